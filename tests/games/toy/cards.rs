//! The one kind of card, its hooks and guards, and how a pack becomes a game.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{CardKind, CardNumber, Library};
use diag::Diagnostic;
use effects::{Facts, Runtime, Scripted, Takes};
use play::Seat;
use schemars::JsonSchema;
use script::{Binder, Param, Parameter, Type};
use serde::Deserialize;

use super::event::{Card, Heard};
use super::state::State;
use super::verbs::Scratch;
use super::{Content, Toy};

content::kinds! {
    /// What the packs hold.
    pub struct Read for "toy" {
        tricks: Trick,
    }
}

/// A trick: a card that is hidden in hand until it is played.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trick {
    /// Card number, from 1.
    pub number: u8,
}

impl CardKind for Trick {
    const KIND: &'static str = "trick";
    const ACTS: bool = true;
    type Hook = Hook;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        vec![CardNumber::new(self.number.into())]
    }
}

play::words! {
    /// The moments at which a card acts: one query, and the events that cards hear.
    Hook {
        /// Points at the end.
        Worth = "worth",
        /// The die shows a face.
        OnRolled = "on_rolled",
        /// Beads came out of the pot.
        OnGained = "on_gained",
        /// Beads went into the pot.
        OnPaid = "on_paid",
        /// Beads went from seat to seat.
        OnStolen = "on_stolen",
        /// The card was played.
        OnPlayed = "on_played",
    }
}

const FACE: Parameter = Parameter { name: "face", doc: "what the die shows", kind: Type::Int };
const BEADS: Parameter = Parameter { name: "beads", doc: "how many", kind: Type::Int };
const RIVAL: Parameter =
    Parameter { name: "rival", doc: "whose beads they were", kind: Seat::TYPE };
const BY: Parameter = Parameter { name: "by", doc: "who did it", kind: Seat::TYPE };

impl Takes for Hook {
    fn takes(self) -> &'static [Parameter] {
        match self {
            Self::Worth | Self::OnPlayed => &[],
            Self::OnRolled => &[FACE, BY],
            Self::OnGained | Self::OnPaid => &[BEADS, BY],
            Self::OnStolen => &[BEADS, RIVAL, BY],
        }
    }
}

play::words! {
    /// Whose events a card hears.
    By {
        /// Its owner's.
        Me = "me",
        /// Those of all other seats.
        Other = "other",
    }
}

/// Guards, checked before a script is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose event it is; its owner's where nothing is said.
    pub by: Option<By>,
}

impl When {
    /// Whether a card of `owner` hears an event. One about a card is heard by that card alone.
    pub fn hears(&self, owner: Seat, own: Card, heard: &Heard) -> bool {
        (heard.seat == owner) == (self.by != Some(By::Other))
            && heard.card.is_none_or(|card| card == own)
    }
}

impl Toy {
    /// The game with the cards of a library.
    pub fn load(library: &Library) -> (Self, Vec<Diagnostic>) {
        let (mut read, mut out) = Read::of(library);
        read.tricks.sort_by_key(|card| card.data.number);
        let mut binder = Binder::<Scratch>::new(library.requires(), &read.effects, library.crew());
        let mut handlers = BTreeMap::new();
        for (card, at) in read.tricks.iter().zip(0..) {
            let bound = effects::bind(&mut binder, card).into_iter();
            handlers.extend(bound.map(|(hook, handler)| ((Card(at), hook), handler)));
        }
        let (scripts, findings) = binder.finish();
        out.extend(findings);
        let runtime = Runtime::new(&scripts);
        let content = Content {
            ids: read.tricks.iter().map(|card| card.id.clone()).collect(),
            infos: read.infos(),
            handlers,
            scripts,
        };
        (Self { content: Arc::new(content), runtime }, out)
    }

    /// What a trick in front of a seat is worth; none if it is worth nothing by itself.
    pub fn worth(&self, state: &State, seat: Seat, card: Card) -> Option<i32> {
        self.handlers.get(&(card, Hook::Worth))?;
        let points = self.number(state, (seat, card, Hook::Worth), &Facts::default());
        i32::try_from(points).ok()
    }
}

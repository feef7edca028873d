//! Why things on the table are not offered: the reasons, and the list that scenes write them to.

use play::{Message, Ref, Say, Seat};

use crate::Rattus;
use crate::choice::Choice;
use crate::numbers::{ClassNo, RegionNo, TokenNo};

/// Why something is not offered. None names the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Why {
    /// The seat has taken a class card in this turn.
    TookAnother,
    /// Class cards are taken in the own turn, before the plague moves.
    TurnOnly,
    /// The seat has placed its cubes in this turn.
    PlacedAlready,
    /// No rat allows a cube there.
    NoRats,
    /// The seat has no cubes in reserve.
    NoReserve,
    /// Cubes are placed before the plague moves.
    PlaceFirst,
    /// The plague stands there.
    PlagueThere,
    /// It is too far from the plague.
    NotNear { region: RegionNo },
    /// There is no room for one more rat.
    Crowded,
    /// The castle: cubes come there from the regions, by a card.
    CastleByCard,
    /// The card was used already.
    UsedAlready,
    /// The card works by itself and is never used.
    WorksByItself,
    /// The card works by itself, and is used in the last round alone.
    LastRoundOnly,
    /// The card is used before the plague moves.
    BeforePlagueOnly,
    /// The card can be used when the plague has ravaged, which it is about to do.
    AfterRavage,
    /// The card acts now: it is answered first.
    ActsNow,
    /// Another card acts now.
    OtherActs { card: ClassNo },
    /// The card belongs to another seat.
    HeldBy { seat: Seat },
    /// The card needs cubes in the regions.
    NeedsCubes,
    /// The card needs cubes in a region without rats.
    NeedsSafeCubes,
    /// The card needs a rat on the board.
    NeedsTokens,
    /// The card needs a rat that can move.
    NeedsMovable,
    /// What the card says itself forbids it now.
    NoUse,
    /// It does not border on the region beside which the card asks for one.
    Apart { region: RegionNo },
    /// So many rats are too many for the card that asks.
    RatsThere { rats: u8 },
    /// No cube of the seat stands there, as it does in each region that the card could take.
    NoneOfYours,
    /// No rat lies there.
    Empty,
    /// There are rats, but none that can move: all neighbours are full.
    Stuck,
    /// A card that asks cannot take this.
    NotFor { card: ClassNo },
}

/// The refusals so far.
pub(crate) struct Refusals<'a> {
    rules: &'a Rattus,
    /// All of them, beside what is offered.
    pub all: play::Refusals<'a, Choice>,
}

impl<'a> Refusals<'a> {
    /// None yet, where these are the offers.
    pub fn new(rules: &'a Rattus, offers: &'a [Choice]) -> Self {
        Self { rules, all: play::Refusals::new(offers) }
    }

    /// Whether a choice is offered.
    pub fn offered(&self, choice: impl Fn(&Choice) -> bool) -> bool {
        self.all.offered(choice)
    }

    /// A class card.
    pub fn card(&mut self, card: ClassNo, choice: &'static str, why: Why) {
        let word = self.rules.spelled("ClassNo", card.0.into());
        self.add(word.as_ref().map(Ref::from), choice, why);
    }

    /// A region.
    pub fn region(&mut self, region: RegionNo, choice: &'static str, why: Why) {
        let word = self.rules.spelled("RegionNo", region.0.into());
        self.add(word.as_ref().map(Ref::from), choice, why);
    }

    /// A token whose face the seat knows. It is written from 1 on.
    pub fn token(&mut self, token: TokenNo, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("token", (token.0 + 1).to_string())), choice, why);
    }

    /// The castle.
    pub fn castle(&mut self, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("term", "castle")), choice, why);
    }

    fn add(&mut self, about: Option<Ref>, choice: &'static str, why: Why) {
        self.all.add(about, choice, || Message::of(self.rules, "refusal", &why));
    }
}

//! Refusals: why things on the table are not offered, and the list that scenes add them to.

use play::{Message, Ref, Say, Seat};

use crate::Rattus;
use crate::choice::Choice;
use crate::numbers::{ClassNo, RegionNo, TokenNo};

/// Why something is not offered. The texts do not name the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Why {
    /// The seat has already taken a class card in this turn.
    TookAnother,
    /// Class cards can only be taken in your own turn, before the plague moves.
    TurnOnly,
    /// The seat has already placed cubes in this turn.
    PlacedAlready,
    /// The region has no rats, so no cube can be placed there.
    NoRats,
    /// The seat has no cubes in its reserve.
    NoReserve,
    /// Cubes must be placed before the plague moves.
    PlaceFirst,
    /// The plague is already there.
    PlagueThere,
    /// The region is too far from the plague.
    NotNear { region: RegionNo },
    /// The region has no room for another rat.
    Crowded,
    /// Cubes are moved to the castle from regions, by a card.
    CastleByCard,
    /// The card has already been used.
    UsedAlready,
    /// The card has a permanent effect and is never used.
    WorksByItself,
    /// The card has a permanent effect and can only be used in the last round.
    LastRoundOnly,
    /// The card can only be used before the plague moves.
    BeforePlagueOnly,
    /// The card can be used after the plague ravages, which happens next.
    AfterRavage,
    /// The card is acting now and must be answered first.
    ActsNow,
    /// Another card is acting now.
    OtherActs { card: ClassNo },
    /// The card belongs to another seat.
    HeldBy { seat: Seat },
    /// The card needs one of your cubes in a region.
    NeedsCubes,
    /// The card needs one of your cubes in a region without rats.
    NeedsSafeCubes,
    /// The card needs a rat on the board.
    NeedsTokens,
    /// The card needs a rat that can move.
    NeedsMovable,
    /// The card's own condition does not allow its use now.
    NoUse,
    /// The region is not a neighbor of the region that the card's question is about.
    Apart { region: RegionNo },
    /// The region has too many rats for the card that asks.
    RatsThere { rats: u8 },
    /// The seat has no cube there, and the card only accepts regions with one.
    NoneOfYours,
    /// The region has no rats.
    Empty,
    /// The region has rats, but none can move, because all neighbors are full.
    Stuck,
    /// The card that asks does not accept this.
    NotFor { card: ClassNo },
}

/// The refusals collected so far.
pub(crate) struct Refusals<'a> {
    rules: &'a Rattus,
    /// The refusals of all things, next to the offers.
    pub all: play::Refusals<'a, Choice>,
}

impl<'a> Refusals<'a> {
    /// No refusals yet; `offers` are the offers of the prompt.
    pub fn new(rules: &'a Rattus, offers: &'a [Choice]) -> Self {
        Self { rules, all: play::Refusals::new(offers) }
    }

    /// Whether a matching choice is offered.
    pub fn offered(&self, choice: impl Fn(&Choice) -> bool) -> bool {
        self.all.offered(choice)
    }

    /// Adds why a class card is not offered.
    pub fn card(&mut self, card: ClassNo, choice: &'static str, why: Why) {
        let word = self.rules.spelled("ClassNo", card.0.into());
        self.add(word.as_ref().map(Ref::from), choice, why);
    }

    /// Adds why a region is not offered.
    pub fn region(&mut self, region: RegionNo, choice: &'static str, why: Why) {
        let word = self.rules.spelled("RegionNo", region.0.into());
        self.add(word.as_ref().map(Ref::from), choice, why);
    }

    /// Adds why a token is not offered whose face the seat knows. Texts count tokens from 1.
    pub fn token(&mut self, token: TokenNo, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("token", (token.0 + 1).to_string())), choice, why);
    }

    /// Adds why the castle is not offered.
    pub fn castle(&mut self, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("term", "castle")), choice, why);
    }

    fn add(&mut self, about: Option<Ref>, choice: &'static str, why: Why) {
        self.all.add(about, choice, || Message::of(self.rules, "refusal", &why));
    }
}

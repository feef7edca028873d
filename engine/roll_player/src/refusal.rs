//! Refusals: why things on the table are not offered, and the list that scenes add them to.

use play::{Message, Ref, Say, Seat};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::monsters::choice::MonsterWhy;
use crate::numbers::{CardNo, Die, Number, Slot, Space};
use crate::words::{Attribute, Direction};

/// Why something is not offered. The texts do not name the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Why {
    /// The market card costs this much more than the seat has.
    TooDear { gold: u16 },
    /// The choice is only possible in the seat's market turn.
    MarketTurnOnly,
    /// It is the market turn of another seat.
    MarketTurnOf { seat: Seat },
    /// The seat has already bought a card in this market turn.
    BoughtAlready,
    /// The seat has used its market turn to discard a card, take gold or hunt.
    MarketTurnSpent,
    /// Cards in the discard pile can only be bought by the effect of a card.
    InDiscardPile,
    /// The discard pile itself cannot be chosen, for the reason of [`Why::InDiscardPile`].
    DiscardPile,
    /// The initiative card was taken by another seat.
    TakenBy { seat: Seat },
    /// No die is on the initiative card.
    Bare,
    /// The seat has taken another initiative card this round.
    TookAnother { number: Number },
    /// Initiative cards are only taken in the seat's turn of the dice phase.
    DicePhaseOnly,
    /// The row has no free space.
    RowFull,
    /// Only a die that was just taken is placed in a row.
    PlacedWhenTaken,
    /// The space already has a die.
    SpaceTaken,
    /// A die is placed by choosing its row, not a space.
    PlacedByRow { row: Attribute },
    /// The space has no die.
    NoDie,
    /// The die is already the first die of the swap.
    SwapsWithAnother,
    /// Another die is being raised or lowered.
    AnotherDie { space: Space },
    /// Dice with lower faces are put down first.
    LowerFirst,
    /// The card is exhausted.
    Exhausted,
    /// The skill is already ready.
    Ready,
    /// The card cannot be used in this window.
    AnotherMoment,
    /// The card can only be used in its owner's turn.
    OwnTurnOnly { seat: Seat },
    /// The marker is at the edge of the grid and cannot follow the arrow.
    MarkerAtEdge { direction: Direction },
    /// The card's own condition does not allow its use now.
    NoUse,
    /// Too many interludes and effects are unfinished for another one to begin.
    TooDeep,
    /// Dice are stored on the card.
    HoldsDice,
    /// The weapon was just bought and must stay.
    JustBought,
    /// The card belongs to another seat.
    Owned { seat: Seat },
    /// The card that asks does not accept this.
    NotFor { card: Slot },
    /// A reason from the expansion Monsters & Minions.
    #[serde(rename = "_monsters")]
    Monsters(MonsterWhy),
}

impl From<MonsterWhy> for Why {
    fn from(why: MonsterWhy) -> Self {
        Self::Monsters(why)
    }
}

/// The refusals collected so far.
pub(crate) struct Refusals<'a> {
    /// The rules and the cards.
    pub rules: &'a RollPlayer,
    /// The refusals of all things, next to the offers.
    pub all: play::Refusals<'a, Choice>,
}

impl<'a> Refusals<'a> {
    /// No refusals yet; `offers` are the offers of the prompt.
    pub fn new(rules: &'a RollPlayer, offers: &'a [Choice]) -> Self {
        Self { rules, all: play::Refusals::new(offers) }
    }

    /// Whether a matching choice is offered.
    pub fn offered(&self, choice: impl Fn(&Choice) -> bool) -> bool {
        self.all.offered(choice)
    }

    /// Adds why a market card is not offered.
    pub fn card(&mut self, card: CardNo, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("CardNo", card.0.into()), choice, why);
    }

    /// Adds why an initiative card is not offered.
    pub fn number(&mut self, number: Number, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("initiative-card", number.0.to_string())), choice, why);
    }

    /// Adds why a row of the sheet is not offered.
    pub fn row(&mut self, row: Attribute, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("attribute", row.word())), choice, why);
    }

    /// Adds why the discard pile is not offered.
    pub fn pile(&mut self, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("term", "discard-pile")), choice, why);
    }

    /// Adds why a space of the sheet is not offered.
    pub fn space(&mut self, space: Space, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("Space", space.0.into()), choice, why);
    }

    /// Adds why a die outside the rows is not offered.
    pub fn die(&mut self, die: Die, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("die", die.to_string())), choice, why);
    }

    /// Adds why anything on the table is not offered.
    pub fn add(&mut self, about: Option<Ref>, choice: &'static str, why: impl Into<Why>) {
        self.all.add(about, choice, || Message::of(self.rules, "refusal", &why.into()));
    }
}

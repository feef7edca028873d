//! Why things on the table are not offered: the reasons, and the list that scenes write them to.

use play::{Message, Ref, Say, Seat};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::monsters::choice::MonsterWhy;
use crate::numbers::{CardNo, Die, Number, Slot, Space};
use crate::words::{Attribute, Direction};

/// Why something is not offered. None names the thing itself.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Why {
    /// The market card costs so much more than the seat has.
    TooDear { gold: u16 },
    /// What is done in the market turn of the seat, in the market phase.
    MarketTurnOnly,
    /// It is the market turn of another seat.
    MarketTurnOf { seat: Seat },
    /// The seat has bought a card in this market turn.
    BoughtAlready,
    /// The seat has discarded a card, taken gold or hunts.
    MarketTurnSpent,
    /// Only a card lets a seat buy what lies on the discard pile.
    InDiscardPile,
    /// The same of the pile itself.
    DiscardPile,
    /// The initiative card was taken by another seat.
    TakenBy { seat: Seat },
    /// No die lies on the initiative card.
    Bare,
    /// The seat has taken another initiative card in this round.
    TookAnother { number: Number },
    /// An initiative card is taken in the dice phase, when it is the turn of the seat.
    DicePhaseOnly,
    /// A row without a free space.
    RowFull,
    /// A die is placed in a row when it was just taken.
    PlacedWhenTaken,
    /// A space with a die.
    SpaceTaken,
    /// A die is placed by its row.
    PlacedByRow { row: Attribute },
    /// A space without a die.
    NoDie,
    /// The first die of a swap.
    SwapsWithAnother,
    /// Another die is being raised or lowered.
    AnotherDie { space: Space },
    /// Dice with lower faces are laid first.
    LowerFirst,
    /// The card is exhausted.
    Exhausted,
    /// The skill is ready anyway.
    Ready,
    /// The card is not for this moment.
    AnotherMoment,
    /// The card is for the own turn.
    OwnTurnOnly { seat: Seat },
    /// The marker cannot move in the direction of the arrow.
    MarkerAtEdge { direction: Direction },
    /// What the card says itself forbids it now.
    NoUse,
    /// So many things lie on one another that no more may begin.
    TooDeep,
    /// Dice are stored on the card.
    HoldsDice,
    /// The weapon that was just bought stays.
    JustBought,
    /// The card is in front of another seat.
    Owned { seat: Seat },
    /// A card that asks cannot take this.
    NotFor { card: Slot },
    /// A reason of Monsters & Minions.
    #[serde(rename = "_monsters")]
    Monsters(MonsterWhy),
}

impl From<MonsterWhy> for Why {
    fn from(why: MonsterWhy) -> Self {
        Self::Monsters(why)
    }
}

/// The refusals so far.
pub(crate) struct Refusals<'a> {
    /// The rules and the cards.
    pub rules: &'a RollPlayer,
    /// All of them, beside what is offered.
    pub all: play::Refusals<'a, Choice>,
}

impl<'a> Refusals<'a> {
    /// None yet, where these are the offers.
    pub fn new(rules: &'a RollPlayer, offers: &'a [Choice]) -> Self {
        Self { rules, all: play::Refusals::new(offers) }
    }

    /// Whether a choice is offered.
    pub fn offered(&self, choice: impl Fn(&Choice) -> bool) -> bool {
        self.all.offered(choice)
    }

    /// A market card.
    pub fn card(&mut self, card: CardNo, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("CardNo", card.0.into()), choice, why);
    }

    /// An initiative card.
    pub fn number(&mut self, number: Number, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("initiative-card", number.0.to_string())), choice, why);
    }

    /// A row of the sheet.
    pub fn row(&mut self, row: Attribute, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("attribute", row.word())), choice, why);
    }

    /// The discard pile.
    pub fn pile(&mut self, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("term", "discard-pile")), choice, why);
    }

    /// A space of the sheet.
    pub fn space(&mut self, space: Space, choice: &'static str, why: impl Into<Why>) {
        self.add(self.rules.thing("Space", space.0.into()), choice, why);
    }

    /// A die that lies beside the sheet.
    pub fn die(&mut self, die: Die, choice: &'static str, why: impl Into<Why>) {
        self.add(Some(Ref::new("die", die.to_string())), choice, why);
    }

    /// Anything on the table.
    pub fn add(&mut self, about: Option<Ref>, choice: &'static str, why: impl Into<Why>) {
        self.all.add(about, choice, || Message::of(self.rules, "refusal", &why.into()));
    }
}

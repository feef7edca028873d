//! Why things on the table are not offered: the reasons, and the list that scenes write them to.

use play::{Message, Ref, Say, Seat};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::state::{CardNo, Die, MinionNo, Number, Slot, Space};
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
    /// Another minion costs so much more than the seat has.
    PassTooDear { gold: u16 },
    /// Nobody can pass the last minion.
    LastMinion,
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
    /// The die was stored in this turn.
    StoredNow,
    /// Cards keep no more dice than these.
    StoreFull { dice: u8 },
    /// More dice stay beside the sheet than it has free spaces.
    StoreLast,
    /// A die is stored when it was just taken.
    StoredWhenTaken,
    /// The sheet has no more free spaces than dice are stored.
    MustUnpack,
    /// A mercenary costs so much more experience than the seat has.
    MercenaryXp { xp: u8 },
    /// A mercenary costs so much more gold than the seat has.
    MercenaryGold { gold: u16 },
    /// A re-roll costs so much more experience than the seat has.
    RerollXp { xp: u8 },
    /// The monster lets no die of this face be re-rolled.
    HeldFace { face: u8 },
    /// The seat has no injury.
    NoInjury,
    /// To discard an injury costs so much more experience than the seat has.
    RecoverXp { xp: u8 },
    /// An attribute action costs so much more experience than the seat has.
    ActionXp { xp: u8 },
    /// No market turn comes any more in which charisma would serve.
    TokensOver,
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
}

/// The refusals so far.
pub(crate) struct Refusals<'a> {
    rules: &'a RollPlayer,
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
    pub fn card(&mut self, card: CardNo, choice: &'static str, why: Why) {
        self.add(self.rules.thing("CardNo", card.0.into()), choice, why);
    }

    /// A minion.
    pub fn minion(&mut self, minion: MinionNo, choice: &'static str, why: Why) {
        self.add(self.rules.thing("MinionNo", minion.0.into()), choice, why);
    }

    /// An initiative card.
    pub fn number(&mut self, number: Number, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("initiative-card", number.0.to_string())), choice, why);
    }

    /// A row of the sheet.
    pub fn row(&mut self, row: Attribute, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("attribute", row.word())), choice, why);
    }

    /// The discard pile.
    pub fn pile(&mut self, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("term", "discard-pile")), choice, why);
    }

    /// A space of the sheet.
    pub fn space(&mut self, space: Space, choice: &'static str, why: Why) {
        self.add(self.rules.thing("Space", space.0.into()), choice, why);
    }

    /// A die that lies beside the sheet.
    pub fn die(&mut self, die: Die, choice: &'static str, why: Why) {
        self.add(Some(Ref::new("die", die.to_string())), choice, why);
    }

    /// What the seat has earned in hunts.
    pub fn earned(&mut self, choice: &'static str, why: Why) {
        self.add(Some(earned()), choice, why);
    }

    /// The combat dice of the seat.
    pub fn combat_dice(&mut self, choice: &'static str, why: Why) {
        self.add(Some(combat_dice()), choice, why);
    }

    fn add(&mut self, about: Option<Ref>, choice: &'static str, why: Why) {
        self.all.add(about, choice, || Message::of(self.rules, "refusal", &why));
    }
}

/// Experience, honour and injuries of a hero, as a thing on its sheet.
pub(crate) fn earned() -> Ref {
    Ref::new("hero", "xp")
}

/// The combat dice of a hero.
pub(crate) fn combat_dice() -> Ref {
    Ref::new("hero", "combat-dice")
}

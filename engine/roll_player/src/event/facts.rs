//! What an event is about.

use play::Seat;

use super::{Event, chapter};
use crate::acting::own_handle;
use crate::state::{CardNo, Die, Number, Space};
use crate::words::Attribute;

/// What an event is about: what guards look at, and what a hook is called with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Whose event it is; none for an event of the table, which is everybody's own.
    pub seat: Option<Seat>,
    /// The card it is about.
    pub card: Option<CardNo>,
    /// The die it is about.
    pub die: Option<Die>,
    /// The row it is about.
    pub row: Option<Attribute>,
    /// Its number, such as that of an initiative card.
    pub number: i16,
    /// What the hook is called with, if it is called with anything.
    pub arg: Option<i16>,
}

impl Facts {
    fn of(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    fn of_card(seat: Seat, card: CardNo) -> Self {
        Self { card: Some(card), arg: Some(card.0.into()), ..Self::of(seat) }
    }

    fn of_die(seat: Seat, die: Die, space: Space) -> Self {
        let (die, row) = (Some(die), Some(space.row()));
        Self { die, row, arg: Some(own_handle(space)), ..Self::of(seat) }
    }

    fn of_row(seat: Seat, row: Attribute) -> Self {
        Self { row: Some(row), arg: Some(row.index() as i16 + 1), ..Self::of(seat) }
    }

    fn of_number(seat: Seat, Number(number): Number) -> Self {
        Self { number: number.into(), arg: Some(number.into()), ..Self::of(seat) }
    }
}

impl Event {
    /// What the event is about.
    // Always inlined, as [`State::absorb`](crate::state::State::absorb) is.
    #[inline(always)]
    pub fn facts(&self) -> Facts {
        match self {
            chapter!(dice) | chapter!(sheet) => self.facts_of_dice(),
            chapter!(cards) | chapter!(tokens) => self.facts_of_goods(),
            chapter!(setup) | chapter!(effect) | chapter!(course) => Facts::default(),
        }
    }

    #[inline(always)]
    fn facts_of_dice(&self) -> Facts {
        match *self {
            Self::Placed { seat, die, space }
            | Self::Turned { seat, space, to: die, .. }
            | Self::Adjusted { seat, space, to: die, .. }
            | Self::Rerolled { seat, space, to: die, .. } => Facts::of_die(seat, die, space),
            Self::RowFilled { seat, row }
            | Self::Acted { seat, row }
            | Self::Declined { seat, row } => Facts::of_row(seat, row),
            Self::Taken { seat, number, .. } => Facts::of_number(seat, number),
            Self::Restored { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Moved { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::Replaced { seat, .. }
            | Self::PoolChanged { seat, .. }
            | Self::DieReturned { seat, .. } => Facts::of(seat),
            Self::Drawn { .. }
            | Self::Rolled { .. }
            | Self::LaidOn { .. }
            | Self::Laid { .. }
            | Self::BagEmpty
            | Self::PoolLifted { .. }
            | Self::EnemyRolled { .. }
            | Self::LeftOver { .. }
            | chapter!(setup)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => Facts::default(),
        }
    }

    #[inline(always)]
    fn facts_of_goods(&self) -> Facts {
        match *self {
            Self::Bought { seat, card, .. }
            | Self::Discarded { seat, card, .. }
            | Self::Dropped { seat, card }
            | Self::SkillUsed { seat, card }
            | Self::SkillCopied { seat, card }
            | Self::Readied { seat, card }
            | Self::Exhausted { seat, card }
            | Self::Recalled { seat, card } => Facts::of_card(seat, card),
            Self::Spared { seat, .. }
            | Self::GoldGained { seat, .. }
            | Self::GoldPaid { seat, .. }
            | Self::CharismaTaken { seat }
            | Self::CharismaReturned { seat, .. }
            | Self::MarkerMoved { seat, .. }
            | Self::MarketEntered { seat }
            | Self::MarketLeft { seat } => Facts::of(seat),
            Self::Thinned { .. }
            | Self::Dealt { .. }
            | Self::Trashed { .. }
            | Self::Swept { .. }
            | Self::Reshuffled
            | Self::CoinsLaid
            | Self::RoundBegan { .. }
            | Self::MarketOpened { .. }
            | Self::Cleaned { .. }
            | Self::FirstPassed { .. }
            | chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(effect)
            | chapter!(course) => Facts::default(),
        }
    }
}

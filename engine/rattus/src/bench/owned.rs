//! What seats gain, for statistics about class cards; also how games end.

use play::{Ref, Seat};

use crate::Rattus;
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::numbers::ClassNo;

impl Rattus {
    /// The card that an offer would give the seat that takes it.
    pub(super) fn brought(&self, choice: &Choice) -> Option<Ref> {
        match choice {
            Choice::Take { card } => self.class_card(*card),
            Choice::Infect(_)
            | Choice::Start(_)
            | Choice::Pick(_)
            | Choice::Draw(_)
            | Choice::Turn(_)
            | Choice::Settle { .. }
            | Choice::Place { .. }
            | Choice::Use { .. }
            | Choice::MovePlague { .. }
            | Choice::Spread { .. }
            | Choice::Count { .. }
            | Choice::Flip { .. }
            | Choice::Pass
            | Choice::PickRegion { .. }
            | Choice::PickToken { .. }
            | Choice::PickNumber { .. }
            | Choice::Accept
            | Choice::Decline => None,
        }
    }

    /// Which seat gained which card by an event.
    pub(super) fn gained_by(&self, event: &Event) -> Option<(Seat, Ref)> {
        match CountedEvent::of(event) {
            CountedEvent::Taken(seat, card) => Some((seat, self.class_card(card)?)),
            CountedEvent::Last(_) | CountedEvent::Other => None,
        }
    }

    pub(super) fn class_card(&self, card: ClassNo) -> Option<Ref> {
        self.spelled("ClassNo", card.0.into()).map(|word| Ref::from(&word))
    }
}

/// Why the last round begins, if an event starts it.
pub(super) fn closing(event: &Event) -> Option<Ref> {
    match CountedEvent::of(event) {
        CountedEvent::Last(Cause::Supply) => Some(Ref::new("words", "cause-supply")),
        CountedEvent::Last(Cause::Placed) => Some(Ref::new("words", "cause-placed")),
        CountedEvent::Taken(..) | CountedEvent::Other => None,
    }
}

/// What is counted about an event.
enum CountedEvent {
    /// A seat took a class card, from the table or from another seat.
    Taken(Seat, ClassNo),
    /// The last round began.
    Last(Cause),
    Other,
}

impl CountedEvent {
    fn of(event: &Event) -> Self {
        match event {
            Event::CardTaken { seat, card } | Event::CardStolen { seat, card, .. } => {
                Self::Taken(*seat, *card)
            }
            Event::LastRound { cause, .. } => Self::Last(*cause),
            Event::PlagueSet { .. }
            | Event::Started { .. }
            | Event::Settled { .. }
            | Event::TurnBegan { .. }
            | Event::Placed { .. }
            | Event::CardUsed { .. }
            | Event::CubesMoved { .. }
            | Event::CubesAdded { .. }
            | Event::TokenMoved { .. }
            | Event::Looked { .. }
            | Event::TokensSwapped { .. }
            | Event::Saved { .. }
            | Event::PlagueMoved { .. }
            | Event::Spread { .. }
            | Event::SupplyEmpty
            | Event::PlagueCounted { .. }
            | Event::Flipped { .. }
            | Event::CubesLost { .. }
            | Event::NobodyHit { .. }
            | Event::FinalRavage
            | Event::Ended
            | Event::Faulted { .. }
            | Event::Stepped { .. }
            | Event::Picked { .. }
            | Event::RingDrawn { .. }
            | Event::Effect(_)
            | Event::Queued { .. }
            | Event::Unqueued => Self::Other,
        }
    }
}

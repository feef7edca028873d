//! What seats gain, for statistics about cards: market cards and the cards that make a hero. Also
//! which events are counted.

use play::{Ref, Seat};

use crate::RollPlayer;
use crate::choice::{Choice, of_expansions};
use crate::event::{Event, chapter};
use crate::expansions;

impl RollPlayer {
    /// The card that an offer would give the seat that takes it.
    pub(super) fn brought(&self, choice: &Choice) -> Option<Ref> {
        match choice {
            Choice::TakeRace { race } => self.thing("RaceNo", race.0.into()),
            Choice::TakeClass { class } => self.thing("ClassNo", class.0.into()),
            Choice::Buy { card, .. } => self.thing("CardNo", card.0.into()),
            Choice::Roll(_)
            | Choice::Draw(_)
            | Choice::Deal(_)
            | Choice::DealBackstory(_)
            | Choice::DealAlignment(_)
            | of_expansions!()
            | Choice::Next { .. }
            | Choice::Lay { .. }
            | Choice::Take { .. }
            | Choice::Place { .. }
            | Choice::Turn { .. }
            | Choice::Swap { .. }
            | Choice::SwapWith { .. }
            | Choice::Adjust { .. }
            | Choice::Raise { .. }
            | Choice::Lower { .. }
            | Choice::Reroll { .. }
            | Choice::Keep { .. }
            | Choice::Restore { .. }
            | Choice::MoveMarker { .. }
            | Choice::TakeToken
            | Choice::Skip
            | Choice::Discard { .. }
            | Choice::TakeGold
            | Choice::LeaveMarket
            | Choice::Drop { .. }
            | Choice::Use { .. }
            | Choice::Pass
            | Choice::Ready { .. }
            | Choice::LeaveExhausted
            | Choice::PickDie { .. }
            | Choice::PickPoolDie { .. }
            | Choice::PickRow { .. }
            | Choice::PickCard { .. }
            | Choice::PickDirection { .. }
            | Choice::PickNumber { .. }
            | Choice::PickColour { .. }
            | Choice::Accept
            | Choice::Decline => None,
        }
    }

    /// Which seat gained which card by an event.
    pub(super) fn gained_by(&self, event: &Event) -> Option<(Seat, Ref)> {
        let (seat, thing) = match event {
            Event::RaceTaken { seat, race, .. } => (seat, self.thing("RaceNo", race.0.into())),
            Event::ClassTaken { seat, class } => (seat, self.thing("ClassNo", class.0.into())),
            Event::BackstoryDealt { seat, backstory } => {
                (seat, self.thing("BackstoryNo", backstory.0.into()))
            }
            Event::AlignmentDealt { seat, alignment } => {
                (seat, self.thing("AlignmentNo", alignment.0.into()))
            }
            Event::Bought { seat, card, .. } => (seat, self.thing("CardNo", card.0.into())),
            Event::StartRolled { .. }
            | Event::StartTied
            | Event::Started { .. }
            | Event::ClassDieDrawn { .. }
            | Event::ClassDieAside { .. }
            | Event::ClassDiceReturned
            | Event::EnemySet
            | Event::StartDrawn { .. }
            | Event::StartDieRolled { .. }
            | Event::StartPlacing { .. } => return None,
            Event::Thinned { .. }
            | Event::Dealt { .. }
            | Event::Trashed { .. }
            | Event::Discarded { .. }
            | Event::Spared { .. }
            | Event::Dropped { .. }
            | Event::Swept { .. }
            | Event::Recalled { .. }
            | Event::Traded { .. }
            | Event::CardGiven { .. }
            | Event::Peeked { .. }
            | Event::Counted { .. }
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled => return None,
            chapter!(expansions) => return self.gained_extra(event),
            chapter!(dice)
            | chapter!(sheet)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => return None,
        };
        Some((*seat, thing?))
    }
}

/// Calls `each` with the word ids under which an event is counted, and the seat.
pub(super) fn counted(event: &Event, mut each: impl FnMut(&'static str, Seat)) {
    match event {
        Event::MarketEntered { seat } => each("count-market-turn", *seat),
        Event::Bought { seat, .. } => each("count-bought", *seat),
        Event::SkillUsed { seat, .. } => each("count-skill", *seat),
        Event::GoldGained { .. }
        | Event::GoldPaid { .. }
        | Event::Handed { .. }
        | Event::CharismaTaken { .. }
        | Event::CharismaReturned { .. }
        | Event::MarkerMoved { .. }
        | Event::CoinsLaid
        | Event::RoundBegan { .. }
        | Event::MarketOpened { .. }
        | Event::MarketLeft { .. }
        | Event::Cleaned { .. }
        | Event::FirstPassed { .. } => {}
        Event::Thinned { .. }
        | Event::Dealt { .. }
        | Event::Trashed { .. }
        | Event::Discarded { .. }
        | Event::Spared { .. }
        | Event::Dropped { .. }
        | Event::Swept { .. }
        | Event::Recalled { .. }
        | Event::Traded { .. }
        | Event::CardGiven { .. }
        | Event::Peeked { .. }
        | Event::Counted { .. }
        | Event::SkillCopied { .. }
        | Event::Readied { .. }
        | Event::Exhausted { .. }
        | Event::Reshuffled => {}
        chapter!(expansions) => expansions::counted(event, each),
        chapter!(setup)
        | chapter!(dice)
        | chapter!(sheet)
        | chapter!(effect)
        | chapter!(course) => {}
    }
}

//! What seats come to own, for whoever counts what it brings: market cards, and what makes a hero.

use play::{Ref, Seat};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::{Event, chapter};

impl RollPlayer {
    /// What an offer brings whoever takes it.
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

    /// Who came to own what.
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
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled => return None,
            chapter!(dice)
            | chapter!(sheet)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => return None,
        };
        Some((*seat, thing?))
    }
}

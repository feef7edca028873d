//! What seats come to own, for whoever counts what it brings: market cards, and what makes a hero;
//! and what is counted besides.

use play::{Ref, Seat};

use crate::RollPlayer;
use crate::choice::{Choice, of_monsters};
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
            | of_monsters!()
            | Choice::Hunt
            | Choice::HireForGold { .. }
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
            | Event::Traded { .. }
            | Event::CardGiven { .. }
            | Event::Peeked { .. }
            | Event::Counted { .. }
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled => return None,
            chapter!(monsters) => return self.won_by(event),
            chapter!(dice)
            | chapter!(sheet)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => return None,
        };
        Some((*seat, thing?))
    }
}

impl RollPlayer {
    /// Trophies, and adventure cards that gave something.
    fn won_by(&self, event: &Event) -> Option<(Seat, Ref)> {
        if let Event::TrophyTaken { seat, minion } = event {
            Some((*seat, self.thing("MinionNo", minion.0.into())?))
        } else if let Event::AdventureGave { seat, adventure, .. } = event {
            Some((*seat, self.thing("AdventureNo", adventure.0.into())?))
        } else {
            None
        }
    }
}

/// Who spent experience, whatever on.
fn spender(event: &Event) -> Option<Seat> {
    if let Event::MercenaryHired { seat, xp: 1.., .. }
    | Event::CombatRerolled { seat, .. }
    | Event::ActionBought { seat, .. }
    | Event::Recovered { seat, .. }
    | Event::XpPaid { seat, .. } = event
    {
        Some(*seat)
    } else {
        None
    }
}

/// As what an event is counted, by the ids of its words, and whose it is.
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
        chapter!(monsters) => {
            counted_of_monsters(event, &mut each);
            if let Some(seat) = spender(event) {
                each("count-xp-spent", seat);
            }
        }
        chapter!(setup)
        | chapter!(dice)
        | chapter!(sheet)
        | chapter!(effect)
        | chapter!(course) => {}
    }
}

fn counted_of_monsters(event: &Event, each: &mut impl FnMut(&'static str, Seat)) {
    match event {
        Event::Hunted { seat, .. } => each("count-hunt", *seat),
        Event::MercenaryHired { seat, .. } => each("count-mercenary", *seat),
        Event::CombatRerolled { seat, .. } => each("count-reroll", *seat),
        Event::ActionBought { seat, .. } => each("count-xp-action", *seat),
        Event::TrophyTaken { seat, .. } => each("count-trophy", *seat),
        Event::Slain { seat, .. } => each("count-slain", *seat),
        Event::MonsterRevealed { .. }
        | Event::MinionTurned { .. }
        | Event::MinionPassed { .. }
        | Event::MinionReturned { .. }
        | Event::CombatRolled { .. }
        | Event::HuntEnded { .. }
        | Event::CombatEnded { .. } => {}
        Event::Stored { .. }
        | Event::Unpacked { .. }
        | Event::XpGained { .. }
        | Event::XpPaid { .. }
        | Event::Recovered { .. }
        | Event::Injured { .. }
        | Event::Healed { .. }
        | Event::Honoured { .. }
        | Event::TokenTaken { .. }
        | Event::Looked { .. } => {}
        Event::FinaleBegan { .. }
        | Event::GoalsCounted { .. }
        | Event::CombatDiceTaken { .. }
        | Event::AdventureTurned { .. }
        | Event::AdventureGave { .. }
        | Event::AdventureRefused { .. }
        | Event::RerollForced { .. }
        | Event::Attacked { .. }
        | Event::Withstood { .. } => {}
        chapter!(setup)
        | chapter!(dice)
        | chapter!(sheet)
        | chapter!(cards)
        | chapter!(tokens)
        | chapter!(effect)
        | chapter!(course) => {}
    }
}

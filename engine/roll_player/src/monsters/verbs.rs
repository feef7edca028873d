//! Verbs for experience, honor, injuries and minions.

use script::Reply;

use super::event::MonsterEvent;
use super::state::{MOST_TOKENS, MOST_XP};
use crate::acting::Scratch;
use crate::numbers::MinionNo;
use crate::state::Question;

impl Scratch {
    /// Gives the owner experience.
    pub(crate) fn gain_xp(&mut self, xp: u8) -> Result<(), Reply> {
        let hero = self.draft.state().hero(self.seat);
        self.within(hero.xp(), xp, MOST_XP, "experience")?;
        if xp > 0 {
            self.tell(MonsterEvent::XpGained { seat: self.seat, xp, card: Some(self.card) });
        }
        Ok(())
    }

    /// Lets the owner pay experience, if there is enough.
    pub(crate) fn pay_xp(&mut self, xp: u8) -> Reply {
        let enough = self.draft.state().hero(self.seat).xp() >= xp;
        if enough && xp > 0 {
            self.tell(MonsterEvent::XpPaid { seat: self.seat, xp, card: self.card });
        }
        enough.into()
    }

    /// Gives the owner honor.
    pub(crate) fn gain_honour(&mut self, honour: u8) -> Result<(), Reply> {
        let hero = self.draft.state().hero(self.seat);
        self.within(hero.honour(), honour, MOST_TOKENS, "honour")?;
        if honour > 0 {
            self.tell(MonsterEvent::Honoured { seat: self.seat, honour, card: Some(self.card) });
        }
        Ok(())
    }

    /// Gives the owner injuries.
    pub(crate) fn injure(&mut self, injuries: u8) -> Result<(), Reply> {
        let hero = self.draft.state().hero(self.seat);
        self.within(hero.injuries(), injuries, MOST_TOKENS, "injuries")?;
        if injuries > 0 {
            self.tell(MonsterEvent::Injured { seat: self.seat, injuries, card: Some(self.card) });
        }
        Ok(())
    }

    /// Puts the current minion under its deck. Chance decides the next one if it is not known.
    pub(crate) fn pass_minion(&mut self) -> Reply {
        let state = self.draft.state();
        let hunts = state.hunter().is_some();
        let Some(monsters) = state.monsters().filter(|monsters| monsters.deck() > 0 && !hunts)
        else {
            return Reply::Bool(false);
        };
        let Some(minion) = monsters.top() else { return Reply::Bool(false) };
        self.tell(MonsterEvent::MinionPassed { seat: self.seat, minion, gold: 0 });
        if !self.draft.state().unseen_minions().is_empty() {
            return self.draft.ask(Question::Minion);
        }
        let next = self.draft.state().monsters().and_then(|it| it.under().first().copied());
        if let Some(minion) = next {
            self.tell(MonsterEvent::MinionTurned { minion });
        }
        Reply::Bool(true)
    }

    /// Reveals the minion that chance decided.
    pub(crate) fn minion(&mut self, minion: i16) -> Reply {
        let Ok(minion) = u8::try_from(minion) else { return Reply::Nil };
        self.tell(MonsterEvent::MinionTurned { minion: MinionNo(minion) });
        Reply::Bool(true)
    }

    /// Heals up to this many injuries of the owner.
    pub(crate) fn heal(&mut self, injuries: u8) -> Reply {
        let injuries = injuries.min(self.draft.state().hero(self.seat).injuries());
        if injuries > 0 {
            self.tell(MonsterEvent::Healed { seat: self.seat, injuries, card: self.card });
        }
        injuries.into()
    }

    /// Checks that hunts are played and that the new amount is within the maximum.
    fn within(&self, there: u8, more: u8, most: u8, things: &str) -> Result<(), Reply> {
        if self.draft.state().monsters().is_none() {
            return Err(Reply::Wrong(format!("a game without minions has no {things}")));
        }
        if u16::from(there) + u16::from(more) > most.into() {
            return Err(Reply::Wrong(format!("a seat can have at most {most} {things}")));
        }
        Ok(())
    }
}

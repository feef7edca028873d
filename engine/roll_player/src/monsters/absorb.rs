//! How the events of Monsters & Minions change a state.

use play::Seat;

use super::event::MonsterEvent;
use super::state::{FACES, Hero, Monsters, STORED};
use crate::numbers::{AdventureNo, Die, MinionNo};
use crate::state::State;
use crate::words::AdventureKind;

impl State {
    /// Applies an event of the expansion.
    // Never inlined: the base game has no such event.
    #[inline(never)]
    pub(crate) fn absorb_monsters(&mut self, event: &MonsterEvent) {
        use MonsterEvent::*;
        match *event {
            MonsterRevealed { monster } => self.change(|it| it.monster = Some(monster)),
            MinionTurned { minion } => self.change(|it| it.turn_up(minion)),
            MinionPassed { seat, minion, gold } => {
                self.pay(seat, gold);
                self.change(|it| it.put_under(minion));
            }
            MinionReturned { minion } => self.change(|it| it.put_under(minion)),
            TrophyTaken { seat, minion } => self.change(|it| it.slay(seat, minion)),
            AdventureTurned { kind, adventure } => self.change(|it| it.open(kind, adventure)),
            Looked { seat, kind, adventure } => self.change(|it| it.look(seat, kind, adventure)),
            Stored { seat, die } => self.store_from_tray(seat, die),
            Unpacked { seat, die } => self.unpack_into_tray(seat, die),
            MercenaryHired { seat, xp, gold, charisma } => {
                self.pay(seat, gold);
                self.pay_charisma(seat, charisma);
                self.change_hero(seat, |hero| hero.hire(xp));
            }
            Hunted { seat, dice, .. } => self.change_hero(seat, |hero| hero.dice = dice),
            CombatDiceTaken { seat, dice } => self.change_hero(seat, |hero| hero.dice += dice),
            CombatRolled { seat, face } => self.change_hero(seat, |hero| hero.roll(face)),
            CombatRerolled { seat, from, to, xp } => {
                self.change_hero(seat, |hero| hero.reroll(from, to, xp));
            }
            RerollForced { seat, face, dice } => {
                self.change_hero(seat, |hero| hero.take_up(face, dice));
            }
            CombatEnded { seat } => self.change_hero(seat, Hero::end_combat),
            TokenTaken { seat, kind } => self.change_hero(seat, |hero| hero.take_token(kind)),
            XpGained { seat, xp, .. } => self.change_hero(seat, |hero| hero.xp += xp),
            XpPaid { seat, xp, .. } | ActionBought { seat, xp, .. } => {
                self.change_hero(seat, |hero| hero.pay(xp));
            }
            Injured { seat, injuries, .. } => self.change_hero(seat, |it| it.injuries += injuries),
            Healed { seat, injuries, .. } => self.change_hero(seat, |hero| hero.heal(injuries)),
            Recovered { seat, xp } => self.change_hero(seat, |hero| hero.recover(xp)),
            Honoured { seat, honour, .. } => self.change_hero(seat, |hero| hero.honour += honour),
            GoalsCounted { seat, goals } => self.change_hero(seat, |it| it.count_goals(goals)),
            AdventureGave { seat, dice, xp, .. } => self.change_hero(seat, |it| it.gain(dice, xp)),
            Attacked { seat, attack, .. } => self.change_hero(seat, |it| it.attack = Some(attack)),
            HuntEnded { .. } | FinaleBegan { .. } | AdventureRefused { .. } => {}
            Slain { .. } | Withstood { .. } => {}
        }
    }

    /// Moves a die from the tray to the stored dice of a seat.
    fn store_from_tray(&mut self, seat: Seat, die: Die) {
        self.take_from_tray(die);
        self.change_hero(seat, |hero| hero.store(die));
    }

    /// Moves a stored die to the tray.
    fn unpack_into_tray(&mut self, seat: Seat, die: Die) {
        self.change_hero(seat, |hero| hero.unpack(die));
        self.add_to_tray(die);
    }

    fn change(&mut self, change: impl FnOnce(&mut Monsters)) {
        if let Some(monsters) = self.monsters_mut() {
            change(monsters);
        }
    }

    fn change_hero(&mut self, seat: Seat, change: impl FnOnce(&mut Hero)) {
        self.change(|monsters| change(&mut monsters.heroes[seat.at()]));
    }
}

impl Monsters {
    fn turn_up(&mut self, minion: MinionNo) {
        for group in &mut self.unseen {
            group.remove(minion.0);
        }
        if self.under.first() == Some(&minion) {
            self.under.remove(0);
        }
        self.top = Some(minion);
    }

    fn put_under(&mut self, minion: MinionNo) {
        self.top = None;
        let fits = self.under.add(minion);
        debug_assert!(fits, "there is room for all minions");
    }

    /// Makes the current minion a trophy of a seat.
    fn slay(&mut self, seat: Seat, minion: MinionNo) {
        self.top = None;
        self.heroes[seat.at()].trophies.add(minion.0);
    }

    /// Turns an adventure card face up.
    fn open(&mut self, kind: AdventureKind, adventure: AdventureNo) {
        let hidden = &mut self.adventure[kind.index()];
        (hidden.card, hidden.open) = (Some(adventure), true);
    }

    /// Records that a seat looked at an adventure card. An eye that may not know the card passes
    /// `None`.
    fn look(&mut self, seat: Seat, kind: AdventureKind, adventure: Option<AdventureNo>) {
        let hidden = &mut self.adventure[kind.index()];
        hidden.card = adventure.or(hidden.card);
        hidden.seen |= 1 << seat.0;
    }
}

impl Hero {
    fn pay(&mut self, xp: u8) {
        debug_assert!(self.xp >= xp, "{} experience is left, not {xp}", self.xp);
        self.xp = self.xp.saturating_sub(xp);
    }

    /// Adds a combat die for a mercenary.
    fn hire(&mut self, xp: u8) {
        self.pay(xp);
        self.dice += 1;
    }

    /// Re-rolls a combat die for experience.
    fn reroll(&mut self, from: u8, to: u8, xp: u8) {
        self.pay(xp);
        self.take_up(from, 1);
        self.roll(to);
    }

    fn end_combat(&mut self) {
        (self.dice, self.rolled) = (0, [0; FACES]);
    }

    fn take_token(&mut self, kind: AdventureKind) {
        self.tokens |= 1 << kind.index();
    }

    fn gain(&mut self, dice: u8, xp: u8) {
        self.dice += dice;
        self.xp += xp;
    }

    /// Discards an injury for experience.
    fn recover(&mut self, xp: u8) {
        self.pay(xp);
        self.heal(1);
    }

    /// Equal dice are kept next to each other, so that equal heroes have equal bytes.
    fn store(&mut self, die: Die) {
        let free = self.stored.iter_mut().find(|laid| laid.is_none());
        debug_assert!(free.is_some(), "no more than {STORED} dice are stored");
        if let Some(free) = free {
            *free = Some(die).into();
        }
        self.sort_stored();
    }

    fn unpack(&mut self, die: Die) {
        let wanted = Some(die).into();
        let there = self.stored.iter_mut().find(|laid| **laid == wanted);
        debug_assert!(there.is_some(), "{die} is not stored");
        if let Some(there) = there {
            *there = None.into();
        }
        self.sort_stored();
    }

    fn heal(&mut self, injuries: u8) {
        debug_assert!(self.injuries >= injuries, "{} injuries, not {injuries}", self.injuries);
        self.injuries = self.injuries.saturating_sub(injuries);
    }

    /// Gives one of the dice not yet rolled a face.
    fn roll(&mut self, face: u8) {
        debug_assert!(self.dice > 0, "a die waits for its roll");
        self.dice = self.dice.saturating_sub(1);
        self.rolled[usize::from(face) - 1] += 1;
    }

    /// Takes up dice that show a face, to be rolled again.
    fn take_up(&mut self, face: u8, dice: u8) {
        let shown = &mut self.rolled[usize::from(face) - 1];
        debug_assert!(*shown >= dice, "{shown} dice show {face}, not {dice}");
        *shown = shown.saturating_sub(dice);
        self.dice += dice;
    }
}

//! What the events of Monsters & Minions do to a state.

use play::Seat;

use super::state::{FACES, Hero, Monsters, STORED};
use crate::event::{Event, chapter};
use crate::state::{AdventureNo, Die, MinionNo, State};
use crate::words::AdventureKind;

impl State {
    /// Carries out an event of a hunt.
    // Never inlined, nor are the two below: in the base game none is told.
    #[inline(never)]
    pub(crate) fn absorb_hunt(&mut self, event: &Event) {
        match *event {
            Event::MonsterRevealed { monster } => self.change(|it| it.monster = Some(monster)),
            Event::MinionTurned { minion } => self.change(|it| it.turn_up(minion)),
            Event::MinionPassed { seat, minion, gold } => {
                self.pay(seat, gold);
                self.change(|it| it.put_under(minion));
            }
            Event::MinionReturned { minion } => self.change(|it| it.put_under(minion)),
            Event::Hunted { seat, dice, .. } => self.change_hero(seat, |hero| hero.dice = dice),
            Event::MercenaryHired { seat, xp, gold, charisma } => {
                self.pay(seat, gold);
                self.pay_charisma(seat, charisma);
                self.change_hero(seat, |hero| {
                    hero.pay(xp);
                    hero.dice += 1;
                });
            }
            Event::CombatRolled { seat, face } => self.change_hero(seat, |hero| hero.roll(face)),
            Event::CombatRerolled { seat, from, to, xp } => self.change_hero(seat, |hero| {
                hero.pay(xp);
                hero.take_up(from, 1);
                hero.roll(to);
            }),
            Event::CombatEnded { seat } => self.change_hero(seat, |hero| {
                (hero.dice, hero.rolled) = (0, [0; FACES]);
            }),
            Event::TrophyTaken { seat, minion } => {
                self.change(|it| it.top = None);
                self.change_hero(seat, |hero| hero.trophies.add(minion.0));
            }
            Event::HuntEnded { .. } => {}
            chapter!(hero)
            | chapter!(finale)
            | chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => {}
        }
    }

    /// Carries out an event of what a hero earns, spends and knows.
    #[inline(never)]
    pub(crate) fn absorb_hero(&mut self, event: &Event) {
        match *event {
            Event::TokenTaken { seat, kind } => {
                self.change_hero(seat, |hero| hero.tokens |= 1 << kind.index());
            }
            Event::Looked { seat, kind, adventure } => {
                self.change(|it| it.look(seat, kind, adventure));
            }
            Event::Stored { seat, die } => {
                self.take_from_tray(die);
                self.change_hero(seat, |hero| hero.store(die));
            }
            Event::Unpacked { seat, die } => {
                self.change_hero(seat, |hero| hero.unpack(die));
                self.add_to_tray(die);
            }
            Event::XpGained { seat, xp, .. } => self.change_hero(seat, |hero| hero.xp += xp),
            Event::XpPaid { seat, xp, .. } | Event::ActionBought { seat, xp, .. } => {
                self.change_hero(seat, |hero| hero.pay(xp));
            }
            Event::Injured { seat, injuries, .. } => {
                self.change_hero(seat, |hero| hero.injuries += injuries);
            }
            Event::Healed { seat, injuries, .. } => {
                self.change_hero(seat, |hero| hero.heal(injuries));
            }
            Event::Recovered { seat, xp } => self.change_hero(seat, |hero| {
                hero.pay(xp);
                hero.heal(1);
            }),
            Event::Honoured { seat, honour, .. } => {
                self.change_hero(seat, |hero| hero.honour += honour);
            }
            chapter!(hunt)
            | chapter!(finale)
            | chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => {}
        }
    }

    /// Carries out an event of the finale.
    #[inline(never)]
    pub(crate) fn absorb_finale(&mut self, event: &Event) {
        match *event {
            Event::CombatDiceTaken { seat, dice } => {
                self.change_hero(seat, |hero| hero.dice += dice);
            }
            Event::RerollForced { seat, face, dice } => {
                self.change_hero(seat, |hero| hero.take_up(face, dice));
            }
            Event::AdventureTurned { kind, adventure } => self.change(|it| {
                let hidden = &mut it.adventure[kind.index()];
                (hidden.card, hidden.open) = (Some(adventure), true);
            }),
            Event::GoalsCounted { seat, goals } => {
                self.change_hero(seat, |hero| hero.count_goals(goals));
            }
            Event::AdventureGave { seat, dice, xp, .. } => self.change_hero(seat, |hero| {
                hero.dice += dice;
                hero.xp += xp;
            }),
            Event::Attacked { seat, attack, .. } => {
                self.change_hero(seat, |hero| hero.attack = Some(attack));
            }
            Event::FinaleBegan { .. }
            | Event::AdventureRefused { .. }
            | Event::Slain { .. }
            | Event::Withstood { .. } => {}
            chapter!(hunt)
            | chapter!(hero)
            | chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => {}
        }
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

    /// An eye that may not know the card learns only who looked.
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

    /// Equal dice lie behind one another, so that equal heroes are equal bytes.
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

    /// A die that waited shows a face.
    fn roll(&mut self, face: u8) {
        debug_assert!(self.dice > 0, "a die waits for its roll");
        self.dice = self.dice.saturating_sub(1);
        self.rolled[usize::from(face) - 1] += 1;
    }

    /// Dice that show a face wait for another roll.
    fn take_up(&mut self, face: u8, dice: u8) {
        let shown = &mut self.rolled[usize::from(face) - 1];
        debug_assert!(*shown >= dice, "{shown} dice show {face}, not {dice}");
        *shown = shown.saturating_sub(dice);
        self.dice += dice;
    }
}

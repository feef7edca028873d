//! Events of dice: in the bag, on initiative cards, on sheets.

use std::mem;

use super::super::{State, Step, TRAY};
use super::take_one;
use crate::event::{Event, chapter};
use crate::numbers::{Die, NUMBERS};
use crate::phase::{dice, roll};
use crate::words::Colour;

impl State {
    #[inline(always)]
    pub(super) fn absorb_dice(&mut self, event: &Event) {
        match *event {
            Event::Drawn { colour } => self.draw(colour),
            Event::Rolled { die } => self.roll(die),
            Event::LaidOn { number, die } => {
                self.take_from_tray(die);
                self.pool[number.at()] = Some(die).into();
            }
            Event::Taken { seat, number, die } => {
                self.pool[number.at()] = None.into();
                self.taken[number.at()] = Some(seat).into();
                self.add_to_tray(die);
                self.coins &= !(1 << number.at());
                if let Step::Dice(dice::Step::Pick { nth }) = self.step {
                    self.step = dice::Step::Place { nth }.into();
                }
            }
            Event::Placed { seat, die, space } => {
                self.take_from_tray(die);
                self.set(seat, space, Some(die));
            }
            Event::DieReturned { die, .. } => {
                self.take_from_tray(die);
                self.bag[die.colour.index()] += 1;
            }
            Event::LeftOver { die } => {
                let at = self.pool.iter().position(|laid| laid.die() == Some(die));
                if let Some(at) = at {
                    self.pool[at] = None.into();
                    self.bag[die.colour.index()] += 1;
                }
            }
            Event::PoolChanged { number, to, .. } => self.pool[number.at()] = Some(to).into(),
            Event::PoolLifted { .. } => self.lift_pool(),
            Event::Laid { .. }
            | Event::BagEmpty
            | Event::EnemyRolled { .. }
            | Event::EnemiesEqual { .. } => {}
            chapter!(setup)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }

    fn draw(&mut self, colour: Colour) {
        self.bag_to_aside(colour);
        if let Step::Roll(roll::Step::Draw { left }) = self.step {
            self.step = roll::Step::Roll { left, colour }.into();
        }
    }

    fn roll(&mut self, die: Die) {
        self.aside_to_tray(die);
        if let Step::Roll(roll::Step::Roll { mut left, .. }) = self.step {
            take_one(&mut left);
            self.step = roll::Step::Draw { left }.into();
        }
    }

    /// Moves a die from the bag to the dice that are drawn but not yet rolled.
    pub(super) fn bag_to_aside(&mut self, colour: Colour) {
        let at = colour.index();
        take_one(&mut self.bag[at]);
        self.aside[at] += 1;
    }

    /// Moves a drawn die to the tray, now that it is rolled.
    pub(super) fn aside_to_tray(&mut self, die: Die) {
        take_one(&mut self.aside[die.colour.index()]);
        self.add_to_tray(die);
    }

    fn lift_pool(&mut self) {
        for at in 0..NUMBERS {
            if let Some(die) = mem::take(&mut self.pool[at]).die() {
                self.add_to_tray(die);
            }
        }
    }

    pub(crate) fn add_to_tray(&mut self, die: Die) {
        let fits = self.tray.add(die);
        debug_assert!(fits, "more than {TRAY} dice in the tray");
    }

    pub(crate) fn take_from_tray(&mut self, die: Die) {
        let there = self.tray.take(die);
        debug_assert!(there, "{die} is not in the tray");
    }
}

//! Events of set-up.

use super::super::{State, Step};
use super::take_one;
use crate::event::{Event, chapter};
use crate::numbers::{COLOURS, Cell, Die, SEATS};
use crate::phase::setup::dice;
use crate::words::Colour;

impl State {
    #[inline(always)]
    pub(super) fn absorb_setup(&mut self, event: &Event) {
        match *event {
            Event::StartRolled { seat, face } => self.rolls[seat.at()] = face,
            Event::StartTied => self.tie(),
            Event::Started { seat } => {
                self.first = seat;
                self.rolls = [0; SEATS];
            }
            Event::RaceTaken { seat, race, gold } => {
                self.gain(seat, gold);
                let sheet = self.sheet_mut(seat);
                sheet.race = Some(race);
                sheet.marker = Cell(4);
            }
            Event::ClassDieDrawn { colour, .. } => self.bag_to_aside(colour),
            Event::ClassTaken { seat, class } => self.sheet_mut(seat).class = Some(class),
            Event::ClassDiceReturned => {
                for colour in 0..COLOURS {
                    self.bag[colour] += self.aside[colour];
                    self.aside[colour] = 0;
                }
            }
            Event::BackstoryDealt { seat, backstory } => {
                self.sheet_mut(seat).backstory = Some(backstory);
            }
            Event::AlignmentDealt { seat, alignment } => {
                self.sheet_mut(seat).alignment = Some(alignment);
            }
            Event::EnemySet => {
                self.bag_to_aside(Colour::Gold);
                self.enemy = true;
            }
            Event::StartDrawn { colour, .. } => self.draw_start_die(colour),
            Event::StartDieRolled { die, .. } => self.roll_start_die(die),
            Event::ClassDieAside { .. } | Event::StartPlacing { .. } => {}
            chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }
    /// Only the seats with the highest face roll again. A 7 keeps the others out.
    fn tie(&mut self) {
        let seats = usize::from(self.seats);
        let rolls = &mut self.rolls[..seats];
        let best = rolls.iter().copied().filter(|face| *face <= 6).max();
        for face in rolls {
            *face = if Some(*face) == best { 0 } else { 7 };
        }
    }

    fn draw_start_die(&mut self, colour: Colour) {
        self.bag_to_aside(colour);
        if let Step::StartingDice(dice::Step::Draw { nth, left }) = self.step {
            self.step = dice::Step::Roll { nth, left, colour }.into();
        }
    }

    fn roll_start_die(&mut self, die: Die) {
        self.aside_to_tray(die);
        if let Step::StartingDice(dice::Step::Roll { nth, mut left, .. }) = self.step {
            take_one(&mut left);
            self.step = dice::Step::Draw { nth, left }.into();
        }
    }
}

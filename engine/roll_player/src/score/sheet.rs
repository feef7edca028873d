//! The score sheet of a seat.
//!
//! Rules: `scoring-goals`, `scoring-color`, `weapons-bonus`, `races-bonus`, `armor-sets`.

use play::{Message, Say, Seat, Tally};

use crate::RollPlayer;
use crate::cards::Hook;
use crate::cards::class::{Aim, GoalStars};
use crate::event::about;
use crate::numbers::{AlignmentNo, BackstoryNo, CardNo, ClassNo, MonsterNo, SetNo, Slot};
use crate::state::{Sheet, State};
use crate::words::{Attribute, Colour};

/// The reason for stars on a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Reason {
    /// The class goal of an attribute.
    Goal { row: Attribute, total: i32, aim: Aim, least: u8, most: u8, met: Met },
    /// Dice of the class color.
    ClassDice { dice: u8, colour: Colour },
    /// The cell of the alignment marker.
    Alignment { alignment: AlignmentNo },
    /// Dice that match the backstory.
    Backstory { backstory: BackstoryNo, dice: u8 },
    /// A set of armor.
    Set { set: SetNo, cards: u8, own_colour: bool },
    /// The condition of a market card, or of the race, backstory, alignment or set.
    Card { card: Slot },
    /// The class power.
    Power { class: ClassNo },
    /// The monster, slain in the finale.
    Monster { monster: MonsterNo, attack: i16 },
    /// Solo: gold at the end.
    Gold { gold: u16 },
}

/// Whether a goal is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Met {
    /// With the present dice.
    Yes,
    /// Not with the present dice, but dice on the free spaces of the row can reach it.
    NotYet,
    /// Dice on the free spaces cannot reach it, or no space is free.
    No,
}

/// A line of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScoreLine {
    /// The reason for the stars.
    pub reason: Reason,
    /// Number of stars; may be negative.
    pub stars: i32,
}

impl RollPlayer {
    /// The total of an attribute when goals are scored: faces, race, weapons and other cards.
    pub(crate) fn total(&self, state: &State, seat: Seat, row: Attribute) -> i32 {
        let bonus = self.sum_queries(state, seat, Hook::GOAL_BONUS, &effects::facts_of!(Row(row)));
        self.cards.total(state.sheet(seat), row) + bonus as i32
    }

    /// Number of dice of the class color on a sheet.
    pub(crate) fn class_dice(&self, sheet: &Sheet) -> u8 {
        self.cards.colour_of(sheet).map_or(0, |colour| sheet.count(colour))
    }

    /// The score sheet of a seat, line by line. [`Self::stars`] is its sum.
    pub(crate) fn score_lines(&self, state: &State, seat: Seat) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        self.each_line(state, seat, &mut |reason, stars| lines.push(ScoreLine { reason, stars }));
        lines
    }

    /// All stars of a seat: the sum of its score lines.
    pub(crate) fn stars(&self, state: &State, seat: Seat) -> i32 {
        let mut sum = 0;
        self.each_line(state, seat, &mut |_, stars| sum += stars);
        sum
    }

    pub(super) fn each_line(&self, state: &State, seat: Seat, line: &mut dyn FnMut(Reason, i32)) {
        let sheet = state.sheet(seat);
        if let Some(class) = sheet.class() {
            for (row, GoalStars { goal, stars }) in
                Attribute::ALL.iter().zip(self.cards.class(class).goals)
            {
                let total = self.total(state, seat, *row);
                let (aim, least, most) = (goal.aim(), goal.least, goal.most);
                let (met, stars) = match goal.met(total) {
                    true => (Met::Yes, i32::from(stars)),
                    false if self.goal_is_open(state, seat, *row, (goal, total)) => {
                        (Met::NotYet, 0)
                    }
                    false => (Met::No, 0),
                };
                line(Reason::Goal { row: *row, total, aim, least, most, met }, stars);
            }
        }
        if let Some(colour) = self.cards.colour_of(sheet) {
            let dice = self.class_dice(sheet);
            line(Reason::ClassDice { dice, colour }, i32::from(dice));
        }
        if let Some(alignment) = sheet.alignment() {
            line(Reason::Alignment { alignment }, self.cards.alignment_stars(sheet));
        }
        if let Some(backstory) = sheet.backstory() {
            let dice = self.cards.backstory_matches(sheet);
            let stars = self.cards.edition(state.edition()).backstory_stars[usize::from(dice)];
            line(Reason::Backstory { backstory, dice }, i32::from(stars));
        }
        self.armor_lines(state, seat, line);
        self.card_lines(state, seat, line);
        self.each_extra_line(state, seat, line);
        if state.solo() {
            let stars = self.gold_stars(state, sheet.gold());
            line(Reason::Gold { gold: sheet.gold() }, stars.into());
        }
    }

    /// The stars for an amount of gold at the end; only a solo game gives any.
    pub(crate) fn gold_stars(&self, state: &State, gold: u16) -> u16 {
        let each = self.cards.edition(state.edition()).solo_gold_per_star.max(1);
        if state.solo() { gold / u16::from(each) } else { 0 }
    }

    fn armor_lines(&self, state: &State, seat: Seat, line: &mut dyn FnMut(Reason, i32)) {
        let sheet = state.sheet(seat);
        for (set, at) in self.cards.sets.iter().zip(0..) {
            let cards = self.count_of_set(sheet, set);
            if cards == 0 {
                continue;
            }
            let own_colour = set.suits(self.cards.colour_of(sheet));
            let stars = i32::from(set.stars_for(cards)) + i32::from(own_colour);
            line(Reason::Set { set: SetNo(at), cards, own_colour }, stars);
        }
    }

    fn card_lines(&self, state: &State, seat: Seat, line: &mut dyn FnMut(Reason, i32)) {
        let having = self.cards.having(Hook::SCORE);
        let (cards, class) = having.of(state.sheet(seat));
        for card in cards.iter().map(CardNo) {
            let stars = self.stars_of(state, seat, card);
            line(Reason::Card { card: card.into() }, stars as i32);
        }
        if let Some(class) = class {
            let stars = self.stars_of(state, seat, class);
            line(Reason::Power { class }, stars as i32);
        }
        if let Some(rest) = &having.rest {
            for card in rest.of(state.sheet(seat)) {
                line(Reason::Card { card }, self.stars_of(state, seat, card) as i32);
            }
        }
    }

    /// The score sheet as messages.
    pub(crate) fn tally_lines(&self, state: &State, seat: Seat) -> Vec<Tally> {
        let lines = self.score_lines(state, seat).into_iter();
        let tally = lines.map(|ScoreLine { reason, stars }| Tally {
            reason: Message::of(self, "score", &reason),
            points: stars,
        });
        tally.collect()
    }
}

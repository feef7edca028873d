//! How rulings write dice and cards.

use play::Seat;
use play::ruling::{FieldError, Subject, value};

use crate::RollPlayer;
use crate::numbers::{CardNo, Die};
use crate::score::Reason;
use crate::state::State;
use crate::words::{Attribute, Colour, Stock};

/// Parts of the score sheet that can have several lines.
const PARTS: [&str; 8] =
    ["goals", "class-dice", "alignment", "backstory", "armor", "cards", "monster", "gold"];

/// Parses a die, such as `red:5`.
pub(crate) fn die(text: &str) -> Result<Die, FieldError> {
    let Some((colour, face)) = text.split_once(':') else {
        return Err(FieldError::unfit(text, "a die such as red:5"));
    };
    let colour = value::word::<Colour>(colour)?;
    Ok(Die { colour, face: value::whole(face, colour.faces())? })
}

/// Parses a list of dice.
pub(super) fn dice_in(text: &str) -> Result<Vec<Die>, FieldError> {
    value::items(text).map(die).collect()
}

impl RollPlayer {
    /// The market card with this id.
    pub(super) fn card(&self, id: &str) -> Result<CardNo, FieldError> {
        let ids = self.cards.market.iter().map(|card| card.id.as_str());
        value::named(id, ids).map(|at| CardNo(at as u8))
    }

    /// The market cards with these ids.
    pub(super) fn cards_in(&self, text: &str) -> Result<Vec<CardNo>, FieldError> {
        value::items(text).map(|id| self.card(id)).collect()
    }

    /// The ids of market cards.
    pub(super) fn ids(&self, cards: impl Iterator<Item = CardNo>) -> String {
        value::list(cards.map(|card| &self.cards.market(card).id))
    }

    /// The price of a card for a seat, at its current place.
    pub(super) fn price_of(
        &self,
        state: &State,
        of: Subject<'_>,
        from: Stock,
    ) -> Result<String, FieldError> {
        Ok(self.price(state, of.seat, self.card(of.name)?, from).to_string())
    }

    /// The stars of a part of the score sheet, a row, a set of armor or a card.
    pub(super) fn stars_for(
        &self,
        state: &State,
        seat: Seat,
        part: &str,
    ) -> Result<i32, FieldError> {
        let rows = Attribute::ALL.iter().map(|row| row.word());
        let sets = self.cards.sets.iter().map(|set| set.id.as_str());
        let cards = self.cards.market.iter().map(|card| card.id.as_str());
        value::named(part, PARTS.into_iter().chain(rows).chain(sets).chain(cards))?;
        let lines = self.score_lines(state, seat).into_iter();
        let wanted = lines.filter(|line| self.parts(&line.reason).contains(&part));
        Ok(wanted.map(|line| line.stars).sum())
    }

    /// The part of the score sheet that a line belongs to, and the line's own name.
    fn parts(&self, reason: &Reason) -> [&str; 2] {
        match reason {
            Reason::Goal { row, .. } => ["goals", row.word()],
            Reason::ClassDice { .. } => ["class-dice", ""],
            Reason::Alignment { .. } => ["alignment", ""],
            Reason::Backstory { .. } => ["backstory", ""],
            Reason::Set { set, .. } => ["armor", &self.cards.sets[set.at()].id],
            Reason::Card { card } => {
                ["cards", card.card().map_or("", |card| &self.cards.market(card).id)]
            }
            Reason::Power { .. } => ["cards", ""],
            Reason::Monster { .. } => ["monster", ""],
            Reason::Gold { .. } => ["gold", ""],
        }
    }
}

//! Probes: what rulings can look at.

use play::{Message, Seat};

use super::fields::{PATHS, outlook_word, seat_of};
use crate::RollPlayer;
use crate::score::Reason;
use crate::state::{CardNo, Die, Number, Source, State};
use crate::words::{Attribute, Colour};

impl RollPlayer {
    pub(crate) fn look(&self, state: &State, path: &str) -> Result<String, String> {
        if let Some((seat, field)) = path.split_once('.') {
            let seat = seat_of(state, seat)?;
            return self.look_at(state, seat, field);
        }
        let cards = |cards: &mut dyn Iterator<Item = CardNo>| self.ids(cards);
        Ok(match path {
            "round" => state.round().to_string(),
            "first" => state.first().to_string(),
            "market" => cards(&mut state.row().iter().copied()),
            "discard" => cards(&mut state.discard().iter().map(CardNo)),
            "deck" => cards(&mut state.deck().iter().map(CardNo)),
            "trash" => cards(&mut state.trash().iter().map(CardNo)),
            "pool" => {
                let numbers = (1..=state.numbers()).map(Number);
                let dice = numbers
                    .map(|number| state.pool(number).map_or("-".to_owned(), |die| die.to_string()));
                listed(dice)
            }
            "tray" => listed(state.tray().iter().map(Die::to_string)),
            "coins" => {
                let numbers = (1..=state.numbers()).filter(|number| state.coin(Number(*number)));
                listed(numbers.map(|number| number.to_string()))
            }
            "over" => yes(state.is_over()),
            "bag" => {
                let left = |colour: &Colour| state.bag()[colour.index()];
                listed(
                    Colour::ALL.iter().map(|colour| format!("{}:{}", colour.word(), left(colour))),
                )
            }
            "offers" => {
                let mut offers = Vec::new();
                self.offer(state, &mut offers);
                listed(offers.iter().map(|offer| Message::of(self, "choice", offer).line()))
            }
            // How the game was decided: by stars, gold or dice, shared, or the rank of a solo game.
            "verdict" => self
                .result(state)
                .told
                .iter()
                .flatten()
                .next()
                .map_or("-".to_owned(), Message::line),
            "winner" => listed(self.result(state).winners.iter().map(Seat::to_string)),
            _ => return Err(format!("there is no «{path}»; there are: {PATHS}")),
        })
    }

    fn look_at(&self, state: &State, seat: Seat, field: &str) -> Result<String, String> {
        let sheet = state.sheet(seat);
        if let Some(row) = Attribute::ALL.iter().find(|row| row.word() == field) {
            return Ok(listed(sheet.row(*row).map(|(_, die)| die.to_string())));
        }
        let row_of = |word: &str| {
            let row = Attribute::ALL.iter().find(|row| row.word() == word).copied();
            row.ok_or_else(|| format!("there is no row «{word}»"))
        };
        Ok(match field.split_once('.') {
            Some(("total", row)) => self.total(state, seat, row_of(row)?).to_string(),
            Some(("sum", row)) => state.sum(seat, row_of(row)?).to_string(),
            Some(("price", card)) => {
                self.price(state, seat, self.card(card)?, Source::Market).to_string()
            }
            Some(("stars", what)) => self.look_stars(state, seat, what)?,
            Some(_) => return Err(format!("there is no «{field}» to look at")),
            None => match field {
                "gold" => sheet.gold().to_string(),
                "charisma" => sheet.charisma().to_string(),
                "marker" => outlook_word(sheet.marker().0).to_owned(),
                "stars" => self.stars(state, seat).to_string(),
                "hands" => self.hands(state, seat).to_string(),
                "matches" => self.backstory_matches(state, seat).to_string(),
                "cards" => self.ids(&mut sheet.owned().iter().map(CardNo)),
                "exhausted" => self.ids(&mut sheet.exhausted().iter().map(CardNo)),
                "initiative" => {
                    state.number_of(seat).map_or("-".to_owned(), |number| number.0.to_string())
                }
                "dice" => sheet.dice().count().to_string(),
                "class" => {
                    sheet.class().map_or("-".to_owned(), |class| self.cards.class(class).id.clone())
                }
                _ => return Err(format!("a seat has no «{field}» to look at")),
            },
        })
    }

    /// Stars of one part of the score sheet: goals, class-dice, alignment, backstory, armor,
    /// cards, gold, or a card or set by its id.
    fn look_stars(&self, state: &State, seat: Seat, what: &str) -> Result<String, String> {
        let lines = self.score_lines(state, seat);
        let part = |reason: &Reason| match reason {
            Reason::Goal { .. } => "goals",
            Reason::ClassDice { .. } => "class-dice",
            Reason::Alignment { .. } => "alignment",
            Reason::Backstory { .. } => "backstory",
            Reason::Set { .. } => "armor",
            Reason::Card { .. } | Reason::Power { .. } => "cards",
            Reason::Gold { .. } => "gold",
        };
        let parts = ["goals", "class-dice", "alignment", "backstory", "armor", "cards", "gold"];
        let sum: i32 = if parts.contains(&what) {
            lines.iter().filter(|(reason, _)| part(reason) == what).map(|(_, stars)| stars).sum()
        } else if let Ok(row) = Attribute::ALL.iter().find(|row| row.word() == what).ok_or(()) {
            let of = |reason: &Reason| matches!(reason, Reason::Goal { row: r, .. } if r == row);
            lines.iter().filter(|(reason, _)| of(reason)).map(|(_, stars)| stars).sum()
        } else if let Some(set) = self.cards.sets.iter().position(|set| set.id == what) {
            let of = |reason: &Reason| matches!(reason, Reason::Set { set: s, .. } if usize::from(s.0) == set);
            lines.iter().filter(|(reason, _)| of(reason)).map(|(_, stars)| stars).sum()
        } else {
            let card = self.card(what)?;
            let of = |reason: &Reason| matches!(reason, Reason::Card { card: c } if *c == card);
            lines.iter().filter(|(reason, _)| of(reason)).map(|(_, stars)| stars).sum()
        };
        Ok(sum.to_string())
    }

    fn ids(&self, cards: &mut dyn Iterator<Item = CardNo>) -> String {
        listed(cards.map(|card| self.cards.market(card).id.clone()))
    }
}

fn listed(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

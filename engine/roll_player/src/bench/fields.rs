//! What rulings can set (`given`) and look at (`then`), by path: `A.gold`, `market`, `phase`.

use play::Seat;

use crate::RollPlayer;
use crate::phase::{cleanup, market, roll};
use crate::score::Outlook;
use crate::skill;
use crate::state::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Die, Number, RaceNo, State, Step,
};
use crate::words::{Attribute, Colour, Window};

const PHASES: &str = "roll, dice, market, cleanup, end";
pub(super) const PATHS: &str = "phase, round, first, market, discard, deck, pool, coins, tray, and for each \
                     seat A.race class backstory alignment marker gold charisma cards exhausted \
                     initiative str dex con int wis cha";

impl RollPlayer {
    pub(crate) fn give(&self, state: &mut State, path: &str, value: &str) -> Result<(), String> {
        if let Some((seat, field)) = path.split_once('.') {
            let seat = seat_of(state, seat)?;
            return self.give_to(state, seat, field, value);
        }
        match path {
            "phase" => self.give_phase(state, value),
            "round" => {
                state.give_round(number(value, 1, 99)?);
                Ok(())
            }
            "first" => {
                state.give_first(seat_of(state, value)?);
                Ok(())
            }
            "market" => {
                state.give_market(&self.card_list(value)?);
                Ok(())
            }
            "discard" => {
                state.give_discard(&self.card_list(value)?);
                Ok(())
            }
            "deck" => {
                state.give_deck(&self.card_list(value)?);
                Ok(())
            }
            "pool" => {
                let dice: Result<Vec<_>, _> = list(value)
                    .map(|word| if word == "-" { Ok(None) } else { die(word).map(Some) })
                    .collect();
                lacking(state.give_pool(&dice?))
            }
            "tray" => {
                let dice: Vec<Die> = list(value).map(die).collect::<Result<_, _>>()?;
                lacking(state.give_tray(&dice))
            }
            "coins" => {
                let numbers: Result<Vec<_>, String> =
                    list(value).map(|word| number(word, 1, 6).map(Number)).collect();
                state.give_coins(&numbers?);
                Ok(())
            }
            _ => Err(format!("there is no «{path}»; there are: {PATHS}")),
        }
    }

    fn give_to(
        &self,
        state: &mut State,
        seat: Seat,
        field: &str,
        value: &str,
    ) -> Result<(), String> {
        if let Some(row) = Attribute::ALL.iter().find(|row| row.word() == field) {
            let dice: Vec<Die> = list(value).map(die).collect::<Result<_, _>>()?;
            if dice.len() > 3 {
                return Err("a row has three spaces".to_owned());
            }
            return lacking(state.give_row(seat, *row, &dice));
        }
        match field {
            "gold" => {
                let gold = number(value, 0, 255)?;
                state.give_sheet(seat, |sheet| sheet.gold = gold.into());
            }
            "charisma" => {
                let tokens = number(value, 0, 20)?;
                state.give_sheet(seat, |sheet| sheet.charisma = tokens);
            }
            "race" => {
                let race = find(self.cards.races.iter().map(|race| &race.id), value)?;
                state.give_sheet(seat, |sheet| sheet.race = Some(RaceNo(race)));
            }
            "class" => {
                let class = find(self.cards.classes.iter().map(|class| &class.id), value)?;
                state.give_sheet(seat, |sheet| sheet.class = Some(ClassNo(class)));
            }
            "backstory" => {
                let backstory = find(self.cards.backstories.iter().map(|card| &card.id), value)?;
                state.give_sheet(seat, |sheet| sheet.backstory = Some(BackstoryNo(backstory)));
            }
            "alignment" => {
                let alignment = find(self.cards.alignments.iter().map(|card| &card.id), value)?;
                state.give_sheet(seat, |sheet| sheet.alignment = Some(AlignmentNo(alignment)));
            }
            "marker" => {
                let cell = (0..9).find(|cell| outlook_word(*cell) == value);
                let all: Vec<_> = (0..9).map(outlook_word).collect();
                let cell = cell.ok_or_else(|| format!("expected one of {}", all.join(", ")))?;
                state.give_sheet(seat, |sheet| sheet.marker = Cell(cell));
            }
            "initiative" => state.give_number(seat, Number(number(value, 1, state.numbers())?)),
            "cards" => state.give_cards(seat, &self.card_list(value)?),
            "exhausted" => state.give_exhausted(seat, &self.card_list(value)?),
            _ => return Err(format!("a seat has no «{field}»; there are: {PATHS}")),
        }
        Ok(())
    }

    /// Brings the table to the start of a phase: seats get what they lack of race, class,
    /// backstory and alignment, in the order of the cards.
    fn give_phase(&self, state: &mut State, phase: &str) -> Result<(), String> {
        let seat = state.first();
        let step: Step = match phase {
            "roll" => roll::Step::Begin.into(),
            "dice" => roll::Step::Laid.into(),
            "market" => market::Step::Open.into(),
            "cleanup" => cleanup::Step::Begin.into(),
            "end" => skill::Open { window: Window::End, seat, asked: 0 }.into(),
            _ => return Err(format!("there is no phase «{phase}»; there are: {PHASES}")),
        };
        state.give_step(step);
        for (seat, at) in state.from(Seat(0)).zip(0u8..) {
            let classes = self.cards.classes.iter().zip(0u8..);
            // One class of each colour: seat after seat the next colour.
            let class = classes
                .filter(|(class, _)| class.colour.index() == usize::from(at % 6))
                .map(|(_, at)| ClassNo(at))
                .next();
            state.give_sheet(seat, |sheet| {
                sheet.race = sheet.race.or(Some(RaceNo(at)));
                sheet.class = sheet.class.or(class);
                sheet.backstory = sheet.backstory.or(Some(BackstoryNo(at)));
                sheet.alignment = sheet.alignment.or(Some(AlignmentNo(at)));
                if sheet.marker == Cell(0) {
                    sheet.marker = Cell(4);
                }
            });
            if phase == "market" && state.number_of(seat).is_none() {
                state.give_number(seat, Number(at + 1));
            }
        }
        Ok(())
    }

    /// The market card with an id.
    pub(crate) fn card(&self, id: &str) -> Result<CardNo, String> {
        find(self.cards.market.iter().map(|card| &card.id), id).map(CardNo)
    }

    fn card_list(&self, value: &str) -> Result<Vec<CardNo>, String> {
        list(value).map(|id| self.card(id)).collect()
    }
}

/// The word of a cell of the alignment grid.
pub(crate) fn outlook_word(cell: u8) -> &'static str {
    match Outlook::of(cell) {
        Outlook::LawfulGood => "lawful-good",
        Outlook::NeutralGood => "neutral-good",
        Outlook::ChaoticGood => "chaotic-good",
        Outlook::LawfulNeutral => "lawful-neutral",
        Outlook::TrueNeutral => "true-neutral",
        Outlook::ChaoticNeutral => "chaotic-neutral",
        Outlook::LawfulEvil => "lawful-evil",
        Outlook::NeutralEvil => "neutral-evil",
        Outlook::ChaoticEvil => "chaotic-evil",
    }
}

/// The items of `[a, b]`, `a, b` or `a b`; a lone `-` inside brackets stands for nothing there.
fn list(value: &str) -> impl Iterator<Item = &str> {
    let inner = value.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split([',', ' ']).filter(|word| !word.is_empty())
}

pub(super) fn seat_of(state: &State, word: &str) -> Result<Seat, String> {
    let seat = state.from(Seat(0)).find(|seat| seat.to_string() == word);
    seat.ok_or_else(|| {
        format!("there is no seat «{word}», the last is {}", Seat(state.seats() - 1))
    })
}

fn number(value: &str, least: u8, most: u8) -> Result<u8, String> {
    let number = value.trim().parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("expected a whole number from {least} to {most}, not «{value}»"))
}

/// A die as `.play` writes it: `red:5`.
fn die(word: &str) -> Result<Die, String> {
    let parts = word.split_once(':').and_then(|(colour, face)| {
        let colour = Colour::ALL.iter().find(|known| known.word() == colour)?;
        let face = face.parse().ok().filter(|face| (1..=6).contains(face))?;
        Some(Die { colour: *colour, face })
    });
    parts.ok_or_else(|| format!("«{word}» is not a die such as red:5"))
}

fn find<'a>(ids: impl Iterator<Item = &'a String> + Clone, id: &str) -> Result<u8, String> {
    let at = ids.clone().position(|known| known == id);
    at.and_then(|at| u8::try_from(at).ok()).ok_or_else(|| {
        match diag::nearest(id, ids.map(String::as_str)) {
            Some(near) => format!("there is no «{id}», did you mean «{near}»?"),
            None => format!("there is no «{id}»"),
        }
    })
}

fn lacking(there: bool) -> Result<(), String> {
    if there { Ok(()) } else { Err("the bag has no such die left".to_owned()) }
}

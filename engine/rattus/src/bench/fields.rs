//! What rulings can set (`given`) and look at (`then`), by path: `A.gallia`, `gallia.rats`, `phase`.

use play::{Message, Rules, Seat};

use crate::Rattus;
use crate::cards::{members, regions};
use crate::flow::Step;
use crate::phase::{BeforePlague, Count, Final, Last, Late, Spread};
use crate::state::{ClassNo, FaceNo, RegionNo, State};

const PHASES: &str = "turn, spread, ravage, late, last, final";
const PATHS: &str = "phase, first, active, plague, supply, spent, <region>.rats, <region>.faces, and \
                     for each seat A.<region>, A.castle, A.cards; to look at also aside, over, \
                     winner, verdict, offers, neutral, A.reserve, A.board, A.points, A.reach, \
                     A.known, <region>.cubes";

impl Rattus {
    pub(crate) fn give(&self, state: &mut State, path: &str, value: &str) -> Result<(), String> {
        if let Some((head, field)) = path.split_once('.') {
            if let Ok(seat) = seat_of(state, head) {
                return self.give_to(state, seat, field, value);
            }
            let region = self.region(state, head)?;
            return match field {
                "rats" => {
                    lacking(state.give_rats(region, number(value, 0, 3)?), "tokens in the supply")
                }
                "faces" => {
                    let faces: Result<Vec<_>, _> =
                        list(value).map(|id| self.face_of(state, id)).collect();
                    lacking(state.give_faces(region, &faces?), "tokens in the supply")
                }
                _ => Err(format!("a region has no «{field}»; there are: {PATHS}")),
            };
        }
        match path {
            "phase" => self.give_phase(state, value)?,
            "first" => state.give_first(seat_of(state, value)?),
            "active" => state.give_active(seat_of(state, value)?),
            "plague" => state.give_plague(self.region(state, value)?),
            "placed" => state.give_placed(value == "yes"),
            "supply" => {
                let count = number(value, 0, 49)?;
                return lacking(state.give_supply(count), "tokens aside");
            }
            "spent" => {
                for id in list(value) {
                    let face = self.face_of(state, id)?;
                    lacking(state.give_spent(face), "tokens in the supply")?;
                }
            }
            _ => return Err(format!("there is no «{path}»; there are: {PATHS}")),
        }
        Ok(())
    }

    fn give_to(
        &self,
        state: &mut State,
        seat: Seat,
        field: &str,
        value: &str,
    ) -> Result<(), String> {
        match field {
            "castle" => lacking(state.give_castle(seat, number(value, 0, 20)?), "cubes in reserve"),
            "cards" => {
                let cards: Result<Vec<_>, _> = list(value).map(|id| self.card(id)).collect();
                state.give_cards(seat, &cards?);
                Ok(())
            }
            _ => {
                let region = self.region(state, field)?;
                let cubes = number(value, 0, 20)?;
                lacking(state.give_cubes(seat, region, cubes), "cubes in reserve")
            }
        }
    }

    /// Brings the table to a step of the active seat's turn, or to the end.
    fn give_phase(&self, state: &mut State, phase: &str) -> Result<(), String> {
        let step = match phase {
            "turn" => Step::from(BeforePlague),
            "spread" => Spread { left: 2 }.into(),
            "ravage" => Count.into(),
            "late" => Late.into(),
            "last" => Last { nth: 0 }.into(),
            "final" => Final { region: RegionNo(0) }.into(),
            _ => return Err(format!("there is no phase «{phase}»; there are: {PHASES}")),
        };
        if state.plague().is_none() {
            let used = self.cards.map(state.map()).used(state.seats());
            state.give_plague(regions(used).next().unwrap_or_default());
        }
        state.give_step(step);
        Ok(())
    }

    fn region(&self, state: &State, id: &str) -> Result<RegionNo, String> {
        let used = self.cards.map(state.map()).used(state.seats());
        let name =
            |region: RegionNo| self.cards.regions.get(region.at()).map_or("", String::as_str);
        let found = regions(used).find(|region| name(*region) == id);
        found.ok_or_else(|| {
            let known: Vec<_> = regions(used).map(name).collect();
            match diag::nearest(id, known.iter().copied()) {
                Some(near) => format!("there is no «{id}», did you mean «{near}»?"),
                None => format!("there is no «{id}»; the regions are {}", known.join(", ")),
            }
        })
    }

    fn card(&self, id: &str) -> Result<ClassNo, String> {
        let at = self.cards.classes.iter().position(|known| known == id);
        at.map(|at| ClassNo(at as u8)).ok_or_else(|| format!("there is no class card «{id}»"))
    }

    fn face_of(&self, state: &State, id: &str) -> Result<FaceNo, String> {
        let set = self.cards.set(state.set());
        let mut all = set.faces.iter();
        let found = all.find(|face| self.cards.faces[usize::from(*face)].0 == id);
        found.map(FaceNo).ok_or_else(|| format!("there is no token «{id}»"))
    }

    pub(crate) fn look(&self, state: &State, path: &str) -> Result<String, String> {
        let id =
            |region: RegionNo| self.cards.regions.get(region.at()).cloned().unwrap_or_default();
        if let Some((head, field)) = path.split_once('.') {
            if let Ok(seat) = seat_of(state, head) {
                return self.look_at(state, seat, field);
            }
            let region = self.region(state, head)?;
            return match field {
                "rats" => Ok(state.rats(region).to_string()),
                "cubes" => Ok(state.population(region).to_string()),
                "faces" => {
                    let faces = members(state.tokens_in(region)).map(|token| {
                        let face = state.face(crate::state::TokenNo(token));
                        face.map_or("-".to_owned(), |face| self.cards.faces[face.at()].0.clone())
                    });
                    Ok(listed(faces))
                }
                _ => Err(format!("a region has no «{field}»; there are: {PATHS}")),
            };
        }
        Ok(match path {
            "first" => state.first().to_string(),
            "active" => state.active().to_string(),
            "plague" => state.plague().map_or("-".to_owned(), id),
            "supply" => state.supply().to_string(),
            "aside" => state.aside().to_string(),
            "neutral" => state.neutral().to_string(),
            "board" => {
                state.tokens().filter(|(_, token)| token.region().is_some()).count().to_string()
            }
            "spent" => listed(
                state.spent().iter().map(|face| self.cards.faces[usize::from(face)].0.clone()),
            ),
            "over" => if state.is_over() { "yes" } else { "no" }.to_owned(),
            "offers" => {
                let mut offers = Vec::new();
                self.offers(state, &mut offers);
                listed(offers.iter().map(|offer| Message::of(self, "choice", offer).line()))
            }
            "winner" => listed(self.result(state).winners.iter().map(Seat::to_string)),
            "verdict" => self
                .result(state)
                .told
                .iter()
                .flatten()
                .next()
                .map_or("-".to_owned(), Message::line),
            _ => return Err(format!("there is no «{path}»; there are: {PATHS}")),
        })
    }

    fn look_at(&self, state: &State, seat: Seat, field: &str) -> Result<String, String> {
        Ok(match field {
            "castle" => state.castle(seat).to_string(),
            "reserve" => state.reserve(seat).to_string(),
            "board" => state.on_map(seat).to_string(),
            "points" => state.points(seat).to_string(),
            "reach" => self.reach(state, seat).to_string(),
            "cards" => {
                let cards = members(state.held(seat).into());
                listed(cards.map(|card| self.cards.classes[usize::from(card)].clone()))
            }
            "known" => {
                let known = state.tokens().filter_map(|(no, _)| state.face_for(no, seat));
                listed(known.map(|face| self.cards.faces[face.at()].0.clone()))
            }
            _ => state.cubes(self.region(state, field)?, seat).to_string(),
        })
    }
}

/// The items of `[a, b]`, `a, b` or `a b`.
fn list(value: &str) -> impl Iterator<Item = &str> {
    let inner = value.trim().trim_start_matches('[').trim_end_matches(']');
    inner.split([',', ' ']).filter(|word| !word.is_empty())
}

fn listed(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

fn seat_of(state: &State, word: &str) -> Result<Seat, String> {
    let seat = state.from(Seat(0)).find(|seat| seat.to_string() == word);
    seat.ok_or_else(|| {
        format!("there is no seat «{word}», the last is {}", Seat(state.seats() - 1))
    })
}

fn number(value: &str, least: u8, most: u8) -> Result<u8, String> {
    let number = value.trim().parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("expected a whole number from {least} to {most}, not «{value}»"))
}

fn lacking(there: bool, what: &str) -> Result<(), String> {
    if there { Ok(()) } else { Err(format!("there are not enough {what}")) }
}

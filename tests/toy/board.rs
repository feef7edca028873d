//! What the table shows: the picture, the score, the end, and what rulings set and look at.

use play::panel::{Cell, Panel, Role, Row};
use play::{Bits, Message, Outcome, Seat, Tally};
use serde::Serialize;

use super::Toy;
use super::event::Card;
use super::state::State;

/// What the picture says.
#[derive(Serialize)]
enum Says {
    Table { round: u8, rounds: u8, pot: u8, deck: u8 },
    Seat { seat: Seat },
    Beads { beads: u8 },
    Hand { cards: Vec<Card> },
    Hidden { cards: u8 },
    Front { cards: Vec<Card> },
}

/// The lines of a score.
#[derive(Serialize)]
enum Line {
    Beads { beads: u8 },
    Worth { card: Card },
}

/// What is told at the end.
#[derive(Serialize)]
enum End {
    Won { seat: Seat, points: i32 },
    Shared { seats: Vec<Seat>, points: i32 },
}

fn cards(of: Bits) -> Vec<Card> {
    of.iter().map(Card).collect()
}

impl Toy {
    pub fn draw(&self, state: &State) -> Vec<Panel> {
        let say = |says: Says| Message::of(self, "board", &says);
        let row = |seat: Seat| {
            let player = state.player(seat);
            let hand = match player.hidden {
                0 => Says::Hand { cards: cards(player.hand) },
                hidden => Says::Hidden { cards: hidden },
            };
            let front = Says::Front { cards: cards(player.front) };
            let says = [Says::Seat { seat }, Says::Beads { beads: player.beads }, hand, front];
            Row::from(says.map(|says| Cell::says(say(says))).to_vec())
        };
        let (round, rounds) = (state.round().min(state.rounds()), state.rounds());
        let title = Says::Table { round, rounds, pot: state.pot(), deck: state.deck_size() };
        let rows = state.seats_from(Seat(0)).map(row).collect();
        vec![Panel::new(Role::Shared, say(title), rows)]
    }

    pub fn score(&self, state: &State, seat: Seat) -> Vec<Tally> {
        let line = |line: Line, points| Tally { reason: Message::of(self, "score", &line), points };
        let player = state.player(seat);
        let beads = line(Line::Beads { beads: player.beads }, player.beads.into());
        let front = player.front.iter().map(Card);
        let worth = front.filter_map(|card| Some((card, self.worth(state, seat, card)?)));
        let worth = worth.map(|(card, points)| line(Line::Worth { card }, points));
        std::iter::once(beads).chain(worth).collect()
    }

    pub fn result(&self, state: &State) -> Outcome {
        let seats: Vec<_> = state.seats_from(Seat(0)).collect();
        let sum = |seat: &Seat| self.score(state, *seat).iter().map(|line| line.points).sum();
        let points: Vec<i32> = seats.iter().map(sum).collect();
        let most = points.iter().copied().max().unwrap_or(0);
        let best = seats.into_iter().filter(|seat| points[seat.at()] == most);
        let winners: Vec<_> = best.collect();
        let told = match winners[..] {
            [seat] => End::Won { seat, points: most },
            _ => End::Shared { seats: winners.clone(), points: most },
        };
        Outcome { points, winners, told: vec![vec![Message::of(self, "end", &told)]] }
    }

    pub fn give(&self, state: &mut State, path: &str, value: &str) -> Result<(), String> {
        let number = || value.parse::<u8>().map_err(|_| "a whole number".to_owned());
        match path.split_once('.') {
            None if path == "turn" => state.give_turn(seat(state, value)?),
            None if path == "round" => state.give_round(number()?),
            Some((of, "beads")) => state.give_beads(seat(state, of)?, number()?)?,
            Some((of, place @ ("hand" | "front"))) => {
                state.give_cards(seat(state, of)?, place == "front", self.list(value)?)?;
            }
            _ => return Err(PATHS.to_owned()),
        }
        Ok(())
    }

    pub fn look(&self, state: &State, path: &str) -> Result<String, String> {
        let words = |of: Bits| {
            let ids: Vec<_> = of.iter().map(|at| self.ids[usize::from(at)].as_str()).collect();
            format!("[{}]", ids.join(", "))
        };
        let player = |of| seat(state, of).map(|seat| state.player(seat));
        Ok(match path.split_once('.') {
            None if path == "turn" => state.turn().to_string(),
            None if path == "round" => state.round().to_string(),
            None if path == "pot" => state.pot().to_string(),
            Some((of, "beads")) => player(of)?.beads.to_string(),
            Some((of, "hand")) => words(player(of)?.hand),
            Some((of, "front")) => words(player(of)?.front),
            Some((of, "points")) => {
                let score = self.score(state, seat(state, of)?);
                score.iter().map(|line| line.points).sum::<i32>().to_string()
            }
            _ => return Err(PATHS.to_owned()),
        })
    }

    /// Reads `[feather, wager]`.
    fn list(&self, value: &str) -> Result<Bits, String> {
        let words = value.trim_matches(['[', ']']).split(',').map(str::trim);
        let at = |word| {
            let at = self.ids.iter().position(|id| id == word).map(|at| at as u8);
            at.ok_or_else(|| format!("cards such as [{}]", self.ids.join(", ")))
        };
        words.filter(|word| !word.is_empty()).map(at).collect()
    }
}

const PATHS: &str = "one of turn, round, A.beads, A.hand, A.front, or to look at: pot, A.points";

fn seat(state: &State, letter: &str) -> Result<Seat, String> {
    let mut seats = state.seats_from(Seat(0));
    seats.find(|seat| seat.to_string() == letter).ok_or_else(|| "a seat: A, B, …".to_owned())
}

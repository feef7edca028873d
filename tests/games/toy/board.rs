//! What the table shows: the picture, the score and the end.

use play::panel::{Cell, Panel, Role, Row};
use play::{Bits, Message, Outcome, Say, Seat, Tally};

use super::Toy;
use super::event::Card;
use super::state::State;

/// What the picture says.
#[derive(Say)]
enum Says {
    Table { round: u8, rounds: u8, pot: u8, deck: u8 },
    Seat { seat: Seat },
    Beads { beads: u8 },
    Hand { cards: Vec<Card> },
    Hidden { cards: u8 },
    Front { cards: Vec<Card> },
}

/// The lines of a score.
#[derive(Say)]
enum Line {
    Beads { beads: u8 },
    Worth { card: Card },
}

/// What is told at the end.
#[derive(Say)]
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

    /// What a seat would score now.
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        self.score(state, seat).iter().map(|line| line.points).sum()
    }

    pub fn result(&self, state: &State) -> Outcome {
        let seats = || state.seats_from(Seat(0));
        let points: Vec<_> = seats().map(|seat| self.points(state, seat)).collect();
        let most = points.iter().copied().max().unwrap_or(0);
        let winners: Vec<_> = seats().filter(|seat| points[seat.at()] == most).collect();
        Outcome { points, winners }
    }

    pub fn told_at_the_end(&self, state: &State) -> Vec<Vec<Message>> {
        let Outcome { points, winners } = self.result(state);
        let most = points.iter().copied().max().unwrap_or(0);
        let told = match winners[..] {
            [seat] => End::Won { seat, points: most },
            _ => End::Shared { seats: winners, points: most },
        };
        vec![vec![Message::of(self, "end", &told)]]
    }
}

//! The value of a state for a seat, in thousandths of a cube. For the greedy bot and for hints.

use play::{Estimate, Message, Say, Seat, Share};

use crate::Rattus;
use crate::acting::tokens_of;
use crate::cards::regions;
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::state::{CUBES, SEATS, State};
use crate::tokens::{Face, Symbol};

/// Probability, in thousandths, that an unknown token takes effect with 0 to 6 cubes in its region.
const STRIKES: [i64; 7] = [0, 100, 220, 410, 630, 840, 1000];
/// Probability, in thousandths, that an unknown token has the symbol for the majority, for all, and
/// for a given class.
const MAJORITY: i64 = 410;
const ALL: i64 = 370;
const CLASS: i64 = 330;
/// Thousandths of a cube for a class card while the supply is full. Decreases with the supply.
const CARD: i64 = 420;
/// Thousandths of the harm that the next move of the plague can do, which count in the estimate.
const NEXT: i64 = 350;
/// Thousandths of a cube added for each cube in the castle, because no token can take it.
const SAFE: i64 = 60;

/// A source of expected cubes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Hope {
    /// Your own cubes on the map and in the castle.
    Own,
    /// Cubes of the other seats.
    Others,
    /// Cubes that the rats on the map may still take.
    Rats,
    /// Class cards, while cubes can still be placed.
    Cards,
    /// The next move of the plague.
    Plague,
    /// The victory.
    Victory,
}

impl Rattus {
    /// The expected number of a seat's cubes at the end, minus those of the others, in thousandths.
    fn expect(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        self.each_hope(state, seat, &mut |_, worth| sum += worth);
        sum
    }

    /// Passes the parts of the expectation to `hope`.
    fn each_hope(&self, state: &State, seat: Seat, hope: &mut impl FnMut(Hope, i64)) {
        let over = state.is_over();
        let worth = |seat: Seat| {
            let points = 1000 * i64::from(state.points(seat));
            points + if over { 0 } else { SAFE * i64::from(state.castle(seat)) }
        };
        let rivals = i64::from(state.seats().max(2) - 1);
        let others: i64 = state.from(seat).skip(1).map(worth).sum();
        hope(Hope::Own, worth(seat));
        hope(Hope::Others, -(others / rivals));
        if over {
            let first = self.result(state).winners.first() == Some(&seat);
            return hope(Hope::Victory, if first { 2000 } else { 0 });
        }
        let used = self.cards.map(state.map()).used(state.seats());
        // The harm of a ravage counts in full, because in the end the plague comes to every region.
        let harm = regions(used).map(|region| self.harm(state, region, seat)).sum::<i64>();
        hope(Hope::Rats, -harm);
        let left = i64::from(state.supply()).min(20);
        let held = |seat: Seat| i64::from(state.held(seat).count_ones()).min(3);
        let most = state.from(seat).skip(1).map(held).sum::<i64>() / rivals;
        hope(Hope::Cards, (held(seat) - most) * CARD * left / 20);
        hope(Hope::Plague, self.next_harm(state, seat) * NEXT / 1000);
    }

    /// The harm of the plague's next move for a seat: the best in its own turn, the worst in
    /// another's.
    fn next_harm(&self, state: &State, seat: Seat) -> i64 {
        let (Some(plague), seats) = (state.plague(), state.seats()) else { return 0 };
        let near = regions(self.cards.map(state.map()).near(plague, seats));
        let gains = near.map(|region| -self.harm(state, region, seat));
        match state.step() {
            Step::BeforePlague(_) if state.active() == seat => gains.max().unwrap_or(0),
            Step::Last(_) | Step::Final(_) | Step::Over(_) => 0,
            Step::Outbreak(_)
            | Step::Start(_)
            | Step::Settle(_)
            | Step::BeforePlague(_)
            | Step::Spread(_)
            | Step::Count(_)
            | Step::Ravage(_)
            | Step::Late(_) => gains.min().unwrap_or(0),
        }
    }

    /// What a ravage of a region takes from a seat, minus what it takes from the others.
    fn harm(&self, state: &State, region: RegionNo, seat: Seat) -> i64 {
        if state.rats(region) == 0 || state.population(region) == 0 {
            return 0;
        }
        let mut left = state.crowd(region).map(|cubes| 1000 * i64::from(cubes));
        for token in tokens_of(state.tokens_in(region)) {
            let face = state.face_for(token, seat).map(|face| self.cards.face(face));
            let population = left.iter().sum::<i64>() / 1000;
            let most = left.iter().copied().max().unwrap_or(0);
            let losses: [i64; SEATS] = std::array::from_fn(|at| {
                let leads = left[at] == most;
                self.loss(state, Seat(at as u8), population, leads, face)
            });
            for (cubes, loss) in left.iter_mut().zip(losses) {
                *cubes = (*cubes - loss).max(0);
            }
        }
        let lost =
            |seat: Seat| 1000 * i64::from(state.cubes(region, seat)) - left[seat.at() % SEATS];
        let rivals = i64::from(state.seats().max(2) - 1);
        lost(seat) - state.from(seat).skip(1).map(lost).sum::<i64>() / rivals
    }

    /// What a token takes from a seat, if the region has enough cubes.
    fn loss(&self, state: &State, seat: Seat, there: i64, leads: bool, face: Option<Face>) -> i64 {
        let held = state.held(seat);
        let Some(face) = face else {
            let strikes = STRIKES[usize::try_from(there).unwrap_or(0).min(6)];
            let leads = if leads { MAJORITY } else { 0 };
            return strikes * (leads + ALL + CLASS * i64::from(held.count_ones())) / 1000;
        };
        if there < i64::from(face.limit) {
            return 0;
        }
        let hits = face.symbols.iter().map(|symbol| match symbol {
            Symbol::MAJORITY => i64::from(leads),
            Symbol::ALL => 1,
            Symbol(class) => i64::from(held >> (class & 15) & 1),
        });
        1000 * hits.sum::<i64>().min(CUBES.into())
    }
}

impl Estimate for Rattus {
    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        self.expect(state, seat)
    }

    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let mut all = Vec::new();
        self.each_hope(state, seat, &mut |of, worth| {
            all.push(Share { of: Message::of(self, "hint", &of), worth });
        });
        all
    }
}

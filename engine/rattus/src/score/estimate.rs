//! How good a state is for a seat, in thousandths of a cube: for the greedy bot and for hints.

use play::{Estimate, Message, Say, Seat, Share};

use crate::Rattus;
use crate::acting::tokens_of;
use crate::cards::regions;
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::state::{CUBES, SEATS, State};
use crate::tokens::{Face, Symbol};

/// How often in a thousand a token nobody knows strikes so many cubes, from 0 to 6.
const STRIKES: [i64; 7] = [0, 100, 220, 410, 630, 840, 1000];
/// How often in a thousand it shows the majority, everybody, and one given class.
const MAJORITY: i64 = 410;
const ALL: i64 = 370;
const CLASS: i64 = 330;
/// What a class card is worth as long as the game goes on, and the share of it while it is new.
const CARD: i64 = 420;
/// What counts of the harm that the plague may do next.
const NEXT: i64 = 350;
/// The share of a cube in the castle that no token can take back.
const SAFE: i64 = 60;

/// What cubes are expected from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Hope {
    /// The own cubes on the map and in the castle.
    Own,
    /// The cubes of the others.
    Others,
    /// What the rats on the map may still take.
    Rats,
    /// The class cards that are held, while new cubes can be placed.
    Cards,
    /// Where the plague may go next.
    Plague,
    /// To have won.
    Victory,
}

impl Rattus {
    /// The own cubes that may be expected to last, less those of the others.
    fn expect(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        self.each_hope(state, seat, &mut |_, worth| sum += worth);
        sum
    }

    /// The same in its parts.
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
        // What a ravage would take counts in full: in the end the plague comes everywhere.
        let harm = regions(used).map(|region| self.harm(state, region, seat)).sum::<i64>();
        hope(Hope::Rats, -harm);
        let left = i64::from(state.supply()).min(20);
        let held = |seat: Seat| i64::from(state.held(seat).count_ones()).min(3);
        let most = state.from(seat).skip(1).map(held).sum::<i64>() / rivals;
        hope(Hope::Cards, (held(seat) - most) * CARD * left / 20);
        hope(Hope::Plague, self.next_harm(state, seat) * NEXT / 1000);
    }

    /// What the plague would do for a seat where it may go next: the best of it in the own turn,
    /// the worst in another's.
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

    /// What a ravage of a region takes from a seat, less what it takes from the others.
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

    /// What a token takes from a seat with cubes enough.
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

//! The value of a state for a seat, in thousandths of a cube. For the greedy bot and for hints.

use std::hash::{Hash, Hasher};

use play::{Estimate, Memo, Message, Say, Seat, Share};

use crate::Rattus;
use crate::acting::tokens_of;
use crate::cards::{Catalogue, regions};
use crate::choice::Prompt;
use crate::flow::Step;
use crate::numbers::FaceNo;
use crate::state::{CROWD, CUBES, NONE, REGIONS, SEATS, State};
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

/// Everything that decides the harm of a ravage: [`harm`] can read nothing else of a state.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ravage {
    /// Number of cubes in the region, by seat.
    crowd: [u8; SEATS],
    /// The tokens in the region, in the order of their arrival: the face if the seat knows it,
    /// [`UNKNOWN`] if not, [`NONE`] after the last.
    tokens: [u8; CROWD as usize],
    /// The class cards that each seat has, as bits.
    held: [u16; SEATS],
    /// The seat whose harm it is, and the number of seats.
    seat: Seat,
    seats: u8,
}

/// Written as two words, because it is hashed for each region of each position.
impl Hash for Ravage {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self { crowd: [a, b, c, d], tokens: [one, two, three], held, seat, seats } = *self;
        let [held_a, held_b, held_c, held_d] = held.map(u64::from);
        hasher.write_u64(u64::from_le_bytes([a, b, c, d, one, two, three, seat.0 << 4 | seats]));
        hasher.write_u64(held_a | held_b << 16 | held_c << 32 | held_d << 48);
    }
}

/// A token whose face the seat does not know. Faces are below [`play::Bits::MOST`].
const UNKNOWN: u8 = NONE - 1;

/// Harms of ravages that were worked out before.
pub(crate) type Harms = Memo<Ravage, i64>;

impl Rattus {
    /// Passes the parts of the expectation to `hope`: the expected number of a seat's cubes at the
    /// end, minus those of the others, in thousandths.
    fn each_hope(
        &self,
        state: &State,
        seat: Seat,
        harms: &Harms,
        hope: &mut impl FnMut(Hope, i64),
    ) {
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
        let harms = self.harms_of_regions(state, seat, harms);
        // The harm of a ravage counts in full, because in the end the plague comes to every region.
        hope(Hope::Rats, -harms.iter().sum::<i64>());
        let left = i64::from(state.supply()).min(20);
        let held = |seat: Seat| i64::from(state.held(seat).count_ones()).min(3);
        let most = state.from(seat).skip(1).map(held).sum::<i64>() / rivals;
        hope(Hope::Cards, (held(seat) - most) * CARD * left / 20);
        hope(Hope::Plague, self.next_harm(state, seat, &harms) * NEXT / 1000);
    }

    /// The harm of the plague's next move for a seat: the best in its own turn, the worst in
    /// another's.
    fn next_harm(&self, state: &State, seat: Seat, harms: &[i64; REGIONS]) -> i64 {
        let (Some(plague), seats) = (state.plague(), state.seats()) else { return 0 };
        let near = regions(self.cards.map(state.map()).near(plague, seats));
        let gains = near.map(|region| -harms[region.at()]);
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

    /// The harm of a ravage of each region in use for a seat.
    fn harms_of_regions(&self, state: &State, seat: Seat, harms: &Harms) -> [i64; REGIONS] {
        let mut tokens = [[NONE; CROWD as usize]; REGIONS];
        for token in tokens_of(state.lying()) {
            let Some(region) = state.region_of(token) else { continue };
            let face = state.face_for(token, seat).map_or(UNKNOWN, |face| face.0);
            let free = tokens[region.at()].iter_mut().find(|token| **token == NONE);
            debug_assert!(free.is_some(), "region {} has too many tokens", region.0);
            if let Some(free) = free {
                *free = face;
            }
        }
        let held = std::array::from_fn(|seat| state.held(Seat(seat as u8)));
        let mut all = [0; REGIONS];
        let used = self.cards.map(state.map()).used(state.seats());
        for region in regions(used & state.infested()) {
            if state.population(region) > 0 {
                let (crowd, tokens) = (state.crowd(region), tokens[region.at()]);
                let ravage = Ravage { crowd, tokens, held, seat, seats: state.seats() };
                all[region.at()] = harms.get(&*self.cards, ravage, harm);
            }
        }
        all
    }
}

/// What a ravage of a region takes from a seat, minus what it takes from the others.
fn harm(cards: &Catalogue, ravage: &Ravage) -> i64 {
    let Ravage { crowd, tokens, held, seat, seats } = ravage;
    let mut left = crowd.map(|cubes| 1000 * i64::from(cubes));
    for token in tokens.iter().take_while(|token| **token != NONE) {
        let face = (*token != UNKNOWN).then(|| cards.face(FaceNo(*token)));
        let population = left.iter().sum::<i64>() / 1000;
        let most = left.iter().copied().max().unwrap_or(0);
        let losses: [i64; SEATS] =
            std::array::from_fn(|at| loss(held[at], population, left[at] == most, face));
        for (cubes, loss) in left.iter_mut().zip(losses) {
            *cubes = (*cubes - loss).max(0);
        }
    }
    let lost = |at: usize| 1000 * i64::from(crowd[at]) - left[at];
    let others = (1..*seats).map(|n| lost(seat.after(n, *seats).at() % SEATS)).sum::<i64>();
    lost(seat.at() % SEATS) - others / i64::from((*seats).max(2) - 1)
}

/// What a token takes from a seat with these class cards, if the region has enough cubes.
fn loss(held: u16, there: i64, leads: bool, face: Option<Face>) -> i64 {
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

impl Estimate for Rattus {
    const SAMPLES: u32 = 3;

    /// With four seats, fewer nodes do not suffice for the replies to all offers of a turn.
    fn nodes(&self, seen: &State, prompt: &Prompt) -> u32 {
        if seen.seats() == 4 && matches!(prompt, Prompt::Turn { .. }) { 160 } else { 30 }
    }

    fn estimate(&self, state: &State, seat: Seat) -> i64 {
        let mut sum = 0;
        self.each_hope(state, seat, &self.harms, &mut |_, worth| sum += worth);
        sum
    }

    /// Worked out without what is kept. The battery compares their sum with the estimate.
    fn shares(&self, state: &State, seat: Seat) -> Vec<Share> {
        let mut all = Vec::new();
        self.each_hope(state, seat, &Harms::keeping_nothing(), &mut |of, worth| {
            all.push(Share { of: Message::of(self, "hint", &of), worth });
        });
        all
    }
}

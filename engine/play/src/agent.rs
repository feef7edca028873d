//! Agents choose for seats.
//!
//! An agent sees only what its seat may see.
//!
//! ```
//! use play::example::Pig;
//! use play::{Agent, Dealer, Greedy, NoLog, Random, Rules, Setup, playout};
//!
//! let mut state = Pig.start(&Setup::seats(2))?;
//! let (mut greedy, mut random) = (Greedy::default(), Random::new(42, 1));
//! let agents: &mut [&mut dyn Agent<Pig>] = &mut [&mut greedy, &mut random];
//! let mut dealer = Dealer::new(42);
//! let played = playout::with_agents(&Pig, &mut state, &mut dealer, agents, 1_000, &mut NoLog);
//! assert!(played.ended);
//! # Ok::<(), play::SetupError>(())
//! ```

use crate::chance::Dealer;
use crate::game::Shown;
use crate::message::Message;
use crate::rules::Rules;

/// Chooses for a seat.
pub trait Agent<G: Rules> {
    /// Returns the index of the offer to take.
    ///
    /// `seen` is the position as the asked seat may know it. `offers` is never empty. An index past
    /// the end counts as the last offer.
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize;
}

/// Chooses uniformly at random among the offers.
#[derive(Clone, Debug)]
pub struct Random(Dealer);

impl Random {
    /// An agent whose random numbers are independent of those of the table. Agents with the same
    /// seed and different `nth` are independent of each other.
    pub fn new(seed: u64, nth: u64) -> Self {
        Self(Dealer::beside(seed, nth))
    }
}

impl<G: Rules> Agent<G> for Random {
    #[inline]
    fn choose(&mut self, _: &G, _: &G::State, offers: &[G::Choice]) -> usize {
        self.0.below(offers.len() as u32) as usize
    }
}

/// Takes the offers whose lines are in its script, in order.
///
/// Where the next line of the script is not on offer, or the script has ended, it takes the first
/// offer.
///
/// ```
/// use play::example::{Choice, Pig};
/// use play::{Agent, Rules, Scripted, Setup};
///
/// let state = Pig.start(&Setup::seats(2))?;
/// let mut scripted = Scripted::new(["hold"]);
/// assert_eq!(scripted.choose(&Pig, &state, &[Choice::Throw, Choice::Hold]), 1);
/// assert_eq!(scripted.choose(&Pig, &state, &[Choice::Throw, Choice::Hold]), 0);
/// assert_eq!((scripted.missed(), scripted.left()), (1, 0));
/// # Ok::<(), play::SetupError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    lines: std::collections::VecDeque<String>,
    missed: usize,
}

impl Scripted {
    /// An agent that follows these lines.
    pub fn new<S: Into<String>>(lines: impl IntoIterator<Item = S>) -> Self {
        Self { lines: lines.into_iter().map(Into::into).collect(), missed: 0 }
    }

    /// How many decisions the script did not fit, including those after its end.
    pub fn missed(&self) -> usize {
        self.missed
    }

    /// How many lines of the script have not been used.
    pub fn left(&self) -> usize {
        self.lines.len()
    }
}

impl<G: Shown> Agent<G> for Scripted {
    fn choose(&mut self, game: &G, _: &G::State, offers: &[G::Choice]) -> usize {
        let line = self.lines.front();
        let fits = |choice: &G::Choice| Some(&Message::of(game, "choice", choice).line()) == line;
        match offers.iter().position(fits) {
            Some(index) => {
                self.lines.pop_front();
                index
            }
            None => {
                self.missed += 1;
                0
            }
        }
    }
}

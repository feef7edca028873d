//! Plays whole games as fast as the rules allow, for simulation and benchmarks. Buffers are reused,
//! and a step allocates nothing.
//!
//! ```
//! use play::{Dealer, NoLog, Rules, Setup, example::Pig, playout};
//!
//! let mut dealer = Dealer::new(42);
//! let mut state = Pig.start(&Setup::seats(2))?;
//! let played = playout::random(&Pig, &mut state, &mut dealer, 1_000, &mut NoLog);
//! assert!(played.ended && Pig.outcome(&state).is_some());
//! # Ok::<(), play::SetupError>(())
//! ```

use crate::agent::Agent;
use crate::chance::{Dealer, Dealing};
use crate::game::Bench;
use crate::rules::{Rules, Secrets, Sink, Status};
use crate::seat::Eye;

/// The result of one played game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Answers of seats.
    pub decisions: u32,
    /// Answers of chance.
    pub rolls: u32,
    /// Whether the game ended within the limit.
    pub ended: bool,
}

/// Plays a game to its end with random choices. `limit` is the maximum number of answers.
pub fn random<G: Rules>(
    game: &G,
    state: &mut G::State,
    dealer: &mut Dealer,
    limit: u32,
    log: &mut impl Sink<G::Event>,
) -> Played {
    let given = game.advance(state, None, Dealing::for_all(dealer, limit), log);
    let ended = game.status(state) == Status::Over;
    Played { decisions: given.seats, rolls: given.chance, ended }
}

/// Plays a game to its end with one agent per seat; the last agent plays all remaining seats. An
/// agent receives what its seat may know.
pub fn with_agents<G: Secrets>(
    game: &G,
    state: &mut G::State,
    dealer: &mut Dealer,
    agents: &mut [&mut dyn Agent<G>],
    limit: u32,
    log: &mut impl Sink<G::Event>,
) -> Played {
    let mut played = Played::default();
    let mut offers = Vec::new();
    while played.decisions + played.rolls < limit {
        let choice = match game.status(state) {
            Status::Asks { seat, .. } => {
                played.decisions += 1;
                offers.clear();
                game.offers(state, &mut offers);
                let (Some(most), Some(last)) =
                    (offers.len().checked_sub(1), agents.len().checked_sub(1))
                else {
                    return played;
                };
                let seen = game.observe(state, Eye::Seat(seat));
                offers[agents[seat.at().min(last)].choose(game, &seen, &offers).min(most)]
            }
            Status::Chance(request) => {
                played.rolls += 1;
                game.chance(state, dealer.answer(&request))
            }
            Status::Over => return Played { ended: true, ..played },
        };
        game.apply(state, choice, log);
    }
    played
}

/// A sink that counts events and keeps the first fault.
#[derive(Debug)]
pub struct Faults<'a, G: Bench> {
    game: &'a G,
    /// How many events happened.
    pub events: u64,
    /// The first event that reports a fault.
    pub first: Option<G::Event>,
}

impl<'a, G: Bench> Faults<'a, G> {
    /// An empty sink.
    pub fn new(game: &'a G) -> Self {
        Self { game, events: 0, first: None }
    }
}

impl<G: Bench> Sink<G::Event> for Faults<'_, G> {
    #[inline]
    fn take(&mut self, event: G::Event) {
        self.events += 1;
        if self.first.is_none() && self.game.is_fault(&event) {
            self.first = Some(event);
        }
    }
}

//! Bots at work: who decides for a seat in a simulated game.

use play::{Advisor, Agent, Estimate, Greedy, Random, Search, Seat};

/// A bot at work. A copy decides like the original.
#[derive(Clone, Debug)]
pub(crate) enum BotAgent {
    Greedy(Greedy),
    Random(Random),
    Search(Search),
}

impl BotAgent {
    /// The agent of a seat in the game with this seed.
    pub fn new(bot: Advisor, seed: u64, seat: Seat) -> Self {
        // 0 is the draft's.
        let nth = 1 + u64::from(seat.0);
        match bot {
            Advisor::Greedy => Self::Greedy(Greedy::default()),
            Advisor::Random => Self::Random(Random::new(seed, nth)),
            Advisor::Search(iterations) => Self::Search(Search::new(iterations, seed, nth)),
        }
    }
}

impl<G: Estimate> Agent<G> for BotAgent {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        match self {
            Self::Greedy(greedy) => greedy.choose(game, seen, offers),
            Self::Random(random) => random.choose(game, seen, offers),
            Self::Search(search) => search.choose(game, seen, offers),
        }
    }
}

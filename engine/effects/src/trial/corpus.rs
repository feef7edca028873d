//! Positions of random games, by the events that cards hear.

use std::sync::OnceLock;

use play::ruling::Position;
use play::{Dealer, Rules, Setup, Status, battery, imagine};

use super::Triable;

/// Maximum number of positions for one hook of an event, and for all other hooks together.
const KEPT: usize = 48;
/// Maximum number of these from one game.
const OF_A_GAME: usize = 3;
/// Of further events of a kind in a game, one in this many is taken.
const OFTEN: u32 = 5;
/// Maximum number of games played.
const GAMES: u64 = 120;
/// A game is abandoned after this number of answers.
const LONGEST: usize = 3_000;
/// Number of answers before sampling begins, for successive games. Early positions have empty
/// sheets, late ones full sheets and high counters.
const BEGINS: [usize; 4] = [0, 60, 0, 120];
/// One in this many answers gives a position for hooks that are not events.
const RARELY: u32 = 24;

/// A position of a random game.
pub(super) struct Sample<G: Triable> {
    /// The seed of its game.
    pub(super) seed: u64,
    setup: Setup,
    state: <G as Rules>::State,
    /// The event that has just happened, for the hook of an event.
    pub(super) event: Option<<G as Rules>::Event>,
    position: OnceLock<Position>,
}

impl<G: Triable> Sample<G> {
    fn new(
        seed: u64,
        setup: &Setup,
        state: &<G as Rules>::State,
        event: Option<&<G as Rules>::Event>,
    ) -> Self {
        let position = OnceLock::new();
        Self { seed, setup: setup.clone(), state: state.clone(), event: event.cloned(), position }
    }

    /// The position in the notation of rulings.
    pub(super) fn position(&self, game: &G) -> &Position {
        self.position.get_or_init(|| {
            let mut position = Position::of(game, &self.setup, &self.state);
            // Building the table once removes fields that conflict with others.
            let _ = position.table(game);
            position
        })
    }
}

/// Positions of random games.
pub struct Corpus<G: Triable> {
    /// One list for each hook, in the order of [`Triable::hooks`].
    of_events: Vec<Vec<Sample<G>>>,
    /// Positions for hooks that are not events.
    any: Vec<Sample<G>>,
}

/// The events of one game, with the number of positions kept for each.
struct HeardEvents<'g, G: Triable> {
    seed: u64,
    setup: &'g Setup,
    /// Which hooks still need positions.
    wanted: &'g [bool],
    here: Vec<usize>,
    hooks: Vec<G::Hook>,
}

impl<G: Triable> Corpus<G> {
    /// Plays random games until there are enough positions for these hooks.
    pub fn gather(game: &G, hooks: &[G::Hook], seed: u64) -> Self {
        let all = G::hooks();
        let wanted: Vec<bool> = all.iter().map(|(hook, _)| hooks.contains(hook)).collect();
        let any = all.iter().any(|(hook, told)| !told.event && hooks.contains(hook));
        let setups = battery::setups(game);
        let mut corpus =
            Self { of_events: all.iter().map(|_| Vec::new()).collect(), any: Vec::new() };
        for nth in 0..GAMES {
            let Some(setup) = setups.get((nth % setups.len().max(1) as u64) as usize) else {
                break;
            };
            let full = (corpus.any.len() >= KEPT || !any)
                && corpus
                    .of_events
                    .iter()
                    .zip(&wanted)
                    .all(|(kept, wanted)| !wanted || kept.len() >= KEPT);
            if full {
                break;
            }
            // Shifted by one each round, so that every set-up is sampled early and late.
            let shifted = nth as usize + nth as usize / setups.len();
            let begin = BEGINS[shifted % BEGINS.len()];
            let dealer = Dealer::beside(seed, nth);
            imagine(game, || corpus.play(game, (nth, setup, begin), &wanted, dealer));
        }
        corpus
    }

    /// Plays one game.
    fn play(
        &mut self,
        game: &G,
        (seed, setup, begin): (u64, &Setup, usize),
        wanted: &[bool],
        mut dealer: Dealer,
    ) {
        let Ok(mut state) = game.start(setup) else { return };
        let hooks: Vec<G::Hook> = G::hooks().into_iter().map(|(hook, _)| hook).collect();
        let mut of_any = 0;
        let mut heard = HeardEvents { seed, setup, wanted, here: vec![0; hooks.len()], hooks };
        let (mut offers, mut log) = (Vec::new(), Vec::new());
        for answer in 0..LONGEST {
            let sampled = answer >= begin;
            let choice = match game.status(&state) {
                Status::Over => {
                    // Positions in which points are counted.
                    if self.any.len() < KEPT {
                        self.any.push(Sample::new(seed, setup, &state, None));
                    }
                    break;
                }
                Status::Chance(request) => game.chance(&state, dealer.answer(&request)),
                Status::Asks { .. } => {
                    offers.clear();
                    game.offers(&state, &mut offers);
                    let rarely = dealer.below(RARELY) == 0;
                    let room = of_any < OF_A_GAME && self.any.len() < KEPT;
                    if sampled && rarely && room && game.plays(&state) {
                        of_any += 1;
                        self.any.push(Sample::new(seed, setup, &state, None));
                    }
                    offers[dealer.below(offers.len() as u32) as usize]
                }
            };
            let mut shadow = state.clone();
            log.clear();
            game.apply(&mut state, choice, &mut log);
            for event in &log {
                game.absorb(&mut shadow, event);
                self.keep_heard(game, (&shadow, event), sampled, &mut heard, &mut dealer);
            }
        }
    }

    /// Keeps some of the positions right after a wanted event.
    fn keep_heard(
        &mut self,
        game: &G,
        (state, event): (&<G as Rules>::State, &<G as Rules>::Event),
        sampled: bool,
        heard: &mut HeardEvents<'_, G>,
        dealer: &mut Dealer,
    ) {
        let Some((hook, ..)) = G::heard(event) else { return };
        let Some(at) = heard.hooks.iter().position(|other| *other == hook) else { return };
        let (kept, here) = (&mut self.of_events[at], &mut heard.here[at]);
        let room = *here < OF_A_GAME && kept.len() < KEPT;
        let first = *here == 0 && dealer.below(2) == 0;
        let taken = sampled && heard.wanted[at] && room && (first || dealer.below(OFTEN) == 0);
        if taken && game.plays(state) {
            *here += 1;
            kept.push(Sample::new(heard.seed, heard.setup, state, Some(event)));
        }
    }

    /// The positions for a hook: those right after its event, or any.
    pub(super) fn of(&self, hook: G::Hook) -> &[Sample<G>] {
        let hooks = G::hooks();
        let at = hooks.iter().position(|(other, told)| *other == hook && told.event);
        match at {
            Some(at) => &self.of_events[at],
            None => &self.any,
        }
    }
}

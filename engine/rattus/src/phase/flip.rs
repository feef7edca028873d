//! Tokens of a region are flipped one by one while players have cubes there.
//!
//! Rules: `ravage-order`, `ravage-count`, `symbols-majority`, `ravage-neutral`, `symbols-class`.
//! Rules: `symbols-several`, `class-cards-risk`.

use play::Sink;

use crate::Rattus;
use crate::acting::tokens_of;
use crate::bench::Rule;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Offers, Scene, Turn, ask_face};
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::state::{SEATS, State};
use crate::tokens::{Face, Symbol};

/// Whether a region has tokens and cubes of players. With an option, cubes that the plague counts
/// as are enough.
pub(super) fn rages(state: &State, region: RegionNo) -> bool {
    let alone = || state.options().has(Rule::Alone) && neutral(state, region) > 0;
    state.rats(region) > 0 && (state.population(region) > 0 || alone())
}

/// Whether a region would be ravaged if the plague counted as cubes there.
pub(super) fn may_rage(state: &State, region: RegionNo) -> bool {
    let people = state.population(region) > 0 || state.options().has(Rule::Alone);
    state.rats(region) > 0 && people
}

/// Number of cubes that the plague counts as in a region.
fn neutral(state: &State, region: RegionNo) -> u8 {
    if state.plague() == Some(region) { state.neutral() } else { 0 }
}

/// The next token of a region is flipped.
#[derive(Clone, Copy)]
pub(super) struct Flip {
    /// The region.
    pub region: RegionNo,
}

impl Scene for Flip {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if let Some(token) = turn.state.flip() {
            let Some(face) = turn.state.face(token) else { return false };
            self.turn_up(turn, token, face);
            return true;
        }
        let Some(token) = self.only_token(turn.state) else { return false };
        turn.tell(Event::Picked { token });
        true
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        if let Some(token) = state.flip() {
            return ask_face(rules, state, token);
        }
        if state.options().has(Rule::ChosenFlips) {
            return Ask::Seat(state.active(), Prompt::Flipping { region: self.region });
        }
        Ask::Chance(Chance::Token(state.tokens_in(self.region)))
    }

    fn offer(self, _: &Rattus, state: &State, offers: &mut Offers) {
        if state.flip().is_none() && state.options().has(Rule::ChosenFlips) {
            let tokens = state.tokens_in(self.region);
            offers.tokens(tokens, state.active(), |token, _, face| Choice::Flip { token, face });
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match turn.state.flip() {
            Some(token) => {
                if let Choice::Turn(face) = choice {
                    self.turn_up(turn, token, face);
                } else if let Choice::Draw(ring) = choice {
                    turn.tell(Event::RingDrawn { ring });
                }
            }
            None => {
                let (Choice::Pick(token) | Choice::Flip { token, .. }) = choice else { return };
                if turn.state.region_of(token) == Some(self.region) {
                    turn.tell(Event::Picked { token });
                }
            }
        }
    }

    fn topic(self) -> &'static str {
        "ravage-order"
    }
}

impl Flip {
    /// The token that must be flipped next: the only one, or any of several that look equal to all
    /// players.
    fn only_token(self, state: &State) -> Option<TokenNo> {
        let mut tokens = tokens_of(state.tokens_in(self.region));
        let first = tokens.next()?;
        let plain = |token: TokenNo| (state.face(token), state.from_start(token));
        let known = plain(first);
        let blind = known.0.is_none() && !state.options().has(Rule::ChosenFlips);
        tokens.all(|other| blind && plain(other) == known).then_some(first)
    }

    /// Flips a token. It takes effect if the region has enough cubes.
    fn turn_up<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, token: TokenNo, face: FaceNo) {
        let (state, region) = (&*turn.state, self.region);
        let face = turn.rules.cards.face(face);
        let population = state.population(region) + neutral(state, region);
        let strikes = population >= face.limit;
        turn.tell(Event::Flipped { region, token, face, population, strikes });
        if !strikes {
            return;
        }
        let losses = losses(turn.state, region, &face);
        if losses == [0; SEATS] {
            turn.tell(Event::NobodyHit { region });
        }
        for seat in turn.state.from(turn.state.active()) {
            let cubes = losses[seat.at()];
            if cubes > 0 {
                turn.tell(Event::CubesLost { seat, region, cubes });
            }
        }
    }
}

/// Number of cubes that each seat loses to a token that takes effect.
fn losses(state: &State, region: RegionNo, face: &Face) -> [u8; SEATS] {
    let there = state.crowd(region);
    let mut left = there;
    let leaders = |left: &[u8; SEATS]| {
        let most = left.iter().copied().max().unwrap_or(0);
        left.map(|cubes| cubes == most && most > 0)
    };
    let first = leaders(&left);
    let recount = state.options().has(Rule::Recount);
    // Each symbol takes one cube from each affected seat that has one left.
    for _ in 0..face.symbols.count(Symbol::MAJORITY) {
        let struck = if recount { leaders(&left) } else { first };
        for (cubes, struck) in left.iter_mut().zip(struck) {
            *cubes = cubes.saturating_sub(struck.into());
        }
    }
    for symbol in face.symbols.iter() {
        if symbol == Symbol::ALL {
            left = left.map(|cubes| cubes.saturating_sub(1));
        } else if symbol != Symbol::MAJORITY
            && let Some(seat) = state.holder(ClassNo(symbol.0))
        {
            left[seat.at()] = left[seat.at()].saturating_sub(1);
        }
    }
    std::array::from_fn(|seat| there[seat] - left[seat])
}

//! The ravage: tokens are turned up one by one while there are cubes of players.

use play::{Request, Sink, Status};

use crate::Rattus;
use crate::acting::scratch::tokens_of;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::turn::{Turn, asks};
use crate::state::{Face, FaceNo, RegionNo, Rule, SEATS, State, Step, Symbol, TokenNo};

impl Rattus {
    /// The region that is being ravaged.
    fn ravaged(&self, state: &State) -> RegionNo {
        match state.step() {
            Step::Final { region } => region,
            _ => state.plague().unwrap_or_default(),
        }
    }

    /// The one token that must be turned up next: the last, or any of several that nobody can
    /// tell apart.
    fn only_token(&self, state: &State, region: RegionNo) -> Option<TokenNo> {
        let mut tokens = tokens_of(state.tokens_in(region));
        let first = tokens.next()?;
        let plain = |token: TokenNo| (state.face(token), state.from_start(token));
        let chosen = state.options().has(Rule::ChosenFlips);
        let alike = tokens
            .all(|other| !chosen && state.face(first).is_none() && plain(other) == plain(first));
        alike.then_some(first)
    }

    pub(crate) fn ask_flip(&self, state: &State) -> Status<Prompt> {
        let region = self.ravaged(state);
        match state.flip() {
            Some(token) => Status::Chance(self.face_request(state, token)),
            None if state.options().has(Rule::ChosenFlips) => {
                asks(state.active(), Prompt::Flipping { region })
            }
            None => {
                let tokens = tokens_of(state.tokens_in(region)).map(|token| token.0);
                Status::Chance(Request::Deal(tokens.collect()))
            }
        }
    }

    pub(crate) fn offer_flips(&self, state: &State, offers: &mut Vec<Choice>) {
        let tokens = tokens_of(state.tokens_in(self.ravaged(state)));
        offers.extend(tokens.map(|token| {
            let face = state.face_for(token, state.active()).map(|face| self.cards.face(face));
            Choice::Flip { token, face }
        }));
    }

    /// What each seat loses to a token that strikes.
    fn losses(&self, state: &State, region: RegionNo, face: &Face) -> [u8; SEATS] {
        let there = state.crowd(region);
        let mut left = there;
        let leaders = |left: &[u8; SEATS]| {
            let most = left.iter().copied().max().unwrap_or(0);
            left.map(|cubes| cubes == most && most > 0)
        };
        let first = leaders(&left);
        let recount = state.options().has(Rule::Recount);
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
                && let Some(seat) = state.holder(crate::state::ClassNo(symbol.0))
            {
                let cubes = &mut left[seat.at() % SEATS];
                *cubes = cubes.saturating_sub(1);
            }
        }
        std::array::from_fn(|seat| there[seat] - left[seat])
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Whether there are rats and cubes of players in a region, or a token is just being turned up.
    pub(crate) fn rages(&self, region: RegionNo) -> bool {
        self.state.rats(region) > 0 && self.state.population(region) > 0
    }

    /// The ravage of a region goes on; false when somebody must decide.
    pub(crate) fn forward_ravage(&mut self, region: RegionNo) -> bool {
        if let Some(token) = self.state.flip() {
            let Some(face) = self.state.face(token) else { return false };
            self.flip(region, token, face);
            return true;
        }
        let Some(token) = self.rules.only_token(self.state, region) else { return false };
        self.tell(Event::Picked { token });
        true
    }

    /// An answer to which token is turned up, and what it shows.
    pub(crate) fn choose_flip(&mut self, choice: Choice) {
        let region = self.rules.ravaged(self.state);
        match (self.state.flip(), choice) {
            (None, Choice::Pick(token) | Choice::Flip { token, .. })
                if self.state.region_of(token) == Some(region) =>
            {
                self.tell(Event::Picked { token });
            }
            (Some(_), Choice::Draw(ring)) => self.tell(Event::RingDrawn { ring }),
            (Some(token), Choice::Turn(face)) => self.flip(region, token, face),
            _ => {}
        }
    }

    fn flip(&mut self, region: RegionNo, token: TokenNo, face: FaceNo) {
        let face = self.rules.cards.face(face);
        let neutral = if self.state.plague() == Some(region) { self.state.neutral() } else { 0 };
        let population = self.state.population(region).saturating_add(neutral);
        let strikes = population >= face.limit;
        self.tell(Event::Flipped { region, token, face, population, strikes });
        if !strikes {
            return;
        }
        let losses = self.rules.losses(self.state, region, &face);
        for seat in self.state.from(self.state.active()) {
            let cubes = losses[seat.at() % SEATS];
            if cubes > 0 {
                self.tell(Event::CubesLost { seat, region, cubes });
            }
        }
    }
}

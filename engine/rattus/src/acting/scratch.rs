//! What a card's script acts on: a scratch copy of the state, and the events of the effect so far.

use std::sync::Arc;

use play::Seat;
use script::{Recorded, Reply};

use crate::acting::verbs::{Region, RegionFilter, Token, TokenFilter, Verb};
use crate::cards::{Catalogue, members, regions};
use crate::event::Event;
use crate::state::{CROWD, ClassNo, Question, RegionNo, Rule, State, Step, TokenNo};

/// Most regions a script may ask to reach.
const FAR: u8 = 8;

/// The scratch copy a script acts on, and what it has done to it.
#[derive(Clone, Default)]
pub(crate) struct Stage {
    /// The content; none only before the first run.
    pub cards: Option<Arc<Catalogue>>,
    /// The scratch copy, in a box so that a stage is cheap to hand over; none only before the
    /// first run.
    pub state: Option<Box<State>>,
    /// Who uses the card.
    pub seat: Seat,
    /// The card that acts.
    pub card: ClassNo,
    /// What has happened, in order.
    pub events: Vec<Event>,
    /// The question the run ended with.
    pub question: Option<Question>,
}

impl script::Stage for Stage {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let (Some(cards), Some(state)) = (&self.cards, &self.state) else {
            return Reply::Wrong("nothing to act on".to_owned());
        };
        if let Some(reply) = self.read(cards, state, verb) {
            return reply;
        }
        let cards = Arc::clone(cards);
        self.act(&cards, verb).unwrap_or_else(|wrong| wrong)
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        match (self.question.take(), reply) {
            (Some(Question::Look { .. }) | None, _) => Reply::Nil,
            (Some(Question::Confirm), Recorded::Int(number)) => Reply::Bool(number != 0),
            (Some(Question::Confirm), Recorded::Nil) => Reply::Bool(false),
            (Some(_), Recorded::Int(number)) => Reply::Int(number.into()),
            (Some(_), Recorded::Nil) => Reply::Nil,
        }
    }
}

impl Stage {
    /// A stage set for one call.
    pub fn set(&mut self, cards: &Arc<Catalogue>, state: &State, seat: Seat, card: ClassNo) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(cards));
        }
        match &mut self.state {
            Some(scratch) => (**scratch).clone_from(state),
            none => *none = Some(Box::new(state.clone())),
        }
        (self.seat, self.card) = (seat, card);
        self.events.clear();
        self.question = None;
    }

    /// Lets an event happen on the scratch copy.
    fn tell(&mut self, event: Event) {
        if let Some(state) = &mut self.state {
            state.absorb(&event);
        }
        self.events.push(event);
    }

    /// The answer of a query verb; `None` for a verb that acts or asks.
    fn read(&self, cards: &Catalogue, state: &State, verb: Verb) -> Option<Reply> {
        let of = |region: Region, value: &dyn Fn(RegionNo) -> u8| match used(cards, state, region) {
            Ok(region) => value(region).into(),
            Err(wrong) => wrong,
        };
        Some(match verb {
            Verb::Reserve => state.reserve(self.seat).into(),
            Verb::Castle => state.castle(self.seat).into(),
            Verb::Cubes { region } => of(region, &|region| state.cubes(region, self.seat)),
            Verb::Population { region } => of(region, &|region| state.population(region)),
            Verb::Rats { region } => of(region, &|region| state.rats(region)),
            Verb::Plague => state.plague().map_or(0, |region| region.0).into(),
            Verb::RegionOf { token } => match lying(state, token) {
                Ok((_, region)) => region.0.into(),
                Err(wrong) => wrong,
            },
            Verb::CountRegions { filter } => match self.fitting(cards, state, &filter) {
                Ok(bits) => i64::from(bits.count_ones()).into(),
                Err(wrong) => wrong,
            },
            Verb::CountTokens { filter } => match fitting_tokens(cards, state, &filter) {
                Ok(bits) => i64::from(bits.count_ones()).into(),
                Err(wrong) => wrong,
            },
            Verb::Supply => state.supply().into(),
            Verb::Players => state.seats().into(),
            Verb::Cards => i64::from(state.held(self.seat).count_ones()).into(),
            Verb::IsLast => matches!(state.step(), Step::Last { .. }).into(),
            _ => return None,
        })
    }

    /// Carries out a verb that acts or asks.
    fn act(&mut self, cards: &Catalogue, verb: Verb) -> Result<Reply, Reply> {
        let nothing = || Reply::Wrong("nothing to act on".to_owned());
        let state = self.state.as_deref().ok_or_else(nothing)?;
        let seat = self.seat;
        match verb {
            Verb::MoveCubes { from, to, cubes } => {
                let (from, to) = (used(cards, state, from)?, used(cards, state, to)?);
                let there = state.cubes(from, seat);
                if cubes > there {
                    return Err(Reply::Wrong(format!("{there} own cubes lie there, not {cubes}")));
                }
                if cubes > 0 && from != to {
                    self.tell(Event::CubesMoved { seat, from, to, cubes });
                }
                Ok(Reply::Nil)
            }
            Verb::AddCubes { region, cubes } => {
                let region = used(cards, state, region)?;
                let cubes = cubes.min(state.reserve(seat));
                if cubes > 0 {
                    self.tell(Event::CubesAdded { seat, region, cubes });
                }
                Ok(Reply::Nil)
            }
            Verb::MoveToken { token, to } => {
                let ((token, from), to) = (lying(state, token)?, used(cards, state, to)?);
                let room = state.rats(to) < CROWD && from != to;
                if room {
                    self.tell(Event::TokenMoved { seat, from, to, token: Some(token) });
                }
                Ok(room.into())
            }
            Verb::SwapTokens { one, other } => {
                let ((one, from), (other, to)) = (lying(state, one)?, lying(state, other)?);
                if from != to {
                    let (one, other) = (Some(one), Some(other));
                    self.tell(Event::TokensSwapped { seat, from, to, one, other });
                }
                Ok(Reply::Nil)
            }
            Verb::Save { region } => {
                let region = used(cards, state, region)?;
                let safe = state.rats(region) == 0 && state.cubes(region, seat) > 0;
                if safe {
                    self.tell(Event::Saved { seat, region });
                }
                Ok(safe.into())
            }
            Verb::MovePlague { to } => {
                let region = used(cards, state, to)?;
                if state.plague() != Some(region) {
                    self.tell(Event::PlagueMoved { seat, region });
                }
                Ok(Reply::Nil)
            }
            Verb::CountPlague { cubes } => {
                self.tell(Event::PlagueCounted { seat, cubes: cubes.min(CROWD * 10) });
                Ok(Reply::Nil)
            }
            other => self.ask(cards, other),
        }
    }

    /// Carries out a verb that asks: a question that has no possible answer is not asked.
    fn ask(&mut self, cards: &Catalogue, verb: Verb) -> Result<Reply, Reply> {
        let Some(state) = self.state.as_deref() else { return Ok(Reply::Nil) };
        let question = match verb {
            Verb::Look { token } => Question::Look { token: lying(state, token)?.0 },
            Verb::PickRegion { filter } => {
                let regions = self.fitting(cards, state, &filter)?;
                if regions == 0 {
                    return Ok(Reply::Nil);
                }
                let near = filter.near.map(|region| RegionNo(region.0));
                Question::Region { regions, near, optional: filter.optional }
            }
            Verb::PickToken { filter } => {
                let tokens = fitting_tokens(cards, state, &filter)?;
                if tokens == 0 {
                    return Ok(Reply::Nil);
                }
                Question::Token { tokens, optional: filter.optional }
            }
            Verb::PickNumber { least, most } if least > most => {
                return Err(Reply::Wrong(format!("from {least} to {most} there is no number")));
            }
            Verb::PickNumber { least, most } => Question::Number { least, most },
            _ => Question::Confirm,
        };
        self.question = Some(question);
        Ok(Reply::Ask(script::fingerprint(&question)))
    }

    fn fitting(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &RegionFilter,
    ) -> Result<u32, Reply> {
        let map = cards.map(state.map());
        let seats = state.seats();
        let mut bits = map.used(seats);
        if let Some(near) = filter.near {
            bits &= map.near(used(cards, state, near)?, seats);
        }
        if let (Some(reach), Some(plague)) = (filter.reach, state.plague()) {
            let mut reached = map.within(plague, reach.min(FAR), seats);
            let last = matches!(state.step(), Step::Last { .. });
            let back = state.options().has(Rule::Return) && reach > 1;
            if back || last && state.options().has(Rule::Stay) {
                reached |= plague.bit();
            }
            bits &= reached;
        }
        let fits = |region: &RegionNo| {
            let rats = state.rats(*region);
            !(filter.own && state.cubes(*region, self.seat) == 0)
                && filter.min_rats.is_none_or(|least| rats >= least)
                && filter.max_rats.is_none_or(|most| rats <= most)
        };
        Ok(regions(bits).filter(fits).fold(0, |bits, region| bits | region.bit()))
    }
}

fn fitting_tokens(cards: &Catalogue, state: &State, filter: &TokenFilter) -> Result<u64, Reply> {
    let only = filter.region.map(|region| used(cards, state, region)).transpose()?;
    let mut tokens = only.map_or_else(|| state.lying(), |region| state.tokens_in(region));
    if let Some(other) = filter.except {
        tokens &= !1u64.checked_shl(other.0.into()).unwrap_or(0);
    }
    if filter.movable {
        let used = regions(cards.map(state.map()).used(state.seats()));
        for region in used.filter(|region| !movable(cards, state, *region)) {
            tokens &= !state.tokens_in(region);
        }
    }
    Ok(tokens)
}

/// Whether a neighbour of a region has room for a token.
pub(crate) fn movable(cards: &Catalogue, state: &State, region: RegionNo) -> bool {
    let near = cards.map(state.map()).near(region, state.seats());
    regions(near).any(|region| state.rats(region) < CROWD)
}

fn used(cards: &Catalogue, state: &State, region: Region) -> Result<RegionNo, Reply> {
    let used = cards.map(state.map()).used(state.seats());
    if region.0 < 32 && used >> region.0 & 1 == 1 {
        Ok(RegionNo(region.0))
    } else {
        Err(Reply::Wrong(format!("there is no region with the handle {}", region.0)))
    }
}

fn lying(state: &State, token: Token) -> Result<(TokenNo, RegionNo), Reply> {
    let region = state.region_of(TokenNo(token.0));
    let found = region.map(|region| (TokenNo(token.0), region));
    found.ok_or_else(|| {
        Reply::Wrong(format!("no token with the handle {} lies on the board", token.0))
    })
}

/// The tokens of a question, in order.
pub(crate) fn tokens_of(bits: u64) -> impl Iterator<Item = TokenNo> {
    members(bits).map(TokenNo)
}

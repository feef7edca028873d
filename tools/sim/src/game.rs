//! One simulated game, decision by decision, and what it shows.

use std::collections::{BTreeMap, BTreeSet};

use play::{
    Advisor, Agent, CardFault, Dealer, Eye, Game, Message, Messages, Ref, Seat, Setup, SetupError,
    Sink, Status, imagine,
};

use crate::bot::BotAgent;
use crate::standing::Course;

/// A game with more answers than this is reported as endless. No finished game needs as many.
const LIMIT: u32 = 10_000;

/// What one game showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The winners; several in case of a tie.
    pub winners: Vec<Seat>,
    /// Answers of seats.
    pub decisions: u32,
    /// Answers of seats that had only one offer.
    pub forced: u32,
    /// Each thing that was offered or owned.
    pub things: BTreeMap<Ref, ThingInGame>,
    /// The cause of the end, if there are several.
    pub cause: Option<Ref>,
    /// How often each counted event happened to each seat.
    pub happened: BTreeMap<(Ref, Seat), u32>,
    /// The faults of cards.
    pub faults: Vec<CardFault>,
    /// The index of the offer taken at each decision between several offers.
    pub answers: Vec<u16>,
    /// The points at each of these decisions and at the end, if they are looked at.
    pub course: Option<Course>,
    /// These decisions in words, if they are written down.
    pub written: Option<Vec<DecisionInGame>>,
}

/// What one game showed of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThingInGame {
    /// How often it was offered to each seat.
    pub offered: BTreeMap<Seat, ThingOffers>,
    /// The seats that came to own it.
    pub owners: BTreeMap<Seat, ThingOwner>,
}

/// How often a thing was offered to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThingOffers {
    /// Decisions between several offers of which at least one gives the thing.
    pub offers: u32,
    /// How many of these the bot would take.
    pub picks: u32,
    /// How many of these chance decides, because each offer gives a thing.
    pub drafts: u32,
}

/// A seat that owns a thing, or owned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThingOwner {
    /// The number of the answer with which it came to own the thing first; 0 before any answer.
    pub since: u32,
    /// The points that its score names after the thing.
    pub named: Option<i32>,
}

/// A decision between several offers, for tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionInGame {
    /// The number of the answer in its game, from 1. Answers without an alternative count, too.
    pub number: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The id of the question.
    pub question: &'static str,
    /// The choice as in a `.play` file.
    pub choice: String,
    /// The number of offers.
    pub offers: usize,
    /// The index of the offer that was taken.
    pub index: usize,
    /// The thing that the offer gives.
    pub brings: Option<Ref>,
    /// Whether chance decided, because each offer gives a thing.
    pub is_draft: bool,
}

/// Why a game could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The set-up is not valid.
    Setup(SetupError),
    /// The game with this seed does not end.
    Endless(u64),
}

impl std::fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Endless(seed) => write!(f, "seed {seed}: no end after {LIMIT} answers"),
        }
    }
}

impl std::error::Error for NotPlayed {}

/// A game that bots are playing. A copy plays on like the original.
pub(crate) struct Play<'g, G: Game> {
    game: &'g G,
    seed: u64,
    state: G::State,
    dealer: Dealer,
    bots: Vec<BotAgent>,
    /// How many drafts each seat has decided.
    drafts: Vec<u32>,
    forbidden: BTreeSet<Ref>,
    gains: Gains,
    answered: u32,
    played: Played,
}

/// A decision between several offers that a seat has made, before it is carried out.
#[derive(Clone)]
pub(crate) struct BotDecision<C> {
    /// The seat.
    pub seat: Seat,
    /// The thing that the offer gives.
    pub brings: Option<Ref>,
    index: usize,
    choice: C,
    is_draft: bool,
    /// The things of all offers, each once.
    things: Vec<Ref>,
    /// The thing that the bot would take.
    picked: Option<Ref>,
}

/// Receives each decision with the game before it.
type Decided<'d, P, C> = dyn FnMut(&P, &BotDecision<C>) -> Result<(), NotPlayed> + 'd;

impl<G: Game> Clone for Play<'_, G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            seed: self.seed,
            state: self.state.clone(),
            dealer: self.dealer.clone(),
            bots: self.bots.clone(),
            drafts: self.drafts.clone(),
            forbidden: self.forbidden.clone(),
            gains: self.gains.clone(),
            answered: self.answered,
            played: self.played.clone(),
        }
    }
}

impl<'g, G: Game> Play<'g, G> {
    /// The game with this seed, before its first decision. Bots do not take what is `forbidden` if
    /// they have another offer.
    pub fn new(
        game: &'g G,
        setup: &Setup,
        bots: &[Advisor],
        forbidden: &BTreeSet<Ref>,
        seed: u64,
    ) -> Result<Self, NotPlayed> {
        let state = game.start(setup).map_err(NotPlayed::Setup)?;
        let seats = (0..setup.seats).map(Seat);
        Ok(Self {
            game,
            seed,
            state,
            dealer: Dealer::new(seed),
            bots: seats.zip(bots).map(|(seat, bot)| BotAgent::new(*bot, seed, seat)).collect(),
            drafts: vec![0; usize::from(setup.seats)],
            forbidden: forbidden.clone(),
            gains: Gains::default(),
            answered: 0,
            played: Played::default(),
        })
    }

    /// Looks at the points at each decision.
    pub fn looking(mut self) -> Self {
        self.played.course = Some(Course::default());
        self
    }

    /// Writes down each decision.
    pub fn writing(mut self) -> Self {
        self.played.written = Some(Vec::new());
        self
    }

    /// A copy for another end of the game, of which only the points count.
    fn fork(&self) -> Self {
        let mut other = self.clone();
        other.played.course = None;
        other.played.written = None;
        other
    }

    /// The game played on as if no bot took this thing from now on if it has another offer.
    pub fn without(&self, thing: &Ref) -> Result<Played, NotPlayed> {
        let mut other = self.fork();
        other.forbidden.insert(thing.clone());
        other.finish(&mut |_, _| Ok(()))
    }

    /// The game played on with this decision, but as if the thing that it gives did nothing. `None`
    /// if the game cannot play so.
    pub fn emptied(&self, decision: &BotDecision<G::Choice>) -> Option<Result<Played, NotPlayed>> {
        if !self.game.empty(decision.brings.as_ref()) {
            return None;
        }
        let mut other = self.fork();
        other.note(decision.clone());
        other.carry_out(decision.choice);
        let played = other.finish(&mut |_, _| Ok(()));
        self.game.empty(None);
        Some(played)
    }

    /// Plays to the end. `decided` receives each decision between several offers with the game
    /// before it.
    pub fn finish(
        mut self,
        decided: &mut Decided<'_, Self, G::Choice>,
    ) -> Result<Played, NotPlayed> {
        let mut offers = Vec::new();
        loop {
            let choice = match self.game.status(&self.state) {
                Status::Over => return self.end(),
                _ if self.answered >= LIMIT => return Err(NotPlayed::Endless(self.seed)),
                Status::Chance(request) => {
                    self.game.chance(&self.state, self.dealer.answer(&request))
                }
                Status::Asks { seat, prompt } => {
                    offers.clear();
                    self.game.offers(&self.state, &mut offers);
                    self.played.decisions += 1;
                    if let [choice] = offers[..] {
                        self.played.forced += 1;
                        choice
                    } else {
                        if let Some(course) = &mut self.played.course {
                            let (game, state) = (self.game, &self.state);
                            imagine(game, || course.note(game, state));
                        }
                        let decision = self.decide(seat, &offers);
                        decided(&self, &decision)?;
                        let choice = decision.choice;
                        self.write(&prompt, offers.len(), &decision);
                        self.note(decision);
                        choice
                    }
                }
            };
            self.carry_out(choice);
        }
    }

    fn carry_out(&mut self, choice: G::Choice) {
        self.answered += 1;
        let (game, at) = (self.game, self.played.decisions);
        let mut hearing = GainSink { game, at, gains: &mut self.gains };
        self.game.apply(&mut self.state, choice, &mut hearing);
    }

    fn decide(&mut self, seat: Seat, offers: &[G::Choice]) -> BotDecision<G::Choice> {
        let game = self.game;
        // A game keeps only one of several equal faults until the next decision.
        self.played.faults.extend(game.faults());
        let brings: Vec<_> = offers.iter().map(|offer| game.brings(offer)).collect();
        let is_free =
            |at: &usize| brings[*at].as_ref().is_none_or(|it| !self.forbidden.contains(it));
        let mut open: Vec<usize> = (0..offers.len()).filter(is_free).collect();
        if open.is_empty() {
            open = (0..offers.len()).collect();
        }
        let free: Vec<_> = open.iter().map(|at| offers[*at]).collect();
        let seen = game.observe(&self.state, Eye::Seat(seat));
        let bot = &mut self.bots[seat.at()];
        let nth = imagine(game, || bot.choose(game, &seen, &free)).min(free.len() - 1);
        let picked = brings[open[nth]].clone();
        let is_draft = open.iter().all(|at| brings[*at].is_some());
        let nth = if is_draft { self.draft(seat, open.len()) } else { nth };
        let index = open[nth];
        let mut things: Vec<Ref> = brings.iter().flatten().cloned().collect();
        things.sort_unstable();
        things.dedup();
        let brings = brings[index].clone();
        BotDecision { seat, brings, index, choice: offers[index], is_draft, things, picked }
    }

    /// Decides by chance where each offer gives a thing, such as the choice of a class. Otherwise
    /// bots would always take the same one, and the others would never be measured. The number
    /// depends on nothing but the seed, the seat and its earlier drafts.
    fn draft(&self, seat: Seat, offers: usize) -> usize {
        let word = play::digest(&("draft", self.seed, seat, self.drafts[seat.at()]));
        ((u128::from(word) * offers as u128) >> 64) as usize
    }

    fn write(&mut self, prompt: &G::Prompt, offers: usize, decision: &BotDecision<G::Choice>) {
        let Some(written) = &mut self.played.written else { return };
        written.push(DecisionInGame {
            number: self.played.decisions,
            seat: decision.seat,
            question: G::Prompt::VARIANTS[prompt.position()].id,
            choice: Message::of(self.game, "choice", &decision.choice).line(),
            offers,
            index: decision.index,
            brings: decision.brings.clone(),
            is_draft: decision.is_draft,
        });
    }

    fn note(&mut self, decision: BotDecision<G::Choice>) {
        self.drafts[decision.seat.at()] += u32::from(decision.is_draft);
        self.played.answers.push(u16::try_from(decision.index).unwrap_or(u16::MAX));
        for thing in decision.things {
            let picked = decision.picked.as_ref() == Some(&thing);
            let seen = self.played.things.entry(thing).or_default();
            let seen = seen.offered.entry(decision.seat).or_default();
            seen.offers += 1;
            seen.picks += u32::from(picked);
            seen.drafts += u32::from(decision.is_draft);
        }
    }

    fn end(mut self) -> Result<Played, NotPlayed> {
        let outcome = self.game.outcome(&self.state).ok_or(NotPlayed::Endless(self.seed))?;
        let mut named: Vec<_> = (0..self.game.seats(&self.state)).map(|_| None).collect();
        for (seat, thing, since) in self.gains.gained {
            let named =
                named[seat.at()].get_or_insert_with(|| points(self.game, &self.state, seat));
            let owner = ThingOwner { since, named: named.get(&thing).copied() };
            self.played.things.entry(thing).or_default().owners.entry(seat).or_insert(owner);
        }
        for happened in self.gains.happened {
            *self.played.happened.entry(happened).or_default() += 1;
        }
        self.played.faults.extend(self.game.faults());
        if let Some(course) = &mut self.played.course {
            course.end(&outcome.points);
        }
        Ok(Played {
            points: outcome.points,
            winners: outcome.winners,
            cause: self.gains.cause,
            ..self.played
        })
    }
}

/// The points that a seat scores in the name of each thing.
fn points<G: Game>(game: &G, state: &G::State, seat: Seat) -> BTreeMap<Ref, i32> {
    let mut named = BTreeMap::new();
    for line in game.tally(state, seat) {
        for thing in Ref::named_in(&line.reason) {
            *named.entry(thing).or_default() += line.points;
        }
    }
    named
}

/// Who came to own what, what happened to whom, and what ended the game.
#[derive(Clone, Default)]
struct Gains {
    /// Each with the number of answers so far.
    gained: Vec<(Seat, Ref, u32)>,
    happened: Vec<(Ref, Seat)>,
    cause: Option<Ref>,
}

struct GainSink<'a, G> {
    game: &'a G,
    /// The number of answers so far.
    at: u32,
    gains: &'a mut Gains,
}

impl<G: Game> Sink<G::Event> for GainSink<'_, G> {
    fn take(&mut self, event: G::Event) {
        let gained = self.game.gained(&event);
        self.gains.gained.extend(gained.map(|(seat, thing)| (seat, thing, self.at)));
        self.gains.happened.extend(self.game.counts(&event));
        if let Some(cause) = self.game.closes(&event) {
            self.gains.cause = Some(cause);
        }
    }
}

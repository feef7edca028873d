//! The tree of possible answers to an effect in one position. At each node the least-seen answer is
//! given, until every answer was given.

use std::mem::{Discriminant, discriminant};

use play::{Actor, Rules, Status};
use script::Journal;

use super::Triable;
use super::stand::Stand;
use crate::{AskNo, Happened};

type Event<G> = <G as Rules>::Event;
type State<G> = <G as Rules>::State;
type Choice<G> = <G as Rules>::Choice;

/// The answers so far, with their actors.
type Answers<G> = Vec<(Actor, Choice<G>)>;

/// The kinds of events, in order.
pub(super) type Shape<G> = Vec<Discriminant<Event<G>>>;

/// A question in one position, with all its answers.
struct Node<G: Triable> {
    state: State<G>,
    /// Who answers.
    actor: Actor,
    answers: Vec<Choice<G>>,
    next: Vec<Next>,
    /// How often each answer was given.
    times: Vec<u32>,
    /// The events on the way here.
    told: Vec<Event<G>>,
    /// Whether every path from here has been followed to its end.
    done: bool,
}

/// The result of an answer.
#[derive(Clone, Copy)]
enum Next {
    /// Not given yet.
    New,
    /// The index of the next question.
    Asks(usize),
    /// The end of the effect.
    End,
}

/// The tree of one position.
pub(super) struct AnswerTree<G: Triable> {
    nodes: Vec<Node<G>>,
    /// Whether the effect ended without a question.
    over: bool,
}

/// A run from the start of an effect to its end.
pub(super) struct Leaf<G: Triable> {
    /// The answers on the way, with their actors.
    pub(super) answers: Answers<G>,
    /// The replies that the script received.
    pub(super) journal: Journal,
    /// The events from its start to its end.
    pub(super) told: Vec<Event<G>>,
    /// The state right after its end.
    pub(super) state: State<G>,
    /// Whether the script failed.
    pub(super) failed: bool,
}

/// A question reached for the first time.
pub(super) struct NewQuestion<G: Triable> {
    /// The kind of question.
    pub(super) question: Option<Discriminant<G::Question>>,
    /// Its name.
    pub(super) ask: Option<AskNo>,
    /// The number of its answers, if a seat is asked.
    pub(super) answers: usize,
    /// Its answer, if there is only one.
    pub(super) only: Option<Choice<G>>,
}

impl<G: Triable> Leaf<G> {
    /// The kinds of events, in order.
    pub(super) fn shape(&self) -> Shape<G> {
        self.told.iter().map(discriminant).collect()
    }
}

impl<G: Triable> AnswerTree<G> {
    /// An empty tree.
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), over: false }
    }

    /// Whether every answer was given.
    pub(super) fn is_exhausted(&self) -> bool {
        self.over || self.nodes.first().is_some_and(|root| root.done)
    }

    /// The number of answers never given.
    pub(super) fn left(&self) -> u64 {
        let new =
            |node: &Node<G>| node.next.iter().filter(|next| matches!(next, Next::New)).count();
        self.nodes.iter().map(|node| new(node) as u64).sum()
    }

    /// Runs the effect once more on a new path.
    pub(super) fn run(
        &mut self,
        game: &G,
        stand: &Stand<G>,
        asked: &mut impl FnMut(NewQuestion<G>),
    ) -> Leaf<G> {
        let mut path = Vec::new();
        let (mut at, mut way) = (0, Vec::new());
        if self.nodes.is_empty() {
            let (mut state, mut log) = (stand.state.clone(), Vec::new());
            game.begin(&mut state, stand.call, &mut log);
            let came = LedTo { state, log, before: &stand.state, journal: Journal::EMPTY };
            if let Err(leaf) = self.arrive(game, came, (Vec::new(), Vec::new()), asked) {
                self.over = true;
                return *leaf;
            }
        }
        loop {
            let node = &mut self.nodes[at];
            let open = (0..node.next.len()).filter(|nth| match node.next[*nth] {
                Next::New => true,
                Next::Asks(_) | Next::End => false,
            });
            let nth = open.min_by_key(|nth| node.times[*nth]);
            let nth = nth.or_else(|| self.least_seen(at)).unwrap_or(0);
            let node = &mut self.nodes[at];
            node.times[nth] += 1;
            path.push((at, nth));
            way.push((node.actor, node.answers[nth]));
            match node.next[nth] {
                Next::Asks(next) => at = next,
                Next::New | Next::End => {
                    if let Some(leaf) = self.answer(game, (at, nth), &way, asked) {
                        self.close(&path);
                        return leaf;
                    }
                    at = self.nodes.len() - 1;
                }
            }
        }
    }

    /// The least-given answer of a node that leads to something new.
    fn least_seen(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let open = (0..node.next.len()).filter(|nth| match node.next[*nth] {
            Next::Asks(next) => !self.nodes[next].done,
            Next::New | Next::End => false,
        });
        open.min_by_key(|nth| node.times[*nth])
    }

    /// Gives an answer. Returns the end of the effect if it is reached.
    fn answer(
        &mut self,
        game: &G,
        (at, nth): (usize, usize),
        way: &[(Actor, Choice<G>)],
        asked: &mut impl FnMut(NewQuestion<G>),
    ) -> Option<Leaf<G>> {
        let node = &self.nodes[at];
        let (before, told) = (node.state.clone(), node.told.clone());
        let journal = G::effect(&before).map_or(Journal::EMPTY, |effect| effect.journal);
        let (mut state, mut log) = (before.clone(), Vec::new());
        game.apply(&mut state, node.answers[nth], &mut log);
        let next = self.nodes.len();
        let came = LedTo { state, log, before: &before, journal };
        match self.arrive(game, came, (way.to_vec(), told), asked) {
            Ok(()) => {
                self.nodes[at].next[nth] = Next::Asks(next);
                None
            }
            Err(leaf) => {
                self.nodes[at].next[nth] = Next::End;
                Some(*leaf)
            }
        }
    }

    /// Marks finished nodes of a path, from its end.
    fn close(&mut self, path: &[(usize, usize)]) {
        for (at, _) in path.iter().rev() {
            let done = self.nodes[*at].next.iter().all(|next| match next {
                Next::New => false,
                Next::End => true,
                Next::Asks(next) => self.nodes[*next].done,
            });
            if !done {
                return;
            }
            self.nodes[*at].done = true;
        }
    }

    /// Adds a node at a question. The error is the end of the effect.
    fn arrive(
        &mut self,
        game: &G,
        came: LedTo<'_, G>,
        (answers, mut told): (Answers<G>, Vec<Event<G>>),
        asked: &mut impl FnMut(NewQuestion<G>),
    ) -> Result<(), Box<Leaf<G>>> {
        let LedTo { state, log, before, mut journal } = came;
        let ended = log.iter().position(|event| {
            game.is_fault(event) || matches!(G::happened(event), Some(Happened::Ended))
        });
        for event in &log[..ended.unwrap_or(log.len())] {
            match G::happened(event) {
                Some(Happened::Answered { fingerprint, reply }) => {
                    let fits = journal.push(fingerprint, reply);
                    debug_assert!(fits, "a question that would not fit is never asked");
                }
                Some(Happened::Began(_) | Happened::Asked { .. } | Happened::Ended) => {}
                None => told.push(event.clone()),
            }
        }
        let asks = ended.is_none() && G::effect(&state).is_some();
        let (actor, open) = if asks { options(game, &state) } else { (Actor::Chance, Vec::new()) };
        if open.is_empty() {
            let failed = ended.is_some_and(|at| game.is_fault(&log[at]));
            let after = match ended {
                Some(at) if at + 1 < log.len() => left_by(game, before, &log[..=at]),
                Some(_) | None => state,
            };
            return Err(Box::new(Leaf { answers, journal, told, state: after, failed }));
        }
        asked(question(&state, actor, &open));
        let (next, times) = (vec![Next::New; open.len()], vec![0; open.len()]);
        self.nodes.push(Node { state, actor, answers: open, next, times, told, done: false });
        Ok(())
    }
}

/// The result of an answer.
struct LedTo<'a, G: Triable> {
    state: State<G>,
    log: Vec<Event<G>>,
    before: &'a State<G>,
    journal: Journal,
}

/// The state that an effect left, rebuilt from its events. The rules may already have gone on from
/// it.
fn left_by<G: Triable>(game: &G, before: &State<G>, told: &[Event<G>]) -> State<G> {
    let mut state = before.clone();
    told.iter().for_each(|event| game.absorb(&mut state, event));
    state
}

/// The open question of a state.
fn question<G: Triable>(state: &State<G>, actor: Actor, open: &[Choice<G>]) -> NewQuestion<G> {
    let effect = G::effect(state);
    let seat = matches!(actor, Actor::Seat(_));
    NewQuestion {
        question: effect.and_then(|effect| effect.question.as_ref().map(discriminant)),
        ask: effect.and_then(|effect| effect.ask),
        answers: if seat { open.len() } else { usize::MAX },
        only: open.first().copied().filter(|_| seat && open.len() == 1),
    }
}

/// The actor who is asked, and the possible answers.
fn options<G: Triable>(game: &G, state: &State<G>) -> (Actor, Vec<Choice<G>>) {
    match game.status(state) {
        Status::Asks { seat, .. } => {
            let mut offers = Vec::new();
            game.offers(state, &mut offers);
            (Actor::Seat(seat), offers)
        }
        Status::Chance(request) => {
            let outcomes = request.outcomes().into_iter();
            let choices = outcomes.map(|(outcome, _)| game.chance(state, outcome));
            (Actor::Chance, choices.collect())
        }
        Status::Over => (Actor::Chance, Vec::new()),
    }
}

//! One hook of one card, tried in one position after another.

use std::collections::BTreeSet;
use std::mem::Discriminant;
use std::rc::Rc;

use diag::Source;
use play::{CardFault, Checks, Eye, Message, NoLog, Ref, Rules};
use script::{Journal, PassedValue, QueryAnswer, Type, VerbCall, VerbKind};

use super::corpus::Corpus;
use super::stand::{Stand, stands};
use super::tree::{AnswerTree, Leaf, NewQuestion, Shape};
use super::{Ending, Flaw, Triable, Trial, TrialFinding, TrialRun, acts, apart, example, telling};
use crate::{AskNo, Call, blame};

/// Number of positions in which an effect and a query are tried. More are tried if there was no
/// result yet.
const ENOUGH: (u32, u32) = (6, 16);
/// With fewer positions than this, the absence of a result is not reported.
const FEW: u32 = 8;

/// Tries a hook of a card. The twin game has another script host.
pub(super) fn attempt<G: Triable>(
    (game, twin): (&Rc<G>, &Rc<G>),
    corpus: &Corpus<G>,
    (card, hook): (G::Card, G::Hook),
    steps: u32,
) -> Trial {
    let asks = game.info(card).map_or_else(Vec::new, |info| info.asks.clone());
    let trial = untried(&**game, card, hook);
    let event = acts::told::<G>(hook).is_some_and(|hook| hook.event);
    let (query, came) = (trial.query, HookSeen::default());
    let mut attempt = Attempt { game, twin, steps: steps.max(1), asks, event, came, trial };
    let mut seeds = BTreeSet::new();
    for (turn, sample) in corpus.of(hook).iter().enumerate() {
        if attempt.is_enough() {
            break;
        }
        attempt.trial.looked += 1;
        let stands = stands(&**game, sample, (card, hook), turn as u8);
        if let Some(stand) = stands.first() {
            attempt.trial.tried += 1;
            attempt.peek(stand);
        }
        for stand in &stands {
            if query { attempt.ask(stand) } else { attempt.act(stand) }
        }
        if !stands.is_empty() {
            seeds.insert(sample.seed);
        }
        if query && !stands.is_empty() {
            // A query has no answers to explore.
            attempt.trial.exhausted = attempt.trial.tried;
        }
    }
    attempt.trial.seeds = seeds.len() as u32;
    attempt.conclude()
}

/// The result before any trial.
fn untried<G: Triable>(game: &G, card: G::Card, hook: G::Hook) -> Trial {
    let info = game.info(card);
    let handler = game.handler(card, hook);
    let place = handler.map(|handler| game.runtime().host().place(handler.function));
    Trial {
        card: info.map_or_else(|| Ref::new("", ""), |info| Ref::new(info.kind, info.id.clone())),
        pack: info.map_or_else(String::new, |info| info.pack.clone()),
        hook: G::hook_name(hook),
        place: place.unwrap_or_else(|| Source::new("", "").top()),
        query: acts::returns::<G>(hook).is_some(),
        looked: 0,
        tried: 0,
        exhausted: 0,
        sampled: 0,
        left: 0,
        seeds: 0,
        runs: 0,
        seen: Vec::new(),
        found: Vec::new(),
    }
}

/// Observations about a hook so far.
struct HookSeen<G: Triable> {
    /// The different sequences of event kinds.
    shapes: Vec<Shape<G>>,
    /// Whether an event was emitted, or a query returned a value other than the default.
    told: bool,
    /// The acting and asking verbs that were called.
    acting: BTreeSet<String>,
    /// Whether the script would have asked, but there was nothing to choose.
    unanswered: bool,
    /// The questions asked.
    asked: Vec<HookQuestion<G>>,
    /// The verb that reveals hidden information, if no ruling has shown it yet.
    peeked: Option<String>,
}

impl<G: Triable> Default for HookSeen<G> {
    fn default() -> Self {
        let (shapes, acting, asked) = (Vec::new(), BTreeSet::new(), Vec::new());
        Self { shapes, told: false, acting, unanswered: false, asked, peeked: None }
    }
}

/// A question of the hook, over all positions.
struct HookQuestion<G: Triable> {
    kind: Option<Discriminant<G::Question>>,
    ask: Option<AskNo>,
    /// Maximum number of answers it had.
    most: usize,
    /// Number of positions in which it was asked.
    positions: u32,
    /// The last of these positions.
    last: u32,
    /// Its only answer.
    only: String,
}

struct Attempt<'a, G: Triable> {
    game: &'a Rc<G>,
    twin: &'a Rc<G>,
    steps: u32,
    /// The names of the card's questions.
    asks: Vec<String>,
    /// Whether the hook belongs to an event.
    event: bool,
    came: HookSeen<G>,
    trial: Trial,
}

impl<G: Triable> Attempt<'_, G> {
    /// Whether more positions would add nothing, or cost too much.
    fn is_enough(&self) -> bool {
        let Trial { tried, runs, found, query, .. } = &self.trial;
        let enough = if *query { ENOUGH.1 } else { ENOUGH.0 };
        !found.is_empty() || *runs >= self.steps.into() || *tried >= enough && self.came.told
    }

    /// Tries the answers of an effect in one position.
    fn act(&mut self, stand: &Stand<G>) {
        let mut tree = AnswerTree::new();
        let left = u64::from(self.steps).saturating_sub(self.trial.runs);
        let limit = (left / 2).max(1);
        let mut runs = 0;
        while !tree.is_exhausted() && runs < limit && self.trial.found.is_empty() {
            // A script whose result varies usually does so at once, so only the first run is
            // checked.
            self.game.check_scripts(if runs == 0 { Checks::All } else { Checks::None });
            let (game, tried, asked) = (&**self.game, self.trial.tried, &mut self.came.asked);
            let leaf = tree.run(game, stand, &mut |one| note(game, asked, one, tried));
            (runs, self.trial.runs) = (runs + 1, self.trial.runs + 1);
            self.judge(stand, &leaf);
        }
        self.game.check_scripts(Checks::None);
        if tree.is_exhausted() && self.trial.found.is_empty() {
            self.trial.exhausted += 1;
        } else {
            self.trial.sampled += 1;
            self.trial.left = self.trial.left.max(tree.left());
        }
    }

    /// Checks the result of a run of an effect.
    fn judge(&mut self, stand: &Stand<G>, leaf: &Leaf<G>) {
        if let Some(fault) = self.fault() {
            return self.find(stand, &leaf.answers, Flaw::Fails(Box::new(fault)));
        }
        if leaf.failed {
            return;
        }
        if let Some(breach) = self.game.audit(&leaf.state).into_iter().next() {
            return self.find(stand, &leaf.answers, Flaw::Breaks(breach.to_string()));
        }
        if let Some(fault) = self.set_off(stand, leaf) {
            return self.find(stand, &leaf.answers, Flaw::Fails(Box::new(fault)));
        }
        self.came.told |= !leaf.told.is_empty();
        let shape = leaf.shape();
        let known = self.came.told && self.came.shapes.contains(&shape);
        if known || self.trial.seen.len() >= Trial::SEEN {
            return;
        }
        self.came.shapes.push(shape);
        let Some(seen) = telling::seen(&**self.game, &stand.state, &stand.call, leaf) else {
            return;
        };
        let again = telling::effect(&**self.twin, &stand.state, &stand.call, &leaf.journal);
        if again.is_some_and(|(_, said)| said != seen.said) {
            return self.differs(stand, &leaf.answers);
        }
        self.keep(seen);
    }

    /// The fault of a card that triggers itself endlessly: its events call it again, and those of
    /// the second call do as well. A card that asks in between is excluded, because its owner can
    /// stop it.
    fn set_off(&self, stand: &Stand<G>, leaf: &Leaf<G>) -> Option<CardFault> {
        let (game, Call { hook, .. }) = (&**self.game, stand.call);
        let mut heard = leaf.told.iter().filter_map(|event| Some((event, G::heard(event)?)));
        let again = heard.any(|(event, (other, _, args))| {
            other == hook && game.hears(&leaf.state, &Call { args, ..stand.call }, event)
        });
        if !again || G::effect(&leaf.state).is_some() {
            return None;
        }
        game.settle(&mut leaf.state.clone(), &mut NoLog);
        let chain = |fault: &CardFault| fault.cause == blame::CHAINED;
        self.fault().filter(chain)
    }

    /// Runs a query in one position.
    fn ask(&mut self, stand: &Stand<G>) {
        if !self.trial.found.is_empty() {
            return;
        }
        let game = &**self.game;
        self.trial.runs += 1;
        let Some((answer, said)) = telling::query(game, &stand.state, &stand.call) else { return };
        let Some(handler) = game.handler(stand.call.card, stand.call.hook) else { return };
        // Ask as the rules do, which also checks the type of the answer.
        let value = match acts::returns::<G>(stand.call.hook) {
            Some(Type::Bool) => {
                // Either answer may be the purpose of the card.
                self.came.told = true;
                let said = game.says_by(&stand.state, stand.call, handler);
                i64::from(said.unwrap_or(true))
            }
            Some(_) | None => game.number_by(&stand.state, stand.call, handler),
        };
        if let Some(fault) = self.fault() {
            return self.find(stand, &[], Flaw::Fails(Box::new(fault)));
        }
        self.came.told |= value != 0;
        let again = telling::query(&**self.twin, &stand.state, &stand.call);
        if again.is_some_and(|(other, also)| other != answer || also != said) {
            return self.differs(stand, &[]);
        }
        let end = Ending::Returned(answer.unwrap_or(QueryAnswer::Nil).into());
        let args = telling::args(&stand.call);
        self.keep(TrialRun { args, said, end, events: Vec::new() });
    }

    /// Keeps a run that differs from the kept ones.
    fn keep(&mut self, seen: TrialRun) {
        let acting = seen.said.iter().filter(|said| said.kind != VerbKind::Query);
        self.came.acting.extend(acting.map(|said| said.verb.clone()));
        // A verb that asks returned nothing: there was no one to ask, or nothing to choose.
        let asked =
            |said: &VerbCall| said.kind == VerbKind::Ask && said.gave == Some(PassedValue::Nothing);
        self.came.unanswered |= self.came.asked.is_empty() && seen.said.iter().any(asked);
        if self.trial.seen.len() < Trial::SEEN && !self.trial.seen.contains(&seen) {
            self.trial.seen.push(seen);
        }
    }

    /// Compares the verbs' results with what they would be if the script saw only what its owner
    /// knows.
    fn peek(&mut self, stand: &Stand<G>) {
        let game = &**self.game;
        if !game.hides() {
            return;
        }
        let known = game.observe(&stand.state, Eye::Seat(stand.call.seat));
        let run = |state: &<G as Rules>::State| {
            let said = match self.trial.query {
                true => telling::query(game, state, &stand.call).map(|(_, said)| said),
                false => {
                    let told = telling::effect(game, state, &stand.call, &Journal::EMPTY);
                    told.map(|(_, said)| said)
                }
            };
            let looked = said.into_iter().flatten().take_while(|said| said.kind != VerbKind::Ask);
            looked.collect::<Vec<VerbCall>>()
        };
        let (one, other) = (run(&stand.state), run(&known));
        let apart = one.iter().zip(&other).find(|(one, other)| one != other);
        if let Some((said, _)) = apart {
            // Not every position has an alternative that looks the same and shows the difference.
            match apart::rulings(self.game, stand) {
                Some(ruling) => {
                    let flaw = Flaw::Peeks(said.verb.clone());
                    self.trial.found.push(TrialFinding { flaw, ruling: Some(ruling) });
                }
                None => drop(self.came.peeked.get_or_insert_with(|| said.verb.clone())),
            }
        }
    }

    /// The fault of the card in the hook, if it failed.
    fn fault(&self) -> Option<CardFault> {
        let Trial { card, hook, .. } = &self.trial;
        let faults = self.game.faults().into_iter();
        faults.into_iter().find(|fault| fault.card == *card && fault.hook == *hook)
    }

    /// Reports that the script behaves differently in another host.
    fn differs(&mut self, stand: &Stand<G>, answers: &[(play::Actor, <G as Rules>::Choice)]) {
        let game = &**self.game;
        let Some(handler) = game.handler(stand.call.card, stand.call.hook) else { return };
        let fault = game.runtime().host().differs(handler.function);
        blame::blame(game, &stand.call, fault, false);
        if let Some(fault) = self.fault() {
            self.find(stand, answers, Flaw::Fails(Box::new(fault)));
        }
    }

    /// Keeps a flaw, with a ruling that shows it.
    fn find(
        &mut self,
        stand: &Stand<G>,
        answers: &[(play::Actor, <G as Rules>::Choice)],
        flaw: Flaw,
    ) {
        let ruling = example::ruling(self.game, stand, answers, &flaw);
        self.trial.found.push(TrialFinding { flaw, ruling });
    }

    /// Draws conclusions from all positions together.
    fn conclude(mut self) -> Trial {
        let Trial { looked, tried, .. } = self.trial;
        let peeked = self.came.peeked.take().filter(|_| self.trial.found.is_empty());
        let peeked = peeked.map(|verb| TrialFinding { flaw: Flaw::Peeks(verb), ruling: None });
        self.trial.found.extend(peeked);
        let sure = looked >= FEW && self.trial.found.is_empty();
        if sure && !self.came.told {
            let acting: Vec<String> = std::mem::take(&mut self.came.acting).into_iter().collect();
            // A script that reads the state may act in an untried position, and the script decides
            // whether its card can be used.
            let looks = self.trial.seen.iter().any(|seen| !seen.said.is_empty());
            let guarded = tried == 0 && self.event;
            let flaw = match (acting.is_empty(), guarded || tried > 0 && !looks) {
                (false, _) => Some(Flaw::Idle(acting)),
                (true, never) => never.then_some(Flaw::Never),
            };
            let unsure = tried > 0 && (tried < FEW || self.came.unanswered);
            self.trial
                .found
                .extend(flaw.filter(|_| !unsure).map(|flaw| TrialFinding { flaw, ruling: None }));
        }
        if self.trial.found.is_empty() && tried >= ENOUGH.0 {
            let alone =
                |question: &&HookQuestion<G>| question.most == 1 && question.positions >= ENOUGH.0;
            for HookQuestion { ask, only, .. } in self.came.asked.iter().filter(alone) {
                let name = ask.and_then(|AskNo(at)| self.asks.get(usize::from(at)).cloned());
                let flaw = Flaw::OneAnswer(name, only.clone());
                self.trial.found.push(TrialFinding { flaw, ruling: None });
            }
        }
        self.trial
    }
}

/// Records a question of one position.
fn note<G: Triable>(
    game: &G,
    asked: &mut Vec<HookQuestion<G>>,
    one: NewQuestion<G>,
    position: u32,
) {
    let only = one.only.map_or_else(String::new, |only| Message::of(game, "choice", &only).line());
    let known = asked.iter_mut().find(|other| other.kind == one.question && other.ask == one.ask);
    match known {
        Some(known) => {
            known.most = known.most.max(one.answers);
            known.positions += u32::from(known.last != position);
            known.last = position;
        }
        None => asked.push(HookQuestion {
            kind: one.question,
            ask: one.ask,
            most: one.answers,
            positions: 1,
            last: position,
            only,
        }),
    }
}

//! Positions of random games in which a card is about to act.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use play::record::Record;
use play::ruling::{Position, Proof};
use play::{
    Checks, Dealer, Message, Rules, Seat, Session, Setup, Status, battery, follow, imagine,
};
use script::Moment;

use super::Triable;
use super::stand::bestow;

/// Maximum number of games played.
const GAMES: u64 = 60;
/// How much of a game is over when the card comes to a seat, in percent, for successive games.
const BEGINS: [usize; 5] = [20, 50, 90, 5, 96];
/// Maximum number of answers of a game.
const LONGEST: usize = 2_000;
/// Maximum number of choices between the position and the act.
const BACK: usize = 4;
/// In one game in this many, the counter of the card has its maximum.
const FULL: u64 = 3;
/// Seeds tried from a position, until chance lets the card act.
const SEEDS: u64 = 8;
/// Maximum number of answers after a choice.
const AFTER: usize = 40;

/// What is about to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The kind of the card.
    pub kind: String,
    /// The id of the card.
    pub card: String,
    /// The hooks, as TOML names them; any of them.
    pub hooks: Vec<String>,
    /// A line of a script that must run in it.
    pub line: Option<ScriptLine>,
}

/// A line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptLine {
    /// The path of the script.
    pub path: String,
    /// The text of the script.
    pub text: String,
    /// The number of the line, from 1. If no code begins there, the next line with code is meant.
    pub line: u32,
}

/// A position in which a card is about to act.
#[derive(Clone, Debug)]
pub struct Approach {
    /// The position, and the answers up to the first question of the card, or to the end of its
    /// effect. There are none if it is asked for the open question.
    pub begun: Proof,
    /// What follows with random answers to all questions of the card, from the same position.
    pub proof: Proof,
    /// The seed that decides all answers of chance.
    pub seed: u64,
    /// The choices among the answers: those of seats that had another one.
    pub choices: Vec<String>,
}

/// Why no position was found, in the order in which the games came closer to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Missed {
    /// No card has this kind and id, or the card does not have the hook.
    Unknown,
    /// In no game did the moment of the hook come.
    Never,
    /// The guards of the card kept it from acting each time.
    Guarded,
    /// The hook ran, but never the line.
    Line,
    /// The card acted, but not from a position that rulings can describe.
    Elsewhere,
}

impl Approach {
    /// A record of a game with this id that begins there, without steps.
    pub fn start(&self, game: &str) -> Record {
        let mut record = self.proof.position.ruling(game, "", Vec::new());
        record.head.set("seed", &self.seed.to_string());
        record
    }
}

/// Looks for positions in random games, in each of which the goal is about to run, until `takes`
/// accepts one. The result depends only on the content and the goal.
///
/// # Errors
/// Why none was accepted.
pub fn approach<G: Triable>(
    game: &G,
    goal: &Goal,
    takes: &mut dyn FnMut(&Approach) -> bool,
) -> Result<(), Missed> {
    let mut search = Search::new(game, goal)?;
    // Two seats are the easiest to look at.
    let mut setups = battery::setups(game);
    setups.sort_by_key(|setup| setup.seats != 2);
    for nth in 0..GAMES {
        let Some(setup) = setups.get((nth % setups.len().max(1) as u64) as usize) else { break };
        let found = search.play(setup, nth);
        if found.is_some_and(|approach| takes(&approach)) {
            return Ok(());
        }
    }
    Err(search.missed)
}

struct Search<'g, G: Triable> {
    content: Arc<G::Content>,
    goal: &'g Goal,
    actor: G::Card,
    /// Rules with their own script host, in which scripts are checked.
    game: Rc<G>,
    /// The number of the game.
    nth: u64,
    /// How close the games came.
    missed: Missed,
}

impl<'g, G: Triable> Search<'g, G> {
    fn new(game: &G, goal: &'g Goal) -> Result<Self, Missed> {
        let is = |actor: &G::Card| {
            game.info(*actor).is_some_and(|info| info.kind == goal.kind && info.id == goal.card)
        };
        let actor = game.actors().into_iter().find(is).ok_or(Missed::Unknown)?;
        let acts = |hook: G::Hook| {
            let named = goal.hooks.iter().any(|name| name == G::hook_name(hook));
            named && game.handler(actor, hook).is_some()
        };
        if !G::hooks().into_iter().any(|(hook, _)| acts(hook)) {
            return Err(Missed::Unknown);
        }
        let content = Arc::clone(game.content());
        let fresh = Rc::new(G::of(Arc::clone(&content)));
        let mut search =
            Search { content, goal, actor, game: fresh, nth: 0, missed: Missed::Never };
        search.renew();
        Ok(search)
    }

    /// Makes new rules, in which no line has run.
    fn renew(&mut self) {
        self.game = Rc::new(G::of(Arc::clone(&self.content)));
        if let Some(line) = &self.goal.line {
            let texts = BTreeMap::from([(line.path.clone(), line.text.clone())]);
            self.game.runtime().count(&texts);
        }
        self.game.check_scripts(Checks::All);
    }

    /// Forgets what has run.
    fn clear(&self) {
        let runtime = self.game.runtime();
        drop((runtime.effects_run(), runtime.guards_refused()));
    }

    /// Whether the goal has run since the last call, and how close it came otherwise.
    fn ran(&mut self, session: &Session<G>) -> bool {
        let ran = self.run(session);
        // The reasons are in the order in which they come closer.
        self.missed = self.missed.max(ran.err().unwrap_or(Missed::Unknown));
        ran.is_ok()
    }

    /// Whether the goal has run since the last call. After the last answer, points are counted.
    fn run(&self, session: &Session<G>) -> Result<(), Missed> {
        let game = &*self.game;
        if matches!(session.status(), Status::Over) {
            (0..session.setup().seats)
                .for_each(|seat| drop(game.tally(session.state(), Seat(seat))));
        }
        let runtime = game.runtime();
        let is = |(card, hook): &(String, &str)| {
            *card == self.goal.card && self.goal.hooks.iter().any(|name| name == hook)
        };
        let acted = runtime.effects_run().iter().any(is);
        let refused = runtime.guards_refused().iter().any(is);
        match (acted, refused, &self.goal.line) {
            (true, _, None) => Ok(()),
            (true, _, Some(line)) => {
                let covered = runtime.covered().into_iter().find(|one| one.path == line.path);
                let first = covered.as_ref().and_then(|one| one.lines.range(line.line..).next());
                first.filter(|(_, run)| **run).map(|_| ()).ok_or(Missed::Line)
            }
            (false, true, _) => Err(Missed::Guarded),
            (false, false, _) => Err(Missed::Never),
        }
    }

    /// Plays one game with the card at a seat, until it acts.
    fn play(&mut self, setup: &Setup, nth: u64) -> Option<Approach> {
        self.nth = nth;
        let mut dealer = Dealer::beside(0, nth);
        let record = self.bestowed(setup, nth, &mut dealer)?;
        let mut session = follow::open(Rc::clone(&self.game), &record).ok()?;
        self.ran(&session);
        let mut asked = Vec::new();
        for _ in 0..LONGEST {
            if session.choices().len() > 1 {
                asked.push(session.answers().len());
            }
            // A card that can be had is taken.
            let mut choices = session.choices().iter();
            let had = choices.position(|choice| self.arrives(nth) && self.is_about(choice));
            let goes_on = match had {
                Some(offer) => session.choose(offer).is_ok(),
                None => stepped(&mut session, &mut dealer),
            };
            if !goes_on {
                return None;
            }
            if self.ran(&session) {
                self.missed = Missed::Elsewhere;
                return self.described(&session, setup, &asked);
            }
        }
        None
    }

    /// Whether the card is not at a seat yet when a game begins.
    fn arrives(&self, nth: u64) -> bool {
        let arrival = |hook: &script::Hook<'_>| hook.moment == Some(Moment::Arrival);
        nth.is_multiple_of(2) && self.hooks().iter().any(arrival)
    }

    /// Whether a choice names the card.
    fn is_about(&self, choice: &<G as Rules>::Choice) -> bool {
        let line = Message::of(&*self.game, "choice", choice).line();
        line.split(' ').any(|word| word == self.goal.card)
    }

    /// The approach from before one of the last choices, if a ruling can describe that position. A
    /// query is shown best by the question for which it is asked.
    fn described(
        &mut self,
        session: &Session<G>,
        setup: &Setup,
        asked: &[usize],
    ) -> Option<Approach> {
        let now = session.answers().len();
        let open = matches!(session.status(), Status::Asks { .. }) && self.is_query();
        let starts = open.then_some(now).into_iter().chain(asked.iter().rev().take(BACK).copied());
        starts.into_iter().find_map(|at| {
            let position = Position::of(&*self.game, setup, &session.state_at(at));
            self.proven(position, &chosen(session, at))
        })
    }

    /// The wanted hooks.
    fn hooks(&self) -> Vec<script::Hook<'static>> {
        let named = |hook: &script::Hook<'_>| self.goal.hooks.iter().any(|name| name == hook.name);
        G::hooks().into_iter().map(|(_, told)| told).filter(named).collect()
    }

    /// Whether all wanted hooks are queries.
    fn is_query(&self) -> bool {
        self.hooks().iter().all(|hook| hook.returns.is_some())
    }

    /// A position in the course of a random game, with the card at a seat.
    fn bestowed(&self, setup: &Setup, nth: u64, dealer: &mut Dealer) -> Option<Record> {
        let game = &self.game;
        let mut session = Session::new(Rc::clone(game), setup.clone(), nth).ok()?;
        let mut asked = Vec::new();
        for _ in 0..LONGEST {
            if session.choices().len() > 1 && game.plays(session.state()) {
                asked.push(session.answers().len());
            }
            if !stepped(&mut session, dealer) {
                break;
            }
        }
        let percent = BEGINS[nth as usize % BEGINS.len()];
        session.rewind(*asked.get(asked.len() * percent / 100)?);
        let mut position = Position::of(&**game, setup, session.state());
        position.table(&**game)?;
        let first = Seat((nth / 4 % u64::from(setup.seats.max(1))) as u8);
        let seats = (0..setup.seats).map(|further| first.after(further, setup.seats));
        let full = |_: &_| nth % FULL == FULL - 1;
        let ways = match self.arrives(nth) {
            true => game.offered(self.actor),
            false => game.bestowed(self.actor, None),
        };
        let mut all = seats.filter_map(|seat| {
            bestow(&**game, &position, &ways, (seat, game.full_counter(self.actor).filter(full)))
        });
        let (position, _) = all.next()?;
        Some(ruling::<G>(&position, nth))
    }

    /// The approach from a position, if the card acts after the choices `chosen`, or is asked for
    /// the open question.
    fn proven(&mut self, mut position: Position, chosen: &[String]) -> Option<Approach> {
        let game = Rc::clone(&self.game);
        imagine(&*game, || position.table(&*game))?;
        (0..SEEDS).find_map(|seed| {
            self.renew();
            self.seeded(&position, seed, chosen)
        })
    }

    /// The approach from a position with a seed.
    fn seeded(&mut self, position: &Position, seed: u64, chosen: &[String]) -> Option<Approach> {
        let record = ruling::<G>(position, seed);
        self.clear();
        let session = follow::open(Rc::clone(&self.game), &record).ok()?;
        let mut after = match chosen.is_empty() {
            true => self.ran(&session).then_some(session)?,
            false => self.acted(session, chosen)?,
        };
        let begun = Proof { position: position.clone(), ..Proof::of(&after, 0) };
        // Questions of the card are answered as well.
        let mut dealer = Dealer::beside(seed, self.nth);
        for _ in 0..AFTER {
            let is_over = G::effect(after.state()).is_none();
            if is_over || !stepped(&mut after, &mut dealer) {
                break;
            }
        }
        let proof = Proof { position: position.clone(), ..Proof::of(&after, 0) };
        Some(Approach { begun, proof, seed, choices: chosen.to_vec() })
    }

    /// The session after these choices, if the card acts by then.
    fn acted(&mut self, mut session: Session<G>, chosen: &[String]) -> Option<Session<G>> {
        let mut chosen = chosen.iter();
        self.ran(&session);
        for _ in 0..AFTER {
            let is_forced = session.choices().len() == 1 && session.choose(0).is_ok();
            if !is_forced && session.roll().is_err() {
                let line = chosen.next()?;
                let line_of = |choice| Message::of(&*self.game, "choice", choice).line();
                let at = session.choices().iter().position(|choice| line_of(choice) == *line)?;
                session.choose(at).ok()?;
            }
            if self.ran(&session) {
                return Some(session);
            }
        }
        None
    }
}

/// The choices of seats from the `nth` answer on, without those that were the only one.
fn chosen<G: Triable>(session: &Session<G>, nth: usize) -> Vec<String> {
    let answers = session.answers().iter().enumerate().skip(nth);
    let chosen = answers.filter(|(nth, _)| session.was_choice(*nth));
    chosen.map(|(_, answer)| answer.line.clone()).collect()
}

/// A ruling that begins in a position.
fn ruling<G: Triable>(position: &Position, seed: u64) -> Record {
    let mut record = position.ruling(G::ID, "", Vec::new());
    record.head.set("seed", &seed.to_string());
    record
}

/// Answers once at random. Returns false once the game is over.
fn stepped<G: Triable>(session: &mut Session<G>, dealer: &mut Dealer) -> bool {
    let offers = session.choices().len() as u32;
    match session.status() {
        Status::Over => false,
        Status::Chance(_) => session.roll().is_ok(),
        Status::Asks { .. } => session.choose(dealer.below(offers) as usize).is_ok(),
    }
}

//! What happens from a position, as a ruling that expects it.

use std::rc::Rc;

use super::position::{Position, shown};
use crate::follow::{matching, open};
use crate::game::Game;
use crate::record::{Actor, Compare, Patch, Record, RecordStep, Reply, SourcePiece};
use crate::session::Session;

/// A position, answers, and the fields that differ after them.
///
/// ```
/// use std::rc::Rc;
///
/// use play::example::Pig;
/// use play::ruling::Proof;
/// use play::{Session, Setup};
///
/// let mut session = Session::new(Rc::new(Pig), Setup::seats(2), 0)?;
/// session.choose(0).expect("the first offer is to throw");
/// session.roll_as(4).expect("a five");
/// session.choose(1).expect("the other offer is to hold");
/// let game = session.game();
/// let proof = Proof::of(&session, 0).shortened(&mut |shorter| shorter.is_met(game));
/// let ruling = proof.record("pig", "a five counts").write();
/// let end = "play\n  A throw\n  * roll 5\n  A hold\nthen turn = B\nthen A.points = 5\n";
/// assert!(ruling.ends_with(end), "{ruling}");
/// # Ok::<(), play::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The position.
    pub position: Position,
    /// The answers of seats and of chance.
    pub replies: Vec<(Actor, String)>,
    /// The fields that differ afterwards, with their values.
    pub changed: Vec<(String, String)>,
}

impl Proof {
    /// What a session answered from its `nth` answer on.
    pub fn of<G: Game>(session: &Session<G>, nth: usize) -> Self {
        let (game, setup) = (&**session.game(), session.setup());
        let position = Position::of(game, setup, &session.state_at(nth));
        let answers = session.answers().iter().skip(nth);
        let replies = answers.map(|answer| (answer.actor, answer.line.clone())).collect();
        let mut changed = Position::of(game, setup, session.state()).given;
        changed.retain(|(path, value)| position.value(path) != Some(value));
        Self { position, replies, changed }
    }

    /// A ruling of a game with this id.
    pub fn record(&self, game: &str, title: &str) -> Record {
        let step = |(actor, line): &(Actor, String)| RecordStep::Reply(Reply::new(*actor, line));
        let mut steps: Vec<RecordStep> = self.replies.iter().map(step).collect();
        if !self.changed.is_empty() {
            let expected = |(path, value): &(String, String)| Patch {
                path: path.clone(),
                compare: Compare::Is,
                value: SourcePiece::new(value.clone()),
                span: 0..0,
            };
            steps.push(RecordStep::Then(self.changed.iter().map(expected).collect()));
        }
        let mut record = self.position.ruling(game, title, steps);
        // Each answer of chance is among the answers.
        record.head.remove("seed");
        record
    }

    /// The values of all fields after its answers in a game, which may have other cards. `None` if
    /// not all answers are possible there.
    pub fn outcome<G: Game>(&self, game: &Rc<G>) -> Option<Vec<(String, String)>> {
        self.run(game).map(|session| shown(&**game, session.state()))
    }

    /// Whether its answers are possible in a game, and change the same fields in the same way.
    pub fn is_met<G: Game>(&self, game: &Rc<G>) -> bool {
        let changed = self.run(game).map(|session| Self::of(&session, 0).changed);
        changed.is_some_and(|changed| changed == self.changed)
    }

    /// The session after its answers, if all of them are possible.
    fn run<G: Game>(&self, game: &Rc<G>) -> Option<Session<G>> {
        let record = self.record(G::ID, "");
        let mut session = open(Rc::clone(game), &record).ok()?;
        for reply in record.replies() {
            let choice = matching(&session, &record.source, reply).ok()?;
            session.answer(reply.actor, choice);
        }
        Some(session)
    }

    /// Without what it does not need: as much is left out as `keeps` allows.
    #[must_use]
    pub fn shortened(mut self, keeps: &mut dyn FnMut(&Self) -> bool) -> Self {
        for option in self.position.setup.options.clone().into_keys() {
            let mut plainer = self.clone();
            plainer.position.setup.options.remove(&option);
            if keeps(&plainer) {
                self = plainer;
            }
        }
        let mut shorter = self.clone();
        self.position.given = shrunk(self.position.given, &mut |given| {
            shorter.position.given = given.to_vec();
            keeps(&shorter)
        });
        self
    }
}

/// Drops items in ever smaller groups, as long as the rest `shows` what it is kept for.
///
/// ```
/// let numbers = (1..100).collect();
/// let short = play::ruling::shrunk(numbers, &mut |rest| rest.contains(&17));
/// assert_eq!(short, [17]);
/// ```
pub fn shrunk<T: Clone>(mut all: Vec<T>, shows: &mut dyn FnMut(&[T]) -> bool) -> Vec<T> {
    let mut piece = all.len();
    while piece > 0 {
        let mut at = 0;
        while at < all.len() {
            let mut shorter = all.clone();
            shorter.drain(at..(at + piece).min(all.len()));
            match shows(&shorter) {
                true => all = shorter,
                false => at += piece,
            }
        }
        piece /= 2;
    }
    all
}

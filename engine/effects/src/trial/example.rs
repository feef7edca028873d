//! A ruling that shows a flaw of a card, shortened as far as it still fails.

use std::rc::Rc;

use diag::{Diagnostic, Source};
use play::record::{Compare, Patch, RecordStep, Reply, SourcePiece};
use play::ruling::{Position, shrunk};
use play::{Actor, Message, Rules, imagine, ruling};

use super::stand::Stand;
use super::{Flaw, Triable, acts};

/// File name of the generated ruling, which is not written to disk.
const FILE: &str = "example.play";

/// A ruling for the flaw after some answers; `None` if no ruling fails because of it.
pub(super) fn ruling<G: Triable>(
    game: &Rc<G>,
    stand: &Stand<G>,
    answers: &[(Actor, <G as Rules>::Choice)],
    flaw: &Flaw,
) -> Option<String> {
    let line = |(actor, choice): &(Actor, <G as Rules>::Choice)| {
        (*actor, Message::of(&**game, "choice", choice).line())
    };
    let mut draft = Draft {
        position: stand.position.clone(),
        acts: acts::spelled(&**game, &stand.call)?,
        answers: answers.iter().map(line).collect(),
    };
    draft.shows(game, flaw).then(|| {
        draft.shrink(game, flaw);
        draft.write(game)
    })
}

/// A ruling that is being shortened.
#[derive(Clone)]
struct Draft {
    position: Position,
    acts: String,
    answers: Vec<(Actor, String)>,
}

impl Draft {
    /// Drops everything unnecessary: answers from the end, then `given` lines in ever smaller
    /// groups.
    fn shrink<G: Triable>(&mut self, game: &Rc<G>, flaw: &Flaw) {
        for at in (0..self.answers.len()).rev() {
            let mut shorter = self.clone();
            shorter.answers.remove(at);
            self.take(game, flaw, shorter);
        }
        for option in self.position.setup.options.clone().into_keys() {
            let mut plainer = self.clone();
            plainer.position.setup.options.remove(&option);
            self.take(game, flaw, plainer);
        }
        let mut shorter = self.clone();
        self.position.given = shrunk(self.position.given.clone(), &mut |given| {
            shorter.position.given = given.to_vec();
            shorter.shows(game, flaw)
        });
    }

    /// Replaces the ruling by another one if that still fails.
    fn take<G: Triable>(&mut self, game: &Rc<G>, flaw: &Flaw, other: Self) -> bool {
        let shows = other.shows(game, flaw);
        if shows {
            *self = other;
        }
        shows
    }

    /// Whether the ruling fails because of the flaw.
    fn shows<G: Triable>(&self, game: &Rc<G>, flaw: &Flaw) -> bool {
        if matches!(flaw, Flaw::Breaks(_)) && self.position.clone().table(&**game).is_none() {
            return false;
        }
        let source = Source::new(FILE, self.write(game));
        let ruled = imagine(&**game, || ruling::run(game, &source, false, &mut |_| {}));
        ruled.findings.iter().any(|found| is_of(found, flaw))
    }

    fn write<G: Triable>(&self, game: &Rc<G>) -> String {
        let mut steps: Vec<RecordStep> = self
            .answers
            .iter()
            .map(|(actor, line)| RecordStep::Reply(Reply::new(*actor, line)))
            .collect();
        if steps.is_empty() {
            // A ruling needs at least one expectation.
            steps.push(RecordStep::Then(vec![Patch {
                path: "over".to_owned(),
                compare: Compare::Is,
                value: SourcePiece::new(ruling::value::yes(false)),
                span: 0..0,
            }]));
        }
        let mut position = self.position.clone();
        position.give::<G>("acts", self.acts.clone());
        let _ = game;
        position.ruling(G::ID, "", steps).write()
    }
}

/// Whether a finding of a ruling is about the flaw.
fn is_of(found: &Diagnostic, flaw: &Flaw) -> bool {
    match flaw {
        Flaw::Fails(fault) => {
            let told = &fault.finding;
            (found.code, &found.message) == (told.code, &told.message) && found.place == told.place
        }
        Flaw::Breaks(_) => {
            found.code == play::codes::LAW_BROKEN || found.code == play::codes::BAD_GIVEN
        }
        Flaw::Peeks(_) | Flaw::Never | Flaw::Idle(_) | Flaw::OneAnswer(..) => false,
    }
}

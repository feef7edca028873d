//! The table in the past: after each answer, for any eye.

use std::ops::Range;

use play::panel::Role;
use play::{Actor, Eye, Ref, Seat};

use crate::answers::alike::together;
use crate::score;
use crate::sentence::{Sentence, sentence};
use crate::sight::Sight;
use crate::view::{Eyes, News, VERSION, View, heads};

impl Sight<'_> {
    /// The moments with news for an eye, as the number of answers at each. A seat's own answers are
    /// not news to it, unless `own` is `None`.
    pub fn moments(self, among: Range<usize>, own: Option<Seat>) -> Vec<usize> {
        let answers = self.table().answers();
        let worth = |nth: &usize| {
            let by_self = own.is_some_and(|own| answers[*nth].actor == Actor::Seat(own));
            !by_self && !self.table().log_of(*nth, self.log_eye).is_empty()
        };
        let among = among.start..among.end.min(answers.len());
        among.filter(worth).map(|nth| nth + 1).collect()
    }

    /// These moments, without those whose news go on in the next one: similar sentences about one
    /// thing after another.
    pub fn without_serial(self, moments: Vec<usize>) -> Vec<usize> {
        let told: Vec<_> = moments.iter().map(|nth| self.told(nth.saturating_sub(1))).collect();
        let goes_on = |at: &usize| match (&told[*at][..], told.get(at + 1).map(Vec::as_slice)) {
            (one, Some(next)) => {
                let mut all = one.iter().chain(next);
                all.next().is_some_and(|first| all.all(|it| together(first, it)))
            }
            (_, None) => false,
        };
        let kept = (0..moments.len()).filter(|at| !goes_on(at));
        kept.map(|at| moments[at]).collect()
    }

    /// The answers that these eyes have not seen.
    pub fn unseen(self) -> Range<usize> {
        let all = self.game.answers();
        all - self.fresh_answers().len()..all
    }

    /// The table after this number of answers, for an eye that looks back. The results of the last
    /// answer are its news, and no one is asked. After the last answer of a finished game, it
    /// contains the end.
    pub fn moment(self, answers: usize) -> View {
        let voice = self.speech().voice();
        let wording = self.wording(&voice);
        let last = answers >= self.game.answers();
        let told = answers.checked_sub(1).map_or_else(Vec::new, |nth| self.told(nth));
        let seat = match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Bystander | Eye::Referee => None,
        };
        let outcome = self.table().outcome().filter(|_| last);
        View {
            v: VERSION,
            eyes: seat.map(|seat| Eyes { seat, name: voice.seat(seat) }),
            notices: Vec::new(),
            news: News { hand_over: None, told, faults: Vec::new() },
            panels: wording.plain(&self.table().picture_at(answers, self.eye)),
            lessons: Vec::new(),
            ask: None,
            hand_over: None,
            end: outcome.map(|outcome| score::end(&voice, self.table(), &outcome)),
        }
    }

    /// The stage of the game after this number of answers: constant during a round or, if the map
    /// heads the table, during a turn, whatever is counted there.
    pub fn stage(self, answers: usize) -> Option<String> {
        let panel = self.head(answers)?;
        let title = &panel.title;
        Some(match panel.role {
            Role::Map => format!("{} {:?}", title.id, Ref::named_in(title)),
            Role::Round | Role::Sheet { .. } | Role::Shared | Role::Known | Role::Pile => {
                title.named_line()
            }
        })
    }

    /// The progress of the game after this number of answers, in the words of the table's heading.
    pub fn heading(self, answers: usize) -> Option<String> {
        Some(self.speech().voice().say(&self.head(answers)?.title))
    }

    /// The heading panel after this number of answers.
    fn head(self, answers: usize) -> Option<play::Panel> {
        let panels = self.table().picture_at(answers, self.eye);
        let roles: Vec<Role> = panels.iter().map(|panel| panel.role).collect();
        panels.into_iter().find(|panel| heads(panel.role, &roles))
    }

    /// The events of the `nth` answer, as an eye sees them.
    pub fn told(self, nth: usize) -> Vec<Sentence> {
        let voice = self.speech().voice();
        let log = self.table().log_of(nth, self.log_eye);
        log.iter().map(|message| sentence(&voice, self.table(), message)).collect()
    }

    /// The eyes for looking back: the spectator's (for a finished game the referee's), then each
    /// seat's.
    pub fn eyes(self) -> Vec<Eye> {
        let all = if self.game.is_over() { Eye::Referee } else { Eye::Bystander };
        [all]
            .into_iter()
            .chain((0..self.table().seats()).map(|seat| Eye::Seat(Seat(seat))))
            .collect()
    }
}

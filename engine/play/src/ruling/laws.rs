//! The laws that every ruling checks on its way, whatever its subject.

use std::rc::Rc;

use diag::{Place, Source};

use super::Referee;
use crate::codes;
use crate::follow::resume;
use crate::game::Game;
use crate::message::Message;
use crate::notation;
use crate::panel::Panel;
use crate::seat::{Eye, Seat};
use crate::session::Session;
use crate::table::{Table, Waiting};

/// Up to this number of answers, a ruling is replayed from its start at each step, later only at
/// its end. Replaying costs quadratic time.
const REPLAYED: usize = 40;

impl Referee<'_> {
    /// Checks the laws that hold after every step of every ruling.
    pub(super) fn laws<G: Game>(&mut self, session: &Session<G>, place: &Place, last: bool) {
        let (game, state) = (&**session.game(), session.state());
        for law in session.audit() {
            let message = format!("the state breaks a law of the game: {law}");
            self.blame(codes::LAW_BROKEN, message, place.clone());
        }
        let json = serde_json::to_string(state);
        let back = json.and_then(|text| serde_json::from_str::<G::State>(&text));
        if back.as_ref().ok() != Some(state) {
            let message = "the state changes when it is written as JSON and read again";
            self.blame(codes::NOT_A_VALUE, message, place.clone());
        }
        if state.clone() != *state || game.status(&state.clone()) != game.status(state) {
            self.blame(
                codes::NOT_A_VALUE,
                "a copy of the state differs from the state",
                place.clone(),
            );
        }
        if last || session.answers().len() <= REPLAYED {
            self.replay(session, place);
        }
        listen(session, self.hear);
    }

    fn replay<G: Game>(&mut self, session: &Session<G>, place: &Place) {
        let source = Source::new(self.record.source.path(), session.record().write());
        let (record, mut findings) = notation::parse(&source);
        let (again, more) = resume(Rc::clone(session.game()), &record);
        findings.extend(more);
        let same = again.is_some_and(|again| again.state() == session.state());
        if !same || !findings.is_empty() {
            let why = findings.first().map_or("", |found| &found.message);
            let message =
                format!("the game differs after it is saved and replayed up to here. {why}");
            self.blame(
                codes::NOT_REPLAYED,
                message.trim_end().trim_end_matches('.'),
                place.clone(),
            );
        }
    }
}

/// Passes on everything that any eye could be shown now.
fn listen<G: Game>(session: &Session<G>, hear: &mut dyn FnMut(&Message)) {
    let table: &dyn Table = session;
    let seats: Vec<_> = (0..table.seats()).map(Seat).collect();
    let eyes = seats.iter().map(|seat| Eye::Seat(*seat)).chain([Eye::Bystander, Eye::Referee]);
    let nth = table.answers().len().checked_sub(1);
    for eye in eyes {
        nth.map(|nth| table.log_of(nth, eye)).iter().flatten().for_each(&mut *hear);
        table.picture(eye).iter().flat_map(Panel::messages).for_each(&mut *hear);
        for seat in &seats {
            table.tally(*seat, eye).iter().for_each(|tally| hear(&tally.reason));
        }
    }
    if let Waiting::Asks { prompt, .. } = table.waiting() {
        hear(&prompt);
    }
    table.offers().iter().for_each(&mut *hear);
    table.ending().iter().flatten().for_each(hear);
}

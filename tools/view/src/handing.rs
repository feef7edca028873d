//! Handing the table over: at a shared keyboard nobody sees what another knows.

use desk::SPACE;
use play::{Arg, Eye, Seat};
use text::Value;

use crate::command::{Typed, command_word, parse};
use crate::hot_seat::{Change, HotSeat};
use crate::input::Input;
use crate::notice::UNDONE;
use crate::view::{Eyes, HandOver, News, VERSION, View};

impl HotSeat {
    /// Whether what a seat sees is seen by nobody who may not.
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        !self.secret() || self.game.is_over() || self.handed == Some(seat)
    }

    /// Whether what one person is shown is not for the others.
    pub(crate) fn secret(&self) -> bool {
        self.game.people() > 1 && engine::errand::hides(self.game.opened())
    }

    /// Who shall look alone before anything is shown: whoever comes to know something that the others
    /// do not, or comes after somebody who did.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        if !self.secret() || self.undoing.is_some() {
            return self.undoing;
        }
        let next = self.game.asked().filter(|seat| self.handed != Some(*seat));
        next.filter(|seat| !self.open || self.game.table().holds_secrets(*seat))
    }

    /// What everybody may see while the table is handed over.
    pub(crate) fn handing(&mut self, seat: Seat) -> View {
        let notices = self.notices();
        let voice = self.sight().speech().voice();
        let (undo, name) = (self.undoing.is_some(), voice.seat(seat));
        let id = if undo { "hand-over-undo" } else { "hand-over-alone" };
        let command = command_word(&voice, "undo");
        let values = [("name", Value::Text(&name)), ("undo", Value::Text(&command))];
        let text = voice.tell(SPACE, id, &values);
        View {
            v: VERSION,
            eyes: None,
            notices,
            news: News::default(),
            panels: Vec::new(),
            lessons: Vec::new(),
            ask: None,
            hand_over: Some(HandOver { to: Eyes { seat, name }, text, undo }),
            end: None,
        }
    }

    /// Does what is said while the table is handed over: nobody knows who says it.
    pub(crate) fn hand(&mut self, seat: Seat, input: Input) -> Change {
        match input {
            Input::Again => return self.look_alone(seat),
            Input::Words { words } if words.trim().is_empty() => return self.look_alone(seat),
            Input::Words { words } => {
                let command = parse(&self.sight().speech().voice(), &words);
                if let Some(Typed::Whole(input)) = command {
                    return self.hand(seat, input);
                }
            }
            Input::Undo => {
                let kept = self.undoing.take();
                return kept
                    .map_or_else(|| self.undo(Eye::Bystander, Eye::Bystander), |_| Change::Table);
            }
            Input::Lang { .. }
            | Input::Save { .. }
            | Input::Detail { .. }
            | Input::News { .. }
            | Input::Quit => return self.obey(self.clients.len() - 1, input),
            Input::Offer { .. }
            | Input::Help { .. }
            | Input::Board
            | Input::Sheet { .. }
            | Input::Piles
            | Input::Log { .. }
            | Input::Score
            | Input::Why { .. }
            | Input::Hint
            | Input::Query { .. }
            | Input::Preview { .. } => {}
        }
        self.say("hand-over-first", &[("name", Value::Arg(&Arg::Seat(seat)))]);
        Change::Nothing
    }

    /// The new player looks, alone, and takes the last choice back if that was asked for.
    fn look_alone(&mut self, seat: Seat) -> Change {
        self.handed = Some(seat);
        // Whatever was shown before is out of sight.
        self.asked = None;
        match self.undoing.take() {
            Some(last) => self.take_back(last),
            None => Change::Table,
        }
    }

    /// Takes the last choice of a person back. Where something is hidden, whoever made that choice
    /// must be the one who looks; why it cannot be is told as far as the asker may know.
    pub(crate) fn undo(&mut self, asker: Eye, log_eye: Eye) -> Change {
        match self.game.undoable(log_eye) {
            Ok(last) if self.secret() && asker != Eye::Seat(last) => {
                (self.undoing, self.handed) = (Some(last), None);
                Change::Table
            }
            Ok(last) => self.take_back(last),
            Err(refused) => {
                let said = self.sight().not_undone(refused);
                self.notices.push(said);
                Change::Nothing
            }
        }
    }

    fn take_back(&mut self, last: Seat) -> Change {
        match self.game.undo(last) {
            Ok(count) => {
                self.keep();
                self.clients.iter_mut().for_each(|client| client.went_back(&self.game));
                self.asked = None;
                let count = i64::try_from(count).unwrap_or(i64::MAX);
                self.say(UNDONE, &[("count", Value::Int(count))]);
                Change::Table
            }
            Err(refused) => {
                let said = self.sight().not_undone(refused);
                self.notices.push(said);
                Change::Nothing
            }
        }
    }
}

//! Handing over the table: at a shared keyboard, players do not see each other's secrets.

use desk::SPACE;
use play::{Arg, Eye, Seat};
use text::Value;

use crate::command::{Typed, command_word, parse};
use crate::hot_seat::{Change, HotSeat};
use crate::input::Input;
use crate::notice::UNDONE;
use crate::view::{Eyes, HandOver, News, VERSION, View};

impl HotSeat {
    /// Whether only players who may see this seat's view can see the screen.
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        !self.secret() || self.game.is_over() || self.handed == Some(seat)
    }

    /// Whether views of one person are hidden from the others.
    pub fn secret(&self) -> bool {
        self.game.people() > 1 && engine::errand::hides(self.game.opened())
    }

    /// The seat that must look alone next: a player who learns something that others do not know,
    /// or who follows such a player.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        if !self.secret() || self.undoing.is_some() {
            return self.undoing;
        }
        let next = self.game.asked().filter(|seat| self.handed != Some(*seat));
        next.filter(|seat| !self.open || self.game.table().holds_secrets(*seat))
    }

    /// The public view while the table is handed over.
    pub(crate) fn handing(&mut self, seat: Seat) -> View {
        let notices = self.notices();
        let voice = self.sight().speech().voice();
        let (undo, name) = (self.undoing.is_some(), voice.seat(seat));
        let id = if undo { "hand-over-undo" } else { "hand-over-alone" };
        let command = command_word(&voice, "undo");
        let secret = if self.secret() { "yes" } else { "no" };
        let values = [("name", &*name), ("undo", &*command), ("secret", secret)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
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

    /// Handles an input while the table is handed over, when it is unknown who enters it.
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
            | Input::Ruling { .. }
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

    /// The new player looks alone. Undoes the last choice if that was requested.
    fn look_alone(&mut self, seat: Seat) -> Change {
        self.handed = Some(seat);
        // The previous view is no longer visible.
        self.asked = None;
        match self.undoing.take() {
            Some(last) => self.take_back(last),
            None => Change::Table,
        }
    }

    /// Undoes the last choice of a person. The choice of another one is undone once that player
    /// agrees. The reason for a refusal says only what the asker may know.
    pub(crate) fn undo(&mut self, asker: Eye, log_eye: Eye) -> Change {
        match self.game.undoable(log_eye) {
            Ok(last) if asker != Eye::Seat(last) => {
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

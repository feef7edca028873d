//! Handing the table over: at a shared keyboard nobody sees what another knows.

use desk::SPACE;
use play::{Actor, Answer, Arg, Eye, Seat, UndoRefused, Waiting};
use text::Value;

use crate::command::{COMMANDS, Typed, parse};
use crate::input::Input;
use crate::players::Who;
use crate::sitting::{Change, Sitting};
use crate::view::{Eyes, HandOver, News, VERSION, View};

/// Stands for an event of which nothing is told.
const NOTHING: &str = "none";

impl Sitting<'_> {
    /// How many people sit at the keyboard.
    pub(crate) fn people(&self) -> usize {
        self.players.iter().filter(|player| player.who == Who::Human).count()
    }

    /// Whether what one person is shown is not for the others.
    pub(crate) fn secret(&self) -> bool {
        self.people() > 1 && self.opened.hides()
    }

    /// Who shall look alone before anything is shown.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        if !self.secret() || self.undoing.is_some() {
            return self.undoing;
        }
        match self.table.waiting() {
            Waiting::Asks { seat, .. } => Some(seat).filter(|seat| self.handed != Some(*seat)),
            Waiting::Chance | Waiting::Over => None,
        }
    }

    /// What everybody may see while the table is handed over.
    pub(crate) fn handing(&mut self, seat: Seat) -> View {
        let notices = self.notices();
        let voice = self.speech.voice();
        let (undo, name) = (self.undoing.is_some(), voice.seat(seat));
        let id = if undo { "hand-over-undo" } else { "hand-over-alone" };
        let command = COMMANDS.iter().find(|command| command.name == "undo");
        let command = command.map_or_else(String::new, |command| command.word(&voice));
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
                let command = parse(&self.speech.voice(), &words);
                if let Some(Typed::Whole(input)) = command {
                    return self.hand(seat, input);
                }
            }
            Input::Undo => {
                let kept = self.undoing.take();
                return kept.map_or_else(|| self.undo(Eye::Bystander), |_| Change::Table);
            }
            Input::Lang { tag } => return self.language(Eye::Bystander, &tag),
            Input::Save { file } => {
                self.save(&file);
                return Change::Nothing;
            }
            Input::Detail { detail } => {
                self.change_detail(&detail);
                return Change::Nothing;
            }
            Input::News { news } => {
                self.change_news(&news);
                return Change::Nothing;
            }
            Input::Quit => return Change::Stopped,
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
    pub(crate) fn undo(&mut self, asker: Eye) -> Change {
        let person = |answer: &Answer| match answer.actor {
            Actor::Seat(seat) if self.players[seat.at()].who == Who::Human => Some(seat),
            Actor::Seat(_) | Actor::Chance => None,
        };
        let Some(last) = self.table.answers().iter().rev().find_map(person) else {
            return self.not_undone(UndoRefused::Nothing);
        };
        match self.table.may_undo(last, asker) {
            Ok(_) if self.secret() && asker != Eye::Seat(last) => {
                (self.undoing, self.handed) = (Some(last), None);
                Change::Table
            }
            Ok(_) => self.take_back(last),
            Err(refused) => self.not_undone(refused),
        }
    }

    fn take_back(&mut self, last: Seat) -> Change {
        match self.table.undo(last) {
            Ok(count) => self.undone(count),
            Err(refused) => self.not_undone(refused),
        }
    }

    fn not_undone(&mut self, refused: UndoRefused) -> Change {
        let (id, event) = match refused {
            UndoRefused::Nothing => ("undo-nothing", None),
            UndoRefused::Chance(event) => ("undo-chance", event),
            UndoRefused::Revealed(event) => ("undo-revealed", Some(event)),
        };
        let voice = self.speech.voice();
        let event = event.map_or_else(|| NOTHING.to_owned(), |event| voice.say(&event));
        drop(voice);
        self.say(id, &[("event", Value::Text(&event))]);
        Change::Nothing
    }
}

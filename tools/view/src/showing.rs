//! The view of a client: everything to be seen, and what is new to it.

use desk::SPACE;
use play::{Eye, Waiting};
use text::Value;

use crate::client::Client;
use crate::command::COMMANDS;
use crate::game::Match;
use crate::notice::{Fault, Notice};
use crate::score;
use crate::view::{Eyes, News, VERSION, View};

impl Client {
    /// The current view. Its content counts as seen. Cards that failed while it was drawn are
    /// recorded in the match.
    pub fn view(&mut self, game: &mut Match) -> View {
        game.table().tidy();
        let sight = self.sight(game);
        let voice = sight.speech().voice();
        let again = self.looks && sight.fresh_answers().is_empty();
        let (lessons, taught) = sight.lessons();
        let seat = match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Bystander | Eye::Referee => None,
        };
        let table = game.table();
        let told = self.telling.told(sight.log(self.seen.events, usize::MAX));
        let mut view = View {
            v: VERSION,
            eyes: seat.map(|seat| Eyes { seat, name: voice.seat(seat) }),
            notices: Vec::new(),
            news: News { hand_over: None, told, faults: Vec::new() },
            panels: sight.wording(&voice).picture(self.eye),
            lessons,
            ask: sight.ask(&voice, again),
            hand_over: None,
            end: table.outcome().map(|outcome| score::end(&voice, table, &outcome)),
        };
        drop(voice);
        self.taught = taught;
        view.news.faults = self.fresh_faults(game);
        self.looks = true;
        self.remember();
        if !again {
            self.seen.since = self.seen.events;
        }
        self.seen.events = game.table().log_len();
        self.seen.answers = game.answers();
        view
    }

    /// The cards that failed since the last call. With the first one, an asked player learns how
    /// to get details.
    fn fresh_faults(&mut self, game: &mut Match) -> Vec<Fault> {
        game.look();
        let voice = self.speech.voice();
        let asked = !game.is_watched() && matches!(game.table().waiting(), Waiting::Asks { .. });
        let command = COMMANDS.iter().find(|command| command.name == "why");
        let word = command.filter(|_| asked && self.faults == 0);
        let faults = game.table().faults();
        // A fault that repeats is shown once.
        let fresh = faults.iter().enumerate().skip(self.faults);
        let fresh = fresh.filter(|(at, fault)| !faults[..*at].iter().any(|it| it.is_like(fault)));
        let fresh = fresh.map(|(_, fault)| Fault::new(&voice, game.opened().cards(), fault));
        let mut fresh: Vec<Fault> = fresh.collect();
        if let (Some(first), Some(command)) = (fresh.first_mut(), word) {
            let word = command.word(&voice);
            let values = [("line", Value::Text(&first.text)), ("why", Value::Text(&word))];
            first.text = voice.tell(SPACE, "fault-why", &values);
        }
        self.faults = faults.len();
        fresh
    }

    /// Notices about cards that failed during a query.
    pub(crate) fn notice_faults(&mut self, game: &mut Match) -> Vec<Notice> {
        let faults = self.fresh_faults(game).into_iter();
        faults.map(|fault| Notice::Says { id: "fault", text: fault.text }).collect()
    }
}

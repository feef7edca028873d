//! Several players at one keyboard: bots and chance answer, people are asked, one after another.

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use desk::files::{self, Claim};
use desk::{Keeper, Kept, Player, SPACE, Speech};
use engine::Opened;
use play::rulebook::SIGNS;
use play::tutorial::Tutorial;
use play::{Eye, Seat, Table};
use text::Value;

use crate::client::Client;
use crate::game::{Declined, Match};
use crate::hear::Wish;
use crate::input::Input;
use crate::matching::NOTHING;
use crate::notice::Notice;
use crate::sight::Sight;
use crate::status::{StatusFile, Unfit};
use crate::telling::Telling;
use crate::view::View;

/// So many lines of the log remind a player of what was before.
const REMINDER: usize = 12;

/// A game whose players share a keyboard and a screen: a [`Match`], a [`Client`] for each of them, and
/// the table that is handed over where what one sees is not for the others. All read one language.
///
/// ```
/// use desk::{Keeper, Packs, Player, Speech};
/// use view::{Change, HotSeat, Input};
///
/// let packs = Packs::open(&[])?;
/// let content = packs.content();
/// let game = engine::SHELF[0].id();
/// let opened = content.playable(game)?;
/// let table = opened.table(play::Setup::seats(2), 7)?;
/// let players = ["Ann=human", "Bo=greedy"].map(|words| Player::parse(words).expect("a player"));
/// let speech = Speech::open(content.trees(game), &["en".to_owned()]);
/// let keeper = Keeper::new(std::env::temp_dir().join("ann-and-bo.play"));
/// let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
///
/// while hot_seat.go_on() {}
/// let view = hot_seat.view();
/// let (eyes, ask) = (view.eyes.expect("Ann looks"), view.ask.expect("Ann is asked"));
/// assert_eq!(eyes.name, "Ann");
/// let words = ask.offers[0].text.clone();
/// assert_eq!(hot_seat.take(Input::Words { words }), Change::Table);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct HotSeat {
    pub(crate) game: Match,
    /// Those who play, by seat, and behind them one who only watches.
    pub(crate) clients: Vec<Client>,
    pub(crate) notices: Vec<Notice>,
    /// The last person who was asked.
    pub(crate) asked: Option<Seat>,
    /// To whom the table was handed over last, where something is hidden.
    pub(crate) handed: Option<Seat>,
    /// Everybody may see what was shown last.
    pub(crate) open: bool,
    /// Whose last choice is taken back as soon as that person alone looks.
    pub(crate) undoing: Option<Seat>,
    /// Where others read who is asked.
    pub(crate) status: Option<StatusFile>,
}

/// What has come of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing is different: all there is to say is in the notices.
    Nothing,
    /// The question is to be shown again.
    Again,
    /// Everything is said in another language from here on.
    Language,
    /// The game has gone on, or back.
    Table,
    /// The player wants to stop.
    Stopped,
}

/// The last words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The name of the text, the same in every language.
    pub id: &'static str,
    /// Where the game is kept, and how to go on with it.
    pub text: String,
    /// It is kept nowhere.
    pub lost: bool,
}

impl HotSeat {
    /// Players sit down at a table.
    pub fn new(
        opened: Box<dyn Opened>,
        table: Box<dyn Table>,
        players: Vec<Player>,
        speech: Speech,
        keeper: Keeper,
    ) -> Self {
        let game = Match::new(opened, table, players, keeper);
        let seats = (0..game.table().seats()).map(|seat| Eye::Seat(Seat(seat)));
        let eyes = seats.chain([Eye::Bystander]);
        let clients = eyes.map(|eye| Client::new(&game, eye, speech.clone())).collect();
        Self {
            game,
            clients,
            notices: Vec::new(),
            asked: None,
            handed: None,
            open: true,
            undoing: None,
            status: None,
        }
    }

    /// Plays by a tutorial from here on; see [`Match::teach`].
    pub fn teach(&mut self, tutorial: Tutorial) {
        self.game.teach(tutorial);
        for client in &mut self.clients {
            client.join_lessons(&self.game);
        }
    }

    /// The game.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// What whoever is asked sees; what everybody may see where nobody is asked, or while the table is
    /// handed over.
    pub fn sight(&self) -> Sight<'_> {
        let asked = self.game.asked().filter(|_| !self.game.is_watched());
        let asked = asked.filter(|_| self.awaited().is_none());
        let eye = asked.map_or(Eye::Bystander, Eye::Seat);
        Sight { eye, ..self.sight_of(eye) }
    }

    /// What an eye sees, in the language of the table: for looking back at a game. During the game a
    /// seat’s own eye is only used while that player looks alone; otherwise it is everybody’s.
    pub fn sight_of(&self, eye: Eye) -> Sight<'_> {
        let eye = match eye {
            Eye::Seat(seat) if !self.is_alone(seat) => Eye::Bystander,
            Eye::Referee if !self.game.is_over() => Eye::Bystander,
            Eye::Seat(_) | Eye::Bystander | Eye::Referee => eye,
        };
        Sight { game: &self.game, client: &self.clients[self.at()], eye, log_eye: eye }
    }

    /// Which client looks.
    fn at(&self) -> usize {
        if self.game.is_watched() || self.awaited().is_some() {
            return self.clients.len() - 1;
        }
        self.game.asked().or(self.asked).unwrap_or_default().at()
    }

    /// The answers that whoever looks next has not seen yet; none while the table is handed over.
    pub fn unseen(&self) -> Range<usize> {
        match self.awaited() {
            Some(_) => self.game.answers()..self.game.answers(),
            None => self.sight().unseen(),
        }
    }

    /// Says what is played, where it is kept, what the signs on the board mean, and how to get help:
    /// the text `id` of the program.
    pub fn greet(&mut self, id: &'static str, seed: u64) {
        let (path, seed) = (self.sight().path(), seed.to_string());
        self.say(id, &[("path", Value::Text(&path)), ("seed", Value::Text(&seed))]);
        if self.game.is_over() {
            return;
        }
        let sight = self.sight();
        let voice = sight.speech().voice();
        // Who listens needs no signs.
        let lead = || sight.wording(&voice).lead(SIGNS);
        let legend = if sight.speech().is_aloud() { None } else { lead() };
        drop(voice);
        let (title, legend) = match legend {
            Some(signs) => (signs.title.to_lowercase(), Some(signs.text)),
            None => (NOTHING.to_owned(), None),
        };
        self.notices.extend(legend.map(|text| Notice::Says { id: SIGNS, text }));
        self.say("greeting", &[("signs", Value::Text(&title))]);
    }

    /// Says something of the saved game that goes on.
    pub fn warn(&mut self, id: &'static str) {
        let said = self.sight().says_of_file(id);
        self.notices.push(said);
    }

    /// Says that somebody plays alone who may not have known that this is another game.
    pub fn greet_alone(&mut self) {
        let name = self.sight().speech().voice().seat(Seat(0));
        self.say("alone", &[("name", Value::Text(&name))]);
    }

    /// Reminds everybody of what was before.
    pub fn remind(&mut self) {
        let told = match self.game.asked().filter(|_| !self.secret()) {
            Some(seat) => self.sight_of(Eye::Seat(seat)),
            None => self.sight_of(Eye::Bystander),
        };
        let told = told.log(0, REMINDER);
        self.notices.push(Notice::Log { told });
        self.clients.iter_mut().for_each(|client| client.catch_up(&self.game));
    }

    /// Lets chance and bots answer until a person is asked or the game is over. `true`: somebody
    /// only watches, and there is more to come.
    pub fn go_on(&mut self) -> bool {
        let more = self.game.go_on();
        self.keep();
        more
    }

    /// Writes the game to its file; says so when that fails, and when it works again.
    pub fn keep(&mut self) {
        let said = match self.game.keep() {
            Kept::Fine | Kept::Not(None) => return,
            Kept::Again => self.sight().says_of_file("kept-again"),
            Kept::Not(Some(error)) => {
                self.sight().says_of_trouble("not-kept", self.game.keeper().path(), &error)
            }
        };
        self.notices.push(said);
    }

    /// What there is to see now, for whoever is asked; the notices since the last view are in it.
    /// Who has been shown a view has seen what is in it.
    pub fn view(&mut self) -> View {
        let mut view = match self.awaited() {
            Some(seat) => self.handing(seat),
            None => self.seen(),
        };
        self.write_status(&view);
        view.notices.extend(self.notices());
        view
    }

    /// From now on a file says who is asked: it is written again whenever that changes, and is whole
    /// at any time.
    ///
    /// # Errors
    /// When the file holds something else, such as this game.
    pub fn tell_status(&mut self, path: &Path) -> Result<(), Unfit> {
        self.status = Some(StatusFile::new(path, self.game.keeper().path())?);
        Ok(())
    }

    /// Writes who is asked in a view, if that is told. That it cannot be written is said once.
    fn write_status(&mut self, view: &View) {
        let Some(file) = &mut self.status else { return };
        if let Err(error) = file.tell(view, self.game.answers(), self.game.keeper().path()) {
            let path = file.path().to_owned();
            let said = self.sight().says_of_trouble("status-not-written", &path, &error);
            self.notices.push(said);
        }
    }

    fn seen(&mut self) -> View {
        let seat = self.game.asked().or(self.asked).unwrap_or_default();
        let seat = (!self.game.is_watched()).then_some(seat);
        let (at, notices) = (self.at(), self.notices());
        let other = self.asked != seat;
        let hands_on = other && self.game.asked().is_some() && self.game.people() > 1;
        // A page of its own has said so already.
        let told = hands_on && self.handed != seat;
        let hand_over = seat.filter(|_| told).map(|seat| {
            let voice = self.clients[at].speech().voice();
            let name = voice.seat(seat);
            voice.tell(SPACE, "hand-over", &[("name", Value::Text(&name))])
        });
        if other {
            self.clients[at].look_away();
        }
        self.handed = self.handed.filter(|_| self.handed == seat);
        self.open = seat.is_none_or(|seat| !self.game.table().holds_secrets(seat));
        self.clients[at].alone = seat.is_none_or(|seat| self.is_alone(seat));
        let mut view = self.clients[at].view(&mut self.game);
        self.share(at);
        self.asked = seat;
        view.notices = notices;
        view.news.hand_over = hand_over;
        view
    }

    /// What is told to one of those at the keyboard is told to all.
    fn share(&mut self, at: usize) {
        let (before, rest) = self.clients.split_at_mut(at);
        if let Some((one, after)) = rest.split_first_mut() {
            before.iter_mut().chain(after).for_each(|other| other.share(one));
        }
    }

    /// The notices since they were taken last.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Does what a player says. What is answered to it is among the notices.
    pub fn take(&mut self, input: Input) -> Change {
        if let Some(seat) = self.awaited() {
            return self.hand(seat, input);
        }
        match (self.game.asked(), input) {
            (Some(seat), input) => self.obey(seat.at(), input),
            (None, input @ Input::Lang { .. }) => self.obey(self.clients.len() - 1, input),
            (None, _) => Change::Stopped,
        }
    }

    /// Does what one of the clients hears.
    pub(crate) fn obey(&mut self, at: usize, input: Input) -> Change {
        let heard = self.clients[at].hear(&self.game, input);
        self.share(at);
        self.notices.extend(heard.notices);
        match (heard.wish, self.clients[at].eye()) {
            (Wish::Offer(offer), Eye::Seat(seat)) => return self.choose(seat, offer),
            (Wish::Nothing | Wish::Offer(_), _) => {
                let faults = self.clients[at].notice_faults(&mut self.game);
                self.share(at);
                self.notices.extend(faults);
            }
            (Wish::Save(file), _) => self.save(&file),
            (Wish::Undo, eye) => return self.undo(eye, self.clients[at].sight(&self.game).log_eye),
            (Wish::Again, _) => return Change::Again,
            (Wish::Stop, _) => return Change::Stopped,
            (Wish::Language, _) => {
                self.game.note("lang", self.clients[at].speech().tag());
                return Change::Language;
            }
        }
        Change::Nothing
    }

    /// Answers to an input that could not be read: why, in English.
    pub fn misread(&mut self, why: &str) -> Change {
        self.notices.push(Notice::Unread { text: why.to_owned() });
        Change::Nothing
    }

    /// Takes an offer.
    fn choose(&mut self, seat: Seat, offer: usize) -> Change {
        let answers = self.game.answers();
        let said = match self.game.take(seat, offer) {
            Ok(()) => {
                self.clients[seat.at()].answered(answers + 1);
                self.keep();
                return Change::Table;
            }
            Err(Declined::Lesson) => self.sight().otherwise(),
            Err(Declined::NoSuchOffer | Declined::NotAsked) => self.sight().no_such_number(),
        };
        self.notices.push(said);
        Change::Nothing
    }

    /// From now on signs are said in words, or no longer.
    pub fn speak_aloud(&mut self, aloud: bool) {
        self.clients.iter_mut().for_each(|client| client.speech.speak_aloud(aloud));
    }

    /// From here on lessons name these keys for commands, which are named as in every language.
    pub fn asked_by(&mut self, keys: &'static [(&'static str, &'static str)]) {
        self.clients.iter_mut().for_each(|client| client.keys = keys);
    }

    /// From now on this much is told without being asked for.
    pub fn tell_as(&mut self, telling: &Telling) {
        self.clients.iter_mut().for_each(|client| client.tell_as(telling.clone()));
    }

    /// What is told without being asked for.
    pub fn telling(&self) -> &Telling {
        self.clients[self.at()].telling()
    }

    /// Says a text of the program.
    pub(crate) fn say(&mut self, id: &'static str, values: &[(&str, Value<'_>)]) {
        let said = self.sight().says(id, values);
        self.notices.push(said);
    }

    /// Says where the game is kept, or writes a copy of it.
    fn save(&mut self, file: &str) {
        let said = if file.is_empty() {
            let lost = self.game.keeper().failing();
            self.sight().says_of_file(if lost { "lost" } else { "kept" })
        } else {
            self.copy(file)
        };
        self.notices.push(said);
    }

    /// Writes a copy of the game. Begun like a game of its own, so that nothing that is there is lost.
    fn copy(&self, file: &str) -> Notice {
        let path = PathBuf::from(file);
        let values = [("path", Value::Text(file))];
        let written = match files::claim(&path) {
            Ok(Claim::Taken | Claim::Others) => return self.sight().says("copy-exists", &values),
            Ok(Claim::NoFile) if path.is_dir() => {
                return self.sight().says("copy-exists", &values);
            }
            Ok(Claim::NoFile) => Err(io::ErrorKind::InvalidInput.into()),
            Ok(Claim::Ours(_held)) => files::write_held(&path, &self.game.table().save()).map(drop),
            Err(error) => Err(error),
        };
        match written {
            Ok(()) => self.sight().says("copied", &values),
            Err(error) => self.sight().says_of_trouble("not-copied", &path, &error),
        }
    }

    /// The last words, when a player stops or the game is over.
    pub fn part(&mut self) -> Parting {
        self.keep();
        self.parting()
    }

    /// The same, as it was when the game was kept last.
    pub fn parting(&self) -> Parting {
        let sight = self.sight();
        let (path, lost) = (sight.path(), self.game.keeper().failing());
        let command = resume_command(&path);
        let values = [("path", Value::Text(&path)), ("command", Value::Text(&command))];
        let id = match (lost, self.game.is_over()) {
            (true, _) => "lost",
            (false, true) => "kept-over",
            (false, false) => "stopped",
        };
        Parting { id, text: sight.speech().tell(id, &values), lost }
    }
}

/// The command that goes on with a game.
fn resume_command(path: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+=:~\\".contains(letter);
    if path.chars().all(plain) {
        format!("cardwright play --resume {path}")
    } else {
        format!("cardwright play --resume '{}'", path.replace('\'', "'\\''"))
    }
}

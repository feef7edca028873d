//! A hot seat: several players at one keyboard. Bots and chance answer, people are asked in turn.

use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use desk::files::{self, Claim};
use desk::{Keeper, Kept, Player, SPACE, Speech};
use engine::Opened;
use play::rulebook::SIGNS;
use play::tutorial::Tutorial;
use play::{Eye, Message, Ref, Seat, Table};
use text::Value;

use crate::book::CardBook;
use crate::client::Client;
use crate::game::{Declined, Match};
use crate::hear::Wish;
use crate::input::Input;
use crate::matching::NOTHING;
use crate::notice::Notice;
use crate::sight::Sight;
use crate::standing::quoted;
use crate::status::{Status, StatusFile, Unfit};
use crate::telling::Telling;
use crate::view::View;

/// Number of answers of bots in a view of [`HotSeat::go_on_briefly`].
const FEW: usize = 1;
/// Number of log lines that remind players of earlier events.
const REMINDER: usize = 12;

/// A game whose players share a keyboard and a screen: a [`Match`], and a [`Client`] for each
/// player. If one player's view is hidden from the others, the table is handed over. All players
/// use one language.
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
    /// The clients of the players, by seat, then that of a spectator.
    pub(crate) clients: Vec<Client>,
    pub(crate) notices: Vec<Notice>,
    /// The last person who was asked.
    pub(crate) asked: Option<Seat>,
    /// The seat to which the table was handed over last, in a game with hidden information.
    pub(crate) handed: Option<Seat>,
    /// Whether the last view was public.
    pub(crate) open: bool,
    /// The seat whose last choice is undone as soon as its player looks alone.
    pub(crate) undoing: Option<Seat>,
    /// The file that reports who is asked.
    pub(crate) status: Option<StatusFile>,
    /// The packs of the user, each with its folder.
    folders: Vec<(String, String)>,
}

/// The result of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing changed: the notices say everything.
    Nothing,
    /// Show the question again.
    Again,
    /// The language has changed.
    Language,
    /// The game has gone forward or back.
    Table,
    /// The player wants to stop.
    Stopped,
}

/// The last message of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The id of the message, the same in every language.
    pub id: &'static str,
    /// Where the game is saved, and how to continue it.
    pub text: String,
    /// Whether the game is not saved anywhere.
    pub lost: bool,
    /// The status file of a game that is not over.
    status: Option<PathBuf>,
}

impl Parting {
    /// Removes the status file of a game that is left before its end, so that no other program waits
    /// for it. Call it when the program ends.
    pub fn clear_status(&self) {
        if let Some(path) = &self.status {
            Status::remove(path);
        }
    }
}

impl HotSeat {
    /// A game with these players.
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
            folders: Vec::new(),
        }
    }

    /// Sets the packs that the user named, each with its folder as typed. The command that begins
    /// the same game needs them.
    pub fn with_folders(&mut self, folders: Vec<(String, String)>) {
        self.folders = folders;
    }

    /// Follows a tutorial from now on; see [`Match::teach`].
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

    /// The view of the asked player. It is the public view if no one is asked or the table is
    /// handed over.
    pub fn sight(&self) -> Sight<'_> {
        let asked = self.looks().filter(|_| !self.game.is_watched());
        let asked = asked.filter(|_| self.awaited().is_none());
        let eye = asked.map_or(Eye::Bystander, Eye::Seat);
        Sight { eye, ..self.sight_of(eye) }
    }

    /// The view of an eye in the table's language, for looking back. During the game, a seat's own
    /// eye is used only while its player looks alone; otherwise it is the public one.
    pub fn sight_of(&self, eye: Eye) -> Sight<'_> {
        let eye = match eye {
            Eye::Seat(seat) if !self.is_alone(seat) => Eye::Bystander,
            Eye::Referee if !self.game.is_over() => Eye::Bystander,
            Eye::Seat(_) | Eye::Bystander | Eye::Referee => eye,
        };
        Sight { game: &self.game, client: &self.clients[self.at()], eye, log_eye: eye }
    }

    /// The index of the current client.
    fn at(&self) -> usize {
        if self.game.is_watched() || self.awaited().is_some() {
            return self.clients.len() - 1;
        }
        self.looks().or(self.asked).unwrap_or_default().at()
    }

    /// The answers that the next viewer has not seen; empty while the table is handed over.
    pub fn unseen(&self) -> Range<usize> {
        match self.awaited() {
            Some(_) => self.game.answers()..self.game.answers(),
            None => self.sight().unseen(),
        }
    }

    /// Shows the program's message `id`: what is played, where it is saved, what the symbols on the
    /// board mean, and how to get help.
    pub fn greet(&mut self, id: &'static str, seed: u64) {
        let (path, seed) = (self.sight().path(), seed.to_string());
        let kept = if self.game.keeper().failing() { "no" } else { "yes" };
        let values = [("path", &*path), ("seed", &seed), ("kept", kept)];
        self.say(id, &values.map(|(name, text)| (name, Value::Text(text))));
        if self.game.is_over() {
            return;
        }
        let sight = self.sight();
        let voice = sight.speech().voice();
        // Listeners need no symbols.
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

    /// Shows a message about the saved game that is continued.
    pub fn warn(&mut self, id: &'static str) {
        let said = self.sight().says_of_file(id);
        self.notices.push(said);
    }

    /// Says what the asked seat has to choose so that a card acts in a hook. `choices` are lines of
    /// offers; without any, the card is asked for the open question. Says nothing if the first one is
    /// not open, because a bot has chosen.
    pub fn lead_to(&mut self, card: &Ref, hook: &str, choices: &[&str]) {
        let sight = self.sight();
        let voice = sight.speech().voice();
        let book = CardBook::new(sight.opened().cards());
        let known = book.card(&card.kind, &card.id);
        let name = known.map_or_else(|| card.id.to_string(), |card| book.name(&voice, card));
        let is_first = |offer: &&Message| choices.first().is_some_and(|line| offer.line() == *line);
        let open = self.game.table().offers().iter().find(is_first);
        if open.is_none() && !choices.is_empty() {
            return;
        }
        let offer = open.map_or_else(|| NOTHING.to_owned(), |offer| voice.say(offer));
        let then = match choices {
            [] | [_] => NOTHING.to_owned(),
            [_, then @ ..] => then.join(" · "),
        };
        let values = [("card", &*name), ("hook", hook), ("offer", &offer), ("then", &then)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        let text = voice.tell(SPACE, "occasion", &values);
        drop(voice);
        self.notices.push(Notice::Says { id: "occasion", text });
    }

    /// Informs a single player that the game for one is a different game.
    pub fn greet_alone(&mut self) {
        let name = self.sight().speech().voice().seat(Seat(0));
        self.say("alone", &[("name", Value::Text(&name))]);
    }

    /// Reminds all players of the last events.
    pub fn remind(&mut self) {
        let told = match self.game.asked().filter(|_| !self.secret()) {
            Some(seat) => self.sight_of(Eye::Seat(seat)),
            None => self.sight_of(Eye::Bystander),
        };
        let told = told.log(0, REMINDER);
        self.notices.push(Notice::Log { told });
        self.clients.iter_mut().for_each(|client| client.catch_up(&self.game));
    }

    /// Lets chance and bots answer until a person is asked or the game is over. Returns `true` if
    /// all players are programs and more answers follow.
    pub fn go_on(&mut self) -> bool {
        let more = self.game.go_on();
        self.clients.iter_mut().for_each(|client| client.jump(self.game.jumped));
        self.keep();
        more
    }

    /// Like [`Self::go_on`], but returns `true` after an answer of a bot if there is one person, whose
    /// view then says what has happened so far and asks nothing.
    pub fn go_on_briefly(&mut self) -> bool {
        let Some(_) = self.game.only_person() else { return self.go_on() };
        let more = self.game.go_on_by(FEW);
        self.keep();
        more
    }

    /// The seat that looks: the asked one, or the only person while a bot is asked.
    fn looks(&self) -> Option<Seat> {
        let asked = self.game.asked()?;
        self.game.only_person().or(Some(asked))
    }

    /// Writes the game to its file. Reports when that fails, and when it works again.
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

    /// The current view for the asked player, with the notices since the last view. Its content
    /// counts as seen.
    pub fn view(&mut self) -> View {
        let mut view = match self.awaited() {
            Some(seat) => self.handing(seat),
            None => self.seen(),
        };
        self.write_status(&view);
        view.notices.extend(self.notices());
        view
    }

    /// Reports from now on in a file who is asked. The file is rewritten at each change and
    /// complete at any time.
    ///
    /// # Errors
    /// If the file contains something else, such as this game.
    pub fn tell_status(&mut self, path: &Path) -> Result<(), Unfit> {
        self.status = Some(StatusFile::new(path, self.game.keeper().path())?);
        Ok(())
    }

    /// Writes who is asked in a view, if a status file is set. A write error is reported once.
    fn write_status(&mut self, view: &View) {
        let Some(file) = &mut self.status else { return };
        if let Err(error) = file.tell(view, self.game.answers(), self.game.keeper().path()) {
            let path = file.path().to_owned();
            let said = self.sight().says_of_trouble("status-not-written", &path, &error);
            self.notices.push(said);
        }
    }

    fn seen(&mut self) -> View {
        let seat = self.looks().or(self.asked).unwrap_or_default();
        let seat = (!self.game.is_watched()).then_some(seat);
        let (at, notices) = (self.at(), self.notices());
        let other = self.asked != seat;
        let hands_on = other && self.game.asked().is_some() && self.game.people() > 1;
        // The hand-over page has already said so.
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

    /// Shares settings and progress of one client with all others.
    fn share(&mut self, at: usize) {
        let (before, rest) = self.clients.split_at_mut(at);
        if let Some((one, after)) = rest.split_first_mut() {
            before.iter_mut().chain(after).for_each(|other| other.share(one));
        }
    }

    /// Takes the notices since the last call.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Carries out an input. Responses are among the notices.
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

    /// Carries out an input for one of the clients.
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
            (Wish::Ruling(file), _) => self.save_ruling(&file),
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

    /// Responds to an input that could not be read, with the reason in English.
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

    /// Sets whether signs are written in words.
    pub fn speak_aloud(&mut self, aloud: bool) {
        self.clients.iter_mut().for_each(|client| client.speech.speak_aloud(aloud));
    }

    /// Sets the keys that lessons name for commands. Each has the name of its command.
    pub fn asked_by(&mut self, keys: &'static [(&'static str, &'static str)]) {
        self.clients.iter_mut().for_each(|client| client.keys = keys);
    }

    /// Sets how much is shown without a request.
    pub fn tell_as(&mut self, telling: &Telling) {
        self.clients.iter_mut().for_each(|client| client.tell_as(telling.clone()));
    }

    /// How much is shown without a request.
    pub fn telling(&self) -> &Telling {
        self.clients[self.at()].telling()
    }

    /// Shows a message of the program.
    pub(crate) fn say(&mut self, id: &'static str, values: &[(&str, Value<'_>)]) {
        let said = self.sight().says(id, values);
        self.notices.push(said);
    }

    /// Shows where the game is saved, or writes a copy of it.
    fn save(&mut self, file: &str) {
        let said = if file.is_empty() {
            let failing = self.game.keeper().failing();
            self.sight().says_of_file(if failing { "unsaved" } else { "kept" })
        } else {
            self.copy(file)
        };
        self.notices.push(said);
    }

    /// Writes the game so far as a ruling, whose title is the name of the file.
    fn save_ruling(&mut self, file: &str) {
        let numbered = |number: u32| format!("ruling-{number}.play");
        let file = match file.strip_suffix(".play").unwrap_or(file) {
            "" => (1..).map(numbered).find(|file| !Path::new(file).exists()).unwrap_or_default(),
            name => format!("{name}.play"),
        };
        let stem = Path::new(&file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let title = stem.unwrap_or_default().replace(['-', '_'], " ");
        let said = match self.game.table().ruling(&title) {
            Some(ruling) => self.write_new(&file, &ruling, "ruling-saved"),
            None => self.sight().says("no-ruling", &[]),
        };
        self.notices.push(said);
    }

    /// Writes a copy of the game.
    fn copy(&self, file: &str) -> Notice {
        self.write_new(file, &self.game.table().save(), "copied")
    }

    /// Writes a text into a new file, and reports by the message `done` where it is, or why it is
    /// not written. The file is created like that of a new game, so that no existing file is lost.
    pub fn write_new(&self, file: &str, text: &str, done: &'static str) -> Notice {
        let path = PathBuf::from(file);
        let values = [("path", Value::Text(file))];
        let written = match files::claim(&path) {
            Ok(Claim::Taken | Claim::Others) => return self.sight().says("copy-exists", &values),
            Ok(Claim::NoFile) if path.is_dir() => {
                return self.sight().says("copy-exists", &values);
            }
            Ok(Claim::NoFile) => Err(io::ErrorKind::InvalidInput.into()),
            Ok(Claim::Ours(_held)) => files::write_held(&path, text).map(drop),
            Err(error) => Err(error),
        };
        match written {
            Ok(()) => self.sight().says(done, &values),
            Err(error) => self.sight().says_of_trouble("not-copied", &path, &error),
        }
    }

    /// The last message, when a player stops or the game is over. Saves the game first.
    pub fn part(&mut self) -> Parting {
        self.keep();
        self.parting()
    }

    /// The last message, based on the last save. After the end, it also says how to go on.
    pub fn parting(&self) -> Parting {
        let sight = self.sight();
        let (path, lost) = (sight.path(), self.game.keeper().failing());
        let file = quoted(&path);
        let command = format!("cardwright play --resume {file}");
        let again = format!("cardwright play --again {file}");
        let review = format!("cardwright replay {file} --review");
        let (id, [compare, same]) = match (lost, self.game.is_over()) {
            (true, _) if self.game.keeper().is_older() => ("lost-since", Default::default()),
            (true, _) => ("lost", Default::default()),
            (false, true) => ("kept-over", [sight.compare(), sight.same_game(&self.folders)]),
            (false, false) => ("stopped", Default::default()),
        };
        let values = [
            ("path", &path),
            ("command", &command),
            ("again", &again),
            ("review", &review),
            ("compare", &compare),
            ("same", &same),
        ];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        let status = self.status.as_ref().filter(|status| !status.is_over());
        let status = status.map(|status| status.path().to_owned());
        Parting { id, text: sight.speech().tell(id, &values), lost, status }
    }
}

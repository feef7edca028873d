//! A sitting: bots and chance answer, people are asked.

use std::path::Path;

use desk::{Keeper, Kept, SPACE, Speech, trouble};
use engine::Opened;
use play::rulebook::SIGNS;
use play::{Answer, Eye, Seat, Table, Waiting};
use text::{Value, Voice};

use crate::command::COMMANDS;
use crate::fault::Fault;
use crate::input::Input;
use crate::lessons::Lessons;
use crate::notice::{Notice, UNDONE};
use crate::obey::NOTHING;
use crate::players::{Player, Who, introduce};
use crate::rulebook::{Rule, RulePart};
use crate::score;
use crate::sentence::{kinds, sentence};
use crate::status::StatusFile;
use crate::telling::Telling;
use crate::view::{Aloud, Ask, Eyes, News, Sentence, VERSION, View};
use crate::wording::Wording;

/// So many answers of bots are given before somebody who only watches is shown them.
const BATCH: usize = 40;
/// So many lines of the log remind a player of what was before.
const REMINDER: usize = 12;
/// So many lines of the log are shown when all of it is not asked for.
pub const LOG: usize = 30;

/// One game being played: a table, the players around it, their language, and the file in which
/// every answer is kept before anybody sees what comes of it.
///
/// ```
/// use desk::{Keeper, Packs, Speech};
/// use view::{Change, Input, Player, Sitting};
///
/// let packs = Packs::open(&[])?;
/// let content = packs.content();
/// let game = engine::SHELF[0].id();
/// let opened = content.playable(game)?;
/// let table = opened.table(play::Setup::seats(2), 7)?;
/// let players = ["Ann=human", "Bo=greedy"].map(|words| Player::parse(words).expect("a player"));
/// let speech = Speech::open(content.trees(game), &["en".to_owned()]);
/// let keeper = Keeper::new(std::env::temp_dir().join("ann-and-bo.play"));
/// let mut sitting = Sitting::new(opened, table, players.to_vec(), speech, keeper);
///
/// while sitting.go_on() {}
/// let view = sitting.view();
/// let (eyes, ask) = (view.eyes.expect("Ann looks"), view.ask.expect("Ann is asked"));
/// assert_eq!(eyes.name, "Ann");
/// let words = ask.offers[0].text.clone();
/// assert_eq!(sitting.take(Input::Words { words }), Change::Table);
/// # Ok::<(), anyhow::Error>(())
/// ```
pub struct Sitting<'a> {
    pub(crate) opened: Box<dyn Opened>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<Player>,
    pub(crate) speech: Speech<'a>,
    pub(crate) keeper: Keeper,
    pub(crate) notices: Vec<Notice>,
    /// What each player has seen.
    seen: Vec<Seen>,
    /// The last person who was asked.
    pub(crate) asked: Option<Seat>,
    /// To whom the table was handed over last, where something is hidden.
    pub(crate) handed: Option<Seat>,
    /// Whose last choice is taken back as soon as that person alone looks.
    pub(crate) undoing: Option<Seat>,
    /// How many faults of cards were shown.
    faults: usize,
    /// Where others read who is asked.
    pub(crate) status: Option<StatusFile>,
    /// The query that was last asked of nothing in particular: what is typed next says of what.
    pub(crate) which: Option<String>,
    /// The tutorial by which is played.
    pub(crate) lessons: Option<Lessons>,
    /// What is told without being asked for.
    pub(crate) telling: Telling,
    /// By which keys commands are asked for, where they are not typed.
    pub(crate) keys: &'static [(&'static str, &'static str)],
}

/// What a player has seen.
#[derive(Clone, Debug, Default)]
struct Seen {
    /// So many events.
    events: usize,
    /// So many answers.
    answers: usize,
    /// So many events before the player's last turn was over.
    since: usize,
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

impl<'a> Sitting<'a> {
    /// Players sit down at a table.
    pub fn new(
        opened: Box<dyn Opened>,
        table: Box<dyn Table>,
        players: Vec<Player>,
        mut speech: Speech<'a>,
        keeper: Keeper,
    ) -> Self {
        introduce(&mut speech, &players);
        let seen = vec![Seen::default(); players.len()];
        Self {
            opened,
            table,
            players,
            speech,
            keeper,
            notices: Vec::new(),
            seen,
            asked: None,
            handed: None,
            undoing: None,
            faults: 0,
            status: None,
            which: None,
            lessons: None,
            telling: Telling::default(),
            keys: &[],
        }
    }

    /// Says what is played, where it is kept, what the signs on the board mean, and how to get help:
    /// the text `id` of the program.
    pub fn greet(&mut self, id: &'static str, seed: u64) {
        let path = self.path();
        let seed = seed.to_string();
        self.say(id, &[("path", Value::Text(&path)), ("seed", Value::Text(&seed))]);
        if self.table.waiting() != Waiting::Over {
            // Who listens needs no signs.
            let lead = || self.wording(&self.speech.voice()).lead(SIGNS);
            let legend = if self.speech.is_aloud() { None } else { lead() };
            let (title, legend) = match legend {
                Some(signs) => (signs.title.to_lowercase(), Some(signs.text)),
                None => (NOTHING.to_owned(), None),
            };
            self.notices.extend(legend.map(|text| Notice::Says { id: SIGNS, text }));
            self.say("greeting", &[("signs", Value::Text(&title))]);
        }
    }

    /// What the signs on the board mean.
    pub fn legend(&self) -> Option<Rule> {
        self.wording(&self.speech.voice()).rule(SIGNS)
    }

    /// Says something of the saved game that goes on.
    pub fn warn(&mut self, id: &'static str) {
        let path = self.path();
        self.say(id, &[("path", Value::Text(&path))]);
    }

    /// Says that somebody plays alone who may not have known that this is another game.
    pub fn greet_alone(&mut self) {
        let name = self.speech.voice().seat(Seat(0));
        self.say("alone", &[("name", Value::Text(&name))]);
    }

    /// Reminds everybody of what was before.
    pub fn remind(&mut self) {
        let eye = match self.table.waiting() {
            Waiting::Asks { seat, .. } if !self.secret() => Eye::Seat(seat),
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => Eye::Bystander,
        };
        let told = self.log(0, eye, REMINDER);
        self.notices.push(Notice::Log { told });
        for seen in &mut self.seen {
            seen.events = self.table.log_len();
            seen.answers = self.table.answers().len();
        }
    }

    /// Whether nobody plays but programs.
    pub fn watched(&self) -> bool {
        self.players.iter().all(|player| player.who != Who::Human)
    }

    /// Lets chance and bots answer until a person is asked or the game is over. `true`: somebody
    /// only watches, and there is more to come.
    pub fn go_on(&mut self) -> bool {
        let before = self.table.answers().len();
        loop {
            self.table.advance();
            let Waiting::Asks { seat, .. } = self.table.waiting() else { break };
            let Who::Bot(advisor) = self.players[seat.at()].who else { break };
            let advised = || self.table.advise(seat, advisor).map_or(0, |advice| advice.index);
            let index = self.written().unwrap_or_else(advised);
            if self.table.choose(index).is_err() {
                break;
            }
            if self.watched() && self.table.answers().len() - before >= BATCH {
                self.keep();
                return true;
            }
        }
        self.keep();
        false
    }

    /// Writes the game to its file; says so when that fails, and when it works again.
    pub fn keep(&mut self) {
        match self.keeper.keep(self.table.save()) {
            Kept::Fine | Kept::Not(None) => {}
            Kept::Again => self.say_of_file("kept-again"),
            Kept::Not(Some(error)) => {
                let path = self.keeper.path().to_owned();
                self.say_of_trouble("not-kept", &path, &error);
            }
        }
    }

    /// What there is to see now, for whoever is asked; the notices since the last view are in it.
    /// Who has been shown a view has seen what is in it.
    pub fn view(&mut self) -> View {
        self.table.tidy();
        let mut view = self.seen();
        self.write_status(&view);
        view.notices.extend(self.notices());
        view
    }

    fn seen(&mut self) -> View {
        if let Some(seat) = self.awaited() {
            return self.handing(seat);
        }
        let seat = match self.table.waiting() {
            Waiting::Asks { seat, .. } => seat,
            Waiting::Chance | Waiting::Over => self.asked.unwrap_or_default(),
        };
        let seat = (!self.watched()).then_some(seat);
        let eye = seat.map_or(Eye::Bystander, Eye::Seat);
        let at = seat.unwrap_or_default();
        let again = self.asked == seat && self.fresh_answers(at).is_empty();
        let (notices, lessons) = (self.notices(), self.taught());
        let voice = self.speech.voice();
        let wording = self.wording(&voice);
        let mut view = View {
            v: VERSION,
            eyes: seat.map(|seat| Eyes { seat, name: voice.seat(seat) }),
            notices,
            news: self.news(&voice, seat, eye),
            panels: wording.picture(eye),
            lessons,
            ask: seat.and_then(|seat| self.ask(&wording, seat, again)),
            hand_over: None,
            end: self.table.outcome().map(|outcome| score::end(&voice, &*self.table, &outcome)),
        };
        drop(voice);
        view.news.faults = self.fresh_faults();
        self.asked = seat;
        let seen = &mut self.seen[at.at()];
        if !again {
            seen.since = seen.events;
        }
        seen.events = self.table.log_len();
        seen.answers = self.table.answers().len();
        view
    }

    /// The answers that a player has not seen.
    pub(crate) fn fresh_answers(&self, seat: Seat) -> &[Answer] {
        self.table.answers().get(self.seen[seat.at()].answers..).unwrap_or_default()
    }

    /// How many events a player had seen when the last turn was over.
    pub(crate) fn since(&self, seat: Seat) -> usize {
        self.seen[seat.at()].since
    }

    fn news(&self, voice: &Voice<'_>, seat: Option<Seat>, eye: Eye) -> News {
        let asked = matches!(self.table.waiting(), Waiting::Asks { .. });
        let other = asked && self.people() > 1 && self.asked != seat;
        let hand_over = seat.filter(|_| other && !self.secret()).map(|seat| {
            let name = voice.seat(seat);
            voice.tell(SPACE, "hand-over", &[("name", Value::Text(&name))])
        });
        let from = self.seen[seat.unwrap_or_default().at()].events;
        let told = self.telling.told(self.log(from, eye, usize::MAX));
        News { hand_over, told, faults: Vec::new() }
    }

    /// The cards that failed since this was asked last. With the first, whoever is asked something
    /// is told how to ask for more.
    fn fresh_faults(&mut self) -> Vec<Fault> {
        self.table.look();
        let voice = self.speech.voice();
        let asked = !self.watched() && matches!(self.table.waiting(), Waiting::Asks { .. });
        let command = COMMANDS.iter().find(|command| command.name == "why");
        let word = command.filter(|_| asked && self.faults == 0);
        let faults = self.table.faults();
        // What a card does wrong again and again is told once.
        let fresh = faults.iter().enumerate().skip(self.faults);
        let fresh = fresh.filter(|(at, fault)| !faults[..*at].iter().any(|it| it.is_like(fault)));
        let fresh = fresh.map(|(_, fault)| Fault::new(&voice, self.opened.cards(), fault));
        let mut fresh: Vec<Fault> = fresh.collect();
        if let (Some(first), Some(command)) = (fresh.first_mut(), word) {
            let word = command.word(&voice);
            let values = [("line", Value::Text(&first.text)), ("why", Value::Text(&word))];
            first.text = voice.tell(SPACE, "fault-why", &values);
        }
        self.faults = faults.len();
        fresh
    }

    /// Tells of the cards that failed while they were looked at.
    pub(crate) fn look(&mut self) {
        let faults = self.fresh_faults().into_iter();
        self.notices.extend(faults.map(|fault| Notice::Says { id: "fault", text: fault.text }));
    }

    fn ask(&self, wording: &Wording<'_>, seat: Seat, again: bool) -> Option<Ask> {
        let Waiting::Asks { prompt, .. } = self.table.waiting() else { return None };
        let name = wording.voice.seat(seat);
        let id = prompt.id.clone();
        let prompt = wording.voice.say(&prompt);
        let values = [("name", Value::Text(&name)), ("prompt", Value::Text(&prompt))];
        Some(Ask {
            id,
            heading: wording.voice.tell(SPACE, "asked", &values),
            prompt,
            offers: wording.offers(Eye::Seat(seat)),
            topic: wording.topic(),
            again,
        })
    }

    /// The table in words.
    pub(crate) fn wording<'s>(&'s self, voice: &'s Voice<'s>) -> Wording<'s> {
        Wording { voice, table: &*self.table, opened: &*self.opened }
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
        match self.table.waiting() {
            Waiting::Asks { seat, .. } => self.obey(seat, input),
            Waiting::Chance | Waiting::Over => {
                if let Input::Lang { tag } = input {
                    return self.language(Eye::Bystander, &tag);
                }
                Change::Stopped
            }
        }
    }

    /// Answers to an input that could not be read: why, in English.
    pub fn misread(&mut self, why: &str) -> Change {
        self.notices.push(Notice::Unread { text: why.to_owned() });
        Change::Nothing
    }

    /// Takes an offer.
    pub(crate) fn choose(&mut self, seat: Seat, offer: usize) -> Change {
        if self.declined(offer) {
            return Change::Nothing;
        }
        let answers = self.table.answers().len();
        if self.table.choose(offer).is_err() {
            self.no_such_number();
            return Change::Nothing;
        }
        self.seen[seat.at()].answers = answers + 1;
        self.keep();
        Change::Table
    }

    /// Says that an offer has no such number.
    pub(crate) fn no_such_number(&mut self) {
        let count = i64::try_from(self.table.offers().len()).unwrap_or(i64::MAX);
        self.say("no-such-number", &[("count", Value::Int(count))]);
    }

    /// Goes on from before an answer.
    pub(crate) fn undone(&mut self, answers: usize) -> Change {
        self.keep();
        for seen in &mut self.seen {
            seen.events = seen.events.min(self.table.log_len());
            seen.since = seen.since.min(seen.events);
            seen.answers = seen.answers.min(self.table.answers().len());
        }
        self.asked = None;
        let count = i64::try_from(answers).unwrap_or(i64::MAX);
        self.say(UNDONE, &[("count", Value::Int(count))]);
        Change::Table
    }

    /// The last lines of the log from an event on.
    pub(crate) fn log(&self, from: usize, eye: Eye, most: usize) -> Vec<Sentence> {
        let voice = self.speech.voice();
        let log = self.table.log(from, eye);
        let skip = log.len().saturating_sub(most);
        let kinds = kinds(&*self.table, &log);
        let told = log.iter().zip(kinds).skip(skip);
        let said = |(message, kind)| Sentence { kind, ..sentence(&voice, &*self.table, message) };
        told.map(said).collect()
    }

    /// From now on signs are said in words, or no longer.
    pub fn speak_aloud(&mut self, aloud: bool) {
        self.speech.speak_aloud(aloud);
    }

    /// From here on lessons name these keys for commands, which are named as in every language.
    pub fn asked_by(&mut self, keys: &'static [(&'static str, &'static str)]) {
        self.keys = keys;
    }

    /// What lies on the table and what is asked, with signs said in words.
    pub fn aloud(&self) -> Aloud {
        let voice = self.speech.voice().aloud(true);
        let eye = match self.table.waiting() {
            Waiting::Asks { seat, .. } if self.awaited().is_none() => Eye::Seat(seat),
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => Eye::Bystander,
        };
        let wording = self.wording(&voice);
        let offers = if eye == Eye::Bystander { Vec::new() } else { wording.offers(eye) };
        Aloud { panels: wording.picture(eye), offers }
    }

    /// A chapter of the rules as far as it is shown on a screen, by its name in every language.
    pub fn chapter(&self, id: &str) -> Option<Rule> {
        let voice = self.speech.voice();
        self.wording(&voice).rule(id)
    }

    /// The same with all that stands in the rulebook but its examples, which look like a game that is
    /// on: for pages that are turned.
    pub fn whole_chapter(&self, id: &str) -> Option<Rule> {
        let voice = self.speech.voice();
        let mut rule = self.wording(&voice).whole_rule(id)?;
        rule.parts.retain(|part| match part {
            RulePart::Example { .. } => false,
            RulePart::Text { .. }
            | RulePart::Steps { .. }
            | RulePart::Table { .. }
            | RulePart::List { .. } => true,
        });
        Some(rule)
    }

    /// The chapter of which a paragraph is told, with that paragraph first and each of the others
    /// once: for eyes, as for pages that are turned.
    pub fn chapter_on(&self, topic: Rule) -> Rule {
        // Who listens hears what is said of it line by line.
        let whole = !self.speech.is_aloud();
        match if whole { self.whole_chapter(&topic.id) } else { self.chapter(&topic.id) } {
            Some(chapter) => chapter.beginning_with(topic.text),
            None => topic,
        }
    }

    /// The last of what has happened, as far as those eyes may know that see the table now.
    pub fn last_told(&self, most: usize) -> Vec<Sentence> {
        let eye = match self.table.waiting() {
            Waiting::Asks { seat, .. } if self.awaited().is_none() && !self.watched() => {
                Eye::Seat(seat)
            }
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => Eye::Bystander,
        };
        self.telling.told(self.log(0, eye, most))
    }

    /// The languages there are.
    pub fn languages(&self) -> &[String] {
        self.speech.available()
    }

    /// The language in use.
    pub fn language_tag(&self) -> &str {
        self.speech.tag()
    }

    /// A text of a front end, from the space it is in.
    pub fn tell(&self, space: &'static str, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.speech.voice().tell(space, id, values)
    }

    /// Says a text of the program.
    pub(crate) fn say(&mut self, id: &'static str, values: &[(&str, Value<'_>)]) {
        let text = self.speech.tell(id, values);
        self.notices.push(Notice::Says { id, text });
    }

    /// Says something of the file in which the game is kept.
    pub(crate) fn say_of_file(&mut self, id: &'static str) {
        let path = self.path();
        self.say(id, &[("path", Value::Text(&path))]);
    }

    /// Says why a file could not be written.
    pub(crate) fn say_of_trouble(&mut self, id: &'static str, path: &Path, why: &anyhow::Error) {
        let text = trouble::file_text(&self.speech, id, path, why);
        self.notices.push(Notice::Says { id, text });
    }

    fn path(&self) -> String {
        self.keeper.path().display().to_string()
    }

    /// The last words, when a player stops or the game is over.
    pub fn part(&mut self) -> Parting {
        self.keep();
        self.parting()
    }

    /// The same, as it was when the game was kept last.
    pub fn parting(&self) -> Parting {
        let path = self.path();
        let lost = self.keeper.failing();
        let command = resume_command(&path);
        let values = [("path", Value::Text(&path)), ("command", Value::Text(&command))];
        let id = match (lost, self.table.waiting()) {
            (true, _) => "lost",
            (false, Waiting::Over) => "kept-over",
            (false, Waiting::Asks { .. } | Waiting::Chance) => "stopped",
        };
        Parting { id, text: self.speech.tell(id, &values), lost }
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

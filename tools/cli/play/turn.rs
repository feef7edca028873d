//! The game goes on: bots and chance answer, people are asked.

use std::path::PathBuf;

use engine::Opened;
use play::{Eye, Message, Panel, Ref, Seat, Table, Waiting};
use text::{Value, Voice};

use super::explain::Book;
use super::keyboard::Keyboard;
use super::layout::{PAGE, Paint, columns, paragraph, width, wrap};
use super::matching::{Found, find};
use super::picture::{Painter, owner};
use super::players::{Player, Who};
use super::save::{Keeper, Kept};
use super::speech::{SPACE, Speech};
use super::{command, score, trouble};
use crate::output;

/// So many answers of bots are shown at once when nobody is asked in between.
const BATCH: usize = 40;
/// So many lines of the log remind a player of what was before.
const REMINDER: usize = 12;
/// Up to so many offers get the texts of the cards they name.
const EXPLAINED: usize = 8;

/// One game in the terminal.
pub struct Play<'a> {
    /// The game with its cards.
    pub opened: Box<dyn Opened>,
    /// The table.
    pub table: Box<dyn Table>,
    /// Who sits there.
    pub players: Vec<Player>,
    /// The language.
    pub speech: Speech<'a>,
    /// The file.
    pub keeper: Keeper,
    /// What is typed.
    pub keyboard: Keyboard,
    /// Colours.
    pub paint: Paint,
    /// What each player has seen.
    pub seen: Vec<Seen>,
    /// The last person who was asked.
    pub asked: Option<Seat>,
    /// How many faults of scripts were shown.
    pub faults: usize,
}

/// What a player has seen.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// So many events.
    pub events: usize,
    /// So many answers.
    pub answers: usize,
    /// These blocks of the picture.
    pub blocks: Vec<Vec<String>>,
}

/// What a person decided.
enum Reply {
    /// This offer.
    Offer(usize),
    /// Ask again, with everything shown that has changed.
    Anew,
    /// Stop here.
    Stop,
}

impl Play<'_> {
    /// Plays until the end, or until nobody types any more.
    pub fn run(&mut self) -> anyhow::Result<u8> {
        loop {
            self.go_on()?;
            let Waiting::Asks { seat, prompt } = self.table.waiting() else { break };
            self.show_news(seat)?;
            self.ask_anew(seat, &prompt)?;
            match self.decide(seat, &prompt)? {
                Reply::Offer(index) => {
                    self.seen[seat.at()].answers = self.table.answers().len() + 1;
                    if self.table.choose(index).is_ok() {
                        self.keep()?;
                    }
                }
                Reply::Anew => {}
                Reply::Stop => return self.stop(),
            }
        }
        self.finish()
    }

    /// Lets chance and bots answer until a person is asked.
    fn go_on(&mut self) -> anyhow::Result<()> {
        let watched = self.players.iter().all(|player| player.who != Who::Human);
        let mut shown = self.table.answers().len();
        loop {
            self.table.advance();
            let Waiting::Asks { seat, .. } = self.table.waiting() else { break };
            let Who::Bot(advisor) = self.players[seat.at()].who else { break };
            let advice = self.table.advise(seat, advisor);
            if self.table.choose(advice.map_or(0, |advice| advice.index)).is_err() {
                break;
            }
            if watched && self.table.answers().len() - shown >= BATCH {
                shown = self.table.answers().len();
                self.keep()?;
                self.watch()?;
            }
        }
        self.keep()?;
        if watched { self.watch() } else { Ok(()) }
    }

    /// Shows the log to somebody who only watches.
    fn watch(&mut self) -> anyhow::Result<()> {
        let from = self.seen[0].events;
        self.seen[0].events = self.table.log_len();
        let text = self.log_text(from, Eye::Bystander, usize::MAX);
        Ok(output::print(&text)?)
    }

    /// Writes the game to its file; says so when that fails, and when it works again.
    pub fn keep(&mut self) -> anyhow::Result<()> {
        let text = match self.keeper.keep(self.table.save()) {
            Kept::Fine | Kept::Not(None) => return Ok(()),
            Kept::Again => self.about_file("kept-again"),
            Kept::Not(Some(error)) => {
                trouble::file_text(&self.speech, "not-kept", self.keeper.path(), &error)
            }
        };
        Ok(output::print(&paragraph(&text))?)
    }

    fn about_file(&self, id: &str) -> String {
        let path = self.keeper.path().display().to_string();
        self.speech.tell(id, &[("path", Value::Text(&path))])
    }

    /// What has happened since a player's last decision, and what looks different.
    fn show_news(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut out = String::new();
        let people = self.players.iter().filter(|player| player.who == Who::Human).count();
        let voice = self.speech.voice();
        if people > 1 && self.asked != Some(seat) {
            let name = voice.seat(seat);
            let line = voice.tell(SPACE, "hand-over", &[("name", Value::Text(&name))]);
            out.push_str(&format!("\n{}\n", self.paint.bold(&line)));
        }
        let eye = Eye::Seat(seat);
        let seen = &self.seen[seat.at()];
        let answers = self.table.answers().get(seen.answers..).unwrap_or_default();
        let turn = !answers.is_empty() || self.asked != Some(seat);
        let log = self.log_text(seen.events, eye, usize::MAX);
        if !log.is_empty() {
            out.push_str(&format!("\n{log}"));
        }
        let fresh = self.table.faults().get(self.faults..).unwrap_or_default();
        for fault in fresh {
            let place = fault.place.to_string();
            let text = voice.tell(SPACE, "fault", &[("place", Value::Text(&place))]);
            out.push_str(&paragraph(&text));
        }
        let blocks = if turn { self.blocks(&voice, seat, false) } else { Vec::new() };
        drop(voice);
        for block in &blocks {
            if !self.seen[seat.at()].blocks.contains(block) {
                out.push_str(&format!("\n{}\n", block.join("\n")));
            }
        }
        self.faults = self.table.faults().len();
        self.asked = Some(seat);
        let seen = &mut self.seen[seat.at()];
        seen.events = self.table.log_len();
        seen.answers = self.table.answers().len();
        if turn {
            seen.blocks = blocks;
        }
        Ok(output::print(&out)?)
    }

    /// The blocks of the picture: all, or without the sheets of others.
    fn blocks(&self, voice: &Voice<'_>, seat: Seat, all: bool) -> Vec<Vec<String>> {
        let painter = Painter { voice, book: self.book(), paint: self.paint };
        let blocks = self.table.picture(Eye::Seat(seat));
        let shown =
            blocks.iter().filter(|block| all || owner(block).is_none_or(|other| other == seat));
        shown.map(|block| painter.panel(block)).collect()
    }

    /// The cards.
    pub fn book(&self) -> Book<'_> {
        Book::new(self.opened.cards())
    }

    /// The last lines of the log from an event on.
    pub fn log_text(&self, from: usize, eye: Eye, most: usize) -> String {
        let voice = self.speech.voice();
        let log = self.table.log(from, eye);
        let skip = log.len().saturating_sub(most);
        let lines = log.iter().skip(skip).flat_map(|message| wrap("", &voice.say(message)));
        lines.map(|line| line + "\n").collect()
    }

    /// The prompt with its numbered offers.
    fn ask_anew(&self, seat: Seat, prompt: &Message) -> anyhow::Result<()> {
        let voice = self.speech.voice();
        let name = voice.seat(seat);
        let said = voice.say(prompt);
        let values = [("name", Value::Text(&name)), ("prompt", Value::Text(&said))];
        let line = voice.tell(SPACE, "asked", &values);
        let mut out = String::from("\n");
        for line in wrap("", &line) {
            out.push_str(&format!("{}\n", self.paint.bold(&line)));
        }
        self.offers(&voice, seat).iter().for_each(|line| out.push_str(&format!("{line}\n")));
        Ok(output::print(&out)?)
    }

    /// The offers, with the texts of cards that are nowhere to be seen.
    fn offers(&self, voice: &Voice<'_>, seat: Seat) -> Vec<String> {
        let offers = self.table.offers();
        let digits = offers.len().to_string().len();
        let item = |at: usize| format!("{:>digits$}. {}", at + 1, voice.say(&offers[at]));
        let items: Vec<String> = (0..offers.len()).map(item).collect();
        let texts: Vec<Vec<String>> = self.offered(voice, seat);
        let plain = texts.iter().all(Vec::is_empty);
        let short = items.iter().all(|item| width(item) < PAGE / 2 - 2);
        if plain
            && short
            && items.len() > 5
            && let Some(lines) = columns(&items)
        {
            return lines;
        }
        let mut lines = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            let first = format!("{:>digits$}. ", at + 1);
            lines.extend(wrap(&first, &voice.say(&offers[at])));
            lines.extend(text.iter().flat_map(|line| wrap("       ", line)));
        }
        lines
    }

    /// For each offer the texts of the cards it names, unless the picture shows them.
    fn offered(&self, voice: &Voice<'_>, seat: Seat) -> Vec<Vec<String>> {
        let offers = self.table.offers();
        if offers.len() > EXPLAINED {
            return vec![Vec::new(); offers.len()];
        }
        let book = self.book();
        let picture = self.table.picture(Eye::Seat(seat));
        let messages = picture.iter().flat_map(Panel::messages);
        let seen: Vec<_> = messages.flat_map(Ref::named_in).collect();
        let page = |offer: &Message| {
            let mut fresh = Ref::named_in(offer);
            fresh.retain(|thing| !seen.contains(thing));
            let cards = book.among(&fresh).into_iter();
            cards
                .flat_map(|card| book.text(voice, card).into_iter().chain(book.fields(voice, card)))
                .collect()
        };
        offers.iter().map(page).collect()
    }

    /// Reads lines until one decides.
    fn decide(&mut self, seat: Seat, prompt: &Message) -> anyhow::Result<Reply> {
        loop {
            output::print("> ")?;
            let Some(line) = self.keyboard.line() else { return Ok(Reply::Stop) };
            if self.keyboard.echoes() {
                let typed: String = line.chars().take(PAGE / 2).collect();
                output::print(&format!("{typed}\n"))?;
            }
            if line.is_empty() {
                self.ask_anew(seat, prompt)?;
                continue;
            }
            if let Ok(number) = line.trim_end_matches('.').parse::<usize>() {
                let count = self.table.offers().len();
                if (1..=count).contains(&number) {
                    return Ok(Reply::Offer(number - 1));
                }
                let count = i64::try_from(count).unwrap_or(i64::MAX);
                self.say("no-such-number", &[("count", Value::Int(count))])?;
                continue;
            }
            let command = command::parse(&self.speech.voice(), &line);
            if let Some(command) = command {
                match command.name {
                    "quit" => return Ok(Reply::Stop),
                    "again" => self.ask_anew(seat, prompt)?,
                    "undo" => {
                        if self.undo(seat)? {
                            return Ok(Reply::Anew);
                        }
                    }
                    "lang" => {
                        if self.language(seat, &command.rest)? {
                            self.ask_anew(seat, prompt)?;
                        }
                    }
                    _ => self.obey(seat, &command)?,
                }
                continue;
            }
            if let Some(index) = self.meant(&line)? {
                return Ok(Reply::Offer(index));
            }
        }
    }

    /// The offer that typed words mean. If it is not one, that is said.
    fn meant(&self, line: &str) -> anyhow::Result<Option<usize>> {
        let voice = self.speech.voice();
        let offers: Vec<String> =
            self.table.offers().iter().map(|offer| voice.say(offer)).collect();
        match find(line, &offers) {
            Found::One(index) => return Ok(Some(index)),
            Found::None => self.say("no-such-offer", &[("typed", Value::Text(line))])?,
            Found::Several(hits) => {
                self.say("several-offers", &[("typed", Value::Text(line))])?;
                let item = |at: &usize| wrap(&format!("{:>4}. ", at + 1), &offers[*at]);
                let lines: Vec<String> = hits.iter().flat_map(item).collect();
                output::print(&(lines.join("\n") + "\n"))?;
            }
        }
        Ok(None)
    }

    /// Prints a text of the program.
    pub fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> anyhow::Result<()> {
        Ok(output::print(&paragraph(&self.speech.tell(id, values)))?)
    }

    /// The game waits in its file.
    fn stop(&mut self) -> anyhow::Result<u8> {
        self.keep()?;
        if self.keeper.failing() {
            let text = self.about_file("lost");
            output::complain(&paragraph(&text));
            return Ok(output::COULD_NOT_RUN);
        }
        let command = resume_command(self.keeper.path());
        let path = self.keeper.path().display().to_string();
        let values = [("path", Value::Text(&path)), ("command", Value::Text(&command))];
        output::print(&format!("\n{}\n", self.speech.tell("stopped", &values)))?;
        Ok(output::CLEAN)
    }

    /// The game is over.
    fn finish(&mut self) -> anyhow::Result<u8> {
        let watched = self.players.iter().all(|player| player.who != Who::Human);
        if !watched {
            let eye = Eye::Seat(self.asked.unwrap_or_default());
            let from = self.seen[self.asked.unwrap_or_default().at()].events;
            output::print(&format!("\n{}", self.log_text(from, eye, usize::MAX)))?;
        }
        if let Some(outcome) = self.table.outcome() {
            let voice = self.speech.voice();
            output::print(&score::end(&voice, self.paint, &*self.table, &outcome))?;
        }
        if self.keeper.failing() {
            output::complain(&paragraph(&self.about_file("lost")));
            return Ok(output::COULD_NOT_RUN);
        }
        output::print(&format!("\n{}\n", self.about_file("kept-over")))?;
        Ok(output::CLEAN)
    }

    /// Reminds everybody of what was before.
    pub fn remind(&mut self) -> anyhow::Result<()> {
        let asked = match self.table.waiting() {
            Waiting::Asks { seat, .. } => Eye::Seat(seat),
            _ => Eye::Bystander,
        };
        let text = self.log_text(0, asked, REMINDER);
        for seen in &mut self.seen {
            seen.events = self.table.log_len();
        }
        Ok(output::print(&text)?)
    }
}

/// The command that goes on with a game.
pub fn resume_command(path: &std::path::Path) -> String {
    let path: PathBuf = path.to_owned();
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+=:~\\".contains(letter);
    if text.chars().all(plain) {
        format!("cardwright play --resume {text}")
    } else {
        format!("cardwright play --resume '{}'", text.replace('\'', "'\\''"))
    }
}

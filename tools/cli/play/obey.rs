//! Commands carried out.

use std::path::{Path, PathBuf};

use play::{Actor, Advisor, Answer, Eye, Message, Panel, Ref, Seat, UndoRefused};
use text::Value;

use super::command::{COMMANDS, Command, words};
use super::layout::{paragraph, wrap};
use super::matching::{Found, find};
use super::picture::{Painter, owner};
use super::players::{Who, called};
use super::speech::SPACE;
use super::turn::Play;
use super::{score, trouble};
use crate::output;

/// So many lines of the log are shown when all of it is not asked for.
const LOG: usize = 30;
/// So many offers are weighed aloud.
const HINTS: usize = 5;

impl Play<'_> {
    /// Carries out a command that changes nothing at the table.
    pub fn obey(&self, seat: Seat, command: &Command) -> anyhow::Result<()> {
        match command.name {
            "help" if command.rest.is_empty() => self.help(),
            "help" => self.explain(&command.rest),
            "board" => self.board(seat),
            "sheet" => self.sheet(seat, &command.rest),
            "piles" => self.piles(seat),
            "log" => self.log(seat, &command.rest),
            "score" => {
                let voice = self.speech.voice();
                let text = score::all(&voice, self.paint, &*self.table, Eye::Seat(seat));
                Ok(output::print(&text)?)
            }
            "hint" => self.hint(seat),
            "save" => self.save(&command.rest),
            _ => Ok(()),
        }
    }

    /// All commands, and the rules of what is asked now.
    fn help(&self) -> anyhow::Result<()> {
        let voice = self.speech.voice();
        let mut out = paragraph(&voice.tell(SPACE, "help", &[]));
        for name in COMMANDS {
            let word = words(&voice, name).into_iter().next().unwrap_or_else(|| name.to_owned());
            let first = format!("  {word:<10} ");
            let about = voice.tell(SPACE, &format!("help-{name}"), &[]);
            wrap(&first, &about).iter().for_each(|line| out.push_str(&format!("{line}\n")));
        }
        let rules = self.table.rules();
        let topic = self.table.topic();
        if let Some(rule) = rules.iter().find(|rule| Some(rule.id.as_str()) == topic) {
            out.push('\n');
            out.push_str(&self.rule(rule));
        }
        let titles: Vec<String> = rules.iter().map(|rule| self.title(rule)).collect();
        if !titles.is_empty() {
            let list = titles.join(", ");
            let text = voice.tell(SPACE, "topics", &[("list", Value::Text(&list))]);
            out.push('\n');
            out.push_str(&paragraph(&text));
        }
        Ok(output::print(&out)?)
    }

    fn title(&self, rule: &Message) -> String {
        let voice = self.speech.voice();
        let args: Vec<_> =
            rule.args.iter().map(|(name, arg)| (name.as_ref(), arg.clone())).collect();
        let title = voice.word(rule.space, &rule.id, Some("title"), &args);
        title.unwrap_or_else(|| rule.id.clone())
    }

    fn rule(&self, rule: &Message) -> String {
        let title = self.paint.bold(&self.title(rule));
        format!("{title}\n{}", paragraph(&self.speech.voice().say(rule)))
    }

    /// The cards that an offer names.
    fn explain_offer(&self, offer: &Message, number: &str) -> anyhow::Result<()> {
        let voice = self.speech.voice();
        let cards = self.book().among(&Ref::named_in(offer)).into_iter();
        let pages: Vec<String> =
            cards.map(|card| self.book().page(&voice, card).join("\n") + "\n").collect();
        if pages.is_empty() {
            return self.say("no-card-in-offer", &[("typed", Value::Text(number))]);
        }
        Ok(output::print(&pages.join("\n"))?)
    }

    /// A card or a topic of the rules, by a part of its name; or the cards of an offer, by its
    /// number.
    fn explain(&self, word: &str) -> anyhow::Result<()> {
        let number = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(offer) = number.and_then(|at| self.table.offers().get(at)) {
            return self.explain_offer(offer, word);
        }
        let voice = self.speech.voice();
        let (book, rules) = (self.book(), self.table.rules());
        let cards = book.cards();
        let mut names: Vec<String> = cards.iter().map(|card| book.name(&voice, card)).collect();
        names.extend(rules.iter().map(|rule| self.title(rule)));
        // A command is found by each of its words.
        let aliases = |name: &&'static str| {
            let name = *name;
            words(&voice, name).into_iter().map(move |word| (word, name))
        };
        let commands: Vec<_> = COMMANDS.iter().flat_map(aliases).collect();
        names.extend(commands.iter().map(|(word, _)| word.clone()));
        let page = |at: usize| match (cards.get(at), rules.get(at.wrapping_sub(cards.len()))) {
            (Some(card), _) => book.page(&voice, card).join("\n") + "\n",
            (None, Some(rule)) => self.rule(rule),
            (None, None) => {
                let (_, name) = &commands[at - cards.len() - rules.len()];
                paragraph(&voice.tell(SPACE, &format!("help-{name}"), &[]))
            }
        };
        let mut found = find(word, &names);
        if found == Found::None {
            let ids = cards.iter().map(|card| card.id.clone());
            let ids: Vec<String> = ids.chain(rules.iter().map(|rule| rule.id.clone())).collect();
            found = find(word, &ids);
        }
        let text = match found {
            Found::One(at) => page(at),
            // A card and a rule of the same name are both shown.
            Found::Several(hits) if hits.len() <= 3 => {
                hits.into_iter().map(page).collect::<Vec<_>>().join("\n")
            }
            Found::Several(hits) => {
                let list: Vec<&str> = hits.iter().map(|at| names[*at].as_str()).collect();
                let list = list.join(", ");
                let values = [("typed", Value::Text(word)), ("list", Value::Text(&list))];
                paragraph(&voice.tell(SPACE, "several-topics", &values))
            }
            Found::None => {
                let topics = names.iter().take(cards.len() + rules.len());
                let near = diag::nearest(word, topics.map(String::as_str));
                let near = near.unwrap_or(trouble::NOTHING);
                let values = [("typed", Value::Text(word)), ("near", Value::Text(near))];
                paragraph(&voice.tell(SPACE, "no-such-topic", &values))
            }
        };
        Ok(output::print(&text)?)
    }

    /// The whole picture.
    fn board(&self, seat: Seat) -> anyhow::Result<()> {
        self.draw(&self.table.picture(Eye::Seat(seat)))
    }

    fn draw(&self, panels: &[Panel]) -> anyhow::Result<()> {
        let voice = self.speech.voice();
        let painter = Painter { voice: &voice, book: self.book(), paint: self.paint };
        let mut out = String::new();
        for panel in panels {
            out.push_str(&format!("{}\n\n", painter.panel(panel).join("\n")));
        }
        out.pop();
        Ok(output::print(&out)?)
    }

    /// One sheet: one's own when nobody is named.
    fn sheet(&self, seat: Seat, name: &str) -> anyhow::Result<()> {
        let whose = match called(&self.speech.voice(), self.table.seats(), name) {
            _ if name.is_empty() => seat,
            Ok(seat) => seat,
            Err(list) => {
                let values = [("typed", Value::Text(name)), ("list", Value::Text(&list))];
                return self.say("no-such-player", &values);
            }
        };
        let picture = self.table.picture(Eye::Seat(seat)).into_iter();
        let blocks: Vec<_> = picture.filter(|block| owner(block) == Some(whose)).collect();
        // Where nobody has a sheet, all there is to see lies on the table.
        if blocks.is_empty() { self.board(seat) } else { self.draw(&blocks) }
    }

    /// The piles that lie open.
    fn piles(&self, seat: Seat) -> anyhow::Result<()> {
        let piles = self.table.piles(Eye::Seat(seat));
        if piles.is_empty() { self.say("no-piles", &[]) } else { self.draw(&piles) }
    }

    /// The log: its last lines, as many as are asked for, or all of it.
    fn log(&self, seat: Seat, rest: &str) -> anyhow::Result<()> {
        let most = match rest.parse() {
            Ok(most) => most,
            Err(_) if rest.is_empty() => LOG,
            Err(_) => usize::MAX,
        };
        Ok(output::print(&self.log_text(0, Eye::Seat(seat), most))?)
    }

    /// What a careful player would do, and what each offer promises.
    fn hint(&self, seat: Seat) -> anyhow::Result<()> {
        let Some(advice) = self.table.advise(seat, Advisor::Greedy) else { return Ok(()) };
        let voice = self.speech.voice();
        let offers = self.table.offers();
        let best = offers.get(advice.index).map_or_else(String::new, |offer| voice.say(offer));
        let mut out = paragraph(&voice.tell(SPACE, "hint", &[("offer", Value::Text(&best))]));
        for (index, weight) in advice.reasons.iter().take(HINTS) {
            let stars = score::stars(&voice, *weight);
            let offer = voice.say(&offers[*index]);
            let values = [("stars", Value::Text(&stars)), ("offer", Value::Text(&offer))];
            let line = voice.tell(SPACE, "hint-line", &values);
            let lines = wrap(&format!("{:>4}. ", index + 1), &line);
            out.push_str(&(lines.join("\n") + "\n"));
        }
        Ok(output::print(&out)?)
    }

    /// Takes the last choice of a person back, whoever of those at the keyboard it was. `false`:
    /// nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let person = |answer: &Answer| match answer.actor {
            Actor::Seat(seat) => self.players[seat.at()].who == Who::Human,
            Actor::Chance => false,
        };
        let last = self.table.answers().iter().rev().find(|answer| person(answer));
        let seat = match last.map(|answer| answer.actor) {
            Some(Actor::Seat(last)) => last,
            _ => seat,
        };
        let refused = match self.table.undo(seat) {
            Ok(count) => {
                self.keep()?;
                for seen in &mut self.seen {
                    seen.events = seen.events.min(self.table.log_len());
                    seen.answers = seen.answers.min(self.table.answers().len());
                }
                self.asked = None;
                let count = i64::try_from(count).unwrap_or(i64::MAX);
                self.say("undone", &[("count", Value::Int(count))])?;
                return Ok(true);
            }
            Err(refused) => refused,
        };
        let voice = self.speech.voice();
        let (id, event) = match &refused {
            UndoRefused::Nothing => ("undo-nothing", String::new()),
            UndoRefused::Chance(event) => ("undo-chance", voice.say(event)),
            UndoRefused::Revealed(event) => ("undo-revealed", voice.say(event)),
        };
        self.say(id, &[("event", Value::Text(&event))])?;
        Ok(false)
    }

    /// Changes the language and says the log again. `false`: nothing has changed.
    pub fn language(&mut self, seat: Seat, wish: &str) -> anyhow::Result<bool> {
        if !self.speech.switch(wish) {
            let list = self.speech.available().join(", ");
            let values = [("typed", Value::Text(wish)), ("list", Value::Text(&list))];
            match wish {
                "" => self.say("languages", &values[1..])?,
                _ => self.say("no-such-language", &values)?,
            }
            return Ok(false);
        }
        self.say("language-is", &[])?;
        output::print(&self.log_text(0, Eye::Seat(seat), LOG))?;
        self.seen.iter_mut().for_each(|seen| seen.blocks.clear());
        Ok(true)
    }

    /// Says where the game is kept, or writes a copy of it.
    fn save(&self, rest: &str) -> anyhow::Result<()> {
        if rest.is_empty() {
            let path = self.keeper.path().display().to_string();
            let id = if self.keeper.failing() { "lost" } else { "kept" };
            return self.say(id, &[("path", Value::Text(&path))]);
        }
        let path = PathBuf::from(rest);
        if taken(&path) {
            return self.say("copy-exists", &[("path", Value::Text(rest))]);
        }
        match output::write_whole(&path, &self.table.save()) {
            Ok(()) => self.say("copied", &[("path", Value::Text(rest))]),
            Err(error) => {
                let text = trouble::file_text(&self.speech, "not-copied", &path, &error);
                Ok(output::print(&paragraph(&text))?)
            }
        }
    }
}

/// Whether a file holds something that must not be lost.
pub fn taken(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|about| about.is_dir() || about.len() > 0)
}

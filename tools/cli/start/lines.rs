//! The pages line by line: the entries of each as a numbered list.

use table::{Act, Entry, Form, Lobby, Then};
use text::{Value, fold, with_digits};
use view::Rule;

use super::{Start, say};
use crate::line::{Interrupt, Keyboard, Paint, aloud, book, paragraph, wrap};
use crate::output;

/// Maximum number of values of an entry.
const MOST_VALUES: usize = 100;
/// Typed in place of a text, removes the text of an entry.
const NO_TEXT: &str = "-";

/// Shows pages until they are left, or the input ends.
pub fn show(start: &mut Start) -> anyhow::Result<()> {
    let _interrupt = Interrupt::new();
    let mut keyboard = Keyboard::new();
    let mut is_listed = false;
    loop {
        let form = start.form();
        let list = if is_listed { String::new() } else { listed(start, &form) };
        output::print(&(list + &sentence(start, &say(start.speech(), "lines-ask", &[]))))?;
        let sign = if start.speech().is_aloud() { "" } else { "> " };
        let Some(line) = keyboard.line(sign)? else { return Ok(()) };
        if keyboard.echoes() && !start.speech().is_aloud() {
            output::print(&format!("{line}\n"))?;
        }
        let step = start.typed(&line, &form);
        is_listed = match step {
            Step::Says(text) => {
                output::print(&text)?;
                true
            }
            Step::List => false,
            Step::Goes(Then::Leave) => return Ok(()),
            Step::Goes(Then::Stay | Then::Turn) => false,
            Step::Goes(Then::Read(rules)) => {
                output::print(&chapters(start, &rules))?;
                true
            }
        };
    }
}

/// What a typed line does.
enum Step {
    /// It prints something.
    Says(String),
    /// It prints the page again.
    List,
    /// It acts on the page.
    Goes(Then),
}

impl Start {
    fn typed(&mut self, line: &str, form: &Form) -> Step {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if line.is_empty() {
            return Step::List;
        }
        if let Some(about) = line.strip_prefix(['?', '？']) {
            return Step::Says(self.explained(about.trim(), form));
        }
        if self.is_command(first, "command-help", "help") {
            return Step::Says(self.explained(rest.trim(), form));
        }
        if line == "q" || self.is_command(line, "command-quit", "quit") {
            return Step::Goes(self.back());
        }
        let number = with_digits(first).trim_end_matches('.').parse::<usize>();
        if let Ok(number) = number {
            let at = number.checked_sub(1).filter(|at| *at < form.entries.len());
            return match at {
                Some(at) => self.take(at, rest.trim(), form),
                None => Step::Says(self.no_number(form)),
            };
        }
        let named = |entry: &Entry| fold(&entry.label).contains(&fold(line));
        let mut found = (0..form.entries.len()).filter(|at| named(&form.entries[*at]));
        match (found.next(), found.next()) {
            (Some(at), None) => self.take(at, "", form),
            _ => Step::Says(self.no_number(form)),
        }
    }

    /// Whether a word is one of those for a command during games, or the English one.
    fn is_command(&self, word: &str, id: &str, english: &str) -> bool {
        let words = self.speech().tell(id, &[]);
        let mut words = words.split(',').chain([english]).map(fold);
        words.any(|known| !known.is_empty() && known == fold(word))
    }

    /// Acts on an entry, with what is typed after its number.
    fn take(&mut self, at: usize, typed: &str, form: &Form) -> Step {
        let Entry { typed: text, chosen, .. } = &form.entries[at];
        let then = match (text, chosen) {
            (Some(_), None) if typed.is_empty() => {
                let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
                let text = say(self.speech(), "lines-type", &[("number", Value::Int(number))]);
                return Step::Says(sentence(self, &text));
            }
            (Some(_), _) if typed == NO_TEXT => self.act(at, Act::Type(String::new())),
            (Some(_), _) if !typed.is_empty() => self.act(at, Act::Type(typed.to_owned())),
            (None, Some(_)) if !typed.is_empty() => return self.choose(at, typed),
            (_, Some(_)) => self.act(at, Act::Next),
            (Some(_), None) | (None, None) => self.act(at, Act::Take),
        };
        Step::Goes(then)
    }

    /// Goes on to the value that begins with these words.
    fn choose(&mut self, at: usize, words: &str) -> Step {
        for _ in 0..MOST_VALUES {
            let form = self.form();
            let chosen = form.entries.get(at).and_then(|entry| entry.chosen.as_deref());
            if chosen.is_none_or(|chosen| fold(chosen).starts_with(&fold(words))) {
                return Step::Goes(Then::Stay);
            }
            self.act(at, Act::Next);
        }
        let text = say(self.speech(), "lines-no-value", &[("typed", Value::Text(words))]);
        Step::Says(sentence(self, &text))
    }

    /// A text with its name, as the language joins them.
    fn named(&self, name: &str, text: &str) -> String {
        let values = [("name", Value::Text(name)), ("value", Value::Text(text))];
        self.speech().tell("row-cell", &values)
    }

    fn no_number(&self, form: &Form) -> String {
        let count = i64::try_from(form.entries.len()).unwrap_or(i64::MAX);
        let text = self.speech().tell("saved-no-number", &[("count", Value::Int(count))]);
        sentence(self, &text)
    }

    /// The descriptions of all entries, or of the one with a number.
    fn explained(&self, number: &str, form: &Form) -> String {
        let only = with_digits(number).parse::<usize>().ok();
        let entries = (1..).zip(&form.entries).filter(|(nth, _)| only.is_none_or(|it| it == *nth));
        let about = entries.filter(|(_, entry)| !entry.about.is_empty());
        let about: Vec<String> = about
            .map(|(nth, entry)| numbered(self, nth, &self.named(&entry.label, &entry.about)))
            .collect();
        if about.is_empty() { self.no_number(form) } else { about.concat() }
    }
}

/// A page as a numbered list.
fn listed(start: &Start, form: &Form) -> String {
    let aloud = start.speech().is_aloud();
    let title = if aloud { aloud::line(&form.title) } else { heading(&form.title) };
    let mut out = if aloud { title } else { format!("\n{title}\n") };
    let mut group = "";
    for (nth, entry) in (1..).zip(&form.entries) {
        if entry.group != group {
            group = &entry.group;
            out.push_str(&if aloud { aloud::line(group) } else { heading(group) });
        }
        let values = entry.chosen.iter().chain(entry.typed.iter().filter(|it| !it.is_empty()));
        let values: Vec<&str> = values.map(String::as_str).collect();
        let text = match values[..] {
            [] => entry.label.clone(),
            _ => start.named(&entry.label, &values.join(", ")),
        };
        out.push_str(&numbered(start, nth, &text));
    }
    let said = form.said.lines().map(|said| sentence(start, said)).collect::<String>();
    if aloud { out + &said } else { out + "\n" + &said }
}

fn heading(text: &str) -> String {
    let paint = Paint(output::colour());
    wrap("", text).iter().map(|line| paint.bold(line) + "\n").collect()
}

fn numbered(start: &Start, nth: usize, text: &str) -> String {
    if start.speech().is_aloud() {
        return aloud::numbered(start.speech(), nth, text);
    }
    wrap(&format!("{nth:>2}. "), text).iter().map(|line| format!("{line}\n")).collect()
}

fn sentence(start: &Start, text: &str) -> String {
    if start.speech().is_aloud() { aloud::line(text) } else { paragraph(text) }
}

/// Chapters of a rulebook.
fn chapters(start: &Start, rules: &[Rule]) -> String {
    let paint = Paint(output::colour());
    let chapter = |rule: &Rule| match start.speech().is_aloud() {
        true => aloud::rule(rule, start.speech()),
        false => book::chapter(paint, rule),
    };
    rules.iter().map(chapter).collect::<String>() + "\n"
}

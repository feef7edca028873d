//! What is pointed at, in one line to be spoken.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use page::wrap;
use text::Value;
use view::Ask;

use crate::canvas::Key;
use crate::over::{Listed, Over, Paragraph, narrowed};
use crate::screen::{SPACE, Screen};

/// Behind a part of an announcement that goes on: a key says the rest.
const MORE: &str = " …";

/// What somebody who listens has heard so far.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// What others did, and what is asked now, until a key is pressed.
    pub news: Vec<String>,
    /// So many parts of an announcement were heard before the one that is said.
    part: usize,
    /// The paragraph that is read, where something to be read lies over the table.
    paragraph: usize,
}

impl Screen<'_, '_> {
    /// What somebody who listens has to hear now, as much of it as fits a line: the first part, or a
    /// later one where it was asked for.
    pub(crate) fn heard_line(&self, columns: usize) -> String {
        let parts = wrap(&self.announcement(), columns.saturating_sub(MORE.chars().count()).max(1));
        let at = self.heard.part.checked_rem(parts.len()).unwrap_or_default();
        let part = parts.get(at).cloned().unwrap_or_default();
        if at + 1 < parts.len() { part + MORE } else { part }
    }

    /// Takes the key that asks for the rest of what is said. With any other key something else is to
    /// be said.
    pub(crate) fn hears_on(&mut self, event: &Event) -> bool {
        let types = matches!(self.over, Some(Over::Line { .. } | Over::Offers { .. }));
        match event {
            Event::Key(KeyEvent { code: KeyCode::Char('.'), kind, .. }) if !types => {
                self.heard.part += usize::from(*kind != KeyEventKind::Release);
                true
            }
            Event::Key(key) if key.kind == KeyEventKind::Release => false,
            Event::Key(_) | Event::Mouse(_) => {
                self.heard.part = 0;
                self.heard.news.clear();
                false
            }
            _ => false,
        }
    }

    /// Reads the next paragraph of what lies over the table, or the one before. Nothing: the key asks
    /// for something else.
    pub(crate) fn read_aloud(&mut self, text: &[Paragraph], key: &KeyEvent) -> Option<()> {
        let last = said(text).len().saturating_sub(1);
        let at = self.heard.paragraph;
        self.heard.paragraph = match key.code {
            KeyCode::Down | KeyCode::Char('j' | ' ') | KeyCode::PageDown => (at + 1).min(last),
            KeyCode::Up | KeyCode::Char('k') | KeyCode::PageUp => at.saturating_sub(1),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => {
                self.heard.paragraph = 0;
                return None;
            }
        };
        Some(())
    }

    /// Lays something over the table of which the end is read first.
    pub(crate) fn read_from_end(&mut self, text: Vec<Paragraph>) {
        self.heard.paragraph = said(&text).len().saturating_sub(1);
        self.over = Some(Over::reader_at_end(text));
    }

    /// In which line the paragraph begins that is read, where a line has so many columns.
    pub(crate) fn read_line(&self, text: &[Paragraph], columns: usize) -> usize {
        let at = said(text).get(self.heard.paragraph).map_or(0, |(at, _)| *at);
        text[..at].iter().map(|before| before.lines(columns).len().max(1)).sum()
    }

    /// What somebody who listens has to hear now: what is pointed at and what would come of it, or
    /// what lies over the table, or else what has just happened.
    pub fn announcement(&self) -> String {
        match &self.over {
            Some(Over::Reader { text, .. }) => {
                let paragraph = said(text).into_iter().nth(self.heard.paragraph);
                paragraph.map(|(_, said)| said).unwrap_or_default()
            }
            Some(Over::Offers { of, all, typed, at }) => {
                let entry = narrowed(all, typed).get(*at).map(|(no, text)| match of {
                    Listed::Offers => numbered(*no, &self.offer_said(*no)),
                    Listed::Moments => numbered(*no, text),
                });
                entry.unwrap_or_else(|| self.tell("nothing-fits"))
            }
            Some(Over::Line { typed }) => format!(":{typed}"),
            None => self.announced(),
        }
    }

    fn announced(&self) -> String {
        if let Some(said) = &self.said {
            return said.replace('\n', " ");
        }
        if let Some(text) = self.handing_over() {
            return text;
        }
        if let Some(end) = &self.view.end {
            let (verdict, story) = end.told.split_at(end.told.len().min(1));
            let scores = end.scores.iter().map(|score| &score.told);
            let all = verdict.iter().flatten().chain(scores).chain(story.iter().flatten());
            return all.map(String::as_str).collect::<Vec<_>>().join(" ");
        }
        if !self.heard.news.is_empty() {
            return self.heard.news.join(" ");
        }
        match (&self.focus, &self.meant()[..]) {
            (Some(_), [offer]) => {
                let foreseen = self.sitting.foreseen(*offer);
                let text = numbered(*offer, &sentence(&self.offer_said(*offer)));
                [text].into_iter().chain(foreseen).collect::<Vec<_>>().join(" ")
            }
            (Some(key), meant) => {
                let text = self.place_said(key);
                let numbers: Vec<String> = meant.iter().map(|no| (no + 1).to_string()).collect();
                let numbers = numbers.join(", ");
                if text.is_empty() || numbers.is_empty() {
                    return text + &numbers;
                }
                let values = [("number", Value::Text(&text)), ("text", Value::Text(&numbers))];
                self.sitting.tell(SPACE, "said-numbered", &values)
            }
            (None, _) => {
                let told = self.view.news.told.iter().map(|told| told.text.as_str());
                told.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// An offer as it is said.
    fn offer_said(&self, offer: usize) -> String {
        let shown = || self.view.ask.as_ref().and_then(|ask| ask.offers.get(offer));
        let said = self.aloud.as_ref().and_then(|aloud| aloud.offers.get(offer));
        said.or_else(shown).map_or_else(String::new, |offer| offer.text.clone())
    }

    /// A place on the table as it is said.
    fn place_said(&self, key: &Key) -> String {
        let said = match (key, &self.aloud) {
            (Key::Cell(panel, row, column), Some(aloud)) => {
                let row = aloud.panels.get(*panel).and_then(|panel| panel.rows.get(*row));
                row.and_then(|row| row.cells.get(*column)).map(|cell| cell.text.clone())
            }
            _ => None,
        };
        let shown = || self.spot(key).map_or_else(String::new, |one| one.spot.text.clone());
        said.filter(|text| !text.is_empty()).unwrap_or_else(shown)
    }

    /// From now on this is to be heard: what others did, and what is asked.
    pub(crate) fn hear(&mut self) {
        if !self.manner.announce {
            return;
        }
        let asked = self.view.ask.as_ref().map(|ask: &Ask| ask.heading.clone());
        let told = self.view.news.told.iter().map(|told| told.text.clone());
        self.heard = Heard { news: told.chain(asked).collect(), ..Heard::default() };
        self.aloud = self.view.ask.as_ref().map(|_| self.sitting.aloud());
    }
}

/// The paragraphs that say something, each with its place among all, in one line.
fn said(text: &[Paragraph]) -> Vec<(usize, String)> {
    let lines = text.iter().enumerate().map(|(at, paragraph)| {
        let text = paragraph.text();
        (at, text.split_ascii_whitespace().collect::<Vec<_>>().join(" "))
    });
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// The same, with an end before something else is said.
fn sentence(text: &str) -> String {
    let ended = text.ends_with(['.', '!', '?', '…']);
    if ended { text.to_owned() } else { format!("{text}.") }
}

fn numbered(no: usize, text: &str) -> String {
    format!("{}. {text}", no + 1)
}

//! Announcements for listeners, in one line.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use page::wrap;
use play::panel::Role;
use text::Value;
use view::{Ask, Cell, Panel, Row, ended};

use crate::canvas::Key;
use crate::over::{Listed, Over, Reader, narrowed};
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::screen::{Announced, SPACE, Screen};

/// Follows a part of an announcement if there is more: the key that shows it.
const MORE: &str = " … (.)";

impl Screen<'_> {
    /// The announcement, as much of it as fits in a line: the first part, or a later one on
    /// request.
    pub(crate) fn heard_line(&self, columns: usize) -> String {
        let parts = wrap(&self.announcement(), columns.saturating_sub(MORE.chars().count()).max(1));
        let at = self.heard.part.checked_rem(parts.len()).unwrap_or_default();
        let part = parts.get(at).cloned().unwrap_or_default();
        if at + 1 < parts.len() { part + MORE } else { part }
    }

    /// Handles the key for the rest of an announcement. Any other key ends it.
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
                if self.over.is_none() {
                    self.heard.news.clear();
                }
                false
            }
            _ => false,
        }
    }

    /// Reads the next or previous paragraph of the overlay. `None`: the key has another meaning.
    pub(crate) fn read_aloud(&mut self, text: &[LaidParagraph], key: &KeyEvent) -> Option<()> {
        let last = said(text).len().saturating_sub(1);
        let at = self.heard.paragraph;
        self.heard.paragraph = match key.code {
            KeyCode::Down | KeyCode::Char('j' | ' ') => (at + 1).min(last),
            KeyCode::Up | KeyCode::Char('k') => at.saturating_sub(1),
            KeyCode::PageDown => (at + reading::TURN).min(last),
            KeyCode::PageUp => at.saturating_sub(reading::TURN),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => {
                self.heard.paragraph = 0;
                return None;
            }
        };
        Some(())
    }

    /// Opens an overlay whose end is read first.
    pub(crate) fn read_from_end(&mut self, text: Vec<LaidParagraph>) {
        self.heard.paragraph = said(&text).len().saturating_sub(1);
        self.over = Some(Over::reader_at_end(text));
    }

    /// The line at which the paragraph being read begins, for this number of columns.
    pub(crate) fn read_line(&self, text: &[LaidParagraph], columns: usize) -> usize {
        let at = said(text).get(self.heard.paragraph).map_or(0, |(at, _)| *at);
        let before = text.iter().flat_map(LaidParagraph::unfolded).take(at);
        before.map(|before| before.lines(columns).len().max(1)).sum()
    }

    /// The present announcement: the focus with its result, or the overlay, or else the last
    /// events.
    pub fn announcement(&self) -> String {
        match &self.over {
            Some(Over::Reader(Reader { text, .. })) => {
                let paragraph = said(text).into_iter().nth(self.heard.paragraph);
                paragraph.map(|(_, said)| said).unwrap_or_default()
            }
            Some(Over::Offers { of, all, typed, at }) => {
                let entry = narrowed(all, typed).get(*at).map(|(no, text)| match of {
                    Listed::Offers => numbered(*no, &self.offer_said(*no)),
                    Listed::Moments { .. } => numbered(*no, text),
                });
                entry.unwrap_or_else(|| self.tell("nothing-fits"))
            }
            Some(Over::Line { typed }) => format!(":{typed}"),
            None => self.announced(),
        }
    }

    fn announced(&self) -> String {
        if let Some(said) = self.said.as_ref().filter(|_| self.heard.news.is_empty()) {
            return said.replace('\n', " ");
        }
        if let Some(text) = self.handing_over() {
            return text;
        }
        if let Some(end) = &self.scene.view.end {
            let (verdict, story) = end.told.split_at(end.told.len().min(1));
            let scores = end.scores.iter().map(|score| &score.told);
            let all = verdict.iter().flatten().chain(scores).chain(story.iter().flatten());
            return all.map(String::as_str).collect::<Vec<_>>().join(" ");
        }
        if !self.heard.news.is_empty() {
            // The focus of a new question is announced after it.
            let said = self.said.iter().map(|said| ended(&said.replace('\n', " ")));
            let news = self.heard.news.iter().map(|text| ended(text));
            let pointed = self.scene.pointed.focus.map(|_| self.pointed_said());
            return said.chain(news).chain(pointed).collect::<Vec<_>>().join(" ");
        }
        self.pointed_said()
    }

    /// The focus in words: an offer with its card texts and result, or a place with the numbers of
    /// its offers.
    fn pointed_said(&self) -> String {
        match (&self.scene.pointed.focus, &self.meant()[..]) {
            (Some(_), [offer]) => {
                let text = numbered(*offer, &ended(&self.offer_said(*offer)));
                let printed = self.hot_seat.sight().printed(*offer, true);
                let foreseen = self.hot_seat.sight().foreseen(*offer);
                let all = [text].into_iter().chain(printed).chain(foreseen);
                all.collect::<Vec<_>>().join(" ")
            }
            (Some(key), meant) => {
                let text = self.place_said(key);
                let numbers: Vec<String> = meant.iter().map(|no| (no + 1).to_string()).collect();
                let numbers = numbers.join(", ");
                if text.is_empty() || numbers.is_empty() {
                    return text + &numbers;
                }
                let values = [("number", Value::Text(&text)), ("text", Value::Text(&numbers))];
                self.hot_seat.sight().tell(SPACE, "said-numbered", &values)
            }
            (None, _) => {
                let told = self.scene.view.news.told.iter().map(|told| told.text.as_str());
                told.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// An offer in words.
    fn offer_said(&self, offer: usize) -> String {
        let shown = || self.scene.view.ask.as_ref().and_then(|ask| ask.offers.get(offer));
        let said = self.aloud.as_ref().and_then(|aloud| aloud.offers.get(offer));
        said.or_else(shown).map_or_else(String::new, |offer| offer.text.clone())
    }

    /// A place on the table in words, after the subjects of its row and column.
    fn place_said(&self, key: &Key) -> String {
        let shown = || self.spot(key).map_or_else(String::new, |one| one.spot.text.clone());
        let panels = self.aloud.as_ref().map_or(&[][..], |aloud| &aloud.panels);
        let (panel, row, column) = match key {
            Key::Cell(panel, row, column) => (panel, row, column),
            Key::Panel(no) => {
                return panels.get(*no).map_or_else(shown, |panel| panel.title.clone());
            }
            Key::Offer(_) | Key::Fold(_) | Key::Entry(_) => return shown(),
        };
        let Some(panel) = panels.get(*panel) else { return shown() };
        let row = panel.rows.get(*row);
        let said = row.and_then(|row| row.cells.get(*column)).map(|cell| cell.text.clone());
        let said = said.filter(|text| !text.is_empty()).unwrap_or_else(shown);
        let own = self.scene.view.eyes.as_ref().map(|eyes| eyes.seat);
        let of = match panel.role {
            Role::Sheet { seat } if Some(seat) != own => Some(&panel.title),
            Role::Sheet { .. }
            | Role::Round
            | Role::Map
            | Role::Shared
            | Role::Known
            | Role::Pile => None,
        };
        let head = row.filter(|_| *column > 0).and_then(|row| row_head(panel, row));
        let above = panel.columns.get(*column).map(|cell| &cell.text);
        let above = above.filter(|text| *column > 0 && !text.is_empty());
        let parts = of.into_iter().chain(head).chain(above).chain([&said]);
        parts.map(String::as_str).collect::<Vec<_>>().join(": ")
    }

    /// Prepares the announcement of a new view: the others' actions, the lesson above the question,
    /// and the question.
    pub(crate) fn hear(&mut self) {
        if !self.manner.announce {
            return;
        }
        let asked = self.scene.view.ask.as_ref().map(|ask: &Ask| ask.heading.clone());
        let lesson = self.scene.view.lessons.last().cloned();
        let told = self.hot_seat.sight().joined(&self.scene.view.news.told).into_iter();
        let news = told.chain(lesson).chain(asked).collect();
        self.heard = Announced { news, ..Announced::default() };
        self.aloud = self.scene.view.ask.as_ref().map(|_| self.hot_seat.sight().aloud());
    }
}

/// The paragraphs with content, each in one line with its index. Lines of laid-out blocks are
/// separate.
fn said(text: &[LaidParagraph]) -> Vec<(usize, String)> {
    let all = text.iter().flat_map(LaidParagraph::unfolded);
    let lines = all.enumerate().map(|(at, paragraph)| {
        let text = paragraph.text();
        (at, text.split_ascii_whitespace().collect::<Vec<_>>().join(" "))
    });
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// The subject of a row, if its first cell names it: other rows begin with such a thing too, and no
/// other cell of the row shows one.
fn row_head<'p>(panel: &'p Panel, row: &'p Row) -> Option<&'p String> {
    let first = row.cells.first()?;
    let kind = &first.about.first()?.kind;
    let is_such = |cell: &Cell| cell.about.iter().any(|thing| thing.kind == *kind);
    let begins = |row: &&Row| row.cells.first().is_some_and(is_such);
    let heads = panel.rows.iter().filter(begins).count() > 1;
    let alone = !row.cells.iter().skip(1).any(is_such);
    (heads && alone).then_some(&first.text)
}

fn numbered(no: usize, text: &str) -> String {
    format!("{}. {text}", no + 1)
}

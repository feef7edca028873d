//! Something to be read that lies over the table, and what keys do to it.

use crossterm::event::{KeyCode, KeyEvent};

use crate::over::Over;
use crate::paragraph::{LaidParagraph, PAGE};
use crate::reading;
use crate::screen::{Flow, Screen};

/// Something to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    /// Paragraphs; each is laid out when it is drawn.
    pub text: Vec<LaidParagraph>,
    /// So many lines are above what is in sight.
    pub above: usize,
    /// So many lines are below what is in sight, where it was drawn already.
    pub below: Option<usize>,
    /// So many lines of it were in sight then.
    pub shown: usize,
    /// It came by itself, with what is asked next.
    pub came: bool,
}

impl Reader {
    /// Whether all of it is in sight.
    fn is_whole(&self) -> bool {
        self.above == 0 && self.below == Some(0)
    }

    /// How many lines are above what is in sight when a key was pressed; nothing when it says that
    /// the text was read.
    fn turned(&self, key: &KeyEvent) -> Option<usize> {
        let ends = key.code == KeyCode::Char(' ') && self.below == Some(0);
        if self.is_whole() || ends { None } else { reading::turned(self.above, self.shown, key) }
    }
}

impl Screen<'_> {
    /// Any key that does not turn pages means that it was read, and what it means at the table.
    pub(crate) fn read_on(&mut self, page: Reader, key: &KeyEvent) -> Flow {
        // What was meant for the news closes nothing that has only just come behind them.
        if page.came && self.unread {
            self.over = Some(Over::Reader(page));
            return Flow::On;
        }
        if self.manner.announce {
            if self.read_aloud(&page.text, key).is_some() {
                let above = self.read_line(&page.text, PAGE);
                self.over = Some(Over::Reader(Reader { above, ..page }));
                return Flow::On;
            }
        } else if let Some(above) = page.turned(key) {
            self.over = Some(Over::Reader(Reader { above, ..page }));
            return Flow::On;
        }
        self.read(&page, key)
    }

    /// What was read is out of the way. Some keys mean no more than that; the one that brought it
    /// takes it away.
    fn read(&mut self, page: &Reader, key: &KeyEvent) -> Flow {
        self.heard = self.heard.closed();
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ' | 'q') => return Flow::On,
            _ => {}
        }
        let flow = self.press(key);
        if matches!(&self.over, Some(Over::Reader(next)) if next.text == page.text) {
            self.over = None;
        }
        flow
    }

    /// The wheel moves what is read by a line.
    pub(crate) fn roll(&mut self, page: Reader, up: bool) {
        let above = if up { page.above.saturating_sub(1) } else { page.above.saturating_add(1) };
        self.over = Some(Over::Reader(Reader { above, ..page }));
    }
}

//! Overlays: opening them, and handling keys and the mouse.

use crossterm::event::{KeyCode, KeyEvent};
use page::{filled, width};
use text::fold;
use view::Input;

use crate::canvas::{Key, Look, at};
use crate::keys::{AT_THE_END, HELP, KeyHelp, LISTENING, LOOKING_BACK, Print, is_control, leaves};
use crate::over::{LONGEST, Listed, Over, Reader, narrowed, numbered, type_all};
use crate::paragraph::{LaidParagraph, PAGE};
use crate::reading;
use crate::screen::{Flow, Screen};

/// The key that switches the language.
const TURN: &str = "v";
/// Columns between keys and their descriptions.
const GAP: usize = 3;

impl Screen<'_> {
    /// All offers with their numbers.
    pub(crate) fn all_offers(&self) -> Vec<(usize, String)> {
        let offers = self.scene.view.ask.iter().flat_map(|ask| &ask.offers);
        offers.map(|offer| offer.text.clone()).enumerate().collect()
    }

    /// Some offers with their numbers.
    pub(crate) fn some_offers(&self, which: &[usize]) -> Vec<(usize, String)> {
        let mut offers = self.all_offers();
        offers.retain(|(offer, _)| which.contains(offer));
        offers
    }

    /// The keys with their descriptions.
    pub(crate) fn keys(&self) -> Over {
        let ended = self.scene.view.end.is_some() && !self.looks_back();
        let keys = match (self.looks_back(), ended) {
            (true, _) => LOOKING_BACK,
            (false, true) => AT_THE_END,
            (false, false) => HELP,
        };
        let heard = if self.manner.announce { LISTENING } else { &[] };
        let keys: Vec<_> =
            keys.iter().chain(heard).map(|help| (self.printed(help), help.text)).collect();
        let columns = keys.iter().map(|(printed, _)| width(printed) + GAP).max().unwrap_or(0);
        let line = |(printed, text): &(String, &str)| {
            LaidParagraph::new(self.tell(text), Look::Plain).behind(filled(printed, columns))
        };
        let title = LaidParagraph::new(self.tell("keys"), Look::Title);
        let mouse = [LaidParagraph::default(), LaidParagraph::new(self.tell("mouse"), Look::Plain)];
        // On the page of the end, nothing can be pointed at or would change.
        let rest = mouse.into_iter().chain(self.signs()).filter(|_| !ended);
        let keys = [title].into_iter().chain(keys.iter().map(line));
        Over::reader(keys.chain(rest).collect())
    }

    /// The symbols on the table: those of the game, then those used for drawing.
    fn signs(&self) -> Vec<LaidParagraph> {
        let game = self
            .hot_seat
            .sight()
            .chapter(play::rulebook::SIGNS)
            .into_iter()
            .flat_map(|signs| reading::rule(&signs));
        let map = self.scene.view.panels.iter().any(|panel| panel.map.is_some());
        let drawn = [(map, "signs-map"), (true, "signs-foreseen"), (true, "signs-cut")];
        let drawn = drawn.into_iter().filter(|(is_on, _)| *is_on);
        let drawn = drawn.map(|(_, id)| LaidParagraph::new(self.tell(id), Look::Plain));
        let blank = || [LaidParagraph::default()];
        blank().into_iter().chain(game).chain(blank()).chain(drawn).collect()
    }

    /// The labels of the keys in a line of the help.
    fn printed(&self, help: &KeyHelp) -> String {
        let print = |print: &Print| match print {
            Print::Sign(sign) => (*sign).to_owned(),
            Print::Name(text) => self.tell(text),
        };
        help.keys.iter().map(print).collect::<Vec<_>>().join("  ")
    }

    /// Handles a key for an overlay, which closes unless it is put back.
    pub(crate) fn over_takes(&mut self, over: Over, key: &KeyEvent) -> Flow {
        if leaves(key) {
            return Flow::Stop;
        }
        if is_control(key) && matches!(key.code, KeyCode::Char(_)) {
            self.over = Some(over);
            return Flow::On;
        }
        if key.code == KeyCode::Esc {
            self.heard = self.heard.closed();
            return Flow::On;
        }
        match over {
            Over::Reader(page) => self.read_on(page, key),
            Over::Offers { of, all, typed, at } => self.narrow(of, (all, typed, at), key),
            Over::Line { typed } => self.type_on(typed, key),
        }
    }

    /// Takes an entry of a list.
    fn take_entry(&mut self, of: Listed, entry: usize) -> Flow {
        match of {
            Listed::Offers => return self.say(Input::Offer { offer: entry }),
            Listed::Moments { .. } => self.seek_number(entry + 1),
        }
        Flow::On
    }

    /// Adds a moment that is not listed when its number is typed.
    fn list_typed(&self, of: Listed, all: &mut Vec<(usize, String)>, typed: &str) -> Listed {
        let Listed::Moments { last, typed: was } = of else { return of };
        if was {
            all.pop();
        }
        let known = |moment: &usize| all.iter().any(|(entry, _)| entry == moment);
        let moment = numbered(typed).filter(|moment| *moment < last && !known(moment));
        all.extend(moment.map(|moment| (moment, self.heading_then(moment + 1))));
        Listed::Moments { last, typed: moment.is_some() }
    }

    fn narrow(
        &mut self,
        of: Listed,
        (mut all, mut typed, at): (Vec<(usize, String)>, String, usize),
        key: &KeyEvent,
    ) -> Flow {
        let fit = narrowed(&all, &typed);
        let last = fit.len().saturating_sub(1);
        let mut next = at.min(last);
        match key.code {
            KeyCode::Enter => {
                return match fit.get(next) {
                    Some((entry, _)) => self.take_entry(of, *entry),
                    // Nothing matches, so nothing is taken.
                    None => {
                        self.over = Some(Over::Offers { of, all, typed, at });
                        Flow::On
                    }
                };
            }
            KeyCode::Down | KeyCode::Tab => next = if next == last { 0 } else { next + 1 },
            KeyCode::Up | KeyCode::BackTab => next = next.checked_sub(1).unwrap_or(last),
            KeyCode::Backspace => {
                typed.pop();
                next = 0;
            }
            KeyCode::Char(letter) if typed.len() < LONGEST => {
                typed.push(letter);
                next = 0;
            }
            _ => {}
        }
        let of = self.list_typed(of, &mut all, &typed);
        if of == Listed::Offers
            && let Some((offer, _)) = narrowed(&all, &typed).get(next)
        {
            let offer = *offer;
            self.point_at(Some(Key::Offer(offer)));
        }
        self.over = Some(Over::Offers { of, all, typed, at: next });
        Flow::On
    }

    /// Handles a typed line. After the language key, it is a language, and the key by itself
    /// switches. Where it may be an input to the game, only existing languages count.
    fn say_line(&mut self, words: String) -> Flow {
        let asks = self.hot_seat.sight().queries().iter().any(|query| fold(&query.word) == TURN);
        let rest = words.trim().strip_prefix(TURN);
        let tag = rest.filter(|rest| rest.starts_with(' ')).map(|tag| tag.trim().to_owned());
        match tag {
            None if rest == Some("") && !asks => self.language(),
            Some(tag) if !asks || self.hot_seat.sight().has_language(&tag) => {
                self.say(Input::Lang { tag })
            }
            Some(_) | None => self.say(Input::Words { words }),
        }
    }

    /// Pasted text goes into text fields, and is never an answer.
    pub(crate) fn paste(&mut self, pasted: &str) {
        match &mut self.over {
            Some(Over::Line { typed }) => type_all(typed, pasted),
            Some(Over::Offers { of: Listed::Offers, typed, at, .. }) => {
                type_all(typed, pasted);
                *at = 0;
            }
            Some(Over::Offers { of: Listed::Moments { .. }, .. } | Over::Reader(_)) => {}
            None => self.said = Some(self.tell("pasted")),
        }
    }

    fn type_on(&mut self, mut typed: String, key: &KeyEvent) -> Flow {
        match key.code {
            KeyCode::Enter => return self.say_line(typed),
            KeyCode::Backspace if typed.is_empty() => return Flow::On,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Char(letter) if typed.len() < LONGEST => typed.push(letter),
            _ => {}
        }
        self.over = Some(Over::Line { typed });
        Flow::On
    }

    /// Handles the mouse for an overlay: a list entry is taken, anything else closes it.
    pub(crate) fn over_clicked(&mut self, over: Over, column: u16, line: u16) -> Flow {
        self.heard = self.heard.closed();
        let entry = at(&self.drawn.placed, column, line).map(|one| &one.spot.key);
        match (over, entry) {
            (Over::Offers { of, .. }, Some(Key::Entry(entry))) => {
                let entry = *entry;
                self.take_entry(of, entry)
            }
            (Over::Offers { .. } | Over::Reader(_) | Over::Line { .. }, _) => Flow::On,
        }
    }

    /// Handles a key while a text is open. A key that does not scroll closes it, and then has its
    /// usual meaning.
    pub(crate) fn read_on(&mut self, page: Reader, key: &KeyEvent) -> Flow {
        // A key meant for the news must not close a text that has only just opened.
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

    /// Closes a text that was read. Some keys do nothing else, including the one that opened it.
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

    /// Scrolls a text by one line with the wheel.
    pub(crate) fn roll(&mut self, page: Reader, up: bool) {
        let above = if up { page.above.saturating_sub(1) } else { page.above.saturating_add(1) };
        self.over = Some(Over::Reader(Reader { above, ..page }));
    }
}

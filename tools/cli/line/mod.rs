//! A game line by line: in a terminal, a pipe or a screen reader.

pub mod aloud;
mod board;
pub mod book;
mod interrupt;
mod keyboard;
mod layout;
mod notices;
mod panels;
mod score;

use std::collections::BTreeMap;
use std::io;

use play::Seat;
use play::panel::Tone;
use view::{
    Ask, Change, Detail, HandOver, HotSeat, Input, Notice, Offer, Part, Parting, Sentence, View,
    Whose,
};

use crate::output::{self, CLEAN};
use crate::settings::Kept;

use board::Board;
pub use interrupt::Interrupt;
pub use keyboard::Keyboard;
pub use layout::{Paint, pad, page, paragraph, width, wrap};
use layout::{PartLook, beside, columns, widest};
pub use notices::reports;
pub use score::end;

/// A front end that prints changes and reads typed lines.
pub struct Lines {
    keyboard: Keyboard,
    paint: Paint,
    board: Board,
    interrupt: Interrupt,
    bell: bool,
    /// The facts that each player has heard, if output is in sentences.
    aloud: Option<BTreeMap<Option<Seat>, aloud::SpokenState>>,
}

impl Lines {
    /// Uses standard input and output. `bell`: the terminal rings when a player is asked after
    /// others. `speak`: output in sentences.
    pub fn new(bell: bool, speak: bool) -> Self {
        let paint = Paint(output::colour() && !speak);
        let (keyboard, board) = (Keyboard::new(), Board::default());
        let (interrupt, aloud) = (Interrupt::new(), speak.then(BTreeMap::new));
        Self { keyboard, paint, board, interrupt, bell, aloud }
    }

    /// Plays until the end, or until the input ends.
    pub fn play(&mut self, hot_seat: &mut HotSeat, kept: &mut Kept) -> anyhow::Result<u8> {
        loop {
            self.interrupt.says(hot_seat.part());
            while hot_seat.go_on() {
                let view = hot_seat.view();
                let news = self.news(hot_seat, &view);
                self.print(&news)?;
            }
            let view = hot_seat.view();
            if let Some(hand_over) = &view.hand_over {
                output::turn_page()?;
                let invitation = self.hand_over(hot_seat, &view, hand_over);
                self.print(&invitation)?;
                if self.decide(hot_seat, kept)? == Change::Stopped {
                    break;
                }
                continue;
            }
            let news = self.news(hot_seat, &view);
            self.print(&news)?;
            self.table(hot_seat, &view)?;
            if let Some(over) = &view.end {
                let told = match self.aloud {
                    Some(_) => aloud::end(over),
                    None => end(self.paint, over),
                };
                self.print(&told)?;
            }
            let Some(ask) = &view.ask else { break };
            if self.bell && !ask.again {
                output::ring()?;
            }
            if self.decide(hot_seat, kept)? == Change::Stopped {
                break;
            }
        }
        self.part(hot_seat)
    }

    /// Reads lines until one changes the table.
    fn decide(&mut self, hot_seat: &mut HotSeat, kept: &mut Kept) -> anyhow::Result<Change> {
        loop {
            let sign = if self.aloud.is_some() { "" } else { "> " };
            let Some(line) = self.keyboard.line(sign)? else { return Ok(Change::Stopped) };
            self.board.scroll("\n");
            if self.keyboard.echoes() && self.aloud.is_none() {
                let typed: String = line.chars().take(page() / 2).collect();
                output::print(&format!("{typed}\n"))?;
            }
            let change = hot_seat.take(Input::Words { words: line });
            kept.look(hot_seat, None);
            match change {
                Change::Stopped | Change::Table => return Ok(change),
                Change::Nothing => {
                    let notices = hot_seat.notices();
                    let notices = self.notices(hot_seat, &notices);
                    self.print(&notices)?;
                }
                Change::Again | Change::Language => self.again(hot_seat, change)?,
            }
        }
    }

    /// Prints the question again, possibly in another language.
    fn again(&mut self, hot_seat: &mut HotSeat, change: Change) -> anyhow::Result<()> {
        let view = hot_seat.view();
        let notices = self.notices(hot_seat, &view.notices);
        self.print(&notices)?;
        if change == Change::Again {
            self.aloud
                .iter_mut()
                .flat_map(BTreeMap::values_mut)
                .for_each(aloud::SpokenState::repeat);
        }
        if change == Change::Language {
            self.interrupt.says(hot_seat.part());
            self.forget();
        }
        self.table(hot_seat, &view)?;
        if let Some(hand_over) = &view.hand_over {
            let invitation = self.invitation(hand_over);
            self.print(&invitation)?;
        }
        Ok(())
    }

    fn print(&mut self, text: &str) -> anyhow::Result<()> {
        self.board.scroll(text);
        Ok(output::print(text)?)
    }

    /// Everything shown is out of sight, or has other words now.
    fn forget(&mut self) {
        self.board.forget();
        if let Some(told) = &mut self.aloud {
            told.clear();
        }
    }

    /// The part of the table that a player must see, and the question.
    fn table(&mut self, hot_seat: &HotSeat, view: &View) -> anyhow::Result<()> {
        let text = match &mut self.aloud {
            Some(told) => {
                let seat = view.eyes.as_ref().map(|eyes| eyes.seat);
                let told = told.entry(seat).or_default();
                let wanted = match hot_seat.telling().detail {
                    Detail::Usual | Detail::Full => view.ask.is_some(),
                    Detail::Terse => false,
                };
                // Facts stay known, even if a player wants less detail for a while.
                let facts = seat.filter(|_| wanted).map_or_else(String::new, |seat| {
                    let facts = hot_seat.sight().facts(Whose::Own(seat));
                    told.facts(&facts, view, hot_seat.telling().detail == Detail::Full)
                });
                let lessons: String = view.lessons.iter().map(|text| aloud::lines(text)).collect();
                // Do not repeat what was just printed.
                let briefing =
                    hot_seat.sight().briefing(view, |text| facts.contains(&aloud::line(text)));
                let briefing = told.briefing(briefing, !wanted);
                let ask = view.ask.as_ref();
                let ask = ask.map_or_else(String::new, |ask| aloud::ask(ask, hot_seat.sight()));
                facts + &lessons + &briefing + &ask
            }
            None => self.drawn(
                hot_seat.telling().detail,
                hot_seat.sight().briefing(view, |_| false),
                view,
            ),
        };
        self.print(&text)
    }

    /// The table and question as drawing.
    fn drawn(&mut self, detail: Detail, briefing: Option<String>, view: &View) -> String {
        let taught = self.lessons(&view.lessons);
        let ask = view.ask.as_ref().map_or_else(String::new, |ask| self.ask(ask, view));
        let briefed = match briefing {
            Some(text) => format!("{taught}\n{}{}", paragraph(&text), ask.trim_start()),
            None => format!("{taught}{ask}"),
        };
        let all = match detail {
            Detail::Terse if view.end.is_none() => return briefed,
            Detail::Terse | Detail::Usual => {
                let question = taught.matches('\n').count() + ask.matches('\n').count();
                let (all, spare) = self.board.before(self.paint, view, question);
                // A panel just above needs no briefing, and nothing must be scrolled out of sight.
                if briefed.matches('\n').count() <= question + spare {
                    return all + &briefed;
                }
                all
            }
            Detail::Full => {
                view.panels.iter().map(|panel| panels::whole(self.paint, panel)).collect()
            }
        };
        all + &taught + &ask
    }

    fn notices(&self, hot_seat: &HotSeat, notices: &[Notice]) -> String {
        if self.aloud.is_some() {
            return aloud::notices(notices, hot_seat.sight());
        }
        notices.iter().map(|notice| notices::notice(self.paint, notice)).collect()
    }

    /// Forgets what one player was shown before another looks.
    fn hand_over(&mut self, hot_seat: &HotSeat, view: &View, hand_over: &HandOver) -> String {
        self.forget();
        self.keyboard.forget();
        self.notices(hot_seat, &view.notices) + &self.invitation(hand_over)
    }

    /// The sentence that asks a player to look alone.
    fn invitation(&self, hand_over: &HandOver) -> String {
        if self.aloud.is_some() {
            return aloud::line(&hand_over.text);
        }
        let lines = wrap("", &hand_over.text);
        lines.iter().fold("\n".to_owned(), |out, line| out + &self.paint.bold(line) + "\n")
    }

    /// The events since a player's last decision.
    fn news(&self, hot_seat: &HotSeat, view: &View) -> String {
        if self.aloud.is_some() {
            return aloud::news(view, hot_seat.sight());
        }
        let mut out = self.notices(hot_seat, &view.notices);
        if let Some(line) = &view.news.hand_over {
            out.push_str(&format!("\n{}\n", self.paint.bold(line)));
        }
        let told = log(self.paint, &view.news.told);
        // A blank line separates the log from typed text; a spectator types nothing.
        if view.eyes.is_some() && (!told.is_empty() || view.end.is_some()) {
            out.push('\n');
        }
        out.push_str(&told);
        out.extend(view.news.faults.iter().map(|fault| paragraph(&fault.text)));
        out
    }

    /// The lessons of a tutorial.
    fn lessons(&self, lessons: &[String]) -> String {
        let lines = lessons.iter().map(|lesson| {
            let lines = wrap("» ", lesson);
            "\n".to_owned() + &lines.join("\n") + "\n"
        });
        lines.collect()
    }

    /// The prompt with its numbered offers.
    fn ask(&self, ask: &Ask, view: &View) -> String {
        let heading = wrap("", &ask.heading);
        let heading = heading.iter().map(|line| self.paint.bold(line));
        let number = |at: usize, text: &str| match tone(view, at) {
            Some(tone) => self.paint.tinted(tone, text),
            None => text.to_owned(),
        };
        let lines = heading.chain(offers(&ask.offers, number)).map(|line| line + "\n");
        std::iter::once("\n".to_owned()).chain(lines).collect()
    }

    /// Prints the last message.
    fn part(&self, hot_seat: &mut HotSeat) -> anyhow::Result<u8> {
        let parting = hot_seat.part();
        let notices = hot_seat.notices();
        output::print(&self.notices(hot_seat, &notices))?;
        Ok(last_words(&parting)?)
    }
}

/// Prints where the game is saved, and returns the exit code.
pub fn last_words(parting: &Parting) -> io::Result<u8> {
    parting.clear_status();
    if parting.lost {
        output::complain(&paragraph(&parting.text));
        return Ok(output::COULD_NOT_RUN);
    }
    output::print(&format!("\n{}\n", laid(&parting.text)))?;
    Ok(CLEAN)
}

/// Precedes the indented lines of the last message.
const INDENT: &str = "  ";

/// The last message with its sentences in lines of the terminal. Paths and commands stay whole, so
/// that they can be copied.
fn laid(text: &str) -> String {
    let line = |line: &str| {
        let sentence = line.strip_prefix(INDENT).filter(|text| !text.starts_with("cardwright "));
        sentence.map_or_else(|| line.to_owned(), |text| wrap(INDENT, text).join("\n"))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// A part of the log as lines.
fn log(paint: Paint, told: &[Sentence]) -> String {
    let lines = told.iter().flat_map(|told| sentence(paint, "", told));
    lines.map(|line| line + "\n").collect()
}

/// A sentence of the log as lines after `first`, with colors and emphasized players.
pub fn sentence(paint: Paint, first: &str, told: &Sentence) -> Vec<String> {
    let look = |part: &Part| {
        let player = part.about.as_ref().is_some_and(|thing| thing.kind == "seat");
        part.tone.map(PartLook::Tinted).or(player.then_some(PartLook::Bold))
    };
    let parts = told.parts.iter().map(|part| (part.text.as_str(), look(part)));
    paint.over(first, &wrap(first, &told.text), parts)
}

/// The color of the things in an offer, if there is exactly one, such as that of a die.
fn tone(view: &View, offer: usize) -> Option<Tone> {
    let rows = view.panels.iter().flat_map(|panel| &panel.rows);
    let cells = rows.flat_map(|row| &row.cells).filter(|cell| cell.offers.contains(&offer));
    let mut tones = cells.filter_map(|cell| cell.tone);
    let first = tones.next()?;
    tones.all(|tone| tone == first).then_some(first)
}

/// Up to this number of short offers, each has a separate line.
const FEW: usize = 5;

/// Numbered offers, in columns if they are short and many. The numbers are colored.
fn offers(offers: &[Offer], coloured: impl Fn(usize, &str) -> String) -> Vec<String> {
    let digits = offers.len().to_string().len();
    let number = |at: usize| coloured(at, &format!("{:>digits$}.", at + 1)) + " ";
    let items = offers.iter().enumerate().map(|(at, offer)| number(at) + &offer.text);
    let items: Vec<String> = items.collect();
    let short =
        |at: &usize| offers[*at].cards.is_empty() && layout::seen(&items[*at]) <= page() / 2;
    let short = (0..items.len()).take_while(short).count();
    let columns = if short > FEW { columns(&items[..short]) } else { None };
    let apart = if columns.is_some() { short } else { 0 };
    let mut lines = columns.unwrap_or_default();
    let widest = widest(&items[apart..]);
    for (at, offer) in offers.iter().enumerate().skip(apart) {
        let short = match &offer.cards[..] {
            [card] => beside(&[pad(&items[at], widest)], std::slice::from_ref(card)),
            _ => None,
        };
        lines.extend(short.unwrap_or_else(|| {
            let cards = offer.cards.iter().flat_map(|line| wrap("       ", line));
            wrap(&number(at), &offer.text).into_iter().chain(cards).collect()
        }));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_message_breaks_sentences_but_no_commands() {
        let long = "word ".repeat(60);
        let text = format!("It is in /a b\n  {long}\n  cardwright {long}");
        let laid = laid(&text);
        let lines: Vec<&str> = laid.lines().collect();
        assert_eq!(lines.first(), Some(&"It is in /a b"));
        assert_eq!(lines.last().copied(), text.lines().last());
        let sentence = &lines[1..lines.len() - 1];
        assert!(sentence.len() > 1, "{laid}");
        assert!(sentence.iter().all(|line| line.starts_with("  word") && width(line) <= page()));
    }
}

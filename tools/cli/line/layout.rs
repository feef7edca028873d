//! Lays out lines on a page, for any letters.

pub use ::page::{table, width};
use play::panel::Tone;
use table::Depth;

use crate::abilities;

/// Width of a page in columns if the output is not a terminal.
const PAGE: usize = 80;
/// Minimum width of a page, which a board needs, however narrow the terminal is.
const NARROWEST: usize = 60;
/// Maximum width of a page: longer lines are hard to read.
const WIDEST: usize = 120;

/// Height of a page in lines if the output is not a terminal.
const PAGE_LINES: usize = 24;
/// Columns between things side by side.
const GAP: usize = 4;

/// The present width of a page in columns.
pub fn page() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(PAGE, |(width, _)| usize::from(width.0).clamp(NARROWEST, WIDEST))
}

/// The number of visible lines.
pub fn page_lines() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(PAGE_LINES, |(_, height)| usize::from(height.0)).max(PAGE_LINES / 2)
}

/// A text padded with spaces.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(seen(text))))
}

/// The width of the widest line, without color codes.
pub fn widest(lines: &[String]) -> usize {
    lines.iter().map(|line| seen(line)).max().unwrap_or(0)
}

/// The width of a line in columns, without color codes.
pub fn seen(line: &str) -> usize {
    let mut parts = line.split('\x1b');
    let first = parts.next().map_or(0, width);
    first + parts.map(|part| part.split_once('m').map_or(0, |(_, rest)| width(rest))).sum::<usize>()
}

/// Lines next to other lines, if both fit on a page.
pub fn beside(left: &[String], right: &[String]) -> Option<Vec<String>> {
    beside_on(page(), left, right)
}

fn beside_on(page: usize, left: &[String], right: &[String]) -> Option<Vec<String>> {
    let to = widest(left) + GAP;
    if to + widest(right) > page {
        return None;
    }
    let line = |at: usize| {
        let (one, other) = (left.get(at), right.get(at));
        let one = one.map_or("", String::as_str);
        let fill = " ".repeat(to - seen(one));
        let whole = one.to_owned() + &fill + other.map_or("", String::as_str);
        whole.trim_end().to_owned()
    };
    Some((0..left.len().max(right.len())).map(line).collect())
}

/// Indentation of a text below its label.
const BELOW: &str = "      ";

/// Wraps a text to the page. `first` is before the first line, with equal indentation of the
/// others; if it leaves little room, it is on a separate line above. A word wider than a line is
/// cut.
pub fn wrap(first: &str, text: &str) -> Vec<String> {
    wrap_to(page(), first, text)
}

fn wrap_to(page: usize, first: &str, text: &str) -> Vec<String> {
    let indent = seen(first);
    if indent > page / 2 && indent + seen(text) > page {
        let above = std::iter::once(first.trim_end().to_owned());
        return above.chain(wrap_to(page, BELOW, text)).collect();
    }
    let lines = ::page::wrap(text, page.saturating_sub(indent));
    let before = |at: usize| if at == 0 { first.to_owned() } else { " ".repeat(indent) };
    let lines = lines.iter().enumerate();
    lines.map(|(at, line)| format!("{}{line}", before(at)).trim_end().to_owned()).collect()
}

/// Wraps each line of a text.
pub fn paragraph(text: &str) -> String {
    let lines = text.lines().flat_map(|line| wrap("", line));
    lines.map(|line| line + "\n").collect()
}

/// Items in as many columns as fit, from top to bottom, each as wide as its widest; `None` if fewer
/// than two fit.
pub fn columns(items: &[String]) -> Option<Vec<String>> {
    columns_on(page(), items)
}

fn columns_on(page: usize, items: &[String]) -> Option<Vec<String>> {
    let gap = 3;
    let wide = |down: usize| items.chunks(down).map(|column| widest(column) + gap).sum::<usize>();
    let mut downs = (2..=items.len()).rev().map(|across| items.len().div_ceil(across));
    let down = downs.find(|down| wide(*down) <= page + gap)?;
    let line = |row: usize| {
        let cells = items.chunks(down).filter_map(|column| Some((column, column.get(row)?)));
        let cells = cells.map(|(column, item)| pad(item, widest(column) + gap));
        cells.collect::<String>().trim_end().to_owned()
    };
    Some((0..down).map(line).collect())
}

/// A dark gold, in the palette of 256 colors.
const GOLD: u8 = 136;

/// How a part of a line is emphasized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartLook {
    /// Like a heading.
    Bold,
    /// With a color.
    Tinted(Tone),
}

/// Colors, if the output wants them.
#[derive(Clone, Copy, Debug)]
pub struct Paint(pub bool);

impl Paint {
    /// A heading.
    pub fn bold(self, text: &str) -> String {
        self.with(anstyle::Style::new().bold(), text)
    }

    /// A text in a color.
    pub fn tinted(self, tone: Tone, text: &str) -> String {
        use anstyle::AnsiColor as Ansi;
        let colour = match tone {
            Tone::Green => Ansi::Green,
            Tone::Blue => Ansi::BrightBlue,
            Tone::Red => Ansi::Red,
            Tone::Purple => Ansi::Magenta,
            Tone::Black => Ansi::BrightBlack,
            // White letters are invisible on a white background.
            Tone::White => return self.bold(text),
            // The yellow of many terminals is invisible on a white background, too.
            Tone::Gold if abilities::depth() == Depth::Few => Ansi::Yellow,
            Tone::Gold => return self.with(anstyle::Ansi256Color(GOLD).on_default().bold(), text),
        };
        self.with(colour.on_default().bold(), text)
    }

    /// The wrapped lines of a text after `first`, with its parts emphasized.
    pub fn over<'t>(
        self,
        first: &str,
        lines: &[String],
        parts: impl Iterator<Item = (&'t str, Option<PartLook>)>,
    ) -> Vec<String> {
        // Wrapping changes only the spaces of a text.
        let letters = |text: &'t str| text.chars().filter(|letter| !letter.is_whitespace());
        let mut looks = parts.flat_map(|(text, look)| letters(text).map(move |_| look));
        let line = |(at, line): (usize, &String)| {
            let (before, text) =
                line.split_at(if at == 0 { first.len().min(line.len()) } else { 0 });
            before.to_owned() + &self.line(text, &mut looks)
        };
        lines.iter().enumerate().map(line).collect()
    }

    /// A line with the looks of its letters in order. Spaces have the look of their neighbors if
    /// these are equal.
    fn line(self, line: &str, looks: &mut impl Iterator<Item = Option<PartLook>>) -> String {
        let (mut out, mut run, mut blanks, mut look) =
            (String::new(), String::new(), String::new(), None);
        for letter in line.chars() {
            if letter.is_whitespace() {
                blanks.push(letter);
                continue;
            }
            let next = looks.next().flatten();
            if next == look {
                run.push_str(&std::mem::take(&mut blanks));
            } else {
                out.push_str(&self.looking(look, &std::mem::take(&mut run)));
                out.push_str(&std::mem::take(&mut blanks));
                look = next;
            }
            run.push(letter);
        }
        out + &self.looking(look, &run) + &blanks
    }

    fn looking(self, look: Option<PartLook>, text: &str) -> String {
        match look {
            _ if text.is_empty() => String::new(),
            Some(PartLook::Bold) => self.bold(text),
            Some(PartLook::Tinted(tone)) => self.tinted(tone, text),
            None => text.to_owned(),
        }
    }

    fn with(self, style: anstyle::Style, text: &str) -> String {
        if self.0 { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_parts_what_belongs_together() {
        let pairs = [
            ("12", "cubes"),
            ("Charisme", "3"),
            ("n°", "4,"),
            ("die", "R5."),
            ("«", "Grimper"),
            ("Grimper", "»"),
            ("continuer", "?"),
        ];
        for (before, after) in pairs {
            // At any position in the line.
            for fill in 0..PAGE {
                let text = format!("{}. {before} {after} .", "x".repeat(fill));
                let lines = wrap_to(PAGE, "", &text);
                let whole = |line: &String| line.contains(&format!("{before} {after}"));
                assert!(lines.iter().any(whole), "{before} {after}: {lines:#?}");
            }
        }
    }

    #[test]
    fn a_long_beginning_stands_above_its_text() {
        let first = format!("  {}  ", "x".repeat(PAGE / 2));
        assert_eq!(wrap_to(PAGE, &first, "short").len(), 1);
        let (above, text) = (first.trim_end(), "so many words that they do not fit behind it");
        assert_eq!(wrap_to(PAGE, &first, text), [above.to_owned(), format!("{BELOW}{text}")]);
    }

    #[test]
    fn parts_of_a_text_keep_their_looks_where_lines_end() {
        let parts = [
            ("Anna Maria", Some(PartLook::Bold)),
            (" takes the ", None),
            ("green 4", Some(PartLook::Tinted(Tone::Green))),
            (".", None),
        ];
        let text: String = parts.iter().map(|(text, _)| *text).collect();
        let lines = wrap_to(18, "12  ", &text);
        assert_eq!(lines, ["12  Anna Maria", "    takes the", "    green 4."]);
        let over = |paint: bool| Paint(paint).over("12  ", &lines, parts.iter().copied());
        assert_eq!(over(false), lines);
        let paint = Paint(true);
        let name = format!("12  {}", paint.bold("Anna Maria"));
        let die = format!("    {}.", paint.tinted(Tone::Green, "green 4"));
        assert_eq!(over(true), [name.as_str(), "    takes the", &die]);
        let narrow = wrap_to(12, "", "Anna Maria goes");
        let both = paint.over("", &narrow, parts.iter().copied());
        assert_eq!(both[0], paint.bold("Anna Maria"));
        let broken = wrap_to(7, "", "Anna Maria");
        let broken = paint.over("", &broken, parts.iter().copied());
        assert_eq!(broken, [paint.bold("Anna"), paint.bold("Maria")]);
    }

    #[test]
    fn lines_fit_the_page() {
        let text = "a bc — 漢字漢字 ".repeat(40) + &"x".repeat(200);
        let lines = wrap_to(PAGE, "  12. ", &text);
        assert!(lines.iter().all(|line| width(line) <= PAGE), "{lines:#?}");
        assert!(lines[0].starts_with("  12. a bc") && lines[1].starts_with("      "));
        assert_eq!(wrap_to(PAGE, "> ", ""), [">"]);
        let french = "Voulez-vous continuer\u{a0}? ".repeat(9);
        assert!(wrap_to(PAGE, "", &french).iter().all(|line| !line.starts_with('?')));
    }

    #[test]
    fn what_fits_stands_side_by_side() {
        let left = ["\u{1b}[1mab\u{1b}[0m".to_owned(), "漢".to_owned()];
        let right = ["c".to_owned(), "d".to_owned(), "e".to_owned()];
        let both = beside_on(7, &left, &right).expect("seven columns");
        assert_eq!(both, ["\u{1b}[1mab\u{1b}[0m    c", "漢    d", "      e"]);
        assert_eq!(beside_on(6, &left, &right), None);
    }

    #[test]
    fn short_items_stand_in_columns() {
        let items: Vec<String> = (1..=7).map(|n| format!("{n}. offer")).collect();
        let lines = columns_on(PAGE, &items).expect("short");
        assert_eq!(lines.len(), 1);
        // Each column is as wide as needed.
        let mixed = ["x".repeat(50), "y".repeat(40), "z".to_owned(), "z".repeat(26)];
        let lines = columns_on(PAGE - 1, &mixed).expect("a wide column and a narrow one");
        assert_eq!(lines[0].find('z'), Some(53));
        assert_eq!(lines[1].len(), PAGE - 1);
        assert!(columns_on(PAGE - 2, &mixed).is_none());
        assert!(columns_on(PAGE, &["x".repeat(77), "y".to_owned()]).is_none());
        assert!(columns_on(PAGE, &[]).is_none());
    }
}

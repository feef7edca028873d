//! What is sent to a terminal. The drawn part is limited, because a terminal can claim any size, and
//! each cell costs memory and time. Missing glyphs are replaced, and so are color codes that only
//! terminals with 256 colors know.

use std::io::{self, Stdout, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use text::Glyphs;

/// Maximum number of columns and lines drawn. No real screen is larger; some 10,000 of each would
/// take gigabytes.
pub(crate) const LARGEST: Size = Size { width: 500, height: 200 };

/// A terminal limited to [`LARGEST`].
pub struct Bounded {
    backend: CrosstermBackend<Codes>,
    glyphs: Glyphs,
}

impl Bounded {
    /// The terminal that an output stream writes to. `few`: it knows the codes of sixteen colors
    /// only.
    pub(crate) fn new(output: Stdout, glyphs: Glyphs, few: bool) -> Self {
        let codes = Codes { output, few, waiting: Vec::new() };
        Self { backend: CrosstermBackend::new(codes), glyphs }
    }
}

/// Writes to a terminal when flushed, with the codes that it knows.
struct Codes {
    output: Stdout,
    few: bool,
    waiting: Vec<u8>,
}

impl Write for Codes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let bytes = std::mem::take(&mut self.waiting);
        match std::str::from_utf8(&bytes) {
            Ok(text) if self.few => self.output.write_all(sixteen(text).as_bytes())?,
            Ok(_) | Err(_) => self.output.write_all(&bytes)?,
        }
        self.output.flush()
    }
}

/// A text with the first sixteen colors in their own codes: `ESC [ 31 m` in place of
/// `ESC [ 38 ; 5 ; 1 m`. A terminal without 256 colors may take the latter for blinking.
fn sixteen(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str("\x1b[");
        match part.split_once('m').filter(|(codes, _)| is_style(codes)) {
            Some((codes, rest)) => {
                out.push_str(&style(codes));
                out.push('m');
                out.push_str(rest);
            }
            None => out.push_str(part),
        }
    }
    out
}

fn is_style(codes: &str) -> bool {
    codes.bytes().all(|letter| letter.is_ascii_digit() || letter == b';')
}

/// The codes of a style sequence.
fn style(codes: &str) -> String {
    let mut codes: Vec<&str> = codes.split(';').collect();
    let mut out: Vec<String> = Vec::new();
    while let Some(code) = codes.first().copied() {
        let colour = match codes[..] {
            [layer @ ("38" | "48"), "5", number, ..] => own_code(layer, number),
            _ => None,
        };
        codes.drain(..if colour.is_some() { 3 } else { 1 });
        out.push(colour.unwrap_or_else(|| code.to_owned()));
    }
    out.join(";")
}

/// The code of one of the sixteen colors: from 30 for letters and 40 for the background, and 60
/// more for the bright ones.
fn own_code(layer: &str, number: &str) -> Option<String> {
    let number = number.parse::<u8>().ok().filter(|number| *number < 16)?;
    let first = if layer == "38" { 30 } else { 40 };
    Some((first + if number < 8 { number } else { number + 52 }).to_string())
}

/// The drawn part of a size.
fn within(size: Size) -> Size {
    Size { width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) }
}

/// Writes two dots for the sign of a cut text where a space is before it. One dot would end a
/// sentence, or mean a free space.
pub fn with_dots(buffer: &mut Buffer) {
    let columns = usize::from(buffer.area.width);
    for line in buffer.content.chunks_mut(columns.max(1)) {
        for at in 1..line.len() {
            if line[at - 1].symbol() == " " && line[at].symbol() == "…" {
                line[at - 1].set_symbol(".");
                line[at].set_symbol(".");
            }
        }
    }
}

impl Backend for Bounded {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        if self.glyphs == Glyphs::All {
            return self.backend.draw(content);
        }
        // The buffer of the screen keeps what was drawn, so only what is sent is replaced.
        let fitted = content.map(|(x, y, cell)| {
            let mut cell = cell.clone();
            let symbol = self.glyphs.fitted(cell.symbol()).into_owned();
            cell.set_symbol(&symbol);
            (x, y, cell)
        });
        let fitted: Vec<(u16, u16, Cell)> = fitted.collect();
        self.backend.draw(fitted.iter().map(|(x, y, cell)| (*x, *y, cell)))
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.backend.append_lines(lines)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.backend.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.backend.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.backend.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.backend.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.backend.clear()
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.backend.clear_region(part)
    }

    fn size(&self) -> io::Result<Size> {
        self.backend.size().map(within)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = self.backend.window_size()?;
        Ok(WindowSize { columns_rows: within(size.columns_rows), ..size })
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.backend)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_colors_have_codes_of_their_own() {
        let sent = "\x1b[38;5;1;48;5;12mA\x1b[39m\x1b[2;3HB\x1b[1m\x1b[38;5;43mC";
        assert_eq!(sixteen(sent), "\x1b[31;104mA\x1b[39m\x1b[2;3HB\x1b[1m\x1b[38;5;43mC");
    }

    #[test]
    fn a_cut_text_has_two_dots() {
        let mut buffer = Buffer::with_lines(["A: 20 …  B …", "… · on"]);
        with_dots(&mut buffer);
        assert_eq!(buffer, Buffer::with_lines(["A: 20..  B..", "… · on"]));
    }

    #[test]
    fn any_size_is_drawn_in_part() {
        let large = within(Size::new(u16::MAX, u16::MAX));
        assert_eq!(large, LARGEST);
        for size in [Size::new(0, 0), Size::new(1, 1), Size::new(80, 24), LARGEST] {
            assert_eq!(within(size), size);
        }
    }
}

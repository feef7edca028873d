//! Limits the drawn part of a terminal. A terminal can claim any size, and each cell costs memory
//! and time.

use std::io::{self, Stdout};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

/// Maximum number of columns and lines drawn. No real screen is larger; some 10,000 of each would
/// take gigabytes.
pub(crate) const LARGEST: Size = Size { width: 500, height: 200 };

/// A terminal limited to [`LARGEST`].
pub struct Bounded(CrosstermBackend<Stdout>);

impl Bounded {
    /// The terminal that an output stream writes to.
    pub(crate) fn new(output: Stdout) -> Self {
        Self(CrosstermBackend::new(output))
    }
}

/// The drawn part of a size.
fn within(size: Size) -> Size {
    Size { width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) }
}

impl Backend for Bounded {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.0.draw(content)
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.0.append_lines(lines)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.0.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.0.clear()
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.0.clear_region(part)
    }

    fn size(&self) -> io::Result<Size> {
        self.0.size().map(within)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = self.0.window_size()?;
        Ok(WindowSize { columns_rows: within(size.columns_rows), ..size })
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_size_is_drawn_in_part() {
        let large = within(Size::new(u16::MAX, u16::MAX));
        assert_eq!(large, LARGEST);
        for size in [Size::new(0, 0), Size::new(1, 1), Size::new(80, 24), LARGEST] {
            assert_eq!(within(size), size);
        }
    }
}

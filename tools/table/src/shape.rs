//! Shapes of a panel: arrangements of parts, with their size. Many are tried; only the chosen ones
//! are drawn.

use std::rc::Rc;

use crate::canvas::{Canvas, MORE};

/// A canvas, or two shapes together.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The width in columns.
    pub width: usize,
    /// The height in lines.
    pub height: usize,
    parts: Parts,
}

#[derive(Clone, Debug)]
enum Parts {
    /// A single canvas.
    Canvas(Rc<Canvas>),
    /// One above the other.
    Above(Rc<(Shape, Shape)>),
    /// Side by side. The second begins at this column.
    Beside(Rc<(Shape, Shape)>, usize),
}

impl From<Canvas> for Shape {
    fn from(canvas: Canvas) -> Self {
        let (width, height) = (canvas.width(), canvas.height());
        Self { width, height, parts: Parts::Canvas(Rc::new(canvas)) }
    }
}

impl Default for Shape {
    fn default() -> Self {
        Canvas::default().into()
    }
}

impl Shape {
    /// One above another.
    pub fn above(self, below: Self) -> Self {
        if self.height == 0 {
            return below;
        }
        let (width, height) = (self.width.max(below.width), self.height + below.height);
        Self { width, height, parts: Parts::Above(Rc::new((self, below))) }
    }

    /// One next to another, which begins at this column, beyond its own width.
    pub fn beside(self, right: Self, columns: usize) -> Self {
        let width = if right.height == 0 { self.width } else { columns + right.width };
        let height = self.height.max(right.height);
        Self { width, height, parts: Parts::Beside(Rc::new((self, right)), columns) }
    }

    /// The shape without its heading, which is drawn elsewhere.
    pub fn headless(&self) -> Self {
        match &self.parts {
            Parts::Canvas(canvas) => {
                let mut canvas = (**canvas).clone();
                canvas.behead();
                canvas.into()
            }
            Parts::Above(parts) => parts.0.headless().above(parts.1.clone()),
            Parts::Beside(parts, columns) => parts.0.headless().beside(parts.1.clone(), *columns),
        }
    }

    /// Whether it is an incomplete line, ended by a sign.
    pub fn is_cut(&self) -> bool {
        match &self.parts {
            Parts::Canvas(canvas) => {
                let last = canvas.lines.last().and_then(|line| line.last());
                last.is_some_and(|piece| piece.text == MORE)
            }
            Parts::Above(_) | Parts::Beside(..) => false,
        }
    }

    /// The drawing.
    pub fn canvas(&self) -> Canvas {
        match &self.parts {
            Parts::Canvas(canvas) => (**canvas).clone(),
            Parts::Above(parts) => parts.0.canvas().above(parts.1.canvas()),
            Parts::Beside(parts, columns) => parts.0.canvas().beside(parts.1.canvas(), *columns),
        }
    }
}

//! Shapes that a panel can have: what stands above and beside what, with its size. Of the many that
//! are tried, those that are chosen are drawn.

use std::rc::Rc;

use crate::canvas::{Canvas, MORE};

/// A canvas, or two shapes together.
#[derive(Clone, Debug)]
pub struct Shape {
    /// How many columns it takes.
    pub width: usize,
    /// How many lines it takes.
    pub height: usize,
    parts: Parts,
}

#[derive(Clone, Debug)]
enum Parts {
    /// Nothing else.
    Canvas(Rc<Canvas>),
    /// One above the other.
    Above(Rc<(Shape, Shape)>),
    /// One beside the other, which begins so many columns from the left.
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

    /// One beside another, so many columns from its left, which are more than its own.
    pub fn beside(self, right: Self, columns: usize) -> Self {
        let width = if right.height == 0 { self.width } else { columns + right.width };
        let height = self.height.max(right.height);
        Self { width, height, parts: Parts::Beside(Rc::new((self, right)), columns) }
    }

    /// The same without its heading, which stands elsewhere.
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

    /// Whether it is a line that a sign ends, because it is not all that there is to be told.
    pub fn is_cut(&self) -> bool {
        match &self.parts {
            Parts::Canvas(canvas) => {
                let last = canvas.lines.last().and_then(|line| line.last());
                last.is_some_and(|piece| piece.text == MORE)
            }
            Parts::Above(_) | Parts::Beside(..) => false,
        }
    }

    /// What is drawn.
    pub fn canvas(&self) -> Canvas {
        match &self.parts {
            Parts::Canvas(canvas) => (**canvas).clone(),
            Parts::Above(parts) => parts.0.canvas().above(parts.1.canvas()),
            Parts::Beside(parts, columns) => parts.0.canvas().beside(parts.1.canvas(), *columns),
        }
    }
}

//! Panels: the contents of the table, in a form that any front end can draw.
//!
//! A game describes its table as [`Panel`]s of messages. A front end renders the messages and
//! places the panels. [`Ref`]s name the things that a cell or an offer is about. A thing has one
//! `Ref` everywhere, so a front end can show an offer next to its card.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use crate::message::{Arg, Message, Spelled, kebab};
use crate::seat::Seat;

/// The space of the game's words that are not things.
const WORDS: &str = "words";

/// A small table with a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// What the panel shows.
    pub role: Role,
    /// The heading. It is rendered in the space `board`.
    pub title: Message,
    /// The headings of the columns; empty if they need none.
    pub columns: Vec<Cell>,
    /// The rows, possibly of different lengths. Empty if the title says everything.
    pub rows: Vec<Row>,
    /// A version in one line, for small screens. Empty if the title and the first cells of the rows
    /// are enough.
    pub brief: Vec<Cell>,
    /// The positions of the things in the rows, if they matter.
    pub map: Option<Map>,
    /// Whether the open question is about this panel.
    pub asked: bool,
}

impl Panel {
    /// A panel without column headings.
    pub fn new(role: Role, title: Message, rows: Vec<Row>) -> Self {
        let (columns, brief) = (Vec::new(), Vec::new());
        Self { role, title, columns, rows, brief, map: None, asked: false }
    }

    /// Sets whether the open question is about this panel.
    #[must_use]
    pub fn asked(self, asked: bool) -> Self {
        Self { asked, ..self }
    }

    /// All its messages: the title, then the cells.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let rows = self.rows.iter().flat_map(|row| &row.cells);
        let cells = self.columns.iter().chain(rows).chain(&self.brief);
        std::iter::once(&self.title).chain(cells.filter_map(|cell| cell.says.as_ref()))
    }
}

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Role {
    /// The progress of the game.
    Round,
    /// The positions of things in space.
    Map,
    /// Things that no player owns, or that all share.
    Shared,
    /// The things in front of one seat, visible to all.
    Sheet {
        /// The owner.
        seat: Seat,
    },
    /// Information for this eye only.
    Known,
    /// A pile that is shown on request.
    Pile,
}

/// A row of a panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The cells.
    pub cells: Vec<Cell>,
    /// The cards whose full texts belong to the row.
    pub texts: Vec<Ref>,
}

impl Row {
    /// Adds the full text of a card.
    #[must_use]
    pub fn text_of(mut self, card: Ref) -> Self {
        self.texts.push(card);
        self
    }
}

impl From<Vec<Cell>> for Row {
    fn from(cells: Vec<Cell>) -> Self {
        Self { cells, texts: Vec::new() }
    }
}

/// A cell of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text, rendered in the space `board`; `None` for a gap.
    pub says: Option<Message>,
    /// The color, if it matters.
    pub tone: Option<Tone>,
    /// Whether a goal is reached or a price affordable. The text says so, too.
    pub mark: Option<Mark>,
    /// The things that the cell shows.
    pub about: Vec<Ref>,
}

impl Cell {
    /// A cell with a text, which shows the things that the text names.
    ///
    /// ```
    /// use play::{Message, Seat};
    /// use play::message::Arg;
    /// use play::panel::{Cell, Ref};
    ///
    /// let player = Message::bare("board", "player").with("seat", Arg::Seat(Seat(1)));
    /// assert_eq!(Cell::says(player).about, [Ref::new("seat", "B")]);
    /// ```
    pub fn says(message: Message) -> Self {
        Self { about: Ref::named_in(&message), says: Some(message), tone: None, mark: None }
    }

    /// Sets the color.
    #[must_use]
    pub fn tinted(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// Sets the state of a goal or price.
    #[must_use]
    pub fn marked(self, mark: Mark) -> Self {
        Self { mark: Some(mark), ..self }
    }

    /// Shows this one thing instead of the named ones.
    #[must_use]
    pub fn showing(self, thing: Ref) -> Self {
        Self { about: vec![thing], ..self }
    }
}

/// The state of a goal or a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A reached goal.
    Met,
    /// A goal that can still be reached.
    Open,
    /// A goal that cannot be reached any more from this position.
    Lost,
    /// A price that the player who looks can pay.
    Affordable,
    /// A price that the player who looks cannot pay.
    Beyond,
}

/// Colors that have a meaning at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Purple.
    Purple,
    /// Black.
    Black,
    /// White.
    White,
    /// Gold.
    Gold,
}

/// Positions of things on a coarse grid. Each front end draws it in its own scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Map {
    /// The places. No two are at one point of the grid.
    pub places: Vec<Place>,
    /// How many cells of each row describe its place. The cells after them name the linked places.
    pub cells: usize,
    /// The links between places, each pair once.
    pub links: Vec<Link>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// The thing at this place.
    pub about: Ref,
    /// The row of the panel that describes it, counted from 0.
    pub row: usize,
    /// The column of the grid, counted from 0 on the left.
    pub x: u16,
    /// The line of the grid, counted from 0 at the top.
    pub y: u16,
}

/// A link between two places, in both directions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Link {
    /// The index of one place, counted from 0.
    pub from: usize,
    /// The index of the other place.
    pub to: usize,
    /// How they are linked.
    pub kind: LinkKind,
}

/// How two places are linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// They have a common border.
    Land,
    /// A path across something between them, such as a sea.
    Crossing,
}

/// A thing that players can point at: a card, a seat, a place, a piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Ref {
    /// The sort of thing. For a card it is its kind, which is also the space of its texts.
    pub kind: Cow<'static, str>,
    /// Its id, as in `.play` files.
    pub id: Cow<'static, str>,
}

impl Ref {
    /// A reference to the thing of this kind with this id.
    pub fn new(kind: impl Into<Cow<'static, str>>, id: impl Into<Cow<'static, str>>) -> Self {
        Self { kind: kind.into(), id: id.into() }
    }

    /// The things that a message names, each once.
    ///
    /// Plain numbers, yes and no are not things. Among the facts, only things with a space of their
    /// own count, such as the card of an offer that does not name it.
    pub fn named_in(message: &Message) -> Vec<Self> {
        let mut found = Vec::new();
        let own = |arg: &Arg| matches!(arg, Arg::Word(word) if word.space != WORDS);
        let facts = message.facts.iter().filter(|(_, arg)| own(arg));
        message.args.iter().chain(facts).for_each(|(_, arg)| collect(arg, &mut found));
        found
    }

    /// The thing that an argument names, if it is exactly one.
    pub fn named_by(arg: &Arg) -> Option<Self> {
        let mut found = Vec::new();
        collect(arg, &mut found);
        (found.len() == 1).then(|| found.remove(0))
    }
}

impl From<&Spelled> for Ref {
    /// A word with its own space, such as a card, has that space as its kind. Among the common
    /// words, the id begins with the kind: `colour-red`. The kind of a word with parts is the id of
    /// its text.
    fn from(word: &Spelled) -> Self {
        if !word.parts.is_empty() {
            return Self::new(word.id.clone(), word.word.clone());
        }
        let before = word.id.strip_suffix(word.word.as_ref());
        match before.and_then(|before| before.strip_suffix('-')) {
            Some(kind) => Self::new(kind.to_owned(), word.word.clone()),
            None => Self::new(word.space.clone(), word.id.clone()),
        }
    }
}

fn collect(arg: &Arg, found: &mut Vec<Ref>) {
    let thing = match arg {
        Arg::Int(_) => return,
        Arg::List(items) => return items.iter().for_each(|item| collect(item, found)),
        Arg::Word(word) if matches!(word.id.as_ref(), "yes" | "no") => return,
        Arg::Word(word) => Ref::from(word),
        Arg::Seat(seat) => Ref::new("seat", seat.to_string()),
        Arg::Numbered(kind, number) => {
            // The kind of the type `TokenNo` is `token`.
            Ref::new(kebab(kind.strip_suffix("No").unwrap_or(kind)), number.to_string())
        }
        Arg::Group(parts) => Ref::new(parts.id.clone(), arg.to_string()),
    };
    if !found.contains(&thing) {
        found.push(thing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_thing_has_the_same_name_everywhere() {
        let word = |space: &'static str, id: &'static str, word: &'static str| {
            Arg::Word(Spelled::written(space, id, word))
        };
        let die = Message::bare("words", "die")
            .with("colour", word("words", "colour-red", "red"))
            .with("face", Arg::Int(5));
        let row = word("words", "attribute-str", "str");
        let space = Arg::Word(Spelled::written("words", "space", "str-1").with("row", row));
        let offer = Message::bare("choice", "turn")
            .with("space", space)
            .with("die", Arg::Group(die))
            .with("cards", Arg::List(vec![word("tool", "axe", "axe"); 2]))
            .with("token", Arg::Numbered("TokenNo", 3))
            .with("seat", Arg::Seat(Seat(0)))
            .with("open", word("words", "yes", "yes"))
            .with("cost", Arg::Int(4));
        let expected =
            [("space", "str-1"), ("die", "red:5"), ("tool", "axe"), ("token", "3"), ("seat", "A")];
        assert_eq!(Ref::named_in(&offer), expected.map(|(kind, id)| Ref::new(kind, id)));
        let text = serde_json::to_string(&Role::Sheet { seat: Seat(1) }).expect("plain data");
        assert_eq!(text, r#"{"of":"sheet","seat":1}"#);
    }
}

//! Panels: what lies on the table, in terms that any front end can draw.
//!
//! A game says what it shows as [`Panel`]s of messages; a front end puts them into words and places
//! them. What a cell or an offer is about is said by [`Ref`]s: the same thing has the same `Ref`
//! wherever it is named, so that an offer can be shown where its card lies.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use crate::message::{Arg, Message, Spelled, kebab};
use crate::seat::Seat;

/// The space of the words of a game that are no things of their own.
const WORDS: &str = "words";

/// A small table under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// What it shows.
    pub role: Role,
    /// Its heading; rendered in the space `board`.
    pub title: Message,
    /// The headings of its columns; empty when they need none.
    pub columns: Vec<Cell>,
    /// Its rows, which need not be equally long; none when the title says all.
    pub rows: Vec<Row>,
    /// The same in one line, where there is no room for more; nothing when its title and the
    /// beginnings of its rows say it well enough.
    pub brief: Vec<Cell>,
    /// Where what its rows are about lies, if that means something.
    pub map: Option<Map>,
    /// The question that is open is about it: whoever is asked decides by what it says.
    pub asked: bool,
}

impl Panel {
    /// A panel without headings of columns.
    pub fn new(role: Role, title: Message, rows: Vec<Row>) -> Self {
        let (columns, brief) = (Vec::new(), Vec::new());
        Self { role, title, columns, rows, brief, map: None, asked: false }
    }

    /// The same panel, which the open question is about or not.
    #[must_use]
    pub fn asked(self, asked: bool) -> Self {
        Self { asked, ..self }
    }

    /// Everything that it says: its title, then its cells.
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
    /// How far the game has come.
    Round,
    /// Where things lie in space.
    Map,
    /// What belongs to nobody yet, or to all.
    Shared,
    /// What lies in front of one seat, open to all.
    Sheet {
        /// Whose.
        seat: Seat,
    },
    /// What only this eye knows.
    Known,
    /// A pile that is looked through when somebody asks for it.
    Pile,
}

/// A row of a panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The cards whose whole texts belong to it.
    pub texts: Vec<Ref>,
}

impl Row {
    /// The same row with the whole text of a card.
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
    /// What it says, rendered in the space `board`; nothing in a gap between others.
    pub says: Option<Message>,
    /// Its colour, if that means something.
    pub tone: Option<Tone>,
    /// How it stands, if it is a goal or a price. What it says tells that, too.
    pub mark: Option<Mark>,
    /// The things it shows.
    pub about: Vec<Ref>,
}

impl Cell {
    /// A cell that says something and shows the things its words name.
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

    /// The same cell in a colour.
    #[must_use]
    pub fn tinted(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// The same cell with how it stands.
    #[must_use]
    pub fn marked(self, mark: Mark) -> Self {
        Self { mark: Some(mark), ..self }
    }

    /// The same cell, shown for this thing and no other.
    #[must_use]
    pub fn showing(self, thing: Ref) -> Self {
        Self { about: vec![thing], ..self }
    }
}

/// How a goal or a price stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A goal that is reached.
    Met,
    /// A goal that is not reached and can be.
    Open,
    /// A goal that cannot be reached any more as things lie.
    Lost,
    /// A price that the player who looks can pay.
    Affordable,
    /// A price that the player who looks cannot pay.
    Beyond,
}

/// Colours that mean something at a table.
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

/// Where things lie, on a coarse grid that each front end draws in its own measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Map {
    /// The places; no two lie at one point of the grid.
    pub places: Vec<Place>,
    /// So many cells of each row tell what is in its place; those behind them say what it is joined
    /// to, as the links do.
    pub cells: usize,
    /// What joins them, each pair once.
    pub links: Vec<Link>,
}

/// A place on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// The thing that lies there.
    pub about: Ref,
    /// The row of the panel that tells of it, counted from 0.
    pub row: usize,
    /// The column of the grid, counted from 0 on the left.
    pub x: u16,
    /// The line of the grid, counted from 0 at the top.
    pub y: u16,
}

/// What joins two places, both ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Link {
    /// One of them, counted from 0.
    pub from: usize,
    /// The other.
    pub to: usize,
    /// How they are joined.
    pub kind: LinkKind,
}

/// How two places are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// They share a frontier.
    Land,
    /// A way leads over what lies between, such as a sea.
    Crossing,
}

/// A thing that players point at: a card, a seat, a place, a piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Ref {
    /// What sort of thing; for a card its kind, which is also the space of its texts.
    pub kind: Cow<'static, str>,
    /// Which of them, as `.play` writes it.
    pub id: Cow<'static, str>,
}

impl Ref {
    /// A thing of a kind.
    pub fn new(kind: impl Into<Cow<'static, str>>, id: impl Into<Cow<'static, str>>) -> Self {
        Self { kind: kind.into(), id: id.into() }
    }

    /// The things that a message names, each once. Plain numbers, and yes or no, are no things. Of
    /// its facts those are things that have a space of their own, such as the card that an offer is
    /// about without naming it.
    pub fn named_in(message: &Message) -> Vec<Self> {
        let mut found = Vec::new();
        let own = |arg: &Arg| matches!(arg, Arg::Word(word) if word.space != WORDS);
        let facts = message.facts.iter().filter(|(_, arg)| own(arg));
        message.args.iter().chain(facts).for_each(|(_, arg)| collect(arg, &mut found));
        found
    }

    /// The thing that an argument names, if it is one thing.
    pub fn named_by(arg: &Arg) -> Option<Self> {
        let mut found = Vec::new();
        collect(arg, &mut found);
        (found.len() == 1).then(|| found.remove(0))
    }
}

impl From<&Spelled> for Ref {
    /// A word of a space of its own, such as a card, is of that kind; among the common words the
    /// kind stands before the word: `colour-red`. A word made of parts is of the kind that its text
    /// is called.
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
            // `TokenNo` is the number of a token.
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

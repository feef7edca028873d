//! What would come of an offer: what would be told, the table as it would be, and what differs.

use play::panel::Role;
use play::{Eye, Ref, Waiting, panel};
use schemars::JsonSchema;
use serde::Serialize;
use text::Value;

use crate::notice::Notice;
use crate::pairing::{Pair, pairs};
use crate::sentence::sentence;
use crate::sitting::Sitting;
use crate::view::{Panel, Sentence};
use crate::wording::Wording;
use desk::SPACE;

/// Between the cells of a row that is told in one line.
const BETWEEN: &str = " · ";
/// Stands for a text that there is not.
const NOTHING: &str = "none";

/// What would come of an offer, as far as the asked player may know: up to where something is rolled
/// or drawn, or somebody has a choice. Nothing of it has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Preview {
    /// The offer, counted from 0.
    pub offer: usize,
    /// What would be told, a sentence for each event.
    pub told: Vec<Sentence>,
    /// The whole table as it would be. Its cells have no offers.
    pub panels: Vec<Panel>,
    /// What would be different on the table: first what the offer is about, then what lies in front of
    /// the asked player, and titles last; of each, numbers first.
    pub changes: Vec<Difference>,
    /// What comes next is rolled or drawn.
    pub chance: bool,
    /// The game would be over.
    pub over: bool,
}

/// A cell that would be different, or a row that would come or go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Difference {
    /// What the panel shows in which it stands.
    pub role: Role,
    /// Where it stands on the table now; absent for what would come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// What it is called there: its player where that is another one than the asked, its row and its
    /// column; empty where it says so itself.
    pub label: String,
    /// The things that it shows now, or would show.
    pub about: Vec<Ref>,
    /// What it says now; empty for what would come.
    pub before: String,
    /// What it would say; empty for what would go.
    pub after: String,
    /// All of this in one line.
    pub text: String,
}

impl Difference {
    /// Whether it is the title of a panel.
    fn is_title(&self) -> bool {
        self.at.is_some_and(|at| at.row.is_none())
    }

    /// Whether only numbers in it would be different.
    fn counts(&self) -> bool {
        let words = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "");
        let has = |text: &str| text.contains(|letter: char| letter.is_ascii_digit());
        has(&self.before) && has(&self.after) && words(&self.before) == words(&self.after)
    }
}

/// A place on the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Position {
    /// The panel.
    pub panel: usize,
    /// Its row; absent: it is the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The cell of the row; absent: it is all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Sitting<'_> {
    /// What would come of an offer, counted from 0. Nothing of it happens. `None`: there is no such
    /// offer, or nobody may look now.
    pub fn preview(&self, offer: usize) -> Option<Preview> {
        let Waiting::Asks { seat, .. } = self.table.waiting() else { return None };
        if self.awaited().is_some() {
            return None;
        }
        let preview = self.table.preview(offer)?;
        let voice = self.speech.voice();
        let wording = self.wording(&voice);
        let told = preview.told.iter().map(|message| sentence(&voice, &*self.table, message));
        let now = self.table.picture(Eye::Seat(seat));
        let sides = Sides { wording: &wording, own: seat };
        let mut changes = sides.differences(&now, &preview.panels);
        let about = self.table.offers().get(offer).map_or_else(Vec::new, Ref::named_in);
        // What is chosen comes before what it brings to whoever chooses, and that before the rest.
        changes.sort_by_key(|change| {
            let rank = match change.role {
                _ if change.is_title() => 3,
                _ if change.about.iter().any(|thing| about.contains(thing)) => 0,
                Role::Sheet { seat: whose } if whose == seat => 1,
                Role::Sheet { .. }
                | Role::Round
                | Role::Map
                | Role::Shared
                | Role::Known
                | Role::Pile => 2,
            };
            (rank, !change.counts())
        });
        Some(Preview {
            offer,
            told: told.collect(),
            panels: wording.plain(&preview.panels),
            changes,
            chance: preview.chance,
            over: preview.over,
        })
    }

    /// Tells what would come of an offer.
    pub(crate) fn foretell(&mut self, offer: usize) {
        let Some(preview) = self.preview(offer) else { return self.no_such_number() };
        let said = if self.speech.is_aloud() { self.foreseen(offer) } else { Vec::new() };
        let voice = self.speech.voice();
        let named = self.table.offers().get(offer).map_or_else(String::new, |said| voice.say(said));
        let text = voice.tell(SPACE, "preview", &[("offer", Value::Text(&named))]);
        let next = match () {
            () if preview.chance => Some("preview-chance"),
            () if preview.told.is_empty() && preview.changes.is_empty() => Some("preview-nothing"),
            () => None,
        };
        let next = next.map(|id| voice.tell(SPACE, id, &[]));
        drop(voice);
        if self.speech.is_aloud() {
            let says = |text: String| Notice::Says { id: "preview", text };
            self.notices.push(says(text));
            self.notices.push(Notice::Log { told: preview.told });
            self.notices.extend(said.into_iter().chain(next).map(says));
            return;
        }
        self.notices.push(Notice::Preview { text, preview, next });
    }
}

/// What differs.
struct What {
    role: Role,
    at: Option<Position>,
    label: String,
    about: Vec<Ref>,
}

/// Two pictures of a table, before and after.
struct Sides<'a> {
    wording: &'a Wording<'a>,
    /// The seat that looks.
    own: play::Seat,
}

impl Sides<'_> {
    /// What differs between two pictures. Which cell has become which is found by what they show
    /// alone: no rule is known here.
    fn differences(&self, before: &[play::Panel], after: &[play::Panel]) -> Vec<Difference> {
        let mut found = Vec::new();
        let cost = |one: &play::Panel, other: &play::Panel| {
            let alike = one.role == other.role && one.title.id == other.title.id;
            if alike { Some(u32::from(one != other)) } else { None }
        };
        for pair in pairs(before, after, cost, |_| 2) {
            match pair {
                Pair::Both(one, other) => {
                    self.in_panel((nth(before, one), one), other, &mut found);
                }
                Pair::Gone(panel) => {
                    for row in &panel.rows {
                        self.row(panel, row, on(nth(before, panel), panel, row), &mut found);
                    }
                }
                Pair::New(panel) => {
                    for row in &panel.rows {
                        self.row(panel, row, None, &mut found);
                    }
                }
            }
        }
        found
    }

    fn in_panel(
        &self,
        (no, one): (Option<usize>, &play::Panel),
        other: &play::Panel,
        found: &mut Vec<Difference>,
    ) {
        if one == other {
            return;
        }
        if one.title != other.title {
            let at = no.map(|panel| Position { panel, row: None, column: None });
            let about = Ref::named_in(&other.title);
            let what = What { role: one.role, at, label: String::new(), about };
            self.add(found, what, self.say(&one.title), self.say(&other.title));
        }
        for pair in pairs(&one.rows, &other.rows, of_rows, room) {
            match pair {
                Pair::Both(before, after) => {
                    let at = on(no, one, before);
                    self.in_row(at, (one, before), (other, after), found);
                }
                Pair::Gone(row) => self.row(one, row, on(no, one, row), found),
                Pair::New(row) => self.row(other, row, None, found),
            }
        }
    }

    /// The cells of a row that differ.
    fn in_row(
        &self,
        at: Option<Position>,
        (panel, one): (&play::Panel, &panel::Row),
        (other_panel, other): (&play::Panel, &panel::Row),
        found: &mut Vec<Difference>,
    ) {
        for pair in pairs(&one.cells, &other.cells, of_cells, |_| 4) {
            let (before, after) = match pair {
                Pair::Both(before, after) if before == after => continue,
                Pair::Both(before, after) => (Some(before), Some(after)),
                Pair::Gone(before) => (Some(before), None),
                Pair::New(after) => (None, Some(after)),
            };
            let label = match (before, after) {
                (Some(cell), _) => self.label(panel, one, cell),
                (None, Some(cell)) => self.label(other_panel, other, cell),
                (None, None) => continue,
            };
            let about = after.or(before).map_or_else(Vec::new, |cell| cell.about.clone());
            let says = |cell: Option<&panel::Cell>| {
                cell.and_then(|cell| cell.says.as_ref()).map_or_else(String::new, |it| self.say(it))
            };
            let column = before.and_then(|cell| nth(&one.cells, cell));
            let at = at.filter(|_| column.is_some()).map(|at| Position { column, ..at });
            let what = What { role: panel.role, at, label, about };
            self.add(found, what, says(before), says(after));
        }
    }

    /// A row that comes or goes as a whole; one that goes has a place now.
    fn row(
        &self,
        panel: &play::Panel,
        row: &panel::Row,
        at: Option<Position>,
        found: &mut Vec<Difference>,
    ) {
        let mut about: Vec<Ref> = Vec::new();
        for thing in row.cells.iter().flat_map(|cell| &cell.about) {
            if !about.contains(thing) {
                about.push(thing.clone());
            }
        }
        let cells = row.cells.iter().filter_map(|cell| cell.says.as_ref());
        let said: Vec<String> = cells.map(|says| self.say(says)).collect();
        if said.is_empty() {
            return;
        }
        let said = said.join(BETWEEN);
        let label = self.player(panel.role).unwrap_or_default();
        let gone = at.is_some();
        let (before, after) = if gone { (said, String::new()) } else { (String::new(), said) };
        self.add(found, What { role: panel.role, at, label, about }, before, after);
    }

    fn add(&self, found: &mut Vec<Difference>, what: What, before: String, after: String) {
        if before == after {
            return;
        }
        let What { role, at, label, about } = what;
        let or_none =
            |text: &str| if text.is_empty() { NOTHING.to_owned() } else { text.to_owned() };
        let (named, old, new) = (or_none(&label), or_none(&before), or_none(&after));
        let values = [
            ("label", Value::Text(&named)),
            ("before", Value::Text(&old)),
            ("after", Value::Text(&new)),
        ];
        let id = match (before.is_empty(), after.is_empty()) {
            (true, _) => "preview-new",
            (_, true) => "preview-gone",
            (false, false) => "preview-change",
        };
        let text = self.wording.voice.tell(SPACE, id, &values);
        found.push(Difference { role, at, label, about, before, after, text });
    }

    /// What a cell is called: whose it is, its row where that has a name, and its column.
    fn label(&self, panel: &play::Panel, row: &panel::Row, cell: &panel::Cell) -> String {
        let at = nth(&row.cells, cell);
        let named = |cell: &panel::Cell| cell.says.as_ref().map(|says| self.say(says));
        let head = row.cells.first().filter(|first| {
            let alike = |other: &&panel::Row| other.cells.first().map(of) == Some(of(first));
            let same = |other: &&panel::Row| {
                other.cells.first().is_some_and(|other| other.about == first.about)
            };
            let count =
                |rows: &dyn Fn(&&panel::Row) -> bool| panel.rows.iter().filter(rows).count();
            // One among several rows that begin alike, each with a thing of its own.
            !first.about.is_empty() && count(&alike) > 1 && count(&same) == 1
        });
        let head = head.filter(|first| !std::ptr::eq(*first, cell)).and_then(named);
        let column = at.filter(|at| *at > 0).and_then(|at| panel.columns.get(at)).and_then(named);
        let parts = [self.player(panel.role), head, column];
        parts.into_iter().flatten().collect::<Vec<_>>().join(BETWEEN)
    }

    /// The player of a sheet that is not the own one.
    fn player(&self, role: Role) -> Option<String> {
        match role {
            Role::Sheet { seat } if seat != self.own => Some(self.wording.voice.seat(seat)),
            Role::Sheet { .. }
            | Role::Round
            | Role::Map
            | Role::Shared
            | Role::Known
            | Role::Pile => None,
        }
    }

    fn say(&self, message: &play::Message) -> String {
        self.wording.voice.say(message)
    }
}

/// The number of one of several items.
fn nth<T>(all: &[T], one: &T) -> Option<usize> {
    all.iter().position(|other| std::ptr::eq(other, one))
}

/// Where a row of a panel stands.
fn on(no: Option<usize>, panel: &play::Panel, row: &panel::Row) -> Option<Position> {
    Some(Position { panel: no?, row: Some(nth(&panel.rows, row)?), column: None })
}

/// What a cell is of: the name of its message.
fn of(cell: &panel::Cell) -> Option<&str> {
    cell.says.as_ref().map(|says| says.id.as_str())
}

/// How much two cells differ: not, in what they say of the same, or altogether.
fn of_cells(one: &panel::Cell, other: &panel::Cell) -> Option<u32> {
    Some(match () {
        () if one == other => 0,
        () if of(one) == of(other) || (!one.about.is_empty() && one.about == other.about) => 1,
        () => 3,
    })
}

/// How much two rows differ. Two that begin with different things of one sort are not the same row.
fn of_rows(one: &panel::Row, other: &panel::Row) -> Option<u32> {
    if one == other {
        return Some(0);
    }
    let (Some(first), Some(second)) = (one.cells.first(), other.cells.first()) else {
        return (one.cells.len() == other.cells.len()).then_some(1);
    };
    let begins_alike = of(first) == of(second);
    let named = !first.about.is_empty() && !second.about.is_empty();
    if begins_alike && named && first.about != second.about && one.cells.len() > 1 {
        return None;
    }
    let cells = pairs(&one.cells, &other.cells, of_cells, |_| 4);
    let cost = |pair: &Pair<'_, panel::Cell>| match pair {
        Pair::Both(one, other) => of_cells(one, other).unwrap_or(3),
        Pair::Gone(_) | Pair::New(_) => 4,
    };
    Some(cells.iter().map(cost).sum())
}

/// What it costs when a row comes or goes.
fn room(row: &panel::Row) -> u32 {
    u32::try_from(row.cells.len()).unwrap_or(u32::MAX / 4).saturating_mul(4).max(1)
}

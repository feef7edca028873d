//! Differences between two pictures of a table: which cell became which, and their names.

use play::message::Arg;
use play::panel::{Cell, Role, Row};
use play::{Message, Panel, Ref, Seat};

use crate::counting::{COMMON, counts, is_amount, is_nil, is_sign, says};
use crate::notice::Position;
use crate::pairing::{Pair, pairs};
use crate::rulebook::term_name;
use crate::wording::Wording;

/// Separator between the cells of a row in one line.
pub(crate) const BETWEEN: &str = " · ";

/// The attribute with the short name of a thing.
const NAME: &str = "name";

/// A cell that differs, or a row that appears or disappears.
pub(crate) struct CellChange {
    pub role: Role,
    pub at: Option<Position>,
    /// The owner of the panel or row.
    pub whose: Option<Seat>,
    pub label: String,
    pub about: Vec<Ref>,
    pub before: String,
    pub after: String,
    /// A short text for a row, in place of all its cells.
    pub short: Option<String>,
    /// For a list that only grows or only shrinks: the text with only the changed things.
    pub part: Option<ChangedPart>,
    /// The name of its place.
    pub place: String,
    /// The things that are gone from it, and those that are new.
    pub lost: Vec<Ref>,
    pub gained: Vec<Ref>,
    /// The names of these things at that place.
    pub names: Vec<(Ref, String)>,
    /// Whether it is a place that shows the things in it.
    pub is_place: bool,
    /// The ids of both messages.
    pub ids: [Option<String>; 2],
    /// Whether only a number or the state of a goal differs.
    pub counts: bool,
    /// Whether it contains only numbers, before and after.
    pub is_amount: bool,
    /// Whether it is a row whose numbers are all zero.
    pub is_nil: bool,
    /// Whether only a sign differs, such as whether a price is affordable.
    pub is_sign: bool,
    /// Names of several words in both texts, and names of things that come or go.
    pub whole: Vec<String>,
}

/// The changed things of a list.
pub(crate) enum ChangedPart {
    /// Added things.
    Comes(String),
    /// Removed things.
    Goes(String),
}

impl CellChange {
    /// Whether it is the title of a panel.
    pub fn is_title(&self) -> bool {
        self.at.is_some_and(|at| at.row.is_none())
    }
}

/// Two pictures of a table, before and after.
pub(crate) struct Sides<'a> {
    pub wording: &'a Wording<'a>,
    /// The seat of the viewer.
    pub own: Seat,
}

/// The position of a row.
#[derive(Clone, Copy)]
struct Stands<'a> {
    panel: &'a Panel,
    /// The index of the present panel.
    no: Option<usize>,
    row: &'a Row,
}

impl Stands<'_> {
    fn at(&self) -> Option<Position> {
        Some(Position {
            panel: self.no?,
            row: Some(nth(&self.panel.rows, self.row)?),
            column: None,
        })
    }
}

impl Sides<'_> {
    /// The differences between two pictures. Cells are matched by their content only; no game rule
    /// is known here.
    pub fn differences(&self, before: &[Panel], after: &[Panel]) -> Vec<CellChange> {
        let mut found = Vec::new();
        for pair in pairs(before, after, of_panels, |_| 2) {
            match pair {
                Pair::Both(one, other) if one == other => {}
                Pair::Both(one, other) => self.in_panel((nth(before, one), one), other, &mut found),
                Pair::Gone(panel) => {
                    let no = nth(before, panel);
                    let rows = panel.rows.iter().map(|row| Stands { panel, no, row });
                    found.extend(rows.filter_map(|stands| self.row(stands, true)));
                }
                Pair::New(panel) => {
                    let rows = panel.rows.iter().map(|row| Stands { panel, no: None, row });
                    found.extend(rows.filter_map(|stands| self.row(stands, false)));
                }
            }
        }
        found
    }

    fn in_panel(
        &self,
        (no, one): (Option<usize>, &Panel),
        other: &Panel,
        found: &mut Vec<CellChange>,
    ) {
        if one.title != other.title {
            let at = no.map(|panel| Position { panel, row: None, column: None });
            let change = CellChange {
                role: one.role,
                at,
                whose: whose(one.role),
                label: String::new(),
                about: Ref::named_in(&other.title),
                before: self.say(&one.title),
                after: self.say(&other.title),
                short: None,
                part: None,
                place: String::new(),
                lost: Vec::new(),
                gained: Vec::new(),
                names: Vec::new(),
                is_place: false,
                ids: [Some(one.title.id.clone()), Some(other.title.id.clone())],
                counts: false,
                is_amount: false,
                is_nil: false,
                is_sign: false,
                whole: [&one.title, &other.title]
                    .into_iter()
                    .flat_map(|it| self.whole(it))
                    .collect(),
            };
            found.extend(Some(change).filter(|change| change.before != change.after));
        }
        for pair in pairs(&one.rows, &other.rows, of_rows, room) {
            match pair {
                Pair::Both(before, after) => self.in_row(
                    Stands { panel: one, no, row: before },
                    Stands { panel: other, no: None, row: after },
                    found,
                ),
                Pair::Gone(row) => found.extend(self.row(Stands { panel: one, no, row }, true)),
                Pair::New(row) => {
                    found.extend(self.row(Stands { panel: other, no: None, row }, false));
                }
            }
        }
    }

    /// Finds the differing cells of a row.
    fn in_row(&self, one: Stands<'_>, other: Stands<'_>, found: &mut Vec<CellChange>) {
        let (cells, then) = (&one.row.cells, &other.row.cells);
        let in_columns = !one.panel.columns.is_empty() && cells.len() == then.len();
        let pairs = match in_columns {
            // Cells in one column correspond to each other.
            true => cells.iter().zip(then).map(|(one, other)| Pair::Both(one, other)).collect(),
            false => pairs(cells, then, of_cells, |_| 4),
        };
        for pair in pairs {
            let change = match pair {
                Pair::Both(before, after) if before == after => None,
                Pair::Both(before, after) => self.cell(one, other, [Some(before), Some(after)]),
                Pair::Gone(before) => self.cell(one, other, [Some(before), None]),
                Pair::New(after) => self.cell(one, other, [None, Some(after)]),
            };
            found.extend(change);
        }
    }

    /// A cell that differs, appears or disappears.
    fn cell(
        &self,
        one: Stands<'_>,
        other: Stands<'_>,
        [before, after]: [Option<&Cell>; 2],
    ) -> Option<CellChange> {
        let [said, then] = [before, after].map(|cell| self.said(cell));
        if said == then {
            return None;
        }
        let (stands, cell) = match (before, after) {
            (Some(cell), _) => (one, cell),
            (None, Some(cell)) => (other, cell),
            (None, None) => return None,
        };
        let column = before.and_then(|cell| nth(&one.row.cells, cell));
        let at = one.at().filter(|_| column.is_some()).map(|at| Position { column, ..at });
        let [had, has] = [before, after].map(|cell| cell.map_or_else(Vec::new, things));
        let less = |some: &[Ref], others: &[Ref]| -> Vec<Ref> {
            some.iter().filter(|thing| !others.contains(thing)).cloned().collect()
        };
        let names = [before, after].into_iter().flatten().flat_map(|cell| self.names(cell));
        let names: Vec<(Ref, String)> = names.collect();
        let of_things = whole_names(&names, [&had, &has]);
        let whole = says(before).chain(says(after)).flat_map(|says| self.whole(says));
        let is = |cell: Option<&Cell>| cell.and_then(of).map(str::to_owned);
        Some(CellChange {
            role: stands.panel.role,
            at,
            whose: self.whose(stands),
            label: self.label(stands, cell),
            about: after.or(before).map_or_else(Vec::new, |cell| cell.about.clone()),
            before: said,
            after: then,
            short: None,
            part: before.zip(after).and_then(|(before, after)| self.part(before, after)),
            place: self.place(stands, cell),
            lost: less(&had, &has),
            gained: less(&has, &had),
            names,
            is_place: before.is_some_and(is_place) && after.is_some_and(is_place),
            ids: [is(before), is(after)],
            counts: counts(before, after),
            is_nil: false,
            is_amount: [before, after].iter().all(|cell| cell.is_some_and(is_amount)),
            is_sign: before.zip(after).is_some_and(|(one, other)| is_sign(one, other)),
            whole: whole.chain(of_things).collect(),
        })
    }

    /// A row that appears or disappears as a whole. One that disappears has a position in the
    /// present picture.
    fn row(&self, stands: Stands<'_>, gone: bool) -> Option<CellChange> {
        let Stands { panel, row, .. } = stands;
        let mut about: Vec<Ref> = Vec::new();
        for thing in row.cells.iter().flat_map(|cell| &cell.about) {
            if !about.contains(thing) {
                about.push(thing.clone());
            }
        }
        let said: Vec<String> = row.cells.iter().map(|cell| self.said(Some(cell))).collect();
        let said: Vec<String> = said.into_iter().filter(|said| !said.is_empty()).collect();
        let first = row.cells.first()?;
        let short = self.short(stands, &said);
        let all = said.join(BETWEEN);
        if all.is_empty() {
            return None;
        }
        // A row about one card moves as that card; other rows move with all things in them.
        let cells = if is_line(row) { &row.cells[..] } else { std::slice::from_ref(first) };
        let things: Vec<Ref> = cells.iter().flat_map(things).collect();
        let (before, after) = if gone { (all, String::new()) } else { (String::new(), all) };
        let (lost, gained) = if gone { (things, Vec::new()) } else { (Vec::new(), things) };
        Some(CellChange {
            role: panel.role,
            at: stands.at().filter(|_| gone),
            whose: whose(panel.role),
            label: self.player(panel.role).unwrap_or_default(),
            about,
            before,
            after,
            short: Some(short),
            part: None,
            place: self.panel_name(panel),
            lost,
            gained,
            names: cells.iter().flat_map(|cell| self.names(cell)).collect(),
            is_place: false,
            ids: [None, None],
            counts: false,
            is_amount: false,
            is_nil: is_nil(row),
            is_sign: false,
            whole: Vec::new(),
        })
    }

    /// A short text for a row with these cell texts. The name of a card is enough, and an empty
    /// space needs no words.
    fn short(&self, stands: Stands<'_>, said: &[String]) -> String {
        let mut telling = said.iter().map(String::as_str).filter(|said| tells(said));
        if !stands.row.texts.is_empty() {
            return telling.next().unwrap_or_default().to_owned();
        }
        // The name of the row is followed directly by its text.
        let between = if self.head(stands).is_some() { " " } else { BETWEEN };
        telling.collect::<Vec<_>>().join(between)
    }

    /// The text of a list with only its added or removed things, if nothing else changed.
    fn part(&self, before: &Cell, after: &Cell) -> Option<ChangedPart> {
        let (one, other) = (before.says.as_ref()?, after.says.as_ref()?);
        if one.id != other.id || is_place(before) || is_place(after) {
            return None;
        }
        let alone = |less: &Message, more: &Message| {
            let args = less.args.iter().zip(&more.args).map(|(less, more)| rest(less, more));
            let args = args.collect::<Option<Vec<_>>>()?;
            Some(self.say(&Message { args, ..more.clone() }))
        };
        let comes = alone(one, other).map(ChangedPart::Comes);
        comes.or_else(|| alone(other, one).map(ChangedPart::Goes))
    }

    /// The names of several words in a message.
    fn whole(&self, says: &Message) -> Vec<String> {
        let pieces =
            self.wording.voice.pieces(says).into_iter().filter(|piece| piece.arg.is_some());
        pieces.map(|piece| piece.text).filter(|name| name.contains(' ')).collect()
    }

    /// The names of the things of a cell.
    fn names(&self, cell: &Cell) -> Vec<(Ref, String)> {
        let voice = self.wording.voice;
        let Some(says) = &cell.says else { return Vec::new() };
        let pieces = voice.pieces(says).into_iter();
        let mut names: Vec<(Ref, String)> =
            pieces.filter_map(|piece| Some((Ref::named_by(piece.arg?)?, piece.text))).collect();
        for thing in things(cell) {
            if let Some(name) = self.listed(says, &thing).or_else(|| term_name(voice, &thing)) {
                names.push((thing, name));
            }
        }
        names
    }

    /// The name of a thing in a message's list.
    fn listed(&self, says: &Message, thing: &Ref) -> Option<String> {
        let lists = says.args.iter().filter_map(|(_, arg)| match arg {
            Arg::List(items) => Some(items),
            Arg::Int(_) | Arg::Word(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) => None,
        });
        let item = lists.flatten().find(|item| Ref::named_by(item).as_ref() == Some(thing))?;
        match item {
            Arg::Word(word) => self.wording.voice.word(&word.space, &word.id, None, &[]),
            Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) | Arg::List(_) => None,
        }
    }

    fn said(&self, cell: Option<&Cell>) -> String {
        cell.and_then(|cell| cell.says.as_ref()).map_or_else(String::new, |says| self.say(says))
    }

    /// The label of a cell: its owner, its row if that has a name, and its column.
    fn label(&self, stands: Stands<'_>, cell: &Cell) -> String {
        let at = nth(&stands.row.cells, cell);
        let head = self.head(stands).filter(|first| !std::ptr::eq(*first, cell));
        let head = head.and_then(|head| match self.seat_of(head) {
            Some(seat) => (seat != self.own).then(|| self.wording.voice.seat(seat)),
            None => Some(self.said(Some(head))),
        });
        let column = at.filter(|at| *at > 0).and_then(|at| stands.panel.columns.get(at));
        let column = column.map(|cell| self.said(Some(cell))).filter(|said| !said.is_empty());
        let parts = [self.player(stands.panel.role), head, column];
        parts.into_iter().flatten().collect::<Vec<_>>().join(BETWEEN)
    }

    /// The first cell of a row, if it names the row: several rows begin with such a cell, each with
    /// a different thing.
    fn head<'c>(&self, stands: Stands<'c>) -> Option<&'c Cell> {
        let first = stands.row.cells.first()?;
        let firsts = || stands.panel.rows.iter().filter_map(|row| row.cells.first());
        let alike = firsts().filter(|other| of(other) == of(first)).count();
        let same = firsts().filter(|other| other.about == first.about).count();
        // A number does not name the numbers beside it.
        let names = !first.about.is_empty() && !is_amount(first);
        (names && alike > 1 && same == 1).then_some(first)
    }

    /// The name of a cell's place: its owner, its row, or its panel.
    fn place(&self, stands: Stands<'_>, cell: &Cell) -> String {
        let head = self.head(stands).filter(|first| !std::ptr::eq(*first, cell));
        match head {
            Some(head) if whose(stands.panel.role).is_none() => match self.seat_of(head) {
                Some(seat) => self.wording.voice.seat(seat),
                None => self.said(Some(head)),
            },
            Some(_) | None => self.panel_name(stands.panel),
        }
    }

    /// The name of a panel: its player, or its title if that is only a name.
    fn panel_name(&self, panel: &Panel) -> String {
        if let Some(seat) = whose(panel.role) {
            return self.wording.voice.seat(seat);
        }
        let brief = panel.brief.first().filter(|first| first.about.is_empty());
        let name = brief.and_then(|head| head.says.as_ref()).unwrap_or(&panel.title);
        // A title may say more than the name of the thing.
        let own = self.wording.voice.word(name.space, &name.id, Some(NAME), &[]);
        let said = own.unwrap_or_else(|| self.say(name));
        // The rest of a heading, such as a count, is not part of the name.
        said.split(BETWEEN).next().map_or_else(String::new, str::to_owned)
    }

    /// The owner of a row, or the player it describes.
    fn whose(&self, stands: Stands<'_>) -> Option<Seat> {
        whose(stands.panel.role).or_else(|| self.seat_of(self.head(stands)?))
    }

    /// The seat that a cell names, if it names nothing else.
    fn seat_of(&self, cell: &Cell) -> Option<Seat> {
        let seats = (0..self.wording.table.seats()).map(Seat);
        let mut named = seats.filter(|seat| cell.about == [Ref::new("seat", seat.to_string())]);
        named.next()
    }

    /// The name of the player of another seat's sheet.
    fn player(&self, role: Role) -> Option<String> {
        let seat = whose(role).filter(|seat| *seat != self.own)?;
        Some(self.wording.voice.seat(seat))
    }

    fn say(&self, message: &Message) -> String {
        self.wording.voice.say(message)
    }
}

/// The names of several words, and those of things that come or go, which are marked.
fn whole_names(names: &[(Ref, String)], sides: [&[Ref]; 2]) -> Vec<String> {
    let stays = |thing: &Ref| sides.iter().all(|side| side.contains(thing));
    let is_whole = |(thing, name): &&(Ref, String)| name.contains(' ') || !stays(thing);
    names.iter().filter(is_whole).map(|(_, name)| name.clone()).collect()
}

/// The owner of a panel.
fn whose(role: Role) -> Option<Seat> {
    match role {
        Role::Sheet { seat } => Some(seat),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}

/// Whether a text contains a letter or a digit.
pub(crate) fn tells(text: &str) -> bool {
    text.contains(char::is_alphanumeric)
}

/// The index of an item in a slice, by address.
fn nth<T>(all: &[T], one: &T) -> Option<usize> {
    all.iter().position(|other| std::ptr::eq(other, one))
}

/// The id of a cell's message.
fn of(cell: &Cell) -> Option<&str> {
    cell.says.as_ref().map(|says| says.id.as_str())
}

/// Whether a cell shows a thing that its words do not name, so that it is a place or a count.
fn is_place(cell: &Cell) -> bool {
    let named = cell.says.as_ref().map_or_else(Vec::new, Ref::named_in);
    !cell.about.is_empty() && cell.about != named
}

/// The main thing of a cell, before anything else it names. Lists vary.
fn subject(cell: &Cell) -> Option<Ref> {
    if is_place(cell) {
        return cell.about.first().cloned();
    }
    let args = cell.says.iter().flat_map(|says| &says.args);
    let named = |arg: &Arg| match arg {
        Arg::List(_) => None,
        Arg::Int(_) | Arg::Word(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) => {
            Ref::named_by(arg)
        }
    };
    args.filter_map(|(_, arg)| named(arg)).next()
}

/// The things in a cell that can move: those of a list, or all that it names. Common words, such as
/// a color, are not things.
fn things(cell: &Cell) -> Vec<Ref> {
    let Some(says) = &cell.says else { return Vec::new() };
    let list = says.args.iter().find_map(|(_, arg)| match arg {
        Arg::List(items) => Some(items),
        Arg::Int(_) | Arg::Word(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) => None,
    });
    if let Some(items) = list {
        return items.iter().filter_map(Ref::named_by).collect();
    }
    let is_thing = |arg: &Arg| match arg {
        Arg::Word(word) => word.space != COMMON,
        Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) => true,
        Arg::Int(_) | Arg::List(_) => false,
    };
    let named = says.args.iter().filter(|(_, arg)| is_thing(arg));
    let named: Vec<Ref> = named.filter_map(|(_, arg)| Ref::named_by(arg)).collect();
    // A piece is not named by any word.
    if named.is_empty() { subject(cell).into_iter().collect() } else { named }
}

/// An argument with only the items that one list has more than the other, or unchanged if it is
/// equal in both.
fn rest<N: PartialEq + Clone>(less: &(N, Arg), more: &(N, Arg)) -> Option<(N, Arg)> {
    if less == more {
        return Some(more.clone());
    }
    let ((name, Arg::List(few)), (other, Arg::List(many))) = (less, more) else { return None };
    let mut rest = many.clone();
    for item in few {
        rest.remove(rest.iter().position(|other| other == item)?);
    }
    (!few.is_empty() && name == other).then(|| (name.clone(), Arg::List(rest)))
}

/// Whether a row is a list of similar things.
fn is_line(row: &Row) -> bool {
    matches!(&row.cells[..], [one, other, ..] if of(one) == of(other) && !is_place(one))
}

/// How much two panels differ. Panels of one role correspond; shared panels also need equal names.
fn of_panels(one: &Panel, other: &Panel) -> Option<u32> {
    let by_name = match one.role {
        Role::Shared | Role::Pile => true,
        Role::Round | Role::Map | Role::Sheet { .. } | Role::Known => false,
    };
    let alike = one.role == other.role && (!by_name || one.title.id == other.title.id);
    alike.then(|| u32::from(one != other))
}

/// How much two cells differ: not at all, or in their text about one thing. Cells about different
/// things do not correspond.
fn of_cells(one: &Cell, other: &Cell) -> Option<u32> {
    if one == other {
        return Some(0);
    }
    match (subject(one), subject(other)) {
        (Some(thing), Some(there)) => (thing == there).then_some(1),
        (Some(_), None) | (None, Some(_)) | (None, None) if of(one) == of(other) => Some(1),
        (Some(_), None) | (None, Some(_)) | (None, None) => Some(3),
    }
}

/// How much two rows differ. Rows that begin with different things do not correspond, except lists
/// with a common thing.
fn of_rows(one: &Row, other: &Row) -> Option<u32> {
    if one == other {
        return Some(0);
    }
    let (Some(first), Some(second)) = (one.cells.first(), other.cells.first()) else {
        return (one.cells.len() == other.cells.len()).then_some(1);
    };
    let same = match (subject(first), subject(second)) {
        (Some(thing), Some(there)) if is_line(one) || is_line(other) => {
            thing == there || one.cells.iter().any(|cell| other.cells.contains(cell))
        }
        (Some(thing), Some(there)) => thing == there,
        (Some(_), None) | (None, Some(_)) | (None, None) => of(first) == of(second),
    };
    if !same {
        return None;
    }
    let cells = pairs(&one.cells, &other.cells, of_cells, |_| 4);
    let cost = |pair: &Pair<'_, Cell>| match pair {
        Pair::Both(one, other) => of_cells(one, other).unwrap_or(3),
        Pair::Gone(_) | Pair::New(_) => 4,
    };
    Some(cells.iter().map(cost).sum())
}

/// The cost of adding or removing a row.
fn room(row: &Row) -> u32 {
    u32::try_from(row.cells.len()).unwrap_or(u32::MAX / 4).saturating_mul(4).max(1)
}

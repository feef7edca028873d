//! What differs between two pictures of a table: which cell has become which, and what that is called.

use play::message::Arg;
use play::panel::{Cell, Role, Row};
use play::{Message, Panel, Ref, Seat};

use crate::counting::{COMMON, counts, is_amount, is_nil, is_sign, says};
use crate::notice::Position;
use crate::pairing::{Pair, pairs};
use crate::rulebook::term_name;
use crate::wording::Wording;

/// Between the cells of a row that is told in one line.
pub(crate) const BETWEEN: &str = " · ";

/// The attribute with the name of what is told in short.
const NAME: &str = "name";

/// A cell that differs, or a row that comes or goes.
pub(crate) struct CellChange {
    pub role: Role,
    pub at: Option<Position>,
    /// In front of whom it lies, or whose row it is.
    pub whose: Option<Seat>,
    pub label: String,
    pub about: Vec<Ref>,
    pub before: String,
    pub after: String,
    /// What is told of a row in place of all its cells.
    pub short: Option<String>,
    /// Of a list to which things only come, or from which they only go, what it would say of those
    /// alone.
    pub part: Option<ChangedPart>,
    /// What the place is called where it stands.
    pub place: String,
    /// The things that are there no longer, and those that have come.
    pub lost: Vec<Ref>,
    pub gained: Vec<Ref>,
    /// How the lost and the gained things are called there.
    pub names: Vec<(Ref, String)>,
    /// It is a place of its own, which shows what lies there.
    pub is_place: bool,
    /// The names of both messages.
    pub ids: [Option<String>; 2],
    /// Only a number in it differs, or how a goal stands.
    pub counts: bool,
    /// It says no more than numbers, before and after.
    pub is_amount: bool,
    /// It is a row whose numbers are all zero.
    pub is_nil: bool,
    /// Nothing but a sign differs, such as whether a price can be paid.
    pub is_sign: bool,
    /// Names of several words in what it says and would say.
    pub whole: Vec<String>,
}

/// Some of the things of a list.
pub(crate) enum ChangedPart {
    /// Those that come.
    Comes(String),
    /// Those that go.
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
    /// The seat that looks.
    pub own: Seat,
}

/// Where a row stands.
#[derive(Clone, Copy)]
struct Stands<'a> {
    panel: &'a Panel,
    /// The number of the panel now.
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
    /// What differs between two pictures. Which cell has become which is found by what they show
    /// alone: no rule is known here.
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

    /// The cells of a row that differ.
    fn in_row(&self, one: Stands<'_>, other: Stands<'_>, found: &mut Vec<CellChange>) {
        let (cells, then) = (&one.row.cells, &other.row.cells);
        let in_columns = !one.panel.columns.is_empty() && cells.len() == then.len();
        let pairs = match in_columns {
            // What stands in one column is the same.
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

    /// A cell that differs, comes or goes.
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
        let of_things = names.iter().filter(|(_, name)| name.contains(' '));
        let of_things: Vec<String> = of_things.map(|(_, name)| name.clone()).collect();
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

    /// A row that comes or goes as a whole; one that goes has a place now.
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
        // A card with all that is said of it moves as that card, other rows with all that lies in them.
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

    /// What is told of a row whose cells say this: of a card its name is enough, and a free space says
    /// nothing.
    fn short(&self, stands: Stands<'_>, said: &[String]) -> String {
        let mut telling = said.iter().map(String::as_str).filter(|said| tells(said));
        if !stands.row.texts.is_empty() {
            return telling.next().unwrap_or_default().to_owned();
        }
        // What names the row goes with what it says.
        let between = if self.head(stands).is_some() { " " } else { BETWEEN };
        telling.collect::<Vec<_>>().join(between)
    }

    /// What a list says of the things alone that come to it, or go, if that is all.
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

    /// The names of several words that a message says.
    fn whole(&self, says: &Message) -> Vec<String> {
        let pieces =
            self.wording.voice.pieces(says).into_iter().filter(|piece| piece.arg.is_some());
        pieces.map(|piece| piece.text).filter(|name| name.contains(' ')).collect()
    }

    /// What the things of a cell are called there.
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

    /// What a thing is called that a message names in a list.
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

    /// What a cell is called: whose it is, its row where that has a name, and its column.
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

    /// The first cell of a row, if it names one among several that begin alike, each with a thing of
    /// its own.
    fn head<'c>(&self, stands: Stands<'c>) -> Option<&'c Cell> {
        let first = stands.row.cells.first()?;
        let firsts = || stands.panel.rows.iter().filter_map(|row| row.cells.first());
        let alike = firsts().filter(|other| of(other) == of(first)).count();
        let same = firsts().filter(|other| other.about == first.about).count();
        (!first.about.is_empty() && alike > 1 && same == 1).then_some(first)
    }

    /// Where a cell stands: in front of whom, in which row, or on which panel.
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

    /// What a panel is called: its player, or its title where that says nothing else.
    fn panel_name(&self, panel: &Panel) -> String {
        if let Some(seat) = whose(panel.role) {
            return self.wording.voice.seat(seat);
        }
        let brief = panel.brief.first().filter(|first| first.about.is_empty());
        let name = brief.and_then(|head| head.says.as_ref()).unwrap_or(&panel.title);
        // What stands in a line of its own may say more there than the name.
        let own = self.wording.voice.word(name.space, &name.id, Some(NAME), &[]);
        let said = own.unwrap_or_else(|| self.say(name));
        // What else stands in a heading, such as how many lie there, is no part of the name.
        said.split(BETWEEN).next().map_or_else(String::new, str::to_owned)
    }

    /// In front of whom a row lies, or of whom it tells.
    fn whose(&self, stands: Stands<'_>) -> Option<Seat> {
        whose(stands.panel.role).or_else(|| self.seat_of(self.head(stands)?))
    }

    /// The seat that a cell names, and nothing else.
    fn seat_of(&self, cell: &Cell) -> Option<Seat> {
        let seats = (0..self.wording.table.seats()).map(Seat);
        let mut named = seats.filter(|seat| cell.about == [Ref::new("seat", seat.to_string())]);
        named.next()
    }

    /// The player of a sheet that is not the own one.
    fn player(&self, role: Role) -> Option<String> {
        let seat = whose(role).filter(|seat| *seat != self.own)?;
        Some(self.wording.voice.seat(seat))
    }

    fn say(&self, message: &Message) -> String {
        self.wording.voice.say(message)
    }
}

/// In front of whom a panel lies.
fn whose(role: Role) -> Option<Seat> {
    match role {
        Role::Sheet { seat } => Some(seat),
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => None,
    }
}

/// Whether a text says anything: a letter or a digit.
pub(crate) fn tells(text: &str) -> bool {
    text.contains(char::is_alphanumeric)
}

/// The number of one of several items.
fn nth<T>(all: &[T], one: &T) -> Option<usize> {
    all.iter().position(|other| std::ptr::eq(other, one))
}

/// What a cell is of: the name of its message.
fn of(cell: &Cell) -> Option<&str> {
    cell.says.as_ref().map(|says| says.id.as_str())
}

/// Whether a cell is shown for a thing that its words do not name: it is a place, or a count.
fn is_place(cell: &Cell) -> bool {
    let named = cell.says.as_ref().map_or_else(Vec::new, Ref::named_in);
    !cell.about.is_empty() && cell.about != named
}

/// The thing that a cell is about, before all else that it names: lists may say this or that.
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

/// The things that lie in a cell and can come and go: those of a list, or else all that it names. What
/// the common words name, such as a colour, is no thing of its own.
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
    // A figure is named by no word.
    if named.is_empty() { subject(cell).into_iter().collect() } else { named }
}

/// An argument with the items alone that one list has more than another, or as it is in both messages.
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

/// Whether a row is a line of things that are alike.
fn is_line(row: &Row) -> bool {
    matches!(&row.cells[..], [one, other, ..] if of(one) == of(other) && !is_place(one))
}

/// How much two panels differ: those of one role are the same, of what lies for all those of one name.
fn of_panels(one: &Panel, other: &Panel) -> Option<u32> {
    let by_name = match one.role {
        Role::Shared | Role::Pile => true,
        Role::Round | Role::Map | Role::Sheet { .. } | Role::Known => false,
    };
    let alike = one.role == other.role && (!by_name || one.title.id == other.title.id);
    alike.then(|| u32::from(one != other))
}

/// How much two cells differ: not, or in what they say of the same. Two that are about different
/// things are not each other.
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

/// How much two rows differ. Two that begin with different things are not the same row, but lines of
/// things are if they have one in common.
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

/// What it costs when a row comes or goes.
fn room(row: &Row) -> u32 {
    u32::try_from(row.cells.len()).unwrap_or(u32::MAX / 4).saturating_mul(4).max(1)
}

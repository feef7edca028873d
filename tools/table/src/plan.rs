//! The plan: which shape each panel has, and where it is.

use std::rc::Rc;

use play::panel::Role;
use ratatui::layout::Rect;
use view::{Panel, View};

use crate::body::best;
use crate::canvas::{Canvas, Key, Line};
use crate::numbered::Numbered;
use crate::panel::Extent;
use crate::shape::Shape;

/// Columns between panels.
const GUTTER: usize = 3;
/// Columns of it that future texts leave.
const LEAST_GUTTER: u16 = 2;
/// Maximum number of panels side by side.
const ABREAST: usize = 3;
/// Cost of an incomplete line; a line that shows nothing of its content costs 10,000.
const CUT: usize = 1000;
/// For this number of lines, no part of a panel with offers is left out.
const FEW_LINES: usize = 2;
/// Weight of a line with an offer, relative to others.
const OFFERED: usize = 2;
/// A sheet has more lines than this.
const LEAST_SHEET: usize = 4;
/// Maximum number of panels for which all combinations of short versions are tried.
const MOST_SHORT: usize = 6;

/// The panels of a table with their places. Lines are counted from the top of the board, which may
/// be higher than the screen.
#[derive(Debug, Default)]
pub struct Plan {
    /// The panels.
    pub blocks: Vec<PlacedPanel>,
    /// Number of lines needed.
    pub height: usize,
    /// Number of panels drawn as incomplete lines.
    pub cut: usize,
    /// How much of their content is missing.
    pub untold: usize,
    /// Whether the texts of cards are included.
    pub texts: bool,
}

/// What may be shortened if there is little room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Little {
    /// Whether panels of the question may be shortened.
    pub briefly: bool,
    /// Whether one-line panels may share lines below the rest.
    pub gathered: bool,
}

/// A panel with its place.
#[derive(Debug)]
pub struct PlacedPanel {
    /// The index of the panel.
    pub no: usize,
    /// Its position.
    pub rect: Rect,
    /// What is drawn.
    pub canvas: Canvas,
    /// Whether it is one line that represents the whole panel.
    pub short: bool,
}

impl Plan {
    /// Columns from the start of a panel to the gap before the next one beside it, or to the edge.
    pub fn room(&self, rect: &Rect, columns: u16) -> u16 {
        let beside = self.blocks.iter().filter(|one| one.rect.y == rect.y && one.rect.x > rect.x);
        let end =
            beside.map(|one| one.rect.x.saturating_sub(LEAST_GUTTER)).min().unwrap_or(columns);
        end.saturating_sub(rect.x)
    }

    /// Whether a part of a row of a panel is drawn.
    pub fn shows_row(&self, panel: usize, row: usize) -> bool {
        let is_of = |key: Key| matches!(key, Key::Cell(no, at, _) if (no, at) == (panel, row));
        self.blocks.iter().any(|block| block.canvas.spots.iter().any(|spot| is_of(spot.key)))
    }

    /// The line of a spot.
    pub fn line_of(&self, key: &Key) -> Option<usize> {
        self.blocks.iter().find_map(|PlacedPanel { rect, canvas, .. }| {
            let spot = canvas.spots.iter().position(|spot| spot.key == *key)?;
            let with = |line: &Line| line.iter().any(|piece| piece.spot == Some(spot));
            Some(usize::from(rect.y) + canvas.lines.iter().position(with)?)
        })
    }
}

/// The plans of a view. They share computed shapes.
#[derive(Debug, Default)]
pub struct Plans {
    made: Vec<(Room, Rc<Plan>)>,
    shaped: Vec<(DrawnSize, Rc<[Item]>)>,
}

/// Columns, lines, and what may be shortened.
type Room = (usize, usize, Little);

/// How much is drawn, whether briefly, and at which width.
type DrawnSize = (Fullness, bool, usize);

impl Plans {
    /// The best plan for a board of this size: it shows as much as fits.
    pub fn plan(&mut self, view: &View, columns: usize, lines: usize, little: Little) -> Rc<Plan> {
        let size = (columns, lines, little);
        if let Some((_, known)) = self.made.iter().find(|(known, _)| *known == size) {
            return Rc::clone(known);
        }
        let made = Rc::new(self.make(view, columns, lines, little));
        self.made.push((size, Rc::clone(&made)));
        made
    }

    fn make(&mut self, view: &View, columns: usize, lines: usize, little: Little) -> Plan {
        let Little { briefly, gathered } = little;
        for fullness in [Fullness::All, Fullness::Framed, Fullness::Rows] {
            let items = self.items(view, (fullness, false), columns);
            let whole = Shelves::new(items.to_vec(), columns, lines);
            if whole.height <= lines {
                return Plan { texts: fullness == Fullness::All, ..whole.place() };
            }
        }
        let own = self.items(view, (Fullness::Own, briefly), columns);
        let part = best_part(&own, columns, (lines, false));
        if gathered && part.height > lines {
            return best_part(&own, columns, (lines, true)).place();
        }
        let part = with_texts(part, view, columns, lines);
        with_sheets(part, view, columns, lines).place()
    }

    fn items(&mut self, view: &View, how: (Fullness, bool), columns: usize) -> Rc<[Item]> {
        let (fullness, briefly) = how;
        let key = (fullness, briefly, columns);
        if let Some((_, known)) = self.shaped.iter().find(|(known, _)| *known == key) {
            return Rc::clone(known);
        }
        let made: Rc<[Item]> = items(view, how, columns).into();
        self.shaped.push((key, Rc::clone(&made)));
        made
    }
}

/// Adds the texts of cards to a panel of the question without offers, if there are enough lines.
fn with_texts(mut part: Shelves, view: &View, columns: usize, lines: usize) -> Shelves {
    for at in 0..part.items.len() {
        let no = part.items[at].no;
        let panel = &view.panels[no];
        let offered = panel.rows.iter().any(view::Row::offered);
        if panel.role != Role::Shared || !panel.asked || offered {
            continue;
        }
        let one = Numbered { no, panel };
        let mut items = part.items.clone();
        items[at] = item(one, (Fullness::All, false), columns, view.is_heading(panel));
        let more = Shelves::new(items, columns, lines);
        if more.height <= lines && more.untold <= part.untold {
            part = more;
        }
    }
    part
}

/// Shows as many complete sheets of other players as there are lines for.
fn with_sheets(mut part: Shelves, view: &View, columns: usize, lines: usize) -> Shelves {
    for at in 0..part.items.len() {
        let (no, line) = (part.items[at].no, part.items[at].line);
        let panel = &view.panels[no];
        let sheet = matches!(panel.role, Role::Sheet { .. });
        if !sheet || !line || part.height + LEAST_SHEET > lines {
            continue;
        }
        let one = Numbered { no, panel };
        let whole = item(one, (Fullness::Own, false), columns, view.is_heading(panel));
        let mut items = part.items.clone();
        items[at] = whole;
        let more = Shelves::new(items, columns, lines);
        if more.height <= lines && more.untold <= part.untold {
            part = more;
        }
    }
    part
}

/// The panels that show the most if some are shortened, with the most complete lines; the lowest if
/// nothing fits. One-line panels may be `gathered` below the rest if that takes less.
fn best_part(items: &[Item], columns: usize, (lines, gathered): (usize, bool)) -> Shelves {
    let can: Vec<usize> = (0..items.len()).filter(|at| items[*at].short.is_some()).collect();
    let can = &can[..can.len().min(MOST_SHORT)];
    let mut best: Option<(usize, Shelves)> = None;
    for chosen in 0..1_usize << can.len() {
        let short = |at: usize| {
            let bit = can.iter().position(|one| *one == at);
            items[at].short.as_ref().filter(|_| bit.is_some_and(|bit| chosen >> bit & 1 == 1))
        };
        let part =
            |at: usize| short(at).map_or_else(|| items[at].clone(), |short| (**short).clone());
        let mut parts: Vec<Item> = (0..items.len()).map(part).collect();
        if gathered {
            parts.sort_by_key(|item| item.line);
        }
        let shelves = Shelves::new(parts, columns, lines);
        // A complete short version counts like the lowest form of the panel.
        let cut = shelves.cut();
        let whole = |at: &usize| short(*at).is_none_or(|item| item.line && !cut.contains(&item.no));
        let seen = (0..items.len()).filter(whole).map(|at| items[at].worth()).sum();
        let fits = shelves.height <= lines;
        let better =
            best.as_ref().is_none_or(|(most, other)| match (fits, other.height <= lines) {
                (true, true) => seen > *most || (seen == *most && shelves.untold < other.untold),
                (true, false) => true,
                (false, true) => false,
                (false, false) => shelves.height < other.height,
            });
        if better {
            best = Some((seen, shelves));
        }
    }
    best.map(|(_, shelves)| shelves).unwrap_or_default()
}

/// How much is drawn, from everything down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fullness {
    /// Everything, with the texts of cards.
    All,
    /// Everything except the texts of cards, with frames around the places of a map.
    Framed,
    /// Everything, compact.
    Rows,
    /// Other players' panels in one line each, and possibly those without offers, too.
    Own,
}

/// A panel with all its possible shapes.
#[derive(Clone, Debug, Default)]
struct Item {
    /// The index of the panel.
    no: usize,
    shapes: Rc<[Shape]>,
    /// A smaller version: one line, or only offers.
    short: Option<Rc<Item>>,
    /// Whether it has offers.
    offered: bool,
    /// Whether it is one line.
    line: bool,
    /// The complete text of its line, on several lines.
    told: Option<Shape>,
}

impl Item {
    /// A panel with the shapes that no other one beats.
    fn new(no: usize, shapes: Vec<Shape>) -> Self {
        Self { no, shapes: best(shapes).into(), ..Self::default() }
    }

    /// A panel in one line, in all possible lengths, and its complete short version.
    fn line(no: usize, lines: Vec<Shape>, told: Vec<Shape>) -> Self {
        let told = told.into_iter().find(|shape| shape.height > 1);
        Self { no, shapes: lines.into(), line: true, told, ..Self::default() }
    }

    fn least(&self) -> usize {
        least(&self.shapes)
    }

    /// The value of showing all of it. A panel with offers counts more.
    fn worth(&self) -> usize {
        self.least() * if self.offered { OFFERED } else { 1 }
    }
}

/// The height of the lowest shape.
fn least(shapes: &[Shape]) -> usize {
    shapes.iter().map(|shape| shape.height).min().unwrap_or(0)
}

/// The panels to draw; those of others last, if they are one line each.
fn items(view: &View, how: (Fullness, bool), columns: usize) -> Vec<Item> {
    let (fullness, _) = how;
    let eyes = view.eyes.as_ref().map(|eyes| eyes.seat);
    let others = |panel: &Panel| match panel.role {
        Role::Sheet { seat } => fullness == Fullness::Own && Some(seat) != eyes,
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => false,
    };
    let panels = view.panels.iter().enumerate().map(|(no, panel)| Numbered { no, panel });
    let mut panels: Vec<_> = panels.filter(|one| !one.panel.rows.is_empty()).collect();
    // The viewer's own panels come first, so that they stay in place whatever else is there.
    let rank = |panel: &Panel| match panel.role {
        Role::Round | Role::Map => 0,
        Role::Sheet { seat } if Some(seat) == eyes => 1,
        Role::Sheet { .. } | Role::Shared | Role::Known | Role::Pile => 2,
    };
    panels.sort_by_key(|one| (others(one.panel), rank(one.panel)));
    let item = |one: &Numbered<'_>| {
        if others(one.panel) {
            let told = one.shapes(columns, Extent::Brief);
            return Item::line(one.no, one.shapes(columns, Extent::Line), told);
        }
        item(*one, how, columns, view.is_heading(one.panel))
    };
    panels.iter().map(item).collect()
}

fn item(
    one: Numbered<'_>,
    (fullness, briefly): (Fullness, bool),
    columns: usize,
    headless: bool,
) -> Item {
    let extent = match fullness {
        Fullness::All => Extent::Texts,
        Fullness::Framed => Extent::Framed,
        Fullness::Rows => Extent::Rows,
        // Without its title, nothing can follow it.
        Fullness::Own if headless => Extent::Rows,
        Fullness::Own => Extent::Close,
    };
    let shapes = |extent| {
        let mut shapes = one.shapes(columns, extent);
        if headless {
            shapes.iter_mut().for_each(|shape| *shape = shape.headless());
        }
        shapes
    };
    let mut whole = shapes(extent);
    whole.retain(|shape| shape.width <= columns);
    if whole.is_empty() {
        return Item::line(one.no, shapes(Extent::Line), shapes(Extent::Brief));
    }
    let rows = &one.panel.rows;
    let offers = rows.iter().filter(|row| row.offered()).count();
    let short = match one.panel.role {
        Role::Map | Role::Sheet { .. } => None,
        Role::Round | Role::Shared | Role::Known | Role::Pile => match offers {
            // A needed panel is shown completely, if necessary in its short version.
            _ if one.panel.asked => {
                let told = offers < rows.len() || one.tells_offers_briefly();
                let brief = if briefly && told { shapes(Extent::Brief) } else { Vec::new() };
                (!brief.is_empty()).then(|| Item::new(one.no, brief))
            }
            0 => Some(Item::line(one.no, shapes(Extent::Line), shapes(Extent::Brief))),
            _ if offers == rows.len() => None,
            // The complete short version is better than a part of the panel.
            _ if one.tells_offers_briefly() => Some(Item::new(one.no, shapes(Extent::Brief))),
            // With one or two more lines, the whole panel can be shown.
            _ => Some(Item::new(one.no, shapes(Extent::Offered)))
                .filter(|part| briefly || part.least() + FEW_LINES < least(&whole)),
        },
    };
    Item { short: short.map(Rc::new), offered: offers > 0, ..Item::new(one.no, whole) }
}

/// Some panels side by side.
#[derive(Clone, Default)]
struct Shelf {
    /// The index of the shape of each.
    shapes: Vec<usize>,
    /// Whether it is one panel with its complete short version.
    told: bool,
    height: usize,
    /// How much of the panels' content is missing.
    untold: usize,
}

impl Shelf {
    /// All ways to put some of the first panels side by side.
    fn ways(items: &[Item], columns: usize) -> Vec<Self> {
        let mut ways = Vec::new();
        for count in 1..=ABREAST.min(items.len()) {
            let shelf = &items[..count];
            // A one-line panel is only next to others of one line.
            let low = |item: &Item| item.shapes.iter().any(|shape| shape.height == 1);
            if shelf.iter().any(|item| item.line) && !shelf.iter().all(low) {
                break;
            }
            ways.extend(abreast(shelf, columns));
        }
        let told = items.first().and_then(|item| item.told.as_ref());
        let told = told.filter(|shape| shape.width <= columns);
        ways.extend(told.map(|shape| Self {
            shapes: vec![0],
            told: true,
            height: shape.height,
            untold: 0,
        }));
        // A panel that fits nowhere is clipped.
        if ways.is_empty() {
            ways.push(Self { shapes: vec![0], ..Self::default() });
        }
        ways
    }
}

/// Panels in rows of up to three, in order. As little of their content as possible is missing in
/// the available lines, or in the minimum number of lines.
#[derive(Default)]
struct Shelves {
    items: Vec<Item>,
    shelves: Vec<Shelf>,
    height: usize,
    untold: usize,
}

impl Shelves {
    fn new(items: Vec<Item>, columns: usize, lines: usize) -> Self {
        let ways: Vec<Vec<Shelf>> =
            (0..items.len()).map(|at| Shelf::ways(&items[at..], columns)).collect();
        // The minimum number of lines for all panels from each one on.
        let mut fewest = vec![0; items.len() + 1];
        for (at, ways) in ways.iter().enumerate().rev() {
            let whole = ways.iter().map(|way| way.height + fewest[at + way.shapes.len()]);
            fewest[at] = whole.min().unwrap_or(0);
        }
        let room = lines.max(fewest[0]);
        // For each panel and number of lines: the minimum of missing content from it on, the lines
        // used, and the chosen way.
        let mut best = vec![vec![Some((0, 0, 0)); room + 1]; items.len() + 1];
        for (at, ways) in ways.iter().enumerate().rev() {
            for room in 0..=room {
                let mut least: Option<(usize, usize, usize)> = None;
                for (nth, way) in ways.iter().enumerate() {
                    let below = room.checked_sub(way.height);
                    let rest = below.and_then(|below| best[at + way.shapes.len()][below]);
                    let Some((untold, height, _)) = rest else { continue };
                    let whole = (untold + way.untold, height + way.height, nth);
                    if least.is_none_or(|least| (whole.0, whole.1) < (least.0, least.1)) {
                        least = Some(whole);
                    }
                }
                best[at][room] = least;
            }
        }
        let (untold, height, _) = best[0][room].unwrap_or_default();
        let (mut shelves, mut at, mut left) = (Vec::new(), 0, room);
        while at < items.len() {
            let nth = best[at][left].map_or(0, |(_, _, nth)| nth);
            let shelf = ways[at][nth].clone();
            left = left.saturating_sub(shelf.height);
            at += shelf.shapes.len();
            shelves.push(shelf);
        }
        Self { items, shelves, height, untold }
    }

    /// The panels drawn as incomplete lines.
    fn cut(&self) -> Vec<usize> {
        let shapes = self
            .shelves
            .iter()
            .flat_map(|shelf| shelf.shapes.iter().map(|shape| (!shelf.told).then_some(*shape)));
        let lines = self.items.iter().zip(shapes).filter(|(item, _)| item.line);
        let cut = lines.filter(|(item, shape)| shape.is_some_and(|at| item.shapes[at].is_cut()));
        cut.map(|(item, _)| item.no).collect()
    }

    fn place(self) -> Plan {
        let mut plan = Plan { cut: self.cut().len(), untold: self.untold, ..Plan::default() };
        let mut items = self.items.into_iter();
        for shelf in &self.shelves {
            let (mut x, mut high) = (0, 0);
            for (shape, item) in shelf.shapes.iter().zip(items.by_ref().take(shelf.shapes.len())) {
                let told = item.told.as_ref().filter(|_| shelf.told);
                let mut canvas = told.unwrap_or(&item.shapes[*shape]).canvas();
                if !item.line {
                    canvas.underline();
                }
                let (wide, height) = (canvas.width(), canvas.height());
                let rect = Rect {
                    x: cast(x),
                    y: cast(plan.height),
                    width: cast(wide),
                    height: cast(height),
                };
                plan.blocks.push(PlacedPanel { no: item.no, rect, canvas, short: item.line });
                x += wide + GUTTER;
                high = high.max(height);
            }
            plan.height += high;
        }
        plan
    }
}

/// The shapes with which some panels fit side by side in the lowest height.
fn abreast(shelf: &[Item], columns: usize) -> Option<Shelf> {
    let mut best: Option<(usize, (usize, usize), Vec<usize>)> = None;
    let mut chosen = vec![0; shelf.len()];
    let mixed = shelf.iter().any(|item| item.line != shelf[0].line);
    loop {
        let sizes = || shelf.iter().zip(&chosen).map(|(item, shape)| &item.shapes[*shape]);
        let wide = sizes().map(|shape| shape.width + GUTTER).sum::<usize>() - GUTTER;
        let high = sizes().map(|shape| shape.height).max().unwrap_or(0);
        // One-line panels show as much as fits, and each about equally much.
        let cost = match shelf.iter().any(|item| item.line) {
            true => (shelf.iter().zip(&chosen).map(untold).sum(), columns.saturating_sub(wide)),
            false => (0, wide),
        };
        if wide <= columns
            && (high == 1 || !mixed)
            && best.as_ref().is_none_or(|(height, least, _)| (high, cost) < (*height, *least))
        {
            best = Some((high, cost, chosen.clone()));
        }
        // The next combination of shapes, like counting up a number.
        let Some(at) = (0..shelf.len()).find(|at| chosen[*at] + 1 < shelf[*at].shapes.len()) else {
            break;
        };
        chosen[at] += 1;
        chosen[..at].fill(0);
    }
    best.map(|(height, (untold, _), shapes)| Shelf { shapes, told: false, height, untold })
}

/// How much of a line's content is missing in one of its lengths: the square of its share, so that
/// two partly shown lines are better than a complete one next to an empty one. An incomplete line
/// costs a little more.
fn untold((item, shape): (&Item, &usize)) -> usize {
    if !item.line {
        return 0;
    }
    let longest = item.shapes.len().saturating_sub(1);
    let share = (100 * (longest - shape)).checked_div(longest).unwrap_or(0);
    share * share + if item.shapes[*shape].is_cut() { CUT } else { 0 }
}

/// A number of columns or lines in the type of terminals.
pub fn cast(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

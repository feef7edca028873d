//! Routes: lines between two distant places, straight and diagonal or around corners, through empty
//! points.

use std::collections::{BTreeMap, BTreeSet};

/// A column and a line.
pub type Point = (usize, usize);
/// The points of a route, each with its stroke.
pub type Route = Vec<(Point, Stroke)>;

/// The stroke at one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// From left to right.
    Flat,
    /// From top to bottom.
    Upright,
    /// From bottom left to top right.
    Rising,
    /// From top left to bottom right.
    Falling,
    /// A corner, by its letter.
    Corner(&'static str),
}

/// Cost of a step up or down.
const DOWN: u32 = 2;
/// Cost of a turn.
const TURN: u32 = 3;
/// Number of the last columns of a place without a frame from which lines can lead down.
const LAST: usize = 3;
/// Cost of passing next to something.
const CLOSE: u32 = 2;

/// A direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    fn from(self, (x, y): Point) -> Option<Point> {
        Some(match self {
            Self::Left => (x.checked_sub(1)?, y),
            Self::Right => (x + 1, y),
            Self::Up => (x, y.checked_sub(1)?),
            Self::Down => (x, y + 1),
        })
    }

    fn cost(self) -> u32 {
        match self {
            Self::Left | Self::Right => 1,
            Self::Up | Self::Down => DOWN,
        }
    }

    fn back(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }

    /// The stroke between two directions.
    fn stroke(self, next: Self) -> Stroke {
        match (self, next) {
            (Self::Left | Self::Right, Self::Left | Self::Right) => Stroke::Flat,
            (Self::Up | Self::Down, Self::Up | Self::Down) => Stroke::Upright,
            (Self::Right, Self::Down) | (Self::Up, Self::Left) => Stroke::Corner("╮"),
            (Self::Right, Self::Up) | (Self::Down, Self::Left) => Stroke::Corner("╯"),
            (Self::Left, Self::Down) | (Self::Up, Self::Right) => Stroke::Corner("╭"),
            (Self::Left, Self::Up) | (Self::Down, Self::Right) => Stroke::Corner("╰"),
        }
    }
}

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The first column and line.
    pub corner: Point,
    /// Columns and lines.
    pub size: (usize, usize),
    /// Whether it has a frame. No line begins at its corners.
    pub framed: bool,
}

impl Area {
    /// Whether it contains a point.
    pub fn has(self, (x, y): Point) -> bool {
        let ((left, top), (wide, high)) = (self.corner, self.size);
        (left..left + wide).contains(&x) && (top..top + high).contains(&y)
    }

    /// The area with one more column on either side, where diagonal lines begin and end as well.
    fn broad(self) -> Self {
        let (left, top) = self.corner;
        let corner = (left.saturating_sub(1), top);
        Self { corner, size: (self.size.0 + left.min(1) + 1, self.size.1), ..self }
    }

    /// Whether a line can leave a point in a direction. Sideways from a place without a frame, in
    /// its first line; downward, on its right, like lines between neighbors.
    fn opens(self, (x, y): Point, way: Way) -> bool {
        let ((left, top), (wide, high)) = (self.corner, self.size);
        match (way, self.framed) {
            (Way::Left | Way::Right, true) => y > top && y + 1 < top + high,
            (Way::Up | Way::Down, true) => x > left && x + 1 < left + wide,
            (Way::Left | Way::Right, false) => y == top,
            (Way::Up | Way::Down, false) => y == top || x + LAST >= left + wide,
        }
    }

    fn points(self) -> impl Iterator<Item = Point> {
        let ((left, top), (wide, high)) = (self.corner, self.size);
        (top..top + high).flat_map(move |y| (left..left + wide).map(move |x| (x, y)))
    }
}

/// A route from one place to another through free points, if there is one. One around corners is
/// second best, unless `corners`.
pub fn route(from: Area, to: Area, corners: bool, free: &dyn Fn(Point) -> bool) -> Option<Route> {
    let around = || around(from, to, free);
    match corners {
        true => around().or_else(|| askew(from, to, free)),
        false => askew(from, to, free).or_else(around),
    }
}

/// The shortest route of straight and diagonal parts.
fn askew(from: Area, to: Area, free: &dyn Fn(Point) -> bool) -> Option<Route> {
    let ways = [
        (Way::Left, Way::Up, Stroke::Falling),
        (Way::Right, Way::Up, Stroke::Rising),
        (Way::Left, Way::Down, Stroke::Rising),
        (Way::Right, Way::Down, Stroke::Falling),
    ];
    let lines = ways.into_iter().flat_map(|(across, along, stroke)| {
        from.broad().points().filter_map(move |start| {
            let mut line = Route::new();
            let mut at = start;
            loop {
                at = along.from(across.from(at)?)?;
                if to.broad().has(at) {
                    return (!line.is_empty()).then_some(line);
                }
                if !free(at) || from.broad().has(at) {
                    return None;
                }
                line.push((at, stroke));
            }
        })
    });
    lines.min_by_key(Vec::len)
}

/// The cheapest route of horizontal and vertical parts.
fn around(from: Area, to: Area, free: &dyn Fn(Point) -> bool) -> Option<Route> {
    let beside = |at: Point| {
        let near = Way::ALL.iter().filter_map(|way| way.from(at));
        let passed = near.filter(|at| !free(*at) && !from.has(*at) && !to.has(*at));
        CLOSE * u32::try_from(passed.count()).unwrap_or(u32::MAX / CLOSE)
    };
    // For each point and direction: the cost, and the direction before.
    let mut came: BTreeMap<(Point, Way), (u32, Option<Way>)> = BTreeMap::new();
    let mut open: BTreeSet<(u32, Point, Way)> = BTreeSet::new();
    for start in from.points() {
        for way in Way::ALL {
            let next = way.from(start).filter(|at| !from.has(*at) && free(*at));
            let Some(at) = next.filter(|_| from.opens(start, way)) else { continue };
            let cost = way.cost() + beside(at);
            came.insert((at, way), (cost, None));
            open.insert((cost, at, way));
        }
    }
    while let Some((cost, at, way)) = open.pop_first() {
        if way.from(at).is_some_and(|next| to.has(next) && to.opens(next, way)) {
            return Some(back(&came, at, way));
        }
        for next in Way::ALL.into_iter().filter(|next| *next != way.back()) {
            // A line turns in place, then goes on.
            let turned = next != way;
            let point = if turned { Some(at) } else { way.from(at).filter(|at| free(*at)) };
            let Some(point) = point else { continue };
            let cost = cost + if turned { TURN } else { next.cost() + beside(point) };
            if came.get(&(point, next)).is_none_or(|(known, _)| cost < *known) {
                came.insert((point, next), (cost, Some(way)));
                open.insert((cost, point, next));
            }
        }
    }
    None
}

/// The route to a point.
fn back(came: &BTreeMap<(Point, Way), (u32, Option<Way>)>, end: Point, last: Way) -> Route {
    let (mut at, mut way) = (end, last);
    // The direction in which the line leaves the point.
    let mut leaves = last;
    let mut line = Route::new();
    loop {
        let before = came.get(&(at, way)).and_then(|(_, before)| *before);
        match before {
            Some(turned) if turned != way => way = turned,
            on => {
                line.push((at, way.stroke(leaves)));
                leaves = way;
                match way.back().from(at).filter(|_| on.is_some()) {
                    Some(point) => at = point,
                    None => break,
                }
            }
        }
    }
    line.reverse();
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws a line from `a` to `b` over blank points.
    fn drawn(ground: &[&str]) -> Vec<String> {
        drawn_with(ground, false)
    }

    fn drawn_with(ground: &[&str], corners: bool) -> Vec<String> {
        let mut letters: Vec<Vec<char>> =
            ground.iter().map(|line| line.chars().collect()).collect();
        let area = |name: char| {
            let all = letters.iter().enumerate().flat_map(|(y, line)| {
                line.iter().enumerate().filter(|(_, at)| **at == name).map(move |(x, _)| (x, y))
            });
            let all: Vec<Point> = all.collect();
            let (first, last) = (all[0], all[all.len() - 1]);
            let size = (last.0 - first.0 + 1, last.1 - first.1 + 1);
            Area { corner: first, size, framed: false }
        };
        let (from, to) = (area('a'), area('b'));
        let free = |(x, y): Point| letters.get(y).and_then(|line| line.get(x)) == Some(&' ');
        for ((x, y), stroke) in route(from, to, corners, &free).unwrap_or_default() {
            letters[y][x] = match stroke {
                Stroke::Flat => '─',
                Stroke::Upright => '│',
                Stroke::Rising => '╱',
                Stroke::Falling => '╲',
                Stroke::Corner(letter) => letter.chars().next().expect("a letter"),
            };
        }
        letters.iter().map(|line| line.iter().collect()).collect()
    }

    #[test]
    fn a_line_goes_straight_or_around_what_is_in_its_way() {
        assert_eq!(drawn(&["aa     bb", "aa     bb"]), ["aa─────bb", "aa     bb"]);
        let askew = drawn(&["      bbb", "xxx   bbb", "xxx      ", "aaa      ", "aaa      "]);
        assert_eq!(askew, ["      bbb", "xxx   bbb", "xxx ╱    ", "aaa      ", "aaa      "]);
        let corner = drawn_with(&["      bbb", "xxx   bbb", "xxx      ", "aaa      "], true);
        assert_eq!(corner, ["      bbb", "xxx   bbb", "xxx   │  ", "aaa───╯  "]);
        let around = drawn(&["aa xx bb", "aa xx bb", "        ", "        "]);
        assert_eq!(around, ["aa xx bb", "aa xx bb", " ╰────╯ ", "        "]);
        let shut = ["aaxbb", "aaxbb"];
        assert_eq!(drawn(&shut), shut);
    }
}

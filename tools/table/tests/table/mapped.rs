//! A map shows exactly its borders: each line is followed from the place where it begins.

use std::collections::{BTreeMap, BTreeSet};

use desk::{Keeper, Packs, Player, Speech};
use play::Setup;
use play::panel::{Link, LinkKind, Map, Role};
use ratatui::layout::Rect;
use table::{Depth, Ground, Key, Manner, Screen, Theme};
use view::HotSeat;

use crate::support::{SIZES, blank, place, text};

const MANNER: Manner = Manner::still(Theme { depth: Depth::None, ground: Ground::Dark });
/// Columns between places.
const GAP: u16 = 3;

/// Pairs of linked places, by index.
type Pairs = BTreeSet<(usize, usize)>;

/// A map on a screen.
struct Drawn {
    letters: Vec<Vec<char>>,
    places: Vec<Rect>,
}

impl Drawn {
    fn at(&self, (x, y): (i32, i32)) -> char {
        let line = usize::try_from(y).ok().and_then(|y| self.letters.get(y));
        line.and_then(|line| line.get(usize::try_from(x).ok()?)).copied().unwrap_or(' ')
    }

    /// The place that contains a point. Diagonal lines also end in the column next to it.
    fn place(&self, (x, y): (i32, i32), beside: i32) -> Option<usize> {
        self.places.iter().position(|rect| {
            let columns = i32::from(rect.left()) - beside..i32::from(rect.right()) + beside;
            let lines = i32::from(rect.top())..i32::from(rect.bottom());
            columns.contains(&x) && lines.contains(&y)
        })
    }

    /// Follows a line from a place to its end.
    fn follow(&self, from: (i32, i32), way: (i32, i32)) -> Option<usize> {
        let (mut at, (mut x, mut y)) = (from, way);
        for nth in 0..500 {
            let askew = i32::from(x != 0 && y != 0);
            let next = (at.0 + x, at.1 + y);
            let ends = self.place(next, askew);
            if ends.is_some() && !matches!(self.at(next), '╱' | '╲' | '´' | '`' | '╳') {
                return ends.filter(|_| nth > 0);
            }
            at = next;
            (x, y) = match (self.at(at), (x, y)) {
                ('─' | '╌', (_, 0)) | ('│' | '┆', (0, _)) => (x, y),
                ('╱' | '´', _) if x == -y => (x, y),
                ('╲' | '`', _) if x == y => (x, y),
                ('╳', _) if askew == 1 => (x, y),
                ('╮', (1, 0)) => (0, 1),
                ('╮', (0, -1)) => (-1, 0),
                ('╯', (1, 0)) => (0, -1),
                ('╯', (0, 1)) => (-1, 0),
                ('╭', (-1, 0)) => (0, 1),
                ('╭', (0, -1)) => (1, 0),
                ('╰', (-1, 0)) => (0, -1),
                ('╰', (0, 1)) => (1, 0),
                _ => return None,
            };
        }
        None
    }

    /// Between frames one above the other, a link over the sea differs from one over land.
    fn tells_what_leads_down(&self, map: &Map, link: &Link) {
        let [one, other] = [link.from, link.to].map(|at| &map.places[at]);
        let upper = if one.y < other.y { link.from } else { link.to };
        let rect = self.places[upper];
        if rect.height < 4 || one.x != other.x || one.y.abs_diff(other.y) != 1 {
            return;
        }
        let (x, y) = (i32::from(rect.x + rect.width / 2), i32::from(rect.bottom()) - 1);
        let signs = [self.at((x, y)), self.at((x, y + 1))];
        match link.kind {
            LinkKind::Land => assert_eq!(signs, ['┬', '┴']),
            LinkKind::Crossing => assert_eq!(signs, ['┆', '┆']),
        }
    }

    /// A line from below ends at a place without a frame where there is text above it.
    fn begins_beside_what_is_there(&self, no: usize, shown: &str) {
        let rect = self.places[no];
        if rect.height > 2 {
            return;
        }
        for x in rect.left()..rect.right() {
            let (x, y) = (i32::from(x), i32::from(rect.bottom()));
            let upright = matches!(self.at((x, y)), '│' | '┆' | '╯' | '╰');
            if upright && self.place((x, y), 0).is_none() {
                assert_ne!(self.at((x, y - 1)), ' ', "column {x}, line {y}\n{shown}");
            }
        }
    }

    /// The places at the ends of lines from a place.
    fn joined(&self, no: usize) -> Vec<usize> {
        let rect = self.places[no];
        let (left, right) = (i32::from(rect.left()), i32::from(rect.right()) - 1);
        let (top, bottom) = (i32::from(rect.top()), i32::from(rect.bottom()) - 1);
        let mut ends = Vec::new();
        for y in top..=bottom {
            ends.push(self.follow((left, y), (-1, 0)));
            ends.push(self.follow((right, y), (1, 0)));
        }
        for x in left - 2..=right + 2 {
            // Inside, vertical lines between neighbors are on the last line or in the frame.
            let upright = |y| matches!(self.at((x, y)), '│' | '┆' | '┬' | '┴');
            if (left..=right).contains(&x) {
                if upright(bottom) && self.place((x, bottom + 1), 0).is_some() {
                    ends.push(self.place((x, bottom + 1), 0));
                } else if self.place((x, bottom + 1), 0).is_none() {
                    ends.push(self.follow((x, bottom), (0, 1)));
                }
                if self.place((x, top - 1), 0).is_none() {
                    ends.push(self.follow((x, top), (0, -1)));
                }
            }
            for (way, y) in [((1, 1), bottom), ((-1, 1), bottom), ((1, -1), top), ((-1, -1), top)] {
                // From inside or from the column next to it.
                if (left - 1..=right + 1).contains(&x) {
                    ends.push(self.follow((x, y), way));
                }
            }
        }
        // A frame has its own lines at its sides.
        let own = |end: &usize| *end != no;
        ends.into_iter().flatten().filter(own).collect()
    }
}

/// The map on a screen.
fn drawn(screen: &Screen<'_>, no: usize, map: &Map, shown: &str) -> Drawn {
    let letters: Vec<Vec<char>> = shown.lines().map(|line| line.chars().collect()).collect();
    let mut names: BTreeMap<usize, (u16, u16)> = BTreeMap::new();
    for one in screen.places().1 {
        let Key::Cell(panel, row, _) = one.spot.key else { continue };
        let Some(at) = map.places.iter().position(|place| place.row == row) else { continue };
        if panel == no {
            let name = names.entry(at).or_insert((u16::MAX, u16::MAX));
            *name = (name.0.min(one.rect.x), name.1.min(one.rect.y));
        }
    }
    assert_eq!(names.len(), map.places.len(), "{shown}");
    let x = |at: usize| names[&at].0;
    let side = map.places.iter().position(|place| place.x == 1).expect("a second column");
    let first = map.places.iter().position(|place| place.x == 0).expect("a first column");
    let wide = x(side) - x(first) - GAP;
    let before = |(x, y): (u16, u16)| letters[usize::from(y)][usize::from(x) - 1];
    let framed = before(names[&first]) == '│';
    let (inset, height) = if framed { (1, 4) } else { (0, 2) };
    let rect = |(x, y): &(u16, u16)| Rect { x: x - inset, y: y - inset, width: wide, height };
    let places = names.values().map(rect).collect();
    Drawn { letters, places }
}

/// The pairs named below a map.
fn named(map: &Map, names: &[String], shown: &str) -> Pairs {
    let all = map.links.iter().map(|link| (link.from, link.to));
    let said = |(one, other): &(usize, usize)| {
        let said = |sign| format!("{} {sign} {}", names[*one], names[*other]);
        ["─", "╌"].iter().any(|sign| shown.contains(&said(sign)))
    };
    all.filter(said).collect()
}

fn look(game: &mut HotSeat, size: (u16, u16)) -> usize {
    let mut screen = Screen::new(game, MANNER);
    let panel = screen.view().panels.iter().position(|panel| panel.role == Role::Map);
    let Some(no) = panel else { return 0 };
    let panel = screen.view().panels[no].clone();
    let map = panel.map.as_ref().expect("its places are known");
    let (mut buffer, area) = blank(size);
    screen.paint(&mut buffer, area);
    let shown = text(&buffer);
    let picture = drawn(&screen, no, map, &shown);
    for link in &map.links {
        picture.tells_what_leads_down(map, link);
    }
    for no in 0..map.places.len() {
        picture.begins_beside_what_is_there(no, &shown);
    }
    let name = |place: &play::panel::Place| panel.rows[place.row].cells[0].text.clone();
    let names: Vec<String> = map.places.iter().map(name).collect();
    let mut seen = named(map, &names, &shown);
    for one in 0..map.places.len() {
        let joined = picture.joined(one).into_iter();
        seen.extend(joined.map(|other| (one.min(other), one.max(other))));
    }
    let links: Pairs =
        map.links.iter().map(|link| (link.from.min(link.to), link.from.max(link.to))).collect();
    let told = |pairs: Vec<&(usize, usize)>| -> Vec<String> {
        pairs.iter().map(|(one, other)| format!("{} and {}", names[*one], names[*other])).collect()
    };
    let missing = told(links.difference(&seen).collect());
    assert!(missing.is_empty(), "{size:?}: {missing:?} are not seen to be joined\n{shown}");
    let more = told(seen.difference(&links).collect());
    assert!(more.is_empty(), "{size:?}: {more:?} are not joined\n{shown}");
    links.len()
}

#[test]
fn every_border_of_every_map_is_seen() {
    let strangers = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/packs/ashen_road");
    let mut maps = 0;
    for (folders, options) in [(vec![], vec![]), (vec![strangers.into()], vec![("map", "islands")])]
    {
        let packs = Packs::open(&folders).expect("a pack");
        let content = packs.content();
        for game in engine::SHELF {
            for players in 2..=4 {
                let opened = content.playable(game.id()).expect("sound");
                let setup = options
                    .iter()
                    .fold(Setup::seats(players), |setup, (name, value)| setup.with(name, value));
                let Ok(mut table) = opened.table(setup, u64::from(players)) else { continue };
                let who = |seat| if seat == 0 { "=human" } else { "=random" };
                let players: Vec<Player> =
                    (0..players).map(|seat| Player::parse(who(seat)).expect("a player")).collect();
                desk::note_players(&mut *table, &players);
                let speech = Speech::open(content.trees(game.id()), &["en".to_owned()]);
                let keeper = Keeper::new(place("mapped"));
                let mut game = HotSeat::new(opened, table, players, speech, keeper);
                for size in SIZES {
                    maps += usize::from(look(&mut game, size) > 0);
                }
            }
        }
    }
    assert!(maps >= 18, "{maps}");
}

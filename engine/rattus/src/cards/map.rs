//! Maps: regions and their borders.
//!
//! Rules: `components-map`, `setup-regions`, `decision-map`.

use std::collections::{BTreeMap, BTreeSet};

use content::{Document, Origin};
use diag::Diagnostic;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::codes;
use crate::numbers::RegionNo;
use crate::state::REGIONS;

play::words! {
    /// The shade of a region, which says for how many players it is used.
    Shade {
        /// Used with 2, 3 and 4 players.
        Light = "light",
        /// Used with 3 and 4 players.
        Middle = "middle",
        /// Used with 4 players.
        Dark = "dark",
    }
}

play::words! {
    /// The kind of a border.
    BorderKind {
        /// The regions share a frontier.
        Land = "land",
        /// An arrow over the sea connects the regions.
        Arrow = "arrow",
    }
}

impl Shade {
    /// The lowest number of seats with which regions of this shade are used.
    pub fn seats(self) -> u8 {
        match self {
            Self::Light => 2,
            Self::Middle => 3,
            Self::Dark => 4,
        }
    }
}

/// A map: regions and their borders.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/map.toml")))]
pub struct Map {
    /// The regions by their ids, at most 32.
    #[schemars(extend("maxProperties" = REGIONS))]
    pub region: BTreeMap<String, Region>,
}

/// A region of a map.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The shade, which says for how many players the region is used.
    pub shade: Shade,
    /// The place where the region is drawn: column from the left and line from the top, counted
    /// from 0, such as `[2, 0]`. Either all regions of a map have a place, or none.
    pub at: Option<Spot>,
    /// The source of its name and shade. Packs with `origins = true` require it.
    pub origin: Option<Origin>,
    /// The borders, by the ids of the neighboring regions. Write each border in both of its
    /// regions.
    #[schemars(extend("maxProperties" = REGIONS))]
    pub borders: BTreeMap<String, Border>,
}

/// The place where a region is drawn. Maps have few columns and lines, so that they fit on any
/// screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, JsonSchema)]
pub struct Spot(
    /// The column, from the left.
    #[schemars(range(max = 3))]
    pub u8,
    /// The line, from the top.
    #[schemars(range(max = 4))]
    pub u8,
);

/// A border of a region.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// The kind of border: a frontier or an arrow.
    pub kind: BorderKind,
    /// The source of the border. Packs with `origins = true` require it.
    pub origin: Option<Origin>,
}

/// A map in the form that the rules use: sets of regions as bits.
#[derive(Clone, Debug)]
pub struct MapData {
    /// Its id in the packs.
    pub id: String,
    /// The regions in use with 2, 3 and 4 seats.
    pub used: [u32; 3],
    /// The neighbors of each region.
    pub near: [u32; REGIONS],
    /// The neighbors across an arrow.
    pub arrows: [u32; REGIONS],
    /// The place where each region is drawn, if the map has places.
    pub spots: [Option<Spot>; REGIONS],
}

impl MapData {
    /// The regions in use with this number of seats.
    #[inline]
    pub fn used(&self, seats: u8) -> u32 {
        self.used[usize::from(seats) - 2]
    }

    /// The neighbors of a region in use with this number of seats.
    #[inline]
    pub fn near(&self, region: RegionNo, seats: u8) -> u32 {
        self.near[region.at()] & self.used(seats)
    }

    /// The regions within this number of steps, without the start.
    pub fn within(&self, from: RegionNo, steps: u8, seats: u8) -> u32 {
        let mut reached = from.bit();
        for _ in 0..steps {
            let mut next = reached;
            for region in regions(reached) {
                next |= self.near(region, seats);
            }
            reached = next;
        }
        reached & !from.bit()
    }
}

/// The regions of a bit set, in order.
#[inline]
pub(crate) fn regions(mut bits: u32) -> impl Iterator<Item = RegionNo> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (at < 32).then_some(RegionNo(at as u8))
    })
}

/// All errors of a map.
pub(super) fn check(map: &Document<Map>, out: &mut Vec<Diagnostic>) {
    spots(map, out);
    let before = out.len();
    borders(map, out);
    // If a border is already reported, its consequences are not.
    if out.len() > before {
        return;
    }
    for seats in 2..=4 {
        reachable(map, seats, out);
    }
}

fn spots(map: &Document<Map>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<Spot, &String> = BTreeMap::new();
    for (id, region) in &map.data.region {
        let Some(spot) = region.at else { continue };
        let Some(first) = taken.get(&spot) else {
            taken.insert(spot, id);
            continue;
        };
        let place = |id: &String| map.places.value(&format!("region.{id}.at"));
        let message = format!("“{id}” has the same position as “{first}”");
        let finding = Diagnostic::error(codes::SAME_SPOT, message, place(id));
        out.push(finding.label(place(first), format!("the position of “{first}”")));
    }
    if taken.is_empty() {
        return;
    }
    for (id, _) in map.data.region.iter().filter(|(_, region)| region.at.is_none()) {
        let message = format!("“{id}” has no position, but other regions have one");
        let place = map.places.key(&format!("region.{id}"));
        let finding = Diagnostic::error(codes::NO_SPOT, message, place);
        out.push(finding.help("add `at`, or remove it from all other regions"));
    }
}

fn borders(map: &Document<Map>, out: &mut Vec<Diagnostic>) {
    let regions = &map.data.region;
    for (id, region) in regions {
        for (other, border) in &region.borders {
            let path = format!("region.{id}.borders.{other}");
            let place = || map.places.key(&path);
            let Some(there) = regions.get(other) else {
                let message = format!("unknown region “{other}”");
                let known = regions.keys().map(String::as_str);
                let finding = Diagnostic::error(codes::UNKNOWN_REGION, message, place());
                out.push(finding.suggest_fix(other, known));
                continue;
            };
            if id == other {
                let message = format!("“{id}” cannot border on itself");
                out.push(Diagnostic::error(codes::BAD_BORDER, message, place()));
                continue;
            }
            match there.borders.get(id) {
                None => {
                    let message =
                        format!("“{id}” borders on “{other}”, but not the other way around");
                    let here = map.places.key(&format!("region.{other}"));
                    let finding = Diagnostic::error(codes::ONE_SIDED_BORDER, message, place())
                        .label(here, format!("“{id}” is not among these borders"))
                        .help(format!(
                            "add “{id}” to the borders of “{other}”, or remove this border"
                        ));
                    out.push(finding);
                }
                Some(back) if back.kind != border.kind && id < other => {
                    let message = format!(
                        "the border of “{id}” and “{other}” is “{}” here and “{}” there",
                        border.kind.word(),
                        back.kind.word()
                    );
                    let there = map.places.value(&format!("region.{other}.borders.{id}.kind"));
                    let place = map.places.value(&format!("{path}.kind"));
                    let finding = Diagnostic::error(codes::TWO_FACED_BORDER, message, place)
                        .label(there, "the same border, from the other side");
                    out.push(finding);
                }
                Some(_) => {}
            }
        }
    }
}

fn reachable(map: &Document<Map>, seats: u8, out: &mut Vec<Diagnostic>) {
    let used = |shade: Shade| shade.seats() <= seats;
    let regions = || map.data.region.iter().filter(|(_, region)| used(region.shade));
    let count = regions().count();
    if count < 3 {
        if seats == 2 {
            let message = format!("a map needs at least three light regions, not {count}");
            out.push(Diagnostic::error(codes::SMALL_MAP, message, map.source.top()));
        }
        return;
    }
    let in_use = |id: &&String| map.data.region.get(*id).is_some_and(|region| used(region.shade));
    for (id, region) in regions() {
        let near = region.borders.keys().filter(in_use).count();
        if near < 2 {
            let message = format!(
                "with {seats} players “{id}” has too few neighbors: {near} of at least two"
            );
            let place = map.places.key(&format!("region.{id}"));
            let finding = Diagnostic::error(codes::DEAD_END, message, place);
            out.push(finding.help("the plague must be able to move on: add a border"));
        }
    }
    let mut reached: BTreeSet<&String> = regions().map(|(id, _)| id).take(1).collect();
    loop {
        let next: BTreeSet<&String> = reached
            .iter()
            .flat_map(|id| map.data.region[*id].borders.keys().filter(in_use))
            .chain(reached.iter().copied())
            .collect();
        if next.len() == reached.len() {
            break;
        }
        reached = next;
    }
    if let Some((id, _)) = regions().find(|(id, _)| !reached.contains(id)) {
        let first = regions().map(|(id, _)| id.as_str()).next().unwrap_or_default();
        let message = format!("with {seats} players “{id}” cannot be reached from “{first}”");
        out.push(Diagnostic::error(
            codes::PARTED_MAP,
            message,
            map.places.key(&format!("region.{id}")),
        ));
    }
}

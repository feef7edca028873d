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
    /// How dark a region is printed, which decides with how many players it is used.
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
    /// How two regions are connected.
    BorderKind {
        /// The regions share a frontier.
        Land = "land",
        /// An arrow across the sea connects the regions.
        Arrow = "arrow",
    }
}

impl Shade {
    /// Minimum number of seats with which regions of this shade are used.
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
    /// Decides with how many players the region is used.
    pub shade: Shade,
    /// Position on the screen: column from the left and line from the top, both from 0, such as
    /// `[2, 0]`. Either all regions of a map have a position, or none.
    pub at: Option<Spot>,
    /// Source of the name and the shade. Required in packs with `origins = true`.
    pub origin: Option<Origin>,
    /// The neighboring regions by their ids. Each border is listed at both of its regions.
    #[schemars(extend("maxProperties" = REGIONS))]
    pub borders: BTreeMap<String, Border>,
}

/// Position of a region on the screen. The ranges are small, so that a map fits on any screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, JsonSchema)]
pub struct Spot(
    /// The column, from the left.
    #[schemars(range(max = 3))]
    pub u8,
    /// The line, from the top.
    #[schemars(range(max = 4))]
    pub u8,
);

/// The connection between a region and a neighbor.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// A frontier or an arrow.
    pub kind: BorderKind,
    /// Source of the border. Required in packs with `origins = true`.
    pub origin: Option<Origin>,
}

/// A map as the rules look it up, with sets of regions as bits.
#[derive(Clone, Debug)]
pub struct MapData {
    /// Its id in the packs.
    pub id: String,
    /// The regions in use with 2, 3 and 4 seats.
    pub used: [u32; 3],
    /// The neighbors of each region.
    pub near: [u32; REGIONS],
    /// The neighbors of each region that an arrow leads to.
    pub arrows: [u32; REGIONS],
    /// The position of each region on the screen, if the map has positions.
    pub spots: [Option<Spot>; REGIONS],
}

impl MapData {
    /// The regions in use with a number of seats.
    #[inline]
    pub fn used(&self, seats: u8) -> u32 {
        self.used[usize::from(seats) - 2]
    }

    /// The neighbors of a region that are in use with a number of seats.
    #[inline]
    pub fn near(&self, region: RegionNo, seats: u8) -> u32 {
        self.near[region.at()] & self.used(seats)
    }

    /// The regions that can be reached in at most `steps` steps, without the start.
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

/// Reports everything that is wrong with a map.
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

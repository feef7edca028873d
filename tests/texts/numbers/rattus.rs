//! The numbers of Rattus, from the files of the map and the tokens.

use play::Setup;
use toml_edit::Item;

use super::{Expected, file, int, ints};

/// Cubes of each player.
const CUBES: i64 = 20;

/// What the rulebook of a table must say; it is the same for all numbers of players.
pub struct Rules {
    /// The shades of all regions.
    shades: Vec<String>,
    /// The limits of all tokens.
    limits: Vec<i64>,
    tokens: Item,
    classes: usize,
}

impl Rules {
    /// Those of a set-up, whose options change no number.
    pub fn of(_setup: &Setup) -> Self {
        let map = file("rattus/map/europe.toml");
        let tokens = file("rattus/tokens/base.toml");
        let regions = map.get("region").and_then(Item::as_table).expect("regions");
        let shade = |(_, region): (&str, &Item)| {
            region.get("shade").and_then(Item::as_str).expect("a shade").to_owned()
        };
        let shades = regions.iter().map(shade).collect();
        let all = tokens.get("token").and_then(Item::as_array_of_tables).expect("tokens");
        let limit = |token: &toml_edit::Table| token.get("limit").and_then(Item::as_integer);
        let limits = all.iter().map(|token| limit(token).expect("a limit"));
        let limits = limits.collect();
        let cards = crate::support::entries(&crate::support::root().join("cards/rattus/class"));
        let is_card = |path: &&std::path::PathBuf| path.extension().is_some_and(|it| it == "toml");
        let classes = cards.iter().filter(is_card).count();
        Self { shades, limits, tokens, classes }
    }

    fn regions(&self, seats: i64) -> i64 {
        let used: &[&str] = match seats {
            2 => &["light"],
            3 => &["light", "middle"],
            _ => &["light", "middle", "dark"],
        };
        let used = self.shades.iter().filter(|shade| used.contains(&shade.as_str()));
        used.count() as i64
    }
}

impl Expected for Rules {
    fn number(&self, id: &str, arg: &str) -> Option<i64> {
        Some(match (id, arg) {
            ("aim" | "setup-cubes" | "end-placed", "cubes") => CUBES,
            ("setup-settle", "cubes") => 2,
            ("spread-place", "crowd") => 3,
            _ => return None,
        })
    }

    fn cell(&self, chapter: &str, column: &str, row: &str) -> Option<i64> {
        let number = || row.parse::<i64>().expect("a row that a number names");
        let all = self.limits.len() as i64;
        Some(match (chapter, column, row) {
            ("components", "head-count", "part-regions") => self.regions(4),
            ("components", "head-count", "part-cubes") => CUBES,
            ("components", "head-count", "part-starting") => int(&self.tokens, &["starting"]),
            ("components", "head-count", "part-regular") => int(&self.tokens, &["regular"]),
            ("components", "head-count", "part-classes") => self.classes as i64,
            ("components", "head-count", "part-plague") => 1,
            ("setup", "head-players", _) | ("tokens", "head-limit", _) => number(),
            ("setup", "head-regions", _) => self.regions(number()),
            ("setup", "head-aside", _) => ints(&self.tokens, "removed")[number() as usize - 2],
            ("setup", "head-supply", _) => {
                let aside = ints(&self.tokens, "removed")[number() as usize - 2];
                all - self.regions(number()) - aside
            }
            ("tokens", "head-tokens", _) => {
                self.limits.iter().filter(|limit| **limit == number()).count() as i64
            }
            _ => return None,
        })
    }
}

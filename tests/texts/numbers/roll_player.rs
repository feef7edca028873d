//! The numbers of Roll Player, from the files of editions, expansions and cards, and from the set-up
//! as it is played.

use content::CardInfo;
use engine::Opened;
use play::Setup;
use serde_json::Value;
use toml_edit::Item;

use super::played::Played;
use super::{Expected, file, int, ints};

/// The expansion's pack.
const MONSTERS: &str = "monsters_and_minions";

/// What the rulebook of a table must say.
pub struct Rules {
    setup: Setup,
    /// The edition that is played, and all that the rulebook compares.
    edition: Item,
    editions: Vec<Item>,
    /// The expansion, where it is played.
    expansion: Option<Item>,
    /// All cards of the packs.
    cards: Vec<CardInfo>,
    /// The set-up of each number of seats with the options of this table.
    played: Vec<Played>,
}

impl Rules {
    /// Those of a set-up with some packs.
    pub fn of(opened: &dyn Opened, setup: &Setup, with: &[String]) -> Self {
        let editions = ["first", "second"];
        let named = |edition: &str| file(&format!("roll_player/edition/{edition}.toml"));
        let chosen = setup.options.get("edition").map_or("second", String::as_str);
        let expands = with.iter().any(|pack| pack == MONSTERS || pack == "promos_monsters");
        let path = format!("{MONSTERS}/expansion/monsters-and-minions.toml");
        let of = |seats| Played::of(opened, &Setup { seats, ..setup.clone() });
        Self {
            setup: setup.clone(),
            edition: named(chosen),
            editions: editions.map(named).to_vec(),
            expansion: expands.then(|| file(&path)),
            cards: opened.cards().to_vec(),
            played: opened.seats().map(of).collect(),
        }
    }

    fn chooses(&self, variant: &str) -> bool {
        self.setup.options.get("variants").is_some_and(|chosen| chosen == variant)
    }

    /// A number of hunts.
    fn hunt(&self, key: &str) -> Option<i64> {
        self.expansion.as_ref().map(|expansion| int(expansion, &["hunt", key]))
    }

    /// Cards of a kind in the box of an edition, in the printing of the table.
    fn boxed(&self, kind: &str, edition: &Item) -> Vec<&CardInfo> {
        let text = |card: &CardInfo, key: &str| {
            card.fields.get(key).and_then(Value::as_str).unwrap_or("first").to_owned()
        };
        let list = |item: &Item, key: &str| -> Vec<String> {
            let list = item.get(key).and_then(Item::as_array).into_iter().flatten();
            list.filter_map(|id| id.as_str().map(str::to_owned)).collect()
        };
        let later = self.setup.options.get("printing").is_some_and(|it| it == "later");
        let printings = list(edition, "printings");
        let named = match kind {
            "backstory" => list(edition, "backstories"),
            "alignment" => list(edition, "alignments"),
            _ => Vec::new(),
        };
        let cards = self.cards.iter().filter(|card| card.kind == kind).filter(|card| {
            let printing = text(card, "printing");
            match card.pack.as_str() {
                // Each edition has the printings of the base game that it names.
                "roll_player" if !named.is_empty() => named.contains(&card.id),
                "roll_player" => !MARKET.contains(&kind) || printings.contains(&printing),
                MONSTERS => later || printing == "first",
                _ => true,
            }
        });
        cards.collect()
    }

    /// Whether a solo game or the open adventure leaves a card out.
    fn left_out(&self, card: &CardInfo, edition: &Item) -> bool {
        let named = |item: &Item, key: &str| {
            let list = item.get(key).and_then(Item::as_array).into_iter().flatten();
            list.filter_map(|id| id.as_str()).any(|id| id == card.id)
        };
        let solo = self.setup.seats == 1 && MARKET.contains(&card.kind);
        let open = self.chooses("open-adventure");
        solo && named(edition, "solo_removed")
            || self.expansion.as_ref().is_some_and(|expansion| {
                solo && named(expansion, "solo_removed")
                    || open && named(expansion, "open_adventure_removed")
            })
    }

    fn component(&self, part: &str) -> Option<i64> {
        let more = self.expansion.as_ref();
        let dice = |key: &str| {
            int(&self.edition, &[key]) + more.map_or(0, |more| int(more, &["more_dice"]))
        };
        let count = |kind: &str| {
            let cards = self.boxed(kind, &self.edition).into_iter();
            cards.filter(|card| !self.left_out(card, &self.edition)).count() as i64
        };
        Some(match part {
            "part-sheets" => count("race"),
            "part-classes" => count("class") / 2,
            "part-backstories" => count("backstory"),
            "part-alignments" => count("alignment"),
            "part-weapons" => count("weapon"),
            "part-armor" => count("armor"),
            "part-traits" => count("trait"),
            "part-skills" => count("skill"),
            "part-scrolls" => count("scroll"),
            "part-minions" => count("minion"),
            "part-monsters" => count("monster"),
            "part-adventures" => count("adventure"),
            "part-initiative" => self.played.len() as i64 + 1,
            "part-color-dice" => dice("colour_dice"),
            "part-gold-dice" => dice("gold_dice"),
            "part-boost-dice" => int(more?, &["boost_dice"]),
            "part-coins" => int(&self.edition, &["coins"]),
            _ => return None,
        })
    }

    /// The set-up of a number of seats.
    fn played(&self, seats: i64) -> &Played {
        &self.played[usize::try_from(seats).expect("seats") - 1]
    }

    fn setup_cell(&self, column: &str, row: i64) -> Option<i64> {
        let five = self.played.len() > 4;
        let place = || usize::try_from(row).expect("a place") - 1;
        Some(match column {
            "head-players" | "head-seat" => row,
            "head-row" => self.played(row).row,
            "head-initiative" => self.played(row).numbers,
            "head-dice" => self.played(row).dice,
            "head-thinned" => self.thinned(row),
            "head-gold" => *self.played(4).gold.get(place())?,
            "head-gold-up-to 4" if five => *self.played(4).gold.get(place())?,
            "head-gold-with 5" if five => *self.played(5).gold.get(place())?,
            _ => return None,
        })
    }

    /// Cards discarded of each group: as played, where two groups are.
    fn thinned(&self, seats: i64) -> i64 {
        let first = self.setup.options.get("edition").is_some_and(|it| it == "first");
        // Alone in the first edition the top card starts the discard pile.
        let played = self.played(seats).thinned - i64::from(first && seats == 1);
        played / 2
    }

    fn set(&self, row: &str) -> Option<&CardInfo> {
        let id = row.strip_prefix("set ")?;
        self.cards.iter().find(|card| card.kind == "armor_set" && card.id == id)
    }

    fn set_cell(&self, column: &str, row: &str) -> Option<i64> {
        let set = self.set(row)?;
        if let Some(nth) = column.strip_prefix("head-cards ") {
            let nth: usize = nth.parse().expect("a number of cards");
            return set.fields["stars"].get(nth - 1)?.as_i64();
        }
        let of_set =
            |card: &&CardInfo| card.kind == "armor" && card.fields["set"].as_str() == Some(&set.id);
        (column == "head-pieces").then(|| self.cards.iter().filter(of_set).count() as i64)
    }

    fn monster_cell(&self, column: &str, row: &str) -> Option<i64> {
        let id = row.strip_prefix("monster ")?;
        let monster = self.cards.iter().find(|card| card.kind == "monster" && card.id == id)?;
        let might = &monster.fields[if self.is_mighty() { "alone" } else { "several" }];
        let stars = might["stars"].as_array()?;
        match column {
            "head-strength" => might["strength"].as_i64(),
            "head-first-star" => stars.first()?.as_i64(),
            "head-most-stars" => stars.last()?.as_i64(),
            _ => None,
        }
    }

    fn edition_cell(&self, column: &str, row: &str) -> Option<i64> {
        if column == "head-difference" {
            return row.strip_prefix("diff-thinned ")?.parse().ok();
        }
        let edition = column.strip_prefix("head-edition ")?;
        let edition = &self.editions[usize::from(edition == "edition-second")];
        let thinned = |seats: usize| ints(edition, "thinned").get(seats - 1).copied();
        let count = |kind: &str| self.boxed(kind, edition).len() as i64;
        match row {
            "diff-market" => Some(MARKET.iter().map(|kind| count(kind)).sum()),
            "diff-backstories" => Some(count("backstory")),
            "diff-alignments" => Some(count("alignment")),
            "part-coins" => Some(int(edition, &["coins"])),
            row => thinned(row.strip_prefix("diff-thinned ")?.parse().ok()?),
        }
    }

    fn rank_cell(&self, column: &str, row: &str) -> Option<i64> {
        // The first cell is the number itself.
        let of = self.expansion.as_ref().unwrap_or(&self.edition);
        let ranks = ints(of, "solo_ranks");
        let (below, least) = match row.strip_prefix("below ") {
            Some(least) => (1, least),
            None => (0, row),
        };
        let least: i64 = least.parse().ok()?;
        let nth = ranks.iter().position(|rank| *rank == least)? + below;
        // The expansion has a rank of its own at the top.
        let rank = i64::try_from(nth).ok()? - i64::from(self.expansion.is_some());
        match column {
            "head-stars" => Some(least),
            "head-rank" => (rank >= 0).then_some(rank),
            _ => None,
        }
    }
}

/// The kinds of market cards.
const MARKET: [&str; 5] = ["weapon", "trait", "skill", "armor", "scroll"];

impl Expected for Rules {
    fn number(&self, id: &str, arg: &str) -> Option<i64> {
        let edition = |key: &str| Some(int(&self.edition, &[key]));
        let alone = || self.played(1);
        let seats = i64::from(self.setup.seats);
        let mixed = if self.chooses("bazaar") { 2 } else { 1 };
        match (id, arg) {
            ("components-dice", "low") => Some(1),
            ("components-dice", "high") | ("hunt-dice", "faces") => Some(6),
            ("setup-row", "beyond") => Some(self.played(2).row - 2),
            ("setup-dice" | "dice-gold", "row-pays") => edition("row_pays"),
            ("setup-dice" | "dice-gold", "gold-die-pays") => edition("gold_die_pays"),
            ("roll-phase", "dice") => Some(self.played(seats).numbers),
            ("action-str", "sum") => Some(7),
            ("market-phase" | "friendly-market" | "decision-empty", "discard-pays")
            | ("decision-hunt", "gold") => edition("discard_pays"),
            ("weapons-hands", "hands") => edition("hands"),
            ("end-of-game", "spaces") | ("decision-backpack", "dice") => Some(18),
            ("solo", "gold-per-star") => edition("solo_gold_per_star"),
            ("solo-setup", "seats") => Some(2),
            ("solo-setup", "cards") => Some(alone().numbers),
            ("solo-setup", "row") => Some(alone().row),
            ("solo-setup", "dice") => Some(alone().dice),
            ("solo-setup", "enemies") => Some(if self.expansion.is_some() { 2 } else { 1 }),
            ("solo-deck-grouped", "thinned") => Some(self.thinned(1) * mixed),
            ("short-game", "more") => edition("short_game_dice"),
            ("boost-dice" | "boost-faces", "low") => Some(3),
            ("boost-dice" | "boost-faces", "high") => Some(8),
            ("boost-faces", "sum") => Some(11),
            ("hunt-pass", "gold") => self.hunt("pass_gold"),
            ("hunt-mercenaries" | "finale-mercenaries" | "hunt-example", "gold") => {
                self.hunt("mercenary_gold")
            }
            ("hunt-mercenaries" | "finale-mercenaries", "xp")
            | ("experience-uses", "mercenary") => self.hunt("mercenary_xp"),
            ("hunt-reroll" | "finale-reroll", "xp") | ("experience-uses", "reroll") => {
                self.hunt("reroll_xp")
            }
            ("experience-uses", "recover") => self.hunt("recover_xp"),
            ("experience-uses", "action") => self.hunt("action_xp"),
            _ => self.example(id, arg),
        }
    }

    fn cell(&self, chapter: &str, column: &str, row: &str) -> Option<i64> {
        match chapter {
            "components" if column == "head-count" => self.component(row),
            "setup" => self.setup_cell(column, row.parse().ok()?),
            "armor" => self.set_cell(column, row),
            "backstory" => {
                let row: usize = row.parse().ok()?;
                let stars = ints(&self.edition, "backstory_stars")[row];
                Some(if column == "head-stars" { stars } else { row as i64 })
            }
            "solo" if column == "head-face" => row.parse().ok(),
            "solo" => self.rank_cell(column, row),
            "equal-dice" => {
                let row: i64 = row.parse().ok()?;
                Some(if column == "head-players" { row } else { self.equal_gold(row) })
            }
            "editions" => self.edition_cell(column, row),
            "monsters" => self.monster_cell(column, row),
            _ => None,
        }
    }
}

impl Rules {
    /// Gold dice of equal starting dice: those beyond one of each of the six colours.
    fn equal_gold(&self, seats: i64) -> i64 {
        if self.chooses("equal-dice") {
            return self.played(seats).dice - 6;
        }
        let seats = usize::try_from(seats).expect("seats");
        let list = ints(&self.edition, "equal_gold_dice");
        let of_five = || self.expansion.as_ref().expect("for five");
        let of_five = || int(of_five(), &["equal_gold_dice_of_five"]);
        list.get(seats - 1).copied().unwrap_or_else(of_five)
    }

    /// Whether monsters have the strength that they have against one hero.
    fn is_mighty(&self) -> bool {
        self.setup.seats == 1 || self.chooses("mighty-monsters")
    }

    /// The numbers of worked examples, most of them those of the printed rulebooks.
    fn example(&self, id: &str, arg: &str) -> Option<i64> {
        Some(match (id, arg) {
            // Four pieces of the Chain set are seven stars, eight with its color.
            ("armor-example", "cards") => 4,
            ("armor-example", "stars") => 7,
            ("armor-example", "total") => 8,
            // The Barbarian's Strength.
            ("scoring-example", "least") => 16,
            ("scoring-example", "most") => 17,
            ("scoring-example", "stars") => 2,
            ("scoring-example", "above") => 18,
            ("backstory-example", "dice") => 4,
            ("backstory-example", "stars") => 3,
            // Against the Kobold.
            ("hunt-example", "dice") => 4,
            ("hunt-example", "total") => 10,
            ("hunt-example", "xp") => 3,
            ("hunt-example", "honour") => 1,
            // Against the Giant Troll, which is stronger alone and with mighty monsters.
            ("finale-example", "strength") => {
                if self.is_mighty() {
                    10
                } else {
                    7
                }
            }
            ("finale-example", "dice") => {
                if self.is_mighty() {
                    12
                } else {
                    9
                }
            }
            ("finale-example", "honour") => 2,
            ("finale-example", "attack") => {
                if self.is_mighty() {
                    14
                } else {
                    11
                }
            }
            ("finale-example", "stars") => 2,
            _ => return None,
        })
    }
}

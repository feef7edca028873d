//! Plans: which games are simulated.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;

use content::CardInfo;
use play::{Advisor, Ref, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::merge::{BLOCK, WAVE};
use crate::run::PARCEL;
use crate::stats::{Caused, FIRST, Level, MeanSums, Rule, Stop};
use crate::sums::Sums;
use crate::tables::ROW_GROUP;

/// A plan of a simulation: the game, who plays, with which seeds, and when to stop. The same plan
/// gives the same results on any machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Plan", example = content::example(include_str!("plan.example.toml")))]
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// Built-in packs that are used only on request, such as expansions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    /// Folders of additional packs, relative to the folder of the plan.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// The value of each option of the game by name. Several values are separated by commas.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The seeds, from the first to the last: `1..400`. A seed is one unit: with different bots, it
    /// is played once for each rotation of the seats.
    pub seeds: Seeds,
    /// Cards that no bot takes if it has another offer, as `kind/id`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbid: Vec<String>,
    /// The width at which a result is known well enough: half the 95 % interval in points, such as
    /// 0.25. It stops a run once its points are known, and a card once its caused value is, but
    /// never before 100 seeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0.01, max = 100.0))]
    pub until: Option<f64>,
    /// The difference in points of a player that does not matter, such as 0.5. A run that compares
    /// two ways to play stops once they differ for certain, or differ by less than that, but never
    /// before 100 seeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0.01, max = 100.0))]
    pub decide: Option<f64>,
    /// What else is collected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collect: Vec<Collect>,
    /// The seats of the table, at most as many as the game takes.
    #[schemars(length(min = 1, max = 26))]
    pub seat: Vec<PlanSeat>,
}

/// A seat of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanSeat {
    /// The bot that plays: `greedy`, `random`, or `search:N` with the number of its tries.
    #[serde(default)]
    pub bot: Advisor,
}

/// More to collect.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Collect {
    /// What each card causes: each game is also played on from where a card is first taken, without
    /// it.
    Caused,
    /// What [`Self::Caused`] collects, and what only the effect of each card causes: each game is
    /// also played on with the card, but as if it did nothing.
    Effect,
    /// How the lead changes while games go on, by the points that players would have if they ended.
    Lead,
    /// Tables of games, seats, cards and counted events, as Parquet files.
    Tables,
    /// These tables and one of decisions.
    Decisions,
}

impl Collect {
    /// All words, as in plans.
    pub const WORDS: [(&str, Self); 5] = [
        ("caused", Self::Caused),
        ("effect", Self::Effect),
        ("lead", Self::Lead),
        ("tables", Self::Tables),
        ("decisions", Self::Decisions),
    ];
}

/// A range of seeds with both ends, as `FIRST..LAST`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = r"^\d{1,19}\.\.\d{1,19}$"))]
pub struct Seeds(RangeInclusive<u64>);

impl Seeds {
    /// The seeds from the first to the last.
    pub fn new(first: u64, last: u64) -> Self {
        Self(first..=last)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.end().saturating_sub(*self.0.start()).saturating_add(1)
    }

    /// The n-th seed, counted from 0.
    pub fn nth(&self, nth: u64) -> u64 {
        self.0.start().saturating_add(nth)
    }
}

impl TryFrom<String> for Seeds {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let ends = text.split_once("..");
        let ends = ends.and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
        match ends {
            Some((first, last)) if first <= last => Ok(Self(first..=last)),
            Some(_) => Err("the last seed is before the first"),
            None => Err("seeds are two numbers, such as 1..400"),
        }
    }
}

impl From<Seeds> for String {
    fn from(seeds: Seeds) -> Self {
        seeds.to_string()
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.0.start(), self.0.end())
    }
}

impl Plan {
    /// A plan for two greedy bots.
    pub fn new(game: &str, seeds: Seeds) -> Self {
        Self {
            game: game.to_owned(),
            with: Vec::new(),
            packs: Vec::new(),
            options: BTreeMap::new(),
            seeds,
            forbid: Vec::new(),
            until: None,
            decide: None,
            collect: Vec::new(),
            seat: vec![PlanSeat::default(); 2],
        }
    }

    /// The set-up of its tables.
    pub fn setup(&self) -> Setup {
        let seats = u8::try_from(self.seat.len()).unwrap_or(u8::MAX);
        Setup { seats, options: self.options.clone() }
    }

    /// The forbidden things. Ids without a slash are dropped; [`Self::unknown`] reports them.
    pub fn forbidden(&self) -> BTreeSet<Ref> {
        let parts = self.forbid.iter().filter_map(|id| id.split_once('/'));
        parts.map(|(kind, id)| Ref::new(kind.to_owned(), id.to_owned())).collect()
    }

    /// The forbidden cards that the game does not have, by their index.
    pub fn unknown<'p>(
        &'p self,
        cards: &'p [CardInfo],
    ) -> impl Iterator<Item = (usize, &'p str)> + use<'p> {
        let is_known = move |id: &str| {
            let parts = id.split_once('/');
            parts.is_some_and(|(kind, id)| CardInfo::find(cards, kind, id).is_some())
        };
        let forbidden = self.forbid.iter().map(String::as_str).enumerate();
        forbidden.filter(move |(_, id)| !is_known(id))
    }

    /// The bot of each seat in each game of a unit. Equal bots play one game: any rotation of them
    /// is the same.
    ///
    /// ```
    /// use play::Advisor;
    /// use sim::{Plan, PlanSeat, Seeds};
    ///
    /// let seat = |bot| PlanSeat { bot };
    /// let (greedy, random) = (seat(Advisor::Greedy), seat(Advisor::Random));
    /// let plan = |seat| Plan { seat, ..Plan::new("pig", Seeds::new(1, 9)) };
    /// assert_eq!(plan(vec![greedy.clone(), greedy.clone()]).rotations().len(), 1);
    /// let rotations = plan(vec![greedy, random]).rotations();
    /// assert_eq!(rotations, [[Advisor::Greedy, Advisor::Random], [Advisor::Random, Advisor::Greedy]]);
    /// ```
    pub fn rotations(&self) -> Vec<Vec<Advisor>> {
        let bots: Vec<Advisor> = self.seat.iter().map(|seat| seat.bot).collect();
        let mut rotations: Vec<Vec<Advisor>> = Vec::new();
        for by in 0..bots.len() {
            let mut turned = bots.clone();
            turned.rotate_right(by);
            if !rotations.contains(&turned) {
                rotations.push(turned);
            }
        }
        rotations
    }

    /// The plan as TOML.
    pub fn toml(&self) -> String {
        content::to_toml(self)
    }
}

impl Plan {
    /// Whether it is counted what cards cause.
    pub(crate) fn counts_caused(&self) -> bool {
        self.collect.contains(&Collect::Caused) || self.counts_effect()
    }

    /// Whether it is also counted what the effects of cards cause.
    pub(crate) fn counts_effect(&self) -> bool {
        self.collect.contains(&Collect::Effect)
    }

    /// Whether games are written into tables. A run then stops only between row groups, and shards
    /// are whole row groups.
    pub fn writes_tables(&self) -> bool {
        self.collect.contains(&Collect::Tables) || self.writes_decisions()
    }

    /// Whether decisions are written into a table, too.
    pub(crate) fn writes_decisions(&self) -> bool {
        self.collect.contains(&Collect::Decisions)
    }

    /// Whether the plan may stop before its last seed.
    pub fn can_stop(&self) -> bool {
        self.until.is_some() || self.decide.is_some()
    }

    /// Units of a block. After each, a run looks whether it can stop.
    pub(crate) fn block(&self) -> u64 {
        if self.writes_tables() {
            let units = ROW_GROUP / self.rotations().len().max(1) as u64;
            units.next_multiple_of(PARCEL)
        } else if self.counts_caused() && self.until.is_some() {
            WAVE
        } else {
            BLOCK
        }
    }

    /// Units after which threads wait for each other: whole blocks.
    pub(crate) fn wave(&self) -> u64 {
        if self.writes_tables() { self.block() } else { WAVE }
    }

    /// The things whose caused value is known to the width of the plan.
    pub(crate) fn known(&self, total: &Sums) -> BTreeSet<Ref> {
        let Some(rule) = self.until().filter(|_| self.counts_caused()) else {
            return BTreeSet::new();
        };
        let stops = |caused: &Caused| stops(rule, &caused.own);
        let known = total.things.iter().filter(|(_, sums)| {
            stops(&sums.caused) && (sums.effect.is_empty() || stops(&sums.effect))
        });
        known.map(|(thing, _)| thing.clone()).collect()
    }

    /// Whether nothing more needs to be played: the points are known to the width of the plan, or
    /// everything that cards cause, or the difference is decided.
    pub(crate) fn is_known(&self, total: &Sums, known: &BTreeSet<Ref>) -> bool {
        if self.decision(total).is_some() {
            return true;
        }
        let Some(rule) = self.until() else { return false };
        if !self.counts_caused() {
            return stops(rule, &total.points);
        }
        let mut caused = total.things.iter().filter(|(_, sums)| sums.caused.games > 0);
        total.units >= FIRST && caused.all(|(thing, _)| known.contains(thing))
    }

    /// What the run knows of the points of all seats of a unit together if it stopped because the
    /// difference is decided.
    pub fn decision(&self, total: &Sums) -> Option<Stop> {
        let margin = self.decide? * self.players_in_unit();
        let moments = total.pairs.as_ref()?.points.moments()?;
        Rule::Decide { margin, planned: PLANNED }.stop(moments, Level::P95)
    }

    /// The seats of all games of a unit. Sums of a unit divided by it are about one player.
    pub fn players_in_unit(&self) -> f64 {
        (self.seat.len() * self.rotations().len()) as f64
    }

    fn until(&self) -> Option<Rule> {
        self.until.map(|half_width| Rule::Until { half_width })
    }
}

/// The number of units at which [`Plan::decide`] knows most for the games it takes.
const PLANNED: u64 = 400;

fn stops(rule: Rule, sums: &impl MeanSums) -> bool {
    sums.moments().is_some_and(|moments| rule.stop(moments, Level::P95).is_some())
}

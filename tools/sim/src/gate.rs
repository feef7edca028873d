//! Gates: bounds that the results of a plan must keep.

use std::fmt;

use content::CardInfo;
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::edges::Edges;
use crate::plan::Plan;
use crate::stats::{Carried, FEW, Interval, Level, SHARE};
use crate::sums::{SideSums, Sums, ThingSums};

/// Bounds for the results of a plan. A gate fails only if a whole 95 % interval is beyond a
/// bound, so chance alone rarely fails it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Gate", example = content::example(include_str!("gate.example.toml")))]
pub struct Gate {
    /// The rows, each with a bound.
    #[schemars(length(min = 1))]
    pub row: Vec<GateRow>,
}

/// One row of a gate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GateRow {
    /// What is measured: `players`, a seat such as `seat/A`, or the bot of a seat of the plan such
    /// as `bot/A`. Also a card such as `class/monk`, or each card of a kind such as `class/*`.
    pub of: String,
    /// The number that is bounded.
    pub metric: Metric,
    /// The least value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<f64>,
    /// The greatest value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<f64>,
}

/// A number of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// Points: of a player, a seat or a bot, or of the owners of a card.
    Points,
    /// Wins in percent: of a seat or a bot, or of the owners of a card.
    Wins,
    /// The points of a card's owners less those of the other players.
    Lead,
    /// What the score sheet counts under the name of a card.
    Own,
    /// The points that a card causes.
    Caused,
    /// The difference in points of a player from the other way to play.
    Difference,
}

/// What a row is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GateSubject {
    /// All players.
    Players,
    /// A seat, by its index.
    Seat(usize),
    /// The bot of a seat of the plan.
    Bot(usize),
    /// A card.
    Card(Ref),
}

/// As a row names it: `players`, `seat/A`, `bot/A` or `kind/id`.
impl fmt::Display for GateSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players => f.write_str("players"),
            Self::Seat(at) => write!(f, "seat/{}", Seat(*at as u8)),
            Self::Bot(at) => write!(f, "bot/{}", Seat(*at as u8)),
            Self::Card(Ref { kind, id }) => write!(f, "{kind}/{id}"),
        }
    }
}

/// Whether a value keeps its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GateResult {
    /// The whole interval keeps them.
    Kept,
    /// The interval contains a bound: more games may decide.
    Open,
    /// There are too few games to say anything.
    Few,
    /// The whole interval is below the least value.
    Below,
    /// The whole interval is above the greatest value.
    Above,
}

impl Metric {
    /// Its word in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Wins => "wins",
            Self::Lead => "lead",
            Self::Own => "own",
            Self::Caused => "caused",
            Self::Difference => "difference",
        }
    }
}

impl GateResult {
    /// Its word in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Open => "open",
            Self::Few => "few",
            Self::Below => "below",
            Self::Above => "above",
        }
    }

    /// Whether the gate fails.
    pub fn fails(self) -> bool {
        matches!(self, Self::Below | Self::Above)
    }
}

/// A value, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The index of the row.
    pub row: usize,
    /// What it is about.
    pub of: GateSubject,
    /// The value, as the tables show it; `None` without data.
    pub value: Option<Interval>,
    /// Whether it keeps the bounds of the row.
    pub verdict: GateResult,
    /// The number of the game that shows it best: where the value is highest, or lowest if it is
    /// too low.
    pub game: Option<u64>,
}

/// What is wrong with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRow {
    /// Nothing has this name.
    Unknown,
    /// The number does not exist for what the row is about.
    Unmeasured,
    /// Both bounds are missing, or the least value is above the greatest.
    Unbounded,
}

impl GateRow {
    /// What is wrong with the row, if anything is. `compares`: whether two ways are compared.
    pub fn check(&self, plan: &Plan, cards: &[CardInfo], compares: bool) -> Result<(), BadRow> {
        use Metric::{Caused, Difference, Lead, Own, Points, Wins};
        let subjects = self.subjects(plan, cards);
        let first = subjects.first().ok_or(BadRow::Unknown)?;
        let is_measured = match (first, self.metric) {
            (GateSubject::Players, Points) => true,
            (GateSubject::Players, Difference) => compares,
            (GateSubject::Seat(_) | GateSubject::Bot(_), Points | Wins) => true,
            (GateSubject::Card(_), Points | Wins | Lead | Own) => true,
            (GateSubject::Card(_), Caused) => plan.counts_caused(),
            _ => false,
        };
        let is_bounded = match (self.least, self.most) {
            (Some(least), Some(most)) => least <= most,
            (least, most) => least.or(most).is_some(),
        };
        match (is_measured, is_bounded) {
            (false, _) => Err(BadRow::Unmeasured),
            (true, false) => Err(BadRow::Unbounded),
            (true, true) => Ok(()),
        }
    }

    /// What the row is about: several cards if it names a kind.
    fn subjects(&self, plan: &Plan, cards: &[CardInfo]) -> Vec<GateSubject> {
        let seat =
            |letter: &str| (0..plan.seat.len()).find(|at| Seat(*at as u8).to_string() == letter);
        let subject = match self.of.split_once('/') {
            None if self.of == "players" => Some(GateSubject::Players),
            None => None,
            Some(("seat", letter)) => seat(letter).map(GateSubject::Seat),
            Some(("bot", letter)) => seat(letter).map(GateSubject::Bot),
            Some((kind, "*")) => {
                let all = cards.iter().filter(|card| card.kind == kind);
                return all.map(|card| GateSubject::Card(card_ref(card.kind, &card.id))).collect();
            }
            Some((kind, id)) => CardInfo::find(cards, kind, id)
                .map(|card| GateSubject::Card(card_ref(card.kind, &card.id))),
        };
        subject.into_iter().collect()
    }

    fn verdict(&self, value: Option<Interval>, informing: u64) -> GateResult {
        let Some(Interval { low, high, .. }) = value.filter(|_| informing >= FEW) else {
            return GateResult::Few;
        };
        let (least, most) = (self.least.unwrap_or(f64::MIN), self.most.unwrap_or(f64::MAX));
        match (high < least, low > most) {
            (true, _) => GateResult::Below,
            (_, true) => GateResult::Above,
            _ if low >= least && high <= most => GateResult::Kept,
            _ => GateResult::Open,
        }
    }
}

fn card_ref(kind: &str, id: &str) -> Ref {
    Ref::new(kind.to_owned(), id.to_owned())
}

impl Gate {
    /// Judges results, row by row.
    pub fn judge(&self, plan: &Plan, cards: &[CardInfo], total: &Sums) -> Vec<Judged> {
        let mut judged = Vec::new();
        for (at, row) in self.row.iter().enumerate() {
            for of in row.subjects(plan, cards) {
                let Measured { value, informing, edges } = measure(plan, total, &of, row.metric);
                let verdict = row.verdict(value, informing);
                let edge = if verdict == GateResult::Below { edges.low } else { edges.high };
                judged.push(Judged { row: at, of, value, verdict, game: edge.map(|it| it.game) });
            }
        }
        judged
    }
}

/// A number of the tables, with the units that inform it and the games at its edges.
#[derive(Default)]
struct Measured {
    value: Option<Interval>,
    informing: u64,
    edges: Edges,
}

fn measure(plan: &Plan, total: &Sums, of: &GateSubject, metric: Metric) -> Measured {
    match of {
        GateSubject::Players => players(plan, total, metric),
        GateSubject::Seat(at) => {
            total.seats.get(*at).map_or_else(Measured::default, |it| side(it, metric))
        }
        GateSubject::Bot(at) => {
            total.bots.get(*at).map_or_else(Measured::default, |it| side(it, metric))
        }
        GateSubject::Card(card) => {
            total.things.get(card).map_or_else(Measured::default, |it| thing(it, metric))
        }
    }
}

fn players(plan: &Plan, total: &Sums, metric: Metric) -> Measured {
    let pairs = total.pairs.as_ref().filter(|_| metric == Metric::Difference);
    let per = plan.players_in_unit();
    match pairs {
        Some(pairs) => Measured {
            value: pairs.points.difference(Level::P95).map(|value| value.over(per)),
            // Where nothing differs, the difference is known to be none.
            informing: pairs.units,
            edges: Edges::default(),
        },
        None => mean(&total.points, 1.0, Edges::default()),
    }
}

fn side(sums: &SideSums, metric: Metric) -> Measured {
    match metric {
        Metric::Wins => wins(&sums.wins, sums.edges),
        _ => mean(&sums.points, 1.0, sums.edges),
    }
}

fn thing(sums: &ThingSums, metric: Metric) -> Measured {
    match metric {
        Metric::Wins => wins(&sums.wins, sums.edges),
        Metric::Lead => mean(&sums.lead, f64::from(SHARE), sums.edges),
        Metric::Own => mean(&sums.named, 1.0, sums.edges),
        Metric::Caused => Measured {
            value: sums.caused.own.difference(Level::P95),
            informing: sums.caused.games,
            edges: sums.edges,
        },
        Metric::Points | Metric::Difference => mean(&sums.points, 1.0, sums.edges),
    }
}

fn mean(sums: &Carried, per: f64, edges: Edges) -> Measured {
    let value = sums.mean(Level::P95).map(|value| value.over(per));
    Measured { value, informing: sums.carrying, edges }
}

fn wins(sums: &Carried, edges: Edges) -> Measured {
    let value = sums.win_rate(Level::P95).map(|value| value.over(0.01));
    Measured { value, informing: sums.carrying, edges }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(least: Option<f64>, most: Option<f64>) -> GateRow {
        GateRow { of: "players".to_owned(), metric: Metric::Points, least, most }
    }

    #[test]
    fn only_whole_intervals_beyond_a_bound_fail() {
        let value = |low, high| Some(Interval { mid: f64::midpoint(low, high), low, high });
        let row = row(Some(10.0), Some(20.0));
        let verdict = |low, high| row.verdict(value(low, high), FEW);
        assert_eq!(verdict(10.0, 20.0), GateResult::Kept);
        assert_eq!(verdict(9.0, 10.0), GateResult::Open);
        assert_eq!(verdict(8.0, 9.9), GateResult::Below);
        assert_eq!(verdict(20.1, 22.0), GateResult::Above);
        assert_eq!(verdict(1.0, 30.0), GateResult::Open);
        assert_eq!(row.verdict(value(8.0, 9.0), FEW - 1), GateResult::Few);
        assert_eq!(row.verdict(None, 100), GateResult::Few);
    }

    #[test]
    fn rows_that_can_never_be_judged_are_wrong() {
        let plan = Plan::new("pig", crate::Seeds::new(1, 9));
        let check = |row: &GateRow| row.check(&plan, &[], false);
        assert_eq!(check(&row(Some(1.0), None)), Ok(()));
        assert_eq!(check(&row(None, None)), Err(BadRow::Unbounded));
        assert_eq!(check(&row(Some(2.0), Some(1.0))), Err(BadRow::Unbounded));
        let of = |of: &str, metric| GateRow { of: of.to_owned(), metric, ..row(Some(1.0), None) };
        assert_eq!(check(&of("seat/B", Metric::Wins)), Ok(()));
        assert_eq!(check(&of("seat/C", Metric::Wins)), Err(BadRow::Unknown));
        assert_eq!(check(&of("class/*", Metric::Wins)), Err(BadRow::Unknown));
        assert_eq!(check(&of("bot/A", Metric::Lead)), Err(BadRow::Unmeasured));
        assert_eq!(check(&of("players", Metric::Difference)), Err(BadRow::Unmeasured));
    }
}

//! Results for programs: a row for each card, with words as in files.

use serde_json::{Value, json};
use sim::stats::{Carried, Interval, Level, SHARE};
use sim::{Judged, LeadSums, MeetingTable, PairSums, SideSums, ThingSums};

use super::ShownRun;

/// The columns after `kind` and `id`. Where a value has an interval, `_low` and `_high` are its
/// ends at a level of 95 %.
const COLUMNS: [&str; 29] = [
    "games",
    "offers",
    "picks",
    "owners",
    "units",
    "wins",
    "wins_low",
    "wins_high",
    "points",
    "points_low",
    "points_high",
    "named",
    "named_low",
    "named_high",
    "lead",
    "lead_low",
    "lead_high",
    "caused_games",
    "caused",
    "caused_low",
    "caused_high",
    "caused_equal",
    "effect_games",
    "effect",
    "effect_low",
    "effect_high",
    "effect_equal",
    "lowest_game",
    "highest_game",
];

/// The cards as comma-separated values, with a header.
pub fn csv(shown: &ShownRun<'_>) -> String {
    let mut out = format!("kind,id,{}\n", COLUMNS.join(","));
    for (card, sums) in shown.rows() {
        let numbers = numbers(sums).into_iter();
        let numbers = numbers.map(|number| number.map_or(String::new(), |it| it.to_string()));
        let numbers = numbers.collect::<Vec<_>>().join(",");
        out.push_str(&format!("{},{},{numbers}\n", card.kind, card.id));
    }
    out
}

/// Everything as JSON.
pub fn json(shown: &ShownRun<'_>) -> Value {
    let total = shown.total;
    let cards = shown.rows().into_iter().map(|(card, sums)| {
        let mut row = json!({ "kind": card.kind, "id": card.id });
        for (column, number) in COLUMNS.iter().zip(numbers(sums)) {
            row[*column] = number.unwrap_or(Value::Null);
        }
        row
    });
    let side = |(name, sums): (String, &SideSums)| {
        let (points, wins) = (sums.points.mean(Level::P95), sums.wins.win_rate(Level::P95));
        json!({
            "name": name,
            "points": interval(points, 1.0),
            "wins": interval(wins, 1.0),
            "lowest_game": sums.edges.low.map(|edge| edge.game),
            "highest_game": sums.edges.high.map(|edge| edge.game),
        })
    };
    let plan = &shown.asked.plan;
    let bots = plan.seat.iter().map(|seat| seat.bot.to_string()).zip(&total.bots).map(side);
    let seats = (0..).map(|seat| play::Seat(seat).to_string()).zip(&total.seats).map(side);
    let causes = total.causes.iter().map(|(cause, count)| json!([cause.id, count]));
    let happened = total.happened.iter();
    let happened = happened.map(|(what, it)| json!([what.id, it.times, it.seats]));
    json!({
        "plan": plan,
        "is_complete": shown.results.is_complete,
        "units": total.units,
        "games": total.games,
        "decisions": total.decisions,
        "forced": total.forced,
        "points": interval(total.points.mean(Level::P95), 1.0),
        "spread": total.spread.iter().map(|(points, count)| json!([points, count])).collect::<Vec<_>>(),
        "bots": bots.collect::<Vec<_>>(),
        "seats": seats.collect::<Vec<_>>(),
        "causes": causes.collect::<Vec<_>>(),
        "happened": happened.collect::<Vec<_>>(),
        "faults": total.faults,
        "pairs": total.pairs.as_ref().map(|sums| pairs(shown, sums)),
        "lead": total.lead.as_ref().map(lead),
        "meetings": total.meetings.as_ref().map(meetings),
        "gate": shown.judged.map(|judged| gate(shown, judged)),
        "cards": cards.collect::<Vec<_>>(),
    })
}

/// How the lead changes.
fn lead(lead: &LeadSums) -> Value {
    let mean = |sums: &Carried| interval(sums.mean(Level::P95), 1.0);
    json!({
        "changes": mean(&lead.changes),
        "for_good": interval(lead.for_good.mean(Level::P95), 1000.0),
        "leads": lead.leads.iter().map(mean).collect::<Vec<_>>(),
    })
}

/// The cards that seats begin with against each other.
fn meetings(table: &MeetingTable) -> Value {
    let rows = table.pairs.iter().flat_map(|(card, row)| row.iter().map(move |it| (card, it)));
    let pairs = rows.map(|(card, (other, sums))| {
        json!({
            "id": card,
            "other": other,
            "units": sums.units,
            "games": sums.games,
            "wins": interval(sums.share(Level::P95), 1.0),
        })
    });
    json!({ "kind": table.kind, "pairs": pairs.collect::<Vec<_>>() })
}

/// The rows of a gate, with the subjects of each.
fn gate(shown: &ShownRun<'_>, judged: &[Judged]) -> Vec<Value> {
    let rows = shown.wanted.gate.iter().flat_map(|gate| &gate.row).collect::<Vec<_>>();
    let judged = judged.iter().map(|Judged { row, of, value, verdict, game }| {
        let row = rows[*row];
        json!({
            "of": of.to_string(),
            "metric": row.metric,
            "least": row.least,
            "most": row.most,
            "value": interval(*value, 1.0),
            "verdict": verdict.word(),
            "game": game,
        })
    });
    judged.collect()
}

fn pairs(shown: &ShownRun<'_>, pairs: &PairSums) -> Value {
    let paired = |paired: &sim::stats::Paired, per: f64| {
        json!({
            "means": paired.means().map(|mean| mean / per),
            "difference": interval(paired.difference(Level::P95), per),
            "correlation": paired.correlation(),
            "saved": paired.saved(),
        })
    };
    let plan = &shown.asked.plan;
    let (players, games) = (plan.players_in_unit(), shown.games_in_unit());
    let decision = plan.decision(shown.total).map(|stop| {
        json!({
            "reason": stop.reason,
            "units": stop.units,
            "estimate": rounded(stop.estimate / players),
            "interval": interval(Some(stop.interval), players),
        })
    });
    json!({
        "units": pairs.units,
        "equal": pairs.equal,
        "decision": decision,
        "points": paired(&pairs.points, players),
        "decisions": paired(&pairs.decisions, games),
        "sides": pairs.sides.iter().map(|it| paired(it, games)).collect::<Vec<_>>(),
        "wins": pairs.wins.iter().map(|it| paired(it, games * f64::from(SHARE))).collect::<Vec<_>>(),
    })
}

fn interval(interval: Option<Interval>, per: f64) -> Value {
    interval.map_or(Value::Null, |Interval { mid, low, high }| {
        json!({ "mid": rounded(mid / per), "low": rounded(low / per), "high": rounded(high / per) })
    })
}

/// Rounded to six decimals: more would differ between machines, and mean nothing.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// The numbers of a row, in the order of the columns; `None` without data.
fn numbers(sums: &ThingSums) -> Vec<Option<Value>> {
    let ThingSums {
        games, offers, picks, points, wins, named, lead, edges, caused, effect, ..
    } = sums;
    let counts = [*games, *offers, *picks, wins.carriers, wins.carrying];
    let mut numbers: Vec<Option<Value>> = counts.map(|count| Some(json!(count))).to_vec();
    numbers.extend(ends(wins.win_rate(Level::P95), 1.0));
    numbers.extend(ends(points.mean(Level::P95), 1.0));
    numbers.extend(ends(named.mean(Level::P95), 1.0));
    numbers.extend(ends(lead.mean(Level::P95), f64::from(SHARE)));
    for caused in [caused, effect] {
        numbers.push(Some(json!(caused.games)));
        numbers.extend(ends(caused.own.difference(Level::P95), 1.0));
        numbers.push(Some(json!(caused.equal)));
    }
    numbers.extend([edges.low, edges.high].map(|edge| edge.map(|edge| json!(edge.game))));
    numbers
}

/// An estimate and the ends of its interval, divided by `per`.
fn ends(interval: Option<Interval>, per: f64) -> [Option<Value>; 3] {
    let ends = interval.map(|Interval { mid, low, high }| [mid, low, high]);
    [0, 1, 2].map(|at| ends.map(|ends| json!(rounded(ends[at] / per))))
}

//! Scores: line by line, as a sheet by category, and at the end of a game.

use desk::{SPACE, seats};
use play::{Eye, Outcome, Seat, Table, Tally};
use schemars::JsonSchema;
use serde::Serialize;
use text::{MINUS, Value, Voice};

/// Points as a number and in the notation of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Points {
    /// The number of points.
    pub value: i32,
    /// The number in the notation of the language.
    pub text: String,
}

impl Points {
    fn new(voice: &Voice<'_>, value: i32) -> Self {
        Self { value, text: voice.number(value.into()) }
    }
}

/// The score of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Score {
    /// The seat, counted from 0.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The lines; the last one is the total.
    pub lines: Vec<ScoreLine>,
    /// The score in one sentence.
    pub told: String,
}

/// One line of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScoreLine {
    /// The points of the line.
    pub points: Points,
    /// The id of the reason, the same in every language; `total` for the total.
    pub id: String,
    /// The reason.
    pub text: String,
}

/// Points by category and player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScoreSheet {
    /// Its heading.
    pub title: String,
    /// The players' names.
    pub players: Vec<String>,
    /// One row per category; the last one is the total.
    pub rows: Vec<ScoreRow>,
}

/// One category of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScoreRow {
    /// The category.
    pub title: String,
    /// The points of each player.
    pub points: Vec<Points>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct End {
    /// The heading.
    pub title: String,
    /// The winners' seats, counted from 0.
    pub winners: Vec<Seat>,
    /// The score of each player.
    pub scores: Vec<Score>,
    /// The scores by category, if there were several players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<ScoreSheet>,
    /// The text about the end: paragraphs of sentences. The first one is the verdict.
    pub told: Vec<Vec<String>>,
}

/// The end of a game.
pub fn end(voice: &Voice<'_>, game: &dyn Table, outcome: &Outcome) -> End {
    let say = |part: &Vec<_>| part.iter().map(|message| voice.say(message)).collect();
    End {
        title: voice.tell(SPACE, "end", &[]),
        winners: outcome.winners.clone(),
        scores: scores(voice, game, Eye::Referee),
        sheet: (game.seats() > 1).then(|| sheet(voice, game)),
        told: game.ending().iter().map(say).collect(),
    }
}

/// The score of every seat if the game ended now.
pub fn scores(voice: &Voice<'_>, game: &dyn Table, eye: Eye) -> Vec<Score> {
    let all = seats().take(usize::from(game.seats()));
    all.map(|seat| score(voice, seat, &game.tally(seat, eye))).collect()
}

fn score(voice: &Voice<'_>, seat: Seat, tally: &[Tally]) -> Score {
    let line = |points, id: &str, text| ScoreLine {
        points: Points::new(voice, points),
        id: id.to_owned(),
        text,
    };
    let lines = tally.iter().map(|tally| {
        let Tally { points, reason } = tally;
        line(*points, &reason.id, voice.say(reason))
    });
    let total = line(sum(tally, None), "total", voice.tell(SPACE, "total", &[]));
    let lines: Vec<ScoreLine> = lines.chain([total]).collect();
    let said = lines.iter().map(|line| {
        let points = counted(voice, line.points.value);
        let values = [("reason", Value::Text(&line.text)), ("points", Value::Text(&points))];
        voice.tell(SPACE, "told-score-line", &values)
    });
    let joined = |list: String, next: String| {
        let values = [("list", Value::Text(&list)), ("next", Value::Text(&next))];
        voice.tell(SPACE, "told-choice-next", &values)
    };
    let (name, list) = (voice.seat(seat), said.reduce(joined).unwrap_or_default());
    let values = [("name", Value::Text(&name)), ("list", Value::Text(&list))];
    let told = voice.tell(SPACE, "told-score-of", &values);
    Score { seat, name, lines, told }
}

/// Points with the unit of the game.
pub fn counted(voice: &Voice<'_>, points: i32) -> String {
    voice.tell("score", "points", &[("points", Value::Int(points.into()))])
}

/// The total of a tally, or of one category in it.
fn sum(tally: &[Tally], category: Option<&str>) -> i32 {
    let of = |line: &&Tally| category.is_none_or(|id| line.reason.id == id);
    tally.iter().filter(of).map(|line| line.points).sum()
}

/// Points by category and seat.
fn sheet(voice: &Voice<'_>, game: &dyn Table) -> ScoreSheet {
    let all: Vec<Seat> = seats().take(usize::from(game.seats())).collect();
    let tallies: Vec<_> = all.iter().map(|seat| game.tally(*seat, Eye::Referee)).collect();
    let mut categories: Vec<(&'static str, &str)> = Vec::new();
    for tally in &tallies {
        // A category that only some players score is inserted at its position among their lines.
        let mut next = 0;
        for line in tally {
            let category = (line.reason.space, line.reason.id.as_str());
            let known = categories.iter().position(|other| *other == category);
            let at = known.unwrap_or_else(|| {
                categories.insert(next, category);
                next
            });
            next = at + 1;
        }
    }
    let row = |title: String, category: Option<&str>| {
        let points = tallies.iter().map(|tally| Points::new(voice, sum(tally, category)));
        ScoreRow { title, points: points.collect() }
    };
    let mut rows = Vec::new();
    for (space, id) in categories {
        let title = voice.word(space, id, Some("title"), &[]);
        rows.push(row(title.unwrap_or_else(|| id.to_owned()), Some(id)));
    }
    rows.push(row(voice.tell(SPACE, "total", &[]), None));
    let players = all.iter().map(|seat| voice.seat(*seat)).collect();
    ScoreSheet { title: voice.tell(SPACE, "score-sheet", &[]), players, rows }
}

/// Thousandths as points, with one decimal.
pub fn stars(voice: &Voice<'_>, thousandths: i64) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    let sign = if thousandths < 0 && tenths > 0 { MINUS.to_string() } else { String::new() };
    let whole = voice.number(i64::try_from(tenths / 10).unwrap_or(i64::MAX));
    let rest = (tenths % 10).to_string();
    let values = [("whole", Value::Text(&whole)), ("rest", Value::Text(&rest))];
    format!("{sign}{}", voice.tell(SPACE, "decimal", &values))
}

/// Thousandths rounded to tenths, as they are shown.
pub fn rounded(thousandths: i64) -> i64 {
    (thousandths.abs() + 50) / 100 * 100 * thousandths.signum()
}

/// Thousandths with the unit of the game.
pub fn worth(voice: &Voice<'_>, thousandths: i64) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    let (points, size) = (stars(voice, thousandths), stars(voice, thousandths.saturating_abs()));
    let sign = match tenths {
        0 => "none",
        _ if points == size => "plus",
        _ => "minus",
    };
    let values = [
        ("points", Value::Text(&points)),
        ("size", Value::Text(&size)),
        ("whole", Value::Int(i64::try_from(tenths / 10).unwrap_or(i64::MAX))),
        ("sign", Value::Text(sign)),
    ];
    voice.tell("score", "estimate", &values)
}

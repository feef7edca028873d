//! `cardwright results`: the player's own results, from a file that the player owns.
//!
//! Each finished game is appended to `results.toml`, next to the saved games. The rest of the file
//! stays as it is, so the player can comment and delete results.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use content::CardInfo;
use desk::files::{Short, is_same, read_short, write_whole};
use desk::{Packs, Speech, Stop, Who, lobby, trouble};
use diag::{Diagnostic, Severity, Source};
use play::Seat;
use play::tutorial::TUTORIAL;
use schemars::JsonSchema;
use serde::Deserialize;
use text::{Value, Voice};
use view::{CardBook, HotSeat, Rule, RulePart, game_name, seat_results};

use crate::args::ResultsArgs;
use crate::line::{paragraph, wrap};
use crate::output;
use crate::play::{CommandError, Opening, day_text, explained, today};
use crate::usage::pack_name;

/// Number of results listed for each game.
const BEST: usize = 10;

/// The player's results.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Results {
    /// The results, oldest first.
    #[serde(default)]
    result: Vec<GameResult>,
}

/// The result of a person in a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct GameResult {
    /// The day on which the game ended: year, month and day.
    day: String,
    /// The id of the game.
    game: String,
    /// The ids of the packs beyond the game's own, whose points do not compare.
    #[serde(default)]
    packs: Vec<String>,
    /// The seed. A text, because it can be larger than a number in TOML.
    seed: String,
    /// The number of seats.
    players: u8,
    /// The letter of the seat.
    seat: String,
    /// The name of the player; empty without one.
    name: String,
    /// The points at the end.
    points: i32,
    /// Whether the player won against others.
    won: bool,
    /// The cards that head the player's sheet, as kind and id.
    cards: Vec<String>,
    /// The name of the game's file.
    file: String,
}

impl GameResult {
    /// The result as it is appended to the file.
    fn toml(&self) -> String {
        let Self { day, game, packs, seed, players, seat, name, points, won, cards, file } = self;
        let list = |all: &[String]| all.iter().map(|it| quoted(it)).collect::<Vec<_>>().join(", ");
        format!(
            "[[result]]\nday = {}\ngame = {}\npacks = [{}]\nseed = {}\nplayers = {players}\n\
             seat = {}\nname = {}\npoints = {points}\nwon = {won}\ncards = [{}]\nfile = {}\n",
            quoted(day),
            quoted(game),
            list(packs),
            quoted(seed),
            quoted(seat),
            quoted(name),
            list(cards),
            quoted(file),
        )
    }

    /// Whether it is the result of the same seat in the same game.
    fn is_like(&self, other: &Self) -> bool {
        let one = |it: &Self| (it.game.clone(), it.file.clone(), it.seat.clone(), it.points);
        one(self) == one(other)
    }
}

/// A basic string of TOML. JSON escapes the same characters except one.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string().replace('\u{7f}', "\\u007F")
}

/// Why the player's file cannot be used.
pub enum ReadError {
    /// The system's reason.
    File(PathBuf, io::Error),
    /// A finding in the file.
    Finding(anyhow::Error),
}

impl From<anyhow::Error> for ReadError {
    fn from(error: anyhow::Error) -> Self {
        Self::Finding(error)
    }
}

impl ReadError {
    /// The error in the player's language, as far as the program has words for it.
    fn told(self, speech: &Speech) -> CommandError {
        match self {
            Self::File(path, error) => {
                CommandError::Said(trouble::file_text(speech, "error-read", &path, &error))
            }
            Self::Finding(error) => CommandError::Other(error),
        }
    }
}

/// The file with its text; empty if it does not exist.
struct ResultsFile {
    text: String,
    results: Results,
}

impl ResultsFile {
    /// Reads the player's file.
    ///
    /// # Errors
    /// The first finding about it, or why it cannot be read.
    fn read() -> Result<Self, ReadError> {
        let path = desk::results_path().ok_or_else(no_folder)?;
        let bytes = match read_short(&path) {
            Ok(Short::Whole(bytes)) => bytes,
            Ok(Short::TooLong | Short::NoFile) => {
                return Err(ReadError::File(path, ErrorKind::InvalidInput.into()));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(ReadError::File(path, error)),
        };
        let shown = path.display().to_string();
        let source = Source::decode(shown, &bytes).map_err(|finding| said(&finding))?;
        let mut found = Vec::new();
        let read = content::settings::<Results>(&source, &mut found);
        let wrong = found.iter().find(|finding| finding.severity == Severity::Error);
        match (read, wrong) {
            (Some((results, _)), None) => Ok(Self { text: source.text().to_owned(), results }),
            (_, Some(finding)) => Err(said(finding).into()),
            (None, None) => Err(anyhow!("it cannot be read").into()),
        }
    }
}

fn no_folder() -> ReadError {
    anyhow!("there is no folder for it").into()
}

/// A finding in one line.
fn said(finding: &Diagnostic) -> anyhow::Error {
    let line = finding.place.source.position(finding.place.span.start).line;
    anyhow!("{}:{line}: {}", finding.place.source.path(), finding.message)
}

/// Appends the results of the people in a finished game that is saved in the player's folder.
/// Games that continue a tutorial, a step of another game or a changed file do not count. Results
/// that are already there are not repeated.
///
/// # Errors
/// Why they cannot be kept. Nothing is lost then.
pub fn keep(hot_seat: &HotSeat) -> Result<(), ReadError> {
    let Some(path) = desk::results_path() else { return Ok(()) };
    let new = results_of(hot_seat);
    if new.is_empty() || !is_beside(hot_seat.game().keeper().path(), &path) {
        return Ok(());
    }
    let file = ResultsFile::read()?;
    let known = |result: &GameResult| file.results.result.iter().any(|it| it.is_like(result));
    let more: Vec<String> = new.iter().filter(|it| !known(it)).map(GameResult::toml).collect();
    if more.is_empty() {
        return Ok(());
    }
    let gap = if file.text.is_empty() || file.text.ends_with("\n\n") { "" } else { "\n" };
    let text = format!("{}{gap}{}", file.text, more.join("\n"));
    write_whole(&path, &text).map_err(|stop| match stop {
        Stop::File { cause, .. } => ReadError::File(path, cause),
        Stop::Refused(_) | Stop::Said(_) => ReadError::Finding(stop.into()),
    })
}

/// Keeps the results, and reports a failure.
pub fn keep_or_complain(hot_seat: &HotSeat) {
    if let Err(error) = keep(hot_seat) {
        let speech = hot_seat.sight().speech();
        let text = match error {
            ReadError::File(path, error) => {
                trouble::file_text(speech, "results-not-kept", &path, &error)
            }
            ReadError::Finding(error) => {
                let why = format!("{error:#}");
                speech.tell("results-not-kept", &[("why", Value::Text(&why))])
            }
        };
        output::complain(&paragraph(&text));
    }
}

/// Whether two files are in one folder, however their paths are written.
fn is_beside(one: &Path, other: &Path) -> bool {
    let folder = |path: &Path| match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    };
    is_same(&folder(one), &folder(other))
}

/// The results of the people in a finished game that counts.
fn results_of(hot_seat: &HotSeat) -> Vec<GameResult> {
    let (game, table) = (hot_seat.game(), hot_seat.game().table());
    let marks = [TUTORIAL, lobby::FROM_STEP, play::CHANGED];
    if marks.iter().any(|mark| !table.head().value(mark).is_empty()) {
        return Vec::new();
    }
    let file = game.keeper().path().file_name();
    let file = file.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let packs = table.head().value("packs").split_whitespace().filter(|it| *it != table.game_id());
    let packs: Vec<String> = packs.map(str::to_owned).collect();
    let is_person = |seat: Seat| game.players()[seat.at()].who == Who::Human;
    let all = seat_results(table, game.opened().cards()).into_iter();
    let people = all.filter(|result| is_person(result.seat));
    let result = people.map(|result| GameResult {
        day: today(),
        game: table.game_id().to_owned(),
        packs: packs.clone(),
        seed: table.head().value("seed").to_owned(),
        players: table.seats(),
        seat: result.seat.to_string(),
        name: game.players()[result.seat.at()].name.clone(),
        points: result.points,
        won: result.won,
        cards: result.cards.iter().map(|card| format!("{}/{}", card.kind, card.id)).collect(),
        file: file.clone(),
    });
    result.collect()
}

/// Prints the results.
pub fn run(args: &ResultsArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(list(args, lang))
}

fn list(args: &ResultsArgs, lang: Option<&str>) -> Result<u8, CommandError> {
    let packs = Packs::open(&[])?.with_all();
    let mut opening = Opening::new(&packs, lang);
    let game = args.game.as_deref().map(|name| opening.turn_to(name)).transpose()?;
    if game.is_none() {
        opening.complain_of_language();
    }
    let chapters = chapters(&opening, game)?;
    for (nth, chapter) in chapters.iter().enumerate() {
        let between = if nth > 0 { "\n" } else { "" };
        let mut text = format!("{between}{}\n{}", chapter.title, paragraph(&chapter.text));
        for part in &chapter.parts {
            if let RulePart::Text { text: line, .. } = part {
                text.extend(wrap("", line).iter().map(|line| format!("{line}\n")));
            }
        }
        output::print(&text)?;
    }
    if chapters.is_empty() {
        output::print(&paragraph(&opening.speech.tell("results-none", &[])))?;
    }
    Ok(output::CLEAN)
}

/// A page for each game with results, or for one.
///
/// # Errors
/// If the file cannot be read.
pub fn chapters(opening: &Opening, game: Option<&str>) -> Result<Vec<Rule>, CommandError> {
    let mut games: BTreeMap<String, Vec<GameResult>> = BTreeMap::new();
    let file = ResultsFile::read().map_err(|error| error.told(&opening.speech))?;
    for result in file.results.result {
        if game.is_none_or(|game| game == result.game) && engine::game(&result.game).is_some() {
            games.entry(result.game.clone()).or_default().push(result);
        }
    }
    Ok(games.into_iter().map(|(id, results)| chapter(opening, &id, results)).collect())
}

/// The results of a game, the best first.
fn chapter(opening: &Opening, id: &str, mut results: Vec<GameResult>) -> Rule {
    let mut own = opening.speech.beside(opening.content.trees(id));
    own.switch(opening.speech.tag());
    let opened = opening.content.playable(id).ok();
    let cards = opened.as_ref().map_or(&[][..], |opened| opened.cards());
    let voice = own.voice();
    let count = |count: usize| Value::Int(i64::try_from(count).unwrap_or(i64::MAX));
    let won = results.iter().filter(|result| result.won).count();
    let values = [("count", count(results.len())), ("won", count(won))];
    let text = own.tell("results-sum", &values);
    // Of equal results, the older one was there first.
    results.sort_by_key(|result| std::cmp::Reverse(result.points));
    let lines = results.iter().take(BEST).enumerate();
    let parts = lines.map(|(at, result)| RulePart::Text {
        id: String::new(),
        text: line(&own, &voice, cards, (at + 1, result)),
    });
    Rule {
        id: "results".to_owned(),
        title: game_name(&voice, id),
        text,
        parts: parts.collect(),
        cut: false,
        whole: None,
    }
}

fn line(
    speech: &Speech,
    voice: &Voice<'_>,
    all: &[CardInfo],
    (rank, result): (usize, &GameResult),
) -> String {
    let named = |card: &String| {
        let (kind, id) = card.split_once('/')?;
        Some(CardBook::new(all).name(voice, CardInfo::find(all, kind, id)?))
    };
    let cards = result.cards.iter().filter_map(named).collect::<Vec<_>>().join(" ");
    let name = match (result.name.as_str(), result.seat.as_str()) {
        ("", seat) => seat,
        (name, _) => name,
    };
    let packs = result.packs.iter().map(|pack| pack_name(voice, pack));
    let packs = packs.collect::<Vec<_>>().join(", ");
    let (day, points) = (day_text(speech, &result.day), result.points.into());
    let points = voice.tell("score", "points", &[("points", Value::Int(points))]);
    let values = [
        ("rank", Value::Int(i64::try_from(rank).unwrap_or(i64::MAX))),
        ("points", Value::Text(&points)),
        ("name", Value::Text(name)),
        ("cards", Value::Text(if cards.is_empty() { "none" } else { &cards })),
        ("packs", Value::Text(if packs.is_empty() { "none" } else { &packs })),
        ("day", Value::Text(&day)),
        ("players", Value::Int(result.players.into())),
        ("seed", Value::Text(&result.seed)),
        ("won", Value::Text(if result.won { "yes" } else { "no" })),
    ];
    speech.tell("result", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_is_written() {
        let result = GameResult {
            day: "2026-11-30".to_owned(),
            game: "a".to_owned(),
            packs: vec!["b".to_owned(), "c".to_owned()],
            seed: u64::MAX.to_string(),
            players: 2,
            seat: "A".to_owned(),
            name: "Jo \"the\u{7f}\\".to_owned(),
            points: -3,
            won: true,
            cards: vec!["b/c".to_owned(), "d/e".to_owned()],
            file: "é=1.play".to_owned(),
        };
        let text = format!("# Mine.\n{0}\n{0}", result.toml());
        let mut found = Vec::new();
        let source = Source::new("results.toml", text.as_str());
        let (read, _) = content::settings::<Results>(&source, &mut found).expect("sound");
        assert!(found.is_empty(), "{found:?}");
        assert_eq!(read.result, [result.clone(), result]);
    }
}

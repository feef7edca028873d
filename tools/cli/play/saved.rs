//! The games in the player's folder, as a list.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use desk::files::{Short, read_short};
use desk::lobby::{PackChanges, SavedRecord};
use desk::{
    Packs, SavedFile, Speech, Who, given_name, introduce, players_of, saved, with_remembered,
};
use engine::Opened;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use play::record::Reply;
use play::tutorial::TUTORIAL;
use play::{Actor, Record};
use text::Value;
use view::{GameStanding, Stood, game_name, standing};

use super::opening::{Opening, open_folders};
use super::trouble::{CommandError, said};
use crate::args::PackArgs;
use crate::usage::pack_name;

/// Separator between the facts in the heading of a table.
const FACTS: &str = " · ";
/// Maximum number of listed games; older ones can be named by file.
const MOST: usize = 50;
/// The commands for beginning a game and looking back at one.
pub const TYPED: OtherWays<'_> =
    OtherWays { begin: "cardwright play", look_back: "cardwright replay" };

/// The names of the other actions with games: commands, or entries of a page.
#[derive(Clone, Copy)]
pub struct OtherWays<'a> {
    /// Begin a game.
    pub begin: &'a str,
    /// Look back at a game.
    pub look_back: &'a str,
}

/// A game in the list.
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// The name that the player gave it; empty without one.
    pub name: String,
    /// The heading of its group: the name of the game. Empty if there is only one group.
    pub group: String,
    /// When it was last played, and its standing.
    pub text: String,
    /// Shorter texts, for lines without room.
    pub shorter: Vec<String>,
    /// How it can be used.
    pub state: Usability,
}

/// How a saved game can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usability {
    /// It can be continued.
    Open,
    /// It is over.
    Over,
    /// One of its packs was not found.
    Missing,
    /// One of its packs has changed, or has an error.
    Changed,
    /// Its file is damaged.
    Broken,
}

/// A file with a saved game.
struct GameFile {
    file: SavedFile,
    saved: SavedRecord,
}

/// The id of the game, the ids of its packs, the folders of the user's packs, and the ids of
/// missing packs.
type Content = (String, Vec<String>, Vec<PathBuf>, Vec<String>);

/// What the line of a game includes, in addition to the name of the game.
#[derive(Clone, Copy)]
struct GameLine {
    /// The unit of the points, and the complete heading of the table.
    all: bool,
    /// The time of day at which it was last played.
    time: bool,
    /// The expansions.
    packs: bool,
    /// All players with their points; otherwise only names, or the winner.
    players: bool,
}

/// Everything.
const ALL: GameLine = GameLine { all: true, time: true, packs: true, players: true };

/// The order in which parts are left out: the unit first, the expansions last.
const SHORTER: [GameLine; 5] = [
    GameLine { all: false, ..ALL },
    GameLine { all: false, time: false, ..ALL },
    GameLine { all: false, time: false, packs: true, players: false },
    GameLine { all: false, time: false, packs: false, players: true },
    GameLine { all: false, time: false, packs: false, players: false },
];

/// The games in the player's folder, last played first. Their packs are found in these folders, and
/// in the remembered ones.
pub fn saved_games(folders: &[PathBuf], speech: &Speech) -> anyhow::Result<Vec<SavedGame>> {
    let read = |file: SavedFile| {
        let saved = SavedRecord::read(&file.path).ok()?;
        (!saved.game().is_empty()).then_some(GameFile { file, saved })
    };
    let found: Vec<GameFile> = saved().into_iter().take(MOST).filter_map(read).collect();
    // Games with equal packs share one opened content.
    let mut alike: BTreeMap<Content, Vec<usize>> = BTreeMap::new();
    for (at, GameFile { saved, .. }) in found.iter().enumerate() {
        let wanted = saved.wanted();
        let (folders, missing) = with_remembered(folders, &wanted)?;
        let content = (saved.game().to_owned(), wanted.ids, folders, missing);
        alike.entry(content).or_default().push(at);
    }
    let mut games: Vec<(usize, SavedGame)> = Vec::new();
    for ((game, ids, folders, missing), which) in alike {
        let packs = Packs::open(&folders)?.with(&ids);
        let content = packs.content();
        let mut own = speech.beside(content.trees(&game));
        own.switch(speech.tag());
        let opened = content.playable(&game).ok();
        let faulty = content.named().map(|(pack, _)| pack.id.clone()).next();
        let more = content.packs_of(&game).filter(|pack| !pack.requires.is_empty());
        let more: Vec<String> = more.map(|pack| pack_name(&own.voice(), &pack.id)).collect();
        for at in which {
            let game = match missing.first() {
                Some(pack) => without(&found[at], ("saved-missing", pack), &own),
                None if opened.is_none()
                    && let Some(pack) = &faulty =>
                {
                    without(&found[at], ("saved-faulty", pack), &own)
                }
                None => match listed(&found[at], opened.as_deref(), &more, &mut own) {
                    Some(game) => game,
                    None => continue,
                },
            };
            games.push((at, game));
        }
    }
    games.sort_by_key(|(at, _)| *at);
    Ok(grouped(games.into_iter().map(|(_, game)| game).collect()))
}

/// The games by group: the group of the game that was played last comes first.
fn grouped(mut games: Vec<SavedGame>) -> Vec<SavedGame> {
    let mut groups: Vec<String> = Vec::new();
    for game in &games {
        if !groups.contains(&game.group) {
            groups.push(game.group.clone());
        }
    }
    games.sort_by_key(|game| groups.iter().position(|group| *group == game.group));
    games
}

/// Whether a person has answered something in a game, or only bots play.
fn is_begun(record: &Record) -> bool {
    let count = record.head.value("seats").parse().unwrap_or(u8::MAX);
    let players = players_of(&record.head, count);
    let is_person = |seat: usize| players.get(seat).is_some_and(|it| it.who == Who::Human);
    let mut people = (0..players.len()).filter(|seat| is_person(*seat));
    let answered = |reply: &Reply| match reply.actor {
        Actor::Seat(seat) => is_person(seat.at()),
        Actor::Chance => false,
    };
    people.next().is_none() || record.replies().any(answered)
}

/// A game in the list, with the names of its expansions; `None` if no one has answered anything.
fn listed(
    found: &GameFile,
    opened: Option<&dyn Opened>,
    packs: &[String],
    speech: &mut Speech,
) -> Option<SavedGame> {
    let GameFile { file, saved } = found;
    let record = &saved.record;
    let changes = opened.and_then(|opened| PackChanges::of(record, opened.lock(Some(record))));
    if let Some(change) = changes.as_ref().and_then(|changes| changes.0.first()) {
        return Some(without(found, ("saved-changed", change.pack()), speech));
    }
    let table = opened.and_then(|opened| {
        let (table, findings) = opened.resume(record);
        table.filter(|_| changes.is_none() && findings.is_empty())
    });
    let Some(table) = &table else {
        let game = game_name(&speech.voice(), saved.game());
        let text = speech.tell("saved-broken", &[("game", Value::Text(&game))]);
        let state = if changes.is_some() { Usability::Changed } else { Usability::Broken };
        return Some(dated(found, &text, state, speech));
    };
    if !is_begun(record) {
        return None;
    }
    introduce(speech, &players_of(table.head(), table.seats()), &**table);
    let mut standing = standing(&**table, speech);
    if !record.head.value(TUTORIAL).is_empty() {
        let game = standing.game;
        standing.game = speech.tell("saved-tutorial", &[("game", Value::Text(&game))]);
    }
    let state = if standing.winners.is_some() { Usability::Over } else { Usability::Open };
    let name = given_name(&file.path, saved.game());
    let line = |extent: GameLine| {
        let when = date(speech, file.modified, extent.time);
        let text = stands(speech, &standing, packs, extent);
        joined(&when, &named(name.as_deref(), text, speech), speech)
    };
    let shorter = SHORTER.into_iter().map(line).collect();
    let text = line(ALL);
    Some(SavedGame { shorter, ..entry(found, text, state, speech) })
}

/// A text after the name that the player gave the game.
fn named(name: Option<&str>, text: String, speech: &Speech) -> String {
    let Some(name) = name else { return text };
    let values = [("name", Value::Text(name)), ("text", Value::Text(&text))];
    speech.tell("saved-named", &values)
}

/// A game in the list with this text.
fn entry(found: &GameFile, text: String, state: Usability, speech: &Speech) -> SavedGame {
    let GameFile { file, saved } = found;
    let name = given_name(&file.path, saved.game()).unwrap_or_default();
    let group = game_name(&speech.voice(), saved.game());
    SavedGame { path: file.path.clone(), name, group, text, shorter: Vec::new(), state }
}

/// A game with a missing or changed pack in the list: the message and the pack.
fn without(found: &GameFile, (id, pack): (&str, &str), speech: &Speech) -> SavedGame {
    let game = game_name(&speech.voice(), found.saved.game());
    let values = [("game", Value::Text(&game)), ("pack", Value::Text(pack))];
    let state = if id == "saved-missing" { Usability::Missing } else { Usability::Changed };
    dated(found, &speech.tell(id, &values), state, speech)
}

/// A game with the time at which it was last played.
fn dated(found: &GameFile, text: &str, state: Usability, speech: &Speech) -> SavedGame {
    let GameFile { file, saved } = found;
    let name = given_name(&file.path, saved.game());
    let text = named(name.as_deref(), text.to_owned(), speech);
    let text = joined(&date(speech, file.modified, true), &text, speech);
    entry(found, text, state, speech)
}

/// The time at which a game was last played, and its text.
fn joined(when: &str, text: &str, speech: &Speech) -> String {
    let gap = if speech.is_aloud() { ", " } else { "  " };
    format!("{when}{gap}{text}")
}

/// The standing of a game with some expansions, in one line.
fn stands(speech: &Speech, standing: &GameStanding, packs: &[String], extent: GameLine) -> String {
    let heading = standing.heading.as_deref().unwrap_or_default();
    // Only the first fact is about the progress of the game.
    let first = heading.split(FACTS).next().unwrap_or_default();
    let heading = if extent.all { heading } else { first };
    let mut game = standing.game.clone();
    if extent.packs && !packs.is_empty() {
        let packs = packs.join(if speech.is_aloud() { ", " } else { " + " });
        let values = [("game", Value::Text(&game)), ("packs", Value::Text(&packs))];
        game = speech.tell("saved-with", &values);
    }
    let won = standing.players.iter().any(|player| player.won);
    let id = match &standing.winners {
        None => "saved-open",
        Some(winners) if winners.is_empty() => "saved-lost",
        // The points are followed by the winner.
        Some(_) if won => "saved-won",
        Some(_) => "saved-over",
    };
    let players = players(speech, &standing.players, extent);
    let values = [("game", game.as_str()), ("heading", heading), ("players", &players)];
    speech.tell(id, &values.map(|(name, text)| (name, Value::Text(text))))
}

/// Players with their points. The unit follows those of the last one, for all of them; listeners
/// hear it with each.
fn players(speech: &Speech, all: &[Stood], extent: GameLine) -> String {
    let over = all.iter().any(|player| player.won);
    let some = all.iter().filter(|player| extent.players || !over || player.won);
    let some: Vec<&Stood> = some.collect();
    let last = some.len().saturating_sub(1);
    let player = |(at, player): (usize, &&Stood)| {
        if !extent.players && !over {
            return player.name.clone();
        }
        let with_unit = at == last || speech.is_aloud();
        let points = if extent.all && with_unit { &player.counted } else { &player.points };
        let values = [("name", Value::Text(&player.name)), ("points", Value::Text(points))];
        speech.tell(if player.won { "saved-winner" } else { "saved-player" }, &values)
    };
    some.iter().enumerate().map(player).collect::<Vec<_>>().join(", ")
}

/// The player's time zone. The environment can name a file for it, which is read completely; an
/// endless or invalid one is ignored.
pub(super) fn zone() -> TimeZone {
    let named = std::env::var_os("TZ").unwrap_or_default();
    let named = named.to_string_lossy();
    match read_short(Path::new(named.strip_prefix(':').unwrap_or(&named))) {
        Ok(Short::NoFile | Short::TooLong) => TimeZone::UTC,
        Ok(Short::Whole(_)) | Err(_) => TimeZone::system(),
    }
}

/// A date in the player's calendar, with the time of day if wanted.
fn date(speech: &Speech, moment: SystemTime, time: bool) -> String {
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    let moment = moment.to_zoned_datetime(zone());
    let year = moment.year().to_string();
    let two = |number: i8| format!("{number:02}");
    let parts = [
        ("month", two(moment.month())),
        ("day", two(moment.day())),
        ("hour", two(moment.hour())),
        ("minute", two(moment.minute())),
    ];
    let parts = parts.iter().map(|(name, text)| (*name, Value::Text(text)));
    let values: Vec<_> = [("year", Value::Text(&year))].into_iter().chain(parts).collect();
    speech.tell(if time { "saved-date" } else { "saved-day" }, &values)
}

/// The purpose of choosing a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Continue it.
    GoOn,
    /// Look back at it.
    LookBack,
    /// Name or delete it.
    Tidy,
}

impl Purpose {
    /// The suitable games. The error says why there are none, with the names of other actions.
    pub fn among(
        self,
        mut games: Vec<SavedGame>,
        speech: &Speech,
        ways: OtherWays<'_>,
    ) -> Result<Vec<SavedGame>, String> {
        let over = games.iter().any(|game| game.state == Usability::Over);
        let id = match self {
            _ if games.is_empty() => "saved-none",
            Self::GoOn if over => "saved-all-over",
            Self::GoOn | Self::LookBack | Self::Tidy => "saved-none-sound",
        };
        games.retain(|game| self.takes(game));
        if games.iter().all(|game| game.group == games[0].group) {
            games.iter_mut().for_each(|game| game.group.clear());
        }
        if games.is_empty() {
            let values = [("replay", ways.look_back), ("new", ways.begin)];
            return Err(speech.tell(id, &values.map(|(name, way)| (name, Value::Text(way)))));
        }
        Ok(games)
    }

    /// Whether a game is suitable.
    fn takes(self, game: &SavedGame) -> bool {
        match (self, game.state) {
            // A player who wants to continue learns which pack it is.
            (Self::GoOn, Usability::Open | Usability::Missing | Usability::Changed)
            | (Self::LookBack, Usability::Open | Usability::Over | Usability::Changed)
            | (Self::Tidy, _) => true,
            (Self::GoOn, Usability::Over | Usability::Broken)
            | (Self::LookBack, Usability::Missing | Usability::Broken) => false,
        }
    }
}

/// The error that a program must name the file of the game.
pub fn no_file(asked: &PackArgs, lang: Option<&str>) -> Result<PathBuf, CommandError> {
    let packs = open_folders(&asked.folders, lang)?;
    Err(said(&Opening::new(&packs, lang).speech, "error-resume-json", &[]))
}

//! From the command line to a table at which somebody is asked.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use desk::files::{Claim, Hold, Short, claim, hold, is_same, read_head, read_short};
use desk::trouble::io_kind;
use desk::{
    Content, Keeper, Kept, PACK, Packs, Refused, Speech, Wanted, found, place, remember, wishes,
    with_remembered,
};
use diag::Severity;
use engine::{Opened, SHELF};
use play::tutorial::TUTORIAL;
use play::{Advisor, Record, Seat, Setup, Table};
use text::Value;
use view::{HotSeat, Player, PlayerError, Who};

use super::trouble::{self, Changes, NOTHING, Quote, said};
use crate::args::{Flags, PackArgs, PlayArgs};
use crate::line::paragraph;
use crate::output;

/// The game that is played when none is named: the first one on the shelf.
pub fn first_game() -> &'static str {
    SHELF.first().map_or("", |game| game.id())
}

/// What the head of a saved game calls the packs with which it is played.
pub const PACKS: &str = "packs";

/// The packs in memory and the language found.
pub struct Opening<'a> {
    /// The packs.
    pub content: Content<'a>,
    /// The language, with the texts of one game.
    pub speech: Speech<'a>,
    /// The game whose texts these are.
    spoken: String,
}

/// Opens the packs that the command line names, and those with which a saved game is played, as far
/// as it is known where they lie.
pub fn open_packs(
    asked: &PackArgs,
    saved: Option<&Path>,
    lang: Option<&str>,
) -> anyhow::Result<Packs> {
    let packs = open_folders(&asked.folders, lang)?;
    known(asked, lang)?;
    let saved = saved.map(wanted_by).unwrap_or_default();
    let (folders, _) = with_remembered(&asked.folders, &saved)?;
    let packs = if folders == asked.folders { packs } else { Packs::open(&folders)? };
    Ok(packs.with(&[asked.with.as_slice(), &saved.ids].concat()))
}

/// Opens the packs in some folders beside those that are always in use.
pub fn open_folders(folders: &[PathBuf], lang: Option<&str>) -> anyhow::Result<Packs> {
    for (at, folder) in folders.iter().enumerate() {
        if folders[..at].iter().any(|first| is_same(first, folder)) {
            let packs = Packs::open(&[])?;
            let path = desk::shown(folder);
            let speech = Opening::new(&packs, lang).speech;
            let text = speech.tell("pack-twice", &[("path", Value::Text(&path))]);
            output::complain(&paragraph(&text));
            continue;
        }
        let error = match std::fs::metadata(folder) {
            Ok(about) if about.is_dir() => Packs::open(std::slice::from_ref(folder)).err(),
            Ok(_) => Some(io::Error::from(io::ErrorKind::NotADirectory).into()),
            Err(error) => Some(error.into()),
        };
        if let Some(error) = error {
            let packs = Packs::open(&[])?;
            let opening = Opening::new(&packs, lang);
            return Err(trouble::file(&opening.speech, "error-pack", folder, &error));
        }
        if let Some(list) = deeper(folder) {
            let packs = Packs::open(&[])?;
            let opening = Opening::new(&packs, lang);
            let path = desk::shown(folder);
            let values = [("path", Value::Text(&path)), ("list", Value::Text(&list))];
            return Err(said(&opening.speech, "error-pack-deeper", &values));
        }
    }
    Packs::open(folders)
}

/// The packs in a folder that is none itself: `lint` finds them, and would say that all is well.
fn deeper(folder: &Path) -> Option<String> {
    if folder.join(PACK).exists() {
        return None;
    }
    let found = found(folder).ok()?;
    let there = found.packs.iter().filter(|pack| pack.join(PACK).is_file());
    let there: Vec<String> = there.map(|pack| trouble::quoted(&desk::shown(pack))).collect();
    (!there.is_empty()).then(|| there.join(", "))
}

/// Refuses what is no pack that comes with the program, nor one whose folder is named.
fn known(asked: &PackArgs, lang: Option<&str>) -> anyhow::Result<()> {
    if asked.with.is_empty() {
        return Ok(());
    }
    let packs = Packs::open(&asked.folders)?.with_all();
    let opening = Opening::new(&packs, lang);
    let all: Vec<_> = opening.content.library.packs().collect();
    let known = |id: &String| all.iter().any(|pack| pack.id == *id);
    let Some(typed) = asked.with.iter().find(|id| !known(id)) else {
        return Ok(());
    };
    let more = all.iter().filter(|pack| !pack.requires.is_empty());
    let more: Vec<&str> = more.map(|pack| pack.id.as_str()).collect();
    let near = diag::nearest(typed, more.iter().copied()).unwrap_or(trouble::NOTHING);
    let list = more.join(", ");
    let values = [("typed", typed.as_str()), ("list", &list), ("near", near)];
    Err(said(&opening.speech, "error-with", &values.map(|(name, text)| (name, Value::Text(text)))))
}

/// The packs with which a saved game is played. What is wrong with its file is said where it is
/// read.
fn wanted_by(file: &Path) -> Wanted {
    /// No head is longer.
    const LONGEST: u64 = 64 << 10;
    let Ok(Some(bytes)) = read_head(file, LONGEST) else { return Wanted::default() };
    let text = String::from_utf8_lossy(&bytes);
    let in_head = |key| play::notation::in_head(&text, key).unwrap_or_default();
    Wanted::new(in_head(PACKS), in_head("lock"), file)
}

impl<'a> Opening<'a> {
    /// Reads packs and texts.
    pub fn new(packs: &'a Packs, lang: Option<&str>) -> Self {
        let content = packs.content();
        let game = first_game();
        let speech = Speech::open(content.trees(game), &wishes(lang));
        let opening = Self { content, speech, spoken: game.to_owned() };
        opening.complain_of_texts();
        opening
    }

    /// Warns when the game does not speak the language wished for; packs may bring languages of
    /// their own.
    pub fn complain_of_language(&self) {
        if let Some(wish) = self.speech.unmet() {
            let list = self.speech.languages();
            let values = [("typed", wish), ("near", NOTHING), ("list", &list)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            output::complain(&paragraph(&self.speech.tell("no-such-language", &values)));
        }
    }

    fn complain_of_texts(&self) {
        if self.speech.faults() > 0 {
            let count = i64::try_from(self.speech.faults()).unwrap_or(i64::MAX);
            let text = self.speech.tell("faulty-texts", &[("count", Value::Int(count))]);
            output::complain(&paragraph(&text));
        }
    }

    /// A game by its name; from here on its texts are spoken.
    pub fn game(&mut self, name: &str) -> anyhow::Result<Box<dyn Opened>> {
        let id = name.to_lowercase().replace(['-', ' '], "_");
        if engine::game(&id).is_none() {
            let ids: Vec<&str> = SHELF.iter().map(|game| game.id()).collect();
            let near = diag::nearest(&id, ids.iter().copied()).unwrap_or(trouble::NOTHING);
            let list = ids.join(", ");
            let values = [("typed", name), ("list", &list), ("near", near)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            return Err(said(&self.speech, "error-game", &values));
        }
        if id != self.spoken {
            self.speech.turn_to(self.content.trees(&id));
            self.spoken.clone_from(&id);
            self.complain_of_texts();
        }
        self.complain_of_language();
        let named = self.content.named().map(|(pack, _)| pack);
        if let Some(other) = self.content.asked().chain(named).find(|pack| pack.game != id) {
            let values = [("pack", other.id.as_str()), ("game", &other.game)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            return Err(said(&self.speech, "error-with-game", &values));
        }
        self.playable(&id)
    }

    /// A game on the shelf with the cards of the packs, in which nothing may be wrong.
    pub fn playable(&self, id: &str) -> anyhow::Result<Box<dyn Opened>> {
        self.content.playable(id).map_err(|error| match error.downcast_ref::<Refused>() {
            Some(Refused(report)) => {
                trouble::refused(&self.speech, report, &self.content.folders())
            }
            None => error,
        })
    }

    /// A new game.
    pub fn start(mut self, args: &PlayArgs, lang: Option<&str>) -> anyhow::Result<HotSeat<'a>> {
        let opened = self.game(args.game.as_deref().unwrap_or(first_game()))?;
        let players = asked(args, &self.speech)?;
        let seats = Setup::seats(u8::try_from(players.len()).unwrap_or(u8::MAX));
        let setup = options(&self.speech, seats, &args.options, &args.flags)?;
        let setup = seated(setup, &*opened, &players);
        let seed = args.seed.unwrap_or_else(any_seed);
        let table = opened.table(setup, seed);
        let table = table.map_err(|error| trouble::setup(&self.speech, &args.flags, &error))?;
        let mut hot_seat = self.seated(args, lang, opened, table, players)?;
        // One seat that is named may have been meant for one of several.
        if !args.solo && args.players.is_none() && args.seats.len() == 1 {
            hot_seat.greet_alone();
        }
        Ok(hot_seat)
    }

    /// Players at a new table. The language that was named is kept with it.
    pub fn seated(
        self,
        args: &PlayArgs,
        lang: Option<&str>,
        opened: Box<dyn Opened>,
        mut table: Box<dyn Table>,
        players: Vec<Player>,
    ) -> anyhow::Result<HotSeat<'a>> {
        let seed = table.head().value("seed").parse().unwrap_or_default();
        view::note(&mut *table, &players);
        let packs = self.content.packs_of(opened.id()).map(|pack| pack.id.as_str());
        table.note(PACKS, &packs.collect::<Vec<_>>().join(" "));
        table.note("lock", &opened.lock(None).value());
        if lang.is_some() && self.speech.unmet().is_none() {
            table.note("lang", self.speech.tag());
        }
        let keeper = self.keeper(args, &*table, seed)?;
        remember(&self.content, keeper.path());
        let mut hot_seat = HotSeat::new(opened, table, players, self.speech, keeper);
        hot_seat.keep();
        hot_seat.greet("started", seed);
        Ok(hot_seat)
    }

    /// The file of a new game, which is no file of another game.
    fn keeper(&self, args: &PlayArgs, table: &dyn Table, seed: u64) -> anyhow::Result<Keeper> {
        let Some(path) = &args.save else {
            let path = || PathBuf::from(format!("{}-{seed}.play", table.game_id()));
            return Ok(place(table.game_id(), seed).unwrap_or_else(|_| Keeper::new(path())));
        };
        let mut keeper = self.begun(path)?;
        match keeper.keep(table.save()) {
            Kept::Not(Some(error)) if io_kind(&error) != Some(io::ErrorKind::StorageFull) => {
                Err(trouble::file(&self.speech, "error-save", path, &error))
            }
            // A full disk can be mended while the game goes on; a wrong path cannot.
            Kept::Not(_) => Ok(Keeper::new(path.clone())),
            Kept::Fine | Kept::Again => Ok(keeper),
        }
    }

    /// A saved game, to go on with, in its own language unless another is named.
    pub fn resume(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        file: &Path,
    ) -> anyhow::Result<HotSeat<'a>> {
        let keeper = self.keeper_again(args, file)?;
        let Saved { record, findings, torn } = read_record(&self.speech, file)?;
        let game = record.head.value("game");
        if game.is_empty() {
            return self.refuse("no-game-in-file", file);
        }
        if wrong(&findings) {
            // What the game hides is not known yet.
            let text = trouble::save(&self.speech, &findings, Quote::Kind);
            return Err(self.not_resumed(file, &text));
        }
        let opened = self.game(game)?;
        if lang.is_none() {
            // One that is not known here any more is no reason not to go on.
            self.speech.switch(record.head.value("lang"));
        }
        let mut table = self.table_again(&*opened, args, &record, file)?;
        let changed = match table.head().value(play::CHANGED) {
            "" => None,
            play::PACKS_CHANGED => Some("resumed-packs-changed"),
            _ => Some("resumed-changed"),
        };
        let players = view::of_head(table.head(), table.seats());
        if changed.is_some() {
            // What the head says of players may have been words that mean nothing.
            view::note(&mut *table, &players);
        }
        let seed = record.head.seed(&record.source).unwrap_or_default();
        let tutorial = self.tutorial_of(table.head().value(TUTORIAL));
        remember(&self.content, keeper.path());
        let mut hot_seat = HotSeat::new(opened, table, players, self.speech, keeper);
        if let Some(tutorial) = tutorial {
            hot_seat.teach(tutorial);
        }
        hot_seat.greet("resumed", seed);
        for id in torn.then_some("resumed-torn").into_iter().chain(changed) {
            hot_seat.warn(id);
        }
        hot_seat.remind();
        Ok(hot_seat)
    }

    /// The table of a saved game, as it is written now. One that is not as it was needs the player's
    /// trust.
    fn table_again(
        &self,
        opened: &dyn Opened,
        args: &PlayArgs,
        record: &Record,
        file: &Path,
    ) -> anyhow::Result<Box<dyn Table>> {
        let changes = Changes::of(record, opened.lock(Some(record)));
        if let Some(changes) = changes.as_ref().filter(|it| !args.trust || !it.can_go_on) {
            return Err(self.not_as_it_was(file, changes));
        }
        let mut table = match changes {
            Some(_) => self.with_other_packs(opened, record, file)?,
            None => self.followed(opened, args, record, file)?,
        };
        // One of an earlier form is written as they are now.
        table.note("lock", &opened.lock(None).value());
        Ok(table)
    }

    /// The table of a saved game. One that was changed by hand is refused, or followed as far as it
    /// can be and marked.
    fn followed(
        &self,
        opened: &dyn Opened,
        args: &PlayArgs,
        record: &Record,
        file: &Path,
    ) -> anyhow::Result<Box<dyn Table>> {
        let changed = engine::errand::sealed(opened, record);
        if let Some(first) = changed.first().filter(|_| !args.trust) {
            return Err(trouble::changed(&self.speech, first, file));
        }
        let (mut table, mut findings) = opened.resume(record);
        let by_hand = args.trust && (!changed.is_empty() || wrong(&findings));
        if by_hand {
            (table, findings) = opened.resume(&play::trusted(record.clone()));
        }
        let Some(mut table) = table.filter(|_| !wrong(&findings)) else {
            let quote = Quote::of(opened.hides());
            return Err(self.not_resumed(file, &trouble::save(&self.speech, &findings, quote)));
        };
        if by_hand {
            table.note(play::CHANGED, play::BY_HAND);
        }
        Ok(table)
    }

    /// The table of a saved game whose packs have changed, which a player trusts: its answers with the
    /// cards as they are now, and marked.
    fn with_other_packs(
        &self,
        opened: &dyn Opened,
        record: &Record,
        file: &Path,
    ) -> anyhow::Result<Box<dyn Table>> {
        let (table, findings) = opened.resume(&play::trusted(record.clone()));
        let Some(mut table) = table.filter(|_| !wrong(&findings)) else {
            let quote = Quote::of(opened.hides());
            return Err(self.not_resumed(file, &trouble::save(&self.speech, &findings, quote)));
        };
        if record.head.get(play::CHANGED).is_none() {
            table.note(play::CHANGED, play::PACKS_CHANGED);
        }
        let packs = self.content.packs_of(opened.id()).map(|pack| pack.id.as_str());
        table.note(PACKS, &packs.collect::<Vec<_>>().join(" "));
        Ok(table)
    }

    /// Why a game whose packs have changed does not go on, and how it does all the same.
    fn not_as_it_was(&self, file: &Path, changes: &Changes) -> anyhow::Error {
        let text = changes.text(&self.speech);
        if !changes.can_go_on {
            return self.not_resumed(file, &text);
        }
        let shown = file.display().to_string();
        let why = self.speech.tell("error-resume-trust", &[("path", Value::Text(&shown))]);
        trouble::Said(format!("{text}{why}")).into()
    }

    /// Why a game does not go on, and how it can be looked at.
    fn not_resumed(&self, file: &Path, text: &str) -> anyhow::Error {
        let shown = file.display().to_string();
        let why = self.speech.tell("error-resume", &[("path", Value::Text(&shown))]);
        trouble::Said(format!("{text}{why}")).into()
    }

    /// The file in which a saved game goes on: the same one, unless another is named. Whoever else
    /// plays on it already is not written over.
    fn keeper_again(&self, args: &PlayArgs, file: &Path) -> anyhow::Result<Keeper> {
        match &args.save {
            Some(path) if path != file => self.begun(path),
            _ => match hold(file) {
                Hold::Ours(held) => Ok(Keeper::holding(file.to_owned(), held)),
                Hold::Others => self.refuse("error-in-use", file),
            },
        }
    }

    /// A file that is begun, and that no other process begins.
    fn begun(&self, path: &Path) -> anyhow::Result<Keeper> {
        match claim(path) {
            Ok(Claim::Ours(held)) => Ok(Keeper::begun(path.to_owned(), held)),
            Ok(Claim::Taken) => self.refuse("error-taken", path),
            Ok(Claim::Others) => self.refuse("error-in-use", path),
            Ok(Claim::NoFile) => self.refuse("error-no-file", path),
            Err(error) => Err(trouble::file(&self.speech, "error-save", path, &error.into())),
        }
    }

    /// Why a file will not do.
    fn refuse<T>(&self, id: &str, path: &Path) -> anyhow::Result<T> {
        let path = path.display().to_string();
        Err(said(&self.speech, id, &[("path", Value::Text(&path))]))
    }
}

/// The set-up with options that are typed by their names or as flags, each once.
pub fn options(
    speech: &Speech<'_>,
    setup: Setup,
    typed: &[String],
    flags: &Flags,
) -> anyhow::Result<Setup> {
    let mut setup = flags.on(setup);
    for option in typed {
        let Some((name, value)) = option.split_once('=') else {
            return Err(said(speech, "error-no-value", &[("option", Value::Text(option))]));
        };
        let name = name.trim();
        if setup.options.contains_key(name) {
            return Err(said(speech, "error-option-twice", &[("option", Value::Text(name))]));
        }
        setup = setup.with(name, value.trim());
    }
    Ok(setup)
}

/// The set-up with the letter of a seat where an option that asks for one has a player's name.
fn seated(setup: Setup, opened: &dyn Opened, players: &[Player]) -> Setup {
    let options = opened.options().into_iter().filter(|option| option.seat);
    options.fold(setup, |setup, option| {
        let typed = setup.options.get(option.name).map(|name| name.to_lowercase());
        let named = |player: &Player| typed.as_ref() == Some(&player.name.to_lowercase());
        match (0u8..).zip(players).find(|(_, player)| named(player)) {
            Some((seat, _)) => setup.with(option.name, &Seat(seat).to_string()),
            None => setup,
        }
    })
}

/// The players that the command line asks for.
fn asked(args: &PlayArgs, speech: &Speech<'_>) -> anyhow::Result<Vec<Player>> {
    let mut players = Vec::new();
    for words in &args.seats {
        players.push(Player::parse(words).map_err(|error| {
            let (id, name, word) = match error {
                PlayerError::Who(word) => ("error-seat", "who", word),
                PlayerError::Gender(word) => ("error-gender", "gender", word),
            };
            said(speech, id, &[("seat", Value::Text(words)), (name, Value::Text(word))])
        })?);
    }
    let count = count(args, players.len(), speech)?;
    let named: Vec<&String> = players.iter().map(|player| &player.name).collect();
    let twice = |at: usize| !named[at].is_empty() && named[..at].contains(&named[at]);
    if let Some(at) = (0..named.len()).find(|at| twice(*at)) {
        return Err(said(speech, "error-name-twice", &[("name", Value::Text(named[at]))]));
    }
    for at in players.len()..count {
        let human = at == 0 && args.seats.is_empty();
        let who = if human { Who::Human } else { Who::Bot(Advisor::Greedy) };
        players.push(Player { name: String::new(), gender: None, who });
    }
    Ok(players)
}

/// How many seats are asked for.
fn count(args: &PlayArgs, named: usize, speech: &Speech<'_>) -> anyhow::Result<usize> {
    let asked = args.players.map(usize::from);
    let wanted = match (args.solo, asked) {
        (true, Some(players)) if players != 1 => {
            return Err(said(speech, "error-solo", &[]));
        }
        (true, _) => 1,
        (false, Some(players)) => players,
        (false, None) if named > 0 => named,
        (false, None) => 2,
    };
    if named > wanted {
        let seats = i64::try_from(named).unwrap_or(i64::MAX);
        let players = i64::try_from(wanted).unwrap_or(i64::MAX);
        let values = [("seats", Value::Int(seats)), ("players", Value::Int(players))];
        return Err(said(speech, "error-too-many-seats", &values));
    }
    Ok(wanted)
}

fn wrong(findings: &[diag::Diagnostic]) -> bool {
    findings.iter().any(|finding| finding.severity == Severity::Error)
}

/// What was read of a saved game.
pub struct Saved {
    /// The record.
    pub record: Record,
    /// What is wrong with it as a text.
    pub findings: Vec<diag::Diagnostic>,
    /// Whether the line that was written last is torn: it is not read.
    pub torn: bool,
}

/// Reads a saved game. What is no file is not read.
pub fn read_record(speech: &Speech<'_>, file: &Path) -> anyhow::Result<Saved> {
    let shown = file.display().to_string();
    let bytes = match read_short(file) {
        Ok(Short::Whole(bytes)) => bytes,
        Ok(Short::TooLong) => {
            return Err(said(speech, "error-too-long", &[("path", Value::Text(&shown))]));
        }
        Ok(Short::NoFile) => {
            return Err(said(speech, "error-no-file", &[("path", Value::Text(&shown))]));
        }
        Err(error) => return Err(trouble::file(speech, "error-read", file, &error.into())),
    };
    let whole = play::notation::untorn(&bytes);
    let (source, mut findings) = play::notation::decode(&shown, whole);
    let (record, more) = play::notation::parse(&source);
    findings.extend(more);
    Ok(Saved { record, findings, torn: whole.len() < bytes.len() })
}

/// A seed that nobody has chosen: short enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

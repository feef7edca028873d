//! `cardwright play`: a game line by line, or as JSON for another front end.

mod day;
pub mod full;
mod occasion;
mod opening;
mod saved;
pub mod trouble;
mod tutorials;

pub use day::{day_text, seed_of, today};
pub use opening::{Opening, name_cut, open_folders, open_packs, options};
pub use saved::{OtherWays, Purpose, SavedGame, TYPED, saved_games};
pub use trouble::{CommandError, NOTHING, Quote, finding_text, said};

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use desk::files::is_same;
use desk::lobby::NewGame;
use table::NextGame;
use text::Value;
use view::{HotSeat, Status, Unfit};

use crate::args::{Format, PackArgs, PlayArgs, ScreenArgs};
use crate::line::{Lines, paragraph};
use crate::settings::{self, Kept, Settings};
use crate::targets::{is_record, pack_of};
use crate::{json, output, results, start};

/// Plays a game. Errors are in the player's language.
pub fn run(args: &PlayArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    // Another program passes all its settings.
    let settings = match args.format {
        Format::Human => settings::of(&args.screen, lang),
        Format::Json => Ok(Settings::default()),
    };
    explained(settings.and_then(|settings| begin(args, None, lang, &settings)))
}

/// Plays a game: a saved one, a tutorial, `wish`, or a new one from the command line.
pub fn begin(
    args: &PlayArgs,
    wish: Option<NewGame>,
    lang: Option<&str>,
    settings: &Settings,
) -> Result<u8, CommandError> {
    let screen = settings.screen(&args.screen);
    let spoken = settings.wish(lang);
    let Some(source) = source(args, (&screen, spoken))? else { return Ok(output::CLEAN) };
    let packs = open_packs(&source.packs(&args.packs), source.file(), spoken)?;
    let mut opening = Opening::new(&packs, spoken);
    if screen.speak {
        opening.speech.speak_aloud(true);
    }
    status_fits(args, &opening, source.resumed())?;
    let Some(mut hot_seat) = seated((args, wish), lang, opening, &source)? else {
        return Ok(output::CLEAN);
    };
    let was_over = hot_seat.game().is_over();
    if let Some(file) = &args.status
        && let Err(unfit) = hot_seat.tell_status(file)
    {
        let error =
            not_told(|id, values| hot_seat.sight().tell(desk::SPACE, id, values), file, unfit);
        return Err(error);
    }
    hot_seat.tell_as(&settings.telling(args.detail()));
    let bell = args.bell || settings.bell;
    // Input that is not typed must not change the player's settings.
    let keeps = !screen.no_settings && io::stdin().is_terminal();
    let mut kept = Kept::of(&hot_seat, &screen, keeps);
    let (code, next) = match args.format {
        Format::Human if full::fits(&screen) => {
            full::play(&mut hot_seat, &screen, bell, &mut kept)?
        }
        Format::Human => (Lines::new(bell, screen.speak).play(&mut hot_seat, &mut kept)?, None),
        Format::Json => return Ok(json::play(&mut hot_seat, args.changes)?),
    };
    if !was_over {
        results::keep_or_complain(&hot_seat);
    }
    let Some(next) = next else { return Ok(code) };
    let tag = hot_seat.sight().speech().tag().to_owned();
    let path = hot_seat.game().keeper().path().to_owned();
    // From now on, the file is free.
    drop(hot_seat);
    let (status, bell) = (args.status.clone(), args.bell);
    let next = next_args(next, path, (&args.screen, &args.packs));
    begin(&PlayArgs { status, bell, ..next }, None, Some(&tag), settings)
}

/// The command line for what a player wants to play after a game in a file.
pub fn next_args(
    next: NextGame,
    file: PathBuf,
    (screen, packs): (&ScreenArgs, &PackArgs),
) -> PlayArgs {
    let packs = PackArgs { folders: packs.folders.clone(), ..PackArgs::default() };
    let args = PlayArgs { screen: screen.clone(), packs, ..PlayArgs::default() };
    match next {
        NextGame::Again => PlayArgs { again: Some(Some(file)), ..args },
        NextGame::From { answers } => {
            PlayArgs { resume: Some(Some(file)), from: Some(answers), ..args }
        }
    }
}

/// The saved game from which a game comes.
enum GameSource {
    /// None: it is new.
    New,
    /// It begins at the position of a ruling in this file.
    Ruling(PathBuf),
    /// It begins where this card, or a card by this line, is about to act.
    Occasion(String),
    /// It is played again.
    Again(PathBuf),
    /// It goes on.
    Resumed(PathBuf),
}

impl GameSource {
    fn file(&self) -> Option<&Path> {
        match self {
            Self::New | Self::Ruling(_) | Self::Occasion(_) => None,
            Self::Again(file) | Self::Resumed(file) => Some(file),
        }
    }

    /// The additional packs: those on the command line, and the pack of the ruling or the line.
    fn packs(&self, named: &PackArgs) -> PackArgs {
        match self {
            Self::Ruling(file) => with_pack_of(named, file),
            Self::Occasion(wanted) => match wanted.rsplit_once(':') {
                Some((file, _)) if Path::new(file).is_file() => {
                    with_pack_of(named, Path::new(file))
                }
                Some(_) | None => named.clone(),
            },
            Self::New | Self::Again(_) | Self::Resumed(_) => named.clone(),
        }
    }

    fn resumed(&self) -> Option<&Path> {
        match self {
            Self::New | Self::Ruling(_) | Self::Occasion(_) | Self::Again(_) => None,
            Self::Resumed(file) => Some(file),
        }
    }
}

/// The packs on the command line, and the pack of a file.
fn with_pack_of(named: &PackArgs, file: &Path) -> PackArgs {
    let mut asked = named.clone();
    let is_new = |pack: &PathBuf| !asked.folders.iter().any(|one| is_same(one, pack));
    let pack = pack_of(file).filter(is_new);
    asked.folders.extend(pack);
    asked
}

/// The saved game on the command line; `None` if the player chooses none from the list.
fn source(
    args: &PlayArgs,
    (screen, lang): (&ScreenArgs, Option<&str>),
) -> Result<Option<GameSource>, CommandError> {
    if let Some(wanted) = &args.at {
        return Ok(Some(GameSource::Occasion(wanted.clone())));
    }
    if let Some(file) = args.game.as_deref().map(Path::new).filter(|file| is_record(file)) {
        return Ok(Some(GameSource::Ruling(file.to_owned())));
    }
    let file = match &args.resume {
        None => return Ok(Some(again(args, lang)?.map_or(GameSource::New, GameSource::Again))),
        Some(Some(file)) => Some(file.clone()),
        Some(None) if args.format == Format::Json => Some(saved::no_file(&args.packs, lang)?),
        Some(None) => start::saved(Purpose::GoOn, &args.packs, (screen, lang))?,
    };
    Ok(file.map(GameSource::Resumed))
}

/// The saved game that is played again, if one is.
fn again(args: &PlayArgs, lang: Option<&str>) -> Result<Option<PathBuf>, CommandError> {
    match &args.again {
        None => Ok(None),
        Some(Some(file)) => Ok(Some(file.clone())),
        Some(None) => match desk::saved().into_iter().next() {
            Some(last) => Ok(Some(last.path)),
            None => {
                let packs = open_folders(&args.packs.folders, lang)?;
                Err(trouble::said(&Opening::new(&packs, lang).speech, "again-none", &[]))
            }
        },
    }
}

/// Rejects a status file with other content before a game begins.
fn status_fits(
    args: &PlayArgs,
    opening: &Opening,
    resumed: Option<&Path>,
) -> Result<(), CommandError> {
    let Some(file) = &args.status else { return Ok(()) };
    let kept = [args.save.as_deref(), resumed];
    let kept: Vec<&Path> = kept.into_iter().flatten().collect();
    match Status::fits(file, &kept) {
        // Write errors are reported while the game goes on.
        Ok(()) | Err(Unfit::Unreadable(_)) => Ok(()),
        Err(unfit) => Err(not_told(|id, values| opening.speech.tell(id, values), file, unfit)),
    }
}

/// Why a file cannot be the status file.
fn not_told(
    tell: impl FnOnce(&str, &[(&str, Value<'_>)]) -> String,
    file: &Path,
    unfit: Unfit,
) -> CommandError {
    let id = match unfit {
        Unfit::Taken => "error-status-taken",
        Unfit::Save => "error-status-save",
        Unfit::InUse => "error-status-in-use",
        Unfit::NoFile => "error-no-file",
        Unfit::Unreadable(error) => return error.into(),
    };
    let path = file.display().to_string();
    CommandError::Said(tell(id, &[("path", Value::Text(&path))]))
}

/// Prints an error that is already in words; passes on any other.
pub fn explained(result: Result<u8, CommandError>) -> anyhow::Result<u8> {
    result.or_else(|error| match error {
        CommandError::Said(text) => {
            output::complain(&paragraph(&text));
            Ok(output::COULD_NOT_RUN)
        }
        CommandError::Other(error) => Err(error),
    })
}

/// The table of a new game, of a saved one that goes on or is played again, or of a tutorial; `None`
/// if several tutorials match, which are then listed.
fn seated(
    (args, wish): (&PlayArgs, Option<NewGame>),
    lang: Option<&str>,
    opening: Opening,
    source: &GameSource,
) -> Result<Option<HotSeat>, CommandError> {
    match source {
        GameSource::New if args.ruling.is_some() => {
            return Err(said(&opening.speech, "error-ruling-file", &[]));
        }
        GameSource::New => {}
        GameSource::Ruling(file) => return opening.at_ruling(args, lang, file).map(Some),
        GameSource::Occasion(wanted) => return opening.at_occasion(args, lang, wanted).map(Some),
        GameSource::Again(file) => return opening.again(args, lang, file).map(Some),
        GameSource::Resumed(file) => return opening.resume(args, lang, file).map(Some),
    }
    if let Some(name) = &args.tutorial {
        return opening.tutored(args, lang, name.as_deref());
    }
    if let Some(wish) = wish {
        return opening.start(wish, lang, &args.flags).map(Some);
    }
    let wish = opening.wish(args)?;
    let mut hot_seat = opening.start(wish, lang, &args.flags)?;
    // A single named seat may have been meant for one of several.
    if !args.solo && args.players.is_none() && args.seats.len() == 1 {
        hot_seat.greet_alone();
    }
    Ok(Some(hot_seat))
}

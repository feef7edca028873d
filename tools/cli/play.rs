//! `cardwright play`: a game line by line, or as JSON for another front end.

pub mod full;
mod opening;
mod saved;
pub mod trouble;
mod tutorials;

pub use opening::{Opening, Saved, first_game, open_folders, open_packs, options, read_record};
pub use saved::{Purpose, SavedGame, chosen, saved_games};
pub use trouble::{NOTHING, Quote, Said, changes, finding_text};

use std::path::Path;

use desk::Packs;

use crate::args::{Format, PlayArgs};
use crate::line::{Lines, paragraph};
use crate::{json, output};

/// Plays a game. What stops it is said in the player's language.
pub fn run(args: &PlayArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(begin(args, lang))
}

/// Plays a new game, or one that was saved.
pub fn begin(args: &PlayArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    let file = match &args.resume {
        None => None,
        Some(Some(file)) => Some(file.clone()),
        Some(None) if args.format == Format::Json => Some(saved::no_file(&args.packs, lang)?),
        Some(None) => match chosen(Purpose::GoOn, &args.packs, (&args.screen, lang))? {
            Some(file) => Some(file),
            None => return Ok(output::CLEAN),
        },
    };
    let packs = open_packs(&args.packs, file.as_deref(), lang)?;
    play(args, lang, &packs, file.as_deref())
}

/// Says a reason to stop that has been put into words; passes on any other.
pub fn explained(result: anyhow::Result<u8>) -> anyhow::Result<u8> {
    match result {
        Err(error) => match error.downcast_ref::<Said>() {
            Some(Said(text)) => {
                output::complain(&paragraph(text));
                Ok(output::COULD_NOT_RUN)
            }
            None => Err(error),
        },
        done => done,
    }
}

fn play(
    args: &PlayArgs,
    lang: Option<&str>,
    packs: &Packs,
    file: Option<&Path>,
) -> anyhow::Result<u8> {
    let opening = Opening::new(packs, lang);
    let mut sitting = match file {
        Some(file) => opening.resume(args, lang, file)?,
        None => match &args.tutorial {
            None => opening.start(args, lang)?,
            Some(wish) => match opening.tutored(args, lang, wish.as_deref())? {
                Some(sitting) => sitting,
                None => return Ok(output::CLEAN),
            },
        },
    };
    if let Some(file) = &args.status {
        sitting.tell_status(file);
    }
    match args.format {
        Format::Human if full::fits(&args.screen) => {
            full::play(&mut sitting, &args.screen, args.bell)
        }
        Format::Human => Lines::new(args.bell).play(&mut sitting),
        Format::Json => json::play(&mut sitting),
    }
}

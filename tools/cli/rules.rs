//! `cardwright rules`: the rulebook of a game.

mod html;
mod markdown;

use desk::Packs;
use play::Setup;
use view::Rulebook;

use crate::args::{RulesArgs, RulesFormat};
use crate::line::{Paint, book};
use crate::output;
use crate::play::{CommandError, Opening, explained, open_packs, options, trouble};

/// Prints the rulebook for a table of the game, or the requested chapters.
pub fn run(args: &RulesArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(open_packs(&args.packs, None, lang).and_then(|packs| show(args, lang, &packs)))
}

fn show(args: &RulesArgs, lang: Option<&str>, packs: &Packs) -> Result<u8, CommandError> {
    let mut opening = Opening::new(packs, lang);
    let opened = opening.game(args.game.as_deref())?;
    let least = *opened.seats().start();
    let setup = Setup::seats(args.players.unwrap_or(least.max(2)));
    let setup = options(&opening.speech, setup, &args.options, &args.flags)?;
    let table = opened.table(setup, 0);
    let table = table.map_err(|error| trouble::setup(&opening.speech, &args.flags, &error))?;
    opening.speech.sit_at(&*table);
    let voice = opening.speech.voice();
    let mut rules = Rulebook::of(&*opened, &*table, &voice);
    if let Some(topic) = &args.topic {
        rules.keep(topic, &voice).map_err(CommandError::Said)?;
    }
    output::print(&match args.format {
        RulesFormat::Text => book::book(Paint(output::colour()), &rules),
        RulesFormat::Markdown => markdown::book(&rules),
        RulesFormat::Html => html::book(&rules),
    })?;
    Ok(output::CLEAN)
}

//! Messages of clap in the user's language: the help of all commands, and errors in a command line.

pub mod added;
mod guide;
mod values;

use std::io;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory};
use desk::{Packs, Speech, Stop};
use diag::nearest;
use engine::{SHELF, Shelved};
use text::{Value, Voice};

pub use guide::{Guide, SPACE};
pub use values::{every, option_name, pack_name, spoken, value_name};

use crate::args::Cli;
use crate::line::paragraph;
use crate::output;
use crate::play::{NOTHING, Opening};
use crate::settings;

/// Responds to a command line that clap rejects: help, the version, or an error.
pub fn answer(error: &clap::Error) -> anyhow::Result<u8> {
    if error.kind() == ErrorKind::DisplayVersion {
        match error.print() {
            Err(closed) if closed.kind() == io::ErrorKind::BrokenPipe => {}
            printed => printed?,
        }
        return Ok(output::CLEAN);
    }
    let args: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let packs = packs(&args)?;
    let wish = settings::language(lang(&args));
    let opening = Opening::new(&packs, wish.as_deref());
    // A language of one of the games counts as known.
    let own = |game: &&dyn Shelved| opening.speech.beside(opening.content.trees(game.id()));
    if SHELF.iter().map(own).all(|speech| speech.unmet().is_some()) {
        opening.complain_of_language();
    }
    let speech = &opening.speech;
    let path = path(&args);
    match error.kind() {
        ErrorKind::DisplayHelp => output::print(&help(&packs, speech, &path))?,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            output::complain(&help(&packs, speech, &path));
            return Ok(output::COULD_NOT_RUN);
        }
        _ => {
            let more = format!("{} --help", path.join(" "));
            let more = speech.voice().tell(SPACE, "usage-help", &[("command", Value::Text(&more))]);
            output::complain(&(paragraph(&wrong(speech, error, &path)) + &paragraph(&more)));
            return Ok(output::COULD_NOT_RUN);
        }
    }
    Ok(output::CLEAN)
}

/// The help of the program, for a command line without a command if no page can be opened.
pub fn without_command() -> anyhow::Result<u8> {
    answer(&Cli::command().error(ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, ""))
}

/// The error of an option before a command that does not have it.
pub fn without_effect(option: &str) -> anyhow::Result<u8> {
    let mut error = clap::Error::new(ErrorKind::UnknownArgument);
    error.insert(ContextKind::InvalidArg, ContextValue::String(option.to_owned()));
    answer(&error)
}

/// The language in a command line, even if that has errors.
pub fn lang(args: &[String]) -> Option<&str> {
    let at = args.iter().rposition(|arg| arg == "--lang" || arg.starts_with("--lang="))?;
    match args[at].strip_prefix("--lang=") {
        Some(tag) => Some(tag),
        None => args.get(at + 1).map(String::as_str),
    }
}

/// The packs in a command line, or only the built-in ones if one cannot be opened; the error is
/// reported when it is used.
pub fn packs(args: &[String]) -> Result<Packs, Stop> {
    let behind = args.iter().zip(args.iter().skip(1)).filter(|(arg, _)| *arg == "--pack");
    let joined = args.iter().filter_map(|arg| arg.strip_prefix("--pack="));
    let folders = behind.map(|(_, folder)| folder.as_str()).chain(joined);
    let folders: Vec<PathBuf> = folders.map(PathBuf::from).collect();
    Packs::open(&folders).or_else(|_| Packs::open(&[]))
}

/// The names of the program and of the command in a command line.
fn path(args: &[String]) -> Vec<String> {
    let all = Cli::command();
    let (mut at, mut path) = (&all, vec![all.get_name().to_owned()]);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            args.next();
        } else if let Some(found) = at.find_subcommand(arg) {
            at = found;
            path.push(arg.clone());
        } else if !arg.starts_with('-') {
            break;
        }
    }
    path
}

/// The help of a command.
fn help(packs: &Packs, speech: &Speech, path: &[String]) -> String {
    let guide = Guide::new(packs, speech);
    let mut all = guide.commands_at(Some(path));
    let mut command = &mut all;
    for name in &path[1..] {
        match command.find_subcommand_mut(name) {
            Some(found) => command = found,
            None => return String::new(),
        }
    }
    let help = command.render_help();
    let help = if output::colour() { help.ansi().to_string() } else { help.to_string() };
    guide.in_words(&help)
}

/// The error in the command line.
fn wrong(speech: &Speech, error: &clap::Error, path: &[String]) -> String {
    let voice = speech.voice();
    let named = |arg: &String| guide::named(&voice, arg);
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(named(text)),
        Some(ContextValue::Strings(texts)) => {
            Some(texts.iter().map(named).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    };
    let is_seed = matches!(error.get(ContextKind::InvalidArg),
        Some(ContextValue::String(arg)) if arg.starts_with("--seed"));
    let most = u64::MAX.to_string();
    let arg = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    let other = context(ContextKind::PriorArg).unwrap_or_default();
    let list = context(ContextKind::ValidValue).unwrap_or_else(|| NOTHING.to_owned());
    let near = context(ContextKind::SuggestedArg).or(context(ContextKind::SuggestedValue));
    let near = near.unwrap_or_else(|| NOTHING.to_owned());
    let id = match error.kind() {
        ErrorKind::UnknownArgument if !arg.starts_with('-') => "usage-extra",
        ErrorKind::UnknownArgument => "usage-unknown",
        ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
        ErrorKind::ValueValidation if is_seed => "usage-seed",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-invalid",
        ErrorKind::ArgumentConflict if arg == other || other.is_empty() => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::InvalidSubcommand => {
            return no_command(&voice, context(ContextKind::InvalidSubcommand), path);
        }
        // clap names the parent of the missing command.
        ErrorKind::MissingSubcommand => return no_command(&voice, None, path),
        ErrorKind::InvalidUtf8 => "usage-utf8",
        // Errors that our arguments cannot cause, or that clap may add later.
        _ => "usage-wrong",
    };
    let values = [("arg", &arg), ("value", &value), ("other", &other), ("near", &near)];
    let values = values.into_iter().chain([("list", &list), ("most", &most)]);
    let values: Vec<_> = values.map(|(name, text)| (name, Value::Text(text.as_str()))).collect();
    voice.tell(SPACE, id, &values)
}

/// An error about an unknown or missing command.
fn no_command(voice: &Voice<'_>, typed: Option<String>, path: &[String]) -> String {
    let names = commands(path);
    let near = typed.as_ref().and_then(|typed| nearest(typed, names.iter().map(String::as_str)));
    let near = near.unwrap_or(NOTHING);
    let arg = typed.as_deref().unwrap_or(NOTHING);
    let values = [("arg", arg), ("near", near), ("list", &names.join(", "))];
    voice.tell(SPACE, "usage-no-command", &values.map(|(name, text)| (name, Value::Text(text))))
}

/// The names of the subcommands of a command.
fn commands(path: &[String]) -> Vec<String> {
    let mut at: Command = Cli::command();
    for name in &path[1..] {
        if let Some(found) = at.find_subcommand(name) {
            at = found.clone();
        }
    }
    at.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

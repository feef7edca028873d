//! What clap has to say, in the player's language: help and wrong options of `play` and `replay`.

use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use desk::{Packs, SPACE, Speech};
use text::Value;

use crate::args::Cli;
use crate::line::{PAGE, paragraph};
use crate::output;
use crate::play::{NOTHING, Opening, first_game};

/// Answers a command line that clap does not take: with help, the version, or what is wrong.
pub fn answer(error: &clap::Error) -> anyhow::Result<u8> {
    let args: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let name = args.iter().find(|arg| !arg.starts_with('-')).map(String::as_str);
    if let Some(name @ ("play" | "replay")) = name
        && let Some(done) = localized(error, name, &args)?
    {
        return Ok(done);
    }
    match error.print() {
        Err(closed) if closed.kind() == io::ErrorKind::BrokenPipe => {}
        printed => printed?,
    }
    Ok(u8::try_from(error.exit_code()).unwrap_or(output::COULD_NOT_RUN))
}

fn localized(error: &clap::Error, name: &str, args: &[String]) -> anyhow::Result<Option<u8>> {
    let packs = Packs::open(&[])?;
    let opening = Opening::new(&packs, lang(args));
    let speech = opening.speech;
    if error.kind() == ErrorKind::DisplayHelp {
        output::print(&help(&speech, name))?;
        return Ok(Some(output::CLEAN));
    }
    let Some(text) = wrong(&speech, error) else { return Ok(None) };
    let command = format!("cardwright {name} --help");
    let more = speech.tell("usage-help", &[("command", Value::Text(&command))]);
    output::complain(&(paragraph(&text) + &paragraph(&more)));
    Ok(Some(output::COULD_NOT_RUN))
}

/// The language that a command line names, even when it is wrong elsewhere.
fn lang(args: &[String]) -> Option<&str> {
    let at = args.iter().position(|arg| arg == "--lang" || arg.starts_with("--lang="))?;
    match args[at].strip_prefix("--lang=") {
        Some(tag) => Some(tag),
        None => args.get(at + 1).map(String::as_str),
    }
}

/// The help of a command.
fn help(speech: &Speech<'_>, name: &str) -> String {
    let mut all = Cli::command().mut_subcommand(name, |command| translated(speech, name, command));
    all.build();
    match all.find_subcommand_mut(name) {
        Some(command) => {
            let help = command.render_help();
            let help = if output::colour() { help.ansi().to_string() } else { help.to_string() };
            let options = speech.tell("usage-options", &[]);
            help.replace("[OPTIONS]", &format!("[{}]", options.trim().to_uppercase()))
        }
        None => String::new(),
    }
}

/// A command whose help speaks the player's language.
fn translated(speech: &Speech<'_>, name: &str, command: Command) -> Command {
    let voice = speech.voice();
    let first = Value::Text(first_game());
    let say = |id: String| voice.tell(SPACE, &id, &[("first", first)]);
    let options = say("usage-options".to_owned());
    let usage = say("usage".to_owned());
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .about(say(format!("{name}-help")))
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}"))
        .disable_help_flag(true)
        .arg(help)
        .term_width(PAGE);
    let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    for (nth, id) in ids.into_iter().enumerate() {
        let about = say(format!("{name}-help-{id}"));
        let (options, value) = (options.clone(), value_name(speech, &id));
        command = command.mut_arg(id, |arg| {
            let arg = arg.help(about).help_heading(options);
            let order = if arg.is_positional() { 0 } else { nth + 1 };
            let arg = arg.display_order(order);
            match value {
                Some(value) if arg.get_value_names().is_some() => arg.value_name(value),
                _ => arg,
            }
        });
    }
    command
}

/// The word for a value in the usage line, if the language has another one than the program.
fn value_name(speech: &Speech<'_>, id: &str) -> Option<String> {
    speech.voice().word(SPACE, &format!("value-{id}"), None, &[])
}

/// An argument as clap writes it, `--seed <N>` or `<FILE>`: an option by its name alone, the others
/// by the word of the language.
fn named(speech: &Speech<'_>, arg: &str) -> String {
    match arg.strip_prefix('<').and_then(|rest| rest.split('>').next()) {
        Some(value) => value_name(speech, &value.to_lowercase()).unwrap_or_else(|| arg.to_owned()),
        None if arg.starts_with("--") => arg.split(" <").next().unwrap_or(arg).to_owned(),
        None => arg.to_owned(),
    }
}

/// What is wrong with the command line; `None` when clap says it as well.
fn wrong(speech: &Speech<'_>, error: &clap::Error) -> Option<String> {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(named(speech, text)),
        Some(ContextValue::Strings(texts)) => {
            Some(texts.iter().map(|text| named(speech, text)).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    };
    let arg = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    let other = context(ContextKind::PriorArg).unwrap_or_default();
    let near = context(ContextKind::SuggestedArg).unwrap_or_else(|| NOTHING.to_owned());
    let id = match error.kind() {
        ErrorKind::UnknownArgument => "usage-unknown",
        ErrorKind::InvalidValue if value.is_empty() => "usage-no-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-invalid",
        ErrorKind::ArgumentConflict if arg == other || other.is_empty() => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        _ => return None,
    };
    let values = [("arg", &arg), ("value", &value), ("other", &other), ("near", &near)];
    let values = values.map(|(name, text)| (name, Value::Text(text.as_str())));
    Some(speech.tell(id, &values))
}

//! `cardwright completions`: suggestions of a shell for the tab key.
//!
//! The shell asks the program itself, so that languages, options, games and cards are up to date,
//! and descriptions are in the user's language.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;

use clap::Command;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate};
use clap_complete::env::{EnvCompleter, Shells};
use content::CardInfo;
use desk::lobby::{Offered, added_to};
use desk::{Content, Packs, Speech};
use diag::Family;
use engine::SHELF;
use lint::WARNINGS;

use crate::args::CompletionsArgs;
use crate::cards::{ORIGINS, origin_word};
use crate::codes;
use crate::output;
use crate::play::Opening;
use crate::usage::{Guide, every, lang, packs, value_name};

/// The environment variable with which a shell asks.
pub const VARIABLE: &str = "CARDWRIGHT_COMPLETE";
/// The name of the program.
const PROGRAM: &str = "cardwright";

/// Prints the script with which a shell asks the program from then on.
pub fn run(args: &CompletionsArgs) -> anyhow::Result<u8> {
    let mut script = Vec::new();
    let shell = completer(&args.shell.to_string())?;
    shell.write_registration(VARIABLE, PROGRAM, PROGRAM, PROGRAM, &mut script)?;
    output::print(&String::from_utf8_lossy(&script))?;
    Ok(output::CLEAN)
}

/// Answers a shell. The words typed so far follow after `--`.
pub fn answer(shell: &str) -> anyhow::Result<u8> {
    let args: Vec<OsString> = std::env::args_os().skip_while(|arg| arg != "--").skip(1).collect();
    let words: Vec<String> = args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let packs = packs(&words)?;
    let opening = Opening::new(&packs, lang(&words));
    let mut all = Guide::new(&packs, &opening.speech).commands();
    for (id, values) in values(&packs, &opening.speech) {
        offer(&mut all, id, &values);
    }
    let mut out = Vec::new();
    let folder = std::env::current_dir().ok();
    completer(shell)?.write_complete(&mut all, args, folder.as_deref(), &mut out)?;
    output::print_to_shell(&String::from_utf8_lossy(&out))?;
    Ok(output::CLEAN)
}

fn completer(shell: &str) -> anyhow::Result<&'static dyn EnvCompleter> {
    let name = Path::new(shell).file_stem().and_then(|name| name.to_str());
    let found = Shells::builtins().0.iter().copied().find(|one| name.is_some_and(|it| one.is(it)));
    found.ok_or_else(|| anyhow::anyhow!("unknown shell “{shell}”"))
}

/// A value, with its name if that is different.
type NamedValue = (String, Option<String>);

/// The possible values of arguments, by the arguments' ids.
fn values(packs: &Packs, speech: &Speech) -> Vec<(&'static str, Vec<NamedValue>)> {
    let content = packs.content();
    let every = every(packs);
    let whole = every.as_ref().map(Packs::content);
    let whole = whole.as_ref().unwrap_or(&content);
    let mut seats = BTreeSet::new();
    let plain = |word: &str| (word.to_owned(), None);
    let (mut options, mut any) = (Vec::<(&str, Vec<NamedValue>)>::new(), Vec::new());
    let (mut kinds, mut cards) = (Vec::new(), Vec::new());
    let mut languages = BTreeSet::new();
    for game in SHELF {
        kinds.extend(game.kinds().iter().map(|kind| plain(kind)));
        // Errors in packs are reported when a game is played.
        let (opened, _) = content.game(*game);
        let own = speech.beside(whole.trees(game.id()));
        languages.extend(speech.beside(content.trees(game.id())).available().iter().cloned());
        let voice = own.voice();
        let added = added_to(&Offered::of(&*opened), &content, game.id());
        seats.extend(opened.seats());
        seats.extend(added.iter().flat_map(|added| added.seats.clone()));
        let more = added.into_iter().flat_map(|added| added.more);
        for option in opened.options().into_iter().chain(more) {
            let named = |value: &String| (value.clone(), value_name(&voice, option.name, value));
            let all: Vec<NamedValue> = option.values.iter().map(named).collect();
            let typed =
                |(value, name): &NamedValue| (format!("{}={value}", option.name), name.clone());
            any.extend(all.iter().map(typed));
            match options.iter_mut().find(|(name, _)| *name == option.name) {
                Some((_, known)) => known.extend(all),
                None => options.push((option.name, all)),
            }
        }
        let word = |card: &CardInfo| voice.word(card.kind, &card.id, None, &[]);
        cards.extend(opened.cards().iter().map(|card| (card.id.clone(), word(card))));
    }
    kinds.sort();
    kinds.dedup();
    let games = SHELF.iter().map(|game| plain(game.id())).collect();
    let players = seats.iter().map(|seats| plain(&seats.to_string())).collect();
    let languages = languages.iter().map(String::as_str).chain([text::PSEUDO]).map(plain).collect();
    let lists = [
        ("players", players),
        ("game", games),
        ("lang", languages),
        ("kinds", kinds),
        ("cards", cards),
    ];
    lists.into_iter().chain([("options", any)]).chain(fixed(&content)).chain(options).collect()
}

/// The possible values of arguments that are independent of games: packs, origins and codes.
fn fixed(content: &Content) -> [(&'static str, Vec<NamedValue>); 7] {
    let plain = |word: &str| (word.to_owned(), None);
    let packs = content.library.packs().chain(&content.left_out);
    let packs = packs.map(|pack| plain(&pack.id)).collect();
    let more = content.left_out.iter().map(|pack| plain(&pack.id)).collect();
    let origins = ORIGINS.iter().map(|origin| plain(origin_word(*origin))).collect();
    let codes: Vec<NamedValue> = codes::all().iter().map(|code| plain(code.name())).collect();
    let families = Family::ALL.map(|family| plain(family.name()));
    let selected: Vec<NamedValue> = codes.iter().cloned().chain(families).collect();
    let denied = selected.iter().cloned().chain([plain(WARNINGS)]).collect();
    [
        ("of", packs),
        ("with", more),
        ("origins", origins),
        ("code", codes),
        ("select", selected.clone()),
        ("ignore", selected),
        ("deny", denied),
    ]
}

/// Adds values to an argument of each command that has it.
fn offer(command: &mut Command, id: &str, values: &[NamedValue]) {
    if command.get_arguments().any(|arg| arg.get_id() == id) {
        let values = values.to_vec();
        let all = move || values.iter().map(candidate).collect::<Vec<_>>();
        let taken = std::mem::take(command);
        *command = taken.mut_arg(id, |arg| arg.add(ArgValueCandidates::new(all)));
    }
    command.get_subcommands_mut().for_each(|command| offer(command, id, values));
}

fn candidate((value, name): &NamedValue) -> CompletionCandidate {
    CompletionCandidate::new(value).help(name.clone().map(Into::into))
}

//! The content of a page.

use clap::{Arg, Command};

use super::roff::{bold, entry, filled, italic, plain, quoted, section};
use crate::usage::Guide;

/// Examples by page: the id of the description `example-…`, and the typed command.
const EXAMPLES: [(&str, &str, &str); 27] = [
    ("cardwright", "play", "cardwright play"),
    ("cardwright", "games", "cardwright games"),
    ("cardwright-play", "play-two", "cardwright play --seat Anna=human --seat Bruno=human"),
    ("cardwright-play", "play-solo", "cardwright play --solo --seed 7"),
    ("cardwright-play", "play-resume", "cardwright play --resume game.play"),
    ("cardwright-play", "play-at", "cardwright play --at longsword"),
    ("cardwright-replay", "replay", "cardwright replay game.play --step"),
    ("cardwright-results", "results", "cardwright results"),
    ("cardwright-rules", "rules", "cardwright rules --format html > rules.html"),
    ("cardwright-games", "games", "cardwright games"),
    ("cardwright-cards", "cards-show", "cardwright cards show longsword witch --lang de"),
    ("cardwright-cards-show", "cards-show", "cardwright cards show longsword witch --lang de"),
    ("cardwright-cards-list", "cards-list", "cardwright cards list --kind weapon"),
    ("cardwright-simulate", "simulate", "cardwright simulate --games 500 --players 3 --kind trait"),
    ("cardwright-merge", "merge", "cardwright merge shards"),
    ("cardwright-test", "test", "cardwright test my_pack"),
    ("cardwright-test", "test-coverage", "cardwright test my_pack --coverage --at-least 90"),
    ("cardwright-test", "test-mutants", "cardwright test my_pack --mutants"),
    ("cardwright-lint", "lint", "cardwright lint my_pack"),
    ("cardwright-lint", "lint-fix", "cardwright lint my_pack --diff"),
    ("cardwright-schema", "schema", "cardwright schema --write"),
    ("cardwright-explain", "explain", "cardwright explain unknown-key"),
    ("cardwright-locale", "locale-sync", "cardwright locale sync my_pack"),
    ("cardwright-locale-sync", "locale-sync", "cardwright locale sync my_pack"),
    ("cardwright-explain", "explain-list", "cardwright explain --list"),
    ("cardwright-completions", "completions", "cardwright completions bash"),
    ("cardwright-man", "man", "cardwright man --write ~/.local/share/man/man1"),
];

/// The environment variables that are read; `environment-…` describes them.
const VARIABLES: [(&str, &str); 7] = [
    ("CARDWRIGHT_LANG", "lang"),
    ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", "system"),
    ("NO_COLOR, CLICOLOR_FORCE", "colour"),
    ("XDG_STATE_HOME", "state"),
    ("XDG_CONFIG_HOME", "config"),
    ("CARDWRIGHT_COMPLETE", "complete"),
    ("DICPATH", "dictionaries"),
];

/// The name of a command's page.
pub fn name(command: &Command) -> String {
    // Built commands have their full name, such as `cardwright-cards-list`.
    command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned()
}

/// The page of a command. `above` is the page of its parent command, if there is one.
pub fn page(guide: &Guide<'_>, command: &Command, above: &str) -> String {
    let name = name(command);
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let short = about.split(". ").next().unwrap_or_default().trim_end_matches('.');
    let title = quoted(&name.to_uppercase());
    let version = concat!("cardwright ", env!("CARGO_PKG_VERSION"));
    let date = super::date();
    let mut out =
        format!(".TH {title} \"1\" {date} {} {}\n", quoted(version), quoted("Cardwright"));
    let mut add = |id: &str, body: String| {
        if !body.is_empty() {
            out.push_str(&section(&guide.say(&format!("man-{id}")), &body));
        }
    };
    add("name", filled(&format!("{name} - {short}")));
    add("synopsis", synopsis(guide, command));
    add("description", filled(&about));
    let args = |positional: bool| {
        command
            .get_arguments()
            .filter(move |arg| arg.is_positional() == positional && !arg.is_hide_set())
    };
    add("arguments", args(true).map(argument).collect());
    let mut options: Vec<&Arg> = args(false).collect();
    options.sort_by_key(|arg| arg.get_display_order());
    add("options", options.into_iter().map(argument).collect());
    add("commands", command.get_subcommands().map(below).collect());
    add(
        "exit",
        ["0", "1", "2"]
            .map(|code| entry(&bold(code), &guide.say(&format!("exit-{code}"))))
            .concat(),
    );
    add(
        "environment",
        VARIABLES
            .map(|(names, id)| entry(&bold(names), &guide.say(&format!("environment-{id}"))))
            .concat(),
    );
    let saves = entry(&italic("~/.local/state/cardwright/*.play"), &guide.say("files-saves"));
    let settings = &italic("~/.config/cardwright/settings.toml");
    let results = italic("~/.local/state/cardwright/results.toml");
    let saves = saves + &entry(&results, &guide.say("files-results"));
    add("files", saves + &entry(settings, &guide.say("files-settings")));
    add("examples", examples(guide, &name));
    add("see-also", see_also(command, above));
    out
}

/// The usage of the command.
fn synopsis(guide: &Guide<'_>, command: &Command) -> String {
    let words = name(command).replace('-', " ");
    let mut out = bold(&words);
    out.push_str(&format!(" [{}]", italic(&guide.say("usage-options").trim().to_lowercase())));
    for arg in command.get_arguments().filter(|arg| arg.is_positional()) {
        let several = if matches!(arg.get_action(), clap::ArgAction::Append) { "..." } else { "" };
        let word = italic(&values(arg));
        let whole = if arg.is_required_set() { word } else { format!("[{word}]") };
        out.push_str(&format!(" {whole}{several}"));
    }
    if command.has_subcommands() {
        out.push_str(&format!(" {}", italic(&guide.say("value-command"))));
    }
    out + "\n"
}

/// The placeholder for the values of an argument.
fn values(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(" ")
}

fn argument(arg: &Arg) -> String {
    let short = arg.get_short().map(|short| bold(&format!("-{short}")));
    let long = arg.get_long().map(|long| bold(&format!("--{long}")));
    let flags: Vec<String> = short.into_iter().chain(long).collect();
    let value = if arg.get_action().takes_values() { italic(&values(arg)) } else { String::new() };
    let head = [flags.join(", "), value].join(" ");
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    entry(head.trim(), &help)
}

fn below(command: &Command) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    entry(&format!("{}(1)", bold(&name(command))), &about)
}

fn examples(guide: &Guide<'_>, name: &str) -> String {
    let own = EXAMPLES.iter().filter(|(page, ..)| *page == name);
    let told = own.map(|(_, id, typed)| {
        let text = guide.say(&format!("example-{id}"));
        format!("{}.PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", filled(&text), plain(typed))
    });
    told.collect::<Vec<_>>().join(".PP\n")
}

/// The pages of the parent and of subcommands.
fn see_also(command: &Command, above: &str) -> String {
    let above = Some(above.to_owned()).filter(|name| !name.is_empty());
    let pages = above.into_iter().chain(command.get_subcommands().map(name));
    let pages: Vec<String> = pages.map(|page| format!("{}(1)", bold(&page))).collect();
    if pages.is_empty() { String::new() } else { pages.join(",\n") + "\n" }
}

//! The commands with their texts, in the user's language.

use std::cell::OnceCell;

use clap::{Arg, ArgAction, Command, CommandFactory};
use desk::{Packs, Speech, share_text, shares_of, together};
use engine::{SHELF, Shelved};
use text::{Value, Voice};

use super::values::{has_values, value_lists};
use crate::args::Cli;
use crate::line::page;

/// The space of the command line's texts.
pub const SPACE: &str = "usage";
/// The placeholder for options in a usage line of clap.
const OPTIONS: &str = "[OPTIONS]";
/// Position after all other options.
const LAST: usize = 900;

/// The texts of commands and arguments in a language.
pub struct Guide<'g> {
    packs: &'g Packs,
    speech: &'g Speech,
    voice: Voice<'g>,
    /// The available languages.
    languages: String,
    /// The values of arguments, by argument id. They are computed when first shown, because that
    /// opens the games.
    values: OnceCell<Vec<(&'static str, String)>>,
}

/// The languages of the games, complete ones first, with the shares of the others.
fn languages(packs: &Packs, speech: &Speech) -> String {
    let content = packs.content();
    let of_game = |game: &&dyn Shelved| shares_of(&content.trees(game.id()));
    let voice = speech.voice();
    let shares = together(SHELF.iter().map(of_game));
    shares.iter().map(|share| share_text(&voice, share)).collect::<Vec<_>>().join(", ")
}

impl<'g> Guide<'g> {
    /// A guide in the language of a speech.
    pub fn new(packs: &'g Packs, speech: &'g Speech) -> Self {
        let (voice, languages) = (speech.voice(), languages(packs, speech));
        Self { packs, speech, voice, languages, values: OnceCell::new() }
    }

    /// All commands, for display.
    pub fn commands(&self) -> Command {
        self.commands_at(None)
    }

    /// All commands, with the details of only one, whose path from the program on is `shown`. The
    /// others have their one-line help.
    pub fn commands_at(&self, shown: Option<&[String]>) -> Command {
        let flag = |id: &'static str, short, action| {
            let help = self.help("any", id).unwrap_or_default();
            let heading = self.say("usage-options");
            let arg = Arg::new(id).short(short).long(id).action(action).help(help);
            arg.help_heading(heading).display_order(LAST + 1)
        };
        let mut all = self.command(Cli::command(), "cardwright", shown);
        all = all.arg(flag("help", 'h', ArgAction::Help).global(true));
        all = all.arg(flag("version", 'V', ArgAction::Version));
        all = all.disable_version_flag(true);
        all.build();
        all
    }

    /// A text of the command line.
    pub fn say(&self, id: &str) -> String {
        self.voice.tell(SPACE, id, &[])
    }

    /// Translates words in clap's output that clap does not let us choose.
    pub fn in_words(&self, text: &str) -> String {
        let options = self.say("usage-options");
        text.replace(OPTIONS, &format!("[{}]", options.trim().to_uppercase()))
    }

    /// A command and its subcommands.
    fn command(&self, command: Command, path: &str, shown: Option<&[String]>) -> Command {
        let about = self.say(&format!("{path}-help"));
        let shown = match shown {
            Some([first, rest @ ..]) if first == command.get_name() => Some(rest),
            Some(_) => return command.about(about),
            None => None,
        };
        let usage = self.say("usage");
        let names: Vec<String> =
            command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
        let mut command = command
            .about(about)
            .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}"))
            .disable_help_flag(true)
            .subcommand_help_heading(self.say("usage-commands"))
            .subcommand_value_name(self.say("value-command"))
            .term_width(page());
        let ids = command.get_arguments().map(|arg| arg.get_id().to_string());
        for (nth, id) in ids.collect::<Vec<_>>().into_iter().enumerate() {
            command = command.mut_arg(&id, |arg| self.arg(arg, path, &id, nth));
        }
        for name in names {
            let behind = match path {
                "cardwright" => name.clone(),
                _ => format!("{path}-{name}"),
            };
            command = command.mut_subcommand(name, |command| self.command(command, &behind, shown));
        }
        command
    }

    /// The n-th argument of a command.
    fn arg(&self, arg: Arg, path: &str, id: &str, nth: usize) -> Arg {
        let heading = if arg.is_positional() { "usage-arguments" } else { "usage-options" };
        let order = match (arg.is_positional(), arg.is_global_set()) {
            (true, _) => 0,
            (false, false) => nth + 1,
            (false, true) => LAST,
        };
        let mut arg = arg.help_heading(self.say(heading)).display_order(order);
        if arg.get_action().takes_values() {
            arg = arg.hide_possible_values(true).hide_default_value(true);
        }
        if let Some(help) = self.help(path, id) {
            arg = arg.help(help);
        }
        let value = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
        match value.and_then(|value| value_name(&self.voice, &value)) {
            Some(value) => arg.value_name(value),
            None => arg,
        }
    }

    /// The possible values of an argument, in words.
    fn values(&self, id: &str) -> &str {
        let lists = self.values.get_or_init(|| value_lists(self.packs, self.speech));
        let list = lists.iter().find(|(argument, _)| *argument == id);
        list.map_or("", |(_, list)| list.as_str())
    }

    /// The help of a command's argument: its own, or that for all commands.
    fn help(&self, path: &str, id: &str) -> Option<String> {
        let known = |id: &String| self.voice.word(SPACE, id, None, &[]).is_some();
        let named = id.replace('_', "-");
        let ids = [format!("{path}-help-{named}"), format!("any-help-{named}")];
        let said = ids.iter().find(|id| known(id))?;
        let list = if has_values(id) { self.values(id) } else { "" };
        let values = [
            ("first", desk::lobby::first_game()),
            ("languages", &self.languages),
            ("values", list),
        ];
        let help =
            self.voice.tell(SPACE, said, &values.map(|(name, text)| (name, Value::Text(text))));
        if list.is_empty() || help.contains(list) {
            return Some(help);
        }
        // The general help of an argument, then the values of packs and games.
        let values = [("help", Value::Text(&help)), ("values", Value::Text(list))];
        Some(self.voice.tell(SPACE, "usage-values", &values))
    }
}

/// The language's word in the usage line for a placeholder such as `NAME=WHO`.
fn value_name(voice: &Voice<'_>, value: &str) -> Option<String> {
    let id = value.to_lowercase().replace('=', "-");
    voice.word(SPACE, &format!("value-{id}"), None, &[])
}

/// An argument in clap's notation, `--seed <N>`, `--write [<DIR>]` or `<FILE>`: an option by its
/// name, others by the language's word.
pub fn named(voice: &Voice<'_>, arg: &str) -> String {
    match arg.strip_prefix('<').and_then(|rest| rest.split('>').next()) {
        Some(value) => value_name(voice, value).unwrap_or_else(|| arg.to_owned()),
        None if arg.starts_with("--") => arg.split(' ').next().unwrap_or(arg).to_owned(),
        None => arg.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::play::Opening;

    use super::*;

    #[test]
    fn all_that_can_be_typed_is_explained() {
        let packs = Packs::open(&[]).expect("built in");
        let opening = Opening::new(&packs, Some("en"));
        let guide = Guide::new(&packs, &opening.speech);
        let mut left = vec![(String::new(), Cli::command())];
        while let Some((above, command)) = left.pop() {
            let path = format!("{above}{}", command.get_name());
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str();
                assert!(guide.help(&path, id).is_some(), "usage.ftl lacks {path}-help-{id}");
                let values = arg.get_value_names().filter(|_| arg.get_action().takes_values());
                for value in values.unwrap_or_default() {
                    let word = value_name(&guide.voice, value);
                    assert!(word.is_some(), "usage.ftl has no word for {value}");
                }
            }
            let behind = if path == "cardwright" { String::new() } else { format!("{path}-") };
            left.extend(command.get_subcommands().map(|below| (behind.clone(), below.clone())));
        }
        guide.commands();
        assert_eq!(guide.voice.gaps(), [], "usage.ftl lacks the help of a command");
    }
}

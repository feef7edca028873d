//! Options of games with their own flags, as the shelf lists them.

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, Error, FromArgMatches};
use engine::{Flag, SHELF};
use play::Setup;

/// The group of all these flags, which conflict with continuing a saved game.
pub const FLAGS: &str = "flags";

/// The values typed after games' flags.
#[derive(Clone, Debug, Default)]
pub struct Flags(Vec<(Flag, Vec<String>)>);

impl Flags {
    /// Adds the options from the flags to a set-up.
    pub fn on(&self, setup: Setup) -> Setup {
        let mut setup = setup;
        for (flag, values) in &self.0 {
            setup = setup.with(flag.option, &values.join(","));
        }
        setup
    }

    /// The notation of an option on the command line: as its flag, or by its name.
    pub fn typed<'o>(&self, option: &'o str) -> &'o str {
        let flag = self.0.iter().find(|(flag, _)| flag.option == option);
        flag.map_or(option, |(flag, _)| flag.typed)
    }
}

/// The flags of all games, each once.
fn flags() -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for flag in SHELF.iter().flat_map(|game| game.flags()) {
        if !flags.iter().any(|known| known.typed == flag.typed) {
            flags.push(*flag);
        }
    }
    flags
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut typed = Self::default();
        typed.update_from_arg_matches(matches)?;
        Ok(typed)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        for flag in flags() {
            let values: Vec<String> =
                matches.get_many(flag.option).into_iter().flatten().cloned().collect();
            if !values.is_empty() {
                self.0.push((flag, values));
            }
        }
        Ok(())
    }
}

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        let group = ArgGroup::new(FLAGS).multiple(true);
        let group = group.args(flags().into_iter().map(|flag| flag.option));
        let args = flags().into_iter().map(|flag| {
            let several = if flag.several { ArgAction::Append } else { ArgAction::Set };
            Arg::new(flag.option)
                .long(flag.typed.trim_start_matches('-'))
                .value_name(flag.value)
                .help(flag.about)
                .action(several)
        });
        command.args(args).group(group)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

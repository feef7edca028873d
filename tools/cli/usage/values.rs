//! The values of games' options, with their names in the user's language.

use std::path::PathBuf;

use desk::lobby::{added_to, offered};
use desk::{Packs, SPACE, Speech};
use engine::SHELF;
use play::SetupOption;
use text::{Value, Voice};

use super::added::{added_values, seats};

/// The space of a pack with the names of its game's options and their values.
const OPTIONS: &str = "options";
/// The space of a pack for single words, such as its name.
const WORDS: &str = "words";
/// The space of a pack with explanations of rules.
const RULES: &str = "rules";

/// The possible values of arguments in words, by argument id: all values for options with their own
/// flags; for the others only those added by packs; and the number of players of each game.
pub fn value_lists(packs: &Packs, speech: &Speech) -> Vec<(&'static str, String)> {
    let content = packs.content();
    // Packs that are not in use contain the names of what they add.
    let every = every(packs);
    let whole = every.as_ref().map(Packs::content);
    let whole = whole.as_ref().unwrap_or(&content);
    let (mut lists, mut others, mut players) = (Vec::new(), Vec::new(), Vec::new());
    for game in SHELF {
        // Errors in packs are reported when a game is played.
        let Some(base) = offered(&content, game.id()) else { continue };
        let own = speech.beside(whole.trees(game.id()));
        let (voice, added) = (own.voice(), added_to(&base, &content, game.id()));
        let has_flag = |name: &str| game.flags().iter().any(|flag| flag.option == name);
        for option in base.options.iter().filter(|option| !option.seat) {
            if has_flag(option.name) {
                let more = added.iter().flat_map(|added| added_values(added, &voice, option.name));
                let values: Vec<_> = spoken(&voice, option).into_iter().chain(more).collect();
                lists.push((option.name, values.join(", ")));
            }
        }
        for added in &added {
            let options = added.more.iter().filter(|option| !has_flag(option.name));
            others.extend(options.map(|option| {
                format!("{}={}", option.name, added_values(added, &voice, option.name).join(", "))
            }));
        }
        let seats = seats(&voice, &base.seats, &added);
        let name = voice.tell(WORDS, "game", &[]);
        let values = [("name", Value::Text(&name)), ("values", Value::Text(&seats))];
        players.push(voice.tell(SPACE, "games-option", &values));
    }
    lists.extend([("options", others.join(" · ")), ("players", players.join(" · "))]);
    lists
}

/// Whether an argument is one of [`value_lists`].
pub fn has_values(id: &str) -> bool {
    let has_flag = |id: &str| {
        let mut flags = SHELF.iter().flat_map(|game| game.flags());
        flags.any(|flag| flag.option == id)
    };
    ["options", "players"].contains(&id) || has_flag(id)
}

/// All built-in packs, with the named folders; `None` if a folder cannot be read.
pub fn every(packs: &Packs) -> Option<Packs> {
    let folders: Vec<PathBuf> = packs.folders().into_iter().map(PathBuf::from).collect();
    Packs::open(&folders).ok().map(Packs::with_all)
}

/// The values of an option, each followed by its name.
pub fn spoken(voice: &Voice<'_>, option: &SetupOption) -> Vec<String> {
    let said = |value: &String| match value_name(voice, option.name, value) {
        Some(name) => {
            let values = [("value", Value::Text(value)), ("name", Value::Text(&name))];
            voice.tell(SPACE, "value-named", &values)
        }
        None => value.clone(),
    };
    option.values.iter().map(said).collect()
}

/// The name of an option, if the pack has one.
pub fn option_name(voice: &Voice<'_>, option: &str) -> Option<String> {
    voice.word(OPTIONS, option, None, &[])
}

/// The name of a value, if the pack has one: its own, or the title of its rule.
pub fn value_name(voice: &Voice<'_>, option: &str, value: &str) -> Option<String> {
    let own = voice.word(OPTIONS, &format!("{option}-{value}"), None, &[]);
    own.or_else(|| voice.word(RULES, value, Some("title"), &[]))
}

/// The name of a pack, or else its id.
pub fn pack_name(voice: &Voice<'_>, id: &str) -> String {
    let named = voice.word(WORDS, &format!("pack-{}", id.replace('_', "-")), None, &[]);
    named.unwrap_or_else(|| id.to_owned())
}

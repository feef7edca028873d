//! The values of games' options, with their names in the reader's language.

use desk::{Packs, SPACE, Speech};
use engine::SHELF;
use play::SetupOption;
use text::{Value, Voice};

/// The space of a pack that names the options of its game and their values.
const OPTIONS: &str = "options";
/// The space of a pack for single words, such as what it is called.
const WORDS: &str = "words";
/// The space of a pack that explains rules.
const RULES: &str = "rules";

/// The values of the options that have a flag of their own, in words: by the option's name.
pub fn option_lists(packs: &Packs, speech: &Speech<'_>) -> Vec<(&'static str, String)> {
    let content = packs.content();
    let mut lists = Vec::new();
    for game in SHELF.iter().filter(|game| !game.flags().is_empty()) {
        // What is wrong with packs is told where a game is played.
        let Ok((opened, _)) = content.game(game.id()) else { continue };
        let own = speech.beside(content.trees(game.id()));
        for option in opened.options().iter().filter(|option| !option.seat) {
            if game.flags().iter().any(|flag| flag.option == option.name) {
                lists.push((option.name, spoken(&own.voice(), option).join(", ")));
            }
        }
    }
    lists
}

/// The values of an option, each with its name behind it.
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

/// What an option is called, if the pack has a name for it.
pub fn option_name(voice: &Voice<'_>, option: &str) -> Option<String> {
    voice.word(OPTIONS, option, None, &[])
}

/// What a value of an option is called, if the pack has a name for it: one of its own, or the title
/// of the rule that it is.
pub fn value_name(voice: &Voice<'_>, option: &str, value: &str) -> Option<String> {
    let own = voice.word(OPTIONS, &format!("{option}-{value}"), None, &[]);
    own.or_else(|| voice.word(RULES, value, Some("title"), &[]))
}

/// What a pack is called: as it names itself, or else its id.
pub fn pack_name(voice: &Voice<'_>, id: &str) -> String {
    let named = voice.word(WORDS, &format!("pack-{}", id.replace('_', "-")), None, &[]);
    named.unwrap_or_else(|| id.to_owned())
}

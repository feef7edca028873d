//! The output of `cards`, for programs.

use content::CardInfo;
use deeds::Does;
use schemars::JsonSchema;
use serde::Serialize;

use super::{ListedCard, exact, name, words};

/// Cards, for programs.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Cards", example = content::json_example(include_str!("example.json")))]
struct CardsJson<'c> {
    /// The requested cards.
    cards: Vec<CardJson<'c>>,
}

/// A card: the contents of its file, and its texts in the requested language.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Card")]
struct CardJson<'c> {
    #[serde(flatten)]
    card: &'c CardInfo,
    /// The id of the game.
    game: &'c str,
    /// Its name.
    name: String,
    /// The rules text with its numbers filled in, or null.
    #[schemars(schema_with = "content::or_null::<String>")]
    text: Option<String>,
    /// The flavor text, or null.
    #[schemars(schema_with = "content::or_null::<String>")]
    flavour: Option<String>,
    /// The language of the texts, or null if the game has none.
    #[schemars(schema_with = "content::or_null::<String>")]
    language: Option<&'c str>,
    /// With `--exact`: what the scripts do, hook by hook.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<Vec<DoesJson>>,
}

/// The behavior of a card in a hook.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Does")]
struct DoesJson {
    /// The name of the hook, as in the card's file.
    hook: String,
    /// The moment of the hook and the conditions of its guards, in plain words.
    when: String,
    /// The effect, in plain words.
    does: String,
}

/// The schema of the output: its name and its text.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<CardsJson<'static>>();
    ("cards.schema.json".to_owned(), content::schema_text(&["cards"], schema))
}

/// One object with the list of cards.
pub(super) fn write<'e>(
    entries: Vec<&'e ListedCard<'e>>,
    with_exact: bool,
) -> serde_json::Result<String> {
    let cards = entries.into_iter().map(|entry| card(entry, with_exact)).collect();
    let cards = serde_json::to_value(CardsJson { cards })?;
    Ok(format!("{cards:#}\n"))
}

fn card<'e>(entry: &'e ListedCard<'_>, with_exact: bool) -> CardJson<'e> {
    let does = |Does { hook, when, does, line: _ }| DoesJson { hook, when, does };
    CardJson {
        card: entry.card,
        game: entry.game,
        name: name(entry),
        text: words(entry, "text"),
        flavour: words(entry, "flavour"),
        language: entry.voice.chain().first().copied(),
        exact: with_exact.then(|| exact(entry).into_iter().map(does).collect()),
    }
}

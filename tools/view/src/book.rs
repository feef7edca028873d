//! What a card says, and how the rules explain a thing.

use content::{CardInfo, Origin};
use play::{Arg, Ref, Setup, Spelled};
use serde_json::{Map, Value as Json};
use text::{Value, Voice};

use crate::notice::CardPage;
use desk::SPACE;

/// The space of a pack that names the fields of its cards.
const FIELDS: &str = "card";

/// Before the name of a field: its message for a list of all that the file of a card says.
const ROW: &str = "row-";

/// Its message for the name that is printed on a card.
const PRINTED: &str = "name";

/// All cards that can be explained.
#[derive(Clone, Copy)]
pub struct CardBook<'a> {
    cards: &'a [CardInfo],
    setup: Option<&'a Setup>,
}

impl<'a> CardBook<'a> {
    /// A book of these cards.
    pub fn new(cards: &'a [CardInfo]) -> Self {
        Self { cards, setup: None }
    }

    /// The same at a table: a text may ask for an option of its set-up, `{ $edition_word -> … }`, and
    /// for each value of one that has several, `{ $<value>_word -> [yes] … }`.
    #[must_use]
    pub fn at(self, setup: &'a Setup) -> Self {
        Self { setup: Some(setup), ..self }
    }

    /// All cards.
    pub fn cards(self) -> &'a [CardInfo] {
        self.cards
    }

    /// The card of a kind with an id.
    pub fn card(self, kind: &str, id: &str) -> Option<&'a CardInfo> {
        CardInfo::find(self.cards, kind, id)
    }

    /// The cards among some things.
    pub fn among(self, things: &[Ref]) -> Vec<&'a CardInfo> {
        things.iter().filter_map(|thing| self.card(&thing.kind, &thing.id)).collect()
    }

    /// The name of a card.
    pub fn name(self, voice: &Voice<'_>, card: &CardInfo) -> String {
        voice.word(card.kind, &card.id, None, &[]).unwrap_or_else(|| card.id.clone())
    }

    /// The name that is printed on the card, where that is another and the language says so: the
    /// box of a language may hold cards in English.
    pub fn printed(self, voice: &Voice<'_>, card: &CardInfo) -> Option<String> {
        voice.word(FIELDS, PRINTED, None, &[])?;
        let printed = voice.original(card.kind, &card.id)?;
        (printed != self.name(voice, card)).then_some(printed)
    }

    /// What its kind is called.
    pub fn kind(self, voice: &Voice<'_>, card: &CardInfo) -> String {
        CardBook::kind_named(voice, card.kind).unwrap_or_else(|| card.kind.replace('_', " "))
    }

    /// What a kind of cards is called, if the pack has a word for it.
    pub fn kind_named(voice: &Voice<'_>, kind: &str) -> Option<String> {
        voice.word(FIELDS, &dashed(&format!("kind-{kind}")), None, &[])
    }

    /// What a card does, with its numbers filled in; the name of its power before it.
    pub fn text(self, voice: &Voice<'_>, card: &CardInfo) -> Option<String> {
        let text = self.attribute(voice, card, "text")?;
        let Some(power) = self.attribute(voice, card, "power") else { return Some(text) };
        let values = [("power", Value::Text(&power)), ("text", Value::Text(&text))];
        Some(voice.tell(SPACE, "powered", &values))
    }

    /// The fields of a card, one line each. What a pack has no words for is not for players.
    pub fn fields(self, voice: &Voice<'_>, card: &CardInfo) -> Vec<String> {
        let fields = card.fields.iter();
        fields.filter_map(|(key, value)| self.field(voice, key, value)).collect()
    }

    /// What a field says, if the pack has words for it.
    pub fn field(self, voice: &Voice<'_>, key: &str, value: &Json) -> Option<String> {
        let say = |value| spoken(voice, key, &[("value", value)]);
        match value {
            Json::Number(number) => say(Value::Int(number.as_i64()?)),
            Json::String(word) => {
                let said = self.word(voice, key, word);
                spoken(voice, key, &[("value", Value::Text(&said)), ("word", Value::Text(word))])
            }
            Json::Bool(value) => say(Value::Text(if *value { "yes" } else { "no" })),
            Json::Array(items) => say(Value::Text(&self.rows(voice, key, items))),
            Json::Object(fields) => self.object(voice, key, fields),
            Json::Null => None,
        }
    }

    /// A field for a list of all that the file of a card says: what it is called and what it says.
    /// What a pack has no words for stands there as it does in the file.
    pub fn row(self, voice: &Voice<'_>, key: &str, value: &Json) -> (String, String) {
        let says = self.field(voice, &format!("{ROW}{key}"), value);
        (self.field_named(voice, key), says.unwrap_or_else(|| plain(value)))
    }

    /// What a field is called, or else its name in the file.
    pub fn field_named(self, voice: &Voice<'_>, key: &str) -> String {
        let listed = || label(voice, &format!("{ROW}{key}"));
        label(voice, key).or_else(listed).unwrap_or_else(|| key.to_owned())
    }

    /// A table: its entries that have words, in the order that the pack gives them; or else one
    /// text for all of it.
    fn object(self, voice: &Voice<'_>, key: &str, fields: &Map<String, Json>) -> Option<String> {
        let entries = in_order(voice, key, fields);
        let said = self.entries(voice, key, &entries);
        if !said.is_empty() {
            let list = joined(voice, said, "\u{a0}· ");
            return spoken(voice, key, &[("list", Value::Text(&list))]).or(Some(list));
        }
        let texts = entries.into_iter().map(|(name, value)| match value {
            Json::String(word) => (name, None, self.word(voice, name, word)),
            other => (name, other.as_i64(), other.to_string()),
        });
        let texts: Vec<_> = texts.collect();
        let values = texts.iter().map(|(name, number, text)| match number {
            Some(number) => (name.as_str(), Value::Int(*number)),
            None => (name.as_str(), Value::Text(text)),
        });
        spoken(voice, key, &values.collect::<Vec<_>>())
    }

    /// What the entries of a table say, of those that have words.
    fn entries(self, voice: &Voice<'_>, key: &str, entries: &[(&String, &Json)]) -> Vec<String> {
        let said = entries.iter();
        said.filter_map(|(name, value)| self.field(voice, &format!("{key}-{name}"), value))
            .collect()
    }

    /// A list of tables, one after the other. The text of one, `<key>-row`, knows its numbers, what its
    /// entries say (`$list`, `$count`), and where it ends, if the next one begins later: of a number
    /// `from` of that one, what is one less (`$from_to`), or 0.
    fn tables(self, voice: &Voice<'_>, key: &str, tables: &[&Map<String, Json>]) -> String {
        let key = format!("{key}-row");
        let told = tables.iter().enumerate().map(|(at, fields)| {
            let said = self.entries(voice, &key, &in_order(voice, &key, fields));
            let (list, next) = (said.join(", "), tables.get(at + 1));
            let numbers = fields.iter().filter_map(|(name, value)| Some((name, value.as_i64()?)));
            let ends = |name: &str| next.and_then(|next| next.get(name)?.as_i64());
            let numbers: Vec<(&String, String, i64, i64)> = numbers
                .map(|(name, from)| {
                    (name, format!("{name}_to"), from, ends(name).map_or(0, |end| end - 1))
                })
                .collect();
            let mut values =
                vec![("list", Value::Text(&list)), ("count", Value::Int(said.len() as i64))];
            for (name, until, from, to) in &numbers {
                values.extend([
                    (name.as_str(), Value::Int(*from)),
                    (until.as_str(), Value::Int(*to)),
                ]);
            }
            spoken(voice, &key, &values).unwrap_or_else(|| plain(&Json::Object((*fields).clone())))
        });
        joined(voice, told.collect(), "\u{a0}· ")
    }

    /// A word of a field: a card's name, a word of the game, or itself.
    fn word(self, voice: &Voice<'_>, key: &str, word: &str) -> String {
        let card = self.cards.iter().find(|card| card.id == word);
        let name = card.and_then(|card| voice.word(card.kind, word, None, &[]));
        let last = key.rsplit('-').next().unwrap_or(key);
        name.or_else(|| voice.word("words", &format!("{last}-{word}"), None, &[]))
            .unwrap_or_else(|| range(voice, word))
    }

    /// Lists: of numbers, of words, of tables, or lists in lists, such as a grid: row by row.
    fn rows(self, voice: &Voice<'_>, key: &str, items: &[Json]) -> String {
        let tables: Vec<&Map<String, Json>> = items.iter().filter_map(Json::as_object).collect();
        if !tables.is_empty() {
            return self.tables(voice, key, &tables);
        }
        let cell = |item: &Json| match (item, item.as_i64()) {
            (_, Some(number)) => voice.number(number),
            (Json::String(word), _) => self.word(voice, key, word),
            (other, _) => other.to_string(),
        };
        // A row of a grid stays on one line.
        let row = |item: &Json| match item {
            Json::Array(cells) => cells.iter().map(cell).collect::<Vec<_>>().join("\u{a0}"),
            other => cell(other),
        };
        let rows: Vec<String> = items.iter().map(row).collect();
        if items.iter().any(Json::is_array) {
            joined(voice, rows, " / ")
        } else if items.iter().any(Json::is_string) {
            rows.join(", ")
        } else {
            rows.join(" ")
        }
    }

    /// An attribute of a card's text, with the card's numbers and the options of the set-up.
    fn attribute(self, voice: &Voice<'_>, card: &CardInfo, name: &str) -> Option<String> {
        let numbers = card.numbers().map(|(name, value)| (name, Arg::Int(value)));
        let options = self.setup.into_iter().flat_map(|setup| &setup.options);
        let word =
            |id: String, word: &str| Arg::Word(Spelled::written("words", id, word.to_owned()));
        // Of several values each that is chosen can be asked for by itself.
        let options = options.flat_map(|(name, value)| {
            let whole = (name.as_str(), word(format!("{name}-{value}"), value));
            let each = value.split(',').map(|value| (value, word("yes".to_owned(), "yes")));
            std::iter::once(whole).chain(each)
        });
        voice.word(card.kind, &card.id, Some(name), &numbers.chain(options).collect::<Vec<_>>())
    }

    /// Everything about a card.
    pub fn page(self, voice: &Voice<'_>, card: &CardInfo) -> CardPage {
        let mut page = self.face(voice, card);
        page.lines.extend(origins(voice, card));
        page
    }

    /// What players read of a card, and not where it comes from.
    pub fn face(self, voice: &Voice<'_>, card: &CardInfo) -> CardPage {
        let kind = self.kind(voice, card);
        let name = self.name(voice, card);
        let values = [("name", Value::Text(&name)), ("kind", Value::Text(&kind))];
        let mut lines: Vec<String> = self.text(voice, card).into_iter().collect();
        lines.extend(
            self.printed(voice, card)
                .map(|name| voice.tell(FIELDS, PRINTED, &[("name", Value::Text(&name))])),
        );
        lines.extend(self.fields(voice, card));
        lines.extend(self.attribute(voice, card, "flavour").map(|text| quoted(voice, &text)));
        CardPage {
            kind: card.kind.to_owned(),
            id: card.id.clone(),
            heading: voice.tell(SPACE, "explained", &values),
            lines,
        }
    }
}

/// The entries of a table in the order that the pack gives them.
fn in_order<'f>(
    voice: &Voice<'_>,
    key: &str,
    fields: &'f Map<String, Json>,
) -> Vec<(&'f String, &'f Json)> {
    let order = voice.word(FIELDS, &dashed(key), Some("order"), &[]).unwrap_or_default();
    let rank = |name: &str| order.split_whitespace().position(|other| other == name);
    let mut entries: Vec<(&String, &Json)> = fields.iter().collect();
    entries.sort_by_key(|(name, _)| rank(name).unwrap_or(usize::MAX));
    entries
}

/// A range of numbers with the dash that belongs between them; said aloud, in words, and so is what
/// has no upper end.
fn range(voice: &Voice<'_>, word: &str) -> String {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()) && !part.is_empty();
    let tell = |id: &str, values: &[(&str, &str)]| {
        let values = values.iter().map(|(name, text)| (*name, Value::Text(text)));
        voice.tell(SPACE, id, &values.collect::<Vec<_>>())
    };
    match (word.split_once('-'), word.strip_suffix('+')) {
        (Some((from, to)), _) if digits(from) && digits(to) => match voice.is_aloud() {
            true => tell("said-range", &[("from", from), ("to", to)]),
            false => format!("{from}–{to}"),
        },
        (None, Some(from)) if digits(from) && voice.is_aloud() => {
            tell("said-least", &[("from", from)])
        }
        _ => word.to_owned(),
    }
}

fn quoted(voice: &Voice<'_>, text: &str) -> String {
    voice.tell(SPACE, "flavour", &[("text", Value::Text(text))])
}

/// A message of the space of fields, if there is one that says something.
fn spoken(voice: &Voice<'_>, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
    let id = dashed(key);
    voice.word(FIELDS, &id, None, &[])?;
    Some(voice.tell(FIELDS, &id, values)).filter(|text| !text.is_empty())
}

/// The parts of a list with a sign between them, or where they are said aloud, as the language parts
/// them.
pub(crate) fn joined(voice: &Voice<'_>, parts: Vec<String>, sign: &str) -> String {
    if !voice.is_aloud() {
        return parts.join(sign);
    }
    let both = |before: String, after: String| {
        let values = [("before", Value::Text(&before)), ("after", Value::Text(&after))];
        voice.tell(SPACE, "list-aloud", &values)
    };
    parts.into_iter().reduce(both).unwrap_or_default()
}

/// What a field is called, if the pack says so.
fn label(voice: &Voice<'_>, key: &str) -> Option<String> {
    voice.word(FIELDS, &dashed(key), Some("is"), &[])
}

/// A value of TOML in one line.
fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(items) => {
            format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(" "))
        }
        Json::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| match value {
                Json::Object(_) => format!("{name}: {}", plain(value)),
                _ => format!("{name} {}", plain(value)),
            });
            fields.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

fn dashed(key: &str) -> String {
    key.replace('_', "-")
}

/// Which fields were not taken from the printed card.
fn origins(voice: &Voice<'_>, card: &CardInfo) -> Vec<String> {
    let of = |origin: Origin, id: &str| {
        let fields = card.origin.iter().filter(|(_, other)| **other == origin);
        let fields: Vec<String> = fields.filter_map(|(field, _)| label(voice, field)).collect();
        let list = fields.join(", ");
        (!fields.is_empty()).then(|| voice.tell(SPACE, id, &[("fields", Value::Text(&list))]))
    };
    [of(Origin::Inferred, "origin-inferred"), of(Origin::Reconstructed, "origin-reconstructed")]
        .into_iter()
        .flatten()
        .collect()
}

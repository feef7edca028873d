//! The text of a card, and the rules about a thing.

use content::{CardInfo, Origin};
use play::{Arg, Ref};
use serde_json::{Map, Value as Json};
use text::{Value, Voice};

use crate::notice::CardPage;
use desk::SPACE;

/// The space of a pack that names the fields of its cards.
const FIELDS: &str = "card";

/// Prefix of the message for a field in the complete list of a card's fields.
const ROW: &str = "row-";

/// The message for the printed name of a card.
const PRINTED: &str = "name";

/// All cards that can be explained.
#[derive(Clone, Copy)]
pub struct CardBook<'a> {
    cards: &'a [CardInfo],
}

impl<'a> CardBook<'a> {
    /// A book of these cards.
    pub fn new(cards: &'a [CardInfo]) -> Self {
        Self { cards }
    }

    /// All cards.
    pub fn cards(self) -> &'a [CardInfo] {
        self.cards
    }

    /// The card with a kind and an id.
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

    /// The name printed on the card, if it is different and the texts of the language contain it.
    /// The box of a language may contain cards in English.
    pub fn printed(self, voice: &Voice<'_>, card: &CardInfo) -> Option<String> {
        voice.word(FIELDS, PRINTED, None, &[])?;
        let printed = voice.original(card.kind, &card.id)?;
        (printed != self.name(voice, card)).then_some(printed)
    }

    /// The name of its kind.
    pub fn kind(self, voice: &Voice<'_>, card: &CardInfo) -> String {
        CardBook::kind_named(voice, card.kind).unwrap_or_else(|| card.kind.replace('_', " "))
    }

    /// The name of a kind of cards, if the pack has one.
    pub fn kind_named(voice: &Voice<'_>, kind: &str) -> Option<String> {
        voice.word(FIELDS, &dashed(&format!("kind-{kind}")), None, &[])
    }

    /// The rules text of a card, with its numbers filled in and the name of its power first.
    pub fn text(self, voice: &Voice<'_>, card: &CardInfo) -> Option<String> {
        let text = self.attribute(voice, card, "text")?;
        let Some(power) = self.attribute(voice, card, "power") else { return Some(text) };
        let values = [("power", Value::Text(&power)), ("text", Value::Text(&text))];
        Some(voice.tell(SPACE, "powered", &values))
    }

    /// The fields of a card, one line each, and one for each row of a grid. Fields without words in
    /// the pack are not shown to players.
    pub fn fields(self, voice: &Voice<'_>, card: &CardInfo) -> Vec<String> {
        let lines = in_words(voice, card).into_iter().flat_map(|(key, value)| {
            let rows = value.as_array().and_then(|rows| grid(voice, rows));
            let head = || spoken(voice, key, &[("value", Value::Text(""))]);
            match rows.and_then(|rows| Some((head()?, rows))) {
                Some((head, rows)) => {
                    std::iter::once(head.trim_end().to_owned()).chain(rows).collect()
                }
                None => Vec::from_iter(self.field(voice, key, value)),
            }
        });
        lines.collect()
    }

    /// The fields of a card that have words in the pack, one sentence each.
    pub fn sentences(self, voice: &Voice<'_>, card: &CardInfo) -> Vec<String> {
        let fields = in_words(voice, card).into_iter();
        fields.filter_map(|(key, value)| self.field(voice, key, value)).collect()
    }

    /// The text of a field in one line, if the pack has words for it.
    pub fn field(self, voice: &Voice<'_>, key: &str, value: &Json) -> Option<String> {
        let say = |value| spoken(voice, key, &[("value", value)]);
        match value {
            Json::Number(number) => say(Value::Int(number.as_i64()?)),
            Json::String(word) => {
                let said = self.word(voice, key, word);
                let values = [("value", Value::Text(&said)), ("word", Value::Text(word))];
                spoken(voice, key, &values.into_iter().chain([COUNT_ONE]).collect::<Vec<_>>())
            }
            Json::Bool(value) => say(Value::Text(if *value { "yes" } else { "no" })),
            Json::Array(items) => {
                let (text, count) = (self.rows(voice, key, items), items.len() as i64);
                spoken(voice, key, &[("value", Value::Text(&text)), ("count", Value::Int(count))])
            }
            Json::Object(fields) => self.object(voice, key, fields),
            Json::Null => None,
        }
    }

    /// A field for the complete list: its name and its text. Without words in the pack, they are
    /// shown as in the file.
    pub fn row(self, voice: &Voice<'_>, key: &str, value: &Json) -> (String, String) {
        let says = self.field(voice, &format!("{ROW}{key}"), value);
        (self.field_named(voice, key), says.unwrap_or_else(|| plain(value)))
    }

    /// The name of a field, or its key in the file.
    pub fn field_named(self, voice: &Voice<'_>, key: &str) -> String {
        let listed = || label(voice, &format!("{ROW}{key}"));
        label(voice, key).or_else(listed).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a table: its entries that have words, in the pack's order, or one text for the
    /// whole table.
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

    /// The texts of the entries that have words.
    fn entries(self, voice: &Voice<'_>, key: &str, entries: &[(&String, &Json)]) -> Vec<String> {
        let said = entries.iter();
        said.filter_map(|(name, value)| self.field(voice, &format!("{key}-{name}"), value))
            .collect()
    }

    /// The text of a list of tables, in order.
    ///
    /// The message for one table, `<key>-row`, can use its numbers and the texts of its entries
    /// (`$list`, `$count`). It can also use where the table ends: if the next table has a number
    /// `from`, `$from_to` is that number minus one, otherwise 0.
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

    /// The text of a word in a field: a card's name, a word of the game, or the word itself.
    fn word(self, voice: &Voice<'_>, key: &str, word: &str) -> String {
        let card = self.cards.iter().find(|card| card.id == word);
        let name = card.and_then(|card| voice.word(card.kind, word, None, &[]));
        let last = key.rsplit('-').next().unwrap_or(key);
        name.or_else(|| voice.word("words", &format!("{last}-{word}"), None, &[]))
            .unwrap_or_else(|| range(word))
    }

    /// The text of a list: of numbers, words, tables, or lists in lists, such as a grid, row by
    /// row.
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
        } else if voice.is_aloud() || items.iter().any(Json::is_string) {
            rows.join(", ")
        } else {
            rows.join("\u{a0}· ")
        }
    }

    /// An attribute of a card's text, with the card's numbers.
    fn attribute(self, voice: &Voice<'_>, card: &CardInfo, name: &str) -> Option<String> {
        let numbers = card.numbers().map(|(name, value)| (name, Arg::Int(value)));
        voice.word(card.kind, &card.id, Some(name), &numbers.collect::<Vec<_>>())
    }

    /// Everything about a card.
    pub fn page(self, voice: &Voice<'_>, card: &CardInfo) -> CardPage {
        let mut page = self.face(voice, card);
        page.lines.extend(origins(voice, card));
        page
    }

    /// The part of a card's page that players need, without the sources of its fields.
    pub fn face(self, voice: &Voice<'_>, card: &CardInfo) -> CardPage {
        let kind = self.kind(voice, card);
        let name = self.name(voice, card);
        let values = [("name", Value::Text(&name)), ("kind", Value::Text(&kind))];
        let mut lines: Vec<String> = self.text(voice, card).into_iter().collect();
        lines.extend(self.fields(voice, card));
        lines.extend(
            self.printed(voice, card)
                .map(|name| voice.tell(FIELDS, PRINTED, &[("name", Value::Text(&name))])),
        );
        lines.extend(self.attribute(voice, card, "flavour").map(|text| quoted(voice, &text)));
        CardPage {
            kind: card.kind.to_owned(),
            id: card.id.clone(),
            heading: voice.tell(SPACE, "explained", &values),
            lines,
        }
    }
}

/// The count of a field with one value.
const COUNT_ONE: (&str, Value<'static>) = ("count", Value::Int(1));

/// The fields of a card in the order of the language's words for them.
fn in_words<'c>(voice: &Voice<'_>, card: &'c CardInfo) -> Vec<(&'c str, &'c Json)> {
    let fields = card.fields.iter().map(|(key, value)| (key.as_str(), value));
    let mut fields: Vec<(&str, &Json)> = fields.collect();
    fields.sort_by_key(|(key, _)| voice.rank(FIELDS, &dashed(key)).unwrap_or((usize::MAX, 0)));
    fields
}

/// The rows of a list of lists of numbers, with cells of equal width; `None` for other lists, and
/// for a listener.
fn grid(voice: &Voice<'_>, rows: &[Json]) -> Option<Vec<String>> {
    if voice.is_aloud() || rows.is_empty() {
        return None;
    }
    let number = |cell: &Json| Some(voice.number(cell.as_i64()?));
    let row = |row: &Json| row.as_array()?.iter().map(number).collect::<Option<Vec<String>>>();
    let rows = rows.iter().map(row).collect::<Option<Vec<_>>>()?;
    let widest = rows.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(0);
    // No line may begin or break within a row.
    let pad = |cell: &String| "\u{a0}".repeat(widest - cell.chars().count()) + cell;
    let line = |cells: &Vec<String>| {
        let cells: Vec<String> = cells.iter().map(pad).collect();
        format!("\u{a0}\u{a0}{}", cells.join("\u{a0}\u{a0}"))
    };
    Some(rows.iter().map(line).collect())
}

/// The entries of a table in the pack's order.
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

/// A range of numbers with the correct dash.
fn range(word: &str) -> String {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()) && !part.is_empty();
    match word.split_once('-') {
        Some((from, to)) if digits(from) && digits(to) => format!("{from}–{to}"),
        _ => word.to_owned(),
    }
}

fn quoted(voice: &Voice<'_>, text: &str) -> String {
    voice.tell(SPACE, "flavour", &[("text", Value::Text(text))])
}

/// A message of the space of fields, if it exists and is not empty.
fn spoken(voice: &Voice<'_>, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
    let id = dashed(key);
    voice.word(FIELDS, &id, None, &[])?;
    Some(voice.tell(FIELDS, &id, values)).filter(|text| !text.is_empty())
}

/// The parts of a list separated by a sign, or, when read aloud, by the language's own separator.
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

/// The name of a field, if the pack has one.
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

/// The fields that were not taken from the printed card.
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

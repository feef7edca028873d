//! What a player can say.

use diag::{FileFormat, Unfit, unfit, without_types};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::error::Category;
use serde_json::{Map, Value};

/// One thing that a player says: an answer, or a wish beside the game. As JSON it is one object
/// whose `do` says which.
///
/// ```
/// use view::Input;
///
/// let input: Input = serde_json::from_str(r#"{ "do": "offer", "offer": 2 }"#)?;
/// assert_eq!(input, Input::Offer { offer: 2 });
/// let input: Input = serde_json::from_str(r#"{ "do": "undo" }"#)?;
/// assert_eq!(input, Input::Undo);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(example = content::json_example(r#"{ "do": "offer", "offer": 2 }"#))]
pub enum Input {
    /// Take an offer.
    Offer {
        /// Which, counted from 0.
        offer: usize,
    },
    /// Whatever a player types: the number of an offer counted from 1, a part of its words, or a
    /// command in the language of the game.
    Words {
        /// What was typed.
        words: String,
    },
    /// Explain a card or a chapter of the rules, or the moment.
    Help {
        /// A part of a name, or the number of an offer counted from 1; the moment when empty.
        #[serde(default)]
        about: String,
    },
    /// Show everything on the table.
    Board,
    /// Show what lies in front of a player.
    Sheet {
        /// A part of a name, or the letter of a seat; one's own when empty.
        #[serde(default)]
        of: String,
    },
    /// Show the piles that lie open.
    Piles,
    /// Show the log.
    Log {
        /// How many of its last lines: a number, or `all`; some when empty.
        #[serde(default)]
        lines: String,
    },
    /// Count everybody's points.
    Score,
    /// Say why something on the table is not offered.
    Why {
        /// A part of what it is called there, or its kind and its id, such as `skill/climb`; when
        /// empty, say where and why scripts of cards failed.
        #[serde(default)]
        about: String,
    },
    /// Take the last choice back.
    Undo,
    /// Say what a careful player would do.
    Hint,
    /// Say what would come of an offer, without taking it.
    Preview {
        /// Which, counted from 0.
        offer: usize,
    },
    /// Tell one fact of the table, in a sentence.
    Query {
        /// Its name in every language, such as `gold`; the help has them all.
        query: String,
        /// A thing or a player, by a number, a sign or a part of the name; one's own, or all, when
        /// empty.
        #[serde(default)]
        of: String,
    },
    /// Change how much is told without being asked for.
    Detail {
        /// `terse`, `full` or `usual`, or the word of the language; say how much it is when empty.
        #[serde(default)]
        detail: String,
    },
    /// Change which kinds of news are told.
    News {
        /// A kind, all when none is named, and behind it `on`, `off` or `last`, or the word of the
        /// language; say which are told when empty.
        #[serde(default)]
        news: String,
    },
    /// Change the language.
    Lang {
        /// Its tag, such as `fr`; say which there are when empty.
        #[serde(default)]
        tag: String,
    },
    /// Save a copy of the game.
    Save {
        /// Where; say where the game is kept when empty.
        #[serde(default)]
        file: String,
    },
    /// Show the question and its offers again. While the table is handed over: who shall look does,
    /// alone.
    Again,
    /// Stop; the game is kept.
    Quit,
}

impl Input {
    /// Reads one input from JSON.
    ///
    /// ```
    /// use view::Input;
    ///
    /// assert_eq!(Input::read(r#"{ "do": "undo" }"#), Ok(Input::Undo));
    /// let wrong = Input::read(r#"{ "do": "offer", "offer": "1" }"#);
    /// assert_eq!(wrong, Err("offer: a whole number from 0, not the text \"1\"".to_owned()));
    /// ```
    ///
    /// # Errors
    /// What is wrong with it, in words of JSON: which key, and what belongs there.
    pub fn read(line: &str) -> Result<Self, String> {
        match serde_json::from_str(line) {
            Ok(input) => unread_keys(line, &input).map_or(Ok(input), Err),
            Err(error) => Err(refused(line, &error)),
        }
    }

    /// Whether the input has nothing but its `do`.
    fn is_bare(&self) -> bool {
        match self {
            Self::Board
            | Self::Piles
            | Self::Score
            | Self::Undo
            | Self::Hint
            | Self::Again
            | Self::Quit => true,
            Self::Offer { .. }
            | Self::Words { .. }
            | Self::Help { .. }
            | Self::Sheet { .. }
            | Self::Log { .. }
            | Self::Why { .. }
            | Self::Preview { .. }
            | Self::Query { .. }
            | Self::Detail { .. }
            | Self::News { .. }
            | Self::Lang { .. }
            | Self::Save { .. } => false,
        }
    }
}

/// Keys that serde passes over: those beside the `do` of an input that has nothing else.
fn unread_keys(line: &str, input: &Input) -> Option<String> {
    if !input.is_bare() {
        return None;
    }
    let object: Map<String, Value> = serde_json::from_str(line).ok()?;
    let key = object.keys().find(|key| *key != "do")?;
    Some(format!("there is no key “{key}” beside this “do”"))
}

/// Why a line is not an input.
fn refused(line: &str, error: &serde_json::Error) -> String {
    if line.trim().is_empty() {
        return "the line is empty: an input is an object, such as {\"do\":\"again\"}".to_owned();
    }
    let object = match serde_json::from_str::<Value>(line) {
        Ok(Value::Object(object)) => object,
        Ok(other) => return format!("an input is an object, not {}", kind(&other)),
        Err(error) => return format!("this is not JSON: {}", syntax(&error)),
    };
    match object.get("do") {
        None => return "“do” is missing: it says what the input is".to_owned(),
        Some(Value::String(_)) => {}
        Some(other) => return format!("do: a word such as “offer”, not {}", kind(other)),
    }
    let alone = |key: &String| {
        let keys = ["do", key.as_str()].map(|key| (key.to_owned(), object[key].clone()));
        let error =
            serde_json::from_value::<Input>(Value::Object(keys.into_iter().collect())).err()?;
        let Unfit { found, wanted, .. } = unfit(&error.to_string(), FileFormat::Json)?;
        Some(format!("{key}: {wanted}, not {found}"))
    };
    let of_key = object.keys().filter(|key| *key != "do").find_map(alone);
    of_key.unwrap_or_else(|| without_types(&without_place(&error.to_string()), FileFormat::Json))
}

/// What is wrong with a text that is not JSON.
fn syntax(error: &serde_json::Error) -> String {
    let column = error.column();
    match error.classify() {
        Category::Eof => "the line ends before it is complete".to_owned(),
        Category::Syntax | Category::Data | Category::Io => {
            // A word that begins like one of the three that JSON has.
            let said = without_place(&error.to_string())
                .replace("expected ident", "expected `true`, `false` or `null`");
            format!("{said} (column {column})")
        }
    }
}

/// A message of `serde_json` without its line, which is always the first.
fn without_place(message: &str) -> String {
    message.rsplit_once(" at line ").map_or(message, |(message, _)| message).to_owned()
}

/// What a value is called in JSON.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use super::Input;

    #[test]
    fn what_is_wrong_is_said_in_words_of_json() {
        let wrong = |line: &str| Input::read(line).expect_err("it is no input");
        for (line, why) in [
            ("null", "an input is an object, not null"),
            ("[]", "an input is an object, not a list"),
            ("3", "an input is an object, not a number"),
            ("\"undo\"", "an input is an object, not a text"),
            ("", "the line is empty: an input is an object, such as {\"do\":\"again\"}"),
            ("{", "this is not JSON: the line ends before it is complete"),
            ("{do: 1}", "this is not JSON: key must be a string (column 2)"),
            ("{\"do\":tru}", "this is not JSON: expected `true`, `false` or `null` (column 10)"),
            ("{}", "“do” is missing: it says what the input is"),
            (r#"{"do":3}"#, "do: a word such as “offer”, not a number"),
            (r#"{"do":"offr","offer":1}"#, "unknown word “offr”: did you mean “offer”?"),
            (r#"{"do":"offer"}"#, "“offer” is missing"),
            (r#"{"do":"offer","offer":-1}"#, "offer: a whole number from 0, not -1"),
            (r#"{"do":"offer","offer":1.0}"#, "offer: a whole number from 0, not 1.0"),
            (r#"{"do":"offer","offer":null}"#, "offer: a whole number from 0, not null"),
            (r#"{"do":"preview","offer":[1]}"#, "offer: a whole number from 0, not a list"),
            (r#"{"do":"help","about":null}"#, "about: text, not null"),
            (r#"{"do":"query","query":"gold","of":3}"#, "of: text, not 3"),
            (r#"{"do":"query","of":"me"}"#, "“query” is missing"),
            (r#"{"do":"offer","offer":1,"x":2}"#, "unknown key “x”; known: offer"),
            (r#"{"do":"undo","offer":1}"#, "there is no key “offer” beside this “do”"),
            (r#"{"do":"undo","do":"quit"}"#, "“do” is given twice"),
        ] {
            assert_eq!(wrong(line), why, "{line}");
        }
    }
}

//! The inputs of a player.

use diag::{FileFormat, Unfit, unfit, without_types};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::error::Category;
use serde_json::{Map, Value};

/// One input of a player: an answer, or a request. In JSON, it is one object whose `do` names the
/// input.
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
        /// The number of the offer, counted from 0.
        offer: usize,
    },
    /// Words as a player types them: the number of an offer counted from 1, a part of its words, or
    /// a command in the language of the game.
    Words {
        /// The typed text.
        words: String,
    },
    /// Explain a card, a chapter of the rules, or the current question.
    Help {
        /// A part of a name, or the number of an offer counted from 1. If empty: the current
        /// question.
        #[serde(default)]
        about: String,
    },
    /// Show everything on the table.
    Board,
    /// Show the things in front of a player.
    Sheet {
        /// A part of a name, or the letter of a seat. If empty: your own.
        #[serde(default)]
        of: String,
    },
    /// Show the open piles.
    Piles,
    /// Show the log.
    Log {
        /// The number of last lines, or `all`. If empty: a default number.
        #[serde(default)]
        lines: String,
    },
    /// Count all players' points.
    Score,
    /// Say why something on the table is not offered.
    Why {
        /// A part of its name at the table, or its kind and its id, such as `skill/climb`. If
        /// empty: say where and why scripts of cards failed.
        #[serde(default)]
        about: String,
    },
    /// Undo the last choice.
    Undo,
    /// Show what a careful player would do.
    Hint,
    /// Show the result of an offer without taking it.
    Preview {
        /// The number of the offer, counted from 0.
        offer: usize,
    },
    /// Tell one fact about the table in a sentence.
    Query {
        /// The name of the query, the same in every language, such as `gold`. The help lists all
        /// names.
        query: String,
        /// A thing or a player, by a number, a sign or a part of the name. If empty: your own, or
        /// all.
        #[serde(default)]
        of: String,
    },
    /// Change how much is shown without a request.
    Detail {
        /// `terse`, `full` or `usual`, or the word of the language. If empty: show the setting.
        #[serde(default)]
        detail: String,
    },
    /// Change which kinds of news are shown.
    News {
        /// A kind (all kinds if none is named), followed by `on`, `off` or `last`, or the word of
        /// the language. If empty: show the settings.
        #[serde(default)]
        news: String,
    },
    /// Change the language.
    Lang {
        /// The tag of the language, such as `fr`. If empty: list the languages.
        #[serde(default)]
        tag: String,
    },
    /// Save a copy of the game.
    Save {
        /// The path of the copy. If empty: show where the game is saved.
        #[serde(default)]
        file: String,
    },
    /// Save the game so far as a ruling, if it began at a position that was set up.
    Ruling {
        /// The path of the new file. If empty: a new name in the current folder.
        #[serde(default)]
        file: String,
    },
    /// Show the question and its offers again. While the table is handed over: the next player
    /// looks now, alone.
    Again,
    /// Stop. The game stays saved.
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
    /// The error in JSON terms: the key, and the expected value.
    pub fn read(line: &str) -> Result<Self, String> {
        match serde_json::from_str(line) {
            Ok(input) => unread_keys(line, &input).map_or(Ok(input), Err),
            Err(error) => Err(refused(line, &error)),
        }
    }

    /// Whether the input has no key except `do`.
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
            | Self::Save { .. }
            | Self::Ruling { .. } => false,
        }
    }
}

/// Reports unknown keys of an input that has only `do`; serde ignores those.
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

/// What the parser says about syntax, by the beginning of its message, and what it means.
const SYNTAX: [(&str, &str); 14] = [
    ("expected value", "a value is expected here"),
    ("expected ident", "only `true`, `false` or `null` can begin so"),
    ("expected `:`", "a colon is missing after the key"),
    ("expected `,` or `}`", "a comma or `}` is missing here"),
    ("expected `,` or `]`", "a comma or `]` is missing here"),
    ("expected `\"`", "a key in double quotes is expected here"),
    ("key must be a string", "a key must be in double quotes"),
    ("trailing comma", "the comma before this must be left out"),
    ("trailing characters", "nothing can follow the object"),
    ("control character", "a text cannot contain control characters; write `\\n` for a new line"),
    ("invalid number", "this is not a number"),
    ("number out of range", "this number is too large"),
    ("recursion limit exceeded", "lists and objects are nested too deeply"),
    ("invalid escape", "after `\\`, one of `\" \\ / b f n r t u` is expected"),
];

/// The description of a JSON syntax error.
fn syntax(error: &serde_json::Error) -> String {
    let column = error.column();
    match error.classify() {
        Category::Eof => "the line ends before it is complete".to_owned(),
        Category::Syntax | Category::Data | Category::Io => {
            let said = without_place(&error.to_string());
            let known = SYNTAX.iter().find(|(parser, _)| said.starts_with(parser));
            let why = known.map_or("it cannot be read from here on", |(_, own)| own);
            format!("{why} (column {column})")
        }
    }
}

/// A message of `serde_json` without its line, which is always the first.
fn without_place(message: &str) -> String {
    message.rsplit_once(" at line ").map_or(message, |(message, _)| message).to_owned()
}

/// The name of a value's type in JSON.
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
            ("{do: 1}", "this is not JSON: a key must be in double quotes (column 2)"),
            ("hello", "this is not JSON: a value is expected here (column 1)"),
            ("{\"do\":1}}", "this is not JSON: nothing can follow the object (column 9)"),
            ("{\"do\":1,}", "this is not JSON: the comma before this must be left out (column 9)"),
            ("\"\\ud800\"", "this is not JSON: it cannot be read from here on (column 8)"),
            (
                "{\"do\":tru}",
                "this is not JSON: only `true`, `false` or `null` can begin so (column 10)",
            ),
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

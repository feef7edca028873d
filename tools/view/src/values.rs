//! The values of a text, for programs that do not read sentences.

use std::borrow::Cow;

use play::{Arg, Args, Message};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// The space of yes and no.
const WORDS: &str = "words";

/// The values that a text is made of, and the facts about it, by name. They are the typed arguments
/// of the game's message, so no text has to be parsed.
///
/// ```
/// use play::message::Arg;
/// use play::{Message, Seat};
/// use view::Values;
///
/// let price = Message::bare("board", "price").with("gold", Arg::Int(3));
/// let values = Values::of(&price.with("whose", Arg::Seat(Seat(1))));
/// assert_eq!(serde_json::to_string(&values)?, r#"{"gold":3,"whose":1}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(Args);

impl Values {
    /// The values of a message.
    pub fn of(message: &Message) -> Self {
        Self(message.args.iter().chain(&message.facts).cloned().collect())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        by_name(&self.0, serializer)
    }
}

impl JsonSchema for Values {
    fn schema_name() -> Cow<'static, str> {
        "Values".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The values that a text is made of, and the facts about it, by name. A \
                number is a number, a seat is counted from 0, yes and no are true and false. Other \
                words are as in saved games. A thing with parts, such as a die, is an object.",
            "type": "object",
            "additionalProperties": {
                "type": ["integer", "boolean", "string", "array", "object"],
            },
        })
    }
}

/// One value.
struct Datum<'a>(&'a Arg);

impl Serialize for Datum<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Arg::Int(value) | Arg::Numbered(_, value) => serializer.serialize_i64(*value),
            Arg::Word(word) if word.space == WORDS && matches!(&*word.id, "yes" | "no") => {
                serializer.serialize_bool(word.id == "yes")
            }
            Arg::Word(word) => serializer.serialize_str(&word.word),
            Arg::Seat(seat) => seat.serialize(serializer),
            Arg::Group(message) => by_name(&message.args, serializer),
            Arg::List(items) => serializer.collect_seq(items.iter().map(Datum)),
        }
    }
}

/// Values by name. Names have underscores, like those of all keys.
fn by_name<S: Serializer>(args: &Args, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(&name.replace('-', "_"), &Datum(arg))?;
    }
    map.end()
}

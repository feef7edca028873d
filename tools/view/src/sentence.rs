//! Sentences of the log, with the things they name.

use play::panel::Tone;
use play::{Arg, Args, Message, Ref, Table};
use schemars::JsonSchema;
use serde::Serialize;
use text::{SentencePiece, Voice};

use crate::values::Values;

/// A sentence of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sentence {
    /// The whole text.
    pub text: String,
    /// The id of the event, the same in every language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The values in it.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
    /// The text in parts, in order.
    #[serde(default)]
    pub parts: Vec<Part>,
    /// Its kind of news, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
}

/// A part of a sentence: the name of a thing, or the text between two names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// The text of the part.
    pub text: String,
    /// The color, if it matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// The thing that it names, such as a player or a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Ref>,
}

/// A message with the things it names.
pub fn sentence(voice: &Voice<'_>, table: &dyn Table, message: &Message) -> Sentence {
    let part = |SentencePiece { text, arg }: SentencePiece<'_>| Part {
        text,
        tone: arg.and_then(|arg| tone(table, arg)),
        about: arg.and_then(Ref::named_by),
    };
    let parts: Vec<Part> = voice.pieces(message).into_iter().map(part).collect();
    let text = parts.iter().map(|part| part.text.as_str()).collect();
    let (id, values) = (message.id.clone(), Values::of(message));
    Sentence { text, id, values, parts, kind: None }
}

/// Characters that end a sentence, possibly followed by closing marks.
const ENDS: [char; 5] = ['.', '?', '!', '…', ':'];
/// Closing marks that may follow the end.
const CLOSES: [char; 6] = ['”', '“', '"', '»', ')', '’'];

/// Adds a full stop unless the text ends like a sentence. Parentheses after an end belong to it.
pub fn ended(text: &str) -> String {
    let closes = |letter: char| letter.is_whitespace() || CLOSES.contains(&letter);
    let ends = |text: &str| text.trim_end_matches(closes).ends_with(ENDS);
    let before = text.ends_with(')').then(|| text.rsplit_once('(')).flatten();
    // Text after a colon may be in parentheses, too.
    let leads = |letter: char| letter == ':' || letter.is_whitespace();
    let aside = before.is_some_and(|(before, _)| ends(before.trim_end_matches(leads)));
    if text.is_empty() || aside || ends(text) { text.to_owned() } else { format!("{text}.") }
}

/// The kind of news of each message.
pub(crate) fn kinds(table: &dyn Table, messages: &[Message]) -> Vec<Option<&'static str>> {
    let news = table.news();
    let kind = |message: &Message| {
        let found = news.iter().find(|(_, ids)| ids.contains(&message.id));
        found.map(|(kind, _)| *kind)
    };
    messages.iter().map(kind).collect()
}

/// The color of a thing, or of one of its parts: a die has the color of its part.
fn tone(table: &dyn Table, arg: &Arg) -> Option<Tone> {
    let of_parts = |parts: &Args| parts.iter().find_map(|(_, part)| tone(table, part));
    let own = Ref::named_by(arg).and_then(|thing| table.tone(&thing));
    own.or_else(|| match arg {
        Arg::Group(message) => of_parts(&message.args),
        Arg::Word(word) => of_parts(&word.parts),
        Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::List(_) => None,
    })
}

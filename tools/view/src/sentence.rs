//! Sentences of the log with what is named in them.

use play::panel::Tone;
use play::{Arg, Args, Message, Ref, Table};
use schemars::JsonSchema;
use serde::Serialize;
use text::{SentencePiece, Voice};

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sentence {
    /// All of it.
    pub text: String,
    /// The same in parts, one after another.
    pub parts: Vec<Part>,
    /// Which kind of news it is, by its name in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
}

/// A part of a sentence: what something is called there, or what stands between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// What it says.
    pub text: String,
    /// Its colour, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// The thing it names, such as a player or a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Ref>,
}

/// A message with what it names.
pub fn sentence(voice: &Voice<'_>, table: &dyn Table, message: &Message) -> Sentence {
    let part = |SentencePiece { text, arg }: SentencePiece<'_>| Part {
        text,
        tone: arg.and_then(|arg| tone(table, arg)),
        about: arg.and_then(Ref::named_by),
    };
    let parts: Vec<Part> = voice.pieces(message).into_iter().map(part).collect();
    let text = parts.iter().map(|part| part.text.as_str()).collect();
    Sentence { text, parts, kind: None }
}

/// What ends a sentence, perhaps with a quotation or a parenthesis around it.
const ENDS: [char; 5] = ['.', '?', '!', '…', ':'];
/// What may stand behind that.
const CLOSES: [char; 6] = ['”', '“', '"', '»', ')', '’'];

/// The same as a sentence: with a full stop, unless it ends as one. What stands in parentheses
/// behind the end of one belongs to it.
pub fn ended(text: &str) -> String {
    let closes = |letter: char| letter.is_whitespace() || CLOSES.contains(&letter);
    let ends = |text: &str| text.trim_end_matches(closes).ends_with(ENDS);
    let before = text.ends_with(')').then(|| text.rsplit_once('(')).flatten();
    // What a colon leads to may stand in parentheses, too.
    let leads = |letter: char| letter == ':' || letter.is_whitespace();
    let aside = before.is_some_and(|(before, _)| ends(before.trim_end_matches(leads)));
    if text.is_empty() || aside || ends(text) { text.to_owned() } else { format!("{text}.") }
}

/// Which kind of news each of some messages is.
pub(crate) fn kinds(table: &dyn Table, messages: &[Message]) -> Vec<Option<&'static str>> {
    let news = table.news();
    let kind = |message: &Message| {
        let found = news.iter().find(|(_, ids)| ids.contains(&message.id));
        found.map(|(kind, _)| *kind)
    };
    messages.iter().map(kind).collect()
}

/// The colour of a thing, or else that of one of its parts: a die has that of its colour.
fn tone(table: &dyn Table, arg: &Arg) -> Option<Tone> {
    let of_parts = |parts: &Args| parts.iter().find_map(|(_, part)| tone(table, part));
    let own = Ref::named_by(arg).and_then(|thing| table.tone(&thing));
    own.or_else(|| match arg {
        Arg::Group(message) => of_parts(&message.args),
        Arg::Word(word) => of_parts(&word.parts),
        Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::List(_) => None,
    })
}

//! Messages: how a game speaks without a sentence.
//!
//! Any choice, event or prompt becomes a [`Message`] through serde: the name of the variant is the
//! message's id, its fields are typed arguments. A bare string is refused, so no natural language
//! can slip into a rule. From the same message come the `.play` line and the Fluent text. A variant
//! that has lent its name ([`crate::names`]) is the message of the enum in it.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use serde::Serialize;
use serde::ser::{self, Impossible};

use crate::game::{Seat, Shown};
use crate::names;

/// A word of the game: what `.play` writes for it and where its text is found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spelled {
    /// The locale file (without `.ftl`) that holds its text.
    pub space: Cow<'static, str>,
    /// The Fluent id in that file.
    pub id: Cow<'static, str>,
    /// What `.play` writes.
    pub word: Cow<'static, str>,
}

impl Spelled {
    /// A word that is its own id, such as a card.
    pub fn new(space: impl Into<Cow<'static, str>>, id: impl Into<Cow<'static, str>>) -> Self {
        let id = id.into();
        Self { space: space.into(), word: id.clone(), id }
    }
}

/// One typed argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A whole number.
    Int(i64),
    /// A thing that has a number instead of a word: the name of its type, as [`Shown::spell`] is
    /// given it, and which it is.
    Numbered(&'static str, i64),
    /// A word of the game or of an enumeration.
    Word(Spelled),
    /// A seat, said by its player's name.
    Seat(Seat),
    /// A small thing with parts, such as a die with colour and face.
    Group(Message),
    /// Several of something.
    List(Vec<Arg>),
}

/// Arguments by name, kebab-case.
pub type Args = Vec<(Cow<'static, str>, Arg)>;

/// An id and typed arguments; the text comes from `locales/<tag>/…/<space>.ftl`.
///
/// ```
/// use play::{Message, Seat};
/// use serde::Serialize;
///
/// #[derive(Serialize)]
/// enum Event {
///     GoldGained { seat: Seat, gold: u8 },
/// }
///
/// // Numbers are plain here; a game spells those of its cards.
/// let gained = Event::GoldGained { seat: Seat(1), gold: 3 };
/// let message = Message::spelled("log", &gained, &|_, _| None);
/// assert_eq!(message.named_line(), "gold-gained seat=B gold=3");
/// assert_eq!(message.line(), "gold-gained B 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The locale file (without `.ftl`) that holds its text.
    pub space: &'static str,
    /// The Fluent id in that file, kebab-case.
    pub id: String,
    /// Arguments by name, kebab-case, in the order of the fields.
    pub args: Args,
    /// Where a thing of the game has words of its own for it; a language that lacks them says the
    /// text above.
    pub own: Option<Box<Own>>,
}

/// The words that a thing of the game has of its own for a message: an attribute of its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Own {
    /// The thing.
    pub of: Spelled,
    /// The attribute.
    pub attribute: String,
    /// What the words may name beside the arguments of the message.
    pub args: Args,
}

/// A card that asks by a name it gave the question: its texts may have words of their own for it,
/// `.ask-<name>`, and for what is offered, `.offer-<name>-<offer>`.
///
/// ```
/// use play::{Message, NamedAsk, Spelled};
///
/// let lower = NamedAsk { card: Spelled::new("skill", "concentrate"), ask: "lower".into(), args: vec![] };
/// let offer = lower.offer(Message::bare("choice", "decline"));
/// assert_eq!(offer.own.expect("words of its own").attribute, "offer-lower-decline");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedAsk {
    /// The card.
    pub card: Spelled,
    /// The name.
    pub ask: String,
    /// What was answered to the card before, by name.
    pub args: Args,
}

impl NamedAsk {
    /// The question in the words of the card.
    #[must_use]
    pub fn prompt(&self, prompt: Message) -> Message {
        self.own(prompt, format!("ask-{}", self.ask))
    }

    /// An offer in the words of the card.
    #[must_use]
    pub fn offer(&self, offer: Message) -> Message {
        let attribute = format!("offer-{}-{}", self.ask, offer.id);
        self.own(offer, attribute)
    }

    fn own(&self, message: Message, attribute: String) -> Message {
        let own = Own { of: self.card.clone(), attribute, args: self.args.clone() };
        Message { own: Some(Box::new(own)), ..message }
    }
}

impl Message {
    /// The message of a choice, event, prompt or other enum value.
    pub fn of<G: Shown>(game: &G, space: &'static str, value: &impl Serialize) -> Self {
        let speller = |kind, value| game.spell(kind, value);
        Self::spelled(space, value, &speller)
    }

    /// Like [`Self::of`] with any way to spell numbers.
    pub fn spelled(
        space: &'static str,
        value: &impl Serialize,
        spell: &dyn Fn(&'static str, i64) -> Option<Spelled>,
    ) -> Self {
        let arg = value.serialize(Speller { spell, kind: None });
        match arg {
            Ok(Some(Arg::Group(message))) => Self { space, ..message },
            // A variant without fields, as a message of its own.
            Ok(Some(Arg::Word(word))) => Self::bare(space, word.word),
            Ok(_) => panic!("a message is an enum or a struct, not a bare value"),
            Err(Refused(what)) => panic!("a message cannot hold {what}"),
        }
    }

    /// A message without arguments.
    pub fn bare(space: &'static str, id: impl Into<String>) -> Self {
        Self { space, id: id.into(), args: Vec::new(), own: None }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }

    /// The `.play` form of a choice: the id and the bare arguments, `buy longsword`.
    pub fn line(&self) -> String {
        let mut line = self.id.clone();
        for (_, arg) in &self.args {
            let _ = write!(line, " {arg}");
        }
        line
    }

    /// The `.play` form of an event: the id and the named arguments, `bought seat=A cost=3`.
    pub fn named_line(&self) -> String {
        let mut line = self.id.clone();
        for (name, arg) in &self.args {
            let _ = write!(line, " {name}={arg}");
        }
        line
    }
}

impl fmt::Display for Arg {
    /// As `.play` writes it: one token without spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[&Arg], mark: char| {
            for (at, part) in parts.iter().enumerate() {
                if at > 0 {
                    f.write_char(mark)?;
                }
                write!(f, "{part}")?;
            }
            Ok(())
        };
        match self {
            Self::Int(value) | Self::Numbered(_, value) => write!(f, "{value}"),
            Self::Word(word) => f.write_str(&word.word),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Group(message) => {
                let parts: Vec<_> = message.args.iter().map(|(_, arg)| arg).collect();
                joined(f, &parts, ':')
            }
            Self::List(parts) if parts.is_empty() => f.write_char('-'),
            Self::List(parts) => joined(f, &parts.iter().collect::<Vec<_>>(), ','),
        }
    }
}

/// `GoldGained` and `gold_gained` as `gold-gained`.
///
/// ```
/// assert_eq!(play::message::kebab("GoldGained"), "gold-gained");
/// ```
pub fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        match letter {
            '_' => out.push('-'),
            letter if letter.is_ascii_uppercase() => {
                if at > 0 && !out.ends_with('-') {
                    out.push('-');
                }
                out.push(letter.to_ascii_lowercase());
            }
            letter => out.push(letter),
        }
    }
    out
}

/// What cannot be part of a message.
#[derive(Debug)]
struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }
}

#[derive(Clone, Copy)]
struct Speller<'a> {
    spell: &'a dyn Fn(&'static str, i64) -> Option<Spelled>,
    kind: Option<&'static str>,
}

type Said = Result<Option<Arg>, Refused>;

impl Speller<'_> {
    fn number(self, value: i64) -> Said {
        Ok(Some(match self.kind {
            Some("Seat") => Arg::Seat(Seat(value as u8)),
            Some(kind) => (self.spell)(kind, value).map_or(Arg::Numbered(kind, value), Arg::Word),
            None => Arg::Int(value),
        }))
    }

    fn refuse<T>(what: &str) -> Result<T, Refused> {
        Err(Refused(what.to_owned()))
    }
}

/// Collects the fields of a struct or variant, or the items of a sequence.
struct Parts<'a> {
    speller: Speller<'a>,
    id: String,
    args: Args,
    list: bool,
}

impl Parts<'_> {
    fn take<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        let plain = Speller { kind: None, ..self.speller };
        if let Some(arg) = value.serialize(plain)? {
            let name = if name.contains('_') { kebab(name).into() } else { Cow::Borrowed(name) };
            self.args.push((name, arg));
        }
        Ok(())
    }

    fn done(self) -> Said {
        Ok(Some(if self.list {
            Arg::List(self.args.into_iter().map(|(_, arg)| arg).collect())
        } else {
            Arg::Group(Message { space: "words", id: self.id, args: self.args, own: None })
        }))
    }
}

impl<'a> ser::Serializer for Speller<'a> {
    type Ok = Option<Arg>;
    type Error = Refused;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Impossible<Option<Arg>, Refused>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, value: bool) -> Said {
        let word = if value { "yes" } else { "no" };
        Ok(Some(Arg::Word(Spelled::new("words", word))))
    }
    fn serialize_i8(self, value: i8) -> Said {
        self.number(value.into())
    }
    fn serialize_i16(self, value: i16) -> Said {
        self.number(value.into())
    }
    fn serialize_i32(self, value: i32) -> Said {
        self.number(value.into())
    }
    fn serialize_i64(self, value: i64) -> Said {
        self.number(value)
    }
    fn serialize_u8(self, value: u8) -> Said {
        self.number(value.into())
    }
    fn serialize_u16(self, value: u16) -> Said {
        self.number(value.into())
    }
    fn serialize_u32(self, value: u32) -> Said {
        self.number(value.into())
    }
    fn serialize_u64(self, value: u64) -> Said {
        i64::try_from(value).map_or_else(|_| Self::refuse("so large a number"), |v| self.number(v))
    }
    fn serialize_f32(self, _: f32) -> Said {
        Self::refuse("a fraction")
    }
    fn serialize_f64(self, _: f64) -> Said {
        Self::refuse("a fraction")
    }
    fn serialize_char(self, _: char) -> Said {
        Self::refuse("a bare character")
    }
    fn serialize_str(self, _: &str) -> Said {
        Self::refuse("a bare string")
    }
    fn serialize_bytes(self, _: &[u8]) -> Said {
        Self::refuse("bytes")
    }
    fn serialize_none(self) -> Said {
        Ok(None)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Said {
        Ok(None)
    }
    fn serialize_unit_struct(self, name: &'static str) -> Said {
        Ok(Some(Arg::Word(Spelled::new("words", kebab(name)))))
    }
    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Said {
        let word = kebab(variant);
        let id = format!("{}-{word}", kebab(name)).into();
        Ok(Some(Arg::Word(Spelled { space: "words".into(), id, word: word.into() })))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Said {
        value.serialize(Speller { kind: Some(name), ..self })
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Said {
        if names::is_lent(variant) {
            return value.serialize(self);
        }
        // The one unnamed argument of a variant: `Roll(5)` is `roll 5`, in Fluent `$value`.
        let mut parts = Parts { speller: self, id: kebab(variant), args: Vec::new(), list: false };
        parts.take("value", value)?;
        parts.done()
    }
    fn serialize_seq(self, length: Option<usize>) -> Result<Parts<'a>, Refused> {
        let args = Vec::with_capacity(length.unwrap_or(0));
        Ok(Parts { speller: self, id: String::new(), args, list: true })
    }
    fn serialize_tuple(self, length: usize) -> Result<Parts<'a>, Refused> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Parts<'a>, Refused> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Refused> {
        Self::refuse("a variant with several unnamed fields")
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Refused> {
        Self::refuse("a map")
    }
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Refused> {
        Ok(Parts { speller: self, id: kebab(name), args: Vec::new(), list: false })
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Refused> {
        Ok(Parts { speller: self, id: kebab(variant), args: Vec::new(), list: false })
    }
}

impl ser::SerializeSeq for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.take("item", value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

impl ser::SerializeTuple for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.take("item", value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

impl ser::SerializeTupleStruct for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.take("item", value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

impl ser::SerializeTupleVariant for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        self.take("item", value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

impl ser::SerializeStruct for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.take(name, value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

impl ser::SerializeStructVariant for Parts<'_> {
    type Ok = Option<Arg>;
    type Error = Refused;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.take(name, value)
    }
    fn end(self) -> Said {
        self.done()
    }
}

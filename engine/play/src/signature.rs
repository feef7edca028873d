//! Signatures of messages: which messages an enum can be, and the arguments of each.
//!
//! They are traced through serde from the type itself, so a list for translators is never written
//! by hand. `Bought { seat: Seat, card: CardNo, gold: u8 }` is the message `bought` with the
//! arguments `seat`, `card` and `gold`, of which a text can use `{ $seat }` or `{ $card_gender }`.
//!
//! ```
//! use play::Seat;
//! use play::signature::{Kind, signatures};
//! use serde::Deserialize;
//!
//! #[derive(Deserialize)]
//! enum Event {
//!     GoldGained { seat: Seat, gold: u8 },
//!     Passed,
//! }
//!
//! let all = signatures::<Event>(|_| true);
//! assert_eq!(all[0].id, "gold-gained");
//! assert_eq!(all[0].args, [("seat".to_owned(), Kind::Seat), ("gold".to_owned(), Kind::Number)]);
//! assert!(all[1].args.is_empty());
//! ```

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::de::value::U32Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, SeqAccess, VariantAccess,
    Visitor,
};

use crate::message::kebab;
use crate::names::{Names, VariantPlace, is_lent};

/// A message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The Fluent id.
    pub id: String,
    /// The arguments by name, in order.
    pub args: Vec<(String, Kind)>,
}

/// What an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// `yes` or `no`.
    YesNo,
    /// A player.
    Seat,
    /// A thing of the game that is kept as a number, by the name of its type: `CardNo`.
    Thing(&'static str),
    /// One of some words, by the name of their type.
    Word(&'static str, &'static [&'static str]),
    /// Something with parts: `{ $die_face }`.
    Group(Vec<(String, Kind)>),
    /// Several of something.
    List(Box<Kind>),
    /// Something that may be missing.
    Optional(Box<Kind>),
}

/// The signatures of an enum's variants of which `told` holds, in order of declaration. What its
/// fields hold must be made of small numbers, words and lists; a field that is not, and those
/// behind it, are left out.
pub fn signatures<T: DeserializeOwned>(told: impl Fn(&T) -> bool) -> Vec<Signature> {
    let names = Names::of::<T>();
    let mut out = Vec::new();
    for (place, name) in names.places() {
        let mut kind = Kind::Group(Vec::new());
        let value = T::deserialize(Tracer { place: Some(place), kind: &mut kind });
        let args = if let Kind::Group(args) = kind { args } else { Vec::new() };
        if value.is_ok_and(|value| told(&value)) {
            out.push(Signature { id: kebab(name), args });
        }
    }
    out
}

/// The same signatures, those of which `more` knows something with its arguments besides.
pub fn with_facts(mut all: Vec<Signature>, more: Vec<Signature>) -> Vec<Signature> {
    for Signature { id, args } in more {
        all.iter_mut()
            .filter(|known| known.id == id)
            .for_each(|known| known.args.extend(args.clone()));
    }
    all
}

/// The messages of some ids, each once, that are given nothing.
pub fn bare(ids: impl IntoIterator<Item = &'static str>) -> Vec<Signature> {
    let mut all: Vec<Signature> = Vec::new();
    for id in ids {
        if all.iter().all(|known| known.id != id) {
            all.push(Signature { id: id.to_owned(), args: Vec::new() });
        }
    }
    all
}

/// What cards can say in words of their own.
const OWN_WORDS: &str = "
## Words of a card

A card that names what it asks (`asks`) can have words of its own for it, attributes of its message:
`.ask-<name>` for the question, `.offer-<name>-<offer>` for an offer, such as `.offer-lower-decline`.
They are given what the general question or offer is given, the numbers of the card, and what the card
was answered before:

| argument | |
|---|---|
";

/// The page of a game's messages: by locale file, each with its arguments; then what the words of
/// cards for their questions are given of earlier answers.
pub fn manual(game: &str, files: &[(&str, Vec<Signature>)], answered: &[Signature]) -> String {
    let mut page = format!(
        "# Messages of {game}\n\n\
         What the texts in `locales/<tag>/` are given. An argument is a variable: of a die, `$die` \
         is all of it and `$die_face` a part; of a word, `$card` is its text, `$card_word` the word \
         itself, and `$card_gender` the attribute `.gender` of its text. Of what may be missing \
         (`?`), `$card_word` is then `none`.\n"
    );
    let mut words = BTreeMap::new();
    for (file, signatures) in files {
        let _ = write!(page, "\n## {file}.ftl\n\n| message | arguments |\n|---|---|\n");
        for Signature { id, args } in signatures {
            let said: Vec<_> =
                args.iter().map(|(name, kind)| format!("`${name}` {kind}")).collect();
            let _ = writeln!(page, "| `{id}` | {} |", said.join(", "));
            args.iter().for_each(|(_, kind)| kind.words(&mut words));
        }
    }
    if !answered.is_empty() {
        page.push_str(OWN_WORDS);
    }
    for (name, kind) in answered.iter().flat_map(|before| &before.args) {
        let _ = writeln!(page, "| `${name}` | {kind} |");
        kind.words(&mut words);
    }
    page.push_str("\n## Words\n\n| | |\n|---|---|\n");
    for (name, words) in words {
        let words: Vec<_> = words.iter().map(|word| format!("`{}`", kebab(word))).collect();
        let _ = writeln!(page, "| {name} | {} |", words.join(", "));
    }
    page
}

impl Kind {
    /// The type of the thing that it is, or that each of several is.
    pub fn thing(&self) -> Option<&'static str> {
        match self {
            Self::Thing(name) => Some(name),
            Self::List(inner) | Self::Optional(inner) => inner.thing(),
            Self::Number | Self::YesNo | Self::Seat | Self::Word(..) | Self::Group(_) => None,
        }
    }

    /// Gathers the types of words in it.
    fn words(&self, out: &mut BTreeMap<&'static str, &'static [&'static str]>) {
        match self {
            Self::Word(name, words) => {
                out.insert(name, words);
            }
            Self::Group(parts) => parts.iter().for_each(|(_, kind)| kind.words(out)),
            Self::List(inner) | Self::Optional(inner) => inner.words(out),
            Self::Number | Self::YesNo | Self::Seat | Self::Thing(_) => {}
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number => f.write_str("number"),
            Self::YesNo => f.write_str("yes or no"),
            Self::Seat => f.write_str("seat"),
            Self::Thing(name) | Self::Word(name, _) => f.write_str(name),
            Self::Group(parts) => {
                let parts: Vec<_> =
                    parts.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
                write!(f, "({})", parts.join(", "))
            }
            Self::List(inner) => write!(f, "list of {inner}"),
            Self::Optional(inner) => write!(f, "{inner}?"),
        }
    }
}

/// A deserializer that makes a value of ones and first variants, and notes what it was asked for.
struct Tracer<'a> {
    /// The variant of the enum that is the message; `None` in its arguments.
    place: Option<VariantPlace>,
    kind: &'a mut Kind,
}

#[derive(Debug)]
struct Untraced;

impl fmt::Display for Untraced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this cannot be part of a message")
    }
}

impl std::error::Error for Untraced {}

impl de::Error for Untraced {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

macro_rules! numbers {
    ($($deserialize:ident $visit:ident),*) => {
        $(fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Untraced> {
            *self.kind = Kind::Number;
            visitor.$visit(1)
        })*
    };
}

impl<'de> Deserializer<'de> for Tracer<'_> {
    type Error = Untraced;

    numbers! {
        deserialize_i8 visit_i8, deserialize_i16 visit_i16, deserialize_i32 visit_i32,
        deserialize_i64 visit_i64, deserialize_u8 visit_u8, deserialize_u16 visit_u16,
        deserialize_u32 visit_u32, deserialize_u64 visit_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Untraced> {
        Err(Untraced)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Untraced> {
        *self.kind = Kind::YesNo;
        visitor.visit_bool(true)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Untraced> {
        let mut inner = Kind::Number;
        let value = visitor.visit_some(Tracer { place: None, kind: &mut inner });
        *self.kind = Kind::Optional(Box::new(inner));
        value
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Untraced> {
        let mut inner = Kind::Number;
        let value = visitor.visit_newtype_struct(Tracer { place: None, kind: &mut inner });
        *self.kind = match (name, inner) {
            ("Seat", _) => Kind::Seat,
            (name, Kind::Number) => Kind::Thing(name),
            (_, inner) => inner,
        };
        value
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Untraced> {
        self.deserialize_tuple(1, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Untraced> {
        let mut items = Fields { names: vec![""; length], traced: Vec::new() };
        let value = visitor.visit_seq(&mut items);
        let item = items.traced.into_iter().next().map_or(Kind::Number, |(_, kind)| kind);
        *self.kind = Kind::List(Box::new(item));
        value
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Untraced> {
        let mut fields = Fields { names: fields.to_vec(), traced: Vec::new() };
        let value = visitor.visit_seq(&mut fields);
        *self.kind = Kind::Group(fields.traced);
        value
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Untraced> {
        if self.place.is_none() {
            *self.kind = Kind::Word(name, variants);
        }
        let place = self.place.unwrap_or_default();
        let lent = variants.get(place.nth as usize).is_some_and(|name| is_lent(name));
        visitor.visit_enum(Variant { place, lent, kind: self.kind })
    }

    serde::forward_to_deserialize_any! {
        f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map identifier
        ignored_any
    }
}

/// One variant of an enum.
struct Variant<'a> {
    place: VariantPlace,
    /// Whether the enum in it speaks for it.
    lent: bool,
    kind: &'a mut Kind,
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Untraced;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Untraced> {
        Ok((seed.deserialize(U32Deserializer::new(self.place.nth))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Untraced;

    fn unit_variant(self) -> Result<(), Untraced> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Untraced> {
        if self.lent {
            let place = VariantPlace { nth: self.place.inner, inner: 0 };
            return seed.deserialize(Tracer { place: Some(place), kind: self.kind });
        }
        let mut inner = Kind::Number;
        let value = seed.deserialize(Tracer { place: None, kind: &mut inner });
        *self.kind = Kind::Group(vec![("value".to_owned(), inner)]);
        value
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Untraced> {
        Err(Untraced)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Untraced> {
        Tracer { place: None, kind: self.kind }.deserialize_struct("", fields, visitor)
    }
}

/// The fields of a struct or variant, or the items of a list.
struct Fields {
    names: Vec<&'static str>,
    traced: Vec<(String, Kind)>,
}

impl<'de> SeqAccess<'de> for &mut Fields {
    type Error = Untraced;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Untraced> {
        let Some(name) = self.names.get(self.traced.len()) else { return Ok(None) };
        let mut kind = Kind::Number;
        let value = seed.deserialize(Tracer { place: None, kind: &mut kind })?;
        self.traced.push((kebab(name), kind));
        Ok(Some(value))
    }
}

//! Names of variants, taken from serde: the one source of hooks, Fluent ids and `.play` words.
//!
//! An enum may lend its names to another: a variant that serde names with a `_` in front has no
//! name of its own, the enum in it speaks for it. So an expansion brings its own events, and they
//! print, call hooks and are counted like those of the base game.
//!
//! ```
//! use play::names::{Names, hook};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! enum Event {
//!     Bought { gold: u8 },
//!     Passed,
//!     #[serde(rename = "_garden")]
//!     Garden(GardenEvent),
//! }
//!
//! #[derive(Serialize, Deserialize)]
//! enum GardenEvent {
//!     AppleFound { gold: u8 },
//! }
//!
//! let names = Names::of::<Event>();
//! assert_eq!(names.all(), ["Bought", "Passed", "AppleFound"]);
//! let found = Event::Garden(GardenEvent::AppleFound { gold: 2 });
//! assert_eq!(names.position(&found), 2);
//! assert_eq!(hook(names.all()[2]), "on_apple_found");
//! let said = play::Message::spelled("log", &found, &|_, _| None);
//! assert_eq!(said.named_line(), "apple-found gold=2");
//! ```

use std::fmt;

use serde::de::value::U32Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, VariantAccess, Visitor,
};
use serde::ser::{self, Impossible, Serialize};

use crate::message::kebab;

/// What a variant's name begins with when the enum in it lends its names.
const LENT: char = '_';

/// Whether the variant of this name is named by the enum in it.
#[inline]
pub(crate) fn is_lent(variant: &str) -> bool {
    variant.starts_with(LENT)
}

/// The hook that is called by an event: `on_gold_gained` for `GoldGained`.
pub fn hook(event: &str) -> String {
    format!("on_{}", kebab(event).replace('-', "_"))
}

/// The names of all variants of an enum, as serde writes them, in order; those of an enum that
/// lends its names stand in the place of the variant that holds it.
#[derive(Clone, Debug)]
pub struct Names {
    all: Vec<&'static str>,
    /// How many variants have a name of their own. They stand first.
    own: u32,
    /// Where the names of each of the other variants begin.
    lent: Vec<u32>,
}

impl Names {
    /// The names of an enum.
    ///
    /// # Panics
    /// When a variant with a name of its own follows one without, or an enum that lends its names
    /// has borrowed some: mistakes in the declaration of the enum.
    pub fn of<T: DeserializeOwned>() -> Self {
        let outer = variants::<T>(None);
        let (own, lent): (Vec<_>, Vec<_>) = outer.iter().partition(|name| !is_lent(name));
        let in_order = outer.iter().skip(own.len()).all(|name| is_lent(name));
        assert!(in_order, "variants with lent names stand last: {outer:?}");
        let mut names = Self { own: own.len() as u32, all: own, lent: Vec::new() };
        for nth in (names.own..).take(lent.len()) {
            let inner = variants::<T>(Some(nth));
            assert!(!inner.iter().any(|name| is_lent(name)), "names are lent once: {inner:?}");
            names.lent.push(names.all.len() as u32);
            names.all.extend(inner);
        }
        names
    }

    /// All names in order.
    pub fn all(&self) -> &[&'static str] {
        &self.all
    }

    /// Where the variant of each name stands, in order.
    pub(crate) fn places(&self) -> impl Iterator<Item = (VariantPlace, &'static str)> + '_ {
        self.all.iter().zip(0..).map(|(name, at)| {
            let place = match self.lent.iter().rposition(|begin| *begin <= at) {
                Some(nth) => {
                    VariantPlace { nth: self.own + nth as u32, inner: at - self.lent[nth] }
                }
                None => VariantPlace { nth: at, inner: 0 },
            };
            (place, *name)
        })
    }

    /// The position of a value's variant among [`Self::all`].
    #[inline]
    pub fn position<T: Serialize>(&self, value: &T) -> usize {
        let at = place(value);
        let position = match at.nth.checked_sub(self.own) {
            None => at.nth,
            Some(lent) => self.lent[lent as usize] + at.inner,
        };
        position as usize
    }
}

/// Which variant a value is.
#[inline]
fn place<T: Serialize + ?Sized>(value: &T) -> VariantPlace {
    match value.serialize(Index) {
        Ok(place) | Err(Found(place)) => place,
    }
}

/// Where a variant stands: its index, and the index of the one nested in it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct VariantPlace {
    pub(crate) nth: u32,
    pub(crate) inner: u32,
}

/// The names of an enum's variants, or of those of the enum in its `nth` variant.
fn variants<T: DeserializeOwned>(nth: Option<u32>) -> &'static [&'static str] {
    let mut found: &'static [&'static str] = &[];
    let _ = T::deserialize(Asker { nth, found: &mut found });
    found
}

/// A deserializer that only notes which variants it was asked for.
struct Asker<'a> {
    /// The variant that is looked into, if any.
    nth: Option<u32>,
    found: &'a mut &'static [&'static str],
}

#[derive(Debug)]
struct Asked;

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only the names were asked for")
    }
}

impl std::error::Error for Asked {}

impl de::Error for Asked {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl<'de> Deserializer<'de> for Asker<'_> {
    type Error = Asked;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Asked> {
        Err(Asked)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Asked> {
        if self.nth.is_some() {
            return visitor.visit_enum(self);
        }
        *self.found = variants;
        Err(Asked)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, 'a> EnumAccess<'de> for Asker<'a> {
    type Error = Asked;
    type Variant = Asker<'a>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Asked> {
        let nth = self.nth.ok_or(Asked)?;
        Ok((seed.deserialize(U32Deserializer::new(nth))?, self))
    }
}

impl<'de> VariantAccess<'de> for Asker<'_> {
    type Error = Asked;

    fn unit_variant(self) -> Result<(), Asked> {
        Err(Asked)
    }
    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Asked> {
        seed.deserialize(Asker { nth: None, ..self })
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Asked> {
        Err(Asked)
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Asked> {
        Err(Asked)
    }
}

/// A serializer that stops at the variant's index.
struct Index;

#[derive(Debug)]
struct Found(VariantPlace);

impl Found {
    /// What is no variant has no place.
    const NONE: Self = Self(VariantPlace { nth: 0, inner: 0 });
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "variant {}", self.0.nth)
    }
}

impl std::error::Error for Found {}

impl ser::Error for Found {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self::NONE
    }
}

type Never = Impossible<VariantPlace, Found>;

macro_rules! no_variant {
    ($($name:ident: $type:ty),* $(,)?) => {
        $(fn $name(self, _: $type) -> Result<VariantPlace, Found> { Err(Found::NONE) })*
    };
}

impl ser::Serializer for Index {
    type Ok = VariantPlace;
    type Error = Found;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    no_variant! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32,
        serialize_i64: i64, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32,
        serialize_u64: u64, serialize_f32: f32, serialize_f64: f64, serialize_char: char,
        serialize_str: &str, serialize_bytes: &[u8], serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Result<VariantPlace, Found> {
        Err(Found::NONE)
    }
    fn serialize_unit(self) -> Result<VariantPlace, Found> {
        Err(Found::NONE)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<VariantPlace, Found> {
        Err(Found::NONE)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<VariantPlace, Found> {
        Err(Found::NONE)
    }
    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<VariantPlace, Found> {
        Ok(VariantPlace { nth: index, inner: 0 })
    }
    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<VariantPlace, Found> {
        let inner = if is_lent(variant) { place(value).nth } else { 0 };
        Ok(VariantPlace { nth: index, inner })
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Never, Found> {
        Err(Found::NONE)
    }
    fn serialize_tuple(self, _: usize) -> Result<Never, Found> {
        Err(Found::NONE)
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Found> {
        Err(Found::NONE)
    }
    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Found> {
        Err(Found(VariantPlace { nth: index, inner: 0 }))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Never, Found> {
        Err(Found::NONE)
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Never, Found> {
        Err(Found::NONE)
    }
    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Found> {
        Err(Found(VariantPlace { nth: index, inner: 0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Message, digest};
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum Event {
        Passed,
        Rolled(u8),
        #[serde(rename = "_garden")]
        Garden(GardenEvent),
        #[serde(rename = "_birds")]
        Birds(BirdEvent),
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum GardenEvent {
        SeasonEnded,
        AppleFound { gold: u8 },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum BirdEvent {
        BirdSeen(u8),
    }

    fn all() -> [Event; 5] {
        [
            Event::Passed,
            Event::Rolled(3),
            Event::Garden(GardenEvent::SeasonEnded),
            Event::Garden(GardenEvent::AppleFound { gold: 2 }),
            Event::Birds(BirdEvent::BirdSeen(1)),
        ]
    }

    #[test]
    fn each_event_has_the_position_of_its_name() {
        let names = Names::of::<Event>();
        assert_eq!(names.all(), ["Passed", "Rolled", "SeasonEnded", "AppleFound", "BirdSeen"]);
        assert_eq!(all().map(|event| names.position(&event)), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn an_event_prints_by_the_enum_that_names_it() {
        let line = |event| Message::spelled("log", &event, &|_, _| None).line();
        assert_eq!(
            all().map(line),
            ["passed", "rolled 3", "season-ended", "apple-found 2", "bird-seen 1"]
        );
    }

    #[test]
    fn events_stay_different_values() {
        for (at, event) in all().iter().enumerate() {
            let text = serde_json::to_string(event).expect("plain data");
            assert_eq!(serde_json::from_str::<Event>(&text).expect("written above"), *event);
            assert!(all()[..at].iter().all(|other| digest(other) != digest(event)));
        }
    }

    #[test]
    #[should_panic(expected = "stand last")]
    fn own_names_stand_first() {
        #[derive(Deserialize)]
        #[expect(dead_code, reason = "only its names are asked for")]
        enum Mixed {
            #[serde(rename = "_lent")]
            Lent(u8),
            Own,
        }
        Names::of::<Mixed>();
    }
}

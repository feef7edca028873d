//! Names of variants, taken from serde: the one source of hooks, Fluent ids and `.play` words.

use std::fmt;

use serde::de::{self, DeserializeOwned, Deserializer, Visitor};
use serde::ser::{self, Impossible, Serialize};

/// The names of all variants of an enum, as serde writes them, in order.
pub fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut found: &'static [&'static str] = &[];
    let _ = T::deserialize(Asker(&mut found));
    found
}

/// The position of a value's variant among [`variants`].
#[inline]
pub fn variant_index<T: Serialize>(value: &T) -> u32 {
    match value.serialize(Index) {
        Ok(index) | Err(Found(index)) => index,
    }
}

/// A deserializer that only notes which variants it was asked for.
struct Asker<'a>(&'a mut &'static [&'static str]);

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
        _: V,
    ) -> Result<V::Value, Asked> {
        *self.0 = variants;
        Err(Asked)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A serializer that stops at the variant's index.
struct Index;

#[derive(Debug)]
struct Found(u32);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "variant {}", self.0)
    }
}

impl std::error::Error for Found {}

impl ser::Error for Found {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(0)
    }
}

type Never = Impossible<u32, Found>;

macro_rules! no_variant {
    ($($name:ident: $type:ty),* $(,)?) => {
        $(fn $name(self, _: $type) -> Result<u32, Found> { Err(Found(0)) })*
    };
}

impl ser::Serializer for Index {
    type Ok = u32;
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

    fn serialize_none(self) -> Result<u32, Found> {
        Err(Found(0))
    }
    fn serialize_unit(self) -> Result<u32, Found> {
        Err(Found(0))
    }
    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<u32, Found> {
        Err(Found(0))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<u32, Found> {
        Err(Found(0))
    }
    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<u32, Found> {
        Ok(index)
    }
    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: &T,
    ) -> Result<u32, Found> {
        Ok(index)
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Never, Found> {
        Err(Found(0))
    }
    fn serialize_tuple(self, _: usize) -> Result<Never, Found> {
        Err(Found(0))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, Found> {
        Err(Found(0))
    }
    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Found> {
        Err(Found(index))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Never, Found> {
        Err(Found(0))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Never, Found> {
        Err(Found(0))
    }
    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, Found> {
        Err(Found(index))
    }
}

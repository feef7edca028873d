//! A stable hash of any value: the same on every machine and in every run.
//!
//! The value is serialized into the hash field by field, without names. Whole numbers become one
//! word each, strings and sequences follow their length, variants are their index.

use std::fmt;

use serde::ser::{self, Serialize};

/// The stable hash of a value.
///
/// ```
/// assert_eq!(play::digest(&(1u8, "two")), play::digest(&(1u64, "two")));
/// assert_ne!(play::digest(&[1u8, 2]), play::digest(&[2u8, 1]));
/// ```
pub fn digest<T: Serialize + ?Sized>(value: &T) -> u64 {
    let mut hasher = Hasher(0xcbf2_9ce4_8422_2325);
    // Serializing fails only if the value itself refuses. The fields before the failure still
    // count.
    let _ = value.serialize(&mut hasher);
    hasher.finish()
}

/// The lower half of a hash, which `.play` files write as eight hexadecimal digits.
pub fn short(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

struct Hasher(u64);

impl Hasher {
    #[inline]
    fn word(&mut self, word: u64) -> Done {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Done {
        self.word(bytes.len() as u64)?;
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word))?;
        }
        Ok(())
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }
}

type Done = fmt::Result;
type Compound<S> = Result<S, fmt::Error>;
type Name = &'static str;

macro_rules! words {
    ($($name:ident: $type:ty),* $(,)?) => {
        $(#[inline] fn $name(self, value: $type) -> Done { self.word(value as u64) })*
    };
}

impl ser::Serializer for &mut Hasher {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    words! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32,
        serialize_i64: i64, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32,
        serialize_u64: u64, serialize_char: char,
    }

    fn is_human_readable(&self) -> bool {
        false
    }
    fn serialize_f32(self, value: f32) -> Done {
        self.word(value.to_bits().into())
    }
    fn serialize_f64(self, value: f64) -> Done {
        self.word(value.to_bits())
    }
    fn serialize_str(self, value: &str) -> Done {
        self.bytes(value.as_bytes())
    }
    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.bytes(value)
    }
    fn serialize_none(self) -> Done {
        self.word(0)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.word(1)?;
        value.serialize(self)
    }
    fn serialize_unit(self) -> Done {
        Ok(())
    }
    fn serialize_unit_struct(self, _: Name) -> Done {
        Ok(())
    }
    #[inline]
    fn serialize_unit_variant(self, _: Name, index: u32, _: Name) -> Done {
        self.word(index.into())
    }
    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: Name, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: Name,
        index: u32,
        _: Name,
        value: &T,
    ) -> Done {
        self.word(index.into())?;
        value.serialize(self)
    }
    fn serialize_seq(self, length: Option<usize>) -> Compound<Self> {
        self.word(length.unwrap_or(0) as u64)?;
        Ok(self)
    }
    fn serialize_tuple(self, _: usize) -> Compound<Self> {
        Ok(self)
    }
    fn serialize_tuple_struct(self, _: Name, _: usize) -> Compound<Self> {
        Ok(self)
    }
    fn serialize_tuple_variant(self, _: Name, index: u32, _: Name, _: usize) -> Compound<Self> {
        self.word(index.into())?;
        Ok(self)
    }
    fn serialize_map(self, length: Option<usize>) -> Compound<Self> {
        self.serialize_seq(length)
    }
    fn serialize_struct(self, _: Name, _: usize) -> Compound<Self> {
        Ok(self)
    }
    fn serialize_struct_variant(
        self,
        _: Name,
        index: u32,
        of: Name,
        most: usize,
    ) -> Compound<Self> {
        self.serialize_tuple_variant(of, index, of, most)
    }
}

macro_rules! parts {
    ($($of:ident: $($method:ident($($name:ty)?))+;)*) => {
        $(impl ser::$of for &mut Hasher {
            type Ok = ();
            type Error = fmt::Error;
            $(#[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $name,)? value: &T) -> Done {
                value.serialize(&mut **self)
            })+
            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

parts! {
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeStruct: serialize_field(Name);
    SerializeStructVariant: serialize_field(Name);
    SerializeMap: serialize_key() serialize_value();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_the_same_for_ever() {
        assert_eq!(digest(&(1u8, -1i64, "two", [Some(3u16), None])), 2608551130729101867);
    }

    #[test]
    fn different_values_differ() {
        let all = [digest(&0u8), digest(&1u8), digest("a"), digest("b"), digest(&[0u8, 1])];
        let distinct: std::collections::BTreeSet<_> = all.iter().map(|hash| short(*hash)).collect();
        assert_eq!(distinct.len(), all.len());
    }
}

//! How a value becomes a message: serde's view of it, in which only names, numbers and words count.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;
use serde::ser::{self, Impossible};

use super::{Arg, Args, Message, Spelled, kebab};
use crate::names;
use crate::seat::Seat;

/// What cannot be part of a message.
#[derive(Debug)]
pub(super) struct Refused(pub(super) String);

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
pub(super) struct Speller<'a> {
    pub(super) spell: &'a dyn Fn(&'static str, i64) -> Option<Spelled>,
    pub(super) kind: Option<&'static str>,
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
pub(super) struct Parts<'a> {
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
            Arg::Group(Message {
                space: "words",
                id: self.id,
                args: self.args,
                own: None,
                facts: Vec::new(),
            })
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
        let id = format!("{}-{word}", kebab(name));
        Ok(Some(Arg::Word(Spelled::written("words", id, word))))
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

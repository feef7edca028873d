//! `derive(Say)`: implements the messages of a value at compile time. The traits `play::Say` and
//! `play::Messages` explain the generated code, with examples.

use proc_macro::TokenStream;
use proc_macro2::{Ident, TokenStream as Code};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Attribute, Data, DeriveInput, Error, Fields, LitStr, Member, Result, Type};

/// Implements `play::Say` and `play::Messages` for an enum, or for a struct with named fields. For
/// a struct around a number it implements only `play::Say`: such a number identifies a thing of the
/// game.
///
/// Names are those of serde (`#[serde(rename = "...")]`), in kebab-case. A variant whose name
/// begins with `_` takes the name of the enum inside it. A variant marked `#[say_to(Nobody)]` or
/// `#[say_to(Cards)]` is never shown to players: it has an id and no arguments, and its fields can
/// be of any type.
#[proc_macro_derive(Say, attributes(say_to, serde))]
pub fn say(item: TokenStream) -> TokenStream {
    let item = syn::parse_macro_input!(item as DeriveInput);
    implement(&item).unwrap_or_else(Error::into_compile_error).into()
}

fn implement(item: &DeriveInput) -> Result<Code> {
    let name = &item.ident;
    let word = renamed(&item.attrs)?.unwrap_or_else(|| name.unraw().to_string());
    let mut parts = Vec::new();
    match &item.data {
        Data::Enum(data) => {
            for one in &data.variants {
                let ident = &one.ident;
                parts.push(Part::new(quote!(Self::#ident), ident, &one.attrs, &one.fields)?);
            }
        }
        Data::Struct(data) if !data.fields.is_empty() => {
            parts.push(Part::new(quote!(Self), name, &item.attrs, &data.fields)?);
            if matches!(data.fields, Fields::Unnamed(_)) {
                return Ok(thing(name, &word, &parts[0].types[0]));
            }
        }
        Data::Struct(_) | Data::Union(_) => {}
    }
    let nothing = || Error::new_spanned(name, "what has no variant and no field says nothing");
    let first = parts.first().ok_or_else(nothing)?;
    Ok([argument(name, &word, first, &parts), messages(name, &parts)].into_iter().collect())
}

/// A variant, or a whole struct.
struct Part {
    /// The pattern that matches it: `Self::Bought`.
    path: Code,
    id: String,
    /// Whether the enum inside it supplies its name.
    lent: bool,
    /// Whether players ever see it. If not, its fields are left out here.
    told: bool,
    /// For each field: its pattern, the name of its argument, and its type.
    members: Vec<Member>,
    args: Vec<String>,
    types: Vec<Type>,
}

impl Part {
    fn new(path: Code, name: &Ident, attributes: &[Attribute], fields: &Fields) -> Result<Self> {
        let word = renamed(attributes)?.unwrap_or_else(|| name.unraw().to_string());
        let lent = word.starts_with('_');
        let told = lent || !is_silent(attributes)?;
        let (mut members, mut args, mut types) = (Vec::new(), Vec::new(), Vec::new());
        for (member, field) in fields.members().zip(fields).filter(|_| told) {
            // The single unnamed field of a variant: `Roll(5)` is `roll 5`, in Fluent `$value`.
            let own = match &member {
                Member::Named(name) => name.unraw().to_string(),
                Member::Unnamed(at) if at.index == 0 => "value".to_owned(),
                Member::Unnamed(_) => {
                    return Err(Error::new_spanned(fields, "several fields need names"));
                }
            };
            args.push(kebab(&renamed(&field.attrs)?.unwrap_or(own)));
            types.push(field.ty.clone());
            members.push(member);
        }
        Ok(Self { path, id: kebab(&word), lent, told, members, args, types })
    }

    /// Its arguments with their kinds.
    fn kinds(&self) -> Code {
        let Self { args, types, .. } = self;
        quote!(&[#((#args, <#types as ::play::Say>::KIND)),*])
    }

    /// The match arm that returns its id and arguments.
    fn message(&self) -> Code {
        let Self { path, id, members, args, .. } = self;
        if self.lent {
            return quote!(#path(it) => return ::play::Messages::message(it, space, speller),);
        }
        let values: Vec<_> = (0..args.len()).map(|at| format_ident!("value_{at}")).collect();
        quote!(#path { #(#members: #values,)* .. } => (#id, ::play::say::args([
            #((#args, ::play::Say::say(#values, speller)),)*
        ])),)
    }
}

/// The serde name. Any other serde attribute would make the message differ, so it is an error.
fn renamed(attributes: &[Attribute]) -> Result<Option<String>> {
    let mut name = None;
    for attribute in attributes.iter().filter(|one| one.path().is_ident("serde")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("rename") {
                return Err(meta.error("of serde's attributes a message can only have `rename`"));
            }
            name = Some(meta.value()?.parse::<LitStr>()?.value());
            Ok(())
        })?;
    }
    Ok(name)
}

/// Whether players never see a variant.
fn is_silent(attributes: &[Attribute]) -> Result<bool> {
    let mark = attributes.iter().find(|one| one.path().is_ident("say_to"));
    let audience = mark.map(Attribute::parse_args::<Ident>).transpose()?;
    match audience.as_ref().map(Ident::to_string).as_deref() {
        Some("Nobody" | "Cards") => Ok(true),
        Some("Players" | "All") | None => Ok(false),
        _ => Err(Error::new_spanned(audience, "expected `Nobody`, `Cards`, `Players` or `All`")),
    }
}

/// A copy of `play::message::kebab`: a macro cannot call the crate that uses it.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
        out.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    out
}

/// A number that identifies a thing of the game.
fn thing(name: &Ident, word: &str, number: &Type) -> Code {
    quote!(#[automatically_derived] impl ::play::Say for #name {
        const KIND: ::play::say::ArgKind = <#number as ::play::Say>::KIND.of_thing(#word);
        fn say(&self, speller: ::play::say::Speller<'_>) -> ::core::option::Option<::play::Arg> {
            ::play::say::thing(#word, &self.0, speller)
        }
    })
}

/// An enum or struct as an argument. The first variant decides its kind.
fn argument(name: &Ident, word: &str, first: &Part, parts: &[Part]) -> Code {
    let (kinds, types, ids) = (first.kinds(), &first.types, parts.iter().map(|part| &part.id));
    let kind = if first.lent {
        quote!(#(<#types as ::play::Say>::KIND)*)
    } else if first.args.is_empty() {
        quote!(::play::say::ArgKind::Word(#word, &[#(#ids),*]))
    } else {
        quote!(::play::say::ArgKind::Group(#kinds))
    };
    let arms = parts.iter().map(|Part { path, id, lent, args, .. }| {
        let text = format!("{}-{id}", kebab(word));
        if *lent {
            quote!(#path(it) => return ::play::Say::say(it, speller),)
        } else if args.is_empty() {
            quote!(#path { .. } => ::play::Arg::Word(::play::Spelled::written("words", #text, #id)),)
        } else {
            quote!(#path { .. } => ::play::Arg::Group(::play::Message::spelled("words", self, speller)),)
        }
    });
    quote!(#[automatically_derived] impl ::play::Say for #name {
        const KIND: ::play::say::ArgKind = #kind;
        fn say(&self, speller: ::play::say::Speller<'_>) -> ::core::option::Option<::play::Arg> {
            ::core::option::Option::Some(match self { #(#arms)* })
        }
    })
}

/// An enum or struct as messages.
fn messages(name: &Ident, parts: &[Part]) -> Code {
    let (mut all, mut places, mut own, mut lent) = (Vec::new(), Vec::new(), 0_usize, Vec::new());
    for part in parts {
        let Part { path, id, told, types, .. } = part;
        let before = quote!(#own #(+ <#lent as ::play::Messages>::VARIANTS.len())*);
        if part.lent {
            all.push(quote!(#(<#types as ::play::Messages>::VARIANTS)*));
            places.push(quote!(#path(it) => #before + ::play::Messages::position(it),));
            lent.extend(types);
        } else {
            let args = part.kinds();
            all.push(quote!(&[::play::say::Variant { id: #id, args: #args, told: #told }]));
            places.push(quote!(#path { .. } => #before,));
            own += 1;
        }
    }
    let arms = parts.iter().map(Part::message);
    quote!(#[automatically_derived] impl ::play::Messages for #name {
        const VARIANTS: &'static [::play::say::Variant] = &::play::say::joined::<
            { #own #(+ <#lent as ::play::Messages>::VARIANTS.len())* }
        >(&[#(#all),*]);
        #[inline]
        fn position(&self) -> usize {
            match self { #(#places)* }
        }
        fn message(&self, space: &'static str, speller: ::play::say::Speller<'_>) -> ::play::Message {
            let (id, args) = match self { #(#arms)* };
            ::play::Message { args, ..::play::Message::bare(space, id) }
        }
    })
}

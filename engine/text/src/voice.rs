//! Voices: rendering messages in a language.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::fmt;

use diag::visible;
use fluent::{FluentArgs, FluentValue};
use play::{Arg, Args, Message, OwnWords, Seat};

use crate::facts::Entry;
use crate::forms::NounValue;
use crate::gender::Gender;
use crate::glyphs::Glyphs;
use crate::language::{Language, Space};
use crate::pieces::{self, SentencePiece, pieces};
use crate::quotes::Quotes;
use crate::texts::unmarked;
use crate::value::{AskedPart, Value, asked};

/// The space of the words in messages.
pub(crate) const WORDS: &str = "words";
/// The attribute with a version for listeners of a text with signs.
pub const ALOUD: &str = "aloud";

/// Renders messages in one language, with fallbacks. [`Locales::voice`] creates one.
///
/// A variable of a text is an argument of the message, or a part of one. For the argument `card`,
/// `{ $card }` is the name, `{ $card_gender }` is the attribute `.gender` of the name, and `{
/// $card_word }` is the word for programs. For a player, `{ $seat_gender }` is `f` or `m` if it is
/// known, otherwise `none`. For a number, `{ $n_sign }` is `minus`, `zero` or `plus`, and `{ $n_size
/// }` is the number without its sign. For a list, `{ $seats_count }` is its length, and `{
/// $seats_then }` joins it as an order. `{ $seats_commas }` joins it without a word before the last
/// item. [`Locales`] has an example.
///
/// [`Locales`]: crate::Locales
/// [`Locales::voice`]: crate::Locales::voice
pub struct Voice<'a> {
    pub(crate) chain: Vec<&'a Language>,
    names: Vec<String>,
    genders: Vec<Option<Gender>>,
    titles: Vec<Option<SeatTitle>>,
    /// The facts about the table that every text can use.
    table: &'a [(Cow<'static, str>, Arg)],
    /// Whether signs are written in words.
    aloud: bool,
    /// The quotes of the language, once they are needed.
    pub(crate) quotes: OnceCell<Option<Quotes>>,
    /// The glyphs in which letters are spelled.
    glyphs: Glyphs,
    gaps: RefCell<BTreeSet<(String, String)>>,
    errors: RefCell<Vec<Slip>>,
}

/// An error in a rendered text, which is shown as far as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The language.
    pub tag: String,
    /// The space of the message.
    pub space: String,
    /// The id of the message.
    pub id: String,
    /// The requested attribute.
    pub attribute: Option<String>,
    /// The error, in English.
    pub what: String,
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tag, space, id, attribute, what } = self;
        let attribute = attribute.as_ref().map(|name| format!(".{name}")).unwrap_or_default();
        write!(f, "{tag}: {space}/{id}{attribute}: {what}")
    }
}

/// A text with its language.
#[derive(Clone, Copy)]
pub(crate) struct FoundText<'a> {
    pub(crate) language: &'a Language,
    pub(crate) space: &'a Space,
    pub(crate) entry: &'a Entry,
}

/// The text around a variable.
#[derive(Clone, Copy)]
pub(crate) struct Home<'a> {
    /// Its language.
    pub(crate) language: &'a Language,
    /// Whether the variable is an argument of a function there.
    pub(crate) called: bool,
}

/// The space and the message for a player without a name. Its variable `n` is the letter of the
/// seat.
pub type SeatTitle = (&'static str, &'static str);

pub(crate) type Values<'v> = &'v [(&'v str, Value<'v>)];

impl<'a> Voice<'a> {
    pub(crate) fn new(chain: Vec<&'a Language>, names: Vec<String>) -> Self {
        let (genders, titles) = (Vec::new(), Vec::new());
        let names = names.iter().map(|name| visible(name).into_owned()).collect();
        let (gaps, errors) = (RefCell::default(), RefCell::default());
        let (aloud, glyphs, quotes) = (false, Glyphs::All, OnceCell::new());
        Self { chain, names, genders, titles, table: &[], aloud, glyphs, quotes, gaps, errors }
    }

    /// Sets whether the texts are for listeners. A text with signs is then replaced by its
    /// attribute [`ALOUD`], which has them in words.
    #[must_use]
    pub fn aloud(self, aloud: bool) -> Self {
        Self { aloud, ..self }
    }

    /// Sets the glyphs in which letters are spelled. Signs are unchanged: a front end replaces
    /// them where it draws, because they have a meaning on the table.
    #[must_use]
    pub fn in_glyphs(self, glyphs: Glyphs) -> Self {
        Self { glyphs, ..self }
    }

    /// Whether signs are written in words.
    pub fn is_aloud(&self) -> bool {
        self.aloud
    }

    /// Sets the grammatical genders of the players by seat, as far as they are known.
    pub fn with_genders(self, genders: Vec<Option<Gender>>) -> Self {
        Self { genders, ..self }
    }

    /// Sets the facts about the table ([`play::Table::facts`]), which every text can use. Values of
    /// the text itself come first.
    #[must_use]
    pub fn at_table(self, table: &'a [(Cow<'static, str>, Arg)]) -> Self {
        Self { table, ..self }
    }

    /// Sets special messages for players without a name, by seat. `None` uses the general one.
    pub fn with_titles(self, titles: Vec<Option<SeatTitle>>) -> Self {
        Self { titles, ..self }
    }

    /// The languages of the fallback chain, the chosen one first.
    pub fn chain(&self) -> Vec<&'a str> {
        self.chain.iter().map(|language| language.tag.as_str()).collect()
    }

    /// Renders a message as a sentence. A message without a text in any language is rendered as
    /// `⟨space/id⟩`, and recorded in [`Self::gaps`].
    pub fn say(&self, message: &Message) -> String {
        self.finish(self.sentence(message, &values(message)))
    }

    /// Makes a whole rendered text safe to show, quotes within quotes different, and for listeners
    /// writes the signs of numbers in words.
    fn finish(&self, text: String) -> String {
        let text = self.nest(vec![self.clean(text)]).concat();
        if self.aloud { self.in_words(text) } else { text }
    }

    /// Renders a message in pieces: the text of each argument, in any form, and the text between.
    /// Numbers and lists are not separate pieces.
    pub fn pieces<'m>(&self, message: &'m Message) -> Vec<SentencePiece<'m>> {
        let values = values(message);
        let mark = |(nth, (name, value)): (usize, &(&'m str, Value<'m>))| match value {
            Value::Arg(arg @ (Arg::Word(_) | Arg::Seat(_) | Arg::Group(_))) => {
                (*name, Value::Marked(nth, arg))
            }
            Value::Arg(Arg::Int(_) | Arg::Numbered(..) | Arg::List(_))
            | Value::Marked(..)
            | Value::Int(_)
            | Value::Text(_) => (*name, *value),
        };
        let marked: Vec<_> = values.iter().enumerate().map(mark).collect();
        let arg = |nth: usize| {
            let Some((_, Value::Arg(arg))) = values.get(nth) else { return None };
            Some(*arg)
        };
        let pieces = pieces(&self.sentence(message, &marked)).into_iter();
        let (texts, args): (Vec<String>, Vec<_>) =
            pieces.map(|(text, nth)| (self.clean(text), nth.and_then(arg))).unzip();
        let pieces = self.nest(texts).into_iter().zip(args);
        let pieces: Vec<_> = pieces.map(|(text, arg)| SentencePiece { text, arg }).collect();
        let plain = self.say(message);
        // Some texts use an argument in ways that break marks, such as comparisons.
        let same = pieces.iter().map(|piece| piece.text.as_str()).collect::<String>() == plain;
        if same { pieces } else { vec![SentencePiece { text: plain, arg: None }] }
    }

    fn sentence(&self, message: &Message, values: Values<'_>) -> String {
        let own = message.own.as_deref().and_then(|own| self.own(own, message, values));
        own.unwrap_or_else(|| self.text(message.space, &message.id, values))
    }

    /// The special words of a thing for a message. `None` if an earlier language of the chain has
    /// the message but not these words.
    fn own(&self, own: &OwnWords, message: &Message, values: Values<'_>) -> Option<String> {
        let OwnWords { of, attribute, args } = own;
        let found = self.find(&of.space, &of.id, Some(attribute))?;
        let general = self.find(message.space, &message.id, None);
        let nth =
            |found: &FoundText<'_>| self.chain.iter().position(|one| one.tag == found.language.tag);
        if general.is_some_and(|general| nth(&general) < nth(&found)) {
            return None;
        }
        let more = args.iter().map(|(name, arg)| (name.as_ref(), Value::Arg(arg)));
        let values: Vec<_> = values.iter().copied().chain(more).collect();
        self.show(found, &of.space, Some(attribute), &values)
    }

    /// Renders a text by space and id, with values for its variables. A missing text is rendered as
    /// `⟨space/id⟩`, and recorded in [`Self::gaps`].
    pub fn tell(&self, space: &str, id: &str, values: &[(&str, Value<'_>)]) -> String {
        // A value in a sentence must not begin a new line.
        let shown = values.iter().map(|(_, value)| match value {
            Value::Text(text) => Some(visible(text)),
            Value::Arg(_) | Value::Marked(..) | Value::Int(_) => None,
        });
        let shown: Vec<_> = shown.collect();
        let values = values.iter().zip(&shown).map(|((name, value), shown)| match shown {
            Some(shown) => (*name, Value::Text(shown)),
            None => (*name, *value),
        });
        self.finish(self.text(space, id, &values.collect::<Vec<_>>()))
    }

    /// A text or an attribute, from the first language of the chain that has it.
    pub fn word(
        &self,
        space: &str,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg)],
    ) -> Option<String> {
        let values: Vec<_> = args.iter().map(|(name, arg)| (*name, Value::Arg(arg))).collect();
        let found = self.find(space, id, attribute)?;
        let attribute = attribute.or_else(|| self.said(found));
        self.show(found, space, attribute, &values).map(|text| self.finish(text))
    }

    /// The text in the base language, such as the untranslated form of a name.
    pub fn original(&self, space: &str, id: &str) -> Option<String> {
        let found = find_in(self.chain.last()?, space, id)?;
        self.show(found, space, None, &[]).map(|text| self.clean(text))
    }

    /// The ids of all messages of a space in any language of the chain, sorted.
    pub fn ids(&self, space: &str) -> Vec<String> {
        let spaces = self.chain.iter().filter_map(|language| language.space(space));
        let ids: BTreeSet<&str> = spaces.flat_map(Space::ids).collect();
        ids.into_iter().map(str::to_owned).collect()
    }

    /// Where a message is in the files of its space, in the first language of the chain that has it:
    /// the index of the file, and the byte there. `None` if no language has it.
    pub fn rank(&self, space: &str, id: &str) -> Option<(usize, u32)> {
        self.find(space, id, None)?.space.rank(id)
    }

    /// The name of the player at a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.clean(self.name(seat))
    }

    /// A whole number.
    pub fn number(&self, value: i64) -> String {
        match self.chain.first() {
            Some(language) => language.marks.whole(value),
            None => value.to_string(),
        }
    }

    /// The requested messages that no language has: space and id, sorted.
    pub fn gaps(&self) -> Vec<(String, String)> {
        self.gaps.borrow().iter().cloned().collect()
    }

    /// The errors in rendered texts.
    pub fn errors(&self) -> Vec<Slip> {
        self.errors.borrow().clone()
    }

    /// Makes a text safe, since a name or a locale file must not steer a terminal, and spells it.
    fn clean(&self, text: String) -> String {
        let text = match diag::visible_lines(&text) {
            Cow::Owned(shown) => shown,
            Cow::Borrowed(_) => text,
        };
        match self.glyphs.spelled(&text) {
            Cow::Owned(spelled) => spelled,
            Cow::Borrowed(_) => text,
        }
    }

    pub(crate) fn find(
        &self,
        space: &str,
        id: &str,
        attribute: Option<&str>,
    ) -> Option<FoundText<'a>> {
        self.chain.iter().find_map(|language| {
            let found = find_in(language, space, id)?;
            found.entry.part(attribute).map(|_| found)
        })
    }

    /// The part of a text to use: `None` for its value, or the attribute that has its signs in
    /// words.
    fn said(&self, found: FoundText<'_>) -> Option<&'static str> {
        (self.aloud && found.entry.part(Some(ALOUD)).is_some()).then_some(ALOUD)
    }

    pub(crate) fn text(&self, space: &str, id: &str, values: Values<'_>) -> String {
        let found = self.find(space, id, None);
        let text = found.and_then(|found| self.show(found, space, self.said(found), values));
        text.unwrap_or_else(|| {
            let gap = (space.to_owned(), id.to_owned());
            self.gaps.borrow_mut().insert(gap);
            format!("⟨{space}/{id}⟩")
        })
    }

    pub(crate) fn show(
        &self,
        found: FoundText<'a>,
        space: &str,
        attribute: Option<&str>,
        values: Values<'_>,
    ) -> Option<String> {
        let mut args = FluentArgs::new();
        for (variable, called) in found.space.asks_for(found.entry.part(attribute)?) {
            let home = Home { language: found.language, called };
            let own = self.variable(variable, values.iter().copied(), home);
            let of_table = || {
                let facts = self.table.iter().map(|(name, arg)| (&**name, Value::Arg(arg)));
                self.variable(variable, facts, home)
            };
            if let Some(value) = own.or_else(of_table) {
                args.set(variable.to_owned(), value);
            } else if variable.ends_with("_word") {
                // A message may miss an argument: `{ $x_word -> [none] … *[other] … }`.
                args.set(variable.to_owned(), "none");
            }
        }
        let mut errors = Vec::new();
        let id = &found.entry.id;
        let text = found.space.format(found.entry, attribute, &args, &mut errors)?;
        if errors.is_empty() {
            return Some(text);
        }
        self.errors.borrow_mut().extend(errors.iter().map(|what| Slip {
            tag: found.language.tag.clone(),
            space: space.to_owned(),
            id: id.clone(),
            attribute: attribute.map(str::to_owned),
            what: unmarked(what),
        }));
        Some(unmarked(&text))
    }

    /// The value of a variable: an argument, or a part of the one with the longest matching name.
    fn variable<'v>(
        &self,
        variable: &str,
        values: impl Iterator<Item = (&'v str, Value<'v>)>,
        home: Home<'a>,
    ) -> Option<FluentValue<'static>> {
        let mut fits: Vec<_> = values
            .filter_map(|(name, value)| Some((name.len(), asked(variable, name)?, value)))
            .collect();
        fits.sort_by_key(|(length, _, _)| std::cmp::Reverse(*length));
        fits.into_iter().find_map(|(_, asked, value)| match (value, asked) {
            (Value::Arg(arg), AskedPart::Whole) => Some(self.whole(arg, home)),
            (Value::Marked(nth, arg), AskedPart::Whole) => Some(self.marked(nth, arg, home)),
            (Value::Arg(arg) | Value::Marked(_, arg), AskedPart::Part(part)) => {
                self.part(arg, part, home)
            }
            (Value::Int(value), AskedPart::Whole) => Some(value.into()),
            (Value::Text(text), AskedPart::Whole) if home.called => {
                Some(self.stranger(text.to_owned()))
            }
            (Value::Text(text), AskedPart::Whole) => Some(text.to_owned().into()),
            (Value::Int(value), AskedPart::Part("word")) => Some(value.to_string().into()),
            (Value::Text(text), AskedPart::Part("word")) => Some(text.to_owned().into()),
            (_, AskedPart::Part(_)) => None,
        })
    }

    /// An argument between marks. A function marks its result, not its argument.
    fn marked(&self, nth: usize, arg: &Arg, home: Home<'a>) -> FluentValue<'static> {
        match self.whole(arg, home) {
            FluentValue::String(text) => pieces::marked(nth, &text).into(),
            FluentValue::Custom(thing) => match NounValue::of(&*thing) {
                Some(thing) => thing.clone().marked(nth).value(),
                None => FluentValue::Custom(thing),
            },
            other => other,
        }
    }

    fn whole(&self, arg: &Arg, home: Home<'a>) -> FluentValue<'static> {
        if home.called
            && let Some(thing) = self.thing(arg, home.language)
        {
            return thing.value();
        }
        match arg {
            Arg::Int(value) | Arg::Numbered(_, value) => (*value).into(),
            Arg::Word(word) => self.text(&word.space, &word.id, &args(&word.parts)).into(),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Group(message) => self.text(message.space, &message.id, &values(message)).into(),
            Arg::List(items) => self.list(items, home.language).into(),
        }
    }

    fn part(&self, arg: &Arg, part: &str, home: Home<'a>) -> Option<FluentValue<'static>> {
        match (arg, part) {
            (Arg::Int(value) | Arg::Numbered(_, value), "word") => Some(value.to_string().into()),
            (Arg::Int(value), "sign") => Some(sign(*value).into()),
            (Arg::Int(value), "size") => Some(value.saturating_abs().into()),
            (Arg::Int(_) | Arg::Numbered(..), _) => None,
            (Arg::Word(word), "word") => Some(word.word.to_string().into()),
            (Arg::Word(word), _) => {
                let values = args(&word.parts);
                let attribute = self.attribute(&word.space, &word.id, part, &values, home.language);
                let inner = || self.variable(part, values.iter().copied(), home);
                let own = attribute.map(Into::into).or_else(inner);
                Some(own.unwrap_or_else(|| self.whole(arg, home)))
            }
            (Arg::Seat(seat), "word") => Some(seat.to_string().into()),
            (Arg::Seat(seat), "gender") => Some(self.gender(*seat).into()),
            (Arg::Seat(seat), _) => Some(self.name(*seat).into()),
            (Arg::Group(message), "word") => Some(message.id.clone().into()),
            (Arg::Group(message), _) => {
                let values = values(message);
                self.variable(part, values.iter().copied(), home).or_else(|| {
                    let attribute =
                        self.attribute(message.space, &message.id, part, &values, home.language);
                    Some(attribute.map_or_else(|| self.whole(arg, home), Into::into))
                })
            }
            (Arg::List(items), "word") if !items.is_empty() => Some("some".into()),
            (Arg::List(items), "count") => Some(items.len().into()),
            (Arg::List(items), "commas") => {
                Some(self.joined(items, "list-more", home.language).into())
            }
            (Arg::List(items), "then") => {
                Some(self.joined(items, "list-then", home.language).into())
            }
            (Arg::List(_), _) => None,
        }
    }

    /// An attribute of a word, in the language of the word or else in that of the sentence. A
    /// grammatical hint of a third language would be wrong in both.
    pub(crate) fn attribute(
        &self,
        space: &str,
        id: &str,
        name: &str,
        values: Values<'_>,
        home: &'a Language,
    ) -> Option<String> {
        let own = self.find(space, id, None).map(|found| found.language);
        own.into_iter().chain([home]).find_map(|language| {
            let found = find_in(language, space, id)?;
            let mut names = found.entry.attributes.iter().map(|attribute| attribute.name.as_str());
            let name = names.find(|other| asked(name, other) == Some(AskedPart::Whole))?;
            // Long texts of cards have other variables.
            if matches!(name, "text" | "flavour") {
                return None;
            }
            self.show(found, space, Some(name), values)
        })
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.own_name(seat).map_or_else(
            || {
                let letter = seat.to_string();
                let (space, id) = self.title(seat);
                self.text(space, id, &[("n", Value::Text(&letter))])
            },
            str::to_owned,
        )
    }

    /// The message for a player without a name.
    pub(crate) fn title(&self, seat: Seat) -> SeatTitle {
        self.titles.get(seat.at()).copied().flatten().unwrap_or((WORDS, "seat"))
    }

    /// The name of the player at a seat, if it was given.
    pub(crate) fn own_name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.at()).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// The value of the selector in `{ $seat_gender -> … }`.
    fn gender(&self, seat: Seat) -> &'static str {
        self.genders.get(seat.at()).copied().flatten().map_or("none", Gender::word)
    }

    /// A list such as "a, b and c". Two items use `words/list-two`. More use `words/list-more` and
    /// finally `words/list-last`. Each has `$head` and `$tail`. An empty list is `words/list-none`.
    fn list(&self, items: &[Arg], home: &'a Language) -> String {
        let items: Vec<String> = items.iter().map(|item| self.item(item, home)).collect();
        self.frames(items.len()).join(&items)
    }

    /// A list with the same words between all items: those of `words/list-more`, or for an order,
    /// of `words/list-then`.
    fn joined(&self, items: &[Arg], id: &str, home: &'a Language) -> String {
        let items = items.iter().map(|item| self.item(item, home));
        let join = |head: String, tail: String| {
            let both = [("head", Value::Text(&head)), ("tail", Value::Text(&tail))];
            self.text(WORDS, id, &both)
        };
        items.reduce(join).unwrap_or_default()
    }

    pub(crate) fn item(&self, item: &Arg, home: &'a Language) -> String {
        match self.whole(item, Home { language: home, called: false }) {
            FluentValue::String(text) => text.into_owned(),
            _ => match item {
                Arg::Int(value) | Arg::Numbered(_, value) => home.marks.whole(*value),
                _ => String::new(),
            },
        }
    }
}

/// The word for the sign of a number.
fn sign(value: i64) -> &'static str {
    match value {
        ..0 => "minus",
        0 => "zero",
        1.. => "plus",
    }
}

pub(crate) fn find_in<'a>(language: &'a Language, space: &str, id: &str) -> Option<FoundText<'a>> {
    let space = language.space(space)?;
    let entry = space.entry(id)?;
    Some(FoundText { language, space, entry })
}

pub(crate) fn values(message: &Message) -> Vec<(&str, Value<'_>)> {
    let all = message.args.iter().chain(&message.facts);
    all.map(|(name, arg)| (name.as_ref(), Value::Arg(arg))).collect()
}

pub(crate) fn args(parts: &Args) -> Vec<(&str, Value<'_>)> {
    parts.iter().map(|(name, arg)| (name.as_ref(), Value::Arg(arg))).collect()
}

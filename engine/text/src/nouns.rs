//! Nouns: the names in a message's arguments with their grammatical data, as functions receive
//! them.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent::FluentValue;
use play::Arg;

use crate::facts::Entry;
use crate::forms::{Frames, Noun, NounValue, Options, attributes, functions};
use crate::language::Language;
use crate::value::Value;
use crate::voice::{FoundText, Values, Voice, WORDS, args, find_in, values};

impl<'a> Voice<'a> {
    /// A name in a form of the language, by a function with options as in texts. `None` if the
    /// language does not have the function, or the argument is not a name.
    pub fn form(
        &self,
        function: &str,
        arg: &Arg,
        options: &[(&'static str, &str)],
    ) -> Option<String> {
        let home = self.chain.first()?;
        let function = functions(home.name()).find(|known| known.name == function)?;
        match self.thing(arg, home)? {
            NounValue::One(noun) => Some(function.shape(&noun, options)),
            NounValue::Many(..) => None,
        }
    }

    /// The functions of the language, each with all combinations of its options.
    pub fn functions(&self) -> Vec<(&'static str, Vec<Options>)> {
        functions(self.language()).map(|function| (function.name, function.calls())).collect()
    }

    /// The language, without its region.
    pub(crate) fn language(&self) -> &'a str {
        self.chain.first().map_or("", |language| language.name())
    }

    /// An argument as functions receive it; `None` for a number.
    pub(crate) fn thing(&self, arg: &Arg, home: &'a Language) -> Option<NounValue> {
        let frames = |items| Arc::new(self.frames(items));
        Some(match arg {
            Arg::List(items) => {
                let frames = frames(items.len());
                let nouns = items.iter().map(|item| self.noun(item, home, &frames));
                NounValue::Many(nouns.collect(), frames)
            }
            Arg::Int(_) | Arg::Numbered(..) => return None,
            Arg::Word(_) | Arg::Seat(_) | Arg::Group(_) => {
                NounValue::One(self.noun(arg, home, &frames(1)))
            }
        })
    }

    fn noun(&self, arg: &Arg, home: &'a Language, frames: &Arc<Frames>) -> Noun {
        let frames = Arc::clone(frames);
        match arg {
            Arg::Word(word) => self.named(&word.space, &word.id, &args(&word.parts), home, frames),
            Arg::Group(message) => {
                self.named(message.space, &message.id, &values(message), home, frames)
            }
            Arg::Seat(seat) => match self.own_name(*seat) {
                Some(name) => Noun { frames, ..Noun::unknown(name) },
                None => {
                    let letter = seat.to_string();
                    let (space, id) = self.title(*seat);
                    self.named(space, id, &[("n", Value::Text(&letter))], home, frames)
                }
            },
            Arg::Int(_) | Arg::Numbered(..) | Arg::List(_) => {
                Noun { frames, ..Noun::unknown(&self.item(arg, home)) }
            }
        }
    }

    /// A name in a message, with the attributes that functions use.
    fn named(
        &self,
        space: &str,
        id: &str,
        values: Values<'_>,
        home: &'a Language,
        frames: Arc<Frames>,
    ) -> Noun {
        let own = self.find(space, id, None).map(|found| found.language);
        let foreign = own.filter(|own| own.tag != home.tag);
        let mut data = BTreeMap::new();
        // Data from the language of the name take precedence over data from the language of the
        // sentence.
        for found in foreign.into_iter().chain([home]).filter_map(|one| find_in(one, space, id)) {
            self.data(found, space, values, home, &mut data);
        }
        let head = own.and_then(|own| own.space(space)?.head(attributes(own.name())));
        let head = head.map(|(name, data)| Box::new(Noun { name, data, ..Noun::default() }));
        let (foreign, name) = (foreign.is_some(), self.text(space, id, values));
        Noun { name, data, head, frames, foreign, ..Noun::default() }
    }

    /// Adds the attributes of a name that functions use, unless they are already known.
    fn data(
        &self,
        found: FoundText<'a>,
        space: &str,
        values: Values<'_>,
        home: &'a Language,
        data: &mut BTreeMap<String, String>,
    ) {
        let names = found.entry.attributes.iter().map(|attribute| &attribute.name);
        for name in names.filter(|name| attributes(home.name()).contains(name)) {
            if !data.contains_key(name)
                && let Some(value) = self.show(found, space, Some(name), values)
            {
                data.insert(name.clone(), value);
            }
        }
    }

    /// A name without data.
    pub(crate) fn stranger(&self, name: String) -> FluentValue<'static> {
        let frames = Arc::new(self.frames(1));
        NounValue::One(Noun { frames, ..Noun::unknown(&name) }).value()
    }

    /// The noun of an entry, if its name needs no variables.
    pub(crate) fn plain_noun(&self, space: &str, entry: &Entry) -> Option<Noun> {
        let home = self.chain.first()?;
        let plain = entry.value.as_ref().is_some_and(|value| value.variables.is_empty());
        let found = find_in(home, space, entry.written()).filter(|_| plain && !entry.term)?;
        let frames = Arc::new(self.frames(1));
        Some(self.named(space, &found.entry.id, &[], home, frames))
    }

    /// The quotes of this voice, and how it joins a list of this length.
    pub(crate) fn frames(&self, items: usize) -> Frames {
        let (head, tail) = (Frames::HEAD.to_string(), Frames::TAIL.to_string());
        let two = [("head", Value::Text(&head)), ("tail", Value::Text(&tail))];
        let join =
            |id, least| if items >= least { self.text(WORDS, id, &two) } else { String::new() };
        let quoted = self.find(WORDS, "quoted", None);
        let name = [("name", Value::Text(&head))];
        let plain = Frames::default();
        Frames {
            quoted: quoted
                .and_then(|found| self.show(found, WORDS, None, &name))
                .unwrap_or(plain.quoted),
            none: if items == 0 { self.text(WORDS, "list-none", &[]) } else { String::new() },
            two: join("list-two", 2),
            more: join("list-more", 3),
            last: join("list-last", 3),
        }
    }
}

//! Names without the data that sentences of their language need: a gender if they have an article,
//! or a form that they show.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Place};
use play::signature::Signature;
use text::BASE;
use text::anatomy::How;
use text::forms::{genders, needed};
use text::keys::Key;

use crate::asks::is_own_word;
use crate::codes;
use crate::look::Look;
use crate::texts::{Text, named};

/// The share of names of a kind above which something is considered usual.
const MOST: (usize, usize) = (4, 5);

/// Minimum number of names for a usual form.
const FEWEST: usize = 5;

/// The parts that a thing always has in sentences.
const PARTS: [&str; 3] = ["code", "count", "word"];

/// The term of a file that always precedes its names.
const HEAD: &str = "-head";

/// What sentences need from names, by language and kind, each with the first such sentence.
#[derive(Clone, Default)]
pub(super) struct AskedForms(BTreeMap<(String, &'static str), BTreeMap<Need, NounUse>>);

/// What a sentence needs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// The data for a function, or the form it would compute.
    Function(String),
    /// An attribute, as variables write it.
    Attribute(String),
}

/// The place that needs it.
#[derive(Clone)]
struct NounUse {
    /// The text.
    text: String,
    place: Place,
}

impl AskedForms {
    /// Adds what others need.
    pub(super) fn extend(&mut self, others: Self) {
        for (at, needs) in others.0 {
            let known = self.0.entry(at).or_default();
            for (need, found) in needs {
                known.entry(need).or_insert(found);
            }
        }
    }

    /// Adds what a text needs from the names in it.
    pub(super) fn add(&mut self, look: &Look<'_>, text: &Text<'_>) {
        for part in &text.parts {
            for one in &part.uses {
                let function = match one.how {
                    How::Called(function) if !needed(text.key.tag, function).data.is_empty() => {
                        Some(function)
                    }
                    How::Called(_) | How::Shown | How::Selected => None,
                };
                if function.is_none() && !one.name.contains('_') {
                    continue;
                }
                let (things, suffix) = things(look, text, part.attribute, one.name);
                let need = match (suffix, function) {
                    (Some(suffix), _) if PARTS.contains(&suffix) => continue,
                    (Some(suffix), _) => Need::Attribute(suffix.to_owned()),
                    (None, Some(function)) => Need::Function(function.to_owned()),
                    (None, None) => continue,
                };
                let kinds = things.iter().filter_map(|thing| look.things.get(thing)).flatten();
                for kind in kinds {
                    let known = self.0.entry((text.key.tag.to_owned(), *kind)).or_default();
                    known.entry(need.clone()).or_insert_with(|| NounUse {
                        text: named(text.key, part.attribute),
                        place: text.place(&one.at),
                    });
                }
            }
        }
    }
}

/// The types of the things that a variable can be, and the part of them that it shows.
pub(super) fn things<'v>(
    look: &Look<'_>,
    text: &Text<'_>,
    attribute: Option<&str>,
    variable: &'v str,
) -> (BTreeSet<&'static str>, Option<&'v str>) {
    let all = || look.messages.iter().flat_map(|(_, messages)| messages);
    let own = look.messages_of(text.key.space).iter().find(|one| one.id == text.key.id);
    let among: Vec<&Signature> = match own {
        Some(own) => vec![own],
        None if attribute.is_some_and(is_own_word) => {
            let asked = look.messages_of("ask").iter().chain(look.messages_of("choice"));
            asked.chain(&look.answered).collect()
        }
        // Numbers and forms of a card belong to that card.
        None if look.is_kind(text.key.space) => Vec::new(),
        // A text that is not an event or choice can contain any of these names.
        None => all().collect(),
    };
    let args = among.into_iter().flat_map(|message| &message.args);
    let mut longest = 0;
    let mut found = (BTreeSet::new(), None);
    for (name, kind) in args {
        let Some(suffix) = part_of(variable, name) else { continue };
        if name.len() > longest {
            longest = name.len();
            found = (BTreeSet::new(), suffix);
        }
        if name.len() == longest {
            found.0.extend(kind.thing());
        }
    }
    found
}

/// The part of an argument that a variable shows, if it belongs to it; inner `None` for the whole.
fn part_of<'v>(variable: &'v str, argument: &str) -> Option<Option<&'v str>> {
    let same = |(a, b): (u8, u8)| a == b || (a == b'_' && b == b'-');
    let head = variable.as_bytes().get(..argument.len())?;
    if argument.is_empty() || !head.iter().copied().zip(argument.bytes()).all(same) {
        return None;
    }
    let rest = variable.get(argument.len()..)?;
    if rest.is_empty() { Some(None) } else { rest.strip_prefix('_').map(Some) }
}

/// Reports names without the data that are needed, or that are usual for their kind.
pub(super) fn look(look: &Look<'_>, asked: &AskedForms, out: &mut Vec<Diagnostic>) {
    let mut kinds: BTreeMap<(&str, &str), Vec<&Key<'_>>> = BTreeMap::new();
    for key in look.keys {
        let is_name = key.variables.is_some() && !key.id.starts_with('-');
        if is_name && look.is_kind(key.space) {
            kinds.entry((key.tag, key.space)).or_default().push(key);
        }
    }
    let none = BTreeMap::new();
    for ((tag, kind), keys) in kinds {
        let needs = asked.0.iter().find(|((of, space), _)| (of.as_str(), *space) == (tag, kind));
        let needs = needs.map_or(&none, |(_, needs)| needs);
        let has_head = look.key(tag, kind, HEAD).is_some();
        let is_own = |key: &&Key<'_>| look.content.is_own(key.place.source.path());
        let of_game = keys.iter().filter(|key| !is_own(key)).copied().collect();
        let names = Names { look, tag, keys, of_game, has_head };
        out.extend(names.lacking(needs));
        if !needs.keys().any(|need| names.is_gender(need)) {
            out.extend(names.by_custom());
        }
    }
}

/// The names of a kind in a language.
struct Names<'l> {
    look: &'l Look<'l>,
    tag: &'l str,
    keys: Vec<&'l Key<'l>>,
    /// Those that are not from the user's packs.
    of_game: Vec<&'l Key<'l>>,
    /// Whether they follow a common noun.
    has_head: bool,
}

impl Names<'_> {
    /// Whether a gender is needed.
    fn is_gender(&self, need: &Need) -> bool {
        match need {
            Need::Function(function) => needed(self.tag, function).data.contains(&"gender"),
            Need::Attribute(name) => name == "gender",
        }
    }

    /// Reports names without the data that sentences need, each once.
    fn lacking(&self, needs: &BTreeMap<Need, NounUse>) -> Vec<Diagnostic> {
        let mut told = BTreeSet::new();
        let mut out = Vec::new();
        for (need, found) in needs {
            if self.is_proper(need) {
                continue;
            }
            let lack = self.keys.iter().filter_map(|key| Some((*key, self.lack(key, need)?)));
            for (key, attribute) in lack {
                if told.insert((key.id, attribute.clone())) {
                    out.push(self.found(key, &attribute, need, found));
                }
            }
        }
        out
    }

    /// Whether names of this kind usually have no such data, as names of countries and people have
    /// no article. Judged by the game's names, or by all if those are few.
    fn is_proper(&self, need: &Need) -> bool {
        let among = if self.of_game.len() >= FEWEST { &self.of_game } else { &self.keys };
        let lack = among.iter().filter(|key| self.lack(key, need).is_some()).count();
        let (most, of) = MOST;
        among.len() >= FEWEST && lack * of >= among.len() * most
    }

    /// The attribute missing from a name.
    fn lack(&self, key: &Key<'_>, need: &Need) -> Option<String> {
        let has = |name: &str| key.attributes.iter().any(|one| one.name == name);
        match need {
            Need::Function(function) => {
                let needed = needed(self.tag, function);
                let form = function.to_lowercase();
                let written = key.attributes.iter().any(|one| {
                    let rest = one.name.strip_prefix(form.as_str());
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
                });
                if written || needed.leads && self.has_head {
                    return None;
                }
                let lacks = needed.data.iter().find(|datum| !has(datum));
                lacks.map(|datum| (*datum).to_owned())
            }
            Need::Attribute(name) => {
                let name = name.replace('_', "-");
                // Anything that the English name has is missing, whatever it is for.
                let base = self.look.key(BASE, key.space, key.id).filter(|_| key.tag != BASE);
                let in_base =
                    base.is_some_and(|base| base.attributes.iter().any(|one| one.name == name));
                (!has(&name) && !in_base).then_some(name)
            }
        }
    }

    fn found(&self, key: &Key<'_>, attribute: &str, need: &Need, found: &NounUse) -> Diagnostic {
        let message = format!("“{}/{}” has no “.{attribute}” in “{}”", key.space, key.id, self.tag);
        let says = match need {
            Need::Function(function) => {
                format!("the text {} uses {function}() with names like this", found.text)
            }
            Need::Attribute(_) => format!("the text {} shows it of names like this", found.text),
        };
        let finding = Diagnostic::warning(codes::MISSING_GRAMMAR, message, key.place.clone())
            .help(format!("{}: {says}", self.addition(attribute)));
        // The place of a built-in sentence does not help a user who cannot change it.
        if self.look.content.is_own(found.place.source.path()) {
            return finding.label(found.place.clone(), "needs it");
        }
        finding
    }

    /// What to add.
    fn addition(&self, attribute: &str) -> String {
        if attribute != "gender" || genders(self.tag).is_empty() {
            return format!("add “.{attribute} = …”");
        }
        let values = genders(self.tag).iter().map(|value| format!("“.gender = {value}”"));
        format!("add {}", values.collect::<Vec<_>>().join(" or "))
    }

    /// Reports names without a gender if the others of their kind have one. No sentence is known to
    /// need it.
    fn by_custom(&self) -> Vec<Diagnostic> {
        let has = |key: &&&Key<'_>| key.attributes.iter().any(|one| one.name == "gender");
        let (most, of) = MOST;
        let with = self.keys.iter().filter(has).count();
        if genders(self.tag).is_empty()
            || self.keys.len() < FEWEST
            || with * of < self.keys.len() * most
        {
            return Vec::new();
        }
        let lacking = self.keys.iter().filter(|key| !has(key)).map(|key| {
            let message = format!("“{}/{}” has no “.gender” in “{}”", key.space, key.id, self.tag);
            Diagnostic::warning(codes::MISSING_GRAMMAR, message, key.place.clone())
                .help(format!("{}: other names of its kind have one", self.addition("gender")))
        });
        lacking.collect()
    }
}

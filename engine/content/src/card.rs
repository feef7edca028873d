//! Cards: data, numbers, hooks, script.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diag::{Crew, Diagnostic, Inputs, Place, Source, made_of};
use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, DeserializeOwned, IntoDeserializer};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue, ValueDeserializer};

use crate::document::{parse, refused, trusted, value};
use crate::schema::{EFFECT, schema_with};
use crate::shape::FileSchema;
use crate::{CardKind, CardNumber, CardPlaces, Origin, Pack, codes, guards, schema};

/// Keys of cards that act, in addition to their data and origins.
pub(crate) const COMMON: [&str; 3] = ["asks", "params", "hooks"];

/// One card of a pack.
#[derive(Clone, Debug)]
pub struct Card<T: CardKind> {
    /// The stem of the file name; unique in the game.
    pub id: String,
    /// The id of its pack.
    pub pack: String,
    /// The data of its kind.
    pub data: T,
    /// The origin of each data field; `effect` is the origin of params, hooks and script.
    pub origin: Arc<BTreeMap<String, Origin>>,
    /// The names of its scripts' questions. The texts of the card have an attribute for each,
    /// `.ask-<name>`.
    pub asks: Vec<String>,
    /// Whole numbers printed on the card.
    pub params: Arc<BTreeMap<String, i64>>,
    /// The hooks in which it acts, in the order of the hook type.
    pub hooks: Vec<HookUse<T>>,
    /// Its own script, if a hook uses it.
    pub script: Option<Source>,
    /// The places of its keys and values.
    pub places: CardPlaces,
    /// The TOML file.
    pub source: Source,
}

impl<T: CardKind> Card<T> {
    /// The id with its place, for [`duplicates`].
    pub fn named(&self) -> (&str, Place) {
        (&self.id, self.source.top())
    }
}

/// A hook in which a card acts.
#[derive(Clone, Debug)]
pub struct HookUse<T: CardKind> {
    /// The moment.
    pub hook: T::Hook,
    /// The name of the called function.
    pub function: String,
    /// Whether the function is in `effects/*.luau` instead of the card's own script.
    pub shared: bool,
    /// Guards: conditions for calling it.
    pub when: T::When,
    /// The place of the value of `use`, or else of the hook's key.
    pub place: Place,
}

/// Reports repeated ids, at every place except the first.
pub fn duplicates<'i>(ids: impl IntoIterator<Item = (&'i str, Place)>) -> Vec<Diagnostic> {
    let mut first: BTreeMap<&str, Place> = BTreeMap::new();
    let mut out = Vec::new();
    for (id, place) in ids {
        match first.get(id) {
            Some(earlier) => {
                let message = format!("the id “{id}” is already taken");
                let finding = Diagnostic::error(codes::DUPLICATE_ID, message, place)
                    .label(earlier.clone(), "first defined here")
                    .help("ids are unique in a game, across all packs: rename the file");
                out.push(finding);
            }
            None => {
                first.insert(id, place);
            }
        }
    }
    out
}

/// Reports cards of one kind and pack with equal numbers. Each pack may start at 1.
pub fn taken_numbers<T: CardKind>(cards: &[Card<T>]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<(&str, u16, u8), (String, &Card<T>)> = BTreeMap::new();
    let mut out = Vec::new();
    let numbers = |card: &Card<T>| card.data.numbers();
    let all = cards.iter().flat_map(|card| numbers(card).into_iter().map(move |one| (card, one)));
    for (card, CardNumber { path, value, side }) in all {
        let number = (card.pack.as_str(), value, side);
        let Some((there, taker)) = first.get(&number) else {
            first.insert(number, (path, card));
            continue;
        };
        let message = format!("“{}” has the same number as “{}”", card.id, taker.id);
        let finding = Diagnostic::warning(codes::TAKEN_NUMBER, message, card.places.value(&path));
        out.push(
            finding
                .label(taker.places.value(there), "taken here")
                .help("give each card of a kind its own number"),
        );
    }
    out
}

/// Reads the cards of one kind. The schema is compiled at most once.
pub(crate) struct CardReader<'a> {
    shape: FileSchema<'a>,
    crew: &'a dyn Crew,
}

impl<'a> CardReader<'a> {
    /// A reader of these files. They are first compared with a small schema of only the hooks that
    /// they name. A file that does not fit it is compared with the whole schema.
    pub(crate) fn new<T: CardKind>(files: &'a [Source], crew: &'a dyn Crew) -> Self {
        let narrow = move || {
            let hooks = NamedHooks::of(files);
            schema_with::<T>(&|hook| hooks.has(hook))
        };
        Self { shape: FileSchema::new(schema::<T>).trying(narrow), crew }
    }

    /// Reads one card. A proven card is not compared with its schema. Returns a card unless its
    /// data are invalid.
    pub(crate) fn read<T: CardKind>(
        &self,
        (pack, id): (&Pack, &str),
        proven: bool,
        (source, script): (&Source, Option<&Source>),
        out: &mut Vec<Diagnostic>,
    ) -> Option<Card<T>> {
        let files: Vec<Source> = std::iter::once(source).chain(script).cloned().collect();
        let inputs = Inputs { files: &files, facts: (pack.id.clone(), pack.origins, proven) };
        let made = made_of(self.crew, ("card", source.path()), inputs, |_| {
            let mut wrong = Vec::new();
            let card = trusted(proven, &mut wrong, |shape_matters, out| {
                let fits: &Fits<'_> = match shape_matters {
                    true => &|table, out| self.shape.fits(source, table, out),
                    false => &|_, _| true,
                };
                read((pack, id), fits, source.clone(), script.cloned(), out)
            });
            (card, wrong)
        });
        let (card, wrong) = Arc::unwrap_or_clone(made);
        out.extend(wrong);
        card
    }
}

/// The hooks that files name.
struct NamedHooks<'a> {
    /// The names after `hooks.`.
    words: BTreeSet<&'a str>,
    /// The files that write hooks in another notation.
    others: Vec<&'a Source>,
}

impl<'a> NamedHooks<'a> {
    fn of(files: &'a [Source]) -> Self {
        let (mut words, mut others) = (BTreeSet::new(), Vec::new());
        for file in files {
            let text = file.text();
            let mut all_seen = true;
            for (at, word) in text.match_indices("hooks") {
                let Some(rest) = text[at + word.len()..].strip_prefix('.') else {
                    all_seen = false;
                    continue;
                };
                let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
                words.insert(&rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())]);
            }
            if !all_seen {
                others.push(file);
            }
        }
        Self { words, others }
    }

    fn has(&self, hook: &str) -> bool {
        self.words.contains(hook) || self.others.iter().any(|file| file.text().contains(hook))
    }
}

/// Whether a table fits its schema. Errors are reported.
type Fits<'f> = dyn Fn(&DeTable<'_>, &mut Vec<Diagnostic>) -> bool + 'f;

/// Reads one card, if it fits its schema.
fn read<T: CardKind>(
    (pack, id): (&Pack, &str),
    fits: &Fits<'_>,
    source: Source,
    script: Option<Source>,
    out: &mut Vec<Diagnostic>,
) -> Option<Card<T>> {
    let mut table = parse(&source, out)?;
    let guarded = guards::settle::<T>(&source, &mut table, out);
    let fits = fits(&table, out);
    if !guarded || !fits {
        return None;
    }
    let places = CardPlaces::new(source.clone());
    let has = |key| table.contains_key(key);
    let acts = COMMON.into_iter().any(has) || (T::ACTS && script.is_some());
    let origin = take_origin(&source, &mut table, (pack.origins, acts), out)?;
    let params: Option<Arc<BTreeMap<_, _>>> = section(&source, table.remove("params"), out);
    let asks: Option<Vec<_>> = section(&source, table.remove("asks"), out);
    let hooks = table.remove("hooks");
    let data = value(&source, table, out);
    let hooks = hooks.map_or(Some(Vec::new()), |hooks| read_hooks::<T>(&source, hooks, out));
    let (params, asks, data, hooks) = (params?, asks?, data?, hooks?);
    let before = out.len();
    T::check(&data, &places, out);
    let sound = out[before..].iter().all(|finding| finding.severity < diag::Severity::Error);
    let (hooks, script) = scripted(id, hooks, script, T::ACTS, out);
    let (pack, id) = (pack.id.clone(), id.to_owned());
    let card = Card { id, pack, data, origin, asks, params, hooks, script, places, source };
    sound.then_some(card)
}

type TomlEntry<'i> = Spanned<DeValue<'i>>;

fn section<T: DeserializeOwned + Default>(
    source: &Source,
    entry: Option<TomlEntry<'_>>,
    out: &mut Vec<Diagnostic>,
) -> Option<T> {
    let Some(entry) = entry else {
        return Some(T::default());
    };
    let place = source.place(entry.span());
    T::deserialize(ValueDeserializer::from(entry))
        .map_err(|error| out.push(refused(source, &error, place)))
        .ok()
}

/// Removes `[origin]` from the table and compares it with the present fields. A card without it is
/// reported if its pack requires origins.
fn take_origin(
    source: &Source,
    table: &mut DeTable<'_>,
    (kept, acts): (bool, bool),
    out: &mut Vec<Diagnostic>,
) -> Option<Arc<BTreeMap<String, Origin>>> {
    let Some(entry) = table.remove("origin") else {
        if kept {
            let message = "the card has no [origin]";
            let help = "pack.toml has origins = true: add [origin] with a word for each field";
            let finding = Diagnostic::error(codes::MISSING_ORIGIN, message, source.top());
            out.push(finding.help(help));
        }
        return Some(Arc::default());
    };
    let header = source.place(entry.span());
    let common = |key: &str| COMMON.contains(&key);
    if let DeValue::Table(words) = entry.get_ref() {
        for (word, _) in words.iter() {
            let name = word.get_ref().as_ref();
            if if name == EFFECT { !acts } else { !table.contains_key(name) } {
                let what = if name == EFFECT { "does nothing" } else { "has no such field" };
                let message = format!("[origin] names “{name}”, but the card {what}");
                let place = source.place(word.span());
                out.push(
                    Diagnostic::error(codes::STRAY_ORIGIN, message, place).help("remove the line"),
                );
            }
        }
        let fields = table.iter().map(|(key, _)| key).filter(|key| !common(key.get_ref()));
        for key in fields.filter(|key| !words.contains_key(key.get_ref().as_ref())) {
            out.push(no_origin(key.get_ref(), source.place(key.span()), &header));
        }
        if acts && !words.contains_key(EFFECT) {
            let keys = table.iter().map(|(key, _)| key).filter(|key| common(key.get_ref()));
            let place = keys.map(|key| source.place(key.span())).next();
            out.push(no_origin(EFFECT, place.unwrap_or_else(|| header.clone()), &header));
        }
    }
    section(source, Some(entry), out)
}

fn no_origin(name: &str, place: Place, header: &Place) -> Diagnostic {
    let help = format!("add {name} = \"known\", \"inferred\" or \"reconstructed\" to [origin]");
    Diagnostic::error(codes::MISSING_ORIGIN, format!("“{name}” has no origin"), place)
        .label(header.clone(), "add it here")
        .help(help)
}

fn read_hooks<T: CardKind>(
    source: &Source,
    entry: TomlEntry<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<Vec<HookUse<T>>> {
    let DeValue::Table(table) = entry.into_inner() else {
        return None;
    };
    let before = out.len();
    let hooks = table.into_iter().filter_map(|(key, entry)| read_hook(source, key, entry, out));
    let mut hooks: Vec<HookUse<T>> = hooks.collect();
    hooks.sort_by(|a, b| a.hook.cmp(&b.hook));
    // Most cards have only one hook, and there may be thousands of cards.
    hooks.shrink_to_fit();
    (out.len() == before).then_some(hooks)
}

fn read_hook<T: CardKind>(
    source: &Source,
    key: Spanned<DeString<'_>>,
    entry: TomlEntry<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<HookUse<T>> {
    let mut place = source.place(key.span());
    let name: StrDeserializer<'_, toml::de::Error> = key.get_ref().as_ref().into_deserializer();
    let hook = T::Hook::deserialize(name)
        .map_err(|error| out.push(refused(source, &error, place.clone())))
        .ok();
    let DeValue::Table(mut table) = entry.into_inner() else {
        return None;
    };
    let when = section(source, table.remove("when"), out);
    let mut shared = None;
    if let Some(entry) = table.remove("use") {
        place = source.place(entry.span());
        shared = entry.get_ref().as_str().map(str::to_owned);
    }
    Some(HookUse {
        hook: hook?,
        shared: shared.is_some(),
        function: shared.unwrap_or_else(|| key.get_ref().to_string()),
        when: when?,
        place,
    })
}

/// Combines hooks and script. Drops hooks that need a missing script, and a script that no hook
/// needs.
fn scripted<T: CardKind>(
    id: &str,
    mut hooks: Vec<HookUse<T>>,
    script: Option<Source>,
    acts: bool,
    out: &mut Vec<Diagnostic>,
) -> (Vec<HookUse<T>>, Option<Source>) {
    let needed = hooks.iter().any(|hook| !hook.shared);
    match script {
        Some(script) if !needed => {
            let finding = Diagnostic::warning(
                codes::UNUSED_SCRIPT,
                "this script is never called",
                script.top(),
            );
            out.push(if acts {
                finding.help("add a hook without “use”, such as [hooks.score], or remove the file")
            } else {
                finding.help("cards of this kind have no hooks: remove the file")
            });
            (hooks, None)
        }
        None => {
            for hook in hooks.iter().filter(|hook| !hook.shared) {
                let name = &hook.function;
                let message = format!("the hook “{name}” needs a script, but {id}.luau is missing");
                let help =
                    format!("write {id}.luau with a function {name}, or name one with “use”");
                out.push(
                    Diagnostic::error(codes::MISSING_SCRIPT, message, hook.place.clone())
                        .help(help),
                );
            }
            hooks.retain(|hook| hook.shared);
            (hooks, None)
        }
        script => (hooks, script),
    }
}

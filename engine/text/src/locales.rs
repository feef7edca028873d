//! All that was loaded: languages, their spaces and the sentences in them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use diag::{Alone, Crew, Diagnostic, Source, made_of_all, spread_by};
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::facts::{Entry, Termed};
use crate::forms::functions;
use crate::merge::{self, Held, Unread};
use crate::negotiate::{Choice, negotiate, wider};
use crate::number::Marks;
use crate::pseudo::{self, PSEUDO};
use crate::tree::{Tree, language};
use crate::voice::Voice;
use crate::{BASE, TERMS};

/// The sentences of some languages.
///
/// ```
/// use play::{Arg, Message, Seat, Spelled};
/// use text::{Locales, Tree};
///
/// let files = diag::Memory::new()
///     .with("locales/en/log.ftl", "bought = { $seat } buys { $card } for { $cost } gold.\n")
///     .with("locales/en/tool.ftl", "axe = Axe\n")
///     .with("locales/fr/tool.ftl", "axe = la hache\n")
///     .with("locales/fr/log.ftl", "bought = { $seat } achète { $card }.\n");
/// let (locales, findings) = Locales::load(&[Tree::own(&files, "locales")]);
/// assert_eq!(findings, []);
///
/// let bought = Message::bare("log", "bought")
///     .with("seat", Arg::Seat(Seat(0)))
///     .with("card", Arg::Word(Spelled::new("tool", "axe")))
///     .with("cost", Arg::Int(3));
/// let say = |tag: &str| locales.voice(tag, vec!["Ada".to_owned()]).say(&bought);
/// assert_eq!(say("en"), "Ada buys Axe for 3 gold.");
/// assert_eq!(say("fr-CA"), "Ada achète la hache.");
/// ```
pub struct Locales {
    languages: BTreeMap<String, Arc<Language>>,
}

/// One language.
pub(crate) struct Language {
    /// Its tag.
    pub(crate) tag: String,
    /// How it writes numbers.
    pub(crate) marks: Marks,
    id: LanguageIdentifier,
    spaces: BTreeMap<String, Space>,
    terms: Arc<Texts>,
}

/// One namespace of a language.
pub(crate) struct Space {
    /// What its texts are read from when one of them is asked for; nothing when they have been.
    unread: Option<Unread>,
    texts: OnceLock<Arc<Texts>>,
    /// The terms that all spaces of the language share.
    terms: Arc<Texts>,
    id: LanguageIdentifier,
    marks: Marks,
    /// What is done to each piece of text, such as accents of the pseudo-language.
    transform: Option<fn(&str) -> Cow<'_, str>>,
    /// Made when something of the space is said for the first time: nobody hears most of them, and
    /// lint none.
    bundle: OnceLock<Bundle>,
}

type Bundle = FluentBundle<Arc<FluentResource>>;

/// Terms by id, with the data of the noun that each is.
type Terms = BTreeMap<String, Vec<(String, String)>>;

/// The entries of a space, and what Fluent makes of them once something is said.
struct Texts {
    /// Sorted by their ids as they are written.
    entries: Vec<Entry>,
    /// The variables that functions are called with; looked for when something is said.
    called: OnceLock<BTreeSet<String>>,
    /// The terms that can be used in them.
    known: Arc<Terms>,
    resource: OnceLock<Arc<FluentResource>>,
}

/// Put before the ids of terms: Fluent's bundles keep terms and messages in one table, where
/// `-name` and `name` would be the same. No id that is accepted holds two hyphens in a row.
const TERM_MARK: &str = "t--";

/// Put before the id of a term that is said as a message too.
const MESSAGE_MARK: &str = "m--";

/// The term of a file that is a common noun, behind which the names of the file are said.
const HEAD: &str = "-head";

impl Locales {
    /// Reads all languages of some trees.
    ///
    /// What is wrong is told; what is wrong with one message leaves out that message only. Of
    /// messages with the same id in the same space the first wins, and the other is told.
    pub fn load(trees: &[Tree<'_>]) -> (Self, Vec<Diagnostic>) {
        Self::load_by(trees, &Alone)
    }

    /// Like [`Self::load`], with a crew to read the files.
    pub fn load_by(trees: &[Tree<'_>], crew: &dyn Crew) -> (Self, Vec<Diagnostic>) {
        Self::load_where(trees, &|_| true, crew)
    }

    /// Like [`Self::load`], but reads only the languages named and those they fall back to; where
    /// all trees are [proven](Tree::proven), each space when something of it is said.
    pub fn load_for(trees: &[Tree<'_>], tags: &[&str]) -> (Self, Vec<Diagnostic>) {
        let tags: BTreeSet<_> = tags.iter().flat_map(|tag| wider(tag)).chain([BASE]).collect();
        let wanted = |tag: &str| tags.contains(tag);
        if trees.iter().all(Tree::is_proven) {
            let unread = merge::unread(trees, &wanted).into_iter();
            let languages = unread.filter_map(|(tag, spaces)| Language::of(&tag, spaces));
            let languages = languages.map(|language| (language.tag.clone(), Arc::new(language)));
            return (Self { languages: languages.collect() }, Vec::new());
        }
        Self::load_where(trees, &wanted, &Alone)
    }

    fn load_where(
        trees: &[Tree<'_>],
        wanted: &dyn Fn(&str) -> bool,
        crew: &dyn Crew,
    ) -> (Self, Vec<Diagnostic>) {
        let (files, mut findings) = merge::read(trees, wanted, crew);
        let made = spread_by(1, crew, &files, |files| {
            // What comes after others is what changes: packs are written one at a time.
            let name = files.sources.last().map_or("", Source::path);
            made_of_all(crew, ("language", name), &files.sources, || {
                let (spaces, wrong) = files.settled();
                (Language::of(&files.tag, spaces).map(Arc::new), wrong)
            })
        });
        let mut languages = BTreeMap::new();
        for made in made {
            let (language, wrong) = Arc::unwrap_or_clone(made);
            findings.extend(wrong);
            languages.extend(language.map(|language| (language.tag.clone(), language)));
        }
        (Self { languages }, findings)
    }

    /// The tags of the languages that were loaded, sorted.
    pub fn tags(&self) -> Vec<String> {
        self.languages.keys().cloned().collect()
    }

    /// The first wish that a loaded language answers, or [`BASE`].
    pub fn negotiate(&self, wanted: &[String]) -> Choice {
        negotiate(&self.tags(), wanted)
    }

    /// The voice of a language. What it does not say is taken from the wider languages (`pt` for
    /// `pt-BR`) and from [`BASE`]. `names` are the players' names by seat; a seat whose name is
    /// missing or empty is said by the message `words/seat`.
    pub fn voice(&self, tag: &str, names: Vec<String>) -> Voice<'_> {
        let mut chain: Vec<&Language> = Vec::new();
        for tag in wider(tag).chain([BASE]) {
            if let Some(language) = self.languages.get(tag)
                && chain.iter().all(|before| before.tag != language.tag)
            {
                chain.push(language);
            }
        }
        Voice::new(chain, names)
    }

    /// A language made of another in which every letter outside placeables has an accent; its tag
    /// is [`PSEUDO`]. `None` when that other language was not loaded.
    ///
    /// Attributes of a single word (`.gender`, `.code`) stay as they are: they are selected by.
    pub fn pseudo(&self, from: &str) -> Option<Self> {
        let from = self.languages.get(from)?;
        let spaces = from.spaces.iter().map(|(name, space)| (name.clone(), space.pseudo()));
        let spaces = spaces.collect();
        let (tag, terms) = (PSEUDO.to_owned(), Arc::clone(&from.terms));
        let language = Language { tag, marks: from.marks, id: from.id.clone(), spaces, terms };
        Some(Self { languages: BTreeMap::from([(PSEUDO.to_owned(), Arc::new(language))]) })
    }

    /// The entries of all languages: tag, space, id as it is written, entry. Terms are in the space
    /// [`TERMS`].
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &str, &str, &Entry)> {
        self.languages.values().flat_map(|language| {
            let spaces = language.spaces.iter().map(|(name, space)| (name.as_str(), space.texts()));
            let terms = std::iter::once((TERMS, &language.terms));
            spaces.chain(terms).flat_map(move |(name, texts)| {
                let entries = texts.entries.iter();
                entries.map(move |entry| (language.tag.as_str(), name, entry.written(), entry))
            })
        })
    }
}

impl Language {
    /// A language of some spaces, if its tag is one.
    fn of(tag: &str, mut spaces: BTreeMap<String, Held>) -> Option<Self> {
        let (tag, id) = (tag.to_owned(), language(tag)?);
        let marks = Marks::of(id.language.as_str());
        let terms = match spaces.remove(TERMS) {
            Some(Held::Entries(entries)) => entries,
            Some(Held::Unread(unread)) => unread.terms(),
            None => Vec::new(),
        };
        let terms = Arc::new(Texts::new(terms, &Arc::default()));
        let space = |held| Space::new(&id, marks, held, &terms);
        let spaces = spaces.into_iter().map(|(name, held)| (name, space(held))).collect();
        Some(Self { tag, marks, id, spaces, terms })
    }

    /// The language, without its region.
    pub(crate) fn name(&self) -> &str {
        self.id.language.as_str()
    }

    /// A space by its name.
    pub(crate) fn space(&self, name: &str) -> Option<&Space> {
        self.spaces.get(name)
    }
}

impl Texts {
    /// Entries in which these shared terms, and the terms among them, can be used.
    fn new(mut entries: Vec<Entry>, shared: &Arc<Terms>) -> Self {
        let own = entries.iter().filter(|entry| entry.term && !shared.contains_key(&entry.id));
        let own: Terms = own.map(|term| (term.id.clone(), term.data())).collect();
        let known = if own.is_empty() {
            Arc::clone(shared)
        } else {
            let shared = shared.iter().map(|(id, data)| (id.clone(), data.clone()));
            Arc::new(own.into_iter().chain(shared).collect())
        };
        entries.sort_unstable_by(|one, other| one.written().cmp(other.written()));
        Self { entries, called: OnceLock::new(), known, resource: OnceLock::new() }
    }

    /// The entry with an id as it is written.
    fn entry(&self, written: &str) -> Option<&Entry> {
        let at = self.entries.binary_search_by(|entry| entry.written().cmp(written)).ok()?;
        Some(&self.entries[at])
    }

    fn called(&self) -> &BTreeSet<String> {
        self.called.get_or_init(|| {
            let parts = self.entries.iter().flat_map(Entry::parts);
            parts.flat_map(|(_, part)| part.called().cloned()).collect()
        })
    }

    fn resource(&self) -> &Arc<FluentResource> {
        self.resource.get_or_init(|| {
            let mut text: String =
                self.entries.iter().map(|entry| write(entry, &self.known)).collect();
            if let Some(head) = self.entry(HEAD) {
                let term = write(head, &self.known);
                text.push_str(&term.replacen(&format!("-{TERM_MARK}"), MESSAGE_MARK, 1));
            }
            // Each entry was read before; whatever else there might be is no part of the space.
            match FluentResource::try_new(text) {
                Ok(resource) | Err((resource, _)) => Arc::new(resource),
            }
        })
    }
}

impl Space {
    fn new(id: &LanguageIdentifier, marks: Marks, held: Held, terms: &Arc<Texts>) -> Self {
        let (unread, texts) = match held {
            Held::Entries(entries) => {
                let texts = Arc::new(Texts::new(entries, &terms.known));
                (None, OnceLock::from(texts))
            }
            Held::Unread(unread) => (Some(unread), OnceLock::new()),
        };
        let (terms, id) = (Arc::clone(terms), id.clone());
        Self { unread, texts, terms, id, marks, transform: None, bundle: OnceLock::new() }
    }

    fn pseudo(&self) -> Self {
        Self {
            unread: self.unread.clone(),
            texts: self.texts.clone(),
            terms: Arc::clone(&self.terms),
            id: self.id.clone(),
            marks: self.marks,
            transform: Some(pseudo::transform),
            bundle: OnceLock::new(),
        }
    }

    fn texts(&self) -> &Arc<Texts> {
        self.texts.get_or_init(|| {
            let terms = merge::by_id(&self.terms.entries);
            let entries = self.unread.iter().flat_map(|unread| unread.entries(&terms)).collect();
            Arc::new(Texts::new(entries, &self.terms.known))
        })
    }

    /// The language, without its region.
    pub(crate) fn language(&self) -> &str {
        self.id.language.as_str()
    }

    /// Whether a function is called with this variable in some text.
    pub(crate) fn calls(&self, variable: &str) -> bool {
        self.texts().called().contains(variable)
    }

    /// The entry of an id.
    pub(crate) fn entry(&self, id: &str) -> Option<&Entry> {
        self.texts().entry(id)
    }

    /// The ids of all messages in it, sorted.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        let entries = self.texts().entries.iter().filter(|entry| !entry.term);
        entries.map(|entry| entry.id.as_str())
    }

    fn bundle(&self) -> &Bundle {
        self.bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![self.id.clone()]);
            bundle.set_use_isolating(false);
            bundle.set_transform(self.transform);
            match self.marks {
                Marks::Comma => bundle.set_formatter(Some(|value, _| Marks::Comma.value(value))),
                Marks::Point => bundle.set_formatter(Some(|value, _| Marks::Point.value(value))),
                Marks::Narrow => bundle.set_formatter(Some(|value, _| Marks::Narrow.value(value))),
                Marks::Space => bundle.set_formatter(Some(|value, _| Marks::Space.value(value))),
            }
            bundle.add_builtins().expect("an empty bundle has no other NUMBER");
            for function in functions(self.language()) {
                let language = self.language().to_owned();
                bundle
                    .add_function(function.name, move |given, named| {
                        function.call(&language, given, named)
                    })
                    .expect("each function has its own name");
            }
            for texts in [self.texts(), &self.terms] {
                bundle.add_resource_overriding(Arc::clone(texts.resource()));
            }
            bundle
        })
    }

    /// The common noun of the space, and the attributes of these names that it has.
    pub(crate) fn head(&self, attributes: &[String]) -> Option<(String, BTreeMap<String, String>)> {
        let head = self.entry(HEAD)?;
        let id = format!("{MESSAGE_MARK}{}", &HEAD[1..]);
        let part = |attribute: Option<&str>| {
            self.format(&id, attribute, &FluentArgs::new(), &mut Vec::new())
        };
        let names = head.attributes.iter().map(|attribute| &attribute.name);
        let names = names.filter(|name| attributes.contains(name));
        let data = names.filter_map(|name| Some((name.clone(), part(Some(name))?))).collect();
        Some((part(None)?, data))
    }

    /// The text of a part of an entry, as far as it can be shown.
    pub(crate) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<String>,
    ) -> Option<String> {
        let message = self.bundle().get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        if attribute.is_some()
            && let [ast::PatternElement::TextElement { value }] = pattern.elements.as_slice()
            && !value.contains(char::is_whitespace)
        {
            return Some((*value).to_owned());
        }
        let mut wrong = Vec::new();
        let text = self.bundle().format_pattern(pattern, Some(args), &mut wrong).into_owned();
        errors.extend(wrong.iter().map(|error| match error {
            FluentError::ResolverError(error) => error.to_string(),
            other => other.to_string(),
        }));
        Some(text)
    }
}

/// The text of an entry in which the terms that exist bear their mark, and functions that are called
/// with them are given the data of the noun.
fn write(entry: &Entry, terms: &Terms) -> String {
    let mut more: Vec<(usize, String)> = Vec::new();
    for (_, part) in entry.parts() {
        let known = part.refs.iter().filter(|one| one.term && terms.contains_key(&*one.id));
        more.extend(known.map(|one| (one.at.start as usize, TERM_MARK.to_owned())));
        let data = |termed: &Termed| Some((termed.end, termed.data(terms.get(&termed.id)?)));
        more.extend(part.termed().filter_map(data));
    }
    if entry.term {
        more.push((entry.place.span.start as usize, TERM_MARK.to_owned()));
    }
    more.sort_unstable();
    more.dedup();
    let source = entry.place.source.text();
    let mut text = String::with_capacity(entry.range.len() + 8);
    let mut from = entry.range.start;
    for (at, words) in more {
        text.push_str(&source[from..at]);
        text.push_str(&words);
        from = at;
    }
    text.push_str(&source[from..entry.range.end]);
    text.push('\n');
    text.replace("\r\n", "\n")
}

/// What Fluent says, with the ids of terms as they are written.
pub(crate) fn unmarked(text: &str) -> String {
    text.replace(TERM_MARK, "")
}

//! All loaded languages.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diag::{Alone, Crew, Diagnostic, Inputs, Source, made_of, spread_by};

use crate::facts::Entry;
use crate::language::Language;
use crate::negotiate::{Negotiated, negotiate, wider};
use crate::pseudo::PSEUDO;
use crate::tree::Tree;
use crate::voice::Voice;
use crate::{BASE, merge};

/// The sentences of some languages.
///
/// ```
/// use std::sync::Arc;
///
/// use play::{Arg, Message, Seat, Spelled};
/// use text::{Locales, Tree};
///
/// let files = diag::Memory::new()
///     .with("locales/en/log.ftl", "bought = { $seat } buys { $card } for { $cost } gold.\n")
///     .with("locales/en/tool.ftl", "axe = Axe\n")
///     .with("locales/fr/tool.ftl", "axe = la hache\n")
///     .with("locales/fr/log.ftl", "bought = { $seat } achète { $card }.\n");
/// let (locales, findings) = Locales::load(&[Tree::own(Arc::new(files), "locales")]);
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
#[derive(Clone)]
pub struct Locales {
    languages: BTreeMap<String, Arc<Language>>,
}

impl Locales {
    /// Reads all languages of some trees.
    ///
    /// Returns the findings as well. A faulty message is left out; the others of its file are kept.
    /// If an id occurs twice in a space, the first message is used and the other reported.
    pub fn load(trees: &[Tree]) -> (Self, Vec<Diagnostic>) {
        Self::load_by(trees, &Alone)
    }

    /// Like [`Self::load`], with a crew that reads the files.
    pub fn load_by(trees: &[Tree], crew: &dyn Crew) -> (Self, Vec<Diagnostic>) {
        Self::load_where(trees, &|_| true, crew)
    }

    /// Like [`Self::load`], for the named languages and their fallbacks only. If all trees are
    /// [proven](Tree::proven), each text is read when it is first used.
    pub fn load_for(trees: &[Tree], tags: &[&str]) -> (Self, Vec<Diagnostic>) {
        let tags: BTreeSet<_> =
            tags.iter().flat_map(|tag| wider(tag)).chain([BASE.to_owned()]).collect();
        let wanted = |tag: &str| tags.contains(tag);
        if trees.iter().all(Tree::is_proven) {
            let unread = merge::unread(trees, &wanted).into_iter();
            let languages = unread.filter_map(|(tag, spaces)| {
                let files = spaces.iter().flat_map(|(space, held)| {
                    held.unread().iter().map(|file| (space.clone(), file.clone()))
                });
                let files = files.collect();
                Language::of(&tag, spaces, files)
            });
            let languages = languages.map(|language| (language.tag.clone(), Arc::new(language)));
            return (Self { languages: languages.collect() }, Vec::new());
        }
        Self::load_where(trees, &wanted, &Alone)
    }

    fn load_where(
        trees: &[Tree],
        wanted: &dyn Fn(&str) -> bool,
        crew: &dyn Crew,
    ) -> (Self, Vec<Diagnostic>) {
        let (files, mut findings) = merge::read(trees, wanted, crew);
        let made = spread_by(1, crew, &files, |files| {
            // The last file identifies the result: packs are edited one at a time, and come after
            // the program's texts.
            let name = files.sources.last().map_or("", Source::path);
            let inputs = Inputs { files: &files.sources, facts: files.tag.clone() };
            made_of(crew, ("language", name), inputs, |_| {
                let (spaces, wrong) = files.settled();
                (Language::of(&files.tag, spaces, files.files()).map(Arc::new), wrong)
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

    /// The tags of the loaded languages, sorted.
    pub fn tags(&self) -> Vec<String> {
        self.languages.keys().cloned().collect()
    }

    /// The first wish for which a language is loaded, or [`BASE`].
    pub fn negotiate(&self, wanted: &[String]) -> Negotiated {
        negotiate(&self.tags(), wanted)
    }

    /// The voice of a language. Missing texts are taken from wider languages (`pt` for `pt-BR`) and
    /// from [`BASE`].
    ///
    /// `names` are the players' names by seat. A seat without a name, or with an empty one, is
    /// rendered with the message `words/seat`.
    pub fn voice(&self, tag: &str, names: Vec<String>) -> Voice<'_> {
        let mut chain: Vec<&Language> = Vec::new();
        for tag in wider(tag).into_iter().chain([BASE.to_owned()]) {
            if let Some(language) = self.languages.get(&tag)
                && chain.iter().all(|before| before.tag != language.tag)
            {
                chain.push(language);
            }
        }
        Voice::new(chain, names)
    }

    /// A language made from another one by adding an accent to every letter outside placeables. Its
    /// tag is [`PSEUDO`]. `None` if the other language is not loaded.
    ///
    /// Attributes with a single word (`.gender`, `.code`) stay unchanged, because texts select on
    /// them.
    pub fn pseudo(&self, from: &str) -> Option<Self> {
        let language = Arc::new(self.languages.get(from)?.pseudo());
        Some(Self { languages: BTreeMap::from([(PSEUDO.to_owned(), language)]) })
    }

    /// The files of all languages as tag, space and file. Files read by [`Self::load_by`] are in
    /// the order of reading, in which the first of two messages with one id is used.
    ///
    /// ```
    /// let files = diag::Memory::new().with("locales/en/tool.ftl", "axe = Axe\n");
    /// let tree = text::Tree::own(std::sync::Arc::new(files), "locales");
    /// let (locales, _) = text::Locales::load(&[tree]);
    /// let (tag, space, file) = locales.files().next().expect("a file");
    /// assert_eq!((tag, space, file.path()), ("en", "tool", "locales/en/tool.ftl"));
    /// ```
    pub fn files(&self) -> impl Iterator<Item = (&str, &str, &Source)> {
        self.languages.iter().flat_map(|(tag, language)| {
            let files = language.files.iter();
            files.map(move |(space, file)| (tag.as_str(), space.as_str(), file))
        })
    }

    /// The entries of all languages: tag, space, id as written, entry. Terms are in the space
    /// [`TERMS`](crate::TERMS).
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &str, &str, &Entry)> {
        self.languages.values().flat_map(|language| {
            let entries = language.entries();
            entries.map(|(name, entry)| (language.tag.as_str(), name, entry.written(), entry))
        })
    }
}

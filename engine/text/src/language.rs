//! One language: its spaces and their sentences.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use diag::Source;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::TERMS;
use crate::facts::{Entry, Ref, TextValue};
use crate::forms::functions;
use crate::merge::Held;
use crate::number::Marks;
use crate::pseudo::{self, PSEUDO};
use crate::texts::{HEAD, SpaceTexts, as_message};
use crate::tree::language;

/// One language.
pub(crate) struct Language {
    /// Its tag.
    pub(crate) tag: String,
    /// Its number format.
    pub(crate) marks: Marks,
    id: LanguageIdentifier,
    spaces: BTreeMap<String, Space>,
    terms: Arc<SpaceTexts>,
    /// Its files, each with its space.
    pub(crate) files: Vec<(String, Source)>,
}

/// One namespace of a language.
pub(crate) struct Space {
    /// The files from which texts are read on demand; empty if the entries were given.
    files: Vec<Source>,
    texts: OnceLock<Arc<SpaceTexts>>,
    /// The terms that all spaces of the language share.
    terms: Arc<SpaceTexts>,
    id: LanguageIdentifier,
    marks: Marks,
    /// A change of each text element, such as the accents of the pseudo-language.
    transform: Option<fn(&str) -> Cow<'_, str>>,
    /// Created when the space is first used: most spaces never are, and the linter uses none.
    said: OnceLock<RwLock<FluentSpace>>,
}

/// The texts of a space given to Fluent: those used so far, with their references.
struct FluentSpace {
    bundle: FluentBundle<FluentResource>,
    /// Their ids as written: those of the space, and those of shared terms.
    ids: [BTreeSet<String>; 2],
}

impl Language {
    /// A language with these spaces and files, if its tag is valid.
    pub(crate) fn of(
        tag: &str,
        mut spaces: BTreeMap<String, Held>,
        files: Vec<(String, Source)>,
    ) -> Option<Self> {
        let (tag, id) = (tag.to_owned(), language(tag)?);
        let marks = Marks::of(id.language.as_str());
        let none = || Held::Entries(Vec::new());
        let terms = spaces.remove(TERMS).unwrap_or_else(none);
        let terms = Arc::new(SpaceTexts::new(terms, id.language.as_str(), &Arc::default()));
        let space = |held| Space::new(&id, marks, held, &terms);
        let spaces = spaces.into_iter().map(|(name, held)| (name, space(held))).collect();
        Some(Self { tag, marks, id, spaces, terms, files })
    }

    /// The language with accents, see [`Locales::pseudo`](crate::Locales::pseudo).
    pub(crate) fn pseudo(&self) -> Self {
        let spaces = self.spaces.iter().map(|(name, space)| (name.clone(), space.pseudo()));
        let (tag, spaces, terms) = (PSEUDO.to_owned(), spaces.collect(), Arc::clone(&self.terms));
        let (id, files) = (self.id.clone(), self.files.clone());
        Self { tag, marks: self.marks, id, spaces, terms, files }
    }

    /// The entries, each with its space. Terms are in the space [`TERMS`].
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        let spaces = self.spaces.iter().map(|(name, space)| (name.as_str(), space.texts()));
        let all = spaces.chain([(TERMS, &*self.terms)]);
        all.flat_map(|(name, texts)| texts.entries().map(move |entry| (name, entry)))
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

impl Space {
    fn new(id: &LanguageIdentifier, marks: Marks, held: Held, terms: &Arc<SpaceTexts>) -> Self {
        let (files, texts) = match held {
            Held::Entries(_) => {
                let texts = SpaceTexts::new(held, id.language.as_str(), terms.known());
                (Vec::new(), OnceLock::from(Arc::new(texts)))
            }
            Held::Unread(files) => (files, OnceLock::new()),
        };
        let (terms, id) = (Arc::clone(terms), id.clone());
        Self { files, texts, terms, id, marks, transform: None, said: OnceLock::new() }
    }

    fn pseudo(&self) -> Self {
        Self {
            files: self.files.clone(),
            texts: self.texts.clone(),
            terms: Arc::clone(&self.terms),
            id: self.id.clone(),
            marks: self.marks,
            transform: Some(pseudo::transform),
            said: OnceLock::new(),
        }
    }

    /// The language, without its region.
    pub(crate) fn language(&self) -> &str {
        self.id.language.as_str()
    }

    fn texts(&self) -> &SpaceTexts {
        self.texts.get_or_init(|| {
            let held = Held::Unread(self.files.clone());
            Arc::new(SpaceTexts::new(held, self.language(), self.terms.known()))
        })
    }

    /// The place of a message in the files: the index of the file, and the byte there.
    pub(crate) fn rank(&self, id: &str) -> Option<(usize, u32)> {
        let place = &self.entry(id)?.place;
        let file = self.files.iter().position(|file| file.path() == place.source.path());
        Some((file.unwrap_or(0), place.span.start))
    }

    /// The entry with this id.
    pub(crate) fn entry(&self, id: &str) -> Option<&Entry> {
        self.texts().entry(id)
    }

    /// The variables of a part of an entry and of referenced messages, each with whether it is an
    /// argument of a function there.
    pub(crate) fn asks_for<'s>(&'s self, part: &'s TextValue) -> BTreeMap<&'s str, bool> {
        let mut asked = BTreeMap::new();
        self.texts().asks_for(part, &mut asked, 0);
        asked
    }

    /// The ids of all messages in it, sorted.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.texts().ids().filter(|id| !id.starts_with('-'))
    }

    /// An empty Fluent bundle for the space.
    fn silent(&self) -> RwLock<FluentSpace> {
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
        RwLock::new(FluentSpace { bundle, ids: Default::default() })
    }

    /// The Fluent bundle of the space, which contains this entry.
    fn said(&self, written: &str) -> RwLockReadGuard<'_, FluentSpace> {
        let said = self.said.get_or_init(|| self.silent());
        let read = || said.read().unwrap_or_else(PoisonError::into_inner);
        let known = read();
        if known.ids[0].contains(written) {
            return known;
        }
        drop(known);
        self.learn(written, &mut said.write().unwrap_or_else(PoisonError::into_inner));
        read()
    }

    /// Adds an entry and all its references to the Fluent bundle.
    fn learn(&self, written: &str, said: &mut FluentSpace) {
        let mut wanted = vec![written.to_owned()];
        while let Some(written) = wanted.pop() {
            // A term of the space hides the shared term with the same id.
            let mut places = [self.texts(), &*self.terms].into_iter().zip(&mut said.ids);
            let found = places.find_map(|(texts, ids)| Some((texts, texts.entry(&written)?, ids)));
            let Some((texts, entry, ids)) = found else { continue };
            if ids.insert(written) {
                said.bundle.add_resource_overriding(texts.resource(entry));
                let refs = entry.parts().flat_map(|(_, part)| &part.refs);
                wanted.extend(refs.map(Ref::written));
            }
        }
    }

    /// The common noun of the space, with those of the named attributes that it has.
    pub(crate) fn head(&self, attributes: &[String]) -> Option<(String, BTreeMap<String, String>)> {
        let head = self.entry(HEAD)?;
        let part = |attribute: Option<&str>| {
            self.format(head, attribute, &FluentArgs::new(), &mut Vec::new())
        };
        let names = head.attributes.iter().map(|attribute| &attribute.name);
        let names = names.filter(|name| attributes.contains(name));
        let data = names.filter_map(|name| Some((name.clone(), part(Some(name))?))).collect();
        Some((part(None)?, data))
    }

    /// The text of a part of an entry, as far as it can be shown.
    pub(crate) fn format(
        &self,
        entry: &Entry,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<String>,
    ) -> Option<String> {
        let sole = entry.part(attribute).and_then(|part| entry.sole(part));
        if let Some(text) = sole {
            let selected_by = attribute.is_some() && !text.contains(char::is_whitespace);
            let transform = self.transform.filter(|_| !selected_by);
            return Some(transform.map_or(Cow::Borrowed(text), |it| it(text)).into_owned());
        }
        let said = self.said(entry.written());
        let id = if entry.term { Cow::Owned(as_message(&entry.id)) } else { (&*entry.id).into() };
        let message = said.bundle.get_message(&id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut wrong = Vec::new();
        let text = said.bundle.format_pattern(pattern, Some(args), &mut wrong).into_owned();
        errors.extend(wrong.iter().map(|error| match error {
            FluentError::ResolverError(error) => error.to_string(),
            other => other.to_string(),
        }));
        Some(text)
    }
}

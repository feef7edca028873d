//! The spelling of texts, by the hunspell dictionaries on this machine.
//!
//! - `spell/words.rs`: the words of a text;
//! - `spell/book.rs`: a dictionary;
//! - `spell/known.rs`: words accepted without a dictionary: names, terms, and those of `words` in
//!   `lint.toml`.
//!
//! A language without a dictionary is a finding, so that no text is skipped silently.

mod book;
mod known;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use desk::dictionaries;
use diag::{Crew, Diagnostic, Place, Source, spread_by};
use text::keys::Key;

use crate::codes;
use crate::look::Look;
use crate::policy::Settings;
use crate::texts::Text;
use book::SpellingBook;
use known::{KnownWords, Lexicon};
use words::SpelledWord;

pub(crate) use known::is_word;

/// The space of the word lists for comparing texts with scripts, which are not sentences.
const PATTERNS: &str = "effect";

/// The language with elided words.
const FRENCH: &str = "fr";

/// Attributes with signs and words for programs.
const SIGNS: [&str; 2] = ["code", "order"];

/// Scripts without spaces between words.
const UNSPACED: [&str; 8] = ["Hani", "Hans", "Hant", "Jpan", "Khmr", "Laoo", "Mymr", "Thai"];

/// Maximum number of further places in a finding about a misspelled word in a file.
const MORE_PLACES: usize = 3;

/// Maximum number of words of a file with suggestions, because each takes a tenth of a second or
/// more.
const MOST_SUGGESTED: usize = 20;

/// Which languages were spell-checked, and which were not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelling {
    /// The tags of languages, each with the name of its dictionary.
    pub checked: Vec<(String, String)>,
    /// The tags of languages without a readable dictionary.
    pub unchecked: Vec<String>,
}

/// Checks the spelling of texts. A dictionary is opened for the first text of its language.
pub(crate) struct Speller {
    folders: Vec<PathBuf>,
    /// The words of each `lint.toml`, with the settings that determine the files to which they
    /// apply.
    words: Vec<(Settings, KnownWords)>,
    /// The languages encountered, by tag.
    met: Mutex<BTreeMap<String, SpokenLanguage>>,
}

/// A language with texts.
struct SpokenLanguage {
    /// The top of its first file.
    top: Place,
    dictionary: Opened,
}

/// The state of the dictionary of a language.
#[derive(Clone)]
enum Opened {
    /// It was read.
    Read { name: String, book: Arc<Result<SpellingBook, String>> },
    /// It does not exist.
    Missing,
    /// The language has no spaces between words.
    Unspaced,
}

/// A file of texts to be checked.
struct SpelledFile<'l> {
    keys: Vec<&'l Key<'l>>,
    /// The name of the dictionary.
    name: &'l str,
    lexicon: Lexicon<'l>,
}

/// A misspelled word of a file.
struct Slip {
    /// In the notation of dictionaries.
    plain: String,
    /// Whether it has a curved apostrophe.
    curved: bool,
    places: Vec<Place>,
}

impl Speller {
    /// A spell checker with the dictionaries in some folders, and the words of settings.
    pub(crate) fn new(folders: &[PathBuf], settings: Vec<Settings>) -> Self {
        let words = settings.into_iter().filter(|settings| !settings.words.is_empty());
        let words = words.map(|settings| {
            let known = KnownWords::of(settings.words.iter().map(String::as_str));
            (settings, known)
        });
        Self { folders: folders.to_vec(), words: words.collect(), met: Mutex::default() }
    }

    /// The misspelled words of wanted files.
    pub(crate) fn look(
        &self,
        look: &Look<'_>,
        wants: &(dyn Fn(&str) -> bool + Sync),
    ) -> Vec<Diagnostic> {
        let crew = look.content.library.crew();
        let files = files(look, wants);
        let languages: BTreeMap<&str, Opened> =
            files.iter().fold(BTreeMap::new(), |mut all, file| {
                let (source, keys) = file;
                let tag = keys[0].tag;
                let opened = self.meet(tag, source, crew);
                all.entry(tag).or_insert(opened);
                all
            });
        let names: BTreeMap<&str, KnownWords> =
            languages.keys().map(|tag| (*tag, KnownWords::names(look, tag))).collect();
        let pages = files.into_iter().filter_map(|(source, keys)| {
            let tag = keys[0].tag;
            let Opened::Read { name, book } = languages.get(tag)? else { return None };
            let own = self.words.iter();
            let own = own.filter(|(settings, _)| settings.path_of(source.path()).is_some());
            let known = own.map(|(_, known)| known).chain(names.get(tag)).collect();
            let book = book.as_ref().as_ref().ok()?;
            let language = tag.split('-').next().unwrap_or(tag);
            Some(SpelledFile { keys, name, lexicon: Lexicon { language, book, known } })
        });
        let pages: Vec<SpelledFile<'_>> = pages.collect();
        spread_by(1, crew, &pages, SpelledFile::findings).into_iter().flatten().collect()
    }

    /// Opens the dictionary of a language, and records a file of it.
    fn meet(&self, tag: &str, file: &Source, crew: &dyn Crew) -> Opened {
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let top = file.top();
        if let Some(known) = met.get_mut(tag) {
            if top.source.path() < known.top.source.path() {
                known.top = top;
            }
            return known.dictionary.clone();
        }
        let dictionary = self.open(tag, crew);
        met.insert(tag.to_owned(), SpokenLanguage { top, dictionary: dictionary.clone() });
        dictionary
    }

    fn open(&self, tag: &str, crew: &dyn Crew) -> Opened {
        if text::script(tag).is_some_and(|script| UNSPACED.contains(&script.as_str())) {
            return Opened::Unspaced;
        }
        match dictionaries::find(tag, &self.folders) {
            Some(files) => {
                let book = SpellingBook::open(&files, crew);
                Opened::Read { name: files.name, book }
            }
            None => Opened::Missing,
        }
    }

    /// A finding for each language that could not be checked, and the list of those that could.
    pub(crate) fn languages(&self) -> (Vec<Diagnostic>, Spelling) {
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut findings, mut spelling) = (Vec::new(), Spelling::default());
        for (tag, SpokenLanguage { top, dictionary }) in met.iter() {
            let finding = match dictionary {
                Opened::Read { name, book } => match book.as_ref() {
                    Ok(_) => {
                        spelling.checked.push((tag.clone(), name.clone()));
                        continue;
                    }
                    Err(wrong) => broken(tag, wrong, top),
                },
                Opened::Missing => self.missing(tag, top),
                Opened::Unspaced => unspaced(tag, top),
            };
            spelling.unchecked.push(tag.clone());
            findings.push(finding);
        }
        (findings, spelling)
    }

    fn missing(&self, tag: &str, top: &Place) -> Diagnostic {
        let folders: Vec<String> = self.folders.iter().map(|folder| desk::shown(folder)).collect();
        let names = dictionaries::names(tag);
        let named = names.first().map_or("NAME", String::as_str);
        let message = format!("no dictionary for “{tag}”: its spelling is not checked");
        Diagnostic::warning(codes::NO_DICTIONARY, message, top.clone())
            .note(format!(
                "looked for the .aff and .dic files of {} in {}",
                diag::listed(&names),
                diag::listed(&folders)
            ))
            .help(format!(
                "install the hunspell dictionary of the language, or put {named}.aff and \
                 {named}.dic into a folder and name it in DICPATH"
            ))
    }
}

fn unspaced(tag: &str, top: &Place) -> Diagnostic {
    let message =
        format!("“{tag}” is written without spaces between words, so its spelling is not checked");
    Diagnostic::warning(codes::NO_DICTIONARY, message, top.clone())
        .help("ask a person who reads the language to proofread the texts")
}

fn broken(tag: &str, wrong: &str, top: &Place) -> Diagnostic {
    let message = format!("the dictionary for “{tag}” cannot be read");
    Diagnostic::error(codes::BROKEN_DICTIONARY, message, top.clone())
        .note(wrong)
        .help("install the dictionary again, or put another one into a folder of DICPATH")
}

/// The wanted files of texts, by path, each with its texts in order.
fn files<'l>(
    look: &'l Look<'_>,
    wants: &dyn Fn(&str) -> bool,
) -> Vec<(&'l Source, Vec<&'l Key<'l>>)> {
    let mut files: BTreeMap<&str, (&Source, Vec<&Key<'_>>)> = BTreeMap::new();
    let spoken = look.keys.iter().filter(|key| key.space != PATTERNS);
    for key in spoken.filter(|key| wants(key.place.source.path())) {
        let source = &key.place.source;
        files.entry(source.path()).or_insert((source, Vec::new())).1.push(key);
    }
    let mut files: Vec<_> = files.into_values().collect();
    for (_, keys) in &mut files {
        keys.sort_by_key(|key| key.place.span.start);
    }
    files
}

impl SpelledFile<'_> {
    /// The misspelled words of the file, each once, in order of appearance.
    fn findings(&self) -> Vec<Diagnostic> {
        let (mut slips, mut order): (Vec<Slip>, BTreeMap<String, usize>) = Default::default();
        for key in &self.keys {
            let grammar = text::forms::grammar(key.tag);
            let is_shown =
                |name: &str| !SIGNS.contains(&name) && grammar.iter().all(|form| form != name);
            let source = &key.place.source;
            let parts = Text::of(key).parts.into_iter();
            for part in parts.filter(|part| part.attribute.is_none_or(is_shown)) {
                for run in &part.runs {
                    for word in self.misspelt(&run.letters(source)) {
                        let next = slips.len();
                        let at = *order.entry(word.plain.clone()).or_insert(next);
                        if at == next {
                            slips.push(Slip {
                                curved: word.is_curved(),
                                plain: word.plain.clone(),
                                places: Vec::new(),
                            });
                        }
                        slips[at].places.push(source.place(word.at()));
                    }
                }
            }
        }
        let slips = slips.iter().enumerate();
        slips.map(|(nth, slip)| self.finding(slip, nth < MOST_SUGGESTED)).collect()
    }

    /// The misspelled words of a pattern. A compound is correct if it is in a dictionary, or each
    /// of its parts is.
    fn misspelt<'w>(&self, letters: &'w [(usize, char)]) -> Vec<SpelledWord<'w>> {
        let is_right = |word: &SpelledWord<'_>| {
            let rest = word.after_elision().filter(|_| self.lexicon.language == FRENCH);
            self.lexicon.has(word)
                || rest.is_some_and(|rest| !rest.is_looked_up() || self.lexicon.has(&rest))
        };
        let words = words::of_run(letters).into_iter();
        let wrong = words.filter(|word| !word.whole.as_ref().is_some_and(is_right));
        let parts = wrong.flat_map(|word| word.parts).filter(|part| !is_right(part));
        let parts = parts.map(|part| {
            let rest = part.after_elision().filter(|_| self.lexicon.language == FRENCH);
            rest.unwrap_or(part)
        });
        parts.collect()
    }

    /// The finding about a misspelled word, with suggestions if wanted.
    fn finding(&self, slip: &Slip, suggests: bool) -> Diagnostic {
        let (first, others) = slip.places.split_first().expect("a slip is somewhere");
        let message = format!("“{}” is not in the dictionary {}", first.said(), self.name);
        let mut finding = Diagnostic::warning(codes::MISSPELT_WORD, message, first.clone());
        for place in others.iter().take(MORE_PLACES) {
            finding = finding.label(place.clone(), "here too");
        }
        if let Some(more) = others.len().checked_sub(MORE_PLACES).filter(|more| *more > 0) {
            finding = finding.note(format!("it is in {more} more places of this file"));
        }
        let suggested = match suggests {
            true => self.lexicon.book.suggest(&slip.plain),
            false => Vec::new(),
        };
        let suggested = suggested.into_iter().map(|word| {
            let word = if slip.curved { word.replace('\'', "’") } else { word };
            format!("“{word}”")
        });
        let suggested: Vec<String> = suggested.collect();
        finding.help(match suggested.split_last() {
            None => "correct it, or add it to `words` in lint.toml".to_owned(),
            Some((one, [])) => format!("did you mean {one}?"),
            Some((last, others)) => format!("did you mean {} or {last}?", others.join(", ")),
        })
    }
}

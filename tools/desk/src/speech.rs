//! Speech: the player's language, and the names of the players.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use play::{Args, Table};
use text::{BASE, Gender, Glyphs, Locales, PSEUDO, Tree, Value, Voice, fold};

use crate::shares::{share_text, shares_of};

/// The space of the program's own messages.
pub const SPACE: &str = "cli";

/// The space with the name of each language, and of others in `language-<tag>`.
const NAMES: &str = "start";

/// Maximum length of the first part of a language tag.
const LONGEST: usize = 3;

/// Texts in the chosen language.
#[derive(Clone)]
pub struct Speech {
    trees: Vec<Tree>,
    wishes: Vec<String>,
    available: Vec<String>,
    locales: Locales,
    tag: String,
    /// The names of languages, once requested. All languages are read for them.
    names: OnceCell<Vec<(String, String)>>,
    /// Texts in every language, once requested. All languages are read for them.
    everywhere: RefCell<BTreeMap<(&'static str, String), Vec<String>>>,
    seated: Vec<Seated>,
    /// The facts about the table that every text can use.
    table: Args,
    faults: usize,
    /// Whether signs are written in words.
    aloud: bool,
    /// The glyphs in which letters are spelled.
    glyphs: Glyphs,
}

/// The facts about a player that sentences use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// The name; empty without one.
    pub name: String,
    /// The grammatical gender, if it is known.
    pub gender: Option<Gender>,
    /// Whether the player is a program.
    pub bot: bool,
}

impl Speech {
    /// Reads the texts of the first available wish, or English. A wish is a tag, or if no tag fits,
    /// the name of a language in any language.
    pub fn open(trees: Vec<Tree>, wishes: &[String]) -> Self {
        let mut speech = Self::tagged(trees, wishes);
        let called = speech.unmet().filter(|wish| is_name(wish)).and_then(|it| speech.called(it));
        if let Some(tag) = called {
            speech.switch(&tag);
            speech.wishes = vec![tag];
        }
        speech
    }

    /// Reads the texts of the first available tag, or English.
    fn tagged(trees: Vec<Tree>, wishes: &[String]) -> Self {
        let available = text::tags(&trees);
        let tag = match wishes.first() {
            Some(wish) if wish == PSEUDO => PSEUDO.to_owned(),
            _ => text::negotiate(&available, wishes).tag,
        };
        let (locales, faults) = read(&trees, &tag);
        Self {
            trees,
            wishes: wishes.to_vec(),
            available,
            locales,
            tag,
            names: OnceCell::new(),
            everywhere: RefCell::default(),
            seated: Vec::new(),
            table: Args::new(),
            faults,
            aloud: false,
            glyphs: Glyphs::All,
        }
    }

    /// Replaces the texts. The wishes stay.
    pub fn turn_to(&mut self, trees: Vec<Tree>) {
        let (aloud, glyphs) = (self.aloud, self.glyphs);
        *self = Self { aloud, glyphs, ..Self::open(trees, &std::mem::take(&mut self.wishes)) };
    }

    /// Sets whether signs are written in words, for listeners.
    pub fn speak_aloud(&mut self, aloud: bool) {
        self.aloud = aloud;
    }

    /// Sets the glyphs in which letters are spelled.
    pub fn spell_in(&mut self, glyphs: Glyphs) {
        self.glyphs = glyphs;
    }

    /// Whether signs are written in words.
    pub fn is_aloud(&self) -> bool {
        self.aloud
    }

    /// The first of the original wishes, if no language is available for any of them.
    pub fn unmet(&self) -> Option<&str> {
        self.unknown(&self.wishes)
    }

    /// The first wish, if no language is available for any of them.
    fn unknown<'w>(&self, wishes: &'w [String]) -> Option<&'w str> {
        let met = |wish: &String| {
            wish == PSEUDO
                || text::negotiate(&self.available, std::slice::from_ref(wish)).unknown.is_empty()
        };
        if wishes.iter().any(met) { None } else { wishes.first().map(String::as_str) }
    }

    /// The language in use.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The available languages.
    pub fn available(&self) -> &[String] {
        &self.available
    }

    /// A speech with these wishes and other texts.
    pub fn beside(&self, trees: Vec<Tree>) -> Speech {
        Speech { aloud: self.aloud, glyphs: self.glyphs, ..Speech::open(trees, &self.wishes) }
    }

    /// A list of the available languages, complete ones first, with the shares of the others.
    pub fn languages(&self) -> String {
        let shares = shares_of(&self.trees);
        let said = shares.iter().map(|share| share_text(&self.voice(), share));
        said.collect::<Vec<_>>().join(", ")
    }

    /// The number of errors in the texts.
    pub fn faults(&self) -> usize {
        self.faults
    }

    /// Whether a language is available.
    pub fn has(&self, wish: &str) -> bool {
        let wishes = [wish.to_owned()];
        !matches!(wish, "" | "C" | "POSIX") && self.unknown(&wishes).is_none()
    }

    /// Some texts by space and id, each in every available language. Results are cached.
    pub fn tell_everywhere(&self, texts: &[(&'static str, String)]) -> Vec<Vec<String>> {
        let mut told = self.everywhere.borrow_mut();
        if texts.iter().any(|text| !told.contains_key(text)) {
            let (locales, _) = Locales::load(&self.trees);
            let voices = self.available.iter().map(|tag| locales.voice(tag, Vec::new()));
            let voices: Vec<Voice<'_>> = voices.collect();
            for (space, id) in texts {
                let each = voices.iter().map(|voice| voice.tell(space, id, &[])).collect();
                told.insert((*space, id.clone()), each);
            }
        }
        texts.iter().map(|text| told[text].clone()).collect()
    }

    /// The names of the available languages, each with its tag: first in the language itself, then
    /// in every language that has a name for it.
    pub fn names(&self) -> &[(String, String)] {
        self.names.get_or_init(|| self.read_names())
    }

    fn read_names(&self) -> Vec<(String, String)> {
        let (locales, _) = Locales::load(&self.trees);
        let voices: Vec<Voice<'_>> =
            self.available.iter().map(|tag| locales.voice(tag, Vec::new())).collect();
        let named = |id: &str| {
            let mut names: Vec<String> = Vec::new();
            for name in voices.iter().filter_map(|voice| voice.word(NAMES, id, None, &[])) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names
        };
        let base = locales.voice(BASE, Vec::new()).word(NAMES, "own-name", None, &[]);
        let own = self.available.iter().zip(&voices).filter_map(|(tag, voice)| {
            let name = voice.word(NAMES, "own-name", None, &[])?;
            // A language without its own name falls back to the base.
            (tag == BASE || base.as_ref() != Some(&name)).then(|| (name, tag.clone()))
        });
        let others = self.available.iter().flat_map(|tag| {
            let names = named(&format!("language-{tag}"));
            names.into_iter().map(move |name| (name, tag.clone()))
        });
        own.chain(others).collect()
    }

    /// The tag of the language with this name in any language.
    pub fn called(&self, name: &str) -> Option<String> {
        let name = fold(name);
        let called = self.names().iter().find(|(other, _)| fold(other) == name);
        called.map(|(_, tag)| tag.clone())
    }

    /// Changes the language. Returns `false` and changes nothing if it is not available.
    pub fn switch(&mut self, wish: &str) -> bool {
        let wishes = [wish.to_owned()];
        if !self.has(wish) {
            return false;
        }
        self.tag = match wish {
            PSEUDO => PSEUDO.to_owned(),
            _ => text::negotiate(&self.available, &wishes).tag,
        };
        (self.locales, self.faults) = read(&self.trees, &self.tag);
        true
    }

    /// Sets the players.
    pub fn seat_all(&mut self, seated: Vec<Seated>) {
        self.seated = seated;
    }

    /// Sets the table of which the texts speak.
    pub fn sit_at(&mut self, table: &dyn Table) {
        self.table = table.facts();
    }

    /// A voice in the present language.
    pub fn voice(&self) -> Voice<'_> {
        let names = self.seated.iter().map(|seated| seated.name.clone()).collect();
        let genders = self.seated.iter().map(|seated| seated.gender).collect();
        let titles =
            self.seated.iter().map(|seated| seated.bot.then_some((SPACE, "bot"))).collect();
        let voice = self.locales.voice(&self.tag, names);
        let voice = voice.with_genders(genders).with_titles(titles).at_table(&self.table);
        voice.aloud(self.aloud).in_glyphs(self.glyphs)
    }

    /// A message of the program.
    pub fn tell(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.voice().tell(SPACE, id, values)
    }
}

/// Whether a wish can be the name of a language: the first part of a tag has at most three letters.
fn is_name(wish: &str) -> bool {
    wish.split(['-', '_', '.', '@']).next().unwrap_or_default().chars().count() > LONGEST
}

fn read(trees: &[Tree], tag: &str) -> (Locales, usize) {
    let (locales, findings) = Locales::load_for(trees, &[tag]);
    let pseudo = if tag == PSEUDO { locales.pseudo(text::BASE) } else { None };
    (pseudo.unwrap_or(locales), findings.len())
}

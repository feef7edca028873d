//! Who asks for a message. One that no scene shows still has somebody: a signature, a text that
//! shows the word, a place in the code that names it, or a page of help that holds its text.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use desk::SPACE;
use diag::Files;
use engine::Shelved;
use play::message::kebab;
use play::say::ArgKind;
use play::signature::Signature;
use text::keys::{keys, shows};
use text::{BASE, Locales};

use crate::support::{root, tree};

/// The space of what the command line says of itself.
const USAGE: &str = "usage";

/// What a game and the program can ask for.
pub struct Asked {
    signatures: Vec<(&'static str, Vec<Signature>)>,
    /// The words that some text of a language shows.
    words: BTreeSet<String>,
    /// The code of the game, and that of the program.
    game: String,
    program: String,
    spoken: String,
    /// The help in English, and what the kept scenes show of that.
    said: BTreeMap<String, String>,
    help: String,
}

/// How the words begin that listeners hear for the signs of numbers.
const SAID: &str = "said-";

/// A call of the function that puts names in quotes.
const QUOTING: &str = "{ QUOTE(";

impl Asked {
    /// What a game that speaks these languages asks for.
    pub fn of(game: &dyn Shelved, locales: &Locales) -> Self {
        let signatures = game.messages();
        let mut words = BTreeSet::new();
        for key in keys(locales) {
            if key.whole.source.text().contains(QUOTING) {
                words.extend(["quoted", "quoted-within"].map(str::to_owned));
            }
            let of_space = signatures.iter().filter(|(space, _)| *space == key.space);
            let said = of_space.flat_map(|(_, all)| all).filter(|message| message.id == key.id);
            let texts = key.attributes.iter().map(|one| one.variables).chain(key.variables);
            let variables: Vec<&String> = texts.flat_map(|variables| variables.names()).collect();
            for (name, kind) in said.flat_map(|message| &message.args) {
                let shown =
                    |variable: &&&String| shows(variable, name) && !variable.ends_with("_word");
                if variables.iter().any(|variable| shown(&variable)) {
                    words_of(kind, &mut words);
                }
            }
        }
        let code = |folder: &str| texts(&root().join(folder), ".rs");
        let game = code(&format!("engine/{}/src", game.id()));
        let voice = locales.voice(BASE, Vec::new());
        let own = keys(locales).into_iter().filter(|key| key.tag == BASE && key.space == USAGE);
        let said = own.map(|key| (key.id.to_owned(), one_line(&voice.tell(USAGE, key.id, &[]))));
        let scenes = root().join("tests/scenes/program");
        let help = texts(&scenes, "/en.txt");
        Self {
            signatures,
            words,
            game,
            program: code("tools"),
            spoken: code("engine/text/src"),
            said: said.collect(),
            help: one_line(&help),
        }
    }

    /// Whether something asks for a message.
    pub fn asks(&self, space: &str, id: &str) -> bool {
        match (space, self.signatures.iter().find(|(other, _)| *other == space)) {
            (SPACE | "table" | "start", _) => names(&self.program, id),
            (USAGE, _) => {
                let shown = |text: &str| self.help.contains(text);
                let helps = || id.contains("-help") && pieces(&self.said[id]).all(shown);
                names(&self.program, id) || helps()
            }
            (_, Some((_, all))) => all.iter().any(|message| message.id == id),
            ("words", None) if id.starts_with(SAID) => names(&self.spoken, id),
            ("words", None) => self.words.contains(id) || names(&self.game, id),
            (_, None) => names(&self.game, id) || self.game.contains(&variant(id)),
        }
    }
}

/// The words that an argument can be.
fn words_of(kind: &ArgKind, out: &mut BTreeSet<String>) {
    match kind {
        ArgKind::YesNo => out.extend(["yes".to_owned(), "no".to_owned()]),
        ArgKind::Word(name, words) => {
            out.extend(words.iter().map(|word| format!("{}-{}", kebab(name), word)));
        }
        ArgKind::Group(parts) => parts.iter().for_each(|(_, kind)| words_of(kind, out)),
        ArgKind::List(inner) => {
            out.extend(["none", "two", "more", "last"].map(|end| format!("list-{end}")));
            words_of(inner, out);
        }
        ArgKind::Optional(inner) => words_of(inner, out),
        ArgKind::Number | ArgKind::Seat | ArgKind::Thing(_) => {}
    }
}

/// All files in a folder whose path ends in a certain way.
fn texts(folder: &Path, end: &str) -> String {
    let files = tree(folder);
    let paths = files.list().into_iter().filter(|path| path.ends_with(end));
    let texts = paths.map(|path| files.read(&path).expect("it was listed").into_owned());
    texts.map(|text| String::from_utf8(text).expect("a text")).collect()
}

/// A text without the ends of its lines.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text that was given no values, without its variables: what must be shown of it.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest))
}

/// Whether code names an id: all of it, or its beginning with something to come.
fn names(code: &str, id: &str) -> bool {
    let begun = |(at, _): (usize, &str)| code.contains(&format!("\"{}-{{", &id[..at]));
    code.contains(&format!("\"{id}\"")) || id.match_indices('-').any(begun)
}

/// `AtTheEnd` of `at-the-end`.
fn variant(id: &str) -> String {
    let parts = id.split('-').filter_map(|part| part.split_at_checked(1));
    parts.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

//! Commands: words that can be typed in addition to offers.

use text::{Voice, fold};

use crate::input::Input;
use crate::matching::nearest;
use desk::SPACE;

/// A command.
pub struct Command {
    /// Its English name. The message `command-<name>` contains its words in each language, and
    /// `help-<name>` explains it.
    pub name: &'static str,
    /// More English words for it, which are understood in every language.
    pub english: &'static [&'static str],
    /// How its line becomes an input.
    makes: Makes,
}

/// How a command becomes an input.
enum Makes {
    /// It takes no argument. A line with more words is not this command, but may be an offer.
    Just(Input),
    /// It takes an optional argument.
    With(fn(String) -> Input),
    /// It needs an offer, by number or words.
    Of(fn(usize) -> Input),
}

use Makes::{Just, Of, With};

/// The meaning of a line that is a command.
#[derive(Clone, Debug)]
pub enum Typed {
    /// A complete input.
    Whole(Input),
    /// An input about the offer with these words.
    Of(fn(usize) -> Input, String),
}

/// All commands, in the order of the help.
pub static COMMANDS: &[Command] = &[
    Command::new("help", &["explain", "what"], With(|about| Input::Help { about })),
    Command::new("board", &["look"], Just(Input::Board)),
    Command::new("sheet", &[], With(|of| Input::Sheet { of })),
    Command::new("piles", &["discard"], Just(Input::Piles)),
    Command::new("log", &[], With(|lines| Input::Log { lines })),
    Command::new("score", &["scores"], Just(Input::Score)),
    Command::new("undo", &[], Just(Input::Undo)),
    Command::new("hint", &[], Just(Input::Hint)),
    Command::new("preview", &[], Of(|offer| Input::Preview { offer })),
    Command::new("news", &[], With(|news| Input::News { news })),
    Command::new("detail", &[], With(|detail| Input::Detail { detail })),
    Command::new("lang", &["language"], With(|tag| Input::Lang { tag })),
    Command::new("save", &[], With(|file| Input::Save { file })),
    Command::new("ruling", &[], With(|file| Input::Ruling { file })),
    Command::new("why", &[], With(|about| Input::Why { about })),
    Command::new("again", &[], Just(Input::Again)),
    Command::new("quit", &["q", "exit", "bye"], Just(Input::Quit)),
];

impl Command {
    const fn new(name: &'static str, english: &'static [&'static str], makes: Makes) -> Self {
        Self { name, english, makes }
    }

    /// The English words for it.
    fn in_english(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.english.iter().copied())
    }

    /// The words for it in the voice's language; the first one is shown.
    pub fn words(&self, voice: &Voice<'_>) -> Vec<String> {
        let text = voice.tell(SPACE, &format!("command-{}", self.name), &[]);
        let words = text.split(',').map(|word| word.trim().to_owned());
        words.filter(|word| !word.is_empty()).collect()
    }

    /// The word to show. Listeners do not get a sign.
    pub fn word(&self, voice: &Voice<'_>) -> String {
        let is_fit = |word: &String| !voice.is_aloud() || word.contains(char::is_alphabetic);
        self.words(voice).into_iter().find(is_fit).unwrap_or_else(|| self.name.to_owned())
    }

    /// Its description.
    pub fn about(&self, voice: &Voice<'_>) -> String {
        voice.tell(SPACE, &format!("help-{}", self.name), &[])
    }

    fn typed(&self, rest: String) -> Option<Typed> {
        match &self.makes {
            With(input) => Some(Typed::Whole(input(rest))),
            Just(input) => rest.is_empty().then(|| Typed::Whole(input.clone())),
            Of(input) => Some(Typed::Of(*input, rest)),
        }
    }
}

/// The word to show for a command.
pub(crate) fn command_word(voice: &Voice<'_>, name: &str) -> String {
    let command = COMMANDS.iter().find(|command| command.name == name);
    command.map_or_else(String::new, |command| command.word(voice))
}

/// The command in a line, if there is one.
pub fn parse(voice: &Voice<'_>, line: &str) -> Option<Typed> {
    let line = line.trim();
    if let Some(about) = line.strip_prefix(['?', '？']) {
        return Some(Typed::Whole(Input::Help { about: about.trim().to_owned() }));
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    // A command followed by a question mark asks for its description.
    let asks = rest.is_empty() && first.ends_with(['?', '？']);
    let first = fold(first.trim_start_matches('/'));
    if first.is_empty() {
        return None;
    }
    let own = |command: &&Command| command.words(voice).iter().any(|word| fold(word) == first);
    let english = |command: &&Command| command.in_english().any(|word| word == first);
    let command = COMMANDS.iter().find(own).or_else(|| COMMANDS.iter().find(english))?;
    // The word for help may be a question mark itself.
    if asks && command.name != "help" {
        return Some(Typed::Whole(Input::Help { about: first }));
    }
    command.typed(rest.trim().to_owned())
}

/// The most similar command for a mistyped line, by its first word. For a mistyped English word, it
/// is given in the voice's language.
pub fn nearest_command(voice: &Voice<'_>, commands: &[&Command], line: &str) -> Option<String> {
    let first = line.split_whitespace().next()?.trim_start_matches('/');
    let words: Vec<String> = commands.iter().flat_map(|command| command.words(voice)).collect();
    if let Some(own) = nearest(first, words.iter().map(String::as_str)) {
        return Some(own.to_owned());
    }
    let near = nearest(first, commands.iter().flat_map(|command| command.in_english()))?;
    let meant = commands.iter().find(|command| command.in_english().any(|word| word == near))?;
    Some(meant.word(voice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_goes_on_only_where_it_may() {
        let command = |name| COMMANDS.iter().find(|command| command.name == name).expect("known");
        let undo = command("undo");
        assert!(matches!(undo.typed(String::new()), Some(Typed::Whole(Input::Undo))));
        assert!(undo.typed("all".to_owned()).is_none());
        let Some(Typed::Whole(log)) = command("log").typed("5".to_owned()) else { panic!("whole") };
        assert_eq!(log, Input::Log { lines: "5".to_owned() });
        let preview = command("preview").typed("3".to_owned());
        let Some(Typed::Of(input, words)) = preview else { panic!("it is about an offer") };
        assert_eq!((input(2), words.as_str()), (Input::Preview { offer: 2 }, "3"));
    }

    #[test]
    fn every_input_but_an_answer_can_be_typed() {
        let schema = content::document_schema::<Input>();
        let inputs = schema["oneOf"].as_array().expect("one form for each input").iter();
        let names = inputs.map(|input| &input["properties"]["do"]["const"]);
        let typed =
            names.filter(|name| !["offer", "words", "query"].iter().any(|own| *name == own));
        let typed: Vec<&str> = typed.map(|name| name.as_str().expect("a word")).collect();
        let commands: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
        for name in &typed {
            assert!(commands.contains(name), "“{name}” has no line in COMMANDS");
        }
        assert_eq!(commands.len(), typed.len(), "{commands:?}");
    }
}

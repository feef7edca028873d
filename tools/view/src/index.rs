//! The index of everything that can be explained by name: cards, chapters of the rules, terms,
//! commands.

use content::CardInfo;
use text::Voice;

use crate::book::CardBook;
use crate::command::{COMMANDS, Command};
use crate::matching::{Found, find, nearest};
use crate::notice::{CommandHelp, Page};
use crate::rule::Rule;
use crate::rulebook::{Term, terms};

/// The index of everything that can be explained.
pub struct Index<'a> {
    voice: &'a Voice<'a>,
    book: CardBook<'a>,
    rules: Vec<Rule>,
    terms: Vec<Term>,
    /// Each name with its target. Things with several names occur more than once.
    names: Vec<(String, Indexed<'a>)>,
}

/// The target of a name.
#[derive(Clone, Copy)]
enum Indexed<'a> {
    Card(&'a CardInfo),
    /// The index of a chapter.
    Rule(usize),
    /// The index of a term.
    Term(usize),
    Command(&'static Command),
}

impl<'a> Index<'a> {
    /// The index of these chapters and of all other names in the language.
    pub fn new(voice: &'a Voice<'a>, book: CardBook<'a>, rules: Vec<Rule>) -> Self {
        let terms = terms(voice);
        let named = |card: &'a CardInfo| {
            let names = std::iter::once(book.name(voice, card)).chain(book.printed(voice, card));
            names.map(move |name| (name, Indexed::Card(card)))
        };
        let mut names: Vec<_> = book.cards().iter().flat_map(named).collect();
        names.extend(
            rules.iter().zip(0..).map(|(rule, at)| (rule.title.clone(), Indexed::Rule(at))),
        );
        for (term, at) in terms.iter().zip(0..) {
            // A chapter with the same name says more.
            let alone = |name: &&String| rules.iter().all(|rule| rule.title != **name);
            let own = term.names.iter().filter(alone);
            names.extend(own.map(|name| (name.clone(), Indexed::Term(at))));
        }
        for command in COMMANDS {
            let words = command.words(voice).into_iter();
            names.extend(words.map(|word| (word, Indexed::Command(command))));
        }
        Self { voice, book, rules, terms, names }
    }

    /// The entries that match typed words: by names, otherwise by ids.
    pub fn find(&self, word: &str) -> Found {
        let names: Vec<String> = self.names.iter().map(|(name, _)| name.clone()).collect();
        match find(word, &names) {
            Found::None => {
                let ids: Vec<String> =
                    self.names.iter().map(|(_, about)| self.id(*about)).collect();
                self.once(find(word, &ids))
            }
            found => self.once(found),
        }
    }

    /// Removes repeated hits of one thing with several names.
    fn once(&self, found: Found) -> Found {
        let Found::Several(mut hits) = found else { return found };
        let same = |one: Indexed<'_>, other: Indexed<'_>| match (one, other) {
            (Indexed::Card(one), Indexed::Card(other)) => std::ptr::eq(one, other),
            (Indexed::Term(one), Indexed::Term(other)) => one == other,
            (Indexed::Command(one), Indexed::Command(other)) => one.name == other.name,
            (Indexed::Card(_) | Indexed::Rule(_) | Indexed::Term(_) | Indexed::Command(_), _) => {
                false
            }
        };
        hits.dedup_by(|one, other| same(self.names[*one].1, self.names[*other].1));
        match hits[..] {
            [one] => Found::One(one),
            _ => Found::Several(hits),
        }
    }

    /// The name of a hit.
    pub fn name(&self, at: usize) -> &str {
        &self.names[at].0
    }

    /// The most similar name for a misspelled word.
    pub fn near(&self, word: &str) -> Option<&str> {
        nearest(word, self.names.iter().map(|(name, _)| name.as_str()))
    }

    /// The page of a hit.
    pub fn page(&self, at: usize) -> Page {
        match self.names[at].1 {
            Indexed::Card(card) => Page::Card { card: self.book.page(self.voice, card) },
            Indexed::Rule(at) => Page::Rule { rule: self.rules[at].clone() },
            Indexed::Term(at) => {
                let Term { names, text, id: _ } = &self.terms[at];
                let name = names.first().cloned().unwrap_or_default();
                Page::Term { name, text: text.clone() }
            }
            Indexed::Command(command) => Page::Command { command: helped(self.voice, command) },
        }
    }

    fn id(&self, about: Indexed<'_>) -> String {
        match about {
            Indexed::Card(card) => card.id.clone(),
            Indexed::Rule(at) => self.rules[at].id.clone(),
            Indexed::Term(at) => self.terms[at].id.clone(),
            Indexed::Command(command) => command.name.to_owned(),
        }
    }
}

/// A command with its explanation.
pub fn helped(voice: &Voice<'_>, command: &Command) -> CommandHelp {
    CommandHelp { word: command.word(voice), about: command.about(voice) }
}

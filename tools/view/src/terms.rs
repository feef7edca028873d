//! What the rules and the glossary say about things that are not cards.

use play::Ref;
use text::{Voice, fold};

use crate::notice::Page;
use crate::rule::Rule;
use crate::rulebook::{Term, terms};

/// The kind of a glossary term that is named by its id.
const TERM: &str = "term";
/// The kind of a rules paragraph that is named by its id.
const RULE: &str = "rule";

/// The glossary and the chapters of the rules.
pub(crate) struct Terms {
    terms: Vec<Term>,
    rules: Vec<Rule>,
}

impl Terms {
    /// The terms of a language together with these chapters.
    pub fn new(voice: &Voice<'_>, rules: Vec<Rule>) -> Self {
        Self { terms: terms(voice), rules }
    }

    /// Pages about things: for a term its meaning and the chapter with its name, for a paragraph of
    /// the rules its text. Any other thing is explained by the word for its kind.
    pub fn pages(&self, things: &[Ref], rule: impl Fn(&str) -> Option<Rule>) -> Vec<Page> {
        let mut pages = Vec::new();
        for thing in things {
            let found = match thing.kind.as_ref() {
                TERM => self.named(&thing.id),
                RULE => rule(&thing.id).map(|rule| Page::Rule { rule }).into_iter().collect(),
                kind => {
                    // A part of a thing, such as a die's color, may give it its own term:
                    // `gold-die`.
                    let parts = thing.id.split(':').map(|part| format!("{part}-{kind}"));
                    let names = std::iter::once(thing.id.to_string()).chain(parts);
                    let mut own = names.map(|name| self.named(&name));
                    own.find(|pages| !pages.is_empty()).unwrap_or_else(|| self.named(kind))
                }
            };
            for page in found {
                if !pages.contains(&page) {
                    pages.push(page);
                }
            }
        }
        pages
    }

    /// The term with this id and the chapter with this name; only the chapter if both have the same
    /// title, because it says more.
    fn named(&self, id: &str) -> Vec<Page> {
        let term = self.terms.iter().find(|term| term.id == id);
        let called = |rule: &&Rule| {
            let mut names = term.iter().flat_map(|term| &term.names);
            term.is_some() && (rule.id == id || names.any(|name| fold(name) == fold(&rule.title)))
        };
        let rule = self.rules.iter().find(called);
        let page = |term: &Term| {
            let name = term.names.first().cloned().unwrap_or_default();
            let repeated = rule.is_some_and(|rule| fold(&rule.title) == fold(&name));
            (!repeated).then(|| Page::Term { name, text: term.text.clone() })
        };
        let rule = rule.map(|rule| Page::Rule { rule: rule.clone() });
        term.and_then(page).into_iter().chain(rule).collect()
    }
}

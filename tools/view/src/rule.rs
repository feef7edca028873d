//! A chapter of the rules, as plain data.

use schemars::JsonSchema;
use serde::Serialize;

use crate::panel::Panel;

/// A chapter of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rule {
    /// Its name in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its first paragraph; of the chapter on an open decision, the one that explains it.
    pub text: String,
    /// All else. Beside a decision nothing but what its paragraph announces; of what is asked for, all
    /// but cards and examples.
    pub parts: Vec<RulePart>,
    /// Whether cards and examples are left out here.
    pub cut: bool,
    /// Where the whole chapter is to be found, for a page on which it does not fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<String>,
}

impl Rule {
    /// What its first paragraph announces: what belongs to it wherever it is shown.
    pub fn announced(&self) -> &[RulePart] {
        let announced = usize::from(announces(&self.text));
        &self.parts[..announced.min(self.parts.len())]
    }

    /// The same with one of its paragraphs first.
    pub(crate) fn beginning_with(mut self, text: String) -> Self {
        if self.text == text {
            return self;
        }
        let is_it = |part: &RulePart| match part {
            RulePart::Text { text: other, .. } => *other == text,
            RulePart::Steps { .. }
            | RulePart::Table { .. }
            | RulePart::List { .. }
            | RulePart::Example { .. } => false,
        };
        self.parts.retain(|part| !is_it(part));
        let lead = std::mem::replace(&mut self.text, text);
        self.parts.insert(0, RulePart::Text { id: self.id.clone(), text: lead });
        self
    }
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum RulePart {
    /// A paragraph.
    Text {
        /// By which it is cited.
        id: String,
        /// Its text.
        text: String,
    },
    /// What is done one after another.
    Steps {
        /// The steps.
        steps: Vec<Step>,
    },
    /// A table.
    Table {
        /// The headings of its columns.
        columns: Vec<String>,
        /// Its rows, each as long as the headings.
        rows: Vec<Vec<String>>,
        /// The same rows for a page that is too narrow for them: the first cell, and each other one
        /// behind its heading.
        apart: Vec<Vec<String>>,
    },
    /// Things with what is to be said of them: cards with their texts, words with what they mean.
    List {
        /// The things.
        items: Vec<Item>,
    },
    /// A worked example.
    Example {
        /// What lies on the table when it begins.
        panels: Vec<Panel>,
        /// What happens, sentence by sentence, with the question and the answer before it.
        told: Vec<Told>,
    },
}

/// A step of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Step {
    /// By which it is cited.
    pub id: String,
    /// Its text.
    pub text: String,
}

/// A thing of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// What is said of it, line by line.
    pub lines: Vec<String>,
}

/// What comes of an answer in an example.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Told {
    /// What somebody chose; nothing where chance answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// What happened.
    pub log: Vec<String>,
}

/// Whether a text announces what follows it.
pub(crate) fn announces(text: &str) -> bool {
    text.trim_end().ends_with([':', '：'])
}

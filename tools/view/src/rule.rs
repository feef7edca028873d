//! Chapters of the rules, as plain data.

use schemars::JsonSchema;
use serde::Serialize;
use text::fold;

use crate::panel::Panel;

/// A chapter of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rule {
    /// The id of the chapter, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The first paragraph. For the chapter about an open decision, the paragraph that explains it.
    pub text: String,
    /// The other parts. With a decision, only those announced by its paragraph. On request, all
    /// except cards and examples.
    pub parts: Vec<RulePart>,
    /// Whether cards and examples are left out.
    pub cut: bool,
    /// Where to find the whole chapter, if the page is too small for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<String>,
}

impl Rule {
    /// The parts announced by the first paragraph. They belong to it wherever it is shown.
    pub fn announced(&self) -> &[RulePart] {
        let announced = usize::from(announces(&self.text));
        &self.parts[..announced.min(self.parts.len())]
    }

    /// Moves one of its paragraphs to the front.
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

impl Rule {
    /// Its passages with a word that begins with a folded text; `None` if there are none.
    pub(crate) fn passages(&self, start: &str) -> Option<Self> {
        let has = |text: &str| has_word(text, start);
        let parts: Vec<RulePart> =
            self.parts.iter().filter_map(|part| part.passages(&has)).collect();
        let text = if has(&self.text) { self.text.clone() } else { String::new() };
        let found = !parts.is_empty() || !text.is_empty();
        found.then(|| Self { text, parts, whole: None, ..self.clone() })
    }
}

/// Whether a text has a word that begins with a folded text.
fn has_word(text: &str, start: &str) -> bool {
    format!(" {}", fold(text)).contains(&format!(" {start}"))
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "part", rename_all = "kebab-case")]
pub enum RulePart {
    /// A paragraph.
    Text {
        /// The id by which it is cited.
        id: String,
        /// Its text.
        text: String,
    },
    /// Steps that are done one after another.
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
        /// The rows for narrow pages: the first cell, and each other cell after its heading.
        apart: Vec<Vec<String>>,
    },
    /// Things with explanations: cards with their texts, words with their meanings.
    List {
        /// The things.
        items: Vec<Item>,
    },
    /// A worked example.
    Example {
        /// The table at the start.
        panels: Vec<Panel>,
        /// The answers with their results.
        told: Vec<Told>,
    },
}

impl RulePart {
    /// What of it has some words. The steps of a list stay together; examples are left out.
    fn passages(&self, has: &dyn Fn(&str) -> bool) -> Option<Self> {
        match self {
            Self::Text { text, .. } => has(text).then(|| self.clone()),
            Self::Steps { steps } => steps.iter().any(|step| has(&step.text)).then(|| self.clone()),
            Self::Table { columns, rows, apart } => {
                let both = rows.iter().zip(apart).filter(|(row, _)| row.iter().any(|it| has(it)));
                let (rows, apart): (Vec<_>, Vec<_>) =
                    both.map(|(row, apart)| (row.clone(), apart.clone())).unzip();
                let columns = columns.clone();
                (!rows.is_empty()).then_some(Self::Table { columns, rows, apart })
            }
            Self::List { items } => {
                let is_it =
                    |item: &&Item| has(&item.name) || item.lines.iter().any(|line| has(line));
                let items: Vec<Item> = items.iter().filter(is_it).cloned().collect();
                (!items.is_empty()).then_some(Self::List { items })
            }
            Self::Example { .. } => None,
        }
    }
}

/// A step of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Step {
    /// The id by which it is cited.
    pub id: String,
    /// Its text.
    pub text: String,
}

/// A thing of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// The explanation, line by line.
    pub lines: Vec<String>,
}

/// An answer in an example, with its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Told {
    /// The choice; absent for an answer of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// The events that followed.
    pub log: Vec<String>,
}

/// Whether a text announces the next part.
pub(crate) fn announces(text: &str) -> bool {
    text.trim_end().ends_with([':', '：'])
}

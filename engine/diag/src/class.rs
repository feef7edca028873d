//! The class of a code: its family, its severity and its confidence.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Severity;

/// The subject of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Packs and their files.
    Pack,
    /// The content of TOML files: cards and other documents.
    Data,
    /// The text of scripts.
    Script,
    /// The behavior of scripts when they run.
    Deep,
    /// Rulings.
    Ruling,
    /// Texts in their languages.
    Text,
    /// The text of a card compared with what its script does.
    Effect,
    /// Values passed from one part of a card to another.
    Flow,
    /// Rules of one game.
    Game,
    /// Saved games and other records.
    Record,
    /// The linter's own settings, allow comments and baselines.
    Policy,
}

impl Family {
    /// All families, in order.
    pub const ALL: [Self; 11] = [
        Self::Pack,
        Self::Data,
        Self::Script,
        Self::Deep,
        Self::Ruling,
        Self::Text,
        Self::Effect,
        Self::Flow,
        Self::Game,
        Self::Record,
        Self::Policy,
    ];

    /// Its name: `pack`, `data`, …
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pack => "pack",
            Self::Data => "data",
            Self::Script => "script",
            Self::Deep => "deep",
            Self::Ruling => "ruling",
            Self::Text => "text",
            Self::Effect => "effect",
            Self::Flow => "flow",
            Self::Game => "game",
            Self::Record => "record",
            Self::Policy => "policy",
        }
    }

    /// The family with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// How certain it is that a finding is an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// It may be intended: worth a look.
    Possible,
    /// It is rarely intended.
    Likely,
    /// It is an error.
    Certain,
}

impl Confidence {
    /// All levels, most certain first.
    pub const ALL: [Self; 3] = [Self::Certain, Self::Likely, Self::Possible];

    /// Its name: `certain`, `likely`, `possible`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Likely => "likely",
            Self::Possible => "possible",
        }
    }
}

/// The class of a code, as in the line below the title of its page: `*script · error · certain*`.
///
/// ```
/// use diag::{CodeClass, Confidence, Family, Severity};
///
/// let page = "# unknown-verb\n\n*script · error · certain*\n\nA script asks …";
/// let class = CodeClass::of(page).expect("the page has the line");
/// assert_eq!((class.family, class.severity), (Family::Script, Severity::Error));
/// assert_eq!(class.confidence, Confidence::Certain);
/// assert_eq!(CodeClass::of("# unknown-verb\n\nA script asks …"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeClass {
    /// The subject of the code.
    pub family: Family,
    /// The severity of its findings, unless settings change it.
    pub severity: Severity,
    /// The confidence of its findings.
    pub confidence: Confidence,
}

impl CodeClass {
    /// Reads the class from a page.
    pub fn of(page: &str) -> Option<Self> {
        let line = page.lines().skip(1).find(|line| !line.is_empty())?;
        let words = line.strip_prefix('*')?.strip_suffix('*')?;
        let mut words = words.split(" · ");
        let class = Self {
            family: Family::named(words.next()?)?,
            severity: Severity::named(words.next()?)?,
            confidence: {
                let word = words.next()?;
                Confidence::ALL.into_iter().find(|one| one.name() == word)?
            },
        };
        words.next().is_none().then_some(class)
    }
}

//! What kind of code a code is: its family, how bad its findings are, how sure.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Severity;

/// What a code is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// Packs and their files.
    Pack,
    /// What the TOML files of cards and other documents say.
    Data,
    /// What scripts say.
    Script,
    /// What scripts do when they are run.
    Deep,
    /// Rulings.
    Ruling,
    /// Texts in their languages.
    Text,
    /// What a text says of a card against what its script does.
    Effect,
    /// Values that go from one part of a card to another.
    Flow,
    /// What is a game's own.
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

    /// The word for it: `pack`, `data`, …
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

    /// The family with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// How sure it is that a finding is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// It may be meant so: worth a look.
    Possible,
    /// It is seldom meant so.
    Likely,
    /// It is so.
    Certain,
}

impl Confidence {
    /// All, the surest first.
    pub const ALL: [Self; 3] = [Self::Certain, Self::Likely, Self::Possible];

    /// The word for it: `certain`, `likely`, `possible`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::Likely => "likely",
            Self::Possible => "possible",
        }
    }
}

/// What the line under the title of a page says of its code: `*script · error · certain*`.
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
    /// What it is about.
    pub family: Family,
    /// How bad its findings are, unless whoever asks says otherwise.
    pub severity: Severity,
    /// How sure they are.
    pub confidence: Confidence,
}

impl CodeClass {
    /// What a page says of its code.
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

//! The kinds of a toy game, a valid pack, and comparison of findings.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{Card, CardKind, CardNumber, CardPlaces, Library, OneOrMany, PackRoot};
use diag::{Code, Diagnostic, Memory, Report};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const TOO_DEAR: Code = Code::new("too-dear", "");

/// Colors of lanterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Like embers.
    Red,
    /// Like ice.
    PaleBlue,
}

/// Hooks of the toy game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// The lantern is lit.
    OnLit,
    /// Points at the end.
    Score,
}

/// Guards of the toy game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct When {
    /// Colors of the lit lantern.
    pub colour: Option<OneOrMany<Colour>>,
    /// Minimum brightness.
    #[schemars(range(min = 1, max = 6))]
    pub bright: Option<u8>,
}

/// A lantern.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lantern {
    /// Number in the set.
    pub number: u16,
    /// Price of the lantern.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Color of its glass.
    pub colour: Colour,
    /// Oil for each watch of the night.
    #[serde(default)]
    pub oil: Option<[u8; 3]>,
    /// Brightness at each place.
    #[serde(default)]
    pub places: BTreeMap<String, Place>,
}

/// A place with light.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct Place {
    /// Brightness.
    pub bright: u8,
    /// Its name on the map, such as n-3.
    #[schemars(regex(pattern = r"^[a-z]-[0-9]$"))]
    pub plan: Option<String>,
}

impl CardKind for Lantern {
    const KIND: &'static str = "lantern";
    const ACTS: bool = true;
    type Hook = Hook;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        vec![CardNumber::new(self.number)]
    }

    fn guards(hook: &Hook) -> Option<&'static [&'static str]> {
        Some(match hook {
            Hook::OnLit => &["colour", "bright"],
            Hook::Score => &[],
        })
    }

    fn check(&self, card: &CardPlaces, out: &mut Vec<Diagnostic>) {
        if self.colour == Colour::PaleBlue && self.cost > 10 {
            let message = "no pale blue lantern costs more than 10";
            out.push(Diagnostic::error(TOO_DEAR, message, card.value("cost")));
        }
    }
}

/// A road: does not act.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Length of the road.
    pub length: u8,
}

impl CardKind for Road {
    const KIND: &'static str = "road";
    const ACTS: bool = false;
    type Hook = Hook;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        Vec::new()
    }
}

/// A valid card.
pub const GOOD: &str = "\
number = 1
cost = 4
colour = \"red\"

[origin]
number = \"known\"
cost = \"reconstructed\"
colour = \"known\"
";

/// The file of a pack.
pub const PACK: &str = "\
id = \"night\"
game = \"lanterns\"
version = \"1.0.0\"
api = 1
requires = []
languages = [\"en\"]
";

/// A valid pack with one card, as a tree that is the pack.
pub fn night() -> Memory {
    Memory::new().with("pack.toml", PACK).with("lantern/good.toml", GOOD)
}

/// Opens a tree that is a pack.
pub fn open(files: &Memory) -> (Library, Vec<Diagnostic>) {
    let (files, root, shown) = (Arc::new(files.clone()), String::new(), "night".to_owned());
    Library::open(vec![PackRoot { files, root, shown, proven: false }])
}

/// The lanterns of a tree that is a pack, and every finding as a line.
pub fn lanterns(files: &Memory) -> (Vec<Card<Lantern>>, Vec<String>) {
    let (library, mut findings) = open(files);
    let (cards, more) = library.cards::<Lantern>("lanterns");
    findings.extend(more);
    (cards, lines(findings))
}

/// Findings in report order: `path:line:column code message; help`.
pub fn lines(findings: Vec<Diagnostic>) -> Vec<String> {
    let report = Report::new(findings);
    assert!(report.human(false).len() >= report.findings().len() && !report.json().is_empty());
    let line = |finding: &Diagnostic| {
        let help = finding.help.as_deref().map(|help| format!("; {help}")).unwrap_or_default();
        let labels = finding.labels.iter().map(|(place, word)| format!("; {place} {word}"));
        let labels: String = labels.collect();
        format!("{} {} {}{help}{labels}", finding.place, finding.code, finding.message)
    };
    report.findings().iter().map(line).collect()
}

/// Compares lines by their beginnings and by words they must contain: `beginning … word … word`.
pub fn expect(about: &str, found: &[String], wanted: &[&str]) {
    let fits = |line: &String, want: &&str| {
        let mut parts = want.split(" … ");
        line.starts_with(parts.next().unwrap_or("")) && parts.all(|part| line.contains(part))
    };
    let all = found.len() == wanted.len() && found.iter().zip(wanted).all(|(l, w)| fits(l, w));
    assert!(all, "{about}\nfound:\n  {}\nwanted:\n  {}", found.join("\n  "), wanted.join("\n  "));
}

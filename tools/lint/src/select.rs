//! Which codes are meant: one by its name, or a family of them.

use diag::{Code, Diagnostic, Family, Meant, Place};

use crate::codes;

/// What stands for all codes of warnings where codes are denied.
pub const WARNINGS: &str = "warnings";

/// Some codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selector {
    /// One code.
    Code(Code),
    /// All codes of a family.
    Family(Family),
}

impl Selector {
    /// The codes that a word means: the name of a code, or of a family.
    ///
    /// ```
    /// use lint::{Selector, codes};
    ///
    /// let known = codes::ALL;
    /// assert_eq!(Selector::named("no-name", known), Some(Selector::Code(codes::NO_NAME)));
    /// assert!(Selector::named("text", known).expect("a family").has(codes::NO_NAME));
    /// assert_eq!(Selector::named("no-nmae", known), None);
    /// ```
    pub fn named(word: &str, known: &[Code]) -> Option<Self> {
        let code = known.iter().find(|code| code.name() == word);
        code.map(|code| Self::Code(*code)).or_else(|| Family::named(word).map(Self::Family))
    }

    /// The word that means it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Code(code) => code.name(),
            Self::Family(family) => family.name(),
        }
    }

    /// Whether a code is one of these.
    pub fn has(self, code: Code) -> bool {
        match self {
            Self::Code(known) => known == code,
            Self::Family(family) => code.class().is_some_and(|class| class.family == family),
        }
    }
}

/// The word that was probably meant.
pub fn meant<'c>(word: &str, known: &'c [Code]) -> Option<Meant<'c>> {
    let families = Family::ALL.map(Family::name);
    let names = known.iter().map(|code| code.name()).chain(families);
    // What is much longer or shorter was not meant: comparing takes time in proportion to both.
    diag::meant(word, names.filter(|name| name.len().abs_diff(word.len()) <= name.len() / 2))
}

/// That a word names no code. Its place is the word, or the word in quotes.
pub(crate) fn unknown(word: &str, known: &[Code], place: Place, quoted: bool) -> Diagnostic {
    let message = format!("unknown code “{word}”");
    let finding = Diagnostic::error(codes::UNKNOWN_CODE, message, place.clone());
    match meant(word, known) {
        Some(Meant { word: near, safety }) => {
            let text = if quoted { format!("\"{near}\"") } else { near.to_owned() };
            finding.help(format!("did you mean “{near}”?")).fix_as(safety, place, text)
        }
        None => finding.help("`cardwright explain --list` lists the codes and their families"),
    }
}

//! Claims: which codes check which things in packs and records. A linter uses them to find things
//! that nothing checks.

use crate::Code;

/// The codes that check certain things, in addition to the errors of reading them.
///
/// A thing is a path, which begins with its sort: `field/lantern/cost`, `hook/event/on_lit`,
/// `verb/act/light`, `argument/thing/light/lantern`, `path/one/A.points`, `message/log/lit`. In a
/// pattern, `*` is one step, and `**` at the end is any number of steps.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// The pattern.
    pub things: &'static str,
    /// What checks them.
    pub looks: Looks,
}

/// What checks a thing.
#[derive(Clone, Copy, Debug)]
pub enum Looks {
    /// These codes report its errors.
    Codes(&'static [Code]),
    /// Only its type and its range can be wrong. Holds the reason.
    Nothing(&'static str),
}

impl Claim {
    /// Things that these codes check.
    pub const fn codes(things: &'static str, codes: &'static [Code]) -> Self {
        Self { things, looks: Looks::Codes(codes) }
    }

    /// Things of which only type and range can be wrong.
    pub const fn nothing(things: &'static str, why: &'static str) -> Self {
        Self { things, looks: Looks::Nothing(why) }
    }

    /// How specifically the pattern matches a thing; `None` if it does not match. Compared step by
    /// step: a word is more specific than `*`, and `*` more than `**`.
    ///
    /// ```
    /// use diag::Claim;
    ///
    /// let exact = |things| Claim::nothing(things, "").fits("field/lantern/cost");
    /// assert!(exact("field/lantern/cost") > exact("field/*/cost"));
    /// assert!(exact("field/*/cost") > exact("field/**"));
    /// assert_eq!(exact("field/lantern"), None);
    /// assert_eq!(exact("field/lantern/cost/*"), None);
    /// ```
    pub fn fits(&self, thing: &str) -> Option<Vec<u8>> {
        let mut exact = Vec::new();
        let mut steps = thing.split('/');
        for wanted in self.things.split('/') {
            if wanted == "**" {
                return Some(exact);
            }
            exact.push(match (wanted, steps.next()?) {
                ("*", _) => 1,
                (wanted, step) if wanted == step => 2,
                _ => return None,
            });
        }
        steps.next().is_none().then_some(exact)
    }

    /// The most specific claim that matches a thing.
    pub fn find<'c>(claims: impl IntoIterator<Item = &'c Self>, thing: &str) -> Option<&'c Self> {
        let fitting = claims.into_iter().filter_map(|claim| Some((claim.fits(thing)?, claim)));
        fitting.max_by(|(one, _), (other, _)| one.cmp(other)).map(|(_, claim)| claim)
    }
}

//! What looks at the things that packs and records can say, so that a linter can tell what it does
//! not look at.

use crate::Code;

/// Which codes look at some things, beside what reading them says.
///
/// A thing is a path: `field/lantern/cost`; with its sort, `hook/event/on_lit`, `verb/act/light`,
/// `argument/thing/light/lantern`, `path/one/A.points`; `message/log/lit`. In a pattern `*` stands for
/// one step, and `**` at its end for any number of them.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// The pattern.
    pub things: &'static str,
    /// What looks at them.
    pub looks: Looks,
}

/// What looks at a thing.
#[derive(Clone, Copy, Debug)]
pub enum Looks {
    /// These codes are drawn by what is wrong with it.
    Codes(&'static [Code]),
    /// Nothing but its type and its range can be wrong; why.
    Nothing(&'static str),
}

impl Claim {
    /// Things at which these codes look.
    pub const fn codes(things: &'static str, codes: &'static [Code]) -> Self {
        Self { things, looks: Looks::Codes(codes) }
    }

    /// Things with which nothing can be wrong but type and range.
    pub const fn nothing(things: &'static str, why: &'static str) -> Self {
        Self { things, looks: Looks::Nothing(why) }
    }

    /// How exactly the pattern says a thing, if it fits: step by step, a word more than `*`, and
    /// that more than `**`.
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

    /// The claim among some that says a thing most exactly.
    pub fn find<'c>(claims: impl IntoIterator<Item = &'c Self>, thing: &str) -> Option<&'c Self> {
        let fitting = claims.into_iter().filter_map(|claim| Some((claim.fits(thing)?, claim)));
        fitting.max_by(|(one, _), (other, _)| one.cmp(other)).map(|(_, claim)| claim)
    }
}

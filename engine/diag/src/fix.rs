//! Fixes: edits that resolve a finding.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Place;

/// A fix: edits that belong together, in one file or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The edits, which do not overlap.
    pub edits: Vec<Edit>,
    /// Whether the fix can be applied without review.
    pub safety: Safety,
}

/// A replacement of some bytes of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The replaced bytes; an empty place is an insertion.
    pub place: Place,
    /// The new text.
    pub text: String,
}

/// Whether a fix can be applied without review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Safety {
    /// It preserves the author's intention.
    Safe,
    /// It may change what a card does or a text says, and needs review.
    Unsafe,
}

impl Safety {
    /// Its name in reports: `safe`, `unsafe`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
        }
    }
}

/// Applies edits to a text. Edits that overlap an earlier one, or are not within this text, are
/// skipped.
///
/// ```
/// use diag::{Edit, Source, edited};
///
/// let card = Source::new("axe.toml", "cots = 3\n");
/// let edit = |range, text: &str| Edit { place: card.place(range), text: text.to_owned() };
/// let edits = [edit(7..8, "4"), edit(0..4, "cost"), edit(2..3, "x")];
/// assert_eq!(edited(card.text(), &edits), "cost = 4\n");
/// ```
pub fn edited<'e>(text: &str, edits: impl IntoIterator<Item = &'e Edit>) -> String {
    let mut edits: Vec<_> = edits.into_iter().collect();
    edits.sort_by_key(|edit| (edit.place.span.start, edit.place.span.end));
    let (mut out, mut at) = (String::with_capacity(text.len()), 0);
    for edit in edits {
        let (start, end) = (edit.place.span.start as usize, edit.place.span.end as usize);
        let kept = text.get(at..start);
        if let (Some(kept), true) = (kept, text.is_char_boundary(end) && start <= end) {
            out.push_str(kept);
            out.push_str(&edit.text);
            at = end;
        }
    }
    out.push_str(text.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Source, Span};

    #[test]
    fn edits_that_do_not_fit_are_left_out() {
        let source = Source::new("x", "é=1");
        let edit = |start, end| {
            let place = Place { source: source.clone(), span: Span { start, end } };
            Edit { place, text: "_".to_owned() }
        };
        for (edits, text) in [
            (vec![edit(0, 2)], "_=1"),
            (vec![edit(1, 2)], "é=1"),
            (vec![edit(0, 1)], "é=1"),
            (vec![edit(3, 9)], "é=1"),
            (vec![edit(3, 2)], "é=1"),
            (vec![edit(4, 4), edit(0, 0)], "_é=1_"),
            (vec![edit(2, 4), edit(3, 4)], "é_"),
        ] {
            assert_eq!(edited(source.text(), &edits), text, "{edits:?}");
        }
    }
}

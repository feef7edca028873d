//! Lists in editions and expansions that name a card twice.

use content::repeated;
use diag::Diagnostic;

use super::Held;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    for edition in &held.read.editions {
        let data = &edition.data;
        let lists = [
            ("backstories", data.backstories.as_deref()),
            ("alignments", data.alignments.as_deref()),
            ("no_discount_on_discards", Some(data.no_discount_on_discards.as_slice())),
            ("solo_removed", Some(data.solo_removed.as_slice())),
        ];
        for (key, list) in lists {
            repeated(&edition.places, key, list.unwrap_or_default(), out);
        }
    }
    for expansion in &held.read.expansions {
        let data = &expansion.data;
        let hidden = &data.open_adventure_removed;
        for (key, list) in
            [("solo_removed", &data.solo_removed), ("open_adventure_removed", hidden)]
        {
            repeated(&expansion.places, key, list, out);
        }
    }
}

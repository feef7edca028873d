//! Remarks about class cards and tokens as a whole: mistakes that no single file shows and that do
//! not prevent play.

use std::collections::BTreeSet;

use diag::Diagnostic;

use super::{Catalogue, Read};
use crate::codes;

impl Catalogue {
    /// All remarks about the content. With `whole` false, some files could not be read, and nothing
    /// is reported as missing.
    pub fn remarks(&self, whole: bool) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        if let Some(read) = &self.read {
            out.extend(read.taken_numbers());
            if whole {
                without_symbol(read, &mut out);
            }
        }
        out
    }
}

/// Reports class cards whose pack has tokens, none of which has the card's symbol.
fn without_symbol(read: &Read, out: &mut Vec<Diagnostic>) {
    for class in &read.classes {
        let sets = || read.sets.iter().filter(|set| set.pack == class.pack);
        let symbols = sets().flat_map(|set| &set.data.token).flat_map(|token| &token.symbols);
        let symbols: BTreeSet<&String> = symbols.collect();
        if symbols.is_empty() || symbols.contains(&class.id) {
            continue;
        }
        let message = format!("no token has the symbol of “{}”", class.id);
        let finding = Diagnostic::warning(codes::NO_SYMBOL, message, class.source.top());
        let finding = sets().fold(finding, |finding, set| {
            finding.label(set.source.top(), "the tokens of the pack")
        });
        out.push(finding.help(format!("add “{}” to the symbols of a token", class.id)));
    }
}

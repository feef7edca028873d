//! Names in scripts: globals that there are not, and names that nothing uses.

use std::collections::BTreeSet;

use diag::{Diagnostic, nearest};
use script::GLOBALS;

use crate::codes;
use crate::look::Look;
use crate::scripts::{Script, Word};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for script in look.scripts {
        let declared: BTreeSet<&str> = words(&script.facts.declared);
        let used: BTreeSet<&str> = words(&script.facts.used);
        let foreign = |word: &&Word| !declared.contains(word.text.as_str());
        let mut told = BTreeSet::new();
        for word in script.facts.used.iter().filter(foreign) {
            // Once, where it is used first.
            if !GLOBALS.iter().any(|(name, _)| *name == word.text) && told.insert(&word.text) {
                let names = GLOBALS.iter().map(|(name, _)| *name).chain(declared.iter().copied());
                out.push(unknown(script, word, &format!("“{}”", word.text), names));
            }
        }
        for (library, word) in &script.facts.members {
            let known = GLOBALS.iter().find(|(name, _)| *name == library.text);
            let Some((name, members)) = known.filter(|_| foreign(&library)) else { continue };
            if !members.contains(&word.text.as_str()) {
                let what = format!("“{}” in “{name}”", word.text);
                out.push(unknown(script, word, &what, members.iter().copied()));
            }
        }
        let idle = |word: &&Word| !used.contains(word.text.as_str()) && !word.text.starts_with('_');
        out.extend(script.facts.declared.iter().filter(idle).map(|word| {
            let message = format!("nothing uses “{}”", word.text);
            let place = script.place(&word.range);
            Diagnostic::warning(codes::UNUSED_NAME, message, place)
                .help(format!("take it out, or call it “_{}” where it has to stand", word.text))
        }));
    }
}

fn words(all: &[Word]) -> BTreeSet<&str> {
    all.iter().map(|word| word.text.as_str()).collect()
}

fn unknown<'n>(
    script: &Script,
    word: &Word,
    what: &str,
    known: impl IntoIterator<Item = &'n str>,
) -> Diagnostic {
    let message = format!("there is no {what} for scripts");
    let finding = Diagnostic::error(codes::UNKNOWN_GLOBAL, message, script.place(&word.range));
    match nearest(&word.text, known) {
        Some(near) => finding.help(format!("did you mean “{near}”?")),
        None => finding.help("scripts have no files, no clock, no chance and no other scripts"),
    }
}

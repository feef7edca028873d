//! Texts whose English has changed since they were translated.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use diag::{Diagnostic, made};
use text::BASE;
use text::keys::Key;

use crate::codes;
use crate::look::Look;
use crate::sync::{Sum, Sums, sum, sums_beside};

/// A folder without sums draws nothing.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let trees = look.content.trees(look.shelved.id());
    let crew = look.content.library.crew();
    let mut folders: BTreeMap<String, Option<Arc<Read>>> = BTreeMap::new();
    for group in look.wanted_groups().0 {
        let english = group.iter().find(|key| key.tag == BASE);
        // Summed up once for all languages.
        let now = OnceCell::new();
        let mut stale = Vec::new();
        for key in group.iter().filter(|key| key.tag != BASE) {
            let read = folders.entry(sums_beside(key)).or_insert_with_key(|path| {
                let source = trees.iter().find_map(|tree| tree.beside(path))?;
                let read = made(crew, "sums", &source, Sums::read);
                out.extend(read.1.iter().cloned());
                Some(read)
            });
            let then = read.as_ref().and_then(|read| read.0.of(key.space, key.id));
            let (Some(then), Some(english)) = (then, english) else { continue };
            let now = *now.get_or_init(|| sum(english));
            if now != then.english && then.is_stale(Sum { english: now, own: sum(key) }) {
                stale.push(*key);
            }
        }
        out.extend(english.and_then(|english| found(look, english, &stale)));
    }
}

/// The sums of a folder, and what is wrong with their file.
type Read = (Sums, Vec<Diagnostic>);

/// One change of the English is one finding, however many languages follow it: at the English text, or
/// where that is not the user's, at the first translation.
fn found(look: &Look<'_>, english: &Key<'_>, stale: &[&Key<'_>]) -> Option<Diagnostic> {
    let (first, others) = stale.split_first()?;
    let name = format!("{}/{}", english.space, english.id);
    let tags: Vec<String> = stale.iter().map(|key| format!("“{}”", key.tag)).collect();
    let verb = if others.is_empty() { "was" } else { "were" };
    let message =
        format!("the English of “{name}” has changed since {} {verb} written", listed(&tags));
    let help = format!(
        "translate it again and run `cardwright locale sync`; if it is still right, run \
         `cardwright locale sync --accept {name}`"
    );
    let is_wanted = look.is_wanted(english.place.source.path());
    let (first, others): (&Key<'_>, Vec<(&Key<'_>, &str)>) = if is_wanted {
        (english, stale.iter().map(|key| (*key, "made from older English")).collect())
    } else {
        let others = others.iter().map(|key| (*key, "made from older English"));
        (first, others.chain([(english, "changed since then")]).collect())
    };
    let finding = Diagnostic::warning(codes::STALE_TEXT, message, first.place.clone()).help(help);
    Some(others.into_iter().fold(finding, |all, (key, says)| all.label(key.place.clone(), says)))
}

/// Words as a list: `a, b and c`.
fn listed(words: &[String]) -> String {
    match words {
        [head @ .., before, last] => {
            let head: String = head.iter().map(|word| format!("{word}, ")).collect();
            format!("{head}{before} and {last}")
        }
        words => words.concat(),
    }
}

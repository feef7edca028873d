//! Cards that are values of an option of the set-up, such as maps and sets of tokens, without a
//! name for it.

use diag::{Diagnostic, Source};

use crate::codes;
use crate::look::Look;

/// The space with the names of options and their values.
const OPTIONS: &str = "options";
/// The space in which the title of a rule names a value.
const RULES: &str = "rules";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let library = &look.content.library;
    for option in &look.choices {
        for (value, path) in library.card_files(look.shelved.id(), option) {
            let Some(pack) = look.content.pack_of(&path) else { continue };
            let id = format!("{option}-{value}");
            let named = |tag: &str| {
                look.key(tag, OPTIONS, &id).is_some() || look.key(tag, RULES, value).is_some()
            };
            let due = pack.languages.iter().map(String::as_str);
            let due = due.filter(|tag| !named(tag) && look.speaks(&pack.id, tag));
            let due = due.filter(|tag| !look.is_text_unread(tag, OPTIONS, &id));
            let lacking: Vec<String> = due.map(|tag| format!("“{tag}”")).collect();
            if !lacking.is_empty() {
                out.push(unnamed(option, value, &path, &lacking.join(", ")));
            }
        }
    }
}

fn unnamed(option: &str, value: &str, path: &str, tags: &str) -> Diagnostic {
    let message = format!("“{value}” has no name as a value of “{option}” in {tags}");
    let help =
        format!("write “{option}-{value} = …” in {OPTIONS}.ftl: players choose it by that name");
    Diagnostic::warning(codes::UNNAMED_OPTION, message, Source::new(path, "").top()).help(help)
}

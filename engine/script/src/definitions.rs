//! Type definitions for editors, in the format of `luau-lsp`.

use std::fmt::Write as _;

use crate::types::{Parameter, Type};
use crate::verbs::{Hook, VerbKind, Verbs, named_types, one_line};

/// The Luau type definitions of a game's verbs and hooks, in a stable order: a definition file with
/// exported types and opaque handles.
pub fn definitions<V: Verbs>(game: &str, hooks: &[Hook<'_>]) -> String {
    let mut out = format!("-- Types of the card scripts of {game}. Generated; do not edit.\n");
    for kind in named_types::<V>(hooks) {
        out.push('\n');
        named(&mut out, &kind);
    }
    out.push_str("\n--- The whole numbers printed on the card, by name.\n");
    out.push_str("export type Params = { [string]: number }\n");
    out.push_str("\n--- The verbs: what a card can look at and do.\nexport type Me = {\n");
    for entry in V::VERBS {
        let verb = &entry.verb;
        comment(&mut out, "\t", &documented(verb.doc, verb.kind));
        for parameter in verb.passed().iter().filter(|parameter| !parameter.doc.is_empty()) {
            comment(
                &mut out,
                "\t",
                &format!("@param {} {}", parameter.name, one_line(parameter.doc)),
            );
        }
        let mut parameters = String::from("self: Me");
        for parameter in verb.passed() {
            let optional = if matches!(parameter.kind, Type::Filter(_)) { "?" } else { "" };
            let _ =
                write!(parameters, ", {}: {}{optional}", parameter.name, parameter.kind.spelled());
        }
        let _ = writeln!(out, "\t{}: ({parameters}) -> {},", verb.name(), verb.gives());
    }
    out.push_str("}\n");
    for hook in hooks {
        hook_type(&mut out, hook);
    }
    if !hooks.is_empty() {
        returned(&mut out, hooks);
    }
    out
}

/// Writes the function type of a hook.
fn hook_type(out: &mut String, hook: &Hook<'_>) {
    out.push('\n');
    comment(out, "", hook.doc);
    let mut parameters = String::from("me: Me, p: Params");
    for Parameter { name, doc, kind } in hook.takes {
        comment(out, "", &format!("@param {name} {}", one_line(doc)));
        let _ = write!(parameters, ", {name}: {}", kind.spelled());
    }
    let returns = hook.returns.map_or_else(|| "()".to_owned(), |kind| kind.spelled());
    let _ = writeln!(out, "export type {} = ({parameters}) -> {returns}", hook.type_name());
}

/// Writes the type of the table that a script returns.
fn returned(out: &mut String, hooks: &[Hook<'_>]) {
    out.push('\n');
    comment(
        out,
        "",
        "The table that a card's script returns: `local hooks: Hooks = { … } return hooks`.",
    );
    out.push_str("export type Hooks = {\n");
    for hook in hooks {
        let _ = writeln!(out, "\t{}: {}?,", hook.name, hook.type_name());
    }
    out.push_str("}\n");
}

fn named(out: &mut String, kind: &Type) {
    let name = kind.name().unwrap_or("any");
    match kind {
        Type::Words { words, .. } => {
            let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
            let _ = writeln!(out, "export type {name} = {}", words.join(" | "));
        }
        Type::Filter(filter) => {
            comment(out, "", filter.doc);
            let _ = writeln!(out, "export type {name} = {{");
            for field in filter.fields {
                comment(out, "\t", field.doc);
                let _ = writeln!(out, "\t{}: {}?,", field.name, field.kind.spelled());
            }
            out.push_str("}\n");
        }
        _ => {
            let _ = writeln!(out, "declare extern type {name} with\nend");
        }
    }
}

fn documented(doc: &str, kind: VerbKind) -> String {
    let note = match kind {
        VerbKind::Query => return doc.to_owned(),
        VerbKind::Act => "Acts: only for event hooks.",
        VerbKind::Ask => {
            "Asks: only for event hooks. After the answer, the script runs again from its start."
        }
    };
    format!("{}\n{note}", doc.trim_end())
}

fn comment(out: &mut String, indent: &str, text: &str) {
    for line in text.trim().lines() {
        let _ = writeln!(out, "{indent}--- {}", line.trim());
    }
}

//! Names in scripts: globals that there are not, names that nothing uses, and types that there are
//! not.

use std::collections::BTreeSet;

use diag::{Diagnostic, Meant, Span, meant};
use script::GLOBALS;

use crate::codes;
use luau::{Api, Child, Expression, Local, LocalId, Of, Script, Sort, Statement, What};

/// What scripts of other programs have, and why those of cards have not.
const REASONS: [(&[&str], &str); 7] = [
    (
        &["random", "randomseed", "Random"],
        "scripts have no random numbers: verbs give random results",
    ),
    (&["os", "time", "clock", "tick", "wait", "task", "delay"], "scripts have no clock"),
    (
        &["print", "warn"],
        "players would not see it: write what they read into the texts of the card",
    ),
    (&["require", "loadstring", "load", "dofile"], "share functions in `effects/*.luau` instead"),
    (
        &["setmetatable", "getmetatable", "rawget", "rawset", "rawequal", "rawlen", "newproxy"],
        "tables of scripts have no metatables",
    ),
    (
        &["coroutine", "debug", "getfenv", "setfenv", "_G", "io"],
        "scripts have no access to the host",
    ),
    (
        &["bit32", "buffer", "utf8", "vector", "rep", "sub", "gsub", "gmatch", "match", "byte"],
        "scripts cannot take numbers and texts apart",
    ),
];

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    globals(script, out);
    let prescribed = prescribed(script, api);
    for (at, local) in script.tree.locals.iter().enumerate() {
        if local.writes > 0 || !prescribed.contains(&LocalId(at)) {
            unused(script, local, out);
        }
        hidden(script, at, out);
    }
    types(script, api, out);
}

/// Globals that are used or assigned, each once, where it is first.
fn globals(script: &Script, out: &mut Vec<Diagnostic>) {
    let mut told = BTreeSet::new();
    let locals = || script.tree.locals.iter().map(|local| script.said(local.name));
    script.tree.each(&mut |part| match part {
        Child::Statement(Statement { what: What::Assign { targets, .. }, .. }) => {
            for target in targets.iter().filter(|target| matches!(target.of, Of::Name(None))) {
                let name = script.said(target.span);
                if told.insert(name) {
                    out.push(assigned(script, target.span, locals()));
                }
            }
        }
        Child::Statement(_) => {}
        Child::Expression(Expression { span, of: Of::Name(None) }) => {
            let name = script.said(*span);
            if !GLOBALS.iter().any(|(known, _)| *known == name) && told.insert(name) {
                let names = GLOBALS.iter().map(|(name, _)| *name).chain(locals());
                out.push(unknown(script, *span, &format!("“{name}”"), names));
            }
        }
        Child::Expression(Expression { of: Of::Field { of, name, .. }, .. }) => {
            if !matches!(of.of, Of::Name(None)) {
                return;
            }
            let library = script.said(of.span);
            let known = GLOBALS.iter().find(|(known, _)| *known == library);
            let Some((library, members)) = known else { return };
            let member = script.said(*name);
            if !members.contains(&member) {
                let what = format!("“{member}” in “{library}”");
                out.push(unknown(script, *name, &what, members.iter().copied()));
            }
        }
        Child::Expression(_) => {}
    });
}

fn unknown<'n>(
    script: &Script,
    span: Span,
    what: &str,
    known: impl IntoIterator<Item = &'n str>,
) -> Diagnostic {
    let (word, place) = (script.said(span), script.place(span));
    let message = format!("unknown name {what}");
    let finding = Diagnostic::error(codes::UNKNOWN_GLOBAL, message, place.clone());
    if let Some((_, reason)) = REASONS.iter().find(|(words, _)| words.contains(&word)) {
        return finding.help(*reason);
    }
    match meant(word, known) {
        Some(Meant { word: near, safety }) => {
            finding.help(format!("did you mean “{near}”?")).fix_as(safety, place, near)
        }
        None => {
            finding.help("scripts have no files, no clock, no random numbers and no other scripts")
        }
    }
}

fn assigned<'n>(
    script: &Script,
    span: Span,
    locals: impl IntoIterator<Item = &'n str>,
) -> Diagnostic {
    let name = script.said(span);
    let message = format!("“{name}” is assigned but is not a local");
    let finding = Diagnostic::error(codes::ASSIGNED_GLOBAL, message, script.place(span));
    let otherwise = format!("scripts have no globals: write `local {name} = …`");
    finding.did_you_mean(name, locals, ["“", "”"], otherwise)
}

/// The parameters of hook functions as the manual prescribes them: the card, its numbers and what
/// the hook is called with. A function need not use them all.
fn prescribed(script: &Script, api: &Api) -> BTreeSet<LocalId> {
    let most = api.hooks.iter().map(|hook| hook.takes.len()).max().unwrap_or(0);
    let mut all = BTreeSet::new();
    let exports = script.tree.exports();
    for function in exports.iter().filter_map(|(_, value)| script.tree.function(value)) {
        let hooks = script.hooks.get(&function.number);
        let takes =
            hooks.and_then(|hooks| hooks.iter().map(|hook| api.hooks[*hook].takes.len()).max());
        // No card calls a shared function that is new.
        let count = 2 + takes.unwrap_or(most);
        all.extend(function.parameters.iter().take(count).copied());
    }
    all
}

/// A name whose value nothing uses.
fn unused(script: &Script, local: &Local, out: &mut Vec<Diagnostic>) {
    let name = script.said(local.name);
    if local.reads > 0 || name.starts_with('_') || name.is_empty() {
        return;
    }
    let place = script.place(local.name);
    if local.writes > 0 {
        let message = format!("“{name}” is set but never used");
        let finding = Diagnostic::warning(codes::UNUSED_NAME, message, place);
        return out.push(finding.help("remove it, with its assignments"));
    }
    let finding =
        Diagnostic::warning(codes::UNUSED_NAME, format!("nothing uses “{name}”"), place.clone());
    let marked = format!("_{name}");
    let taken = script.tree.locals.iter().any(|other| script.said(other.name) == marked);
    let finding = finding.help(match local.sort {
        Sort::Function => "remove it, or return it for hooks".to_owned(),
        Sort::Local | Sort::Parameter | Sort::Loop => {
            format!("remove it, or call it “{marked}” if it must be there")
        }
    });
    out.push(if taken || local.sort == Sort::Function {
        finding
    } else {
        finding.fix(place, marked)
    });
}

/// A local that hides another one of the same function, which is used again behind it: what the inner
/// one was given is lost there.
fn hidden(script: &Script, at: usize, out: &mut Vec<Diagnostic>) {
    let local = &script.tree.locals[at];
    let Some(outer) = local.hides.map(|outer| &script.tree.locals[outer.0]) else { return };
    let name = script.said(local.name);
    let same = outer.depth == local.depth && local.sort == Sort::Local && name != "_";
    if same && outer.until > local.until && outer.last > local.until {
        let message = format!("this “{name}” hides the one that is used further down");
        let finding = Diagnostic::warning(codes::HIDDEN_NAME, message, script.place(local.name));
        let finding = finding.label(script.place(outer.name), "this one is used");
        out.push(
            finding.help(format!("remove `local` to set the outer “{name}”, or rename this one")),
        );
    }
}

/// Types of annotations that there are not, each once.
fn types(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let own: BTreeSet<&str> = script.tree.types.iter().map(|name| script.said(*name)).collect();
    let mut told = BTreeSet::new();
    for span in &script.tree.named {
        let name = script.said(*span);
        if own.contains(name) || api.is_type(name) || !told.insert(name) {
            continue;
        }
        let place = script.place(*span);
        let message = format!("unknown type “{name}”");
        let finding = Diagnostic::warning(codes::UNKNOWN_TYPE, message, place.clone());
        let known = api.types().chain(own.iter().copied());
        out.push(match meant(name, known) {
            Some(Meant { word: near, safety }) => {
                finding.help(format!("did you mean “{near}”?")).fix_as(safety, place, near)
            }
            None => finding.help("`schema/<game>/api.d.luau` has the types of a game"),
        });
    }
}

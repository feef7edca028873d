//! What scripts keep outside of their functions: it is forgotten, for each run begins anew.

use std::collections::BTreeSet;

use diag::{Diagnostic, Span};

use crate::codes;
use luau::{Api, Child, Expression, LocalId, Of, Script, Statement, What};

/// Functions of the library that change the table they are given.
const CHANGING: [&str; 4] = ["clear", "insert", "remove", "sort"];

pub(super) fn look(script: &Script, _: &Api, out: &mut Vec<Diagnostic>) {
    let mut told = BTreeSet::new();
    script.tree.each(&mut |part| {
        // What stands outside of functions is said by the function it is in: only what is
        // within one is shown here.
        if let Child::Expression(Expression { of: Of::Function(function), .. }) = part {
            function.body.own(&mut |statement| {
                for (local, span) in changed(script, statement) {
                    let outside = script.tree.locals[local.0].depth == 0;
                    if outside && told.insert(local) {
                        out.push(forgotten(script, local, span));
                    }
                }
            });
        }
    });
}

/// The locals that a statement changes, or the tables in them.
fn changed(script: &Script, statement: &Statement) -> Vec<(LocalId, Span)> {
    match &statement.what {
        What::Assign { targets, .. } => targets.iter().filter_map(root).collect(),
        What::Change { target, .. } => root(target).into_iter().collect(),
        What::Call(Expression { of: Of::Call { of, arguments }, .. }) => {
            let changes = match &of.of {
                Of::Field { of, name, .. } => {
                    matches!(of.of, Of::Name(None))
                        && script.said(of.span) == "table"
                        && CHANGING.contains(&script.said(*name))
                }
                _ => false,
            };
            arguments.first().filter(|_| changes).and_then(root).into_iter().collect()
        }
        What::Local { .. }
        | What::Call(_)
        | What::Do(_)
        | What::If { .. }
        | What::While { .. }
        | What::Repeat { .. }
        | What::Each { .. }
        | What::Count { .. }
        | What::Return(_)
        | What::Break
        | What::Continue
        | What::Nothing => Vec::new(),
    }
}

/// The local that something is, or is in.
fn root(target: &Expression) -> Option<(LocalId, Span)> {
    match &target.of {
        Of::Name(local) => local.map(|local| (local, target.span)),
        Of::Field { of, .. } | Of::Index { of, .. } => root(of),
        _ => None,
    }
}

fn forgotten(script: &Script, local: LocalId, span: Span) -> Diagnostic {
    let name = script.said(span);
    let message = format!("“{name}” is set here, but the next run resets it");
    let finding = Diagnostic::warning(codes::FORGOTTEN_STATE, message, script.place(span));
    let declared = script.place(script.tree.locals[local.0].name);
    finding
        .label(declared, "reset by each run")
        .help("keep it in a local of the function, or let a verb keep it")
}

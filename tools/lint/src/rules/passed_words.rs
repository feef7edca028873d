//! Words that functions of a script pass to each other: those that a function looks for and nobody
//! passes, and those that are passed and nobody looks for.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Meant, Span, meant};

use crate::codes;
use luau::{
    Api, Child, Expression, Function, LocalId, Of, Operator, Script, Sight, Statement, Value, What,
    written,
};

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let sight = script.sight(api);
    let uses = NameUses::of(script);
    for (name, function) in written(&script.tree) {
        let calls = uses.calls.get(&name).map_or(&[][..], Vec::as_slice);
        // Who else is given the function may call it with any word.
        if calls.is_empty() || calls.len() != script.tree.locals[name.0].reads {
            continue;
        }
        for (at, parameter) in function.parameters.iter().enumerate() {
            let passed = PassedArgument { sight, uses: &uses, function, parameter: *parameter };
            passed.judge(at, calls, out);
        }
    }
}

/// What a script does with its names.
#[derive(Default)]
struct NameUses<'t> {
    /// What a local is called with.
    calls: BTreeMap<LocalId, Vec<&'t [Expression]>>,
    /// What a local is compared with.
    compared: BTreeMap<LocalId, Vec<&'t Expression>>,
    /// The locals that some condition with an `else` looks at.
    otherwise: BTreeSet<LocalId>,
}

impl<'t> NameUses<'t> {
    fn of(script: &'t Script) -> Self {
        let mut uses = Self::default();
        script.tree.each(&mut |part| match part {
            Child::Expression(expression) => uses.expression(expression),
            Child::Statement(Statement { what: What::If { arms, otherwise: Some(_) }, .. }) => {
                arms.iter().for_each(|(condition, _)| uses.condition(condition))
            }
            Child::Statement(_) => {}
        });
        uses
    }

    fn expression(&mut self, expression: &'t Expression) {
        match &expression.of {
            Of::Call { of, arguments } => {
                if let Some(local) = of.local() {
                    self.calls.entry(local).or_default().push(arguments);
                }
            }
            Of::Binary { operator: Operator::Equal | Operator::Unequal, left, right } => {
                for (one, other) in [(left, right), (right, left)] {
                    if let Some(local) = one.local() {
                        self.compared.entry(local).or_default().push(other);
                    }
                }
            }
            Of::If { arms, .. } => arms.iter().for_each(|(condition, _)| self.condition(condition)),
            Of::Binary { .. }
            | Of::Nil
            | Of::Bool(_)
            | Of::Number(_)
            | Of::Text(_)
            | Of::Interpolated(_)
            | Of::Varargs
            | Of::Name(_)
            | Of::Field { .. }
            | Of::Index { .. }
            | Of::Method { .. }
            | Of::Function(_)
            | Of::Table(_)
            | Of::Unary { .. }
            | Of::Cast { .. }
            | Of::Other => {}
        }
    }

    /// Notes what a condition looks at that has an `else`.
    fn condition(&mut self, condition: &'t Expression) {
        Child::Expression(condition).each(&mut |part| {
            if let Child::Expression(Expression { of: Of::Name(Some(local)), .. }) = part {
                self.otherwise.insert(*local);
            }
        });
    }
}

/// A parameter of a function, and what is passed for it.
struct PassedArgument<'s> {
    sight: Sight<'s>,
    uses: &'s NameUses<'s>,
    function: &'s Function,
    parameter: LocalId,
}

impl PassedArgument<'_> {
    fn judge(&self, at: usize, calls: &[&[Expression]], out: &mut Vec<Diagnostic>) {
        let local = &self.sight.tree.locals[self.parameter.0];
        let compared = self.uses.compared.get(&self.parameter).map_or(&[][..], Vec::as_slice);
        let sought: Option<Vec<Span>> = compared.iter().map(|other| self.word(other)).collect();
        let passed = calls.iter().map(|arguments| self.word(arguments.get(at)?));
        let passed: Option<Vec<Span>> = passed.collect();
        // A word that is not written there can be any.
        let (Some(sought), Some(passed), 0) = (sought, passed, local.writes) else { return };
        let words = |spans: &[Span]| {
            spans.iter().map(|span| self.sight.said(*span)).collect::<BTreeSet<&str>>()
        };
        let (looked_for, given) = (words(&sought), words(&passed));
        let mut idle: BTreeSet<&str> = given.difference(&looked_for).copied().collect();
        let mut told = BTreeSet::new();
        for span in &sought {
            let word = self.sight.said(*span);
            if given.contains(word) || !told.insert(word) {
                continue;
            }
            let message = format!("no call passes “{word}” for “{}”", self.sight.said(local.name));
            let finding = self.finding(message, *span);
            out.push(match meant(word, idle.iter().copied()) {
                Some(Meant { word: near, safety }) => {
                    idle.remove(near);
                    let help = format!("did you mean “{near}”?");
                    finding.help(help).fix_as(safety, self.sight.place(*span), near)
                }
                None => finding.help("remove it, or let a hook pass it"),
            });
        }
        if compared.is_empty() || compared.len() != local.reads || self.has_rest() {
            return;
        }
        for span in passed.iter().filter(|span| idle.remove(self.sight.said(**span))) {
            let word = self.sight.said(*span);
            let message = format!("the called function does not handle “{word}”");
            let finding = self.finding(message, *span);
            let declared = self.sight.place(local.name);
            out.push(
                finding
                    .label(declared, "compared only with other words")
                    .help("handle it there, or pass one of the words that it handles"),
            );
        }
    }

    /// Whether the function does something with words that it does not look for.
    fn has_rest(&self) -> bool {
        let last = self.function.body.statements.last();
        let returns = last.is_some_and(|last| matches!(last.what, What::Return(_)));
        returns || self.uses.otherwise.contains(&self.parameter)
    }

    /// A text that is written there, without its quotes.
    fn word(&self, expression: &Expression) -> Option<Span> {
        let (Of::Text(_), Value::Text(text)) = (&expression.of, self.sight.value(expression))
        else {
            return None;
        };
        text
    }

    fn finding(&self, message: String, span: Span) -> Diagnostic {
        Diagnostic::warning(codes::UNMATCHED_WORD, message, self.sight.place(span))
    }
}

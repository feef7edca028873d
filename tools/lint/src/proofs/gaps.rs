//! Gaps: parts of a script that no ruling runs, from coverage and the syntax tree, each once.

use std::collections::BTreeMap;

use diag::Span;

use super::marks::without_else;
use luau::{Block, Child, Expression, Function, Of, Statement, Tree, What};

/// A part that no ruling runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) span: Span,
    pub(super) sort: GapSort,
}

/// The sort of a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GapSort {
    /// The code here and after it: a branch of the script, or the rest after code that has run.
    Way,
    /// A value of an `if` expression.
    Value,
    /// The missing `else`: what happens if the condition here does not hold.
    Otherwise,
    /// The code after the condition here: no ruling goes on from it.
    Onward,
}

/// The gaps of a script, by the code that has run at each position.
pub(super) fn gaps(text: &str, tree: &Tree, run: &BTreeMap<u32, bool>) -> Vec<Gap> {
    let mut reader = GapReader { text, run, inside: false, gaps: Vec::new() };
    reader.block(&tree.body);
    reader.gaps
}

/// Whether a block was entered; `None` if Luau counts nothing in it.
pub(super) fn entered(run: &BTreeMap<u32, bool>, block: &Block) -> Option<bool> {
    block.statements.iter().find_map(|statement| run.get(&statement.span.start).copied())
}

struct GapReader<'r> {
    text: &'r str,
    run: &'r BTreeMap<u32, bool>,
    /// Whether this is inside a function, which is called, not loaded.
    inside: bool,
    gaps: Vec<Gap>,
}

impl GapReader<'_> {
    fn add(&mut self, span: Span, sort: GapSort) {
        self.gaps.push(Gap { span, sort });
    }

    /// Whether the code that begins here has run; `None` if Luau does not count it.
    fn has_run(&self, at: u32) -> Option<bool> {
        self.run.get(&at).copied()
    }

    fn entered(&self, block: &Block) -> Option<bool> {
        entered(self.run, block)
    }

    /// Examines a block that was entered.
    fn block(&mut self, block: &Block) {
        for statement in &block.statements {
            if self.has_run(statement.span.start) == Some(false) {
                return self.add(statement.span, GapSort::Way);
            }
            self.statement(statement);
        }
    }

    /// Examines a block that may have been entered.
    fn way(&mut self, block: &Block) {
        match (self.entered(block), block.span()) {
            (Some(false), Some(span)) => self.add(span, GapSort::Way),
            (_, _) => self.block(block),
        }
    }

    fn statement(&mut self, statement: &Statement) {
        Child::Statement(statement).parts(&mut |part| {
            if let Child::Expression(value) = part {
                self.value(value);
            }
        });
        match &statement.what {
            What::If { arms, otherwise } => self.choice(statement, arms, otherwise.as_ref()),
            What::Do(body) | What::Repeat { body, .. } => self.block(body),
            What::While { body, .. } | What::Each { body, .. } | What::Count { body, .. } => {
                self.way(body);
            }
            What::Local { .. }
            | What::Assign { .. }
            | What::Change { .. }
            | What::Call(_)
            | What::Return(_)
            | What::Break
            | What::Continue
            | What::Nothing => {}
        }
    }

    fn choice(
        &mut self,
        statement: &Statement,
        arms: &[(Expression, Block)],
        otherwise: Option<&Block>,
    ) {
        let other = match otherwise {
            Some(block) => self.entered(block),
            None => without_else(self.text, statement).and_then(|at| self.has_run(at)),
        };
        let mut ways = arms.iter().map(|(_, body)| self.entered(body)).chain([other]);
        let nowhere = ways.all(|way| way == Some(false));
        if let Some((condition, _)) = arms.first().filter(|_| nowhere) {
            return self.add(condition.span, GapSort::Onward);
        }
        arms.iter().for_each(|(_, body)| self.way(body));
        match (otherwise, arms.last()) {
            (Some(block), _) => self.way(block),
            (None, Some((condition, _))) if other == Some(false) => {
                self.add(condition.span, GapSort::Otherwise);
            }
            (None, _) => {}
        }
    }

    /// Examines a value and its parts.
    fn value(&mut self, value: &Expression) {
        match &value.of {
            Of::Function(function) => return self.function(function, false),
            Of::If { arms, otherwise } => self.chosen(arms, otherwise),
            Of::Call { of, arguments } | Of::Method { of, arguments, .. } => {
                self.value(of);
                return arguments.iter().for_each(|argument| {
                    if let Of::Function(function) = &argument.of {
                        self.function(function, self.inside);
                    } else {
                        self.value(argument);
                    }
                });
            }
            Of::Nil
            | Of::Bool(_)
            | Of::Number(_)
            | Of::Text(_)
            | Of::Interpolated(_)
            | Of::Varargs
            | Of::Name(_)
            | Of::Field { .. }
            | Of::Index { .. }
            | Of::Table(_)
            | Of::Unary { .. }
            | Of::Binary { .. }
            | Of::Cast { .. }
            | Of::Other => {}
        }
        Child::Expression(value).parts(&mut |part| {
            if let Child::Expression(inner) = part {
                self.value(inner);
            }
        });
    }

    /// Examines a function. One that was never called is reported only if it was `passed` on;
    /// otherwise, its callers are the gap.
    fn function(&mut self, function: &Function, passed: bool) {
        match (self.entered(&function.body), function.body.span()) {
            (Some(true), _) => {
                let outer = std::mem::replace(&mut self.inside, true);
                self.block(&function.body);
                self.inside = outer;
            }
            (Some(false), Some(span)) if passed => self.add(span, GapSort::Way),
            (_, _) => {}
        }
    }

    /// Examines the values of an `if` expression. If none has run, neither has the whole.
    fn chosen(&mut self, arms: &[(Expression, Expression)], otherwise: &Expression) {
        let values = arms.iter().map(|(_, value)| value).chain([otherwise]);
        let run = values.map(|value| (value.span, self.has_run(value.span.start)));
        let run: Vec<(Span, Option<bool>)> = run.collect();
        if run.iter().any(|(_, run)| *run == Some(true)) {
            let never = run.into_iter().filter(|(_, run)| *run == Some(false));
            never.for_each(|(span, _)| self.add(span, GapSort::Value));
        }
    }
}

//! Loops and calls that have no end.

use std::collections::BTreeMap;

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;
use crate::scripts::{
    Block, Expression, Function, LocalId, Of, Part, Script, Statement, Unary, What, written,
};

/// More turns than the fuel of any run is enough for.
const TURNS: f64 = 4_000.0;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for script in look.scripts {
        script.tree.each(&mut |part| {
            if let Part::Statement(statement) = part {
                out.extend(endless(script, statement));
            }
        });
        let functions = written(&script.tree);
        for local in functions.keys() {
            if calls_itself(*local, &functions) {
                let name = script.tree.locals[local.0].name;
                let message =
                    format!("“{}” calls itself on every way, without end", script.said(name));
                let finding = Diagnostic::error(codes::ENDLESS_CALLS, message, script.place(name));
                out.push(finding.help("begin with the case in which it returns by itself"));
            }
        }
    }
}

/// A loop that nothing ends, or that has more turns than a run has.
fn endless(script: &Script, statement: &Statement) -> Option<Diagnostic> {
    let text = script.source.text();
    let (span, message, help) = match &statement.what {
        What::While { condition, body } => {
            let endless = condition.is_always() == Some(true);
            if !endless || body.breaks() || body.leaves(text) {
                return None;
            }
            (condition.span, "nothing ends this loop".to_owned(), "`break` leaves a loop")
        }
        What::Repeat { body, until } => {
            let endless = until.is_always() == Some(false);
            if !endless || body.breaks() || body.leaves(text) {
                return None;
            }
            (until.span, "nothing ends this loop".to_owned(), "`break` leaves a loop")
        }
        What::Count { from, to, step, body, .. } => {
            let step = step.as_ref().map_or(Some(1.0), number)?;
            let (first, last) = (number(from)?, number(to)?);
            let turns = if step == 0.0 { f64::INFINITY } else { (last - first) / step };
            if turns <= TURNS || body.breaks() || body.leaves(text) {
                return None;
            }
            let help = "a run of a script has work for a few thousand turns at most";
            let message = if turns.is_finite() {
                format!("this loop has {turns} turns, more than a run can take")
            } else {
                "nothing ends this loop".to_owned()
            };
            (to.span, message, help)
        }
        What::Local { .. }
        | What::Assign { .. }
        | What::Change { .. }
        | What::Call(_)
        | What::Do(_)
        | What::If { .. }
        | What::Each { .. }
        | What::Return(_)
        | What::Break
        | What::Continue
        | What::Nothing => return None,
    };
    Some(Diagnostic::error(codes::ENDLESS_LOOP, message, script.place(span)).help(help))
}

/// A number that is written there.
fn number(expression: &Expression) -> Option<f64> {
    match &expression.of {
        Of::Number(number) => Some(*number),
        Of::Unary { operator: Unary::Minus, of } => number(of).map(|number| -number),
        _ => None,
    }
}

/// Whether a function calls itself whatever happens, by itself or by others that do so.
fn calls_itself(local: LocalId, functions: &BTreeMap<LocalId, &Function>) -> bool {
    let Some(function) = functions.get(&local) else { return false };
    let mut calls = Calls { local, found: false };
    calls.block(&function.body);
    calls.found
}

/// Looks for a call that no way avoids.
struct Calls {
    local: LocalId,
    found: bool,
}

impl Calls {
    /// Whether the block may end the function before it comes to a call.
    fn block(&mut self, block: &Block) -> bool {
        block.statements.iter().any(|statement| self.found || self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> bool {
        match &statement.what {
            What::Local { values, .. } => self.all(values),
            What::Assign { values, targets } => {
                self.all(values);
                self.all(targets);
            }
            What::Change { target, value, .. } => {
                self.expression(target);
                self.expression(value);
            }
            What::Call(call) => {
                self.expression(call);
                // Whatever is called may raise an error: only what it is called is looked at.
            }
            What::Do(body) => return self.block(body),
            What::If { arms, otherwise } => return self.arms(arms, otherwise.as_ref()),
            What::While { condition, body } => {
                self.expression(condition);
                return !self.found && may_return(body);
            }
            What::Repeat { body, until } => {
                let leaves = self.block(body);
                if !leaves {
                    self.expression(until);
                }
                return leaves;
            }
            What::Each { over, body, .. } => {
                self.all(over);
                return !self.found && may_return(body);
            }
            What::Count { from, to, body, .. } => {
                self.expression(from);
                self.expression(to);
                return !self.found && may_return(body);
            }
            What::Return(values) => {
                self.all(values);
                return true;
            }
            What::Break | What::Continue => return true,
            What::Nothing => {}
        }
        false
    }

    /// All arms call, or one of them may be a way out.
    fn arms(&mut self, arms: &[(Expression, Block)], otherwise: Option<&Block>) -> bool {
        if let Some((condition, _)) = arms.first() {
            self.expression(condition);
        }
        if self.found {
            return false;
        }
        let mut all = otherwise.is_some();
        let mut leaves = false;
        for body in arms.iter().map(|(_, body)| body).chain(otherwise) {
            let mut inner = Self { local: self.local, found: false };
            leaves |= inner.block(body) && !inner.found;
            all &= inner.found;
        }
        self.found = all;
        leaves
    }

    fn all(&mut self, expressions: &[Expression]) {
        expressions.iter().for_each(|expression| self.expression(expression));
    }

    /// What is computed whatever happens: not what stands behind `and`, `or`, `then`, nor functions.
    fn expression(&mut self, expression: &Expression) {
        match &expression.of {
            Of::Function(_) => {}
            Of::If { arms, .. } => {
                if let Some((condition, _)) = arms.first() {
                    self.expression(condition);
                }
            }
            Of::Binary { operator, left, right } => {
                self.expression(left);
                if operator.counts() || operator.orders() {
                    self.expression(right);
                }
            }
            of => {
                if let Of::Call { of, .. } = of {
                    self.found |= of.local() == Some(self.local);
                }
                Part::Expression(expression).parts(&mut |part| {
                    if let Part::Expression(inner) = part {
                        self.expression(inner);
                    }
                });
            }
        }
    }
}

/// Whether a block returns anywhere.
fn may_return(block: &Block) -> bool {
    let mut returns = false;
    block.own(&mut |statement| returns |= matches!(statement.what, What::Return(_)));
    returns
}

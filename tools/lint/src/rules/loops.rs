//! Loops and calls that have no end.

use std::collections::{BTreeMap, BTreeSet};

use diag::Diagnostic;

use crate::codes;
use luau::{
    Api, Block, Child, Expression, Function, LocalId, Of, Script, Statement, Tree, Unary, What,
    written,
};

/// More turns than the fuel of any run is enough for.
const TURNS: f64 = 4_000.0;

/// What is said of a loop that nothing ends, and how to mend it.
const ENDLESS: (&str, &str) =
    ("nothing ends this loop", "add a `break`, or a condition that ends it");

/// The same of one that goes by what nothing sets in it.
const FIXED: (&str, &str) = (
    "nothing ends this loop: its condition never changes",
    "change it in the loop, or leave the loop with `break`",
);

pub(super) fn look(script: &Script, _: &Api, out: &mut Vec<Diagnostic>) {
    script.tree.each(&mut |part| {
        if let Child::Statement(statement) = part {
            out.extend(endless(script, statement));
        }
    });
    endless_calls(script, out);
}

/// Functions that call themselves whatever happens, by themselves or by others that do so. Those that
/// call each other are told once, where the first of them stands.
fn endless_calls(script: &Script, out: &mut Vec<Diagnostic>) {
    let functions = named(&script.tree);
    let calls: BTreeMap<LocalId, BTreeSet<LocalId>> =
        functions.iter().map(|(local, function)| (*local, called(function, &functions))).collect();
    for local in functions.keys() {
        let round = reached(*local, &calls);
        if !round.contains(local) {
            continue;
        }
        let mut others = round.iter().filter(|other| reached(**other, &calls).contains(local));
        let first = others.next();
        if first != Some(local) {
            continue;
        }
        let said = |local: &LocalId| script.said(script.tree.locals[local.0].name).to_owned();
        let name = said(local);
        let message = match others.next() {
            Some(other) => {
                format!("“{name}” and “{}” call each other on every path, without end", said(other))
            }
            None => format!("“{name}” calls itself on every path, without end"),
        };
        let place = script.place(script.tree.locals[local.0].name);
        let finding = Diagnostic::error(codes::ENDLESS_CALLS, message, place);
        out.push(finding.help("start with a case in which it returns at once"));
    }
}

/// The functions that are written, by the locals that they are once they are there: declared with
/// them, or declared before and given them later.
fn named(tree: &Tree) -> BTreeMap<LocalId, &Function> {
    let mut named = written(tree);
    tree.each(&mut |part| {
        let Child::Statement(Statement { what: What::Assign { targets, values }, .. }) = part
        else {
            return;
        };
        for (target, value) in targets.iter().zip(values) {
            if let (Some(local), Of::Function(function)) = (target.local(), &value.of)
                && tree.locals[local.0].writes == 1
            {
                named.insert(local, &**function);
            }
        }
    });
    named
}

/// The functions that a function calls on every way.
fn called(function: &Function, all: &BTreeMap<LocalId, &Function>) -> BTreeSet<LocalId> {
    let mut met = BTreeSet::new();
    function.body.each(&mut |part| {
        if let Child::Expression(Expression { of: Of::Call { of, .. }, .. }) = part {
            met.extend(of.local().filter(|local| all.contains_key(local)));
        }
    });
    met.retain(|local| {
        let mut calls = CallFinder { local: *local, found: false };
        calls.block(&function.body);
        calls.found
    });
    met
}

/// The functions that are called once one is, on every way.
fn reached(from: LocalId, calls: &BTreeMap<LocalId, BTreeSet<LocalId>>) -> BTreeSet<LocalId> {
    let (mut met, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(local) = next.pop() {
        for other in calls.get(&local).into_iter().flatten() {
            if met.insert(*other) {
                next.push(*other);
            }
        }
    }
    met
}

/// A loop that nothing ends, or that has more turns than a run has.
fn endless(script: &Script, statement: &Statement) -> Option<Diagnostic> {
    let text = script.source.text();
    let (span, message, help) = match &statement.what {
        What::While { condition, body } => {
            let fixed = is_fixed(condition, &script.tree);
            let endless = condition.is_always() == Some(true) || fixed;
            if !endless || body.breaks() || body.leaves(text) {
                return None;
            }
            let (message, help) = if fixed { FIXED } else { ENDLESS };
            (condition.span, message.to_owned(), help)
        }
        What::Repeat { body, until } => {
            let endless = until.is_always() == Some(false);
            if !endless || body.breaks() || body.leaves(text) {
                return None;
            }
            let (message, help) = ENDLESS;
            (until.span, message.to_owned(), help)
        }
        What::Count { from, to, step, body, .. } => {
            let step = step.as_deref().map_or(Some(1.0), number)?;
            let (first, last) = (number(from)?, number(to)?);
            let turns = if step == 0.0 { f64::INFINITY } else { (last - first) / step };
            if turns <= TURNS || body.breaks() || body.leaves(text) {
                return None;
            }
            let help = "a script can run a few thousand iterations at most";
            let message = if turns.is_finite() {
                format!("this loop has {turns} iterations, more than a script can run")
            } else {
                ENDLESS.0.to_owned()
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

/// Whether an expression is made of locals that are never given another value, and what is written
/// there: what it is once it stays. What is in a table may change.
fn is_fixed(expression: &Expression, tree: &Tree) -> bool {
    match &expression.of {
        Of::Name(Some(local)) => tree.locals[local.0].writes == 0,
        Of::Binary { left, right, .. } => {
            let written = |side: &Expression| side.is_always().is_some();
            let all = (written(left) || is_fixed(left, tree))
                && (written(right) || is_fixed(right, tree));
            all && !(written(left) && written(right))
        }
        Of::Unary { operator: Unary::Minus | Unary::Not, of } => is_fixed(of, tree),
        Of::Unary { operator: Unary::Length, .. }
        | Of::Nil
        | Of::Bool(_)
        | Of::Number(_)
        | Of::Text(_)
        | Of::Interpolated(_)
        | Of::Varargs
        | Of::Name(None)
        | Of::Field { .. }
        | Of::Index { .. }
        | Of::Call { .. }
        | Of::Method { .. }
        | Of::Function(_)
        | Of::Table(_)
        | Of::If { .. }
        | Of::Cast { .. }
        | Of::Other => false,
    }
}

/// A number that is written there.
fn number(expression: &Expression) -> Option<f64> {
    match &expression.of {
        Of::Number(number) => Some(*number),
        Of::Unary { operator: Unary::Minus, of } => number(of).map(|number| -number),
        _ => None,
    }
}

/// Looks for a call that no way avoids.
struct CallFinder {
    local: LocalId,
    found: bool,
}

impl CallFinder {
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
                Child::Expression(expression).parts(&mut |part| {
                    if let Child::Expression(inner) = part {
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

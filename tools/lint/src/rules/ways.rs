//! Ways through a script that nobody takes, and choices that are none.

use diag::{Diagnostic, Span};

use crate::codes;
use luau::{Api, Block, Child, Expression, Of, Operator, Script, Statement, What};

pub(super) fn look(script: &Script, _: &Api, out: &mut Vec<Diagnostic>) {
    let ways = Ways { script };
    ways.block(&script.tree.body, out);
    script.tree.each(&mut |part| match part {
        Child::Statement(statement) => ways.statement(statement, out),
        Child::Expression(expression) => ways.expression(expression, out),
    });
}

struct Ways<'s> {
    script: &'s Script,
}

impl Ways<'_> {
    /// What stands behind the end of a way.
    fn block(&self, block: &Block, out: &mut Vec<Diagnostic>) {
        let text = self.script.source.text();
        for pair in block.statements.windows(2) {
            let [end, behind] = pair else { continue };
            if end.ends(text) && !matches!(behind.what, What::Nothing) {
                let last = block.statements.last().map_or(behind.span.end, |last| last.span.end);
                let place = self.script.place(Span { start: behind.span.start, end: last });
                let finding = Diagnostic::warning(codes::UNREACHABLE, "this never runs", place);
                let finding = finding.label(self.script.place(end.span), "every path ends here");
                out.push(finding.help("remove it, or move it before that"));
                return;
            }
        }
    }

    fn statement(&self, statement: &Statement, out: &mut Vec<Diagnostic>) {
        match &statement.what {
            What::Do(body)
            | What::Repeat { body, .. }
            | What::Each { body, .. }
            | What::Count { body, .. } => self.block(body, out),
            What::While { condition, body } => {
                self.block(body, out);
                if condition.is_always() == Some(false) {
                    out.push(self.constant(condition, false));
                }
            }
            What::If { arms, otherwise } => {
                for (condition, body) in arms {
                    self.block(body, out);
                    if let Some(always) = condition.is_always() {
                        out.push(self.constant(condition, always));
                    }
                }
                otherwise.iter().for_each(|body| self.block(body, out));
                self.empty(statement, arms, otherwise.as_ref(), out);
                self.alike(arms, otherwise.as_ref(), out);
            }
            What::Assign { targets, values } => {
                for (target, value) in targets.iter().zip(values) {
                    if target.local().is_some() && target.local() == value.local() {
                        let name = self.script.said(target.span);
                        let message = format!("“{name}” is assigned to itself");
                        let place = self.script.place(statement.span);
                        let finding = Diagnostic::warning(codes::SAME_TWICE, message, place);
                        out.push(finding.help("remove it, or write what you meant"));
                    }
                }
            }
            What::Local { .. }
            | What::Change { .. }
            | What::Call(_)
            | What::Return(_)
            | What::Break
            | What::Continue
            | What::Nothing => {}
        }
    }

    fn expression(&self, expression: &Expression, out: &mut Vec<Diagnostic>) {
        match &expression.of {
            Of::Function(function) => self.block(&function.body, out),
            Of::If { arms, otherwise } => {
                for (condition, _) in arms {
                    if let Some(always) = condition.is_always() {
                        out.push(self.constant(condition, always));
                    }
                }
                if let [(_, one)] = &arms[..]
                    && self.same(one.span, otherwise.span)
                {
                    let place = self.script.place(expression.span);
                    out.push(same_arms(place));
                }
            }
            Of::Binary { operator, left, right }
                if tells_apart(*operator) && self.same(left.span, right.span) && !calls(left) =>
            {
                let sign = operator.sign();
                let message = format!("both sides of “{sign}” are the same");
                let place = self.script.place(expression.span);
                let finding = Diagnostic::warning(codes::SAME_TWICE, message, place);
                out.push(finding.help("write what you meant on one of the sides"));
            }
            _ => {}
        }
    }

    fn constant(&self, condition: &Expression, always: bool) -> Diagnostic {
        let message = if always { "this is always true" } else { "this is always false" };
        let place = self.script.place(condition.span);
        let finding = Diagnostic::warning(codes::CONSTANT_CONDITION, message, place);
        finding.help("write what you meant, or remove the condition")
    }

    /// A choice of which no way does anything.
    fn empty(
        &self,
        statement: &Statement,
        arms: &[(Expression, Block)],
        otherwise: Option<&Block>,
        out: &mut Vec<Diagnostic>,
    ) {
        let empty = |block: &Block| block.statements.is_empty();
        // An arm without anything takes its case from those behind it; the last one takes nothing.
        let last = otherwise.or_else(|| arms.last().map(|(_, body)| body));
        if last.is_some_and(empty) {
            let place = self.script.place(statement.span);
            let message = "the last branch of this `if` does nothing";
            let finding = Diagnostic::warning(codes::EMPTY_WAY, message, place);
            out.push(finding.help("write what it should do, or remove it"));
        }
    }

    /// A choice between the same.
    fn alike(
        &self,
        arms: &[(Expression, Block)],
        otherwise: Option<&Block>,
        out: &mut Vec<Diagnostic>,
    ) {
        let [(condition, one)] = arms else { return };
        let (Some(one), Some(other)) = (one.span(), otherwise.and_then(Block::span)) else {
            return;
        };
        if self.same(one, other) {
            out.push(same_arms(self.script.place(condition.span)));
        }
    }

    /// Whether the same is written at two places, but for spaces.
    fn same(&self, one: Span, other: Span) -> bool {
        let (one, other) = (self.script.said(one), self.script.said(other));
        one.split_whitespace().eq(other.split_whitespace())
    }
}

fn same_arms(place: diag::Place) -> Diagnostic {
    let message = "both branches of this choice are the same";
    Diagnostic::warning(codes::SAME_TWICE, message, place)
        .help("write what you meant in one of them, or remove the choice")
}

/// Whether an operator makes no sense between a thing and itself.
fn tells_apart(operator: Operator) -> bool {
    match operator {
        Operator::Equal | Operator::Unequal | Operator::And | Operator::Or => true,
        Operator::Subtract | Operator::Divide | Operator::Floor | Operator::Modulo => true,
        Operator::Less | Operator::LessEqual | Operator::Greater | Operator::GreaterEqual => true,
        Operator::Add | Operator::Multiply | Operator::Power | Operator::Join => false,
    }
}

/// Whether something is called in an expression, which may give another thing each time.
fn calls(expression: &Expression) -> bool {
    let mut calls = false;
    Child::Expression(expression).each(&mut |part| {
        if let Child::Expression(part) = part {
            calls |= matches!(part.of, Of::Call { .. } | Of::Method { .. });
        }
    });
    calls
}

//! Paths through a block: where it ends, and what it reaches.

use crate::sight::said;
use crate::tree::{Block, Child, Expression, Of, Statement, Unary, What};

impl Block {
    /// Visits the statements of the block and of inner blocks, without those of functions.
    pub fn own<'t>(&'t self, see: &mut dyn FnMut(&'t Statement)) {
        self.statements.iter().for_each(|statement| within(Child::Statement(statement), see));
    }

    /// Whether the code after the block is unreachable: it returns, raises an error or never ends.
    pub fn ends(&self, text: &str) -> bool {
        self.statements.iter().any(|statement| statement.ends(text))
    }

    /// Whether the block can leave the loop around it.
    pub fn breaks(&self) -> bool {
        self.statements.iter().any(|statement| match &statement.what {
            What::Break => true,
            What::Do(body) => body.breaks(),
            What::If { arms, otherwise } => {
                arms.iter().any(|(_, body)| body.breaks())
                    || otherwise.as_ref().is_some_and(Self::breaks)
            }
            // A `break` in an inner loop leaves only that.
            What::While { .. }
            | What::Repeat { .. }
            | What::Each { .. }
            | What::Count { .. }
            | What::Local { .. }
            | What::Assign { .. }
            | What::Change { .. }
            | What::Call(_)
            | What::Return(_)
            | What::Continue
            | What::Nothing => false,
        })
    }

    /// Whether the block can end the function, or the run, anywhere.
    pub fn leaves(&self, text: &str) -> bool {
        let mut leaves = false;
        self.own(&mut |statement| {
            leaves |= match &statement.what {
                What::Return(_) => true,
                What::Call(call) => raises(call, text),
                _ => false,
            };
        });
        leaves
    }
}

fn within<'t>(part: Child<'t>, see: &mut dyn FnMut(&'t Statement)) {
    if let Child::Statement(statement) = part {
        see(statement);
        part.parts(&mut |part| within(part, see));
    }
}

impl Statement {
    /// Whether the code after the statement is unreachable.
    pub fn ends(&self, text: &str) -> bool {
        match &self.what {
            What::Return(_) => true,
            What::Call(call) => raises(call, text),
            What::Do(body) => body.ends(text),
            What::If { arms, otherwise } => {
                arms.iter().all(|(_, body)| body.ends(text))
                    && otherwise.as_ref().is_some_and(|body| body.ends(text))
            }
            What::While { condition, body } => {
                condition.is_always() == Some(true) && !body.breaks()
            }
            What::Repeat { body, until } => {
                !body.breaks() && (body.ends(text) || until.is_always() == Some(false))
            }
            What::Local { .. }
            | What::Assign { .. }
            | What::Change { .. }
            | What::Each { .. }
            | What::Count { .. }
            | What::Break
            | What::Continue
            | What::Nothing => false,
        }
    }
}

/// Whether a call ends the run.
fn raises(call: &Expression, text: &str) -> bool {
    let Of::Call { of, .. } = &call.of else { return false };
    matches!(of.of, Of::Name(None)) && said(text, of.span) == "error"
}

impl Expression {
    /// The constant value of a condition, if it is a literal.
    pub fn is_always(&self) -> Option<bool> {
        match &self.of {
            Of::Bool(value) => Some(*value),
            Of::Nil => Some(false),
            Of::Number(_) | Of::Text(_) | Of::Table(_) | Of::Function(_) | Of::Interpolated(_) => {
                Some(true)
            }
            Of::Unary { operator: Unary::Not, of } => of.is_always().map(|is| !is),
            Of::Unary { .. }
            | Of::Varargs
            | Of::Name(_)
            | Of::Field { .. }
            | Of::Index { .. }
            | Of::Call { .. }
            | Of::Method { .. }
            | Of::Binary { .. }
            | Of::If { .. }
            | Of::Cast { .. }
            | Of::Other => None,
        }
    }
}

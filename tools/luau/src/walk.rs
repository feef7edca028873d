//! Visits all parts of a tree.

use crate::tree::{Block, Expression, Field, Of, Statement, Tree, What};

/// A part of a statement or an expression, one level down.
#[derive(Clone, Copy)]
pub enum Child<'t> {
    /// A statement.
    Statement(&'t Statement),
    /// An expression.
    Expression(&'t Expression),
}

impl Tree {
    /// Visits all parts of the script, outer before inner.
    pub fn each<'t>(&'t self, see: &mut impl FnMut(Child<'t>)) {
        self.body.each(see);
    }
}

impl Block {
    /// Visits all parts of the block.
    pub fn each<'t>(&'t self, see: &mut impl FnMut(Child<'t>)) {
        self.parts(&mut |part| part.each(see));
    }

    fn parts<'t>(&'t self, see: &mut dyn FnMut(Child<'t>)) {
        self.statements.iter().for_each(|statement| see(Child::Statement(statement)));
    }
}

impl<'t> Child<'t> {
    /// Visits the part and everything inside it.
    pub fn each(self, see: &mut impl FnMut(Self)) {
        see(self);
        // A trait object, so that the type does not grow with the depth.
        let see: &mut dyn FnMut(Self) = see;
        self.below(see);
    }

    fn below(self, see: &mut dyn FnMut(Self)) {
        self.parts(&mut |part| {
            see(part);
            part.below(see);
        });
    }

    /// Visits the direct parts.
    pub fn parts(self, see: &mut dyn FnMut(Self)) {
        match self {
            Self::Statement(statement) => statement.parts(see),
            Self::Expression(expression) => expression.parts(see),
        }
    }
}

impl Statement {
    fn parts<'t>(&'t self, see: &mut dyn FnMut(Child<'t>)) {
        match &self.what {
            What::Local { values, .. } | What::Return(values) => all(values, see),
            What::Assign { targets, values } => {
                all(values, see);
                all(targets, see);
            }
            What::Change { target, value, .. } => all([&**target, &**value], see),
            What::Call(call) => see(Child::Expression(call)),
            What::Do(body) => body.parts(see),
            What::If { arms, otherwise } => {
                for (condition, body) in arms {
                    see(Child::Expression(condition));
                    body.parts(see);
                }
                otherwise.iter().for_each(|body| body.parts(see));
            }
            What::While { condition, body } => {
                see(Child::Expression(condition));
                body.parts(see);
            }
            What::Repeat { body, until } => {
                body.parts(see);
                see(Child::Expression(until));
            }
            What::Each { over, body, .. } => {
                all(over, see);
                body.parts(see);
            }
            What::Count { from, to, step, body, .. } => {
                all([&**from, &**to], see);
                all(step.as_deref(), see);
                body.parts(see);
            }
            What::Break | What::Continue | What::Nothing => {}
        }
    }
}

impl Expression {
    fn parts<'t>(&'t self, see: &mut dyn FnMut(Child<'t>)) {
        match &self.of {
            Of::Interpolated(values) => all(values, see),
            Of::Field { of, .. } | Of::Unary { of, .. } | Of::Cast { of, .. } => {
                see(Child::Expression(of));
            }
            Of::Index { of, key } => all([&**of, &**key], see),
            Of::Call { of, arguments } | Of::Method { of, arguments, .. } => {
                see(Child::Expression(of));
                all(arguments, see);
            }
            Of::Function(function) => function.body.parts(see),
            Of::Table(fields) => fields.iter().for_each(|field| match field {
                Field::Named { value, .. } | Field::Listed(value) => see(Child::Expression(value)),
                Field::Keyed { key, value } => all([&**key, value], see),
            }),
            Of::Binary { left, right, .. } => all([&**left, &**right], see),
            Of::If { arms, otherwise } => {
                arms.iter().for_each(|(condition, value)| all([condition, value], see));
                see(Child::Expression(otherwise));
            }
            Of::Nil
            | Of::Bool(_)
            | Of::Number(_)
            | Of::Text(_)
            | Of::Varargs
            | Of::Name(_)
            | Of::Other => {}
        }
    }
}

/// Visits some expressions.
fn all<'t>(expressions: impl IntoIterator<Item = &'t Expression>, see: &mut dyn FnMut(Child<'t>)) {
    expressions.into_iter().for_each(|expression| see(Child::Expression(expression)));
}

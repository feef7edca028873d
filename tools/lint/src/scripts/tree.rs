//! The syntax tree of a script as rules see it: what stands where, and which name is which local.
//!
//! Names and texts are spans of the source. The tree is nested at most [`DEEPEST`] levels, so that
//! whoever walks it needs no more room than a test has.

use diag::Span;

pub(crate) use super::operator::{Operator, Unary};
pub(crate) use super::walk::Part;

/// How deep a tree goes. A script that is nested deeper is not looked into.
pub(crate) const DEEPEST: usize = 120;

/// The tree of a script.
#[derive(Default)]
pub(crate) struct Tree {
    /// What stands outside of functions.
    pub(crate) body: Block,
    /// All names that are declared, in the order in which they are.
    pub(crate) locals: Vec<Local>,
    /// How many functions there are; they are numbered from 0.
    pub(crate) functions: usize,
    /// The types that are declared, parameters of types among them.
    pub(crate) types: Vec<Span>,
    /// The types that annotations name.
    pub(crate) named: Vec<Span>,
}

/// A local among the [locals](Tree::locals) of its script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LocalId(pub(crate) usize);

/// A name that is declared.
pub(crate) struct Local {
    pub(crate) name: Span,
    pub(crate) sort: Sort,
    pub(crate) annotation: Option<Annotation>,
    /// In how many functions it stands.
    pub(crate) depth: usize,
    /// How often its value is used.
    pub(crate) reads: usize,
    /// How often it is given another value.
    pub(crate) writes: usize,
    /// Where it is used last.
    pub(crate) last: u32,
    /// Where its scope ends.
    pub(crate) until: u32,
    /// The local of the same name that is hidden by it.
    pub(crate) hides: Option<LocalId>,
}

/// What declares a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Local,
    Function,
    Parameter,
    Loop,
}

/// Statements in their order.
#[derive(Default)]
pub(crate) struct Block {
    pub(crate) statements: Vec<Statement>,
}

/// A statement at its place.
pub(crate) struct Statement {
    pub(crate) span: Span,
    pub(crate) what: What,
}

/// What a statement does. Lint holds as many as a large pack has: what few of them have is apart.
pub(crate) enum What {
    Local {
        names: Vec<LocalId>,
        values: Vec<Expression>,
    },
    Assign {
        targets: Vec<Expression>,
        values: Vec<Expression>,
    },
    /// `x += 1`
    Change {
        target: Box<Expression>,
        operator: Option<Operator>,
        value: Box<Expression>,
    },
    Call(Expression),
    Do(Block),
    If {
        arms: Vec<(Expression, Block)>,
        otherwise: Option<Block>,
    },
    While {
        condition: Box<Expression>,
        body: Block,
    },
    Repeat {
        body: Block,
        until: Box<Expression>,
    },
    /// `for _, die in …`
    Each {
        names: Vec<LocalId>,
        over: Vec<Expression>,
        body: Block,
    },
    /// `for n = 1, 3`
    Count {
        name: LocalId,
        from: Box<Expression>,
        to: Box<Expression>,
        step: Option<Box<Expression>>,
        body: Block,
    },
    Return(Vec<Expression>),
    Break,
    Continue,
    /// A type, which does nothing.
    Nothing,
}

/// An expression at its place, with brackets around it.
pub(crate) struct Expression {
    pub(crate) span: Span,
    pub(crate) of: Of,
}

/// What an expression is made of.
pub(crate) enum Of {
    Nil,
    Bool(bool),
    Number(f64),
    /// A text that is written there, with its quotes.
    Text(Span),
    /// A text with values in it.
    Interpolated(Vec<Expression>),
    Varargs,
    /// A name, and which local it is; a global is none.
    Name(Option<LocalId>),
    /// `of.name`
    Field {
        of: Box<Expression>,
        dot: Span,
        name: Span,
    },
    /// `of[key]`
    Index {
        of: Box<Expression>,
        key: Box<Expression>,
    },
    Call {
        of: Box<Expression>,
        arguments: Vec<Expression>,
    },
    /// `of:name(…)`
    Method {
        of: Box<Expression>,
        name: Span,
        arguments: Vec<Expression>,
        /// The arguments in their brackets.
        brackets: Span,
    },
    Function(Box<Function>),
    Table(Vec<Field>),
    Unary {
        operator: Unary,
        of: Box<Expression>,
    },
    Binary {
        operator: Operator,
        left: Box<Expression>,
        right: Box<Expression>,
    },
    If {
        arms: Vec<(Expression, Expression)>,
        otherwise: Box<Expression>,
    },
    /// `of :: type`
    Cast {
        of: Box<Expression>,
        to: Annotation,
    },
    /// What this version of Luau has and the linter does not know.
    Other,
}

/// A field of a table that is written there.
pub(crate) enum Field {
    Named { name: Span, value: Expression },
    Keyed { key: Box<Expression>, value: Expression },
    Listed(Expression),
}

/// A function.
pub(crate) struct Function {
    /// Which one it is of all.
    pub(crate) number: usize,
    pub(crate) parameters: Vec<LocalId>,
    pub(crate) returns: Option<Annotation>,
    pub(crate) body: Block,
    /// The word `end`.
    pub(crate) end: Span,
}

/// A type as a script writes it.
pub(crate) struct Annotation {
    pub(crate) is: Is,
}

/// What a type is made of.
pub(crate) enum Is {
    Named(Span),
    Optional(Box<Annotation>),
    List(Box<Annotation>),
    /// A function, and what it gives.
    Function(Box<Annotation>),
    /// `()`
    Nothing,
    Other,
}

impl Tree {
    /// What the script gives to those who load it.
    fn returned(&self) -> Option<&Expression> {
        match &self.body.statements.last()?.what {
            What::Return(values) => values.first(),
            _ => None,
        }
    }

    /// The fields of the table that the script returns.
    pub(crate) fn exports(&self) -> Vec<(Span, &Expression)> {
        let table = self.returned().and_then(|returned| match &returned.of {
            Of::Name(Some(local)) => self.given(*local),
            _ => Some(returned),
        });
        let Some(Of::Table(fields)) = table.map(|table| &table.of) else { return Vec::new() };
        let named = fields.iter().filter_map(|field| match field {
            Field::Named { name, value } => Some((*name, value)),
            Field::Keyed { .. } | Field::Listed(_) => None,
        });
        named.collect()
    }

    /// What a local outside of functions is declared with, if it never gets anything else.
    pub(crate) fn given(&self, local: LocalId) -> Option<&Expression> {
        if self.locals[local.0].writes > 0 {
            return None;
        }
        self.body.statements.iter().find_map(|statement| match &statement.what {
            What::Local { names, values } => {
                let at = names.iter().position(|name| *name == local)?;
                values.get(at)
            }
            _ => None,
        })
    }

    /// The function that an expression outside of functions is: written there, a local, or what a
    /// function gives that is called there.
    pub(crate) fn function<'t>(&'t self, expression: &'t Expression) -> Option<&'t Function> {
        self.followed(expression, &mut 8)
    }

    /// The same, in so many steps at most: a function may give what it gives itself.
    fn followed<'t>(&'t self, at: &'t Expression, steps: &mut usize) -> Option<&'t Function> {
        *steps = steps.checked_sub(1)?;
        match &at.of {
            Of::Function(function) => Some(function),
            Of::Name(Some(local)) => self.followed(self.given(*local)?, steps),
            Of::Call { of, .. } => {
                let maker = self.followed(of, steps)?;
                match &maker.body.statements.last()?.what {
                    What::Return(values) => self.followed(values.first()?, steps),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

impl Block {
    /// From its first statement to its last; none when it is empty.
    pub(crate) fn span(&self) -> Option<Span> {
        let (first, last) = (self.statements.first()?, self.statements.last()?);
        Some(Span { start: first.span.start, end: last.span.end })
    }
}

impl Expression {
    /// The local that the expression is.
    pub(crate) fn local(&self) -> Option<LocalId> {
        match self.of {
            Of::Name(local) => local,
            _ => None,
        }
    }
}

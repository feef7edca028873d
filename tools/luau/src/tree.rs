//! The syntax tree of a script as rules see it: what stands where, and which name is which local.
//!
//! Names and texts are spans of the source. The tree is nested at most [`DEEPEST`] levels, so that
//! whoever walks it needs no more room than a test has.

use diag::Span;

pub use crate::operator::{Operator, Unary};
pub use crate::walk::Child;

/// How deep a tree goes. A script that is nested deeper is not looked into.
pub const DEEPEST: usize = 120;

/// The tree of a script.
#[derive(Default)]
pub struct Tree {
    /// What stands outside of functions.
    pub body: Block,
    /// All names that are declared, in the order in which they are.
    pub locals: Vec<Local>,
    /// How many functions there are; they are numbered from 0.
    pub functions: usize,
    /// The types that are declared, parameters of types among them.
    pub types: Vec<Span>,
    /// The types that annotations name.
    pub named: Vec<Span>,
}

/// A local among the [locals](Tree::locals) of its script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalId(pub usize);

/// A name that is declared.
pub struct Local {
    /// Where its name stands.
    pub name: Span,
    /// What declares it.
    pub sort: Sort,
    /// The type that is written behind it.
    pub annotation: Option<Annotation>,
    /// In how many functions it stands.
    pub depth: usize,
    /// How often its value is used.
    pub reads: usize,
    /// How often it is given another value.
    pub writes: usize,
    /// Where it is used last.
    pub last: u32,
    /// Where its scope ends.
    pub until: u32,
    /// The local of the same name that is hidden by it.
    pub hides: Option<LocalId>,
}

/// What declares a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// `local x`
    Local,
    /// `local function x()`
    Function,
    /// A parameter of a function.
    Parameter,
    /// The name of a loop.
    Loop,
}

/// Statements in their order.
#[derive(Default)]
pub struct Block {
    /// All of them.
    pub statements: Vec<Statement>,
}

/// A statement at its place.
pub struct Statement {
    /// Where it stands.
    pub span: Span,
    /// What it does.
    pub what: What,
}

/// What a statement does. Lint holds as many as a large pack has: what few of them have is apart.
pub enum What {
    /// `local names = values`
    Local {
        /// What is declared.
        names: Vec<LocalId>,
        /// What is given, in order.
        values: Vec<Expression>,
    },
    /// `targets = values`
    Assign {
        /// What gets another value.
        targets: Vec<Expression>,
        /// What is given, in order.
        values: Vec<Expression>,
    },
    /// `x += 1`
    Change {
        /// What is changed.
        target: Box<Expression>,
        /// How it is changed; none for an operator that is not known.
        operator: Option<Operator>,
        /// By what.
        value: Box<Expression>,
    },
    /// A call whose results are not used.
    Call(Expression),
    /// `do … end`
    Do(Block),
    /// `if … then … elseif … else … end`
    If {
        /// Each condition with what it leads to.
        arms: Vec<(Expression, Block)>,
        /// What follows where no condition holds.
        otherwise: Option<Block>,
    },
    /// `while condition do body end`
    While {
        /// As long as this holds.
        condition: Box<Expression>,
        /// What is done again and again.
        body: Block,
    },
    /// `repeat body until condition`
    Repeat {
        /// What is done again and again.
        body: Block,
        /// Until this holds.
        until: Box<Expression>,
    },
    /// `for _, die in …`
    Each {
        /// What is declared.
        names: Vec<LocalId>,
        /// What is gone through.
        over: Vec<Expression>,
        /// What is done again and again.
        body: Block,
    },
    /// `for n = 1, 3`
    Count {
        /// What counts.
        name: LocalId,
        /// The first number.
        from: Box<Expression>,
        /// The last number.
        to: Box<Expression>,
        /// By how much; 1 where it is not written.
        step: Option<Box<Expression>>,
        /// What is done again and again.
        body: Block,
    },
    /// `return …`
    Return(Vec<Expression>),
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// A type, which does nothing.
    Nothing,
}

/// An expression at its place, with brackets around it.
pub struct Expression {
    /// Where it stands.
    pub span: Span,
    /// What it is made of.
    pub of: Of,
}

/// What an expression is made of.
pub enum Of {
    /// `nil`
    Nil,
    /// `true` or `false`
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text that is written there, with its quotes.
    Text(Span),
    /// A text with values in it.
    Interpolated(Vec<Expression>),
    /// `...`
    Varargs,
    /// A name, and which local it is; a global is none.
    Name(Option<LocalId>),
    /// `of.name`
    Field {
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
        /// The dot.
        dot: Span,
        /// The name.
        name: Span,
    },
    /// `of[key]`
    Index {
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
        /// The key.
        key: Box<Expression>,
    },
    /// `of(arguments)`
    Call {
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
        /// The arguments.
        arguments: Vec<Expression>,
    },
    /// `of:name(…)`
    Method {
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
        /// The name.
        name: Span,
        /// The arguments.
        arguments: Vec<Expression>,
        /// The arguments in their brackets.
        brackets: Span,
    },
    /// `function() … end`
    Function(Box<Function>),
    /// `{ … }`
    Table(Vec<Field>),
    /// An operator before its operand.
    Unary {
        /// The operator.
        operator: Unary,
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
    },
    /// An operator between its operands.
    Binary {
        /// The operator.
        operator: Operator,
        /// What stands before it.
        left: Box<Expression>,
        /// What stands behind it.
        right: Box<Expression>,
    },
    /// `if … then … else …`
    If {
        /// Each condition with its value.
        arms: Vec<(Expression, Expression)>,
        /// The value where no condition holds.
        otherwise: Box<Expression>,
    },
    /// `of :: type`
    Cast {
        /// What stands before it, or behind an operator.
        of: Box<Expression>,
        /// The type.
        to: Annotation,
    },
    /// What this version of Luau has and the linter does not know.
    Other,
}

/// A field of a table that is written there.
pub enum Field {
    /// `name = value`
    Named {
        /// The name.
        name: Span,
        /// The value.
        value: Expression,
    },
    /// `[key] = value`
    Keyed {
        /// The key.
        key: Box<Expression>,
        /// The value.
        value: Expression,
    },
    /// A value that has the next number.
    Listed(Expression),
}

/// A function.
pub struct Function {
    /// Which one it is of all.
    pub number: usize,
    /// Its parameters.
    pub parameters: Vec<LocalId>,
    /// The type that is written behind them.
    pub returns: Option<Annotation>,
    /// What it does.
    pub body: Block,
    /// The word `end`.
    pub end: Span,
}

/// A type as a script writes it.
pub struct Annotation {
    /// What it says.
    pub is: Is,
}

/// What a type is made of.
pub enum Is {
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
    pub fn exports(&self) -> Vec<(Span, &Expression)> {
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
    pub fn given(&self, local: LocalId) -> Option<&Expression> {
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
    pub fn function<'t>(&'t self, expression: &'t Expression) -> Option<&'t Function> {
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
    pub fn span(&self) -> Option<Span> {
        let (first, last) = (self.statements.first()?, self.statements.last()?);
        Some(Span { start: first.span.start, end: last.span.end })
    }
}

impl Expression {
    /// The local that the expression is.
    pub fn local(&self) -> Option<LocalId> {
        match self.of {
            Of::Name(local) => local,
            _ => None,
        }
    }
}

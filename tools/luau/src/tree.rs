//! The syntax tree of a script for rules: statements and expressions with their places, and names
//! resolved to locals.
//!
//! Names and strings are spans of the source. The tree has at most [`DEEPEST`] levels, so that
//! visiting it needs no large stack.

use diag::Span;

pub use crate::operator::{Operator, Unary};
pub use crate::walk::Child;

/// Maximum depth of a tree. A more deeply nested script is not analyzed.
pub const DEEPEST: usize = 120;

/// The tree of a script.
#[derive(Default)]
pub struct Tree {
    /// The code outside functions.
    pub body: Block,
    /// All declared names, in order of declaration.
    pub locals: Vec<Local>,
    /// The number of functions. They are numbered from 0.
    pub functions: usize,
    /// The declared types, including type parameters.
    pub types: Vec<Span>,
    /// The types in annotations.
    pub named: Vec<Span>,
}

/// The index of a local among the [locals](Tree::locals) of its script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalId(pub usize);

/// A declared name.
pub struct Local {
    /// The span of its name.
    pub name: Span,
    /// The sort of its declaration.
    pub sort: Sort,
    /// The type annotation after it.
    pub annotation: Option<Annotation>,
    /// The number of functions around it.
    pub depth: usize,
    /// How often its value is used.
    pub reads: usize,
    /// How often it is reassigned.
    pub writes: usize,
    /// The byte of its last use.
    pub last: u32,
    /// The end of its scope.
    pub until: u32,
    /// A local with this name that it hides.
    pub hides: Option<LocalId>,
}

/// The sort of a declaration.
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

/// Statements in order.
#[derive(Default)]
pub struct Block {
    /// All of them.
    pub statements: Vec<Statement>,
}

/// A statement at its place.
pub struct Statement {
    /// Its place.
    pub span: Span,
    /// Its content.
    pub what: What,
}

/// The content of a statement. The linter keeps those of a large pack, so rare large parts are
/// boxed.
pub enum What {
    /// `local names = values`
    Local {
        /// The declared locals.
        names: Vec<LocalId>,
        /// The values, in order.
        values: Vec<Expression>,
    },
    /// `targets = values`
    Assign {
        /// The targets.
        targets: Vec<Expression>,
        /// The values, in order.
        values: Vec<Expression>,
    },
    /// `x += 1`
    Change {
        /// The target.
        target: Box<Expression>,
        /// The operator; `None` if unknown.
        operator: Option<Operator>,
        /// The right operand.
        value: Box<Expression>,
    },
    /// A call whose results are not used.
    Call(Expression),
    /// `do … end`
    Do(Block),
    /// `if … then … elseif … else … end`
    If {
        /// Each condition with its block.
        arms: Vec<(Expression, Block)>,
        /// The block after `else`.
        otherwise: Option<Block>,
    },
    /// `while condition do body end`
    While {
        /// The condition for continuing.
        condition: Box<Expression>,
        /// The body.
        body: Block,
    },
    /// `repeat body until condition`
    Repeat {
        /// The body.
        body: Block,
        /// The condition for ending.
        until: Box<Expression>,
    },
    /// `for _, die in …`
    Each {
        /// The declared locals.
        names: Vec<LocalId>,
        /// The expressions after `in`.
        over: Vec<Expression>,
        /// The body.
        body: Block,
    },
    /// `for n = 1, 3`
    Count {
        /// The loop variable.
        name: LocalId,
        /// The first number.
        from: Box<Expression>,
        /// The last number.
        to: Box<Expression>,
        /// The increment; 1 if absent.
        step: Option<Box<Expression>>,
        /// The body.
        body: Block,
    },
    /// `return …`
    Return(Vec<Expression>),
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// A type declaration, which does nothing at run time.
    Nothing,
}

/// An expression at its place, including parentheses around it.
pub struct Expression {
    /// Its place.
    pub span: Span,
    /// Its content.
    pub of: Of,
}

/// The content of an expression.
pub enum Of {
    /// `nil`
    Nil,
    /// `true` or `false`
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string literal, with its quotes.
    Text(Span),
    /// An interpolated string with its values.
    Interpolated(Vec<Expression>),
    /// `...`
    Varargs,
    /// A name, with its local; a global has none.
    Name(Option<LocalId>),
    /// `of.name`
    Field {
        /// The operand.
        of: Box<Expression>,
        /// The dot.
        dot: Span,
        /// The name.
        name: Span,
    },
    /// `of[key]`
    Index {
        /// The operand.
        of: Box<Expression>,
        /// The key.
        key: Box<Expression>,
    },
    /// `of(arguments)`
    Call {
        /// The called function.
        of: Box<Expression>,
        /// The arguments.
        arguments: Vec<Expression>,
    },
    /// `of:name(…)`
    Method {
        /// The object.
        of: Box<Expression>,
        /// The name.
        name: Span,
        /// The arguments.
        arguments: Vec<Expression>,
        /// The arguments in their parentheses.
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
        /// The operand.
        of: Box<Expression>,
    },
    /// An operator between its operands.
    Binary {
        /// The operator.
        operator: Operator,
        /// The left operand.
        left: Box<Expression>,
        /// The right operand.
        right: Box<Expression>,
    },
    /// `if … then … else …`
    If {
        /// Each condition with its value.
        arms: Vec<(Expression, Expression)>,
        /// The value after `else`.
        otherwise: Box<Expression>,
    },
    /// `of :: type`
    Cast {
        /// The operand.
        of: Box<Expression>,
        /// The type.
        to: Annotation,
    },
    /// Syntax of this version of Luau that the linter does not know.
    Other,
}

/// A field of a table literal.
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
    /// A value with the next index.
    Listed(Expression),
}

/// A function.
pub struct Function {
    /// Its number among all functions.
    pub number: usize,
    /// Its parameters.
    pub parameters: Vec<LocalId>,
    /// The result type annotation.
    pub returns: Option<Annotation>,
    /// What it does.
    pub body: Block,
    /// The word `end`.
    pub end: Span,
}

/// A type annotation.
pub struct Annotation {
    /// Its content.
    pub is: Is,
}

/// The content of a type annotation.
pub enum Is {
    Named(Span),
    Optional(Box<Annotation>),
    List(Box<Annotation>),
    /// A function, with its result type.
    Function(Box<Annotation>),
    /// `()`
    Nothing,
    Other,
}

impl Tree {
    /// The value that the script returns.
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

    /// The initial value of a local outside functions, if it is never reassigned.
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

    /// The function of an expression outside functions: a literal, a local, or the result of a
    /// function called there.
    pub fn function<'t>(&'t self, expression: &'t Expression) -> Option<&'t Function> {
        self.followed(expression, &mut 8)
    }

    /// Like [`Self::function`], in a limited number of steps: a function may return its own result.
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
    /// From its first statement to its last; `None` if it is empty.
    pub fn span(&self) -> Option<Span> {
        let (first, last) = (self.statements.first()?, self.statements.last()?);
        Some(Span { start: first.span.start, end: last.span.end })
    }
}

impl Expression {
    /// The local, if the expression is one.
    pub fn local(&self) -> Option<LocalId> {
        match self.of {
            Of::Name(local) => local,
            _ => None,
        }
    }
}

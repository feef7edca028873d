//! Kinds of expressions, based on the kinds of locals.

use diag::{Place, Source, Span};

use crate::api::Api;
use crate::infer::Values;
use crate::tree::{Annotation, Expression, Field, Is, LocalId, Of, Operator, Tree, Unary};
use crate::value::{Value, Whole};

/// A script under examination.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    /// The API of the game.
    pub api: &'s Api,
    /// The file.
    pub source: &'s Source,
    /// Its syntax tree.
    pub tree: &'s Tree,
    /// Its inferred values.
    pub values: &'s Values,
}

impl Expression {
    /// Whether it can be several values, or none.
    pub fn is_open(&self) -> bool {
        matches!(self.of, Of::Call { .. } | Of::Method { .. } | Of::Varargs | Of::Other)
    }
}

impl Sight<'_> {
    /// A place in the script.
    pub fn place(&self, span: Span) -> Place {
        Place { source: self.source.clone(), span }
    }

    /// The text at a place.
    pub fn said(&self, span: Span) -> &str {
        said(self.source.text(), span)
    }

    /// The kind of a local.
    pub fn local(&self, local: LocalId) -> &Value {
        &self.values.locals[local.0]
    }

    /// The kind of an expression.
    pub fn value(&self, expression: &Expression) -> Value {
        let local = |local: LocalId| self.values.locals[local.0].clone();
        let gives = |number: usize| self.values.gives[number].clone();
        value(self.api, self.source.text(), &local, &gives, expression)
    }
}

/// The text of a span.
pub fn said(text: &str, span: Span) -> &str {
    text.get(span.start as usize..span.end as usize).unwrap_or("")
}

/// The kind in an annotation.
pub fn annotated(api: &Api, text: &str, annotation: &Annotation) -> Value {
    match &annotation.is {
        Is::Named(name) => match said(text, *name) {
            "Me" => Value::Card,
            "Params" => Value::Params,
            "number" => Value::Number(Whole::Unseen),
            "string" => Value::Text(None),
            "boolean" => Value::Bool,
            "nil" => Value::Nil,
            name => api.named(name).map_or(Value::Unknown, Value::of),
        },
        Is::Optional(inner) => Value::Maybe(Box::new(annotated(api, text, inner))),
        Is::List(inner) => Value::List(Box::new(annotated(api, text, inner))),
        Is::Function(gives) => Value::Function(Box::new(annotated(api, text, gives))),
        Is::Nothing => Value::Nil,
        Is::Other => Value::Unknown,
    }
}

/// The kinds of locals.
type Locals<'f> = &'f dyn Fn(LocalId) -> Value;
/// The results of functions.
type Gives<'f> = &'f dyn Fn(usize) -> Value;

/// The kind of an expression, from the kinds of locals and results of functions.
pub fn value(
    api: &Api,
    text: &str,
    locals: Locals<'_>,
    gives: Gives<'_>,
    at: &Expression,
) -> Value {
    let of = |expression: &Expression| value(api, text, locals, gives, expression);
    match &at.of {
        Of::Nil => Value::Nil,
        Of::Bool(_) => Value::Bool,
        Of::Number(number) => {
            Value::Number(if number.fract() == 0.0 { Whole::Yes } else { Whole::No })
        }
        Of::Text(span) => Value::Text(unquoted(text, *span)),
        Of::Interpolated(_) => Value::Text(None),
        Of::Name(Some(local)) => locals(*local),
        Of::Name(None) | Of::Varargs | Of::Other => Value::Unknown,
        Of::Field { of: inner, name, .. } => match of(inner) {
            Value::Params => Value::Number(Whole::Yes),
            _ if is_math(text, inner) => constant(said(text, *name)),
            _ => Value::Unknown,
        },
        Of::Index { of: inner, .. } => match of(inner) {
            Value::Params => Value::Number(Whole::Yes),
            _ => Value::Unknown,
        },
        Of::Call { of: inner, arguments } => called(text, inner, arguments, &of),
        Of::Method { of: inner, name, .. } => match of(inner) {
            Value::Card => api.verb(said(text, *name)).map_or(Value::Unknown, Value::given),
            _ => Value::Unknown,
        },
        Of::Function(function) => Value::Function(Box::new(gives(function.number))),
        Of::Table(fields) => listed(fields, &of),
        Of::Unary { operator: Unary::Minus, of: inner } => match of(inner) {
            Value::Number(whole) => Value::Number(whole),
            _ => Value::Number(Whole::Unseen),
        },
        Of::Unary { operator: Unary::Not, .. } => Value::Bool,
        Of::Unary { operator: Unary::Length, .. } => Value::Number(Whole::Yes),
        Of::Binary { operator, left, right } => binary(*operator, of(left), of(right)),
        Of::If { arms, otherwise } => {
            let arms = arms.iter().map(|(_, value)| of(value));
            arms.chain([of(otherwise)]).reduce(Value::or).unwrap_or(Value::Unknown)
        }
        Of::Cast { to, .. } => annotated(api, text, to),
    }
}

/// The result of an operator on two values.
pub fn binary(operator: Operator, left: Value, right: Value) -> Value {
    let wholes = |value: &Value| match value {
        Value::Number(whole) => *whole,
        _ => Whole::Unseen,
    };
    let (one, other) = (wholes(&left), wholes(&right));
    match operator {
        Operator::Add | Operator::Subtract | Operator::Multiply | Operator::Modulo => {
            Value::Number(one.and(other))
        }
        Operator::Divide => Value::Number(Whole::No),
        Operator::Floor => Value::Number(Whole::Yes),
        Operator::Power => Value::Number(Whole::Unseen),
        Operator::Join => Value::Text(None),
        Operator::Equal
        | Operator::Unequal
        | Operator::Less
        | Operator::LessEqual
        | Operator::Greater
        | Operator::GreaterEqual => Value::Bool,
        // `a and b` is false or b. Values that can be false are not distinguished from nil.
        Operator::And => Value::Unknown,
        Operator::Or => left.sure().or(right),
    }
}

/// The result of a call.
fn called(
    text: &str,
    function: &Expression,
    arguments: &[Expression],
    of: &dyn Fn(&Expression) -> Value,
) -> Value {
    match &function.of {
        Of::Field { of: library, name, .. } if is_math(text, library) => {
            computed(said(text, *name), arguments, of)
        }
        _ => match of(function) {
            Value::Function(gives) => *gives,
            _ => Value::Unknown,
        },
    }
}

/// The kind of a table literal.
fn listed(fields: &[Field], of: &dyn Fn(&Expression) -> Value) -> Value {
    let listed = |field: &Field| match field {
        Field::Listed(value) => Some(of(value)),
        Field::Named { .. } | Field::Keyed { .. } => None,
    };
    let all: Option<Vec<Value>> = fields.iter().map(listed).collect();
    let thing = all.and_then(|all| all.into_iter().reduce(Value::or));
    thing.map_or(Value::Table, |thing| Value::List(Box::new(thing)))
}

fn is_math(text: &str, expression: &Expression) -> bool {
    matches!(expression.of, Of::Name(None)) && said(text, expression.span) == "math"
}

/// A constant of the library.
fn constant(name: &str) -> Value {
    match name {
        "pi" | "huge" | "e" | "phi" | "tau" | "nan" | "sqrt2" => Value::Number(Whole::Unseen),
        _ => Value::Unknown,
    }
}

/// The result of a library function.
fn computed(name: &str, arguments: &[Expression], of: &dyn Fn(&Expression) -> Value) -> Value {
    let wholes = arguments.iter().map(|argument| match of(argument) {
        Value::Number(whole) => whole,
        _ => Whole::Unseen,
    });
    match name {
        "ceil" | "floor" | "round" | "sign" => Value::Number(Whole::Yes),
        "abs" | "clamp" | "max" | "min" => {
            Value::Number(wholes.reduce(Whole::or).unwrap_or(Whole::Unseen))
        }
        "isfinite" | "isinf" | "isnan" => Value::Bool,
        _ => Value::Number(Whole::Unseen),
    }
}

/// The span of a string without its quotes, if it is a plain one.
fn unquoted(text: &str, span: Span) -> Option<Span> {
    let written = said(text, span);
    let plain = written.starts_with(['"', '\'']) && !written.contains('\\');
    (plain && span.end > span.start + 1).then(|| Span { start: span.start + 1, end: span.end - 1 })
}

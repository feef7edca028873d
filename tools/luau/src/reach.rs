//! Reach: the verbs and params used when a hook calls a function, including all functions that it
//! uses.

use std::collections::BTreeSet;

use diag::Span;
use script::{Type, Verb};

use crate::sight::Sight;
use crate::tree::{Child, Expression, Field, LocalId, Of, What};
use crate::value::Value;

/// What a function of a hook reaches.
#[derive(Default)]
pub struct Reach {
    /// The called verbs.
    pub verbs: Vec<Span>,
    /// The params of the card that it reads: `p.gold`.
    pub reads: Vec<Span>,
    /// Whether it may read any param, because the params are passed on, or read with a computed
    /// name.
    pub reads_all: bool,
    /// The names of its questions, with their quotes.
    pub asks: Vec<Span>,
    /// Whether a question has a computed name.
    pub asks_any: bool,
}

/// What an exported function reaches.
pub fn reach(sight: Sight<'_>, exported: &Expression) -> Reach {
    let mut finder = Finder { sight, reach: Reach::default(), next: Vec::new() };
    finder.look(exported);
    let mut seen = BTreeSet::new();
    while let Some(local) = finder.next.pop() {
        if seen.insert(local) {
            finder.local(local);
        }
    }
    finder.reach
}

struct Finder<'s> {
    sight: Sight<'s>,
    reach: Reach,
    /// Used locals outside functions.
    next: Vec<LocalId>,
}

impl<'s> Finder<'s> {
    /// Follows the value of a local outside functions.
    fn local(&mut self, local: LocalId) {
        for statement in &self.sight.tree.body.statements {
            match &statement.what {
                What::Local { names, values } if names.contains(&local) => {
                    values.iter().for_each(|value| self.look(value));
                }
                What::Assign { targets, values }
                    if targets.iter().any(|target| target.local() == Some(local)) =>
                {
                    values.iter().for_each(|value| self.look(value));
                }
                _ => {}
            }
        }
    }

    fn look(&mut self, expression: &'s Expression) {
        Child::Expression(expression).each(&mut |part| {
            if let Child::Expression(expression) = part {
                self.expression(expression);
            }
        });
    }

    fn expression(&mut self, expression: &Expression) {
        match &expression.of {
            Of::Name(Some(local)) if self.sight.tree.locals[local.0].depth == 0 => {
                self.next.push(*local);
            }
            Of::Method { of, name, arguments, .. } if self.is(of, &Value::Card) => {
                self.reach.verbs.push(*name);
                let api = self.sight.api;
                if let Some(verb) = api.verb(self.sight.said(*name)) {
                    self.labels(verb, arguments);
                }
                self.passed(arguments);
            }
            Of::Field { of, name, .. } if self.is(of, &Value::Params) => {
                self.reach.reads.push(*name);
            }
            Of::Index { of, key } if self.is(of, &Value::Params) => match self.sight.value(key) {
                Value::Text(Some(name)) => self.reach.reads.push(name),
                _ => self.reach.reads_all = true,
            },
            // A function of the script reads them itself.
            Of::Call { of, .. } if of.local().is_some() => {}
            Of::Call { arguments, .. } | Of::Method { arguments, .. } => self.passed(arguments),
            Of::Table(fields) => fields.iter().for_each(|field| match field {
                Field::Named { value, .. } | Field::Keyed { value, .. } | Field::Listed(value) => {
                    self.passed(std::slice::from_ref(value))
                }
            }),
            _ => {}
        }
    }

    fn is(&self, expression: &Expression, value: &Value) -> bool {
        match expression.of {
            Of::Name(Some(local)) => self.sight.local(local) == value,
            _ => self.sight.value(expression) == *value,
        }
    }

    /// Values passed to code that may do anything with them.
    fn passed(&mut self, values: &[Expression]) {
        self.reach.reads_all |= values.iter().any(|value| {
            value.local().is_some_and(|local| *self.sight.local(local) == Value::Params)
        });
    }

    /// The names of questions passed to a verb.
    fn labels(&mut self, verb: &Verb, arguments: &[Expression]) {
        for (argument, takes) in arguments.iter().zip(verb.passed()) {
            match (takes.kind, &argument.of) {
                (Type::Filter(filter), Of::Table(fields)) => {
                    for field in fields {
                        let Field::Named { name, value } = field else { continue };
                        let name = self.sight.said(*name);
                        let label = |field: &script::FieldEntry| {
                            field.name == name && matches!(field.kind, Type::Label)
                        };
                        if filter.fields.iter().any(label) {
                            self.label(value);
                        }
                    }
                }
                (Type::Filter(filter), _) => {
                    let label = |field: &script::FieldEntry| matches!(field.kind, Type::Label);
                    self.reach.asks_any |= filter.fields.iter().any(label);
                }
                (Type::Label | Type::Optional(Type::Label), _) => self.label(argument),
                _ => {}
            }
        }
    }

    fn label(&mut self, value: &Expression) {
        match self.sight.value(value) {
            Value::Text(Some(label)) => self.reach.asks.push(label),
            Value::Nil => {}
            _ => self.reach.asks_any = true,
        }
    }
}

//! Type inference: from a tree to the kinds of its values, based on results of verbs, arguments of
//! hooks, and literals.

use std::collections::BTreeMap;

use crate::api::Api;
use crate::sight::{annotated, binary, said, value};
use crate::tree::{
    Block, Child, Expression, Function, LocalId, Of, Operator, Statement, Tree, Unary, What,
};
use crate::value::{Value, Whole};

/// Names of the card in functions without annotations.
const CARDS: [&str; 2] = ["me", "_me"];

/// Number of passes over a script. A local assigned in a loop can get its value from a later line.
const ROUNDS: usize = 3;

/// The kinds of the locals and functions of a script.
#[derive(Default)]
pub struct Values {
    /// By the index of the local.
    pub locals: Vec<Value>,
    /// The results of functions, by their number.
    pub gives: Vec<Value>,
}

/// The kinds of a script's locals, as far as they can be inferred. `hooks` are the hooks that call
/// a function, by its number.
pub fn values(api: &Api, text: &str, tree: &Tree, hooks: &BTreeMap<usize, Vec<usize>>) -> Values {
    let mut reader = Inference {
        api,
        text,
        tree,
        hooks,
        written: written(tree),
        locals: vec![None; tree.locals.len()],
        gives: vec![None; tree.functions],
    };
    for _ in 0..ROUNDS {
        reader.block(&tree.body);
    }
    let checked = checked(tree);
    let settle = |(at, value): (usize, Option<Value>)| {
        let value = value.unwrap_or(Value::Unknown);
        // A local that is compared with nil or reassigned may have any of its values.
        let doubt = checked[at] || tree.locals[at].writes > 0;
        if doubt { value.sure() } else { value }
    };
    let gives = reader.gives.into_iter().map(|value| value.unwrap_or(Value::Unknown)).collect();
    Values { locals: reader.locals.into_iter().enumerate().map(settle).collect(), gives }
}

/// The functions of locals that are never reassigned.
pub fn written(tree: &Tree) -> BTreeMap<LocalId, &Function> {
    let mut written = BTreeMap::new();
    tree.each(&mut |part| {
        let Child::Statement(Statement { what: What::Local { names, values }, .. }) = part else {
            return;
        };
        for (name, value) in names.iter().zip(values) {
            if let (Of::Function(function), 0) = (&value.of, tree.locals[name.0].writes) {
                written.insert(*name, &**function);
            }
        }
    });
    written
}

/// Which locals are checked for nil: compared, or part of a condition.
fn checked(tree: &Tree) -> Vec<bool> {
    let mut checked = vec![false; tree.locals.len()];
    let mut check = |condition: &Expression| {
        if let Some(local) = condition.local() {
            checked[local.0] = true;
        }
    };
    tree.each(&mut |part| match part {
        Child::Statement(statement) => match &statement.what {
            What::If { arms, .. } => arms.iter().for_each(|(condition, _)| check(condition)),
            What::While { condition, .. } => check(condition),
            What::Repeat { until, .. } => check(until),
            _ => {}
        },
        Child::Expression(expression) => match &expression.of {
            Of::If { arms, .. } => arms.iter().for_each(|(condition, _)| check(condition)),
            Of::Binary {
                operator: Operator::And | Operator::Or | Operator::Equal | Operator::Unequal,
                left,
                right,
            } => {
                check(left);
                check(right);
            }
            Of::Unary { operator: Unary::Not, of } => check(of),
            Of::Cast { of, .. } => check(of),
            Of::Call { arguments, .. } => arguments.iter().for_each(&mut check),
            _ => {}
        },
    });
    checked
}

struct Inference<'s> {
    api: &'s Api,
    text: &'s str,
    tree: &'s Tree,
    hooks: &'s BTreeMap<usize, Vec<usize>>,
    /// The functions, by their locals.
    written: BTreeMap<LocalId, &'s Function>,
    locals: Vec<Option<Value>>,
    gives: Vec<Option<Value>>,
}

impl Inference<'_> {
    /// Adds a possible value of a local.
    fn give(&mut self, local: LocalId, value: Value) {
        let declared = &self.tree.locals[local.0];
        let known = match &declared.annotation {
            Some(annotation) => annotated(self.api, self.text, annotation),
            None => match self.locals[local.0].take() {
                Some(known) => known.or(value),
                None => value,
            },
        };
        self.locals[local.0] = Some(known);
    }

    fn value(&self, expression: &Expression) -> Value {
        let local = |local: LocalId| self.locals[local.0].clone();
        let gives = |number: usize| self.gives[number].clone();
        value(
            self.api,
            self.text,
            &|id| local(id).unwrap_or(Value::Unknown),
            &|number| gives(number).unwrap_or(Value::Unknown),
            expression,
        )
    }

    fn block(&mut self, block: &Block) {
        for statement in &block.statements {
            self.statement(&statement.what);
        }
    }

    fn statement(&mut self, what: &What) {
        match what {
            What::Local { names, values } => {
                values.iter().for_each(|value| self.functions(value));
                self.all(names, values);
            }
            What::Assign { targets, values } => self.assigned(targets, values),
            What::Change { target, operator, value } => {
                let changed = self.value(value);
                if let Some(local) = target.local() {
                    let old = self.value(target);
                    let new = operator.map(|operator| binary(operator, old, changed));
                    self.give(local, new.unwrap_or(Value::Unknown));
                }
            }
            What::Call(call) => self.functions(call),
            What::Do(body) => self.block(body),
            What::If { arms, otherwise } => {
                for (condition, body) in arms {
                    self.functions(condition);
                    self.block(body);
                }
                otherwise.iter().for_each(|body| self.block(body));
            }
            What::While { condition, body } | What::Repeat { body, until: condition } => {
                self.functions(condition);
                self.block(body);
            }
            What::Each { names, over, body } => {
                over.iter().for_each(|value| self.functions(value));
                self.loop_over(names, over);
                self.block(body);
            }
            What::Count { name, from, to: _, step, body } => {
                let whole = |value: &Expression| match self.value(value) {
                    Value::Number(whole) => whole,
                    _ => Whole::Unseen,
                };
                let step = step.as_deref().map_or(Whole::Yes, whole);
                let whole = whole(from).and(step);
                self.give(*name, Value::Number(whole));
                self.block(body);
            }
            What::Return(values) => values.iter().for_each(|value| self.functions(value)),
            What::Break | What::Continue | What::Nothing => {}
        }
    }

    fn assigned(&mut self, targets: &[Expression], values: &[Expression]) {
        values.iter().for_each(|value| self.functions(value));
        for (at, target) in targets.iter().enumerate() {
            if let Some(local) = target.local() {
                let value = values.get(at).map(|value| self.value(value));
                self.give(local, value.unwrap_or(Value::Unknown));
            }
        }
    }

    fn all(&mut self, names: &[LocalId], values: &[Expression]) {
        // A call at the end supplies the remaining values.
        let open = values.last().is_some_and(Expression::is_open);
        for (at, name) in names.iter().enumerate() {
            let value = match values.get(at) {
                Some(value) => self.value(value),
                None if open => Value::Unknown,
                None => Value::Nil,
            };
            self.give(*name, value);
        }
    }

    /// Sets the names of a loop.
    fn loop_over(&mut self, names: &[LocalId], over: &[Expression]) {
        let over = match over {
            [one] => match &one.of {
                Of::Call { of, arguments } if self.is_global(of, "ipairs") => arguments.first(),
                _ => Some(one),
            },
            _ => None,
        };
        let thing = match over.map(|over| self.value(over)) {
            Some(Value::List(thing)) => *thing,
            _ => Value::Unknown,
        };
        let key = if thing == Value::Unknown { Value::Unknown } else { Value::Number(Whole::Yes) };
        let values = [key, thing];
        for (at, name) in names.iter().enumerate() {
            self.give(*name, values.get(at).cloned().unwrap_or(Value::Unknown));
        }
    }

    fn is_global(&self, expression: &Expression, name: &str) -> bool {
        matches!(expression.of, Of::Name(None)) && said(self.text, expression.span) == name
    }

    /// Examines the functions in an expression.
    fn functions(&mut self, expression: &Expression) {
        match &expression.of {
            Of::Function(function) => return self.function(function),
            Of::Call { of, arguments } => self.called(of, arguments),
            _ => {}
        }
        Child::Expression(expression).parts(&mut |part| {
            if let Child::Expression(part) = part {
                self.functions(part);
            }
        });
    }

    /// Uses the arguments of a call as values of the function's parameters.
    fn called(&mut self, of: &Expression, arguments: &[Expression]) {
        let function = of.local().and_then(|local| self.written.get(&local).copied());
        for (at, parameter) in function.iter().flat_map(|one| one.parameters.iter().enumerate()) {
            if self.tree.locals[parameter.0].annotation.is_none() {
                let value = arguments.get(at).map(|argument| self.value(argument));
                self.give(*parameter, value.unwrap_or(Value::Unknown));
            }
        }
    }

    fn function(&mut self, function: &Function) {
        let hooks = self.hooks.get(&function.number).map_or(&[][..], Vec::as_slice);
        for (at, parameter) in function.parameters.iter().enumerate() {
            let name = said(self.text, self.tree.locals[parameter.0].name);
            let value = match at {
                _ if CARDS.contains(&name) => Value::Card,
                // A caller determines the kind.
                _ if hooks.is_empty() && self.tree.locals[parameter.0].annotation.is_none() => {
                    continue;
                }
                0 => Value::Card,
                1 => Value::Params,
                _ => {
                    let takes = |hook: &usize| self.api.hooks[*hook].takes.get(at.wrapping_sub(2));
                    let value =
                        |hook| takes(hook).map_or(Value::Unknown, |one| Value::of(one.kind));
                    hooks.iter().map(value).reduce(Value::or).unwrap_or(Value::Unknown)
                }
            };
            self.give(*parameter, value);
        }
        self.block(&function.body);
        let given = match &function.returns {
            Some(annotation) => annotated(self.api, self.text, annotation),
            None => {
                let mut given = Vec::new();
                returned(&function.body, &mut |values| {
                    given.push(values.first().map_or(Value::Nil, |value| self.value(value)));
                });
                given.into_iter().reduce(Value::or).unwrap_or(Value::Nil)
            }
        };
        self.gives[function.number] = Some(given);
    }
}

/// Visits the return statements of a block, without functions inside it.
pub fn returned<'t>(block: &'t Block, see: &mut dyn FnMut(&'t [Expression])) {
    for statement in &block.statements {
        match &statement.what {
            What::Return(values) => see(values),
            What::Do(body)
            | What::While { body, .. }
            | What::Repeat { body, .. }
            | What::Each { body, .. }
            | What::Count { body, .. } => returned(body, see),
            What::If { arms, otherwise } => {
                arms.iter().for_each(|(_, body)| returned(body, see));
                otherwise.iter().for_each(|body| returned(body, see));
            }
            What::Local { .. }
            | What::Assign { .. }
            | What::Change { .. }
            | What::Call(_)
            | What::Break
            | What::Continue
            | What::Nothing => {}
        }
    }
}

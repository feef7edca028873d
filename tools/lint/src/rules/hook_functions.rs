//! The functions that hooks call: what they take and what they give.

use std::collections::BTreeMap;

use diag::{Diagnostic, Span};
use script::{Hook, Type};

use crate::codes;
use luau::{
    Api, Block, Child, Expression, Function, Of, Script, Sight, Sort, Value, What, Whole,
    annotated, returned,
};

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let mut functions = BTreeMap::new();
    script.tree.each(&mut |part| {
        if let Child::Expression(Expression { of: Of::Function(function), .. }) = part {
            functions.insert(function.number, &**function);
        }
    });
    let sight = script.sight(api);
    for (number, hooks) in &script.hooks {
        let Some(function) = functions.get(number) else { continue };
        let hooks: Vec<&Hook<'_>> = hooks.iter().map(|hook| &api.hooks[*hook]).collect();
        let called = Called { sight, function };
        // What is wrong for one of several hooks is said once.
        out.extend(hooks.iter().find_map(|hook| called.takes(hook)));
        if let Some(found) =
            hooks.iter().map(|hook| called.gives(hook)).find(|found| !found.is_empty())
        {
            out.extend(found);
        }
    }
}

/// A function that hooks call.
struct Called<'s> {
    sight: Sight<'s>,
    function: &'s Function,
}

impl Called<'_> {
    /// Parameters that a hook does not give, or not so.
    fn takes(&self, hook: &Hook<'_>) -> Option<Diagnostic> {
        let given = [Value::Card, Value::Params].into_iter();
        let given = given.chain(hook.takes.iter().map(|one| Value::of(one.kind)));
        let given: Vec<Value> = given.collect();
        for (at, parameter) in self.function.parameters.iter().enumerate() {
            let local = &self.sight.tree.locals[parameter.0];
            let wanted = local.annotation.as_ref();
            let wanted =
                wanted.map(|wanted| annotated(self.sight.api, self.sight.source.text(), wanted));
            let name = self.sight.said(local.name);
            let message = match (given.get(at), wanted) {
                (None, Some(Value::Maybe(_))) => continue,
                (None, _) if name.starts_with('_') || local.sort != Sort::Parameter => continue,
                (None, _) => format!("“{}” does not pass a “{name}”", hook.name),
                (Some(given), Some(wanted)) if !takes(&wanted, given) => {
                    let (given, wanted) = (given.called()?, wanted.called()?);
                    format!("“{}” passes {given} here, not {wanted}", hook.name)
                }
                (Some(_), _) => continue,
            };
            let place = self.sight.place(local.name);
            let finding = Diagnostic::error(codes::WRONG_PARAMETER, message, place);
            let takes =
                hook.takes.iter().map(|one| format!(", {}: {}", one.name, one.kind.spelled()));
            let takes: String = takes.collect();
            return Some(finding.help(format!("it passes (me: Me, p: Params{takes})")));
        }
        None
    }

    /// What is wrong with what the function returns.
    fn gives(&self, hook: &Hook<'_>) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        let Some(kind) = hook.returns else {
            returned(&self.function.body, &mut |values| {
                found.extend(values.first().and_then(|value| self.idle(hook, value)));
            });
            found.truncate(1);
            return found;
        };
        let mut some = false;
        returned(&self.function.body, &mut |values| {
            some = true;
            values.iter().take(1).for_each(|value| self.fits(hook, kind, value, &mut found));
        });
        let mut empty = Vec::new();
        bare(&self.function.body, &mut empty);
        let falls = !self.function.body.ends(self.sight.source.text());
        let (place, message) = match empty.first() {
            Some(place) => {
                (*place, format!("“{}” must return {}, not nothing", hook.name, due(&kind)))
            }
            None if falls && some => {
                let message = format!("“{}” can end without returning {}", hook.name, due(&kind));
                (self.function.end, message)
            }
            None if falls => (self.function.end, format!("“{}” returns nothing", hook.name)),
            None => return found,
        };
        let finding = Diagnostic::error(codes::MISSING_RETURN, message, self.sight.place(place));
        found.push(finding.help(format!("return {} on every path", due(&kind))));
        found
    }

    /// A value that a hook returns for nobody.
    fn idle(&self, hook: &Hook<'_>, value: &Expression) -> Option<Diagnostic> {
        let given = self.sight.value(value);
        if matches!(given, Value::Nil | Value::Unknown) {
            return None;
        }
        let message = format!("the value that “{}” returns is ignored", hook.name);
        let finding =
            Diagnostic::warning(codes::IDLE_RETURN, message, self.sight.place(value.span));
        Some(finding.help("an event hook acts: return nothing"))
    }

    fn fits(&self, hook: &Hook<'_>, kind: Type, value: &Expression, found: &mut Vec<Diagnostic>) {
        // Each arm is a way of its own.
        if let Of::If { arms, otherwise } = &value.of {
            let arms = arms.iter().map(|(_, value)| value).chain([&**otherwise]);
            return arms.for_each(|arm| self.fits(hook, kind, arm, found));
        }
        let given = self.sight.value(value);
        let place = self.sight.place(value.span);
        let finding = match (kind, &given) {
            (Type::Int, Value::Number(Whole::No)) => {
                let message = format!(
                    "“{}” must return a whole number, but this can be a fraction",
                    hook.name
                );
                Diagnostic::error(codes::FRACTION, message, place)
                    .help("`//` divides and rounds down")
            }
            (_, Value::Maybe(inner)) if takes(&Value::of(kind), inner) => {
                let message =
                    format!("“{}” must return {}, but this can be nil", hook.name, due(&kind));
                Diagnostic::error(codes::MAYBE_NIL, message, place)
                    .help("check for nil first: `if … then`")
            }
            _ if takes(&Value::of(kind), &given) => return,
            (_, given) => {
                let Some(what) = given.called() else { return };
                let message = format!("“{}” must return {}, not {what}", hook.name, due(&kind));
                let finding = Diagnostic::error(codes::WRONG_RETURN, message, place);
                match kind {
                    Type::Bool => finding.help("compare it with something: `… > 0`"),
                    _ => finding.help("`if … then 1 else 0` turns a condition into a number"),
                }
            }
        };
        found.push(finding);
    }
}

/// The places of returns without a value.
fn bare(block: &Block, out: &mut Vec<Span>) {
    block.own(&mut |statement| {
        if let What::Return(values) = &statement.what
            && values.is_empty()
        {
            out.push(statement.span);
        }
    });
}

/// Whether a value can stand where another one is wanted.
fn takes(wanted: &Value, given: &Value) -> bool {
    match (wanted, given) {
        (Value::Unknown, _) | (_, Value::Unknown) => true,
        (Value::Maybe(wanted), Value::Maybe(given)) => takes(wanted, given),
        (Value::Maybe(wanted), given) => *given == Value::Nil || takes(wanted, given),
        (Value::Number(_), Value::Number(_)) => true,
        (Value::Text(_), Value::Text(_) | Value::Word { .. }) => true,
        (Value::Word { .. }, Value::Text(None)) => true,
        (Value::Word { words, .. }, Value::Word { words: given, .. }) => {
            given.iter().all(|word| words.contains(word))
        }
        (Value::Table, Value::Params | Value::List(_)) => true,
        (wanted, given) => wanted == given,
    }
}

/// What a hook is to return, in a sentence.
fn due(kind: &Type) -> String {
    match kind {
        Type::Int | Type::Nth => "a whole number".to_owned(),
        kind => Value::of(*kind).called().unwrap_or_else(|| "something".to_owned()),
    }
}

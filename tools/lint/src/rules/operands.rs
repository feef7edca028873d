//! What operators are given: numbers where they count, things that can be alike where they compare,
//! and nothing that is looked for within a thing of the game.

use diag::{Diagnostic, Meant, Span, meant, nearest};
use script::{Type, VerbKind};

use crate::codes;
use luau::{
    Api, Child, Expression, Of, Operator, Script, Sight, Statement, Unary, Value, What, article,
};

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let looked = Operations { sight: script.sight(api) };
    script.tree.each(&mut |part| match part {
        Child::Statement(statement) => looked.change(statement, out),
        Child::Expression(expression) => looked.operation(expression, out),
    });
}

/// Looks at what operators of a script are given.
struct Operations<'s> {
    sight: Sight<'s>,
}

impl Operations<'_> {
    fn change(&self, statement: &Statement, out: &mut Vec<Diagnostic>) {
        match &statement.what {
            What::Change { target, operator: Some(operator), value } if operator.counts() => {
                let sign = format!("{}=", operator.sign());
                self.number(&sign, target, out);
                self.number(&sign, value, out);
            }
            What::Count { from, to, step, .. } => {
                [Some(from), Some(to), step.as_ref()]
                    .into_iter()
                    .flatten()
                    .for_each(|bound| self.number("for", bound, out));
            }
            What::Local { .. }
            | What::Assign { .. }
            | What::Change { .. }
            | What::Call(_)
            | What::Do(_)
            | What::If { .. }
            | What::While { .. }
            | What::Repeat { .. }
            | What::Each { .. }
            | What::Return(_)
            | What::Break
            | What::Continue
            | What::Nothing => {}
        }
    }

    fn operation(&self, expression: &Expression, out: &mut Vec<Diagnostic>) {
        match &expression.of {
            Of::Binary { operator, left, right } if operator.counts() => {
                self.number(operator.sign(), left, out);
                self.number(operator.sign(), right, out);
            }
            Of::Binary { operator, left, right } if operator.orders() => {
                self.ordered(operator.sign(), left, right, out);
            }
            Of::Binary { operator: Operator::Equal | Operator::Unequal, left, right } => {
                out.extend(self.unlike(expression.span, left, right));
            }
            Of::Unary { operator: Unary::Minus, of } => self.number("-", of, out),
            Of::Field { of, name, .. } => out.extend(self.opened(of, *name, false)),
            Of::Method { of, name, .. } => out.extend(self.opened(of, *name, true)),
            Of::Binary { .. }
            | Of::Unary { .. }
            | Of::Nil
            | Of::Bool(_)
            | Of::Number(_)
            | Of::Text(_)
            | Of::Interpolated(_)
            | Of::Varargs
            | Of::Name(_)
            | Of::Index { .. }
            | Of::Call { .. }
            | Of::Function(_)
            | Of::Table(_)
            | Of::If { .. }
            | Of::Cast { .. }
            | Of::Other => {}
        }
    }

    /// What an operator counts with must be a number.
    fn number(&self, sign: &str, operand: &Expression, out: &mut Vec<Diagnostic>) {
        let (value, place) = (self.sight.value(operand), self.sight.place(operand.span));
        let what = match &value {
            Value::Unknown | Value::Number(_) | Value::Text(None) => return,
            // Luau counts with texts that are numbers.
            Value::Text(Some(text)) if self.sight.said(*text).trim().parse::<f64>().is_ok() => {
                return;
            }
            Value::Maybe(inner) => match **inner {
                Value::Number(_) => {
                    let message = format!("“{sign}” takes a number, but this can be nil");
                    let finding = Diagnostic::error(codes::MAYBE_NIL, message, place);
                    let help = "check for nil first: `if … then`, or write `or 0` after it";
                    return out.push(finding.help(help));
                }
                ref inner => inner.called(),
            },
            value => value.called(),
        };
        if let Some(what) = what {
            let message = format!("“{sign}” takes numbers, but this is {what}");
            let finding = Diagnostic::error(codes::WRONG_OPERAND, message, place);
            out.push(self.advised(finding, &value.sure()));
        }
    }

    /// With a verb that says a number of a thing, as help.
    fn advised(&self, finding: Diagnostic, value: &Value) -> Diagnostic {
        let Value::Handle(thing) = value else { return finding };
        let counts = |name: &&str| {
            self.sight.api.verb(name).is_some_and(|verb| {
                let of = verb.passed().first().map(|one| one.kind);
                matches!(of, Some(Type::Handle(kind)) if kind == *thing)
                    && matches!((verb.kind, verb.result), (VerbKind::Query, Type::Int))
                    && verb.passed().len() == 1
            })
        };
        let verbs: Vec<String> = self
            .sight
            .api
            .verbs()
            .filter(counts)
            .take(5)
            .map(|verb| format!("`me:{verb}(…)`"))
            .collect();
        if verbs.is_empty() {
            return finding;
        }
        let help = format!("get a number of {} with {}", article(thing), verbs.join(", "));
        finding.help(help)
    }

    /// What is ordered must be numbers or texts, both.
    fn ordered(
        &self,
        sign: &str,
        left: &Expression,
        right: &Expression,
        out: &mut Vec<Diagnostic>,
    ) {
        let text = |value: &Value| matches!(value, Value::Text(_) | Value::Word { .. });
        let (one, other) = (self.sight.value(left), self.sight.value(right));
        if text(&one) && text(&other) {
            return;
        }
        self.number(sign, left, out);
        self.number(sign, right, out);
    }

    /// What can never be alike.
    fn unlike(&self, span: Span, left: &Expression, right: &Expression) -> Option<Diagnostic> {
        let (one, other) = (self.sight.value(left).sure(), self.sight.value(right).sure());
        let place = self.sight.place(span);
        if let Some((words, text)) = word(&one, &other).or_else(|| word(&other, &one)) {
            let said = self.sight.said(text);
            if words.contains(&said) {
                return None;
            }
            let message = format!("this is never “{said}”");
            let place = self.sight.place(text);
            let finding = Diagnostic::error(codes::NEVER_EQUAL, message, place.clone());
            let finding = finding.suggest(said, words.iter().copied());
            return Some(match meant(said, words.iter().copied()) {
                Some(Meant { word: near, safety }) => finding.fix_as(safety, place, near),
                None => finding,
            });
        }
        if let (Value::Word { words, .. }, Value::Word { words: others, .. }) = (&one, &other)
            && words.iter().any(|word| others.contains(word))
        {
            return None;
        }
        let (kind, against) = (sort(&one)?, sort(&other)?);
        let words = kind == TEXT && word_type(&one).is_some() && word_type(&other).is_some();
        if kind == against && !words {
            return None;
        }
        let message = format!("{} is never {}", one.called()?, other.called()?);
        let finding = Diagnostic::error(codes::NEVER_EQUAL, message, place);
        let giver = [&one, &other].into_iter().find_map(|value| self.giver(value));
        Some(match giver {
            Some(verb) => finding.help(format!("compare with `me:{verb}()`")),
            None => finding.help("compare things of the same kind"),
        })
    }

    /// A verb that gives such a thing without asking for anything.
    fn giver(&self, value: &Value) -> Option<&str> {
        let Value::Handle(thing) = value else { return None };
        self.sight.api.verbs().find(|name| {
            self.sight.api.verb(name).is_some_and(|verb| {
                verb.passed().is_empty()
                    && matches!(verb.result, Type::Handle(kind) if kind == *thing)
            })
        })
    }

    /// What is looked for in a thing of the game, which scripts cannot look into.
    fn opened(&self, of: &Expression, name: Span, called: bool) -> Option<Diagnostic> {
        let value = self.sight.value(of).sure();
        let Value::Handle(thing) = value else { return None };
        let (wanted, place) = (self.sight.said(name), self.sight.place(name));
        let message = format!("scripts cannot read “{wanted}” of {}", article(thing));
        let finding = Diagnostic::error(codes::OPAQUE_THING, message, place);
        let takes = |name: &str| {
            self.sight.api.verb(name).is_some_and(|verb| {
                let first = verb.passed().first().map(|one| one.kind);
                matches!(first, Some(Type::Handle(kind)) if kind == thing)
            })
        };
        let near = nearest(wanted, self.sight.api.verbs().filter(|name| takes(name)));
        let inner = self.sight.said(of.span);
        Some(match near {
            Some(verb) => finding.help(format!("ask the card: `me:{verb}({inner})`")),
            None if called => finding.help("call verbs on the card: `me:…`"),
            None => finding.help("a thing can only be compared or passed to verbs"),
        })
    }
}

const TEXT: &str = "text";

/// A word type and a text that is compared with it.
fn word(one: &Value, other: &Value) -> Option<(&'static [&'static str], Span)> {
    match (one, other) {
        (Value::Word { words, .. }, Value::Text(Some(text))) => Some((words, *text)),
        _ => None,
    }
}

fn word_type(value: &Value) -> Option<&'static str> {
    match value {
        Value::Word { name, .. } => Some(name),
        _ => None,
    }
}

/// What can only be like another one of its sort; none where it cannot be seen.
fn sort(value: &Value) -> Option<&'static str> {
    Some(match value {
        Value::Unknown | Value::Nil | Value::Maybe(_) => return None,
        Value::Bool => "bool",
        Value::Number(_) => "number",
        Value::Text(_) | Value::Word { .. } => TEXT,
        Value::Handle(name) => name,
        Value::Card => "card",
        Value::Params | Value::Table | Value::List(_) => "table",
        Value::Function(_) => "function",
    })
}

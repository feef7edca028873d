//! Calls of verbs: known verbs, called with a colon, with correct arguments.

use diag::{Diagnostic, Meant, Span, meant};
use script::{FieldEntry as FilterField, FilterType, Type, Verb};

use crate::codes;
use luau::{Api, Child, Expression, Field, Of, Script, Sight, Value, Whole, article};

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let looked = CardCalls { sight: script.sight(api) };
    script.tree.each(&mut |part| {
        if let Child::Expression(expression) = part {
            looked.call(expression, out);
        }
    });
}

/// Examines the calls of verbs in a script.
struct CardCalls<'s> {
    sight: Sight<'s>,
}

impl CardCalls<'_> {
    fn call(&self, expression: &Expression, out: &mut Vec<Diagnostic>) {
        match &expression.of {
            Of::Field { of, dot, name } if self.sight.value(of) == Value::Card => {
                let verb = self.sight.said(*name);
                if self.sight.api.verb(verb).is_none() {
                    return out.push(self.unknown(*name));
                }
                let message = format!("verbs are called with a colon: “:{verb}”");
                let place = self.sight.place(*dot);
                let finding = Diagnostic::error(codes::VERB_WITH_DOT, message, place.clone());
                out.push(finding.fix(place, ":"));
            }
            Of::Method { of, name, arguments, brackets } if self.sight.value(of) == Value::Card => {
                match self.sight.api.verb(self.sight.said(*name)) {
                    None => out.push(self.unknown(*name)),
                    Some(verb) => self.arguments(verb, *name, arguments, *brackets, out),
                }
            }
            _ => {}
        }
    }

    fn unknown(&self, name: Span) -> Diagnostic {
        let (verb, place) = (self.sight.said(name), self.sight.place(name));
        let message = format!("unknown verb “{verb}”");
        let finding = Diagnostic::error(codes::UNKNOWN_VERB, message, place.clone());
        match meant(verb, self.sight.api.verbs()) {
            Some(Meant { word: near, safety }) => {
                finding.help(format!("did you mean “{near}”?")).fix_as(safety, place, near)
            }
            None => finding.help("`cardwright schema` prints the verbs of a game, in its api.md"),
        }
    }

    /// Too few, too many, or wrong arguments.
    fn arguments(
        &self,
        verb: &Verb,
        name: Span,
        arguments: &[Expression],
        brackets: Span,
        out: &mut Vec<Diagnostic>,
    ) {
        let takes = verb.passed();
        let optional = |kind: &Type| matches!(kind, Type::Filter(_) | Type::Optional(_));
        let least = takes.iter().rposition(|one| !optional(&one.kind)).map_or(0, |last| last + 1);
        let given = arguments.len();
        let open = arguments.last().is_some_and(Expression::is_open);
        if given > takes.len() || (given < least && !open) {
            let spelled = takes.iter().map(|one| format!("{}: {}", one.name, one.kind.spelled()));
            let spelled: Vec<String> = spelled.collect();
            let count =
                if given == 1 { "1 argument".to_owned() } else { format!("{given} arguments") };
            let message = format!("“{}” is called with {count}", self.sight.said(name));
            let place = self.sight.place(brackets);
            let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, place);
            return out.push(finding.help(format!("it takes ({})", spelled.join(", "))));
        }
        for (argument, takes) in arguments.iter().zip(takes) {
            self.fits(takes.name, argument, &takes.kind, out);
        }
    }

    /// Whether a value can have a type.
    fn fits(&self, name: &str, argument: &Expression, kind: &Type, out: &mut Vec<Diagnostic>) {
        let value = self.sight.value(argument);
        match kind {
            Type::Optional(_) if value == Value::Nil => return,
            Type::Optional(inner) => {
                return self.inner(name, argument, value.sure(), inner, out);
            }
            Type::Filter(filter) => {
                if let Of::Table(fields) = &argument.of {
                    return self.table(fields, filter, out);
                }
            }
            Type::Nil
            | Type::Int
            | Type::Bool
            | Type::Handle(_)
            | Type::Words { .. }
            | Type::Label
            | Type::Nth => {}
        }
        if let (
            Value::Maybe(inner),
            Type::Int | Type::Bool | Type::Handle(_) | Type::Words { .. },
        ) = (&value, kind)
        {
            let what = inner.called().unwrap_or_else(|| "one".to_owned());
            let message = format!("“{name}” must be {}, but this can be nil", article_of(kind));
            let place = self.sight.place(argument.span);
            let finding = Diagnostic::error(codes::MAYBE_NIL, message, place);
            return out.push(finding.help(format!("check that there is {what}: `if … then`")));
        }
        self.inner(name, argument, value, kind, out);
    }

    fn inner(
        &self,
        name: &str,
        argument: &Expression,
        value: Value,
        kind: &Type,
        out: &mut Vec<Diagnostic>,
    ) {
        let place = self.sight.place(argument.span);
        let suits = match (kind, &value) {
            (_, Value::Unknown) => true,
            (Type::Optional(inner), _) => return self.inner(name, argument, value, inner, out),
            (Type::Words { words, .. }, Value::Text(Some(text))) => {
                return self.word(name, argument.span, *text, words, out);
            }
            (Type::Words { words, .. }, Value::Word { words: said, .. }) => {
                said.iter().any(|word| words.contains(word))
            }
            (Type::Words { .. } | Type::Label, Value::Text(_)) => true,
            (Type::Filter(_), Value::Table | Value::Nil) => true,
            (Type::Int, Value::Number(Whole::No)) => {
                return out.push(self.fraction(name, argument));
            }
            (Type::Int, Value::Number(Whole::Yes | Whole::Unseen)) | (Type::Bool, Value::Bool) => {
                true
            }
            (Type::Handle(kind), Value::Handle(given)) => kind == given,
            (Type::Label, Value::Word { .. }) | (Type::Nil | Type::Nth, _) => true,
            (
                Type::Int
                | Type::Bool
                | Type::Handle(_)
                | Type::Words { .. }
                | Type::Label
                | Type::Filter(_),
                _,
            ) => false,
        };
        if let (false, Some(what)) = (suits, value.called()) {
            let message = format!("“{name}” must be {}, not {what}", article_of(kind));
            out.push(Diagnostic::error(codes::WRONG_ARGUMENT, message, place));
        }
    }

    /// A fraction in place of a whole number.
    fn fraction(&self, name: &str, argument: &Expression) -> Diagnostic {
        let (code, what) = match argument.of {
            Of::Number(_) => (codes::WRONG_ARGUMENT, "not a fraction"),
            _ => (codes::FRACTION, "but this can be a fraction"),
        };
        let message = format!("“{name}” must be a whole number, {what}");
        let finding = Diagnostic::error(code, message, self.sight.place(argument.span));
        finding.help("`//` divides and rounds down")
    }

    /// Whether a string is one of the words of a type.
    fn word(
        &self,
        name: &str,
        written: Span,
        text: Span,
        words: &[&'static str],
        out: &mut Vec<Diagnostic>,
    ) {
        let said = self.sight.said(text);
        if !words.contains(&said) {
            let message = format!("“{name}” cannot be “{said}”");
            let finding =
                Diagnostic::error(codes::WRONG_ARGUMENT, message, self.sight.place(written));
            let finding = finding.suggest(said, words.iter().copied());
            out.push(self.suggest(finding, text, meant(said, words.iter().copied())));
        }
    }

    fn table(&self, fields: &[Field], filter: &FilterType, out: &mut Vec<Diagnostic>) {
        for field in fields {
            let (name, value) = match field {
                Field::Named { name, value } => (*name, value),
                Field::Keyed { .. } => continue,
                Field::Listed(value) => {
                    let message = format!("a {} has only named fields", filter.name);
                    let place = self.sight.place(value.span);
                    out.push(Diagnostic::error(codes::WRONG_ARGUMENT, message, place));
                    continue;
                }
            };
            let said = self.sight.said(name);
            let known = |field: &&FilterField| field.name == said;
            if let Some(field) = filter.fields.iter().find(known) {
                // Every field is optional, and may be nil.
                match self.sight.value(value).sure() {
                    Value::Nil => {}
                    sure => self.inner(field.name, value, sure, &field.kind, out),
                }
                continue;
            }
            let message = format!("unknown field “{said}” of a {}", filter.name);
            let names = || filter.fields.iter().map(|field| field.name);
            let place = self.sight.place(name);
            let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, place);
            let finding = finding.suggest(said, names());
            out.push(self.suggest(finding, name, meant(said, names())));
        }
    }

    /// A finding with a suggested word.
    fn suggest(&self, finding: Diagnostic, place: Span, near: Option<Meant<'_>>) -> Diagnostic {
        match near {
            Some(Meant { word, safety }) => finding.fix_as(safety, self.sight.place(place), word),
            None => finding,
        }
    }
}

/// A type in a sentence.
fn article_of(kind: &Type) -> String {
    match kind {
        Type::Nil | Type::Nth => "nothing".to_owned(),
        Type::Int => "a whole number".to_owned(),
        Type::Bool => "true or false".to_owned(),
        Type::Handle(name) => format!("{} from a verb", article(name)),
        Type::Words { words, .. } => format!("one of the words {}", words.join(", ")),
        Type::Label => "a text".to_owned(),
        Type::Filter(filter) => format!("a table, {}", article(filter.name)),
        Type::Optional(inner) => article_of(inner),
    }
}

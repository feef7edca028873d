//! What scripts say to their card: verbs that there are, called with a colon, with arguments that
//! fit.

use diag::{Diagnostic, nearest};
use script::{Field, FilterType, Type, Verb};

use crate::codes;
use crate::look::Look;
use crate::scripts::{Argument, Script, Value, VerbCall, Word};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let verbs: Vec<(String, Verb)> =
        look.shelved.verbs().into_iter().map(|verb| (verb.name(), verb)).collect();
    let find = |name: &str| verbs.iter().find(|(known, _)| known == name).map(|(_, verb)| verb);
    for script in look.scripts {
        for (dot, verb) in &script.facts.dots {
            let finding = match find(&verb.text) {
                None => unknown(script, verb, &verbs),
                Some(_) => {
                    let message = format!("verbs are called with a colon: “:{}”", verb.text);
                    let place = script.place(dot);
                    Diagnostic::error(codes::VERB_WITH_DOT, message, place.clone()).fix(place, ":")
                }
            };
            out.push(finding);
        }
        for call in &script.facts.calls {
            match find(&call.verb.text) {
                None => out.push(unknown(script, &call.verb, &verbs)),
                Some(verb) => arguments(script, call, verb, out),
            }
        }
    }
}

fn unknown(script: &Script, verb: &Word, verbs: &[(String, Verb)]) -> Diagnostic {
    let message = format!("there is no verb “{}”", verb.text);
    let finding = Diagnostic::error(codes::UNKNOWN_VERB, message, script.place(&verb.range));
    match nearest(&verb.text, verbs.iter().map(|(name, _)| name.as_str())) {
        Some(near) => finding.help(format!("did you mean “{near}”?")),
        None => finding.help("`cardwright schema` prints the verbs of a game, in its api.md"),
    }
}

/// Arguments that are too few, too many, or cannot be what the verb takes.
fn arguments(script: &Script, call: &VerbCall, verb: &Verb, out: &mut Vec<Diagnostic>) {
    let takes = verb.passed();
    let optional = |kind: &Type| matches!(kind, Type::Filter(_) | Type::Optional(_));
    let least = takes.iter().rposition(|one| !optional(&one.kind)).map_or(0, |last| last + 1);
    let given = call.arguments.len();
    // What a call gives can be several values, or none.
    let open = matches!(call.arguments.last(), Some(Argument { value: Value::Unknown, .. }));
    if given > takes.len() || (given < least && !open) {
        let spelled = takes.iter().map(|one| format!("{}: {}", one.name, one.kind.spelled()));
        let spelled: Vec<String> = spelled.collect();
        let count = if given == 1 { "1 argument".to_owned() } else { format!("{given} arguments") };
        let message = format!("“{}” is called with {count}", call.verb.text);
        let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, script.place(&call.range));
        out.push(finding.help(format!("it takes ({})", spelled.join(", "))));
        return;
    }
    for (argument, takes) in call.arguments.iter().zip(takes) {
        fits(script, takes.name, argument, &takes.kind, out);
    }
}

/// Whether a value can be of a type: said of what is written there, not of what is computed.
fn fits(script: &Script, name: &str, argument: &Argument, kind: &Type, out: &mut Vec<Diagnostic>) {
    let suits = match kind {
        Type::Optional(inner) => return fits(script, name, argument, inner, out),
        Type::Words { words, .. } => match &argument.value {
            Value::Text(text) => return word(script, name, argument, text, words, out),
            _ => false,
        },
        Type::Filter(filter) => match &argument.value {
            Value::Table(fields) => return table(script, fields, filter, out),
            _ => false,
        },
        Type::Int => matches!(argument.value, Value::Number { whole: true }),
        Type::Bool => matches!(argument.value, Value::Bool),
        Type::Label => matches!(argument.value, Value::Text(_)),
        Type::Handle(_) => false,
        Type::Nil | Type::Nth => true,
    };
    let what = match argument.value {
        Value::Unknown => return,
        Value::Text(_) => "a text",
        Value::Number { whole: false } if matches!(kind, Type::Int) => "a fraction",
        Value::Number { .. } => "a number",
        Value::Bool => "true or false",
        Value::Table(_) => "a table",
        Value::Function => "a function",
    };
    if !suits {
        let message = format!("“{name}” is {}, not {what}", article(kind));
        let place = script.place(&argument.range);
        out.push(Diagnostic::error(codes::WRONG_ARGUMENT, message, place));
    }
}

/// Whether a text is one of the words of a type.
fn word(
    script: &Script,
    name: &str,
    argument: &Argument,
    text: &str,
    words: &[&'static str],
    out: &mut Vec<Diagnostic>,
) {
    if !words.contains(&text) {
        let message = format!("“{name}” cannot be “{text}”");
        let place = script.place(&argument.range);
        let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, place);
        out.push(finding.suggest(text, words.iter().copied()));
    }
}

fn table(
    script: &Script,
    fields: &[(Word, Argument)],
    filter: &FilterType,
    out: &mut Vec<Diagnostic>,
) {
    for (name, value) in fields {
        let known = |field: &&Field| field.name == name.text;
        if let Some(field) = filter.fields.iter().find(known) {
            fits(script, field.name, value, &field.kind, out);
            continue;
        }
        let message = format!("a {} has no field “{}”", filter.name, name.text);
        let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, script.place(&name.range));
        out.push(finding.suggest(&name.text, filter.fields.iter().map(|field| field.name)));
    }
}

/// A type in a sentence.
fn article(kind: &Type) -> String {
    match kind {
        Type::Nil | Type::Nth => "nothing".to_owned(),
        Type::Int => "a whole number".to_owned(),
        Type::Bool => "true or false".to_owned(),
        Type::Handle(name) => format!("a {name} that a verb gave"),
        Type::Words { words, .. } => format!("one of the words {}", words.join(", ")),
        Type::Label => "a text".to_owned(),
        Type::Filter(filter) => format!("a table, a {}", filter.name),
        Type::Optional(inner) => article(inner),
    }
}

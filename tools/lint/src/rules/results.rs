//! What is asked for and thrown away.

use diag::Diagnostic;
use script::{Type, Verb, VerbKind};

use crate::codes;
use luau::{Api, Child, Expression, Of, Script, Sight, Statement, Value, What};

/// Functions of scripts that only answer: `math`, all of it, and these.
const PURE: [&str; 6] = ["ipairs", "next", "pairs", "tonumber", "tostring", "type"];

/// Those of libraries.
const PURE_MEMBERS: [(&str, &[&str]); 2] =
    [("string", &["format", "len"]), ("table", &["clone", "create", "find", "isfrozen"])];

pub(super) fn look(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let sight = script.sight(api);
    script.tree.each(&mut |part| {
        if let Child::Statement(Statement { what: What::Call(call), .. }) = part {
            out.extend(thrown(script, sight, call));
        }
    });
}

fn thrown(script: &Script, sight: Sight<'_>, call: &Expression) -> Option<Diagnostic> {
    let what = match &call.of {
        Of::Method { of, name, .. } if sight.value(of) == Value::Card => {
            let name = script.said(*name);
            let verb = sight.api.verb(name)?;
            match verb.kind {
                VerbKind::Query => format!("“{name}” only reads"),
                // Somebody decides, and nothing comes of it.
                VerbKind::Ask if is_question(verb) => format!("“{name}” asks"),
                VerbKind::Ask | VerbKind::Act => return None,
            }
        }
        Of::Call { of, .. } if is_pure(script, of) => {
            format!("“{}” does nothing by itself", script.said(of.span))
        }
        _ => return None,
    };
    let message = format!("{what}, but its result is not used");
    let finding = Diagnostic::warning(codes::UNUSED_RESULT, message, script.place(call.span));
    Some(finding.help("use the result, or remove the call"))
}

/// Whether a verb asks somebody something that has a name: not chance.
fn is_question(verb: &Verb) -> bool {
    let named = |kind: &Type| match kind {
        Type::Label | Type::Optional(Type::Label) => true,
        Type::Filter(filter) => filter.fields.iter().any(|field| matches!(field.kind, Type::Label)),
        Type::Nil
        | Type::Int
        | Type::Bool
        | Type::Handle(_)
        | Type::Words { .. }
        | Type::Nth
        | Type::Optional(_) => false,
    };
    !matches!(verb.result, Type::Nil) && verb.passed().iter().any(|one| named(&one.kind))
}

fn is_pure(script: &Script, function: &Expression) -> bool {
    match &function.of {
        Of::Name(None) => PURE.contains(&script.said(function.span)),
        Of::Field { of, name, .. } if matches!(of.of, Of::Name(None)) => {
            let (library, name) = (script.said(of.span), script.said(*name));
            let among = PURE_MEMBERS.iter().find(|(known, _)| *known == library);
            library == "math" || among.is_some_and(|(_, names)| names.contains(&name))
        }
        _ => false,
    }
}

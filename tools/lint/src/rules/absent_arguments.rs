//! Optional arguments that a text shows unconditionally. If they are missing, players see the name
//! of the variable.

use diag::Diagnostic;
use play::say::ArgKind;
use play::signature::Signature;
use text::anatomy::{Anatomy, How, Selector, Use};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The variant for a missing argument.
const NONE: &str = "none";

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    Box::new(move |text, _, out| {
        let messages = look.messages_of(text.key.space);
        let Some(message) = messages.iter().find(|one| one.id == text.key.id) else { return };
        for part in &text.parts {
            for shown in part.uses.iter().filter(|one| one.how != How::Selected) {
                let Some(arg) = absent(message, shown.name) else { continue };
                let word = format!("{}_word", arg.replace('-', "_"));
                if !is_there(part, shown, &word) {
                    out.push(finding(text, shown, &word));
                }
            }
        }
    })
}

/// The argument of a variable, if it is optional. Its word is `none` if missing, and can be shown.
fn absent<'m>(message: &'m Signature, variable: &str) -> Option<&'m str> {
    let variable = variable.replace('_', "-");
    let fits = message.args.iter().filter_map(|(name, kind)| {
        let rest = variable.strip_prefix(name)?;
        (rest.is_empty() || rest.starts_with('-')).then_some((*name, kind, rest))
    });
    let (name, kind, rest) = fits.max_by_key(|(name, ..)| name.len())?;
    (matches!(kind, ArgKind::Optional(_)) && rest != "-word").then_some(name)
}

/// Whether a variable is used only where its argument exists: in a variant of a selection on its
/// word other than `none`.
fn is_there(part: &Anatomy<'_>, shown: &Use<'_>, word: &str) -> bool {
    let mut run = shown.run;
    // A text cannot have deeper nesting than this.
    for _ in 0..part.runs.len() {
        let within = part.choices.iter().find_map(|choice| {
            let variant = choice.variants.iter().find(|variant| variant.run == run)?;
            Some((choice, variant))
        });
        let Some((choice, variant)) = within else { return false };
        if let Selector::Variable(by) = choice.by
            && by == word
        {
            let told_apart = choice.variants.iter().any(|one| one.key == NONE);
            return variant.key != NONE && (told_apart || !variant.default);
        }
        match part.uses.iter().find(|one| one.how == How::Selected && one.at == choice.at) {
            Some(by) => run = by.run,
            // The selector is not a variable.
            None => return true,
        }
    }
    true
}

fn finding(text: &Text<'_>, shown: &Use<'_>, word: &str) -> Diagnostic {
    let message = format!("“${}” can be missing in {}", shown.name, text.name(None));
    let help = format!("select by “${word}”, with a variant [{NONE}] for a missing argument");
    Diagnostic::error(codes::ABSENT_ARGUMENT, message, text.place(&shown.at)).help(help)
}

//! Arguments that a message can lack and that a text shows all the same: where they are missing,
//! players read the name of the variable.

use diag::Diagnostic;
use play::say::ArgKind;
use play::signature::Signature;
use text::anatomy::{Anatomy, How, Selector, Use};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// The variant for an argument that is missing.
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

/// The argument that a variable shows, if the message can lack it. Its word is `none` then, and can
/// be shown.
fn absent<'m>(message: &'m Signature, variable: &str) -> Option<&'m str> {
    let variable = variable.replace('_', "-");
    let fits = message.args.iter().filter_map(|(name, kind)| {
        let rest = variable.strip_prefix(name)?;
        (rest.is_empty() || rest.starts_with('-')).then_some((*name, kind, rest))
    });
    let (name, kind, rest) = fits.max_by_key(|(name, ..)| name.len())?;
    (matches!(kind, ArgKind::Optional(_)) && rest != "-word").then_some(name)
}

/// Whether a variable stands where the text has looked that its argument is there: in a variant of
/// a choice by its word that is not the one for `none`.
fn is_there(part: &Anatomy<'_>, shown: &Use<'_>, word: &str) -> bool {
    let mut run = shown.run;
    // No text has so many patterns within one another.
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
            // What it is chosen by is no variable.
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

//! Findings of the languages' functions about their calls, and about forms written by hand.

use diag::{Diagnostic, Inputs, made_of};

use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let (crew, game) = (look.content.library.crew(), look.shelved.id());
    let inputs = Inputs { files: &look.files_of_texts(), facts: game };
    let found = made_of(crew, ("forms", game), inputs, |_| text::forms::look(look.locales));
    out.extend(found.iter().cloned());
}

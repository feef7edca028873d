//! What the functions of the languages say of how they are called, and of forms written by hand.

use diag::{Diagnostic, made_of_all};

use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let (crew, game) = (look.content.library.crew(), look.shelved.id());
    let found = made_of_all(crew, ("forms", game), &look.files_of_texts(), || {
        text::forms::look(look.locales)
    });
    out.extend(found.iter().cloned());
}

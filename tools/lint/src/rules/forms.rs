//! What the functions of the languages say of how they are called, and of forms written by hand.

use diag::Diagnostic;

use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(text::forms::look(look.locales));
}

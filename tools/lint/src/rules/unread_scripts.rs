//! Scripts that Luau can read and the linter cannot.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(look.unread_scripts.iter().map(|source| {
        let message = "the linter cannot look into this script";
        Diagnostic::warning(codes::SCRIPT_UNREAD, message, source.top())
            .help("write it plainer: nothing is nested as deep as that without need")
    }));
}

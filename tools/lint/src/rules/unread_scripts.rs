//! Scripts that Luau reads and the linter does not.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(look.unread_scripts.iter().map(|source| {
        let message = "the linter cannot read this script";
        Diagnostic::warning(codes::SCRIPT_UNREAD, message, source.top())
            .help("simplify it: nothing needs to be nested that deeply")
    }));
}

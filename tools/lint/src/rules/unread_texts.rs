//! Files of texts that nothing reads.

use std::collections::BTreeSet;

use diag::{Diagnostic, nearest};
use play::tutorial::LESSONS;

use crate::codes;
use crate::look::Look;

/// Files of a pack that builds on others: it can add to the files that these have, and to those of
/// kinds of cards and of messages.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let builds = |path: &str| {
        let pack = look.content.pack_of_text(path);
        pack.filter(|pack| !pack.requires.is_empty()).map(|pack| pack.id.as_str())
    };
    let of_base = look.keys.iter().filter(|key| builds(key.place.source.path()).is_none());
    let messages = look.messages.iter().map(|(space, _)| *space);
    let known = of_base.map(|key| key.space).chain(messages).chain([LESSONS]);
    let known: BTreeSet<&str> = known.chain(look.shelved.kinds().iter().copied()).collect();
    let mut met = BTreeSet::new();
    for key in look.keys.iter().filter(|key| !known.contains(key.space)) {
        let source = &key.place.source;
        if !met.insert(source.path()) {
            continue;
        }
        let message = format!("nothing reads “{}.ftl” of “{}”", key.space, key.tag);
        let finding = Diagnostic::warning(codes::UNREAD_TEXTS, message, source.top());
        out.push(match nearest(key.space, known.iter().copied()) {
            Some(near) => finding.help(format!("did you mean “{near}.ftl”?")),
            None => finding.help("name it after its kind of cards or messages"),
        });
    }
}

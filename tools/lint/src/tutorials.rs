//! Tutorials that can no longer be played, or whose lessons have no text.

use std::collections::BTreeSet;

use diag::{Diagnostic, Severity, nearest};
use engine::Opened;
use play::tutorial::{LESSONS, Tutorial};
use text::BASE;

use crate::codes;
use crate::look::Look;

/// The findings about the tutorials of the packs.
pub(crate) fn look(look: &Look<'_>, opened: &dyn Opened) -> Vec<Diagnostic> {
    let (files, mut findings) = look.content.library.tutorials(look.shelved.id());
    let mut taught = BTreeSet::new();
    for file in &files {
        let (tutorial, unread) = Tutorial::read(&file.source);
        let sound = unread.iter().all(|finding| finding.severity < Severity::Error);
        findings.extend(unread);
        // More cards change the deck and the game, so built-in tutorials are only played with the
        // packs that they require.
        let own = look.content.is_own(file.source.path()) || look.content.is_only_with(&file.pack);
        if look.whole && sound && own {
            findings.extend(engine::errand::rehearse(opened, &tutorial));
        }
        findings.extend(unwritten(look, &tutorial));
        taught.extend(tutorial.lessons().map(|id| id.text.clone()));
    }
    findings.extend(untaught(look, &taught));
    findings
}

/// Lessons without an English text. Differences between languages are reported elsewhere.
fn unwritten(look: &Look<'_>, tutorial: &Tutorial) -> Vec<Diagnostic> {
    let known = look.keys.iter().filter(|key| (key.tag, key.space) == (BASE, LESSONS));
    let known: Vec<&str> = known.map(|key| key.id).collect();
    let absent = tutorial.lessons().filter(|id| !known.contains(&id.text.as_str()));
    let told = absent.map(|id| {
        let message = format!("“{LESSONS}.ftl” has no lesson “{}”", id.text);
        let place = tutorial.source.place(id.span.clone());
        let found = Diagnostic::error(codes::NO_LESSON_TEXT, message, place);
        let otherwise = "write the message in each language that the pack declares";
        found.did_you_mean(&id.text, known.iter().copied(), ["“", "”"], otherwise)
    });
    told.collect()
}

/// Lessons that no tutorial uses.
fn untaught(look: &Look<'_>, taught: &BTreeSet<String>) -> Vec<Diagnostic> {
    let keys = look.keys.iter().filter(|key| key.space == LESSONS && !key.id.starts_with('-'));
    let told = keys.filter(|key| !taught.contains(key.id)).map(|key| {
        let message = format!("no tutorial teaches “{}”", key.id);
        let found = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
        match nearest(key.id, taught.iter().map(String::as_str)) {
            Some(near) => found.help(format!("did you mean “{near}”?")),
            None => found.help("remove the text, or teach it: `  lesson …`"),
        }
    });
    told.collect()
}

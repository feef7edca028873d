//! The generated files of `schema/rattus/`.

use effects::Heard;
use play::ruling;
use play::signature::{self, Signature, bare, signatures};
use script::{definitions, manual};

use super::facts::{with_facts, with_question_facts};
use super::{answered, rulebook, spoken};
use crate::Rattus;
use crate::acting::Verb;
use crate::cards::{Hook, Read};
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::refusal::Why;
use crate::score::Hope;

/// All hooks that cards can have, for authors.
pub fn hooks() -> Vec<script::Hook<'static>> {
    Hook::told_to_authors()
}

/// File names and contents: a JSON Schema for class cards, maps and sets of tokens, the Luau
/// definitions and the manual of verbs, the reference of `.play` and the manual of messages.
pub fn schemas(game: &Rattus, whole: &Rattus) -> Vec<(String, String)> {
    let hooks = hooks();
    let mut files = Read::schemas(&|_, _| true);
    files.push(("api.d.luau".to_owned(), definitions::<Verb>("Rattus", &hooks)));
    files.push(("api.md".to_owned(), manual::<Verb>("Rattus", &hooks)));
    files.push(("play.md".to_owned(), ruling::manual(game, whole, "Rattus")));
    files.push((
        "messages.md".to_owned(),
        signature::manual::<Rattus>("Rattus", &messages(), &answered()),
    ));
    files
}

/// The signatures of all messages by locale file: log, choices, prompts, queries, kinds of news,
/// refusals, hints, and the rulebook.
pub fn messages() -> Vec<(&'static str, Vec<Signature>)> {
    vec![
        ("log", signatures::<Event>()),
        ("choice", with_facts(signatures::<Choice>())),
        ("ask", with_question_facts(signatures::<Prompt>())),
        ("spoken", spoken::messages()),
        ("news", bare(Heard::news(Event::HEARD).map(|(_, kind)| kind))),
        ("refusal", signatures::<Why>()),
        ("hint", signatures::<Hope>()),
        ("rules", rulebook::messages()),
    ]
}

//! The generated files of `schema/roll_player/`.

use effects::Heard;
use play::ruling;
use play::signature::{self, Signature, bare, signatures};
use script::{definitions, manual};

use super::facts::{with_facts, with_question_facts};
use super::happened::with_event_facts;
use super::{answered, rulebook, spoken};
use crate::RollPlayer;
use crate::acting::Verb;
use crate::cards::{Hook, Read};
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::refusal::Why;
use crate::score::Hope;

/// All hooks that cards can have, for authors.
pub fn hooks() -> Vec<script::Hook<'static>> {
    let told = |(hook, told): (Hook, _)| script::Hook { only: hook.only_of(), ..told };
    Hook::all().into_iter().map(told).collect()
}

/// Whether the rules call a hook on cards of a kind.
fn is_called(kind: &str, hook: &str) -> bool {
    let mut named = Hook::for_cards().filter(|one| one.name() == hook);
    named.any(|hook| hook.is_called_of(kind))
}

/// File names and contents: a JSON Schema for each kind of card and for editions, the Luau
/// definitions, the manual of verbs, the reference of `.play` and the manual of messages. `whole`
/// is the game with all built-in packs.
pub fn schemas(game: &RollPlayer, whole: &RollPlayer) -> Vec<(String, String)> {
    let mut files = Read::schemas(&is_called);
    let hooks = hooks();
    files.push(("api.d.luau".to_owned(), definitions::<Verb>("Roll Player", &hooks)));
    files.push(("api.md".to_owned(), manual::<Verb>("Roll Player", &hooks)));
    files.push(("play.md".to_owned(), ruling::manual(game, whole, "Roll Player")));
    files.push((
        "messages.md".to_owned(),
        signature::manual::<RollPlayer>("Roll Player", &messages(), &answered()),
    ));
    files
}

/// The signatures of all messages by locale file: log, choices, prompts, queries, kinds of news,
/// refusals, hints, and the rulebook.
pub fn messages() -> Vec<(&'static str, Vec<Signature>)> {
    vec![
        ("log", with_event_facts(signatures::<Event>())),
        ("choice", with_facts(signatures::<Choice>())),
        ("ask", with_question_facts(signatures::<Prompt>())),
        ("spoken", spoken::messages()),
        ("news", bare(Heard::news(Event::HEARD).map(|(_, kind)| kind))),
        ("refusal", signatures::<Why>()),
        ("hint", signatures::<Hope>()),
        ("rules", rulebook::messages()),
    ]
}

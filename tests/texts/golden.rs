//! Every name and term of both games in every form that its language has: kept in a file for each language,
//! to be read by somebody who speaks it. `BLESS=1 cargo test golden` writes them.

use std::fmt::Write as _;
use std::sync::Arc;

use diag::Memory;
use engine::{SHELF, Shelved};
use play::{Arg, Seat, Spelled};
use text::keys::keys;
use text::{Locales, TERMS, Tree, Voice};

use super::scenes::{PLAYERS, kept};
use super::{SENTENCES, locales};
use crate::support::{root, texts};

/// Names that are spoken of as players are, with sounds at their beginning or end that matter
/// somewhere. The last player has none.
const NAMES: [&str; 11] =
    ["Odile", "Hugo", "Yves", "Yann", "Élise", "Hans", "Anna", "Jonas", "Max", "René", ""];

/// Functions that are asked of some names only: what makes adjectives, of colours, and what makes
/// owners, of players.
const OF_SOME: [&str; 2] = ["ADJ", "OWNER"];

/// The forms of a name that are not the name itself, one function after another, each with no option
/// or one; of the functions for some names, this one.
fn forms(voice: &Voice<'_>, arg: &Arg, name: &str, special: Option<&str>) -> String {
    let mut line = String::new();
    let functions = voice.functions().into_iter();
    let asked = |name: &str| special == Some(name) || !OF_SOME.contains(&name);
    for (function, calls) in functions.filter(|(name, _)| asked(name)) {
        for call in calls.iter().filter(|call| call.len() < 2) {
            let form = voice.form(function, arg, call).expect("a name has every form");
            if form == name {
                continue;
            }
            let options: String = call.iter().map(|(_, value)| format!(" {value}")).collect();
            write!(line, " | {function}{options}: {form}").expect("a string can be written");
        }
    }
    line
}

/// The forms of the terms of a game, as texts ask for them: of one and of several, with no option or
/// one.
fn terms(game: &dyn Shelved, tag: &str) -> String {
    let of_game = locales(game);
    let voice = of_game.voice(tag, Vec::new());
    let mut calls = Vec::new();
    let terms = keys(&of_game).into_iter().filter(|key| key.tag == tag && key.space == TERMS);
    for term in terms {
        let counts = term.variables.is_some_and(|variables| variables.contains("count"));
        let counts = if counts { &["", "(count: \"other\")"][..] } else { &[""][..] };
        for (function, options) in voice.functions() {
            let shown = ["LOWER", "START", "QUOTE", "PLURAL"].contains(&function);
            for call in options.iter().filter(|call| !shown && call.len() < 2) {
                let option = call.iter().map(|(name, word)| format!(", {name}: \"{word}\""));
                let option: String = option.collect();
                let call = |count| format!("{function}({}{count}{option})", term.id);
                calls.extend(counts.iter().map(call).filter(|_| !OF_SOME.contains(&function)));
            }
        }
    }
    let asked = (0..).zip(&calls).map(|(n, call): (u32, _)| format!("m{n} = {{ {call} }}\n"));
    let files = Memory::new().with(format!("locales/{tag}/golden.ftl"), asked.collect::<String>());
    let asked = Tree::own(Arc::new(files), "locales");
    let (all, _) = Locales::load(&[texts(game.id()), asked]);
    let voice = all.voice(tag, Vec::new());
    let told = (0..).zip(&calls).map(|(n, call): (u32, _)| {
        format!("{}/{call}: {}\n", game.id(), voice.tell("golden", &format!("m{n}"), &[]))
    });
    told.collect()
}

fn golden(tag: &str) {
    let mut seen = String::new();
    for game in SHELF {
        let locales = locales(*game);
        let voice = locales.voice(tag, NAMES.map(str::to_owned).to_vec());
        let names = keys(&locales).into_iter().filter(|key| {
            let sentence = SENTENCES.contains(&key.space);
            let whole = key.variables.is_some_and(|variables| variables.is_empty());
            let program = matches!(
                key.space,
                "cli" | "usage" | "table" | "start" | "options" | "does" | "effect"
            );
            let other = program
                || matches!(key.space, "card" | "glossary" | "lesson" | "news" | "query" | TERMS);
            // What a game or a pack is called stands in no sentence.
            let called = key.space == "words" && (key.id == "game" || key.id.starts_with("pack-"));
            let other = other || called;
            key.tag == tag && whole && !sentence && !other && !key.id.starts_with('-')
        });
        for key in names {
            let arg = Arg::Word(Spelled::new(key.space.to_owned(), key.id.to_owned()));
            let name = voice.tell(key.space, key.id, &[]);
            let at = format!("{}/{}/{}", game.id(), key.space, key.id);
            let special = key.id.starts_with("colour-").then_some("ADJ");
            writeln!(seen, "{at}: {name}{}", forms(&voice, &arg, &name, special))
                .expect("a string can be written");
        }
    }
    SHELF.iter().for_each(|game| seen.push_str(&terms(*game, tag)));
    let locales = locales(SHELF[0]);
    let voice = locales.voice(tag, NAMES.map(str::to_owned).to_vec());
    for at in 0..NAMES.len() {
        let seat = Seat(u8::try_from(at).expect("few names"));
        let (arg, called) = (Arg::Seat(seat), voice.seat(seat));
        writeln!(seen, "{called}{}", forms(&voice, &arg, &called, Some("OWNER")))
            .expect("a string can be written");
    }
    kept(&root().join("tests/texts/golden").join(tag).with_extension("txt"), &seen);
}

#[test]
fn golden_forms_of_all_names() {
    for (tag, _) in PLAYERS {
        golden(tag);
    }
}

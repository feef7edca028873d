//! Results for the built-in packs.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use deeds::{GUARD, LIMIT, WHEN, WORD};
use desk::Packs;
use engine::{Opened, SHELF, Shelved};
use lint::TextVerdict;
use script::{Type, VerbKind};
use text::Locales;
use text::keys::keys;

use crate::support::root;

const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

#[test]
fn texts_of_ours_say_what_scripts_do() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let (judged, findings) = lint::judged(&packs.doubted()).expect("a thread");
    let told = findings.iter().map(|one| format!("{}: {}", one.place.source.path(), one.message));
    assert_eq!(told.collect::<Vec<_>>(), Vec::<String>::new(), "none contradicts");
    let mut declined: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for one in &judged {
        if let TextVerdict::Declined(why) = one.verdict {
            let (kind, id) = &one.card;
            declined.entry(why).or_default().insert(format!("{kind}/{id} ({})", one.tag));
        }
    }
    for tag in LANGUAGES {
        let all = judged.iter().filter(|one| one.tag == tag);
        let confirmed = all.clone().filter(|one| one.verdict == TextVerdict::Confirmed).count();
        let all = all.count();
        println!("{tag}: {confirmed} of {all} confirmed");
        assert!(
            all > 150 && confirmed * 10 >= all * 9,
            "{tag}: {confirmed} of {all}; {declined:#?}"
        );
    }
    println!("{declined:#?}");
}

/// The packs of the tests, each with the packs it requires, contain no contradictions.
#[test]
fn packs_of_the_tests_contradict_nothing() {
    let folder = root().join("tests/packs");
    let folders = std::fs::read_dir(folder).expect("a folder");
    let mut folders: Vec<_> = folders.map(|entry| entry.expect("readable").path()).collect();
    folders.sort();
    let mut told = Vec::new();
    for folder in folders {
        let packs = Packs::open(std::slice::from_ref(&folder)).expect("a folder").with_all();
        let (judged, findings) = lint::judged(&packs.doubted()).expect("a thread");
        println!("{}: {} texts of cards", folder.display(), judged.len());
        let said = |one: &diag::Diagnostic| format!("{}: {}", one.place.source.path(), one.message);
        told.extend(findings.iter().map(said));
    }
    assert_eq!(told, Vec::<String>::new());
}

/// Each language has words for every acting verb, every number that a hook returns and every hook
/// with its guards. It also has words for every field and word that selects what a verb acts on.
#[test]
fn all_that_acts_is_said_in_words() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let content = packs.doubted();
    let mut lacking = Vec::new();
    for game in SHELF {
        let (locales, _) = Locales::load(&content.trees(game.id()));
        let keys = keys(&locales);
        let wanted = wanted(*game, &*content.game(*game).0);
        assert!(wanted.len() > 60, "{}: {}", game.id(), wanted.len());
        for ids in &wanted {
            for tag in LANGUAGES {
                let said = |key: &text::keys::Key<'_>| {
                    let fits = |id: &String| match id.strip_suffix('*') {
                        Some(start) => key.id.starts_with(start),
                        None => key.id == id,
                    };
                    let space = match key.space {
                        "does" | "effect" => ids.iter().any(fits),
                        "words" => ids.iter().any(|id| id.strip_prefix("words/") == Some(key.id)),
                        _ => false,
                    };
                    key.tag == tag && space
                };
                if !keys.iter().any(said) {
                    lacking.push(format!("{tag}/{}/does.ftl: {}", game.id(), ids[0]));
                }
            }
        }
    }
    lacking.sort();
    lacking.dedup();
    assert_eq!(lacking, Vec::<String>::new());
}

/// The messages that a game needs, each with possible alternatives.
fn wanted(game: &dyn Shelved, opened: &dyn Opened) -> Vec<Vec<String>> {
    let asks = |verb: &script::Verb| {
        verb.parameters.iter().any(|parameter| {
            let Type::Filter(filter) = parameter.kind else { return parameter.name == "ask" };
            filter.fields.iter().any(|field| field.name == "ask")
        })
    };
    let (verbs, hooks) = (game.verbs(), game.hooks());
    let acting = verbs.iter().filter(|verb| verb.kind != VerbKind::Query && !asks(verb));
    let numbers = hooks.iter().filter(|hook| matches!(hook.returns, Some(Type::Int)));
    let mut all: Vec<Vec<String>> = acting.map(|verb| vec![verb.name()]).collect();
    all.extend(numbers.map(|hook| vec![format!("answer-{}", hook.name)]));
    all.extend(hooks.iter().map(|hook| vec![format!("{WHEN}{}", hook.name)]));
    for guard in hooks.iter().flat_map(|hook| hook.guards) {
        let begin = [GUARD, LIMIT].map(|begin| format!("{begin}{guard}"));
        all.push(begin.iter().flat_map(|id| [id.clone(), format!("{id}-*")]).collect());
    }
    let fields = verbs.iter().flat_map(|verb| verb.parameters).flat_map(fields);
    let fields: Vec<&script::FieldEntry> = fields.collect();
    let narrow = fields.iter().filter(|field| !["ask", "optional"].contains(&field.name));
    // An alternative joins the words of its field.
    let own = narrow.map(|field| field.name.strip_prefix("or_").unwrap_or(field.name));
    all.extend(own.map(|name| vec![format!("{LIMIT}{name}")]));
    // The word lists of scripts.
    let passed = verbs.iter().flat_map(|verb| verb.parameters).map(|parameter| parameter.kind);
    let heard = hooks.iter().flat_map(|hook| hook.takes).map(|parameter| parameter.kind);
    let given = verbs.iter().map(|verb| verb.result);
    let kinds = fields.iter().map(|field| field.kind).chain(passed).chain(heard).chain(given);
    let kinds: Vec<Type> = kinds.map(inner).collect();
    let sayable = |word: &str| {
        let lists = kinds
            .iter()
            .filter(|kind| matches!(kind, Type::Words { words, .. } if words.contains(&word)));
        let names = lists.filter_map(|kind| kind.name()).map(dashed);
        let mut ids = vec![format!("{WORD}{word}")];
        ids.extend(names.map(|list| format!("words/{list}-{word}")));
        ids
    };
    for field in &fields {
        if let Type::Words { words, .. } = inner(field.kind) {
            all.extend(words.iter().map(|word| sayable(word)));
        }
    }
    let guards = opened.cards().iter().flat_map(|card| card.guards().into_values());
    for (guard, value) in guards.filter_map(|when| when.as_object().cloned()).flatten() {
        let items = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
        let words = items.iter().filter_map(|item| item.as_str());
        for word in words.filter(|word| !word.starts_with("p.")) {
            let own = format!("{LIMIT}{guard}-{word}");
            all.push(sayable(word).into_iter().chain([own]).collect());
        }
    }
    all.iter().map(|ids| ids.iter().map(|id| id.replace('_', "-")).collect()).collect()
}

/// The fields of a filter.
fn fields(parameter: &script::Parameter) -> &'static [script::FieldEntry] {
    if let Type::Filter(filter) = parameter.kind { filter.fields } else { &[] }
}

/// A type without "optional".
fn inner(kind: Type) -> Type {
    if let Type::Optional(inner) = kind { *inner } else { kind }
}

/// Converts `WaxColour` to `wax-colour`.
fn dashed(name: &str) -> String {
    let letters = name.char_indices().flat_map(|(at, letter)| {
        let dash = (at > 0 && letter.is_ascii_uppercase()).then_some('-');
        dash.into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect()
}

/// At a table, the results equal those from files, without the names of numbers, in any language,
/// and quickly.
#[test]
fn a_table_says_what_the_files_say() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let content = packs.doubted();
    let (mut told, mut same, mut slowest) = (0, 0, Duration::ZERO);
    for game in SHELF {
        let (locales, _) = Locales::load(&content.trees(game.id()));
        let (opened, _) = content.game(*game);
        let voices = LANGUAGES.map(|tag| locales.voice(tag, Vec::new()));
        for card in opened.cards() {
            let at_table = deeds::exact_at_table(&*opened, card, &voices[1]);
            if at_table.is_empty() {
                continue;
            }
            let began = Instant::now();
            let again = deeds::exact_at_table(&*opened, card, &voices[1]);
            slowest = slowest.max(began.elapsed());
            assert_eq!(at_table, again, "{}", card.path);
            told += 1;
            // Each of these reads its scripts from all files.
            if told % 16 == 1 {
                let of_files = deeds::exact(*game, &content.library, card, &voices[1]);
                let hooks = |all: &[deeds::Does]| -> Vec<String> {
                    all.iter().map(|does| does.hook.clone()).collect()
                };
                assert_eq!(hooks(&at_table), hooks(&of_files), "{}", card.path);
                if card.params.is_empty() {
                    assert_eq!(at_table, of_files, "{}", card.path);
                    same += 1;
                }
            }
            for voice in &voices {
                for does in deeds::exact_at_table(&*opened, card, voice) {
                    assert!(!does.line.contains(['⟨', '=']), "{does:?}");
                    assert_ne!(does.when, does.hook, "{}", card.path);
                }
            }
        }
    }
    println!("{told} cards, the slowest in {slowest:?}");
    assert!(told > 150 && same > 0, "{told} cards, {same} without numbers");
}

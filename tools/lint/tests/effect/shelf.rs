//! What our own packs come to.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use desk::Packs;
use engine::SHELF;
use lint::Verdict;
use script::{Kind, Type};
use text::Locales;
use text::keys::keys;

const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

#[test]
fn texts_of_ours_say_what_scripts_do() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let (judged, findings) = lint::judged(&packs.doubted()).expect("the shelf");
    let told = findings.iter().map(|one| format!("{}: {}", one.place.source.path(), one.message));
    assert_eq!(told.collect::<Vec<_>>(), Vec::<String>::new(), "none contradicts");
    let mut declined: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for one in &judged {
        if let Verdict::Declined(why) = one.verdict {
            let (kind, id) = &one.card;
            declined.entry(why).or_default().insert(format!("{kind}/{id} ({})", one.tag));
        }
    }
    for tag in LANGUAGES {
        let all = judged.iter().filter(|one| one.tag == tag);
        let confirmed = all.clone().filter(|one| one.verdict == Verdict::Confirmed).count();
        let all = all.count();
        println!("{tag}: {confirmed} of {all} confirmed");
        assert!(
            all > 150 && confirmed * 10 >= all * 9,
            "{tag}: {confirmed} of {all}; {declined:#?}"
        );
    }
    println!("{declined:#?}");
}

/// Nor do the packs of the tests, each with what it requires.
#[test]
fn packs_of_the_tests_contradict_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/packs");
    let folders = std::fs::read_dir(folder).expect("a folder");
    let mut folders: Vec<_> = folders.map(|entry| entry.expect("readable").path()).collect();
    folders.sort();
    let mut told = Vec::new();
    for folder in folders {
        let packs = Packs::open(std::slice::from_ref(&folder)).expect("a folder").with_all();
        let (judged, findings) = lint::judged(&packs.doubted()).expect("the shelf");
        println!("{}: {} texts of cards", folder.display(), judged.len());
        let said = |one: &diag::Diagnostic| format!("{}: {}", one.place.source.path(), one.message);
        told.extend(findings.iter().map(said));
    }
    assert_eq!(told, Vec::<String>::new());
}

/// What a verb that acts does, and what a hook that returns a number is for, is said in each language.
#[test]
fn all_that_acts_is_said_in_words() {
    let packs = Packs::open(&[]).expect("no folder").with_all();
    let content = packs.doubted();
    let mut lacking = Vec::new();
    for game in SHELF {
        let (locales, _) = Locales::load(&content.trees(game.id()));
        let keys = keys(&locales);
        let asks = |verb: &script::Verb| {
            verb.parameters.iter().any(|parameter| match parameter.kind {
                Type::Filter(filter) => filter.fields.iter().any(|field| field.name == "ask"),
                _ => parameter.name == "ask",
            })
        };
        let verbs = game.verbs().into_iter();
        let acting = verbs.filter(|verb| verb.kind != Kind::Query && !asks(verb));
        let hooks = game.hooks().into_iter();
        let numbers = hooks.filter(|hook| matches!(hook.returns, Some(Type::Int)));
        let numbers = numbers.map(|hook| format!("answer-{}", hook.name));
        let ids: Vec<String> = acting.map(|verb| verb.name()).chain(numbers).collect();
        assert!(ids.len() > 8, "{}", game.id());
        for id in ids.iter().map(|id| id.replace('_', "-")) {
            for tag in LANGUAGES {
                let said = |key: &&text::keys::Key<'_>| {
                    key.tag == tag && key.space == "does" && key.id == id
                };
                if keys.iter().find(said).is_none() {
                    lacking.push(format!("{tag}/{}/does.ftl: {id}", game.id()));
                }
            }
        }
    }
    assert_eq!(lacking, Vec::<String>::new());
}

//! The rulebooks: complete in every language, their numbers from the data, each paragraph cited by
//! what it is about.

use std::collections::BTreeSet;
use std::path::Path;

use diag::Files;
use engine::{SHELF, Shelved};
use play::rulebook::Part;
use play::{Chapter, Setup};
use text::TERMS;
use text::keys::keys;
use view::{RulePart, Rulebook};

use super::locales;
use crate::rulings;
use crate::support::{built_in, root, tree, with_all};

/// The rulebooks of a game for tables of all kinds.
fn books(game: &dyn Shelved) -> Vec<Vec<Chapter>> {
    let books = [built_in(game), with_all(game)].map(|opened| {
        let setups = engine::errand::setups(&*opened).into_iter();
        let book = |setup: Setup| opened.table(setup, 1).expect("a set-up of the game").rules();
        setups.map(book).collect::<Vec<_>>()
    });
    books.concat()
}

/// The messages of the rules that a game can say.
fn known(game: &dyn Shelved) -> BTreeSet<String> {
    let messages = game.messages().into_iter().filter(|(space, _)| *space == "rules");
    messages.flat_map(|(_, known)| known).map(|message| message.id.to_owned()).collect()
}

#[test]
fn every_message_of_the_rules_stands_in_some_rulebook() {
    for game in SHELF {
        let books = books(*game);
        let said = books.iter().flatten().flat_map(|chapter| chapter.messages());
        let said: BTreeSet<String> = said.map(|message| message.id.clone()).collect();
        let known = known(*game);
        let differing: Vec<_> = said.symmetric_difference(&known).collect();
        assert!(differing.is_empty(), "{}: {differing:?}", game.id());
    }
}

#[test]
fn a_chapter_is_called_like_no_other_and_is_the_same_in_every_language() {
    for game in SHELF {
        let (locales, opened) = (locales(*game), with_all(*game));
        let table = opened.table(Setup::seats(2), 1).expect("a table for two");
        let ids: Vec<String> = table
            .rules()
            .into_iter()
            .map(|chapter| chapter.lead.id)
            .chain(["glossary".to_owned()])
            .collect();
        for tag in locales.tags() {
            let voice = locales.voice(&tag, Vec::new());
            let book = Rulebook::of(&*opened, &*table, &voice);
            let theirs: Vec<&String> = book.chapters.iter().map(|rule| &rule.id).collect();
            assert_eq!(theirs, ids.iter().collect::<Vec<_>>(), "{} in {tag}", game.id());
            let titles: BTreeSet<&str> =
                book.chapters.iter().map(|rule| rule.title.as_str()).collect();
            assert_eq!(titles.len(), ids.len(), "{} in {tag}: two titles are alike", game.id());
            assert!(titles.iter().all(|title| !ids.contains(&(*title).to_owned())), "{tag}");
            assert_eq!(voice.gaps(), [], "{} in {tag}", game.id());
            let errors = voice.errors().into_iter();
            let errors = errors.filter(|slip| ["rules", "glossary"].contains(&slip.space.as_str()));
            assert_eq!(errors.collect::<Vec<_>>(), [], "{} in {tag}", game.id());
            examples_tell(&book);
        }
    }
}

/// Each example says what was chosen and what came of it.
fn examples_tell(book: &Rulebook) {
    let parts = book.chapters.iter().flat_map(|rule| &rule.parts);
    let told = parts.filter_map(|part| match part {
        RulePart::Example { panels, told } => Some((panels, told)),
        RulePart::Text { .. }
        | RulePart::Steps { .. }
        | RulePart::Table { .. }
        | RulePart::List { .. } => None,
    });
    let told: Vec<_> = told.collect();
    assert!(!told.is_empty(), "«{}» has no example", book.title);
    for (panels, told) in told {
        let chosen = told.iter().filter(|step| step.chosen.is_some()).count();
        assert!(!panels.is_empty() && chosen > 2, "{told:?}");
    }
}

/// The text of an entry without what is no text: names of variables and terms, keys of cases, strings
/// that are arguments.
fn plain(entry: &str) -> String {
    let mut text = String::new();
    for line in entry.lines().filter(|line| !line.starts_with('#')) {
        let line = line.trim_start();
        let line = line.trim_start_matches('*');
        let case = line.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let mut rest = case.map_or(line, |(_, rest)| rest);
        while let Some((before, after)) = rest.split_once('{') {
            text.push_str(before);
            rest = after.split_once('}').map_or("", |(_, after)| after);
        }
        text.push_str(rest);
        text.push('\n');
    }
    text
}

/// Numbers that are no numbers of the rules, and why.
const DIGITS: [(&str, &str, &str); 1] =
    [("rattus", "signs", "a sample of what stands on the board, as a legend shows it")];

#[test]
fn the_numbers_of_the_rules_come_from_the_data() {
    let mut needed = BTreeSet::new();
    for game in SHELF {
        for key in keys(&locales(*game)).into_iter().filter(|key| key.space == "rules") {
            let span = key.whole.span;
            let text = &key.whole.source.text()[span.start as usize..span.end as usize];
            if !plain(text).contains(|letter: char| letter.is_ascii_digit()) {
                continue;
            }
            let listed = DIGITS.iter().position(|(of, id, _)| (*of, *id) == (game.id(), key.id));
            assert!(listed.is_some(), "{}: «{}» names a number", key.place, key.id);
            needed.insert(listed);
        }
    }
    assert_eq!(needed.len(), DIGITS.len(), "each exception is one");
}

#[test]
fn every_term_is_explained() {
    for game in SHELF {
        let locales = locales(*game);
        let all = keys(&locales);
        for term in all.iter().filter(|key| key.space == TERMS) {
            let id = term.id.trim_start_matches('-');
            let told = all.iter().any(|key| {
                let titled = key.attributes.iter().any(|one| one.name == "title");
                (key.tag, key.space, key.id) == (term.tag, "glossary", id) && titled
            });
            assert!(told, "{}: «{}» is not in the glossary of «{}»", game.id(), id, term.tag);
        }
    }
}

/// The ids behind a mark, as code and rulings cite them: `Rule: ` and each in backticks.
fn cited_in(code: &str) -> Vec<String> {
    let citations = code.split("Rule: ").chain(code.split("Rules: ")).skip(1);
    let mut ids = Vec::new();
    for citation in citations {
        let mut rest = citation;
        while let Some((id, more)) = rest.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
            ids.push(id.to_owned());
            rest = more.trim_start_matches(',').trim_start();
        }
    }
    ids
}

/// What the code of a game cites, and what decisions are explained by.
fn cited(game: &dyn Shelved) -> BTreeSet<String> {
    let files = tree(&root().join(Path::new("engine").join(game.id()).join("src")));
    let code = files.list().into_iter().filter(|path| path.ends_with(".rs"));
    let code = code.map(|path| files.read(&path).expect("it was listed").into_owned());
    let code = code.map(|text| String::from_utf8(text).expect("a text"));
    let mut ids: BTreeSet<String> = code.flat_map(|text| cited_in(&text)).collect();
    for ruling in rulings::of(game) {
        let rules = ruling.text().lines().filter_map(|line| line.strip_prefix("rule "));
        ids.extend(rules.flat_map(str::split_whitespace).map(str::to_owned));
    }
    ids
}

/// The paragraphs of a game: all but leads, which are cited by being asked for, and cells.
fn paragraphs(game: &dyn Shelved) -> BTreeSet<String> {
    let books = books(game);
    let parts = books.iter().flatten().flat_map(|chapter| &chapter.parts);
    let told = parts.filter(|part| matches!(part, Part::Says(_) | Part::Steps(_)));
    told.flat_map(Part::messages).map(|message| message.id.clone()).collect()
}

#[test]
fn every_ruling_names_the_rules_that_it_is_about() {
    for source in SHELF.iter().flat_map(|game| rulings::of(*game)) {
        let (records, _) = play::notation::parse_all(&source);
        let uncited = records.iter().filter(|record| record.rules.is_empty());
        let titles = uncited.filter_map(|record| record.title.as_ref());
        let titles: Vec<&str> = titles.map(|title| title.text.as_str()).collect();
        assert!(titles.is_empty(), "{}: {titles:?} cite no paragraph", source.path());
    }
}

#[test]
fn what_is_cited_is_there_and_what_is_there_is_cited() {
    for game in SHELF {
        let (cited, known) = (cited(*game), known(*game));
        let nowhere: Vec<_> = cited.difference(&known).collect();
        assert!(nowhere.is_empty(), "{} has no rules {nowhere:?}", game.id());
        let paragraphs = paragraphs(*game);
        let unread: Vec<_> = paragraphs.difference(&cited).collect();
        assert!(unread.is_empty(), "nothing in {} cites the rules {unread:?}", game.id());
    }
}

/// Paragraphs that no ruling cites, and why: what they say rules nothing that a position could show.
/// At most one in twenty.
const UNRULED: [(&str, &str, &str); 8] = [
    ("roll_player", "components", "announces the table of components, whose numbers are compared"),
    (
        "roll_player",
        "setup-table",
        "announces the tables of the set-up, whose numbers are compared",
    ),
    ("roll_player", "adventure-of", "a heading over a list of cards"),
    ("roll_player", "decisions", "introduces the decisions, each of which has a ruling"),
    ("roll_player", "signs", "the legend of the board"),
    ("rattus", "tokens-limits", "announces a table of tokens, whose numbers are compared"),
    ("rattus", "decision-faces", "says which faces are designed here"),
    ("rattus", "signs", "the legend of the board"),
];

/// The ids that rulings cite.
fn cited_by_rulings(game: &dyn Shelved) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for ruling in rulings::of(game) {
        let rules = ruling.text().lines().filter_map(|line| line.strip_prefix("rule "));
        ids.extend(rules.flat_map(str::split_whitespace).map(str::to_owned));
    }
    ids
}

#[test]
fn each_paragraph_that_rules_something_has_a_ruling() {
    for game in SHELF {
        let books = books(*game);
        let leads = books.iter().flatten().map(|chapter| chapter.lead.id.clone());
        let all: BTreeSet<String> = leads.chain(paragraphs(*game)).collect();
        let cited = cited_by_rulings(*game);
        let listed: BTreeSet<String> = UNRULED
            .iter()
            .filter(|(of, _, _)| *of == game.id())
            .map(|(_, id, _)| (*id).to_owned())
            .collect();
        let unruled: BTreeSet<String> = all.difference(&cited).cloned().collect();
        assert_eq!(unruled, listed, "{}: paragraphs without a ruling, and those listed", game.id());
        assert!(listed.len() * 20 <= all.len(), "{}: {} of {}", game.id(), listed.len(), all.len());
    }
}

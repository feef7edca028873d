//! The letters of queries, and how each is answered in every language.

use std::collections::BTreeSet;

use view::{Input, Sitting, View, fold};

use super::{TAGS, Way, next, packs, sitting, told, ways};

/// Signs that a picture is drawn with, and that nobody can listen to.
const SIGNS: [char; 13] = ['★', '✓', '✗', '·', '→', '←', '↑', '↓', '=', '†', '~', '⟨', '\n'];

#[test]
fn a_letter_or_two_ask_for_one_thing_only() {
    for (way, tag) in everywhere() {
        let packs = packs(way);
        let content = packs.content();
        let mut sitting = sitting(&content, way, tag, 3);
        next(&mut sitting);
        let queries = sitting.queries();
        let words: Vec<String> = queries.iter().map(|query| fold(&query.word)).collect();
        let different: BTreeSet<&String> = words.iter().collect();
        assert_eq!(different.len(), words.len(), "{} {tag}: {words:?}", way.game);
        for word in &words {
            let letters = word.chars().all(char::is_alphabetic);
            assert!(letters && (1..=2).contains(&word.chars().count()), "{tag}: “{word}”");
        }
        sitting.take(Input::Help { about: String::new() });
        let notices = sitting.notices();
        let [view::Notice::Help { commands, queries: listed, .. }] = &notices[..] else {
            panic!("help has one notice: {notices:?}")
        };
        assert_eq!(listed, &queries, "the help lists them all");
        let command = |word: &String| commands.iter().any(|command| fold(&command.word) == *word);
        assert!(!words.iter().any(command), "{} {tag}: a command is no query", way.game);
    }
}

#[test]
fn a_query_is_answered_in_one_line_and_answers_nothing() {
    for (way, tag) in everywhere() {
        let packs = packs(way);
        let content = packs.content();
        let mut sitting = sitting(&content, way, tag, 3);
        let mut questions = 0;
        loop {
            let view = next(&mut sitting);
            let Some(ask) = &view.ask else { break };
            let offers = ask.offers.len();
            if questions % 14 == 0 {
                ask_everything(&mut sitting, &view, (way, tag));
            }
            let words: BTreeSet<String> =
                sitting.queries().iter().map(|query| fold(&query.word)).collect();
            for offer in &ask.offers {
                let first = fold(&offer.text).split(' ').next().map(str::to_owned);
                let taken = first.is_some_and(|first| words.contains(&first));
                assert!(!taken, "{tag}: “{}” begins like a query", offer.text);
            }
            sitting.take(Input::Offer { offer: questions % offers });
            questions += 1;
        }
        assert!(questions > 15, "{} {tag}: {questions}", way.game);
    }
}

fn everywhere() -> impl Iterator<Item = (Way, &'static str)> {
    ways().flat_map(|way| TAGS.map(|tag| (way, tag)))
}

/// Asks all queries, with and without what may stand behind them; the question stays as it is.
fn ask_everything(sitting: &mut Sitting<'_>, before: &View, (way, tag): (Way, &str)) {
    for query in sitting.queries() {
        for of in ["", " 1", " 2", " 12", " ann", " B", " bo 1", " 1 bo", " xyzzy"] {
            if query.name == "choices" && !["", " 1"].contains(&of) {
                continue;
            }
            let line = format!("{}{of}", query.word);
            let text = told(sitting, &line);
            let picture = ["asked", "choices", "news"].contains(&query.name);
            let drawn = text.contains('\n') || text.contains(SIGNS) && !picture;
            assert!(!drawn, "{} {tag} “{line}”: {text}", way.game);
            let sentence = text.ends_with(['.', '?', '!', '”', '“', '»', ')']);
            let listed = text.contains(": ") || text.contains("\u{a0}: ");
            assert!(sentence || listed || picture, "{} {tag} “{line}”: {text}", way.game);
        }
    }
    let after = sitting.view();
    assert_eq!(after.ask, before.ask.clone().map(|ask| view::Ask { again: true, ..ask }));
}

#[test]
fn things_are_asked_for_by_number_sign_and_name() {
    let way = Way { game: "roll_player", all: true };
    let packs = packs(way);
    let content = packs.content();
    for (tag, signs) in
        [("de", ["STR", "stär"]), ("en", ["str", "Streng"]), ("fr", ["for", "FORCE"])]
    {
        let mut sitting = sitting(&content, way, tag, 3);
        // Until everybody has a sheet.
        for _ in 0..6 {
            next(&mut sitting);
            sitting.take(Input::Offer { offer: 0 });
        }
        next(&mut sitting);
        let queries = sitting.queries();
        let word = |name| &queries.iter().find(|query| query.name == name).expect("known").word;
        let (row, gold) = (word("row"), word("gold"));
        let by_number = told(&mut sitting, &format!("{row} 1"));
        for sign in signs {
            assert_eq!(told(&mut sitting, &format!("{row} {sign}")), by_number, "{tag} {sign}");
        }
        let bo = told(&mut sitting, &format!("{row} bo 1"));
        assert_eq!(told(&mut sitting, &format!("{row} 1 b")), bo, "{tag}");
        let own = told(&mut sitting, gold);
        assert_eq!(told(&mut sitting, &format!("{gold} ann")), own, "{tag}");
        assert_ne!(told(&mut sitting, &format!("{gold} bo")), own, "{tag}: {own}");
    }
}

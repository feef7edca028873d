//! The letters of queries, and how each is answered in every language.

use std::collections::BTreeSet;

use text::fold;
use view::{Change, HotSeat, Input, Notice, Page, View};

use super::{TAGS, Way, hot_seat, next, packs, told, ways};

/// Signs that a picture is drawn with, and that nobody can listen to.
const SIGNS: [char; 13] = ['★', '✓', '✗', '·', '→', '←', '↑', '↓', '=', '†', '~', '⟨', '\n'];

#[test]
fn a_letter_or_two_ask_for_one_thing_only() {
    for (way, tag) in everywhere() {
        let packs = packs(way);
        let content = packs.content();
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        next(&mut hot_seat);
        let queries = hot_seat.sight().queries();
        let words: Vec<String> = queries.iter().map(|query| fold(&query.word)).collect();
        let different: BTreeSet<&String> = words.iter().collect();
        assert_eq!(different.len(), words.len(), "{} {tag}: {words:?}", way.game);
        for word in &words {
            let letters = word.chars().all(char::is_alphabetic);
            assert!(letters && (1..=2).contains(&word.chars().count()), "{tag}: “{word}”");
        }
        hot_seat.take(Input::Help { about: String::new() });
        let notices = hot_seat.notices();
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
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        let mut questions = 0;
        loop {
            let view = next(&mut hot_seat);
            let Some(ask) = &view.ask else { break };
            let offers = ask.offers.len();
            if questions % 14 == 0 {
                ask_everything(&mut hot_seat, &view, (way, tag));
            }
            let words: BTreeSet<String> =
                hot_seat.sight().queries().iter().map(|query| fold(&query.word)).collect();
            for offer in &ask.offers {
                let first = fold(&offer.text).split(' ').next().map(str::to_owned);
                let taken = first.is_some_and(|first| words.contains(&first));
                assert!(!taken, "{tag}: “{}” begins like a query", offer.text);
            }
            hot_seat.take(Input::Offer { offer: questions % offers });
            questions += 1;
        }
        assert!(questions > 15, "{} {tag}: {questions}", way.game);
    }
}

fn everywhere() -> impl Iterator<Item = (Way, &'static str)> {
    ways().flat_map(|way| TAGS.map(|tag| (way, tag)))
}

/// Asks all queries, with and without what may stand behind them; the question stays as it is.
fn ask_everything(hot_seat: &mut HotSeat, before: &View, (way, tag): (Way, &str)) {
    for query in hot_seat.sight().queries() {
        for of in ["", " 1", " 2", " 12", " ann", " B", " bo 1", " 1 bo", " xyzzy"] {
            if query.name == "choices" && !["", " 1"].contains(&of) {
                continue;
            }
            let line = format!("{}{of}", query.word);
            let text = told(hot_seat, &line);
            let picture = ["asked", "choices", "news"].contains(&query.name);
            let drawn = text.contains('\n') || text.contains(SIGNS) && !picture;
            assert!(!drawn, "{} {tag} “{line}”: {text}", way.game);
            let sentence = text.ends_with(['.', '?', '!', '”', '“', '»', ')']);
            let listed = text.contains(": ") || text.contains("\u{a0}: ");
            assert!(sentence || listed || picture, "{} {tag} “{line}”: {text}", way.game);
        }
    }
    let after = hot_seat.view();
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
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        // Until everybody has a sheet.
        for _ in 0..6 {
            next(&mut hot_seat);
            hot_seat.take(Input::Offer { offer: 0 });
        }
        next(&mut hot_seat);
        let queries = hot_seat.sight().queries();
        let word = |name| &queries.iter().find(|query| query.name == name).expect("known").word;
        let (row, gold) = (word("row"), word("gold"));
        let by_number = told(&mut hot_seat, &format!("{row} 1"));
        for sign in signs {
            assert_eq!(told(&mut hot_seat, &format!("{row} {sign}")), by_number, "{tag} {sign}");
        }
        let bo = told(&mut hot_seat, &format!("{row} bo 1"));
        assert_eq!(told(&mut hot_seat, &format!("{row} 1 b")), bo, "{tag}");
        let own = told(&mut hot_seat, gold);
        assert_eq!(told(&mut hot_seat, &format!("{gold} ann")), own, "{tag}");
        assert_ne!(told(&mut hot_seat, &format!("{gold} bo")), own, "{tag}: {own}");
    }
}

/// What is told, where that is not what the question of the game is answered with.
fn answered(hot_seat: &mut HotSeat, line: &str) -> (Change, Option<Notice>) {
    let change = hot_seat.take(Input::Words { words: line.to_owned() });
    (change, hot_seat.notices().into_iter().next())
}

/// A game of Roll Player in which the first question of a round is asked.
fn first_round(hot_seat: &mut HotSeat) {
    for _ in 0..80 {
        next(hot_seat);
        let text = told(hot_seat, &format!("{} 2", word(hot_seat, "initiative")));
        if text.contains('2') {
            return;
        }
        hot_seat.take(Input::Offer { offer: 0 });
    }
    panic!("there is a first round");
}

fn word(hot_seat: &HotSeat, name: &str) -> String {
    hot_seat.sight().queries().into_iter().find(|query| query.name == name).expect("known").word
}

#[test]
fn what_a_query_asks_back_is_answered_by_the_next_line() {
    let way = Way { game: "roll_player", all: false };
    for tag in TAGS {
        let packs = packs(way);
        let content = packs.content();
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        hot_seat.speak_aloud(true);
        first_round(&mut hot_seat);
        let [letters, gold] = ["initiative", "gold"].map(|name| word(&hot_seat, name));
        let unknown = format!("{letters} xyzzy");
        let asked_back = told(&mut hot_seat, &unknown);
        assert!(asked_back.contains(&format!("{letters} 1")), "{tag}: {asked_back}");
        assert!(asked_back.ends_with(": 1, 2, 3, 4"), "{tag}: {asked_back}");
        // A number is no choice then, also one that names nothing; a name is told of as well.
        assert_eq!(told(&mut hot_seat, "9"), asked_back_of(&mut hot_seat, &letters, "9"), "{tag}");
        let first = told(&mut hot_seat, "1");
        assert_eq!(first, told(&mut hot_seat, &format!("{letters} 1")), "{tag}");
        // Whatever else is typed is about the game again, and so is what comes behind it.
        told(&mut hot_seat, &unknown);
        told(&mut hot_seat, &gold);
        assert_eq!(answered(&mut hot_seat, "1").0, Change::Table, "{tag}");
        next(&mut hot_seat);
        told(&mut hot_seat, &unknown);
        assert_eq!(answered(&mut hot_seat, "").0, Change::Again, "{tag}");
        assert_eq!(answered(&mut hot_seat, "1").0, Change::Table, "{tag}");
    }
}

/// What is said when a query is asked of something that there is not; the line behind it answers
/// that.
fn asked_back_of(hot_seat: &mut HotSeat, letters: &str, of: &str) -> String {
    told(hot_seat, &format!("{letters} {of}"))
}

#[test]
fn a_coin_without_a_die_is_told() {
    let way = Way { game: "roll_player", all: false };
    let coins = [("de", "eine Münze"), ("en", "a coin"), ("fr", "une pièce"), ("nl", "een munt")];
    for (tag, coin) in coins {
        let packs = packs(way);
        let content = packs.content();
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        let letters = word(&hot_seat, "initiative");
        let bare = (0..200).any(|_| {
            if next(&mut hot_seat).ask.is_none() {
                return false;
            }
            let [first, second] =
                [1, 2].map(|nth| told(&mut hot_seat, &format!("{letters} {nth}")));
            assert!(!first.contains(coin), "{tag}: {first}");
            hot_seat.take(Input::Offer { offer: 0 });
            let no_die = ["kein", "no die", "pas encore", "geen"];
            second.contains(coin) && no_die.iter().any(|no| second.contains(no))
        });
        assert!(bare, "{tag}: a coin lies there before a die does");
    }
}

#[test]
fn a_choice_is_told_with_what_its_cards_say() {
    for (way, tag) in everywhere().filter(|(way, _)| !way.all) {
        let packs = packs(way);
        let content = packs.content();
        let mut hot_seat = hot_seat(&content, way, tag, 3);
        hot_seat.speak_aloud(true);
        let (letters, mut texts, mut sets) = (word(&hot_seat, "choices"), 0, 0);
        let market = hot_seat.sight().queries().into_iter().find(|query| query.name == "market");
        for _ in 0..60 {
            let Some(ask) = next(&mut hot_seat).ask else { break };
            for (offer, number) in ask.offers.iter().zip(1..) {
                let said = told(&mut hot_seat, &format!("{letters} {number}"));
                for page in hot_seat.sight().pages(&offer.about) {
                    let Page::Card { card } = page else { continue };
                    // These have fields and no text.
                    if ["race", "backstory", "alignment", "armor"].contains(&card.kind.as_str()) {
                        continue;
                    }
                    let lines = card.lines.iter().take(1).filter(|line| line.ends_with('.'));
                    for line in lines {
                        assert!(said.contains(line.as_str()), "{tag}: “{line}” in “{said}”");
                        texts += 1;
                    }
                }
            }
            for nth in 1..6 {
                let Some(market) = &market else { break };
                let said = told(&mut hot_seat, &format!("{} {nth}", market.word));
                let set = ["zum Set ", " set.", "de l’ensemble ", "bij de set "];
                sets += usize::from(set.iter().any(|set| said.contains(set)));
                hot_seat.take(Input::Words { words: market.word.clone() });
                hot_seat.notices();
            }
            hot_seat.take(Input::Offer { offer: 0 });
        }
        assert!(texts > 0, "{} {tag}", way.game);
        assert!(sets > 0 || market.is_none(), "{} {tag}: armor is told with its set", way.game);
    }
}

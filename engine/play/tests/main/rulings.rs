//! What rulings can express, tried with the smallest possible game.

use std::rc::Rc;

use diag::Source;
use play::example::Pig;
use play::notation::parse_all;
use play::ruling::{self, Ruled, run, set_up};

fn ruled(text: &str) -> Ruled {
    run(&Rc::new(Pig), &Source::new("pig.play", text), false, &mut |_| {})
}

/// The findings: place, code, message.
fn found(text: &str) -> Vec<String> {
    let say = |found: &diag::Diagnostic| {
        let place = found.place.to_string().replace("pig.play:", "");
        format!("{place} {} {}", found.code, found.message)
    };
    ruled(text).findings.iter().map(say).collect()
}

fn holds(text: &str) {
    let text = format!("game pig  seats 2\n{text}");
    assert_eq!(found(&text), Vec::<String>::new(), "{text}");
    let source = Source::new("pig.play", text.as_str());
    assert!(ruling::holds(&Rc::new(Pig), &source), "{text}");
    assert_eq!(set_up(&Rc::new(Pig), &source), [], "{text}");
}

/// Asserts the findings of a text below a head of two lines.
fn fails(text: &str, expected: &str) {
    let text = format!("game pig  seats 2\n\n{text}");
    assert_eq!(found(&text), [expected], "{text}");
    let source = Source::new("pig.play", text.as_str());
    assert!(!ruling::holds(&Rc::new(Pig), &source), "{text}");
    // The check before play reports either this finding or none.
    let ruled = ruled(&text).findings;
    assert!(set_up(&Rc::new(Pig), &source).iter().all(|found| ruled.contains(found)), "{text}");
}

#[test]
fn a_ruling_is_set_up_without_playing() {
    let said = |text: &str| {
        let source = Source::new("pig.play", format!("game pig  seats 2\n{text}"));
        let found = set_up(&Rc::new(Pig), &source).into_iter();
        found.map(|found| found.code.name()).collect::<Vec<_>>()
    };
    assert_eq!(said("given B.pionts = 3\nthen turn = A"), ["bad-given"]);
    assert_eq!(said("given turn = Z\nthen turn = A"), ["bad-given"]);
    assert_eq!(said("then B.pionts = 3"), ["bad-then"]);
    assert_eq!(said("play\n  refused: A thorw"), ["bad-then"]);
    assert_eq!(said("then offers lacks [thorw]"), ["bad-then"]);
    // Errors that show only in play.
    assert_eq!(said("play\n  B throw\nthen turn = B"), [""; 0]);
    assert_eq!(said("then A.points = 3"), [""; 0]);
}

#[test]
fn one_space_between_patches_is_enough() {
    for spaces in [" ", "  ", "\t", "     "] {
        holds(&format!(
            "given A.points = 3{spaces}B.points = 4\nthen A.points = 3{spaces}turn = A"
        ));
    }
    // Without spaces around the mark, patches must be separated by two spaces.
    holds("given A.points=3  B.points=4\nthen A.points=3  B.points=4");
    fails(
        "given A.points = 3 B.points=4\nthen turn = A",
        "3:18 bad-given `A.points` cannot be set: expected a whole number from 0 to 20, not \
         “3 B.points=4”",
    );
    // Within a list, any number of spaces is allowed.
    holds("then offers = [throw,   hold] turn = A");
}

#[test]
fn a_value_that_is_none_has_its_place_and_a_suggestion() {
    fails(
        "given B.points = 3 turn = Z\nthen turn = A",
        "3:27 bad-given `turn` cannot be set: expected a seat from A to B, not “Z”",
    );
    fails(
        "given B.pionts = 3\nthen turn = A",
        "3:7 bad-given `B.pionts` cannot be set: unknown name “B.pionts”, did you mean “B.points”?",
    );
    let findings = ruled("game pig  seats 2\ngiven B.pionts = 3\nthen turn = A").findings;
    let fix = &findings[0].fix.as_ref().expect("what was meant").edits[0];
    assert_eq!((fix.place.to_string(), fix.text.as_str()), ("pig.play:2:7".to_owned(), "B.points"));
}

#[test]
fn each_thing_is_given_once_but_a_ruling_may_give_what_its_file_gives() {
    holds(
        "given A.points = 3\nruling one\nthen A.points = 3\nruling two\ngiven A.points = 4\nthen A.points = 4",
    );
    fails(
        "given A.points = 3\ngiven turn = B\n      A.points = 4\nthen turn = B",
        "5:7 repeated-key `A.points` is given twice",
    );
}

#[test]
fn offers_have_and_lack() {
    holds("then offers has throw offers lacks roll");
    holds("then offers has [hold, throw]   offers = [hold, throw]");
    fails(
        "then offers lacks [roll, hold]",
        "3:6 then-differs `offers` has `hold`: it is [throw, hold]",
    );
    fails(
        "then offers has roll 3",
        "3:6 then-differs `offers` lacks `roll 3`: it is [throw, hold]",
    );
    // An unknown answer could never be in the list, so `lacks` reports it.
    fails(
        "then offers lacks trow",
        "3:19 bad-then `offers` cannot be read: unknown name “trow”, did you mean “throw”?",
    );
    fails(
        "then offers lacks roll x",
        "3:19 bad-then `offers` cannot be read: expected a whole number from \
         -9223372036854775808 to 9223372036854775807, not “x”",
    );
    fails(
        "then A.points has 3",
        "3:19 bad-then `A.points` cannot be read: `has` and `lacks` work with lists only; compare \
         it with `=`",
    );
    fails(
        "then winner lacks A",
        "3:19 bad-then `winner` cannot be read: the program cannot check whether such a value \
         exists; compare the whole list with `=`",
    );
    fails(
        "given turn has A\nthen turn = A",
        "3:7 misplaced-line `has` is only allowed after `then`",
    );
}

#[test]
fn who_is_asked_what_can_be_looked_at() {
    holds(
        "then asks = A turn   asks = A\nplay\n  A throw\nthen asks = *\n  * roll 1\nthen asks = B turn",
    );
    fails("then asks = B turn", "3:6 then-differs `asks` is A turn, not B turn");
    holds("given A.points = 20\nthen asks = -   offers = []");
}

#[test]
fn nobody_has_won_while_the_game_goes_on() {
    holds("given A.points = 19\nthen winner = []   verdict = -   over = no");
    holds("given A.points = 20\nthen winner = [A]   verdict = won   over = yes");
}

#[test]
fn answers_can_be_refused() {
    holds(
        "play\n  refused: A roll 5\n  refused not-asked: B throw\n  A throw\n  refused: * hold\n  \
         refused not-asked: A hold\n  * roll 1\n  B hold",
    );
    holds("given A.points = 20\nplay\n  refused after-the-end: A throw");
    fails("play\n  refused: A throw", "4:3 not-refused `A throw` is accepted here");
    fails(
        "play\n  refused: B throw",
        "4:3 not-refused this is refused as not-asked, not as no-such-offer",
    );
    fails(
        "play\n  refused: A trow",
        "4:14 bad-then this cannot be refused: unknown name “trow”, did you mean “throw”?",
    );
    fails(
        "play\n  refused not-aksed: B throw",
        "4:11 bad-then this cannot be refused: unknown name “not-aksed”, did you mean “not-asked”?",
    );
    fails("refused: A throw", "3:1 bad-line expected `  refused: A …`, indented like an answer");
}

#[test]
fn one_ruling_is_run_at_several_tables() {
    let text = "game pig  seats 2 3\nruling the last seat\ngiven turn = C\nthen turn = C\n";
    let ruled = ruled(text);
    assert_eq!(ruled.rulings.len(), 1);
    assert!(ruled.rulings[0].failed());
    let [at_two] = &ruled.findings[..] else { panic!("one table alone has no seat C") };
    assert_eq!(at_two.note.as_deref(), Some("at the table with seats 2"));
    assert_eq!(found("game pig  seats 3\nruling two tables\nseats 2 4\nthen turn = A"), [""; 0]);
}

#[test]
fn rulings_cite_paragraphs_of_the_rulebook() {
    let text = "game pig  rule throwing\nseats 2\nruling one\nrule holding the-end\nthen turn = A\n\
                ruling two\nthen turn = B\n";
    let source = Source::new("pig.play", text);
    let (records, findings) = parse_all(&source);
    assert_eq!(findings, []);
    let cited = |nth: usize| records[nth].rules.iter().map(|rule| rule.text.as_str());
    assert_eq!(cited(0).collect::<Vec<_>>(), ["throwing", "holding", "the-end"]);
    assert_eq!(cited(1).collect::<Vec<_>>(), ["throwing"]);
    assert_eq!(source.place(records[0].rules[2].span.clone()).to_string(), "pig.play:4:14");
    assert!(records[0].write().contains("\nrule throwing holding the-end\n"));
    fails(
        "ruling one\nrule\nthen turn = A",
        "4:1 bad-line expected ids of paragraphs of the rulebook after `rule`",
    );
    fails(
        "ruling one\nrule throwing\nthen turn = A",
        "4:6 unknown-rule the rulebook of this table has no paragraph `throwing`",
    );
}

#[test]
fn a_ruling_that_ends_while_a_question_is_open_says_so() {
    let open = |text: &str| {
        let ruled = ruled(&format!("game pig  seats 2\n{text}"));
        assert_eq!(ruled.rulings.len(), 1);
        ruled.rulings[0].open.clone()
    };
    assert_eq!(open("ruling one\nthen turn = A").as_deref(), Some("A turn"));
    assert_eq!(open("ruling one\nplay\n  A throw").as_deref(), Some("*"));
    assert_eq!(open("ruling one\nplay\n  A trow\n  B hold").as_deref(), Some("A turn"));
    assert_eq!(open("ruling one\ngiven A.points = 20\nthen over = yes"), None);
}

#[test]
fn what_is_written_is_read_again() {
    let text = "ruling one\ngame pig\nseats 2\nrule throwing\ngiven A.points = 3\nplay\n  \
                refused: A roll 5\n  refused not-asked: B throw\nthen offers has throw\n\
                then offers lacks roll\n  A throw\n";
    let (records, findings) = parse_all(&Source::new("pig.play", text));
    assert_eq!(findings, []);
    assert_eq!(records[0].write(), text);
}

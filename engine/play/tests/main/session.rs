//! Sessions, undo and records, with the tiny race.

use diag::Source;
use play::notation::{decode, parse, parse_all};
use play::*;

use crate::dice_race::{Race, race};

fn session(seed: u64) -> Session<Race> {
    Session::new(race(), Setup::seats(3), seed).unwrap()
}

fn play_on(table: &mut dyn Table, advisor: Advisor) {
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { break };
        let advice = table.advise(seat, advisor).unwrap();
        table.choose(advice.index).unwrap();
    }
}

fn lines(findings: &[diag::Diagnostic]) -> Vec<String> {
    findings.iter().map(|found| format!("{} {}", found.place, found.code)).collect()
}

#[test]
fn a_whole_game_is_saved_and_resumed() {
    for seed in 0..20 {
        let mut table = session(seed);
        table.note("name", "A Anna  Maria");
        play_on(&mut table, if seed % 2 == 0 { Advisor::Random } else { Advisor::Greedy });
        assert!(table.outcome().is_some());
        let text = table.save();
        let (record, findings) = parse(&Source::new("x.play", text.clone()));
        assert_eq!(findings, []);
        assert_eq!(record.write(), text);
        assert_eq!(record.head.of_seat("name", Seat(0)), Some("Anna Maria"));
        let (again, findings) = resume(race(), &record);
        assert_eq!(findings, []);
        let again = again.unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.answers(), table.answers());
        assert_eq!(again.record().write(), text);
    }
}

#[test]
fn the_past_of_a_game_is_what_it_was() {
    let mut table = session(3);
    let mut states = Vec::new();
    while table.outcome().is_none() && states.len() < 60 {
        states.push(table.state().clone());
        match table.status() {
            Status::Asks { seat, .. } => {
                let advice = table.advise(seat, Advisor::Random).unwrap();
                table.choose(advice.index).unwrap();
            }
            Status::Chance(_) => table.roll().unwrap(),
            Status::Over => break,
        }
    }
    assert!(states.len() > 40);
    for (nth, state) in states.iter().enumerate() {
        assert_eq!(*table.state_at(nth), *state, "{nth}");
    }
    for nth in (0..states.len()).rev() {
        table.rewind(nth);
        assert_eq!(*table.state(), states[nth], "{nth}");
        assert_eq!(table.answers().len(), nth);
        if nth > 0 {
            assert_eq!(*table.state_at(nth - 1), states[nth - 1]);
        }
    }
}

#[test]
fn an_interrupted_game_rolls_the_same_dice() {
    let mut whole = session(7);
    play_on(&mut whole, Advisor::Random);
    let mut half = session(7);
    half.advance();
    for _ in 0..3 {
        let advice = half.advise(half_seat(&half), Advisor::Random).unwrap();
        half.choose(advice.index).unwrap();
        half.advance();
    }
    let (record, _) = parse(&Source::new("half.play", half.save()));
    let mut resumed = resume(race(), &record).0.unwrap();
    play_on(&mut resumed, Advisor::Random);
    assert_eq!(resumed.answers(), whole.answers());
}

fn half_seat(table: &Session<Race>) -> Seat {
    let Waiting::Asks { seat, .. } = table.waiting() else { panic!("nobody is asked") };
    seat
}

fn choose(table: &mut Session<Race>, line: &str) {
    let index = table.offers().iter().position(|offer| offer.line() == line);
    table.choose(index.unwrap_or_else(|| panic!("no offer {line}: {:?}", table.offers()))).unwrap();
}

#[test]
fn undo_stops_at_chance_and_at_what_was_shown() {
    let mut table = session(1);
    assert_eq!(table.undo(Seat(0)), Err(UndoRefused::Nothing));
    table.advance();
    let before = table.hash();
    choose(&mut table, "walk 1");
    choose(&mut table, "walk 2");
    assert_eq!(half_seat(&table), Seat(2));
    assert_eq!(table.undo(Seat(0)), Ok(2));
    assert_eq!(table.hash(), before);
    assert_eq!(half_seat(&table), Seat(0));
    choose(&mut table, "throw");
    assert_eq!(table.undo(Seat(0)), Ok(1), "nothing is rolled yet");
    choose(&mut table, "throw");
    table.roll().unwrap();
    let Err(UndoRefused::Chance(Some(told))) = table.undo(Seat(0)) else { panic!("undone") };
    assert_eq!((told.space, told.id.as_str()), ("log", "rolled"));
    choose(&mut table, "redraw");
    table.roll().unwrap();
    let Err(UndoRefused::Revealed(told)) = table.undo(Seat(1)) else { panic!("undone") };
    assert_eq!(told.id, "dealt");
}

#[test]
fn nobody_sees_a_hidden_card() {
    let mut table = session(3);
    table.advance();
    let told = |eye| table.log(0, eye).iter().map(Message::named_line).collect::<Vec<_>>();
    assert!(told(Eye::Seat(Seat(0)))[0].starts_with("dealt seat=A card=card-"));
    assert_eq!(told(Eye::Seat(Seat(1)))[0], "dealt seat=A");
    assert_eq!(told(Eye::Bystander).len(), 3);
    let hand = table.picture(Eye::Bystander)[0].rows[0].cells[1].clone();
    assert_eq!(hand.says.expect("no gap").id, "hidden");
    assert_eq!(table.tally(Seat(0), Eye::Bystander)[1].points, 0);
    assert!(table.tally(Seat(0), Eye::Seat(Seat(0)))[1].points > 0);
}

#[test]
fn refusals_change_nothing() {
    let mut table = session(3);
    let before = table.hash();
    assert_eq!(table.choose(0), Err(NotTaken::NotAsked));
    assert_eq!(table.roll_as(40), Err(NotTaken::NoSuchOffer { offers: 12 }));
    table.advance();
    assert_eq!(table.roll(), Err(NotTaken::NotChance));
    let offers = table.offers().len();
    assert_eq!(table.choose(99), Err(NotTaken::NoSuchOffer { offers }));
    assert_ne!(table.hash(), before);
}

#[test]
fn every_bad_line_is_named() {
    let text = "game dice_race  seats 2  seed 5   # a table\nseats 3\nwhat ever!\n9 x\n  A throw\nplay\n\
                  A throw @zz\n    > thrown seat=A\nthen A.at = 3\n  B.at = 2\ngame again\ngiven x\nplay\n  a throw\n";
    let (record, findings) = parse(&Source::new("bad.play", text));
    assert_eq!(
        lines(&findings),
        [
            "bad.play:2:1 repeated-key",
            "bad.play:4:1 bad-line",
            "bad.play:5:3 misplaced-line",
            "bad.play:7:1 misplaced-line",
            "bad.play:8:5 misplaced-line",
            "bad.play:11:1 misplaced-line",
            "bad.play:12:1 bad-line",
            "bad.play:13:1 misplaced-line",
            "bad.play:14:3 bad-line",
        ]
    );
    assert_eq!(record.head.value("what"), "ever!");
    assert_eq!(record.head.value("seed"), "5");
}

#[test]
fn windows_texts_are_read() {
    let text = "\u{FEFF}game dice_race\r\nseats 2\r\n\r\nplay\r\n  * deal card-3   # first\r\n  * deal card-4";
    let (record, findings) = parse(&Source::new("w.play", text));
    assert_eq!(findings, []);
    let (session, findings) = resume(race(), &record);
    assert_eq!(findings, []);
    assert_eq!(session.unwrap().answers().len(), 2);
}

#[test]
fn no_bytes_make_it_panic() {
    let mut dealer = Dealer::new(1);
    let text = session_text();
    for round in 0..400 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + round % 20 {
            let at = dealer.below(bytes.len() as u32) as usize;
            match dealer.below(3) {
                0 => bytes[at] = dealer.below(256) as u8,
                1 if bytes.len() > 1 => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let (source, mut findings) = decode("any.play", &bytes);
        let (record, more) = parse(&source);
        findings.extend(more);
        findings.extend(resume(race(), &record).1);
        let _ = (record.write(), diag::Report::new(findings));
    }
    for bytes in [
        &b""[..],
        b"\xff\xfeg\0",
        b"\0\0\0",
        b"\n\r\r\n",
        b"ruling\nruling",
        b"  > x",
        b"\xef\xbb\xbf",
    ] {
        let (source, _) = decode("any.play", bytes);
        let _ = parse_all(&source);
    }
}

fn session_text() -> String {
    let mut table = session(11);
    play_on(&mut table, Advisor::Random);
    table.save()
}

#[test]
fn a_wrong_line_is_refused_with_all_offers() {
    let text = "game dice_race\nseats 2\ngiven step = turn\nplay\n  A throw\n  * roll 5\n  B throww\n  A throw\n";
    let (record, findings) = parse(&Source::new("x.play", text));
    assert_eq!(findings, []);
    let (session, findings) = resume(race(), &record);
    assert_eq!(session.unwrap().answers().len(), 2);
    assert_eq!(findings.len(), 1);
    assert_eq!(lines(&findings), ["x.play:7:5 no-such-offer"]);
    // An unknown word is reported with a suggestion; a known answer that is not on offer, with the
    // offers.
    let message = "no offer is ever like `throww`: unknown name “throww”, did you mean “throw”?";
    assert_eq!(findings[0].message, message);
    let source = Source::new("x.play", text.replace("throww", "walk 9"));
    let (_, findings) = resume(race(), &parse(&source).0);
    assert_eq!(lines(&findings), ["x.play:7:5 no-such-offer"]);
    assert_eq!(findings[0].message, "no offer matches `walk 9`: B is asked `turn`");
    let help = findings[0].help.clone().unwrap();
    assert_eq!(
        help,
        "did you mean `B walk 1`? the offers are:\n  B throw\n  B walk 1\n  B walk 2\n  B redraw"
    );
}

#[test]
fn a_changed_state_diverges_there() {
    let text = session_text();
    let at = text.find('@').unwrap();
    let mut bytes = text.into_bytes();
    bytes[at + 1] = if bytes[at + 1] == b'0' { b'1' } else { b'0' };
    let (record, _) = parse(&Source::new("x.play", String::from_utf8(bytes).unwrap()));
    let (session, findings) = resume(race(), &record);
    assert_eq!(findings[0].code.name(), "diverged");
    assert!(session.unwrap().answers().is_empty());
}

#[test]
fn a_bad_head_is_blamed_at_its_line() {
    let check = |text: &str, expected: &str| {
        let (record, _) = parse(&Source::new("h.play", text));
        let (session, findings) = resume(race(), &record);
        assert!(session.is_none());
        assert_eq!(lines(&findings), [expected], "{text}");
    };
    check("", "h.play:1:1 missing-seats");
    check("game chess\nseats 2", "h.play:1:1 other-game");
    check("seats 2\nlength lon", "h.play:2:1 bad-setup");
    check("seats 2\nseed x", "h.play:2:1 bad-seed");
    check("seats 9", "h.play:1:1 bad-setup");
    check("seats 2   colour red", "h.play:1:11 bad-setup");
    check("seats 2\ngiven A.coins = 7", "h.play:2:7 bad-given");
    check("seats 2\ngiven\n  A.coins = 7   bank = x", "h.play:3:24 bad-given");
}

#[test]
fn a_lock_tells_what_changed() {
    let then = Lock {
        whole: "aa".into(),
        packs: vec![("race".into(), "01".into()), ("old".into(), "02".into())],
    };
    let now = Lock {
        whole: "bb".into(),
        packs: vec![("race".into(), "03".into()), ("new".into(), "04".into())],
    };
    let text = format!("packs race old\nlock {}", then.value());
    let (record, _) = parse(&Source::new("l.play", text));
    let found = play::lock::compare(&record, &now);
    let messages = found.iter().map(|found| format!("{} {}", found.code, found.message));
    let messages: Vec<_> = messages.collect();
    assert_eq!(
        messages,
        [
            "missing-pack the pack `old` is not loaded",
            "content-changed the pack `race` has changed since this game was played",
            "content-changed this game was played without the pack `new`"
        ]
    );
    assert_eq!(play::lock::compare(&record, &then), []);
}

#[test]
fn a_file_holds_several_rulings() {
    let text = "game dice_race  seats 2\ngiven step = turn\nruling one\nplay\n  A throw\n\
                ruling two\nseats 3\ngiven A.at = 3\nplay\n  A walk 1\n";
    let (records, findings) = parse_all(&Source::new("r.play", text));
    assert_eq!(findings, []);
    let titles: Vec<_> = records.iter().map(|record| record.title.clone().unwrap().text).collect();
    assert_eq!(titles, ["one", "two"]);
    assert_eq!(records[1].head.value("seats"), "3");
    assert_eq!(records[1].given.len(), 2);
    assert_eq!(records[0].given.len(), 1);
    assert!(resume(race(), &records[1]).1.is_empty());
}

#[test]
fn a_misspelt_part_of_a_record_is_guessed() {
    let text = "game dice_race  seats 2\nplay\n  A throw\nthan A.at = 2\n";
    let (_, findings) = parse(&Source::new("bad.play", text));
    assert_eq!(lines(&findings), ["bad.play:4:1 misplaced-line"]);
    assert_eq!(findings[0].help.as_deref(), Some("did you mean `then`?"));
}

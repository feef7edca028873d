//! Rulings, agents, playouts, perft and the battery, with the tiny race.

use std::rc::Rc;

use diag::Source;
use play::battery::{self, Effort};
use play::*;

use crate::dice_race::{Card, Fault, Race, race};

fn setups() -> Vec<Setup> {
    (2..=4)
        .flat_map(|seats| [Setup::seats(seats), Setup::seats(seats).with("length", "long")])
        .collect()
}

#[test]
fn the_race_keeps_all_laws() {
    let tried = battery::run(&race(), &setups(), 300, 1, Effort { stride: 1, ..Effort::default() })
        .unwrap();
    assert_eq!(tried.games, 300);
    assert!(tried.answers > 300 * 10);
}

#[test]
fn the_battery_notices_what_is_wrong() {
    let law = |fault| {
        let game = Rc::new(Race { fault, ..Race::default() });
        let effort = Effort { limit: 2_000, ..Effort::default() };
        let failure = battery::run(&game, &setups(), 200, 1, effort).unwrap_err();
        assert!(failure.play.starts_with("game dice_race\n"));
        failure.law
    };
    assert_eq!(law(Fault::ForgetsEvent), "only events change a state");
    assert_eq!(law(Fault::ForgetsChoice), "an answer changes something");
    assert_eq!(law(Fault::LosesCoins), "the conservation laws hold");
    assert_eq!(law(Fault::FailingScript), "no script fails");
    assert_eq!(law(Fault::OffersTwice), "offers print differently");
    assert_eq!(law(Fault::TellsCards), "nobody is told what he cannot see");
    assert_eq!(law(Fault::ShowsCards), "nobody sees what he is not told");
    assert_eq!(law(Fault::NeverEnds), "a game ends");
    assert_eq!(law(Fault::RollsInVain), "what chance answers matters");
}

#[test]
fn a_hidden_card_changes_nothing_for_the_others() {
    let blind = |fault, seat| {
        let mut session =
            Session::new(Rc::new(Race { fault, ..Race::default() }), Setup::seats(2), 4).unwrap();
        session.advance();
        let one = session.state().clone().holding(Seat(1), Card(1)).holding(Seat(0), Card(2));
        let other = one.clone().holding(Seat(1), Card(12));
        battery::blind(&**session.game(), &one, &other, Seat(seat)).is_ok()
    };
    assert!(blind(Fault::None, 0));
    assert!(!blind(Fault::None, 1), "its own card looks different");
    assert!(!blind(Fault::ShowsCards, 0));
}

#[test]
fn greedy_beats_random() {
    let (game, mut wins) = (Race::default(), 0);
    for seed in 0..200 {
        let mut state = game.start(&Setup::seats(2)).unwrap();
        let (mut greedy, mut random) = (Greedy::default(), Random::new(seed, 1));
        let mut dealer = Dealer::new(seed);
        let mut faults = playout::Faults::new(&game);
        let played = playout::with_agents(
            &game,
            &mut state,
            &mut dealer,
            &mut [&mut greedy, &mut random],
            1_000,
            &mut faults,
        );
        assert!(played.ended && faults.first.is_none() && faults.events > 0);
        wins += u32::from(game.outcome(&state).unwrap().winners.contains(&Seat(0)));
    }
    assert!(wins > 120, "{wins} of 200");
}

#[test]
fn random_playouts_end_and_repeat() {
    let game = Race::default();
    let once = |seed| {
        let mut state = game.start(&Setup::seats(4)).unwrap();
        let played = playout::random(&game, &mut state, &mut Dealer::new(seed), 1_000, &mut NoLog);
        (played, digest(&state))
    };
    assert!((0..50).all(|seed| once(seed).0.ended && once(seed) == once(seed)));
}

#[test]
fn perft_counts_what_can_be_counted_by_hand() {
    let game = Race::default();
    let state = game.start(&Setup::seats(2)).unwrap();
    let ways = |depth| perft::perft(&game, &state, depth).ways;
    // Two of twelve cards, then throw, walk 1, walk 2 or redraw.
    assert_eq!([ways(0), ways(1), ways(2), ways(3)], [1, 12, 132, 528]);
    // Six faces; two walks with four answers each; ten cards.
    assert_eq!(ways(4), 132 * (6 + 8 + 10));
    assert_eq!(perft::distinct(&game, &state, 2), [1, 12, 132]);
}

#[test]
fn a_script_of_lines_is_followed() {
    let game = Race::default();
    let mut state = game.start(&Setup::seats(2)).unwrap();
    let mut scripted = Scripted::new(["walk 2", "throw", "swim"]);
    let mut random = Random::new(1, 1);
    let mut dealer = Dealer::new(1);
    let agents: &mut [&mut dyn Agent<Race>] = &mut [&mut scripted, &mut random];
    assert!(playout::with_agents(&game, &mut state, &mut dealer, agents, 1_000, &mut NoLog).ended);
    assert!(scripted.missed() > 0 && scripted.left() == 1);
}

const RULING: &str = "game dice_race  seats 2
given step = turn   A.at = 3

ruling a throw of one earns a coin
play
  A throw
    > thrown seat=A
  * roll 1           # the lowest face
    > rolled seat=A face=1
    > earned seat=A coins=1
    > moved seat=A to=4
then A.at = 4   A.coins = 3
  bank = 3

ruling walking costs
play
  A walk 2
then A.coins = 0
";

fn ruled(text: &str, game: &Rc<Race>, bless: bool) -> (Vec<String>, String, usize) {
    let source = Source::new("r.play", text);
    let mut heard = 0;
    let ruled = ruling::run(game, &source, bless, &mut |_| heard += 1);
    let findings = ruled
        .findings
        .iter()
        .map(|found| format!("{} {}: {}", found.place, found.code, found.message));
    (findings.collect(), ruled.blessed(&source), heard)
}

#[test]
fn a_ruling_that_holds_has_no_findings() {
    let (findings, blessed, heard) = ruled(RULING, &race(), true);
    assert_eq!(findings, Vec::<String>::new());
    assert_eq!(blessed, RULING);
    assert!(heard > 20);
}

#[test]
fn a_ruling_that_does_not_hold_says_where_and_can_be_blessed() {
    let wrong = RULING
        .replace("    > earned seat=A coins=1\n", "")
        .replace("    > thrown seat=A\n", "    >\n")
        .replace("bank = 3", "bank = 9")
        .replace("to=4\n", "to=4\n    > moved seat=A to=5\n");
    let (findings, ..) = ruled(&wrong, &race(), false);
    assert_eq!(
        findings,
        [
            "r.play:7:5 event-differs: after this line another event happened: `thrown seat=A`",
            "r.play:10:5 event-differs: this event happened instead: `earned seat=A coins=1`",
            "r.play:13:3 then-differs: `bank` is 3, not 9",
        ]
    );
    let (findings, blessed, _) = ruled(&wrong, &race(), true);
    assert_eq!(findings, Vec::<String>::new());
    assert_eq!(blessed, RULING);
}

#[test]
fn a_ruling_must_fit_the_rules() {
    let first = |text: &str| ruled(text, &race(), false).0.swap_remove(0);
    let head = "game dice_race  seats 2\ngiven step = turn\nplay\n";
    assert!(
        first(&format!("{head}  A throw\n  A throw\n"))
            .starts_with("r.play:5:3 not-asked: A is not asked here: chance")
    );
    assert!(first(&format!("{head}  A walk 3\n")).starts_with("r.play:4:5 no-such-offer"));
    assert!(
        first(&format!("{head}then C.at = 3\n"))
            .starts_with("r.play:4:6 bad-then: `C.at` cannot be read")
    );
    assert!(first(head).starts_with("r.play:1:1 empty-ruling"));
    assert!(first(&format!("{head}  A walk 2\n  B walk 2\n  A throw\n  * roll 6\n  B throw\n  * roll 6\n  A throw\n  * roll 6\n  B throw\n  * roll 6\n  A throw\n  * roll 6\n  B throw\n"))
        .starts_with("r.play:16:3 after-the-end"));
}

#[test]
fn a_ruling_keeps_the_laws() {
    let codes = |fault| {
        let text = "game dice_race  seats 2\ngiven step = turn\nplay\n  A walk 2\n";
        let findings = ruled(text, &Rc::new(Race { fault, ..Race::default() }), false).0;
        let codes = findings.iter().filter_map(|found| found.split([' ', ':']).nth(3));
        codes.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(codes(Fault::None), Vec::<String>::new());
    assert_eq!(codes(Fault::LosesCoins), ["law-broken"]);
    assert_eq!(codes(Fault::Unwritten), ["not-a-value"]);
    assert_eq!(codes(Fault::Moody), ["not-replayed"]);
}

#[test]
fn a_fault_fails_a_ruling_unless_it_is_expected() {
    let game = Rc::new(Race { fault: Fault::FailingScript, ..Race::default() });
    let text = "game dice_race  seats 2\ngiven step = turn\nplay\n  A throw\n  * roll 6\n";
    let (findings, ..) = ruled(text, &game, false);
    assert_eq!(findings, ["r.play:5:3 faulted: a script failed here: `faulted seat=A`"]);
    let expected = format!(
        "{text}    > rolled seat=A face=6\n    > faulted seat=A\n    > moved seat=A to=6\n"
    );
    assert_eq!(ruled(&expected, &game, false).0, Vec::<String>::new());
}

#[test]
fn what_follows_a_fault_is_not_blessed() {
    let game = Rc::new(Race { fault: Fault::FailingScript, ..Race::default() });
    let before = "game dice_race  seats 2\ngiven step = turn\nplay\n  A throw\n    > swum seat=A\n";
    let blessed = before.replace("swum", "thrown");
    let after = "  * roll 6\n    > rolled seat=A face=6\n    > moved seat=A to=6\nthen bank = 9\n";
    let source = Source::new("r.play", format!("{before}{after}"));
    let ran = ruling::run(&game, &source, true, &mut |_| {});
    assert_eq!(ran.blessed(&source), format!("{blessed}{after}"), "what comes before it is");
    let differ = ran.findings.iter().filter(|found| found.code.name().ends_with("-differs"));
    for found in differ.clone() {
        let help = found.help.as_deref().expect("it says what to do");
        assert!(found.fix.is_none() && help.contains("a script failed before"), "{help}");
    }
    assert_eq!(differ.count(), 2);
    // A fault that the ruling expects does not stop blessing.
    let expected =
        after.replace("    > moved", "    > faulted seat=A\n    > swum").replace("= 9", "= 8");
    let source = Source::new("r.play", format!("{blessed}{expected}"));
    let ran = ruling::run(&game, &source, true, &mut |_| {});
    assert_eq!(ran.findings, []);
    assert!(ran.blessed(&source).contains("faulted seat=A\n    > moved seat=A to=6\n"));
}

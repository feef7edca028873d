//! What holds for every game: the battery, perft, notation, undo, bots, rulings.

use diag::{Memory, Report, Source};
use effects::Takes;
use play::battery::{self, Effort};
use play::{
    Advisor, Agent, Dealer, Eye, Greedy, Random, Rules, Seat, Session, Setup, Table, UndoRefused,
    Waiting, notation, perft, playout, resume,
};

use super::cards::Hook;
use super::{Toy, answer, files, folder, inner, library, lock, open, table, toy};

fn setups() -> Vec<Setup> {
    let lengths = ["short", "long"].map(|length| Setup::seats(2).with("length", length));
    lengths.into_iter().chain([Setup::seats(3)]).collect()
}

/// A whole game between bots, with the lock of its cards.
pub fn whole_game(seats: u8, seed: u64) -> Session<Toy> {
    let mut table = Session::new(toy(), Setup::seats(seats), seed).unwrap();
    table.note("lock", &lock(&files()).value());
    play_on(&mut table);
    table
}

pub fn play_on(table: &mut dyn Table) {
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { break };
        let advice = table.advise(seat, Advisor::Random).unwrap();
        table.choose(advice.index).unwrap();
    }
}

#[test]
fn three_hundred_games_keep_all_laws() {
    let effort = Effort { stride: 2, ..Effort::default() };
    match battery::run(&toy(), &setups(), 300, 1, effort) {
        Ok(tried) => assert_eq!(tried.games, 300),
        Err(failure) => panic!("{failure}"),
    }
}

#[test]
fn set_ups_are_refused_with_what_would_do() {
    let refused = |setup| toy().start(&setup).unwrap_err().to_string();
    assert_eq!(refused(Setup::seats(4)), "4 seats are too few or too many: the game takes 2 to 3");
    let setup = Setup::seats(2);
    assert_eq!(
        refused(setup.clone().with("length", "lon")),
        "“length” has the unknown value “lon”; known: short, long"
    );
    assert_eq!(refused(setup.with("colour", "red")), "unknown option “colour”; known: length");
}

#[test]
fn perft_counts_what_is_counted_by_hand() {
    let toy = toy();
    // Four of six cards are dealt one by one; which of them is first in a hand does not matter.
    let start = toy.start(&Setup::seats(2)).unwrap();
    let ways = |state, depth| perft::perft(&*toy, state, depth).ways;
    assert_eq!(ways(&start, 4), 6 * 5 * 4 * 3);
    assert_eq!(perft::distinct(&*toy, &start, 4), [1, 6, 30, 60, 90]);
    // Throw, search, or play one of two cards.
    assert_eq!(ways(&start, 5), 360 * 4);

    let table = table(&toy, "given turn = A   A.hand = [wager]   A.beads = 3\nplay\n");
    let state = table.state();
    // Throw, search, play the wager.
    assert_eq!(ways(state, 1), 3);
    // Six faces, five cards, six numbers.
    assert_eq!(ways(state, 2), 6 + 5 + 6);
    // B throws or searches; the wager is rolled for.
    assert_eq!(ways(state, 3), 6 * 2 + 5 * 2 + 6 * 6);
    // B has six faces and five cards, four once A has drawn one. The wager is won in 21 of 36
    // cases (B throws or searches), else A may roll again or not.
    assert_eq!(ways(state, 4), 6 * 11 + 5 * 10 + 21 * 2 + 15 * 2);
    // A won wager leaves the number alone, whatever was rolled: 6 states. A lost one is at its
    // question, 15 states with number and roll in the journal.
    assert_eq!(perft::distinct(&*toy, state, 3)[3], 12 + 10 + 6 + 15);
}

#[test]
fn a_game_is_written_read_and_resumed() {
    for seed in 0..20 {
        let table = whole_game(2 + (seed % 2) as u8, seed);
        let text = table.save();
        let (record, findings) = notation::parse(&Source::new("toy.play", text.clone()));
        assert_eq!(findings, []);
        assert_eq!(record.write(), text);
        assert_eq!(play::lock::compare(&record, &lock(&files())), []);
        let (again, findings) = resume(toy(), &record);
        assert_eq!(findings, []);
        let again = again.unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.answers(), table.answers());
        assert_eq!(again.outcome(), table.outcome());
    }
}

#[test]
fn changed_cards_are_noticed_by_the_lock() {
    let (record, _) = notation::parse(&Source::new("toy.play", whole_game(2, 1).save()));
    let path = "cards/toy/trick/feather.toml";
    let changed = lock(&files().with(path, text(&files(), path).replace("beads = 2", "beads = 3")));
    let found = play::lock::compare(&record, &changed);
    assert_eq!(found[0].code.name(), "content-changed");
}

#[test]
fn undo_stops_at_a_roll_and_at_what_is_shown() {
    let given = "given turn = A   A.hand = [wager]   A.beads = 3\nplay\n";
    let mut table = table(&toy(), given);
    assert_eq!(table.undo(Seat(0)), Err(UndoRefused::Nothing));
    answer(&mut table, "throw");
    assert_eq!(table.undo(Seat(0)), Ok(1), "nothing is rolled yet");

    answer(&mut table, "play wager");
    let Err(UndoRefused::Revealed(told)) = table.undo(Seat(0)) else { panic!("undone") };
    assert_eq!(told.named_line(), "played seat=A card=wager");
    answer(&mut table, "pick-number 5");
    assert_eq!(table.undo(Seat(0)), Ok(1), "another number may be named");
    answer(&mut table, "pick-number 6");
    answer(&mut table, "roll 2");
    let Err(UndoRefused::Chance(Some(told))) = table.undo(Seat(0)) else { panic!("undone") };
    assert_eq!(told.named_line(), "rolled seat=A face=2");
    let asked = table.state().clone();
    answer(&mut table, "decline");
    assert_eq!(table.undo(Seat(0)), Ok(1));
    assert_eq!(table.state(), &asked, "the effect waits again where it waited");
}

#[test]
fn greedy_beats_random() {
    let (toy, mut wins) = (toy(), 0);
    for seed in 0..60 {
        let mut state = toy.start(&Setup::seats(2)).unwrap();
        let (mut greedy, mut random) = (Greedy::default(), Random::new(seed, 1));
        let agents: &mut [&mut dyn Agent<Toy>] = &mut [&mut greedy, &mut random];
        let mut faults = playout::Faults::new(&*toy);
        let mut dealer = Dealer::new(seed);
        let played =
            playout::with_agents(&*toy, &mut state, &mut dealer, agents, 1_000, &mut faults);
        assert!(played.ended && faults.first.is_none());
        wins += u32::from(toy.outcome(&state).unwrap().winners == [Seat(0)]);
    }
    assert!(wins > 36, "{wins} of 60");
}

/// The rulings that lie beside the cards.
fn rulings(files: &Memory) -> Vec<Source> {
    let (rulings, findings) = library(files).rulings("toy");
    assert_eq!(findings, []);
    rulings.into_iter().map(|ruling| ruling.source).collect()
}

#[test]
fn every_ruling_holds() {
    let (toy, files) = (toy(), files());
    let bless = std::env::var_os("BLESS").is_some();
    let mut count = 0;
    for source in rulings(&files) {
        let ruled = play::ruling::run(&toy, &source, bless, &mut |_| {});
        assert!(ruled.findings.is_empty(), "{}", Report::new(ruled.findings).human(false));
        if !ruled.edits.is_empty() {
            let path = folder().join(inner(&source));
            std::fs::write(path, ruled.blessed(&source)).unwrap();
        }
        count += ruled.rulings.len();
    }
    assert!(count >= 15);
}

fn text(files: &Memory, path: &str) -> String {
    String::from_utf8(diag::Files::read(files, path).unwrap().into_owned()).unwrap()
}

#[test]
fn every_card_has_a_ruling_that_needs_its_script() {
    let files = files();
    for source in rulings(&files) {
        let path = inner(&source).replace(".play", ".toml");
        let toml = text(&files, &path);
        let idle = toml.split("[hooks").next().unwrap().to_owned();
        let emptied = files.clone().with(path.clone(), idle);
        let toy = open(&emptied.without(&path.replace(".toml", ".luau")));
        let ruled = play::ruling::run(&toy, &source, false, &mut |_| {});
        assert!(!ruled.findings.is_empty(), "no ruling would miss the script of {path}");
    }
}

#[test]
fn bystanders_and_seats_are_told_what_they_may_know() {
    let table = whole_game(2, 3);
    let told = |eye| table.log(0, eye).iter().map(play::Message::named_line).collect::<Vec<_>>();
    assert!(told(Eye::Referee)[0].starts_with("dealt seat=A card="));
    assert!(told(Eye::Seat(Seat(0)))[0].starts_with("dealt seat=A card="));
    assert_eq!(told(Eye::Seat(Seat(1)))[0], "dealt seat=A");
    assert_eq!(told(Eye::Bystander)[..2], ["dealt seat=A", "dealt seat=B"]);
}

#[test]
fn the_definitions_name_hooks_and_verbs() {
    let hook = |hook: &Hook| {
        let returns = (*hook == Hook::Worth).then_some(script::Type::Int);
        script::Hook {
            name: hook.word(),
            doc: "A moment.",
            takes: hook.takes(),
            returns,
            guards: &[],
            number: None,
            event: true,
            moment: None,
            only: None,
        }
    };
    let hooks: Vec<_> = Hook::ALL.iter().map(hook).collect();
    let luau = script::definitions::<super::verbs::Verb>("toy", &hooks);
    for word in ["Worth = ", "OnPlayed = ", "OnRolled = ", "pick_rival: (self: Me) -> Seat"] {
        assert!(luau.contains(word), "{luau}");
    }
}

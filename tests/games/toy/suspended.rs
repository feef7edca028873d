//! A suspended effect is a value: card, hook, seat and journal. And what happens when scripts fail.

use std::rc::Rc;

use play::{Bench, Ref, Rules, Seat, Session, Status, Table};
use script::{Journal, Recorded};

use super::state::State;
use super::{Toy, answer, table, toy, with_script};

const WAGER: &str = "given turn = A   A.hand = [wager]   A.beads = 3\nplay\n  A play wager\n";

fn line(table: &Session<Toy>, nth: usize) -> String {
    table.told_of(nth).join(", ")
}

/// The state after some choices.
fn after(toy: &Toy, state: &State, choices: &[<Toy as Rules>::Choice]) -> State {
    let mut state = state.clone();
    for choice in choices {
        toy.apply(&mut state, *choice, &mut play::NoLog);
    }
    state
}

#[test]
fn an_effect_read_from_json_goes_on_in_a_fresh_host() {
    use super::event::Choice;
    let mut table = table(&toy(), &format!("{WAGER}  A pick-number 5\n  * roll 1\n"));
    let effect = table.state().effect().unwrap().clone();
    let mut journal = Journal::new();
    let question = super::event::Question::Number { least: 1, most: 6 };
    journal.push(script::fingerprint(&question), Recorded::Int(5));
    journal.push(script::fingerprint(&super::event::Question::Roll), Recorded::Int(1));
    assert_eq!(effect.journal, journal, "nothing but the replies is kept");
    assert_eq!(effect.call.hook.word(), "on_played");

    let json = serde_json::to_string(table.state()).unwrap();
    let read: State = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, table.state());
    let rest = [Choice::Accept, Choice::Roll(6)];
    // A host that has never run anything, and one that has.
    assert_eq!(after(&toy(), &read, &rest), after(table.game(), table.state(), &rest));
    answer(&mut table, "accept");
    answer(&mut table, "roll 6");
    assert_eq!(after(&toy(), &read, &rest), *table.state());
    assert_eq!(table.state().player(Seat(0)).beads, 3 - 1 + 5);
}

#[test]
fn what_a_suspended_hook_was_called_with_is_written_by_name() {
    let script = "--!strict
local function on_rolled(me: Me, _p: Params, face: number, by: Seat)
	if me:confirm() then
		me:steal(by, face)
	end
end
return { on_rolled = on_rolled }
";
    let toy = checked(with_script("lookout", script));
    let given = "given turn = B   A.front = [lookout]   B.beads = 9\nplay\n";
    let mut table = table(&toy, &format!("{given}  B throw\n  * roll 5\n"));
    let json = serde_json::to_string(table.state()).unwrap();
    assert!(json.contains(r#""hook":"on_rolled","args":{"by":1,"face":5}"#), "{json}");
    let read: State = serde_json::from_str(&json).unwrap();
    assert_eq!(&read, table.state());
    let other = json.replace(r#""face":5"#, r#""faces":5"#);
    let refused = serde_json::from_str::<State>(&other).unwrap_err().to_string();
    assert!(refused.starts_with("a call has other arguments than its hook takes"), "{refused}");

    let beads = |table: &Session<Toy>| [0, 1].map(|seat| table.state().player(Seat(seat)).beads);
    let [own, rival] = beads(&table);
    answer(&mut table, "accept");
    assert_eq!(beads(&table), [own + 5, rival - 5]);
}

#[test]
fn two_branches_of_one_effect_do_not_meet() {
    let table = table(&toy(), &format!("{WAGER}  A pick-number 2\n"));
    let (mut won, mut lost) = (table.clone(), table.clone());
    answer(&mut won, "roll 6");
    answer(&mut lost, "roll 1");
    answer(&mut lost, "decline");
    assert_eq!(won.state().player(Seat(0)).beads, 5);
    assert_eq!(lost.state().player(Seat(0)).beads, 3);
    assert!(table.state().effect().is_some());
}

/// The toy with each script checked in a second run.
fn checked(toy: Rc<Toy>) -> Rc<Toy> {
    toy.check_scripts(play::Checks::All);
    toy
}

/// Plays the wager with a script that must fail, and gives back the table after it.
fn failing(script: &str, rest: &[&str]) -> Session<Toy> {
    let toy = checked(with_script("wager", script));
    let mut table = table(&toy, "given turn = A   A.hand = [wager]   A.beads = 3\nplay\n");
    for line in ["play wager"].iter().chain(rest) {
        answer(&mut table, line);
    }
    let last = table.answers().len() - 1;
    assert!(
        line(&table, last).ends_with("faulted seat=A card=wager hook=on-played"),
        "{}",
        line(&table, last)
    );
    // It is as if the card had done nothing, and play goes on.
    assert_eq!(table.state().player(Seat(0)).beads, 3);
    assert!(table.state().player(Seat(0)).front.has(2), "the card stays played");
    assert_eq!(table.audit(), []);
    let turn = |status| matches!(status, Status::Asks { seat: Seat(1), .. });
    assert!(turn(table.status()));
    super::laws::play_on(&mut table);
    assert!(table.outcome().is_some());
    table
}

fn blamed(table: &Session<Toy>) -> (String, String) {
    let fault = table.faults().next().expect("a card failed");
    assert_eq!((fault.pack.as_str(), &fault.card), ("toy", &Ref::new("trick", "wager")));
    assert_eq!((fault.seat, fault.hook), (Seat(0), "on_played"));
    (fault.finding.place.to_string(), fault.finding.message.clone())
}

#[test]
fn a_failing_script_is_rolled_back_to_its_start() {
    let script = "--!strict
local function on_played(me: Me)
	me:gain(2)
	me:pick_number(1, 2)
	me:gain(1)
	error('no')
end
return { on_played = on_played }
";
    let table = failing(script, &["pick-number 1"]);
    // What was told before the question stays in the log, and no longer holds.
    assert_eq!(line(&table, 0), "played seat=A card=wager, gained seat=A beads=2");
    let (place, message) = blamed(&table);
    assert!(place.starts_with("tests/games/toy/cards/toy/trick/wager.luau:6"), "{place}");
    assert!(message.contains("no"), "{message}");
}

#[test]
fn a_script_that_goes_by_the_address_of_a_table_is_stopped() {
    // Keys that are tables would come in the order of their addresses.
    let script = "--!strict
local function on_played(me: Me)
	for _, size in { 20, 30, 60 } do
		local keys = {}
		for n = 1, size do
			keys[{}] = n % 2 + 1
		end
		for _, n in keys do
			me:gain(n)
		end
	end
end
return { on_played = on_played }
";
    let (place, message) = blamed(&failing(script, &[]));
    assert!(place.starts_with("tests/games/toy/cards/toy/trick/wager.luau:6"), "{place}");
    assert!(message.starts_with("a table cannot be a key of a table"), "{message}");
}

#[test]
fn a_script_that_counts_its_runs_counts_to_one() {
    let script = "--!strict
local runs = 0
local function on_played(me: Me)
	runs += 1
	me:gain(runs)
	if me:confirm() then
		me:gain(runs)
	end
end
return { on_played = on_played }
";
    let toy = checked(with_script("wager", script));
    for _ in 0..3 {
        let given = "given turn = A   A.hand = [wager]   A.beads = 3\nplay\n";
        let mut table = table(&toy, given);
        answer(&mut table, "play wager");
        let read: State =
            serde_json::from_str(&serde_json::to_string(table.state()).unwrap()).unwrap();
        answer(&mut table, "accept");
        assert_eq!(table.state().player(Seat(0)).beads, 5);
        toy.forget();
        assert_eq!(after(&toy, &read, &[super::event::Choice::Accept]), *table.state());
    }
    assert!(toy.faults().is_empty());
}

#[test]
fn a_query_that_goes_by_the_address_of_a_table_is_a_fault() {
    let script = "--!strict
local function worth(_me: Me): number
	local sum, keys = 0, {}
	for n = 1, 100 do
		keys[{}] = n
	end
	for _, n in keys do
		sum = (sum * 7 + n) % 97
	end
	return sum
end
return { worth = worth }
";
    let toy = checked(with_script("hoard", script));
    let table = table(&toy, "given turn = A   A.front = [hoard]   A.beads = 3\nplay\n");
    assert_eq!(toy.faults(), [], "nobody has asked yet");
    table.tally(Seat(0), play::Eye::Referee);
    let faults = toy.faults();
    assert!(faults[0].file().ends_with("trick/hoard.luau:5"), "{}", faults[0].file());
    assert!(faults[0].finding.message.starts_with("a table cannot be a key of a table"));
    assert_eq!(faults[0].cause, "error");
}

#[test]
fn a_script_without_end_is_stopped() {
    let script = "--!strict
local function on_played(me: Me)
	me:gain(1)
	while true do
		pcall(function() me:beads() end)
	end
end
return { on_played = on_played }
";
    let (_, message) = blamed(&failing(script, &[]));
    assert!(message.contains("too long"), "{message}");
}

#[test]
fn a_question_that_writes_is_a_fault() {
    let script = "--!strict
local function worth(me: Me): number
	me:gain(1)
	return 9
end
return { worth = worth }
";
    let toy = with_script("hoard", script);
    let table = table(&toy, "given turn = A   A.front = [hoard]   A.beads = 3\nplay\n");
    let tally = table.tally(Seat(0), play::Eye::Referee);
    let points: i32 = tally.iter().map(|line| line.points).sum();
    assert_eq!(points, 3, "the card counts nothing");
    let faults = toy.faults();
    assert!(faults[0].file().ends_with("trick/hoard.luau:3"), "{}", faults[0].file());
    assert_eq!((faults[0].hook, faults[0].cause), ("worth", "place"));
}

#[test]
fn an_effect_of_other_content_fails_without_harm() {
    let before = table(&toy(), &format!("{WAGER}  A pick-number 5\n"));
    let script = "--!strict
local function on_played(me: Me)
	me:confirm()
end
return { on_played = on_played }
";
    let other = with_script("wager", script);
    let mut state = before.state().clone();
    let mut events = Vec::new();
    other.apply(&mut state, super::event::Choice::Roll(5), &mut events);
    assert!(events.iter().any(|event| other.is_fault(event)));
    assert!(state.effect().is_none());
    assert_eq!(other.audit(&state), []);
    assert_eq!(other.faults().len(), 1);
}

#[test]
fn cards_that_set_each_other_off_are_stopped() {
    // Each bead gained by A is paid again, and each bead paid is gained.
    let files = super::files()
        .with(
            "cards/toy/trick/hoard.luau",
            "--!strict\nlocal function on_gained(me: Me)\n\tme:pay(1)\nend\n\
             return { on_gained = on_gained }\n",
        )
        .with(
            "cards/toy/trick/thief.luau",
            "--!strict\nlocal function on_paid(me: Me)\n\tme:gain(1)\nend\n\
             return { on_paid = on_paid }\n",
        );
    let toml = |number: u8, hook: &str| {
        format!(
            "number = {number}\n[origin]\nnumber = \"known\"\neffect = \"known\"\n[hooks.{hook}]\n"
        )
    };
    let files = files
        .with("cards/toy/trick/hoard.toml", toml(5, "on_gained"))
        .with("cards/toy/trick/thief.toml", toml(2, "on_paid"));
    let toy: Rc<Toy> = super::open(&files);
    let mut table = table(&toy, "given turn = A   A.front = [hoard, thief]\nplay\n  A throw\n");
    answer(&mut table, "roll 3");
    assert!(line(&table, 1).contains("faulted seat=A"));
    let fault = table.faults().next().expect("a card failed");
    assert_eq!(fault.finding.code, effects::codes::ENDLESS_CHAIN);
    assert_eq!(fault.cause, "chain");
    assert_eq!(table.audit(), []);
    assert!(matches!(table.status(), Status::Asks { seat: Seat(1), .. }));
}

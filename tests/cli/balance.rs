//! `balance`: what bots show of the cards.

use serde_json::Value;

use super::{Folder, cardwright};

fn output(args: &[&str]) -> String {
    let ran = cardwright(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", args.join(" "));
    ran.out
}

#[test]
fn threads_change_nothing() {
    let with = |threads| {
        output(&["balance", "rattus", "--games", "7", "--format", "csv", "--threads", threads])
    };
    let one = with("1");
    assert_eq!(one, with("3"));
    assert_eq!(one, with("50"));
    assert_ne!(
        one,
        output(&["balance", "rattus", "--games", "7", "--format", "csv", "--seed", "2"])
    );
    let head =
        "kind,id,games,offers,picks,owners,wins,wins_error,named,named_error,lead,lead_error\n";
    assert!(one.starts_with(head), "{one}");
}

#[test]
fn every_game_is_counted_once() {
    let args = ["balance", "--players", "3", "--games", "4", "--seed", "5", "--format", "json"];
    let all: Value = serde_json::from_str(&output(&args)).expect("JSON");
    assert_eq!((&all["games"], &all["players"]), (&4.into(), &3.into()));
    let cards = all["cards"].as_array().expect("a list");
    let of = |kind: &str| cards.iter().filter(move |card| card["kind"] == kind).collect::<Vec<_>>();
    let sum = |cards: &[&Value], what: &str| -> u64 {
        cards.iter().map(|card| card[what].as_u64().expect("a count")).sum()
    };
    // Everybody has one of each; it is dealt, so a bot picks among others only.
    for kind in ["race", "class", "backstory", "alignment"] {
        assert_eq!(sum(&of(kind), "owners"), 12, "{kind}");
    }
    assert_eq!(sum(&of("backstory"), "offers"), 0);
    assert!(of("class").iter().all(|card| card["offers"].as_u64() >= card["picks"].as_u64()));
    let traits = of("trait");
    assert!(sum(&traits, "picks") > 0 && sum(&traits, "owners") >= sum(&traits, "picks"));
    let bought = traits.iter().find(|card| card["owners"] != 0).expect("some trait is bought");
    assert!(bought["named"].is_number() && bought["wins"].as_f64() <= Some(1.0), "{bought}");
}

#[test]
fn a_kind_can_be_asked_for() {
    let text = output(&["balance", "rattus", "--games", "2", "--kind", "class"]);
    assert!(text.contains("Rattus: 2 games of 2 bots, seeds 1 to 2.") && text.contains("Monk"));
    let ran = cardwright(&["balance", "rattus", "--games", "1", "--kind", "clas"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("clas") && ran.err.contains("class"), "{}", ran.err);
    assert_eq!(cardwright(&["balance", "--games", "0"]).code, Some(2));
    assert_eq!(cardwright(&["balance", "--players", "9"]).code, Some(2));
}

#[test]
fn a_card_that_fails_stops_it() {
    let folder = Folder::with_pack();
    let script = "moonlit_market/trait/starry-eyed.luau";
    let score = "local function score(_me: Me, _p: Params): number\n\terror(\"blind\")\nend\n\n";
    folder.write(script, format!("--!strict\n{score}return {{ score = score }}\n"));
    let pack = folder.word("moonlit_market");
    let ran = cardwright(&["balance", "--pack", &pack, "--games", "6", "--kind", "trait"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.err.starts_with("seed ") && ran.err.contains("starry-eyed"), "{}", ran.err);
}

//! `simulate`: what bots show of the cards.

use serde_json::Value;

use super::{Folder, cardwright};

fn output(args: &[&str]) -> String {
    let ran = cardwright(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", args.join(" "));
    ran.out
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&output(&[args, &["--format", "json"]].concat())).expect("JSON")
}

#[test]
fn threads_change_nothing() {
    let with = |threads| {
        let games = ["simulate", "rattus", "--games", "7", "--caused"];
        output(&[&games[..], &["--format", "csv", "--threads", threads]].concat())
    };
    let one = with("1");
    assert_eq!(one, with("3"));
    assert_eq!(one, with("50"));
    let other =
        ["simulate", "rattus", "--games", "7", "--caused", "--format", "csv", "--seed", "2"];
    assert_ne!(one, output(&other));
    let head = "kind,id,games,offers,picks,owners,units,wins,wins_low,wins_high,points,points_low,\
                points_high,named,named_low,named_high,lead,lead_low,lead_high,caused_games,caused,\
                caused_low,caused_high,caused_equal,effect_games,effect,effect_low,\
                effect_high,effect_equal,lowest_game,highest_game\n";
    assert!(one.starts_with(head), "{one}");
}

#[test]
fn every_game_is_counted_once() {
    let all = json(&["simulate", "--players", "3", "--games", "4", "--seed", "5"]);
    assert_eq!((&all["games"], &all["units"]), (&4.into(), &4.into()));
    assert_eq!(all["seats"].as_array().map(Vec::len), Some(3));
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
    let bought = traits.iter().find(|card| card["units"].as_u64() > Some(1)).expect("some trait");
    assert!(bought["named"].is_number() && bought["wins"].as_f64() <= Some(1.0), "{bought}");
}

#[test]
fn a_kind_can_be_asked_for() {
    let text = output(&["simulate", "rattus", "--games", "2", "--kind", "class"]);
    assert!(text.contains("Rattus: 2 games of 2 bots, seeds 1 to 2.") && text.contains("Monk"));
    let ran = cardwright(&["simulate", "rattus", "--games", "1", "--kind", "clas"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("clas") && ran.err.contains("class"), "{}", ran.err);
    assert_eq!(cardwright(&["simulate", "--games", "0"]).code, Some(2));
    assert_eq!(cardwright(&["simulate", "--players", "9"]).code, Some(2));
    assert_eq!(cardwright(&["simulate", "--players", "0"]).code, Some(2));
}

/// With different bots, each seed is played from each seat.
#[test]
fn different_bots_change_seats() {
    let seats = ["--seat", "A=greedy", "--seat", "random"];
    let all = json(&[&["simulate", "rattus", "--games", "20"], &seats[..]].concat());
    assert_eq!((&all["units"], &all["games"]), (&10.into(), &20.into()));
    let points = |side: &Value| side["points"]["mid"].as_f64().expect("a mean");
    let (bots, seats) = (all["bots"].as_array().expect("bots"), all["seats"].as_array());
    assert!(points(&bots[0]) > points(&bots[1]) + 5.0, "{bots:?}");
    let seats = seats.expect("seats");
    assert!((points(&seats[0]) - points(&seats[1])).abs() < 5.0, "{seats:?}");
    let ran = cardwright(&["simulate", "--seat", "A=clever"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("clever") && ran.err.contains("greedy, random"), "{}", ran.err);
}

/// A page has its tables, and a plot for what has intervals, in each language; it loads nothing.
#[test]
fn a_page_has_tables_and_plots() {
    for (tag, plot) in [
        ("en", "How many players had how many points"),
        ("fr", "Combien de joueurs ont eu combien de points"),
        ("de", "Wie viele Spieler wie viele Punkte hatten"),
        ("nl", "Hoeveel spelers hoeveel punten hadden"),
    ] {
        let seats = ["--seat", "random", "--seat", "random", "--lang", tag];
        let games = ["simulate", "rattus", "--games", "40", "--lead", "--format", "html"];
        let page = output(&[&games[..], &seats].concat());
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(plot), "{tag}: {page}");
        for end in ["table", "svg", "figure", "style", "div", "g", "text", "body", "html"] {
            let opened = [" ", ">"].map(|next| page.matches(&format!("<{end}{next}")).count());
            let closed = page.matches(&format!("</{end}>")).count();
            assert!(closed > 0 && opened[0] + opened[1] == closed, "{tag}: {end}");
        }
        assert!(!page.contains("src=") && !page.contains("@import"), "{page}");
    }
}

/// Classes are compared with each other where each seat has one, and drawn on a page.
#[test]
fn classes_are_compared_with_each_other() {
    let seats = ["--seat", "random", "--seat", "random", "--seat", "random"];
    let games = [&["simulate", "--games", "20", "--kind", "class"], &seats[..]].concat();
    let meetings = json(&games)["meetings"].clone();
    assert_eq!(meetings["kind"], "class");
    let pairs = meetings["pairs"].as_array().expect("a list");
    let met: u64 = pairs.iter().map(|pair| pair["games"].as_u64().expect("a count")).sum();
    assert_eq!(met, 20 * 6, "six pairs in each game");
    let share = |pair: &Value| pair["wins"]["mid"].as_f64().expect("a share");
    let games_of = |pair: &Value| pair["games"].as_f64().expect("a count");
    let wins: f64 = pairs.iter().map(|pair| share(pair) * games_of(pair)).sum();
    assert!((wins - 20.0 * 2.0).abs() < 1e-3, "a winner wins against two: {wins}");
    let page = |lang: &str| output(&[&games[..], &["--format", "html", "--lang", lang]].concat());
    for (lang, title) in [
        ("en", "Bard against Druid: "),
        ("de", "Barde gegen Druide: "),
        ("fr", "Barde contre Druide\u{a0}: "),
        ("nl", "Bard tegen Druïde: "),
    ] {
        let page = page(lang);
        assert_eq!(page.matches("<g class=\"heat\">").count(), 1, "{lang}");
        assert!(page.contains(title), "{lang}: {page}");
    }
    // In Rattus nobody begins with a class.
    let rattus = ["simulate", "rattus", "--games", "4"];
    assert_eq!(json(&rattus)["meetings"], Value::Null);
    let page = output(&[&rattus[..], &["--format", "html"]].concat());
    assert!(!page.contains("class=\"heat\""), "{page}");
}

/// Nobody takes a forbidden card, and what a card causes is counted where somebody takes it.
#[test]
fn a_card_can_be_forbidden() {
    let games = ["simulate", "--games", "6", "--kind", "trait", "--caused"];
    let owners = |all: &Value, id: &str| {
        let cards = all["cards"].as_array().expect("cards").clone();
        let card = cards.into_iter().find(|card| card["id"] == id);
        card.map_or(0, |card| card["owners"].as_u64().expect("a count"))
    };
    let all = json(&games);
    let cards = all["cards"].as_array().expect("cards");
    let taken = cards.iter().filter(|card| card["caused_games"] != 0).collect::<Vec<_>>();
    assert!(taken.len() > 5, "{taken:?}");
    for card in &taken {
        assert!(card["owners"].as_u64() >= card["caused_games"].as_u64(), "{card}");
    }
    let id = taken[0]["id"].as_str().expect("an id");
    let without = json(&[&games[..], &["--forbid", &format!("trait/{id}")]].concat());
    assert!(owners(&all, id) > 0 && owners(&without, id) == 0, "{id}");
    let ran = cardwright(&["simulate", "--forbid", "trait/cuning"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("trait/cunning"), "{}", ran.err);
}

/// A copy of a pack gives equal games; a changed pack gives differences.
#[test]
fn two_packs_are_compared_game_by_game() {
    let folder = Folder::new();
    super::copy(&super::root().join("cards/rattus"), &folder.path("same"));
    changed(&folder, "changed");
    let pairs = |pack: &str| {
        let games = ["simulate", "rattus", "--games", "20", "--against"];
        json(&[&games[..], &[&folder.word(pack)]].concat())["pairs"].clone()
    };
    let same = pairs("same");
    assert_eq!((&same["units"], &same["equal"]), (&20.into(), &20.into()));
    assert_eq!(same["points"]["difference"]["high"], 0.0);
    let changed = pairs("changed");
    assert!(changed["equal"].as_u64() < Some(20), "{changed}");
    assert!(changed["points"]["saved"].as_f64() > Some(1.0), "{changed}");
}

/// An interrupted run goes on, and ends like any other.
#[test]
fn results_are_kept_and_continued() {
    let folder = Folder::new();
    let run = |out: &str, threads: &str| {
        let out = folder.word(out);
        let games = ["simulate", "rattus", "--games", "60", "--threads", threads, "--out", &out];
        output(&[&games[..], &["--format", "csv"]].concat())
    };
    let csv = run("one", "1");
    assert_eq!(csv, run("two", "2"));
    let kept = |out: &str| std::fs::read_to_string(folder.path(&format!("{out}/results.json")));
    let (one, two) = (kept("one").expect("kept"), kept("two").expect("kept"));
    assert_eq!(one, two);
    // A run that was stopped after its first block of 50 seeds.
    let out = folder.word("first");
    output(&["simulate", "rattus", "--games", "50", "--out", &out, "--format", "csv"]);
    let first: Value = serde_json::from_str(&kept("first").expect("kept")).expect("JSON");
    let mut cut: Value = serde_json::from_str(&one).expect("JSON");
    cut["results"] =
        serde_json::json!({ "total": first["results"]["total"], "is_complete": false });
    folder.write("two/results.json", cut.to_string());
    assert_eq!(csv, run("two", "2"));
    assert_eq!(kept("two").expect("kept"), one);
    // The plan that was written is the plan that was played.
    let plan = folder.word("one/plan.toml");
    assert_eq!(csv, output(&["simulate", "--plan", &plan, "--format", "csv"]));
    // Other results are not overwritten.
    let out = folder.word("one");
    let ran = cardwright(&["simulate", "rattus", "--games", "50", "--out", &out]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("results.json"), "{}", ran.err);
    assert_eq!(kept("one").expect("kept"), one);
}

/// What is wrong in a plan has its place.
#[test]
fn a_plan_that_does_not_fit_is_explained() {
    let folder = Folder::new();
    let plan = "game = \"rattus\"\nseeds = \"1..2\"\n\n[[seat]]\n\n[[seat]]\nbot = \"random\"\n";
    let said = |plan: &str| {
        folder.write("plan.toml", plan);
        let ran = cardwright(&["simulate", "--plan", &folder.word("plan.toml")]);
        (ran.code, ran.err)
    };
    assert_eq!(said(plan).0, Some(0));
    // What no plan can say has the codes of any file; what this game does not have, that of plans.
    let seats = "\n\n[[seat]]\n\n";
    let forbidden = format!("\nforbid = [\"witch\"]{seats}");
    let odd = format!("\noptions = {{ odd = \"1\" }}{seats}");
    for (old, new, place, words, unfit) in [
        ("rattus", "ratus", "plan.toml:1:8", "“rattus”", true),
        ("random", "clever", "plan.toml:7:7", "clever", false),
        ("1..2", "2..1", "plan.toml:2:9", "2..1", false),
        ("[[seat]]\n\n", "", "plan.toml:4", "seats", true),
        ("seeds", "sedes", "plan.toml:2:1", "seeds", false),
        (seats, &forbidden, "plan.toml:3:11", "witch", true),
        (seats, &odd, "plan.toml:3", "odd", true),
    ] {
        let (code, err) = said(&plan.replacen(old, new, 1));
        assert_eq!(code, Some(2), "{new}: {err}");
        assert!(err.contains(place) && err.contains(words), "{new}: {err}");
        assert_eq!(err.contains("error[bad-plan]"), unfit, "{new}: {err}");
    }
    let missing = cardwright(&["simulate", "--plan", &folder.word("none.toml")]);
    assert_eq!(missing.code, Some(2), "{}", missing.out);
    assert_eq!(cardwright(&["simulate", "rattus", "--plan", "plan.toml"]).code, Some(2));
}

/// A run stops at the same seed on any number of threads.
#[test]
fn a_run_stops_when_enough_is_known() {
    let stopped = |threads: &str| {
        let games = ["simulate", "rattus", "--games", "2000", "--until", "0.8"];
        json(&[&games[..], &["--threads", threads]].concat())
    };
    let one = stopped("1");
    let units = one["units"].as_u64().expect("a count");
    assert!((100..2000).contains(&units) && units % 50 == 0, "{units}");
    let points = &one["points"];
    let half = points["high"].as_f64().expect("an end") - points["mid"].as_f64().expect("a mean");
    assert!(half <= 0.8, "{half}");
    assert_eq!(one, stopped("3"));
}

/// A copy of a pack in which one card is changed.
fn changed(folder: &Folder, name: &str) -> String {
    super::copy(&super::root().join("cards/rattus"), &folder.path(name));
    let peasant = folder.path(&format!("{name}/class/peasant.toml"));
    let text = std::fs::read_to_string(&peasant).expect("a card");
    std::fs::write(&peasant, text.replace("cubes = 1", "cubes = 2")).expect("written");
    folder.word(name)
}

/// A comparison stops at the same seed on any number of threads, and says why.
#[test]
fn a_difference_is_decided() {
    let folder = Folder::new();
    let pack = changed(&folder, "changed");
    let bots = ["--seat", "random", "--seat", "random"];
    let games = [&["simulate", "rattus", "--against", &pack, "--decide", "1"][..], &bots].concat();
    let run = |more: &[&str]| json(&[&games[..], more].concat());
    let one = run(&["--games", "300", "--threads", "1"]);
    assert_eq!(one, run(&["--games", "300", "--threads", "3"]));
    let decision = &one["pairs"]["decision"];
    let units = decision["units"].as_u64().expect("a count");
    assert!((100..300).contains(&units) && units % 50 == 0, "{decision}");
    assert_eq!((&one["units"], &decision["reason"]), (&units.into(), &"differs".into()));
    let number = |value: &Value| value.as_f64().expect("a number");
    let (low, high) = (&decision["interval"]["low"], &decision["interval"]["high"]);
    assert!(number(high) < 0.0, "more cubes are better: {decision}");
    let estimate = number(&decision["estimate"]);
    assert!((number(low)..number(high)).contains(&estimate), "{decision}");
    let open = run(&["--games", "60"]);
    assert_eq!((&open["units"], &open["pairs"]["decision"]), (&60.into(), &Value::Null));
    let said = output(&[&games[..], &["--games", "60", "--lang", "de"]].concat());
    assert!(said.contains("Nach 60 Startwerten ist nichts entschieden"), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    let head = lines.iter().position(|line| line.contains("Besitz")).expect("a table of cards");
    assert_eq!(lines[head - 1], "", "{said}");
    // A decision is between two ways to play, also in a plan.
    let ran = cardwright(&["simulate", "rattus", "--decide", "1"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    let plan = "game = \"rattus\"\nseeds = \"1..2\"\ndecide = 1.0\n\n[[seat]]\n\n[[seat]]\n";
    folder.write("plan.toml", plan);
    let ran = cardwright(&["simulate", "--plan", &folder.word("plan.toml")]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("--against"), "{}", ran.err);
}

/// The plan beside results finds the packs that were played, and goes on with the results.
#[test]
fn a_plan_beside_results_finds_its_packs() {
    let folder = Folder::new();
    let pack = changed(&folder, "packs/changed");
    let out = folder.word("some/results");
    let games = ["simulate", "rattus", "--games", "4", "--pack", &pack, "--format", "csv"];
    let csv = output(&[&games[..], &["--out", &out]].concat());
    let plan = folder.word("some/results/plan.toml");
    let text = std::fs::read_to_string(&plan).expect("a plan");
    assert!(text.contains("packs = [\"../../packs/changed\"]"), "{text}");
    let again = ["simulate", "--plan", &plan, "--format", "csv"];
    assert_eq!(output(&again), csv);
    assert_eq!(output(&[&again[..], &["--out", &out]].concat()), csv);
}

/// The game behind a number is shown: it has the points that were counted.
#[test]
fn a_game_of_a_plan_is_replayed() {
    let folder = Folder::new();
    let pack = changed(&folder, "packs/changed");
    let out = folder.word("out");
    let seats = ["--seat", "greedy", "--seat", "random", "--games", "4", "--seed", "7"];
    let games = ["simulate", "rattus", "--pack", &pack, "--out", &out];
    output(&[&games[..], &seats].concat());
    let plan = folder.word("out/plan.toml");
    let mut points = Vec::new();
    for nth in ["1", "2", "3", "4"] {
        let replay = ["replay", "--plan", &plan, "--game", nth];
        let shared = folder.word(&format!("{nth}.txt"));
        output(&[&replay[..], &["--share", &shared]].concat());
        let text = std::fs::read_to_string(&shared).expect("a game");
        assert_eq!(output(&[&replay[..], &["--plain"]].concat()).trim(), text.trim());
        points.push(text);
    }
    points.dedup();
    assert_eq!(points.len(), 4, "each game is another one");
    let ran = cardwright(&["replay", "--plan", &plan, "--game", "5"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("only 4 games"), "{}", ran.err);
    assert_eq!(cardwright(&["replay", "--plan", &plan]).code, Some(2));
}

/// A pack whose weapon fails when it is bought by somebody with gold left.
fn failing() -> Folder {
    let folder = Folder::new();
    let pack = "id = \"boom\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                requires = [\"roll_player\"]\nlanguages = [\"en\"]\n";
    folder.write("boom/pack.toml", pack);
    let card = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[hooks.on_bought]\n\
                when = { by = \"me\" }\n";
    folder.write("boom/weapon/boom.toml", card);
    let script = "--!strict\nlocal function on_bought(me: Me)\n\tif me:gold() > 3 then\n\
                  \t\terror(\"no luck\")\n\tend\nend\n\n\
                  local hooks: Hooks = { on_bought = on_bought }\nreturn hooks\n";
    folder.write("boom/weapon/boom.luau", script);
    folder.write("boom/locales/en/weapon.ftl", "boom = Boom\n    .text = Sometimes it fails.\n");
    folder
}

#[test]
fn a_card_that_fails_is_counted_and_the_games_go_on() {
    let folder = failing();
    let pack = folder.word("boom");
    let args = ["simulate", "--pack", &pack, "--games", "30", "--players", "4", "--lang"];
    let run = |lang: &str, more: &[&str]| {
        let ran = cardwright(&[&args[..], &[lang], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{lang}: {}", ran.out);
        ran.out
    };
    let english = run("en", &[]);
    assert!(english.contains("30 games of 4 bots"), "{english}");
    let said = english.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("A card failed in these games."), "{said}");
    assert!(said.contains("boom: Boom, on_bought, boom/weapon/boom.luau:4"), "{said}");
    assert!(said.contains("error “no luck”") && said.contains("of 30 games"), "{said}");
    assert!(english.lines().count() > 50, "the table is there: {english}");
    for (lang, words) in [
        ("fr", "Une carte a échoué"),
        ("de", "ist eine Karte gescheitert"),
        ("nl", "Eén kaart is in deze partijen vastgelopen"),
    ] {
        let said = run(lang, &[]).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(words), "{lang}: {said}");
    }
    let json: Value = serde_json::from_str(&run("en", &["--format", "json"])).expect("JSON");
    assert_eq!(json["games"], 30);
    let fault = &json["faults"][0];
    assert_eq!(
        (&fault["card"], &fault["hook"]),
        (&"weapon/boom".into(), &"on_bought".into()),
        "{fault}"
    );
    let (games, times) = (fault["games"].as_u64(), fault["times"].as_u64());
    assert!(games > Some(0) && games <= times && games <= Some(30), "{fault}");
    let threads = |count| run("en", &["--threads", count]);
    assert_eq!(threads("1"), threads("3"), "the same on any number of threads");
}

//! `play --format json`: the door for other front ends.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use engine::SHELF;
use serde_json::{Value, json};

use super::{Folder, called, cardwright, cardwright_reads, copy, root};
use crate::support::program;

/// A front end that plays through the door.
struct Client {
    child: Child,
    input: Option<ChildStdin>,
    lines: Lines<BufReader<ChildStdout>>,
    view: jsonschema::Validator,
    put: jsonschema::Validator,
}

impl Client {
    fn start(save: &str, args: &[&str]) -> Self {
        Self::plays(&[&["--seed", "11", "--save", save], args].concat())
    }

    fn resume(save: &str, args: &[&str]) -> Self {
        Self::plays(&[&["--resume", save], args].concat())
    }

    fn plays(args: &[&str]) -> Self {
        let mut child = program()
            .args(["play", "--format", "json", "--lang", "en"])
            .args(args)
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program is built");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let (view, put) = (schema("view.schema.json"), schema("input.schema.json"));
        Self { input: child.stdin.take(), child, lines, view, put }
    }

    /// The next view, which the schema must know.
    fn view(&mut self) -> Value {
        let line = self.lines.next().expect("a view for each input").expect("UTF-8");
        let view = serde_json::from_str(&line).expect("a line is one JSON object");
        fits(&self.view, &view);
        assert_eq!(view["v"], 1);
        view
    }

    /// Says something, which the schema must know.
    fn put(&mut self, input: Value) -> Value {
        fits(&self.put, &input);
        let pipe = self.input.as_mut().expect("open");
        writeln!(pipe, "{input}").expect("the program reads");
        self.view()
    }

    /// Says nothing more: the last view and the exit code.
    fn end(mut self) -> (Option<Value>, Option<i32>) {
        drop(self.input.take());
        let mut last = None;
        for line in self.lines.by_ref() {
            let view = serde_json::from_str(&line.expect("UTF-8")).expect("JSON");
            fits(&self.view, &view);
            last = Some(view);
        }
        (last, self.child.wait().expect("ended").code())
    }
}

fn schema(name: &str) -> jsonschema::Validator {
    let text = std::fs::read_to_string(root().join("schema").join(name)).expect("generated");
    let schema = serde_json::from_str(&text).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
}

#[track_caller]
fn fits(schema: &jsonschema::Validator, value: &Value) {
    let errors: Vec<String> = schema.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{}\nin {value}", errors.join("\n"));
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn offers(view: &Value) -> usize {
    list(&view["ask"]["offers"]).len()
}

/// The ids of the sentences that a view says.
fn said(view: &Value) -> Vec<&str> {
    list(&view["notices"]).iter().filter_map(|notice| notice["id"].as_str()).collect()
}

/// How many offers the cells of a view point at; each is one of those that are there.
fn pointed_at(view: &Value) -> usize {
    let rows = list(&view["panels"]).iter().flat_map(|panel| list(&panel["rows"]));
    let cells = rows.flat_map(|row| list(&row["cells"]));
    let at: Vec<u64> =
        cells.flat_map(|cell| list(&cell["offers"])).filter_map(Value::as_u64).collect();
    assert!(at.iter().all(|at| *at < offers(view) as u64), "{view}");
    at.len()
}

#[test]
fn whole_games_are_played_through_the_door() {
    let (mut all_answers, mut all_shown) = (0, 0);
    for game in SHELF {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let seats = ["--seat", "Ann=human", "--seat", "Bo=human", "--seat", "Cy=greedy"];
        let mut client = Client::start(&save, &[&[game.id()], seats.as_slice()].concat());
        let mut view = client.view();
        let (mut answers, mut shown) = (0, 0);
        while view.get("ask").or(view.get("hand_over")).is_some() {
            if view.get("hand_over").is_some() {
                view = client.put(json!({ "do": "again" }));
            }
            let eyes = view["eyes"]["name"].as_str().expect("somebody is asked").to_owned();
            assert!(["Ann", "Bo"].contains(&eyes.as_str()), "{eyes}");
            shown += pointed_at(&view);
            view = client.put(json!({ "do": "offer", "offer": (answers * 7) % offers(&view) }));
            answers += 1;
            assert!(answers < 2000, "{} does not end", game.id());
        }
        assert!(answers > 0, "{} asks nobody", game.id());
        (all_answers, all_shown) = (all_answers + answers, all_shown + shown);
        assert!(!list(&view["end"]["winners"]).is_empty(), "{view}");
        assert_eq!(said(&view), ["kept-over"], "{view}");
        assert_eq!(client.end(), (None, Some(0)));
        assert_eq!(cardwright(&["replay", &save]).code, Some(0));
    }
    // A small game may be over soon and have nothing to point at; not all of them are small.
    assert!(all_answers > 40 && all_shown > 40, "{all_answers} answers, {all_shown} hints");
}

#[test]
fn whatever_is_put_in_is_answered() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let mut client = Client::start(&save, &[]);
    let view = client.view();
    assert_eq!(said(&view), ["started", "signs", "greeting"]);
    let asks = [
        (json!({ "do": "help" }), "help"),
        (json!({ "do": "help", "about": "1" }), "pages"),
        (json!({ "do": "board" }), "panels"),
        (json!({ "do": "sheet", "of": "B" }), "panels"),
        (json!({ "do": "piles" }), "panels"),
        (json!({ "do": "log", "lines": "all" }), "log"),
        (json!({ "do": "score" }), "score"),
        (json!({ "do": "why" }), "says"),
        (json!({ "do": "why", "about": "race/elf" }), "says"),
        (json!({ "do": "hint" }), "hint"),
        (json!({ "do": "preview", "offer": 1 }), "preview"),
        (json!({ "do": "query", "query": "choices" }), "answer"),
        (json!({ "do": "query", "query": "turn" }), "answer"),
        (json!({ "do": "words", "words": "ch 2" }), "answer"),
        (json!({ "do": "words", "words": "preview 2" }), "preview"),
        (json!({ "do": "words", "words": "take" }), "several"),
        (json!({ "do": "words", "words": "help" }), "help"),
    ];
    for (input, notice) in asks {
        let view = client.put(input.clone());
        assert_eq!(list(&view["notices"])[0]["notice"], notice, "{input}");
        assert!(offers(&view) > 1 && view["ask"]["again"] == true, "{input}");
    }
    let hint = client.put(json!({ "do": "hint" }));
    let weights = list(&list(&hint["notices"])[0]["weights"]);
    assert!(weights.iter().all(|weight| weight["worth"].is_i64()), "{weights:?}");
    assert!(reasons(weights).is_empty(), "what all have in common is no reason: {weights:?}");
    let says = [
        (json!({ "do": "offer", "offer": 99 }), "no-such-number"),
        (json!({ "do": "preview", "offer": 99 }), "no-such-number"),
        (json!({ "do": "query", "query": "xyzzy" }), "no-such-query"),
        (json!({ "do": "query", "query": "row", "of": "9" }), "nothing-to-tell"),
        (json!({ "do": "words", "words": "xyzzy" }), "no-such-offer"),
        (json!({ "do": "undo" }), "undo-nothing"),
        (json!({ "do": "news" }), "told-kinds"),
        (json!({ "do": "news", "news": "gold off" }), "told-kinds"),
        (json!({ "do": "words", "words": "news xyzzy" }), "no-such-news"),
        (json!({ "do": "detail", "detail": "terse" }), "told-terse"),
        (json!({ "do": "detail", "detail": "xyzzy" }), "no-such-detail"),
        (json!({ "do": "lang", "tag": "xx" }), "no-such-language"),
        (json!({ "do": "lang", "tag": "fr" }), "language-is"),
        (json!({ "do": "save", "file": save }), "copy-exists"),
        (json!({ "do": "save" }), "kept"),
    ];
    for (input, id) in says {
        assert_eq!(said(&client.put(input)), [id]);
    }
    let (last, code) = client.end();
    assert_eq!((said(&last.expect("a last view")), code), (vec!["stopped"], Some(0)));
}

/// What the reasons of a hint are.
fn reasons(weights: &[Value]) -> Vec<&Value> {
    let reasons = weights.iter().filter_map(|weight| weight["reasons"].as_array()).flatten();
    reasons.map(|reason| &reason["of"]).collect()
}

#[test]
fn a_hint_has_reasons_where_choices_differ() {
    let folder = Folder::new();
    let mut client = Client::start(&folder.word("game.play"), &[]);
    client.view();
    let told = (0..60).any(|_| {
        let hint = client.put(json!({ "do": "hint" }));
        let weights = list(&list(&hint["notices"])[0]["weights"]).to_vec();
        let told = reasons(&weights);
        assert!(told.iter().all(|of| of.is_string()), "{told:?}");
        let some = !told.is_empty();
        client.put(json!({ "do": "offer", "offer": 0 }));
        some
    });
    assert!(told, "no choice of sixty has a reason");
    client.end();
}

#[test]
fn what_is_no_input_is_said_so() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", "--format", "json", "--lang", "en", "--save", &save];
    let lines = ["", "{", "[]", r#"{"do":"dance"}"#, r#"{"do":"offer"}"#, "\u{7f}"];
    let ran = cardwright_reads(&args, &(lines.join("\n") + "\n"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let views: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(views.len(), lines.len() + 2, "the first view, an answer to each line, the last");
    for view in &views[1..=lines.len()] {
        assert_eq!(view["notices"][0]["notice"], "unread", "{view}");
    }
    let ran = cardwright_reads(&["play", "--format", "json", "--resume", &save], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 2);
}

#[test]
fn a_view_shows_what_one_player_may_know() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let seats = ["rattus", "--seat", "Ann=human", "--seat", "Bea=human"];
    let mut client = Client::start(&save, &seats);
    let mut view = client.view();
    let knows = |view: &Value| view.to_string().contains(" and sees ");
    // Before and after somebody looks who knows more than others, there is nothing to see.
    let mut handed = 0;
    let mut alone = |client: &mut Client, view: Value| {
        let Some(to) = view.get("hand_over") else { return view };
        assert!(view.get("eyes").or(view.get("ask")).is_none() && !knows(&view), "{view}");
        assert_eq!((&view["panels"], &view["news"]["told"]), (&json!([]), &json!([])));
        let refused = client.put(json!({ "do": "board" }));
        assert_eq!((said(&refused), &refused["panels"]), (vec!["hand-over-first"], &json!([])));
        handed += 1;
        let shown = client.put(json!({ "do": "again" }));
        assert_eq!(shown["eyes"], to["to"]);
        shown
    };
    for input in ["1", "1", "1", "1", "take the witch", "use the witch", "1"] {
        alone(&mut client, view);
        view = client.put(json!({ "do": "words", "words": input }));
    }
    view = alone(&mut client, view);
    let eyes = view["eyes"]["seat"].clone();
    assert!(knows(&view), "{view}");
    let mut seen = 0;
    for _ in 0..40 {
        view = alone(&mut client, view);
        if view["eyes"]["seat"] != eyes {
            assert!(!knows(&view), "{view}");
            seen += 1;
        }
        view = client.put(json!({ "do": "offer", "offer": offers(&view) - 1 }));
    }
    assert!(seen > 0 && handed > 3, "the other player was asked");
    drop(client.end());
}

#[test]
fn a_card_that_fails_is_told_as_data() {
    let folder = Folder::new();
    let scene = root().join("tests/scenes/roll_player/fault");
    copy(&scene, &folder.path("fault"));
    copy(&root().join("tests/packs/long_way"), &folder.path("long_way"));
    let (save, packs) = (folder.word("fault/start.play"), ["fault/broken", "long_way"]);
    let packs = packs.map(|pack| folder.word(pack));
    let more = ["--pack", &packs[0], "--pack", &packs[1]];
    let mut client = Client::resume(&save, &more);
    assert_eq!(client.view()["news"]["faults"], json!([]));
    let view = client.put(json!({ "do": "words", "words": "Dawdle" }));
    // A sentence is told whole and in parts, with the things that are named.
    let told = &view["news"]["told"][0];
    assert_eq!(told["text"], "Player A uses Dawdle.");
    let parts = json!([
        { "text": "Player A", "about": { "kind": "seat", "id": "A" } },
        { "text": " uses " },
        { "text": "Dawdle", "about": { "kind": "skill", "id": "dawdle" } },
        { "text": "." },
    ]);
    assert_eq!(told["parts"], parts);
    let mut fault = view["news"]["faults"][0].clone();
    assert_eq!(
        fault["text"].take(),
        "broken: Dawdle, on_use, broken/skill/dawdle.luau:4: runs too long (type why for more)"
    );
    let expected = json!({
        "text": null,
        "pack": "broken",
        "card": { "kind": "skill", "id": "dawdle" },
        "seat": 0,
        "hook": "on_use",
        "file": "broken/skill/dawdle.luau:4",
        "cause": "fuel",
        "rests": false,
    });
    assert_eq!(fault, expected);
    let why = client.put(json!({ "do": "why" }));
    let report = &why["notices"][0]["faults"][0];
    assert_eq!(report["code"], "script-fault");
    assert_eq!(report["message"], "the script runs too long");
    let lines = report["report"].as_str().expect("text");
    assert!(lines.contains("4 |     while true do"), "{lines}");
    drop(client.end());
}

#[test]
fn bots_are_watched() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let client = Client::start(&save, &["--seat", "A=greedy", "--seat", "B=random"]);
    let (last, code) = client.end();
    let last = last.expect("a last view");
    assert!(code == Some(0) && last["end"].is_object(), "{last}");
    assert!(last.get("eyes").is_none() && last.get("ask").is_none(), "{last}");
}

#[test]
fn another_program_is_told_whose_turn_it_is() {
    let folder = Folder::new();
    let (save, status) = (folder.word("game.play"), folder.word("status.json"));
    let read = || -> Value {
        serde_json::from_str(&folder.read("status.json")).expect("one whole object")
    };
    let mut client = Client::start(&save, &["--status", &status]);
    let view = client.view();
    let told = read();
    assert_eq!((&told["over"], &told["asked"]["seat"]), (&json!(false), &view["eyes"]["seat"]));
    assert_eq!(told["asked"]["name"], view["eyes"]["name"]);
    assert_eq!(told["asked"]["prompt"], view["ask"]["prompt"]);
    // What is only asked about the table changes nothing; an answer does.
    client.put(json!({ "do": "board" }));
    assert_eq!(read(), told);
    client.put(json!({ "do": "offer", "offer": 0 }));
    assert!(read()["asked"]["answers"].as_u64() > told["asked"]["answers"].as_u64());
    client.end();

    // A folder cannot be written: that is said once, and the game goes on.
    let (save, folder) = (folder.word("other.play"), folder.word(""));
    let mut client = Client::start(&save, &["--status", &folder]);
    assert!(said(&client.view()).contains(&"status-not-written"));
    let view = client.put(json!({ "do": "offer", "offer": 0 }));
    assert!(offers(&view) > 1 && said(&view).is_empty(), "{view}");
}

/// The fenced blocks of a page in a language.
fn fences<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let opening = format!("\n```{language}\n");
    let blocks = page.split(opening.as_str()).skip(1);
    blocks.map(|rest| rest.split("\n```").next().expect("a block")).collect()
}

/// Whether a document is another one with keys and list entries left out.
fn is_part(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => {
            part.iter().all(|(key, part)| whole.get(key).is_some_and(|whole| is_part(part, whole)))
        }
        (Value::Array(part), Value::Array(whole)) => {
            let mut rest = whole.iter();
            part.iter().all(|part| rest.any(|whole| is_part(part, whole)))
        }
        (part, whole) => part == whole,
    }
}

/// The book shows an exchange: its inputs are sent, and each view that it shows is part of the one
/// that the program prints.
#[test]
fn the_exchange_in_the_book_is_what_happens() {
    let page = std::fs::read_to_string(root().join("docs/src/front-end/json.md")).expect("there");
    let (_, section) = page.split_once("\n## A short exchange\n").expect("the section");
    let section = section.split("\n## ").next().expect("its text");
    let [command] = fences(section, "text")[..] else { panic!("one command") };
    let args: Vec<&str> = command.split(' ').skip(1).collect();
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let shown = fences(section, "json").into_iter().map(read);
    let (inputs, views): (Vec<_>, Vec<_>) = shown.partition(|shown| !shown["do"].is_null());
    let input: String = inputs.iter().map(|input| format!("{input}\n")).collect();
    let folder = Folder::new();
    let ran = called(&folder.path(""), &args, &input, &[]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let printed: Vec<Value> = ran.out.lines().map(read).collect();
    assert_eq!(printed.len(), views.len(), "{}", ran.out);
    for (shown, printed) in views.iter().zip(&printed) {
        assert!(is_part(shown, printed), "{shown}\nis not part of\n{printed}");
    }
}

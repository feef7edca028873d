//! What `test` says in the formats of other programs, whatever is wrong.

use std::collections::BTreeSet;

use serde_json::Value;

use super::reports::{fits, schema};
use super::{Folder, Ran, cardwright, cardwright_in};
use crate::ci::yaml;

const FORMATS: [&str; 3] = ["json", "junit", "tap"];
const PLAY: &str = "moonlit_market/skill/moonwalk.play";

fn tested(words: &[&str], format: &str) -> Ran {
    cardwright(&[&["test"], words, &["--format", format]].concat())
}

/// What a reader makes of a document.
#[derive(Debug, PartialEq, Eq)]
struct Counted {
    held: usize,
    failed: usize,
    /// What could not be run.
    errors: usize,
}

/// A document read as programs read its format; one that they cannot read fails the test.
fn counted(ran: &Ran, format: &str) -> Counted {
    match format {
        "json" => in_json(&json(ran)),
        "junit" => in_junit(&ran.out),
        "tap" => in_tap(&ran.out),
        other => panic!("who reads {other}?"),
    }
}

fn json(ran: &Ran) -> Value {
    let json =
        serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}", ran.out));
    fits(&schema("test"), &json);
    json
}

fn list<'j>(json: &'j Value, name: &str) -> &'j Vec<Value> {
    json[name].as_array().expect("a list")
}

/// Rulings are counted; what is wrong beside them is a case for each file and code.
fn in_json(json: &Value) -> Counted {
    let rulings = list(json, "rulings");
    let failed = rulings.iter().filter(|one| one["ok"] == false).count();
    let beside = list(json, "findings").iter().filter(|finding| {
        let line = |one: &Value| one["line"].as_u64().expect("a line");
        let before = rulings.iter().filter(|one| one["path"] == finding["path"]);
        let before = before.filter(|one| line(one) <= line(finding));
        !before.max_by_key(|one| line(one)).is_some_and(|one| one["ok"] == false)
            && finding["code"] != "script-fault"
    });
    let beside: BTreeSet<_> =
        beside.map(|one| (one["path"].to_string(), one["code"].to_string())).collect();
    let held = rulings.len() - failed;
    Counted { held, failed: failed + beside.len(), errors: list(json, "errors").len() }
}

/// Reads XML: the tags must match, and nothing may stand free that means something.
fn in_junit(text: &str) -> Counted {
    let text = text.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").expect("a head");
    let (mut open, mut cases, mut failed, mut errors) = (Vec::new(), 0, 0, 0);
    for part in text.split('<').skip(1) {
        let (tag, words) = part.split_once('>').expect("a tag ends");
        let entities = format!("{tag}{words}");
        for entity in entities.split('&').skip(1) {
            let (name, _) = entity.split_once(';').expect("an entity ends");
            assert!(["amp", "lt", "gt", "quot"].contains(&name), "&{name};");
        }
        assert!(open.is_empty() || !words.contains('>'), "{words}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let name = tag.split([' ', '/']).next().expect("a name");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        cases += usize::from(name == "testcase");
        failed += usize::from(name == "failure");
        errors += usize::from(name == "error");
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let counts = format!("tests=\"{cases}\" failures=\"{failed}\" errors=\"{errors}\"");
    assert!(
        text.starts_with(&format!("<testsuites name=\"cardwright test\" {counts}>\n")),
        "{text}"
    );
    Counted { held: cases - failed - errors, failed, errors }
}

/// Reads TAP line by line: the version, the plan, numbered lines, YAML behind them.
fn in_tap(text: &str) -> Counted {
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("TAP version 14"));
    let plan = lines.next().expect("a plan").strip_prefix("1..").expect("a plan");
    let plan: usize = plan.split(' ').next().expect("a number").parse().expect("a number");
    let mut counted = Counted { held: 0, failed: 0, errors: 0 };
    while let Some(line) = lines.next() {
        if line.starts_with("Bail out! ") {
            counted.errors += 1;
        } else if line == "  ---" {
            let inner = lines.by_ref().take_while(|line| *line != "  ...");
            let inner: String = inner.map(|line| format!("{line}\n")).collect();
            let told = yaml(&inner);
            assert!(told["file"].is_string() && !list(&told, "findings").is_empty(), "{inner}");
            for finding in list(&told, "findings") {
                assert!(finding["message"].is_string() && finding["file"].is_string(), "{inner}");
            }
        } else {
            let (word, rest) = line.split_once(" - ").expect("what it is about");
            let (word, number) = word.rsplit_once(' ').expect("a number");
            match word {
                "ok" => counted.held += 1,
                "not ok" => counted.failed += 1,
                other => panic!("{other}"),
            }
            assert_eq!(number, (counted.held + counted.failed).to_string());
            assert!(!rest.replace("\\#", "").contains('#'), "{rest} begins a directive");
        }
    }
    assert_eq!(plan, counted.held + counted.failed);
    counted
}

#[test]
fn all_formats_count_the_same() {
    let json = tested(&[], "json");
    let all = counted(&json, "json");
    assert!(all.held > 400 && (all.failed, all.errors) == (0, 0), "{all:?}");
    let cites = |one: &&Value| !list(one, "rules").is_empty();
    assert!(list(&self::json(&json), "rulings").iter().any(|one| cites(&one)));
    for words in [&["tests/packs/moonlit_market"][..], &["promos", "rattus"]] {
        let human = cardwright(&[&["test"], words].concat());
        for format in FORMATS {
            let ran = tested(words, format);
            let Counted { held, failed, errors } = counted(&ran, format);
            assert_eq!(human.out, format!("{held} rulings, {failed} failed\n"), "{format}");
            assert_eq!((ran.code, errors, ran.err.as_str()), (Some(0), 0, ""), "{format}");
            assert_eq!(tested(words, format).out, ran.out, "the same bytes each time");
        }
    }
}

#[test]
fn a_ruling_has_a_place_a_card_and_what_it_is_about() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    folder.write("moonlit_market/rulings/table.play", "seats 2\nruling # <a>\nthen round = 9\n");
    let told = json(&tested(&[&pack], "json"));
    let at = |path: &str, line: u64| {
        let mut found = list(&told, "rulings").iter().filter(|one| {
            one["path"].as_str().is_some_and(|there| there.ends_with(path)) && one["line"] == line
        });
        found.next().unwrap_or_else(|| panic!("{path}:{line} in {told:#}")).clone()
    };
    let unlike = at(PLAY, 4);
    assert_eq!(unlike["title"], "unlike faces change places");
    assert_eq!((&unlike["ok"], &unlike["pack"]), (&Value::from(true), &"moonlit_market".into()));
    assert_eq!(unlike["card"], serde_json::json!({ "kind": "skill", "id": "moonwalk" }));
    assert!(unlike["open"].is_string(), "{unlike}");
    let table = at("rulings/table.play", 2);
    assert_eq!((&table["ok"], &table["card"]), (&Value::from(false), &Value::Null));
}

/// A pack in which something of each sort is wrong that a format has to be able to hold.
fn unsound() -> Folder {
    let folder = Folder::with_pack();
    let odd = "seats 2\nruling a # \\ <b> & \"c\" ]]> #SKIP\nthen round = 9\n";
    folder.write("moonlit_market/rulings/odd.play", odd);
    folder.write("moonlit_market/rulings/worse.play", "seats 2\nruling x\nnonsense <here> &\n");
    folder.edit("moonlit_market/locales/eo/choice.ftl", "{ $card }\n", "{ $karto }\n");
    folder
}

#[test]
fn what_is_wrong_can_be_read_in_each_format() {
    let folder = unsound();
    let pack = folder.word("moonlit_market");
    let human = cardwright(&["test", &pack]);
    for format in FORMATS {
        let ran = tested(&[&pack], format);
        assert_eq!((ran.code, ran.code, ran.err.as_str()), (Some(1), human.code, ""), "{format}");
        // A ruling, a file that is none of rulings, a text.
        let counts = Counted { held: 13, failed: 3, errors: 0 };
        assert_eq!(counted(&ran, format), counts, "{format}: {}", ran.out);
    }
}

#[test]
fn what_cannot_be_run_is_said_in_each_format() {
    let folder = Folder::with_pack();
    let good = folder.word("moonlit_market");
    let missing = folder.word("not/there");
    folder.write("odd/pack.toml", "id = \"odd\"\ngame =");
    let odd = folder.word("odd");
    let bare = "id = \"bare\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n";
    folder.write("bare/pack.toml", bare);
    let bare = folder.word("bare");
    let all = Counted { held: 13, failed: 0, errors: 1 };
    for (words, counts) in [
        // What can be run is run.
        (&[good.as_str(), &missing][..], all),
        (&[&missing], Counted { held: 0, failed: 0, errors: 1 }),
        // Nothing was tested.
        (&[&bare], Counted { held: 0, failed: 0, errors: 1 }),
        (&["rol_player"], Counted { held: 0, failed: 0, errors: 1 }),
        (&["--bless"], Counted { held: 0, failed: 0, errors: 1 }),
        (&["Cargo.toml", &missing], Counted { held: 0, failed: 0, errors: 2 }),
        (&[&good, &odd], Counted { held: 0, failed: 1, errors: 1 }),
    ] {
        let human = cardwright(&[&["test"], words].concat());
        for format in FORMATS {
            let ran = tested(words, format);
            assert_eq!((ran.code, human.code), (Some(2), Some(2)), "{words:?} {format}");
            assert_eq!(counted(&ran, format), counts, "{words:?} {format}: {}", ran.out);
            assert_eq!(ran.err, "", "all is in the document");
        }
    }
    // Who writes an option that there is not asks for no format.
    let ran = tested(&["--blass"], "json");
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
}

#[test]
fn what_follows_a_fault_of_a_script_is_not_blessed() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    let good = folder.read(PLAY);
    folder.edit("moonlit_market/skill/moonwalk.luau", "me:swap(one, other)", "error(\"tired\")");
    let told = json(&tested(&[&pack], "json"));
    let codes: BTreeSet<_> =
        list(&told, "findings").iter().map(|one| one["code"].as_str().expect("a code")).collect();
    assert_eq!(codes, BTreeSet::from(["faulted", "script-fault", "then-differs"]));
    for finding in list(&told, "findings") {
        assert!(finding["fix"].is_null() && !finding.to_string().contains("bless"), "{finding}");
        if finding["code"] == "then-differs" {
            assert_eq!(finding["help"], "a script failed before this: fix it first");
        }
    }
    for format in ["human", "json", "junit", "tap"] {
        let ran = tested(&[&pack, "--bless"], format);
        assert!(ran.code == Some(1) && !ran.out.contains("bless"), "{}", ran.out);
        assert_eq!(folder.read(PLAY), good, "{format}: nothing is written");
    }
    // A value that a sound script came to is written.
    folder.edit(PLAY, "A.exhausted = [moonwalk]", "A.exhausted = []");
    folder.edit("moonlit_market/skill/moonwalk.luau", "error(\"tired\")", "me:swap(one, other)");
    assert_eq!(tested(&[&pack, "--bless"], "tap").code, Some(0));
    assert_eq!(folder.read(PLAY), good);
}

/// CI compares paths with those of the repository.
#[test]
fn paths_in_junit_have_no_dot() {
    let folder = Folder::with_pack();
    let ran = cardwright_in(&folder.path(""), &["test", ".", "--format", "junit"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(
        ran.out.contains(&format!("file=\"{PLAY}\"")) && !ran.out.contains("\"./"),
        "{}",
        ran.out
    );
}

//! What rulings run of scripts and guards, as numbers.

use serde_json::Value;

use super::reports::{fits, schema};
use super::{Folder, cardwright, copy};
use crate::support::root;

/// A copy of a pack in which one ruling is missing.
fn pack(folder: &Folder) -> String {
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("moon"));
    let file = "moon/skill/moonwalk.play";
    let rulings = folder.read(file);
    let lone = rulings.find("ruling a lone die finds no partner").expect("it is the last");
    folder.write(file, &rulings[..lone]);
    folder.word("moon")
}

#[test]
fn lines_and_branches_are_counted_in_each_script() {
    let folder = Folder::new();
    let moon = pack(&folder);
    let args = ["test", &moon, "--only", "moonwalk", "--coverage"];
    let ran = cardwright(&args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let path = folder.word("moon/skill/moonwalk.luau");
    let row = ran.out.lines().find(|line| line.starts_with(&path)).expect("a row");
    let cells: Vec<&str> = row[path.len()..].split("  ").filter(|cell| !cell.is_empty()).collect();
    assert_eq!(cells, ["8 of 9", "5 of 6", "–"]);

    let ran = cardwright(&[&args[..], &["--format", "json"]].concat());
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    fits(&schema("test"), &json);
    let script = &json["coverage"]["scripts"][0];
    let missed = |what: &str| {
        let all = script[what].as_array().expect("a list").iter();
        let missed = all.filter(|line| line["run"] == false);
        missed.map(|line| line["line"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    assert_eq!((missed("lines"), missed("branches")), (vec![10], vec![10]));
}

#[test]
fn a_percentage_that_is_not_reached_is_a_failure() {
    let folder = Folder::new();
    let moon = pack(&folder);
    let code = |percent| {
        let args = ["test", &moon, "--only", "moonwalk", "--coverage", "--at-least", percent];
        let ran = cardwright(&args);
        (ran.code, ran.out.contains("5 of 6 branches are run, less than"))
    };
    // 8 of 9 lines are 88 %, 5 of 6 branches 83 %.
    assert_eq!(code("83"), (Some(0), false));
    assert_eq!(code("84"), (Some(1), true));
}

#[test]
fn editors_and_ci_read_it_as_lcov() {
    let folder = Folder::new();
    let (moon, file) = (pack(&folder), folder.word("moon.info"));
    cardwright(&["test", &moon, "--coverage", "--lcov", &file]);
    let written = folder.read("moon.info");
    let path = folder.word("moon/skill/moonwalk.luau");
    let record = written.split("end_of_record\n").find(|one| one.contains(&path)).expect("there");
    assert!(record.starts_with(&format!("SF:{path}\n")), "{record}");
    for line in ["DA:9,1", "DA:10,0", "BRF:6", "BRH:5", "LF:9", "LH:8"] {
        assert!(record.lines().any(|one| one == line), "{line}: {record}");
    }
    let counted = record.lines().filter(|line| line.starts_with("DA:")).count();
    assert_eq!(counted, 9);
}

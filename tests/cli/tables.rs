//! `simulate --collect tables`: tables of games as Parquet files.

use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::{Folder, cardwright_in};

const TABLES: [&str; 5] = ["cards", "counts", "decisions", "games", "seats"];

/// A folder with a plan of two row groups, the second of them short.
fn plans() -> Folder {
    let folder = Folder::new();
    let seats = "[[seat]]\nbot = \"random\"\n\n[[seat]]\nbot = \"random\"\n";
    let head = "game = \"rattus\"\nseeds = \"3..2012\"\ncollect = [\"decisions\"]\n\n";
    folder.write("plan.toml", format!("{head}{seats}"));
    folder
}

fn output(folder: &Folder, line: &str) -> String {
    let ran = cardwright_in(&folder.path(""), &line.split(' ').collect::<Vec<_>>());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

/// Why a command cannot run.
fn refused(folder: &Folder, line: &str) -> String {
    let ran = cardwright_in(&folder.path(""), &line.split(' ').collect::<Vec<_>>());
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}: {}", ran.err);
    ran.err
}

/// The bytes of all tables in a folder.
fn tables(folder: &Folder, name: &str) -> BTreeMap<String, Vec<u8>> {
    let files = TABLES.iter().map(|table| format!("{table}.parquet"));
    files.map(|file| (file.clone(), bytes(folder, &format!("{name}/{file}")))).collect()
}

/// These tables, and the results.
fn kept(folder: &Folder, name: &str) -> BTreeMap<String, Vec<u8>> {
    let mut kept = tables(folder, name);
    kept.insert("results.json".to_owned(), bytes(folder, &format!("{name}/results.json")));
    kept
}

fn bytes(folder: &Folder, path: &str) -> Vec<u8> {
    fs::read(folder.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn json_of(folder: &Folder, path: &str) -> Value {
    serde_json::from_str(&folder.read(path)).expect("JSON")
}

/// Tables have the same bytes from one thread and from two, from any number of shards, and after an
/// interruption.
#[test]
fn tables_depend_on_the_plan_alone() {
    let folder = plans();
    output(&folder, "simulate --plan plan.toml --threads 1 --out one");
    output(&folder, "simulate --plan plan.toml --threads 2 --out two");
    let one = kept(&folder, "one");
    assert!(one == kept(&folder, "two"), "two threads");
    for of in [1, 2, 7] {
        for shard in 0..of {
            let line = format!("simulate --plan plan.toml --shard {shard}/{of}");
            output(&folder, &format!("{line} --out of-{of}/{shard}.json"));
        }
        output(&folder, &format!("merge of-{of}"));
        assert!(one == kept(&folder, &format!("of-{of}")), "{of} shards");
    }
    // A run that was stopped after its first row group.
    let first = json_of(&folder, "of-2/0.json");
    let mut cut = json_of(&folder, "one/results.json");
    cut["results"] = json!({ "total": first["blocks"][0], "is_complete": false });
    assert_eq!(cut["results"]["total"]["units"], 2000);
    folder.write("cut/results.json", cut.to_string());
    output(&folder, "simulate --plan plan.toml --out cut");
    assert!(one == kept(&folder, "cut"), "continued");
}

/// A small plan with the tables in a folder.
const SMALL: &str =
    "simulate rattus --games 30 --seat random --seat greedy --collect decisions --out small";

/// A row of a table is what the results count.
#[test]
fn tables_are_read_by_duckdb_and_polars() {
    let folder = Folder::new();
    let shown = output(&folder, &format!("{SMALL} --format json"));
    let shown: Value = serde_json::from_str(&shown).expect("JSON");
    for (library, text) in [("duckdb", DUCKDB), ("polars", POLARS)] {
        let mut python = Command::new("python3");
        python.args(["-c", text]).current_dir(folder.path("small")).stdin(Stdio::null());
        let Ok(ran) = python.output() else { continue };
        let said = String::from_utf8_lossy(&ran.stderr);
        if said.contains(&format!("No module named '{library}'")) {
            eprintln!("Python cannot import {library}: it does not read the tables");
            continue;
        }
        assert!(ran.status.success(), "{library}: {said}");
        let read: Value = serde_json::from_slice(&ran.stdout).expect("JSON");
        let total = ["games", "decisions", "forced"].map(|key| shown[key].clone());
        assert_eq!(read["total"], json!(total), "{library}");
        let points = shown["seats"].as_array().expect("seats").iter();
        let points = points.map(|seat| seat["points"]["mid"].as_f64().expect("a mean") * 30.0);
        assert_eq!(read["points"], json!(points.map(f64::round).collect::<Vec<_>>()), "{library}");
        let cards = shown["cards"].as_array().expect("cards").iter();
        let counts = ["id", "offers", "picks", "owners"];
        let mut cards: Vec<Value> =
            cards.map(|card| counts.iter().map(|key| card[*key].clone()).collect()).collect();
        cards.sort_by_key(|card| card[0].to_string());
        assert_eq!(read["cards"], json!(cards), "{library}");
        let decided = &shown["decisions"].as_u64().expect("a count");
        let forced = shown["forced"].as_u64().expect("a count");
        assert_eq!(read["decided"], json!(decided - forced), "{library}");
        assert_eq!(read["types"], json!(["u64", "u32", "i32", "bool", "text"]), "{library}");
    }
}

const DUCKDB: &str = r#"
import duckdb, json
all = lambda query: [list(row) for row in duckdb.sql(query).fetchall()]
types = {"UBIGINT": "u64", "UINTEGER": "u32", "INTEGER": "i32", "BOOLEAN": "bool", "VARCHAR": "text"}
columns = dict(row[:2] for row in all("DESCRIBE SELECT * FROM 'seats.parquet'"))
columns |= dict(row[:2] for row in all("DESCRIBE SELECT * FROM 'cards.parquet'"))
print(json.dumps({
    "total": all("SELECT count(*), sum(decisions)::BIGINT, sum(forced)::BIGINT FROM 'games.parquet'")[0],
    "points": [row[0] for row in all("SELECT sum(points)::DOUBLE FROM 'seats.parquet' GROUP BY seat ORDER BY seat")],
    "cards": all("""SELECT card, sum(offers)::BIGINT, sum(picks)::BIGINT, count(since)
        FROM 'cards.parquet' GROUP BY card ORDER BY card"""),
    "decided": all("SELECT count(*) FROM 'decisions.parquet'")[0][0],
    "types": [types[columns[name]] for name in ("game", "offers", "points", "won", "card")],
}))
"#;

const POLARS: &str = r#"
import json
import polars as pl
games, seats, cards = (pl.read_parquet(f"{name}.parquet") for name in ("games", "seats", "cards"))
types = {pl.UInt64: "u64", pl.UInt32: "u32", pl.Int32: "i32", pl.Boolean: "bool", pl.String: "text"}
columns = {**cards.schema, **seats.schema}
cards = cards.group_by("card").agg(pl.sum("offers"), pl.sum("picks"), pl.count("since")).sort("card")
points = seats.group_by("seat").agg(pl.sum("points")).sort("seat")
print(json.dumps({
    "total": [games.height, games["decisions"].sum(), games["forced"].sum()],
    "points": [float(sum) for sum in points["points"]],
    "cards": [list(row) for row in cards.rows()],
    "decided": pl.read_parquet("decisions.parquet").height,
    "types": [types[columns[name]] for name in ("game", "offers", "points", "won", "card")],
}))
"#;

/// A comparison writes the tables of both ways to play, each as if it were played alone.
#[test]
fn both_sides_of_a_comparison_have_tables() {
    let folder = plans();
    let plan = folder.read("plan.toml");
    // Its seeds and tables do not count: those of the plan are played.
    let other = plan.replace("3..2012", "7..8").replace("collect", "forbid = [\"class/witch\"]\n#");
    let other = other.replacen("\"random\"", "\"greedy\"", 1);
    folder.write("other.toml", &other);
    folder.write("alone.toml", other.replace("7..8", "3..42").replace("#", "collect"));
    folder.write("few.toml", plan.replace("3..2012", "3..42"));
    for (line, out) in [
        ("--plan few.toml --against other.toml", "both"),
        ("--plan few.toml", "here"),
        ("--plan alone.toml", "there"),
    ] {
        output(&folder, &format!("simulate {line} --out {out}"));
    }
    let tables = |name: &str| tables(&folder, name);
    assert!(tables("both") == tables("here"), "here");
    assert!(tables("both/against") == tables("there"), "there");
    // A complete run plays nothing, unless a table of either side is missing.
    fs::remove_file(folder.path("both/against/seats.parquet")).expect("there");
    output(&folder, "simulate --plan few.toml --against other.toml --out both");
    assert!(tables("both/against") == tables("there"), "again");
    // Two row groups, of bots that do not think.
    folder.write("forbidden.toml", other.replace("greedy", "random"));
    for shard in 0..2 {
        let line = "simulate --plan plan.toml --against forbidden.toml --shard";
        output(&folder, &format!("{line} {shard}/2 --out shards/{shard}.json"));
    }
    output(&folder, "merge shards");
    output(&folder, "simulate --plan plan.toml --against forbidden.toml --out whole --threads 2");
    for name in ["", "/against"] {
        let (one, other) = (tables(&format!("whole{name}")), tables(&format!("shards{name}")));
        assert!(one == other, "shards{name}");
    }
}

/// Tables need a folder, whole shards and their own files.
#[test]
fn what_is_wrong_with_tables_is_said() {
    let folder = Folder::new();
    let line = SMALL.replace(" --out small", "");
    assert_eq!(refused(&folder, &line), "Tables are written into a folder: add --out.\n");
    let wrong = refused(&folder, &SMALL.replace("decisions", "clouds"));
    assert!(wrong.contains("clouds") && wrong.contains("tables"), "{wrong}");
    output(&folder, SMALL);
    let whole = kept(&folder, "small");
    // A complete run plays nothing, unless a table is missing.
    output(&folder, SMALL);
    assert!(whole == kept(&folder, "small"), "again");
    fs::remove_file(folder.path("small/seats.parquet")).expect("there");
    output(&folder, SMALL);
    assert!(whole == kept(&folder, "small"), "a table is missing");
    // A row group that is not one of its table.
    let shard = "simulate --plan small/plan.toml --shard 0/1 --out shards/0.json";
    output(&folder, shard);
    let file = folder.read("shards/0.json");
    let mut other = json_of(&folder, "shards/0.json");
    let groups = &mut other["blocks"][0]["groups"][0];
    groups["games"] = groups["seats"].clone();
    folder.write("shards/0.json", other.to_string());
    let wrong = refused(&folder, "merge shards");
    assert!(wrong.contains("games.parquet: ") && wrong.contains("of another table"), "{wrong}");
    assert!(!folder.path("shards/results.json").exists());
    folder.write("shards/0.json", file.replacen("\"games\":\"UEFS", "\"games\":\"U=FS", 1));
    let wrong = refused(&folder, "merge shards");
    assert!(wrong.contains("nothing was merged"), "{wrong}");
}

/// A full disk stops the run before it has results, and the same command writes what is missing.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_no_half_table() {
    let folder = Folder::new();
    output(&folder, SMALL);
    let whole = kept(&folder, "small");
    fs::remove_dir_all(folder.path("small")).expect("there");
    fs::create_dir(folder.path("small")).expect("made");
    let seats = folder.path("small/seats.parquet");
    std::os::unix::fs::symlink("/dev/full", &seats).expect("made");
    let wrong = refused(&folder, SMALL);
    assert!(wrong.contains("seats.parquet") && wrong.contains("No space left"), "{wrong}");
    let left = fs::read_dir(folder.path("small")).expect("there");
    let left = left.map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"));
    let mut left: Vec<String> = left.collect();
    left.sort();
    assert_eq!(left, ["games.parquet", "plan.toml", "seats.parquet"]);
    fs::remove_file(seats).expect("there");
    output(&folder, SMALL);
    assert!(whole == kept(&folder, "small"));
}

//! Reference pages are written by the program: `BLESS=1 cargo test book`.

use std::collections::BTreeMap;
use std::fs;

use diag::{Family, Files};
use serde_json::Value;

use super::PAGES;
use crate::cli::{cardwright, root};
use crate::support::{blesses, tree};

const HEAD: &str = "<!-- Written by `BLESS=1 cargo test book`. -->\n\n";

/// The names of commands that a help text lists.
fn commands(help: &str) -> Vec<&str> {
    let list = help.split_once("\nCommands:\n").map_or("", |(_, list)| list);
    let lines = list.lines().take_while(|line| !line.is_empty());
    let entries = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    entries.filter_map(|line| line.split_whitespace().next()).collect()
}

fn help(words: &[&str]) -> String {
    let ran = cardwright(&[words, &["--help"]].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran.out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Adds a command and those below it.
fn describe(words: &[&str], page: &mut String) {
    let help = help(words);
    if !words.is_empty() {
        *page += &format!("## cardwright {}\n\n", words.join(" "));
    }
    *page += &format!("```text\n{help}```\n\n");
    for command in commands(&help) {
        describe(&[words, &[command]].concat(), page);
    }
}

fn commands_page() -> String {
    let mut page = format!(
        "# Commands\n\n{HEAD}Each command prints this with `--help`. Exit codes: 0, nothing is \
         wrong; 1, there are findings; 2, the command could not run.\n\n"
    );
    describe(&[], &mut page);
    page.trim_end().to_owned() + "\n"
}

/// Where the page of each code is, from the root of the project.
fn code_files() -> BTreeMap<String, String> {
    let all = ["engine", "tools"].into_iter().flat_map(|folder| {
        let paths = tree(&root().join(folder)).list();
        paths.into_iter().map(move |path| format!("{folder}/{path}"))
    });
    let named = all.filter_map(|path| {
        let (folder, file) = path.rsplit_once('/')?;
        let code = file.strip_suffix(".md")?.to_owned();
        folder.ends_with("/codes").then_some((code, path))
    });
    named.collect()
}

/// The page that lists all codes, and a page of each family.
fn code_pages() -> Vec<(String, String)> {
    let json = cardwright(&["explain", "--list", "--format", "json"]);
    let list: Value = serde_json::from_str(&json.out).expect("JSON");
    let list = list.as_array().expect("a list");
    let word = |one: &Value, key: &str| one[key].as_str().expect("a word").to_owned();
    let files = code_files();
    let mut index = format!(
        "# Lint codes\n\n{HEAD}`cardwright explain CODE` prints the page of a code. `error` must \
         be fixed, `warning` is worth failing CI for, `note` is worth knowing.\n\n"
    );
    let mut pages = Vec::new();
    for family in Family::ALL.map(Family::name) {
        index += &format!("## {family}\n\n| code | severity | confidence | |\n|---|---|---|---|\n");
        let mut page = format!("# Lint codes: {family}\n\n{HEAD}");
        for one in list.iter().filter(|one| word(one, "family") == family) {
            let [code, severity, confidence, means] =
                ["code", "severity", "confidence", "means"].map(|key| word(one, key));
            let means = means.replace('|', "\\|");
            index += &format!(
                "| [{code}](codes/{family}.md#{code}) | {severity} | {confidence} | {means} |\n"
            );
            page += &format!("{{{{#include ../../../../{}}}}}\n\n", files[&code]);
        }
        index += "\n";
        pages.push((format!("codes/{family}.md"), page.trim_end().to_owned() + "\n"));
    }
    pages.push(("codes.md".to_owned(), index.trim_end().to_owned() + "\n"));
    pages
}

fn tables_page() -> String {
    let mut page = format!(
        "# Tables of a simulation\n\n{HEAD}`simulate --collect tables` writes these tables, except \
         for `decisions`, which `--collect decisions` adds. [Ask your own questions with \
         tables](../design/tables.md) shows how to read them. A new version may add columns and \
         tables. It keeps those that exist.\n\n"
    );
    for table in sim::all_tables() {
        page += &format!("## {}\n\n{}\n\n", table.file(), table.about);
        page += "| column | type | |\n|---|---|---|\n";
        for column in &table.columns {
            let missing = if column.is_optional { ", may be missing" } else { "" };
            let kind = column.kind.parquet();
            page += &format!("| `{}` | {kind}{missing} | {} |\n", column.name, column.about);
        }
        page += "\n";
    }
    page += "## Comparisons\n\nWith `--against`, these files hold the games of the plan itself. A \
             folder `against` beside them has the same tables of the other plan or pack. It plays \
             the seeds of the plan, so `seed` and `rotation` connect the two sides. If both have \
             the same number of rotations, `game` does, too.\n";
    page.trim_end().to_owned() + "\n"
}

#[test]
fn reference_pages_are_those_of_the_program() {
    let mut stale = Vec::new();
    let more = [("commands.md", commands_page()), ("tables.md", tables_page())];
    let more = more.map(|(name, page)| (name.to_owned(), page));
    let all = code_pages().into_iter().chain(more);
    for (name, right) in all {
        let path = format!("{PAGES}/reference/{name}");
        if fs::read_to_string(root().join(&path)).is_ok_and(|text| text == right) {
            continue;
        }
        if blesses() {
            let path = root().join(&path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, right).expect("written");
        } else {
            stale.push(path);
        }
    }
    assert!(stale.is_empty(), "BLESS=1 cargo test book; then read: {}", stale.join(", "));
}

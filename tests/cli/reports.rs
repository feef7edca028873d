//! What `lint` finds in the formats of other programs, and which findings count.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use super::{Folder, Ran, cardwright, cardwright_in, root};

/// A pack with warnings and an error whose words mean something in each format.
fn unsound() -> Folder {
    let folder = Folder::with_lacks();
    let race = folder.read("moonlit_market/race/moonfolk.toml");
    folder.write("moonlit_market/race/moonfolk.toml", format!("\"a<&'b, %0A::c\" = 1\n{race}"));
    folder
}

fn linted(folder: &Folder, args: &[&str]) -> Ran {
    let pack = folder.word("moonlit_market");
    cardwright(&[&["lint", &pack], args].concat())
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}", ran.out))
}

/// The findings as JSON says them.
fn findings(folder: &Folder) -> Vec<Value> {
    let ran = linted(folder, &["--format", "json"]);
    let findings = json(&ran)["findings"].as_array().expect("a list").clone();
    let severities: BTreeSet<_> = findings.iter().map(|one| one["severity"].to_string()).collect();
    assert_eq!((ran.code, severities.len()), (Some(1), 2), "errors and warnings: {}", ran.out);
    findings
}

#[test]
fn a_line_for_each_finding() {
    let folder = unsound();
    let lines: String = findings(&folder)
        .iter()
        .map(|one| {
            let word = |name: &str| one[name].as_str().expect("a word").to_owned();
            let place = format!("{}:{}:{}", word("path"), one["line"], one["column"]);
            format!("{place}: {}[{}]: {}\n", word("severity"), word("code"), word("message"))
        })
        .collect();
    assert_eq!(linted(&folder, &["--format", "short"]).out, lines);
}

#[test]
fn commands_of_a_runner_hold_one_line_each() {
    let folder = unsound();
    let ran = linted(&folder, &["--format", "github"]);
    let levels: Vec<&str> =
        ran.out.lines().map(|line| line.split([':', ' ']).nth(2).expect("a level")).collect();
    let told = findings(&folder);
    let known: Vec<&str> =
        told.iter().map(|one| one["severity"].as_str().expect("a word")).collect();
    assert_eq!(levels, known, "{}", ran.out);
    let odd =
        ran.out.lines().find(|line| line.contains("%250A::c")).expect("a percent sign is spelled");
    assert!(odd.contains(",line=1,") && odd.contains(",title=unknown-key::"), "{odd}");
}

#[test]
fn findings_keep_their_fingerprints_when_lines_move() {
    let folder = unsound();
    let prints = |folder: &Folder| -> Vec<(String, u64)> {
        let issues = json(&linted(folder, &["--format", "gitlab"]));
        let issues = issues.as_array().expect("a list").iter();
        let of = |issue: &Value| {
            let print = issue["fingerprint"].as_str().expect("a word").to_owned();
            (print, issue["location"]["lines"]["begin"].as_u64().expect("a line"))
        };
        issues.map(of).collect()
    };
    let before = prints(&folder);
    let all: BTreeSet<&String> = before.iter().map(|(print, _)| print).collect();
    assert_eq!((all.len(), before.len()), (findings(&folder).len(), findings(&folder).len()));
    let race = folder.read("moonlit_market/race/moonfolk.toml");
    folder.write("moonlit_market/race/moonfolk.toml", format!("# Moved.\n\n{race}"));
    let after = prints(&folder);
    let names =
        |all: &[(String, u64)]| all.iter().map(|(print, _)| print.clone()).collect::<Vec<_>>();
    assert_eq!(names(&before), names(&after));
    assert_ne!(before, after, "the line is another");
}

/// However somebody says where a pack lies, and from wherever.
#[test]
fn paths_are_relative_and_fingerprints_the_same_from_wherever() {
    let folder = unsound();
    let pack = folder.path("moonlit_market").canonicalize().expect("a folder");
    let above = folder.path("").canonicalize().expect("a folder");
    let absolute = pack.to_str().expect("a plain name").to_owned();
    let said = |from: &Path, word: &str, format: &str| {
        let ran = cardwright_in(from, &["lint", word, "--format", format]);
        assert_eq!(ran.code, Some(1), "{word} {format}: {}{}", ran.out, ran.err);
        ran.out
    };
    for format in ["sarif", "gitlab", "github", "junit"] {
        let relative = said(&above, "moonlit_market", format);
        assert_eq!(said(&above, &absolute, format), relative, "{format}");
        assert_eq!(said(&above, "./moonlit_market/", format), relative, "{format}");
        let within = said(&pack, ".", format);
        assert_eq!(said(&pack, &absolute, format), within, "{format}");
        assert!(!within.contains("./") && !within.contains(&absolute), "{format}: {within}");
    }
    let prints = |from: &Path, word: &str| -> Vec<Value> {
        let issues: Value = serde_json::from_str(&said(from, word, "gitlab")).expect("JSON");
        issues.as_array().expect("a list").iter().map(|one| one["fingerprint"].clone()).collect()
    };
    let known = prints(&above, "moonlit_market");
    assert_eq!(prints(&pack, "."), known);
    assert_eq!(prints(root(), &absolute), known);
}

#[test]
fn sarif_says_rules_places_and_mends() {
    let folder = unsound();
    let told = findings(&folder);
    let sarif = json(&linted(&folder, &["--format", "sarif"]));
    assert_eq!(sarif["version"], "2.1.0");
    let run = &sarif["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().expect("rules");
    let results = run["results"].as_array().expect("results");
    assert_eq!(results.len(), told.len());
    for (result, one) in results.iter().zip(&told) {
        assert_eq!((&result["ruleId"], &result["level"]), (&one["code"], &one["severity"]));
        let index = result["ruleIndex"].as_u64().expect("a number") as usize;
        assert_eq!(rules[index]["id"], one["code"]);
        let text = result["message"]["text"].as_str().expect("a text");
        assert!(text.starts_with(one["message"].as_str().expect("a text")), "{text}");
        let place = &result["locations"][0]["physicalLocation"];
        let uri = place["artifactLocation"]["uri"].as_str().expect("a reference");
        assert!(uri.ends_with(".toml") || uri.ends_with(".ftl"), "{uri}");
        for (theirs, ours) in [
            ("startLine", "line"),
            ("startColumn", "column"),
            ("endLine", "end_line"),
            ("endColumn", "end_column"),
        ] {
            assert_eq!(place["region"][theirs], one[ours]);
        }
        assert_eq!(result["fixes"].is_null(), one["fix"].is_null());
    }
    for rule in rules {
        let code = rule["id"].as_str().expect("a word");
        assert_eq!(rule["help"]["markdown"], cardwright(&["explain", code]).out.as_str());
        let means = rule["shortDescription"]["text"].as_str().expect("a text");
        assert!(!means.starts_with('#') && means.ends_with('.'), "{code}: {means}");
    }
}

/// The schema with a name.
pub fn schema(name: &str) -> Value {
    let text = std::fs::read_to_string(root().join(format!("schema/{name}.schema.json")));
    serde_json::from_str(&text.expect("it is generated")).expect("JSON")
}

/// Whether JSON fits a schema.
pub fn fits(schema: &Value, json: &Value) {
    let schema = jsonschema::validator_for(schema).expect("a schema");
    let wrong: Vec<_> = schema.iter_errors(json).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn reports_fit_their_schemas() {
    let folder = unsound();
    folder.edit("moonlit_market/skill/moonwalk.luau", "--!strict\n", "");
    folder.edit("moonlit_market/pack.toml", "\"eo\"", "\"eo\", \"tlh\"");
    let schema = schema("report");
    // The schema of the standard, as OASIS publishes it, but for a bracket too many in a pattern.
    let sarif = std::fs::read_to_string(root().join("tests/cli/sarif-2.1.0.schema.json"));
    let sarif = sarif.expect("it is there").replace("-[a-zA-Z]{2}]?$", "-[a-zA-Z]{2}$");
    let sarif = serde_json::from_str(&sarif).expect("JSON");
    let named = json(&linted(&folder, &["--format", "json"]));
    let findings = named["findings"].as_array().expect("a list").iter();
    let fixes = findings.filter(|one| !one["fix"].is_null()).count();
    assert!(fixes > 0, "some finding has a fix");
    fits(&schema, &named);
    fits(&schema, &json(&cardwright(&["lint", "--format", "json"])));
    fits(&sarif, &json(&linted(&folder, &["--format", "sarif"])));
    fits(&sarif, &json(&cardwright(&["lint", "--format", "sarif"])));
}

#[test]
fn each_format_ends_with_the_same_codes() {
    let (clean, unsound) = (Folder::with_lacks(), unsound());
    let formats = ["human", "short", "json", "sarif", "github", "gitlab", "junit", "auto"];
    for format in formats {
        assert_eq!(linted(&clean, &["--format", format]).code, Some(0), "{format}");
        assert_eq!(linted(&unsound, &["--format", format]).code, Some(1), "{format}");
        let ran = cardwright(&["lint", "no/such/folder", "--format", format]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{format}");
        let nothing = Folder::new();
        let ran = cardwright(&["lint", &nothing.word(""), "--format", format]);
        assert_eq!(ran.code, Some(1), "an empty folder is no pack: {format}");
    }
}

#[test]
fn errors_fail_in_junit_and_warnings_are_told() {
    let folder = unsound();
    let told = findings(&folder);
    let out = linted(&folder, &["--format", "junit"]).out;
    let cases = |wanted: &dyn Fn(&Value) -> bool| {
        let found = told.iter().filter(|one| wanted(one));
        found
            .map(|one| (one["path"].to_string(), one["code"].to_string()))
            .collect::<BTreeSet<_>>()
            .len()
    };
    let (all, failing) = (cases(&|_| true), cases(&|one| one["severity"] == "error"));
    let head =
        format!("<testsuites name=\"cardwright lint\" tests=\"{all}\" failures=\"{failing}\">");
    assert!(out.contains(&head), "{out}");
    assert_eq!(out.matches("<testcase ").count(), all);
    assert_eq!(out.matches("<failure ").count(), failing);
    assert!(out.contains("a&lt;&amp;'b, %0A::c"), "{out}");
    let clean = cardwright(&["lint", "--format", "junit"]);
    assert!(clean.out.contains("tests=\"1\" failures=\"0\""), "{}", clean.out);
}

#[test]
fn who_lints_says_which_findings_count() {
    let folder = Folder::with_lacks();
    let of = |args: &[&str]| {
        let ran = linted(&folder, args);
        let last = ran.out.lines().last().unwrap_or_default().to_owned();
        (ran.code, last.rsplit(": ").next().unwrap_or_default().to_owned())
    };
    let count = |errors: u8, warnings: u8| {
        let s = |count| if count == 1 { "" } else { "s" };
        let code = u8::from(errors > 0);
        (
            Some(code.into()),
            format!("{errors} error{}, {warnings} warning{}", s(errors), s(warnings)),
        )
    };
    let (plain, differ) = (of(&[]), "languages-differ");
    assert_eq!(plain, count(0, 7));
    assert_eq!(of(&["--deny", "warnings"]), count(7, 0));
    assert_eq!(of(&["--deny", differ]), count(7, 0));
    assert_eq!(of(&["--deny", "no-ruling"]), plain);
    assert_eq!(of(&["--ignore", differ]), count(0, 0));
    assert_eq!(of(&["--select", differ]), plain);
    assert_eq!(of(&["--select", "no-ruling", "--select", "no-name"]), count(0, 0));
    let (_, none) = count(0, 0);
    let noted = (Some(0), format!("{none}; 7 notes more with --notes"));
    assert_eq!(of(&["--severity", "languages-differ=note", "--deny", "warnings"]), noted);
    let noted = (Some(0), format!("{none}, 7 notes"));
    assert_eq!(of(&["--severity", "languages-differ=note", "--notes"]), noted);
    assert_eq!(of(&["--ignore", "text"]), count(0, 0));
    assert_eq!(of(&["--select", "text", "--deny", "text"]), count(7, 0));
    assert_eq!(of(&["--severity", "languages-differ=error"]), count(7, 0));
    for (args, said) in [
        (["--deny", "language-differs"], "did you mean “languages-differ”?"),
        (["--ignore", "warnings"], "unknown code “warnings”"),
        (["--severity", "no-ruling=warn"], "“no-ruling=warn” has a wrong severity"),
        (["--severity", "no-ruling"], "write no-ruling=error, no-ruling=warning or no-ruling=note"),
    ] {
        let ran = linted(&folder, &args);
        assert_eq!(ran.code, Some(2), "{}", args.join(" "));
        assert!(ran.err.contains(said) && ran.out.is_empty(), "{}", ran.err);
    }
}

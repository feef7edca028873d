//! Whose word on findings holds: `lint.toml`, allow comments, baselines.

use super::linted::linted;
use super::{Folder, cardwright, cardwright_in};

/// The codes that are told of a pack, each as often as it is.
fn told(folder: &Folder, args: &[&str]) -> Vec<String> {
    let ran = linted(folder, "moonlit_market", &[&["--format", "short"], args].concat());
    let code = |line: &str| line.split(['[', ']']).nth(1).map(str::to_owned);
    let codes = ran.out.lines().map(|line| code(line).unwrap_or_else(|| panic!("{line}")));
    codes.collect()
}

const DIFFER: &str = "languages-differ";

#[test]
fn a_lint_toml_speaks_for_its_pack_and_one_above_for_all() {
    let folder = Folder::with_lacks();
    let (pack, above) = ("moonlit_market/lint.toml", "lint.toml");
    assert_eq!(told(&folder, &[]), [DIFFER; 7]);
    folder.write(pack, "[[path]]\nfiles = [\"locales/*/skill.ftl\"]\nignore = [\"text\"]\n");
    assert_eq!(told(&folder, &[]), [DIFFER; 6]);
    folder.write(above, "ignore = [\"languages-differ\"]\n");
    assert_eq!(told(&folder, &[]), [""; 0]);
    folder.write(pack, "select = [\"languages-differ\"]\ndeny = [\"warnings\"]\n");
    assert_eq!(told(&folder, &[]), [DIFFER; 7], "the pack wins");
    let lint = |path: &str, args: &[&str]| {
        cardwright(&[&["lint", &folder.word(path)], args].concat()).code
    };
    assert_eq!(lint("moonlit_market", &[]), Some(1));
    assert_eq!(lint("", &[]), Some(1), "however it is named");
    assert_eq!(lint("moonlit_market/locales/eo/skill.ftl", &[]), Some(1));
    assert_eq!(lint("moonlit_market", &["--severity", "languages-differ=note"]), Some(0));
    assert_eq!(lint("moonlit_market", &["--ignore", DIFFER]), Some(0), "the command line wins");
    folder.write(pack, "[severity]\nlanguages-differ = \"note\"\n");
    folder.write(above, "notes = true\n");
    assert_eq!(told(&folder, &[]), [DIFFER; 7]);
    assert_eq!(lint("moonlit_market", &[]), Some(0));
}

#[test]
fn a_lint_toml_is_looked_at_itself() {
    let folder = Folder::with_lacks();
    let said = |text: &str| {
        folder.write("moonlit_market/lint.toml", text);
        let pack = folder.word("moonlit_market");
        cardwright(&["lint", &pack, "--ignore", DIFFER]).out
    };
    for (text, part) in [
        ("ignroe = []\n", "did you mean “ignore”?"),
        ("ignore = [\"languages-difer\"]\n", "did you mean “languages-differ”?"),
        ("[severity]\nno-nmae = \"error\"\n", "error[unknown-code]: unknown code “no-nmae”"),
        ("[severity]\nno-name = \"eror\"\n", "did you mean “error”?"),
        ("deny = [\"warnings\", \"warning\"]\n", "unknown code “warning”"),
        ("ignore = [\n", "error[syntax]"),
        ("[[path]]\nfiles = [\"**\"]\nignore = [\"txet\"]\n", "did you mean “text”?"),
    ] {
        let out = said(text);
        assert!(out.contains(part), "no “{part}” in:\n{out}");
        assert!(out.contains("lint.toml:"), "{out}");
    }
    assert!(said("notes = true\n").ends_with("0 errors, 0 warnings\n"));
}

#[test]
fn comments_allow_in_each_format() {
    let folder = Folder::with_lacks();
    let comment = |path: &str, mark: &str, code: &str| {
        let path = format!("moonlit_market/{path}");
        let text = folder.read(&path);
        folder.write(&path, format!("{mark} lint-allow-file: {code} as agreed\n{text}"));
    };
    // A comment before the first line lets nothing but the first line of a script be odd.
    comment("skill/moonwalk.luau", "--", "script-not-strict");
    comment("locales/eo/skill.ftl", "###", DIFFER);
    assert_eq!(told(&folder, &[]), [DIFFER; 6]);
    std::fs::remove_file(folder.path("moonlit_market/class/moonspeaker.play")).expect("removed");
    comment("class/moonspeaker.toml", "#", "no-ruling");
    assert_eq!(told(&folder, &[]), [DIFFER; 6]);
    comment("skill/moonwalk.play", "#", "unknown-rule");
    let codes = told(&folder, &["--ignore", DIFFER]);
    assert_eq!(codes, ["unused-allow"], "a ruling has no such finding");
    let file = folder.read("moonlit_market/class/moonspeaker.toml");
    let file = file.replace("no-ruling as agreed", "no-ruling");
    folder.write("moonlit_market/class/moonspeaker.toml", file);
    let codes = told(&folder, &["--select", "policy"]);
    assert_eq!(codes, ["allow-without-reason", "unused-allow"]);
}

/// What only `--deep` finds may be allowed: without it nobody knows whether the comment is needed.
#[test]
fn what_only_a_deep_run_finds_may_be_allowed() {
    let path = "moonlit_market/skill/moonwalk.toml";
    for code in ["unproven-guard", "unproven-hook", "vacuous-ruling", "idle-rulings", "text-amount"]
    {
        let folder = Folder::with_pack();
        let text = folder.read(path);
        folder.write(path, format!("# lint-allow-file: {code} as agreed\n{text}"));
        assert_eq!(told(&folder, &[]), [] as [&str; 0], "{code}");
    }
}

#[test]
fn a_file_that_is_not_read_is_not_allowed() {
    let folder = Folder::with_lacks();
    folder.write(
        "moonlit_market/race/moonfolk.toml",
        "# lint-allow-file: missing-key, syntax it is a draft\nnumber = \n",
    );
    let codes = told(&folder, &["--ignore", "text"]);
    assert_eq!(codes, ["forbidden-allow", "syntax"]);
}

/// A baseline is checked in: its paths are relative, also where its own is a bare name.
#[test]
fn a_baseline_with_a_bare_name_is_portable() {
    let folder = Folder::with_lacks();
    let words = ["lint", "moonlit_market", "--baseline", "known.txt"];
    let ran = cardwright_in(&folder.path(""), &[&words[..], &["--update-baseline"]].concat());
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let text = folder.read("known.txt");
    let entries: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(!entries.is_empty(), "{text}");
    for entry in entries {
        assert!(entry.contains("\tmoonlit_market/"), "{entry}");
    }
    let ran = cardwright_in(&folder.path(""), &words);
    assert_eq!(ran.out, "moonlit_market: 0 errors, 0 warnings\n");
}

#[test]
fn a_baseline_knows_what_was_there() {
    let folder = Folder::with_lacks();
    let (pack, file) = (folder.word("moonlit_market"), folder.word("moonlit_market/known.txt"));
    folder.write("moonlit_market/lint.toml", "deny = [\"warnings\"]\n");
    let baseline = ["lint", &pack, "--baseline", &file];
    let run = |more: &[&str]| cardwright(&[&baseline[..], more].concat());
    assert_eq!(run(&[]).code, Some(2), "there is none yet");
    assert_eq!(cardwright(&["lint", &pack]).code, Some(1));
    let ran = run(&["--update-baseline"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let known = folder.read("moonlit_market/known.txt");
    let known: Vec<&str> = known.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(known.len() > 3 && known.is_sorted(), "{known:?}");
    assert!(known.iter().all(|line| line.contains("\tlocales/")), "{known:?}");
    // The baseline lies in the pack, and nothing reads it but the linter.
    let ran = run(&["--ignore", "stray-file"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    std::fs::remove_file(folder.path("moonlit_market/class/moonspeaker.play")).expect("removed");
    let ran = run(&["--ignore", "stray-file", "--format", "short"]);
    assert!(ran.code == Some(1) && ran.out.contains("[no-ruling]"), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    folder.edit("moonlit_market/pack.toml", ", \"eo\"", "");
    let ran = run(&["--ignore", "stray-file", "--ignore", "no-ruling"]);
    assert!(ran.code == Some(1) && ran.out.contains("error[stale-baseline]"), "{}", ran.out);
    folder.write("moonlit_market/known.txt", "what is this\n");
    let ran = run(&[]);
    assert!(ran.code == Some(2) && ran.err.contains("is not a line of a baseline"), "{}", ran.err);
    assert_eq!(cardwright(&["lint", &pack, "--update-baseline"]).code, Some(2));
}

//! Every command of the README is run.

use std::path::Path;
use std::process::Stdio;

use crate::support::program;

/// The commands of the README's `sh` blocks, in order.
fn commands() -> Vec<String> {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = std::fs::read_to_string(readme).expect("the README can be read");
    let mut commands = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == "```sh";
        } else if inside {
            commands.push(line.to_owned());
        }
    }
    commands
}

#[test]
fn every_command_of_the_readme_works() {
    let commands = commands();
    for needed in ["cargo run -- play", "cargo test"] {
        assert!(commands.iter().any(|line| line == needed), "the README has no “{needed}”");
    }
    for line in commands {
        let rest = match line.split_once(' ') {
            // This very command is running.
            _ if line == "cargo test" => continue,
            Some(("cardwright", rest)) => rest,
            _ => line.strip_prefix("cargo run -- ").unwrap_or_else(|| panic!("what is “{line}”?")),
        };
        run(&rest.split(' ').collect::<Vec<_>>());
    }
}

/// Runs the program from the project's folder with nothing to read: a game is kept, and the program
/// ends.
fn run(words: &[&str]) {
    let home = std::env::temp_dir().join(format!("cardwright-home-{}", std::process::id()));
    let output = program()
        .args(words)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("HOME", &home)
        .env("XDG_STATE_HOME", &home)
        .env("XDG_DATA_HOME", &home)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "cardwright {} failed: {error}", words.join(" "));
    let _ = std::fs::remove_dir_all(home);
}

/// A reader finds the page at once: each link of the README leads to a file of the project.
#[test]
fn every_link_of_the_readme_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("README.md")).expect("the README can be read");
    let links: Vec<&str> = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|link| !link.starts_with("http"))
        .collect();
    assert!(links.len() >= 15, "only {} links were found", links.len());
    let missing: Vec<_> = links.iter().filter(|link| !root.join(link).is_file()).collect();
    assert!(missing.is_empty(), "the README links to {missing:?}");
}

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
    let folder = std::env::temp_dir().join(format!("cardwright-readme-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The README speaks from the project's folder; what it writes belongs elsewhere.
    let saved = folder.join("game.play").to_string_lossy().into_owned();
    let bots = folder.join("bots.play").to_string_lossy().into_owned();
    let written = folder.to_string_lossy().into_owned();
    let mut count = 0;
    for line in commands() {
        let rest = match line.split_once(' ') {
            // This very command is running.
            _ if line == "cargo test" => continue,
            Some(("cardwright", rest)) => rest,
            _ => line.strip_prefix("cargo run -- ").unwrap_or_else(|| panic!("what is “{line}”?")),
        };
        let words: Vec<&str> = rest
            .split(' ')
            .map(|word| match word {
                "game.play" => &saved,
                "bots.play" => &bots,
                word => word,
            })
            .collect();
        let words: Vec<&str> = match words.as_slice() {
            ["schema", "--write", pack] => {
                let told = root.join(pack).join("pack.toml");
                std::fs::copy(told, folder.join("pack.toml")).expect("the README names a pack");
                vec!["schema", "--write", &written]
            }
            _ => words,
        };
        run(root, &words);
        count += 1;
    }
    assert!(count >= 15, "only {count} commands were found");
    let _ = std::fs::remove_dir_all(folder);
}

/// Runs the program with nothing to read; a game is then kept and can be resumed.
fn run(root: &Path, words: &[&str]) {
    let home = std::env::temp_dir().join(format!("cardwright-home-{}", std::process::id()));
    let output = program()
        .args(words)
        .current_dir(root)
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

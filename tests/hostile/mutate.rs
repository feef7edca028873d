//! Saved games in which something was changed: refused, or the game that they were.

use super::chance::Chance;
use super::limits::{Table, call};
use super::whole;
use crate::cli::{Folder, cardwright, cardwright_reads};

/// The answers of a saved game, without hashes and comments.
fn answers(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with("  "));
    let answers = lines.filter(|line| !line.trim_start().starts_with(['#', '>']));
    let plain = |line: &str| line.split(" @").next().unwrap_or(line).trim().to_owned();
    answers.map(plain).collect()
}

#[test]
fn changed_games_are_refused_or_the_same() {
    let count = if whole() { 640 } else { 32 };
    let folder = Folder::new();
    let games =
        [["roll_player", "11"], ["rattus", "5"], ["roll_player", "12"]].map(|[game, seed]| {
            let name = format!("{game}-{seed}.play");
            let save = folder.word(&name);
            let start = ["play", game, "--lang", "en", "--seed", seed, "--save", &save];
            cardwright_reads(&start, &"1\n".repeat(40));
            folder.read(&name)
        });
    let (mut table, mut taken, mut refused) = (Table::default(), 0, 0);
    for nth in 0..count {
        let mut chance = Chance::of("mutate", nth);
        let text = &games[chance.below(games.len())];
        let name = format!("changed-{nth}.play");
        folder.write(&name, chance.broken(text.as_bytes()));
        let save = folder.word(&name);
        table.thing("saved games");
        let calls: [&[&str]; 3] =
            [&["lint", &save], &["replay", "--lang", "en", &save], &["play", "--resume", &save]];
        for args in calls {
            let took = call(args, "quit\n");
            table.call("saved games", &took);
            assert_eq!(took.wrong(), None, "{nth} {args:?}: {}", took.said);
            if args[0] == "play" && took.code == Some(0) {
                taken += 1;
                // What goes on is the game that it was, up to some answer.
                let kept =
                    String::from_utf8_lossy(&std::fs::read(&save).expect("there")).into_owned();
                let (now, then) = (answers(&kept), answers(text));
                let torn = now.len().saturating_sub(1);
                assert!(then.starts_with(&now[..torn]), "{nth}: {kept}");
            } else if args[0] == "play" {
                refused += 1;
            }
        }
    }
    table.print();
    println!("{count} changed games: {refused} refused, {taken} go on");
    assert!(refused > taken, "{refused} refused, {taken} go on");
    // None of this has made the program refuse what it wrote itself.
    folder.write("sound.play", &games[0]);
    assert_eq!(cardwright(&["lint", &folder.word("sound.play")]).code, Some(0));
}

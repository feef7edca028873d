//! Games that are killed at any moment: whatever was shown is kept, and they end as they would have.

use std::process::Stdio;
use std::time::{Duration, Instant};

use super::chance::Chance;
use super::whole;
use crate::cli::{Folder, cardwright, root};
use crate::support::program;

/// A game of bots that is kept in a file.
fn args<'a>(save: &'a str, seed: &'a str) -> Vec<&'a str> {
    let more = ["--seat", "Ann=random", "--seat", "Bo=random", "--save", save, "--seed", seed];
    [&["play", "--lang", "en"][..], &more].concat()
}

#[test]
fn killed_games_lose_nothing() {
    let kills = if whole() { 1000 } else { 30 };
    let seeds = ["3", "4", "5"];
    let folder = Folder::new();
    let full = seeds.map(|seed| {
        let save = folder.word(&format!("whole-{seed}.play"));
        let begun = Instant::now();
        assert_eq!(cardwright(&args(&save, seed)).code, Some(0));
        (folder.read(&format!("whole-{seed}.play")), begun.elapsed())
    });
    let (mut before, mut within, mut after) = (0, 0, 0);
    for nth in 0..kills {
        let mut chance = Chance::of("kill", nth);
        let which = chance.below(seeds.len());
        let (text, time) = &full[which];
        let name = format!("killed-{nth}.play");
        let save = folder.word(&name);
        let mut child = program()
            .args(args(&save, seeds[which]))
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program is built");
        let moment = time.as_micros() as usize;
        std::thread::sleep(Duration::from_micros(chance.below(moment) as u64));
        child.kill().expect("killed");
        child.wait().expect("dead");
        let kept = std::fs::read_to_string(&save).unwrap_or_default();
        assert!(text.starts_with(&kept), "{nth}: what is kept is another game:\n{kept}");
        if kept.is_empty() {
            before += 1;
            continue;
        }
        *(if kept.len() == text.len() { &mut after } else { &mut within }) += 1;
        let ran = cardwright(&["play", "--lang", "en", "--resume", &save]);
        if kept.contains("\nplay\n") {
            assert_eq!(ran.code, Some(0), "{nth}: {}\n{kept}", ran.err);
            assert_eq!(folder.read(&name), *text, "{nth}: it goes on as if nothing had happened");
        } else {
            // The head itself is torn: there is no answer to lose.
            assert_eq!(ran.code, Some(2), "{nth}: {}\n{kept}", ran.out);
        }
    }
    println!(
        "{kills} kills: {before} before the first line was kept, {within} within, {after} after"
    );
    assert!(within > kills / 10, "{within} of {kills} games were killed on their way");
}

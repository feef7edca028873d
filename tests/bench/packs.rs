//! What linting costs: packs of 100 to 10,000 cards, made up, each read by a process of its own; then,
//! in this process, an edit that is looked at again, and hooks that are run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use desk::{Packs, Threads};
use engine::trial::{Thorough, Trial};
use lint::Session;

use crate::measure::{grouped, median};
use crate::support::{generated, mixed, program};

/// How often each is measured: the median counts.
const TIMES: usize = 5;

/// What a process came to.
struct Run {
    seconds: f64,
    /// The most memory that it held, in KiB, where the system says so.
    memory: u64,
}

/// A folder that is gone when it is dropped.
pub struct Folder(pub PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Prints seconds and memory of `cardwright lint`, of what is built in and of packs of some sizes.
pub fn table() {
    println!("{:<34} {:>10} {:>12} {:>14}", "cardwright lint", "seconds", "MiB", "µs a card");
    row("built in", &[], None);
    let packs: [(&str, Write); 2] =
        [("cards", generated::write), ("cards of all kinds", mixed::write)];
    for (kinds, write) in packs {
        for cards in [100, 1_000, 3_000, 10_000] {
            let folder = made_up(write, cards);
            let path = folder.0.display().to_string();
            let name = format!("{} {kinds}", grouped(cards as u64));
            row(&name, &[&path, "--ignore", "no-ruling"], Some(cards));
        }
    }
}

/// Writes a made-up pack with this number of cards into a folder.
type Write = fn(&Path, &str, usize);

/// A folder with a made-up pack.
fn made_up(write: Write, cards: usize) -> Folder {
    let folder = std::env::temp_dir().join(format!("cardwright-bench-{}", std::process::id()));
    let folder = Folder(folder);
    write(&folder.0, "made_up", cards);
    folder
}

/// Prints how long it takes until an edit in a large pack is looked at, as `--watch` does.
pub fn edits() {
    edits_in(generated::write, 1_000, "weapon");
    edits_in(mixed::write, 10_000, "class");
}

fn edits_in(write: Write, cards: usize, kind: &str) {
    let folder = made_up(write, cards);
    // A file that was written just now is read each time, until it is certain that it would show.
    thread::sleep(Duration::from_secs(3));
    let crew = Arc::new(Threads::remembering());
    let session = Session { packs: vec![folder.0.clone()], crew, ..Session::default() };
    session.draw().expect("the pack is sound");
    for (what, ending, more) in [
        ("a card", "toml", "# edited\n"),
        ("a script", "luau", "-- edited\n"),
        ("texts", "ftl", "# edited\n"),
    ] {
        let path = first(&folder.0.join(if ending == "ftl" { "locales" } else { kind }), ending);
        let seconds = (0..TIMES).map(|_| {
            let text = fs::read_to_string(&path).expect("it is there") + more;
            fs::write(&path, text).expect("written");
            let begun = Instant::now();
            session.draw().expect("the pack is sound");
            begun.elapsed().as_secs_f64()
        });
        let name = format!("{what} of {}, edited", grouped(cards as u64));
        println!("{name:<34} {:>10.3}", median(seconds.collect::<Vec<_>>().into_iter()));
    }
}

/// The first file below a folder with an ending.
fn first(folder: &Path, ending: &str) -> PathBuf {
    let files = crate::support::entries(folder).into_iter();
    let mut below = files.map(|path| match path.is_dir() {
        true => first(&path, ending),
        false => path,
    });
    let found = below.find(|path| path.extension().is_some_and(|end| end == ending));
    found.expect("there is one")
}

/// Prints how often a second one thread runs hooks of cards, as `--deep` does.
pub fn deep() {
    let packs = Packs::open(&[]).expect("nothing is opened").with_all();
    let content = packs.content();
    let run = |steps: u32| {
        let begun = Instant::now();
        let thorough = Thorough { steps, ..Thorough::default() };
        let deep = lint::deep(&content, thorough, 1);
        let runs: u64 = deep.trials.iter().map(|trial: &Trial| trial.runs).sum();
        (runs, begun.elapsed().as_secs_f64())
    };
    run(1);
    // The games from which positions are taken are played whatever is run.
    let (few, before) = run(1);
    let (many, all) = run(Thorough::default().steps);
    let each = (all - before) / (many - few) as f64;
    println!("{:<34} {:>10.3}", format!("{} runs of hooks", grouped(many)), all);
    println!("{:<34} {:>10}", "  a second and thread", grouped((1.0 / each) as u64));
}

fn row(name: &str, args: &[&str], cards: Option<usize>) {
    // Once before it counts: what is on the disk is then at hand.
    run(args);
    let runs: Vec<Run> = (0..TIMES).map(|_| run(args)).collect();
    let seconds = median(runs.iter().map(|run| run.seconds));
    let memory = runs.iter().map(|run| run.memory).max().unwrap_or_default() as f64 / 1024.0;
    let each = cards.map_or(String::new(), |cards| format!("{:.0}", seconds * 1e6 / cards as f64));
    println!("{name:<34} {seconds:>10.3} {memory:>12.0} {each:>14}");
}

fn run(args: &[&str]) -> Run {
    let mut command = program();
    command.arg("lint").args(args).stdout(Stdio::null()).env("LC_ALL", "C");
    let begun = Instant::now();
    let mut child = command.spawn().expect("the program is built");
    let mut memory = 0;
    let status = loop {
        memory = peak(&child).unwrap_or(memory);
        if let Some(status) = child.try_wait().expect("known: waited for") {
            break status;
        }
        thread::sleep(Duration::from_micros(500));
    };
    let seconds = begun.elapsed().as_secs_f64();
    assert!(status.success(), "lint found something in {args:?}");
    Run { seconds, memory }
}

/// The most memory that a process has held so far, in KiB.
fn peak(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(Path::new("/proc").join(child.id().to_string()).join("status"));
    let status = status.ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

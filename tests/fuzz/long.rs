//! Fuzzes for as long as there is time, and goes on where it stopped: `cargo fuzz-long FOLDER
//! [MINUTES [TARGET…]]`. The folder keeps, for each target, inputs that led to something new
//! (`corpus/`), those that went wrong with what was said (`found/`), and how far it came (`state`).
//! `cargo fuzz-long --again TARGET FILE` tries one input.
//!
//! A worker of its own process takes each slice of time, so that an abort, a hang and a lack of memory
//! are found like a panic.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "it reads and prints")]
#![allow(missing_docs, reason = "a program")]

#[path = "tests/targets/all.rs"]
#[macro_use]
mod all;
#[path = "tests/targets/seeds.rs"]
mod seeds;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long a worker looks at one target before the next one has its turn.
const SLICE: Duration = Duration::from_secs(60);
/// An input that takes more time of the processor is a hang. (The slowest takes a few seconds where nothing is optimised.)
const LONGEST: Duration = Duration::from_secs(60);
/// The memory that a worker may hold, in KiB.
const MEMORY: u64 = 2 << 20;
/// The corpus of a target grows to this number of inputs.
const MOST_INPUTS: usize = 4_000;
/// The first argument of a worker.
const WORKER: &str = "--worker";
/// The first argument of who tries one input.
const AGAIN: &str = "--again";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A target: its name, the ending of files like its inputs, and what takes them.
struct Target {
    name: &'static str,
    ending: &'static str,
    take: fn(&[u8]),
}

macro_rules! listed {
    ($($name:ident $times:literal $ending:literal,)*) => {
        /// All of them.
        const TARGETS: &[Target] = &[
            $(Target { name: stringify!($name), ending: $ending, take: fuzz::$name },)*
        ];
    };
}

all_targets!(listed);

fn main() -> Result<ExitCode> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [AGAIN, name, file] => (target(name)?.take)(&fs::read(file)?),
        [WORKER, folder, name] => work(Path::new(folder), target(name)?)?,
        [folder, rest @ ..] => {
            let (minutes, names) = rest.split_first().unwrap_or((&"60", &[]));
            return lead(Path::new(folder), minutes.parse()?, names);
        }
        [] => return Err("cargo fuzz-long FOLDER [MINUTES [TARGET…]]".into()),
    }
    Ok(ExitCode::SUCCESS)
}

fn target(name: &str) -> Result<&'static Target> {
    let found = TARGETS.iter().find(|target| target.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        format!("no target “{name}”; targets: {}", names.join(", ")).into()
    })
}

/// What a target came to: slices begun, runs, milliseconds of processor time.
#[derive(Clone, Copy, Default)]
struct State {
    slices: usize,
    runs: usize,
    time: u64,
}

impl State {
    fn read(home: &Path) -> Self {
        let text = fs::read_to_string(home.join("state")).unwrap_or_default();
        let mut numbers = text.split_whitespace().filter_map(|word| word.parse().ok());
        let mut next = || numbers.next().unwrap_or_default();
        let (slices, runs, time) = (next(), next(), next());
        Self { slices, runs, time: time as u64 }
    }

    fn write(self, home: &Path) -> Result<()> {
        Ok(fs::write(home.join("state"), format!("{} {} {}\n", self.slices, self.runs, self.time))?)
    }
}

/// Gives each target its slices until the time is over.
fn lead(folder: &Path, minutes: u64, names: &[&str]) -> Result<ExitCode> {
    let named = names.iter().map(|name| target(name)).collect::<Result<Vec<_>>>()?;
    let targets = if named.is_empty() { TARGETS.iter().collect() } else { named };
    let until = Instant::now() + Duration::from_secs(60 * minutes);
    for target in targets.iter().cycle() {
        if Instant::now() >= until {
            break;
        }
        let home = folder.join(target.name);
        fs::create_dir_all(home.join("corpus"))?;
        fs::create_dir_all(home.join("found"))?;
        if let Some(why) = watched(folder, &home, target)? {
            println!("{}: {why}", target.name);
        }
    }
    Ok(told(folder, &targets))
}

/// Runs a worker. What is wrong with the input that ended it.
fn watched(folder: &Path, home: &Path, target: &Target) -> Result<Option<String>> {
    let (said, now) = (home.join("said"), home.join("now"));
    // What an earlier slice left is not what this one looks at.
    let _ = fs::remove_file(&now);
    let mut worker = Command::new(std::env::current_exe()?)
        .args([WORKER.as_ref(), folder.as_os_str(), target.name.as_ref()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(&said)?)
        .spawn()?;
    let mut begun = (None, Duration::ZERO);
    let why = loop {
        if let Some(status) = worker.try_wait()? {
            break (!status.success()).then(|| status.to_string());
        }
        let input = fs::metadata(&now).and_then(|now| now.modified()).ok();
        let used = Duration::from_millis(processor(&worker.id().to_string()).unwrap_or_default());
        if input != begun.0 {
            begun = (input, used);
        }
        // The processor's time, for a machine may have much else to do.
        let late = input.is_some() && used.saturating_sub(begun.1) > LONGEST;
        let large = held(worker.id()) > MEMORY;
        if late || large {
            worker.kill()?;
            worker.wait()?;
            let what = if late { "an input that does not end" } else { "too much memory" };
            break Some(what.to_owned());
        }
        thread::sleep(Duration::from_millis(50));
    };
    let Some(why) = why else { return Ok(None) };
    let said = fs::read_to_string(&said)?;
    // The same place of the program is the same fault.
    let place = said.lines().find(|line| line.contains("panicked at")).unwrap_or(&why);
    let name: String = place.chars().filter(char::is_ascii_alphanumeric).collect();
    let name = &name[name.len().saturating_sub(60)..];
    let input = home.join("found").join(name);
    if !input.exists() {
        fs::copy(&now, &input)?;
        fs::write(input.with_extension("txt"), format!("{why}\n{said}"))?;
    }
    let again = format!("cargo fuzz-long {AGAIN} {} {}", target.name, input.display());
    Ok(Some(format!("{why}\n  {again}")))
}

/// The most memory that a process held, in KiB; 0 where nobody counts.
fn held(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Prints what each target came to since its folder was made.
fn told(folder: &Path, targets: &[&Target]) -> ExitCode {
    let (mut wrong, mut all) = (0, 0);
    println!("| target | runs | minutes of processor | corpus | found |\n|---|---|---|---|---|");
    for target in targets {
        let home = folder.join(target.name);
        let State { runs, time, .. } = State::read(&home);
        let count = |name: &str| fs::read_dir(home.join(name)).into_iter().flatten().count();
        let found = count("found") / 2;
        (wrong, all) = (wrong + found, all + time);
        let (minutes, corpus) = (time as f64 / 60_000.0, count("corpus"));
        println!("| {} | {runs} | {minutes:.1} | {corpus} | {found} |", target.name);
    }
    println!("{:.1} minutes of processor time", all as f64 / 60_000.0);
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Throws changed inputs at a target for a slice of time; keeps those that lead to something new.
fn work(folder: &Path, target: &Target) -> Result<()> {
    let home = folder.join(target.name);
    let mut state = State::read(&home);
    state.slices += 1;
    // A slice that ends with a fault is not begun again.
    state.write(&home)?;
    let mut inputs = seeds::files(target.ending);
    let ours = inputs.len();
    inputs.extend(corpus(&home)?);
    let known = home.join("met");
    let mut met: BTreeSet<String> =
        fs::read_to_string(&known).unwrap_or_default().lines().map(str::to_owned).collect();
    let begun = Instant::now();
    for run in 0.. {
        if begun.elapsed() >= SLICE {
            break;
        }
        let bytes = seeds::bytes(state.slices, run);
        let input = match run % 8 {
            0 => bytes,
            1 => seeds::written(&bytes),
            // Half of the rest lean on what was found here.
            2..=4 if inputs.len() > ours => seeds::changed(&inputs[ours..], &seeds::PIECES, &bytes),
            _ => seeds::changed(&inputs, &seeds::PIECES, &bytes),
        };
        fs::write(home.join("now"), &input)?;
        (target.take)(&input);
        state.runs += 1;
        let new = fuzz::met().into_iter().map(|number| format!("{number:016x}"));
        let new: Vec<String> = new.filter(|number| !met.contains(number)).collect();
        if !new.is_empty() && inputs.len() - ours < MOST_INPUTS {
            let name = format!("{:06}-{run:06}", state.slices);
            fs::write(home.join("corpus").join(name), &input)?;
            inputs.push(input);
            met.extend(new);
        }
    }
    let lines: String = met.iter().map(|number| format!("{number}\n")).collect();
    fs::write(known, lines)?;
    state.time += processor("self").unwrap_or(begun.elapsed().as_millis() as u64);
    state.write(&home)
}

/// The inputs kept for a target, in the order in which they were found.
fn corpus(home: &Path) -> Result<Vec<Vec<u8>>> {
    let entries = fs::read_dir(home.join("corpus"))?.flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| Ok(fs::read(path)?)).collect()
}

/// The processor time of a process in milliseconds, where the system tells it.
fn processor(process: &str) -> Option<u64> {
    /// Milliseconds of the unit in which Linux counts.
    const TICK: u64 = 10;
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in brackets and may hold spaces.
    let (_, rest) = text.rsplit_once(')')?;
    let mut words = rest.split_whitespace().skip(11);
    let mut next = || words.next()?.parse::<u64>().ok();
    Some((next()? + next()?) * TICK)
}

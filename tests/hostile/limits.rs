//! The program under limits: what a call may take, and what it took.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::cli::root;
use crate::support::program;

/// No call may take longer. (The slowest take a tenth of it where nothing is optimised.)
const TIME: Duration = Duration::from_secs(30);
/// Nor more memory, in KiB.
const MEMORY: u64 = 1 << 20;
/// Nor print more, in bytes.
const OUTPUT: usize = 1 << 20;

/// What came of a call.
pub struct Took {
    /// Its exit code; none if a signal ended it.
    pub code: Option<i32>,
    /// How long it ran.
    pub time: Duration,
    /// The most memory it held, in KiB; 0 where nobody counts.
    pub memory: u64,
    /// What it said, on both ways.
    pub said: String,
}

impl Took {
    /// What is wrong with it, apart from what it was about.
    pub fn wrong(&self) -> Option<String> {
        let Self { code, time, memory, said } = self;
        let panicked = said.contains("panicked at") || said.contains("internal error");
        match code {
            None => Some("a signal ended it".to_owned()),
            Some(0..=2) if panicked => Some("it panicked".to_owned()),
            Some(0..=2) if *time >= TIME => Some(format!("it took {time:?}")),
            Some(0..=2) if *memory > MEMORY => Some(format!("it held {memory} KiB")),
            Some(0..=2) if said.len() > OUTPUT => Some(format!("it said {} bytes", said.len())),
            Some(0..=2) => None,
            Some(code) => Some(format!("it ended with {code}")),
        }
    }
}

/// Calls the program in plain English with something typed.
pub fn call(args: &[&str], typed: &str) -> Took {
    let mut command = program();
    command.args(args).current_dir(root());
    command.env_remove("CARDWRIGHT_LANG").env("LANG", "C").env("LC_ALL", "C");
    command.env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let begun = Instant::now();
    let mut child = command.spawn().expect("the program is built");
    let drain = |pipe: Option<Box<dyn Read + Send>>| {
        let mut pipe = pipe.expect("piped");
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            // What was read before an error is what is there.
            let _ = pipe.by_ref().take(2 * OUTPUT as u64).read_to_end(&mut bytes);
            let _ = std::io::copy(&mut pipe, &mut std::io::sink());
            bytes
        })
    };
    let out = drain(child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>));
    let err = drain(child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>));
    let (mut stdin, typed) = (child.stdin.take().expect("piped"), typed.to_owned());
    let writer = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).is_ok());
    let mut memory = 0;
    let code = loop {
        if let Some(status) = child.try_wait().expect("the program can be waited for") {
            break status.code();
        }
        memory = memory.max(held(child.id()));
        if begun.elapsed() > TIME || memory > 2 * MEMORY {
            child.kill().expect("the program can be ended");
            break child.wait().expect("ended").code();
        }
        std::thread::sleep(Duration::from_millis(1));
    };
    let time = begun.elapsed();
    let _ = writer.join();
    let said = [out, err].map(|reader| reader.join().expect("read")).concat();
    Took { code, time, memory, said: String::from_utf8_lossy(&said).into_owned() }
}

/// The most memory that a process has held, in KiB.
fn held(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or(0)
}

/// What the calls of each family came to.
#[derive(Default)]
pub struct Table(BTreeMap<&'static str, Row>);

#[derive(Default)]
struct Row {
    things: usize,
    calls: usize,
    codes: [usize; 3],
    failed: usize,
    time: Duration,
    memory: u64,
    output: usize,
}

impl Table {
    /// One more thing of a family.
    pub fn thing(&mut self, family: &'static str) {
        self.0.entry(family).or_default().things += 1;
    }

    /// What a call came to.
    pub fn call(&mut self, family: &'static str, took: &Took) {
        let row = self.0.entry(family).or_default();
        row.calls += 1;
        match took.code.and_then(|code| row.codes.get_mut(usize::try_from(code).ok()?)) {
            Some(count) if took.wrong().is_none() => *count += 1,
            _ => row.failed += 1,
        }
        row.time = row.time.max(took.time);
        row.memory = row.memory.max(took.memory);
        row.output = row.output.max(took.said.len());
    }

    /// Prints it.
    pub fn print(&self) {
        println!("| family | made | calls | exit 0 | 1 | 2 | failed | longest | memory | output |");
        println!("|---|---|---|---|---|---|---|---|---|---|");
        for (family, row) in &self.0 {
            let [sound, found, refused] = row.codes;
            println!(
                "| {family} | {} | {} | {sound} | {found} | {refused} | {} | {:.2} s | {} MiB | {} KB |",
                row.things,
                row.calls,
                row.failed,
                row.time.as_secs_f64(),
                row.memory >> 10,
                row.output / 1000,
            );
        }
    }

    /// How many things there were.
    pub fn things(&self) -> usize {
        self.0.values().map(|row| row.things).sum()
    }
}

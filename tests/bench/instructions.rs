//! How many instructions a game takes, as callgrind counts them: a figure that does not tremble
//! with the machine's load, so that a gate can be put on it.
//!
//! The benchmark runs itself under valgrind, which counts in one function alone: there games are
//! played that were played before, so that neither the start nor what scripts teach is counted. (Both
//! differ from run to run: hash tables there have random seeds.)
//! `cargo instructions` builds it with the profile `count` (see `Cargo.toml`), which is quicker to
//! build than what players get and counts some percent more.

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::{Child, Command, ExitCode, Stdio};

use crate::fuel;
use crate::measure::grouped;
use crate::support::root;
use crate::ways::{WAYS, ready};

/// The argument with which the benchmark runs itself: play these games.
pub const PLAY: &str = "instructions-of";

/// How many games a pass has.
const GAMES: u64 = 200;

/// By how much a count may differ from the kept one, in percent.
const TOLERATED: f64 = 3.0;

/// The file of counts, from the root of the project.
const KEPT: &str = "tests/bench/instructions.txt";

/// How the file is written.
const WRITE: &str = "cargo instructions";

/// How a line begins that says which games were counted.
const PLAYED: &str = "played";

/// Counting goes on while this runs: valgrind knows it by its name.
#[inline(never)]
pub fn counted(pass: &dyn Fn()) {
    pass();
    // Nothing but a call at the end would be a jump, and the function over.
    black_box(());
}

/// The name of [`counted`], as valgrind reads it.
const COUNTING: &str = "*::instructions::counted*";

/// What runs under valgrind: the games are played twice, and the second pass is counted.
pub fn play(name: &str) -> ExitCode {
    finish(ready(name, GAMES).map(|games| {
        (games.pass)();
        counted(&games.pass);
        ExitCode::SUCCESS
    }))
}

/// Counts, and writes the file.
pub fn write() -> ExitCode {
    finish(write_counts().map(|()| ExitCode::SUCCESS))
}

fn write_counts() -> Result<(), String> {
    let text = Counts { compiler: compiler()?, played: played()?, games: count()? }.text();
    print!("{text}");
    std::fs::write(root().join(KEPT), text).map_err(|error| format!("{KEPT}: {error}"))
}

/// Counts, and compares with the file: other games and what takes more than is tolerated fail.
pub fn check() -> ExitCode {
    finish(compare())
}

fn finish(done: Result<ExitCode, String>) -> ExitCode {
    done.unwrap_or_else(|error| {
        eprintln!("instructions cannot be counted: {error}");
        ExitCode::from(2)
    })
}

fn compare() -> Result<ExitCode, String> {
    let same_fuel = fuel::check()?;
    let same_games = compare_games()?;
    Ok(if same_fuel && same_games { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn compare_games() -> Result<bool, String> {
    let text = std::fs::read_to_string(root().join(KEPT))
        .map_err(|error| format!("{KEPT} cannot be read ({error}); `{WRITE}` writes it"))?;
    let kept = Counts::read(&text)?;
    let compiler = compiler()?;
    if kept.compiler != compiler {
        println!(
            "instructions are not compared: {KEPT} holds those of {}, this is {compiler}",
            kept.compiler
        );
        return Ok(true);
    }
    let other: Vec<_> = played()?.into_iter().filter(|seen| !kept.played.contains(seen)).collect();
    if !other.is_empty() {
        let names: Vec<_> = other.iter().map(|(name, _)| *name).collect();
        println!(
            "{}: other games are played than those that {KEPT} tells of. Where that is meant, \
             `{WRITE}` counts them and writes the file",
            names.join(", ")
        );
        return Ok(false);
    }
    against(&kept.games)
}

/// Counts, and says of each way of playing how that stands to what is kept of the same games.
fn against(kept: &[(&str, u64)]) -> Result<bool, String> {
    let (mut more, mut less) = (Vec::new(), Vec::new());
    for (name, seen) in count()? {
        let kept = kept.iter().find(|(own, _)| *own == name);
        let (_, kept) =
            kept.ok_or_else(|| format!("{KEPT} has no “{name}”; `{WRITE}` writes it"))?;
        let moved = (seen as f64 / *kept as f64 - 1.0) * 100.0;
        println!(
            "{name:<30} {:>9} a game, kept {:>9}: {moved:+.2} %",
            grouped(seen),
            grouped(*kept)
        );
        if moved > TOLERATED {
            more.push(name);
        } else if moved < -TOLERATED {
            less.push(name);
        }
    }
    if !less.is_empty() {
        println!("{} take less than before: `{WRITE}` keeps what was won", less.join(", "));
    }
    if more.is_empty() {
        return Ok(true);
    }
    println!(
        "{} take more than {TOLERATED} % more instructions than {KEPT} says. Find what made them \
         dearer; if it is worth that, `{WRITE}` writes the file",
        more.join(", ")
    );
    Ok(false)
}

/// What the file says, by the names of the ways of playing.
struct Counts<'a> {
    compiler: String,
    /// Checksums of the games that were counted.
    played: Vec<(&'a str, u64)>,
    /// Instructions of one game.
    games: Vec<(&'a str, u64)>,
}

impl<'a> Counts<'a> {
    fn text(&self) -> String {
        let mut text = format!(
            "# Instructions of one game, scored, its runs known: `{WRITE}` writes this file,\n\
             # `{WRITE} --check` compares, where the same games are played: what was `{PLAYED}` are\n\
             # checksums of all answers.\n"
        );
        for (name, sum) in &self.played {
            writeln!(text, "{PLAYED} {name} {sum:016x}").expect("a string takes all");
        }
        writeln!(text, "compiler {}", self.compiler).expect("a string takes all");
        for (name, instructions) in &self.games {
            writeln!(text, "{name} {instructions}").expect("a string takes all");
        }
        text
    }

    fn read(text: &'a str) -> Result<Self, String> {
        let mut counts = Self { compiler: String::new(), played: Vec::new(), games: Vec::new() };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let wrong = |what: &str| format!("{KEPT}: “{line}”: {what}; `{WRITE}` writes the file");
            let (name, value) = line.split_once(' ').ok_or_else(|| wrong("it has no number"))?;
            match name {
                "compiler" => value.clone_into(&mut counts.compiler),
                PLAYED => {
                    let (name, sum) =
                        value.split_once(' ').ok_or_else(|| wrong("it has no sum"))?;
                    let sum = u64::from_str_radix(sum, 16);
                    counts.played.push((name, sum.map_err(|error| wrong(&error.to_string()))?));
                }
                name => {
                    let number = value.parse().map_err(|error| wrong(&format!("{error}")))?;
                    counts.games.push((name, number));
                }
            }
        }
        Ok(counts)
    }
}

/// The checksums of the games that are counted, by the names of the ways of playing.
fn played() -> Result<Vec<(&'static str, u64)>, String> {
    let sum = |(name, _)| ready(name, GAMES).map(|games| (name, (games.checksum)()));
    WAYS.into_iter().map(sum).collect()
}

/// The instructions of one game, by the names of the ways of playing.
fn count() -> Result<Vec<(&'static str, u64)>, String> {
    let runs = WAYS.map(|(name, _)| (name, under_valgrind(&[PLAY, name])));
    let each = |(name, run): (_, Result<Child, String>)| {
        Ok((name, collected(run?)? / ready(name, GAMES)?.number))
    };
    runs.into_iter().map(each).collect()
}

/// The instructions in [`counted`] when the benchmark runs itself with these arguments.
pub fn counted_by_valgrind(args: &[&str]) -> Result<u64, String> {
    collected(under_valgrind(args)?)
}

/// Starts a run.
fn under_valgrind(args: &[&str]) -> Result<Child, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect={COUNTING}"))
        .arg(this)
        .args(args)
        // What is around must not count.
        .env_clear()
        .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("valgrind does not start ({error}); is it installed?"))
}

/// The instructions that a run counted.
fn collected(run: Child) -> Result<u64, String> {
    let out = run.wait_with_output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&out.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected :"));
    let number = collected.and_then(|(_, number)| number.trim().parse().ok());
    let counted = number.filter(|number| out.status.success() && *number >= GAMES);
    counted.ok_or_else(|| format!("valgrind counted nothing, and says:\n{said}"))
}

/// The compiler, the machine it compiles for and the profile: others count otherwise.
fn compiler() -> Result<String, String> {
    let out = Command::new("rustc").arg("-vV").current_dir(root()).output();
    let out = out.map_err(|error| format!("rustc does not start: {error}"))?;
    let said = String::from_utf8_lossy(&out.stdout);
    let word = |name: &str| said.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    match (word("release:"), word("host:")) {
        (Some(release), Some(host)) => Ok(format!("{release} {host} {}", profile()?)),
        _ => Err(format!("rustc -vV says:\n{said}")),
    }
}

/// The profile this was built with, as its folder says.
fn profile() -> Result<String, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = this.ancestors().nth(2).and_then(|folder| folder.file_name());
    let folder = folder.ok_or_else(|| format!("{} lies in no target folder", this.display()))?;
    Ok(folder.to_string_lossy().into_owned())
}

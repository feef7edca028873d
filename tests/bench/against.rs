//! This build against another one: `games --against PROGRAM`, where the program is the benchmark of
//! the other build. Both play the same games, pass by pass in turn.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::Instant;

use crate::measure::{grouped, in_turn};
use crate::ways::{WAYS, ready};

/// The argument with which a build is told to play: behind it a way of playing, and how many games a
/// pass has.
pub const PASSES: &str = "passes-of";

/// How many games a pass has: so few that both builds see the same moods of the machine.
const GAMES: u64 = 2_000;

/// How often each of the two plays: the medians count.
const TURNS: u32 = 15;

/// Compares this build with another one in all ways of playing. It fails where they play other games.
pub fn compare(other: &str) -> ExitCode {
    println!(
        "passes of {} games, fewer of greedy bots, {TURNS} in turn, against {other}",
        grouped(GAMES)
    );
    let all = WAYS.iter().map(|(name, _)| way(name, Path::new(other)));
    match all.collect::<Result<Vec<bool>, String>>() {
        Ok(same) if same.iter().all(|same| *same) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("the builds cannot be compared: {error}");
            ExitCode::from(2)
        }
    }
}

/// Compares two builds in one way of playing; gives whether they play the same games.
fn way(name: &str, other: &Path) -> Result<bool, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let (mut this, mut other) = (Build::start(&this, name)?, Build::start(other, name)?);
    let same = this.checksum == other.checksum;
    if same {
        let [own, others] = in_turn(TURNS, [&mut || this.pass(), &mut || other.pass()]);
        let [rate, before] = [own, others].map(|time| grouped((1e9 / time).round() as u64));
        let (ratio, sum) = (others / own, &this.checksum);
        println!("  {name:<30} {rate:>8} games/s, {before:>8} there: {ratio:.3} ×   {sum}");
    } else {
        let (own, others) = (&this.checksum, &other.checksum);
        println!("  {name:<30} not compared: other games are played, {own} and {others} there");
    }
    this.end();
    other.end();
    Ok(same)
}

/// A build that plays a pass when it is told to.
struct Build {
    child: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    /// The checksum of the games it plays.
    checksum: String,
}

impl Build {
    fn start(program: &Path, name: &str) -> Result<Self, String> {
        let mut child = Command::new(program)
            .args([PASSES, name, &GAMES.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} does not start: {error}", program.display()))?;
        let to = child.stdin.take().expect("it was asked for");
        let mut from = BufReader::new(child.stdout.take().expect("it was asked for")).lines();
        match from.next() {
            Some(Ok(checksum)) => Ok(Self { child, to, from, checksum }),
            Some(Err(_)) | None => Err(format!("{} knows no passes of {name}", program.display())),
        }
    }

    /// The nanoseconds of a game, over one pass.
    fn pass(&mut self) -> f64 {
        writeln!(self.to, "again").expect("it waits for that");
        let line = self.from.next().expect("it answers").expect("it answers with a text");
        line.parse().expect("it answers with a number")
    }

    /// Nothing more is asked of it, so it ends.
    fn end(mut self) {
        drop(self.to);
        self.child.wait().expect("it ends");
    }
}

/// What such a build does: it says the checksum of its games, and after each line that it reads what
/// one of them took when all were played again.
pub fn play(name: &str, games: &str) -> ExitCode {
    let number = games.parse().map_err(|_| format!("“{games}” is no number of games"));
    let games = match number.and_then(|number: u64| ready(name, number)) {
        Ok(ready) => ready,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    println!("{:016x}", (games.checksum)());
    (games.pass)();
    for _ in std::io::stdin().lines() {
        let start = Instant::now();
        (games.pass)();
        println!("{}", start.elapsed().as_nanos() as f64 / games.number as f64);
    }
    ExitCode::SUCCESS
}

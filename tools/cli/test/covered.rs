//! What rulings run of scripts and guards, as a table and as LCOV.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use diag::visible;
use lint::{Coverage, RunLine};

/// How many of some things run.
#[derive(Clone, Copy, Default)]
struct Share {
    run: usize,
    all: usize,
}

impl Share {
    fn of(runs: impl Iterator<Item = bool>) -> Self {
        runs.fold(Self::default(), |share, run| Self {
            run: share.run + usize::from(run),
            all: share.all + 1,
        })
    }

    fn lines(lines: &[RunLine]) -> Self {
        Self::of(lines.iter().map(|line| line.run))
    }

    fn add(&mut self, other: Self) {
        (self.run, self.all) = (self.run + other.run, self.all + other.all);
    }

    fn text(self) -> String {
        format!("{} of {}", self.run, self.all)
    }

    /// Whether at least this percentage runs.
    fn reaches(self, percent: u8) -> bool {
        self.run * 100 >= self.all * usize::from(percent)
    }
}

/// A table: a row for each script and for the guards of each card, and totals.
pub(super) fn table(coverage: &Coverage) -> String {
    let mut guards: BTreeMap<&str, Share> = BTreeMap::new();
    for guard in &coverage.guards {
        guards.entry(&guard.path).or_default().add(Share::of([guard.run].into_iter()));
    }
    let mut rows = vec![["", "lines", "branches", "guards"].map(str::to_owned)];
    for script in &coverage.scripts {
        let card = script.path.strip_suffix(".luau").map(|stem| format!("{stem}.toml"));
        let guards = card.and_then(|card| guards.remove(card.as_str()));
        let shares = [Share::lines(&script.lines), Share::lines(&script.branches)];
        rows.push(row(&script.path, shares, guards.unwrap_or_default()));
    }
    let left = guards.into_iter();
    rows.extend(left.map(|(path, share)| row(path, [Share::default(); 2], share)));
    let [lines, branches, of_guards] = totals(coverage);
    rows.push(row("all", [lines, branches], of_guards));
    let widths: [usize; 4] =
        std::array::from_fn(|at| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0));
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        let _ = writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    out
}

fn row(path: &str, [lines, branches]: [Share; 2], guards: Share) -> [String; 4] {
    let text = |share: Share| if share.all == 0 { "–".to_owned() } else { share.text() };
    [visible(path).into_owned(), text(lines), text(branches), text(guards)]
}

/// Lines, branches and guards of all files.
fn totals(coverage: &Coverage) -> [Share; 3] {
    let mut all = [Share::default(); 3];
    for script in &coverage.scripts {
        all[0].add(Share::lines(&script.lines));
        all[1].add(Share::lines(&script.branches));
    }
    all[2] = Share::of(coverage.guards.iter().map(|guard| guard.run));
    all
}

/// What of lines, branches and guards does not reach a percentage, in words.
pub(super) fn missed(coverage: &Coverage, percent: u8) -> Vec<String> {
    let named = ["lines", "branches", "guards"].into_iter().zip(totals(coverage));
    let below = named.filter(|(_, share)| !share.reaches(percent));
    below
        .map(|(what, share)| format!("{} {what} are run, less than {percent} %", share.text()))
        .collect()
}

/// The format of LCOV, which editors and CI read. Guards are branches of the card's file.
pub(super) fn lcov(coverage: &Coverage) -> String {
    let mut out = String::new();
    for script in &coverage.scripts {
        record(&mut out, &script.path, &script.lines, &script.branches);
    }
    let mut guards: BTreeMap<&str, Vec<RunLine>> = BTreeMap::new();
    for guard in &coverage.guards {
        let line = RunLine { line: guard.line, run: guard.run };
        guards.entry(&guard.path).or_default().push(line);
    }
    for (path, lines) in guards {
        record(&mut out, path, &lines, &[]);
    }
    out
}

fn record(out: &mut String, path: &str, lines: &[RunLine], branches: &[RunLine]) {
    let _ = writeln!(out, "SF:{path}");
    for (at, RunLine { line, run }) in branches.iter().enumerate() {
        let _ = writeln!(out, "BRDA:{line},0,{at},{}", usize::from(*run));
    }
    let Share { run, all } = Share::lines(branches);
    let _ = writeln!(out, "BRF:{all}\nBRH:{run}");
    for RunLine { line, run } in lines {
        let _ = writeln!(out, "DA:{line},{}", usize::from(*run));
    }
    let Share { run, all } = Share::lines(lines);
    let _ = writeln!(out, "LF:{all}\nLH:{run}\nend_of_record");
}

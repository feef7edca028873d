//! `cardwright lint` in this process, for tests about findings rather than about the program.

use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use desk::Threads;
use diag::Report;
use engine::trial::Thorough;
use lint::{Format, Roots, Selector, Session, WARNINGS};

use super::{Folder, Ran, cardwright, root};

/// The threads of all these tests. They cache the built-in packs, so that these are read once.
static CREW: LazyLock<Arc<Threads>> = LazyLock::new(|| Arc::new(Threads::remembering()));

/// The session that `cardwright lint` runs for a folder.
pub fn session(named: PathBuf) -> Session {
    let found = desk::found(&named).expect("a folder");
    let packs = match found.packs.is_empty() && found.records.is_empty() {
        true => vec![named.clone()],
        false => found.packs,
    };
    Session {
        packs,
        records: found.records,
        unread: found.findings,
        roots: vec![named],
        known: [engine::codes().as_slice(), desk::codes::ALL, lint::codes::ALL].concat(),
        crew: Arc::clone(&CREW),
        ..Session::default()
    }
}

/// How cards are run for the option `--deep` or `--deep=N`.
pub fn deep(option: &str) -> Option<Thorough> {
    let steps = option.strip_prefix("--deep")?;
    let steps = if steps.is_empty() { 1000 } else { steps.strip_prefix('=')?.parse().ok()? };
    Some(Thorough { steps, seed: 0 })
}

/// The report of a session. The stack is larger than the program's, because a test's is smaller.
pub fn report(session: &Session) -> Report {
    let drawn = desk::deep(|| session.draw()).expect("a thread");
    Report::new(drawn.expect("known: read").counted().0)
}

/// What `cardwright lint` prints of a pack in a folder, without the summary for people, and its exit
/// code. The options are `--format`, `--select`, `--ignore`, `--deny warnings` and `--deep=N`.
pub fn linted(folder: &Folder, pack: &str, options: &[&str]) -> Ran {
    // As the command line writes the folder.
    let (mut session, mut format) = (session(folder.word(pack).into()), Format::Human);
    let mut words = options.iter();
    while let Some(word) = words.next() {
        if let Some(deep) = deep(word) {
            session.deep = Some(deep);
            continue;
        }
        let value = words.next().expect("a value");
        let selector = Selector::named(value, &session.known);
        match *word {
            "--format" => format = Format::named(value).expect("a format"),
            "--select" => session.command.select.push(selector.expect("a code")),
            "--deny" if *value == WARNINGS => session.command.deny_warnings = true,
            "--ignore" => session.command.ignore.push(selector.expect("a code")),
            _ => panic!("{word} is an option of the program only"),
        }
    }
    let report = report(&session);
    let out = format.write(&report, false, &Roots::new(root(), &session.packs));
    Ran { code: Some(i32::from(report.has_errors())), out, err: String::new() }
}

#[test]
fn the_program_prints_what_is_linted_here() {
    let folder = Folder::with_lacks();
    folder.edit("moonlit_market/race/moonfolk.toml", "[origin]", "[orgin]");
    let pack = folder.word("moonlit_market");
    let options: [&[&str]; 6] = [
        &["--format", "short"],
        &["--format", "json", "--ignore", "text"],
        &["--format", "human", "--select", "languages-differ"],
        &["--format", "short", "--ignore", "data"],
        &["--format", "short", "--deny", "warnings"],
        &["--format", "short", "--deep=5"],
    ];
    for options in options {
        let ran = cardwright(&[&["lint", &pack], options].concat());
        let here = linted(&folder, "moonlit_market", options);
        assert_eq!((ran.code, ran.err.as_str()), (here.code, ""), "{options:?}: {}", ran.out);
        assert!(!here.out.is_empty(), "{options:?} finds something");
        // For people a summary follows.
        let alike = ran.out == here.out || options[1] == "human" && ran.out.starts_with(&here.out);
        assert!(alike, "{options:?}:\n{}\nis not\n{}", here.out, ran.out);
    }
}

//! What a fuzzer throws bytes at: each target takes what a stranger may have written, and comes
//! back with findings that can be shown, whatever it is.

#![allow(clippy::disallowed_methods, reason = "the linter reads packs on disk")]

mod linted;
mod met;

use std::sync::Arc;

use content::{Library, PackRoot};
use diag::{Diagnostic, Memory, Overlay, Report, Source};
use engine::{Assets, Opened, SHELF};
use script::Program;
use text::{Locales, Tree};

pub use met::met;

pub use linted::{
    lint_allows, lint_baseline, lint_card, lint_ruling, lint_script, lint_settings, lint_shared,
    lint_texts, lint_translation,
};

const PACK: &str = "id = \"fuzzed\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// The `pack.toml` of a pack.
pub fn pack(bytes: &[u8]) {
    opened(Memory::new().with("cards/fuzzed/pack.toml", bytes));
}

/// The file of a card.
pub fn card(bytes: &[u8]) {
    opened(with_pack().with("cards/fuzzed/weapon/fuzzed.toml", bytes));
}

/// The script of a card.
pub fn script(bytes: &[u8]) {
    let findings = match Source::decode("fuzzed.luau", bytes) {
        Ok(source) => match Program::compile(&source) {
            Ok(program) => program.warnings().to_vec(),
            Err(finding) => vec![finding],
        },
        Err(finding) => vec![*finding],
    };
    shown(findings);
}

/// The texts of a pack.
pub fn texts(bytes: &[u8]) {
    let files = Memory::new().with("en/fuzzed.ftl", bytes);
    let (locales, findings) = Locales::load(&[Tree::own(Arc::new(files), "")]);
    let voice = locales.voice("en", vec!["Anna".to_owned()]);
    let said = voice.tell("fuzzed", "a", &[]);
    assert!(diag::steering(&said).iter().all(|(_, letter)| *letter == '\n'), "{said:?}");
    shown(findings);
}

/// A saved game, or a ruling. What can be read is written so that it reads the same.
pub fn record(bytes: &[u8]) {
    let (source, mut findings) =
        play::notation::decode("fuzzed.play", play::notation::untorn(bytes));
    let (records, more) = play::notation::parse_all(&source);
    findings.extend(more);
    if let (true, [record]) = (findings.is_empty(), &records[..]) {
        let text = record.write();
        let (again, wrong) = play::notation::parse(&Source::new("again.play", text.clone()));
        assert!(wrong.is_empty() && again.write() == text, "{text}");
        GAMES.with(|games| {
            for game in games {
                findings.extend(engine::errand::sealed(&**game, record));
                findings.extend(game.resume(record).1);
            }
        });
    }
    shown(findings);
}

/// The name of a file in a pack.
pub fn names(bytes: &[u8]) {
    let name = String::from_utf8_lossy(bytes);
    opened(with_pack().with(format!("cards/fuzzed/{name}"), "a = 1\n"));
}

fn with_pack() -> Memory {
    Memory::new().with("cards/fuzzed/pack.toml", PACK)
}

/// Opens all games with a pack on top of those that come with them, and looks at it.
fn opened(pack: Memory) {
    let files = Arc::new(Overlay { over: pack, under: Assets::new() });
    let (mut library, mut findings) = Library::open(PackRoot::all(files, "cards", ""));
    library.choose(&["fuzzed"]);
    for game in SHELF {
        findings.extend(game.open(&library).1);
    }
    shown(findings);
}

thread_local! {
    /// The games as they come.
    static GAMES: Vec<Box<dyn Opened>> = {
        let files = Arc::new(Assets::new());
        let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
        library.choose(&[]);
        SHELF.iter().map(|game| game.open(&library).0).collect()
    };
}

/// What was found can be told to people and to programs.
fn shown(findings: Vec<Diagnostic>) {
    met::note(&findings);
    let report = Report::new(findings);
    assert!(serde_json::from_str::<serde_json::Value>(&report.json()).is_ok());
    assert!(report.human(false).len() < 1 << 20);
}

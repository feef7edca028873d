//! What a fuzzer throws at the linter: a sound pack on disk in which one file holds the bytes. What
//! is found can be told in each format, and what is fixed once is fixed: fixes that are made a
//! second time change nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use desk::Threads;
use diag::{Diagnostic, Report, Source};
use lint::{Baseline, Format, Session};

/// The files of the pack: a card with all that can stand beside it.
const FILES: [(&str, &str); 8] = [
    ("pack.toml", include_str!("pack/pack.toml")),
    (CARD, include_str!("pack/weapon/fuzzed.toml")),
    (SCRIPT, include_str!("pack/weapon/fuzzed.luau")),
    (SHARED, include_str!("pack/effects/fuzzed.luau")),
    (RULING, include_str!("pack/weapon/fuzzed.play")),
    (TEXTS, include_str!("pack/locales/en/weapon.ftl")),
    (OTHERS, include_str!("pack/locales/fr/weapon.ftl")),
    (CONFIG, include_str!("pack/lint.toml")),
];

const CARD: &str = "weapon/fuzzed.toml";
const SCRIPT: &str = "weapon/fuzzed.luau";
const SHARED: &str = "effects/fuzzed.luau";
const RULING: &str = "weapon/fuzzed.play";
const TEXTS: &str = "locales/en/weapon.ftl";
const OTHERS: &str = "locales/fr/weapon.ftl";
const CONFIG: &str = "lint.toml";

/// No pack of this size takes as long, however much else a machine has to do.
const PATIENCE: Duration = Duration::from_secs(600);

/// The file of a card, looked at by all rules.
pub fn lint_card(bytes: &[u8]) {
    fixed(CARD, bytes);
}

/// The script of a card.
pub fn lint_script(bytes: &[u8]) {
    fixed(SCRIPT, bytes);
}

/// A script that cards share.
pub fn lint_shared(bytes: &[u8]) {
    fixed(SHARED, bytes);
}

/// The rulings of a card.
pub fn lint_ruling(bytes: &[u8]) {
    fixed(RULING, bytes);
}

/// The texts of a kind of card, which those of another language are compared with.
pub fn lint_texts(bytes: &[u8]) {
    fixed(TEXTS, bytes);
}

/// Texts in a language that sets its marks in another way.
pub fn lint_translation(bytes: &[u8]) {
    fixed(OTHERS, bytes);
}

/// The settings of the linter.
pub fn lint_settings(bytes: &[u8]) {
    fixed(CONFIG, bytes);
}

/// An allow comment, at the top and at the end of a file of each format.
pub fn lint_allows(bytes: &[u8]) {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let files = [(CARD, "# "), (SCRIPT, "-- "), (TEXTS, "# "), (RULING, "# ")];
    let (path, mark) = files[usize::from(*first) % files.len()];
    let word = if first % 8 < 4 { "lint-allow:" } else { "lint-allow-file:" };
    let comment = [mark.as_bytes(), word.as_bytes(), rest, b"\n"].concat();
    let sound = sound(path).as_bytes();
    let text = if first % 16 < 8 {
        [comment.as_slice(), sound].concat()
    } else {
        [sound, comment.as_slice()].concat()
    };
    fixed(path, &text);
}

/// A baseline. One that is written of what was found knows all of it that somebody may allow.
pub fn lint_baseline(bytes: &[u8]) {
    let Ok(source) = Source::decode("isles/known.txt", bytes) else { return };
    let found = |text: &str| {
        let card = Source::new("isles/weapon/axe.toml", text);
        let lines = card.text().lines().count().min(100);
        let finding = |line| {
            Diagnostic::warning(lint::codes::UNUSED_NAME, "nobody needs it", card.line(line))
        };
        (1..=lines).map(finding).collect::<Vec<_>>()
    };
    let findings = found(source.text());
    if let Ok(known) = Baseline::read(&source) {
        told(known.apply(findings.clone(), &[]));
    }
    let written = lint::baseline(Path::new("isles/known.txt"), &findings);
    let known = Baseline::read(&Source::new("isles/known.txt", written));
    assert_eq!(known.expect("it was written").apply(findings, &[]), []);
}

fn sound(path: &str) -> &'static str {
    FILES.iter().find(|(known, _)| *known == path).map_or("", |(_, text)| text)
}

/// A pack on disk that is gone at the end of its thread.
struct Pack {
    folder: PathBuf,
    crew: Arc<Threads>,
}

impl Pack {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("cardwright-fuzz-{}-{count}", std::process::id());
        let pack = Self {
            folder: std::env::temp_dir().join(name).join("fuzzed"),
            crew: Arc::new(Threads::remembering()),
        };
        FILES.iter().for_each(|(path, text)| pack.write(path, text.as_bytes()));
        pack
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.folder.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("a temporary folder");
        }
        fs::write(path, bytes).expect("a temporary file");
    }

    fn session(&self) -> Session {
        let mut known = engine::codes();
        known.extend(desk::codes::ALL);
        known.extend(lint::codes::ALL);
        let (packs, crew) = (vec![self.folder.clone()], Arc::clone(&self.crew));
        Session { packs, known, crew, ..Session::default() }
    }
}

impl Drop for Pack {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(self.folder.parent().unwrap_or(&self.folder));
    }
}

thread_local! {
    static PACK: Pack = Pack::new();
}

/// Looks at the pack with other bytes in one file, and makes all fixes.
fn fixed(path: &str, bytes: &[u8]) {
    PACK.with(|pack| {
        let begun = Instant::now();
        pack.write(path, bytes);
        let session = pack.session();
        let once = lint::fix(&session, true).expect("all can be read");
        if once.made > 0 {
            once.write().expect("a temporary file");
            let twice = lint::fix(&session, true).expect("all can be read");
            assert_eq!(twice.diff(), "", "fixes of fixes in {path}");
        }
        told(once.drawn.findings);
        // Fixes may have changed other files than this one.
        FILES.iter().for_each(|(path, text)| pack.write(path, text.as_bytes()));
        assert!(begun.elapsed() < PATIENCE, "{:?} for {path}", begun.elapsed());
    });
}

/// What was found can be told in each format.
fn told(findings: Vec<Diagnostic>) {
    crate::met::note(&findings);
    let report = Report::new(findings);
    for (name, format) in Format::ALL {
        let text = format.write(&report, false, &lint::Roots::default());
        assert!(text.len() < 1 << 24, "{name}: {} bytes", text.len());
        if ["json", "sarif", "gitlab"].contains(&name) {
            assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok(), "{text}");
        }
    }
}

//! The pages of the codes: what a page shows is what the program says, and each code is drawn.

mod fixes;

use std::fs;
use std::path::PathBuf;

use diag::{CodeClass, Family, Severity};
use lint::Session;
use serde_json::Value;

use self::fixes::LINT;
use super::linted::{deep, report, session};
use super::{Folder, Ran, cardwright, cardwright_with, root};
use crate::book::{Fence, fences};

/// The `pack.toml` of examples that show none.
const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// The `lint.toml` of examples that show none: they are about their code, not about rulings. Where
/// none is missing, that is not said either.
const SETTINGS: &str = "ignore = [\"no-ruling\", \"unused-setting\"]\n";

/// The page whose example is about rulings.
const OF_RULINGS: &str = "no-ruling";

const WEAPON: &str = "example/weapon/rusty-axe.toml";

/// Writes files that draw a code.
type Draw = fn(&Folder);

/// Codes whose example would not fit on a page: what draws them.
const LARGE: [(&str, Draw); 16] = [
    ("binary", |f| f.write(WEAPON, "number = 1\0")),
    ("more-findings", |f| {
        (0..2_001).for_each(|n| f.write(&format!("example/weapon/w{n}.toml"), ""));
    }),
    ("line-ends", |f| f.write(WEAPON, "number = 1\rdots = 1\r")),
    ("not-utf8", |f| f.write(WEAPON, b"# caf\xE9\n")),
    ("outside-packs", |f| {
        fs::rename(f.path("example/pack.toml"), f.path("pack.toml")).expect("moved");
        f.write("example/one/pack.toml", f.read("pack.toml"));
        fs::remove_file(f.path("pack.toml")).expect("removed");
        f.write("example/two/axes.luau", "--!strict\nreturn {}\n");
    }),
    ("script-not-text", |f| {
        f.write("example/effects/axes.luau", "\u{1b}Lua");
    }),
    ("too-large", |f| f.write(WEAPON, "#".repeat(2 << 20))),
    ("too-many", |f| f.write(WEAPON, lines(60, |n| format!("key{n} = {n}\n")))),
    ("too-many-attributes", |f| {
        let attributes = lines(65, |n| format!("    .a{n} = x\n"));
        f.write("example/locales/en/race.ftl", format!("moonfolk = x\n{attributes}"));
    }),
    ("too-many-cards", |f| {
        let origin = "[origin]\nnumber = \"known\"\n";
        (1..=20).for_each(|n| {
            f.write(&format!("example/class/c{n}.toml"), format!("number = {n}\n{origin}"));
        });
        rattus(f);
    }),
    ("too-many-files", |f| {
        (0..100_001).for_each(|n| f.write(&format!("example/weapon/{n}"), ""));
    }),
    ("too-many-tables", |f| {
        let ruling =
            |n| format!("ruling number {n}\nseats {}\nthen over = no\n\n", "2 ".repeat(60));
        f.write("example/rulings/many.play", lines(34, ruling));
    }),
    ("too-many-tokens", |f| {
        let token = |n| {
            format!(
                "[[token]]\nid = \"t{n}\"\nlimit = 1\nsymbols = [\"king\"]\norigin = \"known\"\n"
            )
        };
        let head = "starting = 12\nregular = 37\nremoved = [0, 0, 0]\n";
        f.write("example/tokens/many.toml", format!("{head}{}", lines(70, token)));
        rattus(f);
    }),
    #[cfg(unix)]
    ("strange-name", |f| {
        use std::os::unix::ffi::OsStrExt;
        let name = std::ffi::OsStr::from_bytes(b"example/caf\xE9.md");
        fs::write(f.path("").join(name), "").expect("written");
    }),
    #[cfg(unix)]
    ("unreadable", |f| {
        f.write("outside.toml", "");
        std::os::unix::fs::symlink(f.path("outside.toml"), f.path("example/link.toml"))
            .expect("a link");
    }),
    ("utf-16", |f| f.write(WEAPON, b"\xFF\xFEn\0")),
];

/// Codes that no pack can draw, or whose message holds a hash or folders of the machine, with the
/// tests that do.
const LIBRARY: [(&str, &str); 13] = [
    ("breaks-law", "tests/games/toy/deep.rs"),
    ("bad-gate", "tests/cli/shards.rs"),
    ("bad-plan", "tests/cli/simulate.rs"),
    ("broken-dictionary", "tests/cli/spell.rs"),
    ("changed-by-hand", "tests/cli/saves.rs"),
    ("diverged", "engine/play/tests/main/session.rs"),
    ("law-broken", "engine/play/tests/main/laws.rs"),
    ("no-dictionary", "tests/cli/spell.rs"),
    ("not-a-value", "engine/play/tests/main/laws.rs"),
    ("not-replayed", "engine/play/tests/main/laws.rs"),
    ("pack-folder", "engine/content/tests/library/packs.rs"),
    ("reads-hidden", "tests/games/toy/deep.rs"),
    ("unnoticed-change", "tests/cli/mutants.rs"),
];

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

fn rattus(folder: &Folder) {
    folder.write("example/pack.toml", PACK.replace("roll_player", "rattus"));
}

/// The command of a page and its output.
fn console(page: &str) -> Option<&str> {
    let mut blocks = fences(page).into_iter().map(|(fence, _)| fence);
    blocks.find(|fence| fence.language == "console").map(|fence| fence.text.trim_end_matches('\n'))
}

/// The example of a page.
struct Example<'p> {
    /// The code of the page.
    code: &'p str,
    /// What is typed, behind the name of the program.
    command: &'p str,
    /// Paths and texts of the files that stand before the report.
    files: Vec<(&'p str, &'p str)>,
    /// Those that stand behind it: what is fixed.
    fixed: Vec<(&'p str, &'p str)>,
}

impl<'p> Example<'p> {
    fn of(code: &'p str, page: &'p str) -> Option<Self> {
        let (mut command, mut files, mut fixed) = (None, Vec::new(), Vec::new());
        for (Fence { language, path, text }, _) in fences(page) {
            if language == "console" {
                command = text.lines().next()?.strip_prefix("$ cardwright ");
            } else if let Some(path) = path {
                if command.is_none() { &mut files } else { &mut fixed }.push((path, text));
            }
        }
        Some(Self { code, command: command?, files, fixed })
    }

    /// The pack with the files as they are wrong.
    fn folder(&self) -> Folder {
        let folder = Folder::new();
        if !self.files.iter().any(|(path, _)| path.to_lowercase().ends_with("pack.toml")) {
            folder.write("example/pack.toml", PACK);
        }
        if self.code != OF_RULINGS && !self.files.iter().any(|(path, _)| *path == "lint.toml") {
            folder.write("example/lint.toml", SETTINGS);
        }
        write_all(&folder, &self.files);
        folder
    }

    /// The session that the command runs, where it is [`LINT`], perhaps with cards that are run.
    fn session(&self, folder: &Folder) -> Option<Session> {
        let deep = match self.command.strip_prefix(LINT)? {
            "" => None,
            option => Some(deep(option.trim_start())?),
        };
        Some(Session { deep, ..session(folder.path("example")) })
    }

    /// Types the command, with words more.
    fn ran(&self, folder: &Folder, more: &[&str]) -> Ran {
        let words = self.command.split(' ').map(|word| match word.strip_prefix("example") {
            Some(rest) => folder.word(&format!("example{rest}")),
            None => word.to_owned(),
        });
        let words: Vec<String> = words.collect();
        let words = words.iter().map(String::as_str).chain(more.iter().copied());
        // Dictionaries are beside the pack.
        let dictionaries = folder.word("dictionaries");
        cardwright_with(&[("DICPATH", &dictionaries)], &words.collect::<Vec<_>>())
    }
}

fn write_all(folder: &Folder, files: &[(&str, &str)]) {
    for (path, text) in files {
        folder.write(&format!("example/{path}"), text);
    }
}

/// What the example of a page draws of its code first; what it draws where it does not draw that. If
/// `here`, most pages are linted in this process.
fn drawn(code: &str, page: &str, here: bool) -> Option<Result<String, String>> {
    let example = Example::of(code, page)?;
    let folder = example.folder();
    let said = match example.session(&folder).filter(|_| here) {
        Some(session) => report(&session).human(false),
        None => {
            let ran = example.ran(&folder, &[]);
            format!("{}\n{}", ran.out, ran.err)
        }
    };
    let said = said.replace(&folder.word(""), "");
    let Some(first) = finding(&said, code) else {
        return Some(Err(format!("no {code} in\n{said}")));
    };
    Some(Ok(format!("$ cardwright {}\n{first}", example.command)))
}

/// The first finding of a code in a report.
fn finding<'r>(report: &'r str, code: &str) -> Option<&'r str> {
    let bears = |block: &&str| {
        let mut levels = Severity::ALL.iter().map(|severity| severity.name());
        levels.any(|level| block.starts_with(&format!("{level}[{code}]: ")))
    };
    report.split("\n\n").map(|block| block.trim_matches('\n')).find(bears)
}

/// A page as it lies in its room.
struct Page {
    code: String,
    path: PathBuf,
    text: String,
}

/// The pages of all rooms, in order of their codes.
fn pages() -> Vec<Page> {
    let rooms = fs::read_dir(root().join("engine")).expect("a folder");
    let rooms = rooms.map(|room| room.expect("readable").path().join("src/codes"));
    let tools = ["author/src", "desk/src", "sim/src", "lint/src", "cli"]
        .map(|room| root().join("tools").join(room).join("codes"));
    let mut pages = Vec::new();
    for folder in rooms.chain(tools).filter(|folder| folder.exists()) {
        for page in fs::read_dir(&folder).expect("a folder") {
            let path = page.expect("readable").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name");
            let text = fs::read_to_string(&path).expect("a text");
            pages.push(Page { code: stem.to_owned(), path: path.clone(), text });
        }
    }
    pages.sort_by(|a, b| a.code.cmp(&b.code));
    pages
}

#[test]
fn codes_have_pages_and_pages_have_codes() {
    let ran = cardwright(&["explain"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let pages = pages();
    let known: Vec<&str> = pages.iter().map(|page| page.code.as_str()).collect();
    let declared: Vec<&str> = ran.out.lines().collect();
    assert_eq!(declared, known, "a page belongs to a line of the codes.rs beside its folder");
    for Page { code, text, .. } in &pages {
        let class =
            CodeClass::of(text).unwrap_or_else(|| panic!("{code}: the line under the title"));
        let (family, severity) = (class.family.name(), class.severity.name());
        let confidence = class.confidence.name();
        let head = format!("# {code}\n\n*{family} · {severity} · {confidence}*\n\n");
        assert!(text.starts_with(&head), "the head of {code}");
        assert!(Family::named(code).is_none(), "{code} is a family too");
        let headings: Vec<&str> = text.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(headings, ["## Fix", "## Exceptions"], "the headings of {code}");
    }
    assert_eq!(cardwright(&["explain", known[0]]).out, pages[0].text);
    let ran = cardwright(&["explain", "unknown-kee"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean “unknown-key”?"), "{}", ran.err);
}

/// The comparison with general tools has a row for each family.
#[test]
fn families_are_compared() {
    let rows = fs::read_to_string(root().join("tests/compare/others.py")).expect("a text");
    for family in Family::ALL {
        assert!(rows.contains(&format!("    \"{}\": \"", family.name())), "{}", family.name());
    }
}

/// The maximum width of a line of `explain --list`, in columns.
const LISTED: usize = 120;

#[test]
fn codes_are_listed_with_what_they_mean() {
    let ran = cardwright(&["explain", "--list"]);
    let json = cardwright(&["explain", "--list", "--format", "json"]);
    let json: Value = serde_json::from_str(&json.out).expect("JSON");
    let pages = pages();
    assert_eq!(ran.out.lines().count(), pages.len());
    for ((line, one), page) in ran.out.lines().zip(json.as_array().expect("a list")).zip(&pages) {
        let word = |name: &str| one[name].as_str().expect("a word").to_owned();
        assert_eq!(word("code"), page.code);
        let words = ["code", "family", "severity", "confidence", "means"].map(word);
        let mut rest = line;
        for word in words {
            rest = rest.trim_start().strip_prefix(&word).unwrap_or_else(|| panic!("{line}"));
        }
        let means = one["means"].as_str().expect("words");
        assert!(rest.is_empty() && means.ends_with('.'), "{line}");
        let width = line.chars().count();
        assert!(width <= LISTED, "{width} columns are too wide for a terminal: {line}");
    }
    let json = cardwright(&["explain", "unknown-key", "--format", "json"]);
    let json: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["page"], cardwright(&["explain", "unknown-key"]).out.as_str());
    assert_eq!(cardwright(&["explain", "unknown-key", "--list"]).code, Some(2));
    let family = cardwright(&["explain", "text"]);
    assert_eq!((family.code, family.err.as_str()), (Some(0), ""));
    let names = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
    };
    let of = |page: &&Page| CodeClass::of(&page.text).expect("a class").family.name() == "text";
    let own: Vec<&str> = pages.iter().filter(of).map(|page| page.code.as_str()).collect();
    assert!(own.len() > 10 && names(&family.out) == own, "{}", family.out);
    let family = cardwright(&["explain", "text", "--format", "json"]);
    let family: Value = serde_json::from_str(&family.out).expect("JSON");
    assert_eq!(family.as_array().map(Vec::len), Some(own.len()));
}

/// What an example draws is as bad as its page says.
#[test]
fn pages_say_how_bad_their_findings_are() {
    for Page { code, text, .. } in pages() {
        let class = CodeClass::of(&text).expect("the line under the title");
        let Some(shown) = console(&text) else { continue };
        let bad = format!("\n{}[{code}]: ", class.severity.name());
        assert!(shown.contains(&bad), "{code} is told otherwise than “{}”", bad.trim());
    }
}

/// One in so many examples is given to the program itself; the others are linted in this process, where
/// the built-in packs are read once.
const SAMPLE: usize = 10;

/// `BLESS=1 cargo test codes` writes what the program says into the pages.
#[test]
fn pages_show_what_the_program_says() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut stale = Vec::new();
    for (nth, Page { code, path, text }) in pages().into_iter().enumerate() {
        let said = match drawn(&code, &text, nth % SAMPLE != 0) {
            None => continue,
            Some(Ok(said)) => said,
            Some(Err(other)) => {
                stale.push(other);
                continue;
            }
        };
        let shown = console(&text).expect("there is one");
        if shown == said {
            continue;
        }
        if bless {
            fs::write(path, text.replace(shown, &said)).expect("written");
        } else {
            stale.push(format!("{code}:\n{said}"));
        }
    }
    assert!(stale.is_empty(), "BLESS=1 cargo test codes; then read:\n{}", stale.join("\n"));
}

/// A code without an example on its page is drawn by [`LARGE`], or by a test of its room.
#[test]
fn every_code_is_drawn() {
    for Page { code, text, .. } in pages() {
        let shown = text.contains("\n```console\n");
        let large = LARGE.iter().any(|(known, _)| *known == code);
        let room = LIBRARY.iter().find(|(known, _)| *known == code);
        let ways = [shown, large, room.is_some()].iter().filter(|way| **way).count();
        assert_eq!(ways, 1, "{code}: an example on its page, LARGE or LIBRARY");
        if let Some((_, file)) = room {
            let text = fs::read_to_string(root().join(file)).expect("a test");
            assert!(text.contains(&code), "{file} does not draw {code}");
        }
    }
    for (code, write) in LARGE {
        let folder = Folder::new();
        folder.write("example/pack.toml", PACK);
        write(&folder);
        let ran = cardwright(&["lint", &folder.word("example")]);
        let found = finding(&ran.out, code);
        let found = found.unwrap_or_else(|| panic!("no {code} in\n{}{}", ran.out, ran.err));
        let page = pages().into_iter().find(|page| page.code == code).expect("it has a page");
        let severity = CodeClass::of(&page.text).expect("the line under the title").severity;
        assert!(found.starts_with(severity.name()), "{code} is no {}: {found}", severity.name());
    }
}

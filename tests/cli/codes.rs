//! The pages of the codes: what a page shows is what the program says, and each code is drawn.

use std::fs;
use std::path::PathBuf;

use super::{Folder, cardwright, root};

/// The `pack.toml` of examples that show none.
const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

const WEAPON: &str = "example/weapon/rusty-axe.toml";

/// Writes files that draw a code.
type Draw = fn(&Folder);

/// Codes whose example would not fit on a page: what draws them.
const LARGE: [(&str, Draw); 13] = [
    ("binary", |f| f.write(WEAPON, "number = 1\0")),
    ("not-utf8", |f| f.write(WEAPON, b"# caf\xE9\n")),
    ("script-large", |f| {
        f.write("example/effects/axes.luau", format!("--!strict\n--{}\n", "x".repeat(33 << 10)));
    }),
    ("script-not-text", |f| {
        f.write("example/effects/axes.luau", "\u{1b}Lua");
    }),
    ("too-large", |f| f.write(WEAPON, "#".repeat(2 << 20))),
    ("too-many", |f| f.write(WEAPON, lines(60, |n| format!("key{n} = {n}\n")))),
    ("too-many-cards", |f| {
        let origin = "[origin]\nnumber = \"known\"\n";
        (1..=20).for_each(|n| {
            f.write(&format!("example/class/c{n}.toml"), format!("number = {n}\n{origin}"));
        });
        rattus(f);
    }),
    ("too-many-files", |f| {
        (0..20_001).for_each(|n| f.write(&format!("example/weapon/{n}"), ""));
    }),
    ("too-many-regions", |f| {
        let region = |n| {
            let to = (n + 1) % 40;
            format!(
                "[region.r{n}]\nshade = \"light\"\norigin = \"known\"\n\
                 borders.r{to} = {{ kind = \"land\", origin = \"known\" }}\n"
            )
        };
        f.write("example/map/wide.toml", lines(40, region));
        rattus(f);
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

/// Codes that no pack can draw, or whose message holds a hash, with the tests that do.
const LIBRARY: [(&str, &str); 9] = [
    ("changed-by-hand", "tests/cli/saves.rs"),
    ("content-changed", "engine/play/tests/session.rs"),
    ("diverged", "engine/play/tests/session.rs"),
    ("law-broken", "engine/play/tests/laws.rs"),
    ("missing-game", "tests/cli/rulings.rs"),
    ("missing-pack", "engine/play/tests/session.rs"),
    ("not-a-value", "engine/play/tests/laws.rs"),
    ("not-replayed", "engine/play/tests/laws.rs"),
    ("pack-folder", "engine/content/tests/library/packs.rs"),
];

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

fn rattus(folder: &Folder) {
    folder.write("example/pack.toml", PACK.replace("roll_player", "rattus"));
}

/// The fenced blocks of a page: what stands behind the fence, and the text.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let fences = page.split("\n```").skip(1).step_by(2);
    fences.filter_map(|block| block.split_once('\n')).collect()
}

/// Writes the files of an example; what they draw of a code is what is said first.
fn drawn(code: &str, page: &str) -> Option<String> {
    let blocks = blocks(page);
    let (_, shown) = blocks.iter().find(|(fence, _)| *fence == "console")?;
    let command = shown.lines().next()?.strip_prefix("$ cardwright ")?;
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    let files = blocks.iter().filter_map(|(fence, text)| Some((fence.split_once(' ')?.1, text)));
    if files.clone().any(|(path, _)| path.to_lowercase().ends_with("pack.toml")) {
        fs::remove_file(folder.path("example/pack.toml")).expect("removed");
    }
    files.for_each(|(path, text)| folder.write(&format!("example/{path}"), format!("{text}\n")));
    let words = command.split(' ').map(|word| match word.strip_prefix("example") {
        Some(rest) => folder.word(&format!("example{rest}")),
        None => word.to_owned(),
    });
    let words: Vec<String> = words.collect();
    let ran = cardwright(&words.iter().map(String::as_str).collect::<Vec<_>>());
    let said = format!("{}\n{}", ran.out, ran.err).replace(&folder.word(""), "");
    let first = finding(&said, code).unwrap_or_else(|| panic!("no {code} in\n{said}"));
    Some(format!("$ cardwright {command}\n{first}"))
}

/// The first finding of a code in a report.
fn finding<'r>(report: &'r str, code: &str) -> Option<&'r str> {
    let bears = |block: &&str| {
        ["error", "warning"].iter().any(|level| block.starts_with(&format!("{level}[{code}]: ")))
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
    let tools = ["tools/desk/src/codes", "tools/lint/src/codes", "tools/cli/codes"]
        .map(|room| root().join(room));
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
        assert!(text.starts_with(&format!("# {code}\n\n")), "the title of {code}");
        assert!(text.contains("\nTo mend it, "), "how to mend {code}");
    }
    assert_eq!(cardwright(&["explain", known[0]]).out, pages[0].text);
    let ran = cardwright(&["explain", "unknown-kee"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean “unknown-key”?"), "{}", ran.err);
}

/// `BLESS=1 cargo test codes` writes what the program says into the pages.
#[test]
fn pages_show_what_the_program_says() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut stale = Vec::new();
    for Page { code, path, text } in pages() {
        let Some(said) = drawn(&code, &text) else { continue };
        let shown = blocks(&text).into_iter().find(|(fence, _)| *fence == "console");
        let shown = shown.expect("there is one").1;
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
        assert!(finding(&ran.out, code).is_some(), "no {code} in\n{}{}", ran.out, ran.err);
    }
}

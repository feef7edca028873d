//! Files, TOML and packs.

use std::fs;

use super::super::{Folder, cardwright};
use super::{Case, all, case, edit, inside, remove, sound, write};

const WEAPON: &str = "weapon/silver-sickle.toml";

fn weapon(folder: &Folder) -> String {
    folder.read(&inside(WEAPON))
}

fn utf16(text: &str) -> Vec<u8> {
    [0xFEFF].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

const BYTES: [Case; 7] = [
    case(
        "empty",
        |f| write(f, WEAPON, ""),
        "missing-key",
        "weapon/silver-sickle.toml:1:1",
        "add them",
    ),
    case(
        "binary",
        |f| write(f, WEAPON, b"\x89PNG\r\n\x1A\n\0"),
        "binary",
        "weapon/silver-sickle.toml:1:1",
        "save it as UTF-8 text",
    ),
    case(
        "huge",
        |f| write(f, WEAPON, "#".repeat(2 << 20)),
        "too-large",
        "weapon/silver-sickle.toml:1:1",
        "split it",
    ),
    case(
        "nested",
        |f| write(f, WEAPON, format!("x = {}", "[".repeat(20_000))),
        "too-deep",
        "weapon/silver-sickle.toml:1:69",
        "check that brackets are closed",
    ),
    case(
        "UTF-16",
        |f| write(f, WEAPON, utf16(&weapon(f))),
        "utf-16",
        "weapon/silver-sickle.toml:1:1",
        "save it as UTF-8",
    ),
    case(
        "Latin-1",
        |f| write(f, WEAPON, [b"# caf\xE9\n", weapon(f).as_bytes()].concat()),
        "not-utf8",
        "weapon/silver-sickle.toml:1:6",
        "save it as UTF-8",
    ),
    case(
        "CRLF with a mistake",
        |f| write(f, WEAPON, weapon(f).replace("cost = 3", "cots = 3").replace('\n', "\r\n")),
        "unknown-key",
        "weapon/silver-sickle.toml:3:1",
        "did you mean “cost”?",
    ),
];

#[test]
fn bytes_that_are_no_text() {
    all(&BYTES, "lint");
}

#[test]
fn marks_and_line_ends_do_not_matter() {
    sound("byte order mark", |f| write(f, WEAPON, format!("\u{FEFF}{}", weapon(f))));
    sound("CRLF everywhere", |f| {
        for path in
            [WEAPON, "trait/starry-eyed.luau", "skill/moonwalk.play", "locales/en/skill.ftl"]
        {
            write(f, path, f.read(&inside(path)).replace('\n', "\r\n"));
        }
    });
    sound("hidden files", |f| write(f, ".git/config", b"\0\0"));
}

const FIELDS: [Case; 21] = [
    case(
        "unknown key",
        |f| edit(f, WEAPON, "cost = 3", "cots = 3"),
        "unknown-key",
        "weapon/silver-sickle.toml:3:1",
        "did you mean “cost”?",
    ),
    case(
        "wrong type",
        |f| edit(f, WEAPON, "cost = 3", "cost = \"three\""),
        "wrong-type",
        "weapon/silver-sickle.toml:3:8",
        "must be a whole number",
    ),
    case(
        "out of range",
        |f| edit(f, WEAPON, "dots = 1", "dots = 7"),
        "out-of-range",
        "weapon/silver-sickle.toml:2:8",
        "must be at most 2",
    ),
    case(
        "no TOML",
        |f| edit(f, WEAPON, "cost = 3", "cost = = 3"),
        "syntax",
        "weapon/silver-sickle.toml:3:8",
        "extra `=`",
    ),
    case(
        "a key twice",
        |f| edit(f, WEAPON, "cost = 3", "cost = 3\ncost = 4"),
        "duplicate-key",
        "weapon/silver-sickle.toml:4:1",
        "duplicate key",
    ),
    case(
        "an id twice in the pack",
        |f| write(f, "armor/moonwalk.toml", f.read(&inside("armor/moonsilk-hood.toml"))),
        "duplicate-id",
        "armor/moonwalk.toml:1:1",
        "rename the file",
    )
    // It has no name either.
    .also(1),
    case(
        "an id of another pack",
        |f| write(f, "armor/longsword.toml", f.read(&inside("armor/moonsilk-hood.toml"))),
        "duplicate-id",
        "armor/longsword.toml:1:1",
        "rename the file",
    )
    // It has no name either.
    .also(1),
    case(
        "no id",
        |f| write(f, "armor/Moon Hood.toml", f.read(&inside("armor/moonsilk-hood.toml"))),
        "bad-id",
        "armor/Moon Hood.toml:1:1",
        "two-words.toml",
    ),
    case(
        "missing script",
        |f| remove(f, "trait/starry-eyed.luau"),
        "missing-script",
        "trait/starry-eyed.toml:18:8",
        "write starry-eyed.luau with a function score",
    ),
    case(
        "a script path that leaves the pack",
        |f| edit(f, WEAPON, "\"gather\"", "\"../x\""),
        "bad-format",
        "weapon/silver-sickle.toml:18:7",
        "The name of a function in effects/*.luau",
    ),
    case(
        "a misspelt function",
        |f| edit(f, WEAPON, "\"gather\"", "\"gahter\""),
        "missing-function",
        "weapon/silver-sickle.toml:18:7",
        "did you mean “gather”?",
    ),
    case(
        "a misspelt hook",
        |f| edit(f, WEAPON, "on_row_filled", "on_row_fild"),
        "unknown-key",
        "weapon/silver-sickle.toml:17:8",
        "did you mean “on_row_filled”?",
    ),
    case(
        "an unknown word in a guard",
        |f| edit(f, WEAPON, "use = \"gather\"", "use = \"gather\"\nwhen = { by = \"anyone\" }"),
        "unknown-word",
        "weapon/silver-sickle.toml:19:15",
        "known: “me”, “other”, “any”",
    ),
    case(
        "a misspelt guard",
        |f| edit(f, WEAPON, "use = \"gather\"", "use = \"gather\"\nwhen = { rwo = \"str\" }"),
        "unfit-guard",
        "weapon/silver-sickle.toml:19:10",
        "did you mean “row”? guards of on_row_filled: row, by",
    ),
    case(
        "a guard of another hook",
        |f| edit(f, WEAPON, "use = \"gather\"", "use = \"gather\"\nwhen = { colour = \"red\" }"),
        "unfit-guard",
        "weapon/silver-sickle.toml:19:10",
        "guards of on_row_filled: row, by",
    ),
    case(
        "a guard with a param that is missing",
        |f| edit(f, WEAPON, "on_row_filled]", "on_round_began]\nwhen = { min = \"p.golds\" }"),
        "unknown-param",
        "weapon/silver-sickle.toml:18:16",
        "did you mean “p.gold”?",
    ),
    case(
        "a guard with a number that is too high",
        |f| {
            edit(f, WEAPON, "full = 2", "full = 256");
            edit(f, WEAPON, "on_row_filled]", "on_round_began]\nwhen = { min = \"p.full\" }");
        },
        "out-of-range",
        "weapon/silver-sickle.toml:18:16",
        "The lowest face or number",
    ),
    case(
        "a guard that is no number",
        |f| edit(f, WEAPON, "on_row_filled]", "on_round_began]\nwhen = { min = \"2\" }"),
        "bad-format",
        "weapon/silver-sickle.toml:18:16",
        "A number in [params], such as p.least.",
    ),
    case(
        "a gold class",
        |f| edit(f, "class/moonspeaker.toml", "\"purple\"", "\"gold\""),
        "unknown-word",
        "class/moonspeaker.toml:3:10",
        "known: “green”, “blue”, “red”, “purple”, “black”, “white”",
    ),
    case(
        "an unknown set",
        |f| edit(f, "armor/moonsilk-hood.toml", "\"moonsilk\"", "\"moonsil\""),
        "unknown-set",
        "armor/moonsilk-hood.toml:4:7",
        "did you mean “moonsilk”?",
    ),
    case(
        "an unknown origin",
        |f| edit(f, WEAPON, "cost = \"reconstructed\"", "cost = \"guessed\""),
        "unknown-word",
        "weapon/silver-sickle.toml:9:8",
        "“known”, “inferred”, “reconstructed”",
    ),
];

#[test]
fn fields_and_functions() {
    all(&FIELDS, "lint");
}

const PACKS: [Case; 9] = [
    case(
        "missing requires",
        |f| edit(f, "pack.toml", "\"roll_player\"]", "\"roll_playr\"]"),
        "missing-requires",
        "pack.toml:5:13",
        "did you mean “roll_player”?",
    ),
    case(
        "a pack that requires itself",
        |f| edit(f, "pack.toml", "\"roll_player\"]", "\"moonlit_market\"]"),
        "cyclic-requires",
        "pack.toml:5:13",
        "remove one of these requirements",
    ),
    case(
        "an api level to come",
        |f| edit(f, "pack.toml", "api = 1", "api = 2"),
        "unknown-api",
        "pack.toml:4:7",
        "this program supports level 1",
    ),
    case(
        "an unknown game",
        |f| edit(f, "pack.toml", "game = \"roll_player\"", "game = \"rol_player\""),
        "unknown-game",
        "pack.toml:2:8",
        "did you mean “roll_player”?",
    ),
    case(
        "pack.toml is missing",
        |f| remove(f, "pack.toml"),
        "missing-pack-file",
        "pack.toml:1:1",
        "a pack is a folder with a pack.toml",
    ),
    case(
        "an unknown key of the pack",
        |f| edit(f, "pack.toml", "requires", "require"),
        "unknown-key",
        "pack.toml:5:1",
        "did you mean “requires”?",
    ),
    case(
        "no version",
        |f| edit(f, "pack.toml", "1.0.0", "one"),
        "bad-format",
        "pack.toml:3:11",
        "such as 1.0.0",
    ),
    case(
        "a misspelt folder",
        |f| write(f, "weapons/x.toml", ""),
        "stray-folder",
        "weapons:1:1",
        "did you mean “weapon”?",
    ),
    case(
        "a strange language tag",
        |f| write(f, "locales/englisch/race.ftl", "moonfolk = x"),
        "language-tag",
        "locales/englisch/race.ftl:1:1",
        "name it after a language tag",
    ),
];

impl Case {
    /// The same with so many further errors.
    const fn also(mut self, errors: usize) -> Self {
        self.errors += errors;
        self
    }
}

#[test]
fn packs() {
    all(&PACKS, "lint");
}

#[test]
fn two_packs_with_one_name() {
    let folder = Folder::with_pack();
    let text = folder.read(&inside("pack.toml"));
    folder.write("other/pack.toml", text);
    let ran = cardwright(&["lint", &folder.word("")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[duplicate-pack]"), "{}", ran.out);
    assert!(ran.out.contains("other/pack.toml:1:6"), "{}", ran.out);
    assert!(ran.out.contains("give one of them another id"), "{}", ran.out);
}

#[test]
fn packs_that_require_each_other() {
    let folder = Folder::with_pack();
    edit(&folder, "pack.toml", "[\"roll_player\"]", "[\"roll_player\", \"sunlit\"]");
    folder.write(
        "sunlit/pack.toml",
        "id = \"sunlit\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"moonlit_market\"]\n",
    );
    let ran = cardwright(&["lint", &folder.word("")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[cyclic-requires]"), "{}", ran.out);
    assert!(ran.out.contains("pack.toml:5:"), "{}", ran.out);
}

#[test]
fn a_pack_with_errors_is_not_played_with() {
    let folder = Folder::with_pack();
    edit(&folder, WEAPON, "cost = 3", "cots = 3");
    let (pack, save) = (folder.word("moonlit_market"), folder.word("game.play"));
    let author = cardwright(&["test", &pack]);
    assert_eq!(author.code, Some(2), "{}{}", author.out, author.err);
    assert!(author.out.contains("silver-sickle.toml:3:1"), "{}", author.out);
    assert!(author.out.contains("did you mean “cost”?"), "{}", author.out);
    // A player is told where, and the command that says what.
    for args in [
        vec!["play", "--pack", &pack, "--save", &save],
        vec!["cards", "list", "--pack", &pack],
        vec!["games", "--pack", &pack],
    ] {
        let ran = cardwright(&args);
        assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
        let flat = ran.err.replace('\n', " ");
        assert!(flat.contains("silver-sickle.toml:3"), "{}", ran.err);
        assert!(flat.contains(&format!("cardwright lint {pack}")), "{}", ran.err);
        assert!(!flat.contains("did you mean"), "{}", ran.err);
    }
    assert!(!fs::exists(&save).expect("asked"), "a game was begun");
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;

    use super::*;

    /// Puts a link to a file outside of the pack where a file of the pack was.
    fn lead_out(folder: &Folder, path: &str) {
        let target = folder.path("outside");
        fs::rename(folder.path(&inside(path)), &target).expect("moved");
        symlink(target, folder.path(&inside(path))).expect("linked");
    }

    const LINKS: [Case; 5] = [
        case(
            "a card",
            |f| lead_out(f, WEAPON),
            "unreadable",
            "weapon/silver-sickle.toml:1:1",
            "links that lead out of the pack are not followed",
        ),
        case(
            "a script",
            |f| lead_out(f, "trait/starry-eyed.luau"),
            "unreadable",
            "trait/starry-eyed.luau:1:1",
            "links that lead out of the pack are not followed",
        ),
        case(
            "a text",
            |f| lead_out(f, "locales/en/race.ftl"),
            "unreadable",
            "locales/en/race.ftl:1:1",
            "links that lead out of the pack are not followed",
        ),
        case(
            "a folder",
            |f| lead_out(f, "effects"),
            "unreadable",
            "effects:1:1",
            "links that lead out of the pack are not followed",
        )
        .also(1),
        case(
            "a circle",
            |f| symlink("hood.toml", f.path(&inside("armor/hood.toml"))).expect("linked"),
            "unreadable",
            "armor/hood.toml:1:1",
            "check the permissions",
        ),
    ];

    #[test]
    fn links_that_leave_the_pack() {
        all(&LINKS, "lint");
    }

    #[test]
    fn links_inside_of_the_pack() {
        sound("a link", |f| {
            let (from, to) = ("weapon/silver-sickle.play", "other.play");
            fs::rename(f.path(&inside(from)), f.path(&inside(&format!("weapon/.{to}"))))
                .expect("moved");
            symlink(format!(".{to}"), f.path(&inside(from))).expect("linked");
        });
    }

    #[test]
    fn pipes_are_said_and_not_waited_for() {
        let folder = Folder::with_pack();
        let pipe = folder.word("moonlit_market/weapon/pipe.toml");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        if made.is_ok_and(|status| status.success()) {
            let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
            assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
            assert!(ran.out.contains("error[unreadable]: it is neither a file nor"), "{}", ran.out);
            assert!(ran.out.contains("pipe.toml"), "{}", ran.out);
        }
    }
}

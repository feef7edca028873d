//! Much of one thing: what is said of it stays short, and is said soon.

use super::super::{Folder, cardwright};
use super::{edit, write};

/// More than this is no report that somebody reads.
const LONGEST_REPORT: usize = 200_000;

/// Floods a copy of the pack. The report is short and counts what it leaves out.
fn flood(name: &str, harm: impl Fn(&Folder), code: i32, said: &[&str]) {
    let folder = Folder::with_pack();
    harm(&folder);
    let pack = folder.word("moonlit_market");
    for format in ["human", "json"] {
        let ran = cardwright(&["lint", &pack, "--format", format]);
        assert_eq!(ran.code, Some(code), "{name}");
        assert_eq!(ran.err, "", "{name}");
        assert!(ran.out.len() < LONGEST_REPORT, "{name}: {} bytes", ran.out.len());
        for words in said {
            assert!(ran.out.contains(words), "{name}: no “{words}” in {}", ran.out);
        }
    }
}

#[test]
fn required_packs_by_the_thousand() {
    let ids: Vec<String> =
        (0..2_000).map(|number| format!("\"roll_player\", \"p{number}\"")).collect();
    let list = format!("[{}]", ids.join(", "));
    flood(
        "requires",
        |f| edit(f, "pack.toml", "[\"roll_player\"]", &list),
        1,
        &["the required pack “p0” is missing", "and 1950 more in this file"],
    );
}

#[test]
fn unknown_keys_by_the_thousand() {
    let keys: String = (0..5_000).map(|number| format!("odd{number} = 1\n")).collect();
    flood(
        "keys",
        |f| write(f, "weapon/silver-sickle.toml", &keys),
        1,
        &["unknown-key", "4951 more findings in this file are not shown"],
    );
}

#[test]
fn messages_that_nobody_says_by_the_thousand() {
    let messages: String = (0..5_000).map(|number| format!("odd-{number} = x\n")).collect();
    flood(
        "messages",
        |f| {
            write(
                f,
                "locales/en/race.ftl",
                format!("{}{messages}", f.read("moonlit_market/locales/en/race.ftl")),
            )
        },
        // Warnings alone.
        0,
        &["and 4950 more in this file"],
    );
}

#[test]
fn a_word_as_long_as_a_file() {
    let word = "a".repeat(900_000);
    let key = "a".repeat(60_000);
    flood(
        "a key",
        |f| edit(f, "weapon/silver-sickle.toml", "cost = 3", &format!("cost = 3\n{key} = 3")),
        1,
        &["unknown-key", "aaa…"],
    );
    flood(
        "an error",
        |f| write(f, "trait/starry-eyed.luau", format!("--!strict\nerror(\"{word}\")\n")),
        1,
        &["starry-eyed.luau"],
    );
}

#[cfg(unix)]
#[test]
fn a_device_in_the_place_of_a_card() {
    flood(
        "a device",
        |f| {
            let card = f.path("moonlit_market/weapon/silver-sickle.toml");
            std::fs::remove_file(&card).expect("removed");
            std::os::unix::fs::symlink("/dev/zero", card).expect("linked");
        },
        1,
        &["unreadable", "neither a file nor a folder"],
    );
}

//! Bounds of what a pack may hold: beyond one there is a finding with a place, a number and what to
//! do, soon; `play` refuses the pack.

use std::fmt::Write as _;

use super::{Folder, cardwright};

const SICKLE: &str = "moonlit_market/weapon/silver-sickle.toml";

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).fold(String::new(), |mut text, at| {
        text.push_str(&line(at));
        text
    })
}

/// A pack beyond a bound: `lint` says so at the file, and `play` refuses the pack.
fn beyond(folder: &Folder, code: &str, place: &str, number: &str) {
    let pack = folder.word("moonlit_market");
    let ran = cardwright(&["lint", &pack]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains(&format!("error[{code}]")), "{}", ran.out);
    assert!(ran.out.contains(place), "{}", ran.out);
    assert!(ran.out.contains(number), "{}", ran.out);
    assert!(ran.out.contains("help: "), "{}", ran.out);
    let ran =
        cardwright(&["play", "--pack", &pack, "--seed", "1", "--no-settings", "--lang", "en"]);
    assert_ne!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    assert!(format!("{}{}", ran.out, ran.err).contains(place), "{}{}", ran.out, ran.err);
}

#[test]
fn params_of_a_card() {
    for (more, is_beyond) in [(98, false), (99, true), (4_000, true)] {
        let folder = Folder::with_pack();
        let params = lines(more, |at| format!("k{at} = 1\n"));
        folder.edit(SICKLE, "[params]\n", &format!("[params]\n{params}"));
        if is_beyond {
            let number = format!("takes at most 100 entries, not {}", more + 2);
            beyond(&folder, "wrong-length", "silver-sickle.toml", &number);
        } else {
            let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
            assert!(!ran.out.contains("wrong-length"), "{}", ran.out);
        }
    }
}

#[test]
fn bytes_of_a_card() {
    let deep = |at: usize| format!("a{at}.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p=1\n");
    for (file, count) in [(SICKLE, 20_000), (SICKLE, 2_000), ("moonlit_market/pack.toml", 2_000)] {
        let folder = Folder::with_pack();
        folder.write(file, format!("{}\n{}", folder.read(file), lines(count, deep)));
        beyond(&folder, "too-large", file, "more than 64 KiB");
    }
}

#[test]
fn attributes_of_a_message() {
    for (count, is_beyond) in [(64, false), (65, true), (40_000, true)] {
        let folder = Folder::with_pack();
        let attributes = lines(count, |at| format!("    .a{at} = x\n"));
        folder.write("moonlit_market/locales/en/race.ftl", format!("moonfolk = x\n{attributes}"));
        let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
        let said = format!("`moonfolk` has {count} attributes, more than 64");
        assert_eq!(ran.out.contains(&said), is_beyond, "{}", ran.out);
        let place = "locales/en/race.ftl:66:6";
        assert_eq!(ran.out.contains(place) && ran.out.contains("help: "), is_beyond, "{}", ran.out);
    }
}

#[test]
fn regions_of_a_map() {
    let folder = Folder::new();
    folder.write(
        "wide/pack.toml",
        "id = \"wide\"\ngame = \"rattus\"\nversion = \"1.0.0\"\napi = 1\n",
    );
    for count in [33, 300] {
        let mut map = String::new();
        for at in 0..count {
            let next = (at + 1) % count;
            writeln!(map, "[region.r{at}]\nshade = \"light\"\n[region.r{at}.borders]\nr{next} = {{ kind = \"land\" }}")
                .expect("a String takes all");
        }
        folder.write("wide/map/wide.toml", map);
        let ran = cardwright(&["lint", &folder.word("wide")]);
        let said = format!("“region” takes at most 32 entries, not {count}");
        assert!(ran.out.contains(&said), "{}", ran.out);
        assert!(ran.out.contains("wide/map/wide.toml"), "{}", ran.out);
    }
}

#[test]
fn findings_of_all_files() {
    let folder = Folder::with_pack();
    for at in 0..2_500 {
        folder.write(&format!("moonlit_market/weapon/w-{at}.toml"), "");
    }
    folder.write("moonlit_market/trait/starry-eyed.luau", "--!strict\nreturn (\n");
    for (format, most) in [("short", 400_000), ("human", 1_000_000), ("json", 1_500_000)] {
        let pack = folder.word("moonlit_market");
        let ran = cardwright(&["lint", &pack, "--format", format, "--notes"]);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert!(ran.out.contains("more-findings"), "{format}");
        assert!(ran.out.contains("not shown: "), "{format}");
        assert!(ran.out.len() < most, "{format}: {} bytes", ran.out.len());
    }
}

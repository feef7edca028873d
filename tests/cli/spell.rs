//! `lint --spell`, with dictionaries that are made up.

use std::sync::Arc;

use desk::Threads;
use lint::Session;

use super::{Folder, Ran, cardwright_with};

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

const WEAPON: &str = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[origin]\nnumber = \"known\"\n\
                      dots = \"known\"\ncost = \"known\"\nhands = \"known\"\n";

/// A file of affixes in which a word in `/S` takes an s, with the letters that suggestions try.
const AFF: &str = "SET UTF-8\nTRY esianrtolcdugmphbyfvkwz\nSFX S Y 1\nSFX S 0 s .\n";

/// A language that no machine has a dictionary of: its name is Klingon.
const NOWHERE: &str = "tlh";

/// A pack with one card, with its texts in a language.
fn pack(tag: &str, flavour: &str) -> Folder {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write("example/weapon/rusty-axe.toml", WEAPON);
    folder.write(&text(tag), format!("rusty-axe = Glimmer Axe\n    .flavour = {flavour}\n"));
    folder
}

/// The path of the texts of the card.
fn text(tag: &str) -> String {
    format!("example/locales/{tag}/weapon.ftl")
}

/// Puts a dictionary beside the pack.
fn dictionary(folder: &Folder, name: &str, aff: impl AsRef<[u8]>, words: &[&str]) {
    folder.write(&format!("dictionaries/{name}.aff"), aff);
    let dic = format!("{}\n{}\n", words.len(), words.join("\n"));
    folder.write(&format!("dictionaries/{name}.dic"), dic);
}

fn spell(folder: &Folder, more: &[&str]) -> Ran {
    let (dictionaries, home) = (folder.word("dictionaries"), folder.word("home"));
    let variables = [("DICPATH", dictionaries.as_str()), ("HOME", home.as_str())];
    let example = folder.word("example");
    cardwright_with(&variables, &[&["lint", "--spell", &example], more].concat())
}

/// The misspelt words, each with its line and column.
fn misspelt(folder: &Folder) -> Vec<String> {
    let ran = spell(folder, &["--format", "short", "--select", "misspelt-word"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let found = ran.out.lines().map(|line| {
        let place = line.split(".ftl:").nth(1).unwrap_or_else(|| panic!("{line}"));
        let (place, said) = place.split_once(": warning[misspelt-word]: “").expect("a finding");
        format!("{place} {}", said.split('”').next().unwrap_or_default())
    });
    found.collect()
}

#[test]
fn misspelt_words_are_found_with_what_was_meant() {
    let folder = pack("en", "An axe, a sowrd. The Sowrd of axes\n        and a sowrd.");
    dictionary(&folder, "en_US", AFF, &["an", "axe/S", "sword/S", "the", "of", "and"]);
    assert_eq!(misspelt(&folder), ["2:26 sowrd", "2:37 Sowrd"], "each once");
    let ran = spell(&folder, &["--select", "misspelt-word"]);
    assert!(ran.out.contains("“sowrd” is not in the dictionary en_US\n"), "{}", ran.out);
    assert!(ran.out.contains("help: did you mean “sword”"), "{}", ran.out);
    assert!(ran.out.contains("help: did you mean “Sword”"), "{}", ran.out);
    assert_eq!(ran.out.matches("here too").count(), 1, "{}", ran.out);
    assert!(ran.out.ends_with("2 warnings\nspelling checked in en (en_US)\n"), "{}", ran.out);
    folder.edit(&text("en"), "sowrd", "sword");
    folder.edit(&text("en"), "Sowrd", "Sword");
    assert_eq!(misspelt(&folder), [] as [&str; 0]);
    folder.edit(&text("en"), "sword", "zzzzzzz");
    let ran = spell(&folder, &["--select", "misspelt-word"]);
    assert!(ran.out.contains("help: correct it, or add it to `words` in lint.toml"), "{}", ran.out);
}

#[test]
fn nothing_is_spelt_unasked() {
    let folder = pack("en", "A sowrd.");
    dictionary(&folder, "en_US", AFF, &["sword"]);
    let (dictionaries, example) = (folder.word("dictionaries"), folder.word("example"));
    let ran = cardwright_with(&[("DICPATH", &dictionaries)], &["lint", &example]);
    assert!(!ran.out.contains("spell") && !ran.out.contains("sowrd"), "{}", ran.out);
}

#[test]
fn names_terms_and_words_of_settings_are_right() {
    let folder = pack("en", "The Glimmer’s gloam and Vorp, vorps, unflip. Unflip glimmer");
    folder.write("example/locales/en/terms.ftl", "-gloam = gloam\n    .plural = vorps\n");
    dictionary(&folder, "en_US", AFF, &["the", "and"]);
    assert_eq!(misspelt(&folder), ["2:40 Vorp", "2:53 unflip", "2:61 Unflip", "2:68 glimmer"]);
    folder.write("example/lint.toml", "words = [\"unflip\", \"Vorp\"]\n");
    assert_eq!(misspelt(&folder), ["2:68 glimmer"], "a name is right as it is written");
    let ran = spell(&folder, &["--no-pack-config", "--format", "short"]);
    assert_eq!(ran.out.matches("misspelt-word").count(), 4, "{}", ran.out);
    folder.write("example/lint.toml", "words = [\"two words\", \"d6\"]\n");
    let ran = spell(&folder, &["--format", "short", "--select", "unused-setting"]);
    assert_eq!(ran.out.matches("is never looked up as a word").count(), 2, "{}", ran.out);
    folder.write("example/lint.toml", "word = [\"unflip\"]\n");
    let ran = spell(&folder, &["--format", "short"]);
    assert!(ran.out.contains("error[unknown-key]"), "{}", ran.out);
}

#[test]
fn what_is_no_word_is_left_alone() {
    let words =
        "XP d6 2nd x a { $n }th { \"zzq\\u00e9\" } zz{ $n } --zzq ZZQ=zzq zz_q https://zzq.zz zzq";
    let folder = pack("en", words);
    folder.write("example/weapon/rusty-axe.toml", format!("{WEAPON}[params]\nn = 1\n"));
    dictionary(&folder, "en_US", AFF, &["the"]);
    let found = misspelt(&folder);
    let last = format!("2:{} zzq", 16 + words.rfind("zzq").expect("there"));
    assert_eq!(found, [last], "the last word alone");
}

#[test]
fn compounds_are_looked_up_whole_and_by_their_parts() {
    let folder = pack("en", "half-orc off-axe axe-sowrd far-flung-zzq isn’t isn't do’nt");
    let words = ["half-orc", "off", "axe", "far", "flung", "isn't"];
    // Without BREAK the library itself divides no word.
    dictionary(&folder, "en_US", format!("{AFF}BREAK 0\n"), &words);
    assert_eq!(misspelt(&folder), ["2:37 sowrd", "2:53 zzq", "2:69 do’nt"]);
}

#[test]
fn french_elisions_are_taken_off() {
    let folder = pack("fr", "L’arc, l'arc, d’arcs, qu’arc et lorsqu’arc, d’XP, d’épeé, z’arc");
    dictionary(&folder, "fr_FR", AFF, &["arc/S", "et", "épée"]);
    assert_eq!(misspelt(&folder), ["2:68 épeé", "2:74 z’arc"]);
    let english = pack("en", "L’arc");
    dictionary(&english, "en_US", AFF, &["arc"]);
    assert_eq!(misspelt(&english), ["2:16 L’arc"]);
}

#[test]
fn nouns_keep_their_capital() {
    let folder = pack("de", "Die Axt und die axt, Gold- und Ausrüstungs-Axt. Und Groß");
    dictionary(&folder, "de_DE_frami", AFF, &["die", "Axt", "und", "Gold", "Ausrüstung", "groß"]);
    assert_eq!(misspelt(&folder), ["2:32 axt"]);
}

#[test]
fn dictionaries_in_latin_letters_are_read() {
    let folder = pack("fr", "épée cœur sabrés epee");
    // É of ISO 8859-1 and œ of ISO 8859-15 are one byte each; flags are, too.
    let aff = "SET ISO8859-15\nSFX \u{e9} Y 1\nSFX \u{e9} e \u{e9}s e\n";
    let latin = |text: &str| -> Vec<u8> {
        let byte = |letter| {
            if letter == 'œ' { 0xbd } else { u8::try_from(u32::from(letter)).expect("Latin") }
        };
        text.chars().map(byte).collect()
    };
    folder.write("dictionaries/fr.aff", latin(aff));
    folder.write("dictionaries/fr.dic", latin("3\népée\ncœur\nsabre/é\n"));
    assert_eq!(misspelt(&folder), ["2:33 epee"]);
    folder.edit("example/locales/fr/weapon.ftl", "cœur", "c½ur");
    folder.write("dictionaries/fr.aff", latin(&aff.replace("-15", "-1")));
    folder.edit("example/locales/fr/weapon.ftl", "c½ur", "cœur");
    assert_eq!(misspelt(&folder), ["2:21 cœur", "2:33 epee"], "its byte is another letter");
}

#[test]
fn a_language_without_dictionary_is_told_once() {
    let folder = pack("en", "The axe.");
    folder.write(&text(NOWHERE), "rusty-axe = Glimmer Axe\n    .flavour = Sowrd.\n");
    folder.write(&format!("example/locales/{NOWHERE}/trait.ftl"), "x = Sowrd\n");
    dictionary(&folder, "en_GB", AFF, &["the", "axe"]);
    let ran = spell(&folder, &[]);
    let (out, first) = (&ran.out, format!("locales/{NOWHERE}/trait.ftl:1:1"));
    assert_eq!(out.matches("warning[no-dictionary]").count(), 1, "{out}");
    assert!(out.contains(&first) && out.contains(&folder.word("dictionaries")), "{out}");
    assert!(out.contains("/usr/share/hunspell") && out.contains(&folder.word("home")), "{out}");
    let checked = format!("spelling checked in en (en_GB); not in {NOWHERE}\n");
    assert!(out.ends_with(&checked), "{out}");
    let ran = spell(&folder, &["--select", "misspelt-word"]);
    assert!(ran.code == Some(0) && ran.out.ends_with(&checked), "{}", ran.out);
}

#[test]
fn without_any_dictionary_the_command_fails() {
    let folder = pack(NOWHERE, "Sowrd.");
    for more in [&[][..], &["--select", "misspelt-word"], &["--format", "json"]] {
        let ran = spell(&folder, more);
        // The pack has no English texts, which is an error of its own where it counts.
        let wanted = if more.first() == Some(&"--select") { 2 } else { ran.code.unwrap_or(0) };
        assert_eq!(ran.code, Some(wanted), "{}{}", ran.out, ran.err);
        assert_ne!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    }
    let ran = spell(&folder, &["--select", "no-dictionary"]);
    assert!(ran.out.contains("no-dictionary") && ran.code == Some(2), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains(&format!("no dictionary can be read for {NOWHERE}")), "{}", ran.err);
}

#[test]
fn languages_without_spaces_are_not_taken_for_one_word() {
    let folder = pack("th", "ดาบเก่า");
    dictionary(&folder, "th", AFF, &["x"]);
    let ran = spell(&folder, &["--format", "short"]);
    assert!(ran.out.contains("warning[no-dictionary]: “th” is written without"), "{}", ran.out);
}

#[test]
fn broken_dictionaries_are_errors_in_words() {
    let folder = pack("en", "The axe.");
    let said = |aff: &[u8], dic: &[u8], why: &str| {
        folder.write("dictionaries/en_US.aff", aff);
        folder.write("dictionaries/en_US.dic", dic);
        let ran = spell(&folder, &["--select", "broken-dictionary"]);
        assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
        assert!(ran.out.contains("the dictionary for “en” cannot be read"), "{}", ran.out);
        assert!(ran.out.contains(why), "no {why} in\n{}", ran.out);
    };
    said(AFF.as_bytes(), b"the\naxe\n", "en_US.dic: line 1: ");
    said(b"SFX S Y 2\nSFX S 0 s .\n", b"1\naxe\n", "en_US.aff: ");
    said(AFF.as_bytes(), b"", "en_US.dic: ");
    said(b"SET KOI8-R\n", b"1\naxe\n", "written in “KOI8-R”");
    said(b"SET UTF-8\n", b"1\n\xff\n", "en_US.dic: it is not UTF-8");
    let aff = folder.path("dictionaries/en_US.aff");
    std::fs::remove_file(&aff).expect("removed");
    std::fs::create_dir(&aff).expect("made");
    let ran = spell(&folder, &[]);
    assert!(ran.code == Some(1) && ran.out.contains("en_US.aff: "), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_no_dictionaries() {
    let folder = pack("en", "The axe.");
    dictionary(&folder, "en_US", AFF, &["the", "axe"]);
    let aff = folder.path("dictionaries/en_US.aff");
    std::fs::remove_file(&aff).expect("removed");
    std::os::unix::fs::symlink("/dev/zero", &aff).expect("a link");
    let ran = spell(&folder, &[]);
    assert!(ran.code == Some(1) && ran.out.contains("en_US.aff: it is not a file"), "{}", ran.out);
    std::fs::remove_file(&aff).expect("removed");
    let made = std::process::Command::new("mkfifo").arg(&aff).status().expect("it runs");
    assert!(made.success() && spell(&folder, &[]).out.contains("en_US.aff: it is not a file"));
}

/// A session with a cache finds the same as a first run, also after the dictionary changed.
#[test]
fn a_dictionary_that_changes_is_read_again() {
    let folder = pack("en", "The sowrd.");
    dictionary(&folder, "en_US", AFF, &["the", "sword"]);
    let session = |crew: Threads| Session {
        packs: vec![folder.path("example")],
        known: engine::codes(),
        spell: Some(vec![folder.path("dictionaries")]),
        crew: Arc::new(crew),
        ..Session::default()
    };
    let found = |session: &Session| {
        let found = session.draw().expect("known: read").findings;
        let found = found.into_iter().filter(|one| one.code.name() == "misspelt-word");
        found.map(|one| (one.message, one.help)).collect::<Vec<_>>()
    };
    let again = session(Threads::remembering());
    let once_more = || {
        let told = found(&again);
        assert_eq!(told, found(&session(Threads::default())));
        told.len()
    };
    assert_eq!((once_more(), once_more()), (1, 1));
    dictionary(&folder, "en_US", AFF, &["the", "sowrd"]);
    assert_eq!(once_more(), 0);
    folder.write("example/lint.toml", "words = [\"Sowrd\"]\n");
    dictionary(&folder, "en_US", AFF, &["the"]);
    assert_eq!(once_more(), 1, "a word with a capital is not right without");
}

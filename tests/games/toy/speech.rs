//! Everything the toy says is said in both languages, and nothing past Fluent.

use std::collections::BTreeMap;
use std::sync::Arc;

use diag::{Report, Source};
use play::{Arg, Message, Table};
use text::keys::{What, compare};
use text::{BASE, Locales, PSEUDO, Tree};

use super::{files, laws, toy};

fn locales() -> Locales {
    let files = files();
    let tree = Tree::packs(Arc::new(files), "locales", &["toy"]).shown(super::SHOWN);
    let (locales, findings) = Locales::load(&[tree]);
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
    locales
}

/// Every message that anybody could be told or shown in fifty recorded games.
fn said() -> Vec<Message> {
    let (toy, mut said) = (toy(), BTreeMap::new());
    for seed in 0..50 {
        let record = Source::new("game.play", laws::whole_game(2 + (seed % 2) as u8, seed).save());
        let mut hear = |message: &Message| {
            said.insert(format!("{message:?}"), message.clone());
        };
        let ruled = play::ruling::run(&toy, &record, false, &mut hear);
        assert!(ruled.findings.is_empty(), "{}", Report::new(ruled.findings).human(false));
    }
    // Told only when a script fails.
    let card = Arg::Word(play::Spelled::new("trick", "wager"));
    let faulted = Message::bare("log", "faulted").with("seat", Arg::Seat(play::Seat(0)));
    // Told only by a hint and to those who listen: numbers in the unit of the game.
    let beads = |id| Message::bare("score", id).with("points", Arg::Int(3));
    let told = [faulted.with("card", card), beads("estimate"), beads("points")];
    said.into_values().chain(told).collect()
}

#[test]
fn fifty_games_are_said_in_both_languages_and_nothing_else() {
    let (locales, said) = (locales(), said());
    assert_eq!(locales.tags(), ["en", "fr"]);
    for tag in locales.tags() {
        let voice = locales.voice(&tag, vec!["Ada".to_owned(), "Émile".to_owned()]);
        let silent = said.iter().find(|message| voice.say(message).trim().is_empty());
        assert_eq!(silent, None, "{tag} says nothing");
        assert_eq!(voice.gaps(), [], "{tag} has gaps");
        assert_eq!(voice.errors(), [], "{tag} has errors");
    }
    // Of every message that is written, one was said: no text is left over.
    let ids: Vec<_> = said.iter().map(|message| (message.space, message.id.as_str())).collect();
    for key in text::keys::keys(&locales) {
        let (space, id) = (key.space, key.id);
        let of_games = ["log", "choice", "ask", "board", "score", "end"].contains(&space);
        let chance = space == "choice" && ["roll", "deal"].contains(&id);
        assert!(!of_games || chance || ids.contains(&(space, id)), "{space}/{id} is never said");
    }
    let pseudo = locales.pseudo(BASE).unwrap();
    let voice = pseudo.voice(PSEUDO, Vec::new());
    for message in said {
        let text = voice.say(&message);
        let words = text.split(|letter: char| !letter.is_alphabetic());
        let plain: Vec<_> = words.filter(|word| word.len() > 1 && word.is_ascii()).collect();
        assert!(plain.is_empty(), "“{text}” holds plain words {plain:?}");
    }
    assert_eq!(voice.gaps(), []);
}

#[test]
fn the_languages_have_the_same_messages_and_variables() {
    let locales = locales();
    let grave: Vec<_> = compare(&locales, BASE)
        .into_iter()
        // French words have articles.
        .filter(|found| found.what != What::ExtraAttribute("the".to_owned()))
        .collect();
    assert!(grave.is_empty(), "{grave:?}");
}

#[test]
fn sentences_read_well() {
    let locales = locales();
    let seat = |seat| Arg::Seat(play::Seat(seat));
    let card = || Arg::Word(play::Spelled::new("trick", "exchange"));
    let log = |id: &str| Message::bare("log", id).with("seat", seat(0));
    let stolen = log("stolen").with("rival", seat(1)).with("beads", Arg::Int(2));
    let lines = [log("dealt"), log("dealt").with("card", card()), stolen];
    let say = |tag: &str| {
        let voice = locales.voice(tag, vec!["Ada".to_owned()]);
        lines.iter().map(|line| voice.say(line)).collect::<Vec<_>>()
    };
    assert_eq!(
        say("en"),
        ["Ada draws a trick.", "Ada draws Exchange.", "Ada takes 2 beads of Player B."]
    );
    assert_eq!(
        say("fr"),
        ["Ada pioche un tour.", "Ada pioche l’Échange.", "Ada prend 2 perles à Joueur B."]
    );
}

#[test]
fn the_numbers_of_a_card_stand_in_its_text() {
    let (locales, files) = (locales(), files());
    let (cards, _) = super::library(&files).cards::<super::cards::Trick>("toy");
    assert_eq!(cards.len(), 6);
    for card in cards {
        let args: Vec<_> =
            card.params.iter().map(|(name, n)| (name.as_str(), Arg::Int(*n))).collect();
        for tag in locales.tags() {
            let voice = locales.voice(&tag, Vec::new());
            let text = voice.word("trick", &card.id, Some("text"), &args).unwrap();
            for n in card.params.values() {
                assert!(text.contains(&n.to_string()), "{tag}: “{text}” lacks {n}");
            }
            assert_eq!(voice.errors(), []);
        }
    }
}

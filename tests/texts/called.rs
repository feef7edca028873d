//! What players and commands are called by the program itself, in each language.

use desk::{Keeper, Packs, Player, Seated, Speech};
use engine::SHELF;
use play::{Arg, Seat, Setup};
use view::{HotSeat, Input, Notice, Sentence};

use super::TAGS;

/// A line that is typed, and what is answered.
fn answered(game: &str, tag: &str, line: &str) -> Vec<Notice> {
    with_hot_seat(game, tag, |hot_seat| {
        hot_seat.take(Input::Words { words: line.to_owned() });
        hot_seat.notices()
    })
}

/// Does something with a game for two that has begun.
fn with_hot_seat<T>(game: &str, tag: &str, with: impl FnOnce(&mut HotSeat) -> T) -> T {
    let packs = Packs::open(&[]).expect("built in");
    let content = packs.content();
    let opened = content.playable(game).expect("sound");
    let mut table = opened.table(Setup::seats(2), 5).expect("two can play");
    let players = ["Ann", "=random"].map(|words| Player::parse(words).expect("so"));
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(game), &[tag.to_owned()]);
    let keeper = Keeper::reading("called.play".into());
    let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
    while hot_seat.go_on() {}
    with(&mut hot_seat)
}

#[test]
fn who_listens_hears_equal_sentences_once_with_how_often() {
    for tag in TAGS {
        let joined = with_hot_seat("rattus", tag, |hot_seat| {
            let sentence = |text: &str| Sentence { text: text.to_owned(), ..Sentence::default() };
            let told = ["Aha.", "Oho.", "Oho.", "Oho.", "Aha."].map(sentence);
            hot_seat.sight().joined(&told)
        });
        let [first, several, last] = &joined[..] else { panic!("{tag}: {joined:?}") };
        assert_eq!([first, last], ["Aha."; 2], "{tag}");
        assert!(several.starts_with("Oho") && several.contains('3'), "{tag}: {several}");
    }
}

#[test]
fn prepositions_go_with_whoever_has_no_name() {
    let packs = Packs::open(&[]).expect("built in");
    let content = packs.content();
    for game in SHELF {
        let mut speech = Speech::open(content.trees(game.id()), &["fr".to_owned()]);
        let seated = [("Hélène", false), ("Hans", true), ("", true), ("", false)];
        let seated = seated.map(|(name, bot)| Seated { name: name.to_owned(), bot, gender: None });
        speech.seat_all(seated.to_vec());
        let of = |function: &str, seat| {
            speech.voice().form(function, &Arg::Seat(Seat(seat)), &[]).expect("a player has it")
        };
        let forms = [0, 1, 2, 3].map(|seat| of("OF", seat));
        assert_eq!(forms, ["d’Hélène", "de Hans", "du Robot C", "du Joueur D"]);
        let forms = [0, 1, 2, 3].map(|seat| of("TO", seat));
        assert_eq!(forms, ["à Hélène", "à Hans", "au Robot C", "au Joueur D"]);
        let robot = text::Value::Arg(&Arg::Seat(Seat(2)));
        let mine = speech.tell("refused-other", &[("name", robot)]);
        assert_eq!(mine, "Cela appartient au Robot C.");
        let first = speech.tell("hand-over-first", &[("name", robot)]);
        assert!(first.contains("au Robot C,"), "{first}");
    }
}

#[test]
fn a_command_is_proposed_by_a_word_of_the_language_in_use() {
    for (tag, word) in [("de", "tipp"), ("en", "hint"), ("fr", "conseil"), ("nl", "tip")] {
        for game in SHELF {
            let near = answered(game.id(), tag, "hnt");
            let [Notice::Says { text, .. }] = &near[..] else { panic!("{tag}: {near:?}") };
            assert!(text.to_lowercase().contains(word), "{tag}: {text}");
            assert!(word == "hint" || !text.contains("hint"), "{tag}: {text}");
        }
    }
}

#[test]
fn help_offers_sheets_only_where_somebody_has_one() {
    for tag in TAGS {
        let offered = |game: &str| {
            let help = answered(game, tag, "?");
            let [Notice::Help { commands, .. }] = &help[..] else { panic!("{tag}: {help:?}") };
            commands.iter().map(|command| command.word.clone()).collect::<Vec<_>>()
        };
        let (few, many) = (offered("rattus"), offered("roll_player"));
        let more: Vec<_> = many.iter().filter(|word| !few.contains(word)).collect();
        assert_eq!((more.len(), many.len() - few.len()), (1, 1), "{tag}: {more:?}");
    }
}

//! `play --tutorial`: every tutorial line by line, drawn and in sentences, in each language.

use desk::lobby::{PackTutorial, tutorials};
use desk::{Content, Keeper, Packs, Speech, players_of};
use text::Value;
use view::Match;

use super::{Folder, cardwright_reads};

/// The numbers of the expected answers, one a line.
fn answers(pack: &PackTutorial, content: &Content) -> Vec<String> {
    let opened = content.playable(pack.game).expect("sound");
    let head = &pack.tutorial.head;
    let setup = head.setup(&pack.tutorial.source).expect("a table");
    let seed = head.seed(&pack.tutorial.source).expect("a seed");
    let table = opened.table(setup, seed).expect("known: set");
    let players = players_of(head, table.seats());
    let mut game = Match::new(opened, table, players, Keeper::reading("none.play".into()));
    game.teach(pack.tutorial.clone());
    let mut numbers = Vec::new();
    loop {
        game.go_on();
        let Some(written) = game.written() else { return numbers };
        numbers.push(format!("{}\n", written + 1));
        let seat = game.asked().expect("asked");
        game.take(seat, written).expect("it is what the tutorial expects");
    }
}

#[test]
fn every_tutorial_is_played_line_by_line_in_each_language() {
    let content = Packs::open(&[]).expect("built in").content();
    let folder = Folder::new();
    for pack in tutorials(&content) {
        let own = pack.content(&content);
        let numbers = answers(&pack, &own);
        let input = numbers.concat() + "/quit\n";
        let steps = i64::try_from(numbers.len()).expect("few");
        for (tag, manner) in
            [("en", "--plain"), ("de", "--speak"), ("fr", "--plain"), ("nl", "--speak")]
        {
            let save = folder.word(&format!("{}-{tag}.play", pack.name.replace('/', "-")));
            let asked = ["play", "--tutorial", &pack.name, manner, "--lang", tag, "--save", &save];
            let ran = cardwright_reads(&asked, &input);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
            let speech = Speech::open(own.trees(pack.game), &[tag.to_owned()]);
            let count = Value::Int(steps);
            let values =
                [("step", count), ("steps", Value::Int(steps)), ("lesson", Value::Text(""))];
            let last = speech.tell("lesson-step", &values);
            let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
            let last = last.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(said.contains(&last), "{} {tag}: no “{last}” in\n{}", pack.name, ran.out);
        }
    }
}

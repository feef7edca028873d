//! Whole games are said in every language of the pack, and the picture fits the page.

use std::collections::BTreeSet;

use content::{Library, PackRoot};
use engine::Assets;
use play::{Advisor, Eye, Message, Seat, Setup, Table, Waiting};
use rattus::GAME;
use text::{Locales, Tree};

/// Plays a game with random bots and gives everything that is said on the way.
fn said(seats: u8, seed: u64) -> Vec<Message> {
    let game = super::built_in();
    let mut table = play::Session::new(game, Setup::seats(seats), seed).expect("they can play");
    let table: &mut dyn Table = &mut table;
    let eyes = [Eye::Seat(Seat(0)), Eye::Seat(Seat(1)), Eye::Bystander];
    let (mut said, mut told) = (Vec::new(), 0);
    loop {
        table.advance();
        eyes.iter().for_each(|eye| said.extend(table.log(told, *eye)));
        told = table.log_len();
        let Waiting::Asks { seat, prompt } = table.waiting() else { break };
        said.push(prompt);
        said.extend(table.offers().iter().cloned());
        let picture = table.picture(Eye::Seat(seat));
        said.extend(picture.iter().flat_map(|panel| panel.messages()).cloned());
        let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
    }
    said.extend(table.rules());
    let piles = table.piles(Eye::Bystander);
    said.extend(piles.iter().flat_map(|panel| panel.messages()).cloned());
    said.extend(table.tally(Seat(0), Eye::Seat(Seat(0))).into_iter().map(|line| line.reason));
    said.extend(table.outcome().expect("the game is over").told.concat());
    said
}

#[test]
fn whole_games_are_said_in_every_language() {
    let files = Assets::new();
    let (library, _) = Library::open(PackRoot::all(&files, "cards", ""));
    let pack = library.packs().find(|pack| pack.id == GAME).expect("the pack");
    let (locales, findings) = Locales::load(&[Tree::packs(&files, "locales", &[GAME])]);
    assert!(findings.is_empty(), "{}", diag::Report::new(findings).human(false));
    let all: Vec<Message> = [(2, 1), (3, 2), (4, 3), (2, 4)]
        .into_iter()
        .flat_map(|(seats, seed)| said(seats, seed))
        .collect();
    for tag in &pack.languages {
        let names = ["Anna", "Bram", "Chloé", "Dörte"].map(str::to_owned).to_vec();
        let voice = locales.voice(tag, names);
        for message in &all {
            voice.say(message);
        }
        assert_eq!(voice.gaps(), [], "{tag} has gaps");
        let errors: Vec<_> = voice.errors().iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
    }
    let spaces: BTreeSet<&str> = all.iter().map(|message| message.space).collect();
    assert!(spaces.len() >= 7, "{spaces:?}");
}

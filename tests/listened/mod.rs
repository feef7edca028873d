//! Players who listen: what the view shows an eye is told to an ear as well, a fact at a time.

mod facts;
mod letters;
mod speak;

use desk::{Content, Keeper, Packs, Player, Speech};
use play::Setup;
use view::{Change, HotSeat, Input, Notice, View};

use facts::{Facts, heard, seen};

/// The languages.
const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];

/// A game, perhaps with the packs that are only in use when somebody asks for them.
#[derive(Clone, Copy)]
struct Way {
    game: &'static str,
    all: bool,
}

/// All games, each also with all that there is for it, where that is more.
fn ways() -> impl Iterator<Item = Way> {
    let count = |way: Way| packs(way).content().packs_of(way.game).count();
    engine::SHELF.iter().flat_map(move |game| {
        let way = |all| Way { game: game.id(), all };
        let more = count(way(true)) > count(way(false));
        [Some(way(false)), more.then(|| way(true))].into_iter().flatten()
    })
}

fn packs(way: Way) -> Packs {
    let packs = Packs::open(&[]).expect("built in");
    if way.all { packs.with_all() } else { packs }
}

/// A person and two bots at a table; nothing is kept.
fn hot_seat(content: &Content, way: Way, tag: &str, seed: u64) -> HotSeat {
    let opened = content.playable(way.game).expect("sound");
    let mut table = opened.table(Setup::seats(3), seed).expect("three can play");
    let players = ["Ann", "Bo=random", "Cy=random"].map(|words| Player::parse(words).expect("so"));
    desk::note_players(&mut *table, &players);
    let speech = Speech::open(content.trees(way.game), &[tag.to_owned()]);
    let keeper = Keeper::reading("listened.play".into());
    HotSeat::new(opened, table, players.to_vec(), speech, keeper)
}

/// What is there to be seen when a person is asked next, or at the end.
fn next(hot_seat: &mut HotSeat) -> View {
    while hot_seat.go_on() {}
    hot_seat.view()
}

/// The one line that a typed line is answered with.
fn told(hot_seat: &mut HotSeat, line: &str) -> String {
    let change = hot_seat.take(Input::Words { words: line.to_owned() });
    assert_eq!(change, Change::Nothing, "“{line}” is no answer to the question");
    let notices = hot_seat.notices();
    match &notices[..] {
        [Notice::Answer { text, .. } | Notice::Says { text, .. }] => text.clone(),
        other => panic!("“{line}” has one answer, not {other:?}"),
    }
}

/// The offer that is chosen by some facts: any other fact leads, sooner or later, to another one.
fn choice(facts: &Facts, offers: usize) -> usize {
    let numbers = facts.values().flatten();
    let sum = numbers.fold(7_i64, |sum, number| (sum * 31 + number).rem_euclid(1_000_003));
    usize::try_from(sum).expect("not below 0") % offers
}

#[test]
fn who_listens_chooses_as_who_looks() {
    for way in ways() {
        let packs = packs(way);
        let content = packs.content();
        let [mut looked, mut listened] = [5, 5].map(|seed| hot_seat(&content, way, "en", seed));
        let (mut questions, mut facts) = (0, 0);
        loop {
            let (view, announced) = (next(&mut looked), next(&mut listened));
            assert_eq!(view.end.is_some(), announced.end.is_some());
            let Some(ask) = &view.ask else { break };
            let (seen, heard) = (seen(&view), heard(&mut listened));
            assert_eq!(seen, heard, "{} at question {questions}", way.game);
            let offers = count(&told(&mut listened, "ch"));
            assert_eq!(offers, ask.offers.len(), "{}", way.game);
            let (eye, ear) = (choice(&seen, ask.offers.len()), choice(&heard, offers));
            assert_eq!(looked.take(Input::Offer { offer: eye }), Change::Table);
            let words = (ear + 1).to_string();
            assert_eq!(listened.take(Input::Words { words }), Change::Table);
            (questions, facts) = (questions + 1, facts + seen.len());
        }
        assert!(questions > 15 && facts > questions * 5, "{}: {questions}, {facts}", way.game);
    }
}

#[test]
fn whoever_puts_the_first_cubes_is_told_to_be_next() {
    let way = Way { game: "rattus", all: false };
    let packs = packs(way);
    let content = packs.content();
    for seed in 0..6 {
        let mut hot_seat = hot_seat(&content, way, "en", seed);
        for _ in 0..2 {
            next(&mut hot_seat);
            let turn = told(&mut hot_seat, "t");
            assert!(turn.starts_with("It is Ann’s turn"), "{seed}: {turn}");
            assert_eq!(hot_seat.take(Input::Offer { offer: 0 }), Change::Table);
        }
    }
}

/// How many choices a sentence lists: “1: …; 2: ….”.
fn count(choices: &str) -> usize {
    let begins = |number: &usize| match number {
        1 => choices.starts_with("1: "),
        number => choices.contains(&format!("; {number}: ")),
    };
    (1..).take_while(begins).count()
}

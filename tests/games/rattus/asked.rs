//! What a turn asks for: only what can be done.

use desk::{Packs, Speech};
use play::{Advisor, Setup, Waiting};

use crate::texts::TAGS;

/// What the question of a turn says of cards.
const CARDS: [&str; 4] = ["your cards", "Karten einsetzen", "vos cartes", "kaarten gebruiken"];

#[test]
fn cards_are_asked_for_where_one_can_be_used() {
    let packs = Packs::open(&[]).expect("built in");
    let content = packs.content();
    let opened = content.playable("rattus").expect("sound");
    let mut table = opened.table(Setup::seats(3), 4).expect("three can play");
    let (mut with, mut without) = (0, 0);
    loop {
        table.advance();
        let Waiting::Asks { seat, prompt } = table.waiting() else { break };
        let usable = table.offers().iter().any(|offer| offer.id == "use");
        for tag in TAGS.iter().filter(|_| prompt.id == "turn") {
            let speech = Speech::open(content.trees("rattus"), &[(*tag).to_owned()]);
            let asked = speech.voice().say(&prompt);
            let says = CARDS.iter().any(|cards| asked.contains(cards));
            assert!(usable || !says, "{tag}: “{asked}”");
            with += usize::from(says);
            without += usize::from(!says);
        }
        let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
        table.choose(advice.index).expect("one of the offers");
    }
    assert!(with > TAGS.len() && without > TAGS.len(), "{with} {without}");
}

//! Card numbers that stand twice among the cards of one kind of a pack.

use content::{Card, CardKind, taken_numbers};
use diag::Diagnostic;

use super::Held;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    let read = held.read;
    kind(&read.weapons, |card| card.number, out);
    kind(&read.traits, |card| card.number, out);
    kind(&read.skills, |card| card.number, out);
    kind(&read.armor, |card| card.number, out);
    kind(&read.scrolls, |card| card.number, out);
    kind(&read.races, |card| card.number, out);
    kind(&read.backstories, |card| card.number, out);
    kind(&read.alignments, |card| card.number, out);
    kind(&read.minions, |card| card.number, out);
    kind(&read.adventures, |card| card.number, out);
    // A class card has two sides with one number.
    kind(&read.classes, |card| (card.number, card.side), out);
    let monsters = read.monsters.iter().flat_map(|card| {
        let numbers = [("several", card.data.several.number), ("alone", card.data.alone.number)];
        numbers.map(|(key, number)| (number, format!("{key}.number"), card))
    });
    out.extend(taken_numbers(monsters));
}

fn kind<T: CardKind, N: Ord>(
    cards: &[Card<T>],
    number: impl Fn(&T) -> N,
    out: &mut Vec<Diagnostic>,
) {
    let numbered = cards.iter().map(|card| (number(&card.data), "number".to_owned(), card));
    out.extend(taken_numbers(numbered));
}

//! Market decks that are too small: with some number of seats and rounds, all cards can be bought
//! before the game ends.

use diag::Diagnostic;

use super::{Held, SPACES};
use crate::cards::catalogue::EditionCards;
use crate::cards::edition::SoloMarket;
use crate::codes;

/// A number of seats with which the market can run out.
struct Dry {
    seats: u8,
    rounds: u16,
    there: u16,
    wanted: u16,
}

/// Checks the table that set-up would build: the cards of all packs, with the numbers of the
/// expansion if there is one.
pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    for edition in held.editions.iter().filter(|_| held.whole) {
        let seats = edition.numbers.by_seats(edition.numbers.start_dice);
        let dry: Vec<Dry> =
            seats.filter_map(|(seats, dice)| runs_dry(edition, seats, dice)).collect();
        let Some(worst) = dry.iter().max_by_key(|dry| dry.wanted - dry.there) else { continue };
        let expansion = held.read.expansions.iter().find(|one| one.data.edition == edition.id);
        let places = match expansion {
            Some(expansion) => Some(expansion.places.value("row_beyond_seats")),
            None => {
                let file = held.read.editions.iter().find(|one| one.id == edition.id);
                file.map(|file| file.places.value("printings"))
            }
        };
        let Some(place) = places else { continue };
        let games: Vec<String> = dry.iter().map(|dry| dry.seats.to_string()).collect();
        let Dry { seats, rounds, there, wanted } = worst;
        let message = format!(
            "the market can run out of cards with this many seats: {}. With {seats} there are \
             {there} market cards, but {rounds} rounds need up to {wanted}",
            games.join(", ")
        );
        out.push(
            Diagnostic::warning(codes::RUNS_DRY, message, place)
                .help("add market cards, or start with more dice, which leaves fewer rounds"),
        );
    }
}

/// Whether this number of seats can buy all cards before the last row is dealt.
fn runs_dry(edition: &EditionCards, seats: u8, start_dice: u8) -> Option<Dry> {
    let rounds = u16::from(SPACES.checked_sub(start_dice)?);
    let before = rounds.checked_sub(1)?;
    let row = u16::from(edition.numbers.row(seats));
    let market = edition.market.minus(&edition.later.market).minus(&edition.open_adventure_removed);
    // In a solo game one card of each row is returned, and the trash starts with one card.
    let (market, gone, aside) = match seats {
        1 => {
            let first = match edition.rules.solo_market {
                SoloMarket::Shuffled | SoloMarket::Grouped => 1,
            };
            (market.minus(&edition.solo_removed), row - 1, first)
        }
        _ => (market, u16::from(seats), 0),
    };
    let wanted = row + gone * before + aside;
    let there = market.len();
    (there < wanted).then_some(Dry { seats, rounds, there, wanted })
}

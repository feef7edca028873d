//! The audit: invariants of every state, such as that no die and no card is lost or duplicated.

use play::{Bits, Breach, Seat};

use crate::RollPlayer;
use crate::numbers::Space;
use crate::state::{MOST_GOLD, Sheet, State};
use crate::words::{Attribute, Colour};

impl RollPlayer {
    /// All invariants that a state violates.
    pub(crate) fn breaches(&self, state: &State) -> Vec<Breach> {
        let mut out = Vec::new();
        self.count_dice(state, &mut out);
        self.count_cards(state, &mut out);
        self.audit_extras(state, &mut out);
        for seat in state.from(Seat(0)) {
            check_sheet(seat, state.sheet(seat), &mut out);
        }
        out
    }

    /// Checks that the dice of each color in the bag, set aside, in the tray, on initiative cards
    /// and on and next to sheets add up to the box.
    fn count_dice(&self, state: &State, out: &mut Vec<Breach>) {
        let numbers = self.cards.numbers(state.edition());
        for colour in Colour::ALL {
            let at = colour.index();
            let loose = state.tray().iter().filter(|die| die.colour == *colour).count();
            let pool = state.open_numbers().filter(|(_, die)| die.colour == *colour).count();
            let sheets: u8 = state.from(Seat(0)).map(|seat| state.dice_of(seat, *colour)).sum();
            let beside = state.from(Seat(0)).flat_map(|seat| state.dice_beside(seat));
            let beside = beside.filter(|die| die.colour == *colour).count();
            let sum = u32::from(state.bag()[at])
                + u32::from(state.aside()[at])
                + loose as u32
                + pool as u32
                + u32::from(sheets)
                + beside as u32;
            let wanted = numbers.dice[at];
            if sum != u32::from(wanted) {
                let things = format!("{} dice", colour.word());
                out.push(Breach::Count { things, found: sum, expected: wanted.into() });
            }
        }
    }

    /// Checks that each market card is in exactly one place.
    fn count_cards(&self, state: &State, out: &mut Vec<Breach>) {
        let row: Bits = state.row().iter().map(|card| card.0).collect();
        let mut places =
            vec![state.decks()[0], state.decks()[1], state.discard(), state.trash(), row];
        places.extend(state.from(Seat(0)).map(|seat| state.sheet(seat).owned()));
        let sum: u16 = places.iter().map(Bits::len).sum();
        let all = places.iter().fold(Bits::EMPTY, |all, place| all.or(place));
        let wanted = self.cards_of(state).len();
        if sum != wanted || all.len() != wanted {
            let things = format!("market cards ({} different)", all.len());
            out.push(Breach::Count { things, found: sum.into(), expected: wanted.into() });
        }
        let owned = state.from(Seat(0)).map(|seat| state.sheet(seat).owned());
        let owned = owned.fold(Bits::EMPTY, |all, cards| all.or(&cards));
        if !state.ready().minus(&owned).is_empty() {
            out.push(Breach::Misplaced("a card without an owner is ready".to_owned()));
        }
        if usize::from(row.len()) != state.row().len() {
            out.push(Breach::Misplaced("a card is in the market twice".to_owned()));
        }
    }
}

fn check_sheet(seat: Seat, sheet: &Sheet, out: &mut Vec<Breach>) {
    let mut misplaced = |what: String| out.push(Breach::Misplaced(format!("{seat}: {what}")));
    if sheet.marker().0 > 8 {
        misplaced("the marker is off the grid".to_owned());
    }
    for row in Attribute::ALL {
        let dice = (0..3).map(|slot| sheet.die(Space::of(*row, slot)));
        if !dice.is_sorted_by_key(|die| die.is_none()) {
            misplaced(format!("row {} has a gap", row.word()));
        }
    }
    for (_, die) in sheet.dice() {
        if !die.faces().contains(&die.face) {
            misplaced(format!("a die shows {}", die.face));
        }
    }
    if sheet.gold() > MOST_GOLD {
        misplaced(format!("{} gold", sheet.gold()));
    }
}

//! What a ruling sets. Beads come out of the pot and cards out of the deck, so the laws still hold.

use play::ruling::{FieldError, value};
use play::{Bits, Seat};

use super::super::event::Step;
use super::{Player, State};

impl State {
    pub fn give_turn(&mut self, turn: Seat) {
        (self.step, self.turn) = (Step::Turn, turn);
    }

    pub fn give_beads(&mut self, seat: Seat, beads: u8) -> Result<(), FieldError> {
        let there = self.pot + self.player(seat).beads;
        value::enough(beads <= there, "beads in the pot")?;
        self.pot = there - beads;
        self.players[seat.at()].beads = beads;
        Ok(())
    }

    pub fn give_hand(&mut self, seat: Seat, cards: Bits) -> Result<(), FieldError> {
        self.give_cards(|player| &mut player.hand, seat, cards)
    }

    pub fn give_front(&mut self, seat: Seat, cards: Bits) -> Result<(), FieldError> {
        self.give_cards(|player| &mut player.front, seat, cards)
    }

    fn give_cards(
        &mut self,
        place: fn(&mut Player) -> &mut Bits,
        seat: Seat,
        cards: Bits,
    ) -> Result<(), FieldError> {
        let place = place(&mut self.players[seat.at()]);
        let deck = self.deck.or(place);
        value::enough(cards.minus(&deck).is_empty(), "of these cards in the deck")?;
        (self.deck, *place) = (deck.minus(&cards), cards);
        Ok(())
    }
}

//! What a ruling sets. Beads come out of the pot and cards out of the deck, so the laws still hold.

use play::{Bits, Seat};

use super::super::event::Step;
use super::State;

impl State {
    pub fn give_turn(&mut self, turn: Seat) {
        (self.step, self.turn) = (Step::Turn, turn);
    }

    pub fn give_round(&mut self, round: u8) {
        self.round = round;
    }

    pub fn give_beads(&mut self, seat: Seat, beads: u8) -> Result<(), String> {
        let there = self.pot + self.player(seat).beads;
        self.pot = there.checked_sub(beads).ok_or(format!("at most {there}"))?;
        self.players[seat.at()].beads = beads;
        Ok(())
    }

    pub fn give_cards(&mut self, seat: Seat, front: bool, cards: Bits) -> Result<(), String> {
        let player = &mut self.players[seat.at()];
        let place = if front { &mut player.front } else { &mut player.hand };
        let deck = self.deck.or(place);
        if !cards.minus(&deck).is_empty() {
            return Err("cards that lie nowhere else".to_owned());
        }
        (self.deck, *place) = (deck.minus(&cards), cards);
        Ok(())
    }
}

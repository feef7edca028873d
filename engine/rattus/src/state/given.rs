//! Setting up rulings. Besides `absorb`, only this module writes a state. Cubes come from the
//! reserve and tokens from the supply, so that nothing is lost or created.

use play::Seat;
use play::ruling::{FieldError, value};

use super::{NONE, State};
use crate::cards::members;
use crate::flow::Step;
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::tokens::Token;

/// What is missing when the supply cannot give the tokens of a ruling.
const SUPPLY: &str = "tokens in the supply";

impl State {
    /// Moves the flow to a step and clears the queue.
    pub(crate) fn give_step(&mut self, step: Step) {
        self.step = step;
        (self.flip, self.ring, self.effect) = (None, None, None);
    }

    /// Sets the seat whose turn it is.
    pub(crate) fn give_active(&mut self, seat: Seat) {
        self.active = seat;
    }

    /// Sets the starting seat.
    pub(crate) fn give_first(&mut self, seat: Seat) {
        (self.first, self.active) = (seat, seat);
    }

    /// Puts the plague into a region, or removes it from the map.
    pub(crate) fn give_plague(&mut self, region: Option<RegionNo>) {
        self.plague = region;
    }

    /// Sets whether a class card was taken this turn.
    pub(crate) fn give_taken(&mut self, taken: bool) {
        self.taken = taken;
    }

    /// Sets whether cubes were placed this turn.
    pub(crate) fn give_placed(&mut self, placed: bool) {
        self.placed = placed;
    }

    /// Sets the number of a seat's cubes in a region, using its reserve.
    pub(crate) fn give_cubes(
        &mut self,
        seat: Seat,
        region: RegionNo,
        cubes: u8,
    ) -> Result<(), FieldError> {
        let at = seat.at();
        lay(&mut self.reserve[at], &mut self.cubes[region.at()][at], cubes)?;
        self.give_all_placed();
        Ok(())
    }

    /// A seat with an empty reserve has placed all its cubes in this turn, as in a game. That ends
    /// the game even if some return. Rule: `end-placed`.
    fn give_all_placed(&mut self) {
        self.all_placed = self.from(Seat(0)).any(|seat| self.reserve(seat) == 0);
    }

    /// Sets the number of a seat's cubes in the castle, using its reserve.
    pub(crate) fn give_castle(&mut self, seat: Seat, cubes: u8) -> Result<(), FieldError> {
        lay(&mut self.reserve[seat.at()], &mut self.castle[seat.at()], cubes)?;
        self.give_all_placed();
        Ok(())
    }

    /// Makes these cards the class cards of a seat.
    pub(crate) fn give_cards(&mut self, seat: Seat, cards: &[ClassNo]) {
        for holder in &mut self.holder {
            if *holder == seat.0 {
                *holder = NONE;
            }
        }
        for card in cards {
            self.holder[card.at()] = seat.0;
        }
    }

    /// Sets the number of tokens in a region. Additional tokens come from the supply, and excess
    /// ones return to it.
    pub(crate) fn give_rats(&mut self, region: RegionNo, count: u8) -> Result<(), FieldError> {
        let there = members(self.tokens.in_region(region)).map(TokenNo);
        for token in there.skip(count.into()) {
            self.tokens.set(token, Token::GONE);
            self.rats.take(region);
            self.supply += 1;
        }
        while self.rats.of(region) < count {
            value::enough(
                self.supply > 0 && self.tokens.push(Token::on(region)).is_some(),
                SUPPLY,
            )?;
            self.supply -= 1;
            self.rats.add(region);
        }
        Ok(())
    }

    /// Puts tokens with these faces into a region, seen by no seat.
    pub(crate) fn give_faces(
        &mut self,
        region: RegionNo,
        faces: &[FaceNo],
    ) -> Result<(), FieldError> {
        self.give_rats(region, 0)?;
        self.give_rats(region, faces.len() as u8)?;
        for (no, face) in members(self.tokens.in_region(region)).map(TokenNo).zip(faces) {
            self.show(no, *face, None);
        }
        Ok(())
    }

    /// Lets a seat know a face that is on the board and already known to some seat; false if there
    /// is none.
    pub(crate) fn give_known(&mut self, seat: Seat, face: FaceNo) -> bool {
        let lying = self.tokens().find(|(_, token)| token.face() == Some(face));
        let token = lying.map(|(no, _)| no);
        token.into_iter().for_each(|no| self.show(no, face, Some(seat)));
        token.is_some()
    }

    /// Sets the number of tokens in the supply. The others are set aside, or return from there.
    pub(crate) fn give_supply(&mut self, count: u8) -> Result<(), FieldError> {
        let both = self.supply + self.aside;
        value::enough(count <= both, "tokens aside")?;
        (self.supply, self.aside) = (count, both - count);
        Ok(())
    }

    /// Flips a face from the supply and removes it.
    pub(crate) fn give_spent(&mut self, face: FaceNo) -> Result<(), FieldError> {
        value::enough(self.supply > 0 && !self.spent.has(face.0), SUPPLY)?;
        self.supply -= 1;
        self.spent.add(face.0);
        Ok(())
    }
}

/// Sets the number of cubes at a place, using the reserve.
fn lay(reserve: &mut u8, place: &mut u8, cubes: u8) -> Result<(), FieldError> {
    *reserve += std::mem::take(place);
    value::enough(cubes <= *reserve, "cubes in reserve")?;
    *reserve -= cubes;
    *place = cubes;
    Ok(())
}

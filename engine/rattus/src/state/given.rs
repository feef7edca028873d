//! Setting up rulings: the only writer of a state besides `absorb`. Cubes come out of the reserve
//! and tokens out of the supply, so that nothing is lost or made from nothing.

use play::Seat;

use super::{ClassNo, FaceNo, NONE, RegionNo, SEATS, State, Token, TokenNo};
use crate::cards::members;
use crate::flow::Step;

impl State {
    /// Puts the flow at a step, with what waits thrown away.
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

    /// Puts the plague into a region.
    pub(crate) fn give_plague(&mut self, region: RegionNo) {
        self.plague = Some(region);
    }

    /// Says whether cubes were placed this turn.
    pub(crate) fn give_placed(&mut self, placed: bool) {
        self.placed = placed;
    }

    /// Lets a seat have so many cubes in a region; false if the reserve lacks them.
    pub(crate) fn give_cubes(&mut self, seat: Seat, region: RegionNo, cubes: u8) -> bool {
        let at = seat.at() % SEATS;
        self.reserve[at] += std::mem::take(&mut self.cubes[region.at()][at]);
        let there = cubes <= self.reserve[at];
        let cubes = cubes.min(self.reserve[at]);
        self.reserve[at] -= cubes;
        self.cubes[region.at()][at] = cubes;
        there
    }

    /// Lets a seat have so many cubes in the castle; false if the reserve lacks them.
    pub(crate) fn give_castle(&mut self, seat: Seat, cubes: u8) -> bool {
        let at = seat.at() % SEATS;
        self.reserve[at] += std::mem::take(&mut self.castle[at]);
        let there = cubes <= self.reserve[at];
        let cubes = cubes.min(self.reserve[at]);
        self.reserve[at] -= cubes;
        self.castle[at] = cubes;
        there
    }

    /// Gives a seat exactly these class cards.
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

    /// Lets so many tokens lie in a region: further ones come from the supply, those too many go
    /// back to it. False if the supply lacks them.
    pub(crate) fn give_rats(&mut self, region: RegionNo, count: u8) -> bool {
        while self.rats[region.at()] > count {
            let there = self.tokens.in_region(region);
            let Some(last) = there.checked_ilog2() else { return false };
            self.tokens.set(TokenNo(last as u8), Token::GONE);
            self.rats[region.at()] -= 1;
            self.supply += 1;
        }
        while self.rats[region.at()] < count {
            if self.supply == 0 || !self.tokens.push(Token::on(region)) {
                return false;
            }
            self.supply -= 1;
            self.rats[region.at()] += 1;
        }
        true
    }

    /// Lets tokens with these faces lie in a region, seen by nobody.
    pub(crate) fn give_faces(&mut self, region: RegionNo, faces: &[FaceNo]) -> bool {
        let there = self.give_rats(region, 0) && self.give_rats(region, faces.len() as u8);
        for (no, face) in members(self.tokens.in_region(region)).map(TokenNo).zip(faces) {
            self.show(no, *face, None);
        }
        there
    }

    /// Leaves so many tokens in the supply; the others are set aside, or come back from there.
    pub(crate) fn give_supply(&mut self, count: u8) -> bool {
        let both = self.supply + self.aside;
        self.supply = count.min(both);
        self.aside = both - self.supply;
        count <= both
    }

    /// Turns up a face of the supply and removes it.
    pub(crate) fn give_spent(&mut self, face: FaceNo) -> bool {
        let there = self.supply > 0 && !self.spent.has(face.0);
        if there {
            self.supply -= 1;
            self.spent.add(face.0);
        }
        there
    }
}

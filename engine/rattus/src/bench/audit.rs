//! The audit: invariants of every state, such as that nothing is lost or duplicated.

use play::{Bits, Breach, Seat};

use crate::Rattus;
use crate::numbers::RegionNo;
use crate::state::{CROWD, CUBES, REGIONS, State};

impl Rattus {
    /// All invariants that a state violates.
    pub(crate) fn breaches(&self, state: &State) -> Vec<Breach> {
        let mut out = Vec::new();
        let used = self.cards.map(state.map()).used(state.seats());
        for seat in state.from(Seat(0)) {
            let cubes = state.reserve(seat) + state.on_map(seat) + state.castle(seat);
            if cubes != CUBES {
                out.push(Breach::Misplaced(format!("{seat} has {cubes} cubes instead of {CUBES}")));
            }
        }
        let mut board = 0;
        for region in (0..REGIONS as u8).map(RegionNo) {
            let rats = state.rats(region);
            board += u16::from(rats);
            let name = || self.cards.regions.get(region.at()).map_or("?", String::as_str);
            if rats > CROWD {
                out.push(Breach::Misplaced(format!("{rats} tokens are in {}", name())));
            }
            if state.tokens_in(region).count_ones() != u32::from(rats) {
                out.push(Breach::Misplaced(format!("the number of tokens in {} is wrong", name())));
            }
            if used & region.bit() == 0 && (rats > 0 || state.population(region) > 0) {
                out.push(Breach::Misplaced(format!("{} is not in use, but not empty", name())));
            }
        }
        if state.plague().is_some_and(|plague| used & plague.bit() == 0) {
            out.push(Breach::Misplaced("the plague is in a region that is not in use".to_owned()));
        }
        let set = self.cards.set(state.set());
        let spent = state.spent().len();
        let all = u16::from(state.supply()) + u16::from(state.aside()) + board + spent;
        if all != set.faces.len() {
            let (found, expected) = (all.into(), set.faces.len().into());
            out.push(Breach::Count { things: "tokens".to_owned(), found, expected });
        }
        let mut seen = *state.spent();
        for (_, token) in state.tokens() {
            let Some(face) = token.face() else { continue };
            if seen.has(face.0) {
                out.push(Breach::Misplaced(format!("the face {} exists twice", face.0)));
            }
            seen.add(face.0);
        }
        if seen.minus(&set.faces) != Bits::EMPTY {
            out.push(Breach::Misplaced("a face does not belong to the set".to_owned()));
        }
        out
    }
}

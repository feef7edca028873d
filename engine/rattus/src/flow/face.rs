//! Chance shows the face of a token: from which tokens it can be, and which it is.

use super::scene::{Ask, Chance};
use crate::Rattus;
use crate::bench::Rule;
use crate::numbers::TokenNo;
use crate::state::{Hidden, State};
use crate::tokens::Ring;

/// What chance is asked for the face of a token: whether it has a ring, if that is open, else
/// which face it is.
pub(crate) fn ask_face(rules: &Rattus, state: &State, token: TokenNo) -> Ask {
    let set = rules.cards.set(state.set());
    let open = set.faces.minus(&state.spent().or(&state.seen_faces()));
    let (rings, others) = (open.and(&set.rings), open.minus(&set.rings));
    let ring = match state.ring() {
        Some(ring) => ring,
        None if state.from_start(token) || others.is_empty() => Ring::Starting,
        None if rings.is_empty() => Ring::Regular,
        None => {
            // Of the tokens that were not there at the start, so many have a ring. In play there
            // are rings for all tokens of the start, and none is set aside before mixing; a ruling
            // may show more rings elsewhere, and then none is to spare.
            let Hidden { from_start, later } = state.hidden();
            let spare = rings.len().saturating_sub(from_start);
            let regular = if state.options().has(Rule::EarlyRemoval) {
                (u16::from(state.supply()) + later).saturating_sub(spare)
            } else {
                others.len()
            };
            match (regular, spare) {
                (_, 0) => Ring::Regular,
                (0, _) => Ring::Starting,
                (regular, spare) => {
                    let weight =
                        |tokens| u8::try_from(tokens).expect("a set has at most 64 tokens");
                    return Ask::Chance(Chance::Ring(token, [regular, spare].map(weight)));
                }
            }
        }
    };
    let faces = match ring {
        Ring::Starting if !rings.is_empty() => rings,
        Ring::Regular if others.is_empty() => rings,
        Ring::Starting | Ring::Regular => others,
    };
    Ask::Chance(Chance::Face(token, faces))
}

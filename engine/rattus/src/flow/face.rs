//! The face of a token, decided by chance: from which group of tokens, and which one.

use super::scene::{Ask, Chance};
use crate::Rattus;
use crate::bench::Rule;
use crate::numbers::TokenNo;
use crate::state::{Hidden, State};
use crate::tokens::Ring;

/// What chance is asked for the face of a token: first whether it has a ring, if that is open, then
/// the face.
pub(crate) fn ask_face(rules: &Rattus, state: &State, token: TokenNo) -> Ask {
    let set = rules.cards.set(state.set());
    let open = set.faces.minus(&state.spent().or(&state.seen_faces()));
    let (rings, others) = (open.and(&set.rings), open.minus(&set.rings));
    let ring = match state.ring() {
        Some(ring) => ring,
        None if state.from_start(token) || others.is_empty() => Ring::Starting,
        None if rings.is_empty() => Ring::Regular,
        None => {
            // How many of the later tokens have a ring. In play every starting token has a ring,
            // and no ring is set aside before mixing. A ruling may show more rings elsewhere; then
            // none remains for later tokens.
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

//! Chance shows the face of a token: from which tokens it can be, and which it is.

use play::Request;

use super::scene::drawn;
use crate::Rattus;
use crate::choice::Choice;
use crate::state::{FaceNo, Ring, Rule, State, TokenNo};

/// What is asked of chance for the face of a token: whether it has a ring, if that is open, else
/// which face it is.
pub(crate) fn face_request(rules: &Rattus, state: &State, token: TokenNo) -> Request {
    let set = rules.cards.set(state.set());
    let open = set.faces.minus(&state.spent().or(&state.seen_faces()));
    let (rings, others) = (open.and(&set.rings), open.minus(&set.rings));
    let ring = match state.ring() {
        Some(ring) => ring,
        None if state.from_start(token) || others.is_empty() => Ring::Starting,
        None if rings.is_empty() => Ring::Regular,
        None => {
            // Of the tokens that were not there at the start, so many have a ring.
            let (from_start, later) = state.hidden();
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
                    let weights = [regular, spare].map(|weight| weight.min(255) as u8);
                    return Request::Draw(weights.into_iter().collect());
                }
            }
        }
    };
    match ring {
        Ring::Starting if !rings.is_empty() => Request::Deal(rings),
        Ring::Regular if others.is_empty() => Request::Deal(rings),
        Ring::Starting | Ring::Regular => Request::Deal(others),
    }
}

/// The choice that stands for an answer of chance to [`face_request`].
pub(crate) fn face_choice(rules: &Rattus, state: &State, token: TokenNo, outcome: u16) -> Choice {
    let draws = || matches!(face_request(rules, state, token), Request::Draw(_));
    if state.ring().is_none() && draws() {
        return Choice::Draw(if outcome == 0 { Ring::Regular } else { Ring::Starting });
    }
    Choice::Turn(FaceNo(drawn(outcome)))
}

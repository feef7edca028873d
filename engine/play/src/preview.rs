//! Previews: what an offer would lead to.

use std::borrow::Cow;

use crate::game::Game;
use crate::imagine::imagine;
use crate::message::Message;
use crate::panel::Panel;
use crate::rules::Status;
use crate::seat::{Eye, Seat};
use crate::session::{EventLog, Session};
use crate::spoken::Spoken;

/// Maximum number of single offers taken in a row; a guard against endless rules.
const MOST: usize = 1_000;

/// The result of an offer, as far as the asked seat may know it, up to the next draw or choice. The
/// game itself does not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The messages that would be shown, in the space `log`.
    pub told: Vec<Message>,
    /// The picture of the table afterwards.
    pub panels: Vec<Panel>,
    /// Whether a draw follows.
    pub chance: bool,
    /// The next question, if the same seat is asked next.
    pub asks: Option<Message>,
    /// Whether the game would be over.
    pub over: bool,
}

/// A copy of the game in which an offer was carried out.
struct Ahead<G: Game> {
    /// The asked seat, for which the preview is made.
    seat: Seat,
    /// The table before the offer, as the seat may know it.
    before: G::State,
    state: G::State,
    events: Vec<G::Event>,
}

/// Carries out an offer on a copy of what the asked seat may know.
///
/// Single offers that follow are taken as [`Session::advance`] takes them. In a game with hidden
/// information, this is done only for the asked seat, because it does not know what others are
/// offered.
fn ahead<G: Game>(session: &Session<G>, index: usize) -> Option<Ahead<G>> {
    let Status::Asks { seat, .. } = session.status() else { return None };
    let game = &**session.game();
    let before = game.observe(session.state(), Eye::Seat(seat));
    let mut state = before.clone();
    let mut next = Some(*session.choices().get(index)?);
    let (mut events, mut offers) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        let Some(choice) = next.take() else { break };
        game.apply(&mut state, choice, &mut events);
        let Status::Asks { seat: asked, .. } = game.status(&state) else { break };
        if asked != seat && game.hides() {
            break;
        }
        offers.clear();
        game.offers(&state, &mut offers);
        next = match offers[..] {
            [only] => Some(only),
            _ => None,
        };
    }
    Some(Ahead { seat, before, state, events })
}

/// The result of an offer, without changing the game.
pub(crate) fn preview<G: Game>(session: &Session<G>, index: usize) -> Option<Preview> {
    imagine(&**session.game(), || foreseen(session, index))
}

fn foreseen<G: Game>(session: &Session<G>, index: usize) -> Option<Preview> {
    let game = &**session.game();
    let Ahead { seat, before, state, events } = ahead(session, index)?;
    let eye = Eye::Seat(seat);
    let told =
        EventLog { game, before: Cow::Borrowed(&before), events: &events }.told(0, eye).collect();
    let status = game.status(&state);
    // Rules may show only observed states, so the copy is observed again.
    let panels = game.picture(&game.observe(&state, eye), eye);
    let asks = asks(game, &state, seat);
    let (chance, over) = (matches!(status, Status::Chance(_)), matches!(status, Status::Over));
    Some(Preview { told, panels, chance, asks, over })
}

/// The question to a seat in a state, if it is asked.
pub(crate) fn asks<G: Game>(game: &G, state: &G::State, seat: Seat) -> Option<Message> {
    match game.status(state) {
        Status::Asks { seat: asked, prompt } if asked == seat => {
            let seen = game.observe(state, Eye::Seat(seat));
            let facts = game.facts_of_question(&seen, seat, &prompt);
            let prompt = Message { facts, ..Message::of(game, "ask", &prompt) };
            Some(match game.named_ask(state) {
                Some(ask) => ask.prompt(prompt),
                None => prompt,
            })
        }
        Status::Asks { .. } | Status::Chance(_) | Status::Over => None,
    }
}

/// The queries and answers at the end of a [`preview`].
pub(crate) fn spoken<G: Game>(session: &Session<G>, index: usize) -> Vec<Spoken> {
    let game = &**session.game();
    let ahead = imagine(game, || {
        let Ahead { seat, state, .. } = ahead(session, index)?;
        let eye = Eye::Seat(seat);
        Some(game.spoken(&game.observe(&state, eye), eye))
    });
    ahead.unwrap_or_default()
}

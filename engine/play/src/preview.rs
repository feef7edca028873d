//! What would come of an offer, before anybody takes it.

use std::borrow::Cow;

use crate::game::Game;
use crate::imagine::imagine;
use crate::message::Message;
use crate::panel::Panel;
use crate::rules::Status;
use crate::seat::{Eye, Seat};
use crate::session::{EventLog, Session};
use crate::spoken::Spoken;

/// So many offers that are the only one are taken after the first; no rules need as many.
const MOST: usize = 1_000;

/// What would come of an offer, as far as the asked seat may know: up to where chance is asked, or a
/// seat has a choice. Nothing of it has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What would be told, in the space `log`.
    pub told: Vec<Message>,
    /// The picture of the table then.
    pub panels: Vec<Panel>,
    /// What comes next is rolled or drawn.
    pub chance: bool,
    /// What the asked seat would be asked next, if it is asked at once.
    pub asks: Option<Message>,
    /// The game would be over.
    pub over: bool,
}

/// The copy on which an offer was carried out.
struct Ahead<G: Game> {
    /// Who is asked, and looks.
    seat: Seat,
    /// The table as the seat may know it.
    before: G::State,
    state: G::State,
    events: Vec<G::Event>,
}

/// Carries an offer out on a copy of what the asked seat may know. What is the only offer is taken
/// as a table takes it ([`Session::advance`]); where something is hidden, only for the asked seat,
/// which does not know what others are offered.
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

/// What would come of an offer; nothing of it happens.
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
    // What the rules show of a state is what an eye sees of it, also here.
    let panels = game.picture(&game.observe(&state, eye), eye);
    let asks = asks(game, &state, seat);
    let (chance, over) = (matches!(status, Status::Chance(_)), matches!(status, Status::Over));
    Some(Preview { told, panels, chance, asks, over })
}

/// What a seat is asked in a state, if it is.
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

/// What could be asked where [`preview`] ends, with its answers.
pub(crate) fn spoken<G: Game>(session: &Session<G>, index: usize) -> Vec<Spoken> {
    let game = &**session.game();
    let ahead = imagine(game, || {
        let Ahead { seat, state, .. } = ahead(session, index)?;
        let eye = Eye::Seat(seat);
        Some(game.spoken(&game.observe(&state, eye), eye))
    });
    ahead.unwrap_or_default()
}

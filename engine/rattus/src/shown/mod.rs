//! What players and authors see: the picture of a table, the rulebook, words, and schemas.

mod asked;
mod facts;
mod picture;
mod refused;
mod rulebook;
mod schemas;
mod spell;
mod spoken;

use play::{
    Args, Chapter, Eye, Message, NamedAsk, Panel, Refusal, Seat, Shown, Spelled, Spoken, Tally,
};

pub use asked::answered;
pub use schemas::{hooks, messages, schemas};

use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::state::State;

impl Shown for Rattus {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        self.spelled(kind, value)
    }

    fn tells(&self, event: &Event) -> bool {
        event.audience().players()
    }

    fn named_ask(&self, state: &State) -> Option<NamedAsk> {
        self.asks_by_name(state)
    }

    fn facts(&self, state: &State, seat: Seat, choice: &Choice) -> Args {
        self.facts_of_offer(state, seat, *choice)
    }

    fn facts_of_question(&self, state: &State, _: Seat, prompt: &Prompt) -> Args {
        self.facts_of(state, *prompt)
    }

    fn tally(&self, state: &State, seat: Seat) -> Vec<Tally> {
        self.tally_lines(state, seat)
    }

    fn ending(&self, state: &State) -> Vec<Vec<Message>> {
        self.told_at_the_end(state)
    }

    fn picture(&self, state: &State, eye: Eye) -> Vec<Panel> {
        self.draw(state, eye)
    }

    fn piles(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw_piles(state)
    }

    fn queries(&self, _: &State) -> Vec<&'static str> {
        spoken::QUERIES.to_vec()
    }

    fn spoken(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        self.say_all(state, eye)
    }

    fn leading(&self, _: &State) -> Vec<&'static str> {
        spoken::LEADING.to_vec()
    }

    fn news() -> Vec<(&'static str, &'static str)> {
        effects::Heard::news(Event::HEARD).collect()
    }

    fn refusals(&self, state: &State, seat: Seat) -> Vec<Refusal> {
        self.refused(state, seat)
    }

    fn rules(&self, state: &State) -> Vec<Chapter> {
        self.chapters(state)
    }

    fn topic(&self, state: &State) -> Option<&'static str> {
        Some(self.topic_now(state))
    }
}

//! What players and authors see: the picture of a table, the rulebook, names of numbers, and the
//! generated files of `schema/`.

mod asked;
mod facts;
mod happened;
mod needed;
mod picture;
mod refused;
pub(crate) mod rulebook;
mod schemas;
mod spell;
mod spoken;

use play::panel::Tone;
use play::signature::Signature;
use play::{
    Args, Chapter, Eye, Message, NamedAsk, Panel, Ref, Refusal, Seat, Shown, Spelled, Spoken,
    Tally, Word as _,
};

pub use asked::answered;
pub(crate) use needed::{Common, common_of};
pub use schemas::{hooks, messages, schemas};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::state::State;
use crate::words::{Attribute, News};

impl Shown for RollPlayer {
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        self.spelled(kind, value)
    }

    fn tells(&self, event: &Event) -> bool {
        event.audience().players()
    }

    fn is_news(&self, state: &State, event: &Event) -> bool {
        Self::is_worth_telling(state, event)
    }

    fn facts_of_event(&self, event: &Event, before: &dyn Fn() -> State) -> Args {
        self.facts_of_what_happened(event, before)
    }

    fn named_ask(&self, state: &State) -> Option<NamedAsk> {
        self.asks_by_name(state)
    }

    fn facts(&self, state: &State, seat: Seat, choice: &Choice) -> Args {
        self.facts_of_offer(state, seat, *choice)
    }

    fn facts_of_question(&self, state: &State, seat: Seat, prompt: &Prompt) -> Args {
        self.facts_of(state, seat, *prompt)
    }

    fn facts_of_table(&self, state: &State) -> Args {
        self.facts_about_table(state)
    }

    fn table_facts() -> Vec<Signature> {
        facts::table_facts()
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

    fn tone(&self, thing: &Ref) -> Option<Tone> {
        Self::tone_of(thing)
    }

    fn piles(&self, state: &State, _: Eye) -> Vec<Panel> {
        self.draw_piles(state)
    }

    fn queries(&self, state: &State) -> Vec<&'static str> {
        Self::queries_of(state)
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

    fn news_at(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        let hunts = self.cards.hunt_rules(state.edition()).is_some();
        let comes = |kind: &&News| hunts || !kind.is_of_hunts();
        let kinds: Vec<&str> = News::ALL.iter().filter(comes).map(|kind| kind.word()).collect();
        Self::news().into_iter().filter(|(_, kind)| kinds.contains(kind)).collect()
    }

    fn refusals(&self, state: &State, seat: Seat) -> Vec<Refusal> {
        self.refused(state, seat)
    }

    fn rules(&self, state: &State) -> Vec<Chapter> {
        self.chapters(state)
    }

    fn topic(&self, state: &State) -> Option<&'static str> {
        self.topic_at(state)
    }

    fn purpose(&self, state: &State, thing: &Ref) -> Option<&'static str> {
        match thing.kind.as_ref() {
            // In a solo game an initiative card does not set the market order but what the enemy
            // dice do.
            "initiative-card" => state.solo().then(|| state.enemy_rule()),
            "attribute" => Attribute::from_word(&thing.id).map(rulebook::action_in),
            "outlook" => Some("alignment-move"),
            // Not the attack of a hero, which has the same word.
            "adventure-kind" => Some("finale-adventure"),
            _ => None,
        }
    }
}

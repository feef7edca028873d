//! Where expansions join the base game: the only file that knows which expansions exist. The base
//! game asks here for their additions, and each expansion has its own folder.

use play::{Args, Bits, Breach, Eye, Message, Ref, Seat, Sink, Spoken, panel};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::extras::Extras;
use crate::flow::{Offers, Turn};
pub(crate) use crate::monsters::cards::remarks::look as remark;
use crate::monsters::choice::{MonsterChoice, MonsterPrompt};
use crate::monsters::experience::asks_for_experience;
pub(crate) use crate::monsters::facts::{choice_facts, prompt_facts};
pub(crate) use crate::monsters::fields::FIELDS;
use crate::monsters::hunt::refuse_hunt;
pub(crate) use crate::monsters::paragraphs::messages as rulebook_messages;
pub(crate) use crate::monsters::spoken_messages;
use crate::monsters::state::Monsters;
pub(crate) use crate::monsters::state::{MOST_TOKENS, MOST_XP};
use crate::monsters::{self, backpack, finale, hunt, setup, solo};
use crate::numbers::{Die, EditionNo, Number};
use crate::refusal::{Refusals, Why};
use crate::score::{Estimated, Hope, Reason};
use crate::shown::Common;
use crate::state::{State, Variant};
use crate::words::Window;

/// Limit on the size of a state in bytes, because it is copied for each card that acts and each
/// line that is searched.
const _: () = assert!(size_of::<State>() + size_of::<Monsters>() <= 768);

impl State {
    /// The state of Monsters & Minions; `None` where it is not played.
    #[inline]
    pub fn monsters(&self) -> Option<&Monsters> {
        self.extras().monsters()
    }

    pub(crate) fn monsters_mut(&mut self) -> Option<&mut Monsters> {
        self.extras_mut().monsters_mut()
    }

    /// The dice of a seat that are next to its sheet, for example stored on cards.
    #[inline]
    pub(crate) fn dice_beside(&self, seat: Seat) -> impl Iterator<Item = Die> {
        self.hero(seat).stored()
    }

    /// Solo: the number of enemy dice after the first.
    pub(crate) fn extra_enemies(&self) -> u8 {
        u8::from(self.monsters().is_some())
    }

    /// Solo: the prompt for taking an initiative card. It depends on the enemy dice.
    pub(crate) fn prompt_alone(&self) -> Prompt {
        match self.monsters() {
            Some(_) => MonsterPrompt::InitiativeProwled.into(),
            None => Prompt::InitiativeAlone,
        }
    }

    /// Whether a finale is played between the last round and the scores.
    pub(crate) fn fights_at_the_end(&self) -> bool {
        self.monsters().is_some()
    }

    /// Solo: the id of the rule about enemy dice.
    pub(crate) fn enemy_rule(&self) -> &'static str {
        if self.monsters().is_some() { "solo-prowl" } else { "solo-die" }
    }

    /// The names of the queries about the table that expansions add.
    pub(crate) fn extra_queries(&self) -> &'static [&'static str] {
        if self.monsters().is_some() { monsters::QUERIES } else { &[] }
    }
}

/// Rule about the printings of an expansion. Rule: `monsters-printing`.
pub(crate) const PRINTING_RULE: &str = "monsters-printing";

/// State and events.
impl State {
    /// Applies an event of an expansion to the state.
    // Always inlined: each caller knows the event at compile time, so the test disappears.
    #[inline(always)]
    pub(crate) fn absorb_extra(&mut self, event: &Event) {
        if let Event::Monsters(event) = event {
            self.absorb_monsters(event);
        }
    }
}

/// An event of an expansion as an eye sees it; `known` says for which seats the eye sees the hidden
/// parts.
pub(crate) fn witnessed_extra(event: Event, known: impl Fn(Seat) -> bool) -> Event {
    if let Event::Monsters(event) = event { event.witnessed(known).into() } else { event }
}

/// Whether an event of an expansion shows more to some eyes than to others.
pub(crate) fn reveals_extra(event: &Event) -> bool {
    if let Event::Monsters(event) = event { event.reveals() } else { false }
}

/// Calls `each` with the word ids under which an event of an expansion is counted, and the seat.
pub(crate) fn counted(event: &Event, each: impl FnMut(&'static str, Seat)) {
    if let Event::Monsters(event) = event {
        event.counted(each);
    }
}

/// Set-up.
impl RollPlayer {
    /// The extra state that expansions add to a new game.
    pub(crate) fn lay_extras(&self, edition: EditionNo, later: bool) -> Extras {
        Extras::new(self.laid_out(edition, later))
    }

    /// Whether one of the expansions has several printings.
    pub(crate) fn has_printings(&self) -> bool {
        self.hunts_somewhere()
    }

    /// Whether a variant has an effect with these packs.
    pub(crate) fn has_variant(&self, variant: Variant) -> bool {
        !variant.is_of_hunts() || self.hunts_somewhere()
    }

    /// For each kind of expansion card: its name, the number of cards, and how many a table needs.
    pub(crate) fn extra_counts(&self, state: &State) -> Vec<(&'static str, u16, u16)> {
        self.enough_to_hunt(state)
    }

    /// Whether expansions hide information from some seats.
    pub(crate) fn hides_extras(&self) -> bool {
        !self.cards.bestiary.adventures.is_empty()
    }

    /// Adds the invariants of expansions that a state violates.
    pub(crate) fn audit_extras(&self, state: &State, out: &mut Vec<Breach>) {
        self.count_minions(state, out);
    }
}

/// Decisions. In a base game each of these functions only tests one pointer.
impl RollPlayer {
    /// The prompt of a window for a seat whose only options there come from an expansion.
    #[inline(always)]
    pub(crate) fn extra_prompt(&self, state: &State, seat: Seat, window: Window) -> Option<Prompt> {
        let asks = asks_for_experience(window) && state.monsters().is_some();
        asks.then(|| self.ask_to_spend(state, seat, window)).flatten()
    }

    /// Whether the window has such a prompt for any seat.
    #[inline(always)]
    pub(crate) fn has_extra_prompt(&self, state: &State, window: Window) -> bool {
        let mut seats = (0..state.seats()).map(Seat);
        asks_for_experience(window)
            && state.monsters().is_some()
            && seats.any(|seat| self.ask_to_spend(state, seat, window).is_some())
    }

    /// Adds the choices that expansions offer a seat in a window.
    #[inline(always)]
    pub(crate) fn offer_extras(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        offers: &mut Offers<'_>,
    ) {
        if state.monsters().is_some() {
            self.offer_experience(state, seat, window, offers);
        }
    }

    /// Adds why a seat may not make the extra choices of expansions now.
    pub(crate) fn refuse_extras(
        &self,
        state: &State,
        seat: Seat,
        window: Option<Window>,
        refusals: &mut Refusals<'_>,
    ) {
        if state.monsters().is_some() {
            self.refuse_storing(state, seat, refusals);
            if let Some(window) = window {
                self.refuse_experience(state, seat, window, refusals);
            }
        }
    }

    /// Adds the places outside the rows of the sheet where a die just taken can go.
    #[inline(always)]
    pub(crate) fn offer_beside_rows(
        &self,
        state: &State,
        seat: Seat,
        die: Die,
        offers: &mut Offers<'_>,
    ) {
        if state.monsters().is_some() {
            self.offer_storing(state, seat, die, offers);
        }
    }

    /// Adds what a seat may do in its market turn instead of buying or discarding a card.
    #[inline(always)]
    pub(crate) fn offer_beside_market(&self, state: &State, offers: &mut Offers<'_>) {
        self.offer_hunt(state, offers);
    }

    /// The weapons of a seat that cannot be discarded.
    #[inline(always)]
    pub(crate) fn bound_weapons(&self, state: &State, seat: Seat) -> Bits {
        state.monsters().map_or(Bits::EMPTY, |_| self.bound(state, seat))
    }
}

/// The flow.
impl<L: Sink<Event>> Turn<'_, L> {
    /// The starting dice are placed: expansions set up their parts, then the first round begins.
    pub(crate) fn end_setup(&mut self) {
        if self.state.monsters().is_some() {
            self.step(setup::Step::Monster);
        } else {
            self.begin_round();
        }
    }

    /// The die of a turn is placed: a seat with stored dice may take some of them.
    #[inline(always)]
    pub(crate) fn after_placing(&mut self, nth: u8) {
        if self.state.dice_beside(self.state.nth(nth)).next().is_some() {
            self.step(backpack::Step::Choose { nth, fresh: None });
        } else {
            self.after_dice(nth);
        }
    }

    /// Handles the choice to put a die just taken next to the sheet.
    #[inline(always)]
    pub(crate) fn place_beside_rows(&mut self, seat: Seat, nth: u8, choice: Choice) {
        if let Choice::Monsters(MonsterChoice::Store { die }) = choice {
            self.store(seat, nth, die);
        }
    }

    /// Solo: rolls several enemy dice; false if there is only one.
    #[inline(always)]
    pub(crate) fn roll_extra_enemies(&mut self, nth: u8, number: Number) -> bool {
        let several = self.state.monsters().is_some();
        if several {
            self.step(solo::Step::Roll { nth, number, first: 0 });
        }
        several
    }

    /// Handles a market choice other than buying or discarding.
    #[inline(always)]
    pub(crate) fn choose_beside_market(&mut self, seat: Seat, choice: Choice) {
        if choice == MonsterChoice::Hunt.into() {
            self.step(hunt::Step::Choose { seat });
        }
    }

    /// Handles an extra choice that an expansion offers.
    pub(crate) fn choose_extra(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Monsters(choice) = choice {
            self.spend(seat, choice);
        }
    }

    /// After the last round: begins the finale, or ends the game.
    pub(crate) fn end_last_round(&mut self) {
        if self.state.monsters().is_some() {
            self.step(finale::Step::Begin);
        } else {
            self.tell(Event::Ended);
        }
    }
}

/// Scores and estimates.
impl RollPlayer {
    /// Passes the score lines of expansions to `each`.
    pub(crate) fn each_extra_line(
        &self,
        state: &State,
        seat: Seat,
        line: &mut dyn FnMut(Reason, i32),
    ) {
        if let Some((reason, stars)) = self.monster_line(state, seat) {
            line(reason, stars);
        }
    }

    /// The lines that expansions add to the story of a hero.
    pub(crate) fn extra_story(&self, state: &State, seat: Seat) -> Vec<Message> {
        self.monster_story(state, seat)
    }

    /// What a seat can expect from expansions, for the estimate of bots; `left` is the number of
    /// its free spaces.
    pub(crate) fn each_extra_hope(
        &self,
        state: &State,
        seat: Seat,
        left: i64,
        estimated: &Estimated,
        hope: &mut impl FnMut(Hope, i64),
    ) {
        hope(Hope::Monster, self.expect_monsters(state, seat, left, &estimated.fights));
    }

    /// How expansions change a result.
    pub(crate) fn each_extra_result(&self, state: &State, hope: &mut impl FnMut(Hope, i64)) {
        hope(Hope::Monster, if self.lost_to(state).is_some() { monsters::LOST } else { 0 });
    }
}

/// Views.
impl RollPlayer {
    /// Which seat gained which card by an event of an expansion.
    pub(crate) fn gained_extra(&self, event: &Event) -> Option<(Seat, Ref)> {
        if let Event::Monsters(event) = event { self.won_by(event) } else { None }
    }

    /// Arguments for the text of an expansion's choice.
    pub(crate) fn extra_choice_facts(&self, state: &State, seat: Seat, choice: Choice) -> Args {
        if let Choice::Monsters(choice) = choice {
            self.facts_of_monster_choice(state, seat, choice)
        } else {
            Args::new()
        }
    }

    /// Arguments for the text of an expansion's prompt.
    pub(crate) fn extra_prompt_facts(&self, state: &State, seat: Seat, prompt: Prompt) -> Args {
        if let Prompt::Monsters(prompt) = prompt {
            self.facts_of_monster_prompt(state, seat, prompt)
        } else {
            Args::new()
        }
    }

    /// Draws the panels of expansions; `asked` marks the things that the prompt is about.
    pub(crate) fn draw_extras(
        &self,
        state: &State,
        eye: Eye,
        asked: &[Common],
    ) -> Vec<panel::Panel> {
        self.draw_monsters(state, eye, asked)
    }

    /// The rows that expansions add to a sheet.
    pub(crate) fn extra_rows(&self, state: &State, seat: Seat) -> Vec<panel::Row> {
        self.earned_rows(state, seat)
    }

    /// The sentences that expansions add to the description of the table.
    pub(crate) fn say_extras(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        self.say_monsters(state, eye)
    }
}

/// Adds refusals for the expansion's alternatives to buying a card.
pub(crate) fn refuse_market_extras(state: &State, why: Why, refusals: &mut Refusals<'_>) {
    refuse_hunt(state, why, refusals);
}

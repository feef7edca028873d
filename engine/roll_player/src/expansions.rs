//! Where expansions join the base game: the one place that knows which there are. The base asks for
//! their extras here; what they are is in the folder of each expansion.

use play::{Args, Bits, Breach, Eye, Message, Ref, Seat, Sink, Spoken, panel};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::extras::Extras;
use crate::flow::{Offers, Turn};
pub(crate) use crate::monsters::cards::remarks::look as remark;
use crate::monsters::choice::{MonsterChoice, MonsterPrompt};
use crate::monsters::experience::asks_for_experience;
pub(crate) use crate::monsters::facts::{choice_facts, event_facts, prompt_facts};
pub(crate) use crate::monsters::fields::FIELDS;
use crate::monsters::hunt::refuse_hunt;
pub(crate) use crate::monsters::paragraphs::messages as rulebook_messages;
pub(crate) use crate::monsters::spoken_messages;
use crate::monsters::state::Monsters;
pub(crate) use crate::monsters::state::{MOST_TOKENS, MOST_XP};
use crate::monsters::{self, backpack, finale, hunt, setup, solo};
use crate::numbers::{Die, EditionNo, Number};
use crate::refusal::{Refusals, Why};
use crate::score::{Hope, Reason};
use crate::shown::Common;
use crate::state::{State, Variant};
use crate::words::Window;

/// A state is copied for each card that acts and each way that is searched.
const _: () = assert!(size_of::<State>() + size_of::<Monsters>() <= 768);

impl State {
    /// What Monsters & Minions keeps, where it is played.
    #[inline]
    pub fn monsters(&self) -> Option<&Monsters> {
        self.extras().monsters()
    }

    /// What Monsters & Minions keeps, to be changed.
    pub(crate) fn monsters_mut(&mut self) -> Option<&mut Monsters> {
        self.extras_mut().monsters_mut()
    }

    /// Dice of a seat that lie beside its sheet.
    #[inline]
    pub(crate) fn dice_beside(&self, seat: Seat) -> impl Iterator<Item = Die> {
        self.hero(seat).stored()
    }

    /// Alone: how many enemy dice there are beyond the first.
    pub(crate) fn extra_enemies(&self) -> u8 {
        u8::from(self.monsters().is_some())
    }

    /// Alone: what is asked when an initiative card is taken, by what the enemy dice do.
    pub(crate) fn prompt_alone(&self) -> Prompt {
        match self.monsters() {
            Some(_) => MonsterPrompt::InitiativeProwled.into(),
            None => Prompt::InitiativeAlone,
        }
    }

    /// Whether there is a fight between the last round and the scores.
    pub(crate) fn fights_at_the_end(&self) -> bool {
        self.monsters().is_some()
    }

    /// Alone: the rule of the enemy dice.
    pub(crate) fn enemy_rule(&self) -> &'static str {
        if self.monsters().is_some() { "solo-prowl" } else { "solo-die" }
    }

    /// What can be asked about the table beyond the base game.
    pub(crate) fn extra_queries(&self) -> &'static [&'static str] {
        if self.monsters().is_some() { monsters::QUERIES } else { &[] }
    }
}

/// The rule of the printings of an expansion. Rule: `monsters-printing`.
pub(crate) const PRINTING_RULE: &str = "monsters-printing";

/// Events.
impl State {
    /// Carries out an event of an expansion.
    // Always inlined: where an event happens it is known which it is.
    #[inline(always)]
    pub(crate) fn absorb_extra(&mut self, event: &Event) {
        if let Event::Monsters(event) = event {
            self.absorb_monsters(event);
        }
    }
}

/// An event of an expansion as an eye sees it that has looked at what the seats have of which `known`
/// holds.
pub(crate) fn witnessed_extra(event: Event, known: impl Fn(Seat) -> bool) -> Event {
    if let Event::Monsters(event) = event { event.witnessed(known).into() } else { event }
}

/// Whether some eyes see more of an event of an expansion than others.
pub(crate) fn reveals_extra(event: &Event) -> bool {
    if let Event::Monsters(event) = event { event.reveals() } else { false }
}

/// As what an event of an expansion is counted, by the ids of its words, and whose it is.
pub(crate) fn counted(event: &Event, each: impl FnMut(&'static str, Seat)) {
    if let Event::Monsters(event) = event {
        event.counted(each);
    }
}

/// Set-up.
impl RollPlayer {
    /// What expansions lay out before a game.
    pub(crate) fn lay_extras(&self, edition: EditionNo, later: bool) -> Extras {
        Extras::new(self.laid_out(edition, later))
    }

    /// Whether an expansion of the packs has several printings.
    pub(crate) fn has_printings(&self) -> bool {
        self.hunts_somewhere()
    }

    /// Whether a variant means something with the packs.
    pub(crate) fn has_variant(&self, variant: Variant) -> bool {
        !variant.is_of_hunts() || self.hunts_somewhere()
    }

    /// How many cards there are of kinds of expansions, and how many a table needs.
    pub(crate) fn extra_counts(&self, state: &State) -> Vec<(&'static str, u16, u16)> {
        self.enough_to_hunt(state)
    }

    /// Whether expansions hide something from some seats.
    pub(crate) fn hides_extras(&self) -> bool {
        !self.cards.bestiary.adventures.is_empty()
    }

    /// Adds the laws of expansions that a state breaks.
    pub(crate) fn audit_extras(&self, state: &State, out: &mut Vec<Breach>) {
        self.count_minions(state, out);
    }
}

/// Decisions. In a base game each of these is one look at a pointer.
impl RollPlayer {
    /// What a window asks a seat that can do nothing in it but what an expansion lets it do.
    #[inline(always)]
    pub(crate) fn extra_prompt(&self, state: &State, seat: Seat, window: Window) -> Option<Prompt> {
        let asks = asks_for_experience(window) && state.monsters().is_some();
        asks.then(|| self.ask_to_spend(state, seat, window)).flatten()
    }

    /// Whether a window asks some seat that can do nothing in it but what an expansion lets it do.
    #[inline(always)]
    pub(crate) fn has_extra_prompt(&self, state: &State, window: Window) -> bool {
        let mut seats = (0..state.seats()).map(Seat);
        asks_for_experience(window)
            && state.monsters().is_some()
            && seats.any(|seat| self.ask_to_spend(state, seat, window).is_some())
    }

    /// Adds what a seat may do in a window besides what it is asked.
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

    /// Adds why a seat may not do now what it may do besides what it is asked.
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

    /// Adds the places of a die just taken beyond the rows of the sheet.
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

    /// The weapons of a seat that cannot be laid off.
    #[inline(always)]
    pub(crate) fn bound_weapons(&self, state: &State, seat: Seat) -> Bits {
        state.monsters().map_or(Bits::EMPTY, |_| self.bound(state, seat))
    }
}

/// The flow.
impl<L: Sink<Event>> Turn<'_, L> {
    /// The heroes have their starting dice: expansions lay out what they have, then the first round
    /// begins.
    pub(crate) fn end_setup(&mut self) {
        if self.state.monsters().is_some() {
            self.step(setup::Step::Monster);
        } else {
            self.begin_round();
        }
    }

    /// The die of a turn is placed: one who stores dice may take some of them.
    #[inline(always)]
    pub(crate) fn after_placing(&mut self, nth: u8) {
        if self.state.dice_beside(self.state.nth(nth)).next().is_some() {
            self.step(backpack::Step::Choose { nth, fresh: None });
        } else {
            self.after_dice(nth);
        }
    }

    /// Places a die just taken beside the sheet, if that is chosen.
    #[inline(always)]
    pub(crate) fn place_beside_rows(&mut self, seat: Seat, nth: u8, choice: Choice) {
        if let Choice::Monsters(MonsterChoice::Store { die }) = choice {
            self.store(seat, nth, die);
        }
    }

    /// Alone: several enemy dice are rolled; false if there is only one.
    #[inline(always)]
    pub(crate) fn roll_extra_enemies(&mut self, nth: u8, number: Number) -> bool {
        let several = self.state.monsters().is_some();
        if several {
            self.step(solo::Step::Roll { nth, number, first: 0 });
        }
        several
    }

    /// A seat does something else in its market turn than to buy or to discard a card.
    #[inline(always)]
    pub(crate) fn choose_beside_market(&mut self, seat: Seat, choice: Choice) {
        if choice == MonsterChoice::Hunt.into() {
            self.step(hunt::Step::Choose { seat });
        }
    }

    /// A seat does what an expansion lets it do besides what it is asked.
    pub(crate) fn choose_extra(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Monsters(choice) = choice {
            self.spend(seat, choice);
        }
    }

    /// The last round is over: the finale begins, or the game is over.
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
    /// The lines of a score sheet that expansions add.
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

    /// The lines of the story of a hero that expansions add.
    pub(crate) fn extra_story(&self, state: &State, seat: Seat) -> Vec<Message> {
        self.monster_story(state, seat)
    }

    /// What a seat may hope for from expansions; `left` of its spaces are free.
    pub(crate) fn each_extra_hope(
        &self,
        state: &State,
        seat: Seat,
        left: i64,
        hope: &mut impl FnMut(Hope, i64),
    ) {
        hope(Hope::Monster, self.expect_monsters(state, seat, left));
    }

    /// What expansions change of a result.
    pub(crate) fn each_extra_result(&self, state: &State, hope: &mut impl FnMut(Hope, i64)) {
        hope(Hope::Monster, if self.lost_to(state).is_some() { monsters::LOST } else { 0 });
    }
}

/// What players are shown.
impl RollPlayer {
    /// Who came to own what by an event of an expansion.
    pub(crate) fn gained_extra(&self, event: &Event) -> Option<(Seat, Ref)> {
        if let Event::Monsters(event) = event { self.won_by(event) } else { None }
    }

    /// The facts of an event of an expansion.
    pub(crate) fn extra_event_facts(&self, event: &Event, before: &dyn Fn() -> State) -> Args {
        if let Event::Monsters(event) = event {
            self.facts_of_monster_event(event, before)
        } else {
            Args::new()
        }
    }

    /// The facts of an offer of an expansion.
    pub(crate) fn extra_choice_facts(&self, state: &State, seat: Seat, choice: Choice) -> Args {
        if let Choice::Monsters(choice) = choice {
            self.facts_of_monster_choice(state, seat, choice)
        } else {
            Args::new()
        }
    }

    /// The facts of a question of an expansion.
    pub(crate) fn extra_prompt_facts(&self, state: &State, seat: Seat, prompt: Prompt) -> Args {
        if let Prompt::Monsters(prompt) = prompt {
            self.facts_of_monster_prompt(state, seat, prompt)
        } else {
            Args::new()
        }
    }

    /// The panels of expansions, of which a question is about those `asked`.
    pub(crate) fn draw_extras(
        &self,
        state: &State,
        eye: Eye,
        asked: &[Common],
    ) -> Vec<panel::Panel> {
        self.draw_monsters(state, eye, asked)
    }

    /// The rows of a sheet that expansions add.
    pub(crate) fn extra_rows(&self, state: &State, seat: Seat) -> Vec<panel::Row> {
        self.earned_rows(state, seat)
    }

    /// What expansions add to the table, in sentences.
    pub(crate) fn say_extras(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        self.say_monsters(state, eye)
    }
}

/// Adds that a seat does not do now what it may do instead of buying a card.
pub(crate) fn refuse_market_extras(state: &State, why: Why, refusals: &mut Refusals<'_>) {
    refuse_hunt(state, why, refusals);
}

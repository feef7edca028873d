//! Card effects: scripts that are run, ask, are answered, go on, and are undone when they fail.
//!
//! A card acts in *hooks*. A [`Call`] of a card in one of them runs its function on a [`Draft`], a
//! scratch copy of the state; what its verbs do becomes events on the copy. When the script is
//! done, its events are told to the real state one by one and the draft is thrown away. When it
//! fails, nothing was told but the fault. When it asks, the state keeps an [`Effect`]: the call,
//! the replies so far and the state at the start. That is a value: it can be saved, copied,
//! searched and undone like the rest of a state.
//!
//! A game says what its cards are made of ([`Scripted`], on its rules) and how events happen
//! ([`Acting`], on a state in the hands of the rules). It gets the rest: how an effect begins, asks,
//! is answered, goes on, ends and fails, and what cards answer in query hooks.
//!
//! # One card, from its file to its end
//!
//! The card «wager» has the hook `on_played`: its script asks for a number, then gains it.
//!
//! 1. [`bind`] finds the function that the card's file names for the hook, and keeps it with the
//!    card's params and guards as an [`Handler`]. [`Runtime::new`] loads the scripts.
//! 2. The card is played. The game finds that it acts now, and calls [`Acting::begin_effect`]: the
//!    script runs on a draft until `me:pick_number()` answers with [`Draft::ask`]. The machine
//!    notes [`Happened::Began`] and [`Happened::Asked`], which the state absorbs
//!    ([`Happened::absorb`]).
//! 3. The state now waits: the game's status asks the owner what [`Effect::question`] says.
//! 4. The owner chooses 4. The game calls [`Acting::answer_effect`] with it, which notes
//!    [`Happened::Answered`], and [`Acting::carry_on_effect`]. The script goes on, `me:gain(4)`
//!    tells an event to the draft, and the script ends: the event is told
//!    ([`Acting::tell_effect`]), then [`Happened::Ended`].
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use diag::{Place, Source};
//! use effects::{
//!     Acting, BudgetOf, Call, CallOf, Chain, DraftOf, EffectOf, Facts, Handler, HappenedOf, Runtime,
//!     Scripted,
//! };
//! use play::Seat;
//! use script::{Arguments, Binder, Recorded, Reply, WantedFunction};
//!
//! script::verbs! {
//!     /// What a card can say.
//!     pub enum Verb {
//!         ask Ask {
//!             /// The owner picks a number.
//!             PickNumber -> i64;
//!         }
//!         act Act {
//!             /// The owner gains beads.
//!             Gain(beads: u8);
//!         }
//!     }
//! }
//!
//! /// The only hook.
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! struct OnPlayed;
//!
//! impl effects::Takes for OnPlayed {}
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! enum Event {
//!     Gained(u8),
//!     Faulted,
//!     Effect(HappenedOf<Rules>),
//! }
//!
//! #[derive(Clone, Debug, Default)]
//! struct State {
//!     beads: u8,
//!     effect: Option<Box<EffectOf<Rules>>>,
//!     budget: BudgetOf<Rules>,
//! }
//!
//! impl State {
//!     fn absorb(&mut self, event: &Event) {
//!         match event {
//!             Event::Gained(beads) => self.beads += beads,
//!             Event::Effect(happened) => self.effect = happened.absorb(self.effect.take(), self),
//!             Event::Faulted => {
//!                 self.budget.fail((), OnPlayed);
//!                 if let Some(effect) = self.effect.take() {
//!                     let budget = std::mem::take(&mut self.budget);
//!                     *self = Self { budget, ..effect.undone() };
//!                 }
//!             }
//!         }
//!     }
//! }
//!
//! #[derive(Default)]
//! struct Scratch(DraftOf<Rules>);
//!
//! impl script::Stage for Scratch {
//!     type Verb = Verb;
//!
//!     fn perform(&mut self, verb: Verb) -> Reply {
//!         match verb {
//!             Verb::Ask(Ask::PickNumber) => return self.0.ask(()),
//!             Verb::Act(Act::Gain { beads }) => self.0.tell(Event::Gained(beads), State::absorb),
//!         }
//!         Reply::Nil
//!     }
//!
//!     fn answered(&mut self, reply: Recorded) -> Reply {
//!         self.0.answered();
//!         match reply {
//!             Recorded::Nil => Reply::Nil,
//!             Recorded::Int(number) => Reply::Int(number.into()),
//!         }
//!     }
//! }
//!
//! struct Rules {
//!     on_played: Handler<()>,
//!     runtime: Runtime<Scratch, State>,
//! }
//!
//! impl Scripted for Rules {
//!     type State = State;
//!     type Event = Event;
//!     type Card = ();
//!     type Hook = OnPlayed;
//!     type When = ();
//!     type About = ();
//!     type Question = ();
//!     type Scratch = Scratch;
//!
//!     fn runtime(&self) -> &Runtime<Scratch, State> {
//!         &self.runtime
//!     }
//!
//!     fn handler(&self, _: (), _: OnPlayed) -> Option<&Handler<()>> {
//!         Some(&self.on_played)
//!     }
//!
//!     fn info(&self, _: ()) -> Option<&content::CardInfo> {
//!         None
//!     }
//!
//!     fn hook_name(_: OnPlayed) -> &'static str {
//!         "on_played"
//!     }
//!
//!     fn fits(&self, _: &State, _: Seat, _: (), _: &Handler<()>, _: &Facts<()>) -> bool {
//!         true
//!     }
//!
//!     fn set(&self, scratch: &mut Scratch, state: &State, _: &CallOf<Self>) {
//!         scratch.0.begin(state);
//!     }
//!
//!     fn draft(scratch: &Scratch) -> &DraftOf<Self> {
//!         &scratch.0
//!     }
//!
//!     fn effect(state: &State) -> Option<&EffectOf<Self>> {
//!         state.effect.as_deref()
//!     }
//!
//!     fn budget(state: &State) -> &BudgetOf<Self> {
//!         &state.budget
//!     }
//! }
//!
//! struct Turn<'a> {
//!     rules: &'a Rules,
//!     state: &'a mut State,
//!     chain: Chain<Rules>,
//! }
//!
//! impl Acting for Turn<'_> {
//!     type Game = Rules;
//!
//!     fn game(&self) -> &Rules {
//!         self.rules
//!     }
//!
//!     fn state(&self) -> &State {
//!         self.state
//!     }
//!
//!     fn chain(&mut self) -> &mut Chain<Rules> {
//!         &mut self.chain
//!     }
//!
//!     // This game keeps no log.
//!     fn mark(&self) -> usize {
//!         0
//!     }
//!
//!     fn undo_chain(&mut self, start: &State, _: usize) {
//!         self.state.clone_from(start);
//!     }
//!
//!     fn tell_effect(&mut self, event: Event) {
//!         self.state.absorb(&event);
//!     }
//!
//!     fn note_effect(&mut self, happened: HappenedOf<Rules>) {
//!         self.state.absorb(&Event::Effect(happened));
//!     }
//!
//!     fn fail_effect(&mut self, _: CallOf<Rules>) {
//!         self.state.absorb(&Event::Faulted);
//!     }
//! }
//!
//! let script = Source::new(
//!     "wager.luau",
//!     "--!strict
//!     local function on_played(me)
//!         me:gain(me:pick_number())
//!     end
//!     return { on_played = on_played }",
//! );
//! let place = Source::new("wager.toml", "[hooks.on_played]").top();
//! let wanted = WantedFunction { function: "on_played", shared: false, place: &place };
//! let mut binder = Binder::<Scratch>::new(BTreeMap::new(), &[], &diag::Alone);
//! let found = binder.bind("toy", Some(&script), &BTreeMap::new(), &[wanted]);
//! let (scripts, findings) = binder.finish();
//! assert_eq!(findings, []);
//! let (function, params) = found[0].expect("the script has the function");
//! let on_played = Handler { function, params, when: (), is_guarded: false };
//! let rules = Rules { on_played, runtime: Runtime::new(&scripts) };
//!
//! let mut state = State::default();
//! let mut turn = Turn { rules: &rules, state: &mut state, chain: Chain::default() };
//! turn.begin_effect(Call { seat: Seat(0), card: (), hook: OnPlayed, args: Arguments::NONE });
//! assert!(turn.state.effect.is_some(), "it waits for a number");
//!
//! turn.answer_effect(Recorded::Int(4));
//! turn.carry_on_effect();
//! assert!(turn.state.effect.is_none());
//! assert_eq!(state.beads, 4);
//! assert_eq!(rules.runtime.swap_faults(Vec::new()), []);
//! ```
//!
//! Running a script from its start with the replies in the journal is what an effect *means*. What
//! is kept only to be quick, such as the tree of the runs that are known, and what ends it, is told in
//! [`script`]; no state knows of it. The battery answers a copy of each state whose effect has to
//! run again, and compares.

mod acting;
mod blame;
mod budget;
mod chain;
pub mod codes;
mod draft;
mod effect;
mod handler;
mod heard;
mod hooks;
mod listen;
mod named;
mod runtime;
mod scripted;
pub mod trial;
mod unseated;

pub use acting::Acting;
pub use blame::causes;
pub use budget::{Budget, CHAIN, FAULTS, SET_OFF};
pub use chain::Chain;
pub use draft::Draft;
pub use effect::{AskNo, Call, EARLIER, Effect, Happened, Takes};
pub use handler::{Handler, bind, labels};
pub use heard::{Audience, BySeat, Facts, Guards, Heard, Subject, Tell, joined, number_of};
pub use hooks::{Declared, HOOK, hook_names, hook_schema};
pub use listen::{By, Listening, Which};
pub use named::named_ask;
pub use runtime::Runtime;
pub use scripted::{BudgetOf, CallOf, DraftOf, EffectOf, HappenedOf, Scripted};
pub use unseated::{Unseated, bind_unseated};

//! Card effects: running scripts that can ask, are answered, go on, and are undone if they fail.
//!
//! A card acts in *hooks*. A [`Call`] of a card in a hook runs its function on a [`Draft`], a
//! scratch copy of the state. Its verbs become events on the copy. When the script ends, its events
//! are carried out on the real state one by one, and the draft is dropped. When it fails, the only
//! event is the fault. When it asks, the state keeps an [`Effect`]: the call, the replies so far
//! and the state at the start. An effect is a value. It can be saved, copied, searched and undone
//! like the rest of a state.
//!
//! A game describes its cards ([`Scripted`], on its rules) and carries out events ([`Acting`], on a
//! state during a change). This crate provides the rest: how an effect begins, asks, is answered,
//! goes on, ends and fails, and how cards answer query hooks.
//!
//! # One card, from its file to its end
//!
//! The card «wager» has the hook `on_played`: its script asks for a number, then gains it.
//!
//! 1. [`bind`] finds the function that the card's file names for the hook, and keeps it with the
//!    card's params and guards as a [`Handler`]. [`Runtime::new`] loads the scripts.
//! 2. The card is played. The game calls [`Acting::begin_effect`]. The script runs on a draft until
//!    `me:pick_number()` calls [`Draft::ask`]. This crate emits [`Happened::Began`] and
//!    [`Happened::Asked`], which the state absorbs ([`Happened::absorb`]).
//! 3. The state now waits. The game's status asks the owner the question in [`Effect::question`].
//! 4. The owner chooses 4. The game calls [`Acting::answer_effect`] with it, which emits
//!    [`Happened::Answered`], and then [`Acting::carry_on_effect`]. The script goes on,
//!    `me:gain(4)` adds an event to the draft, and the script ends. The event is carried out
//!    ([`Acting::tell_effect`]), then [`Happened::Ended`] follows.
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
//! By definition, the result of an effect is that of running its script from the start with the
//! replies in the journal. Caches only make this faster, such as the tree of known runs; [`script`]
//! describes them and their limits. No state contains a cache. The battery checks this: it answers
//! copies of states whose effects have to run again, and compares.

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

//! What hooks are called with, whatever the game. A script puts each thing that the hooks of events
//! are called with to the use of its type; the calls seen in random games are kept, and cards that
//! have the hooks are tried with them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write as _};

use effects::{By, Call, CallOf, Scripted};
use play::{Bench, Dealer, NoLog, Rules, Setup, Sink, playout};
use script::Type;

/// Kinds of calls of each hook that cards are tried with.
const KINDS: usize = 24;
/// Random games.
const GAMES: u64 = 12;
/// Answers after a call, in which its effect comes to its end.
const ANSWERS: u32 = 12;

/// The state of a game.
type StateOf<G> = <G as Rules>::State;
/// A card of a game.
type CardOf<G> = <G as Scripted>::Card;
/// An event of a game.
type EventOf<G> = <G as Rules>::Event;
/// The calls seen, each with the state in which it was queued, by hook.
pub type Seen<G> = BTreeMap<<G as Scripted>::Hook, Vec<(StateOf<G>, CallOf<G>)>>;

/// A game whose cards hear events.
pub trait Hears:
    Bench + Scripted<State = StateOf<Self>, Event = EventOf<Self>, Card: Debug, Hook: Ord + Debug>
{
    /// The call that an event lets wait, if it is one.
    fn queued(event: &EventOf<Self>) -> Option<CallOf<Self>>;

    /// The event that lets a call wait.
    fn queue(call: CallOf<Self>) -> EventOf<Self>;

    /// A use of a thing of the game that only works if it is one of a type of handles.
    fn usage(handle: &str, name: &str) -> String;
}

/// A script with a function for each of some hooks, which puts each thing to the use of its type, and
/// fails if that cannot be. All cards that have it have the guard `by`.
pub fn script<G: Hears>(hooks: &[script::Hook<'_>], by: &str) -> String {
    let mut text = "--!strict\nlocal all = {}\n".to_owned();
    for hook in hooks {
        let names: String = hook.takes.iter().map(|takes| format!(", {}", takes.name)).collect();
        let _ = writeln!(text, "function all.{}(me, _p{names}, more)", hook.name);
        let _ = writeln!(text, "\tassert(more == nil, \"more than it says\")");
        for takes in hook.takes {
            let _ = writeln!(text, "\tassert({}, \"{}\")", check::<G>(takes, by), takes.name);
        }
        text.push_str("end\n");
    }
    text + "return all\n"
}

/// What holds of a thing that a hook is called with.
fn check<G: Hears>(takes: &script::Parameter, by: &str) -> String {
    let name = takes.name;
    match takes.kind {
        Type::Int => format!("{name} % 1 == 0 and {name} >= 0"),
        Type::Bool => format!("type({name}) == \"boolean\""),
        Type::Words { words, .. } => {
            format!("table.find({{ \"{}\" }}, {name})", words.join("\", \""))
        }
        Type::Handle("Seat") if name == "by" => {
            format!("{name} {} me:seat()", if by == "me" { "==" } else { "~=" })
        }
        Type::Handle("Seat") => format!("type({name}) == \"userdata\""),
        Type::Handle(handle) => G::usage(handle, name),
        Type::Nil | Type::Label | Type::Nth | Type::Optional(_) | Type::Filter(_) => {
            panic!("say here what can be done with {:?}", takes.kind)
        }
    }
}

/// Keeps the calls of cards in a game.
struct Calls<'a, G: Hears> {
    game: &'a G,
    state: StateOf<G>,
    /// Those that were queued while a card acts, until it is done.
    waiting: Vec<CallOf<G>>,
    seen: Seen<G>,
}

impl<G: Hears> Sink<EventOf<G>> for Calls<'_, G> {
    fn take(&mut self, event: EventOf<G>) {
        self.waiting.extend(G::queued(&event));
        if G::effect(&self.state).is_none() {
            self.keep();
        }
        self.game.absorb(&mut self.state, &event);
    }
}

impl<G: Hears> Calls<'_, G> {
    /// Keeps what waits with the state as it is now.
    fn keep(&mut self) {
        for call in self.waiting.drain(..) {
            let seen = self.seen.entry(call.hook).or_default();
            let known =
                |(_, other): &(_, CallOf<G>)| (other.seat, other.args) == (call.seat, call.args);
            if seen.len() < KINDS && !seen.iter().any(known) {
                seen.push((self.state.clone(), call));
            }
        }
    }
}

/// Plays random games in which cards hear everything; none may fail.
pub fn calls<G: Hears>(game: &G, seats: u8) -> Seen<G> {
    let mut seen = BTreeMap::new();
    for seed in 0..GAMES {
        let mut state = game.start(&Setup::seats(seats)).expect("the set-up is played");
        let mut calls = Calls { game, state: state.clone(), waiting: Vec::new(), seen };
        let mut dealer = Dealer::new(seed);
        playout::random(game, &mut state, &mut dealer, 20_000, &mut calls);
        let faults = game.faults();
        assert!(faults.is_empty(), "{faults:?}");
        seen = calls.seen;
    }
    seen
}

/// What cards with the guard `by` were called with, by that guard.
pub type Known<G> = [(By, Seen<G>); 2];

/// Tries cards with what their hooks were called with; none may fail. Gives how many pairs of a card
/// and a hook there are, and how many were tried.
pub fn try_cards<G: Hears>(
    game: &G,
    cards: &[CardOf<G>],
    known: &Known<G>,
    guard: fn(&<G as Scripted>::When) -> By,
) -> (u32, u32) {
    let (mut acting, mut tried) = (0, 0);
    let hooks = known.iter().flat_map(|(_, seen)| seen.keys().copied()).collect::<BTreeSet<_>>();
    for (card, hook) in cards.iter().flat_map(|card| hooks.iter().map(move |hook| (*card, *hook))) {
        let Some(handler) = game.handler(card, hook) else { continue };
        acting += 1;
        let mine = guard(&handler.when);
        let heard = known.iter().filter(|(by, _)| mine == *by || mine == By::Any);
        let calls = heard.filter_map(|(_, seen)| seen.get(&hook)).flatten();
        for ((start, call), seed) in calls.zip(0..) {
            let mut state = start.clone();
            game.absorb(&mut state, &G::queue(Call { card, ..*call }));
            game.settle(&mut state, &mut NoLog);
            let mut dealer = Dealer::new(seed);
            playout::random(game, &mut state, &mut dealer, ANSWERS, &mut NoLog);
            let faults = game.faults();
            assert!(faults.is_empty(), "{call:?}: {faults:?}");
            tried += 1;
        }
    }
    (acting, tried)
}

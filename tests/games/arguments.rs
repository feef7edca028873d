//! What hooks are called with, whatever the game. A script puts each thing that the hooks of events
//! are called with to the use of its type; the calls seen in random games are kept, and cards that
//! have the hooks are tried with them.

use std::collections::BTreeMap;
use std::fmt::{Debug, Write as _};

use effects::{By, Call, CallOf, Scripted};
use play::{Bench, Dealer, NoLog, Rules, Seat, Setup, Sink, Status, playout};
use script::{Arguments, Type};

/// Kinds of calls of each hook that cards are tried with.
const KINDS: usize = 48;
/// Random games.
const GAMES: u64 = 12;
/// Answers after a call, in which its effect comes to its end.
const ANSWERS: u32 = 12;
/// Answers between two states that are kept of a game.
const APART: u32 = 37;

/// The state of a game.
type StateOf<G> = <G as Rules>::State;
/// A card of a game.
type CardOf<G> = <G as Scripted>::Card;
/// An event of a game.
type EventOf<G> = <G as Rules>::Event;
/// A call that was seen: the state in which it was queued, and the event it heard.
pub type Heard<G> = (StateOf<G>, CallOf<G>, EventOf<G>);
/// The calls seen, by hook.
pub type Seen<G> = BTreeMap<<G as Scripted>::Hook, Vec<Heard<G>>>;

/// A game whose cards hear events.
pub trait Hears:
    Bench + Scripted<State = StateOf<Self>, Event = EventOf<Self>, Card: Debug, Hook: Ord + Debug>
{
    /// The call that an event lets wait, if it is one.
    fn queued(event: &EventOf<Self>) -> Option<CallOf<Self>>;

    /// The event that lets a call wait.
    fn queue(call: CallOf<Self>) -> EventOf<Self>;

    /// Whether the guards of a card, but `by`, let it hear an event.
    fn may_hear(&self, when: &Self::When, event: &EventOf<Self>) -> bool;

    /// Every hook that cards can have, with what it takes.
    fn hooks() -> Vec<(Self::Hook, script::Hook<'static>)>;

    /// How many things there are of a type of handles.
    fn handles(&self, handle: &str) -> i16;

    /// Whether set-up is over: before that no card acts.
    fn is_playing(state: &StateOf<Self>) -> bool;

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
    /// The last event that is no call.
    last: Option<EventOf<G>>,
    /// Those that were queued while a card acts, until it is done.
    waiting: Vec<(CallOf<G>, EventOf<G>)>,
    seen: Seen<G>,
}

impl<G: Hears> Sink<EventOf<G>> for Calls<'_, G> {
    fn take(&mut self, event: EventOf<G>) {
        match (G::queued(&event), &self.last) {
            (Some(call), Some(last)) => self.waiting.push((call, last.clone())),
            (Some(_), None) => panic!("a call without an event"),
            (None, _) => self.last = Some(event.clone()),
        }
        if G::effect(&self.state).is_none() {
            self.keep();
        }
        self.game.absorb(&mut self.state, &event);
    }
}

impl<G: Hears> Calls<'_, G> {
    /// Keeps what waits with the state as it is now.
    fn keep(&mut self) {
        for (call, event) in self.waiting.drain(..) {
            let seen = self.seen.entry(call.hook).or_default();
            let known =
                |(_, other, _): &Heard<G>| (other.seat, other.args) == (call.seat, call.args);
            if seen.len() < KINDS && !seen.iter().any(known) {
                seen.push((self.state.clone(), call, event));
            }
        }
    }
}

/// Plays random games in which cards hear everything; none may fail.
pub fn calls<G: Hears>(game: &G, setups: &[Setup]) -> Seen<G> {
    let mut seen = BTreeMap::new();
    for (setup, seed) in setups.iter().cycle().zip(0..GAMES) {
        let mut state = game.start(setup).expect("the set-up is played");
        let (last, waiting) = (None, Vec::new());
        let mut calls = Calls { game, state: state.clone(), last, waiting, seen };
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

/// Tries each hook that one of some cards has, whatever its kind: that of an event with what it was
/// called with in games, a query with all that its parameters can be, another one where it takes
/// nothing. None may fail. Gives the hooks that were tried, with the number of cards that have them.
pub fn try_cards<G: Hears>(
    game: &G,
    cards: &[CardOf<G>],
    known: &Known<G>,
    states: &[StateOf<G>],
    guard: fn(&<G as Scripted>::When) -> By,
) -> BTreeMap<&'static str, u32> {
    let (mut tried, mut missed) = (BTreeMap::new(), Vec::new());
    let hooks = G::hooks();
    for (card, (hook, told)) in
        cards.iter().flat_map(|card| hooks.iter().map(move |it| (*card, it)))
    {
        let Some(handler) = game.handler(card, *hook) else { continue };
        let mine = guard(&handler.when);
        let heard = known.iter().filter(|(by, _)| mine == *by || mine == By::Any);
        let calls = heard.filter_map(|(_, seen)| seen.get(hook)).flatten();
        let calls = calls.filter(|(_, _, event)| game.may_hear(&handler.when, event));
        let calls: Vec<_> = calls.collect();
        let times: u32 = if let Some(returns) = told.returns {
            states.iter().map(|state| ask(game, state, card, (*hook, told), returns)).sum()
        } else if calls.is_empty() && told.takes.is_empty() {
            let call = |seat| Call { seat, card, hook: *hook, args: Arguments::NONE };
            let each = states.iter().map(|state| act(game, state, call(asked(game, state))));
            each.sum()
        } else {
            let each =
                calls.iter().map(|(start, call, _)| act(game, start, Call { card, ..*call }));
            each.sum()
        };
        if times == 0 {
            missed.push((card, told.name));
        }
        *tried.entry(told.name).or_default() += 1;
    }
    assert!(missed.is_empty(), "never called in these games: {missed:?}");
    tried
}

/// Lets a card act, and its effect come to its end.
fn act<G: Hears>(game: &G, start: &StateOf<G>, call: CallOf<G>) -> u32 {
    let mut state = start.clone();
    game.absorb(&mut state, &G::queue(call));
    game.settle(&mut state, &mut NoLog);
    let mut dealer = Dealer::new(play::digest(&state));
    playout::random(game, &mut state, &mut dealer, ANSWERS, &mut NoLog);
    let faults = game.faults();
    assert!(faults.is_empty(), "{call:?}: {faults:?}");
    1
}

/// Asks a card as each seat, with all that the parameters of the hook can be; how many times.
fn ask<G: Hears>(
    game: &G,
    state: &StateOf<G>,
    card: CardOf<G>,
    (hook, told): (G::Hook, &script::Hook<'_>),
    returns: Type,
) -> u32 {
    let seats = game.seats(state);
    let mut times = 0;
    for (seat, args) in (0..seats)
        .map(Seat)
        .flat_map(|seat| domain(game, seats, told).into_iter().map(move |args| (seat, args)))
    {
        let call = Call { seat, card, hook, args };
        let handler = game.handler(card, hook).expect("it has the hook");
        match returns {
            Type::Int => {
                game.number_by(state, call, handler);
            }
            Type::Bool => {
                game.says_by(state, call, handler);
            }
            other => panic!("say here how a card is asked for {other:?}"),
        }
        let faults = game.faults();
        assert!(faults.is_empty(), "{call:?}: {faults:?}");
        times += 1;
    }
    times
}

/// All that a hook can be called with.
fn domain<G: Hears>(game: &G, seats: u8, hook: &script::Hook<'_>) -> Vec<Arguments> {
    let values = |kind| match kind {
        Type::Int => {
            // What has no end, such as gold, is tried with some.
            let [least, greatest] = hook.number.unwrap_or([0, 8]).map(i16::from);
            least..greatest + 1
        }
        Type::Bool => 0..2,
        Type::Words { words, .. } => 0..words.len() as i16,
        Type::Handle("Seat") => 0..seats.into(),
        Type::Handle(handle) => 0..game.handles(handle),
        Type::Nil | Type::Label | Type::Nth | Type::Optional(_) | Type::Filter(_) => {
            panic!("say here what {kind:?} can be")
        }
    };
    match *hook.takes {
        [] => vec![Arguments::NONE],
        [one] => values(one.kind).map(|one| Arguments::new([one])).collect(),
        _ => panic!("say here what several things can be"),
    }
}

/// The seat that decides.
fn asked<G: Hears>(game: &G, state: &StateOf<G>) -> Seat {
    match game.status(state) {
        Status::Asks { seat, .. } => seat,
        Status::Chance(_) | Status::Over => panic!("a seat decides in these states"),
    }
}

/// States of random games in which a seat decides and no card is acting.
pub fn states<G: Hears>(game: &G, setups: &[Setup]) -> Vec<StateOf<G>> {
    let mut states = Vec::new();
    for (setup, seed) in setups.iter().zip(0..) {
        let mut state = game.start(setup).expect("the set-up is played");
        let mut dealer = Dealer::new(seed);
        while game.status(&state) != Status::Over {
            playout::random(game, &mut state, &mut dealer, APART, &mut NoLog);
            let asks = matches!(game.status(&state), Status::Asks { .. });
            if asks && G::effect(&state).is_none() && G::is_playing(&state) {
                states.push(state.clone());
            }
        }
    }
    states
}

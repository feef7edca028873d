//! What hooks are called with. In random games in which every class has every hook of an event, each
//! thing is what the hook's parameters say; and the cards of the game take whatever their hooks were
//! called with there.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::rc::Rc;

use effects::{By, Scripted};
use play::{Bench, Dealer, Rules, Setup, Sink, playout};
use roll_player::cards::Hook;
use roll_player::cards::hooks::HookName;
use roll_player::state::{Call, CardNo, ClassNo, Pending, Slot, State};
use roll_player::{Event, RollPlayer};
use script::Type;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

use super::listeners::{OWN, with_classes};
use crate::games::listening::hooks;
use crate::support;

/// Kinds of calls of each hook that cards are tried with.
const KINDS: usize = 24;
/// Random games.
const GAMES: u64 = 12;
/// Answers after a call, in which its effect comes to its end.
const ANSWERS: u32 = 12;

/// The hooks of events.
fn of_events() -> impl Iterator<Item = script::Hook<'static>> {
    let all = Hook::told_to_authors().into_iter();
    all.filter(|hook| hook.returns.is_none() && hook.name != "on_use")
}

/// A script with a function for each hook of an event, which puts each thing to the use of its
/// type, and fails if that cannot be.
fn script(by: &str) -> String {
    let mut text = "--!strict\nlocal all = {}\n".to_owned();
    for hook in of_events() {
        let names: Vec<_> = hook.takes.iter().map(|takes| takes.name).collect();
        let parameters: String = names.iter().map(|name| format!(", {name}")).collect();
        let _ = writeln!(text, "function all.{}(me, _p{parameters}, more)", hook.name);
        let _ = writeln!(text, "\tassert(more == nil, \"more than it says\")");
        for takes in hook.takes {
            let name = takes.name;
            let check = match takes.kind {
                Type::Int => format!("assert({name} % 1 == 0 and {name} >= 0, \"{name}\")"),
                Type::Bool => format!("assert(type({name}) == \"boolean\", \"{name}\")"),
                Type::Words { words, .. } => {
                    let list = words.join("\", \"");
                    format!("assert(table.find({{ \"{list}\" }}, {name}), \"{name}\")")
                }
                Type::Handle("Die") => format!("assert(me:face({name}) >= 1)"),
                Type::Handle("Card") => format!("assert(me:cost({name}) >= 0)"),
                Type::Handle("Seat") if name == "by" => {
                    let same = if by == "me" { "==" } else { "~=" };
                    format!("assert({name} {same} me:seat(), \"{name}\")")
                }
                Type::Handle("Seat") => format!("assert(type({name}) == \"userdata\")"),
                other => panic!("say here what can be done with {other:?}"),
            };
            let _ = writeln!(text, "\t{check}");
        }
        text.push_str("end\n");
    }
    text + "return all\n"
}

/// The game in which every class has every hook of an event.
fn listening(by: &str) -> Rc<RollPlayer> {
    let (own, mut hooked) = (hooks(OWN), String::new());
    for hook in of_events() {
        let _ = write!(hooked, "\n[hooks.{0}]\nuse = \"{0}\"\n", hook.name);
        if own.contains(hook.name) {
            let _ = writeln!(hooked, "when = {{ by = \"{by}\" }}");
        }
    }
    with_classes(&hooked, &script(by), &[])
}

/// The calls of cards in a game, each with the state in which it was queued.
struct Calls {
    state: State,
    seen: BTreeMap<Hook, Vec<(State, Call)>>,
}

impl Sink<Event> for Calls {
    fn take(&mut self, event: Event) {
        assert!(!matches!(event, Event::Faulted { .. }), "{event:?}");
        if let Event::Queued { pending: Pending::Effect(call) } = event {
            let seen = self.seen.entry(call.hook).or_default();
            let known =
                |(_, other): &(State, Call)| (other.seat, other.args) == (call.seat, call.args);
            if seen.len() < KINDS && !seen.iter().any(known) {
                seen.push((self.state.clone(), call));
            }
        }
        self.state.absorb(&event);
    }
}

/// Plays random games in which every class hears everything.
fn calls(by: &str) -> BTreeMap<Hook, Vec<(State, Call)>> {
    let game = listening(by);
    let mut seen = BTreeMap::new();
    for seed in 0..GAMES {
        let mut state = game.start(&Setup::seats(2)).expect("the set-up is played");
        let mut calls = Calls { state: state.clone(), seen };
        let (mut dealer, mut offers) = (Dealer::new(seed), Vec::new());
        playout::random(&*game, &mut state, &mut dealer, &mut offers, 20_000, &mut calls);
        let faults = game.faults();
        assert!(faults.is_empty(), "{faults:?}");
        seen = calls.seen;
    }
    seen
}

#[test]
fn hooks_are_called_with_what_they_say() {
    for by in ["me", "other"] {
        let seen = calls(by);
        let several = seen.values().filter(|calls| calls.len() >= 6).count();
        let called = seen.len();
        assert!(
            called > 35 && several > 20,
            "by = «{by}»: {called} hooks were called, {several} with six kinds of things"
        );
    }
}

/// What cannot happen to the event of a card: nothing is told of scripts at fault.
#[derive(Default)]
struct Sound(Vec<Event>);

impl Sink<Event> for Sound {
    fn take(&mut self, event: Event) {
        if matches!(event, Event::Faulted { .. }) {
            self.0.push(event);
        }
    }
}

/// The market cards, then the classes.
fn slots(game: &RollPlayer) -> impl Iterator<Item = Slot> {
    let count = |classes: bool| {
        let of = |kind| match kind {
            "class" => classes,
            "weapon" | "trait" | "skill" | "armor" => !classes,
            _ => false,
        };
        game.cards().infos().iter().filter(|info| of(info.kind)).count() as u8
    };
    let market = (0..count(false)).map(|at| Slot::from(CardNo(at)));
    market.chain((0..count(true)).map(|at| Slot::from(ClassNo(at))))
}

#[test]
fn cards_take_whatever_their_hooks_are_called_with() {
    let game = support::roll_player();
    let hook = |name: &str| {
        let name: StrDeserializer<'_, Error> = name.into_deserializer();
        HookName::deserialize(name).expect("a hook of an event").0
    };
    let seen = [("me", By::Me), ("other", By::Other)].map(|(word, by)| (by, calls(word)));
    let (mut acting, mut tried) = (0, 0);
    for card in slots(&game) {
        for hook in of_events().map(|told| hook(told.name)) {
            let Some(handler) = game.handler(card, hook) else { continue };
            acting += 1;
            let heard = |by: By| handler.when.by == by || handler.when.by == By::Any;
            let calls = seen.iter().filter(|(by, _)| heard(*by));
            let calls = calls.filter_map(|(_, seen)| seen.get(&hook)).flatten();
            for ((start, call), seed) in calls.zip(0..) {
                let (mut state, mut told) = (start.clone(), Sound::default());
                let pending = Call { card, ..*call }.into();
                state.absorb(&Event::Queued { pending });
                game.settle(&mut state, &mut told);
                let (mut dealer, mut offers) = (Dealer::new(seed), Vec::new());
                let rest = &mut offers;
                playout::random(&*game, &mut state, &mut dealer, rest, ANSWERS, &mut told);
                let faults = game.faults();
                assert!(told.0.is_empty() && faults.is_empty(), "{call:?}: {faults:?}");
                tried += 1;
            }
        }
    }
    assert!(acting >= 15 && tried >= 15 * 6, "{acting} cards act, {tried} times");
}

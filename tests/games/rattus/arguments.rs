//! What hooks are called with: in random games in which every class has every hook of an event, each
//! thing is what the hook's parameters say; and the class cards of the game and of strangers take
//! whatever their hooks were called with there, or can be asked.

use std::sync::Arc;

use effects::{By, CallOf};
use engine::Assets;
use play::Setup;
use rattus::cards::{Hook, HookName, When};
use rattus::numbers::ClassNo;
use rattus::{Catalogue, Event, Rattus, State};

use super::catalogue;
use super::listeners::with_classes;
use crate::games::arguments::{Hears, calls, script, states, try_cards};
use crate::support;

impl Hears for Rattus {
    fn queued(event: &Event) -> Option<CallOf<Self>> {
        match event {
            Event::Queued { call } => Some(*call),
            _ => None,
        }
    }

    fn queue(call: CallOf<Self>) -> Event {
        Event::Queued { call }
    }

    /// They take whatever they are called with.
    fn may_hear(&self, _: &When, _: &Event) -> bool {
        true
    }

    fn hooks() -> Vec<(Hook, script::Hook<'static>)> {
        let named = |told: script::Hook<'static>| {
            let HookName(hook) =
                serde_json::from_value(told.name.into()).expect("told by its name");
            (hook, told)
        };
        Hook::told_to_authors().into_iter().map(named).collect()
    }

    fn handles(&self, handle: &str) -> i16 {
        match handle {
            // As many as each of the maps has at least.
            "Region" => 10,
            "Card" => classes(self.cards()).into(),
            other => panic!("say here how many there are of a {other}"),
        }
    }

    fn is_playing(_: &State) -> bool {
        true
    }

    fn usage(handle: &str, name: &str) -> String {
        match handle {
            "Region" => format!("me:rats({name}) >= 0"),
            "Token" => format!("me:rats(me:region_of({name})) >= 1"),
            "Card" => format!("type({name}) == \"userdata\""),
            other => panic!("say here what can be done with a {other}"),
        }
    }
}

/// The game in which every class has every hook of an event.
fn listening(by: &str) -> Rattus {
    let all = Hook::told_to_authors().into_iter();
    let all = all.filter(|hook| hook.returns.is_none());
    let of_events: Vec<_> =
        all.filter(|hook| !["on_use", "on_last"].contains(&hook.name)).collect();
    let script = script::<Rattus>(&of_events, by);
    with_classes(by, |hook| hook.to_owned(), &script, &support::strangers("rattus"))
}

#[test]
fn hooks_are_called_with_what_they_say() {
    for by in ["me", "other"] {
        let seen = calls(&listening(by), &[Setup::seats(3)]);
        let several = seen.values().filter(|calls| calls.len() >= 6).count();
        let called = seen.len();
        assert!(
            called >= 17 && several >= 14,
            "by = “{by}”: {called} hooks were called, {several} with six kinds of things"
        );
    }
}

#[test]
fn cards_take_whatever_their_hooks_are_called_with() {
    let known = [("me", By::Me), ("other", By::Other)]
        .map(|(by, guard)| (guard, calls(&listening(by), &[Setup::seats(3)])));
    let catalogue = catalogue(Assets::new(), &support::strangers("rattus"));
    let cards: Vec<_> = (0..classes(&catalogue)).map(ClassNo).collect();
    let game = Rattus::new(Arc::new(catalogue));
    let states = states(&game, &[Setup::seats(2), Setup::seats(4)]);
    let tried = try_cards(&game, &cards, &known, &states, |when| when.by);
    let (cards, hooks) = (tried.values().sum::<u32>(), tried.len());
    assert!(cards >= 30 && hooks >= 20, "{cards} hooks of cards were tried: {tried:?}");
}

/// How many class cards there are.
fn classes(catalogue: &Catalogue) -> u8 {
    catalogue.infos().iter().filter(|info| info.kind == "class").count() as u8
}

//! What hooks are called with: in random games in which every class has every hook of an event, each
//! thing is what the hook's parameters say; and the cards of the game take whatever their hooks were
//! called with there.

use std::fmt::Write as _;
use std::rc::Rc;

use effects::{By, CallOf};
use roll_player::cards::Hook;
use roll_player::state::{CardNo, ClassNo, Pending, Slot};
use roll_player::{Event, RollPlayer};

use super::listeners::{OWN, acts_by_event, with_classes};
use crate::games::arguments::{Hears, calls, script, try_cards};
use crate::games::listening::hooks;
use crate::support;

impl Hears for RollPlayer {
    fn queued(event: &Event) -> Option<CallOf<Self>> {
        match event {
            Event::Queued { pending: Pending::Effect(call) } => Some(*call),
            _ => None,
        }
    }

    fn queue(call: CallOf<Self>) -> Event {
        Event::Queued { pending: call.into() }
    }

    fn usage(handle: &str, name: &str) -> String {
        match handle {
            "Die" => format!("me:face({name}) >= 1"),
            "Card" => format!("me:cost({name}) >= 0"),
            other => panic!("say here what can be done with a {other}"),
        }
    }
}

/// The game in which every class has every hook of an event.
fn listening(by: &str) -> Rc<RollPlayer> {
    let (own, mut hooked) = (hooks(OWN), String::new());
    let all = Hook::told_to_authors().into_iter();
    let of_events = all.filter(acts_by_event);
    let of_events: Vec<_> = of_events.collect();
    for script::Hook { name, .. } in &of_events {
        let _ = write!(hooked, "\n[hooks.{name}]\nuse = \"{name}\"\n");
        if own.contains(*name) {
            let _ = writeln!(hooked, "when = {{ by = \"{by}\" }}");
        }
    }
    with_classes(&hooked, &script::<RollPlayer>(&of_events, by), &[], &[])
}

#[test]
fn hooks_are_called_with_what_they_say() {
    for by in ["me", "other"] {
        let seen = calls(&*listening(by), 2);
        let several = seen.values().filter(|calls| calls.len() >= 6).count();
        let called = seen.len();
        assert!(
            called > 35 && several > 20,
            "by = “{by}”: {called} hooks were called, {several} with six kinds of things"
        );
    }
}

/// The market cards, then the classes.
fn slots(game: &RollPlayer) -> Vec<Slot> {
    let count = |classes: bool| {
        let of = |kind| match kind {
            "class" => classes,
            "weapon" | "trait" | "skill" | "armor" => !classes,
            _ => false,
        };
        game.cards().infos().iter().filter(|info| of(info.kind)).count() as u8
    };
    let market = (0..count(false)).map(|at| Slot::from(CardNo(at)));
    market.chain((0..count(true)).map(|at| Slot::from(ClassNo(at)))).collect()
}

#[test]
fn cards_take_whatever_their_hooks_are_called_with() {
    let known = [("me", By::Me), ("other", By::Other)]
        .map(|(by, guard)| (guard, calls(&*listening(by), 2)));
    let game = support::roll_player();
    let (acting, tried) = try_cards(&*game, &slots(&game), &known, |when| when.by);
    assert!(acting >= 14 && tried >= 14 * 6, "{acting} cards act, {tried} times");
}

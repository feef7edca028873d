//! Who hears an event: for each hook of an event that class cards can have it is told whose event it
//! is, and shown in random games in which every class card has all of them, once for each word of the
//! guard `by`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use diag::{Files, Memory};
use engine::Assets;
use play::{Dealer, Rules, Seat, Setup, playout};
use rattus::cards::Hook;
use rattus::{Event, Rattus};

use super::catalogue;
use crate::games::listening::{Listeners, Told, hooks};
use crate::support::Stranger;

/// Events that are one seat's own: `me` is that seat, `other` all the others.
const OWN: &str = "card_stolen card_taken card_used cubes_added cubes_lost cubes_moved looked placed \
                   plague_counted plague_moved saved token_moved tokens_swapped turn_began";

/// Events of the table: everybody's own, without the guard `by`.
const TABLE: &str = "final_ravage flipped last_round spread supply_empty";

fn all() -> BTreeSet<String> {
    hooks(OWN).union(&hooks(TABLE)).cloned().collect()
}

#[test]
fn whose_each_event_is_stands_in_the_list() {
    let of_events = Hook::told_to_authors().into_iter();
    let of_events = of_events
        .filter(|hook| hook.returns.is_none() && !["on_use", "on_last"].contains(&hook.name));
    assert_eq!(of_events.map(|hook| hook.name.to_owned()).collect::<BTreeSet<_>>(), all());
}

#[test]
fn each_event_is_heard_by_those_it_concerns() {
    for by in ["me", "other", "any"] {
        let game = game(by);
        let mut seen = BTreeSet::new();
        for (seats, seed) in [2, 3, 4].into_iter().cycle().zip(0..60) {
            seen.append(&mut listen(by, &game, seats, seed));
        }
        let missing: Vec<_> = all().difference(&seen).cloned().collect();
        assert!(missing.is_empty(), "by = “{by}”: nothing was heard of {missing:?}");
    }
}

/// A game in which each class card also has the hook of every event, and does nothing in it.
fn game(by: &str) -> Rattus {
    let hear = "--!strict\nlocal function hear(_me: Me) end\n\nreturn { hear = hear }\n";
    with_classes(by, |_| "hear".to_owned(), hear, &[])
}

/// A game with packs of strangers in which each class card of its own also has the hook of every event,
/// with a function of another script.
pub(super) fn with_classes(
    by: &str,
    function: impl Fn(&str) -> String,
    script: &str,
    strangers: &[Stranger],
) -> Rattus {
    let mut files = Memory::copy_of(&Assets::new());
    let mut hooked = String::new();
    for hook in all() {
        let guarded = hooks(OWN).contains(&hook);
        let when = if guarded { format!("when = {{ by = \"{by}\" }}\n") } else { String::new() };
        let function = function(&hook);
        write!(hooked, "\n[hooks.{hook}]\nuse = \"{function}\"\n{when}")
            .expect("a string takes all");
    }
    let classes = files.list().into_iter();
    let classes = classes.filter(|path| path.contains("rattus/class/") && path.ends_with(".toml"));
    for path in classes.collect::<Vec<_>>() {
        let text = files.read(&path).expect("it was listed").into_owned();
        let text = String::from_utf8(text).expect("cards are UTF-8");
        files = files.with(path.as_str(), text + &hooked);
    }
    files = files.with("cards/rattus/effects/listener.luau", script);
    let catalogue = catalogue(files, strangers);
    Rattus::new(std::sync::Arc::new(catalogue))
}

/// Plays a random game, and gives the hooks of the events that cards could hear.
fn listen(by: &str, game: &Rattus, seats: u8, seed: u64) -> BTreeSet<String> {
    let own = hooks(OWN);
    let mut held = BTreeMap::new();
    let told = |event: &Event| match event {
        Event::Queued { call } => Told::Queued { hook: call.hook.name(), seat: call.seat },
        event => Told::Happened {
            hook: Hook::of(event).name(),
            cards: event.audience().cards(),
            seat: event.facts().seat,
        },
    };
    let holders = |event: &Event| {
        if let Event::CardTaken { seat, card } | Event::CardStolen { seat, card, .. } = event {
            held.insert(*card, *seat);
        }
        held.values().copied().collect::<Vec<Seat>>()
    };
    let mut listeners = Listeners::new(by, &own, told, holders);
    let mut state = game.start(&Setup::seats(seats)).expect("so many can play");
    let mut dealer = Dealer::new(seed);
    playout::random(game, &mut state, &mut dealer, 20_000, &mut listeners);
    listeners.compare();
    listeners.seen
}

//! What hooks are called with: in random games in which every class has every hook of an event, each
//! thing is what the hook's parameters say; and cards of every kind, of the game and of strangers,
//! take whatever their hooks were called with there, or can be asked.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

use effects::{By, CallOf};
use engine::Assets;
use play::Setup;
use roll_player::cards::Hook;
use roll_player::cards::hooks::{HookName, When};
use roll_player::numbers::{
    AdventureNo, AlignmentNo, BackstoryNo, CardNo, ClassNo, MinionNo, MonsterNo, RaceNo, SetNo,
    Slot,
};
use roll_player::state::{Pending, State};
use roll_player::{Catalogue, Event, RollPlayer};

use super::listeners::{OWN, acts_by_event, with_classes};
use crate::games::arguments::{Hears, calls, script, states, try_cards};
use crate::games::listening::hooks;
use crate::support::{self, Stranger, library_with, sound};

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

    fn may_hear(&self, when: &When, event: &Event) -> bool {
        let about = event.facts().about;
        let kind = about.card.map(|card| self.cards().market(card).kind);
        let kinds = when.kind.as_ref();
        let rows = when.row.as_ref();
        let colours = when.colour.as_ref();
        kinds.is_none_or(|kinds| kind.is_some_and(|kind| kinds.contains(&kind)))
            && rows.is_none_or(|rows| about.row.is_some_and(|row| rows.contains(&row)))
            && colours.is_none_or(|all| {
                about.colour.is_some_and(|colour| all.iter().any(|one| one.colour() == colour))
            })
            && when.min.is_none_or(|min| about.number.is_some_and(|number| number >= min))
            && when.max.is_none_or(|max| about.number.is_some_and(|number| number <= max))
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
            "Card" => count(self, &MARKET).into(),
            other => panic!("say here how many there are of a {other}"),
        }
    }

    fn is_playing(state: &State) -> bool {
        state.round() > 0
    }

    fn usage(handle: &str, name: &str) -> String {
        match handle {
            "Die" => format!("me:face({name}) >= 1"),
            "Card" => format!("me:cost({name}) >= 0"),
            other => panic!("say here what can be done with a {other}"),
        }
    }
}

/// The kinds of market cards.
const MARKET: [&str; 5] = ["weapon", "trait", "skill", "armor", "scroll"];

/// Packs beside the base game: those that build on it, and those of strangers.
type Packs<'a> = (&'a [&'a str], &'a [Stranger]);

/// The base game with what changes it most.
const USUAL: Packs<'static> = (&["monsters_and_minions"], &[]);

/// The game in which every class has every hook of an event.
fn listening(by: &str, packs: Packs<'_>) -> Rc<RollPlayer> {
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
    let script = script::<RollPlayer>(&of_events, by);
    with_classes(&hooked, &script, &[], packs)
}

fn setups() -> [Setup; 3] {
    let friendly = Setup::seats(2).with("variants", "friendly-market");
    [Setup::seats(2), Setup::seats(1), friendly]
}

#[test]
fn hooks_are_called_with_what_they_say() {
    for by in ["me", "other"] {
        let seen = calls(&*listening(by, USUAL), &[Setup::seats(2)]);
        let several = seen.values().filter(|calls| calls.len() >= 6).count();
        let called = seen.len();
        assert!(
            called > 35 && several > 20,
            "by = “{by}”: {called} hooks were called, {several} with six kinds of things"
        );
    }
}

/// How many cards there are of some kinds.
fn count(game: &RollPlayer, kinds: &[&str]) -> u8 {
    let infos = game.cards().infos().iter();
    infos.filter(|info| kinds.contains(&info.kind)).count() as u8
}

/// All cards, whatever their kind.
fn slots(game: &RollPlayer) -> Vec<Slot> {
    fn all<No: Into<Slot>>(count: u8, of: fn(u8) -> No) -> Vec<Slot> {
        (0..count).map(|at| of(at).into()).collect()
    }
    let of = |kind| count(game, &[kind]);
    let kinds = [
        all(count(game, &MARKET), CardNo),
        all(of("class"), ClassNo),
        all(of("race"), RaceNo),
        all(of("backstory"), BackstoryNo),
        all(of("alignment"), AlignmentNo),
        all(of("armor_set"), SetNo),
        all(of("minion"), MinionNo),
        all(of("monster"), MonsterNo),
        all(of("adventure"), AdventureNo),
    ];
    let slots = kinds.concat();
    assert_eq!(slots.len(), game.cards().infos().len(), "a kind of cards is forgotten here");
    slots
}

/// The game with these packs.
fn with((with, strangers): Packs<'_>) -> RollPlayer {
    let with: Vec<String> = with.iter().map(|pack| (*pack).to_owned()).collect();
    let (library, findings) = library_with(Assets::new(), &with, strangers);
    let (catalogue, more) = Catalogue::load(&library);
    sound([findings, more].concat());
    RollPlayer::new(Arc::new(catalogue))
}

/// Tries all cards of the game with these packs; the hooks that were tried, and in how many cards.
fn tried(packs: Packs<'_>) -> BTreeMap<&'static str, u32> {
    let known = [("me", By::Me), ("other", By::Other)]
        .map(|(by, guard)| (guard, calls(&*listening(by, packs), &setups())));
    let game = with(packs);
    try_cards(&game, &slots(&game), &known, &states(&game, &setups()), |when| when.by)
}

#[test]
fn cards_take_whatever_their_hooks_are_called_with() {
    let tried = tried(USUAL);
    let (cards, queries) = (tried.values().sum::<u32>(), tried.len());
    assert!(cards > 100 && queries > 20, "{cards} hooks of cards were tried: {tried:?}");
}

#[test]
fn cards_of_strangers_take_whatever_their_hooks_are_called_with() {
    let mut all = 0;
    for pack in support::strangers("roll_player") {
        // It has cards for as many numbers as there are, and no hook.
        if !pack.folder.ends_with("full_table") {
            all += tried((&[], &[pack])).values().sum::<u32>();
        }
    }
    assert!(all > 100, "{all} hooks of cards were tried");
}

//! A position with a card placed in it, and the call to try there.

use play::ruling::Position;
use play::{Rules, Seat};
use script::Arguments;

use super::corpus::Sample;
use super::{Bestowed, Triable};
use crate::{Call, CallOf, Takes};

/// A card about to act.
pub(super) struct Stand<G: Triable> {
    /// The position in the notation of rulings.
    pub(super) position: Position,
    /// The state.
    pub(super) state: <G as Rules>::State,
    /// The call.
    pub(super) call: CallOf<G>,
}

/// Maximum number of ways to call a hook in one position.
const WAYS: usize = 12;

/// In one position in this many, the counter of the card has its maximum.
const FULL: u8 = 3;

/// The stands of a card at a sample, starting with seat number `turn`. Empty if the card does not
/// fit in or would not be called.
pub(super) fn stands<G: Triable>(
    game: &G,
    sample: &Sample<G>,
    (card, hook): (G::Card, G::Hook),
    turn: u8,
) -> Vec<Stand<G>> {
    let position = sample.position(game);
    let seats = position.setup.seats;
    let heard = sample.event.as_ref().and_then(G::heard);
    let (whose, args) = match heard {
        Some((_, whose, args)) => (whose, Some(args)),
        None => (None, None),
    };
    // Most cards hear events of their owner, so that seat comes first.
    let first = whose.unwrap_or(Seat(turn % seats.max(1)));
    for further in 0..seats {
        let seat = first.after(further, seats);
        let counter = game.full_counter(card).filter(|_| turn % FULL == FULL - 1);
        let bestowed = bestow(game, position, &game.bestowed(card, Some(hook)), (seat, counter));
        let Some((position, state)) = bestowed else { continue };
        let ways = match args {
            Some(args) => vec![args, about_itself::<G>(card, hook, args)],
            None => ways(game, &state, hook),
        };
        let calls = ways.into_iter().map(|args| Call { seat, card, hook, args });
        let fits = |call: &CallOf<G>| match &sample.event {
            Some(event) => game.hears(&state, call, event),
            None => game.callable(&state, call),
        };
        let stand = |call| Stand { position: position.clone(), state: state.clone(), call };
        // An event is tried in one way: as it was, or as if it had been about the card.
        let most = if args.is_some() { 1 } else { WAYS };
        let stands: Vec<_> = calls.filter(fits).take(most).map(stand).collect();
        if !stands.is_empty() {
            return stands;
        }
    }
    Vec::new()
}

/// The arguments of an event, changed as if it were about the card that hears it.
fn about_itself<G: Triable>(card: G::Card, hook: G::Hook, args: Arguments) -> Arguments {
    let Some((kind, number)) = G::thing(card) else { return args };
    args.with_thing(hook.takes(), kind, number)
}

/// The ways to call a hook that is not an event.
fn ways<G: Triable>(game: &G, state: &<G as Rules>::State, hook: G::Hook) -> Vec<Arguments> {
    let values = |parameter| game.values(state, hook, parameter).into_iter();
    match hook.takes() {
        [] => vec![Arguments::NONE],
        [one] => values(one).map(|value| Arguments::new([value])).collect(),
        [one, other, ..] => {
            let (all, others) = (values(one), values(other));
            all.zip(others.cycle()).map(|(a, b)| Arguments::new([a, b])).collect()
        }
    }
}

/// The position with a card at a seat. `counter` is an item for the list of counters.
pub(super) fn bestow<G: Triable>(
    game: &G,
    position: &Position,
    bestowed: &[Bestowed],
    (seat, counter): (Seat, Option<(&'static str, String)>),
) -> Option<(Position, <G as Rules>::State)> {
    let mut position = position.clone();
    let own = |path: &str| match path.strip_prefix("A.") {
        Some(rest) => format!("{seat}.{rest}"),
        None => path.to_owned(),
    };
    for bestowed in bestowed {
        match bestowed {
            Bestowed::Added(path, id) => {
                position.take_out(id);
                add::<G>(&mut position, &own(path), id);
            }
            Bestowed::Marked(path, id) => add::<G>(&mut position, &own(path), id),
            Bestowed::Set(path, id) => set::<G>(&mut position, path, &own(path), id),
        }
    }
    if let Some((path, shown)) = counter {
        add::<G>(&mut position, &own(path), &shown);
    }
    let state = position.table(game)?;
    // Building the table drops values that conflict. The card must not be among them.
    let there = bestowed.iter().all(|bestowed| match bestowed {
        Bestowed::Added(path, id) | Bestowed::Marked(path, id) => {
            let value = position.value(&own(path));
            value.is_some_and(|value| play::ruling::value::items(value).any(|item| item == id))
        }
        Bestowed::Set(path, id) => position.value(&own(path)) == Some(id),
    });
    there.then_some((position, state))
}

/// Adds a thing to a list.
fn add<G: Triable>(position: &mut Position, path: &str, id: &str) {
    use play::ruling::value::{items, list};
    let value = match position.value(path) {
        Some(value) => list(items(value).filter(|item| *item != id).chain([id])),
        None => list([id]),
    };
    position.give::<G>(path, value);
}

/// Sets a value. A seat that already has the value gets the previous one in exchange.
fn set<G: Triable>(position: &mut Position, path: &str, own: &str, id: &str) {
    let before = position.value(own).unwrap_or("-").to_owned();
    if let Some(rest) = path.strip_prefix("A.") {
        for seat in (0..position.setup.seats).map(Seat) {
            let other = format!("{seat}.{rest}");
            if other != own && position.value(&other) == Some(id) {
                position.give::<G>(&other, before.clone());
            }
        }
    }
    position.give::<G>(own, id.to_owned());
}

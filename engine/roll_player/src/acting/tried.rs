//! How cards are tried outside a game.

use std::sync::Arc;

use effects::trial::{Bestowed, Triable};
use effects::{Acting, HappenedOf, Listening, Scripted};
use play::{NoLog, Seat, Word};
use script::{Argument, Arguments};

use super::scratch::{own_handle, pool_handle};
use crate::RollPlayer;
use crate::bench::of_window;
use crate::cards::{Catalogue, Hook};
use crate::event::{Event, Facts, about};
use crate::flow::Turn;
use crate::numbers::{Actor, CardNo, Slot};
use crate::state::{Call, State};
use crate::words::{AdventureKind, Attribute};

impl Triable for RollPlayer {
    type Content = Catalogue;

    fn content(&self) -> &Arc<Catalogue> {
        self.cards()
    }

    fn of(content: Arc<Catalogue>) -> Self {
        Self::new(content)
    }

    fn hooks() -> Vec<(Hook, script::Hook<'static>)> {
        Hook::all()
    }

    fn actors(&self) -> Vec<Slot> {
        self.cards.actors()
    }

    fn bestowed(&self, card: Slot, now: Option<Hook>) -> Vec<Bestowed> {
        let id = |card: Slot| {
            let word = self.spelled("Slot", card.0.into());
            word.map_or_else(String::new, |word| word.word.into_owned())
        };
        let own = id(card);
        match card.actor() {
            None => Vec::new(),
            // A used skill is already exhausted when its hook runs.
            Some(Actor::Card(_)) if now == Some(Hook::ON_USE) => {
                vec![Bestowed::Added("A.cards", own.clone()), Bestowed::Marked("A.exhausted", own)]
            }
            Some(Actor::Card(_)) => vec![Bestowed::Added("A.cards", own)],
            Some(Actor::Class(_)) => vec![Bestowed::Set("A.class", own)],
            Some(Actor::Race(_)) => vec![Bestowed::Set("A.race", own)],
            Some(Actor::Backstory(_)) => vec![Bestowed::Set("A.backstory", own)],
            Some(Actor::Alignment(_)) => vec![Bestowed::Set("A.alignment", own)],
            // One card of the set is enough for the set to act.
            Some(Actor::Set(set)) => {
                let cards = self.cards.sets.get(set.at()).map(|set| set.cards.iter());
                let first = cards.into_iter().flatten().next();
                first
                    .map(|card| Bestowed::Added("A.cards", id(CardNo(card).into())))
                    .into_iter()
                    .collect()
            }
            Some(Actor::Minion(_)) => vec![Bestowed::Set("minion", own)],
            Some(Actor::Monster(_)) => vec![Bestowed::Set("monster", own)],
            Some(Actor::Adventure(card)) => {
                let card = self.cards.adventure(card);
                let Some(monster) = card.monster else { return Vec::new() };
                let path = match card.kind {
                    AdventureKind::Location => "adventure.location",
                    AdventureKind::Obstacle => "adventure.obstacle",
                    AdventureKind::Attack => "adventure.attack",
                };
                let token = card.kind.word().to_owned();
                vec![
                    Bestowed::Set("monster", id(monster.into())),
                    Bestowed::Set(path, own),
                    Bestowed::Marked("A.tokens", token),
                ]
            }
        }
    }

    fn offered(&self, card: Slot) -> Vec<Bestowed> {
        let card = card.card().map(|card| self.cards.market(card).id.clone());
        card.map(|id| Bestowed::Added("market", id)).into_iter().collect()
    }

    fn full_counter(&self, card: Slot) -> Option<(&'static str, String)> {
        let market = self.cards.market(card.card()?);
        let most = market.counter?.most;
        Some(("A.counts", format!("{}:{most}", market.id)))
    }

    fn heard(event: &Event) -> Option<(Hook, Option<Seat>, Arguments)> {
        let Facts { seat, args, .. } = event.facts();
        event.audience().cards().then(|| (Hook::of(event), seat, args))
    }

    fn plays(&self, state: &State) -> bool {
        state.round() > 0
    }

    fn thing(card: Slot) -> Option<(&'static str, i16)> {
        card.card().map(|card| ("Card", card.0.into()))
    }

    fn hears(&self, state: &State, call: &Call, event: &Event) -> bool {
        let Some(handler) = self.cards.handler(call.card, call.hook) else { return false };
        let mut facts = event.facts();
        if facts.about.card.is_some() && call.args != facts.args {
            facts.about.card = call.card.card();
        }
        let own = facts.seat.is_none_or(|seat| seat == call.seat);
        state.round() > 0
            && handler.when.by.hears(own)
            && self.guards_hold(handler, call.card, &facts)
    }

    fn callable(&self, state: &State, call: &Call) -> bool {
        let Some(handler) = self.cards.handler(call.card, call.hook) else { return false };
        if call.hook == Hook::ON_USE {
            let when = &handler.when;
            let window = when.window.as_ref();
            let open = window.is_none_or(|all| all.iter().any(|window| of_window(*window, state)));
            let turn = !when.own || state.active() == call.seat;
            let card = call.card.card();
            return open && turn && card.is_some_and(|card| self.may_use(state, call.seat, card));
        }
        let facts = match call.args.typed(effects::Takes::takes(call.hook)).first() {
            Some(Argument::Handle("Card", card)) => {
                u8::try_from(*card).ok().map(|card| effects::facts_of!(Card(CardNo(card))))
            }
            Some(Argument::Word(row)) => {
                Attribute::from_word(row).map(|row| effects::facts_of!(Row(row)))
            }
            Some(Argument::Int(face)) => {
                u8::try_from(*face).ok().map(|face| effects::facts_of!(Face(face)))
            }
            Some(Argument::Bool(_) | Argument::Handle(..)) | None => None,
        };
        self.guards_hold(handler, call.card, &facts.unwrap_or_default())
    }

    fn uncalled(&self, state: &State, call: &Call) -> Option<&'static str> {
        let Call { seat, card, hook, .. } = *call;
        let actor = card.actor()?;
        if self.info(card).is_some_and(|info| !hook.is_called_of(info.kind)) {
            return Some("a hook in which the rules call a card of this kind");
        }
        let sheet = state.sheet(seat);
        let has = match actor {
            Actor::Card(card) => sheet.owned().has(card.0),
            Actor::Class(class) => sheet.class() == Some(class),
            Actor::Race(race) => sheet.race() == Some(race),
            Actor::Backstory(backstory) => sheet.backstory() == Some(backstory),
            Actor::Alignment(alignment) => sheet.alignment() == Some(alignment),
            Actor::Set(set) => {
                let set = self.cards.sets.get(set.at());
                set.is_some_and(|set| !set.cards.and(&sheet.owned()).is_empty())
            }
            // These cards belong to the table, not to a seat.
            Actor::Minion(_) | Actor::Monster(_) | Actor::Adventure(_) => true,
        };
        (!has).then_some("a card that the seat has")
    }

    fn things(&self, state: &State, kind: &'static str) -> Vec<i16> {
        match kind {
            "Card" => self.cards_of(state).iter().map(i16::from).collect(),
            "Die" => {
                let seats = state.from(Seat(0));
                let own = seats.flat_map(|seat| {
                    state.sheet(seat).dice().map(move |(space, _)| own_handle(seat, space))
                });
                let pool = state.open_numbers().map(|(number, _)| pool_handle(number));
                own.chain(pool).map(|die| i16::from(die.0)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn word(&self, kind: &'static str, number: i16) -> Option<String> {
        let kind = if kind == "Card" { "CardNo" } else { return None };
        self.spelled(kind, number.into()).map(|word| word.word.into_owned())
    }

    fn happened(event: &Event) -> Option<HappenedOf<Self>> {
        if let Event::Effect(happened) = event { Some(*happened) } else { None }
    }

    fn begin(&self, state: &mut State, call: Call, log: &mut Vec<Event>) {
        let mut turn = Turn::new(self, state, log);
        turn.begin_effect(call);
        if turn.state.effect().is_some() {
            turn.advance();
        }
    }

    fn wait(&self, state: &mut State, call: Call) {
        Turn::new(self, state, &mut NoLog).queue_call(call);
    }
}

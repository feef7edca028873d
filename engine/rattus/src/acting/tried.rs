//! How class cards are tried outside a game.

use std::sync::Arc;

use effects::trial::{Bestowed, Triable};
use effects::{Acting, Facts, HappenedOf, Listening};
use play::{NoLog, Seat};
use script::{Argument, Arguments};

use crate::Rattus;
use crate::cards::{Catalogue, Hook, regions};
use crate::event::{About, Event};
use crate::flow::Turn;
use crate::numbers::{ClassNo, RegionNo};
use crate::state::{Call, State};

impl Triable for Rattus {
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

    fn actors(&self) -> Vec<ClassNo> {
        self.cards.cards().collect()
    }

    fn bestowed(&self, card: ClassNo, _: Option<Hook>) -> Vec<Bestowed> {
        let id = self.cards.classes.get(card.at());
        id.map(|id| Bestowed::Added("A.cards", id.clone())).into_iter().collect()
    }

    fn heard(event: &Event) -> Option<(Hook, Option<Seat>, Arguments)> {
        let Facts { seat, args, .. } = event.facts();
        event.audience().cards().then(|| (Hook::of(event), seat, args))
    }

    fn thing(card: ClassNo) -> Option<(&'static str, i16)> {
        Some(("Card", card.0.into()))
    }

    fn hears(&self, state: &State, call: &Call, event: &Event) -> bool {
        let Some(handler) = self.cards.handler(call.card, call.hook) else { return false };
        let (mut facts, when) = (event.facts(), &handler.when);
        if facts.about.card.is_some() && call.args != facts.args {
            facts.about.card = Some(call.card);
        }
        let own = facts.seat.is_none_or(|seat| seat == call.seat);
        when.by.hears(own) && self.guards_hold(state, (call.seat, call.card), when, &facts.about)
    }

    fn callable(&self, state: &State, call: &Call) -> bool {
        let Some(handler) = self.cards.handler(call.card, call.hook) else { return false };
        let Call { seat, card, hook, args } = *call;
        if hook == Hook::ON_USE || hook == Hook::ON_LAST {
            return self.may_use(state, seat, card, &handler.when);
        }
        let region = match args.typed(effects::Takes::takes(hook)).first() {
            Some(Argument::Handle("Region", number)) => u8::try_from(*number).ok().map(RegionNo),
            Some(_) | None => None,
        };
        let about = About { region, ..About::default() };
        self.guards_hold(state, (seat, card), &handler.when, &about)
    }

    fn uncalled(&self, state: &State, call: &Call) -> Option<&'static str> {
        let has = state.held(call.seat) & call.card.bit() != 0;
        (!has).then_some("a card that the seat has")
    }

    fn things(&self, state: &State, kind: &'static str) -> Vec<i16> {
        match kind {
            "Region" => regions(self.cards.used(state)).map(|region| region.0.into()).collect(),
            "Card" => self.cards.cards().map(|card| card.0.into()).collect(),
            _ => Vec::new(),
        }
    }

    fn word(&self, kind: &'static str, number: i16) -> Option<String> {
        let kind = match kind {
            "Region" => "RegionNo",
            "Card" => "ClassNo",
            _ => return None,
        };
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

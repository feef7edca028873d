//! Experience: mercenaries, re-rolls, healing and attribute actions.
//!
//! Rules: `experience-uses`, `hunt-mercenaries`.

use play::{Seat, Sink};

use super::state::MOST_DICE;
use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Offers, Turn};
use crate::interlude::action::{Action, Part};
use crate::state::{DEPTH, State};
use crate::words::{Attribute, Window};

impl RollPlayer {
    /// Gold for a mercenary: what a charisma token takes off, where tokens count, is in it.
    pub(super) fn mercenary_gold(&self, state: &State, seat: Seat, tokens: bool) -> (u8, u8) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return (0, 0) };
        let change = self.sum_queries(state, seat, Hook::MERCENARY_PRICE, &effects::facts_of!());
        let gold = (i64::from(hunt.mercenary_gold) + change).clamp(0, 99) as u8;
        let charisma = u8::from(tokens && gold > 0 && state.sheet(seat).charisma() > 0);
        (gold - charisma, charisma)
    }

    /// What a seat can hire a mercenary with: one more combat die each time.
    pub(super) fn offer_mercenaries(
        &self,
        state: &State,
        seat: Seat,
        tokens: bool,
        offers: &mut Offers<'_>,
    ) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return };
        let hero = state.hero(seat);
        if hero.dice() >= MOST_DICE {
            return;
        }
        if hero.xp() >= hunt.mercenary_xp {
            offers.push(Choice::HireForXp { xp: hunt.mercenary_xp });
        }
        let (gold, _) = self.mercenary_gold(state, seat, tokens);
        if state.sheet(seat).gold() >= gold.into() {
            offers.push(Choice::HireForGold { gold });
        }
    }

    /// Whether a seat can hire a mercenary.
    pub(super) fn may_hire(&self, state: &State, seat: Seat, tokens: bool) -> bool {
        let mut single = Vec::new();
        let mut offers = Offers::new(&mut single);
        self.offer_mercenaries(state, seat, tokens, &mut offers);
        !offers.is_empty()
    }

    /// Experience for a re-roll of a combat die in a hunt.
    pub(super) fn reroll_price(&self, state: &State) -> u8 {
        self.cards.hunt_rules(state.edition()).map_or(u8::MAX, |hunt| hunt.reroll_xp)
    }

    /// A die of each face that a seat has rolled, while it can pay.
    pub(super) fn offer_rerolls(&self, state: &State, seat: Seat, offers: &mut Offers<'_>) {
        let xp = self.reroll_price(state);
        let hero = state.hero(seat);
        if hero.xp() >= xp {
            offers.extend(hero.faces().map(|face| Choice::RerollCombat { face, xp }));
        }
    }

    /// Whether a seat has something to do in a window besides what it is asked: a skill.
    pub(super) fn may_act(&self, state: &State, seat: Seat, window: Window) -> bool {
        !self.usable(state, seat, window).is_empty()
    }

    /// What a seat may buy for experience while heroes are made: it discards an injury, or acts as
    /// with a row. In the last window charisma would serve nothing [D].
    pub(crate) fn offer_experience(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        offers: &mut Offers<'_>,
    ) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return };
        if state.depth() + 1 >= DEPTH || state.monsters().is_none() {
            return;
        }
        let hero = state.hero(seat);
        if hero.injuries() > 0 && hero.xp() >= hunt.recover_xp {
            offers.push(Choice::Recover { xp: hunt.recover_xp });
        }
        let xp = hunt.action_xp;
        if hero.xp() >= xp {
            let rows = Attribute::ALL.iter().copied();
            let rows = rows.filter(|row| window != Window::End || *row != Attribute::Cha);
            offers.extend(rows.map(|row| Choice::BuyAction { row, xp }));
        }
    }

    /// Whether a seat has experience to spend in a window.
    pub(crate) fn may_spend(&self, state: &State, seat: Seat, window: Window) -> bool {
        if state.monsters().is_none() {
            return false;
        }
        let mut single = Vec::new();
        let mut offers = Offers::new(&mut single);
        self.offer_experience(state, seat, window, &mut offers);
        !offers.is_empty()
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// A seat hires a mercenary.
    pub(super) fn hire(&mut self, seat: Seat, choice: Choice) {
        if let Choice::HireForXp { xp } = choice {
            self.tell(Event::MercenaryHired { seat, xp, gold: 0, charisma: 0 });
        } else if let Choice::HireForGold { gold } = choice {
            let tokens = self.state.hunter() == Some(seat);
            let (_, charisma) = self.rules.mercenary_gold(self.state, seat, tokens);
            self.tell(Event::MercenaryHired { seat, xp: 0, gold, charisma });
        }
    }

    /// A seat pays experience to discard an injury.
    #[inline(never)]
    pub(crate) fn recover(&mut self, seat: Seat, xp: u8) {
        self.tell(Event::Recovered { seat, xp });
    }

    /// A seat pays experience for the action of a row.
    #[inline(never)]
    pub(crate) fn buy_action(&mut self, seat: Seat, row: Attribute, xp: u8) {
        self.tell(Event::ActionBought { seat, row, xp });
        self.begin(Action { seat, row, part: Part::Choose });
    }
}

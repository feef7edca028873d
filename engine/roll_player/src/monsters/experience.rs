//! Experience, which pays for mercenaries, re-rolls, healing and attribute actions.
//!
//! Rules: `experience-uses`, `hunt-mercenaries`.

use play::{Seat, Sink};

use super::choice::{MonsterChoice, MonsterPrompt, MonsterWhy};
use super::event::MonsterEvent;
use super::state::MOST_DICE;
use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Offers, Turn};
use crate::interlude::action::{Action, Part};
use crate::refusal::Refusals;
use crate::state::{DEPTH, State};
use crate::words::{Attribute, Window};

impl RollPlayer {
    /// The gold for a mercenary, and how much of it charisma tokens pay. `tokens` says whether they
    /// count.
    pub(super) fn mercenary_gold(&self, state: &State, seat: Seat, tokens: bool) -> (u8, u8) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return (0, 0) };
        let change = self.sum_queries(state, seat, Hook::MERCENARY_PRICE, &effects::facts_of!());
        let gold = (i64::from(hunt.mercenary_gold) + change).clamp(0, 99) as u8;
        let charisma = u8::from(tokens && gold > 0 && state.sheet(seat).charisma() > 0);
        (gold - charisma, charisma)
    }

    /// The charisma tokens that a seat pays for part of a mercenary; 0 outside its own hunt.
    pub(crate) fn tokens_for_mercenary(&self, state: &State, seat: Seat) -> u8 {
        self.mercenary_gold(state, seat, state.hunter() == Some(seat)).1
    }

    /// Adds the ways in which a seat can pay for a mercenary.
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
        if let Ok(xp) = paid(hero.xp(), hunt.mercenary_xp) {
            offers.push(MonsterChoice::HireForXp { xp });
        }
        if let Ok(gold) = self.mercenary_paid(state, seat, tokens) {
            offers.push(MonsterChoice::HireForGold { gold });
        }
    }

    /// The gold that a seat pays for a mercenary, or how much more it would need.
    #[inline(always)]
    fn mercenary_paid(&self, state: &State, seat: Seat, tokens: bool) -> Result<u8, u16> {
        let (gold, _) = self.mercenary_gold(state, seat, tokens);
        match u16::from(gold).saturating_sub(state.sheet(seat).gold()) {
            0 => Ok(gold),
            more => Err(more),
        }
    }

    /// Adds why a seat cannot hire a mercenary.
    pub(super) fn refuse_mercenaries(
        &self,
        state: &State,
        seat: Seat,
        tokens: bool,
        refusals: &mut Refusals<'_>,
    ) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return };
        if let Err(xp) = paid(state.hero(seat).xp(), hunt.mercenary_xp) {
            let why = MonsterWhy::MercenaryXp { xp };
            refusals.combat_dice("hire-for-xp", why);
            refusals.earned("hire-for-xp", why);
        }
        if let Err(gold) = self.mercenary_paid(state, seat, tokens) {
            refusals.combat_dice("hire-for-gold", MonsterWhy::MercenaryGold { gold });
        }
    }

    /// Whether a seat can hire a mercenary.
    pub(crate) fn may_hire(&self, state: &State, seat: Seat, tokens: bool) -> bool {
        let mut single = Vec::new();
        let mut offers = Offers::new(&mut single);
        self.offer_mercenaries(state, seat, tokens, &mut offers);
        !offers.is_empty()
    }

    /// The price in experience of re-rolling a combat die in a hunt.
    pub(crate) fn reroll_price(&self, state: &State) -> u8 {
        self.cards.hunt_rules(state.edition()).map_or(u8::MAX, |hunt| hunt.reroll_xp)
    }

    /// Adds a re-roll for each face that a seat has rolled, while it can pay.
    pub(super) fn offer_rerolls(&self, state: &State, seat: Seat, offers: &mut Offers<'_>) {
        let hero = state.hero(seat);
        if let Ok(xp) = paid(hero.xp(), self.reroll_price(state)) {
            offers.extend(hero.faces().map(|face| MonsterChoice::RerollCombat { face, xp }.into()));
        }
    }

    /// Adds why a seat cannot re-roll combat dice.
    pub(super) fn refuse_rerolls(&self, state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
        if let Err(xp) = paid(state.hero(seat).xp(), self.reroll_price(state)) {
            refuse_rerolls(xp, refusals);
        }
    }

    /// Whether a seat has a usable skill in a window.
    pub(super) fn may_act(&self, state: &State, seat: Seat, window: Window) -> bool {
        !self.usable(state, seat, window).is_empty()
    }

    /// Adds what a seat may buy for experience before the finale: discard an injury, or an
    /// attribute action. In the last window Charisma would be useless [D].
    pub(crate) fn offer_experience(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        offers: &mut Offers<'_>,
    ) {
        let (recover, action) = self.affordable(state, seat);
        if let Some(xp) = recover {
            offers.push(MonsterChoice::Recover { xp });
        }
        if let Some(xp) = action {
            let rows = Attribute::ALL.iter().copied().filter(|row| serves(window, *row));
            offers.extend(rows.map(|row| MonsterChoice::BuyAction { row, xp }.into()));
        }
    }

    /// The experience that discarding an injury and an attribute action cost a seat; `None` where
    /// it cannot.
    #[inline]
    fn affordable(&self, state: &State, seat: Seat) -> (Option<u8>, Option<u8>) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return (None, None) };
        if state.depth() + 1 >= DEPTH || state.monsters().is_none() {
            return (None, None);
        }
        let hero = state.hero(seat);
        let recover = paid(hero.xp(), hunt.recover_xp).ok().filter(|_| hero.injuries() > 0);
        (recover, paid(hero.xp(), hunt.action_xp).ok())
    }

    /// Adds why a seat cannot discard an injury or buy an action for experience.
    pub(crate) fn refuse_experience(
        &self,
        state: &State,
        seat: Seat,
        window: Window,
        refusals: &mut Refusals<'_>,
    ) {
        let Some(hunt) = self.cards.hunt_rules(state.edition()) else { return };
        if state.depth() + 1 >= DEPTH || state.monsters().is_none() {
            return;
        }
        let hero = state.hero(seat);
        if hero.injuries() == 0 {
            refusals.earned("recover", MonsterWhy::NoInjury);
        } else if let Err(xp) = paid(hero.xp(), hunt.recover_xp) {
            refusals.earned("recover", MonsterWhy::RecoverXp { xp });
        }
        if let Err(xp) = paid(hero.xp(), hunt.action_xp) {
            let why = MonsterWhy::ActionXp { xp };
            refusals.earned("buy-action", why);
            for row in Attribute::ALL.iter().copied() {
                refusals.row(row, "buy-action", why);
            }
        }
        for row in Attribute::ALL.iter().copied().filter(|row| !serves(window, *row)) {
            refusals.row(row, "buy-action", MonsterWhy::TokensOver);
        }
    }

    /// The prompt of a window that [asks for experience](asks_for_experience), for a seat that can
    /// spend some and may have no other option.
    #[inline(never)]
    pub(crate) fn ask_to_spend(&self, state: &State, seat: Seat, window: Window) -> Option<Prompt> {
        // Some row has a useful action in every window.
        let (recover, action) = self.affordable(state, seat);
        let prompt = MonsterPrompt::Spending { window, xp: state.hero(seat).xp() };
        (recover.is_some() || action.is_some()).then_some(prompt.into())
    }
}

/// Whether a window asks seats that can only spend experience: the start of cleanup, and the last
/// window.
#[inline(always)]
pub(crate) fn asks_for_experience(window: Window) -> bool {
    match window {
        Window::Cleanup | Window::End => true,
        Window::DiceLaid
        | Window::BeforePick
        | Window::Placed
        | Window::MarketTurn
        | Window::Bought
        | Window::BeforeHunt
        | Window::AfterHunt => false,
    }
}

/// The price, or how much is missing.
#[inline(always)]
pub(super) fn paid(has: u8, price: u8) -> Result<u8, u8> {
    match price.saturating_sub(has) {
        0 => Ok(price),
        more => Err(more),
    }
}

/// Adds that combat dice cannot be re-rolled, because this much experience is missing.
pub(super) fn refuse_rerolls(xp: u8, refusals: &mut Refusals<'_>) {
    let why = MonsterWhy::RerollXp { xp };
    refusals.combat_dice("reroll-combat", why);
    refusals.earned("reroll-combat", why);
}

/// Whether the action of a row is useful in a window. After the last window no seat buys cards.
#[inline(always)]
fn serves(window: Window, row: Attribute) -> bool {
    window != Window::End || row != Attribute::Cha
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Hires a mercenary.
    pub(super) fn hire(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Monsters(MonsterChoice::HireForXp { xp }) = choice {
            self.tell(MonsterEvent::MercenaryHired { seat, xp, gold: 0, charisma: 0 });
        } else if let Choice::Monsters(MonsterChoice::HireForGold { gold }) = choice {
            let charisma = self.rules.tokens_for_mercenary(self.state, seat);
            self.tell(MonsterEvent::MercenaryHired { seat, xp: 0, gold, charisma });
        }
    }

    /// Spends experience to discard an injury or for the action of a row.
    pub(crate) fn spend(&mut self, seat: Seat, choice: MonsterChoice) {
        if let MonsterChoice::Recover { xp } = choice {
            self.tell(MonsterEvent::Recovered { seat, xp });
        } else if let MonsterChoice::BuyAction { row, xp } = choice {
            self.tell(MonsterEvent::ActionBought { seat, row, xp });
            self.begin(Action { seat, row, part: Part::Choose });
        }
    }
}

//! Card effects: how a script is run, suspended, carried on and undone.

use play::{Seat, Sink};
use script::{Answer, Fault, Journal, Ran};

use crate::RollPlayer;
use crate::acting::Scratch;
use crate::cards::Hook;
use crate::event::{Event, Facts};
use crate::flow::Turn;
use crate::interlude::lay::Lay;
use crate::state::{CardNo, Effect, Slot, State};

/// No card adds or takes away more than this, whatever it is asked.
const MOST: i64 = 99;

/// So many cards may act after one answer. Cards that set one another off without end are stopped.
const CHAIN: u8 = 64;

impl RollPlayer {
    /// What a card answers in a query hook; a fault counts as 0 and is kept for the report.
    pub(crate) fn query(&self, state: &State, seat: Seat, card: Slot, hook: Hook, arg: i64) -> i64 {
        let Some(act) = self.cards.act(card, hook) else { return 0 };
        if let Some(Answer::Int(known)) = self.host.known(act.function, act.params, arg)
            && known.abs() <= MOST
        {
            return known;
        }
        // A card that adds to totals looks at goals without what is being added.
        let adds = hook == Hook::GOAL_BONUS;
        let bonus = if adds { [0; 6] } else { self.goal_bonuses(state, seat) };
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card);
        stage.bonus = bonus;
        let answer = self.host.query_int(&mut stage, act.function, act.params, &[arg]);
        self.stages.give(stage);
        let believed = answer.and_then(|value| match (-MOST..=MOST).contains(&value) {
            true => Ok(value),
            false => Err(Fault {
                message: format!("the hook returned {value}; it can be -{MOST} to {MOST}"),
                place: self.host.place(act.function),
            }),
        });
        believed.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            0
        })
    }

    /// Whether a skill's own condition lets it be used.
    pub(crate) fn may_use(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        let Some(act) = self.cards.act(card.into(), Hook::CAN_USE) else { return true };
        let bonus = self.goal_bonuses(state, seat);
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card.into());
        stage.bonus = bonus;
        let answer = self.host.query_bool(&mut stage, act.function, act.params, &[]);
        self.stages.give(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            false
        })
    }

    /// The sum of a query over all of a seat's cards and its class.
    pub(crate) fn sum_queries(&self, state: &State, seat: Seat, hook: Hook, arg: i64) -> i64 {
        let sheet = state.sheet(seat);
        let cards = sheet.owned().and(self.cards.with_hook(hook));
        let class = sheet.class().filter(|class| self.cards.class_hears(*class, hook));
        if cards.is_empty() && class.is_none() {
            return 0;
        }
        let about =
            Facts { card: (hook == Hook::PRICE).then_some(CardNo(arg as u8)), ..Facts::default() };
        let mut sum = 0;
        for card in cards.iter() {
            let slot = CardNo(card).into();
            if self.cards.act(slot, hook).is_some_and(|act| self.fits(act, slot, &about)) {
                sum += self.query(state, seat, slot, hook, arg);
            }
        }
        if let Some(class) = class {
            let slot = Slot::from(class);
            if self.cards.act(slot, hook).is_some_and(|act| self.fits(act, slot, &about)) {
                sum += self.query(state, seat, slot, hook, arg);
            }
        }
        sum
    }

    /// What a seat's cards add to its six attribute totals, for scripts that look at goals.
    fn goal_bonuses(&self, state: &State, seat: Seat) -> [i8; 6] {
        let sheet = state.sheet(seat);
        let none = sheet.owned().and(self.cards.with_hook(Hook::GOAL_BONUS)).is_empty()
            && !sheet.class().is_some_and(|class| self.cards.class_hears(class, Hook::GOAL_BONUS));
        if none {
            return [0; 6];
        }
        std::array::from_fn(|row| {
            let bonus = self.sum_queries(state, seat, Hook::GOAL_BONUS, row as i64 + 1);
            bonus.clamp(-100, 100) as i8
        })
    }

    /// Gold for a gold die on a sheet.
    pub(crate) fn gold_die_pays(&self, state: &State, seat: Seat) -> u8 {
        let base = i64::from(self.cards.edition(state.edition()).gold_die_pays);
        let more = self.sum_queries(state, seat, Hook::GOLD_DIE_PAY, 0);
        (base + more).clamp(0, 99) as u8
    }

    /// Keeps the finding about cards that set one another off without end.
    fn blame_chain(&self, card: Slot, hook: Hook) {
        let Some(act) = self.cards.act(card, hook) else { return };
        let message = format!("more than {CHAIN} cards act after one answer");
        let place = self.host.place(act.function);
        let finding = diag::Diagnostic::error(effects::codes::ENDLESS_CHAIN, message, place)
            .help("a card must not set itself off, by itself or through another card");
        self.faults.borrow_mut().push(finding);
    }

    /// Runs an effect on a scratch copy of a state.
    fn run(
        &self,
        start: &State,
        (seat, card, hook, arg): (Seat, Slot, Hook, i16),
        journal: &Journal,
    ) -> Option<(Result<Ran, ()>, Scratch)> {
        let act = self.cards.act(card, hook)?;
        let bonus = self.goal_bonuses(start, seat);
        let mut stage = self.stages.take();
        stage.set(&self.cards, start, seat, card);
        stage.bonus = bonus;
        let ran = self.host.run(&mut stage, act.function, act.params, &[i64::from(arg)], journal);
        Some((self.heed(ran), stage))
    }

    /// Lets an effect that was answered go on: where it asked, if it is the one that asked last,
    /// else from its start.
    fn run_on(&self, effect: &Effect) -> Option<(Result<Ran, ()>, Scratch)> {
        if let Some((ran, stage)) = self.stages.go_on(&self.host, &effect.start, &effect.journal) {
            return Some((self.heed(ran), stage));
        }
        let what = (effect.seat, effect.card, effect.hook, effect.arg);
        self.run(&effect.start, what, &effect.journal)
    }

    /// Keeps a fault for the report.
    fn heed<T>(&self, ran: Result<T, Fault>) -> Result<T, ()> {
        ran.map_err(|fault| self.faults.borrow_mut().push(fault.diagnostic()))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// A card acts for the first time.
    pub(crate) fn begin_effect(&mut self, seat: Seat, card: Slot, hook: Hook, arg: i16) {
        self.acted = self.acted.saturating_add(1);
        if self.acted > CHAIN {
            self.rules.blame_chain(card, hook);
            return self.tell(Event::Faulted { seat, card, hook });
        }
        let what = (seat, card, hook, arg);
        let Some((ran, stage)) = self.rules.run(self.state, what, &Journal::new()) else {
            return;
        };
        match ran {
            Ok(Ran::Done) => {
                self.tell_all(&stage.events);
                self.relay(seat, stage.relay);
            }
            Ok(Ran::Asked(_)) => {
                self.tell(Event::EffectBegan { seat, card, hook, arg });
                return self.suspend(stage, 0);
            }
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        self.rules.stages.give(stage);
    }

    /// A card that was answered goes on.
    pub(crate) fn carry_on_effect(&mut self) {
        let Some(effect) = self.state.effect() else { return };
        let (seat, card, hook) = (effect.seat, effect.card, effect.hook);
        let told = usize::from(effect.told);
        let Some((ran, stage)) = self.rules.run_on(effect) else {
            return self.tell(Event::EffectEnded);
        };
        match ran {
            Ok(Ran::Done) => {
                self.tell_all(stage.events.get(told..).unwrap_or(&[]));
                self.tell(Event::EffectEnded);
                self.relay(seat, stage.relay);
            }
            Ok(Ran::Asked(_)) => return self.suspend(stage, told),
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        self.rules.stages.give(stage);
    }

    /// A card asks: what is new is told, and the run is kept until it is answered.
    fn suspend(&mut self, stage: Scratch, told: usize) {
        let new = stage.events.get(told..).unwrap_or(&[]);
        self.tell_all(new);
        let told = u16::try_from(told + new.len()).unwrap_or(u16::MAX);
        match stage.question {
            Some(question) => self.tell(Event::EffectAsked { question, told }),
            None => self.tell(Event::EffectEnded),
        }
        match self.state.effect() {
            Some(effect) => self.rules.stages.park(&self.rules.host, &effect.start, stage),
            None => self.rules.stages.give(stage),
        }
    }

    /// Tells what a script did; a gold die that came onto a sheet pays.
    fn tell_all(&mut self, events: &[Event]) {
        for event in events {
            self.tell(*event);
            if let Event::Exchanged { seat, taken, .. } | Event::Replaced { seat, taken, .. } =
                *event
            {
                self.pay_gold_die(seat, taken);
            }
        }
    }

    /// Dice of initiative cards were changed: they are taken up and laid again, ascending.
    fn relay(&mut self, seat: Seat, changed: bool) {
        if changed {
            self.tell(Event::PoolLifted { seat });
            self.begin(Lay { seat });
        }
    }
}

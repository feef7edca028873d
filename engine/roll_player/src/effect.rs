//! Card effects: how a script is run, suspended, carried on and undone. Who listens is told in
//! `effect/listen.rs`, what a card asks and is answered in `effect/answers.rs`.

mod answers;
mod listen;

use play::{Seat, Sink};
use script::{Fault, Journal, Ran};

use crate::RollPlayer;
use crate::catalogue::Act;
use crate::event::{Event, Facts};
use crate::flow::Table;
use crate::kinds::Hook;
use crate::state::{CardNo, ClassNo, Interlude, Question, Slot, State};

/// No card adds or takes away more than this, whatever it is asked.
const MOST: i64 = 99;

/// So many cards may act after one answer. Cards that set one another off without end are stopped.
const CHAIN: u8 = 64;

impl RollPlayer {
    /// What a card answers in a query hook; a fault counts as 0 and is kept for the report.
    pub(crate) fn query(&self, state: &State, seat: Seat, card: Slot, hook: Hook, arg: i64) -> i64 {
        let Some(act) = self.cards.act(card, hook) else { return 0 };
        // A card that adds to totals looks at goals without what is being added.
        let adds = hook == Hook::GOAL_BONUS;
        let bonus = if adds { [0; 6] } else { self.bonuses_for(act, state, seat) };
        let mut stage = self.stage.take();
        stage.set(&self.cards, state, seat, card);
        stage.bonus = bonus;
        let answer = self.host.query_int(&mut stage, act.function, act.params, &[arg]);
        self.stage.replace(stage);
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
        let bonus = self.bonuses_for(act, state, seat);
        let mut stage = self.stage.take();
        stage.set(&self.cards, state, seat, card.into());
        stage.bonus = bonus;
        let answer = self.host.query_bool(&mut stage, act.function, act.params, &[]);
        self.stage.replace(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            false
        })
    }

    /// The sum of a query over all of a seat's cards and its class.
    pub(crate) fn sum_queries(&self, state: &State, seat: Seat, hook: Hook, arg: i64) -> i64 {
        let sheet = state.sheet(seat);
        let about =
            Facts { card: (hook == Hook::PRICE).then_some(CardNo(arg as u8)), ..Facts::default() };
        let mut sum = 0;
        for card in sheet.owned().and(self.cards.with_hook(hook)).iter() {
            let slot = CardNo(card).into();
            if self.cards.act(slot, hook).is_some_and(|act| self.fits(act, slot, &about)) {
                sum += self.query(state, seat, slot, hook, arg);
            }
        }
        if let Some(class) = sheet.class()
            && self.cards.class_hears(class, hook)
        {
            let slot = Slot::class(class);
            if self.cards.act(slot, hook).is_some_and(|act| self.fits(act, slot, &about)) {
                sum += self.query(state, seat, slot, hook, arg);
            }
        }
        sum
    }

    /// What a seat's cards add to its six attribute totals, for scripts that look at goals.
    fn bonuses_for(&self, act: &Act, state: &State, seat: Seat) -> [i8; 6] {
        if !act.asks_goals {
            return [0; 6];
        }
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
        let finding = diag::Diagnostic::error("endless-chain", message, place)
            .help("a card must not set itself off, by itself or through another card");
        self.faults.borrow_mut().push(finding);
    }

    /// Runs an effect on a scratch copy of a state.
    fn run(
        &self,
        start: &State,
        (seat, card, hook, arg): (Seat, Slot, Hook, i16),
        journal: &Journal,
    ) -> Option<(Result<Ran, ()>, crate::stage::Stage)> {
        let act = self.cards.act(card, hook)?;
        let bonus = self.bonuses_for(act, start, seat);
        let mut stage = self.stage.take();
        stage.set(&self.cards, start, seat, card);
        stage.bonus = bonus;
        let ran = self.host.run(&mut stage, act.function, act.params, &[i64::from(arg)], journal);
        let ran = ran.map_err(|fault| self.faults.borrow_mut().push(fault.diagnostic()));
        Some((ran, stage))
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// A card acts for the first time.
    pub(crate) fn begin_effect(&mut self, seat: Seat, card: Slot, hook: Hook, arg: i16) {
        self.acted = self.acted.saturating_add(1);
        if self.acted > CHAIN {
            self.rules.blame_chain(card, hook);
            return self.tell(Event::Faulted { seat, card, hook });
        }
        let what = (seat, card, hook, arg);
        let Some((ran, mut stage)) = self.rules.run(self.state, what, &Journal::new()) else {
            return;
        };
        match ran {
            Ok(Ran::Done) => {
                self.tell_all(&stage.events);
                self.relay(seat, stage.relay);
            }
            Ok(Ran::Asked(_)) => {
                self.note(Event::EffectBegan { seat, card, hook, arg });
                self.suspend(&stage.events, 0, stage.question);
            }
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        stage.events.clear();
        self.rules.stage.replace(stage);
    }

    /// A card that was answered goes on: it is run again from its start and fed the replies.
    pub(crate) fn carry_on_effect(&mut self) {
        let Some(effect) = self.state.effect() else { return };
        let what = (effect.seat, effect.card, effect.hook, effect.arg);
        let (told, journal) = (usize::from(effect.told), effect.journal);
        let Some((ran, mut stage)) = self.rules.run(&effect.start, what, &journal) else {
            return self.note(Event::EffectEnded);
        };
        let (seat, card, hook, _) = what;
        match ran {
            Ok(Ran::Done) => {
                self.tell_all(stage.events.get(told..).unwrap_or(&[]));
                self.note(Event::EffectEnded);
                self.relay(seat, stage.relay);
            }
            Ok(Ran::Asked(_)) => {
                let new = stage.events.get(told..).unwrap_or(&[]);
                self.suspend(new, told, stage.question);
            }
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        stage.events.clear();
        self.rules.stage.replace(stage);
    }

    fn suspend(&mut self, new: &[Event], told: usize, question: Option<Question>) {
        self.tell_all(new);
        let told = u16::try_from(told + new.len()).unwrap_or(u16::MAX);
        match question {
            Some(question) => self.note(Event::EffectAsked { question, told }),
            None => self.note(Event::EffectEnded),
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
            self.note(Event::InterludeBegan { interlude: Interlude::Lay { seat } });
        }
    }
}

/// The class whose power a slot is.
pub(crate) fn class_of(slot: Slot) -> Option<ClassNo> {
    slot.0.checked_sub(256).and_then(|at| u8::try_from(at).ok()).map(ClassNo)
}

//! Card effects: who listens to an event, how a script is run, asked, answered and undone.

use play::{Request, Seat, Sink, Status};
use script::{Fault, Journal, Ran, Recorded};

use crate::RollPlayer;
use crate::catalogue::Act;
use crate::choice::{Choice, Prompt};
use crate::event::{Event, Facts};
use crate::flow::{Table, asks};
use crate::kinds::{Attribute, By, Colour, Direction, Hook, MarketKind, Which};
use crate::stage::{own_handle, pool_handle};
use crate::state::{
    CardNo, ClassNo, Effect, Interlude, Number, QUEUE, Question, Slot, Source, State, Zone,
};

/// No card adds or takes away more than this, whatever it is asked.
const MOST: i64 = 99;

impl RollPlayer {
    /// What a card answers in a query hook; a fault counts as 0 and is kept for the report.
    pub(crate) fn query(&self, state: &State, seat: Seat, card: Slot, hook: Hook, arg: i64) -> i64 {
        let Some(act) = self.cards.act(card, hook) else { return 0 };
        let bonus = self.bonuses_for(act, state, seat);
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

    /// Guards, checked before a script is called.
    fn fits(&self, act: &Act, listener: Slot, facts: &Facts) -> bool {
        let when = &act.when;
        let market = facts.card.map(|card| self.cards.market(card));
        let which = when.card.is_none_or(|which| {
            let itself = facts.card.map(Slot::from) == Some(listener);
            itself == (which == Which::Itself)
        });
        let kind = when
            .kind
            .as_ref()
            .is_none_or(|kinds| market.is_some_and(|market| kinds.contains(&market.kind)));
        let colour = when
            .colour
            .as_ref()
            .is_none_or(|colours| facts.die.is_some_and(|die| colours.contains(&die.colour)));
        let row =
            when.row.as_ref().is_none_or(|rows| facts.row.is_some_and(|row| rows.contains(&row)));
        let number = facts.die.map_or(facts.number, |die| i16::from(die.face));
        which
            && kind
            && colour
            && row
            && when.min.is_none_or(|min| number >= i16::from(min))
            && when.max.is_none_or(|max| number <= i16::from(max))
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

    pub(crate) fn ask_effect(&self, _: &State, effect: &Effect) -> Status<Prompt> {
        let card = effect.card;
        let prompt = match effect.question {
            Some(Question::Roll) => return Status::Chance(Request::Roll { low: 1, high: 6 }),
            Some(Question::Die { .. }) => Prompt::CardDie { card },
            Some(Question::PoolDie { .. }) => Prompt::CardPoolDie { card },
            Some(Question::Row { .. }) => Prompt::CardRow { card },
            Some(Question::Card { .. }) => Prompt::CardCard { card },
            Some(Question::Direction { .. }) => Prompt::CardDirection { card },
            Some(Question::Number { .. }) => Prompt::CardNumber { card },
            Some(Question::Colour { .. }) => Prompt::CardColour { card },
            Some(Question::Confirm) | None => Prompt::CardConfirm { card },
        };
        asks(effect.seat, prompt)
    }

    pub(crate) fn offer_answers(&self, state: &State, effect: &Effect, offers: &mut Vec<Choice>) {
        let Some(question) = effect.question else { return };
        let seat = effect.seat;
        let optional = match question {
            Question::Die { spaces, optional } => {
                let dice = state.sheet(seat).dice().filter(|(space, _)| spaces >> space.0 & 1 == 1);
                offers.extend(dice.map(|(space, die)| Choice::PickDie { space, die }));
                optional
            }
            Question::PoolDie { numbers, optional } => {
                let dice = state.open_numbers().filter(|(n, _)| numbers >> n.at() & 1 == 1);
                offers.extend(dice.map(|(number, die)| Choice::PickPoolDie { number, die }));
                optional
            }
            Question::Row { rows, optional } => {
                let rows = Attribute::ALL.iter().filter(|row| rows >> row.index() & 1 == 1);
                offers.extend(rows.map(|row| Choice::PickRow { row: *row }));
                optional
            }
            Question::Card { optional, .. } => {
                self.offer_cards(state, effect, question, offers);
                optional
            }
            Question::Direction { directions, optional } => {
                let ways = Direction::ALL.iter().filter(|way| directions >> way.index() & 1 == 1);
                offers
                    .extend(ways.map(|direction| Choice::PickDirection { direction: *direction }));
                optional
            }
            Question::Number { least, most } => {
                offers.extend((least..=most).map(|number| Choice::PickNumber { number }));
                false
            }
            Question::Colour { colours, optional } => {
                let there = Colour::ALL.iter().filter(|colour| colours >> colour.index() & 1 == 1);
                offers.extend(there.map(|colour| Choice::PickColour { colour: *colour }));
                optional
            }
            Question::Confirm => {
                offers.push(Choice::Accept);
                true
            }
            Question::Roll => false,
        };
        if optional || offers.is_empty() {
            offers.push(Choice::Decline);
        }
    }

    fn offer_cards(
        &self,
        state: &State,
        effect: &Effect,
        question: Question,
        offers: &mut Vec<Choice>,
    ) {
        let Question::Card { zone, kind, ready, dots, most, affordable, .. } = question else {
            return;
        };
        let seat = effect.seat;
        let mut push = |card: CardNo| {
            let market = self.cards.market(card);
            let exhausted = state.from(Seat(0)).any(|s| state.sheet(s).exhausted().has(card.0));
            let fits = Some(card) != effect.card.card()
                && kind.is_none_or(|kind| market.kind == kind)
                && dots.is_none_or(|dots| market.dots == dots)
                && most.is_none_or(|most| market.cost <= most)
                && ready.is_none_or(|ready| ready != exhausted)
                && (!affordable || self.can_pay(state, seat, card, zone));
            if fits {
                offers.push(Choice::PickCard { card });
            }
        };
        match zone {
            Zone::Market => state.row().iter().copied().for_each(&mut push),
            Zone::Discard => state.discard().iter().map(CardNo).for_each(&mut push),
            Zone::Own => state.sheet(seat).owned().iter().map(CardNo).for_each(&mut push),
            Zone::Rivals => {
                for rival in state.from(seat).skip(1) {
                    let cards = state.sheet(rival).owned().iter().map(CardNo);
                    let cards = cards.filter(|card| {
                        kind != Some(MarketKind::Skill) || self.could_use(state, seat, *card)
                    });
                    cards.for_each(&mut push);
                }
            }
        }
    }

    fn can_pay(&self, state: &State, seat: Seat, card: CardNo, zone: Zone) -> bool {
        let from = if zone == Zone::Discard { Source::Discard } else { Source::Market };
        u16::from(self.price(state, seat, card, from)) <= self.means(state, seat, from)
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    /// Queues the cards that listen to an event: seat by seat, clockwise from the active one.
    pub(crate) fn call_listeners(&mut self, event: &Event) {
        let hook = Hook::of(event);
        let facts = event.facts();
        for seat in self.state.from(self.state.active()) {
            let sheet = *self.state.sheet(seat);
            for card in sheet.owned().and(self.rules.cards.with_hook(hook)).iter() {
                self.call_listener(seat, CardNo(card).into(), hook, &facts);
            }
            if let Some(class) = sheet.class()
                && self.rules.cards.class_hears(class, hook)
            {
                self.call_listener(seat, Slot::class(class), hook, &facts);
            }
        }
    }

    fn call_listener(&mut self, seat: Seat, card: Slot, hook: Hook, facts: &Facts) {
        let Some(act) = self.rules.cards.act(card, hook) else { return };
        let mine = facts.seat.is_none_or(|other| other == seat);
        let heard = match act.when.by {
            By::Me => mine || !facts.own,
            By::Other => !mine,
            By::Any => true,
        };
        let room = self.state.queue().len() < QUEUE;
        if heard && room && self.rules.fits(act, card, facts) {
            self.queue_hook(seat, card, hook, facts.arg);
        }
    }

    /// A card acts for the first time.
    pub(crate) fn begin_effect(&mut self, seat: Seat, card: Slot, hook: Hook, arg: i16) {
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

    /// A card is asked for and none is fit or can be paid: nobody is asked, the reply is none.
    pub(crate) fn decline_for_none(&mut self) -> bool {
        let Some(effect) = self.state.effect() else { return false };
        let mut offers = Vec::new();
        if matches!(effect.question, Some(Question::Card { .. })) {
            self.rules.offer_answers(self.state, effect, &mut offers);
        }
        let none = offers == [Choice::Decline];
        if none {
            self.answer_effect(Choice::Decline);
        }
        none
    }

    /// The owner, or chance, answers the card that asks.
    pub(crate) fn answer_effect(&mut self, choice: Choice) {
        let Some(Effect { question: Some(question), .. }) = self.state.effect() else { return };
        let question = *question;
        let Some(reply) = recorded(question, choice) else { return };
        let fingerprint = script::fingerprint(&question);
        let reply = match reply {
            Recorded::Nil => None,
            Recorded::Int(number) => Some(number),
        };
        self.note(Event::EffectAnswered { fingerprint, reply });
    }
}

/// A choice as the number a journal keeps.
fn recorded(question: Question, choice: Choice) -> Option<Recorded> {
    let int = |number: i16| Some(Recorded::Int(number));
    match (question, choice) {
        (_, Choice::Decline) => Some(Recorded::Nil),
        (Question::Die { .. }, Choice::PickDie { space, .. }) => int(own_handle(space)),
        (Question::PoolDie { .. }, Choice::PickPoolDie { number, .. }) => int(pool_handle(number)),
        (Question::Row { .. }, Choice::PickRow { row }) => int(row.index() as i16),
        (Question::Card { .. }, Choice::PickCard { card }) => int(i16::from(card.0)),
        (Question::Direction { .. }, Choice::PickDirection { direction }) => {
            int(direction.index() as i16)
        }
        (Question::Number { .. }, Choice::PickNumber { number }) => int(i16::from(number)),
        (Question::Colour { .. }, Choice::PickColour { colour }) => int(colour.index() as i16),
        (Question::Confirm, Choice::Accept) => int(1),
        (Question::Roll, Choice::Roll(face)) => int(i16::from(face)),
        _ => None,
    }
}

/// What an event is about, for guards and for the argument of hooks.
impl Event {
    /// The facts that guards look at.
    pub fn facts(&self) -> Facts {
        let none = Facts::default();
        match *self {
            Self::Bought { seat, card, .. }
            | Self::Discarded { seat, card, .. }
            | Self::Dropped { seat, card }
            | Self::SkillUsed { seat, card }
            | Self::SkillCopied { seat, card }
            | Self::Readied { seat, card }
            | Self::Exhausted { seat, card }
            | Self::Recalled { seat, card } => {
                Facts { seat: Some(seat), card: Some(card), arg: i16::from(card.0), ..none }
            }
            Self::Placed { seat, die, space } => Facts {
                seat: Some(seat),
                die: Some(die),
                row: Some(space.row()),
                arg: own_handle(space),
                ..none
            },
            Self::Turned { seat, space, to, .. }
            | Self::Adjusted { seat, space, to, .. }
            | Self::Rerolled { seat, space, to, .. } => Facts {
                seat: Some(seat),
                die: Some(to),
                row: Some(space.row()),
                arg: own_handle(space),
                ..none
            },
            Self::RowFilled { seat, row }
            | Self::Acted { seat, row }
            | Self::Declined { seat, row } => {
                let arg = row.index() as i16 + 1;
                Facts { seat: Some(seat), row: Some(row), arg, ..none }
            }
            Self::Taken { seat, number: Number(number), .. } => Facts {
                seat: Some(seat),
                number: i16::from(number),
                arg: i16::from(number),
                ..none
            },
            Self::Spared { seat, .. }
            | Self::GoldGained { seat, .. }
            | Self::CharismaTaken { seat }
            | Self::MarkerMoved { seat, .. }
            | Self::MarketEntered { seat }
            | Self::MarketLeft { seat }
            | Self::Moved { seat, .. }
            | Self::Swapped { seat, .. } => Facts { seat: Some(seat), ..none },
            _ => Facts { own: false, ..none },
        }
    }
}

/// The class whose power a slot is.
pub(crate) fn class_of(slot: Slot) -> Option<ClassNo> {
    slot.0.checked_sub(256).and_then(|at| u8::try_from(at).ok()).map(ClassNo)
}

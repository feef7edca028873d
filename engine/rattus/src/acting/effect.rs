//! Card effects: which cards can be used, how a script is run, asked, answered and undone.

use play::{Request, Seat, Sink, Status};
use script::{Answer, Fault, Journal, Ran, Recorded};

use crate::Rattus;
use crate::acting::scratch::{Scratch, movable, tokens_of};
use crate::cards::kinds::{Hook, When};
use crate::cards::{members, regions};
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::turn::{Turn, asks};
use crate::state::{ClassNo, Effect, Question, RegionNo, State, Step};

/// Steps of the plague without a card.
const STEP: i64 = 1;
/// Most that a card may add to a number.
const MOST: i64 = 20;

impl Rattus {
    /// What a seat's cards answer in a query hook, each added up; a fault counts as 0 and is kept
    /// for the report.
    fn sum(&self, state: &State, seat: Seat, hook: Hook, arg: i64) -> i64 {
        let cards = state.held(seat) & self.cards.with_hook(hook);
        members(cards.into()).map(|card| self.query(state, seat, ClassNo(card), hook, arg)).sum()
    }

    fn query(&self, state: &State, seat: Seat, card: ClassNo, hook: Hook, arg: i64) -> i64 {
        let Some(act) = self.cards.act(card, hook) else { return 0 };
        if let Some(Answer::Int(known)) = self.host.known(act.function, act.params, arg) {
            return known;
        }
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card);
        let answer = self.host.query_int(&mut stage, act.function, act.params, &[arg]);
        self.stages.give(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            0
        })
    }

    /// Further cubes that a seat may place with those for rats.
    pub(crate) fn extra_cubes(&self, state: &State, seat: Seat) -> u8 {
        self.sum(state, seat, Hook::ExtraCubes, 0).clamp(0, MOST) as u8
    }

    /// How many regions a seat may move the plague: the farthest of its cards.
    pub(crate) fn reach(&self, state: &State, seat: Seat) -> u8 {
        let cards = state.held(seat) & self.cards.with_hook(Hook::Reach);
        let far = members(cards.into());
        let far = far.map(|card| self.query(state, seat, ClassNo(card), Hook::Reach, 0)).max();
        far.unwrap_or(STEP).clamp(STEP, MOST) as u8
    }

    /// Neutral cubes that the plague may count as in a region for a seat.
    pub(crate) fn neutral_cubes(&self, state: &State, seat: Seat, region: RegionNo) -> u8 {
        self.sum(state, seat, Hook::NeutralCubes, region.0.into()).clamp(0, MOST) as u8
    }

    /// The hook in which a card would be used now; none when it cannot be used at all.
    fn hook_now(&self, state: &State, card: ClassNo) -> Option<Hook> {
        let has = |hook| self.cards.act(card, hook).is_some();
        match state.step() {
            Step::Last { .. } if has(Hook::OnLast) => Some(Hook::OnLast),
            _ => has(Hook::OnUse).then_some(Hook::OnUse),
        }
    }

    /// Whether a seat may use a card it holds now.
    pub(crate) fn usable(&self, state: &State, seat: Seat, card: ClassNo) -> bool {
        if state.used(card) || state.holder(card) != Some(seat) {
            return false;
        }
        let act = self.hook_now(state, card).and_then(|hook| self.cards.act(card, hook));
        let Some(act) = act else { return false };
        let in_time = act.when.late || state.step() != Step::Late;
        in_time && self.allows(state, seat, &act.when) && self.may_use(state, seat, card)
    }

    /// The cards that a seat may use now, in order.
    pub(crate) fn usable_cards(&self, state: &State, seat: Seat) -> impl Iterator<Item = ClassNo> {
        let cards = members((state.held(seat)).into()).map(ClassNo);
        cards.filter(move |card| self.usable(state, seat, *card))
    }

    fn may_use(&self, state: &State, seat: Seat, card: ClassNo) -> bool {
        let Some(act) = self.cards.act(card, Hook::CanUse) else { return true };
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card);
        let answer = self.host.query_bool(&mut stage, act.function, act.params, &[]);
        self.stages.give(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            false
        })
    }

    /// Guards, checked before a script is called.
    fn allows(&self, state: &State, seat: Seat, when: &When) -> bool {
        let used = self.cards.map(state.map()).used(state.seats());
        let own = |region: RegionNo| state.cubes(region, seat) > 0;
        let rats = |region: RegionNo| state.rats(region) > 0;
        (!when.reserve || state.reserve(seat) > 0)
            && (!when.cubes || regions(used).any(own))
            && (!when.safe_cubes || regions(used).any(|region| own(region) && !rats(region)))
            && (!when.tokens || state.lying() != 0)
            && (!when.movable
                || regions(used).any(|region| rats(region) && movable(&self.cards, state, region)))
    }

    /// Runs an effect on a scratch copy of a state.
    fn run(
        &self,
        start: &State,
        (seat, card, hook): (Seat, ClassNo, Hook),
        journal: &Journal,
    ) -> Option<(Result<Ran, ()>, Scratch)> {
        let act = self.cards.act(card, hook)?;
        let mut stage = self.stages.take();
        stage.set(&self.cards, start, seat, card);
        let ran = self.host.run(&mut stage, act.function, act.params, &[], journal);
        Some((self.heed(ran), stage))
    }

    /// Lets an effect that was answered go on: where it asked, if it is the one that asked last,
    /// else from its start.
    fn run_on(&self, effect: &Effect) -> Option<(Result<Ran, ()>, Scratch)> {
        if let Some((ran, stage)) = self.stages.go_on(&self.host, &effect.start, &effect.journal) {
            return Some((self.heed(ran), stage));
        }
        let what = (effect.seat, effect.card, effect.hook);
        self.run(&effect.start, what, &effect.journal)
    }

    /// Keeps a fault for the report.
    fn heed<T>(&self, ran: Result<T, Fault>) -> Result<T, ()> {
        ran.map_err(|fault| self.faults.borrow_mut().push(fault.diagnostic()))
    }

    pub(crate) fn ask_effect(&self, state: &State, effect: &Effect) -> Status<Prompt> {
        let card = effect.card;
        let prompt = match effect.question {
            Some(Question::Look { token }) => {
                return Status::Chance(self.face_request(state, token));
            }
            Some(Question::Region { near: Some(region), .. }) => Prompt::CardNear { card, region },
            Some(Question::Region { near: None, .. }) => Prompt::CardRegion { card },
            Some(Question::Token { .. }) => Prompt::CardToken { card },
            Some(Question::Number { .. }) => Prompt::CardNumber { card },
            Some(Question::Confirm) | None => Prompt::CardConfirm { card },
        };
        asks(effect.seat, prompt)
    }

    pub(crate) fn offer_answers(&self, state: &State, effect: &Effect, offers: &mut Vec<Choice>) {
        let optional = match effect.question {
            Some(Question::Region { regions: bits, optional, .. }) => {
                offers.extend(regions(bits).map(|region| Choice::PickRegion { region }));
                optional
            }
            Some(Question::Token { tokens, optional }) => {
                offers.extend(tokens_of(tokens).filter_map(|token| {
                    let region = state.region_of(token)?;
                    let face = state.face_for(token, effect.seat).map(|face| self.cards.face(face));
                    Some(Choice::PickToken { token, region, face })
                }));
                optional
            }
            Some(Question::Number { least, most }) => {
                offers.extend((least..=most).map(|number| Choice::PickNumber { number }));
                false
            }
            Some(Question::Confirm) => {
                offers.push(Choice::Accept);
                true
            }
            Some(Question::Look { .. }) | None => false,
        };
        if optional || offers.is_empty() {
            offers.push(Choice::Decline);
        }
    }

    /// What a request for the face of a token is: from which tokens, if that is open, else which.
    pub(crate) fn face_request(&self, state: &State, token: crate::state::TokenNo) -> Request {
        use crate::state::{Ring, Rule};
        let set = self.cards.set(state.set());
        let open = set.faces.minus(&state.spent().or(&state.seen_faces()));
        let (rings, others) = (open.and(&set.rings), open.minus(&set.rings));
        let ring = match state.ring() {
            Some(ring) => ring,
            None if state.from_start(token) || others.is_empty() => Ring::Starting,
            None if rings.is_empty() => Ring::Regular,
            None => {
                // Of the tokens that were not there at the start, so many have a ring.
                let (from_start, later) = state.hidden();
                let spare = rings.len().saturating_sub(from_start);
                let regular = if state.options().has(Rule::EarlyRemoval) {
                    (u16::from(state.supply()) + later).saturating_sub(spare)
                } else {
                    others.len()
                };
                match (regular, spare) {
                    (_, 0) => Ring::Regular,
                    (0, _) => Ring::Starting,
                    (regular, spare) => {
                        let weights = [regular, spare].map(|weight| weight.min(255) as u8);
                        return Request::Draw(weights.into_iter().collect());
                    }
                }
            }
        };
        match ring {
            Ring::Starting if !rings.is_empty() => Request::Deal(rings),
            _ if !others.is_empty() => Request::Deal(others),
            _ => Request::Deal(rings),
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// A seat uses a card.
    pub(crate) fn use_card(&mut self, seat: Seat, card: ClassNo) {
        if !self.rules.usable(self.state, seat, card) {
            return;
        }
        let Some(hook) = self.rules.hook_now(self.state, card) else { return };
        self.tell(Event::CardUsed { seat, card });
        self.begin_effect(seat, card, hook);
    }

    /// A card acts for the first time.
    fn begin_effect(&mut self, seat: Seat, card: ClassNo, hook: Hook) {
        let what = (seat, card, hook);
        let Some((ran, stage)) = self.rules.run(self.state, what, &Journal::new()) else {
            return;
        };
        match ran {
            Ok(Ran::Done) => self.tell_all(&stage.events),
            Ok(Ran::Asked(_)) => {
                self.tell(Event::EffectBegan { seat, card, hook });
                return self.suspend(stage, 0);
            }
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        self.rules.stages.give(stage);
    }

    /// A card that was answered goes on.
    fn carry_on_effect(&mut self) {
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
        let told = u8::try_from(told + new.len()).unwrap_or(u8::MAX);
        match stage.question {
            Some(question) => self.tell(Event::EffectAsked { question, told }),
            None => self.tell(Event::EffectEnded),
        }
        match self.state.effect() {
            Some(effect) => self.rules.stages.park(&self.rules.host, &effect.start, stage),
            None => self.rules.stages.give(stage),
        }
    }

    fn tell_all(&mut self, events: &[Event]) {
        for event in events {
            self.tell(*event);
        }
    }

    /// The effect that is on goes on by itself, if nobody must answer; false when one must.
    pub(crate) fn forward_effect(&mut self) -> bool {
        let Some(effect) = self.state.effect() else { return false };
        match effect.question {
            None => self.carry_on_effect(),
            Some(Question::Look { token }) => {
                let Some(face) = self.state.face(token) else { return false };
                self.look(face);
            }
            Some(_) => return false,
        }
        true
    }

    /// The holder sees the face of the token he looks at.
    fn look(&mut self, face: crate::state::FaceNo) {
        let Some(effect) = self.state.effect() else { return };
        let Some(question @ Question::Look { token }) = effect.question else { return };
        let seat = effect.seat;
        let Some(region) = self.state.region_of(token) else { return };
        let face = Some(self.rules.cards.face(face));
        let fingerprint = script::fingerprint(&question);
        self.tell(Event::EffectAnswered { fingerprint, reply: None });
        self.tell(Event::Looked { seat, region, token: Some(token), face });
    }

    /// The holder, or chance, answers the card that asks.
    pub(crate) fn answer_effect(&mut self, choice: Choice) {
        let Some(Effect { question: Some(question), .. }) = self.state.effect() else { return };
        let question = *question;
        match (question, choice) {
            (Question::Look { .. }, Choice::Draw(ring)) => self.tell(Event::RingDrawn { ring }),
            (Question::Look { .. }, Choice::Turn(face)) => self.look(face),
            _ => {
                let Some(reply) = recorded(question, choice) else { return };
                let fingerprint = script::fingerprint(&question);
                let reply = match reply {
                    Recorded::Nil => None,
                    Recorded::Int(number) => Some(number),
                };
                self.tell(Event::EffectAnswered { fingerprint, reply });
            }
        }
    }
}

/// A choice as the number a journal keeps; none for what is not offered.
fn recorded(question: Question, choice: Choice) -> Option<Recorded> {
    let int = |number: u8| Some(Recorded::Int(number.into()));
    match (question, choice) {
        (
            Question::Region { optional: true, .. }
            | Question::Token { optional: true, .. }
            | Question::Confirm,
            Choice::Decline,
        ) => Some(Recorded::Nil),
        (Question::Region { regions, .. }, Choice::PickRegion { region })
            if regions & region.bit() != 0 =>
        {
            int(region.0)
        }
        (Question::Token { tokens, .. }, Choice::PickToken { token, .. })
            if token.0 < 64 && tokens >> token.0 & 1 == 1 =>
        {
            int(token.0)
        }
        (Question::Number { least, most }, Choice::PickNumber { number })
            if (least..=most).contains(&number) =>
        {
            int(number)
        }
        (Question::Confirm, Choice::Accept) => int(1),
        _ => None,
    }
}

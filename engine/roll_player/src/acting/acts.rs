//! Verbs that act: each becomes events on the scratch copy of the state.

use play::Seat;
use script::{Arguments, Reply};

use super::scratch::{Handle, Rolling, Scratch};
use super::verbs::{self, Act};
use crate::cards::{Catalogue, Hook};
use crate::event::{Change, Event, Gain};
use crate::interlude::action::{Action, Part};
use crate::interlude::top::Top;
use crate::numbers::{CardNo, Cell, Die, Number};
use crate::state::{COUNTERS, Call, MOST_CHARISMA, MOST_GOLD, Pending, ROW};
use crate::words::{Attribute, Colour, Direction, MarketKind, Stock};

fn has_face(die: Die, face: i64) -> bool {
    u8::try_from(face).is_ok_and(|face| die.faces().contains(&face))
}

impl Scratch {
    /// Carries out a verb that acts.
    pub(super) fn act(&mut self, cards: &Catalogue, act: Act) -> Reply {
        let done = match act {
            Act::GainGold { amount } => self.gain_gold(amount, Gain::Card),
            Act::PayGold { amount } => return self.pay_gold(amount),
            Act::TakeGold { from, amount } => return self.take_gold(from, amount),
            Act::GiveGold { to, amount } => return self.give_gold(to, amount),
            Act::GainXp { amount } => self.gain_xp(amount.get()),
            Act::PayXp { amount } => return self.pay_xp(amount),
            Act::GainHonour { amount } => self.gain_honour(amount.get()),
            Act::Injure { injuries } => self.injure(injuries.get()),
            Act::Heal { injuries } => return self.heal(injuries),
            Act::GainCharisma { amount } => self.gain_charisma(amount.get()),
            Act::Turn { die } => self.own(die).map(|(space, die)| {
                self.tell(Event::Turned { seat: self.seat, space, from: die, to: die.turned() });
            }),
            Act::Adjust { die, by } => return self.adjust(die, by),
            Act::SetFace { die, face } => self.set_face(die, face.get()),
            Act::Swap { one, other } => self.swap(one, other),
            Act::SwapWithRival { own, other } => self.swap_with_rival(own, other),
            Act::MoveDie { die, row } => self.move_die(die, row),
            Act::MoveMarker { direction } => return self.move_marker(direction).into(),
            Act::Ready { card } => self.skill_event(cards, card, true),
            Act::Exhaust { card } => self.skill_event(cards, card, false),
            Act::Act { row } => {
                let action = Action { seat: self.seat, row, part: Part::Choose };
                self.tell(Event::Queued { pending: action.into() });
                Ok(())
            }
            Act::Exchange { own, pool } => self.exchange(own, pool),
            Act::Replace { own, colour } => self.replace(own, colour),
            Act::Buy { card, from } => self.buy(card, from),
            Act::AddToMarket { card } => self.add_to_market(card),
            Act::Discard { card } => self.discard(card),
            Act::SetCount { count } => self.set_count(cards, count),
            Act::LayOff { card } => return self.lay_off(cards, card),
            Act::Trade { own, other } => self.trade(cards, own, other),
            Act::GiveCard { card, to } => return self.give_card(cards, self.seat, to, card),
            Act::TakeCard { card } => return self.take_card(cards, card),
            Act::UseSkill { card } => self.use_skill(cards, card),
            Act::AdjustPool { die, by } => return self.adjust_pool(die, by),
            Act::TurnPool { die } => self.pool(die).map(|(number, die)| {
                self.pool_changed(number, die, die.turned().face, Change::Turned);
            }),
        };
        done.map_or_else(|wrong| wrong, |()| Reply::Nil)
    }

    fn gain_gold(&mut self, gold: u8, gain: Gain) -> Result<(), Reply> {
        if self.draft.state().sheet(self.seat).gold() + u16::from(gold) > MOST_GOLD {
            return Err(Reply::Wrong(format!("a seat can have at most {MOST_GOLD} gold")));
        }
        if gold > 0 {
            let card = (gain == Gain::Card).then_some(self.card);
            self.tell(Event::GoldGained { seat: self.seat, gold, gain, card });
        }
        Ok(())
    }

    fn gain_charisma(&mut self, tokens: u8) -> Result<(), Reply> {
        let there = self.draft.state().sheet(self.seat).charisma();
        if u16::from(there) + u16::from(tokens) > MOST_CHARISMA.into() {
            let why = format!("a seat can have at most {MOST_CHARISMA} charisma tokens");
            return Err(Reply::Wrong(why));
        }
        for _ in 0..tokens {
            self.tell(Event::CharismaTaken { seat: self.seat, card: Some(self.card) });
        }
        Ok(())
    }

    fn pay_gold(&mut self, gold: u8) -> Reply {
        let seat = self.seat;
        let enough = self.draft.state().sheet(seat).gold() >= u16::from(gold);
        if enough && gold > 0 {
            self.tell(Event::GoldPaid { seat, gold, card: self.card });
        }
        enough.into()
    }

    /// Moves up to `amount` gold from another seat to the owner.
    fn take_gold(&mut self, from: Seat, amount: u8) -> Reply {
        if from == self.seat {
            return Reply::Wrong("this verb takes a seat other than the owner".to_owned());
        }
        let state = self.draft.state();
        let room = MOST_GOLD - state.sheet(self.seat).gold();
        let gold = state.sheet(from).gold().min(amount.into()).min(room) as u8;
        if gold > 0 {
            self.tell(Event::Handed { seat: from, to: self.seat, gold });
        }
        gold.into()
    }

    fn give_gold(&mut self, to: Seat, gold: u8) -> Reply {
        let (seat, state) = (self.seat, self.draft.state());
        if to == seat {
            return Reply::Wrong("this verb takes a seat other than the owner".to_owned());
        }
        let room = MOST_GOLD - state.sheet(to).gold();
        let given = state.sheet(seat).gold() >= gold.into() && room >= gold.into();
        if given && gold > 0 {
            self.tell(Event::Handed { seat, to, gold });
        }
        given.into()
    }

    fn adjust(&mut self, die: verbs::Die, by: i64) -> Reply {
        let (space, from) = match self.own(die) {
            Ok(found) => found,
            Err(wrong) => return wrong,
        };
        let face = i64::from(from.face).saturating_add(by);
        let fits = has_face(from, face);
        if fits && by != 0 {
            let (to, change) = (from.showing(face as u8), Change::by(by));
            self.tell(Event::Adjusted { seat: self.seat, space, from, to, change });
        }
        fits.into()
    }

    fn set_face(&mut self, die: verbs::Die, face: u8) -> Result<(), Reply> {
        let (space, from) = self.own(die)?;
        let faces = from.faces();
        if !faces.contains(&face) {
            let (least, most) = (faces.start(), faces.end());
            return Err(Reply::Wrong(format!("the die shows {least} to {most}, not {face}")));
        }
        if from.face != face {
            let (to, change) = (from.showing(face), Change::Set);
            self.tell(Event::Adjusted { seat: self.seat, space, from, to, change });
        }
        Ok(())
    }

    fn swap(&mut self, one: verbs::Die, other: verbs::Die) -> Result<(), Reply> {
        let ((one, _), (other, _)) = (self.own(one)?, self.own(other)?);
        if one != other {
            self.tell(Event::Swapped { seat: self.seat, one, other });
        }
        Ok(())
    }

    fn swap_with_rival(&mut self, own: verbs::Die, other: verbs::Die) -> Result<(), Reply> {
        let (space, given) = self.own(own)?;
        let Handle::Rival(rival, other, taken) = self.handle(other)? else {
            return Err(Reply::Wrong("this verb takes a die of another seat second".to_owned()));
        };
        let seat = self.seat;
        self.tell(Event::SwappedWith { seat, space, given, rival, other, taken });
        Ok(())
    }

    fn move_die(&mut self, die: verbs::Die, row: Attribute) -> Result<(), Reply> {
        let (from, die) = self.own(die)?;
        let to = self.draft.state().sheet(self.seat).free(row);
        match to {
            Some(to) if to.row() != from.row() => {
                self.tell(Event::Moved { seat: self.seat, die, from, to });
                Ok(())
            }
            Some(_) => Ok(()),
            None => Err(Reply::Wrong(format!("the row {} has no free space", row.word()))),
        }
    }

    fn move_marker(&mut self, direction: Direction) -> bool {
        let to = direction.from_cell(self.draft.state().sheet(self.seat).marker().0);
        if let Some(cell) = to {
            self.tell(Event::MarkerMoved { seat: self.seat, direction, cell: Cell(cell) });
        }
        to.is_some()
    }

    /// The owner's skill that a script handle refers to.
    fn own_skill(&self, cards: &Catalogue, card: verbs::Card) -> Result<CardNo, Reply> {
        let owned = self.draft.state().sheet(self.seat).owned();
        let skills = owned.and(cards.kind(MarketKind::Skill));
        if skills.has(card.0) {
            Ok(CardNo(card.0))
        } else {
            Err(Reply::Wrong("this verb takes a skill of the owner".to_owned()))
        }
    }

    fn skill_event(
        &mut self,
        cards: &Catalogue,
        card: verbs::Card,
        ready: bool,
    ) -> Result<(), Reply> {
        let (seat, card) = (self.seat, self.own_skill(cards, card)?);
        match (ready, self.draft.state().ready().has(card.0)) {
            (true, false) => self.tell(Event::Readied { seat, card }),
            (false, true) => self.tell(Event::Exhausted { seat, card }),
            (true, true) | (false, false) => {}
        }
        Ok(())
    }

    fn exchange(&mut self, own: verbs::Die, pool: verbs::Die) -> Result<(), Reply> {
        let (space, given) = self.own(own)?;
        let (number, taken) = self.pool(pool)?;
        self.tell(Event::Exchanged { seat: self.seat, space, given, number, taken });
        self.relay = true;
        Ok(())
    }

    fn replace(&mut self, own: verbs::Die, colour: Colour) -> Result<(), Reply> {
        let (space, given) = self.own(own)?;
        let left = self.draft.state().bag()[colour.index()];
        if left == 0 {
            return Err(Reply::Wrong(format!("the bag has no {} die", colour.word())));
        }
        if (given.colour == Colour::Boost) != (colour == Colour::Boost) {
            return Err(Reply::Wrong("boost dice can only be replaced by boost dice".to_owned()));
        }
        let taken = crate::numbers::Die { colour, face: given.face };
        self.tell(Event::Replaced { seat: self.seat, space, given, taken });
        Ok(())
    }

    fn buy(&mut self, card: Option<verbs::Card>, from: Stock) -> Result<(), Reply> {
        let (seat, state) = (self.seat, self.draft.state());
        let wanted = card.map(|card| CardNo(card.0));
        let there = match from {
            Stock::Deck => {
                self.tell(Event::Queued { pending: Top { seat }.into() });
                return Ok(());
            }
            Stock::Market => wanted.filter(|card| state.row().contains(card)),
            Stock::Discard => wanted.filter(|card| state.discard().has(card.0)),
        };
        let Some(card) = there else {
            return Err(Reply::Wrong(match wanted {
                Some(_) => format!("the card is not in the {}", from.word()),
                None => "this verb takes a card to buy".to_owned(),
            }));
        };
        let pending = Pending::Buy { seat, card, from };
        self.tell(Event::Queued { pending });
        Ok(())
    }

    fn add_to_market(&mut self, card: verbs::Card) -> Result<(), Reply> {
        let state = self.draft.state();
        if !state.discard().has(card.0) {
            return Err(Reply::Wrong("the card is not in the discard pile".to_owned()));
        }
        if state.row().len() == ROW {
            return Err(Reply::Wrong(format!("the market has room for {ROW} cards")));
        }
        self.tell(Event::Recalled { seat: self.seat, card: CardNo(card.0) });
        Ok(())
    }

    fn discard(&mut self, card: verbs::Card) -> Result<(), Reply> {
        let card = CardNo(card.0);
        if !self.draft.state().row().contains(&card) {
            return Err(Reply::Wrong("the card is not in the market".to_owned()));
        }
        self.tell(Event::Swept { card });
        Ok(())
    }

    fn set_count(&mut self, cards: &Catalogue, count: u8) -> Result<(), Reply> {
        let (card, rule) = self.counting(cards)?;
        let state = self.draft.state();
        if count > rule.most {
            let why = format!("the counter shows at most {}, not {count}", rule.most);
            return Err(Reply::Wrong(why));
        }
        let shown = state.counter(card);
        if shown == 0 && count > 0 && !state.has_room_for_counter() {
            return Err(Reply::Wrong(format!(
                "only {COUNTERS} counters can show more than 0 at once"
            )));
        }
        if shown != count {
            let (seat, each_round) = (self.seat, rule.each_round);
            self.tell(Event::Counted { seat, card, count, each_round });
        }
        Ok(())
    }

    /// Discards a card of the owner.
    fn lay_off(&mut self, cards: &Catalogue, card: verbs::Card) -> Reply {
        let (seat, state) = (self.seat, self.draft.state());
        if !state.sheet(seat).owned().has(card.0) {
            return Reply::Wrong("this verb takes a card of the owner".to_owned());
        }
        if self.holds_dice(cards, seat, CardNo(card.0)) {
            return Reply::Bool(false);
        }
        self.tell(Event::Dropped { seat, card: CardNo(card.0) });
        Reply::Bool(true)
    }

    fn trade(
        &mut self,
        cards: &Catalogue,
        own: verbs::Card,
        other: verbs::Card,
    ) -> Result<(), Reply> {
        let (given, taken, seat) = (CardNo(own.0), CardNo(other.0), self.seat);
        let state = self.draft.state();
        let wrong = |why: &str| Err(Reply::Wrong(why.to_owned()));
        if !state.sheet(seat).owned().has(given.0) {
            return wrong("this verb takes a card of the owner first");
        }
        if !state.row().contains(&taken) {
            return wrong("the card is not in the market");
        }
        if [given, taken].iter().any(|card| cards.market(*card).kind == MarketKind::Weapon) {
            return wrong("weapons cannot be traded");
        }
        self.tell(Event::Traded { seat, given, taken });
        Ok(())
    }

    /// Moves a card from one seat to another.
    fn give_card(&mut self, cards: &Catalogue, seat: Seat, to: Seat, card: verbs::Card) -> Reply {
        let (state, card) = (self.draft.state(), CardNo(card.0));
        if seat == to || !state.sheet(seat).owned().has(card.0) {
            return Reply::Wrong("the card must go from its owner to another seat".to_owned());
        }
        if cards.market(card).kind == MarketKind::Weapon {
            return Reply::Wrong("weapons cannot be given".to_owned());
        }
        if self.holds_dice(cards, seat, card) {
            return Reply::Bool(false);
        }
        self.tell(Event::CardGiven { seat, to, card });
        Reply::Bool(true)
    }

    fn take_card(&mut self, cards: &Catalogue, card: verbs::Card) -> Reply {
        let state = self.draft.state();
        let mut rivals = state.from(self.seat).skip(1);
        match rivals.find(|rival| state.sheet(*rival).owned().has(card.0)) {
            Some(rival) => self.give_card(cards, rival, self.seat, card),
            None => Reply::Wrong("this verb takes a card of another seat".to_owned()),
        }
    }

    /// Whether the card stores dice of a seat.
    fn holds_dice(&self, cards: &Catalogue, seat: Seat, card: CardNo) -> bool {
        let holds = self.draft.state().hero(seat).stored().next().is_some();
        holds && cards.having(Hook::STORES).cards.has(card.0)
    }

    /// Records the top card of the deck, which the owner has looked at.
    pub(super) fn peeked(&mut self, card: i16) -> Reply {
        let Ok(card) = u8::try_from(card) else { return Reply::Nil };
        self.tell(Event::Peeked { seat: self.seat, card: Some(CardNo(card)) });
        card.into()
    }

    /// Puts the card that chance dealt into the market row.
    pub(super) fn dealt(&mut self, card: i16) -> Reply {
        let Ok(card) = u8::try_from(card) else { return Reply::Nil };
        self.tell(Event::Dealt { card: CardNo(card) });
        card.into()
    }

    /// Lets another skill act, without its arrow [D] and without exhausting it. The skill may
    /// belong to another seat. Rule: `decision-copy`.
    fn use_skill(&mut self, cards: &Catalogue, card: verbs::Card) -> Result<(), Reply> {
        let card = CardNo(card.0);
        if !cards.kind(MarketKind::Skill).has(card.0) {
            return Err(Reply::Wrong("this verb takes a skill".to_owned()));
        }
        self.tell(Event::SkillCopied { seat: self.seat, card });
        if cards.having(Hook::ON_USE).cards.has(card.0) {
            let call = Call {
                seat: self.seat,
                card: card.into(),
                hook: Hook::ON_USE,
                args: Arguments::NONE,
            };
            self.tell(Event::Queued { pending: call.into() });
        }
        Ok(())
    }

    fn adjust_pool(&mut self, die: verbs::Die, by: i64) -> Reply {
        let (number, from) = match self.pool(die) {
            Ok(found) => found,
            Err(wrong) => return wrong,
        };
        let face = i64::from(from.face).saturating_add(by);
        let fits = has_face(from, face);
        if fits {
            self.pool_changed(number, from, face as u8, Change::by(by));
        }
        fits.into()
    }

    fn pool_changed(&mut self, number: Number, from: Die, face: u8, change: Change) {
        let to = from.showing(face);
        if from != to {
            self.tell(Event::PoolChanged { seat: self.seat, number, from, to, change });
            self.relay = true;
        }
    }

    /// Shows the new face of a die that was rolled, or replaces another die with it.
    pub(super) fn rolled(&mut self, Rolling { die, colour }: Rolling, face: i16) -> Reply {
        let (seat, face) = (self.seat, face as u8);
        match (self.handle(die), colour) {
            (Ok(Handle::Own(space, from)), None) => {
                self.tell(Event::Rerolled { seat, space, from, to: from.showing(face) });
            }
            (Ok(Handle::Own(space, given)), Some(colour)) => {
                self.tell(Event::Replaced { seat, space, given, taken: Die { colour, face } });
            }
            (Ok(Handle::Pool(number, from)), _) => {
                self.pool_changed(number, from, face, Change::Rerolled);
            }
            (Ok(Handle::Rival(..)) | Err(_), _) => return Reply::Nil,
        }
        face.into()
    }
}

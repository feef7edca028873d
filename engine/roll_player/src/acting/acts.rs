//! The verbs that act: each becomes an event on the scratch copy.

use script::Reply;

use super::Scratch;
use super::verbs::{self, Act};
use crate::cards::Catalogue;
use crate::event::{Event, Gain};
use crate::interlude::action::{Action, Part};
use crate::interlude::top::Top;
use crate::state::{CardNo, Cell, Number, Pending, ROW, Space};
use crate::words::{Attribute, Colour, Direction, MarketKind, Stock};

impl Scratch {
    /// Carries out a verb that acts.
    pub(super) fn act(&mut self, cards: &Catalogue, act: Act) -> Reply {
        let done = match act {
            Act::GainGold { amount } => self.gain_gold(amount, Gain::Card),
            Act::PayGold { amount } => return self.pay_gold(amount),
            Act::GainCharisma { amount } => {
                for _ in 0..amount.min(20) {
                    self.tell(Event::CharismaTaken { seat: self.seat });
                }
                Ok(())
            }
            Act::Turn { die } => self.own(die).map(|(space, die)| {
                self.tell(Event::Turned { seat: self.seat, space, from: die, to: die.turned() });
            }),
            Act::Adjust { die, by } => return self.adjust(die, by),
            Act::SetFace { die, face } => self.set_face(die, face),
            Act::Swap { one, other } => self.swap(one, other),
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
            Act::UseSkill { card } => self.use_skill(cards, card),
            Act::AdjustPool { die, by } => return self.adjust_pool(die, by),
            Act::TurnPool { die } => self.pool(die).map(|(number, die)| {
                self.pool_changed(number, die, die.turned());
            }),
        };
        done.map_or_else(|wrong| wrong, |()| Reply::Nil)
    }

    fn gain_gold(&mut self, gold: u8, gain: Gain) -> Result<(), Reply> {
        if gold > 0 {
            self.tell(Event::GoldGained { seat: self.seat, gold, gain });
        }
        Ok(())
    }

    fn pay_gold(&mut self, gold: u8) -> Reply {
        let enough = self
            .state
            .as_ref()
            .is_some_and(|state| state.sheet(self.seat).gold() >= u16::from(gold));
        if enough && gold > 0 {
            self.tell(Event::GoldPaid { seat: self.seat, gold });
        }
        enough.into()
    }

    fn adjust(&mut self, die: verbs::Die, by: i64) -> Reply {
        let (space, from) = match self.own(die) {
            Ok(found) => found,
            Err(wrong) => return wrong,
        };
        let face = i64::from(from.face).saturating_add(by);
        let fits = (1..=6).contains(&face);
        if fits && by != 0 {
            let to = from.showing(face as u8);
            self.tell(Event::Adjusted { seat: self.seat, space, from, to });
        }
        fits.into()
    }

    fn set_face(&mut self, die: verbs::Die, face: u8) -> Result<(), Reply> {
        if !(1..=6).contains(&face) {
            return Err(Reply::Wrong(format!("a die shows 1 to 6, not {face}")));
        }
        let (space, from) = self.own(die)?;
        if from.face != face {
            self.tell(Event::Adjusted { seat: self.seat, space, from, to: from.showing(face) });
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

    fn move_die(&mut self, die: verbs::Die, row: Attribute) -> Result<(), Reply> {
        let (from, die) = self.own(die)?;
        let to = self.state.as_ref().and_then(|state| state.sheet(self.seat).free(row));
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
        let marker = self.state.as_ref().map(|state| state.sheet(self.seat).marker().0);
        let to = marker.and_then(|cell| direction.from_cell(cell));
        if let Some(cell) = to {
            self.tell(Event::MarkerMoved { seat: self.seat, direction, cell: Cell(cell) });
        }
        to.is_some()
    }

    /// The owner's skill behind a handle.
    fn own_skill(&self, cards: &Catalogue, card: verbs::Card) -> Result<CardNo, Reply> {
        let owned = self.state.as_ref().map(|state| state.sheet(self.seat).owned());
        let skills = owned.unwrap_or_default().and(cards.kind(MarketKind::Skill));
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
        let sheet = self.state.as_ref().map(|state| *state.sheet(seat)).unwrap_or_default();
        match (ready, sheet.exhausted().has(card.0)) {
            (true, true) => self.tell(Event::Readied { seat, card }),
            (false, false) => self.tell(Event::Exhausted { seat, card }),
            _ => {}
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
        let left = self.state.as_ref().map_or(0, |state| state.bag()[colour.index()]);
        if left == 0 {
            return Err(Reply::Wrong(format!("the bag has no {} die", colour.word())));
        }
        let taken = crate::state::Die { colour, face: given.face };
        self.tell(Event::Replaced { seat: self.seat, space, given, taken });
        Ok(())
    }

    fn buy(&mut self, card: Option<verbs::Card>, from: Stock) -> Result<(), Reply> {
        let seat = self.seat;
        let lies_there = match (from, card, self.state.as_deref()) {
            (Stock::Deck, _, _) => {
                let top = Top { seat };
                self.tell(Event::Queued { pending: top.into() });
                return Ok(());
            }
            (Stock::Market, Some(card), Some(state)) => state.row().contains(&CardNo(card.0)),
            (Stock::Discard, Some(card), Some(state)) => state.discard().has(card.0),
            _ => return Err(Reply::Wrong("this verb takes a card to buy".to_owned())),
        };
        let Some(card) = card.filter(|_| lies_there) else {
            return Err(Reply::Wrong(format!("the card is not in the {}", from.word())));
        };
        let pending = Pending::Buy { seat, card: CardNo(card.0), from };
        self.tell(Event::Queued { pending });
        Ok(())
    }

    fn add_to_market(&mut self, card: verbs::Card) -> Result<(), Reply> {
        let (there, room) = match &self.state {
            Some(state) => (state.discard().has(card.0), state.row().len() < ROW),
            None => (false, false),
        };
        if !there {
            return Err(Reply::Wrong("the card is not in the discard pile".to_owned()));
        }
        if !room {
            return Err(Reply::Wrong(format!("the market has room for {ROW} cards")));
        }
        self.tell(Event::Recalled { seat: self.seat, card: CardNo(card.0) });
        Ok(())
    }

    /// Another skill acts, without its arrow [D] and without being exhausted. The skill may be
    /// another seat's.
    fn use_skill(&mut self, cards: &Catalogue, card: verbs::Card) -> Result<(), Reply> {
        let card = CardNo(card.0);
        if !cards.kind(MarketKind::Skill).has(card.0) {
            return Err(Reply::Wrong("this verb takes a skill".to_owned()));
        }
        self.tell(Event::SkillCopied { seat: self.seat, card });
        if cards.with_hook(crate::cards::Hook::ON_USE).has(card.0) {
            let pending = Pending::Hook {
                seat: self.seat,
                card: card.into(),
                hook: crate::cards::Hook::ON_USE,
                arg: 0,
            };
            self.tell(Event::Queued { pending });
        }
        Ok(())
    }

    fn adjust_pool(&mut self, die: verbs::Die, by: i64) -> Reply {
        let (number, from) = match self.pool(die) {
            Ok(found) => found,
            Err(wrong) => return wrong,
        };
        let face = i64::from(from.face).saturating_add(by);
        let fits = (1..=6).contains(&face);
        if fits {
            self.pool_changed(number, from, from.showing(face as u8));
        }
        fits.into()
    }

    fn pool_changed(&mut self, number: Number, from: crate::state::Die, to: crate::state::Die) {
        if from != to {
            self.tell(Event::PoolChanged { seat: self.seat, number, from, to });
            self.relay = true;
        }
    }

    /// A die of the sheet was rolled: it shows its new face.
    pub(super) fn rerolled(&mut self, space: Space, face: i16) -> Reply {
        let Some(from) = self.state.as_ref().and_then(|state| state.die(self.seat, space)) else {
            return Reply::Nil;
        };
        let to = from.showing(face.clamp(1, 6) as u8);
        self.tell(Event::Rerolled { seat: self.seat, space, from, to });
        to.face.into()
    }

    /// A die of an initiative card was rolled.
    pub(super) fn pool_rerolled(&mut self, number: Number, face: i16) -> Reply {
        let Some(from) = self.state.as_ref().and_then(|state| state.pool(number)) else {
            return Reply::Nil;
        };
        let to = from.showing(face.clamp(1, 6) as u8);
        self.pool_changed(number, from, to);
        to.face.into()
    }
}

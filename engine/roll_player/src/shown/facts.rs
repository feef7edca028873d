//! Facts that a player needs for a decision and that the offer does not name.

use play::signature::{Signature, signatures};
use play::{Args, Message, Say, Seat};

use crate::RollPlayer;
use crate::cards::class::Aim;
use crate::choice::{Choice, Prompt, of_expansions};
use crate::expansions;
use crate::numbers::{CardNo, Cell, Die, Number, Space};
use crate::phase::struck;
use crate::state::{State, Step, Variant};
use crate::words::{Attribute, Colour, Direction, MarketKind, Stock};

/// Facts about an offer, by the name of the choice.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum Fact {
    /// The seat, whose gender some languages need.
    TakeRace { seat: Seat },
    /// The seat.
    TakeClass { seat: Seat },
    /// Whether a coin is on the initiative card.
    Take { coin: bool },
    /// The new total of the row, the gold for filling it and for a gold die, whether the color
    /// matches the backstory there, and whether the row's action follows.
    Place { row_now: Standing, pays: u8, story: bool, acts: bool },
    /// The new face, and the new total of the row.
    Turn { to: u8, row_now: Standing },
    /// The new total of the row.
    Raise { row_now: Standing },
    /// The new total of the row.
    Lower { row_now: Standing },
    /// The stars of the cell that the marker would reach.
    MoveMarker { stars: i8 },
    /// The payment: gold and charisma tokens.
    Buy { gold: u8, charisma: u8 },
    /// The gold that the seat gets.
    Discard { gold: u8 },
    /// The gold that the seat gets.
    TakeGold { gold: u8 },
    /// The direction of the marker, and the stars of the cell that it would reach.
    Use { direction: Option<Direction>, stars: i8 },
    /// The kind and the printed cost of the card. If it is in the market or the discard pile, also
    /// the payment: gold and charisma tokens.
    PickCard { kind: MarketKind, cost: u8, gold: u8, charisma: u8 },
    /// The stars of the cell that the marker would reach.
    PickDirection { stars: i8 },
}

/// Facts about a table.
#[derive(Clone, Copy, Debug, Say)]
enum TableFact {
    /// Whether monsters and their minions are fought, whether their adventure is open, and whether
    /// the cards of a later printing are played.
    Table { hunts: bool, open: bool, later: bool },
}

/// Facts about a prompt, by its name.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum QuestionFact {
    /// The price of the cheapest card, if the seat cannot pay for any.
    Purchase { beyond: Option<u8> },
    /// The seat whose turn it is or is about to be, and whether the asked seat has weapons to
    /// discard.
    Skill { turn: Seat, weapons: bool },
    /// With which faces the enemy die strikes which place, after the second and the third
    /// initiative card.
    InitiativeAlone { second: Struck, third: Struck },
}

/// The faces that strike each place of the market, from the lowest to the highest.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
struct Struck {
    left: u8,
    left_to: u8,
    middle: u8,
    middle_to: u8,
    right: u8,
    right_to: u8,
}

impl Struck {
    /// The faces after taking the initiative card with this number. Rule: `solo-die`.
    fn with(number: u8) -> Self {
        let faces = |place| {
            let strikes = |face: &u8| struck(Number(number), *face) == Some(place);
            let mut faces = Die::FACES.filter(strikes);
            let least = faces.next().unwrap_or(0);
            (least, faces.next_back().unwrap_or(least))
        };
        let ((left, left_to), (middle, middle_to), (right, right_to)) =
            (faces(0), faces(1), faces(2));
        Self { left, left_to, middle, middle_to, right, right_to }
    }
}

/// The total of a row and its class goal.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
struct Standing {
    total: i8,
    goal: Option<Aim>,
    least: u8,
    most: u8,
}

/// Adds the facts to the signatures of offers.
pub(super) fn with_facts(choices: Vec<Signature>) -> Vec<Signature> {
    let facts = [signatures::<Fact>(), expansions::choice_facts()].concat();
    play::signature::with_facts(choices, facts)
}

/// Adds the facts to the signatures of prompts.
pub(super) fn with_question_facts(prompts: Vec<Signature>) -> Vec<Signature> {
    let facts = [signatures::<QuestionFact>(), expansions::prompt_facts()].concat();
    play::signature::with_facts(prompts, facts)
}

/// The names and types of the facts about a table.
pub(super) fn table_facts() -> Vec<Signature> {
    signatures::<TableFact>()
}

impl RollPlayer {
    /// The facts about a table.
    pub(super) fn facts_about_table(&self, state: &State) -> Args {
        let fact = TableFact::Table {
            hunts: state.fights_at_the_end(),
            open: state.variants().has(Variant::OpenAdventure),
            later: state.is_later(),
        };
        Message::of(self, "words", &fact).args
    }

    /// The facts about a prompt.
    pub(super) fn facts_of(&self, state: &State, seat: Seat, prompt: Prompt) -> Args {
        if matches!(prompt, Prompt::InitiativeAlone) {
            let fact =
                QuestionFact::InitiativeAlone { second: Struck::with(2), third: Struck::with(3) };
            return Message::of(self, "ask", &fact).args;
        }
        if matches!(prompt, Prompt::Skill { .. }) {
            let weapons = !self.weapons(state, seat).is_empty();
            let fact = QuestionFact::Skill { turn: state.active(), weapons };
            return Message::of(self, "ask", &fact).args;
        }
        if !matches!(prompt, Prompt::Purchase { .. }) {
            return self.extra_prompt_facts(state, seat, prompt);
        }
        let prices = state.row().iter().map(|card| self.price(state, seat, *card, Stock::Market));
        let means = self.means(state, seat, Stock::Market);
        let beyond = prices.min().filter(|least| u16::from(*least) > means);
        Message::of(self, "ask", &QuestionFact::Purchase { beyond }).args
    }

    /// The facts about an offer.
    pub(super) fn facts_of_offer(&self, state: &State, seat: Seat, choice: Choice) -> Args {
        match self.fact(state, seat, choice) {
            Some(fact) => Message::of(self, "choice", &fact).args,
            None => self.extra_choice_facts(state, seat, choice),
        }
    }

    fn fact(&self, state: &State, seat: Seat, choice: Choice) -> Option<Fact> {
        let edition = self.cards.edition(state.edition());
        let row = |at, die: Die, face| self.standing_with(state, seat, at, die.showing(face));
        let to = |way| self.stars_toward(state, seat, way);
        Some(match choice {
            Choice::TakeRace { .. } => Fact::TakeRace { seat },
            Choice::TakeClass { .. } => Fact::TakeClass { seat },
            Choice::Take { number, .. } => Fact::Take { coin: state.coin(number) },
            Choice::Place { die, row } => self.fact_of_placing(state, seat, die, row),
            Choice::Turn { space, die } => self.fact_of_turning(state, seat, space, die),
            Choice::Raise { space, die } => Fact::Raise { row_now: row(space, die, die.face + 1) },
            Choice::Lower { space, die } => Fact::Lower { row_now: row(space, die, die.face - 1) },
            Choice::MoveMarker { direction } => Fact::MoveMarker { stars: to(direction)? },
            Choice::PickDirection { direction } => Fact::PickDirection { stars: to(direction)? },
            Choice::Buy { cost, .. } => self.fact_of_buying(state, seat, cost),
            Choice::Discard { .. } => Fact::Discard { gold: edition.discard_pays },
            Choice::TakeGold => Fact::TakeGold { gold: edition.discard_pays },
            Choice::Use { card } => self.fact_of_using(state, seat, card),
            Choice::PickCard { card } => self.fact_of_picking(state, seat, card),
            Choice::Roll(_)
            | Choice::Draw(_)
            | Choice::Deal(_)
            | Choice::DealBackstory(_)
            | Choice::DealAlignment(_)
            | of_expansions!()
            | Choice::Next { .. }
            | Choice::Lay { .. }
            | Choice::Swap { .. }
            | Choice::SwapWith { .. }
            | Choice::Adjust { .. }
            | Choice::Reroll { .. }
            | Choice::Keep { .. }
            | Choice::Restore { .. }
            | Choice::TakeToken
            | Choice::Skip
            | Choice::LeaveMarket
            | Choice::Drop { .. }
            | Choice::Pass
            | Choice::Ready { .. }
            | Choice::LeaveExhausted
            | Choice::PickDie { .. }
            | Choice::PickPoolDie { .. }
            | Choice::PickRow { .. }
            | Choice::PickNumber { .. }
            | Choice::PickColour { .. }
            | Choice::Accept
            | Choice::Decline => return None,
        })
    }

    fn fact_of_turning(&self, state: &State, seat: Seat, space: Space, die: Die) -> Fact {
        let die = die.turned();
        Fact::Turn { to: die.face, row_now: self.standing_with(state, seat, space, die) }
    }

    fn fact_of_buying(&self, state: &State, seat: Seat, cost: u8) -> Fact {
        let (gold, charisma) = self.payment(state, seat, cost, Stock::Market);
        Fact::Buy { gold, charisma }
    }

    fn fact_of_using(&self, state: &State, seat: Seat, card: CardNo) -> Fact {
        let direction = self.cards.market(card).arrow;
        let stars = direction.and_then(|way| self.stars_toward(state, seat, way));
        Fact::Use { direction, stars: stars.unwrap_or(0) }
    }

    fn fact_of_picking(&self, state: &State, seat: Seat, card: CardNo) -> Fact {
        let sold = if state.row().contains(&card) {
            Some(Stock::Market)
        } else {
            state.discard().has(card.0).then_some(Stock::Discard)
        };
        let paid =
            sold.map(|from| self.payment(state, seat, self.price(state, seat, card, from), from));
        let (gold, charisma) = paid.unwrap_or((0, 0));
        let card = self.cards.market(card);
        Fact::PickCard { kind: card.kind, cost: card.cost, gold, charisma }
    }

    fn fact_of_placing(&self, state: &State, seat: Seat, die: Die, row: Attribute) -> Fact {
        let (sheet, edition) = (state.sheet(seat), self.cards.edition(state.edition()));
        let then = sheet.free(row).map(|space| state.with_die(seat, space, die));
        let for_row = if sheet.free_count(row) == 1 { edition.row_pays } else { 0 };
        let is_gold = die.colour == Colour::Gold;
        let for_die = if is_gold { self.gold_die_pays(state, seat) } else { 0 };
        Fact::Place {
            row_now: self.standing(then.as_ref().unwrap_or(state), seat, row),
            pays: for_row + for_die,
            story: sheet.backstory().is_some_and(|story| {
                let wanted = self.cards.backstory(story)[row.index()];
                sheet.free(row) == Some(wanted.space) && wanted.colour == die.colour
            }),
            acts: matches!(state.step(), Step::Dice(_)) || state.is_unpacking(),
        }
    }

    /// The total and goal of a row if a die were on this space, whatever is there now.
    fn standing_with(&self, state: &State, seat: Seat, space: Space, die: Die) -> Standing {
        self.standing(&state.with_die(seat, space, die), seat, space.row())
    }

    /// The total of a row and its class goal.
    fn standing(&self, state: &State, seat: Seat, row: Attribute) -> Standing {
        let total = self.total(state, seat, row);
        let total = total.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        let Some(class) = state.sheet(seat).class() else {
            return Standing { total, goal: None, least: 0, most: 0 };
        };
        let goal = self.cards.class(class).goals[row.index()].goal;
        Standing { total, goal: Some(goal.aim()), least: goal.least, most: goal.most }
    }

    /// The stars of the cell that a seat's marker would reach.
    fn stars_toward(&self, state: &State, seat: Seat, way: Direction) -> Option<i8> {
        let sheet = state.sheet(seat);
        let Cell(cell) = sheet.marker();
        let to = way.from_cell(cell)?;
        Some(self.cards.alignment(sheet.alignment()?)[usize::from(to)])
    }
}

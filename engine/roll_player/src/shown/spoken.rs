//! Queries about the table that are typed as one or two letters: heroes, dice, market, initiative
//! cards.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use play::panel::Mark;
use play::signature::{Signature, signatures};
use play::{Eye, Message, Ref, Say, Seat, Spoken};

use crate::RollPlayer;
use crate::cards::Goal;
use crate::cards::class::{Aim, GoalStars};
use crate::expansions;
use crate::numbers::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Die, Number, RaceNo, SEATS, SetNo, Space,
};
use crate::state::{Sheet, State, TRAY};
use crate::words::{Attribute, Colour, Direction, MarketKind, Outlook, Stock};

/// The queries, in the order of the help text.
const QUERIES: &[&str] = &[
    "gold",
    "row",
    "goal",
    "hero",
    "story",
    "alignment",
    "hand",
    "tray",
    "market",
    "initiative",
    "die",
    "turn",
];

/// Maximum number of cards of a hero in a sentence.
const CARDS: usize = 24;

/// The queries answered before each prompt.
pub(super) const LEADING: &[&str] = &["gold"];

/// A color that a backstory asks for in a row.
#[derive(Clone, Copy, Debug, Say)]
struct StoryColour {
    colour: Colour,
    row: Attribute,
}

/// Answers to queries.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug, Say)]
enum Says {
    /// The gold and charisma tokens of a seat.
    Gold { seat: Seat, gold: u16, charisma: u8 },
    /// The dice of a row from left to right, the number of free spaces, and the total.
    Row { row: Attribute, dice: ArrayVec<Die, 3>, free: u8, total: i32 },
    /// The class goal of a row, the present total, and what dice on the free spaces must add.
    Goal {
        row: Attribute,
        aim: Aim,
        least: u8,
        most: u8,
        stars: u8,
        total: i32,
        met: bool,
        lost: bool,
        free: u8,
        need: Aim,
        from: i32,
        to: i32,
    },
    /// Number of goals that are met.
    Goals { seat: Seat, met: u8 },
    /// Race and class.
    Hero { seat: Seat, race: RaceNo, class: ClassNo, colour: Colour },
    /// The race of a hero that has no class yet.
    Classless { seat: Seat, race: RaceNo },
    /// The backstory, the number of matching dice with their stars, what it asks for on free
    /// spaces, and the stars with one more match; 0 unless that would be more.
    Story { backstory: BackstoryNo, dice: u8, stars: u8, open: ArrayVec<StoryColour, 6>, then: u8 },
    /// The color that the backstory asks for on a free space.
    Wanted { space: Space, colour: Colour },
    /// A die that matches the backstory.
    Matching { space: Space, die: Die },
    /// A die where the backstory asks for another color.
    Mismatched { space: Space, die: Die, colour: Colour },
    /// The alignment, the marker's cell and its stars, and the nearest best cell.
    Alignment {
        alignment: AlignmentNo,
        outlook: Outlook,
        stars: i32,
        best: Outlook,
        most: i8,
        moves: u8,
    },
    /// The stars of a cell of the grid, and how far the marker is from it.
    Outlook { outlook: Outlook, stars: i8, moves: u8 },
    /// The cards of a hero.
    Hand { seat: Seat, cards: ArrayVec<CardNo, CARDS>, exhausted: ArrayVec<CardNo, CARDS> },
    /// The number on a card's counter.
    Counter { card: CardNo, count: u8 },
    /// Dice drawn but not yet placed.
    Tray { dice: ArrayVec<Die, TRAY> },
    /// The market row.
    Market { cards: ArrayVec<CardNo, CARDS>, deck: u16, discard: u16 },
    /// A card of the market row, with the viewer's price and how many charisma tokens pay part of
    /// it.
    Ware {
        card: CardNo,
        kind: MarketKind,
        cost: u8,
        charisma: u8,
        beyond: bool,
        hands: u8,
        direction: Option<Direction>,
        set: Option<SetNo>,
    },
    /// The top card of the deck, if the eye knows it.
    Top { card: CardNo },
    /// An initiative card with its die, and whether it has a coin.
    Waiting { number: Number, die: Die, coin: bool },
    /// An initiative card that a seat has taken.
    Taken { number: Number, seat: Seat },
    /// An initiative card without a die, and whether it has a coin.
    Bare { number: Number, coin: bool },
    /// A die on the table, for the viewer: whether it has the class color, the rows in which the
    /// backstory asks for its color, and the rows whose goal it would meet.
    Fits { die: Die, own: bool, story: ArrayVec<Attribute, 6>, goals: ArrayVec<Attribute, 6> },
    /// The round, its first player and the order in the market.
    Turn { round: u8, seat: Seat, order: ArrayVec<Seat, SEATS> },
    /// Before the first round.
    SettingUp,
}

/// The messages of all answers, including those of expansions.
pub(super) fn messages() -> Vec<Signature> {
    let mut all = signatures::<Says>();
    all.extend(expansions::spoken_messages());
    all
}

impl RollPlayer {
    fn said(&self, query: &'static str, says: Says) -> Spoken {
        Spoken::new(query, Message::of(self, "spoken", &says))
    }

    /// The queries that a table can answer.
    pub(super) fn queries_of(state: &State) -> Vec<&'static str> {
        QUERIES.iter().chain(state.extra_queries()).copied().collect()
    }

    /// Everything that an eye sees, in sentences.
    pub(super) fn say_all(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        let mut all = Vec::new();
        for seat in state.from(Seat(0)).filter(|seat| state.sheet(*seat).race().is_some()) {
            all.extend(self.say_hero(state, seat));
            all.extend(self.say_rows(state, seat));
            all.extend(self.say_cards(state, seat));
        }
        if !state.tray().is_empty() {
            all.push(self.said("tray", Says::Tray { dice: state.tray().iter().collect() }));
        }
        all.extend(self.say_market(state, eye));
        if let Eye::Seat(seat) = eye {
            all.extend(self.say_dice(state, seat));
        }
        all.extend(self.say_turn(state));
        all.extend(self.say_extras(state, eye));
        all
    }

    fn say_rows(&self, state: &State, seat: Seat) -> Vec<Spoken> {
        let sheet = state.sheet(seat);
        let class = sheet.class().map(|class| self.cards.class(class));
        let (mut all, mut reached) = (Vec::new(), 0);
        for row in Attribute::ALL {
            let thing = || Some(Ref::new("attribute", row.word()));
            let (free, total) = (sheet.free_count(*row), self.total(state, seat, *row));
            let dice = sheet.row(*row).map(|(_, die)| die).collect();
            let says = Says::Row { row: *row, dice, free, total };
            all.push(self.said("row", says).of(seat).about(thing()));
            let Some(class) = class else { continue };
            let mark = self.goal_mark(state, seat, *row);
            reached += u8::from(mark == Some(Mark::Met));
            let GoalStars { goal, stars } = class.goals[row.index()];
            let says = goal_in(*row, (goal, stars), total, (free, mark));
            all.push(self.said("goal", says).of(seat).about(thing()));
        }
        if class.is_some() {
            all.push(self.said("goal", Says::Goals { seat, met: reached }).of(seat));
        }
        all
    }

    /// Sentences about race and class, gold, backstory and alignment.
    fn say_hero(&self, state: &State, seat: Seat) -> Vec<Spoken> {
        let sheet = state.sheet(seat);
        let (gold, charisma) = (sheet.gold(), sheet.charisma());
        let mut all = vec![self.said("gold", Says::Gold { seat, gold, charisma })];
        all.extend(sheet.race().map(|race| {
            let says = match sheet.class() {
                Some(class) => {
                    let colour = self.cards.class(class).colour;
                    Says::Hero { seat, race, class, colour }
                }
                None => Says::Classless { seat, race },
            };
            self.said("hero", says)
        }));
        all.extend(self.say_story(state, sheet));
        all.extend(self.say_alignment(sheet));
        all.into_iter().map(|said| said.of(seat)).collect()
    }

    fn say_story(&self, state: &State, sheet: &Sheet) -> Vec<Spoken> {
        let Some(backstory) = sheet.backstory() else { return Vec::new() };
        let (dice, wanted) = (self.cards.backstory_matches(sheet), self.cards.backstory(backstory));
        let stars = self.cards.edition(state.edition()).backstory_stars;
        let open = wanted.iter().filter(|wanted| sheet.die(wanted.space).is_none());
        let open =
            open.map(|wanted| StoryColour { colour: wanted.colour, row: wanted.space.row() });
        let with = |dice: u8| stars.get(usize::from(dice)).copied().unwrap_or_default();
        let (stars, more, open) = (with(dice), with(dice + 1), open.collect());
        let then = if more > stars { more } else { 0 };
        let story = self.said("story", Says::Story { backstory, dice, stars, open, then });
        let spaces = wanted.iter().map(|wanted| {
            let (space, colour) = (wanted.space, wanted.colour);
            let says = match sheet.die(space) {
                None => Says::Wanted { space, colour },
                Some(die) if die.colour == colour => Says::Matching { space, die },
                Some(die) => Says::Mismatched { space, die, colour },
            };
            self.said("story", says).about(self.thing("Space", space.0.into()))
        });
        std::iter::once(story).chain(spaces).collect()
    }

    fn say_alignment(&self, sheet: &Sheet) -> Vec<Spoken> {
        let Some(alignment) = sheet.alignment() else { return Vec::new() };
        let (here, stars) = (sheet.marker(), self.cards.alignment_stars(sheet));
        let outlook = Outlook::of(here);
        let grid = || self.cards.alignment(alignment).iter().copied().zip(0..);
        let far = |at: u8| (at / 3).abs_diff(here.0 / 3) + (at % 3).abs_diff(here.0 % 3);
        let best = grid().min_by_key(|(stars, at)| (Reverse(*stars), far(*at)));
        let (most, at) = best.unwrap_or_default();
        let (best, moves) = (Outlook::of(Cell(at)), far(at));
        let says = Says::Alignment { alignment, outlook, stars, best, most, moves };
        let cells = grid().map(|(stars, at)| {
            let outlook = Outlook::of(Cell(at));
            let says = Says::Outlook { outlook, stars, moves: far(at) };
            self.said("alignment", says).about(Some(Ref::new("outlook", outlook.word())))
        });
        std::iter::once(self.said("alignment", says)).chain(cells).collect()
    }

    /// Sentences about the dice that a seat could place, each kind of die once.
    fn say_dice(&self, state: &State, seat: Seat) -> Vec<Spoken> {
        let sheet = state.sheet(seat);
        let (Some(_), Some(backstory)) = (sheet.class(), sheet.backstory()) else {
            return Vec::new();
        };
        let mut dice: Vec<Die> = state.tray().iter().collect();
        dice.extend(state.open_numbers().map(|(_, die)| die));
        let mut all: Vec<Spoken> = Vec::new();
        for die in dice {
            let wants = self.cards.backstory(backstory).iter();
            let wants = wants.filter(|it| it.colour == die.colour && sheet.die(it.space).is_none());
            let is_met = |state: &State, row| self.goal_mark(state, seat, row) == Some(Mark::Met);
            let meets = |row: &Attribute| {
                sheet.free(*row).is_some_and(|space| {
                    !is_met(state, *row) && is_met(&state.with_die(seat, space, die), *row)
                })
            };
            let goals = Attribute::ALL.iter().copied().filter(meets).collect();
            let own = self.cards.colour_of(sheet) == Some(die.colour);
            let story = wants.map(|wanted| wanted.space.row()).collect();
            let fits = self.said("die", Says::Fits { die, own, story, goals });
            let about = fits.says.args.first().and_then(|(_, die)| Ref::named_by(die));
            let fits = fits.of(seat).about(about).following();
            if !all.contains(&fits) {
                all.push(fits);
            }
        }
        all
    }

    fn say_cards(&self, state: &State, seat: Seat) -> Vec<Spoken> {
        let owned = state.sheet(seat).owned();
        let ready = owned.and(&state.ready());
        let cards = ready.iter().map(CardNo).take(CARDS).collect();
        let exhausted = state.exhausted_of(seat).iter().map(CardNo).take(CARDS).collect();
        let mut all = vec![self.said("hand", Says::Hand { seat, cards, exhausted }).of(seat)];
        let counters = state.counters().iter().filter(|counter| owned.has(counter.card.0));
        all.extend(counters.map(|counter| {
            let says = Says::Counter { card: counter.card, count: counter.shows };
            let thing = self.thing("CardNo", counter.card.0.into());
            self.said("hand", says).of(seat).about(thing)
        }));
        all
    }

    fn say_market(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        if state.row().is_empty() {
            return Vec::new();
        }
        let cards = state.row().iter().copied().take(CARDS).collect();
        let deck = state.decks()[0].len() + state.decks()[1].len();
        let market = Says::Market { cards, deck, discard: state.discard().len() };
        let about = |said: Spoken, card: CardNo| said.about(self.thing("CardNo", card.0.into()));
        let top = |card| about(self.said("market", Says::Top { card }), card);
        let top = state.top_card().map(top);
        let ware = |card: &CardNo| about(self.say_ware(state, *card, eye), *card);
        let wares = state.row().iter().map(ware);
        std::iter::once(self.said("market", market)).chain(wares).chain(top).collect()
    }

    /// A sentence about a market card with the viewer's price.
    fn say_ware(&self, state: &State, card: CardNo, eye: Eye) -> Spoken {
        let ware = self.cards.market(card);
        let (cost, charisma, beyond) = match eye {
            Eye::Seat(seat) if state.round() > 0 => {
                let cost = self.price(state, seat, card, Stock::Market);
                let beyond = u16::from(cost) > self.means(state, seat, Stock::Market);
                let (_, tokens) = self.payment(state, seat, cost, Stock::Market);
                (cost, if beyond { 0 } else { tokens }, beyond)
            }
            Eye::Seat(_) | Eye::Bystander | Eye::Referee => (ware.cost, 0, false),
        };
        let hands = if ware.kind == MarketKind::Weapon { ware.hands } else { 0 };
        let (kind, direction) = (ware.kind, ware.arrow);
        let set = self.cards.set_of(card);
        let ware = Says::Ware { card, kind, cost, charisma, beyond, hands, direction, set };
        self.said("market", ware)
    }

    /// Sentences about the initiative cards, the round, and the next seat.
    fn say_turn(&self, state: &State) -> Vec<Spoken> {
        let seat = state.first();
        if state.round() == 0 {
            return vec![self.said("turn", Says::SettingUp)];
        }
        let numbers = (1..=state.numbers()).map(Number);
        let slot = |number: Number| {
            let says = match (state.pool(number), state.taker(number)) {
                (Some(die), _) => Says::Waiting { number, die, coin: state.coin(number) },
                (None, Some(seat)) => Says::Taken { number, seat },
                (None, None) => Says::Bare { number, coin: state.coin(number) },
            };
            let thing = Ref::new("initiative-card", number.0.to_string());
            self.said("initiative", says).about(Some(thing))
        };
        let order = numbers.clone().filter_map(|number| state.taker(number)).take(SEATS).collect();
        let turn = self.said("turn", Says::Turn { round: state.round(), seat, order });
        let slots = numbers.filter(|_| !state.is_finale()).map(slot);
        slots.chain([turn]).collect()
    }
}

/// The sentence about the goal of a row with this total, number of free spaces, and mark.
fn goal_in(
    row: Attribute,
    (goal, stars): (Goal, u8),
    total: i32,
    (free, mark): (u8, Option<Mark>),
) -> Says {
    let (aim, least, most) = (goal.aim(), goal.least, goal.most);
    let (met, lost) = (mark == Some(Mark::Met), mark == Some(Mark::Lost));
    // Each die adds at least 1.
    let from = (i32::from(least) - total).max(free.into());
    let to = i32::from(most) - total;
    let need = match aim {
        Aim::Open => Aim::Open,
        Aim::Exact | Aim::Range if from == to => Aim::Exact,
        Aim::Exact | Aim::Range => Aim::Range,
    };
    Says::Goal { row, aim, least, most, stars, total, met, lost, free, need, from, to }
}

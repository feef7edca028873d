//! The picture of a table: market, initiative cards and sheets as small tables of messages.

use arrayvec::ArrayVec;
use play::{Block, Message, Seat};
use serde::Serialize;

use crate::RollPlayer;
use crate::score::Outlook;
use crate::state::{AlignmentNo, BackstoryNo, CardNo, ClassNo, Die, Number, RaceNo, Space, State};
use crate::words::{Attribute, Colour, Direction, MarketKind};

/// Titles of blocks.
#[derive(Clone, Copy, Debug, Serialize)]
enum Title {
    /// The round and its first player.
    Round { round: u8, seat: Seat },
    /// Before the first round.
    SettingUp,
    /// The market row.
    Market { deck: u16, discard: u16 },
    /// The initiative cards.
    Initiative,
    /// Dice drawn and not yet placed.
    Tray,
    /// A seat's sheet.
    Sheet { seat: Seat },
    /// The cards of the discard pile.
    DiscardPile { cards: u16 },
}

/// Cells of blocks.
#[allow(clippy::enum_variant_names, reason = "the alignment grid has cells")]
#[derive(Clone, Debug, Serialize)]
enum Cell {
    /// A market card.
    Card { card: CardNo },
    /// Its kind.
    Kind { kind: MarketKind },
    /// A price.
    Cost { gold: u8 },
    /// Its arrow.
    Arrow { direction: Direction },
    /// Hands it needs.
    Hands { hands: u8 },
    /// The set it belongs to.
    InSet { set: crate::score::SetNo },
    /// What it does: the text of the card.
    TextOf { card: CardNo },
    /// An initiative card with its die.
    Waiting { number: Number, die: Die },
    /// An initiative card with its die and a coin.
    WaitingWithCoin { number: Number, die: Die },
    /// An initiative card that a seat has taken.
    Taken { number: Number, seat: Seat },
    /// An initiative card without a die.
    Bare { number: Number },
    /// A die.
    Die { die: Die },
    /// A free space.
    Free,
    /// A free space whose colour the backstory wants.
    Wanted { colour: Colour },
    /// A die where the backstory wants its colour.
    Matching { die: Die },
    /// A die where the backstory wants another colour.
    Mismatched { die: Die, colour: Colour },
    /// The name of a row.
    Row { row: Attribute },
    /// The total of a row.
    Total { total: i32 },
    /// A goal, not met.
    Goal { least: u8, stars: u8 },
    /// A goal that is a range, not met.
    GoalRange { least: u8, most: u8, stars: u8 },
    /// A goal without upper end, not met.
    GoalOpen { least: u8, stars: u8 },
    /// A goal that is met.
    GoalMet { stars: u8 },
    /// The race.
    Race { race: RaceNo },
    /// The class and its colour.
    Class { class: ClassNo, colour: Colour },
    /// What the class can do: the text of the class.
    PowerOf { class: ClassNo },
    /// The backstory and how many of its dice match.
    Backstory { backstory: BackstoryNo, dice: u8 },
    /// The alignment, the marker's cell and its stars.
    Alignment { alignment: AlignmentNo, outlook: Outlook, stars: i32 },
    /// A cell of the alignment grid.
    GridCell { stars: i8 },
    /// The cell of the marker.
    GridMarker { stars: i8 },
    /// Gold.
    Gold { gold: u16 },
    /// Charisma tokens.
    Charisma { tokens: u8 },
    /// Ready skills, weapons, armor and traits.
    Owned { kind: MarketKind, cards: ArrayVec<CardNo, 24> },
    /// Exhausted skills.
    Exhausted { cards: ArrayVec<CardNo, 24> },
}

impl RollPlayer {
    fn cell(&self, cell: &Cell) -> Message {
        Message::of(self, "board", cell)
    }

    fn block(&self, title: Title, rows: Vec<Vec<Cell>>) -> Block {
        let rows = rows.iter().map(|row| row.iter().map(|cell| self.cell(cell)).collect());
        Block { title: Message::of(self, "board", &title), rows: rows.collect() }
    }

    /// Everything on the table; nothing of it is hidden.
    pub(crate) fn draw(&self, state: &State) -> Vec<Block> {
        let mut blocks = Vec::new();
        let title = match state.round() {
            0 => Title::SettingUp,
            round => Title::Round { round, seat: state.first() },
        };
        blocks.push(self.block(title, Vec::new()));
        if !state.row().is_empty() {
            blocks.push(self.market_block(state));
        }
        if state.round() > 0 {
            let cells = (1..=state.numbers()).map(|number| slot(state, Number(number)));
            blocks.push(self.block(Title::Initiative, vec![cells.collect()]));
        }
        if !state.tray().is_empty() {
            let dice = state.tray().iter().map(|die| Cell::Die { die: *die });
            blocks.push(self.block(Title::Tray, vec![dice.collect()]));
        }
        for seat in state.from(Seat(0)) {
            blocks.push(self.sheet_block(state, seat));
        }
        blocks
    }

    /// The cards of the discard pile, which anybody may look through.
    pub(crate) fn draw_piles(&self, state: &State) -> Vec<Block> {
        let cards = state.discard();
        let rows = cards.iter().map(|card| self.market_row(CardNo(card)));
        vec![self.block(Title::DiscardPile { cards: cards.len() }, rows.collect())]
    }

    fn market_row(&self, card: CardNo) -> Vec<Cell> {
        let market = self.cards.market(card);
        let mut row = vec![
            Cell::Card { card },
            Cell::Kind { kind: market.kind },
            Cell::Cost { gold: market.cost },
        ];
        row.extend(market.arrow.map(|direction| Cell::Arrow { direction }));
        if market.kind == MarketKind::Weapon {
            row.push(Cell::Hands { hands: market.hands });
        }
        let set = self.cards.sets.iter().position(|set| set.cards.has(card.0));
        row.extend(set.map(|set| Cell::InSet { set: crate::score::SetNo(set as u8) }));
        row.push(Cell::TextOf { card });
        row
    }

    fn market_block(&self, state: &State) -> Block {
        let rows = state.row().iter().map(|card| self.market_row(*card));
        let title = Title::Market {
            deck: state.decks()[0].len() + state.decks()[1].len(),
            discard: state.discard().len(),
        };
        self.block(title, rows.collect())
    }

    fn sheet_block(&self, state: &State, seat: Seat) -> Block {
        let sheet = state.sheet(seat);
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        let mut head = Vec::new();
        head.extend(sheet.race().map(|race| Cell::Race { race }));
        head.extend(
            sheet
                .class()
                .map(|class| Cell::Class { class, colour: self.cards.class(class).colour }),
        );
        head.push(Cell::Gold { gold: sheet.gold() });
        if sheet.charisma() > 0 {
            head.push(Cell::Charisma { tokens: sheet.charisma() });
        }
        rows.push(head);
        rows.extend(sheet.class().map(|class| vec![Cell::PowerOf { class }]));
        rows.extend(Attribute::ALL.iter().map(|row| self.sheet_row(state, seat, *row)));
        rows.extend(sheet.backstory().map(|backstory| {
            let dice = self.backstory_matches(state, seat);
            vec![Cell::Backstory { backstory, dice }]
        }));
        if let Some(alignment) = sheet.alignment() {
            let outlook = Outlook::of(sheet.marker().0);
            let stars = self.alignment_stars(state, seat);
            rows.push(vec![Cell::Alignment { alignment, outlook, stars }]);
            let grid = self.cards.alignment(alignment);
            rows.extend((0..3).map(|line| {
                let cells = (line * 3..line * 3 + 3).map(|at| {
                    let stars = grid[at];
                    if at == usize::from(sheet.marker().0) {
                        Cell::GridMarker { stars }
                    } else {
                        Cell::GridCell { stars }
                    }
                });
                cells.collect()
            }));
        }
        for kind in MarketKind::ALL {
            let cards = sheet.owned().and(self.cards.kind(*kind)).minus(&sheet.exhausted());
            let cards: ArrayVec<CardNo, 24> = cards.iter().map(CardNo).take(24).collect();
            if !cards.is_empty() {
                rows.push(vec![Cell::Owned { kind: *kind, cards }]);
            }
        }
        let cards: ArrayVec<CardNo, 24> = sheet.exhausted().iter().map(CardNo).take(24).collect();
        if !cards.is_empty() {
            rows.push(vec![Cell::Exhausted { cards }]);
        }
        self.block(Title::Sheet { seat }, rows)
    }

    fn sheet_row(&self, state: &State, seat: Seat, row: Attribute) -> Vec<Cell> {
        let sheet = state.sheet(seat);
        let wanted =
            sheet.backstory().map(|backstory| self.cards.backstory(backstory)[row.index()]);
        let mut cells = vec![Cell::Row { row }];
        cells.extend((0..3).map(|slot| {
            let space = Space::of(row, slot);
            let colour = wanted.filter(|(at, _)| *at == space).map(|(_, colour)| colour);
            match (sheet.die(space), colour) {
                (Some(die), Some(colour)) if die.colour == colour => Cell::Matching { die },
                (Some(die), Some(colour)) => Cell::Mismatched { die, colour },
                (Some(die), None) => Cell::Die { die },
                (None, Some(colour)) => Cell::Wanted { colour },
                (None, None) => Cell::Free,
            }
        }));
        cells.push(Cell::Total { total: self.total(state, seat, row) });
        cells.extend(sheet.class().map(|class| {
            let goal = self.cards.class(class).goals[row.index()];
            let (least, most, stars) = (goal.goal.least, goal.goal.most, goal.stars);
            let full = sheet.free(row).is_none();
            match () {
                () if full && goal.goal.met(self.total(state, seat, row)) => {
                    Cell::GoalMet { stars }
                }
                () if most == u8::MAX => Cell::GoalOpen { least, stars },
                () if most == least => Cell::Goal { least, stars },
                () => Cell::GoalRange { least, most, stars },
            }
        }));
        cells
    }
}

fn slot(state: &State, number: Number) -> Cell {
    match (state.pool(number), state.taker(number)) {
        (Some(die), _) if state.coin(number) => Cell::WaitingWithCoin { number, die },
        (Some(die), _) => Cell::Waiting { number, die },
        (None, Some(seat)) => Cell::Taken { number, seat },
        (None, None) => Cell::Bare { number },
    }
}

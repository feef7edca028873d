//! The picture of a table: market, initiative cards and sheets as panels.

use arrayvec::ArrayVec;
use play::message::Arg;
use play::panel::{Cell, Mark, Panel, Ref, Role, Row, Tone};
use play::{Eye, Message, Rules as _, Say, Seat, Status, Word as _};

use crate::RollPlayer;
use crate::cards::class::Aim;
use crate::numbers::{
    AlignmentNo, BackstoryNo, CardNo, Cell as Place, ClassNo, Die, Number, RaceNo, SetNo, Space,
};
use crate::shown::Common;
use crate::state::{Sheet, State};
use crate::words::{Attribute, Colour, Direction, MarketKind, Outlook, Stock};

/// Titles of panels.
#[derive(Clone, Copy, Debug, Say)]
enum Title {
    /// The round and its first player.
    Round { round: u8, seat: Seat },
    /// The round of a solo game.
    RoundAlone { round: u8 },
    /// Before the first round.
    SettingUp,
    /// The market row.
    Market { deck: u16, discard: u16 },
    /// The market row, with little space.
    ForSale,
    /// The initiative cards.
    Initiative,
    /// Dice drawn but not yet placed.
    Tray,
    /// Dice drawn but not yet placed, which another seat places.
    TrayOf { seat: Seat },
    /// A seat's sheet.
    Sheet { seat: Seat },
    /// The cards of the discard pile.
    DiscardPile { cards: u16 },
}

/// Contents of cells.
#[allow(clippy::enum_variant_names, reason = "the alignment grid has cells")]
#[derive(Clone, Debug, Say)]
enum CellWords {
    /// A market card.
    Card { card: CardNo },
    /// The kind of a card.
    Kind { kind: MarketKind },
    /// A price; `beyond` if the viewer cannot pay it.
    Cost { gold: u8, beyond: bool },
    /// A card of the market with its price, with little space.
    Sale { card: CardNo, gold: u8, beyond: bool },
    /// The viewer's price and the printed price, if they differ.
    Price { gold: u8, printed: u8, beyond: bool },
    /// The arrow of a card.
    Arrow { direction: Direction },
    /// The hands that a card needs.
    Hands { hands: u8 },
    /// The set of a card.
    InSet { set: SetNo },
    /// The top card of the deck, if the viewer knows it.
    Top { card: CardNo },
    /// An initiative card with its die.
    Waiting { number: Number, die: Die },
    /// An initiative card with its die and a coin.
    WaitingWithCoin { number: Number, die: Die },
    /// An initiative card that a seat has taken.
    Taken { number: Number, seat: Seat },
    /// An initiative card without a die.
    Bare { number: Number },
    /// An initiative card with a coin but no die.
    BareWithCoin { number: Number },
    /// A die.
    Die { die: Die },
    /// A free space.
    Free,
    /// A free space with the color that the backstory asks for.
    Wanted { colour: Colour },
    /// A die with the color that the backstory asks for.
    Matching { die: Die },
    /// A die where the backstory asks for another color.
    Mismatched { die: Die, colour: Colour },
    /// A player.
    Player { seat: Seat },
    /// The name of a row.
    Row { row: Attribute },
    /// The total of a row.
    Total { total: i32 },
    /// A goal that is not met.
    Goal { aim: Aim, least: u8, most: u8, stars: u8 },
    /// A range goal that is not met.
    GoalRange { aim: Aim, least: u8, most: u8, stars: u8 },
    /// An open goal, such as 14+, that is not met.
    GoalOpen { aim: Aim, least: u8, stars: u8 },
    /// A goal that is met.
    GoalMet { aim: Aim, least: u8, most: Option<u8>, stars: u8 },
    /// A goal that no dice on the free spaces can meet.
    GoalLost { aim: Aim, least: u8, most: u8, stars: u8 },
    /// The race.
    Race { race: RaceNo },
    /// The class and its color.
    Class { class: ClassNo, colour: Colour },
    /// The class, in one line with other players.
    ClassName { class: ClassNo },
    /// The backstory and the number of matching dice.
    Backstory { backstory: BackstoryNo, dice: u8 },
    /// The alignment, the marker's cell and its stars.
    Alignment { alignment: AlignmentNo, outlook: Outlook, stars: i32 },
    /// A cell of the alignment grid.
    GridCell { stars: i8 },
    /// The cell with the marker.
    GridMarker { stars: i8 },
    /// Gold.
    Gold { gold: u16 },
    /// Charisma tokens.
    Charisma { tokens: u8 },
    /// Ready skills, weapons, armor or traits.
    Owned { kind: MarketKind, cards: ArrayVec<CardNo, 24> },
    /// The number on a card's counter.
    Counter { card: CardNo, count: u8 },
    /// Exhausted skills.
    Exhausted { cards: ArrayVec<CardNo, 24> },
}

/// A cell about a hero, with the player as a fact: some languages need the gender.
fn of_player(mut cell: Cell, seat: Seat) -> Cell {
    cell.says.iter_mut().for_each(|says| says.facts.push(("seat".into(), Arg::Seat(seat))));
    cell
}

impl RollPlayer {
    fn cell(&self, says: CellWords) -> Cell {
        Cell::says(Message::of(self, "board", &says))
    }

    fn tinted(&self, says: CellWords, colour: Colour) -> Cell {
        let cell = self.cell(says);
        match tone(colour) {
            Some(tone) => cell.tinted(tone),
            None => cell,
        }
    }

    /// The tone for a thing that is a color; `None` for other things.
    pub(crate) fn tone_of(thing: &Ref) -> Option<Tone> {
        let colour = Colour::from_word(&thing.id).filter(|_| thing.kind == "colour");
        colour.and_then(tone)
    }

    fn panel(&self, role: Role, title: Title, rows: Vec<Row>) -> Panel {
        Panel::new(role, Message::of(self, "board", &title), rows)
    }

    /// Everything on the table; `state` only contains what the eye knows.
    pub(crate) fn draw(&self, state: &State, eye: Eye) -> Vec<Panel> {
        let asked = self.asked_about(state);
        let mut panels = Vec::new();
        let title = match state.round() {
            0 => Title::SettingUp,
            round if state.solo() => Title::RoundAlone { round },
            round => Title::Round { round, seat: state.first() },
        };
        panels.push(self.panel(Role::Round, title, Vec::new()));
        if !state.row().is_empty() {
            panels.push(self.market_panel(state, eye).asked(asked.contains(&Common::Market)));
        }
        panels.extend(self.draw_extras(state, eye, asked));
        if state.round() > 0 && !state.is_finale() {
            let asked = asked.contains(&Common::Initiative);
            panels.push(self.initiative_panel(state, asked).asked(asked));
        }
        if !state.tray().is_empty() {
            let dice = state.tray().iter();
            let cells = dice.map(|die| self.tinted(CellWords::Die { die }, die.colour));
            let row = Row::from(cells.collect::<Vec<_>>());
            let title = match self.places(state).filter(|seat| eye != Eye::Seat(*seat)) {
                Some(seat) => Title::TrayOf { seat },
                None => Title::Tray,
            };
            panels.push(self.panel(Role::Shared, title, vec![row]));
        }
        // A seat without a character sheet has nothing to show.
        for seat in state.from(Seat(0)).filter(|seat| state.sheet(*seat).race().is_some()) {
            panels.push(self.sheet_panel(state, seat));
        }
        panels
    }

    /// The initiative cards. Unless a prompt is about them, those without a die and a player can be
    /// left out.
    fn initiative_panel(&self, state: &State, asked: bool) -> Panel {
        let numbers = || (1..=state.numbers()).map(Number);
        let row = Row::from(numbers().map(|number| self.slot(state, number)).collect::<Vec<_>>());
        let panel = self.panel(Role::Shared, Title::Initiative, vec![row]);
        if asked {
            return panel;
        }
        let used =
            |number: &Number| state.pool(*number).is_some() || state.taker(*number).is_some();
        let head = Cell::says(Message::of(self, "board", &Title::Initiative));
        let cells = numbers().filter(used).map(|number| self.slot(state, number));
        Panel { brief: std::iter::once(head).chain(cells).collect(), ..panel }
    }

    /// The seat that places the drawn dice: the owner of the acting card, or else the asked seat.
    fn places(&self, state: &State) -> Option<Seat> {
        let acts = state.effect().map(|effect| effect.call.seat);
        acts.or_else(|| match self.status(state) {
            Status::Asks { seat, .. } => Some(seat),
            Status::Chance(_) | Status::Over => None,
        })
    }

    /// The discard pile, which every player may look through. Rule: `market-pile`.
    pub(crate) fn draw_piles(&self, state: &State) -> Vec<Panel> {
        let cards = state.discard();
        let rows = cards.iter().map(|card| {
            let gold = self.cards.market(CardNo(card)).cost;
            self.market_row(CardNo(card), self.cell(CellWords::Cost { gold, beyond: false }))
        });
        let title = Title::DiscardPile { cards: cards.len() };
        vec![self.panel(Role::Pile, title, rows.collect())]
    }

    /// The viewer's price of a market card, and whether the viewer can pay it; `None` if the eye
    /// has no seat that could buy.
    fn pays(&self, state: &State, card: CardNo, eye: Eye) -> Option<(u8, bool)> {
        let seat = match eye {
            Eye::Seat(seat) if state.round() > 0 => seat,
            Eye::Seat(_) | Eye::Bystander | Eye::Referee => return None,
        };
        let gold = self.price(state, seat, card, Stock::Market);
        Some((gold, u16::from(gold) > self.means(state, seat, Stock::Market)))
    }

    /// A card of the market with its price in one cell.
    fn sale_cell(&self, state: &State, card: CardNo, eye: Eye) -> Cell {
        let pays = self.pays(state, card, eye);
        let (gold, beyond) = pays.unwrap_or((self.cards.market(card).cost, false));
        self.cell(CellWords::Sale { card, gold, beyond })
    }

    /// A cell with the viewer's price of a market card.
    fn price_cell(&self, state: &State, card: CardNo, eye: Eye) -> Cell {
        let printed = self.cards.market(card).cost;
        let Some((gold, beyond)) = self.pays(state, card, eye) else {
            return self.cell(CellWords::Cost { gold: printed, beyond: false });
        };
        let says = if gold == printed {
            CellWords::Cost { gold, beyond }
        } else {
            CellWords::Price { gold, printed, beyond }
        };
        self.cell(says).marked(if beyond { Mark::Beyond } else { Mark::Affordable })
    }

    fn market_row(&self, card: CardNo, price: Cell) -> Row {
        let market = self.cards.market(card);
        let head = [CellWords::Card { card }, CellWords::Kind { kind: market.kind }];
        let mut says = Vec::new();
        says.extend(market.arrow.map(|direction| CellWords::Arrow { direction }));
        if market.kind == MarketKind::Weapon {
            says.push(CellWords::Hands { hands: market.hands });
        }
        says.extend(self.cards.set_of(card).map(|set| CellWords::InSet { set }));
        let text = self.thing("CardNo", card.0.into());
        let (head, rest) = (head.into_iter(), says.into_iter());
        // The arrow of a card is not a direction to choose.
        let arrow = Ref::new("rule", "alignment-move");
        let rest = rest.map(|says| {
            let is_arrow = matches!(says, CellWords::Arrow { .. });
            let cell = self.cell(says);
            if is_arrow { cell.showing(arrow.clone()) } else { cell }
        });
        let cells: Vec<Cell> =
            head.map(|says| self.cell(says)).chain([price]).chain(rest).collect();
        Row { cells, texts: text.into_iter().collect() }
    }

    fn market_panel(&self, state: &State, eye: Eye) -> Panel {
        let row = |card: &CardNo| self.market_row(*card, self.price_cell(state, *card, eye));
        let rows = state.row().iter().map(row);
        let top = state.top_card().map(|card| Row::from(vec![self.cell(CellWords::Top { card })]));
        let rows = rows.chain(top);
        let title = Title::Market {
            deck: state.decks()[0].len() + state.decks()[1].len(),
            discard: state.discard().len(),
        };
        let sales = state.row().iter().map(|card| self.sale_cell(state, *card, eye));
        let head = Cell::says(Message::of(self, "board", &Title::ForSale));
        let brief = std::iter::once(head).chain(sales).collect();
        Panel { brief, ..self.panel(Role::Shared, title, rows.collect()) }
    }

    /// The thing that a number of a type refers to.
    pub(crate) fn thing(&self, kind: &'static str, number: i64) -> Option<Ref> {
        self.spelled(kind, number).as_ref().map(Ref::from)
    }

    fn sheet_panel(&self, state: &State, seat: Seat) -> Panel {
        let mut rows = self.hero_rows(state, seat);
        rows.extend(Attribute::ALL.iter().map(|row| self.sheet_row(state, seat, *row)));
        rows.extend(self.extra_rows(state, seat));
        rows.extend(self.card_rows(state, seat));
        let sheet = self.panel(Role::Sheet { seat }, Title::Sheet { seat }, rows);
        Panel { brief: self.sheet_brief(state, seat), ..sheet }
    }

    /// The summary of a seat for other players: name, class, gold and tokens.
    fn sheet_brief(&self, state: &State, seat: Seat) -> Vec<Cell> {
        let sheet = state.sheet(seat);
        let mut cells = vec![self.cell(CellWords::Player { seat })];
        cells.extend(sheet.class().map(|class| {
            let colour = self.cards.class(class).colour;
            of_player(self.tinted(CellWords::ClassName { class }, colour), seat)
        }));
        cells.extend(self.goods(sheet));
        cells
    }

    /// The gold and charisma of a sheet.
    fn goods(&self, sheet: &Sheet) -> Vec<Cell> {
        let gold = CellWords::Gold { gold: sheet.gold() };
        let mut cells = vec![self.cell(gold).showing(term("gold"))];
        if sheet.charisma() > 0 {
            let tokens = self.cell(CellWords::Charisma { tokens: sheet.charisma() });
            cells.push(tokens.showing(term("charisma-token")));
        }
        cells
    }

    /// The rows about race and class, gold and charisma, and the class power.
    fn hero_rows(&self, state: &State, seat: Seat) -> Vec<Row> {
        let sheet = state.sheet(seat);
        let mut head = Vec::new();
        head.extend(sheet.race().map(|race| of_player(self.cell(CellWords::Race { race }), seat)));
        head.extend(sheet.class().map(|class| {
            let colour = self.cards.class(class).colour;
            of_player(self.tinted(CellWords::Class { class, colour }, colour), seat)
        }));
        head.extend(self.goods(sheet));
        let mut rows = vec![Row::from(head)];
        let power = sheet.class().and_then(|class| self.thing("ClassNo", class.0.into()));
        rows.extend(power.map(|class| Row::default().text_of(class)));
        rows
    }

    /// The rows about backstory, alignment with its grid, and market cards.
    fn card_rows(&self, state: &State, seat: Seat) -> Vec<Row> {
        let sheet = state.sheet(seat);
        let mut rows = Vec::new();
        rows.extend(sheet.backstory().map(|backstory| {
            let dice = self.cards.backstory_matches(sheet);
            self.card_row(CellWords::Backstory { backstory, dice })
        }));
        rows.extend(self.alignment_rows(sheet));
        for kind in MarketKind::ALL {
            let cards = sheet.owned().and(self.cards.kind(*kind)).and(&state.ready());
            let cards: ArrayVec<CardNo, 24> = cards.iter().map(CardNo).take(24).collect();
            if !cards.is_empty() {
                rows.push(self.card_row(CellWords::Owned { kind: *kind, cards }));
            }
        }
        let owned = sheet.owned();
        let counters = state.counters().iter().filter(|counter| owned.has(counter.card.0));
        rows.extend(counters.map(|counter| {
            self.card_row(CellWords::Counter { card: counter.card, count: counter.shows })
        }));
        let cards: ArrayVec<CardNo, 24> =
            state.exhausted_of(seat).iter().map(CardNo).take(24).collect();
        if !cards.is_empty() {
            rows.push(self.card_row(CellWords::Exhausted { cards }));
        }
        rows
    }

    fn card_row(&self, says: CellWords) -> Row {
        Row::from(vec![self.cell(says)])
    }

    /// The alignment, and its grid. The row and the marker's cell are marked with what they count.
    fn alignment_rows(&self, sheet: &Sheet) -> Vec<Row> {
        let Some(alignment) = sheet.alignment() else { return Vec::new() };
        let (outlook, stars) = (Outlook::of(sheet.marker()), self.cards.alignment_stars(sheet));
        let mark = self.alignment_mark(sheet);
        let head = self.cell(CellWords::Alignment { alignment, outlook, stars });
        let cell = |(stars, at): (i8, u8)| {
            let thing = Ref::new("outlook", Outlook::of(Place(at)).word());
            if at == sheet.marker().0 {
                Cell { mark, ..self.cell(CellWords::GridMarker { stars }).showing(thing) }
            } else {
                self.cell(CellWords::GridCell { stars }).showing(thing)
            }
        };
        let grid = self.cards.alignment(alignment).iter().copied().zip(0..);
        let cells: Vec<Cell> = grid.map(cell).collect();
        let lines = cells.chunks(3).map(|line| Row::from(line.to_vec()));
        std::iter::once(Row::from(vec![Cell { mark, ..head }])).chain(lines).collect()
    }

    fn sheet_row(&self, state: &State, seat: Seat, row: Attribute) -> Row {
        let sheet = state.sheet(seat);
        let mut cells = vec![self.cell(CellWords::Row { row })];
        cells.extend((0..3).map(|slot| self.space(state, seat, Space::of(row, slot))));
        let total = self.cell(CellWords::Total { total: self.total(state, seat, row) });
        cells.push(total.showing(Ref::new("rule", "scoring-goals")));
        cells.extend(sheet.class().map(|class| {
            let goal = self.cards.class(class).goals[row.index()];
            let (least, most, stars) = (goal.goal.least, goal.goal.most, goal.stars);
            let (aim, mark) = (goal.goal.aim(), self.goal_mark(state, seat, row));
            let cell = self.cell(match (mark, aim) {
                (Some(Mark::Met), aim) => {
                    let most = (aim != Aim::Open).then_some(most);
                    CellWords::GoalMet { aim, least, most, stars }
                }
                (Some(Mark::Lost), aim) => CellWords::GoalLost { aim, least, most, stars },
                (_, Aim::Open) => CellWords::GoalOpen { aim, least, stars },
                (_, Aim::Exact) => CellWords::Goal { aim, least, most, stars },
                (_, Aim::Range) => CellWords::GoalRange { aim, least, most, stars },
            });
            Cell { mark, ..cell.showing(term("attribute-goal")) }
        }));
        Row::from(cells)
    }

    /// A space of a sheet, with its die and the color that the backstory asks for.
    fn space(&self, state: &State, seat: Seat, space: Space) -> Cell {
        let sheet = state.sheet(seat);
        let in_row =
            sheet.backstory().map(|story| self.cards.backstory(story)[space.row().index()]);
        let wanted = in_row.filter(|wanted| wanted.space == space).map(|wanted| wanted.colour);
        let cell = match (sheet.die(space), wanted) {
            (Some(die), Some(colour)) if die.colour == colour => {
                self.tinted(CellWords::Matching { die }, colour).marked(Mark::Met)
            }
            (Some(die), Some(colour)) => {
                self.tinted(CellWords::Mismatched { die, colour }, die.colour).marked(Mark::Lost)
            }
            (Some(die), None) => self.tinted(CellWords::Die { die }, die.colour),
            (None, Some(colour)) => {
                self.tinted(CellWords::Wanted { colour }, colour).marked(Mark::Open)
            }
            (None, None) => self.cell(CellWords::Free),
        };
        // The cell links to its place and not to the die, because many dice look alike.
        match self.thing("Space", space.0.into()) {
            Some(place) => cell.showing(place),
            None => cell,
        }
    }

    fn slot(&self, state: &State, number: Number) -> Cell {
        match (state.pool(number), state.taker(number)) {
            (Some(die), _) if state.coin(number) => {
                self.tinted(CellWords::WaitingWithCoin { number, die }, die.colour)
            }
            (Some(die), _) => self.tinted(CellWords::Waiting { number, die }, die.colour),
            (None, Some(seat)) => self.cell(CellWords::Taken { number, seat }),
            (None, None) if state.coin(number) => self.cell(CellWords::BareWithCoin { number }),
            (None, None) => self.cell(CellWords::Bare { number }),
        }
    }
}

/// A reference to a term of the glossary.
fn term(id: &'static str) -> Ref {
    Ref::new("term", id)
}

/// The tone of a die.
fn tone(colour: Colour) -> Option<Tone> {
    Some(match colour {
        Colour::Green => Tone::Green,
        Colour::Blue => Tone::Blue,
        Colour::Red => Tone::Red,
        Colour::Purple => Tone::Purple,
        Colour::Black => Tone::Black,
        Colour::White => Tone::White,
        Colour::Gold => Tone::Gold,
        // Boost dice are transparent.
        Colour::Boost => return None,
    })
}

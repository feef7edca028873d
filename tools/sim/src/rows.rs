//! What games show, row by row, for programs that analyze tables.

use std::borrow::Cow;

use play::{Advisor, Ref, Seat};

use crate::game::{DecisionInGame, Played, ThingOffers, ThingOwner};
use crate::plan::Plan;
use crate::tables::{Cell, CellKind, Column, RowGroup, TableInfo};
use crate::unit::UnitGames;

/// The rows of some games, in the order of games.
#[derive(Default)]
pub(crate) struct Rows {
    games: Vec<GameRow>,
    seats: Vec<SeatRow>,
    cards: Vec<CardRow>,
    counts: Vec<CountRow>,
    decisions: Vec<DecisionRow>,
}

struct GameRow {
    game: u64,
    seed: u64,
    rotation: u64,
    decisions: u32,
    forced: u32,
    winners: u64,
    end: Option<Ref>,
    faults: u64,
}

struct SeatRow {
    game: u64,
    seat: Seat,
    bot: Advisor,
    /// The seat of the plan whose bot it is.
    place: Seat,
    points: i32,
    won: bool,
}

struct CardRow {
    game: u64,
    seat: Seat,
    card: Ref,
    offered: ThingOffers,
    owner: Option<ThingOwner>,
}

struct CountRow {
    game: u64,
    seat: Seat,
    what: Ref,
    times: u32,
}

struct DecisionRow {
    game: u64,
    decision: DecisionInGame,
}

impl Rows {
    /// Adds the games of a unit. `nth` is the index of the unit in the plan.
    pub fn add_unit(&mut self, plan: &Plan, nth: u64, seed: u64, games: UnitGames) {
        let first = nth.saturating_mul(games.len() as u64);
        for ((rotation, number), (game, places)) in (0..).zip(first + 1..).zip(games) {
            self.games.push(GameRow {
                game: number,
                seed,
                rotation,
                decisions: game.decisions,
                forced: game.forced,
                winners: game.winners.len() as u64,
                end: game.cause.clone(),
                faults: game.faults.len() as u64,
            });
            self.add_seats(plan, number, &game, &places);
            let counts = game.happened.into_iter();
            let counts =
                counts.map(|((what, seat), times)| CountRow { game: number, seat, what, times });
            self.counts.extend(counts);
            let decisions = game.written.into_iter().flatten();
            let decisions = decisions.map(|decision| DecisionRow { game: number, decision });
            self.decisions.extend(decisions);
        }
    }

    fn add_seats(&mut self, plan: &Plan, number: u64, game: &Played, places: &[usize]) {
        for (seat, (points, place)) in (0..).map(Seat).zip(game.points.iter().zip(places)) {
            self.seats.push(SeatRow {
                game: number,
                seat,
                bot: plan.seat[*place].bot,
                place: Seat(u8::try_from(*place).unwrap_or(u8::MAX)),
                points: *points,
                won: game.winners.contains(&seat),
            });
            for (card, seen) in &game.things {
                let (offered, owner) = (seen.offered.get(&seat), seen.owners.get(&seat).copied());
                if offered.is_some() || owner.is_some() {
                    let offered = offered.copied().unwrap_or_default();
                    let card = card.clone();
                    self.cards.push(CardRow { game: number, seat, card, offered, owner });
                }
            }
        }
    }

    /// Adds the rows of later games.
    pub fn join(&mut self, other: Self) {
        self.games.extend(other.games);
        self.seats.extend(other.seats);
        self.cards.extend(other.cards);
        self.counts.extend(other.counts);
        self.decisions.extend(other.decisions);
    }

    /// Encodes the rows as one row group of each table of a plan.
    pub fn encode(&self, plan: &Plan) -> RowGroup {
        let mut group = RowGroup::default();
        group.add("games", &GAMES, &self.games);
        group.add("seats", &SEATS, &self.seats);
        group.add("cards", &CARDS, &self.cards);
        group.add("counts", &COUNTS, &self.counts);
        if plan.writes_decisions() {
            group.add("decisions", &DECISIONS, &self.decisions);
        }
        group
    }
}

/// The tables in the order in which they are documented. The last one is written on request only.
pub(crate) fn tables() -> [TableInfo; 5] {
    [
        TableInfo::new("games", "A row for each game.", &GAMES),
        TableInfo::new("seats", "A row for each seat of each game.", &SEATS),
        TableInfo::new(
            "cards",
            "A row for each card that a seat was offered or came to own in a game.",
            &CARDS,
        ),
        TableInfo::new(
            "counts",
            "A row for each kind of event that the game counts, if it happened to the seat.",
            &COUNTS,
        ),
        TableInfo::new("decisions", "A row for each decision between several offers.", &DECISIONS),
    ]
}

const GAME: &str = "Number of the game in its plan, from 1, as for `replay --game`";
const SEAT: &str = "Letter of the seat";

fn letter<'r>(seat: Seat) -> Cell<'r> {
    seat.to_string().into()
}

const GAMES: [Column<GameRow>; 8] = [
    Column::new("game", CellKind::Id, GAME, |row| row.game.into()),
    Column::new("seed", CellKind::Id, "Seed", |row| row.seed.into()),
    Column::new(
        "rotation",
        CellKind::Count,
        "By how many seats the bots are rotated; 0 where all bots are equal",
        |row| row.rotation.into(),
    ),
    Column::new("decisions", CellKind::Count, "Answers of all seats", |row| row.decisions.into()),
    Column::new("forced", CellKind::Count, "How many of them had no alternative", |row| {
        row.forced.into()
    }),
    Column::new(
        "winners",
        CellKind::Count,
        "Number of winners; several if there is a tie",
        |row| row.winners.into(),
    ),
    Column::<GameRow>::new(
        "end",
        CellKind::Text,
        "What ended the game, if there are several causes",
        |row| row.end.as_ref().map(id).into(),
    )
    .optional(),
    Column::new("faults", CellKind::Count, "Failures of cards", |row| row.faults.into()),
];

const SEATS: [Column<SeatRow>; 6] = [
    Column::new("game", CellKind::Id, GAME, |row| row.game.into()),
    Column::new("seat", CellKind::Text, SEAT, |row| letter(row.seat)),
    Column::new("bot", CellKind::Text, "Bot that played", |row| row.bot.to_string().into()),
    Column::new(
        "plan_seat",
        CellKind::Text,
        "Seat that the plan gives this bot; another letter in a rotation",
        |row| letter(row.place),
    ),
    Column::new("points", CellKind::Points, "Points at the end", |row| row.points.into()),
    Column::new("won", CellKind::Flag, "Whether the seat is among the winners", |row| {
        row.won.into()
    }),
];

const CARDS: [Column<CardRow>; 9] = [
    Column::new("game", CellKind::Id, GAME, |row| row.game.into()),
    Column::new("seat", CellKind::Text, SEAT, |row| letter(row.seat)),
    Column::new("kind", CellKind::Text, "Kind of the card", |row| (&*row.card.kind).into()),
    Column::new("card", CellKind::Text, "Id of the card", |row| (&*row.card.id).into()),
    Column::new(
        "offers",
        CellKind::Count,
        "Decisions of the seat between several offers, of which at least one gives the card",
        |row| row.offered.offers.into(),
    ),
    Column::new("picks", CellKind::Count, "How often the bot would choose the card then", |row| {
        row.offered.picks.into()
    }),
    Column::new(
        "drafts",
        CellKind::Count,
        "How many of these decisions chance made, because each offer gives a card",
        |row| row.offered.drafts.into(),
    ),
    Column::<CardRow>::new(
        "since",
        CellKind::Count,
        "Number of the answer with which the seat came to own the card, 0 from the start; missing \
         if it never did",
        |row| row.owner.map(|owner| owner.since).into(),
    )
    .optional(),
    Column::<CardRow>::new(
        "named",
        CellKind::Points,
        "Points that the score names after the card, if it does",
        |row| row.owner.and_then(|owner| owner.named).into(),
    )
    .optional(),
];

const COUNTS: [Column<CountRow>; 4] = [
    Column::new("game", CellKind::Id, GAME, |row| row.game.into()),
    Column::new("seat", CellKind::Text, SEAT, |row| letter(row.seat)),
    Column::new("event", CellKind::Text, "Id of the event", |row| id(&row.what).into()),
    Column::new("times", CellKind::Count, "How often it happened", |row| row.times.into()),
];

const DECISIONS: [Column<DecisionRow>; 10] = [
    Column::new("game", CellKind::Id, GAME, |row| row.game.into()),
    Column::new(
        "decision",
        CellKind::Count,
        "Number of the answer in its game, from 1; answers without an alternative count, too",
        |row| row.decision.number.into(),
    ),
    Column::new("seat", CellKind::Text, SEAT, |row| letter(row.decision.seat)),
    Column::new("question", CellKind::Text, "Id of the question", |row| {
        row.decision.question.into()
    }),
    Column::new("choice", CellKind::Text, "Choice as in a `.play` file", |row| {
        (&*row.decision.choice).into()
    }),
    Column::new("offers", CellKind::Count, "Number of offers", |row| {
        (row.decision.offers as u64).into()
    }),
    Column::new("offer", CellKind::Count, "Number of the chosen offer, from 1", |row| {
        (row.decision.index as u64 + 1).into()
    }),
    Column::<DecisionRow>::new(
        "kind",
        CellKind::Text,
        "Kind of the card that the offer gives",
        |row| row.decision.brings.as_ref().map(|card| &*card.kind).into(),
    )
    .optional(),
    Column::<DecisionRow>::new(
        "card",
        CellKind::Text,
        "Id of the card that the offer gives",
        |row| row.decision.brings.as_ref().map(id).into(),
    )
    .optional(),
    Column::new(
        "drafted",
        CellKind::Flag,
        "Whether chance decided, because each offer gives a card",
        |row| row.decision.is_draft.into(),
    ),
];

fn id(thing: &Ref) -> &str {
    &thing.id
}

impl From<u64> for Cell<'_> {
    /// Unsigned numbers keep their bits.
    fn from(number: u64) -> Self {
        Self::Number(number as i64)
    }
}

impl From<u32> for Cell<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Cell<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<bool> for Cell<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl<'r> From<&'r str> for Cell<'r> {
    fn from(text: &'r str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'r, T: Into<Cell<'r>>> From<Option<T>> for Cell<'r> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Missing, Into::into)
    }
}

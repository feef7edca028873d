//! The picture of a table: the map as a table of regions, then the players.

use arrayvec::ArrayVec;
use play::{Block, Eye, Message, Seat};
use serde::Serialize;

use crate::Rattus;
use crate::cards::{members, regions};
use crate::state::{CLASSES, ClassNo, Face, RegionNo, State, Step, TokenNo};

/// Titles of blocks.
#[derive(Clone, Copy, Debug, Serialize)]
enum Title {
    /// The map during set-up.
    SettingUp,
    /// The map, and whose turn it is.
    Map { seat: Seat, supply: u8 },
    /// The map in the last round.
    LastRound { supply: u8 },
    /// The map at the end.
    AtTheEnd,
    /// The players.
    Players,
    /// Class cards that nobody holds.
    Free,
    /// Tokens whose faces the eye knows.
    Known,
    /// Tokens that have been turned up.
    Spent { count: u16 },
}

/// Cells of blocks.
#[derive(Clone, Debug, Serialize)]
enum Cell {
    /// Headings of the columns.
    HeadRegion,
    HeadPlague,
    HeadRats,
    HeadCubes {
        seat: Seat,
    },
    HeadNeighbours,
    /// A region.
    Region {
        region: RegionNo,
    },
    /// The plague stands there.
    Plague,
    /// The plague stands there and counts as cubes.
    PlagueCounting {
        cubes: u8,
    },
    /// Rat tokens, and how many of them have lain there from the start.
    Rats {
        count: u8,
        start: u8,
    },
    /// Cubes of a seat.
    Cubes {
        cubes: u8,
    },
    /// Nothing.
    Gap,
    /// A neighbour over land.
    Near {
        region: RegionNo,
    },
    /// A neighbour over the sea.
    Overseas {
        region: RegionNo,
    },
    /// A player.
    Player {
        seat: Seat,
    },
    /// Cubes in the regions, in the castle, and in reserve.
    OnBoard {
        cubes: u8,
    },
    Castle {
        cubes: u8,
    },
    Reserve {
        cubes: u8,
    },
    /// Class cards.
    Cards {
        cards: ArrayVec<ClassNo, CLASSES>,
    },
    /// A class card that nobody holds.
    Card {
        card: ClassNo,
    },
    /// What it does: the text of the card.
    TextOf {
        card: ClassNo,
    },
    /// A token somewhere.
    Token {
        token: TokenNo,
        region: RegionNo,
    },
    /// What it shows.
    Face {
        face: Face,
    },
}

impl Rattus {
    fn block(&self, title: Title, rows: Vec<Vec<Cell>>) -> Block {
        let cell = |cell: &Cell| Message::of(self, "board", cell);
        let rows = rows.iter().map(|row| row.iter().map(cell).collect());
        Block { title: Message::of(self, "board", &title), rows: rows.collect() }
    }

    /// Everything on the table that an eye may see.
    pub(crate) fn draw(&self, state: &State, eye: Eye) -> Vec<Block> {
        let supply = state.supply();
        let title = match state.step() {
            Step::Plague | Step::Start | Step::Settle { .. } => Title::SettingUp,
            Step::Last { .. } | Step::Final { .. } => Title::LastRound { supply },
            Step::Over => Title::AtTheEnd,
            _ => Title::Map { seat: state.active(), supply },
        };
        let mut blocks = vec![self.block(title, self.map_rows(state))];
        let players = state.from(Seat(0)).map(|seat| self.player_row(state, seat));
        blocks.push(self.block(Title::Players, players.collect()));
        let free = self.cards.cards().filter(|card| state.holder(*card).is_none());
        let free: Vec<_> =
            free.map(|card| vec![Cell::Card { card }, Cell::TextOf { card }]).collect();
        if !free.is_empty() {
            blocks.push(self.block(Title::Free, free));
        }
        let known = self.known_rows(state, eye);
        if !known.is_empty() {
            blocks.push(self.block(Title::Known, known));
        }
        blocks
    }

    /// The tokens that have been turned up, which anybody may look through.
    pub(crate) fn draw_piles(&self, state: &State) -> Vec<Block> {
        let faces = state
            .spent()
            .iter()
            .map(|face| vec![Cell::Face { face: self.cards.face(crate::state::FaceNo(face)) }]);
        vec![self.block(Title::Spent { count: state.spent().len() }, faces.collect())]
    }

    fn map_rows(&self, state: &State) -> Vec<Vec<Cell>> {
        let map = self.cards.map(state.map());
        let used = map.used(state.seats());
        let near = |region| map.near(region, state.seats());
        let columns = regions(used).map(|region| near(region).count_ones()).max().unwrap_or(0);
        let mut head = vec![Cell::HeadRegion, Cell::HeadPlague, Cell::HeadRats];
        head.extend(state.from(Seat(0)).map(|seat| Cell::HeadCubes { seat }));
        head.push(Cell::HeadNeighbours);
        head.extend((1..columns).map(|_| Cell::Gap));
        let rows = regions(used).map(|region| {
            let start = members(state.tokens_in(region)).map(TokenNo);
            let start = start.filter(|token| state.from_start(*token)).count() as u8;
            let plague = match (state.plague() == Some(region), state.neutral()) {
                (true, 0) => Cell::Plague,
                (true, cubes) => Cell::PlagueCounting { cubes },
                (false, _) => Cell::Gap,
            };
            let mut row = vec![Cell::Region { region }, plague];
            row.push(Cell::Rats { count: state.rats(region), start });
            row.extend(state.from(Seat(0)).map(|seat| match state.cubes(region, seat) {
                0 => Cell::Gap,
                cubes => Cell::Cubes { cubes },
            }));
            let arrows = map.arrows[region.at()];
            row.extend(regions(near(region)).map(|other| {
                let overseas = arrows & other.bit() != 0;
                if overseas {
                    Cell::Overseas { region: other }
                } else {
                    Cell::Near { region: other }
                }
            }));
            row.resize(head.len(), Cell::Gap);
            row
        });
        let rows: Vec<_> = rows.collect();
        [vec![head], rows].concat()
    }

    fn player_row(&self, state: &State, seat: Seat) -> Vec<Cell> {
        vec![
            Cell::Player { seat },
            Cell::OnBoard { cubes: state.on_map(seat) },
            Cell::Castle { cubes: state.castle(seat) },
            Cell::Reserve { cubes: state.reserve(seat) },
            Cell::Cards { cards: members(state.held(seat).into()).map(ClassNo).collect() },
        ]
    }

    /// The faces that an eye knows, of tokens on the board.
    fn known_rows(&self, state: &State, eye: Eye) -> Vec<Vec<Cell>> {
        let known = state.tokens().filter_map(|(no, token)| {
            let face = match eye {
                Eye::Referee => token.face()?,
                Eye::Seat(seat) => state.face_for(no, seat)?,
                Eye::Bystander => return None,
            };
            let face = self.cards.face(face);
            Some(vec![Cell::Token { token: no, region: token.region()? }, Cell::Face { face }])
        });
        known.collect()
    }
}

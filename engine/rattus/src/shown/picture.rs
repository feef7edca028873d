//! The picture of a table: the map as a table of regions, then the players.

use arrayvec::ArrayVec;
use play::panel::{Cell, Link, LinkKind, Map, Panel, Place, Role, Row, Tone};
use play::{Eye, Message, Ref, Rules as _, Say, Seat, Status};

use crate::Rattus;
use crate::cards::{Spot, members, regions};
use crate::choice::Prompt;
use crate::flow::Step;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::state::{CLASSES, State};
use crate::tokens::Face;

/// Titles of panels.
#[derive(Clone, Copy, Debug, Say)]
enum Title {
    /// The map during set-up.
    SettingUp,
    /// The map, and the seat whose turn it is.
    Map { seat: Seat, supply: u8 },
    /// The map, if the last round follows this turn.
    BeforeLast { seat: Seat, supply: u8 },
    /// The map in the last round.
    LastRound { supply: u8 },
    /// The map at the end.
    AtTheEnd,
    /// The players.
    Players,
    /// The players with their reserves, with little space.
    Holders,
    /// Class cards that no seat holds.
    Free,
    /// Tokens whose faces the eye knows.
    Known,
    /// Tokens that have been flipped.
    Spent { count: u16 },
}

/// Contents of cells.
#[derive(Clone, Debug, Say)]
enum CellWords {
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
    /// The plague is there.
    Plague,
    /// The plague is there and counts as cubes.
    PlagueCounting {
        cubes: u8,
    },
    /// Rat tokens, and how many of them have been there from the start.
    Rats {
        count: u8,
        start: u8,
    },
    /// Cubes of a seat.
    Cubes {
        cubes: u8,
    },
    /// A neighbor across a frontier.
    Near {
        region: RegionNo,
    },
    /// A neighbor across the sea.
    Overseas {
        region: RegionNo,
    },
    /// A player.
    Player {
        seat: Seat,
    },
    /// Cubes in the regions, in the castle, and in the reserve.
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
    /// A player with the cubes in reserve and the class cards, with little space.
    Holder {
        seat: Seat,
        cubes: u8,
        cards: ArrayVec<ClassNo, CLASSES>,
    },
    /// A class card that no seat holds.
    Card {
        card: ClassNo,
    },
    /// A token and its region.
    Token {
        token: TokenNo,
        region: RegionNo,
    },
    /// The face of a token.
    Face {
        face: Face,
    },
}

impl Rattus {
    fn cell(&self, says: CellWords) -> Cell {
        Cell::says(Message::of(self, "board", &says))
    }

    fn row(&self, says: Vec<CellWords>) -> Row {
        Row::from(says.into_iter().map(|says| self.cell(says)).collect::<Vec<_>>())
    }

    fn panel(&self, role: Role, title: Title, rows: Vec<Row>) -> Panel {
        Panel::new(role, Message::of(self, "board", &title), rows)
    }

    /// Everything on the table that an eye can see.
    pub(crate) fn draw(&self, state: &State, eye: Eye) -> Vec<Panel> {
        let supply = state.supply();
        let title = match state.step() {
            Step::Outbreak(_) | Step::Start(_) | Step::Settle(_) => Title::SettingUp,
            Step::Last(_) | Step::Final(_) => Title::LastRound { supply },
            Step::Over(_) => Title::AtTheEnd,
            Step::BeforePlague(_)
            | Step::Spread(_)
            | Step::Count(_)
            | Step::Ravage(_)
            | Step::Late(_) => match state.is_before_last() {
                true => Title::BeforeLast { seat: state.active(), supply },
                false => Title::Map { seat: state.active(), supply },
            },
        };
        let map = self.panel(Role::Map, title, self.map_rows(state));
        let (columns, places) = (self.map_columns(state), self.places(state));
        let mut panels = vec![Panel { columns, map: places, ..map }];
        let players = state.from(Seat(0)).map(|seat| self.player_row(state, seat));
        let players = self.panel(Role::Shared, Title::Players, players.collect());
        let by_cards = self.asks_by_cards(state);
        panels.push(Panel { brief: self.holders(state), ..players }.asked(by_cards));
        let free = self.cards.cards().filter(|card| state.holder(*card).is_none());
        let free: Vec<Row> = free.map(|card| self.card_row(card)).collect();
        if !free.is_empty() {
            panels.push(self.panel(Role::Shared, Title::Free, free).asked(by_cards));
        }
        let known = self.known_rows(state, eye);
        if !known.is_empty() {
            panels.push(self.panel(Role::Known, Title::Known, known).asked(by_cards));
        }
        panels
    }

    /// Whether the asked seat decides by the holders of cards and the known tokens: always, except
    /// for the first cubes.
    fn asks_by_cards(&self, state: &State) -> bool {
        match self.status(state) {
            Status::Asks { prompt, .. } => match prompt {
                Prompt::Settling { .. } => false,
                Prompt::Turn { .. }
                | Prompt::Spreading { .. }
                | Prompt::Counting { .. }
                | Prompt::Flipping { .. }
                | Prompt::Late
                | Prompt::Last
                | Prompt::CardRegion { .. }
                | Prompt::CardNear { .. }
                | Prompt::CardToken { .. }
                | Prompt::CardNumber { .. }
                | Prompt::CardConfirm { .. } => true,
            },
            Status::Chance(_) | Status::Over => false,
        }
    }

    /// The flipped tokens, which every player may look through.
    pub(crate) fn draw_piles(&self, state: &State) -> Vec<Panel> {
        let faces = state.spent().iter().map(|face| {
            let face = self.cards.face(crate::numbers::FaceNo(face));
            self.row(vec![CellWords::Face { face }])
        });
        let title = Title::Spent { count: state.spent().len() };
        vec![self.panel(Role::Pile, title, faces.collect())]
    }

    /// A class card with its text.
    fn card_row(&self, card: ClassNo) -> Row {
        let row = self.row(vec![CellWords::Card { card }]);
        match self.spelled("ClassNo", card.0.into()) {
            Some(word) => row.text_of(Ref::from(&word)),
            None => row,
        }
    }

    /// Number of columns for the neighbors of a region.
    fn near_columns(&self, state: &State) -> usize {
        let map = self.cards.map(state.map());
        let near = |region| map.near(region, state.seats()).count_ones() as usize;
        regions(map.used(state.seats())).map(near).max().unwrap_or(0)
    }

    fn map_columns(&self, state: &State) -> Vec<Cell> {
        let mut head = vec![CellWords::HeadRegion, CellWords::HeadPlague, CellWords::HeadRats];
        head.extend(state.from(Seat(0)).map(|seat| CellWords::HeadCubes { seat }));
        head.push(CellWords::HeadNeighbours);
        let mut cells: Vec<Cell> = head.into_iter().map(|says| self.cell(says)).collect();
        // The columns of region, plague and rats come before those of the seats.
        for (cell, seat) in cells[3..].iter_mut().zip(state.from(Seat(0))) {
            cell.tone = Some(seat_tone(seat));
        }
        cells.extend((1..self.near_columns(state)).map(|_| Cell::default()));
        cells
    }

    fn map_rows(&self, state: &State) -> Vec<Row> {
        let used = self.cards.map(state.map()).used(state.seats());
        regions(used).map(|region| self.region_row(state, region)).collect()
    }

    /// The positions of the regions in use and their connections; `None` if the map has no
    /// positions.
    fn places(&self, state: &State) -> Option<Map> {
        let (map, seats) = (self.cards.map(state.map()), state.seats());
        let used: Vec<RegionNo> = regions(map.used(seats)).collect();
        let place = |(row, region): (usize, &RegionNo)| {
            let Spot(x, y) = map.spots[region.at()]?;
            let about = Ref::from(&self.spelled("RegionNo", region.0.into())?);
            Some(Place { about, row, x: x.into(), y: y.into() })
        };
        let places = used.iter().enumerate().map(place).collect::<Option<_>>()?;
        let mut links = Vec::new();
        for (from, region) in used.iter().enumerate() {
            let near = map.near(*region, seats);
            for (to, other) in used.iter().enumerate().skip(from + 1) {
                if near & other.bit() != 0 {
                    let crossing = map.arrows[region.at()] & other.bit() != 0;
                    let kind = if crossing { LinkKind::Crossing } else { LinkKind::Land };
                    links.push(Link { from, to, kind });
                }
            }
        }
        // Region, plague, rats, and the cubes of each seat.
        let cells = 3 + usize::from(state.seats());
        Some(Map { places, links, cells })
    }

    fn region_row(&self, state: &State, region: RegionNo) -> Row {
        let map = self.cards.map(state.map());
        let start = state.rats_from_start(region);
        let plague = match (state.plague() == Some(region), state.neutral()) {
            (true, 0) => self.cell(CellWords::Plague).showing(piece()),
            (true, cubes) => self.cell(CellWords::PlagueCounting { cubes }).showing(piece()),
            (false, _) => Cell::default(),
        };
        let rats = self.cell(CellWords::Rats { count: state.rats(region), start });
        let mut cells = vec![self.cell(CellWords::Region { region }), plague, rats];
        cells.extend(state.from(Seat(0)).map(|seat| match state.cubes(region, seat) {
            0 => Cell::default(),
            cubes => self.cell(CellWords::Cubes { cubes }).tinted(seat_tone(seat)),
        }));
        let near = cells.len() + self.near_columns(state);
        let arrows = map.arrows[region.at()];
        cells.extend(regions(map.near(region, state.seats())).map(|other| {
            let overseas = arrows & other.bit() != 0;
            let says = if overseas {
                CellWords::Overseas { region: other }
            } else {
                CellWords::Near { region: other }
            };
            // The neighbor is only named here, so the cell does not link to it.
            Cell { about: Vec::new(), ..self.cell(says) }
        }));
        cells.resize(near, Cell::default());
        Row::from(cells)
    }

    fn player_row(&self, state: &State, seat: Seat) -> Row {
        let counted = |says, term: &'static str| self.cell(says).showing(Ref::new("term", term));
        let cards = members(state.held(seat).into()).map(ClassNo).collect();
        Row::from(vec![
            self.cell(CellWords::Player { seat }),
            counted(CellWords::OnBoard { cubes: state.on_map(seat) }, "cube"),
            counted(CellWords::Castle { cubes: state.castle(seat) }, "castle"),
            counted(CellWords::Reserve { cubes: state.reserve(seat) }, "reserve"),
            self.cell(CellWords::Cards { cards }),
        ])
    }

    /// With little space: the players with their cards, and with the cubes in reserve, whose last
    /// one ends the game.
    fn holders(&self, state: &State) -> Vec<Cell> {
        let holder = |seat| {
            self.cell(CellWords::Holder {
                seat,
                cubes: state.reserve(seat),
                cards: members(state.held(seat).into()).map(ClassNo).collect(),
            })
        };
        let title = Cell::says(Message::of(self, "board", &Title::Holders));
        std::iter::once(title).chain(state.from(Seat(0)).map(holder)).collect()
    }

    /// The faces of tokens on the board that an eye knows.
    fn known_rows(&self, state: &State, eye: Eye) -> Vec<Row> {
        let known = state.tokens().filter_map(|(no, token)| {
            let face = match eye {
                Eye::Referee => token.face()?,
                Eye::Seat(seat) => state.face_for(no, seat)?,
                Eye::Bystander => return None,
            };
            let face = self.cards.face(face);
            Some(self.row(vec![
                CellWords::Token { token: no, region: token.region()? },
                CellWords::Face { face },
            ]))
        });
        known.collect()
    }
}

/// The reference to the plague figure.
fn piece() -> Ref {
    Ref::new("term", "plague")
}

/// The tone of a seat's cubes.
fn seat_tone(seat: Seat) -> Tone {
    const TONES: [Tone; 6] =
        [Tone::Red, Tone::Blue, Tone::Green, Tone::Gold, Tone::Purple, Tone::White];
    TONES[seat.at() % TONES.len()]
}

//! Queries about the table that are typed as one or two letters: the map region by region, then the
//! players.

use arrayvec::ArrayVec;
use play::signature::{Signature, signatures};
use play::{Eye, Message, Ref, Say, Seat, Spoken};

use crate::Rattus;
use crate::cards::{members, regions};
use crate::flow::Step;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::state::{CLASSES, REGIONS, SEATS, State};
use crate::tokens::Face;

/// The queries, in the order of the help text.
pub(super) const QUERIES: &[&str] =
    &["cubes", "rats", "plague", "near", "hand", "free", "pieces", "known", "turn"];

/// The cubes of one seat.
#[derive(Clone, Copy, Debug, Say)]
struct Share {
    seat: Seat,
    cubes: u8,
}

/// The queries answered before each prompt.
pub(super) const LEADING: &[&str] = &["pieces"];

/// Answers to queries.
#[derive(Clone, Debug, Say)]
enum Says {
    /// The cubes of each seat in a region.
    Cubes { region: RegionNo, all: u8, shares: ArrayVec<Share, SEATS> },
    /// The rats in a region, and how many of them have been there from the start.
    Rats { region: RegionNo, rats: u8, start: u8 },
    /// The number of rat tokens in the supply, and of those that were flipped.
    Supply { rats: u8, spent: u16 },
    /// The region of the plague, and the cubes it counts as.
    Plague { region: RegionNo, cubes: u8 },
    /// The neighbors of a region: across a frontier and across the sea.
    Near { region: RegionNo, land: ArrayVec<RegionNo, REGIONS>, sea: ArrayVec<RegionNo, REGIONS> },
    /// The class cards of a seat.
    Hand { seat: Seat, cards: ArrayVec<ClassNo, CLASSES> },
    /// The class cards that no seat holds.
    Free { cards: ArrayVec<ClassNo, CLASSES> },
    /// The numbers of a seat's cubes on the map, in the castle and in the reserve.
    Pieces { seat: Seat, map: u8, castle: u8, reserve: u8 },
    /// The face of a token that the eye knows.
    Known { token: TokenNo, region: RegionNo, face: Face },
    /// The seat whose turn it is, and the next one.
    Turn { seat: Seat, next: Seat },
    /// The seat whose turn it is, if the last round follows.
    BeforeLast { seat: Seat },
    /// The seat that may act in the last round, and the seat that had the last turn before it.
    LastTurn { seat: Seat, last: Seat },
}

/// The messages of all answers.
pub(super) fn messages() -> Vec<Signature> {
    signatures::<Says>()
}

impl Rattus {
    fn said(&self, query: &'static str, says: Says) -> Spoken {
        Spoken::new(query, Message::of(self, "spoken", &says))
    }

    /// Everything that an eye sees, in sentences.
    pub(super) fn say_all(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        let used = self.cards.map(state.map()).used(state.seats());
        let mut all: Vec<Spoken> =
            regions(used).flat_map(|region| self.say_region(state, region)).collect();
        let (rats, spent) = (state.supply(), state.spent().len());
        all.push(self.said("rats", Says::Supply { rats, spent }));
        all.extend(
            state
                .plague()
                .map(|region| self.said("plague", Says::Plague { region, cubes: state.neutral() })),
        );
        all.extend(state.from(Seat(0)).flat_map(|seat| self.say_player(state, seat)));
        let free = self.cards.cards().filter(|card| state.holder(*card).is_none());
        all.push(self.said("free", Says::Free { cards: free.collect() }));
        all.extend(self.say_known(state, eye));
        all.extend(self.say_turn(state));
        all
    }

    fn say_region(&self, state: &State, region: RegionNo) -> [Spoken; 3] {
        let (map, seats) = (self.cards.map(state.map()), state.seats());
        let share = |seat| Share { seat, cubes: state.cubes(region, seat) };
        let shares = state.from(Seat(0)).map(share).filter(|share| share.cubes > 0).collect();
        let start = state.rats_from_start(region);
        let (near, arrows) = (map.near(region, seats), map.arrows[region.at()]);
        let [land, sea] = [near & !arrows, near & arrows].map(|them| regions(them).collect());
        let all = [
            ("cubes", Says::Cubes { region, all: state.population(region), shares }),
            ("rats", Says::Rats { region, rats: state.rats(region), start }),
            ("near", Says::Near { region, land, sea }),
        ];
        let thing = || self.spelled("RegionNo", region.0.into()).as_ref().map(Ref::from);
        all.map(|(query, says)| self.said(query, says).about(thing()))
    }

    fn say_player(&self, state: &State, seat: Seat) -> [Spoken; 2] {
        let cards = members(state.held(seat).into()).map(ClassNo).collect();
        let (map, castle) = (state.on_map(seat), state.castle(seat));
        let pieces = Says::Pieces { seat, map, castle, reserve: state.reserve(seat) };
        [("hand", Says::Hand { seat, cards }), ("pieces", pieces)]
            .map(|(query, says)| self.said(query, says).of(seat))
    }

    fn say_known(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        let known = state.tokens().filter_map(|(token, lies)| {
            let face = match eye {
                Eye::Referee => lies.face()?,
                Eye::Seat(seat) => state.face_for(token, seat)?,
                Eye::Bystander => return None,
            };
            let (region, face) = (lies.region()?, self.cards.face(face));
            // Texts count tokens from 1.
            let thing = Ref::new("token", (token.0 + 1).to_string());
            Some(self.said("known", Says::Known { token, region, face }).about(Some(thing)))
        });
        known.collect()
    }

    fn say_turn(&self, state: &State) -> Option<Spoken> {
        let seat = state.active();
        let says = match state.step() {
            Step::Settle(settle) => {
                let (seat, next) = settle.seats(state);
                Says::Turn { seat, next }
            }
            Step::Last(last) => Says::LastTurn { seat: last.seat(state), last: seat },
            // No seat acts any more.
            Step::Final(_) | Step::Over(_) => return None,
            Step::Outbreak(_)
            | Step::Start(_)
            | Step::BeforePlague(_)
            | Step::Spread(_)
            | Step::Count(_)
            | Step::Ravage(_)
            | Step::Late(_) => match state.is_before_last() {
                true => Says::BeforeLast { seat },
                false => Says::Turn { seat, next: state.from(seat).nth(1).unwrap_or(seat) },
            },
        };
        Some(self.said("turn", says))
    }
}

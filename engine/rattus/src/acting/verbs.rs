//! Verbs: what card scripts can say. This one list defines the decoding of calls, the Luau
//! definitions (`schema/rattus/api.d.luau`) and the manual.

use play::Seat;
use script::{Label, Within};

use super::MOST_NEUTRAL;

/// A region in use that a script handle refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region(pub u8);
script::handle!(Region: u8);

/// A class card that a script handle refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);
script::handle!(Card: u8);

/// A rat token on the board that a script handle refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token(pub u8);
script::handle!(Token: u8);

script::filter! {
    /// Selects regions. Fields that are left out match any region.
    pub struct RegionFilter {
        /// Only regions with one of the holder's cubes.
        own: bool,
        /// Only regions with at least this many rat tokens.
        min_rats: Option<u8>,
        /// Only regions with at most this many rat tokens.
        max_rats: Option<u8>,
        /// Only neighbors of this region.
        near: Option<Region>,
        /// Only regions that the plague can reach in at most this many steps.
        reach: Option<u8>,
        /// Whether the holder may decline to pick.
        optional: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Selects rat tokens. Fields that are left out match any token.
    pub struct TokenFilter {
        /// Only tokens in this region.
        region: Option<Region>,
        /// Any token but this one.
        except: Option<Token>,
        /// Only tokens that can move to a neighboring region with room.
        movable: bool,
        /// Whether the holder may decline to pick.
        optional: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

script::verbs! {
    /// The verbs of Rattus. The holder is the seat that holds the acting card.
    pub enum Verb {
        query Query {
            /// The holder's seat, to compare with the seat of an event.
            Seat -> Seat;
            /// The number of the holder's cubes in reserve.
            Reserve -> i64;
            /// The number of the holder's cubes in the castle.
            Castle -> i64;
            /// The number of the holder's cubes in a region.
            Cubes(region: Region) -> i64;
            /// The number of cubes of all players in a region.
            Population(region: Region) -> i64;
            /// The number of rat tokens in a region.
            Rats(region: Region) -> i64;
            /// The region with the plague.
            Plague -> Region;
            /// The region of a token.
            RegionOf(token: Token) -> Region;
            /// The number of matching regions. Fields that are left out match any region.
            CountRegions(filter: RegionFilter) -> i64;
            /// The number of matching tokens.
            CountTokens(filter: TokenFilter) -> i64;
            /// The number of tokens in the supply.
            Supply -> i64;
            /// The number of players.
            Players -> i64;
            /// The number of the holder's class cards.
            Cards -> i64;
            /// Whether it is the last round.
            IsLast -> bool;
        }
        act Act {
            /// Moves cubes of the holder to another region.
            MoveCubes(from: Region, to: Region, cubes: u8);
            /// Adds cubes from the holder's reserve to a region, up to the number there is.
            AddCubes(region: Region, cubes: u8);
            /// Moves a token to a region. If the region is full, nothing moves and the result is
            /// false.
            MoveToken(token: Token, to: Region) -> bool;
            /// Swaps two tokens of different regions.
            SwapTokens(one: Token, other: Token);
            /// Moves a cube of the holder from a region without rats to the castle. If the region
            /// has rats or no such cube, nothing moves and the result is false.
            Save(region: Region) -> bool;
            /// Moves the plague, without a ravage.
            MovePlague(to: Region);
            /// Lets the plague count as neutral cubes in its region.
            #[causes("on_plague_counted")]
            CountPlague(cubes: Within<0, MOST_NEUTRAL>);
        }
        ask Ask {
            /// Lets the holder look at a token. The script does not learn its face.
            Look(token: Token);
            /// The holder picks a region; nil if none matches or the holder declines.
            PickRegion(filter: RegionFilter) -> Option<Region>;
            /// The holder picks a token.
            PickToken(filter: TokenFilter) -> Option<Token>;
            /// The holder picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The holder answers yes or no.
            Confirm(ask: Option<Label>) -> bool;
        }
    }
}

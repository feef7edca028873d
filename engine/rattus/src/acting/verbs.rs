//! The verbs of card scripts. The decoding of calls, the Luau definitions
//! (`schema/rattus/api.d.luau`) and the manual are generated from this list.

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
    /// Conditions for regions.
    pub struct RegionFilter {
        /// `true`: only regions with a cube of the holder.
        own: bool,
        /// Only regions with at least this number of rat tokens.
        min_rats: Option<u8>,
        /// Only regions with at most this number of rat tokens.
        max_rats: Option<u8>,
        /// Only neighbors of this region.
        near: Option<Region>,
        /// Only regions that the plague can reach in at most this number of steps.
        reach: Option<u8>,
        /// `true`: the holder may decline.
        optional: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Conditions for rat tokens.
    pub struct TokenFilter {
        /// Only tokens in this region.
        region: Option<Region>,
        /// Not this token.
        except: Option<Token>,
        /// `true`: only tokens with room in a neighboring region.
        movable: bool,
        /// `true`: the holder may decline.
        optional: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

script::verbs! {
    /// The verbs of Rattus. `me` is the card's holder.
    pub enum Verb {
        query Query {
            /// The holder's seat. Compare it with the seat of an event.
            Seat -> Seat;
            /// Cubes of the holder in the reserve.
            Reserve -> i64;
            /// The number of the holder's cubes in the castle.
            Castle -> i64;
            /// The number of the holder's cubes in a region.
            Cubes(region: Region) -> i64;
            /// The number of cubes of all players in a region.
            Population(region: Region) -> i64;
            /// The number of rat tokens in a region.
            Rats(region: Region) -> i64;
            /// The region of the plague piece.
            Plague -> Region;
            /// The region of a token.
            RegionOf(token: Token) -> Region;
            /// The number of regions that fit the filter.
            CountRegions(filter: RegionFilter) -> i64;
            /// The number of rat tokens that fit the filter.
            CountTokens(filter: TokenFilter) -> i64;
            /// Rat tokens in the supply.
            Supply -> i64;
            /// The number of players.
            Players -> i64;
            /// The number of the holder's class cards.
            Cards -> i64;
            /// Whether it is the last round.
            IsLast -> bool;
        }
        act Act {
            /// Moves cubes of the holder to another region. It is a fault if there are fewer.
            MoveCubes(from: Region, to: Region, cubes: u8);
            /// Adds up to this number of the holder's cubes from the reserve to a region.
            AddCubes(region: Region, cubes: u8);
            /// Moves a token to another region. If that region is full, nothing moves and the
            /// result is false.
            MoveToken(token: Token, to: Region) -> bool;
            /// Swaps two tokens in different regions.
            SwapTokens(one: Token, other: Token);
            /// Moves one of the holder's cubes from a region to the castle. If there are rats or no
            /// such cube, nothing moves and the result is false.
            Save(region: Region) -> bool;
            /// Moves the plague piece. The plague does not ravage.
            MovePlague(to: Region);
            /// Makes the plague piece count as this number of neutral cubes in its region.
            #[causes("on_plague_counted")]
            CountPlague(cubes: Within<0, MOST_NEUTRAL>);
        }
        ask Ask {
            /// The holder looks at a token. The script does not see its face.
            Look(token: Token);
            /// The holder picks a region. Returns nil if no region fits, or the holder declines.
            PickRegion(filter: RegionFilter) -> Option<Region>;
            /// The holder picks a token. Returns nil if no token fits, or the holder declines.
            PickToken(filter: TokenFilter) -> Option<Token>;
            /// The holder picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The holder answers yes or no.
            Confirm(ask: Option<Label>) -> bool;
        }
    }
}

//! What card scripts can say. From this one list come the decoding of calls, the Luau definitions
//! (`schema/rattus/api.d.luau`) and the manual.

use play::Seat;
use script::{Label, Within};

use super::MOST_NEUTRAL;

/// A region in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region(pub u8);
script::handle!(Region: u8);

/// A class card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);
script::handle!(Card: u8);

/// A rat token on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token(pub u8);
script::handle!(Token: u8);

script::filter! {
    /// Which regions.
    pub struct RegionFilter {
        /// Only regions with an own cube.
        own: bool,
        /// Fewest rat tokens there.
        min_rats: Option<u8>,
        /// Most rat tokens there.
        max_rats: Option<u8>,
        /// Only neighbours of this region.
        near: Option<Region>,
        /// Only regions that so many steps of the plague lead to.
        reach: Option<u8>,
        /// Whether the holder may decline.
        optional: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Which rat tokens.
    pub struct TokenFilter {
        /// Only those of this region.
        region: Option<Region>,
        /// Any token but this one.
        except: Option<Token>,
        /// Only tokens with a neighbouring region that has room.
        movable: bool,
        /// Whether the holder may decline.
        optional: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

script::verbs! {
    /// The verbs of Rattus. `me` is the holder of the card.
    pub enum Verb {
        query Query {
            /// The seat of the holder, to be compared with whose an event is.
            Seat -> Seat;
            /// Cubes of the holder in reserve.
            Reserve -> i64;
            /// Cubes of the holder in the castle.
            Castle -> i64;
            /// Cubes of the holder in a region.
            Cubes(region: Region) -> i64;
            /// Cubes of all players in a region.
            Population(region: Region) -> i64;
            /// Rat tokens in a region.
            Rats(region: Region) -> i64;
            /// The region of the plague.
            Plague -> Region;
            /// The region of a token.
            RegionOf(token: Token) -> Region;
            /// How many regions fit; fields left out fit any region.
            CountRegions(filter: RegionFilter) -> i64;
            /// How many tokens fit.
            CountTokens(filter: TokenFilter) -> i64;
            /// Tokens in the supply.
            Supply -> i64;
            /// Number of players.
            Players -> i64;
            /// Class cards of the holder.
            Cards -> i64;
            /// Whether it is the last round.
            IsLast -> bool;
        }
        act Act {
            /// Moves cubes of the holder to another region.
            MoveCubes(from: Region, to: Region, cubes: u8);
            /// Adds cubes of the holder from the reserve to a region; as many as there are.
            AddCubes(region: Region, cubes: u8);
            /// Moves a token to a region with room; false if that is full.
            MoveToken(token: Token, to: Region) -> bool;
            /// Swaps two tokens of different regions.
            SwapTokens(one: Token, other: Token);
            /// Brings a cube of the holder from a region without rats to the castle; false if there
            /// are rats or no such cube.
            Save(region: Region) -> bool;
            /// Moves the plague; nothing ravages by this.
            MovePlague(to: Region);
            /// Lets the plague count as neutral cubes where it stands.
            #[causes("on_plague_counted")]
            CountPlague(cubes: Within<0, MOST_NEUTRAL>);
        }
        ask Ask {
            /// The holder looks at a token. Scripts do not learn what it shows.
            Look(token: Token);
            /// The holder picks a region; nil when none fits or the holder declines.
            PickRegion(filter: RegionFilter) -> Option<Region>;
            /// The holder picks a token.
            PickToken(filter: TokenFilter) -> Option<Token>;
            /// The holder picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The holder says yes or no.
            Confirm(ask: Option<Label>) -> bool;
        }
    }
}

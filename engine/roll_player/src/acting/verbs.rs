//! The verbs of card scripts. The decoding of calls, the Luau definitions
//! (`schema/roll_player/api.d.luau`) and the manual are generated from this list.

use play::Seat;
use script::{Label, Nth, Within};

use crate::expansions::{MOST_TOKENS, MOST_XP};
use crate::state::MOST_CHARISMA;
use crate::words::{AdventureKind, Attribute, Colour, Direction, MarketKind};
use crate::words::{Stock, Zone, words};

/// A die, by its place: a space of a sheet, or an initiative card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die(pub u8);
script::handle!(Die: u8);

/// A market card that a script handle refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);
script::handle!(Card: u8);

words! {
    /// A color of dice, or `class`: the owner's class color.
    DieColour {
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Purple.
        Purple = "purple",
        /// Black.
        Black = "black",
        /// White.
        White = "white",
        /// Gold.
        Gold = "gold",
        /// No color: a boost die.
        Boost = "boost",
        /// The owner's class color.
        Class = "class",
    }
}

words! {
    /// A value by which seats are compared.
    Measure {
        /// Gold.
        Gold = "gold",
        /// Weapons.
        Weapon = "weapon",
        /// Traits.
        Trait = "trait",
        /// Skills.
        Skill = "skill",
        /// Armor.
        Armor = "armor",
        /// Scrolls.
        Scroll = "scroll",
        /// Experience.
        Xp = "xp",
        /// Honour.
        Honour = "honour",
        /// Injuries.
        Injuries = "injuries",
        /// Trophies.
        Trophies = "trophies",
        /// Dice of the class color.
        ClassDice = "class_dice",
        /// Class goals that the dice meet without bonuses.
        GoalsMet = "goals_met",
        /// Stars of the marker's cell.
        Alignment = "alignment",
        /// The number of dice that match the backstory.
        Backstory = "backstory",
    }
}

script::filter! {
    /// Conditions for dice.
    pub struct DieFilter {
        /// Only dice of this color.
        colour: Option<DieColour>,
        /// Only dice in this row.
        row: Option<Attribute>,
        /// Only faces from this one up.
        min: Option<u8>,
        /// Only faces up to this one.
        max: Option<u8>,
        /// `true`: only dice that can be raised.
        rises: bool,
        /// `true`: only dice that can be lowered.
        falls: bool,
        /// `true`: only dice with a color, so no boost dice.
        coloured: bool,
        /// Not this die.
        except: Option<Die>,
        /// `true`: the owner may decline.
        optional: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Conditions for cards.
    pub struct CardFilter {
        /// Where the cards are. If missing: the owner's cards.
        from: Option<Zone>,
        /// Only cards of this kind.
        kind: Option<MarketKind>,
        /// With `kind`: cards of this kind, too.
        or_kind: Option<MarketKind>,
        /// `true`: only ready skills; `false`: only exhausted ones.
        ready: Option<bool>,
        /// Only cards with this number of dots.
        dots: Option<u8>,
        /// Only cards up to this printed cost.
        max_cost: Option<u8>,
        /// `true`: only cards that the owner can pay for. Works in `pick_card`.
        affordable: bool,
        /// `true`: only skills of other players that the owner could use now. Works in `pick_card`,
        /// with `from = "rivals"` and `kind = "skill"`.
        usable: bool,
        /// `true`: the owner may decline.
        optional: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Conditions for rows.
    pub struct RowFilter {
        /// `true`: only rows with a free space.
        free: bool,
        /// `true`: only rows with dice.
        filled: bool,
        /// `true`: only rows without a free space.
        full: bool,
        /// Only rows whose highest and lowest faces differ by at least this.
        min_spread: Option<u8>,
        /// Only rows whose highest and lowest faces differ by at most this.
        max_spread: Option<u8>,
        /// Not this row.
        except: Option<Attribute>,
        /// `true`: the owner may decline.
        optional: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Conditions for colors.
    pub struct ColourFilter {
        /// Not this color.
        except: Option<Colour>,
        /// `true`: boost dice instead of dice with a color.
        boost: bool,
        /// `true`: boost dice and dice with a color.
        any: bool,
        /// The name of the question, from the card's `asks`.
        ask: Option<Label>,
    }
}

/// The highest face of any die, which is on boost dice.
const MOST_FACE: u8 = *Colour::Boost.faces().end();

script::verbs! {
    /// The verbs of Roll Player. `me` is the card's owner.
    pub enum Verb {
        query Query {
            /// The owner's seat. Compare it with the seat of an event.
            Seat -> Seat;
            /// The owner's gold.
            Gold -> i64;
            /// The owner's charisma tokens.
            Charisma -> i64;
            /// The face that a die shows.
            Face(die: Die) -> i64;
            /// The color of a die; `boost` for a boost die.
            Colour(die: Die) -> Colour;
            /// The lowest face that a die has: 1, or 3 for a boost die.
            LeastFace(die: Die) -> i64;
            /// The highest face that a die has: 6, or 8 for a boost die.
            MostFace(die: Die) -> i64;
            /// The row of a die; nil for a die on an initiative card.
            Row(die: Die) -> Option<Attribute>;
            /// The dice on the owner's sheet that fit the filter, row by row, each row from the
            /// left.
            Dice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The dice on free initiative cards that fit the filter, from the lowest card up.
            PoolDice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The dice on another player's sheet that fit the filter. `class` is that player's
            /// class color.
            #[tells(other)]
            RivalDice(nth: Nth, seat: Seat, filter: DieFilter) -> Option<Die>;
            /// The number of dice on the owner's sheet that fit the filter.
            CountDice(filter: DieFilter) -> i64;
            /// The number of different colors among the owner's dice that fit the filter. A boost
            /// die has no color.
            CountColours(filter: DieFilter) -> i64;
            /// The number of sets on the owner's sheet. A set is one die of each color except gold.
            ColourSets -> i64;
            /// The die on a space of a row, counted from the left; nil if the space is empty.
            DieAt(row: Attribute, space: Within<1, 3>) -> Option<Die>;
            /// The space of a die in its row, counted from the left; nil for a die on an initiative
            /// card.
            Space(die: Die) -> Option<i64>;
            /// The rows that fit the filter, from Strength down.
            Rows(nth: Nth, filter: RowFilter) -> Option<Attribute>;
            /// The number of rows that fit the filter.
            CountRows(filter: RowFilter) -> i64;
            /// The sum of the faces in a row.
            Sum(row: Attribute) -> i64;
            /// The sum of the faces in a row plus the race's bonus, without weapons.
            Total(row: Attribute) -> i64;
            /// Whether the dice of a row alone meet the class goal. Bonuses of race and weapons do
            /// not count here.
            GoalMet(row: Attribute) -> bool;
            /// The number of class goals that the dice alone meet.
            GoalsMet -> i64;
            /// The lowest total that meets the class goal of a row; nil without a class.
            GoalLeast(row: Attribute) -> Option<i64>;
            /// The highest total that meets the class goal of a row; nil if there is none, as for
            /// 14+.
            GoalMost(row: Attribute) -> Option<i64>;
            /// The stars of the class goal of a row, whether it is met or not.
            GoalStars(row: Attribute) -> i64;
            /// The highest minus the lowest face of a row; 0 with fewer than two dice.
            Spread(row: Attribute) -> i64;
            /// The column of the alignment marker: -1 lawful, 0 neutral, 1 chaotic.
            Lawfulness -> i64;
            /// The row of the alignment marker: 1 good, 0 neutral, -1 evil.
            Goodness -> i64;
            /// The stars of the marker's cell.
            Alignment -> i64;
            /// The number of dice that match the backstory.
            Backstory -> i64;
            /// The color of the owner's class.
            ClassColour -> Option<Colour>;
            /// The number of the initiative card that the owner has taken, or 0.
            Initiative -> i64;
            /// Whether the owner is the first player.
            IsFirst -> bool;
            /// The number of the round, from 1.
            Round -> i64;
            /// The highest value among the other players, or -1 if there are none.
            #[tells(other)]
            RivalsMost(measure: Measure) -> i64;
            /// The lowest value among the other players; nil if there are none.
            #[tells(other)]
            RivalsLeast(measure: Measure) -> Option<i64>;
            /// The seats of the other players, clockwise from the owner.
            #[tells(other)]
            Rivals(nth: Nth) -> Option<Seat>;
            /// Gold of a player.
            #[tells(other)]
            GoldOf(seat: Seat) -> i64;
            /// The number of free spaces in a row.
            Free(row: Attribute) -> i64;
        }
        query HeroQuery {
            /// The owner's experience.
            Xp -> i64;
            /// Honor of the owner.
            Honour -> i64;
            /// The owner's injuries.
            Injuries -> i64;
            /// The number of minions that the owner has slain.
            Trophies -> i64;
            /// Whether the owner has the token of an adventure card.
            HasToken(kind: AdventureKind) -> bool;
            /// Whether no other player has more than the owner. An adventure card compares only the
            /// players who have its token.
            #[tells(other)]
            HasMost(measure: Measure) -> bool;
            /// Whether no other player has less than the owner. It compares the same players as
            /// `has_most`.
            #[tells(other)]
            HasLeast(measure: Measure) -> bool;
        }
        query CardQuery {
            /// The cards that fit the filter. Without `from`: the owner's.
            #[tells(other = "rivals")]
            Cards(nth: Nth, filter: CardFilter) -> Option<Card>;
            /// The number of cards that fit the filter. Without `from`: the owner's.
            #[tells(other = "rivals")]
            CountCards(filter: CardFilter) -> i64;
            /// The kind of a card.
            Kind(card: Card) -> MarketKind;
            /// The seat of a card's owner; nil without one.
            Owner(card: Card) -> Option<Seat>;
            /// The printed cost of a card.
            Cost(card: Card) -> i64;
            /// The number of dots on a card.
            Dots(card: Card) -> i64;
            /// The direction of a card's arrow; nil without one.
            Arrow(card: Card) -> Option<Direction>;
            /// The number of the armor set that a card belongs to, or nil.
            Set(card: Card) -> Option<i64>;
            /// The stars for this number of cards of a set, as if the owner had them.
            ArmorStars(set: i64, cards: i64) -> i64;
            /// The number of cards in a complete set; 0 for a set that is not in play.
            SetSize(set: i64) -> i64;
            /// The number of the owner's cards of a set. Without an argument: of the set that acts.
            SetCards(set: Option<i64>) -> i64;
            /// The number of armor sets in the game. Sets are numbered from 1.
            Sets -> i64;
            /// The value of this card's counter.
            #[keeps("counter", each_round = "each_round")]
            Count -> i64;
            /// The number of cards in the market row.
            MarketSize -> i64;
            /// The number of cards in the discard pile.
            DiscardSize -> i64;
        }
        act Act {
            /// The owner gains gold.
            #[tells(gain)]
            #[causes("on_gold_gained")]
            GainGold(amount: u8);
            /// The owner pays gold. If there is not enough, nothing is paid and the result is
            /// false.
            #[tells(pay)]
            PayGold(amount: u8) -> bool;
            /// Another player gives the owner up to this amount of gold. Returns the gold given.
            #[tells(gain, other)]
            TakeGold(from: Seat, amount: u8) -> i64;
            /// The owner gives gold to another player. If there is not enough, nothing is given and
            /// the result is false.
            #[tells(pay, other)]
            GiveGold(to: Seat, amount: u8) -> bool;
            /// The owner gains experience.
            #[tells(gain)]
            #[causes("on_xp_gained")]
            GainXp(amount: Within<0, MOST_XP>);
            /// The owner pays experience. If there is not enough, nothing is paid and the result is
            /// false.
            #[tells(pay)]
            PayXp(amount: u8) -> bool;
            /// The owner gains honor.
            #[tells(gain)]
            #[causes("on_honoured")]
            GainHonour(amount: Within<0, MOST_TOKENS>);
            /// The owner takes injuries.
            #[causes("on_injured")]
            Injure(injuries: Within<0, MOST_TOKENS>);
            /// Heals up to this number of the owner's injuries. Returns the number healed.
            Heal(injuries: u8) -> i64;
            /// The owner takes charisma tokens.
            #[tells(gain)]
            #[causes("on_charisma_taken")]
            GainCharisma(amount: Within<0, MOST_CHARISMA>);
            /// Turns one of the owner's dice to its opposite face.
            #[causes("on_turned")]
            Turn(die: Die);
            /// Raises or lowers one of the owner's dice. If the die has no such face, nothing
            /// changes and the result is false.
            Adjust(die: Die, by: i64) -> bool;
            /// Sets one of the owner's dice to a face that it has.
            SetFace(die: Die, face: Within<1, MOST_FACE>);
            /// Swaps two of the owner's dice.
            Swap(one: Die, other: Die);
            /// Swaps one of the owner's dice with one of another player's. It gives no gold and no
            /// attribute action.
            #[tells(other)]
            SwapWithRival(own: Die, other: Die);
            /// Moves a die to another row with a free space. It gives no gold and no attribute
            /// action. Gaps close to the left.
            MoveDie(die: Die, row: Attribute);
            /// Moves the owner's alignment marker. At the edge of the grid, nothing moves and the
            /// result is false.
            MoveMarker(direction: Direction) -> bool;
            /// Readies one of the owner's skills.
            Ready(card: Card);
            /// Exhausts one of the owner's skills.
            Exhaust(card: Card);
            /// Gives the owner the attribute action of a row, after this effect.
            #[tells(offer)]
            Act(row: Attribute);
            /// Exchanges one of the owner's dice with one on a free initiative card. If the new die
            /// is gold, the owner gains its gold. After this effect, the free dice are put on the
            /// initiative cards again, in ascending order.
            Exchange(own: Die, pool: Die);
            /// Replaces one of the owner's dice with a die of a color from the bag, showing the
            /// same face. If the new die is gold, the owner gains its gold. Only boost dice can
            /// replace boost dice.
            Replace(own: Die, colour: Colour);
            /// The owner buys a card after this effect, if the owner can pay. To buy the top card
            /// of the deck, at full price, pass nil and `"deck"`.
            #[tells(cost)]
            Buy(card: Option<Card>, from: Stock);
            /// Puts a card from the discard pile into the market row.
            AddToMarket(card: Card);
            /// Puts a card from the market row on the discard pile. No one gains gold for it.
            Discard(card: Card);
            /// Sets this card's counter, up to the maximum in its file.
            #[tells(count)]
            #[keeps("counter", each_round = "each_round")]
            SetCount(count: u8);
            /// Puts one of the owner's cards on the discard pile. While the card holds dice,
            /// nothing moves and the result is false.
            LayOff(card: Card) -> bool;
            /// Trades one of the owner's cards for a card in the market row. Nothing is paid, no
            /// arrow is followed, and the new card is ready. Weapons cannot be traded.
            Trade(own: Card, other: Card);
            /// The owner gives a card to another player. It stays ready or exhausted. While the
            /// card holds dice, nothing moves and the result is false. Weapons cannot be given.
            #[tells(other)]
            GiveCard(card: Card, to: Seat) -> bool;
            /// The owner takes a card from another player, under the conditions of `give_card`.
            #[tells(other)]
            TakeCard(card: Card) -> bool;
            /// Uses another skill, of any player, after this effect. Its arrow is ignored, and it
            /// is not exhausted.
            UseSkill(card: Card);
            /// Raises or lowers a die on a free initiative card. If the die has no such face,
            /// nothing changes and the result is false. After this effect, the free dice are put on
            /// the cards again.
            AdjustPool(die: Die, by: i64) -> bool;
            /// Turns a die on a free initiative card. After this effect, the free dice are put on
            /// the cards again.
            TurnPool(die: Die);
        }
        ask Ask {
            /// Re-rolls one of the owner's dice. Returns the new face.
            #[causes("on_rerolled")]
            Reroll(die: Die) -> i64;
            /// Re-rolls a die on a free initiative card. Returns the new face. After this effect,
            /// the free dice are put on the cards again.
            RerollPool(die: Die) -> i64;
            /// Returns one of the owner's dice to the bag, draws a die of a color, rolls it and
            /// puts it in the same space. If the new die is gold, the owner gains its gold. Returns
            /// the new face.
            Redraw(own: Die, colour: Colour) -> i64;
            /// Puts the minion on top under its deck, and turns up the next one. If there is no
            /// other, or during a hunt, nothing moves and the result is false.
            PassMinion -> bool;
            /// Deals a card from the deck into the market row. Returns nil if there is no card, or
            /// no room.
            Deal -> Option<Card>;
            /// The owner looks at the top card of the deck, in secret. It stays there. Returns nil
            /// if there is no card. After that, this effect cannot ask another player.
            Peek -> Option<Card>;
            /// The owner picks a die on the sheet. Returns nil if no die fits, or the owner
            /// declines.
            PickDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks a die on a free initiative card. Returns nil if no die fits, or the
            /// owner declines.
            PickPoolDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks a row. Returns nil if no row fits, or the owner declines.
            PickRow(filter: RowFilter) -> Option<Attribute>;
            /// The owner picks a card that fits the filter, but never the card that asks. Returns
            /// nil if no card fits, or the owner declines.
            #[tells(other = "rivals")]
            PickCard(filter: CardFilter) -> Option<Card>;
            /// The owner picks a direction in which the marker can move, or declines (nil).
            PickDirection(ask: Option<Label>) -> Option<Direction>;
            /// The owner picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The owner picks a color of the dice in the bag, or declines (nil).
            PickColour(filter: ColourFilter) -> Option<Colour>;
            /// The owner answers yes or no.
            Confirm(ask: Option<Label>) -> bool;
            /// Another player says yes or no.
            #[tells(other)]
            Consent(seat: Seat, ask: Option<Label>) -> bool;
        }
    }
}

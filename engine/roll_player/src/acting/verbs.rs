//! Verbs: what card scripts can say. This one list defines the decoding of calls, the Luau
//! definitions (`schema/roll_player/api.d.luau`) and the manual.

use play::Seat;
use script::{Label, Nth, Within};

use crate::expansions::{MOST_TOKENS, MOST_XP};
use crate::state::MOST_CHARISMA;
use crate::words::{AdventureKind, Attribute, Colour, Direction, MarketKind};
use crate::words::{Stock, Zone, words};

/// A die, identified by its place: a space of a sheet or an initiative card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die(pub u8);
script::handle!(Die: u8);

/// A market card that a script handle refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);
script::handle!(Card: u8);

words! {
    /// A color of dice, or `class` for the owner's class color.
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
        /// A boost die, which has no color.
        Boost = "boost",
        /// The owner's class color.
        Class = "class",
    }
}

words! {
    /// What seats can be compared by.
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
        /// Dice of the seat's own class color.
        ClassDice = "class_dice",
        /// Class goals that the dice meet without bonuses.
        GoalsMet = "goals_met",
        /// Stars of the cell with the alignment marker.
        Alignment = "alignment",
        /// Dice that match the backstory.
        Backstory = "backstory",
    }
}

script::filter! {
    /// Selects dice. Fields that are left out match any die.
    pub struct DieFilter {
        /// Only dice of this color.
        colour: Option<DieColour>,
        /// Only dice in this row.
        row: Option<Attribute>,
        /// Only dice with at least this face.
        min: Option<u8>,
        /// Only dice with at most this face.
        max: Option<u8>,
        /// Only dice that do not show their highest face.
        rises: bool,
        /// Only dice that do not show their lowest face.
        falls: bool,
        /// Only dice with a color, so no boost dice.
        coloured: bool,
        /// Any die but this one.
        except: Option<Die>,
        /// Whether the owner may decline to pick.
        optional: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Selects cards. Fields that are left out match any card.
    pub struct CardFilter {
        /// Where the cards are; by default the owner's cards.
        from: Option<Zone>,
        /// Only this kind.
        kind: Option<MarketKind>,
        /// Cards of this kind match too, in addition to `kind`.
        or_kind: Option<MarketKind>,
        /// `true`: only ready skills. `false`: only exhausted skills.
        ready: Option<bool>,
        /// Only cards with this number of dots.
        dots: Option<u8>,
        /// Only cards with at most this printed cost.
        max_cost: Option<u8>,
        /// Only cards that the owner can pay for. Used when a card is picked.
        affordable: bool,
        /// Only skills of other seats that the owner could use now. Used when a card is picked,
        /// with `from = "rivals"` and `kind = "skill"`.
        usable: bool,
        /// Whether the owner may decline to pick.
        optional: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Selects rows. Fields that are left out match any row.
    pub struct RowFilter {
        /// Only rows with a free space.
        free: bool,
        /// Only rows with at least one die.
        filled: bool,
        /// Only rows without a free space.
        full: bool,
        /// Only rows whose highest and lowest faces differ by at least this much.
        min_spread: Option<u8>,
        /// Only rows whose highest and lowest faces differ by at most this much.
        max_spread: Option<u8>,
        /// Any row but this one.
        except: Option<Attribute>,
        /// Whether the owner may decline to pick.
        optional: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Selects colors. Fields that are left out match any color.
    pub struct ColourFilter {
        /// Any color but this one.
        except: Option<Colour>,
        /// Offers boost dice instead of the colors.
        boost: bool,
        /// Offers boost dice in addition to the colors.
        any: bool,
        /// The name of the question, one of those in the card's `asks`.
        ask: Option<Label>,
    }
}

/// The highest face of any die, which is on boost dice.
const MOST_FACE: u8 = *Colour::Boost.faces().end();

script::verbs! {
    /// The verbs of Roll Player. The owner is the seat that owns the acting card.
    pub enum Verb {
        query Query {
            /// The owner's seat, to compare with the seat of an event.
            Seat -> Seat;
            /// The owner's gold.
            Gold -> i64;
            /// The owner's charisma tokens.
            Charisma -> i64;
            /// The face a die shows.
            Face(die: Die) -> i64;
            /// The color of a die. For a boost die, which has no color, the word `boost`.
            Colour(die: Die) -> Colour;
            /// The lowest face of a die: 3 for a boost die, 1 for any other.
            LeastFace(die: Die) -> i64;
            /// The highest face of a die: 8 for a boost die, 6 for any other.
            MostFace(die: Die) -> i64;
            /// The row of a die; nil for a die on an initiative card.
            Row(die: Die) -> Option<Attribute>;
            /// The matching dice on the owner's sheet, row by row, each row from the left. Fields
            /// that are left out match any die.
            Dice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The matching dice on free initiative cards, from the lowest card on.
            PoolDice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The matching dice on another seat's sheet. The color `class` means that seat's class
            /// color.
            #[tells(other)]
            RivalDice(nth: Nth, seat: Seat, filter: DieFilter) -> Option<Die>;
            /// The number of matching dice on the owner's sheet. Fields that are left out match any
            /// die.
            CountDice(filter: DieFilter) -> i64;
            /// The number of different colors among the matching dice on the owner's sheet. A boost
            /// die has no color.
            CountColours(filter: DieFilter) -> i64;
            /// The number of complete sets of dice on the owner's sheet. A set has one die of each
            /// color except gold.
            ColourSets -> i64;
            /// The die on a space of a row, 1 to 3 from the left; nil if the space is empty.
            DieAt(row: Attribute, space: Within<1, 3>) -> Option<Die>;
            /// The space of a die in its row, 1 to 3 from the left; nil for a die on an initiative
            /// card.
            Space(die: Die) -> Option<i64>;
            /// The matching rows, from Strength on.
            Rows(nth: Nth, filter: RowFilter) -> Option<Attribute>;
            /// The number of matching rows.
            CountRows(filter: RowFilter) -> i64;
            /// The sum of the faces in a row.
            Sum(row: Attribute) -> i64;
            /// The sum of the faces in a row plus the race's bonus, without weapons.
            Total(row: Attribute) -> i64;
            /// Whether the dice of a row meet the class goal without bonuses. Bonuses of race and
            /// weapons count only when goals are scored.
            GoalMet(row: Attribute) -> bool;
            /// The number of class goals that the dice meet without bonuses.
            GoalsMet -> i64;
            /// The lowest total that meets the class goal of a row; nil without a class.
            GoalLeast(row: Attribute) -> Option<i64>;
            /// The highest total that meets the class goal of a row; nil for an open goal such as
            /// 14+.
            GoalMost(row: Attribute) -> Option<i64>;
            /// The stars of the class goal of a row, met or not.
            GoalStars(row: Attribute) -> i64;
            /// The highest minus the lowest face of a row; 0 with fewer than two dice.
            Spread(row: Attribute) -> i64;
            /// The column of the marker: -1 lawful, 0 neutral, 1 chaotic.
            Lawfulness -> i64;
            /// The row of the marker: 1 good, 0 neutral, -1 evil.
            Goodness -> i64;
            /// The stars of the marker's cell.
            Alignment -> i64;
            /// The number of dice that match the backstory.
            Backstory -> i64;
            /// The color of the owner's class; nil without a class.
            ClassColour -> Option<Colour>;
            /// The number of the initiative card that the owner has taken; 0 for none.
            Initiative -> i64;
            /// Whether the owner is the first player.
            IsFirst -> bool;
            /// The number of the round, from 1.
            Round -> i64;
            /// The highest value among the other seats; -1 in a solo game.
            #[tells(other)]
            RivalsMost(measure: Measure) -> i64;
            /// The lowest value among the other seats; nil in a solo game.
            #[tells(other)]
            RivalsLeast(measure: Measure) -> Option<i64>;
            /// The other seats, clockwise from the owner.
            #[tells(other)]
            Rivals(nth: Nth) -> Option<Seat>;
            /// The gold of a seat.
            #[tells(other)]
            GoldOf(seat: Seat) -> i64;
            /// The number of free spaces in a row.
            Free(row: Attribute) -> i64;
        }
        query HeroQuery {
            /// The owner's experience.
            Xp -> i64;
            /// The owner's honor.
            Honour -> i64;
            /// The owner's injuries.
            Injuries -> i64;
            /// The number of minions that the owner has slain.
            Trophies -> i64;
            /// Whether the owner has the token of an adventure card.
            HasToken(kind: AdventureKind) -> bool;
            /// Whether no seat has more than the owner; ties count. An adventure card compares only
            /// the seats that have its token, any other card compares all seats.
            #[tells(other)]
            HasMost(measure: Measure) -> bool;
            /// Whether no seat has less than the owner; ties count. The same seats are compared as
            /// for `has_most`.
            #[tells(other)]
            HasLeast(measure: Measure) -> bool;
        }
        query CardQuery {
            /// The matching cards, by default among the owner's cards.
            #[tells(other = "rivals")]
            Cards(nth: Nth, filter: CardFilter) -> Option<Card>;
            /// The number of matching cards, by default among the owner's cards.
            #[tells(other = "rivals")]
            CountCards(filter: CardFilter) -> i64;
            /// The kind of a card.
            Kind(card: Card) -> MarketKind;
            /// The seat that owns a card; nil if no seat does.
            Owner(card: Card) -> Option<Seat>;
            /// The printed cost of a card.
            Cost(card: Card) -> i64;
            /// The number of dots on a card.
            Dots(card: Card) -> i64;
            /// The direction of a card's arrow; nil without one.
            Arrow(card: Card) -> Option<Direction>;
            /// The number of the armor set of a card; nil if it is not armor or has no set.
            Set(card: Card) -> Option<i64>;
            /// The stars of a set for a number of cards, as if the owner had them.
            ArmorStars(set: i64, cards: i64) -> i64;
            /// The number of cards in a complete set; 0 if the set is not in play.
            SetSize(set: i64) -> i64;
            /// The number of the owner's cards of a set. Without `set`, of the acting set.
            SetCards(set: Option<i64>) -> i64;
            /// The number of armor sets. They are numbered from 1.
            Sets -> i64;
            /// The number on the counter of the acting card.
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
            /// The owner pays gold. If there is too little, nothing is paid and the result is
            /// false.
            #[tells(pay)]
            PayGold(amount: u8) -> bool;
            /// Another seat gives the owner up to this much gold. Returns how much it gave.
            #[tells(gain, other)]
            TakeGold(from: Seat, amount: u8) -> i64;
            /// The owner gives gold to another seat. If there is too little, nothing is given and
            /// the result is false.
            #[tells(pay, other)]
            GiveGold(to: Seat, amount: u8) -> bool;
            /// The owner gains experience.
            #[tells(gain)]
            #[causes("on_xp_gained")]
            GainXp(amount: Within<0, MOST_XP>);
            /// The owner pays experience. If there is too little, nothing is paid and the result is
            /// false.
            #[tells(pay)]
            PayXp(amount: u8) -> bool;
            /// The owner gains honor.
            #[tells(gain)]
            #[causes("on_honoured")]
            GainHonour(amount: Within<0, MOST_TOKENS>);
            /// The owner gains injuries.
            #[causes("on_injured")]
            Injure(injuries: Within<0, MOST_TOKENS>);
            /// Heals up to this many injuries of the owner. Returns how many were healed.
            Heal(injuries: u8) -> i64;
            /// The owner takes charisma tokens.
            #[tells(gain)]
            #[causes("on_charisma_taken")]
            GainCharisma(amount: Within<0, MOST_CHARISMA>);
            /// Turns a die of the owner to its opposite face.
            #[causes("on_turned")]
            Turn(die: Die);
            /// Raises or lowers a die of the owner. If the die does not have that face, nothing
            /// changes and the result is false.
            Adjust(die: Die, by: i64) -> bool;
            /// Sets a die of the owner to one of its faces.
            SetFace(die: Die, face: Within<1, MOST_FACE>);
            /// Swaps two dice of the owner.
            Swap(one: Die, other: Die);
            /// Swaps a die of the owner with a die of another seat. It pays no gold and gives no
            /// action.
            #[tells(other)]
            SwapWithRival(own: Die, other: Die);
            /// Moves a die to another row with a free space. It pays no gold and gives no action;
            /// the gap closes to the left.
            MoveDie(die: Die, row: Attribute);
            /// Moves the owner's marker one cell. At the edge of the grid nothing moves and the
            /// result is false.
            MoveMarker(direction: Direction) -> bool;
            /// Readies an exhausted skill of the owner.
            Ready(card: Card);
            /// Exhausts a ready skill of the owner.
            Exhaust(card: Card);
            /// Gives the owner the attribute action of a row, after this effect.
            #[tells(offer)]
            Act(row: Attribute);
            /// Exchanges a die of the owner with the die on a free initiative card. A gold die pays
            /// gold when it arrives.
            Exchange(own: Die, pool: Die);
            /// Replaces a die of the owner with one of this color from the bag, with the same face.
            /// A gold die pays gold. Boost dice can only be exchanged for boost dice.
            Replace(own: Die, colour: Colour);
            /// The owner buys a card after this effect, if it can be paid for. From the deck: the
            /// top card at full price, with `card` nil.
            #[tells(cost)]
            Buy(card: Option<Card>, from: Stock);
            /// Moves a card from the discard pile to the market row.
            AddToMarket(card: Card);
            /// Discards a card of the market row. No seat gets gold for it.
            Discard(card: Card);
            /// Sets the counter of the acting card, at most to the maximum in its file.
            #[tells(count)]
            #[keeps("counter", each_round = "each_round")]
            SetCount(count: u8);
            /// Discards a card of the owner. While it stores dice, nothing moves and the result is
            /// false.
            LayOff(card: Card) -> bool;
            /// The owner trades a card for one of the market row, which takes its place. Nothing is
            /// paid, no arrow is followed, and the new card is ready. Weapons cannot be traded,
            /// because they need hands.
            Trade(own: Card, other: Card);
            /// The owner gives a card to another seat, ready or exhausted as it is. While it stores
            /// dice, nothing moves and the result is false. Weapons cannot be given, because they
            /// need hands.
            #[tells(other)]
            GiveCard(card: Card, to: Seat) -> bool;
            /// The owner takes a card from another seat, with the limits of `give_card`.
            #[tells(other)]
            TakeCard(card: Card) -> bool;
            /// Lets another skill act after this effect. Its arrow is not followed, and it is not
            /// exhausted.
            UseSkill(card: Card);
            /// Raises or lowers the die on a free initiative card. Afterwards the dice are put back
            /// in ascending order.
            AdjustPool(die: Die, by: i64) -> bool;
            /// Turns the die on a free initiative card to its opposite face. Afterwards the dice
            /// are put back in ascending order.
            TurnPool(die: Die);
        }
        ask Ask {
            /// Re-rolls a die of the owner. Returns the new face, which the die already shows.
            #[causes("on_rerolled")]
            Reroll(die: Die) -> i64;
            /// Re-rolls the die on a free initiative card. Afterwards the dice are put back in
            /// ascending order. Returns the new face.
            RerollPool(die: Die) -> i64;
            /// Puts a die of the owner back into the bag and replaces it with one of this color,
            /// drawn and rolled. Returns the new face. A gold die pays gold.
            Redraw(own: Die, colour: Colour) -> i64;
            /// Puts the current minion under its deck and reveals the next one. If there is no
            /// other, or during a hunt, nothing moves and the result is false.
            PassMinion -> bool;
            /// Deals a card from the deck into the market row; nil if no card is left, or no space.
            Deal -> Option<Card>;
            /// The owner looks at the top card of the deck, which stays there; nil if no card is
            /// left. No other seat learns the card, so this effect cannot ask another seat
            /// afterwards.
            Peek -> Option<Card>;
            /// The owner picks a die on the own sheet; nil if none matches or the owner declines.
            PickDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks the die on a free initiative card.
            PickPoolDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks a row.
            PickRow(filter: RowFilter) -> Option<Attribute>;
            /// The owner picks a matching card, but never the acting card.
            #[tells(other = "rivals")]
            PickCard(filter: CardFilter) -> Option<Card>;
            /// The owner picks a direction in which the marker can move, or none.
            PickDirection(ask: Option<Label>) -> Option<Direction>;
            /// The owner picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The owner picks a color of the dice in the bag, or none.
            PickColour(filter: ColourFilter) -> Option<Colour>;
            /// The owner answers yes or no.
            Confirm(ask: Option<Label>) -> bool;
            /// Another seat answers yes or no. The effect waits for the answer.
            #[tells(other)]
            Consent(seat: Seat, ask: Option<Label>) -> bool;
        }
    }
}

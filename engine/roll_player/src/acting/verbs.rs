//! What card scripts can say. From this one list come the decoding of calls, the Luau definitions
//! (`schema/roll_player/api.d.luau`) and the manual.

use play::Seat;
use script::{Label, Nth, Within};

use crate::expansions::{MOST_TOKENS, MOST_XP};
use crate::state::MOST_CHARISMA;
use crate::words::{AdventureKind, Attribute, Colour, Direction, MarketKind};
use crate::words::{Stock, Zone, words};

/// A die: where it lies, on a space of a sheet or an initiative card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die(pub u8);
script::handle!(Die: u8);

/// A market card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);
script::handle!(Card: u8);

words! {
    /// A colour of dice, or `class`: the owner's class colour.
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
        /// None: a boost die.
        Boost = "boost",
        /// The owner's class colour.
        Class = "class",
    }
}

words! {
    /// Something that seats are compared by.
    Measure {
        /// Gold in hand.
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
        /// Dice of the own class colour.
        ClassDice = "class_dice",
        /// Class goals that the dice meet by themselves.
        GoalsMet = "goals_met",
        /// Stars of the cell of the marker.
        Alignment = "alignment",
        /// Dice that match the backstory.
        Backstory = "backstory",
    }
}

script::filter! {
    /// Which dice.
    pub struct DieFilter {
        /// Only this colour.
        colour: Option<DieColour>,
        /// Only this row.
        row: Option<Attribute>,
        /// Lowest face.
        min: Option<u8>,
        /// Highest face.
        max: Option<u8>,
        /// Only dice that can be raised.
        rises: bool,
        /// Only dice that can be lowered.
        falls: bool,
        /// Only dice with a colour: no boost dice.
        coloured: bool,
        /// Any die but this one.
        except: Option<Die>,
        /// Whether the owner may decline.
        optional: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Which cards.
    pub struct CardFilter {
        /// Where they lie; own cards if it is missing.
        from: Option<Zone>,
        /// Only this kind.
        kind: Option<MarketKind>,
        /// Besides `kind`, this kind too.
        or_kind: Option<MarketKind>,
        /// Only skills that are ready (or, `false`, exhausted).
        ready: Option<bool>,
        /// Only this number of dots.
        dots: Option<u8>,
        /// Highest printed cost.
        max_cost: Option<u8>,
        /// Only cards the owner can pay for, where one is picked.
        affordable: bool,
        /// Only skills of other seats that the owner could use now, where one is picked: goes with
        /// `from = "rivals"` and `kind = "skill"`.
        usable: bool,
        /// Whether the owner may decline.
        optional: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Which rows.
    pub struct RowFilter {
        /// Only rows with a free space.
        free: bool,
        /// Only rows with dice.
        filled: bool,
        /// Only rows without a free space.
        full: bool,
        /// The least that their highest and lowest faces are apart.
        min_spread: Option<u8>,
        /// The most that their highest and lowest faces are apart.
        max_spread: Option<u8>,
        /// Any row but this one.
        except: Option<Attribute>,
        /// Whether the owner may decline.
        optional: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

script::filter! {
    /// Which colours.
    pub struct ColourFilter {
        /// Any colour but this one.
        except: Option<Colour>,
        /// Boost dice instead of dice with a colour.
        boost: bool,
        /// Boost dice besides dice with a colour.
        any: bool,
        /// The name of the question, one of the card's `asks`.
        ask: Option<Label>,
    }
}

/// The highest face of any die: that of a boost die.
const MOST_FACE: u8 = *Colour::Boost.faces().end();

script::verbs! {
    /// The verbs of Roll Player. `me` is the owner of the card.
    pub enum Verb {
        query Query {
            /// The seat of the owner, to be compared with whose an event is.
            Seat -> Seat;
            /// Gold of the owner.
            Gold -> i64;
            /// Charisma tokens of the owner.
            Charisma -> i64;
            /// The face a die shows.
            Face(die: Die) -> i64;
            /// The colour of a die; of a boost die, which has none, the word `boost`.
            Colour(die: Die) -> Colour;
            /// The lowest face that a die has: 1, of a boost die 3.
            LeastFace(die: Die) -> i64;
            /// The highest face that a die has: 6, of a boost die 8.
            MostFace(die: Die) -> i64;
            /// The row a die lies in; nil for one of an initiative card.
            Row(die: Die) -> Option<Attribute>;
            /// The dice of the owner's sheet that fit, row by row, each row from the left; fields left out
            /// fit any die.
            Dice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The dice on free initiative cards that fit, from the lowest card on.
            PoolDice(nth: Nth, filter: DieFilter) -> Option<Die>;
            /// The dice of another seat's sheet that fit; `class` is that seat's class colour.
            #[tells(other)]
            RivalDice(nth: Nth, seat: Seat, filter: DieFilter) -> Option<Die>;
            /// How many dice of the owner's sheet fit; fields left out fit any die.
            CountDice(filter: DieFilter) -> i64;
            /// How many colours there are among the dice of the owner's sheet that fit; a boost die
            /// has none.
            CountColours(filter: DieFilter) -> i64;
            /// How many sets of dice the owner's sheet has: one of each colour but gold.
            ColourSets -> i64;
            /// The die on a space of a row, counted from the left, 1 to 3; nil where none lies.
            DieAt(row: Attribute, space: Within<1, 3>) -> Option<Die>;
            /// The space of its row on which a die lies, counted from the left; nil for one of an
            /// initiative card.
            Space(die: Die) -> Option<i64>;
            /// The rows that fit, from strength on.
            Rows(nth: Nth, filter: RowFilter) -> Option<Attribute>;
            /// How many rows fit.
            CountRows(filter: RowFilter) -> i64;
            /// Sum of the faces of a row.
            Sum(row: Attribute) -> i64;
            /// Sum of the faces of a row with the race's bonus, without weapons.
            Total(row: Attribute) -> i64;
            /// Whether the dice of a row meet the class goal by themselves: what race and weapons
            /// add counts only when goals are scored.
            GoalMet(row: Attribute) -> bool;
            /// How many class goals the dice meet by themselves.
            GoalsMet -> i64;
            /// The least total that meets the class goal of a row; nil without a class.
            GoalLeast(row: Attribute) -> Option<i64>;
            /// The greatest total that meets the class goal of a row; nil where there is none, as with 14+.
            GoalMost(row: Attribute) -> Option<i64>;
            /// The stars of the class goal of a row, met or not.
            GoalStars(row: Attribute) -> i64;
            /// Highest minus lowest face of a row; 0 with fewer than two dice.
            Spread(row: Attribute) -> i64;
            /// Where the marker stands: -1 lawful, 0, 1 chaotic.
            Lawfulness -> i64;
            /// Where the marker stands: 1 good, 0, -1 evil.
            Goodness -> i64;
            /// Stars of the marker's cell.
            Alignment -> i64;
            /// Dice that match the backstory.
            Backstory -> i64;
            /// The colour of the owner's class.
            ClassColour -> Option<Colour>;
            /// Number of the initiative card the owner has taken, or 0.
            Initiative -> i64;
            /// Whether the owner is the first player.
            IsFirst -> bool;
            /// The round, from 1.
            Round -> i64;
            /// The highest value among the other seats, -1 without any.
            #[tells(other)]
            RivalsMost(measure: Measure) -> i64;
            /// The lowest value among the other seats; nil without any.
            #[tells(other)]
            RivalsLeast(measure: Measure) -> Option<i64>;
            /// The other seats, clockwise from the owner on.
            #[tells(other)]
            Rivals(nth: Nth) -> Option<Seat>;
            /// Gold of a seat.
            #[tells(other)]
            GoldOf(seat: Seat) -> i64;
            /// Free spaces of a row.
            Free(row: Attribute) -> i64;
        }
        query HeroQuery {
            /// Experience of the owner.
            Xp -> i64;
            /// Honour of the owner.
            Honour -> i64;
            /// Injuries of the owner.
            Injuries -> i64;
            /// Minions that the owner has slain.
            Trophies -> i64;
            /// Whether the owner has the token of an adventure card.
            HasToken(kind: AdventureKind) -> bool;
            /// Whether nobody has more. An adventure card compares those who have its token, any
            /// other card the whole table.
            #[tells(other)]
            HasMost(measure: Measure) -> bool;
            /// Whether nobody has less, compared with the same seats.
            #[tells(other)]
            HasLeast(measure: Measure) -> bool;
        }
        query CardQuery {
            /// The cards that fit, the owner's if nothing else is said.
            #[tells(other = "rivals")]
            Cards(nth: Nth, filter: CardFilter) -> Option<Card>;
            /// How many cards fit, of the owner's if nothing else is said.
            #[tells(other = "rivals")]
            CountCards(filter: CardFilter) -> i64;
            /// The kind of a card.
            Kind(card: Card) -> MarketKind;
            /// The seat that owns a card; nil for one that nobody owns.
            Owner(card: Card) -> Option<Seat>;
            /// The printed cost of a card.
            Cost(card: Card) -> i64;
            /// The dots of a card.
            Dots(card: Card) -> i64;
            /// The arrow of a card.
            Arrow(card: Card) -> Option<Direction>;
            /// The set of armor that a card belongs to; nil if it is no armor, or of no set.
            Set(card: Card) -> Option<i64>;
            /// Stars of a set for so many cards, as if the owner had them.
            ArmorStars(set: i64, cards: i64) -> i64;
            /// Number of cards of a complete set; 0 for a set that is not in play.
            SetSize(set: i64) -> i64;
            /// Number of the owner's cards of a set; without a number, of the set that acts.
            SetCards(set: Option<i64>) -> i64;
            /// How many sets of armor there are; they are numbered from 1.
            Sets -> i64;
            /// What the counter of the card that acts shows.
            #[keeps("counter", each_round = "each_round")]
            Count -> i64;
            /// Number of cards in the market row.
            MarketSize -> i64;
            /// Number of cards in the discard pile.
            DiscardSize -> i64;
        }
        act Act {
            /// The owner gains gold.
            #[tells(gain)]
            #[causes("on_gold_gained")]
            GainGold(amount: u8);
            /// The owner pays gold; false, and nothing is paid, if there is not enough.
            #[tells(pay)]
            PayGold(amount: u8) -> bool;
            /// Another seat gives the owner gold, as much as it has; how much it was.
            #[tells(gain, other)]
            TakeGold(from: Seat, amount: u8) -> i64;
            /// The owner gives gold to another seat; false, and nothing is given, if there is not enough.
            #[tells(pay, other)]
            GiveGold(to: Seat, amount: u8) -> bool;
            /// The owner gains experience.
            #[tells(gain)]
            #[causes("on_xp_gained")]
            GainXp(amount: Within<0, MOST_XP>);
            /// The owner pays experience; false, and nothing is paid, if there is not enough.
            #[tells(pay)]
            PayXp(amount: u8) -> bool;
            /// The owner wins honour.
            #[tells(gain)]
            #[causes("on_honoured")]
            GainHonour(amount: Within<0, MOST_TOKENS>);
            /// The owner is injured.
            #[causes("on_injured")]
            Injure(injuries: Within<0, MOST_TOKENS>);
            /// Heals injuries of the owner, as many as there are; how many it was.
            Heal(injuries: u8) -> i64;
            /// The owner takes charisma tokens.
            #[tells(gain)]
            #[causes("on_charisma_taken")]
            GainCharisma(amount: Within<0, MOST_CHARISMA>);
            /// Turns a die of the owner to its opposite face.
            #[causes("on_turned")]
            Turn(die: Die);
            /// Raises or lowers a die of the owner, within the faces that it has; false if that is not
            /// possible.
            Adjust(die: Die, by: i64) -> bool;
            /// Sets a die of the owner to a face that it has.
            SetFace(die: Die, face: Within<1, MOST_FACE>);
            /// Swaps two dice of the owner.
            Swap(one: Die, other: Die);
            /// Swaps a die of the owner and one of another seat: no gold, no action.
            #[tells(other)]
            SwapWithRival(own: Die, other: Die);
            /// Moves a die to another row with room: no gold, no action; gaps close to the left.
            MoveDie(die: Die, row: Attribute);
            /// Moves the owner's marker; false if the grid ends there.
            MoveMarker(direction: Direction) -> bool;
            /// Readies an exhausted skill of the owner.
            Ready(card: Card);
            /// Exhausts a ready skill of the owner.
            Exhaust(card: Card);
            /// Grants the attribute action of a row, after this effect.
            #[tells(offer)]
            Act(row: Attribute);
            /// Exchanges a die of the owner and a die of a free initiative card; a gold die pays when the
            /// effect is told.
            Exchange(own: Die, pool: Die);
            /// Replaces a die of the owner by one of a colour from the bag, showing the same face; a
            /// gold die pays. A boost die only replaces a boost die, and is only replaced by one.
            Replace(own: Die, colour: Colour);
            /// The owner buys a card, after this effect, if it can be paid. From the deck: the top
            /// card at full price, and `card` is nil.
            #[tells(cost)]
            Buy(card: Option<Card>, from: Stock);
            /// Puts a card of the discard pile into the market row.
            AddToMarket(card: Card);
            /// Puts a card of the market row on the discard pile; nobody is paid for it.
            Discard(card: Card);
            /// Sets the counter of the card that acts, to at most what its file says.
            #[tells(count)]
            #[keeps("counter", each_round = "each_round")]
            SetCount(count: u8);
            /// Puts a card of the owner on the discard pile; false, and nothing moves, while it holds
            /// dice.
            LayOff(card: Card) -> bool;
            /// The owner gives a card away for one of the market row, which takes its place: nothing is
            /// paid, no arrow is followed, and it comes ready. Weapons, which take hands, are not
            /// traded.
            Trade(own: Card, other: Card);
            /// The owner gives a card to another seat, exhausted or ready as it is; false, and nothing
            /// moves, while it holds dice. Weapons, which take hands, are not given.
            #[tells(other)]
            GiveCard(card: Card, to: Seat) -> bool;
            /// The owner takes a card of another seat, within the same limits.
            #[tells(other)]
            TakeCard(card: Card) -> bool;
            /// Lets another skill act after this effect: without its arrow, without exhausting it.
            UseSkill(card: Card);
            /// Raises or lowers a die of a free initiative card; the dice are laid anew afterwards.
            AdjustPool(die: Die, by: i64) -> bool;
            /// Turns a die of a free initiative card; the dice are laid anew afterwards.
            TurnPool(die: Die);
        }
        ask Ask {
            /// Re-rolls a die of the owner; the new face, already shown.
            #[causes("on_rerolled")]
            Reroll(die: Die) -> i64;
            /// Re-rolls a die of a free initiative card; the dice are laid anew afterwards.
            RerollPool(die: Die) -> i64;
            /// A die of the owner goes back to the bag, and one of a colour comes from there, is rolled
            /// and laid in its place; the new face. A gold die pays.
            Redraw(own: Die, colour: Colour) -> i64;
            /// Puts the minion on top under its deck, and the next one comes; false, and nothing moves,
            /// where there is no other, or while one is hunted.
            PassMinion -> bool;
            /// Deals a card from the deck into the market row; nil when no card is left, or no room.
            Deal -> Option<Card>;
            /// The owner looks at the card on top of the deck, which nobody else gets to know; nil when
            /// no card is left. It stays there. Afterwards this effect asks no other seat.
            Peek -> Option<Card>;
            /// The owner picks a die of the sheet; nil when none fits or the owner declines.
            PickDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks a die of a free initiative card.
            PickPoolDie(filter: DieFilter) -> Option<Die>;
            /// The owner picks a row.
            PickRow(filter: RowFilter) -> Option<Attribute>;
            /// The owner picks a card: one of those that fit, but never the card that asks.
            #[tells(other = "rivals")]
            PickCard(filter: CardFilter) -> Option<Card>;
            /// The owner picks a direction in which the marker can move, or none.
            PickDirection(ask: Option<Label>) -> Option<Direction>;
            /// The owner picks a number.
            #[tells(between)]
            PickNumber(least: u8, most: u8, ask: Option<Label>) -> i64;
            /// The owner picks a colour of the dice in the bag, or none.
            PickColour(filter: ColourFilter) -> Option<Colour>;
            /// The owner says yes or no.
            Confirm(ask: Option<Label>) -> bool;
            /// Another seat says yes or no: it is asked, and the effect waits for its answer.
            #[tells(other)]
            Consent(seat: Seat, ask: Option<Label>) -> bool;
        }
    }
}

//! The tables of the rulebook, computed from the data.

use play::Telling;
use play::{Bits, Chapter, Message};

use super::paragraph::Cell;
use super::{Book, SAMPLE};
use crate::cards::{EditionCards, SoloMarket};
use crate::numbers::{CardNo, Die, EditionNo, Number, SetNo};
use crate::phase::struck;
use crate::state::State;
use crate::words::{Attribute, Colour, MarketKind};

impl Book<'_> {
    fn cells(&self, cells: &[Cell]) -> Vec<Message> {
        self.all(cells)
    }

    /// Adds the components of this table: its printing and the dice of its bag, without cards that
    /// its options leave out.
    pub(super) fn components(&self, chapter: Chapter) -> Chapter {
        let boxed = self.rules.cards.boxed(self.state.edition());
        // Each card has two sides with one class each.
        let class_cards = self.rules.cards.classes.len().div_ceil(2);
        let market = self.rules.cards_of(self.state);
        let of = |kind| self.count(&market, kind);
        let dice = |colour: Colour| i16::from(self.numbers.dice[colour.index()]);
        let counts = [
            (Cell::PartSheets, boxed.races.len() as i16),
            (Cell::PartClasses, class_cards as i16),
            (Cell::PartBackstories, self.rules.backstories_of(self.state).len() as i16),
            (Cell::PartAlignments, self.rules.alignments_of(self.state).len() as i16),
            (Cell::PartWeapons, of(MarketKind::Weapon)),
            (Cell::PartArmor, of(MarketKind::Armor)),
            (Cell::PartTraits, of(MarketKind::Trait)),
            (Cell::PartSkills, of(MarketKind::Skill)),
            (Cell::PartInitiative, State::numbers_for(self.most_seats()).into()),
            (Cell::PartColorDice, dice(Colour::ALL[0])),
            (Cell::PartGoldDice, dice(Colour::Gold)),
            (Cell::PartCoins, self.edition.coins as i16),
        ];
        // Parts that only an expansion adds are only listed with it.
        let more = [
            (Cell::PartBoostDice, dice(Colour::Boost)),
            (Cell::PartScrolls, of(MarketKind::Scroll)),
        ];
        let [counts, more] = [&counts[..], &more[..]]
            .map(|parts| parts.iter().map(|(part, n)| (self.say(part), *n)));
        let more = more.chain(self.monster_parts()).filter(|(_, n)| *n > 0);
        let rows = counts.chain(more).map(|(part, n)| vec![part, self.say(&Cell::Number { n })]);
        chapter.table(self.cells(&[Cell::HeadPart, Cell::HeadCount]), rows.collect())
    }

    /// Adds what depends on the number of players and on the place in turn order. The number of
    /// discarded cards has a column only if cards are discarded.
    pub(super) fn seats(&self, chapter: Chapter) -> Chapter {
        let number = |n: u8| Cell::Number { n: n.into() };
        let heads = [
            Cell::HeadPlayers,
            Cell::HeadRow,
            Cell::HeadInitiative,
            Cell::HeadDice,
            Cell::HeadThinned,
        ];
        let numbers = self.numbers;
        let columns = heads.len() - usize::from(numbers.thinned.iter().all(|cards| *cards == 0));
        let rows = numbers.by_seats(numbers.thinned).map(|(seats, thinned)| {
            let cards = State::numbers_for(seats);
            let dice = self.rules.start_dice_at(self.state, usize::from(seats) - 1);
            let row = [seats, numbers.row(seats), cards, dice, thinned].map(number);
            self.cells(&row[..columns])
        });
        let chapter = chapter.table(self.cells(&heads[..columns]), rows.collect());
        self.gold(chapter)
    }

    /// Adds the starting gold of each place in turn order. A table of five has its own column.
    fn gold(&self, chapter: Chapter) -> Chapter {
        let number = |n: u8| Cell::Number { n: n.into() };
        let (four, five) = (4, self.numbers.seats > 4);
        let heads = if five {
            let more = Cell::HeadGoldWith { players: self.numbers.seats };
            vec![Cell::HeadSeat, Cell::HeadGoldUpTo { players: four }, more]
        } else {
            vec![Cell::HeadSeat, Cell::HeadGold]
        };
        let rows = (1..=self.numbers.seats).zip(0..).map(|(place, nth)| {
            let upto_four = self.rules.start_gold_for(self.state, four, nth);
            let mut cells = vec![number(place), upto_four.map_or(Cell::No, number)];
            let of_five = self.rules.start_gold_for(self.state, self.numbers.seats, nth);
            cells.extend(of_five.filter(|_| five).map(number));
            self.cells(&cells)
        });
        chapter.table(self.cells(&heads), rows.collect())
    }

    /// Adds the number of gold dice in the equal dice variant, for each number of players.
    pub(super) fn equal_gold(&self, chapter: Chapter) -> Chapter {
        let number = |n: u8| Cell::Number { n: n.into() };
        let gold = self.numbers.by_seats(self.numbers.equal_gold_dice);
        let rows = gold.map(|(seats, gold)| self.cells(&[seats, gold].map(number)));
        chapter.table(self.cells(&[Cell::HeadPlayers, Cell::HeadEqualGold]), rows.collect())
    }

    /// Adds for each set the number of pieces, the classes with one more star, and the stars for
    /// each number of cards.
    pub(super) fn sets(&self, chapter: Chapter) -> Chapter {
        let sets = &self.rules.cards.sets;
        let most = sets.iter().map(|set| set.size).max().unwrap_or(0);
        let dealt = self.rules.cards_of(self.state);
        let mut heads = vec![Cell::HeadSet, Cell::HeadPieces, Cell::HeadColors];
        heads.extend((1..=most).map(|n| Cell::HeadCards { n }));
        let rows = sets.iter().zip(0..).map(|(set, at)| {
            let stars = (1..=most).map(|n| match set.stars.get(usize::from(n) - 1) {
                Some(stars) => Cell::Number { n: (*stars).into() },
                None => Cell::No,
            });
            let pieces = Cell::Number { n: set.cards.and(&dealt).len() as i16 };
            let colors = Cell::Colors { colors: set.colours.clone() };
            let mut cells = vec![Cell::Set { set: SetNo(at) }, pieces, colors];
            cells.extend(stars);
            self.cells(&cells)
        });
        chapter.table(self.cells(&heads), rows.collect())
    }

    /// Adds the stars for each number of dice that match the backstory.
    pub(super) fn matches(&self, chapter: Chapter) -> Chapter {
        let rows = (0..)
            .zip(self.edition.backstory_stars)
            .map(|(n, stars)| self.cells(&[Cell::Number { n }, Cell::Number { n: stars.into() }]));
        chapter.table(self.cells(&[Cell::HeadMatching, Cell::HeadStars]), rows.collect())
    }

    /// Adds the place of the market that each face of the enemy die strikes.
    pub(super) fn enemy_die(&self, chapter: Chapter) -> Chapter {
        let place = |card, face| match struck(Number(card), face) {
            Some(0) => Cell::PlaceLeft,
            Some(1) => Cell::PlaceMiddle,
            Some(_) => Cell::PlaceRight,
            None => Cell::PlaceNone,
        };
        let heads = [Cell::HeadFace, Cell::HeadCard { n: 2 }, Cell::HeadCard { n: 3 }];
        let rows = Die::FACES.map(|face| {
            let n = Cell::Number { n: face.into() };
            self.cells(&[n, place(2, face), place(3, face)])
        });
        chapter.table(self.cells(&heads), rows.collect())
    }

    /// Adds the ranks of a solo game with the stars that each needs.
    pub(super) fn ranks(&self, chapter: Chapter) -> Chapter {
        let least = &self.numbers.solo_ranks;
        let needs = least.iter().map(|n| Cell::Least { n: *n });
        let needs = needs.chain(least.last().map(|n| Cell::Below { n: *n }));
        // An expansion has one more rank than the base game.
        let slayer = (least.len() > 5).then_some(Cell::Slayer);
        let ranks = slayer.into_iter().chain((0..).map(|rank| Cell::Rank { rank }));
        let rows = ranks.zip(needs).map(|(rank, needs)| self.cells(&[needs, rank]));
        chapter.table(self.cells(&[Cell::HeadStars, Cell::HeadRank]), rows.collect())
    }

    /// Adds the differences between the editions.
    pub(super) fn editions(&self, chapter: Chapter) -> Chapter {
        let editions = &self.rules.cards.editions;
        let row = |head: Cell, of: &dyn Fn(&EditionCards) -> Cell| {
            let cells = std::iter::once(head).chain(editions.iter().map(of));
            self.cells(&cells.collect::<Vec<_>>())
        };
        let number = |n: u16| Cell::Number { n: n as i16 };
        // An expansion names its only edition, so there is nothing to compare.
        if editions.len() < 2 {
            return chapter;
        }
        let heads = (0..).zip(editions).map(|(at, _)| Cell::HeadEdition { edition: EditionNo(at) });
        let heads: Vec<Cell> = std::iter::once(Cell::HeadDifference).chain(heads).collect();
        let thinned = (2..=4).map(|seats: u8| {
            let at = usize::from(seats) - 1;
            row(Cell::DiffThinned { seats }, &|of| number(of.rules.thinned[at].into()))
        });
        let mut rows = vec![
            row(Cell::DiffMarket, &|of| number(of.market.len())),
            row(Cell::DiffBackstories, &|of| number(of.backstories.len())),
            row(Cell::DiffAlignments, &|of| number(of.alignments.len())),
        ];
        rows.extend(thinned);
        let named = editions.iter().map(|of| of.no_discount_on_discards);
        let named = named.fold(Bits::EMPTY, |all, of| all.or(&of));
        rows.extend(named.iter().map(|at| {
            row(Cell::DiffDiscount { card: CardNo(at) }, &|of| {
                if of.no_discount_on_discards.has(at) { Cell::No } else { Cell::Yes }
            })
        }));
        rows.push(row(Cell::DiffSolo, &|of| match of.rules.solo_market {
            SoloMarket::Shuffled => Cell::SoloShuffled,
            SoloMarket::Grouped => Cell::SoloGrouped,
        }));
        rows.push(row(Cell::PartCoins, &|of| number(of.rules.coins)));
        chapter.table(self.cells(&heads), rows)
    }

    /// Adds the signs on the board and their meaning. The letters of colors are in the introduction
    /// of the chapter, because the table must fit on a screen.
    pub(super) fn signs(&self, chapter: Chapter) -> Chapter {
        let (die, color, n, printed) = (SAMPLE, Colour::Red, 3, 4);
        let named = Cell::SignRowIs {
            row: Attribute::Str,
            dex: Attribute::Dex,
            con: Attribute::Con,
            int: Attribute::Int,
            wis: Attribute::Wis,
            cha: Attribute::Cha,
        };
        let signs = [
            [Cell::SignDie { die }, Cell::SignDieIs { die }],
            [Cell::SignFree, Cell::SignFreeIs],
            [Cell::SignWanted { color }, Cell::SignWantedIs { color }],
            [Cell::SignMatch { die }, Cell::SignMatchIs],
            [Cell::SignOther { die, color }, Cell::SignOtherIs { color }],
            [Cell::SignRow { row: Attribute::Str }, named],
            [Cell::SignStar { n }, Cell::SignStarIs { n }],
            [Cell::SignMet, Cell::SignMetIs],
            [Cell::SignLost, Cell::SignLostIs],
            [Cell::SignPrice { n, printed }, Cell::SignPriceIs { n, printed }],
            [Cell::SignMarker { n }, Cell::SignMarkerIs],
            [Cell::SignArrow, Cell::SignArrowIs],
        ];
        let rows = signs.map(|row| self.cells(&row)).to_vec();
        chapter.table(self.cells(&[Cell::HeadSign, Cell::HeadMeaning]), rows)
    }
}

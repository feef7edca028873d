//! The rulebook: chapters in the order of a game. The numbers come from the map, the tokens and the
//! options of the table.

mod topic;

use play::Telling;
use play::rulebook::{self, Part};
use play::signature::Signature;
use play::{Chapter, Message, Ref, Rules};

use crate::Rattus;
use crate::acting::Asking;
use crate::bench::Rule;
use crate::flow::Scene;
use crate::numbers::{FaceNo, RegionNo};
use crate::phase::SETTLERS;
use crate::state::{CROWD, CUBES, State};

use topic::{Cell, Decision, Paragraph, Topic};

/// An example turn, shown in the chapter on turns. Rule: `turn-example`.
const TURN: &str = include_str!("turn.play");

/// The signatures of all messages of the rulebook.
pub(super) fn messages() -> Vec<Signature> {
    rulebook::messages::<Topic, Paragraph, Decision, Cell>()
}

impl Rattus {
    /// All chapters, in the order of the rulebook.
    pub(super) fn chapters(&self, state: &State) -> Vec<Chapter> {
        let book = Book { rules: self, state };
        [book.setting_up(), book.turn(), book.plague(), book.ending(), book.more()].concat()
    }

    /// The paragraph that explains the open decision.
    pub(crate) fn topic_now(&self, state: &State) -> &'static str {
        match Asking::of(state) {
            Some(card) => card.topic(),
            None => state.step().topic(),
        }
    }
}

/// The rulebook of a table, while its chapters are built.
struct Book<'a> {
    rules: &'a Rattus,
    state: &'a State,
}

impl Telling for Book<'_> {
    type Game = Rattus;

    fn game(&self) -> &Rattus {
        self.rules
    }
}

impl Book<'_> {
    fn has(&self, rule: Rule) -> bool {
        self.state.options().has(rule)
    }

    fn setting_up(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let steps = [
            SetupRegions,
            SetupCubes { cubes: CUBES },
            SetupRats,
            SetupSupply { early: self.has(Rule::EarlyRemoval) },
            SetupPlague,
            SetupFirst,
            SetupSettle { cubes: SETTLERS },
        ];
        let components = self.components(self.chapter(Topic::Components));
        let face = self.face();
        let components = components.says(self.all(&[ComponentsMap, ComponentsToken { face }]));
        let setup = self.chapter(Topic::Setup).with(Part::Steps(self.all(&steps)));
        let setup = self.seats(setup.says([self.say(&SetupTable)]));
        vec![self.chapter(Topic::Aim { cubes: CUBES }), components, setup]
    }

    fn turn(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let turn = self.chapter(Topic::Turn).says(self.all(&[TurnOrder, TurnExample]));
        let cards = [ClassCardsTake, ClassCardsUse, ClassCardsRisk];
        let ids = self.rules.cards.classes.iter();
        let classes = ids.map(|id| Ref::new("class", id.clone())).collect();
        let cards = self.chapter(Topic::ClassCards).says(self.all(&cards));
        let placing = [PlacingCount, PlacingMust { free: self.has(Rule::FreePlacing) }];
        vec![
            turn.with(Part::Example(TURN)),
            cards.with(Part::Cards(classes)),
            self.chapter(Topic::Placing).says(self.all(&placing)),
        ]
    }

    fn plague(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let moved = PlagueMove { returns: self.has(Rule::Return) };
        let spread = [SpreadCount, SpreadPlace { crowd: CROWD }, SpreadSupply];
        let ravage = [
            RavageOrder { chosen: self.has(Rule::ChosenFlips) },
            RavageCount,
            RavageNeutral { alone: self.has(Rule::Alone) },
        ];
        let majority = SymbolsMajority { recounted: self.has(Rule::Recount) };
        let symbols = [majority, SymbolsClass, SymbolsSeveral];
        let tokens = self.chapter(Topic::Tokens).says([self.say(&TokensLimits)]);
        vec![
            self.chapter(Topic::Plague).says([self.say(&moved)]),
            self.chapter(Topic::Spread).says(self.all(&spread)),
            self.chapter(Topic::Ravage).says(self.all(&ravage)),
            self.chapter(Topic::Symbols).says(self.all(&symbols)),
            self.limits(tokens),
        ]
    }

    fn ending(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let ends = [EndSupply, EndPlaced { cubes: CUBES, at_end: self.has(Rule::AtEnd) }];
        let cards = LastCards { stays: self.has(Rule::Stay) };
        let last = [LastTurns, cards, LastRavage, LastWinner];
        vec![
            self.chapter(Topic::EndOfGame).says(self.all(&ends)),
            self.chapter(Topic::LastRound).says(self.all(&last)),
            self.chapter(Topic::Ties),
        ]
    }

    fn more(&self) -> Vec<Chapter> {
        let decisions = Decision::all(|rule| self.has(rule));
        vec![
            self.chapter(Topic::Editions).says([self.say(&Paragraph::EditionsPlaced)]),
            self.chapter(Topic::Decisions).says(self.all(&decisions)),
            self.signs(self.chapter(Topic::Signs)),
        ]
    }

    /// The first face of the set.
    fn face(&self) -> crate::tokens::Face {
        let faces = self.rules.cards.set(self.state.set()).faces;
        self.rules.cards.face(FaceNo(faces.iter().next().unwrap_or(0)))
    }

    fn number(&self, n: usize) -> Message {
        self.say(&Cell::Number { n: n as u8 })
    }

    /// Adds the components of the box.
    fn components(&self, chapter: Chapter) -> Chapter {
        let cards = &self.rules.cards;
        let set = cards.set(self.state.set());
        let rings = usize::from(set.rings.len());
        let used = cards.map(self.state.map()).used(*Rattus::SEATS.end());
        let counts = [
            (Cell::PartRegions, used.count_ones() as usize),
            (Cell::PartCubes, CUBES.into()),
            (Cell::PartStarting, rings),
            (Cell::PartRegular, usize::from(set.faces.len()) - rings),
            (Cell::PartClasses, cards.classes.len()),
            (Cell::PartPlague, 1),
        ];
        let rows = counts.map(|(part, n)| vec![self.say(&part), self.number(n)]);
        chapter.table(self.all(&[Cell::HeadPart, Cell::HeadCount]), rows.to_vec())
    }

    /// Adds what depends on the number of players.
    fn seats(&self, chapter: Chapter) -> Chapter {
        let cards = &self.rules.cards;
        let set = cards.set(self.state.set());
        let heads = [Cell::HeadPlayers, Cell::HeadRegions, Cell::HeadAside, Cell::HeadSupply];
        let rows = Rattus::SEATS.zip(set.removed).map(|(seats, aside)| {
            let regions = cards.map(self.state.map()).used(seats).count_ones() as usize;
            let supply = usize::from(set.faces.len()) - regions - usize::from(aside);
            let row = [usize::from(seats), regions, aside.into(), supply];
            row.map(|n| self.number(n)).to_vec()
        });
        chapter.table(self.all(&heads), rows.collect())
    }

    /// Adds how many tokens have each limit.
    fn limits(&self, chapter: Chapter) -> Chapter {
        let cards = &self.rules.cards;
        let faces = cards.set(self.state.set()).faces;
        let limits: Vec<u8> = faces.iter().map(|face| cards.face(FaceNo(face)).limit).collect();
        let most = limits.iter().copied().max().unwrap_or(0);
        let rows = (1..=most).map(|limit| {
            let tokens = limits.iter().filter(|other| **other == limit).count();
            vec![self.number(limit.into()), self.number(tokens)]
        });
        chapter.table(self.all(&[Cell::HeadLimit, Cell::HeadTokens]), rows.collect())
    }

    /// Adds the signs on the board and their meaning.
    fn signs(&self, chapter: Chapter) -> Chapter {
        let (region, face, n) = (RegionNo(0), self.face(), 2);
        let signs = [
            [Cell::SignPlague, Cell::SignPlagueIs],
            [Cell::SignCounting { n }, Cell::SignCountingIs { n }],
            [Cell::SignStarting { n: 1 }, Cell::SignStartingIs { n: 1 }],
            [Cell::SignSea { region }, Cell::SignSeaIs { region }],
            [Cell::SignFace { face }, Cell::SignFaceIs],
        ];
        let rows = signs.iter().map(|row| self.all(row));
        chapter.table(self.all(&[Cell::HeadSign, Cell::HeadMeaning]), rows.collect())
    }
}

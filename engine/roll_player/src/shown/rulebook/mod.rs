//! The rulebook: chapters in the order of a game. The numbers come from the edition played, so
//! texts and rules always agree.

mod paragraph;
mod tables;
mod topic;

use play::Telling;
use play::rulebook::{self, Part};
use play::signature::Signature;
use play::{Bits, Chapter, Message, Ref};

use crate::RollPlayer;
use crate::cards::{Edition, Numbers, SoloMarket};
use crate::expansions;
use crate::numbers::{CardNo, ClassNo, Die, SetNo};
use crate::state::{State, Variant};
use crate::words::{Attribute, Colour, MarketKind};

/// Number of spaces on a character sheet.
pub(crate) const SPACES: u8 = 18;

pub(crate) use paragraph::Cell;
use paragraph::{Decision, Paragraph};
use topic::Topic;

/// An example round with two players, shown in the chapter on rounds. Rule: `round-example`.
const ROUND: &str = include_str!("round.play");
/// The die shown as an example in the chapter on signs.
const SAMPLE: Die = Die { colour: Colour::Green, face: 4 };

/// The signatures of all messages of the rulebook.
pub(super) fn messages() -> Vec<Signature> {
    let base = rulebook::messages::<Topic, Paragraph, Decision, Cell>();
    [base, expansions::rulebook_messages()].concat()
}

/// The id of the chapter about the action of a row.
pub(super) fn action_in(row: Attribute) -> &'static str {
    match row {
        Attribute::Str => "action-str",
        Attribute::Dex => "action-dex",
        Attribute::Con => "action-con",
        Attribute::Int => "action-int",
        Attribute::Wis => "action-wis",
        Attribute::Cha => "action-cha",
    }
}

impl RollPlayer {
    /// All chapters.
    pub(super) fn chapters(&self, state: &State) -> Vec<Chapter> {
        let boxed = self.cards.boxed(state.edition());
        let book = Book { rules: self, state, edition: &boxed.rules, numbers: &boxed.numbers };
        let extras = book.extra_chapters();
        [book.setting_up(), book.round(), book.cards(), extras, book.ending(), book.more()].concat()
    }
}

/// The rulebook of a table, while its chapters are built.
pub(crate) struct Book<'a> {
    pub(crate) rules: &'a RollPlayer,
    pub(crate) state: &'a State,
    pub(crate) edition: &'a Edition,
    pub(crate) numbers: &'a Numbers,
}

impl Telling for Book<'_> {
    type Game = RollPlayer;

    fn game(&self) -> &RollPlayer {
        self.rules
    }
}

impl Book<'_> {
    /// Whether a variant is played.
    pub(crate) fn has(&self, variant: Variant) -> bool {
        self.state.variants().has(variant)
    }

    /// A part of the rules for several players; `None` in a solo game.
    fn if_several<T>(&self, part: T) -> Option<T> {
        (!self.state.solo()).then_some(part)
    }

    fn setting_up(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let (low, high) = (*Die::FACES.start(), *Die::FACES.end());
        let parts = [ComponentsDice { low, high }, ComponentsMarket, ComponentsCards];
        let components = self.chapter(Topic::Components).says([self.say(&ComponentsSheet)]);
        let components = self.components(components).says([self.say(&ComponentsLimit)]);
        let setup = self.chapter(Topic::Setup).with(Part::Steps(self.steps()));
        let setup = self.seats(setup.says([self.say(&SetupTable)]));
        vec![self.chapter(Topic::Aim), components.says(self.all(&parts)), setup]
    }

    /// The steps of set-up before the first round, with the chosen variants.
    fn steps(&self) -> Vec<Message> {
        use Paragraph::*;
        let Edition { gold_die_pays, row_pays, .. } = *self.edition;
        let beyond = self.numbers.row_beyond_seats;
        let (free, equal) = (self.has(Variant::FreeClasses), self.has(Variant::EqualDice));
        let shuffled = self.state.solo() && self.edition.solo_market == SoloMarket::Shuffled;
        let mixed = shuffled || self.has(Variant::Bazaar);
        let first = self.if_several(SetupFirst);
        let heroes = [SetupRace, SetupGold, SetupClass { free }, SetupCards];
        let thinned = self.numbers.thinned.iter().any(|cards| *cards > 0);
        let thinned = thinned.then_some(SetupThin { mixed });
        let dice = SetupDice { equal, row_pays, gold_die_pays };
        let market = [SetupRow { beyond }, SetupInitiative { as_many: beyond == 1 }, dice];
        let deck = std::iter::once(SetupDeck { mixed }).chain(thinned);
        let base: Vec<_> = first.into_iter().chain(heroes).chain(deck).chain(market).collect();
        [self.all(&base), self.monster_steps()].concat()
    }

    fn round(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let Edition { gold_die_pays, row_pays, discard_pays, .. } = *self.edition;
        let friendly = self.has(Variant::FriendlyMarket);
        let sum = SAMPLE.face + SAMPLE.turned().face;
        let round = self.chapter(Topic::Round).says([self.say(&RoundOrder)]);
        let example = [Part::Says(self.say(&RoundExample)), Part::Example(ROUND)];
        let example = self.if_several(example).into_iter().flatten();
        let dice = [DiceTake, DicePlace, DiceGold { gold_die_pays, row_pays }, DiceAction];
        let market = [MarketBuy, MarketDiscard { friendly }, MarketLeave, MarketPile];
        let cleanup = [CleanupTokens, CleanupReady, CleanupDie, CleanupRow, CleanupCoins];
        let cleanup: Vec<_> = cleanup.into_iter().chain(self.if_several(CleanupFirst)).collect();
        vec![
            example.fold(round, Chapter::with),
            self.chapter(Topic::RollPhase { dice: self.state.numbers() })
                .says([self.say(&RollLay)]),
            self.chapter(Topic::DicePhase).with(Part::Steps(self.all(&dice))),
            self.chapter(Topic::ActionStr { sum }),
            self.chapter(Topic::ActionDex),
            self.chapter(Topic::ActionCon),
            self.chapter(Topic::ActionInt),
            self.chapter(Topic::ActionWis),
            self.chapter(Topic::ActionCha),
            self.chapter(Topic::MarketPhase { discard_pays }).says(self.all(&market)),
            self.chapter(Topic::Cleanup).with(Part::Steps(self.all(&cleanup))),
        ]
    }

    /// The chapters on kinds of cards.
    fn cards(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let hands = self.edition.hands;
        let weapons = self.chapter(Topic::Weapons);
        let weapons = weapons.says(self.all(&[WeaponsHands { hands }, WeaponsBonus]));
        let armor = self.sets(self.chapter(Topic::Armor).says([self.say(&ArmorSets)]));
        let armor = armor.says(self.armor_example());
        let traits = self.chapter(Topic::Traits).says([self.say(&TraitsDice)]);
        let skills = self.chapter(Topic::Skills).says(self.all(&[SkillsUse, SkillsWhen]));
        let classes = self.chapter(Topic::Classes).says([self.say(&ClassesChoice)]);
        let races = self.chapter(Topic::Races).says([self.say(&RacesBonus)]);
        let boxed = self.rules.cards.boxed(self.state.edition());
        let all = 0..self.rules.cards.classes.len() as u8;
        vec![
            weapons.with(self.market(MarketKind::Weapon)),
            armor.with(self.market(MarketKind::Armor)),
            traits.with(self.market(MarketKind::Trait)),
            skills.with(self.market(MarketKind::Skill)),
            classes.with(self.listed("class", all, |at| &self.rules.cards.classes[at].id)),
            races
                .with(self.listed("race", boxed.races.iter(), |at| &self.rules.cards.races[at].id)),
        ]
    }

    fn ending(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let stars = self.edition.backstory_stars;
        let dice: u8 = 4;
        let scoring = self.chapter(Topic::Scoring).says(self.all(&[ScoringGoals]));
        let scoring = scoring.says(self.goal_example());
        let scoring = scoring.says(self.all(&[ScoringColor]));
        let scoring = scoring.says(self.monster_score());
        let scoring = scoring.says(self.all(&[ScoringTotal]));
        let example = BackstoryExample { dice, stars: stars[usize::from(dice)] };
        let backstory = self.matches(self.chapter(Topic::Backstory)).says([self.say(&example)]);
        let alignment = self.chapter(Topic::Alignment).says([self.say(&AlignmentMove)]);
        let cards = &self.rules.cards;
        let alignments =
            self.listed("alignment", self.rules.alignments_of(self.state).iter(), |at| {
                &cards.alignments[at].id
            });
        let backstories =
            self.listed("backstory", self.rules.backstories_of(self.state).iter(), |at| {
                &cards.backstories[at].id
            });
        let end = self.chapter(Topic::EndOfGame { spaces: Attribute::ALL.len() as u8 * 3 });
        let scored = [scoring, alignment.with(alignments), backstory.with(backstories)].into_iter();
        let ties = self.if_several(Topic::Ties).map(|ties| self.chapter(ties));
        std::iter::once(end).chain(self.finale()).chain(scored).chain(ties).collect()
    }

    fn more(&self) -> Vec<Chapter> {
        use Paragraph::*;
        let Edition { discard_pays, short_game_dice: more, .. } = *self.edition;
        let decisions = Decision::all(discard_pays).into_iter();
        let for_several = |of: &Decision| matches!(of, Decision::DecisionFirst);
        let decisions = decisions.filter(|of| !self.state.solo() || !for_several(of));
        let decisions = self.all(&decisions.collect::<Vec<_>>());
        let decisions = [decisions, self.monster_decisions()].concat();
        let [green, blue, red, purple, black, white, gold] = [0, 1, 2, 3, 4, 5, 6].map(colour);
        let (boost, boosts) = (Colour::Boost, self.has_boost_dice());
        let signs = Topic::Signs { green, blue, red, purple, black, white, gold, boosts, boost };
        let single = self.rules.cards.editions.len() < 2;
        let edition = self.state.edition();
        let played = if single { EditionsExpansion { edition } } else { EditionsPlay };
        let editions = self.chapter(Topic::Editions { single }).says([self.say(&played)]);
        vec![
            self.solo(),
            self.chapter(Topic::Variants),
            self.equal_gold(self.chapter(Topic::EqualDice)),
            self.chapter(Topic::Bazaar),
            self.chapter(Topic::ShortGame { more }),
            self.chapter(Topic::FriendlyMarket { discard_pays }),
            self.chapter(Topic::FreeClasses),
            self.editions(editions),
            self.chapter(Topic::Decisions).says(decisions),
            self.signs(self.chapter(signs)),
        ]
    }

    /// Maximum number of players.
    fn most_seats(&self) -> u8 {
        let beyond = u8::from(self.numbers.gold_of_five > 0);
        self.edition.gold.len() as u8 + beyond
    }

    fn solo(&self) -> Chapter {
        use Paragraph::*;
        let gold_per_star = self.edition.solo_gold_per_star;
        let dice = self.rules.start_dice_at(self.state, 0);
        let enemies = if self.has_hunts() { 2 } else { 1 };
        let set_up = SoloSetup {
            seats: 2,
            cards: State::numbers_for(1),
            row: self.numbers.row(1),
            dice,
            enemies,
        };
        let removed = self.rules.cards.boxed(self.state.edition()).solo_removed;
        let cards = self.in_box(&removed);
        let removed = (!cards.is_empty()).then_some(SoloRemoved { cards });
        let mixed = self.has(Variant::Bazaar);
        let thinned = self.numbers.thinned[0] * if mixed { 2 } else { 1 };
        let deck = match self.edition.solo_market {
            SoloMarket::Grouped => SoloDeckGrouped { mixed, thinned },
            SoloMarket::Shuffled => SoloDeckShuffled,
        };
        let begun: Vec<_> = std::iter::once(set_up).chain(removed).chain([deck]).collect();
        let solo = self.chapter(Topic::Solo { gold_per_star }).says(self.all(&begun));
        let solo = match self.prowl() {
            Some(prowl) => solo.says([prowl]),
            None => self.enemy_die(solo.says([self.say(&SoloDie)])),
        };
        self.ranks(solo.says(self.all(&[SoloSweep, SoloRanks])))
    }

    /// An example of a range goal, met and missed: the first range on a class card. Rule:
    /// `scoring-example`.
    fn goal_example(&self) -> Option<Message> {
        let classes = self.rules.cards.classes.iter().zip(0..);
        let goals = classes.flat_map(|(class, at)| {
            let goals = Attribute::ALL.iter().zip(class.goals);
            goals.map(move |(row, goal)| (ClassNo(at), *row, goal))
        });
        let range = |(_, _, of): &(_, _, crate::cards::class::GoalStars)| {
            of.goal.least < of.goal.most && of.goal.most < u8::MAX
        };
        let (class, row, of) = goals.into_iter().find(range)?;
        let (least, most, stars) = (of.goal.least, of.goal.most, of.stars);
        let above = most + 1;
        Some(self.say(&Paragraph::ScoringExample { class, row, least, most, stars, above }))
    }

    /// An example with all cards but one of the first set, for a hero of its color. Rule:
    /// `armor-example`.
    fn armor_example(&self) -> Option<Message> {
        let set = self.rules.cards.sets.first()?;
        let colour = *set.colours.first()?;
        let cards = set.size.saturating_sub(1);
        let stars = set.stars_for(cards);
        let total = stars + u8::from(set.suits(Some(colour)));
        Some(self.say(&Paragraph::ArmorExample { set: SetNo(0), cards, stars, total, colour }))
    }

    /// The market cards of a kind at this table.
    pub(crate) fn market(&self, kind: MarketKind) -> Part {
        let cards = &self.rules.cards;
        let all = self.rules.cards_of(self.state).and(cards.kind(kind));
        self.listed(kind.word(), all.iter(), |at| &cards.market[at].id)
    }

    /// Cards of a kind, each with its text.
    pub(crate) fn listed<'s>(
        &self,
        kind: &'static str,
        cards: impl Iterator<Item = u8>,
        id: impl Fn(usize) -> &'s String,
    ) -> Part {
        Part::Cards(cards.map(|at| Ref::new(kind, id(usize::from(at)).clone())).collect())
    }

    /// Those of some market cards that are in the box of this table, in its printing.
    pub(crate) fn in_box(&self, cards: &Bits) -> Vec<CardNo> {
        let printed = self.rules.printed(self.state.edition(), self.state.is_later());
        printed.and(cards).iter().map(CardNo).collect()
    }

    /// Number of cards of a kind among some market cards.
    fn count(&self, market: &Bits, kind: MarketKind) -> i16 {
        market.and(self.rules.cards.kind(kind)).len() as i16
    }
}

/// The color at an index of the list of all colors.
fn colour(at: usize) -> Colour {
    Colour::ALL[at]
}

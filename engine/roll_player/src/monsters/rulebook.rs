//! The rulebook chapters on Monsters & Minions and its additions to other chapters.

use play::Telling;
use play::rulebook::Part;
use play::{Chapter, Message};

use super::paragraphs::{Cell, Decision, Paragraph, Topic};
use super::state::FACES;
use crate::cards::Hunt;
use crate::numbers::{MinionNo, MonsterNo};
use crate::shown::rulebook::{Book, Cell as BookCell, SPACES};
use crate::state::Variant;
use crate::words::{AdventureKind, Attribute, Colour, MarketKind};

impl Book<'_> {
    /// The numbers of hunts, if hunts are played.
    fn hunts(&self) -> Option<Hunt> {
        self.numbers.hunt
    }

    /// Whether hunts are played.
    pub(crate) fn has_hunts(&self) -> bool {
        self.hunts().is_some()
    }

    /// Whether monsters have the numbers of a solo game.
    fn mighty(&self) -> bool {
        self.state.solo() || self.has(Variant::MightyMonsters)
    }

    /// The steps of set-up before the first round; empty without hunts.
    pub(crate) fn monster_steps(&self) -> Vec<Message> {
        use Paragraph::*;
        if !self.has_hunts() {
            return Vec::new();
        }
        let (mighty, open) = (self.mighty(), self.has(Variant::OpenAdventure));
        self.all(&[SetupMonster { mighty }, SetupAdventure { open }, SetupMinions])
    }

    /// All chapters except the one on the final battle, which follows the end of the last round;
    /// empty without hunts.
    pub(crate) fn extra_chapters(&self) -> Vec<Chapter> {
        let boost = self.boost_dice();
        let Some(hunt) = self.hunts() else { return boost.into_iter().collect() };
        let cards = &self.rules.cards;
        let minions = self.rules.minions_of(self.state);
        let minions = self.listed("minion", minions.iter(), |at| &cards.bestiary.minions[at].id);
        let all = 0..cards.bestiary.monsters.len() as u8;
        let monsters = self.listed("monster", all, |at| &cards.bestiary.monsters[at].id);
        let rewards = self.chapter(Topic::Minions).says([self.say(&Paragraph::MinionsRewards)]);
        let known = [Paragraph::AdventureCards];
        let places = self.adventures(self.chapter(Topic::Adventure).says(self.all(&known)));
        let strengths = self.strengths(self.chapter(Topic::Monsters));
        vec![
            strengths.says([self.say(&Paragraph::MonstersPrinting)]).with(monsters),
            self.hunt(hunt),
            rewards.with(minions),
            self.experience(hunt),
            places,
            self.chapter(Topic::Scrolls).with(self.market(MarketKind::Scroll)),
            self.open_adventure(),
            self.chapter(Topic::MightyMonsters),
        ]
        .into_iter()
        .chain(boost)
        .collect()
    }

    /// Adds the adventure cards of each monster, by kind.
    fn adventures(&self, chapter: Chapter) -> Chapter {
        let cards = &self.rules.cards;
        let monsters = (0..cards.bestiary.monsters.len() as u8).map(MonsterNo);
        let groups = monsters
            .flat_map(|monster| AdventureKind::ALL.iter().map(move |kind| (monster, *kind)));
        groups.fold(chapter, |chapter, (monster, kind)| {
            let of = |at: &u8| {
                let card = &cards.bestiary.adventures[usize::from(*at)];
                card.monster == Some(monster) && card.kind == kind
            };
            let group: Vec<u8> = (0..cards.bestiary.adventures.len() as u8).filter(of).collect();
            if group.is_empty() {
                return chapter;
            }
            let heading = self.say(&Paragraph::AdventureOf { monster, kind });
            let group =
                self.listed("adventure", group.into_iter(), |at| &cards.bestiary.adventures[at].id);
            chapter.says([heading]).with(group)
        })
    }

    /// The chapter on the open adventure, with the market cards that it leaves out.
    fn open_adventure(&self) -> Chapter {
        let removed = self.rules.cards.boxed(self.state.edition()).open_adventure_removed;
        let cards = self.in_box(&removed);
        let removed = (!cards.is_empty()).then_some(Paragraph::OpenAdventureRemoved { cards });
        self.chapter(Topic::OpenAdventure).says(removed.map(|removed| self.say(&removed)))
    }

    /// The chapter on boost dice, if there are any.
    fn boost_dice(&self) -> Option<Chapter> {
        let boost = Colour::Boost;
        let faces = boost.faces();
        let (low, high) = (*faces.start(), *faces.end());
        let texts = [Paragraph::BoostColour, Paragraph::BoostFaces { low, high, sum: low + high }];
        let chapter = || self.chapter(Topic::BoostDice { low, high, boost }).says(self.all(&texts));
        self.has_boost_dice().then(chapter)
    }

    /// Whether the box has boost dice.
    pub(crate) fn has_boost_dice(&self) -> bool {
        self.numbers.dice[Colour::Boost.index()] > 0
    }

    fn hunt(&self, hunt: Hunt) -> Chapter {
        use Paragraph::*;
        let Hunt { pass_gold, mercenary_gold, mercenary_xp, reroll_xp, .. } = hunt;
        let steps = [
            HuntPass { gold: pass_gold },
            HuntDice { faces: FACES as u8 },
            HuntMercenaries { xp: mercenary_xp, gold: mercenary_gold },
            HuntReroll { xp: reroll_xp },
            HuntReward,
            HuntTokens { open: self.has(Variant::OpenAdventure) },
        ];
        let chapter = self.chapter(Topic::Hunt).with(Part::Steps(self.all(&steps)));
        chapter.says(self.hunt_example(hunt))
    }

    /// The rulebook's example of a hunt, with two dice in a row of the sheet and a mercenary;
    /// `None` if its minion is not in the packs.
    fn hunt_example(&self, hunt: Hunt) -> Option<Message> {
        let cards = &self.rules.cards;
        let at = cards.bestiary.minions.iter().position(|minion| minion.id == "kobold")?;
        let minion = MinionNo(at as u8);
        let total = 10;
        let reward = self.rules.cards.reward(minion, total);
        Some(self.say(&Paragraph::HuntExample {
            minion,
            row: Attribute::Dex,
            dice: 4,
            gold: hunt.mercenary_gold,
            total,
            xp: reward.xp,
            honour: reward.honour,
        }))
    }

    fn experience(&self, hunt: Hunt) -> Chapter {
        let uses = Paragraph::ExperienceUses {
            recover: hunt.recover_xp,
            action: hunt.action_xp,
            mercenary: hunt.mercenary_xp,
            reroll: hunt.reroll_xp,
        };
        self.chapter(Topic::Experience).says([self.say(&uses)])
    }

    /// The chapter on the final battle; `None` without hunts.
    pub(crate) fn finale(&self) -> Option<Chapter> {
        use Paragraph::*;
        let hunt = self.hunts()?;
        let steps = [
            FinaleDice,
            FinaleAdventure,
            FinaleMercenaries { xp: hunt.mercenary_xp, gold: hunt.mercenary_gold },
            FinaleReroll { xp: hunt.reroll_xp },
            FinaleAttack,
            FinaleStars,
        ];
        let chapter = self.chapter(Topic::Finale).with(Part::Steps(self.all(&steps)));
        Some(chapter.says(self.finale_example()))
    }

    /// The rulebook's example of an attack with honor, against the strength that the monster has at
    /// this table; `None` if its monster is not in the packs.
    fn finale_example(&self) -> Option<Message> {
        let cards = &self.rules.cards;
        let at = cards.bestiary.monsters.iter().position(|monster| monster.id == "giant-troll")?;
        let monster = &cards.bestiary.monsters[at];
        let might = if self.mighty() { &monster.alone } else { &monster.several };
        let (dice, honour) = (might.strength + 2, 2);
        let attack = dice + honour;
        Some(self.say(&Paragraph::FinaleExample {
            monster: MonsterNo(at as u8),
            strength: might.strength,
            dice,
            honour,
            attack,
            stars: might.stars_for(attack.into())?,
        }))
    }

    /// Adds a table with the strength of each monster and the attacks that give the first and the
    /// most stars.
    fn strengths(&self, chapter: Chapter) -> Chapter {
        let mighty = self.mighty();
        let number = |n: u8| self.say(&BookCell::Number { n: n.into() });
        let heads =
            [Cell::HeadMonster, Cell::HeadStrength, Cell::HeadFirstStar, Cell::HeadMostStars];
        let monsters = self.rules.cards.bestiary.monsters.iter().zip(0..);
        let rows = monsters.map(|(monster, at)| {
            let might = if mighty { &monster.alone } else { &monster.several };
            let [first, last] = [might.stars.first(), might.stars.last()];
            let [first, last] = [first, last].map(|least| number(least.copied().unwrap_or(0)));
            let monster = self.say(&Cell::Monster { monster: MonsterNo(at) });
            vec![monster, number(might.strength), first, last]
        });
        chapter.table(self.all(&heads), rows.collect())
    }

    /// The scoring paragraph about the monster; `None` without hunts.
    pub(crate) fn monster_score(&self) -> Option<Message> {
        self.hunts().map(|_| self.say(&Paragraph::ScoringMonster))
    }

    /// The solo paragraph about the two enemy dice; `None` without hunts.
    pub(crate) fn prowl(&self) -> Option<Message> {
        self.hunts().map(|_| self.say(&Paragraph::SoloProwl))
    }

    /// The numbers of minions, monsters and adventure cards in the box, each with its name.
    pub(crate) fn monster_parts(&self) -> [(Message, i16); 3] {
        let cards = &self.rules.cards;
        let minions = self.rules.minions_of(self.state).len() as i16;
        [
            (self.say(&Cell::PartMinions), minions),
            (self.say(&Cell::PartMonsters), cards.bestiary.monsters.len() as i16),
            (self.say(&Cell::PartAdventures), cards.bestiary.adventures.len() as i16),
        ]
    }

    /// The points that the expansion's rulebook leaves open; empty without hunts.
    pub(crate) fn monster_decisions(&self) -> Vec<Message> {
        let gold = self.edition.discard_pays;
        let all = self.hunts().map(|_| self.all(&Decision::all(gold, SPACES)));
        all.unwrap_or_default()
    }
}

//! The chapters on Monsters & Minions, where it is played.

use play::Telling;
use play::rulebook::Part;
use play::{Chapter, Message};

use super::Book;
use super::paragraph::{Cell, Paragraph};
use super::topic::Topic;
use crate::cards::Hunt;
use crate::monsters::state::FACES;
use crate::state::{MinionNo, MonsterNo, Variant};
use crate::words::{AdventureKind, Attribute, Colour, MarketKind};

impl Book<'_> {
    /// The numbers of hunts, where there are any.
    pub(super) fn hunts(&self) -> Option<Hunt> {
        self.numbers.hunt
    }

    /// What is laid out before the first round.
    pub(super) fn monster_steps(&self) -> [Paragraph; 3] {
        use Paragraph::*;
        let mighty = self.state.solo() || self.has(Variant::MightyMonsters);
        let open = self.has(Variant::OpenAdventure);
        [SetupMonster { mighty }, SetupAdventure { open }, SetupMinions]
    }

    /// All chapters but the one on the final battle, which comes after the end of the last round;
    /// none without hunts.
    pub(super) fn monsters(&self) -> Vec<Chapter> {
        let boost = self.boost_dice();
        let Some(hunt) = self.hunts() else { return boost.into_iter().collect() };
        let cards = &self.rules.cards;
        let minions = self.rules.minions_of(self.state);
        let minions = self.listed("minion", minions.iter(), |at| &cards.minions[at].id);
        let all = 0..cards.monsters.len() as u8;
        let monsters = self.listed("monster", all, |at| &cards.monsters[at].id);
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

    /// The adventure cards of each monster, kind by kind.
    fn adventures(&self, chapter: Chapter) -> Chapter {
        let cards = &self.rules.cards;
        let monsters = (0..cards.monsters.len() as u8).map(MonsterNo);
        let groups = monsters
            .flat_map(|monster| AdventureKind::ALL.iter().map(move |kind| (monster, *kind)));
        groups.fold(chapter, |chapter, (monster, kind)| {
            let of = |at: &u8| {
                let card = &cards.adventures[usize::from(*at)];
                card.monster == Some(monster) && card.kind == kind
            };
            let group: Vec<u8> = (0..cards.adventures.len() as u8).filter(of).collect();
            if group.is_empty() {
                return chapter;
            }
            let heading = self.say(&Paragraph::AdventureOf { monster, kind });
            let group = self.listed("adventure", group.into_iter(), |at| &cards.adventures[at].id);
            chapter.says([heading]).with(group)
        })
    }

    /// The open adventure, with the market cards that it leaves out.
    fn open_adventure(&self) -> Chapter {
        let removed = self.rules.cards.boxed(self.state.edition()).open_adventure_removed;
        let cards = self.in_box(&removed);
        let removed = (!cards.is_empty()).then_some(Paragraph::OpenAdventureRemoved { cards });
        self.chapter(Topic::OpenAdventure).says(removed.map(|removed| self.say(&removed)))
    }

    /// What boost dice are, where there are any.
    fn boost_dice(&self) -> Option<Chapter> {
        let boost = Colour::Boost;
        let faces = boost.faces();
        let (low, high) = (*faces.start(), *faces.end());
        let texts = [Paragraph::BoostColour, Paragraph::BoostFaces { low, high, sum: low + high }];
        let chapter = || self.chapter(Topic::BoostDice { low, high, boost }).says(self.all(&texts));
        self.has_boost_dice().then(chapter)
    }

    /// Whether the box has boost dice.
    pub(super) fn has_boost_dice(&self) -> bool {
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

    /// A hunt with two dice in a row and a mercenary: the rulebook's own, where its minion is played.
    fn hunt_example(&self, hunt: Hunt) -> Option<Message> {
        let cards = &self.rules.cards;
        let at = cards.minions.iter().position(|minion| minion.id == "kobold")?;
        let minion = MinionNo(at as u8);
        let total = 10;
        let reward = self.rules.reward(minion, total);
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

    pub(super) fn finale(&self, hunt: Hunt) -> Chapter {
        use Paragraph::*;
        let alone = self.state.solo();
        let steps = [
            FinaleDice,
            FinaleAdventure { alone },
            FinaleMercenaries { xp: hunt.mercenary_xp, gold: hunt.mercenary_gold },
            FinaleReroll { xp: hunt.reroll_xp },
            FinaleAttack,
            FinaleStars { alone },
        ];
        let chapter = self.chapter(Topic::Finale).with(Part::Steps(self.all(&steps)));
        chapter.says(self.finale_example())
    }

    /// An attack with honour: the rulebook's own, where its monster is played.
    fn finale_example(&self) -> Option<Message> {
        let cards = &self.rules.cards;
        let at = cards.monsters.iter().position(|monster| monster.id == "giant-troll")?;
        let (dice, honour) = (9, 2);
        let attack = dice + honour;
        let might = &cards.monsters[at].several;
        Some(self.say(&Paragraph::FinaleExample {
            monster: MonsterNo(at as u8),
            strength: might.strength,
            dice,
            honour,
            attack,
            stars: might.stars_for(attack.into())?,
        }))
    }

    /// The strength of each monster, and the attacks that bring the first and the most stars.
    fn strengths(&self, chapter: Chapter) -> Chapter {
        let mighty = self.state.solo() || self.has(Variant::MightyMonsters);
        let number = |n: u8| Cell::Number { n: n.into() };
        let heads =
            [Cell::HeadMonster, Cell::HeadStrength, Cell::HeadFirstStar, Cell::HeadMostStars];
        let monsters = self.rules.cards.monsters.iter().zip(0..);
        let rows = monsters.map(|(monster, at)| {
            let might = if mighty { &monster.alone } else { &monster.several };
            let [first, last] = [might.stars.first(), might.stars.last()];
            let [first, last] = [first, last].map(|least| number(least.copied().unwrap_or(0)));
            let cells =
                [Cell::Monster { monster: MonsterNo(at) }, number(might.strength), first, last];
            self.all(&cells)
        });
        chapter.table(self.all(&heads), rows.collect())
    }
}

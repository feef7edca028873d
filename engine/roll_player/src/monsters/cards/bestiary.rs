//! The bestiary: minions, monsters and adventure cards as the rules look them up.

use std::collections::BTreeSet;

use content::{Card, CardKind};
use diag::{Diagnostic, Lexicon};

use super::adventure::{Adventure, Gives};
use super::minion::{Minion, Reward};
use super::monster::{Might, Monster};
use crate::cards::catalogue::{MOST_CARDS, nth};
use crate::cards::{Catalogue, Handlers, Hunt};
use crate::codes;
use crate::monsters::state::MINIONS;
use crate::numbers::{Actor, AdventureNo, EditionNo, MinionNo, MonsterNo};
use crate::words::{AdventureKind, Colour};

/// A minion, as the rules look it up.
#[derive(Clone, Debug)]
pub struct MinionCard {
    /// Its id in the packs.
    pub id: String,
    /// Number of dots, which is its group in the deck.
    pub dots: u8,
    /// The rewards for totals, from the lowest total.
    pub rewards: Vec<Reward>,
}

/// A monster, as the rules look it up.
#[derive(Clone, Debug)]
pub struct MonsterCard {
    /// Its id in the packs.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// Its card for two or more seats.
    pub several: Might,
    /// Its card for a solo game.
    pub alone: Might,
}

/// An adventure card, as the rules look it up.
#[derive(Clone, Debug)]
pub struct AdventureCard {
    /// Its id in the packs.
    pub id: String,
    /// Its monster; `None` if the monster is not in play.
    pub monster: Option<MonsterNo>,
    /// Which of the three kinds it is.
    pub kind: AdventureKind,
    /// What it gives.
    pub gives: Gives,
}

/// All minions, monsters and adventure cards of a table, by number.
#[derive(Default)]
pub(crate) struct Bestiary {
    pub(crate) minions: Vec<MinionCard>,
    pub(crate) monsters: Vec<MonsterCard>,
    pub(crate) adventures: Vec<AdventureCard>,
}

impl Bestiary {
    /// Numbers the cards and reports cards that do not fit together.
    pub(crate) fn number(
        minions: &[Card<Minion>],
        monsters: &[Card<Monster>],
        adventures: &[Card<Adventure>],
        handlers: &mut Handlers<'_>,
        out: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut all = Self::default();
        all.add_minions(handlers.cut_at(MINIONS, minions, out), handlers);
        disordered(minions, out);
        all.add_monsters(handlers.cut(monsters, out), handlers);
        all.add_adventures(handlers.cut(adventures, out), handlers);
        unknown_monsters(monsters, adventures, handlers, out);
        all
    }

    fn add_minions(&mut self, minions: &[Card<Minion>], handlers: &mut Handlers<'_>) {
        for (card, at) in minions.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(MinionNo(at).into(), card);
            let Minion { dots, ref rewards, .. } = card.data;
            let (id, rewards) = (card.id.clone(), rewards.clone());
            self.minions.push(MinionCard { id, dots, rewards });
        }
    }

    fn add_monsters(&mut self, monsters: &[Card<Monster>], handlers: &mut Handlers<'_>) {
        for (card, at) in monsters.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(MonsterNo(at).into(), card);
            let Monster { colour, several, alone } = card.data.clone();
            let (id, colour) = (card.id.clone(), colour.colour());
            self.monsters.push(MonsterCard { id, colour, several, alone });
        }
    }

    fn add_adventures(&mut self, adventures: &[Card<Adventure>], handlers: &mut Handlers<'_>) {
        for (card, at) in adventures.iter().zip(0..MOST_CARDS as u8) {
            handlers.bind(AdventureNo(at).into(), card);
            let Adventure { number: _, monster: ref wanted, kind, gives } = card.data;
            let monster = self.monsters.iter().position(|monster| monster.id == *wanted);
            let monster = monster.map(|at| MonsterNo(at as u8));
            self.adventures.push(AdventureCard { id: card.id.clone(), monster, kind, gives });
        }
    }

    /// Number of cards of a kind; 0 for kinds of the base game.
    pub(crate) fn count(&self, kind: Actor) -> usize {
        match kind {
            Actor::Minion(_) => self.minions.len(),
            Actor::Monster(_) => self.monsters.len(),
            Actor::Adventure(_) => self.adventures.len(),
            Actor::Card(_)
            | Actor::Class(_)
            | Actor::Race(_)
            | Actor::Backstory(_)
            | Actor::Alignment(_)
            | Actor::Set(_) => 0,
        }
    }

    /// The kind and id of the card with a number of a type.
    pub(crate) fn named(&self, numbers: &str, at: usize) -> Option<(&'static str, &str)> {
        match numbers {
            "MinionNo" => Some(("minion", &self.minions.get(at)?.id)),
            "MonsterNo" => Some(("monster", &self.monsters.get(at)?.id)),
            "AdventureNo" => Some(("adventure", &self.adventures.get(at)?.id)),
            _ => None,
        }
    }
}

impl Catalogue {
    /// The minion with this number.
    pub fn minion(&self, minion: MinionNo) -> &MinionCard {
        nth(&self.bestiary.minions, minion.at())
    }

    /// The monster with this number.
    pub fn monster(&self, monster: MonsterNo) -> &MonsterCard {
        nth(&self.bestiary.monsters, monster.at())
    }

    /// The adventure card with this number.
    pub fn adventure(&self, adventure: AdventureNo) -> &AdventureCard {
        nth(&self.bestiary.adventures, adventure.at())
    }

    /// The numbers of hunts of an edition, if it has hunts.
    #[inline]
    pub(crate) fn hunt_rules(&self, edition: EditionNo) -> Option<&Hunt> {
        self.numbers(edition).hunt.as_ref()
    }
}

/// Reports minions whose rewards are out of order.
fn disordered(minions: &[Card<Minion>], out: &mut Vec<Diagnostic>) {
    let sorted = |card: &&Card<Minion>| card.data.rewards.is_sorted_by_key(|reward| reward.from);
    for card in minions.iter().filter(|card| !sorted(card)) {
        let (message, place) =
            ("the rows of the rewards are not in ascending order", card.places.value("rewards"));
        let finding = Diagnostic::error(codes::REWARDS_DISORDERED, message, place);
        out.push(finding.help("start with the lowest total"));
    }
}

/// Reports adventure cards whose monster does not exist.
fn unknown_monsters(
    monsters: &[Card<Monster>],
    adventures: &[Card<Adventure>],
    handlers: &Handlers<'_>,
    out: &mut Vec<Diagnostic>,
) {
    let known: BTreeSet<&str> = monsters.iter().map(|monster| monster.id.as_str()).collect();
    let mut lexicon = None;
    for card in adventures.iter().filter(|card| !known.contains(card.data.monster.as_str())) {
        let wanted = &card.data.monster;
        if handlers.has_file(Monster::KIND, wanted) {
            continue;
        }
        let message = format!("unknown monster “{wanted}”");
        let place = card.places.value("monster");
        let finding = Diagnostic::error(codes::UNKNOWN_MONSTER, message, place);
        out.push(finding.suggest_from(
            wanted,
            lexicon.get_or_insert_with(|| Lexicon::of(known.iter().copied())),
        ));
    }
}

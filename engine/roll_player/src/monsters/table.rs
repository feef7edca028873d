//! What a table of Monsters & Minions needs, and the audit of its minions.

use play::{Bits, Breach, Seat};

use super::state::Monsters;
use crate::RollPlayer;
use crate::numbers::{EditionNo, MinionNo, MonsterNo};
use crate::state::State;
use crate::words::{AdventureKind, Colour};

impl RollPlayer {
    /// Whether any playable edition has hunts.
    pub(crate) fn hunts_somewhere(&self) -> bool {
        self.cards.editions.iter().any(|edition| edition.numbers.hunt.is_some())
    }

    /// The initial state of an expansion with hunts: its minions in two groups.
    pub(crate) fn laid_out(&self, edition: EditionNo, later: bool) -> Option<Monsters> {
        let boxed = self.cards.boxed(edition);
        boxed.numbers.hunt?;
        let mut groups = [Bits::EMPTY; 2];
        for minion in self.printed_minions(edition, later).iter() {
            let dots = self.cards.minion(MinionNo(minion)).dots;
            groups[usize::from(dots) - 1].add(minion);
        }
        Some(Monsters::new(groups, later))
    }

    /// The minions in play at a table.
    pub(crate) fn minions_of(&self, state: &State) -> Bits {
        self.printed_minions(state.edition(), state.is_later())
    }

    fn printed_minions(&self, edition: EditionNo, later: bool) -> Bits {
        let boxed = self.cards.boxed(edition);
        if later { boxed.minions } else { boxed.minions.minus(&boxed.later.minions) }
    }

    /// For each kind of card that hunts need: its name, the number of cards, and the number needed.
    /// A table needs two minions, a monster for any colors of heroes, and for each monster one
    /// adventure card of each kind.
    pub(crate) fn enough_to_hunt(&self, state: &State) -> Vec<(&'static str, u16, u16)> {
        if state.monsters().is_none() {
            return Vec::new();
        }
        let monsters = &self.cards.bestiary.monsters;
        let colours = Colour::ALL.iter();
        let colours = colours.filter(|colour| monsters.iter().any(|it| it.colour == **colour));
        let complete = (0..).zip(monsters).filter(|(at, _)| {
            let has = |kind: &AdventureKind| {
                let mut cards = self.cards.bestiary.adventures.iter();
                cards.any(|card| card.monster == Some(MonsterNo(*at)) && card.kind == *kind)
            };
            AdventureKind::ALL.iter().all(has)
        });
        vec![
            ("minion", self.minions_of(state).len(), 2),
            ("monster", colours.count() as u16, u16::from(state.seats()) + 1),
            ("adventure", 3 * complete.count() as u16, 3 * monsters.len() as u16),
        ]
    }

    /// Reports minions that are missing or in several places.
    pub(crate) fn count_minions(&self, state: &State, out: &mut Vec<Breach>) {
        let Some(monsters) = state.monsters() else { return };
        let trophies = state.from(Seat(0)).map(|seat| state.hero(seat).trophies());
        let under: Bits = monsters.under().iter().map(|minion| minion.0).collect();
        let top: Bits = monsters.top().iter().map(|minion| minion.0).collect();
        let places: Vec<Bits> =
            trophies.chain(monsters.groups()).chain([under, top, monsters.gone()]).collect();
        let sum: u16 = places.iter().map(Bits::len).sum();
        let all = places.iter().fold(Bits::EMPTY, |all, place| all.or(place));
        let wanted = self.minions_of(state).len();
        if sum != wanted
            || all.len() != wanted
            || monsters.under().len() != usize::from(under.len())
        {
            let things = format!("minions ({} different)", all.len());
            out.push(Breach::Count { things, found: sum.into(), expected: wanted.into() });
        }
    }
}

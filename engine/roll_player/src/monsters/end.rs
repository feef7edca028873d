//! The result of the finale at the end of the game: stars, a lost solo game, the story of a hero.

use arrayvec::ArrayVec;
use play::{Message, Say, Seat};

use crate::RollPlayer;
use crate::numbers::{MinionNo, MonsterNo};
use crate::score::Reason;
use crate::state::{State, Variant};

/// A line in the story of a hero. `nth` counts the stories of a table that have this line, from 1,
/// so that no two of them need equal words.
#[derive(Clone, Debug, Say)]
enum StoryLine {
    /// The minions that the hero has slain.
    Hunted { seat: Seat, nth: u8, minions: ArrayVec<MinionNo, 8> },
    /// The monster, if the hero slew it.
    Slew { seat: Seat, nth: u8, monster: MonsterNo },
    /// The monster, if it survived.
    Beaten { seat: Seat, nth: u8, monster: MonsterNo },
}

impl RollPlayer {
    /// The stars for slaying the monster; `None` if it survived. Rule: `decision-mighty`.
    pub(super) fn monster_stars(&self, state: &State, seat: Seat) -> Option<u8> {
        let monster = self.cards.monster(state.monsters()?.monster()?);
        let mighty = state.solo() || state.variants().has(Variant::MightyMonsters);
        let might = if mighty { &monster.alone } else { &monster.several };
        might.stars_for(state.hero(seat).attack()?)
    }

    /// The score line for the monster, once a seat has fought it.
    pub(crate) fn monster_line(&self, state: &State, seat: Seat) -> Option<(Reason, i32)> {
        let (monster, attack) = (state.monsters()?.monster()?, state.hero(seat).attack()?);
        let stars = self.monster_stars(state, seat).unwrap_or(0);
        Some((Reason::Monster { monster, attack }, stars.into()))
    }

    /// Solo: the monster that survived, so the game is lost, and the attack.
    pub(crate) fn lost_to(&self, state: &State) -> Option<(MonsterNo, i16)> {
        let monster = state.monsters()?.monster().filter(|_| state.solo())?;
        let attack = state.hero(Seat(0)).attack()?;
        self.monster_stars(state, Seat(0)).is_none().then_some((monster, attack))
    }

    /// The story lines about the minions and the monster that a hero met.
    pub(crate) fn monster_story(&self, state: &State, seat: Seat) -> Vec<Message> {
        let (nth, hero) = (seat.0 + 1, state.hero(seat));
        let minions: ArrayVec<_, 8> = hero.trophies().iter().map(MinionNo).take(8).collect();
        let hunted = (!minions.is_empty()).then_some(StoryLine::Hunted { seat, nth, minions });
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        let met = monster.filter(|_| hero.attack().is_some()).map(|monster| {
            match self.monster_stars(state, seat) {
                Some(_) => StoryLine::Slew { seat, nth, monster },
                None => StoryLine::Beaten { seat, nth, monster },
            }
        });
        let lines = hunted.into_iter().chain(met);
        lines.map(|line| Message::of(self, "end", &line)).collect()
    }
}

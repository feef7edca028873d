//! Fields of rulings for Monsters & Minions.

use play::Seat;
use play::ruling::value::{self, list, or_dash, unless_dash, whole};
use play::ruling::{Field, FieldError, ValueForm};

use super::minions::Minions;
use super::state::{MOST_DICE, MOST_TOKENS, MOST_XP, Monsters, STORED};
use crate::RollPlayer;
use crate::bench::values::die;
use crate::list::List;
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo};
use crate::state::State;
use crate::words::AdventureKind;

const fn field(path: &'static str, doc: &'static str) -> Field<RollPlayer> {
    Field::new(path, doc)
}

fn laid_out(state: &mut State) -> Result<&mut Monsters, FieldError> {
    state.monsters_mut().ok_or_else(|| FieldError::unfit("-", "a game with minions"))
}

impl State {
    /// Replaces the stored dice of a seat; false if the bag does not have a die.
    fn give_stored(&mut self, seat: Seat, dice: &[Die]) -> bool {
        let old: Vec<Die> = self.hero(seat).stored().collect();
        for die in old {
            self.put_back(Some(die));
        }
        let there = dice.iter().all(|die| self.take_out(*die));
        if let Some(monsters) = self.monsters_mut().filter(|_| there) {
            monsters.give_stored(seat, dice);
        }
        there
    }
}

impl RollPlayer {
    fn minion_named(&self, id: &str) -> Result<MinionNo, FieldError> {
        let ids = self.cards.bestiary.minions.iter().map(|minion| minion.id.as_str());
        value::named(id, ids).map(|at| MinionNo(at as u8))
    }

    fn minions_in(&self, text: &str) -> Result<Vec<MinionNo>, FieldError> {
        value::items(text).map(|id| self.minion_named(id)).collect()
    }

    fn minion_ids(&self, minions: impl Iterator<Item = MinionNo>) -> String {
        list(minions.map(|minion| &self.cards.minion(minion).id))
    }
}

/// All fields. They follow those of the base game.
pub(crate) const FIELDS: &[Field<RollPlayer>] = &[
    field("monster", "The id of the monster; `-` before it is drawn.")
        .given(|game, state, _, value| {
            let ids = game.cards.bestiary.monsters.iter().map(|monster| monster.id.as_str());
            let monster = unless_dash(value, |id| value::named(id, ids))?;
            laid_out(state)?.monster = monster.map(|at| MonsterNo(at as u8));
            Ok(())
        })
        .then(|game, state, _| {
            let monster = state.monsters().and_then(|monsters| monsters.monster());
            Ok(or_dash(monster.map(|monster| &game.cards.monster(monster).id)))
        }),
    field(
        "adventure.<location|obstacle|attack>",
        "The id of an adventure card; `-` while no one has looked at it.",
    )
    .given(|game, state, of, value| {
        let kind: AdventureKind = value::word(of.name)?;
        let ids = game.cards.bestiary.adventures.iter().map(|card| card.id.as_str());
        let card = unless_dash(value, |id| value::named(id, ids))?;
        let hidden = &mut laid_out(state)?.adventure[kind.index()];
        hidden.card = card.map(|at| AdventureNo(at as u8));
        Ok(())
    })
    .then(|game, state, of| {
        let card = state.adventure(value::word(of.name)?);
        Ok(or_dash(card.map(|card| &game.cards.adventure(card).id)))
    }),
    field(
        "minion",
        "The id of the minion on top; `-` for none. `given` moves it there from any other place.",
    )
    .given(|game, state, _, value| {
        let minion = unless_dash(value, |id| game.minion_named(id))?;
        laid_out(state)?.give_top(minion);
        Ok(())
    })
    .then(|game, state, _| {
        Ok(or_dash(state.top_minion().map(|minion| &game.cards.minion(minion).id)))
    }),
    field(
        "minions",
        "The ids of the minions under the one on top, the next one first. With `given`, all \
         others leave the game.",
    )
    .form(ValueForm::List)
    .given(|game, state, _, value| {
        let minions = game.minions_in(value)?;
        laid_out(state)?.give_deck(&minions);
        Ok(())
    })
    .then(|game, state, _| {
        let under = state.monsters().map_or(&[][..], |monsters| monsters.under());
        Ok(game.minion_ids(under.iter().copied()))
    }),
    field("A.xp", "Experience.")
        .given(|_, state, of, value| {
            laid_out(state)?.heroes[of.seat.at()].xp = whole(value, 0..=MOST_XP)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.hero(of.seat).xp().to_string())),
    field("A.honour", "Honour tokens.")
        .given(|_, state, of, value| {
            laid_out(state)?.heroes[of.seat.at()].honour = whole(value, 0..=MOST_TOKENS)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.hero(of.seat).honour().to_string())),
    field("A.injuries", "Injury tokens.")
        .given(|_, state, of, value| {
            laid_out(state)?.heroes[of.seat.at()].injuries = whole(value, 0..=MOST_TOKENS)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.hero(of.seat).injuries().to_string())),
    field("A.trophies", "The ids of the minions that the seat has slain.")
        .form(ValueForm::Set)
        .given(|game, state, of, value| {
            let minions = game.minions_in(value)?;
            let monsters = laid_out(state)?;
            for minion in &minions {
                monsters.pull(*minion);
            }
            monsters.heroes[of.seat.at()].trophies = minions.iter().map(|it| it.0).collect();
            Ok(())
        })
        .then(|game, state, of| {
            Ok(game.minion_ids(state.hero(of.seat).trophies().iter().map(MinionNo)))
        }),
    field("A.tokens", "The adventure cards of which the seat has the token.")
        .form(ValueForm::Set)
        .words::<AdventureKind>()
        .given(|_, state, of, value| {
            let kinds = value::items(value).map(value::word::<AdventureKind>);
            let kinds = kinds.collect::<Result<Vec<_>, _>>()?;
            let tokens = kinds.iter().fold(0, |bits, kind| bits | 1 << kind.index());
            laid_out(state)?.heroes[of.seat.at()].tokens = tokens;
            Ok(())
        })
        .then(|_, state, of| {
            let kinds = AdventureKind::ALL.iter();
            let held = kinds.filter(|kind| state.hero(of.seat).has_token(**kind));
            Ok(list(held.map(|kind| kind.word())))
        }),
    field("A.seen", "The adventure cards that the seat has looked at.").form(ValueForm::Set).then(
        |_, state, of| {
            let kinds = AdventureKind::ALL.iter();
            let seen = kinds.filter(|kind| {
                state.monsters().is_some_and(|monsters| monsters.has_seen(of.seat, **kind))
            });
            Ok(list(seen.map(|kind| kind.word())))
        },
    ),
    field("A.combat", "The faces of the rolled combat dice, in ascending order.")
        .form(ValueForm::List)
        .then(|_, state, of| {
            let rolled = (1..).zip(state.hero(of.seat).rolled());
            Ok(list(rolled.flat_map(|(face, dice): (u8, _)| (0..*dice).map(move |_| face))))
        }),
    field("A.combat-dice", "The number of combat dice that are not yet rolled.")
        .given(|_, state, of, value| {
            laid_out(state)?.heroes[of.seat.at()].dice = whole(value, 0..=MOST_DICE)?;
            Ok(())
        })
        .then(|_, state, of| Ok(state.hero(of.seat).dice().to_string())),
    field(
        "A.hunt-dice",
        "The number of combat dice that the seat would have against the minion on top.",
    )
    .then(|game, state, of| {
        let dice = state.top_minion().map(|minion| game.hunt_dice(state, of.seat, minion));
        Ok(or_dash(dice))
    }),
    field(
        "A.stored",
        "The dice stored beside the sheet, at most 4. A die may occur more than once.",
    )
    .form(ValueForm::Bag)
    .given(|_, state, of, value| {
        let dice = value::items(value).map(die).collect::<Result<Vec<_>, _>>()?;
        if dice.len() > STORED {
            return Err(FieldError::unfit(value, "at most four dice"));
        }
        laid_out(state)?;
        if !state.give_stored(of.seat, &dice) {
            return Err(FieldError::unfit(value, "dice that the bag has"));
        }
        Ok(())
    })
    .then(|_, state, of| Ok(list(state.hero(of.seat).stored()))),
    field("A.attack", "The attack in the finale; `-` before it is counted.")
        .then(|_, state, of| Ok(or_dash(state.hero(of.seat).attack()))),
];

impl Monsters {
    /// Replaces the stored dice of a seat.
    fn give_stored(&mut self, seat: Seat, dice: &[Die]) {
        let hero = &mut self.heroes[seat.at()];
        for (at, laid) in hero.stored.iter_mut().enumerate() {
            *laid = dice.get(at).copied().into();
        }
        hero.sort_stored();
    }

    /// Makes a minion the current one; the old one goes under the deck.
    fn give_top(&mut self, minion: Option<MinionNo>) {
        if let Some(old) = self.top.take() {
            self.under.add(old);
        }
        if let Some(minion) = minion {
            self.pull(minion);
        }
        self.top = minion;
    }

    /// Makes these minions the deck, in this order; its other minions leave the game.
    fn give_deck(&mut self, minions: &[MinionNo]) {
        for minion in minions {
            self.pull(*minion);
        }
        let under: Minions = self.under.iter().map(|minion| minion.0).collect();
        self.gone = self.gone.or(self.unseen[0]).or(self.unseen[1]).or(under);
        self.unseen = [Minions::EMPTY; 2];
        self.under = List::default();
        for minion in minions {
            self.under.add(*minion);
        }
    }

    /// Removes a minion from its place.
    fn pull(&mut self, minion: MinionNo) {
        for group in &mut self.unseen {
            group.remove(minion.0);
        }
        if let Some(at) = self.under.iter().position(|other| *other == minion) {
            self.under.remove(at);
        }
        self.gone.remove(minion.0);
        if self.top == Some(minion) {
            self.top = None;
        }
        for hero in &mut self.heroes {
            hero.trophies.remove(minion.0);
        }
    }
}

//! The games of one unit, and what their cards cause.

use std::collections::BTreeSet;
use std::rc::Rc;

use engine::{Errand, Playable};
use play::{Game, Ref, Seat, Setup};

use crate::bot::Bot;
use crate::game::{NotPlayed, Play, Played};
use crate::plan::Plan;
use crate::sums::Sums;

/// A plan with what follows from it.
pub(crate) struct UnitTable {
    setup: Setup,
    /// The bots of each rotation, and the places in the plan of these bots.
    rotations: Vec<(Vec<Bot>, Vec<usize>)>,
    forbidden: BTreeSet<Ref>,
    caused: bool,
}

impl UnitTable {
    /// The tables of a plan whose games are only compared: what cards cause is not counted.
    pub fn compared(plan: &Plan) -> Self {
        Self { caused: false, ..Self::new(plan) }
    }

    /// The tables of a plan.
    pub fn new(plan: &Plan) -> Self {
        let seats = plan.seat.len();
        let rotations = plan.rotations().into_iter().enumerate();
        let places = |by: usize| (0..seats).map(|seat| (seat + seats - by) % seats).collect();
        Self {
            setup: plan.setup(),
            rotations: rotations.map(|(by, bots)| (bots, places(by))).collect(),
            forbidden: plan.forbidden(),
            caused: plan.counts_caused(),
        }
    }

    /// Plays the games of a unit. What the things that are taken cause is added to `sums`, but for
    /// those that are `known` well enough.
    pub fn play<G: Game>(
        &self,
        game: &G,
        seed: u64,
        known: &BTreeSet<Ref>,
        sums: &mut Sums,
    ) -> Result<UnitGames, NotPlayed> {
        let mut games = Vec::with_capacity(self.rotations.len());
        for (bots, places) in &self.rotations {
            let play = Play::new(game, &self.setup, bots, &self.forbidden, seed)?;
            let mut others: Vec<(Ref, Seat, Played)> = Vec::new();
            let played = play.finish(&mut |play, decision| {
                let Some(thing) = decision.brings.as_ref().filter(|_| self.caused) else {
                    return Ok(());
                };
                let is_new = others.iter().all(|(other, ..)| other != thing);
                if is_new && !known.contains(thing) {
                    let without = play.without(thing).finish(&mut |_, _| Ok(()))?;
                    others.push((thing.clone(), decision.seat, without));
                }
                Ok(())
            })?;
            for (thing, seat, without) in others {
                sums.cause(thing, seat, &played, &without);
            }
            games.push((played, places.clone()));
        }
        Ok(games)
    }
}

/// The games of a unit, each with the place in the plan of each seat's bot.
pub(crate) type UnitGames = Vec<(Played, Vec<usize>)>;

/// Plays a unit with the rules of another opened game.
pub(crate) struct Elsewhere<'u> {
    /// Tables that count nothing that cards cause.
    pub table: &'u UnitTable,
    pub seed: u64,
}

impl Errand for Elsewhere<'_> {
    type Out = Result<UnitGames, NotPlayed>;

    fn run<G: Playable>(self, game: &Rc<G>) -> Self::Out {
        let (none, mut unused) = (BTreeSet::new(), Sums::default());
        self.table.play(&**game, self.seed, &none, &mut unused)
    }
}

//! The games of one unit, and what their cards cause.

use std::collections::BTreeSet;
use std::rc::Rc;

use engine::{Errand, Opened, Playable};
use play::{Advisor, Game, Ref, Seat, Setup, Table};

use crate::game::{NotPlayed, Play, Played};
use crate::plan::{Collect, Plan};
use crate::sums::Sums;

/// A plan with what follows from it.
pub(crate) struct UnitTable {
    setup: Setup,
    /// The bots of each rotation, and the places in the plan of these bots.
    rotations: Vec<(Vec<Advisor>, Vec<usize>)>,
    forbidden: BTreeSet<Ref>,
    caused: bool,
    effect: bool,
    lead: bool,
    decisions: bool,
}

impl UnitTable {
    /// The tables of a plan whose games are only compared with those of another. Nothing more is
    /// collected than decisions, if the other plan writes them.
    pub fn compared(plan: &Plan, decisions: bool) -> Self {
        Self { caused: false, effect: false, lead: false, decisions, ..Self::new(plan) }
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
            effect: plan.counts_effect(),
            lead: plan.collect.contains(&Collect::Lead),
            decisions: plan.writes_decisions(),
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
            let play = if self.lead { play.looking() } else { play };
            let play = if self.decisions { play.writing() } else { play };
            let mut others: Vec<OtherEnds> = Vec::new();
            let played = play.finish(&mut |play, decision| {
                let Some(thing) = decision.brings.as_ref().filter(|_| self.caused) else {
                    return Ok(());
                };
                let is_new = others.iter().all(|ends| ends.thing != *thing);
                if is_new && !known.contains(thing) {
                    let emptied = self.effect.then(|| play.emptied(decision)).flatten();
                    others.push(OtherEnds {
                        thing: thing.clone(),
                        seat: decision.seat,
                        without: play.without(thing)?,
                        emptied: emptied.transpose()?,
                    });
                }
                Ok(())
            })?;
            for OtherEnds { thing, seat, without, emptied } in others {
                sums.cause(thing, seat, &played, &without, emptied.as_ref());
            }
            games.push((played, places.clone()));
        }
        Ok(games)
    }
}

/// The ends of a game that differ from it by one thing, from the decision on in which it is taken.
struct OtherEnds {
    thing: Ref,
    /// The seat that decides.
    seat: Seat,
    /// The thing is not taken.
    without: Played,
    /// The thing is taken and does nothing.
    emptied: Option<Played>,
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

/// The n-th game of a plan, from 1, at a table after its last answer. `None` if the plan has fewer
/// games. Games are in order of seeds, and of rotations within a seed.
///
/// # Errors
/// If the game cannot be played.
pub fn table_of(
    plan: &Plan,
    opened: &dyn Opened,
    nth: u64,
) -> Result<Option<Box<dyn Table>>, NotPlayed> {
    let rotations = plan.rotations();
    let Some(nth) = nth.checked_sub(1) else { return Ok(None) };
    let (unit, by) = (nth / rotations.len() as u64, nth % rotations.len() as u64);
    let (Some(bots), true) = (rotations.get(by as usize), unit < plan.seeds.count()) else {
        return Ok(None);
    };
    let seed = plan.seeds.nth(unit);
    let played =
        engine::send(opened, Elsewhere { table: &UnitTable::compared(plan, false), seed })?;
    let mut table = opened.table(plan.setup(), seed).map_err(NotPlayed::Setup)?;
    for (seat, bot) in (0..).map(Seat).zip(bots) {
        table.note("played", &format!("{seat} {bot}"));
    }
    for answer in played.into_iter().nth(by as usize).into_iter().flat_map(|(game, _)| game.answers)
    {
        table.advance();
        table.choose(answer.into()).map_err(|_| NotPlayed::Endless(seed))?;
    }
    table.advance();
    Ok(Some(table))
}

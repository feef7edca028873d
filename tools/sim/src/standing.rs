//! Who leads while a game goes on, by the points that each seat would have if it ended now.

use play::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::stats::{Carried, MeanSums};

/// The points of the course of a game that are kept, from its first decision to its end.
pub const LOOKS: usize = 11;

/// The points of all seats at each decision of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Course(Vec<Vec<i32>>);

impl Course {
    /// Notes the points of a position.
    pub fn note<G: Game>(&mut self, game: &G, state: &G::State) {
        let seats = (0..game.seats(state)).map(Seat);
        let points = |seat| game.tally(state, seat).iter().map(|line| line.points).sum();
        self.0.push(seats.map(points).collect());
    }

    /// Notes the points at the end.
    pub fn end(&mut self, points: &[i32]) {
        self.0.push(points.to_vec());
    }

    /// How often another seat took the lead. A seat leads if it has more points than each other.
    fn changes(&self) -> u32 {
        let mut leaders: Vec<usize> = self.0.iter().filter_map(|points| leader(points)).collect();
        leaders.dedup();
        u32::try_from(leaders.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// After which share of the decisions, in thousandths, a winner is never behind again.
    fn for_good(&self, winner: Seat) -> i64 {
        let ahead = |points: &Vec<i32>| points.iter().max() == points.get(winner.at());
        let from = self.0.iter().rposition(|points| !ahead(points)).map_or(0, |last| last + 1);
        let decisions = self.0.len().saturating_sub(1).max(1);
        (from.min(decisions) * 1000 / decisions) as i64
    }

    /// The lead of a winner over the best of the others at even distances, from the first decision
    /// to the end.
    fn leads(&self, winner: Seat) -> impl Iterator<Item = i64> {
        let last = self.0.len().saturating_sub(1);
        (0..LOOKS).filter_map(move |nth| {
            let points = self.0.get(last * nth / (LOOKS - 1))?;
            let others = points.iter().enumerate().filter(|(at, _)| *at != winner.at());
            let best = others.map(|(_, points)| *points).max()?;
            Some(i64::from(*points.get(winner.at())? - best))
        })
    }
}

/// The seat that has more points than each other.
fn leader(points: &[i32]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut at = points.iter().enumerate().filter(|(_, points)| *points == most);
    let (first, _) = at.next()?;
    at.next().is_none().then_some(first)
}

/// How the lead changes, over many games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LeadSums {
    /// How often another seat took the lead.
    pub changes: Carried,
    /// After which share of the decisions a winner was never behind again, in thousandths.
    pub for_good: Carried,
    /// The lead of winners over the best of the others, at even distances from the first decision
    /// to the end.
    pub leads: Vec<Carried>,
}

impl LeadSums {
    /// Adds the games of a unit, each with its winners.
    pub(crate) fn add<'u>(&mut self, games: impl Iterator<Item = (&'u Course, &'u [Seat])>) {
        self.leads.resize_with(LOOKS, Carried::default);
        let (mut changes, mut for_good, mut leads) = ((0, 0), (0, 0), [(0, 0); LOOKS]);
        let add = |sum: &mut (i64, u32), value: i64| *sum = (sum.0 + value, sum.1 + 1);
        for (course, winners) in games {
            // A tie is a shared win: its first winner stands for all.
            let Some(winner) = winners.first() else { continue };
            add(&mut changes, i64::from(course.changes()));
            add(&mut for_good, course.for_good(*winner));
            leads.iter_mut().zip(course.leads(*winner)).for_each(|(sum, lead)| add(sum, lead));
        }
        self.changes.add(changes.0, changes.1);
        self.for_good.add(for_good.0, for_good.1);
        for (sums, (lead, carriers)) in self.leads.iter_mut().zip(leads) {
            sums.add(lead, carriers);
        }
    }

    pub(crate) fn join(&mut self, other: &Self) {
        self.changes.join(&other.changes);
        self.for_good.join(&other.for_good);
        self.leads.resize_with(self.leads.len().max(other.leads.len()), Carried::default);
        for (sums, others) in self.leads.iter_mut().zip(&other.leads) {
            sums.join(others);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Level;

    /// A game counted by hand: A leads, then B, then both have as much, then A wins.
    fn course() -> Course {
        Course(vec![vec![0, 0], vec![2, 1], vec![2, 5], vec![5, 5], vec![9, 5]])
    }

    #[test]
    fn a_course_is_counted_as_by_hand() {
        let course = course();
        assert_eq!(course.changes(), 2, "A, B, A; a tie changes nothing");
        assert_eq!(course.for_good(Seat(0)), 750, "behind at the third of four decisions");
        assert_eq!(course.for_good(Seat(1)), 1000, "behind at the end");
        let leads: Vec<i64> = course.leads(Seat(0)).collect();
        assert_eq!(leads, [0, 0, 0, 1, 1, -3, -3, -3, 0, 0, 4]);
    }

    #[test]
    fn a_game_for_one_has_no_lead_to_lose() {
        let course = Course(vec![vec![3], vec![4]]);
        assert_eq!((course.changes(), course.for_good(Seat(0))), (0, 0));
        assert_eq!(course.leads(Seat(0)).count(), 0);
        assert_eq!(Course::default().for_good(Seat(0)), 0);
    }

    #[test]
    fn sums_of_games_join() {
        let (course, winners) = (course(), [Seat(0)]);
        let mut one = LeadSums::default();
        one.add(std::iter::once((&course, &winners[..])));
        let mut both = one.clone();
        both.join(&one);
        let mean = |sums: &Carried| sums.mean(Level::P95).map(|it| it.mid);
        assert_eq!(mean(&both.changes), Some(2.0));
        assert_eq!(mean(&both.for_good), Some(750.0));
        assert_eq!(mean(&both.leads[10]), Some(4.0));
    }
}

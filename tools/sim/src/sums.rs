//! What games show, as sums of whole numbers. Order and number of threads, shards and machines
//! therefore do not change a result.

use std::collections::BTreeMap;

use play::{CardFault, Ref, Seat};
use serde::{Deserialize, Serialize};

use crate::edges::Edges;
use crate::game::Played;
use crate::meetings::MeetingTable;
use crate::standing::LeadSums;
use crate::stats::{Carried, Caused, MeanSums, Paired, SHARE, share};
use crate::tables::RowGroup;
use crate::unit::UnitGames;

/// Sums of a number of units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    /// Units: seeds with all their rotations.
    pub units: u64,
    /// Games played to the end.
    pub games: u64,
    /// Answers given by seats.
    pub decisions: u64,
    /// Answers of seats that had only one offer.
    pub forced: u64,
    /// The points of all seats.
    pub points: Carried,
    /// How many seats had each number of points.
    pub spread: BTreeMap<i32, u64>,
    /// The results of each seat.
    pub seats: Vec<SideSums>,
    /// The results of each bot of the plan, by its place in the plan.
    pub bots: Vec<SideSums>,
    /// The results of each thing.
    #[serde(with = "keyed")]
    pub things: BTreeMap<Ref, ThingSums>,
    /// How often each cause ended a game.
    #[serde(with = "keyed")]
    pub causes: BTreeMap<Ref, u64>,
    /// How often each event that the game counts happened.
    #[serde(with = "keyed")]
    pub happened: BTreeMap<Ref, EventSums>,
    /// The faults of cards, by card, hook and place.
    pub faults: Vec<FaultSums>,
    /// How the lead changes, if that was collected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<LeadSums>,
    /// The cards that seats begin with against each other, if the game has such a kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meetings: Option<MeetingTable>,
    /// Differences from another plan or pack, if one was compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairs: Option<PairSums>,
    /// The row groups of tables in the order of games, if they are collected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<RowGroup>,
    /// Those of the other way to play, if one was compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups_against: Vec<RowGroup>,
}

/// Differences between two ways to play the same units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PairSums {
    /// Units.
    pub units: u64,
    /// Units whose games all went the same way.
    pub equal: u64,
    /// The points of all seats.
    pub points: Paired,
    /// The answers of all seats.
    pub decisions: Paired,
    /// The shares of the win of each bot of the plan, in twelfths.
    pub wins: Vec<Paired>,
    /// The points of each bot of the plan.
    pub sides: Vec<Paired>,
}

impl PairSums {
    /// Adds a unit that was played in both ways.
    pub(crate) fn add(&mut self, [one, other]: [&UnitGames; 2]) {
        let total = |games: &UnitGames, of: &dyn Fn(&Played, &[usize]) -> i64| -> i64 {
            games.iter().map(|(game, bots)| of(game, bots)).sum()
        };
        let add = |paired: &mut Paired, of: &dyn Fn(&Played, &[usize]) -> i64| {
            paired.add(total(one, of), total(other, of));
        };
        self.units += 1;
        let answers = |games: &UnitGames| -> Vec<(Vec<u16>, Vec<i32>)> {
            games.iter().map(|(game, _)| (game.answers.clone(), game.points.clone())).collect()
        };
        self.equal += u64::from(answers(one) == answers(other));
        add(&mut self.points, &|game, _| game.points.iter().map(|it| i64::from(*it)).sum());
        add(&mut self.decisions, &|game, _| i64::from(game.decisions));
        let bots = one.first().map_or(0, |(_, bots)| bots.len());
        self.wins.resize_with(bots, Paired::default);
        self.sides.resize_with(bots, Paired::default);
        for (bot, (wins, side)) in self.wins.iter_mut().zip(&mut self.sides).enumerate() {
            let of = |values: Vec<i64>, bots: &[usize]| -> i64 {
                values.iter().zip(bots).filter(|(_, place)| **place == bot).map(|(it, _)| it).sum()
            };
            add(wins, &|game, bots| of(shares(game), bots));
            let points = |game: &Played| game.points.iter().copied().map(i64::from).collect();
            add(side, &|game, bots| of(points(game), bots));
        }
    }

    fn join(&mut self, other: &Self) {
        self.units += other.units;
        self.equal += other.equal;
        self.points.join(&other.points);
        self.decisions.join(&other.decisions);
        for (list, others) in [(&mut self.wins, &other.wins), (&mut self.sides, &other.sides)] {
            list.resize_with(list.len().max(others.len()), Paired::default);
            list.iter_mut().zip(others).for_each(|(one, other)| one.join(other));
        }
    }
}

/// The results of a seat or a bot.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SideSums {
    /// Points.
    pub points: Carried,
    /// Shares of the win, in twelfths.
    pub wins: Carried,
    /// The games with its fewest and its most points.
    pub edges: Edges,
}

/// The results of a thing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThingSums {
    /// Games in which it was offered or owned.
    pub games: u64,
    /// Decisions between several offers of which at least one gives it.
    pub offers: u64,
    /// How many of these offers the bot would take.
    pub picks: u64,
    /// How many of these decisions chance made, because each offer gave a thing.
    #[serde(default)]
    pub drafts: u64,
    /// The points of its owners.
    pub points: Carried,
    /// The owners' shares of the win, in twelfths.
    pub wins: Carried,
    /// The points that the score names after it, of owners for whom it does.
    pub named: Carried,
    /// For each game in which some seats own it and others do not: the owners' mean points minus
    /// the others', in twelfths of a point.
    pub lead: Carried,
    /// The games with the lowest and the highest lead.
    pub edges: Edges,
    /// What it causes, if that was counted.
    #[serde(default, skip_serializing_if = "Caused::is_empty")]
    pub caused: Caused,
    /// What its effect causes, if that was counted: the same games, in which it is taken both times,
    /// and does nothing the second time.
    #[serde(default, skip_serializing_if = "Caused::is_empty")]
    pub effect: Caused,
}

/// How often an event happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSums {
    /// Total over all seats.
    pub times: u64,
    /// Seats to which it happened at least once, counted per game.
    pub seats: u64,
}

/// How often a card failed in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaultSums {
    /// The card, as `kind/id`.
    pub card: String,
    /// Its pack.
    pub pack: String,
    /// The hook.
    pub hook: String,
    /// Where: the folder of the pack, the path in it, and the line.
    pub place: String,
    /// The cause as one word.
    pub cause: String,
    /// Details of the cause.
    pub about: String,
    /// Games in which it failed.
    pub games: u64,
    /// Failures in all games. A query that fails several times between two decisions counts once.
    pub times: u64,
    /// The seed of the first of these games.
    pub seed: u64,
}

impl FaultSums {
    fn of(fault: &CardFault, seed: u64) -> Self {
        Self {
            card: format!("{}/{}", fault.card.kind, fault.card.id),
            pack: fault.pack.clone(),
            hook: fault.hook.to_owned(),
            place: fault.file(),
            cause: fault.cause.to_owned(),
            about: fault.about.clone(),
            games: 1,
            times: 1,
            seed,
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        let key = |it: &Self| (it.card.clone(), it.hook.clone(), it.place.clone());
        key(self) == key(other)
    }
}

impl Sums {
    /// Adds the games of a unit, each with the place in the plan of the bot of each seat. `nth` is
    /// the index of the unit in the plan.
    pub(crate) fn add_unit(&mut self, nth: u64, seed: u64, games: &UnitGames) {
        let mut unit = Unit::default();
        let first = nth.saturating_mul(games.len() as u64);
        for ((game, bots), number) in games.iter().zip(first + 1..) {
            unit.add(game, bots, number);
            self.games += 1;
            self.decisions += u64::from(game.decisions);
            self.forced += u64::from(game.forced);
            for points in &game.points {
                *self.spread.entry(*points).or_default() += 1;
            }
            if let Some(cause) = &game.cause {
                *self.causes.entry(cause.clone()).or_default() += 1;
            }
            for ((what, _), times) in &game.happened {
                let happened = self.happened.entry(what.clone()).or_default();
                happened.times += u64::from(*times);
                happened.seats += 1;
            }
        }
        self.fail(seed, games);
        let courses = games
            .iter()
            .filter_map(|(game, _)| Some((game.course.as_ref()?, game.winners.as_slice())));
        let courses: Vec<_> = courses.collect();
        if !courses.is_empty() {
            self.lead.get_or_insert_default().add(courses.into_iter());
        }
        self.units += 1;
        unit.points.close(&mut self.points);
        unit.seats.close(&mut self.seats);
        unit.bots.close(&mut self.bots);
        for (thing, seen) in unit.things {
            let sums = self.things.entry(thing).or_default();
            sums.games += seen.games;
            sums.offers += seen.offers;
            sums.picks += seen.picks;
            sums.drafts += seen.drafts;
            seen.points.close(&mut sums.points);
            seen.wins.close(&mut sums.wins);
            seen.named.close(&mut sums.named);
            seen.lead.close(&mut sums.lead);
            sums.edges.join(&seen.edges);
        }
    }

    /// Adds the faults of cards in the games of a unit.
    pub(crate) fn fail(&mut self, seed: u64, games: &UnitGames) {
        for (game, _) in games {
            let mut failed: Vec<FaultSums> = Vec::new();
            for fault in &game.faults {
                let fault = FaultSums::of(fault, seed);
                match failed.iter_mut().find(|known| known.is_like(&fault)) {
                    Some(known) => known.times += 1,
                    None => failed.push(fault),
                }
            }
            self.join_faults(&failed);
        }
    }

    fn join_faults(&mut self, others: &[FaultSums]) {
        for other in others {
            match self.faults.iter_mut().find(|known| known.is_like(other)) {
                Some(known) => {
                    known.games += other.games;
                    known.times += other.times;
                    if other.seed < known.seed {
                        let (games, times) = (known.games, known.times);
                        *known = FaultSums { games, times, ..other.clone() };
                    }
                }
                None => self.faults.push(other.clone()),
            }
        }
        self.faults.sort_by(|a, b| (&a.card, &a.hook, &a.place).cmp(&(&b.card, &b.hook, &b.place)));
    }

    /// Adds the sums of later units.
    pub fn join(&mut self, other: &Self) {
        self.units += other.units;
        self.games += other.games;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.points.join(&other.points);
        for (points, count) in &other.spread {
            *self.spread.entry(*points).or_default() += count;
        }
        join_sides(&mut self.seats, &other.seats);
        join_sides(&mut self.bots, &other.bots);
        for (thing, sums) in &other.things {
            self.things.entry(thing.clone()).or_default().join(sums);
        }
        for (cause, count) in &other.causes {
            *self.causes.entry(cause.clone()).or_default() += count;
        }
        for (what, other) in &other.happened {
            let happened = self.happened.entry(what.clone()).or_default();
            happened.times += other.times;
            happened.seats += other.seats;
        }
        self.join_faults(&other.faults);
        if let Some(lead) = &other.lead {
            self.lead.get_or_insert_default().join(lead);
        }
        if let Some(meetings) = &other.meetings {
            self.meetings.get_or_insert_default().join(meetings);
        }
        if let Some(pairs) = &other.pairs {
            self.pairs.get_or_insert_default().join(pairs);
        }
        self.groups.extend_from_slice(&other.groups);
        self.groups_against.extend_from_slice(&other.groups_against);
    }

    /// Adds what a thing caused in one game: the same game was played with and without it, from the
    /// decision of `seat` on, and perhaps with the thing as one that does nothing.
    pub(crate) fn cause(
        &mut self,
        thing: Ref,
        seat: Seat,
        with: &Played,
        without: &Played,
        emptied: Option<&Played>,
    ) {
        let sums = self.things.entry(thing).or_default();
        let points =
            |game: &Played| -> Vec<i64> { game.points.iter().copied().map(i64::from).collect() };
        let add = |caused: &mut Caused, other: &Played| {
            let (points, bare) = (points(with), points(other));
            caused.add(seat.at(), [&points, &bare], [&shares(with), &shares(other)]);
        };
        add(&mut sums.caused, without);
        if let Some(emptied) = emptied {
            add(&mut sums.effect, emptied);
        }
    }
}

impl ThingSums {
    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.offers += other.offers;
        self.picks += other.picks;
        self.drafts += other.drafts;
        self.points.join(&other.points);
        self.wins.join(&other.wins);
        self.named.join(&other.named);
        self.lead.join(&other.lead);
        self.edges.join(&other.edges);
        self.caused.join(&other.caused);
        self.effect.join(&other.effect);
    }
}

fn join_sides(sides: &mut Vec<SideSums>, others: &[SideSums]) {
    if sides.len() < others.len() {
        sides.resize_with(others.len(), SideSums::default);
    }
    for (side, other) in sides.iter_mut().zip(others) {
        side.points.join(&other.points);
        side.wins.join(&other.wins);
        side.edges.join(&other.edges);
    }
}

/// A sum within one unit: a value for each carrier.
#[derive(Clone, Copy, Default)]
struct InUnit {
    sum: i64,
    carriers: u32,
}

impl InUnit {
    fn add(&mut self, value: i64) {
        self.sum += value;
        self.carriers += 1;
    }

    fn close(self, sums: &mut Carried) {
        sums.add(self.sum, self.carriers);
    }
}

/// The seats or bots within one unit, each with points and shares of the win.
#[derive(Default)]
struct Sides(Vec<SideInUnit>);

#[derive(Clone, Copy, Default)]
struct SideInUnit {
    points: InUnit,
    wins: InUnit,
    edges: Edges,
}

impl Sides {
    fn add(&mut self, at: usize, points: i64, win: i64, number: u64) {
        if self.0.len() <= at {
            self.0.resize_with(at + 1, Default::default);
        }
        let side = &mut self.0[at];
        side.points.add(points);
        side.wins.add(win);
        side.edges.add(points, number);
    }

    fn close(self, sides: &mut Vec<SideSums>) {
        if sides.len() < self.0.len() {
            sides.resize_with(self.0.len(), SideSums::default);
        }
        for (side, SideInUnit { points, wins, edges }) in sides.iter_mut().zip(self.0) {
            points.close(&mut side.points);
            wins.close(&mut side.wins);
            side.edges.join(&edges);
        }
    }
}

#[derive(Default)]
struct Unit {
    points: InUnit,
    seats: Sides,
    bots: Sides,
    things: BTreeMap<Ref, ThingInUnit>,
}

#[derive(Default)]
struct ThingInUnit {
    games: u64,
    offers: u64,
    picks: u64,
    drafts: u64,
    points: InUnit,
    wins: InUnit,
    named: InUnit,
    lead: InUnit,
    edges: Edges,
}

impl Unit {
    fn add(&mut self, game: &Played, bots: &[usize], number: u64) {
        let points: Vec<i64> = game.points.iter().copied().map(i64::from).collect();
        let wins = shares(game);
        for (seat, (points, win)) in points.iter().zip(&wins).enumerate() {
            self.points.add(*points);
            self.seats.add(seat, *points, *win, number);
            self.bots.add(bots[seat], *points, *win, number);
        }
        for (thing, seen) in &game.things {
            let unit = self.things.entry(thing.clone()).or_default();
            unit.games += 1;
            for offered in seen.offered.values() {
                unit.offers += u64::from(offered.offers);
                unit.picks += u64::from(offered.picks);
                unit.drafts += u64::from(offered.drafts);
            }
            for (seat, owner) in &seen.owners {
                unit.points.add(points[seat.at()]);
                unit.wins.add(wins[seat.at()]);
                if let Some(named) = owner.named {
                    unit.named.add(i64::from(named));
                }
            }
            if let Some(lead) = lead(&points, |seat| seen.owners.contains_key(&seat)) {
                unit.lead.add(lead);
                unit.edges.add(lead, number);
            }
        }
    }
}

/// Each seat's share of the win, in twelfths.
pub(crate) fn shares(game: &Played) -> Vec<i64> {
    let winners = u32::try_from(game.winners.len()).unwrap_or(u32::MAX);
    let mut nth = 0..;
    let seats = (0..).map(Seat).take(game.points.len());
    seats
        .map(|seat| match game.winners.contains(&seat) {
            true => share(winners, nth.next().unwrap_or(0)),
            false => 0,
        })
        .collect()
}

/// The owners' mean points minus the others' in twelfths of a point, if there are both.
fn lead(points: &[i64], owns: impl Fn(Seat) -> bool) -> Option<i64> {
    let (mut ours, mut theirs) = ((0, 0), (0, 0));
    for (seat, points) in (0..).map(Seat).zip(points) {
        let side = if owns(seat) { &mut ours } else { &mut theirs };
        *side = (side.0 + points, side.1 + 1);
    }
    let parts = ours.1 * theirs.1;
    (parts > 0).then(|| i64::from(SHARE) * (ours.0 * theirs.1 - theirs.0 * ours.1) / parts)
}

/// Maps by thing, with keys of the form `kind/id`.
mod keyed {
    use std::collections::BTreeMap;
    use std::fmt;

    use play::Ref;
    use serde::de::{Error, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize, S: Serializer>(
        map: &BTreeMap<Ref, T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_map(
            map.iter().map(|(thing, value)| (format!("{}/{}", thing.kind, thing.id), value)),
        )
    }

    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<BTreeMap<Ref, T>, D::Error> {
        let map = BTreeMap::<Key, T>::deserialize(from)?;
        Ok(map.into_iter().map(|(Key(thing), value)| (thing, value)).collect())
    }

    /// A thing as a key. It is read without a copy of the text.
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct Key(Ref);

    impl<'de> Deserialize<'de> for Key {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            from.deserialize_str(KeyText)
        }
    }

    struct KeyText;

    impl Visitor<'_> for KeyText {
        type Value = Key;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a thing as kind/id")
        }

        fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
            let (kind, id) = key.split_once('/').unwrap_or(("", key));
            Ok(Key(Ref::new(kind.to_owned(), id.to_owned())))
        }
    }
}

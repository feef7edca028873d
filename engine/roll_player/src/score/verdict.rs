//! The winner, and the rank of a solo game.
//!
//! Rule: `solo-ranks`.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use play::{Message, Outcome, Say, Seat};

use crate::RollPlayer;
use crate::numbers::{MonsterNo, SEATS};
use crate::state::State;

/// What decided the game.
#[derive(Clone, Debug, PartialEq, Eq, Say)]
enum Verdict {
    /// Most stars.
    WonByStars { seat: Seat, stars: i32 },
    /// Equal stars, then most gold.
    WonByGold { seat: Seat, stars: i32, gold: u16 },
    /// Equal stars and gold, then fewest dice of the class color.
    WonByDice { seat: Seat, stars: i32, gold: u16, dice: u8 },
    /// A tie that nothing breaks.
    Shared { seats: Vec<Seat>, stars: i32 },
    /// The rank of a solo game; 0 is the highest.
    Rank { seat: Seat, rank: u8, stars: i32 },
    /// The rank above those of the base game, for slaying the monster.
    Slayer { seat: Seat, stars: i32 },
    /// Solo: the monster survived.
    Lost { monster: MonsterNo, attack: i16 },
}

/// Number of ranks of the base game that need stars.
const RANKS: usize = 5;

/// The result of a seat, with fields in the order of comparison.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    stars: i32,
    gold: u16,
    dice: Reverse<u8>,
}

impl RollPlayer {
    /// The winners: most stars, then most gold, then fewest dice of the class color.
    pub(crate) fn result(&self, state: &State) -> Outcome {
        let standings = self.standings(state);
        let best = standings.iter().max();
        let seats = state.from(Seat(0)).zip(&standings);
        let winners = seats.filter(|(_, standing)| Some(*standing) == best).map(|(seat, _)| seat);
        let winners = winners.filter(|_| self.lost_to(state).is_none());
        Outcome {
            points: standings.iter().map(|standing| standing.stars).collect(),
            winners: winners.collect(),
        }
    }

    /// The messages at the end: what decided the game, then the story of each hero.
    pub(crate) fn told_at_the_end(&self, state: &State) -> Vec<Vec<Message>> {
        let standings = self.standings(state);
        let best = *standings.iter().max().expect("a game has seats");
        let verdicts = if state.solo() {
            vec![self.rank(state, best.stars)]
        } else {
            verdicts(&standings, &self.result(state).winners, best)
        };
        let say = |verdict| vec![Message::of(self, "end", verdict)];
        let mut told: Vec<Vec<Message>> = verdicts.iter().map(say).collect();
        told.extend(state.from(Seat(0)).map(|seat| self.story(state, seat)));
        told
    }

    /// The results of all seats.
    fn standings(&self, state: &State) -> ArrayVec<Standing, SEATS> {
        let standing = |seat| Standing {
            stars: self.stars(state, seat),
            gold: state.sheet(seat).gold(),
            dice: Reverse(self.class_dice(state.sheet(seat))),
        };
        state.from(Seat(0)).map(standing).collect()
    }

    fn rank(&self, state: &State, stars: i32) -> Verdict {
        if let Some((monster, attack)) = self.lost_to(state) {
            return Verdict::Lost { monster, attack };
        }
        let ranks = &self.cards.numbers(state.edition()).solo_ranks;
        let rank = ranks.iter().position(|least| stars >= i32::from(*least));
        let rank = rank.unwrap_or(ranks.len());
        let seat = Seat(0);
        match rank.checked_sub(ranks.len().saturating_sub(RANKS)) {
            Some(rank) => Verdict::Rank { seat, rank: rank as u8, stars },
            None => Verdict::Slayer { seat, stars },
        }
    }
}

/// What decided between several seats.
fn verdicts(standings: &[Standing], winners: &[Seat], best: Standing) -> Vec<Verdict> {
    let Standing { stars, gold, dice: Reverse(dice) } = best;
    let [seat] = *winners else {
        return vec![Verdict::Shared { seats: winners.to_vec(), stars }];
    };
    let tied = standings.iter().filter(|other| other.stars == stars);
    let richest = tied.clone().filter(|other| other.gold == gold).count();
    vec![if tied.count() == 1 {
        Verdict::WonByStars { seat, stars }
    } else if richest == 1 {
        Verdict::WonByGold { seat, stars, gold }
    } else {
        Verdict::WonByDice { seat, stars, gold, dice }
    }]
}

//! A hint says why: what an offer adds to each share of the estimate, and what it takes from it.

use std::collections::BTreeSet;

use engine::SHELF;
use play::playout::with_agents;
use play::{Advisor, Agent, Dealer, Greedy, NoLog, Rules as _, Setup, Table, Waiting};
use roll_player::{Choice, RollPlayer, State};

use crate::support::{asked, built_in_with, roll_player, ways};

/// Shares are told in thousandths; where chance answers, parts of them are left out.
const ROUNDED: i64 = 40;

/// Only the very last choice of a game may bring it, and there is seldom more than one then.
const LAST: &str = "victory";

/// Plays a game by hints. At each decision the reasons of an offer account for all that it promises
/// beyond the others.
fn assert_reasons(table: &mut dyn Table, told: &mut BTreeSet<String>) -> usize {
    let mut with = 0;
    loop {
        table.advance();
        let Waiting::Asks { .. } = table.waiting() else { return with };
        let advice = table.counsel(0).expect("a seat is asked");
        let unexplained = advice.reasons.iter().take(3).map(|promise| {
            let reasons = table.reasons(promise.index);
            told.extend(reasons.iter().map(|share| share.of.id.clone()));
            assert!(reasons.iter().all(|share| share.worth != 0), "{reasons:?}");
            with += usize::from(!reasons.is_empty());
            promise.worth - reasons.iter().map(|share| share.worth).sum::<i64>()
        });
        let unexplained: Vec<i64> = unexplained.collect();
        let (least, most) = (unexplained.iter().min(), unexplained.iter().max());
        let apart = most.zip(least).map_or(0, |(most, least)| most - least);
        assert!(apart <= ROUNDED, "{}: {unexplained:?}", table.game_id());
        table.choose(advice.index).expect("one of the offers");
    }
}

#[test]
fn reasons_account_for_what_an_offer_promises() {
    for game in SHELF {
        let mut told = BTreeSet::new();
        for pack in ways(game.id()) {
            let opened = built_in_with(*game, &pack);
            for seed in 0..asked("GAMES", 2) {
                let mut table = opened.table(Setup::seats(3), seed).expect("three can play");
                let with = assert_reasons(&mut *table, &mut told);
                assert!(with > 60, "{}: {with} hints with reasons", game.id());
            }
            // Alone other things are hoped for.
            if let Ok(mut table) = opened.table(Setup::seats(1), 1) {
                let mut alone = BTreeSet::new();
                assert_reasons(&mut *table, &mut alone);
                assert!(!alone.contains("turn"), "{}: nobody else has a turn", game.id());
                told.append(&mut alone);
            }
        }
        let all = game.messages().into_iter().find(|(space, _)| *space == "hint");
        let all =
            all.expect("a hint has reasons").1.into_iter().map(|message| message.id.to_owned());
        let never: Vec<String> = all.filter(|id| !told.contains(id) && id != LAST).collect();
        assert_eq!(never, [] as [&str; 0], "{}", game.id());
    }
}

/// Plays by hints, and counts those that tell offers apart which look equal right after them.
#[derive(Default)]
struct Advised {
    parted: usize,
}

impl Agent<RollPlayer> for Advised {
    fn choose(&mut self, game: &RollPlayer, seen: &State, offers: &[Choice]) -> usize {
        let weights = |greedy: Greedy| greedy.weigh(game, seen, offers);
        let best = |weights: &[i64]| {
            let most = weights.iter().max();
            weights.iter().filter(|weight| Some(*weight) == most).count()
        };
        let near = weights(Greedy { nodes: Some(1), alike: true, ..Greedy::default() });
        let far = weights(Greedy::advising());
        let is_blind = offers.len() > 10 && best(&near) == offers.len();
        self.parted += usize::from(is_blind && best(&far) < 5);
        far.iter().enumerate().rev().max_by_key(|(_, weight)| **weight).map_or(0, |(at, _)| at)
    }
}

/// Of a choice of two steps, such as which dice change places, the second counts for the first.
#[test]
fn counsel_looks_through_choices_of_two_steps() {
    let (game, mut hinted) = (roll_player(), Advised::default());
    let mut state = game.start(&Setup::seats(2)).expect("two can play");
    let mut agents = [&mut hinted as &mut dyn Agent<RollPlayer>];
    with_agents(&*game, &mut state, &mut Dealer::new(3), &mut agents, 10_000, &mut NoLog);
    assert!(hinted.parted > 0, "no first step was told from another");
}

/// A hint of a search is what the searching bot would play.
#[test]
fn a_searched_hint_is_the_choice_of_the_bot() {
    const TRIES: u32 = 60;
    for game in SHELF {
        let opened = built_in_with(*game, &ways(game.id())[0]);
        let mut table = opened.table(Setup::seats(2), 5).expect("two can play");
        let mut otherwise = 0;
        for _ in 0..12 {
            table.advance();
            let Waiting::Asks { seat, .. } = table.waiting() else { break };
            let bot = table.advise(seat, Advisor::Search(TRIES)).expect("the seat is asked");
            let hint = table.counsel(TRIES).expect("a seat is asked");
            assert_eq!(hint.index, bot.index);
            assert_eq!(hint.reasons.iter().map(|promise| promise.tries).sum::<u32>(), TRIES);
            otherwise +=
                usize::from(table.counsel(0).is_some_and(|quick| quick.index != bot.index));
            table.choose(bot.index).expect("one of the offers");
        }
        assert!(otherwise > 0, "{}: the search always agrees with the greedy bot", game.id());
    }
}

//! `cardwright balance`: what owning each card is worth, counted in games of bots.

mod data;
mod table;

use std::thread;

use content::CardInfo;
use desk::Packs;
use engine::SharedGame;
use play::balance::{Counts, Stopped};
use play::{Balance, Setup};

use crate::args::{BalanceArgs, BalanceFormat};
use crate::cards::known;
use crate::output;
use crate::play::{CommandError, Opening, explained, open_packs, options, trouble};

/// Plays games and prints the results.
pub fn run(args: &BalanceArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(open_packs(&args.packs, None, lang).and_then(|packs| show(args, lang, &packs)))
}

fn show(args: &BalanceArgs, lang: Option<&str>, packs: &Packs) -> Result<u8, CommandError> {
    let mut opening = Opening::new(packs, lang);
    let opened = opening.game(args.game.as_deref())?;
    let kinds = opened.cards().iter().map(|card| card.kind);
    known(&opening.speech.voice(), "kind", &args.kinds, kinds)?;
    let least = *opened.seats().start();
    let setup = Setup::seats(args.players.unwrap_or(least.max(2)));
    let setup = options(&opening.speech, setup, &args.options, &args.flags)?;
    let table = opened.table(setup.clone(), 0);
    table.map_err(|error| trouble::setup(&opening.speech, &args.flags, &error))?;
    let counted = match count(&opened.share(), &setup, args) {
        Ok(balance) => Counted { args, setup, balance, cards: opened.cards() },
        Err(stopped) => {
            output::complain(&format!("{stopped}\n"));
            return Ok(output::FINDINGS);
        }
    };
    let voice = opening.speech.voice();
    output::print(&match args.format {
        BalanceFormat::Text => table::text(&voice, &counted),
        BalanceFormat::Csv => data::csv(&counted),
        BalanceFormat::Json => format!("{:#}\n", data::json(opened.id(), &counted)),
    })?;
    Ok(if counted.balance.failed.is_empty() { output::CLEAN } else { output::FINDINGS })
}

/// The results, with the games and cards.
struct Counted<'a> {
    args: &'a BalanceArgs,
    setup: Setup,
    balance: Balance,
    cards: &'a [CardInfo],
}

impl Counted<'_> {
    /// The counted cards of wanted kinds, grouped by kind in the order of their packs, with the
    /// highest lead first.
    fn rows(&self) -> Vec<(&CardInfo, &Counts)> {
        let wanted = |kind: &str| {
            self.args.kinds.is_empty() || self.args.kinds.iter().any(|other| other == kind)
        };
        let things = self.balance.things.iter();
        let mut rows: Vec<_> = things
            .filter(|(thing, _)| wanted(&thing.kind))
            .filter_map(|(thing, counts)| {
                Some((CardInfo::find(self.cards, &thing.kind, &thing.id)?, counts))
            })
            .collect();
        let kinds: Vec<&str> = self.cards.iter().map(|card| card.kind).collect();
        let kind = |card: &CardInfo| kinds.iter().position(|kind| *kind == card.kind);
        // The sort is stable: equal cards stay ordered by id.
        rows.sort_by_key(|(card, counts)| {
            (kind(card), std::cmp::Reverse(counts.lead.mean().unwrap_or(i64::MIN)))
        });
        rows
    }
}

/// Counts on several threads, each with its own opened game. The games are distributed in turn.
fn count(game: &SharedGame, setup: &Setup, args: &BalanceArgs) -> Result<Balance, Stopped> {
    let idle = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(idle, usize::from);
    let seeds = args.seed..args.seed.saturating_add(args.games);
    let parts = thread::scope(|scope| {
        let part = |nth: usize| {
            let mut seeds = seeds.clone().skip(nth).step_by(threads);
            scope.spawn(move || engine::errand::balance(&*game.open(), setup, &mut seeds))
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        let parts = parts.into_iter().map(|part| part.join().expect("a thread that counts"));
        parts.collect::<Vec<_>>()
    });
    let mut all = Balance::default();
    let mut first: Option<Stopped> = None;
    for part in parts {
        match part {
            Ok(part) => all.join(&part),
            Err(stopped) => {
                // Always the error with the lowest seed, on any number of threads.
                let earlier = first.as_ref().is_none_or(|first| stopped.seed() < first.seed());
                first = if earlier { Some(stopped) } else { first };
            }
        }
    }
    first.map_or(Ok(all), Err)
}

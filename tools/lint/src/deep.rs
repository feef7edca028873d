//! What is wrong with cards, found by running them: each hook in positions of random games, with every
//! answer that its questions can get.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use content::CardInfo;
use desk::Content;
use diag::{Code, Diagnostic, Place, Source};
use engine::SHELF;
use engine::trial::{Flaw, Thorough, Trial, TrialFinding, Trials};

use crate::codes;
use crate::paths::stem;
use luau::is_shared;

/// What came of running the cards of some packs.
#[derive(Clone, Debug, Default)]
pub struct Deep {
    /// What is wrong.
    pub findings: Vec<Diagnostic>,
    /// What each hook of each card came to, in the order of games and cards.
    pub trials: Vec<Trial>,
}

/// Runs the cards of the packs that the user named, or of all packs where none is named. The same for
/// the same packs, however many threads run them.
pub fn deep(content: &Content, thorough: Thorough, threads: usize) -> Deep {
    deep_of(content, thorough, threads, &|_| true)
}

/// The same of the cards whose files are tried.
pub(crate) fn deep_of(
    content: &Content,
    thorough: Thorough,
    threads: usize,
    tries: &dyn Fn(&str) -> bool,
) -> Deep {
    let mut all = Deep::default();
    let named = !content.folders().is_empty();
    for game in SHELF {
        let (opened, _) = content.game(*game);
        let wanted = |card: &CardInfo| (!named || content.is_own(&card.path)) && tries(&card.path);
        let trials = engine::errand::trials(&*opened, thorough, &wanted);
        let tried = attempts(&*trials, threads.max(1));
        let cards = opened.cards().iter().map(|card| ((card.kind, card.id.as_str()), card));
        let cards: BTreeMap<_, _> = cards.collect();
        let mut told = Vec::new();
        for trial in &tried {
            let Some(card) = cards.get(&(&*trial.card.kind, &*trial.card.id)) else { continue };
            told.extend(
                trial.found.iter().map(|found| (*card, finding(card, trial, found), found)),
            );
        }
        all.findings.extend(of_one_cause(told));
        all.trials.extend(tried);
    }
    all
}

/// What is wrong at one place of a shared script is told of the first card that comes there; of the
/// others it is said which they are.
fn of_one_cause(told: Vec<(&CardInfo, Diagnostic, &TrialFinding)>) -> Vec<Diagnostic> {
    let mut first: BTreeMap<_, usize> = BTreeMap::new();
    let mut all: Vec<(Diagnostic, Vec<&CardInfo>)> = Vec::new();
    for (card, finding, found) in told {
        let Place { source, span } = &finding.place;
        let cause = match &found.flaw {
            Flaw::Fails(fault) => fault.finding.message.clone(),
            Flaw::Breaks(law) => law.to_string(),
            Flaw::Peeks(verb) => verb.to_string(),
            Flaw::Never | Flaw::Idle(_) | Flaw::OneAnswer(..) => String::new(),
        };
        let shared = is_shared(source.path());
        let key = (finding.code.name(), source.path().to_owned(), *span, cause);
        match first.get(&key).filter(|_| shared) {
            Some(at) if all[*at].1.iter().all(|known| known.id != card.id) => {
                all[*at].1.push(card);
            }
            Some(_) => {}
            None => {
                first.insert(key, all.len());
                all.push((finding, vec![card]));
            }
        }
    }
    all.into_iter().map(|(finding, cards)| with_others(finding, &cards[1..])).collect()
}

/// So many other cards are named.
const NAMED: usize = 3;

/// A finding about one card that is true of others too.
fn with_others(mut finding: Diagnostic, others: &[&CardInfo]) -> Diagnostic {
    for card in others.iter().take(NAMED) {
        let top = Source::new(card.path.as_str(), "").top();
        finding.labels.push((top, "this card too".to_owned()));
    }
    if let Some(more) = others.len().checked_sub(NAMED).filter(|more| *more > 0) {
        finding.note = Some(format!("{more} more cards have the same fault"));
    }
    finding
}

/// What each hook came to, in order.
fn attempts(trials: &dyn Trials, threads: usize) -> Vec<Trial> {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut worker, mut done) = (trials.worker(), Vec::new());
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= trials.count() {
                return done;
            }
            done.push((nth, worker.attempt(nth)));
        }
    };
    let mut all = thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ended = started.into_iter().map(|one| one.join().expect("a worker does not panic"));
        ended.flatten().collect::<Vec<_>>()
    });
    all.sort_by_key(|(nth, _)| *nth);
    all.into_iter().map(|(_, trial)| trial).collect()
}

/// What is wrong with a hook of a card, told.
fn finding(card: &CardInfo, trial: &Trial, found: &TrialFinding) -> Diagnostic {
    let (id, hook) = (&card.id, trial.hook);
    let top = Source::new(card.path.as_str(), "").top();
    let said = match &found.flaw {
        Flaw::Fails(fault) => {
            let message = format!("“{id}” fails in “{hook}”: {}", fault.finding.message);
            Diagnostic::error(of_cause(fault.cause), message, fault.finding.place.clone())
        }
        Flaw::Breaks(law) => {
            let message = format!("“{id}” breaks a law of the game in “{hook}”: {law}");
            Diagnostic::error(codes::BREAKS_LAW, message, trial.place.clone())
        }
        Flaw::Peeks(verb) => {
            let message = format!("“{id}” reads in “{hook}” what its owner may not know");
            Diagnostic::error(codes::READS_HIDDEN, message, trial.place.clone())
                .help(format!("“{verb}” depends on the hidden thing"))
        }
        Flaw::Never => {
            never(trial, &format!("“{id}” never does anything in “{hook}”"), top.clone())
        }
        Flaw::Idle(verbs) => {
            let message = format!("“{id}” changes nothing in “{hook}”");
            let called = verbs.join("”, “");
            Diagnostic::warning(codes::ACTS_IN_VAIN, message, trial.place.clone())
                .help(format!("it calls “{called}”, which had no effect in any tested position"))
        }
        Flaw::OneAnswer(name, only) => {
            let asked = name.as_ref().map(|name| format!(" “{name}”")).unwrap_or_default();
            let message = format!("a question{asked} of “{id}” in “{hook}” always has one answer");
            Diagnostic::warning(codes::ONE_ANSWER, message, trial.place.clone())
                .help(format!("it is “{only}”: act without asking, or let the owner decline"))
        }
    };
    let said = match &found.ruling {
        Some(ruling) => {
            let fails = match found.flaw {
                Flaw::Peeks(_) => "the owner cannot tell these rulings apart, and one fails",
                Flaw::Fails(_)
                | Flaw::Breaks(_)
                | Flaw::Never
                | Flaw::Idle(_)
                | Flaw::OneAnswer(..) => "this ruling fails",
            };
            said.help(format!("{fails} until the card is fixed:\n{}", ruling.trim_end()))
        }
        None => said,
    };
    if beside(card, &said.place) { said } else { said.label(top, "the card") }
}

/// A card that never does anything: because its guards never hold, or because its script does not.
fn never(trial: &Trial, message: &str, place: Place) -> Diagnostic {
    let Trial { looked, tried, runs, .. } = trial;
    let why = match tried {
        0 => format!("its guards were false in all {looked} positions"),
        _ => format!("{runs} runs in {tried} positions changed nothing"),
    };
    Diagnostic::warning(codes::NEVER_ACTS, message, place).help(why)
}

/// Whether a place lies in the files of a card.
fn beside(card: &CardInfo, place: &Place) -> bool {
    stem(place.source.path()) == stem(&card.path)
}

/// The code for the cause of a fault.
fn of_cause(cause: &str) -> Code {
    match cause {
        "fuel" | "chain" => codes::ENDLESS_IN_PLAY,
        _ => codes::FAILS_IN_PLAY,
    }
}

//! The laws of the battery, one function each.

use std::rc::Rc;

use diag::Source;

use super::{Broken, Effort};
use crate::chance::{Dealer, Dealing, Request};
use crate::digest::digest;
use crate::fault::CardFault;
use crate::follow::resume;
use crate::game::{Bench, Estimate, Game, Shown};
use crate::imagine::imagine;
use crate::message::Message;
use crate::notation;
use crate::preview::{Preview, preview, spoken};
use crate::record::Actor;
use crate::rules::{self, NoLog, Secrets, Status};
use crate::search::Search;
use crate::seat::{Eye, Seat};
use crate::session::Session;
use crate::spoken::Spoken;

pub(super) fn law(
    holds: bool,
    law: &'static str,
    what: impl FnOnce() -> String,
) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { law, what: what() }) }
}

pub(super) fn audited<G: Bench>(game: &G, state: &G::State) -> Result<(), Broken> {
    match game.audit(state).into_iter().next() {
        None => Ok(()),
        Some(breach) => Err(Broken { law: "the conservation laws hold", what: breach.to_string() }),
    }
}

/// Each offer occurs once and prints differently. Asking again, or asking with only the seat's
/// knowledge, gives the same offers.
pub(super) fn offered<G: Game>(game: &G, session: &Session<G>, seat: Seat) -> Result<(), Broken> {
    let offers = session.choices();
    law(!offers.is_empty(), "somebody asked has an offer", || format!("{:?}", session.status()))?;
    let mut again = Vec::new();
    game.offers(session.state(), &mut again);
    law(again == offers, "offers are stable", || format!("{offers:?}, then {again:?}"))?;
    let mut lines: Vec<_> = session.offers().iter().map(Message::line).collect();
    lines.sort_unstable();
    let twice = lines.windows(2).find(|pair| pair[0] == pair[1]);
    law(twice.is_none(), "offers print differently", || format!("twice {twice:?}"))?;

    let seen = game.observe(session.state(), Eye::Seat(seat));
    let (status, own) = (session.status(), game.status(&seen));
    law(own == status, "a seat knows what it is asked", || format!("{status:?}, it sees {own:?}"))?;
    again.clear();
    game.offers(&seen, &mut again);
    law(again == offers, "a seat knows its offers", || format!("{offers:?}, it sees {again:?}"))
}

/// The shares of an estimate add up to it, each named once. A game that keeps parts of estimates
/// works its shares out again, so this compares both.
fn shared<G: Estimate>(game: &G, seen: &G::State, seat: Seat) -> Result<(), Broken> {
    const LAW: &str = "an estimate is the sum of its shares";
    let (estimate, shares) = (game.estimate(seen, seat), game.shares(seen, seat));
    let sum: i64 = shares.iter().map(|share| share.worth).sum();
    law(sum == estimate, LAW, || format!("{estimate}, not {shares:?}"))?;
    let twice = shares.iter().enumerate().find(|(at, share)| {
        let before = &shares[..*at];
        before.iter().any(|other| other.of == share.of)
    });
    law(twice.is_none(), LAW, || format!("twice {twice:?}"))
}

/// A search plays on from what a seat sees, however little that is. The same seed gives the same
/// tries.
pub(super) fn searched<G: Game>(game: &G, session: &Session<G>, seat: Seat) -> Result<(), Broken> {
    const TRIES: u32 = 6;
    if session.choices().len() < 2 {
        return Ok(());
    }
    let seen = game.observe(session.state(), Eye::Seat(seat));
    let search = || {
        let mut search = Search::new(TRIES, session.seed(), session.answers().len() as u64);
        search.tries(game, &seen, session.choices())
    };
    let (first, second) = imagine(game, || (search(), search()));
    let whole = first == second && first.iter().sum::<u32>() == TRIES;
    law(whole, "a search plays on from what a seat sees", || format!("{first:?}, then {second:?}"))
}

/// A preview changes nothing. If nothing is hidden from the asked seat (its observed state is the
/// state itself), the preview is correct: log, picture, and whether a draw follows. Every
/// `stride`-th offer is checked.
pub(super) fn previewed<G: Game>(
    game: &G,
    session: &Session<G>,
    seat: Seat,
    stride: usize,
) -> Result<(), Broken> {
    let (hash, events, stride) = (session.hash(), session.events().len(), stride.max(1));
    let open = game.observe(session.state(), Eye::Seat(seat)) == *session.state();
    let mut copy = None;
    for index in ((hash as usize % stride)..session.choices().len()).step_by(stride) {
        let foreseen = preview(session, index).map(|preview| (preview, spoken(session, index)));
        let untouched = session.hash() == hash && session.events().len() == events;
        law(untouched, "a preview changes nothing", || format!("{:?}", session.choices()[index]))?;
        law(session.faults().len() == 0, "a preview changes nothing", || faults(session))?;
        if open {
            let copy = copy.get_or_insert_with(|| session.clone());
            let nth = copy.answers().len();
            let real = taken(game, copy, seat, index);
            copy.rewind(nth);
            law(foreseen == real, "a preview is what comes", || {
                format!("{:?}: {foreseen:?}\nbut {real:?}", session.choices()[index])
            })?;
        }
    }
    Ok(())
}

/// The result of an offer when it is really taken, as far as a preview looks, with the queries
/// possible then.
fn taken<G: Game>(
    game: &G,
    session: &mut Session<G>,
    seat: Seat,
    index: usize,
) -> Option<(Preview, Vec<Spoken>)> {
    let (eye, from) = (Eye::Seat(seat), session.answers().len());
    session.choose(index).ok()?;
    let same = |session: &Session<G>| match session.status() {
        Status::Asks { seat: asked, .. } => asked == seat || !game.hides(),
        Status::Chance(_) | Status::Over => false,
    };
    while same(session) && session.take_only() {}
    let told = (from..session.answers().len()).flat_map(|nth| session.happened(nth).told(0, eye));
    let seen = game.observe(session.state(), eye);
    let preview = Preview {
        told: told.collect(),
        panels: game.picture(&seen, eye),
        chance: matches!(session.status(), Status::Chance(_)),
        asks: crate::preview::asks(game, session.state(), seat),
        over: matches!(session.status(), Status::Over),
    };
    Some((preview, game.spoken(&seen, eye)))
}

/// A draw must matter: if there are several outcomes, not all of them lead to the same state and
/// messages.
///
/// The check cannot detect an outcome that the state stores but never uses.
pub(super) fn matters<G: Game>(
    game: &G,
    state: &G::State,
    request: &Request,
) -> Result<(), Broken> {
    let outcomes = request.outcomes();
    let led = |outcome: u16| {
        let (mut copy, mut log) = (state.clone(), Vec::new());
        game.apply(&mut copy, game.chance(state, outcome), &mut log);
        let told = log.iter().filter(|event| game.tells(event));
        let told: Vec<_> = told.map(|event| Message::of(game, "log", event).line()).collect();
        (copy, told)
    };
    let mut all = outcomes.iter().map(|(outcome, _)| led(*outcome));
    let first = all.next();
    let other = all.any(|other| Some(&other) != first.as_ref());
    law(outcomes.len() < 2 || other, "what chance answers matters", || {
        format!("{request:?} leads to one state, whatever the answer: {first:?}")
    })
}

/// An answer leads a copy of the state to the same state. Its events lead a shadow state there too,
/// which is audited after every `audits`-th event.
pub(super) fn answered<G: Game>(
    game: &Rc<G>,
    session: &mut Session<G>,
    shadow: &mut G::State,
    audits: usize,
    actor: Actor,
    choice: G::Choice,
) -> Result<(), Broken> {
    advanced(&**game, session.state(), choice)?;
    let mut copy = session.state().clone();
    session.answer(actor, choice);
    game.apply(&mut copy, choice, &mut NoLog);
    let (state, events) = (session.state(), session.events_of(session.answers().len() - 1));
    law(!events.is_empty(), "an answer changes something", || {
        format!("nothing happened after {choice:?} of {actor}")
    })?;
    law(copy == *state, "equal states behave equally", || format!("{copy:?}\nbut {state:?}"))?;
    law(digest(&copy) == session.hash(), "equal states have equal hashes", || format!("{copy:?}"))?;
    let before = session.events().len() - events.len();
    for (nth, event) in events.iter().enumerate() {
        game.absorb(shadow, event);
        if (before + nth).is_multiple_of(audits) {
            audited(&**game, shadow).map_err(|Broken { law, what }| Broken {
                law,
                what: format!("after {event:?}: {what}"),
            })?;
        }
        law(!game.is_fault(event), "no script fails", || format!("{event:?} {}", faults(session)))?;
    }
    // Including scripts that failed in a query, which no event reports.
    law(session.faults().len() == 0, "no script fails", || faults(session))?;
    law(shadow == state, "only events change a state", || {
        format!("after {choice:?} the events lead to\n{shadow:?}\nbut the state is\n{state:?}")
    })
}

/// A dealer inside `advance` gives the same answers as one that is asked for each answer, for
/// chance only and for the seats as well.
fn advanced<G: Game>(game: &G, state: &G::State, choice: G::Choice) -> Result<(), Broken> {
    let most = digest(state);
    let run = |quickly: bool| {
        let (mut state, mut log, mut dealer) = (state.clone(), Vec::new(), Dealer::new(most));
        // Vary the limit, so that the dealer sometimes runs out in the middle.
        let left = (most % 24) as u32;
        let for_all = most & 32 == 0;
        let with = if for_all { Dealing::for_all } else { Dealing::new };
        let dealing = with(&mut dealer, left);
        let given = if quickly {
            game.advance(&mut state, Some(choice), dealing, &mut log)
        } else {
            rules::answer_by_answer(game, &mut state, Some(choice), dealing, &mut log)
        };
        (state, log, given)
    };
    let (one, other) = (run(true), run(false));
    law(one == other, "with a dealer at hand it goes as without", || {
        format!("after {choice:?}\n{one:?}\nbut answer by answer\n{other:?}")
    })
}

fn faults<G: Game>(session: &Session<G>) -> String {
    let said = session.faults().map(CardFault::line);
    said.collect::<Vec<_>>().join("; ")
}

/// A state is a value: writing and reading it changes nothing.
pub(super) fn value<G: Game>(session: &Session<G>) -> Result<(), Broken> {
    const LAW: &str = "a state is a value";
    let state = session.state();
    let broken = |error: serde_json::Error| Broken { law: LAW, what: error.to_string() };
    let text = serde_json::to_string(state).map_err(broken)?;
    let back: G::State = serde_json::from_str(&text).map_err(broken)?;
    law(back == *state, LAW, || format!("{state:?}\nread again is {back:?}"))
}

/// Observing twice gives the same as observing once, and the observed state determines everything
/// the eye is shown.
pub(super) fn eyes<G: Game>(game: &G, session: &Session<G>) -> Result<(), Broken> {
    let state = session.state();
    let seats: Vec<_> = (0..session.setup().seats).map(Seat).collect();
    let all = seats.iter().map(|seat| Eye::Seat(*seat)).chain([Eye::Bystander, Eye::Referee]);
    for eye in all {
        let seen = game.observe(state, eye);
        let twice = game.observe(&seen, eye);
        law(twice == seen, "to observe twice is to observe once", || {
            format!("{eye:?}: {seen:?}\nthen {twice:?}")
        })?;
        law(game.hides() || seen == *state, "a game that hides nothing shows everything", || {
            format!("{state:?}\nseen by {eye:?} as {seen:?}")
        })?;
        let _ = game.picture(&seen, eye);
        for seat in &seats {
            let _ = game.tally(&seen, *seat);
        }
        if let Eye::Seat(seat) = eye {
            shared(game, &seen, seat)?;
            // An eye that sees everything sees the state itself.
            if seen != *state {
                blind(game, state, &seen, seat)?;
            }
        }
    }
    let referee = game.observe(state, Eye::Referee);
    law(referee == *state, "the referee sees everything", || {
        format!("{state:?}\nseen as {referee:?}")
    })
}

/// Two states that look the same to a seat behave the same for it.
///
/// This covers its question, its offers, its picture and the messages after each of its choices, as
/// long as these still lead to states that look the same. Call it only with states that look the
/// same.
pub fn blind<G: Secrets + Shown>(
    game: &G,
    one: &G::State,
    other: &G::State,
    seat: Seat,
) -> Result<(), Broken> {
    const LAW: &str = "what a seat cannot see changes nothing for it";
    let eye = Eye::Seat(seat);
    let (a, b) = (game.observe(one, eye), game.observe(other, eye));
    law(a == b, LAW, || format!("the states look different to {seat}: {a:?}\nand {b:?}"))?;
    law(game.picture(&a, eye) == game.picture(&b, eye), LAW, || "the pictures differ".to_owned())?;
    let asked = |state| match game.status(state) {
        Status::Asks { seat, prompt } => Some((seat, prompt)),
        _ => None,
    };
    let (Some((first, prompt)), Some((second, other_prompt))) = (asked(one), asked(other)) else {
        return Ok(());
    };
    law(first == second, LAW, || format!("{first} or {second} is asked"))?;
    if first != seat {
        return Ok(());
    }
    law(prompt == other_prompt, LAW, || format!("asked {prompt:?} or {other_prompt:?}"))?;
    let (mut mine, mut others) = (Vec::new(), Vec::new());
    game.offers(one, &mut mine);
    game.offers(other, &mut others);
    law(mine == others, LAW, || format!("offered {mine:?} or {others:?}"))?;
    for choice in mine.into_iter().take(8) {
        let (one, first) = told(game, one, choice, eye);
        let (other, second) = told(game, other, choice, eye);
        let same = first == second || game.observe(&one, eye) != game.observe(&other, eye);
        law(same, LAW, || format!("after {choice:?} it is told {first:?} or {second:?}"))?;
    }
    Ok(())
}

/// Two answers of chance with the same visible result are reported with the same words, and nothing
/// else differs. Two answers with the same report have the same visible result.
pub(super) fn twins<G: Game>(game: &G, session: &Session<G>) -> Result<(), Broken> {
    let chances = session.chances();
    let (Some((first, _)), Some((last, _))) = (chances.first(), chances.last()) else {
        return Ok(());
    };
    for seat in (0..session.setup().seats).map(Seat) {
        let eye = Eye::Seat(seat);
        let (one, first) = told(game, session.state(), *first, eye);
        let (other, last) = told(game, session.state(), *last, eye);
        let alike = game.observe(&one, eye) == game.observe(&other, eye);
        law(alike || first.is_empty() || first != last, "nobody sees what he is not told", || {
            format!("{seat} is told {first:?}, but sees which it is of\n{one:?}\n{other:?}")
        })?;
        // Outcomes that lead to equal states hide nothing; their messages are only history.
        if one != other && alike {
            let what = || format!("{seat} is told {first:?} or {last:?}");
            law(first == last, "nobody is told what he cannot see", what)?;
            blind(game, &one, &other, seat)?;
        }
    }
    Ok(())
}

/// The state after a choice, and what an eye is shown of it.
fn told<G: Secrets + Shown>(
    game: &G,
    state: &G::State,
    choice: G::Choice,
    eye: Eye,
) -> (G::State, Vec<String>) {
    let (mut state, mut log) = (state.clone(), Vec::new());
    game.apply(&mut state, choice, &mut log);
    let told = log.iter().filter(|event| game.tells(event));
    let line = |event| Message::of(game, "log", &game.witness(event, eye)).named_line();
    (state, told.map(line).collect())
}

/// A finished game has an outcome, and resumes from its own record.
pub(super) fn ended<G: Game>(
    game: &Rc<G>,
    session: &Session<G>,
    effort: Effort,
) -> Result<(), Broken> {
    let seats = usize::from(session.setup().seats);
    let outcome = game.outcome(session.state());
    let fits = outcome.as_ref().is_some_and(|outcome| outcome.points.len() == seats);
    law(fits, "a game that is over has an outcome", || format!("{outcome:?}"))?;
    audited(&**game, session.state())?;
    value(session)?;
    eyes(&**game, session)?;
    remembered(session)?;
    if !effort.resumed {
        return Ok(());
    }
    let text = session.record().write();
    let (record, mut findings) = notation::parse(&Source::new("battery.play", text.clone()));
    let (again, more) = resume(Rc::clone(game), &record);
    findings.extend(more);
    let what = || {
        let found = findings.iter().map(|found| format!("{}: {}", found.place, found.message));
        found.collect::<Vec<_>>().join("\n")
    };
    let same = again.is_some_and(|again| again.state() == session.state());
    law(findings.is_empty() && same && record.write() == text, "a saved game resumes", what)?;
    covered(game, session)
}

/// Past states that a session recomputes equal the original ones.
fn remembered<G: Game>(session: &Session<G>) -> Result<(), Broken> {
    // Seven and the distance between kept states are coprime, so every distance from a kept state
    // is checked.
    let mut some = session.answers().iter().enumerate().step_by(7);
    let changed = some.find(|(nth, answer)| digest(&*session.state_at(nth + 1)) != answer.hash);
    law(changed.is_none(), "a state of the past is what it was", || format!("after {changed:?}"))
}

/// A game with hidden information resumes from its covered save during play. Chance answers from
/// the table's seed here, because only such answers are covered.
fn covered<G: Game>(game: &Rc<G>, played: &Session<G>) -> Result<(), Broken> {
    let session = Session::new(Rc::clone(game), played.setup().clone(), played.seed());
    let Some(mut session) = session.ok().filter(|_| game.hides()) else { return Ok(()) };
    let mut dealer = Dealer::beside(played.seed(), u64::MAX - 2);
    let most = dealer.below(u32::try_from(played.answers().len()).unwrap_or(u32::MAX)) as usize;
    while session.answers().len() < most {
        let offers = u32::try_from(session.choices().len()).unwrap_or(u32::MAX);
        let choice = dealer.below(offers.max(1)) as usize;
        if session.roll().is_err() && session.choose(choice).is_err() {
            break;
        }
    }
    let (record, _) = notation::parse(&Source::new("battery.play", session.saved().write()));
    let (again, findings) = resume(Rc::clone(game), &record);
    let same = again.is_some_and(|again| again.state() == session.state());
    let what = || findings.iter().map(|found| found.message.clone() + "\n").collect();
    law(findings.is_empty() && same, "a game that hides something resumes", what)
}

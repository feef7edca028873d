//! Faults: which card failed, in which hook, where and why.

use content::CardInfo;
use diag::Diagnostic;
use play::{CardFault, Ref};
use script::{Cause, Fault};

use crate::{CHAIN, CallOf, SET_OFF, Scripted, codes};

/// The cause word for an endless chain.
pub(crate) const CHAINED: &str = "chain";

/// The words for all causes of faults. Each has a text `fault-<cause>` in the program's locale
/// files.
pub fn causes() -> impl Iterator<Item = &'static str> {
    Cause::ALL.into_iter().map(Cause::word).chain([CHAINED])
}

/// Keeps the fault of a script for the report.
#[cold]
pub(crate) fn blame<G: Scripted>(game: &G, call: &CallOf<G>, fault: Fault, rests: bool) {
    let (cause, about) = (fault.cause.word(), fault.about.clone());
    keep(game, call, (cause, about), fault.diagnostic(), rests);
}

/// Keeps a fault about cards that trigger one another endlessly.
#[cold]
pub(crate) fn blame_chain<G: Scripted>(game: &G, state: &G::State, call: &CallOf<G>) {
    let Some(handler) = game.handler(call.card, call.hook) else { return };
    let budget = G::budget(state);
    let message = if budget.is_spent() {
        format!("cards triggered more than {SET_OFF} effects in one turn")
    } else {
        format!("more than {CHAIN} cards acted after one answer")
    };
    let place = game.runtime().host().place(handler.function);
    let finding = Diagnostic::error(codes::ENDLESS_CHAIN, message, place)
        .help("a card must not trigger itself, directly or through another card");
    let rests = budget.is_last(call.card, call.hook);
    keep(game, call, (CHAINED, String::new()), finding, rests);
}

/// Unwraps the result of a query. A fault is kept for the report and gives the default value.
#[inline]
pub(crate) fn believe<G: Scripted, T: Default>(
    game: &G,
    call: &CallOf<G>,
    answer: Result<T, Fault>,
) -> T {
    match answer {
        Ok(answer) => answer,
        Err(fault) => {
            blame(game, call, fault, false);
            T::default()
        }
    }
}

fn keep<G: Scripted>(
    game: &G,
    call: &CallOf<G>,
    (cause, about): (&'static str, String),
    finding: Diagnostic,
    rests: bool,
) {
    let Some(CardInfo { id, kind, pack, .. }) = game.info(call.card) else {
        debug_assert!(false, "a card that acts is in the catalogue");
        return;
    };
    let hook = G::hook_name(call.hook);
    let note = format!("the card {kind}/{id} of the pack “{pack}”, in its hook {hook}");
    game.runtime().blame(CardFault {
        seat: call.seat,
        card: Ref::new(*kind, id.clone()),
        pack: pack.clone(),
        hook,
        cause,
        about,
        rests,
        finding: finding.note(note),
    });
}

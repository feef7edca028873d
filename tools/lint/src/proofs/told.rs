//! What rulings do not prove, told.

use content::CardInfo;
use diag::{Diagnostic, Place, Source, Span};

use super::gaps::{Gap, GapSort};
use crate::codes;

/// The rulings of a card hold while it does nothing.
pub(super) fn idle(card: &CardInfo, rulings: &Source) -> Diagnostic {
    let message = format!("no ruling of “{}” fails if the card does nothing", card.id);
    let place = Source::new(rulings.path(), "").top();
    Diagnostic::warning(codes::IDLE_RULINGS, message, place)
        .label(card.places().key("hooks"), "no ruling shows what it does")
        .help("let one of them expect a change: an event, or a value afterwards")
}

/// A ruling beside a card has nothing to do with it.
pub(super) fn vacuous(card: &CardInfo, ruling: &Place) -> Diagnostic {
    let message = format!("this ruling has nothing to do with “{}”", card.id);
    Diagnostic::warning(codes::VACUOUS_RULING, message, ruling.clone())
        .label(card.places().key("hooks"), "not tested by this ruling")
        .help("put the card on the table, or remove the ruling")
}

/// A ruling expects what it is given, and nothing happens in it.
pub(super) fn restating(ruling: &Place) -> Diagnostic {
    let message = "this ruling expects only what it is given, and no card acts in it";
    Diagnostic::warning(codes::VACUOUS_RULING, message, ruling.clone())
        .help("let something happen in it, or remove it")
}

/// No ruling has an event that a guard of a card keeps from it.
pub(super) fn guard(card: &CardInfo, hook: &str) -> Diagnostic {
    let message =
        format!("no ruling shows that the guards of “{hook}” keep “{}” from acting", card.id);
    let place = card.places().key(&format!("hooks.{hook}"));
    Diagnostic::warning(codes::UNPROVEN_GUARD, message, place)
        .help(format!("write a ruling in {}.play with an event that the guards refuse", card.id))
}

/// No ruling comes to a hook of a card that has rulings.
pub(super) fn without_ruling(card: &CardInfo, hook: &str) -> Diagnostic {
    let message = format!("no ruling runs “{hook}” of “{}”", card.id);
    let place = card.places().key(&format!("hooks.{hook}"));
    Diagnostic::warning(codes::UNPROVEN_HOOK, message, place)
        .help(format!("write a ruling in {}.play that runs it", card.id))
}

/// No ruling runs something of a script.
pub(super) fn gap(source: &Source, gap: &Gap) -> Diagnostic {
    let (message, help) = match gap.sort {
        GapSort::Way => {
            ("no ruling runs this", "write one that does, or remove what no game can reach")
        }
        GapSort::Value => {
            ("no ruling needs this value", "write one that does, or remove what no game can reach")
        }
        GapSort::Otherwise => (
            "this is true in every ruling",
            "write one in which it is false, or remove the condition",
        ),
        GapSort::Onward => ("no ruling continues from here", "let a ruling answer this question"),
    };
    Diagnostic::warning(codes::UNPROVEN_BRANCH, message, first_line(source, gap.span)).help(help)
}

/// The first line of what stands there.
fn first_line(source: &Source, span: Span) -> Place {
    let (start, end) = (span.start as usize, span.end as usize);
    let said = source.text().get(start..end).unwrap_or("");
    let first = said.lines().next().unwrap_or("").trim_end();
    source.place(start..start + first.len())
}

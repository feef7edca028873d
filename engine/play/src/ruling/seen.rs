//! What a player is shown, as rulings write it: `sees A = [...]`, `hides A.undo = …`.

use std::fmt::Write as _;

use diag::{Diagnostic, Source};

use crate::codes;
use crate::game::Game;
use crate::panel::Panel;
use crate::record::{Actor, Patch};
use crate::seat::{Eye, Seat};
use crate::session::{Session, UndoRefused};
use crate::table::{Table, Waiting};

/// A part of what a player is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShownPart {
    /// The picture and the open piles.
    View,
    /// The messages since the beginning.
    Log,
    /// The question with its offers, if this player is asked.
    Prompt,
    /// The reply to an undo request of this player.
    Undo,
}

const PARTS: [(&str, ShownPart); 4] = [
    ("view", ShownPart::View),
    ("log", ShownPart::Log),
    ("prompt", ShownPart::Prompt),
    ("undo", ShownPart::Undo),
];

/// The result of a comparison: nothing, or a finding.
pub(super) type Comparison = Result<(), Box<Diagnostic>>;

/// Checks that the eye is shown each phrase.
pub(super) fn sees<G: Game>(session: &Session<G>, source: &Source, look: &Patch) -> Comparison {
    let shown = shown(session, source, look)?;
    let lacks = |piece: &&str| !shown.iter().any(|line| stands_in(piece, line));
    let Some(missing) = pieces(&look.value.text).find(lacks) else { return Ok(()) };
    let mut help = "all that is shown:".to_owned();
    for line in &shown {
        let _ = write!(help, "\n  {line}");
    }
    let message = format!("`{}` does not show `{missing}`", look.path);
    Err(Box::new(differs(source, look, message).help(help)))
}

/// Checks that the eye is shown none of the phrases.
pub(super) fn hides<G: Game>(session: &Session<G>, source: &Source, look: &Patch) -> Comparison {
    let shown = shown(session, source, look)?;
    let line_with = |piece| shown.iter().find(|line| stands_in(piece, line));
    match pieces(&look.value.text).find_map(|piece| Some((piece, line_with(piece)?))) {
        Some((piece, line)) => {
            let message = format!("`{}` shows `{piece}`: `{line}`", look.path);
            Err(Box::new(differs(source, look, message)))
        }
        None => Ok(()),
    }
}

fn differs(source: &Source, look: &Patch, message: String) -> Diagnostic {
    Diagnostic::error(codes::SEEN_DIFFERS, message, source.place(look.span.clone()))
}

/// The lines that the eye in a path is shown.
fn shown<G: Game>(
    session: &Session<G>,
    source: &Source,
    look: &Patch,
) -> Result<Vec<String>, Box<Diagnostic>> {
    let (who, part) = look.path.split_once('.').unwrap_or((&look.path, ""));
    let seats = (0..session.setup().seats).map(Seat);
    let named = seats.map(|seat| (seat.to_string(), Eye::Seat(seat)));
    let mut eyes = named.chain([("*".to_owned(), Eye::Bystander)]);
    let eye = eyes.find(|(name, _)| name == who).map(|(_, eye)| eye);
    let wanted: Vec<ShownPart> = PARTS
        .iter()
        .filter(|(name, _)| part.is_empty() || *name == part)
        .map(|(_, part)| *part)
        .collect();
    match eye {
        Some(eye) if !wanted.is_empty() => {
            Ok(wanted.into_iter().flat_map(|part| lines(session, eye, part)).collect())
        }
        Some(_) | None => {
            let message = format!(
                "`{}` is not a view: expected a seat or `*`, without or with one of `.view`, \
                 `.log`, `.prompt`, `.undo`",
                look.path
            );
            let place = source.place(look.span.clone());
            Err(Box::new(Diagnostic::error(codes::BAD_THEN, message, place)))
        }
    }
}

/// The lines of one part, one for each message.
fn lines<G: Game>(session: &Session<G>, eye: Eye, part: ShownPart) -> Vec<String> {
    let table: &dyn Table = session;
    match part {
        ShownPart::View => {
            let panels = [table.picture(eye), table.piles(eye)].concat();
            panels.iter().flat_map(Panel::messages).map(|said| said.named_line()).collect()
        }
        ShownPart::Log => table.log(0, eye).iter().map(|told| told.named_line()).collect(),
        ShownPart::Prompt => match table.waiting() {
            Waiting::Asks { seat, prompt } if eye == Eye::Seat(seat) => {
                [prompt].iter().chain(table.offers()).map(|said| said.line()).collect()
            }
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => Vec::new(),
        },
        ShownPart::Undo => vec![undo(session, eye)],
    }
}

/// The reply to an eye's undo request, for any seat that made the last choice.
fn undo<G: Game>(session: &Session<G>, eye: Eye) -> String {
    let seats = session.answers().iter().rev().filter_map(|answer| match answer.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    });
    let Some(last) = seats.into_iter().next() else { return "nothing".to_owned() };
    match session.may_undo(last, eye) {
        Ok(_) => format!("undone {last}"),
        Err(UndoRefused::Nothing) => "nothing".to_owned(),
        Err(UndoRefused::Chance(None)) => "chance".to_owned(),
        Err(UndoRefused::Chance(Some(told))) => format!("chance {}", told.named_line()),
        Err(UndoRefused::Revealed(told)) => format!("revealed {}", told.named_line()),
    }
}

/// The phrases of `[a, b]`, or one phrase. A phrase may have several words, and commas inside
/// words.
pub(super) fn pieces(value: &str) -> impl Iterator<Item = &str> {
    let inner = value.strip_prefix('[').and_then(|value| value.strip_suffix(']'));
    inner.unwrap_or(value).split(", ").map(str::trim).filter(|piece| !piece.is_empty())
}

/// Whether a phrase occurs in a line, not as part of a longer word.
fn stands_in(piece: &str, line: &str) -> bool {
    let goes_on = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    line.match_indices(piece).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let behind = line[at + piece.len()..].chars().next();
        !before.is_some_and(goes_on) && !behind.is_some_and(goes_on)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_whole_words() {
        let line = "looked seat=A field=meadow token=3 face=t09:2:red,blue";
        for piece in ["looked seat=A", "t09", "token=3", "blue", "t09:2:red,blue"] {
            assert!(stands_in(piece, line), "{piece}");
        }
        for piece in ["look", "t0", "t0?", "oken=3", "blues"] {
            assert!(!stands_in(piece, line), "{piece}");
        }
        let all: Vec<_> = pieces("[token=3 face=t09:2:red,blue, meadow]").collect();
        assert_eq!(all, ["token=3 face=t09:2:red,blue", "meadow"]);
        assert_eq!(pieces("t09").collect::<Vec<_>>(), ["t09"]);
    }
}

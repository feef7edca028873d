//! Numbers and signs in cells: whether only they differ, and whether they say nothing.

use play::message::Arg;
use play::panel::{Cell, Row};
use play::{Message, Ref};

/// The space of the common words.
pub(crate) const COMMON: &str = "words";

/// Whether a row has numbers, and all of them are zero.
pub(crate) fn is_nil(row: &Row) -> bool {
    let amounts = || row.cells.iter().filter(|cell| is_amount(cell));
    let args = amounts().filter_map(|cell| cell.says.as_ref()).flat_map(|says| &says.args);
    amounts().next().is_some() && args.into_iter().all(|(_, arg)| *arg == Arg::Int(0))
}

/// The message of a cell.
pub(crate) fn says(cell: Option<&Cell>) -> impl Iterator<Item = &Message> {
    cell.and_then(|cell| cell.says.as_ref()).into_iter()
}

/// Whether a cell contains only numbers.
pub(crate) fn is_amount(cell: &Cell) -> bool {
    let is_number = |(_, arg): &(_, Arg)| matches!(arg, Arg::Int(_));
    cell.says.as_ref().is_some_and(|says| !says.args.is_empty() && says.args.iter().all(is_number))
}

/// Whether two cells differ only in a sign: a common word, such as yes or no.
pub(crate) fn is_sign(one: &Cell, other: &Cell) -> bool {
    let (Some(one), Some(other)) = (&one.says, &other.says) else { return false };
    let is_common = |arg: &Arg| match arg {
        Arg::Word(word) => word.space == COMMON && word.parts.is_empty(),
        Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) | Arg::List(_) => false,
    };
    let mut args = one.args.iter().zip(&other.args);
    let alike = one.id == other.id && one.args.len() == other.args.len();
    alike && args.all(|(one, other)| one == other || is_common(&one.1) && is_common(&other.1))
}

/// Whether only a number or the state of a goal differs.
pub(crate) fn counts(before: Option<&Cell>, after: Option<&Cell>) -> bool {
    let says = |cell: Option<&Cell>| cell.and_then(|cell| cell.says.clone());
    let is_number = |arg: &Arg| matches!(arg, Arg::Int(_));
    let number =
        |says: &Message| !says.args.is_empty() && says.args.iter().all(|(_, arg)| is_number(arg));
    let goal = before.and(after).is_some_and(|cell| cell.mark.is_some());
    // A cell that is new as a whole is not a changed number.
    let stays = before.and(after).is_some();
    goal || match (says(before), says(after)) {
        (Some(one), Some(other)) => {
            let has = one.args.iter().any(|(_, arg)| is_number(arg));
            has && one.id == other.id && Ref::named_in(&one) == Ref::named_in(&other)
        }
        (Some(only), None) | (None, Some(only)) => stays && number(&only),
        (None, None) => false,
    }
}

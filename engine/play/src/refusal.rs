//! Why something that lies on the table is not offered.

use crate::message::Message;
use crate::panel::Ref;

/// Why the asked seat is not offered one sort of choice about a thing on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The thing. One that several players have, such as a space of a sheet, is the asked seat's.
    pub about: Ref,
    /// The choice that is not offered about it, by its name in the space `choice`: `buy`.
    pub choice: &'static str,
    /// Why not; rendered in the space `refusal`. A sentence that does not name the thing.
    pub why: Message,
}

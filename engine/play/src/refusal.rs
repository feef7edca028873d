//! Refusals: why something on the table is not offered.

use crate::message::Message;
use crate::panel::Ref;

/// Why the asked seat is not offered one sort of choice about a thing on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The thing. If each player has one, such as a space of a sheet, it is the asked seat's.
    pub about: Ref,
    /// The choice that is not offered, by its name in the space `choice`: `buy`.
    pub choice: &'static str,
    /// The reason, rendered in the space `refusal`: a sentence that does not name the thing.
    pub why: Message,
}

/// Collects refusals, and knows the present offers. The first reason for a thing and a choice is
/// kept.
///
/// ```
/// use play::{Message, Ref, Refusals};
///
/// let mut refusals = Refusals::new(&["buy axe"]);
/// assert!(refusals.offered(|offer| offer.ends_with("axe")));
/// let shield = || Some(Ref::new("card", "shield"));
/// refusals.add(shield(), "buy", || Message::bare("refusal", "too-dear"));
/// refusals.add(shield(), "buy", || Message::bare("refusal", "hands-full"));
/// let list = refusals.list();
/// assert_eq!(list.len(), 1);
/// assert_eq!(list[0].why.id, "too-dear");
/// ```
pub struct Refusals<'o, C> {
    offers: &'o [C],
    list: Vec<Refusal>,
}

impl<'o, C> Refusals<'o, C> {
    /// No refusals yet, with these offers.
    pub fn new(offers: &'o [C]) -> Self {
        Self { offers, list: Vec::new() }
    }

    /// Whether a choice is offered.
    pub fn offered(&self, choice: impl Fn(&C) -> bool) -> bool {
        self.offers.iter().any(choice)
    }

    /// Refuses a choice about a thing. Without a thing, nothing is recorded.
    pub fn add(&mut self, about: Option<Ref>, choice: &'static str, why: impl FnOnce() -> Message) {
        let Some(about) = about else { return };
        if !self.list.iter().any(|one| one.about == about && one.choice == choice) {
            self.list.push(Refusal { about, choice, why: why() });
        }
    }

    /// All refusals.
    pub fn list(self) -> Vec<Refusal> {
        self.list
    }
}

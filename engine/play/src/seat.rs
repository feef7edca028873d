//! Seats at a table, and eyes that look at it.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0, clockwise from the first player of the set-up.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The number of the seat as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `places` farther clockwise, at a table of `seats` (at least one).
    ///
    /// ```
    /// use play::Seat;
    ///
    /// assert_eq!(Seat(2).after(1, 4), Seat(3));
    /// assert_eq!(Seat(2).after(3, 4), Seat(1));
    /// ```
    #[inline]
    #[must_use]
    pub fn after(self, places: u8, seats: u8) -> Self {
        debug_assert!(seats > 0, "a table without seats");
        let at = self.0.saturating_add(places);
        // Usually at most once around; avoids a slow division.
        match at.checked_sub(seats) {
            None => Self(at),
            Some(at) if at < seats => Self(at),
            Some(at) => Self(at.checked_rem(seats).unwrap_or(0)),
        }
    }
}

impl fmt::Display for Seat {
    /// As a letter, like in `.play` files: `A` for the first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A'.saturating_add(self.0.min(25))))
    }
}

/// Who looks at a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// A seat: sees what its player may know.
    Seat(Seat),
    /// A spectator: sees only public information.
    Bystander,
    /// The referee: sees everything.
    Referee,
}

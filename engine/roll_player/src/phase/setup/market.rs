//! The first market: the deck is thinned and the first row dealt.
//!
//! Rules: `setup-deck`, `setup-thin`, `setup-row`, `setup-initiative`, `setup-table`,
//! `solo-deck-grouped`. Rule: `solo-deck-shuffled`.

use play::{Bits, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::cards::SoloMarket;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Chance, Offers, Scene, Turn};
use crate::state::State;
use crate::words::Window;

/// The position in the first market. `left` counts the cards still to be dealt.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Cards of a dot group, 0 or 1, are discarded.
    Thin { group: u8, left: u8 },
    /// Solo: cards that start the discard pile.
    Discard { left: u8 },
    /// Solo: a card starts the trash.
    Trash,
    /// The first row is dealt.
    Row { left: u8 },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        state.first()
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Thin { group, left } => {
                let empty = turn.state.decks()[usize::from(group)].is_empty();
                if left > 0 && !empty {
                    return turn.chance(self);
                }
                if group > 0 {
                    turn.begin_row();
                } else {
                    let left = if left == 0 { turn.thinned() } else { 0 };
                    turn.step(Self::Thin { group: 1, left });
                }
            }
            Self::Discard { left: 0 } => turn.step(Self::Trash),
            Self::Discard { .. } | Self::Trash => return turn.chance(self),
            Self::Row { left } if turn.state.row_complete(left) => turn.begin_starting_dice(),
            Self::Row { left } => return turn.deal_row(self, left),
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        let cards = match self {
            Self::Thin { group, .. } => state.decks()[usize::from(group)],
            Self::Discard { .. } | Self::Trash | Self::Row { .. } => state.deck(),
        };
        Ask::Chance(Chance::Card(cards))
    }

    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Choice::Deal(card) = choice else { return };
        match self {
            Self::Thin { group, left } => {
                turn.tell(Event::Thinned { card });
                turn.step(Self::Thin { group, left: left - 1 });
            }
            Self::Discard { left } => {
                turn.tell(Event::Thinned { card });
                turn.step(Self::Discard { left: left - 1 });
            }
            Self::Trash => {
                turn.tell(Event::Trashed { card });
                turn.step(Self::Row { left: turn.rules.row_size(turn.state) });
            }
            Self::Row { .. } => turn.tell(Event::Dealt { card }),
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Thin { .. } | Self::Discard { .. } | Self::Trash => "setup-deck",
            Self::Row { .. } => "setup-row",
        })
    }
}

impl RollPlayer {
    /// Number of gold dice set aside as enemy dice; 0 except in a solo game.
    pub(crate) fn enemy_dice(&self, state: &State) -> u8 {
        if state.solo() { 1 + state.extra_enemies() } else { 0 }
    }

    /// Number of cards in the market row.
    pub(crate) fn row_size(&self, state: &State) -> u8 {
        self.cards.numbers(state.edition()).row(state.seats())
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// After the heroes: sets the enemy die aside in a solo game, then thins the deck.
    pub(super) fn begin_first_market(&mut self) {
        for _ in 0..self.rules.enemy_dice(self.state) {
            self.tell(Event::EnemySet);
        }
        // In the bazaar both groups form one pile before thinning, so that pile loses the cards of
        // both.
        let left = self.thinned();
        let mixed = self.state.decks()[1].is_empty();
        self.step(Step::Thin { group: 0, left: if mixed { left * 2 } else { left } });
    }

    fn thinned(&self) -> u8 {
        self.rules.cards.numbers(self.state.edition()).thinned[self.state.seats_at()]
    }

    fn begin_row(&mut self) {
        let edition = self.rules.cards.edition(self.state.edition());
        self.step(match (self.state.solo(), edition.solo_market) {
            (true, SoloMarket::Shuffled) => Step::Discard { left: 1 },
            (true, SoloMarket::Grouped) => Step::Trash,
            (false, _) => Step::Row { left: self.rules.row_size(self.state) },
        });
    }
}

/// The deck of a new table from two groups of market cards; `mixed` makes one pile.
pub(crate) fn piles(groups: [Bits; 2], mixed: bool) -> [Bits; 2] {
    if mixed { [groups[0].or(&groups[1]), Bits::EMPTY] } else { groups }
}

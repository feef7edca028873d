//! Which verbs read only what is in front of the owner, so that their results can be kept.

use play::Seat;

use super::scratch::{Place, place};
use super::verbs::{self, CardFilter, CardQuery, Query, Verb};
use crate::words::Zone;

/// Whether the reply to a verb may depend on more than the content, the owner's seat, its sheet and
/// the goals that its hero met. Gold, charisma tokens and purchases do not count as the sheet.
///
/// Each verb is named, so that a new one has to be judged.
pub(super) fn reads_beyond_sheet(owner: Seat, verb: &Verb) -> bool {
    match verb {
        Verb::Query(query) => query_reads_beyond(owner, query),
        Verb::CardQuery(query) => card_query_reads_beyond(query),
        Verb::HeroQuery(_) | Verb::Act(_) | Verb::Ask(_) => true,
    }
}

fn query_reads_beyond(owner: Seat, query: &Query) -> bool {
    match query {
        Query::Seat
        | Query::Row { .. }
        | Query::Dice { .. }
        | Query::CountDice { .. }
        | Query::CountColours { .. }
        | Query::ColourSets
        | Query::DieAt { .. }
        | Query::Space { .. }
        | Query::Rows { .. }
        | Query::CountRows { .. }
        | Query::Sum { .. }
        | Query::Total { .. }
        | Query::GoalMet { .. }
        | Query::GoalsMet
        | Query::GoalLeast { .. }
        | Query::GoalMost { .. }
        | Query::GoalStars { .. }
        | Query::Spread { .. }
        | Query::Lawfulness
        | Query::Goodness
        | Query::Alignment
        | Query::Backstory
        | Query::ClassColour
        | Query::Free { .. } => false,
        Query::Face { die }
        | Query::Colour { die }
        | Query::LeastFace { die }
        | Query::MostFace { die } => !is_on_sheet(owner, *die),
        Query::Gold
        | Query::Charisma
        | Query::PoolDice { .. }
        | Query::RivalDice { .. }
        | Query::Initiative
        | Query::IsFirst
        | Query::Round
        | Query::RivalsMost { .. }
        | Query::RivalsLeast { .. }
        | Query::Rivals { .. }
        | Query::GoldOf { .. } => true,
    }
}

fn card_query_reads_beyond(query: &CardQuery) -> bool {
    match query {
        CardQuery::Cards { filter, .. } | CardQuery::CountCards { filter } => {
            let CardFilter { ready, affordable, usable, .. } = filter;
            filter.zone() != Zone::Own || ready.is_some() || *affordable || *usable
        }
        CardQuery::Kind { .. }
        | CardQuery::Cost { .. }
        | CardQuery::Dots { .. }
        | CardQuery::Arrow { .. }
        | CardQuery::Set { .. }
        | CardQuery::ArmorStars { .. }
        | CardQuery::SetSize { .. }
        | CardQuery::SetCards { .. }
        | CardQuery::Sets => false,
        CardQuery::Owner { .. }
        | CardQuery::Count
        | CardQuery::MarketSize
        | CardQuery::DiscardSize => true,
    }
}

/// Whether a handle is about a space of the owner's sheet.
fn is_on_sheet(owner: Seat, die: verbs::Die) -> bool {
    match place(die) {
        Place::Sheet(seat, _) => seat == owner,
        Place::Pool(_) => false,
    }
}

//! Query verbs: what a script can read.

use script::Reply;

use super::scratch::{Scratch, lying, movable, used};
use super::verbs::{Query, RegionFilter, TokenFilter};
use crate::bench::Rule;
use crate::cards::{Catalogue, regions};
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::state::{REGIONS, State};

/// Number of steps that reaches all regions. More steps reach no more.
const FAR: u8 = REGIONS as u8;

impl Scratch {
    /// The answer to a query verb.
    pub(super) fn read(&self, cards: &Catalogue, query: Query) -> Result<Reply, Reply> {
        let state = self.draft.state();
        Ok(match query {
            Query::Seat => Reply::Int(self.seat.0.into()),
            Query::Reserve => state.reserve(self.seat).into(),
            Query::Castle => state.castle(self.seat).into(),
            Query::Cubes { region } => state.cubes(used(cards, state, region)?, self.seat).into(),
            Query::Population { region } => state.population(used(cards, state, region)?).into(),
            Query::Rats { region } => state.rats(used(cards, state, region)?).into(),
            Query::Plague => state.plague().map_or(0, |region| region.0).into(),
            Query::RegionOf { token } => lying(state, token)?.1.0.into(),
            Query::CountRegions { filter } => {
                i64::from(self.fitting(cards, state, &filter)?.count_ones()).into()
            }
            Query::CountTokens { filter } => {
                i64::from(fitting_tokens(cards, state, &filter)?.count_ones()).into()
            }
            Query::Supply => state.supply().into(),
            Query::Players => state.seats().into(),
            Query::Cards => i64::from(state.held(self.seat).count_ones()).into(),
            Query::IsLast => is_last(state).into(),
        })
    }

    /// The regions that match a filter, as bits.
    pub(super) fn fitting(
        &self,
        cards: &Catalogue,
        state: &State,
        filter: &RegionFilter,
    ) -> Result<u32, Reply> {
        let map = cards.map(state.map());
        let seats = state.seats();
        let mut bits = map.used(seats);
        if let Some(near) = filter.near {
            bits &= map.near(used(cards, state, near)?, seats);
        }
        if let (Some(reach), Some(plague)) = (filter.reach, state.plague()) {
            let mut reached = map.within(plague, reach.min(FAR), seats);
            let back = state.options().has(Rule::Return) && reach > 1;
            if back || is_last(state) && state.options().has(Rule::Stay) {
                reached |= plague.bit();
            }
            bits &= reached;
        }
        let fits = |region: &RegionNo| {
            let rats = state.rats(*region);
            !(filter.own && state.cubes(*region, self.seat) == 0)
                && filter.min_rats.is_none_or(|least| rats >= least)
                && filter.max_rats.is_none_or(|most| rats <= most)
        };
        Ok(regions(bits).filter(fits).fold(0, |bits, region| bits | region.bit()))
    }
}

/// The tokens on the board that match a filter, as bits.
pub(super) fn fitting_tokens(
    cards: &Catalogue,
    state: &State,
    filter: &TokenFilter,
) -> Result<u64, Reply> {
    let mut tokens = match filter.region {
        Some(region) => state.tokens_in(used(cards, state, region)?),
        None => state.lying(),
    };
    if let Some(other) = filter.except {
        tokens &= !1u64.checked_shl(other.0.into()).unwrap_or(0);
    }
    if filter.movable {
        let used = regions(cards.map(state.map()).used(state.seats()));
        for region in used.filter(|region| !movable(cards, state, *region)) {
            tokens &= !state.tokens_in(region);
        }
    }
    Ok(tokens)
}

fn is_last(state: &State) -> bool {
    matches!(state.step(), Step::Last(_))
}

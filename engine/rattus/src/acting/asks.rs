//! The verbs that ask.

use script::Reply;

use super::reads::fitting_tokens;
use super::scratch::{Scratch, lying};
use super::verbs::Ask;
use crate::acting::Question;
use crate::cards::Catalogue;
use crate::numbers::RegionNo;

impl Scratch {
    /// Carries out a verb that asks: a question that has no possible answer is not asked.
    pub(super) fn ask(&mut self, cards: &Catalogue, ask: Ask) -> Result<Reply, Reply> {
        let state = self.draft.state();
        let question = match ask {
            Ask::Look { token } => Question::Look { token: lying(state, token)?.0 },
            Ask::PickRegion { filter } => {
                let regions = self.fitting(cards, state, &filter)?;
                if regions == 0 {
                    return Ok(Reply::Nil);
                }
                let near = filter.near.map(|region| RegionNo(region.0));
                Question::Region { regions, near, optional: filter.optional }
            }
            Ask::PickToken { filter } => {
                let tokens = fitting_tokens(cards, state, &filter)?;
                if tokens == 0 {
                    return Ok(Reply::Nil);
                }
                Question::Token { tokens, optional: filter.optional }
            }
            Ask::PickNumber { least, most } if least > most => {
                return Err(Reply::Wrong(format!("from {least} to {most} there is no number")));
            }
            Ask::PickNumber { least, most } => Question::Number { least, most },
            Ask::Confirm => Question::Confirm,
        };
        Ok(self.draft.ask(question))
    }
}

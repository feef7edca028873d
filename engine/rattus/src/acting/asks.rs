//! Verbs that ask.

use effects::AskNo;
use script::Reply;

use super::reads::fitting_tokens;
use super::scratch::{Scratch, lying};
use super::verbs::Ask;
use crate::acting::Question;
use crate::cards::Catalogue;
use crate::numbers::RegionNo;

impl Scratch {
    /// Carries out a verb that asks. A question without a possible answer is not asked.
    pub(super) fn ask(&mut self, cards: &Catalogue, ask: Ask) -> Result<Reply, Reply> {
        let state = self.draft.state();
        let (question, label) = match ask {
            Ask::Look { token } => (Question::Look { token: lying(state, token)?.0 }, None),
            Ask::PickRegion { filter } => {
                let regions = self.fitting(cards, state, &filter)?;
                if regions == 0 {
                    return Ok(Reply::Nil);
                }
                let near = filter.near.map(|region| RegionNo(region.0));
                (Question::Region { regions, near, optional: filter.optional }, filter.ask)
            }
            Ask::PickToken { filter } => {
                let tokens = fitting_tokens(cards, state, &filter)?;
                if tokens == 0 {
                    return Ok(Reply::Nil);
                }
                (Question::Token { tokens, optional: filter.optional }, filter.ask)
            }
            Ask::PickNumber { least, most, .. } if least > most => {
                return Err(Reply::Wrong(format!("there is no number from {least} to {most}")));
            }
            Ask::PickNumber { least, most, ask } => (Question::Number { least, most }, ask),
            Ask::Confirm { ask } => (Question::Confirm, ask),
        };
        let named = |label| AskNo::of(label, cards.asks(self.card));
        let ask = label.map(named).transpose()?;
        Ok(self.draft.ask_as(question, ask))
    }
}

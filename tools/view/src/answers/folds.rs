//! Long lists of offers: similar ones that follow one another are one line at first.

use std::ops::Range;

use crate::sight::Sight;

/// The attribute of an offer's message that stands for several similar offers.
const FOLD: &str = "fold";
/// Minimum number of offers in a fold.
const SEVERAL: usize = 3;

/// Similar offers that follow one another, with one text for all of them. The text asks for one of
/// them, so it is the heading of their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The text.
    pub text: String,
    /// The indices of the offers.
    pub offers: Range<usize>,
}

impl Sight<'_> {
    /// The folds of the open question, in order: offers with the same text in the attribute `fold`
    /// of their message. A question has none if all its offers would be in one.
    pub fn folds(self) -> Vec<Fold> {
        let voice = self.speech().voice();
        let offers = self.offers();
        let text = |offer: &play::Message| {
            let args = offer.args.iter().chain(&offer.facts);
            let args: Vec<_> = args.map(|(name, arg)| (&**name, arg.clone())).collect();
            voice.word(offer.space, &offer.id, Some(FOLD), &args)
        };
        let texts: Vec<Option<String>> = offers.iter().map(text).collect();
        let mut from = 0;
        let groups = texts.chunk_by(|one, other| one.is_some() && one == other).map(|group| {
            let offers = from..from + group.len();
            from = offers.end;
            Some(Fold { text: group[0].clone()?, offers })
        });
        let is_long = |fold: &Fold| (SEVERAL..texts.len()).contains(&fold.offers.len());
        groups.flatten().filter(is_long).collect()
    }
}

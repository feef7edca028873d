//! Long lists of offers: similar ones that follow one another are one line at first.

use std::ops::Range;

use crate::sight::Sight;

/// The attribute of an offer's message that stands for several similar offers.
const FOLD: &str = "fold";
/// The attribute of an offer's message for its line below the text of the fold.
const FOLDED: &str = "folded";
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
    /// The texts of the offers after that text, which says the rest.
    pub texts: Vec<String>,
}

impl Sight<'_> {
    /// The folds of the open question, in order: offers with the same text in the attribute `fold`
    /// of their message. A question has none if all its offers would be in one.
    pub fn folds(self) -> Vec<Fold> {
        let voice = self.speech().voice();
        let offers = self.offers();
        let text = |offer: &play::Message, attribute| {
            let args = offer.args.iter().chain(&offer.facts);
            let args: Vec<_> = args.map(|(name, arg)| (&**name, arg.clone())).collect();
            voice.word(offer.space, &offer.id, Some(attribute), &args)
        };
        let texts: Vec<Option<String>> = offers.iter().map(|offer| text(offer, FOLD)).collect();
        let mut from = 0;
        let groups = texts.chunk_by(|one, other| one.is_some() && one == other).map(|group| {
            let offers = from..from + group.len();
            from = offers.end;
            Some((group[0].clone()?, offers))
        });
        let long =
            groups.flatten().filter(|(_, them)| (SEVERAL..texts.len()).contains(&them.len()));
        let fold = |(text_of_all, them): (String, Range<usize>)| {
            let own = |offer| text(offer, FOLDED).unwrap_or_else(|| voice.say(offer));
            Fold {
                text: text_of_all,
                texts: offers[them.clone()].iter().map(own).collect(),
                offers: them,
            }
        };
        long.map(fold).collect()
    }
}

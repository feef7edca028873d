//! Long lists of offers: similar ones that follow one another are one line at first.

use std::ops::Range;

use play::Message;

use crate::sight::Sight;

/// The attribute of an offer's message that stands for several similar offers.
const FOLD: &str = "fold";
/// Like [`FOLD`], if the list has no room for all offers.
const TIGHT: &str = "tight";
/// The attribute of an offer's message for its line below the text of the fold. Without such a
/// text, for its line in a list of such offers only: the question says the rest.
const FOLDED: &str = "folded";
/// Minimum number of offers in a fold.
const SEVERAL: usize = 3;

/// How much room a list of offers has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListRoom {
    /// Enough for most lists.
    Usual,
    /// Too little: offers have their short texts if the question says the rest.
    Short,
    /// Too little even so: more offers are in folds.
    Tight,
}

/// Similar offers that follow one another, with one text for all of them. The text asks for one of
/// them, so it is the heading of their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The text; empty if the question says it.
    pub text: String,
    /// The indices of the offers.
    pub offers: Range<usize>,
    /// The texts of the offers after that text, which says the rest.
    pub texts: Vec<String>,
    /// Whether it is always open, because it has all offers of the question.
    pub open: bool,
}

impl Sight<'_> {
    /// The folds of the open question, in order: offers with the same text in an attribute of their
    /// message, `fold` or, with little room, `tight`.
    pub fn folds(self, room: ListRoom) -> Vec<Fold> {
        let offers = self.offers();
        if room > ListRoom::Usual
            && let Some(short) = self.shortened(offers)
        {
            return vec![short];
        }
        let tight = (room == ListRoom::Tight).then_some(TIGHT);
        let text = |offer| self.part(offer, FOLD).or_else(|| self.part(offer, tight?));
        let texts: Vec<Option<String>> = offers.iter().map(text).collect();
        let mut from = 0;
        let groups = texts.chunk_by(|one, other| one.is_some() && one == other).map(|group| {
            let offers = from..from + group.len();
            from = offers.end;
            Some((group[0].clone()?, offers))
        });
        let long = groups.flatten().filter(|(_, them)| them.len() >= SEVERAL);
        let fold = |(text, them): (String, Range<usize>)| {
            let voice = self.speech().voice();
            let own = |offer| self.part(offer, FOLDED).unwrap_or_else(|| voice.say(offer));
            let texts = offers[them.clone()].iter().map(own).collect();
            Fold { text, texts, open: them.len() == offers.len(), offers: them }
        };
        long.map(fold).collect()
    }

    /// All offers with their short texts, if the question says the rest.
    fn shortened(self, offers: &[Message]) -> Option<Fold> {
        let [first, ..] = offers else { return None };
        let alike = offers.iter().all(|offer| (offer.space, &offer.id) == (first.space, &first.id));
        if !alike || self.part(first, FOLD).is_some() {
            return None;
        }
        let texts: Option<_> = offers.iter().map(|offer| self.part(offer, FOLDED)).collect();
        Some(Fold { text: String::new(), offers: 0..offers.len(), texts: texts?, open: true })
    }

    /// The text of an attribute of an offer's message.
    fn part(self, offer: &Message, attribute: &str) -> Option<String> {
        let args = offer.args.iter().chain(&offer.facts);
        let args: Vec<_> = args.map(|(name, arg)| (&**name, arg.clone())).collect();
        self.speech().voice().word(offer.space, &offer.id, Some(attribute), &args)
    }
}

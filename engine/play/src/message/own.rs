//! Special words that things of a game have for questions and offers.

use super::{Args, Message, Spelled};

/// Special words of a thing for a message: an attribute of its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnWords {
    /// The thing.
    pub of: Spelled,
    /// The name of the attribute.
    pub attribute: String,
    /// Arguments in addition to those of the message.
    pub args: Args,
}

/// A card that asks a named question. Its texts may contain special words for the question,
/// `.ask-<name>`, and for the offers, `.offer-<name>-<offer>`.
///
/// ```
/// use play::{Message, NamedAsk, Spelled};
///
/// let lower = NamedAsk { card: Spelled::new("skill", "concentrate"), ask: "lower".into(), args: vec![] };
/// let offer = lower.offer(Message::bare("choice", "decline"));
/// assert_eq!(offer.own.expect("words of its own").attribute, "offer-lower-decline");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedAsk {
    /// The card.
    pub card: Spelled,
    /// The name of the question.
    pub ask: String,
    /// Earlier answers to the card, by name.
    pub args: Args,
}

impl NamedAsk {
    /// Adds the card's words for the question.
    #[must_use]
    pub fn prompt(&self, prompt: Message) -> Message {
        self.own(prompt, format!("ask-{}", self.ask))
    }

    /// Adds the card's words for an offer.
    #[must_use]
    pub fn offer(&self, offer: Message) -> Message {
        let attribute = format!("offer-{}-{}", self.ask, offer.id);
        self.own(offer, attribute)
    }

    fn own(&self, message: Message, attribute: String) -> Message {
        let own = OwnWords { of: self.card.clone(), attribute, args: self.args.clone() };
        Message { own: Some(Box::new(own)), ..message }
    }
}

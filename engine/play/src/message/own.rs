//! Words that things of a game have of their own for what is asked and offered.

use super::{Args, Message, Spelled};

/// The words that a thing of the game has of its own for a message: an attribute of its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnWords {
    /// The thing.
    pub of: Spelled,
    /// The attribute.
    pub attribute: String,
    /// What the words may name beside the arguments of the message.
    pub args: Args,
}

/// A card that asks by a name it gave the question: its texts may have words of their own for it,
/// `.ask-<name>`, and for what is offered, `.offer-<name>-<offer>`.
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
    /// The name.
    pub ask: String,
    /// What was answered to the card before, by name.
    pub args: Args,
}

impl NamedAsk {
    /// The question in the words of the card.
    #[must_use]
    pub fn prompt(&self, prompt: Message) -> Message {
        self.own(prompt, format!("ask-{}", self.ask))
    }

    /// An offer in the words of the card.
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

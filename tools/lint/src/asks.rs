//! The words of cards for what they ask: `.ask-<name>` for each question that a card names, and
//! `.offer-<name>-<offer>` where an offer has words of its own.

use content::CardInfo;
use diag::{Diagnostic, Place, nearest};
use play::signature::Signature;
use text::keys::{AttributeKey, Key, shows};

use crate::codes;

/// What an attribute of a card's text is about.
enum AttributeWords<'a> {
    /// A question, by its name.
    Ask(&'a str),
    /// An offer of a question: what follows `offer-`.
    Offer(&'a str),
}

/// What the own words of cards can name.
pub struct Nameable<'a> {
    /// The questions of the game.
    pub prompts: &'a [Signature],
    /// Its offers.
    pub choices: &'a [Signature],
    /// What a card was answered before.
    pub answered: &'a [Signature],
    /// Words of options, such as `edition_word`.
    pub options: Vec<String>,
}

impl<'a> AttributeWords<'a> {
    fn of(attribute: &'a str) -> Option<Self> {
        let ask = attribute.strip_prefix("ask-").map(Self::Ask);
        ask.or_else(|| attribute.strip_prefix("offer-").map(Self::Offer))
    }
}

/// Whether an attribute is shown for a question or an offer of a card.
pub fn is_own_word(attribute: &str) -> bool {
    AttributeWords::of(attribute).is_some()
}

/// Whether an attribute is shown for a question of a card.
pub fn is_question(attribute: &str) -> bool {
    matches!(AttributeWords::of(attribute), Some(AttributeWords::Ask(_)))
}

/// Whether an attribute is shown for an offer of a card.
pub fn is_offer(attribute: &str) -> bool {
    matches!(AttributeWords::of(attribute), Some(AttributeWords::Offer(_)))
}

/// Whether a text has words for a question.
pub fn says(key: &Key<'_>, ask: &str) -> bool {
    key.attributes.iter().any(|one| one.name.strip_prefix("ask-") == Some(ask))
}

/// What are probably meant to be the words for a question.
fn misspelt<'k>(card: &CardInfo, key: &'k Key<'_>, ask: &str) -> Option<&'k AttributeKey<'k>> {
    key.attributes.iter().find(|one| match AttributeWords::of(one.name) {
        Some(AttributeWords::Ask(said)) => {
            let stray = card.asks.iter().all(|known| known != said);
            stray && nearest(said, card.asks.iter().map(String::as_str)) == Some(ask)
        }
        Some(AttributeWords::Offer(_)) => false,
        // The slip may be in the beginning: `.aks-lower`, `.ask_lower`.
        None => is_slip(one.name) && nearest(one.name, [format!("ask-{ask}").as_str()]).is_some(),
    })
}

/// Whether the beginning of an attribute is nearly that of the words for a question.
fn is_slip(attribute: &str) -> bool {
    let begins = ["asks-", "ask_", "ask", "aks-", "sak-", "as-", "ak-"];
    begins.iter().any(|begin| attribute.starts_with(begin))
}

/// Whether an attribute is a misspelt one for a question that the text of the card does not say.
pub fn is_misspelt(card: &CardInfo, key: &Key<'_>, attribute: &str) -> bool {
    let mut lacking = card.asks.iter().filter(|ask| !says(key, ask));
    lacking.any(|ask| misspelt(card, key, ask).is_some_and(|near| near.name == attribute))
}

impl Nameable<'_> {
    /// Questions that the text of a card does not say, of those that are wanted.
    pub fn lacking(
        &self,
        card: &CardInfo,
        key: &Key<'_>,
        wanted: &dyn Fn(&str) -> bool,
    ) -> Vec<Diagnostic> {
        let lacking = card.asks.iter().filter(|ask| !says(key, ask) && wanted(ask));
        let tell = |ask: &String| {
            let message = format!("“{}” asks “{ask}”, but its text has no words for it", card.id);
            let error =
                |place: &Place| Diagnostic::error(codes::NO_ASK_TEXT, message, place.clone());
            match misspelt(card, key, ask) {
                Some(near) => {
                    let (said, wanted) = (near.name, format!("ask-{ask}"));
                    error(near.place)
                        .help(format!(
                            "did you mean “.{wanted}”? No question has the name “.{said}”"
                        ))
                        .respelt(said, &wanted)
                }
                None => {
                    let or = format!("or remove “{ask}” from `asks`");
                    error(key.place).help(format!("add the attribute “.ask-{ask} = …”, {or}"))
                }
            }
        };
        lacking.map(tell).collect()
    }

    /// Whether an attribute has been told with a question that the text does not say.
    pub fn is_told(card: &CardInfo, key: &Key<'_>, attribute: &AttributeKey<'_>) -> bool {
        is_misspelt(card, key, attribute.name)
    }

    /// Words for a question or an offer that the card does not have; nobody would ever see them.
    pub fn stray(
        &self,
        card: &CardInfo,
        key: &Key<'_>,
        attribute: &AttributeKey<'_>,
    ) -> Option<Diagnostic> {
        let name = &attribute.name;
        let asks = || card.asks.iter().map(String::as_str);
        let (message, near) = match AttributeWords::of(name)? {
            AttributeWords::Ask(ask) if asks().any(|known| known == ask) => return None,
            AttributeWords::Ask(ask) => {
                let near = nearest(ask, asks()).map(|near| format!("ask-{near}"));
                ("has no question with this name", near)
            }
            AttributeWords::Offer(offer) => {
                let offers: Vec<_> = asks().flat_map(|ask| self.offers(ask)).collect();
                if offers.iter().any(|known| known == offer) {
                    return None;
                }
                let near = nearest(offer, offers.iter().map(String::as_str));
                ("has no offer with this name", near.map(|near| format!("offer-{near}")))
            }
        };
        let message = format!("“{}” {message}: “.{name}”", card.id);
        let finding = Diagnostic::warning(codes::STRAY_TEXT, message, attribute.place.clone());
        let otherwise = "list the question in `asks` of the card, or remove the text";
        let finding = finding.did_you_mean(name, near.as_deref(), ["“.", "”"], otherwise);
        let is_said = near.is_some_and(|near| key.attributes.iter().any(|one| one.name == near));
        Some(if is_said { finding.unfixed() } else { finding })
    }

    /// What the offers of a question are called: `lower-decline`.
    fn offers(&self, ask: &str) -> Vec<String> {
        self.choices.iter().map(|choice| format!("{ask}-{}", choice.id)).collect()
    }

    /// Whether the text of a card, or an attribute of it, can name a variable.
    pub fn shows(&self, card: &CardInfo, attribute: Option<&str>, variable: &str) -> bool {
        let among = match attribute.and_then(AttributeWords::of) {
            Some(AttributeWords::Ask(_)) => self.prompts,
            Some(AttributeWords::Offer(_)) => self.choices,
            None => {
                let option = self.options.iter().any(|option| option == variable);
                return option || card.has_number(variable);
            }
        };
        let args = among.iter().chain(self.answered).flat_map(|message| &message.args);
        let mut names = args.map(|(name, _)| name);
        card.has_number(variable) || names.any(|name| shows(variable, name))
    }
}

//! The sentences before a question: for listeners, and in one line for all.

use desk::SPACE;
use play::{Ref, Seat};
use text::Value;

use crate::sight::Sight;
use crate::view::View;
use crate::wording::Extent;

/// Maximum number of sentences about things in the question.
const NAMED: usize = 3;

/// A fact about the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFact {
    /// The sentence.
    pub text: String,
    /// The thing that it is about, if there is one.
    pub about: Option<Ref>,
    /// The rules text of that thing after its name, if it is a card.
    pub card: Option<String>,
}

/// The seat whose facts are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// All players'.
    All,
    /// Those of one player, and shared ones.
    Own(Seat),
    /// Those of one player.
    Sheet(Seat),
}

impl Whose {
    /// Whether facts of this owner (`None`: shared) are included.
    fn holds(self, whose: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Own(seat) => whose.is_none_or(|whose| whose == seat),
            Self::Sheet(seat) => whose == Some(seat),
        }
    }
}

impl Sight<'_> {
    /// The subject of a question in one line: the progress of the game, the facts that the asked
    /// player needs, and those about things in the question. Sentences for which `known` holds are
    /// left out.
    pub fn briefing(self, view: &View, known: impl Fn(&str) -> bool) -> Option<String> {
        let seat = self.asked()?;
        let prompt = self.prompt()?;
        view.ask.as_ref()?;
        let voice = self.speech().voice();
        let spoken = self.table().spoken(self.eye);
        let own = |whose: Option<Seat>| Whose::Own(seat).holds(whose);
        let leading = self.table().leading().into_iter().filter_map(|query| {
            let is_so = |one: &&play::Spoken| one.query == query && one.about.is_none();
            spoken.iter().filter(is_so).find(|one| own(one.whose))
        });
        let named = Ref::named_in(&prompt);
        let is_named = |one: &&play::Spoken| {
            !one.follows
                && own(one.whose)
                && one.about.as_ref().is_some_and(|thing| named.contains(thing))
        };
        let told = leading.chain(spoken.iter().filter(is_named).take(NAMED));
        let mut told: Vec<String> = told.map(|one| voice.say(&one.says)).collect();
        if told.is_empty() {
            return None;
        }
        told.retain(|text| !known(text));
        let facts = told.join(" ");
        Some(match view.heading() {
            Some(heading) => {
                let values = [("heading", Value::Text(heading)), ("facts", Value::Text(&facts))];
                voice.tell(SPACE, "briefing", &values)
            }
            None => facts,
        })
    }

    /// The facts about the table that would be new after an offer, in a sentence that says so.
    pub fn foreseen(self, offer: usize) -> Option<String> {
        self.asked()?;
        let voice = self.speech().voice().aloud(true);
        let (now, then) = (self.table().spoken(self.eye), self.table().spoken_after(offer));
        let new = then.iter().filter(|one| !one.follows && !now.contains(one));
        let facts: Vec<String> = new.map(|one| voice.say(&one.says)).collect();
        let facts = Some(facts.join(" ")).filter(|facts| !facts.is_empty())?;
        Some(voice.tell(SPACE, "preview-said", &[("facts", Value::Text(&facts))]))
    }

    /// The facts about the table that do not follow from others, one sentence each.
    pub fn facts(self, of: Whose) -> Vec<TableFact> {
        let voice = self.speech().voice();
        let all = self.table().spoken(self.eye).into_iter();
        let all = all.filter(|one| !one.follows && of.holds(one.whose));
        let wording = self.wording(&voice);
        let fact = |one: play::Spoken| TableFact {
            text: voice.say(&one.says),
            card: one.about.as_ref().and_then(|thing| wording.named_text(thing)),
            about: one.about,
        };
        all.map(fact).collect()
    }

    /// The texts of the cards in an offer, one sentence each, for listeners in words.
    pub fn printed(self, offer: usize, aloud: bool) -> Vec<String> {
        if self.asked().is_none() {
            return Vec::new();
        }
        let voice = self.speech().voice().aloud(aloud);
        self.wording(&voice).cards_of(offer, Extent::Text)
    }
}

//! Explanations of things and offers.

use content::CardInfo;
use desk::SPACE;
use play::{Message, Ref, Spoken};
use text::{Value, Voice};

use crate::book::CardBook;
use crate::notice::Page;
use crate::sight::Sight;
use crate::terms::Terms;

impl Sight<'_> {
    /// The pages of those things that are cards.
    pub fn pages(self, things: &[Ref]) -> Vec<Page> {
        let voice = self.speech().voice();
        let book = CardBook::new(self.opened().cards());
        let cards = book.among(things).into_iter();
        cards.map(|card| Page::Card { card: book.page(&voice, card) }).collect()
    }

    /// Explanations of selected things: the texts of cards; for other things the rules and the
    /// glossary, or else their present state.
    pub fn explained(self, things: &[Ref]) -> Vec<Page> {
        self.explained_at(things, self.game.answers())
    }

    /// Explanations of things after this number of answers, for looking back.
    pub fn explained_at(self, things: &[Ref], answers: usize) -> Vec<Page> {
        let cards = self.pages(things);
        if !cards.is_empty() {
            return cards;
        }
        let voice = self.speech().voice();
        let terms = Terms::new(&voice, self.wording(&voice).rules());
        let mut pages = Vec::new();
        for thing in things {
            let rule = |id: &str| self.wording(&voice).paragraph(id);
            let purpose = self.table().purpose(thing).and_then(rule);
            let mut found = match purpose {
                Some(rule) => vec![Page::Rule { rule }],
                None => terms.pages(std::slice::from_ref(thing), rule),
            };
            if found.is_empty() {
                found.extend(self.stands(
                    &voice,
                    thing,
                    &self.table().spoken_at(answers, self.eye),
                ));
            }
            for page in found {
                if !pages.contains(&page) {
                    pages.push(page);
                }
            }
        }
        pages
    }

    /// The present state of a named thing: all sentences that are about it or name it.
    fn stands(self, voice: &Voice<'_>, thing: &Ref, all: &[Spoken]) -> Option<Page> {
        let name = voice.word(&thing.kind, &thing.id, None, &[])?;
        if !all.iter().any(|one| one.about.as_ref() == Some(thing)) {
            return None;
        }
        let names = |says: &Message| {
            says.args.iter().any(|(_, arg)| Ref::named_by(arg).as_ref() == Some(thing))
        };
        let is_of = |one: &&Spoken| match &one.about {
            Some(about) if about.kind == thing.kind => about == thing,
            Some(_) | None => names(&one.says),
        };
        let text: Vec<String> = all.iter().filter(is_of).map(|one| voice.say(&one.says)).collect();
        Some(Page::Term { name, text: text.join(" ") })
    }

    /// Explanations of an offer: the cards that it names, or else the rules about the question, the
    /// cards in the question, and other things in the offer.
    pub fn explained_offer(self, offer: usize) -> Vec<Page> {
        let Some(prompt) = self.prompt() else { return Vec::new() };
        let Some(about) = self.offers().get(offer).map(Ref::named_in) else {
            return Vec::new();
        };
        let cards = self.pages(&about);
        if !cards.is_empty() {
            return cards;
        }
        let rule = self.wording(&self.speech().voice()).topic().map(|rule| Page::Rule { rule });
        let asked = self.pages(&Ref::named_in(&prompt));
        rule.into_iter().chain(asked).chain(self.explained(&about)).collect()
    }

    /// Adds what the scripts do to pages of cards without a text.
    pub fn tell_deeds(self, pages: &mut [Page]) {
        let voice = self.speech().voice();
        let book = CardBook::new(self.opened().cards());
        for page in pages {
            let Page::Card { card } = page else { continue };
            let Some(info) = CardInfo::find(self.opened().cards(), &card.kind, &card.id) else {
                continue;
            };
            if book.text(&voice, info).is_some() {
                continue;
            }
            let deeds = deeds::exact_at_table(self.opened(), info, &voice);
            card.lines.extend(deeds.into_iter().map(|does| {
                let values = [("line", Value::Text(&does.line))];
                voice.tell(SPACE, "card-script", &values)
            }));
        }
    }
}

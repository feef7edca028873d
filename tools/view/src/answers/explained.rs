//! Explanations of things and offers.

use content::CardInfo;
use desk::SPACE;
use play::panel::Role;
use play::{Arg, Eye, Message, Ref, Spoken};
use text::{Value, Voice};

use crate::answers::query::named_alone;
use crate::book::CardBook;
use crate::notice::Page;
use crate::sight::Sight;
use crate::terms::Terms;

/// Where selected things are on the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// The role of their panel.
    pub role: Option<Role>,
    /// The things in the first cell of their row, which the row is about.
    pub head: &'a [Ref],
    /// The number of answers before the moment, for looking back; `None` for now.
    pub answers: Option<usize>,
}

impl Sight<'_> {
    /// The pages of those things that are cards.
    pub fn pages(self, things: &[Ref]) -> Vec<Page> {
        let voice = self.speech().voice();
        let book = CardBook::new(self.opened().cards());
        let cards = book.among(things).into_iter();
        cards.map(|card| Page::Card { card: book.page(&voice, card) }).collect()
    }

    /// Explanations of selected things on the table, from their facts and rules; see
    /// [`Self::explained_in`].
    pub fn explained(self, things: &[Ref]) -> Vec<Page> {
        self.explained_in(things, Surroundings::default())
    }

    /// Explanations of selected things in a place: the texts of cards, or else the rules and the
    /// glossary, with the present facts about each thing and about the head of its row. The facts
    /// are those of the place's owner, and of the table.
    pub fn explained_in(self, things: &[Ref], place: Surroundings<'_>) -> Vec<Page> {
        let voice = self.speech().voice();
        let answers = place.answers.unwrap_or(self.game.answers());
        let mut facts = self.table().spoken_at(answers, self.eye);
        let owner = match (place.role, self.eye) {
            (Some(Role::Sheet { seat }), _) | (_, Eye::Seat(seat)) => Some(seat),
            (_, Eye::Bystander | Eye::Referee) => None,
        };
        // Without an owner, the facts of all seats are told.
        facts.retain(|fact| owner.is_none() || fact.whose.is_none() || fact.whose == owner);
        let head = place.head.iter().filter(|head| !things.contains(head));
        let heads = head.filter_map(|head| self.stands(&voice, head, &facts));
        let mut pages = self.pages(things);
        // What is to be decided comes before rules that never change.
        if pages.is_empty() {
            pages.extend(things.iter().filter_map(|thing| self.stands(&voice, thing, &facts)));
            pages.extend(heads);
            pages.extend(things.iter().flat_map(|thing| self.ruled(&voice, thing)));
        } else {
            pages.extend(things.iter().filter_map(|card| self.told_of_card(&voice, card, &facts)));
            pages.extend(heads);
        }
        without_repeats(pages)
    }

    /// What the rules and the glossary say about a thing that is not a card.
    fn ruled(self, voice: &Voice<'_>, thing: &Ref) -> Vec<Page> {
        let wording = self.wording(voice);
        let rule = |id: &str| wording.paragraph(id);
        match self.table().purpose(thing).and_then(rule) {
            Some(rule) => vec![Page::Rule { rule }],
            None => Terms::new(voice, wording.rules()).pages(std::slice::from_ref(thing), rule),
        }
    }

    /// The present facts about a card, and those that directly name it without being about another
    /// thing.
    fn told_of_card(self, voice: &Voice<'_>, card: &Ref, all: &[Spoken]) -> Option<Page> {
        let names = |fact: &Spoken| fact.about.is_none() && named_alone(&fact.says).contains(card);
        let of_card = |fact: &&Spoken| fact.about.as_ref() == Some(card) || names(fact);
        let book = CardBook::new(self.opened().cards());
        let name = book.name(voice, book.card(&card.kind, &card.id)?);
        told(voice, name, all.iter().filter(of_card))
    }

    /// The present state of a named thing: all sentences that are about it or name it.
    fn stands(self, voice: &Voice<'_>, thing: &Ref, all: &[Spoken]) -> Option<Page> {
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
        // A common word, such as a color, has its name only in a sentence.
        let called = || {
            let pieces = all.iter().flat_map(|one| voice.pieces(&one.says));
            let is_named = |arg: &Arg| Ref::named_by(arg).as_ref() == Some(thing);
            let mut pieces = pieces.filter(|piece| piece.arg.is_some_and(is_named));
            pieces.next().map(|piece| piece.text)
        };
        let name = voice.word(&thing.kind, &thing.id, None, &[]).or_else(called)?;
        told(voice, name, all.iter().filter(is_of))
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

/// Each page once. What the facts and the glossary say about one thing has one heading.
fn without_repeats(pages: Vec<Page>) -> Vec<Page> {
    let mut different: Vec<Page> = Vec::new();
    for page in pages {
        let Page::Term { name, text } = &page else {
            if !different.contains(&page) {
                different.push(page);
            }
            continue;
        };
        let said = different.iter_mut().find_map(|other| match other {
            Page::Term { name: known, text } if known == name => Some(text),
            Page::Term { .. } | Page::Card { .. } | Page::Rule { .. } | Page::Command { .. } => {
                None
            }
        });
        match said {
            Some(said) if said.contains(text.as_str()) => {}
            Some(said) => said.extend([" ", text]),
            None => different.push(page),
        }
    }
    different
}

/// A page with facts; `None` without any.
fn told<'f>(
    voice: &Voice<'_>,
    name: String,
    facts: impl Iterator<Item = &'f Spoken>,
) -> Option<Page> {
    let text: Vec<String> = facts.map(|one| voice.say(&one.says)).collect();
    (!text.is_empty()).then(|| Page::Term { name, text: text.join(" ") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_has_one_heading() {
        let page = |name: &str, text: &str| Page::Term { name: name.into(), text: text.into() };
        let pages =
            vec![page("Wood", "You have 2."), page("Fire", "Hot."), page("Wood", "It burns.")];
        let told = without_repeats(pages.clone());
        assert_eq!(told, [page("Wood", "You have 2. It burns."), page("Fire", "Hot.")]);
        assert_eq!(
            without_repeats([pages[0].clone(), pages[0].clone()].into()),
            [pages[0].clone()]
        );
    }
}

//! All commands, and explanations of words and offers.

use desk::SPACE;
use play::panel::Role;
use play::{CHANGED, Eye, FROM_RULING};
use text::{Value, Voice};

use crate::answers::offers::numbered;
use crate::book::CardBook;
use crate::command::{COMMANDS, Command};
use crate::index::{Index, helped};
use crate::matching::{Found, NOTHING, repeated};
use crate::notice::{Notice, Page};
use crate::sight::Sight;

/// Up to this number of things with one name, all are explained.
const NAMESAKES: usize = 3;

impl Sight<'_> {
    /// The available commands. The one for sheets is missing while no player has one, and the one for
    /// rulings in a game that did not begin at a position.
    pub(crate) fn commands(self) -> Vec<&'static Command> {
        let panels = self.table().picture(Eye::Bystander);
        let sheets = panels.iter().any(|panel| matches!(panel.role, Role::Sheet { .. }));
        let set_up = self.table().head().value(CHANGED) == FROM_RULING;
        let is_of_use = |command: &&Command| match command.name {
            "sheet" => sheets,
            "ruling" => set_up,
            _ => true,
        };
        COMMANDS.iter().filter(is_of_use).collect()
    }

    /// All commands, and the rules about the current question.
    pub(crate) fn help(self) -> Notice {
        let voice = self.speech().voice();
        let wording = self.wording(&voice);
        let titles: Vec<String> = wording.rules().into_iter().map(|rule| rule.title).collect();
        let list = titles.join(", ");
        let topics = voice.tell(SPACE, "topics", &[("list", Value::Text(&list))]);
        Notice::Help {
            text: voice.tell(SPACE, "help", &[]),
            commands: self.commands().into_iter().map(|it| helped(&voice, it)).collect(),
            asks: voice.tell(SPACE, "queries", &[]),
            queries: self.queries(),
            topic: wording.topic(),
            topics: (!titles.is_empty()).then_some(topics),
        }
    }

    /// The page of a card, chapter or command by a part of its name, or of the cards in an offer by
    /// its number.
    pub(crate) fn explain(self, word: &str) -> Notice {
        match numbered(word).filter(|offer| *offer < self.offers().len()) {
            Some(offer) => self.pages_of_offer(offer, word),
            None => self.pages_named(word),
        }
    }

    /// The pages of an offer.
    fn pages_of_offer(self, offer: usize, number: &str) -> Notice {
        let mut pages = self.explained_offer(offer);
        self.tell_deeds(&mut pages);
        if pages.is_empty() {
            let id = "no-card-in-offer";
            let text = self.speech().tell(id, &[("typed", Value::Text(number))]);
            return Notice::Says { id, text };
        }
        Notice::Pages { pages }
    }

    /// The pages that a word names.
    fn pages_named(self, word: &str) -> Notice {
        let voice = self.speech().voice();
        let book = CardBook::new(self.opened().cards());
        let index = Index::new(&voice, book, self.wording(&voice).rules());
        match index.find(word) {
            Found::One(at) => self.pages_of(&index, &[at]),
            // A card and a rule with one name are both shown.
            Found::Several(hits) if hits.len() <= NAMESAKES => self.pages_of(&index, &hits),
            Found::Several(hits) => {
                let list: Vec<&str> = hits.iter().map(|at| index.name(*at)).collect();
                says(&voice, "several-topics", word, ("list", &list.join(", ")))
            }
            Found::None if numbered(word).is_some() => {
                let count = i64::try_from(self.offers().len()).unwrap_or(i64::MAX);
                let id = "no-such-number";
                Notice::Says { id, text: voice.tell(SPACE, id, &[("count", Value::Int(count))]) }
            }
            Found::None => {
                let near = index.near(word).unwrap_or(NOTHING);
                says(&voice, "no-such-topic", word, ("near", near))
            }
        }
    }

    fn pages_of(self, index: &Index<'_>, hits: &[usize]) -> Notice {
        let mut pages: Vec<Page> = hits.iter().map(|at| index.page(*at)).collect();
        self.tell_deeds(&mut pages);
        Notice::Pages { pages }
    }
}

/// A sentence about a typed word.
fn says(voice: &Voice<'_>, id: &'static str, typed: &str, more: (&str, &str)) -> Notice {
    let typed = repeated(typed);
    let values = [("typed", Value::Text(&typed)), (more.0, Value::Text(more.1))];
    Notice::Says { id, text: voice.tell(SPACE, id, &values) }
}

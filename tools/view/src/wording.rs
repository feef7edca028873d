//! The table in words: panels, offers and the cards in them.

use content::CardInfo;
use desk::SPACE;
use engine::Opened;
use play::panel::{self, Role};
use play::{Eye, Message, Ref, Table, Waiting};
use text::{Value, Voice};

use crate::book::CardBook;
use crate::panel::{Cell, Panel, Row};
use crate::sentence::ended;
use crate::values::Values;
use crate::view::Offer;

/// Up to this number of offers get the full texts of their cards. With more, only cards with one
/// line of text do.
const EXPLAINED: usize = 8;

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Its rules text.
    Text,
    /// Its other fields, too.
    Fields,
}

/// Puts a table into words.
pub struct Wording<'a> {
    /// The language.
    pub voice: &'a Voice<'a>,
    /// The table.
    pub table: &'a dyn Table,
    /// The game with its cards.
    pub opened: &'a dyn Opened,
}

impl Wording<'_> {
    fn book(&self) -> CardBook<'_> {
        CardBook::new(self.opened.cards())
    }

    /// The whole picture for an eye.
    pub fn picture(&self, eye: Eye) -> Vec<Panel> {
        self.panels(&self.table.picture(eye), eye)
    }

    /// Panels in words, with the offers about each cell.
    pub fn panels(&self, panels: &[play::Panel], eye: Eye) -> Vec<Panel> {
        let offers = match self.table.waiting() {
            Waiting::Asks { seat, .. } if eye == Eye::Seat(seat) => self.table.offers(),
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => &[],
        };
        let offers: Vec<Vec<Ref>> = offers.iter().map(Ref::named_in).collect();
        panels.iter().map(|panel| self.panel(panel, eye, &offers)).collect()
    }

    fn panel(&self, panel: &play::Panel, eye: Eye, offers: &[Vec<Ref>]) -> Panel {
        let shown = self.panel_with(panel, |about| {
            let concerns = |at: &usize| concerns(&offers[*at], about, panel.role, eye);
            (0..offers.len()).filter(concerns).collect()
        });
        // Only the asked player needs to find the subject of the question.
        Panel { asked: panel.asked && !offers.is_empty(), ..shown }
    }

    /// Panels in words, without offers.
    pub fn plain(&self, panels: &[play::Panel]) -> Vec<Panel> {
        panels.iter().map(|panel| self.panel_with(panel, |_| Vec::new())).collect()
    }

    /// A panel in words. `offers` returns the offers about the things in a cell.
    fn panel_with(&self, panel: &play::Panel, offers: impl Fn(&[Ref]) -> Vec<usize>) -> Panel {
        let cell = |cell: &panel::Cell| Cell {
            text: cell.says.as_ref().map_or_else(String::new, |message| self.voice.say(message)),
            id: cell.says.as_ref().map_or_else(String::new, |message| message.id.clone()),
            values: cell.says.as_ref().map(Values::of).unwrap_or_default(),
            tone: cell.tone,
            mark: cell.mark,
            about: cell.about.clone(),
            offers: offers(&cell.about),
        };
        let row = |row: &panel::Row| Row {
            cells: row.cells.iter().map(cell).collect(),
            texts: row.texts.iter().filter_map(|card| self.text(card)).collect(),
        };
        Panel {
            role: panel.role,
            title: self.voice.say(&panel.title),
            id: panel.title.id.clone(),
            values: Values::of(&panel.title),
            columns: panel.columns.iter().map(cell).collect(),
            rows: panel.rows.iter().map(row).collect(),
            brief: panel.brief.iter().map(cell).collect(),
            map: panel.map.clone(),
            asked: false,
        }
    }

    /// The signs on the table, with the offers about the things they mean.
    pub fn signs(&self, eye: Eye) -> Vec<(String, Vec<usize>)> {
        let rows = self.picture(eye).into_iter().flat_map(|panel| panel.rows);
        let cells = rows.flat_map(|row| row.cells).filter(|cell| !cell.offers.is_empty());
        let words = |cell: Cell| {
            let words: Vec<String> = cell.text.split_whitespace().map(str::to_owned).collect();
            words.into_iter().map(move |word| (word, cell.offers.clone()))
        };
        cells.flat_map(words).collect()
    }

    fn text(&self, card: &Ref) -> Option<String> {
        let card = self.book().card(&card.kind, &card.id)?;
        self.book().text(self.voice, card)
    }

    /// The offers, with the texts of cards that an eye does not see on the table.
    pub fn offers(&self, eye: Eye) -> Vec<Offer> {
        let offers = self.table.offers();
        let picture = self.table.picture(eye);
        let seen: Vec<Ref> =
            picture.iter().flat_map(panel::Panel::messages).flat_map(Ref::named_in).collect();
        let offer = |offer: &Message| {
            let about = Ref::named_in(offer);
            let unseen = about.iter().filter(|thing| !seen.contains(thing));
            let cards = unseen.flat_map(|thing| self.explained(thing)).collect();
            let (id, values) = (offer.id.clone(), Values::of(offer));
            Offer { text: self.voice.say(offer), id, values, about, cards }
        };
        let mut offers: Vec<Offer> = offers.iter().map(offer).collect();
        if offers.len() > EXPLAINED && offers.iter().any(|offer| offer.cards.len() > 1) {
            offers.iter_mut().for_each(|offer| offer.cards.clear());
        }
        offers
    }

    /// The texts of the cards in an offer, one sentence each. If there are several, each follows
    /// its name.
    pub fn cards_of(&self, offer: usize, extent: Extent) -> Vec<String> {
        let named = self.table.offers().get(offer).map_or_else(Vec::new, Ref::named_in);
        let cards = self.book().among(&named);
        let several = cards.len() > 1;
        let said = cards.into_iter().flat_map(|card| {
            let text = self.book().text(self.voice, card);
            let text = text.map(|text| if several { self.behind(card, &text) } else { text });
            let fields = match extent {
                Extent::Text => Vec::new(),
                Extent::Fields => self.book().sentences(self.voice, card),
            };
            text.into_iter().chain(fields)
        });
        said.map(|text| ended(&text.replace('\n', " "))).collect()
    }

    /// The rules text of a card after its name; `None` if the thing is not a card.
    pub fn named_text(&self, thing: &Ref) -> Option<String> {
        let card = self.book().card(&thing.kind, &thing.id)?;
        Some(self.behind(card, &self.book().text(self.voice, card)?))
    }

    fn behind(&self, card: &CardInfo, text: &str) -> String {
        let name = self.book().name(self.voice, card);
        let values = [("power", Value::Text(&name)), ("text", Value::Text(text))];
        self.voice.tell(SPACE, "powered", &values)
    }

    /// The printed lines of a card, if the thing is one.
    fn explained(&self, thing: &Ref) -> Vec<String> {
        let book = self.book();
        let card = book.card(&thing.kind, &thing.id).into_iter();
        let lines = card.flat_map(|card| {
            book.text(self.voice, card).into_iter().chain(book.fields(self.voice, card))
        });
        lines.collect()
    }
}

/// Whether an offer is about the things in a cell. Things in an offer are on the table or in front
/// of the asked player. They are in front of another player only if the offer names that player,
/// too.
fn concerns(offer: &[Ref], shown: &[Ref], role: Role, eye: Eye) -> bool {
    let named = |thing: &Ref| offer.contains(thing);
    let here = match role {
        Role::Sheet { seat } => {
            eye == Eye::Seat(seat) || named(&Ref::new("seat", seat.to_string()))
        }
        Role::Round | Role::Map | Role::Shared | Role::Known | Role::Pile => true,
    };
    here && shown.iter().any(named)
}

#[cfg(test)]
mod tests {
    use play::Seat;

    use super::*;

    #[test]
    fn an_offer_is_shown_where_its_things_lie() {
        let place = Ref::new("space", "1");
        let (own, other) = (Role::Sheet { seat: Seat(0) }, Role::Sheet { seat: Seat(1) });
        let eye = Eye::Seat(Seat(0));
        let shown = |offer: &[Ref], role| concerns(offer, std::slice::from_ref(&place), role, eye);
        assert!(shown(std::slice::from_ref(&place), Role::Shared));
        assert!(shown(std::slice::from_ref(&place), own));
        assert!(!shown(std::slice::from_ref(&place), other));
        assert!(shown(&[place.clone(), Ref::new("seat", "B")], other));
        assert!(!shown(&[Ref::new("space", "2")], own));
    }
}

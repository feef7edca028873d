//! The table, or a part of it, on request.

use play::Eye;
use play::panel::Role;
use text::Value;

use crate::answers::briefing::Whose;
use crate::notice::Notice;
use crate::players::called;
use crate::sight::Sight;

impl Sight<'_> {
    /// The whole picture.
    pub(crate) fn board(self) -> Vec<Notice> {
        if self.speech().is_aloud() {
            return self.say_facts(Whose::All);
        }
        let panels = self.wording(&self.speech().voice()).picture(self.eye);
        vec![Notice::Panels { panels }]
    }

    /// The table in sentences: all of it, or the things of one player.
    fn say_facts(self, whose: Whose) -> Vec<Notice> {
        let mut facts = self.facts(whose);
        // In a game without sheets, all facts belong to the table.
        if facts.is_empty() {
            facts = self.facts(Whose::All);
        }
        facts.into_iter().map(|fact| Notice::Says { id: "fact", text: fact.text }).collect()
    }

    /// One sheet; your own if no one is named.
    pub(crate) fn sheet(self, name: &str) -> Vec<Notice> {
        let whose = match (self.eye, called(&self.speech().voice(), self.table().seats(), name)) {
            (Eye::Seat(seat), _) if name.is_empty() => seat,
            (Eye::Bystander | Eye::Referee, _) if name.is_empty() => return self.board(),
            (_, Ok(seat)) => seat,
            (_, Err(list)) => {
                let values = [("typed", Value::Text(name)), ("list", Value::Text(&list))];
                return vec![self.says("no-such-player", &values)];
            }
        };
        if self.speech().is_aloud() {
            return self.say_facts(Whose::Sheet(whose));
        }
        let mut panels = self.wording(&self.speech().voice()).picture(self.eye);
        panels.retain(|panel| panel.role == Role::Sheet { seat: whose });
        // In a game without sheets, everything is on the table.
        if panels.is_empty() {
            return self.board();
        }
        vec![Notice::Panels { panels }]
    }

    /// The open piles.
    pub(crate) fn piles(self) -> Notice {
        let piles = self.table().piles(self.eye);
        if piles.is_empty() {
            return self.says("no-piles", &[]);
        }
        Notice::Panels { panels: self.wording(&self.speech().voice()).panels(&piles, self.eye) }
    }
}

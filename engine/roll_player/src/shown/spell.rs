//! How numbers of cards, rows and spaces are written, and where their texts are.

use play::{Arg, Spelled};

use crate::RollPlayer;
use crate::cards::Hook;
use crate::numbers::{Actor, CardNo, Slot, Space};

impl RollPlayer {
    /// The word for a number of a type, and the place of its text.
    pub(crate) fn spelled(&self, kind: &'static str, value: i64) -> Option<Spelled> {
        let at = usize::try_from(value).ok()?;
        let word = |space: &'static str, id: &str| Some(Spelled::new(space, id.to_owned()));
        match kind {
            "CardNo" => self.spell_card(CardNo(u8::try_from(value).ok()?)),
            "Slot" => {
                let (kind, at) = match Slot(u16::try_from(value).ok()?).actor()? {
                    Actor::Card(card) => return self.spell_card(card),
                    Actor::Class(class) => ("ClassNo", class.0),
                    Actor::Minion(minion) => ("MinionNo", minion.0),
                    Actor::Monster(monster) => ("MonsterNo", monster.0),
                    Actor::Adventure(card) => ("AdventureNo", card.0),
                    Actor::Race(race) => ("RaceNo", race.0),
                    Actor::Backstory(backstory) => ("BackstoryNo", backstory.0),
                    Actor::Alignment(alignment) => ("AlignmentNo", alignment.0),
                    Actor::Set(set) => ("SetNo", set.0),
                };
                self.spelled(kind, at.into())
            }
            "ClassNo" => word("class", &self.cards.classes.get(at)?.id),
            "RaceNo" => word("race", &self.cards.races.get(at)?.id),
            "BackstoryNo" => word("backstory", &self.cards.backstories.get(at)?.id),
            "AlignmentNo" => word("alignment", &self.cards.alignments.get(at)?.id),
            "EditionNo" => word("options", &format!("edition-{}", self.cards.editions.get(at)?.id)),
            "SetNo" => word("armor_set", &self.cards.sets.get(at)?.id),
            "Hook" => {
                let name = Hook::named_at(u8::try_from(value).ok()?)?;
                word("words", &name.replace('_', "-"))
            }
            "Space" => {
                let space = u8::try_from(value).ok().filter(|at| *at < 18).map(Space)?;
                let (row, number) = (space.row().word(), space.slot() + 1);
                let attribute = Spelled::written("words", format!("attribute-{row}"), row);
                let space = Spelled::written("words", "space", format!("{row}-{number}"));
                let number = Arg::Int(i64::from(number));
                Some(space.with("row", Arg::Word(attribute)).with("number", number))
            }
            _ => {
                let (space, id) = self.cards.bestiary.named(kind, at)?;
                word(space, id)
            }
        }
    }

    fn spell_card(&self, card: CardNo) -> Option<Spelled> {
        let market = self.cards.market.get(card.at())?;
        Some(Spelled::new(market.kind.word(), market.id.clone()))
    }
}

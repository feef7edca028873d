//! What the built-in packs that build on others add to the set-up of their games: seats, options and
//! values of options. Lists of choices name them, so that nobody has to know a pack to find them.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use content::Pack;
use desk::{Packs, SPACE};
use play::SetupOption;
use text::{Value, Voice};

use super::value_name;

/// What a pack adds to the set-up of its game.
#[derive(Clone, Debug)]
pub struct Added {
    /// The pack's id.
    pub pack: String,
    /// The numbers of players with it.
    pub seats: RangeInclusive<u8>,
    /// All options with it.
    pub options: Vec<SetupOption>,
    /// Whether more can play than without it.
    pub more_seats: bool,
    /// The options that it adds to, each with the values that are there only with it.
    pub more: Vec<SetupOption>,
}

/// What each pack adds that is left out of a game until somebody asks for it, in the order of the
/// packs. What a pack has from one that it requires is listed there.
pub fn added(packs: &Packs, game: &str) -> Vec<Added> {
    let content = packs.content();
    let Ok((base, _)) = content.game(game) else { return Vec::new() };
    let folders: Vec<PathBuf> = packs.folders().into_iter().map(PathBuf::from).collect();
    let mut all: Vec<Added> = Vec::new();
    for pack in content.left_out.iter().filter(|pack| pack.game == game) {
        // Folders are reported where packs are opened to be played with.
        let Ok(packs) = Packs::open(&folders) else { return all };
        let packs = packs.with(std::slice::from_ref(&pack.id));
        let content = packs.content();
        let Ok((opened, _)) = content.game(game) else { continue };
        let (seats, options) = (opened.seats(), opened.options());
        let required = || all.iter().filter(|other| requires(pack, &other.pack));
        let most = required().map(|other| *other.seats.end()).chain([*base.seats().end()]).max();
        let known: Vec<SetupOption> =
            required().flat_map(|other| other.options.clone()).chain(base.options()).collect();
        let more = options.iter().filter_map(|option| beyond(option, &known)).collect();
        let more_seats = most.is_some_and(|most| *seats.end() > most);
        all.push(Added { pack: pack.id.clone(), seats, options, more_seats, more });
    }
    all
}

fn requires(pack: &Pack, other: &str) -> bool {
    pack.requires.iter().any(|required| required == other)
}

/// An option with those of its values that are not among some known ones, if there are any.
fn beyond(option: &SetupOption, known: &[SetupOption]) -> Option<SetupOption> {
    let mut more = option.clone();
    let same = || known.iter().filter(|known| known.name == option.name);
    more.values.retain(|value| !same().any(|known| known.values.contains(value)));
    (!more.values.is_empty()).then_some(more)
}

impl Added {
    /// The values that it adds to an option, each with its name and how the pack is asked for.
    pub fn spoken(&self, voice: &Voice<'_>, option: &str) -> Vec<String> {
        let more = self.more.iter().filter(|more| more.name == option);
        let values = more.flat_map(|more| more.values.iter());
        values.map(|value| self.named(voice, option, value)).collect()
    }

    fn named(&self, voice: &Voice<'_>, option: &str, value: &str) -> String {
        let name = value_name(voice, option, value);
        let id = if name.is_some() { "value-added" } else { "value-with" };
        let name = name.unwrap_or_default();
        let values = [("value", value), ("name", &name), ("pack", &self.pack)];
        voice.tell(SPACE, id, &values.map(|(key, text)| (key, Value::Text(text))))
    }
}

/// How many can play a game, then how many can with each pack that seats more.
pub fn seats(voice: &Voice<'_>, base: &RangeInclusive<u8>, added: &[Added]) -> String {
    let range = |seats: &RangeInclusive<u8>| {
        let (least, most) = (i64::from(*seats.start()), i64::from(*seats.end()));
        voice.tell(SPACE, "games-for", &[("least", Value::Int(least)), ("most", Value::Int(most))])
    };
    let more = added.iter().filter(|added| added.more_seats).map(|added| {
        let (value, pack) = (range(&added.seats), &added.pack);
        voice.tell(
            SPACE,
            "value-with",
            &[("value", Value::Text(&value)), ("pack", Value::Text(pack))],
        )
    });
    std::iter::once(range(base)).chain(more).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_adds_what_those_that_it_requires_do_not_have() {
        let packs = Packs::open(&[]).expect("built in");
        let all = engine::SHELF.iter().flat_map(|game| added(&packs, game.id()));
        let all: Vec<Added> = all.collect();
        let of = |id: &str| all.iter().find(|added| added.pack == id).expect("it is built in");
        let monsters = of("monsters_and_minions");
        assert_eq!((monsters.more_seats, *monsters.seats.end()), (true, 5));
        let more = monsters.more.iter().map(|option| (option.name, option.values.join(" ")));
        let expected =
            [("variants", "open-adventure mighty-monsters"), ("printing", "first later")];
        assert_eq!(more.collect::<Vec<_>>(), expected.map(|(name, all)| (name, all.to_owned())));
        for id in ["promos", "promos_monsters"] {
            let more: Vec<_> = of(id).more.iter().map(|option| option.name).collect();
            assert_eq!((of(id).more_seats, more), (false, Vec::new()), "{id}");
        }
    }
}

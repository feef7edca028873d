//! Why not: what is refused is not offered, lies on the table or on a pile, or is such a pile, and is
//! said in every language; each reason that there is comes up in a game of bots or in a position.

use std::collections::BTreeSet;

use diag::Source;
use engine::{Opened, SHELF, Shelved};
use play::{Advisor, Eye, Message, Panel, Ref, Setup, Table, Waiting};
use text::{Locales, Voice};

use crate::support::{asked, built_in_with, open, sound, strangers, texts, ways};

/// A position that a game hardly comes to by itself, what is answered there, and the reasons that
/// it is for.
struct Position {
    game: &'static str,
    with: &'static [&'static str],
    /// A pack under `tests/packs`.
    stranger: Option<&'static str>,
    given: &'static str,
    answers: &'static [&'static str],
    reasons: &'static [&'static str],
}

const POSITIONS: &[Position] = &[
    Position {
        game: "roll_player",
        with: &[],
        stranger: None,
        given: "phase = market  first = B  A.class = paladin  B.class = thief  A.gold = 2  \
                A.cards = [diplomacy, open-lock]  market = [longsword, chain-helm]  \
                A.initiative = 2  B.initiative = 1",
        answers: &[],
        reasons: &["own-turn-only", "market-turn-of"],
    },
    Position {
        game: "roll_player",
        with: &[],
        stranger: None,
        given: "phase = market  A.class = paladin  A.gold = 9  \
                A.cards = [blessed-mace, jeweled-dagger]  market = [longsword, chain-helm]",
        answers: &["buy longsword"],
        reasons: &["just-bought"],
    },
    Position {
        game: "roll_player",
        with: &[],
        stranger: None,
        given: "phase = dice  A.class = paladin  market = [longsword, chain-helm]  \
                pool = [red:5, blue:6, -]",
        answers: &[],
        reasons: &["bare"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = market  monster = kraken  minion = kobold  minions = []  \
                market = [longsword, chain-helm]  A.gold = 9  A.cards = [diplomacy]",
        answers: &["hunt"],
        reasons: &["last-minion"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = market  monster = kraken  minion = kobold  minions = [bandit]  \
                market = [longsword, chain-helm]  A.gold = 0  A.cards = [diplomacy]",
        answers: &["hunt"],
        reasons: &["pass-too-dear"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = dice  pool = [blue:3, red:4, green:6]  A.cards = [backpack]  \
                A.stored = [gold:4]",
        answers: &["take 1", "store"],
        reasons: &["stored-now"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = dice  pool = [blue:3, red:4, green:6]  A.cards = [backpack]  \
                A.stored = [gold:4, red:1, red:2, white:5]",
        answers: &["take 1"],
        reasons: &["store-full"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = dice  pool = [blue:3, red:4, green:6]  A.cards = [backpack]  \
                A.stored = [gold:4]  A.str = [red:1, red:2, red:3]  A.dex = [red:4, red:5, red:6]  \
                A.con = [blue:1, blue:2, blue:4]  A.int = [blue:5, blue:6, white:1]  \
                A.wis = [white:2, white:3]  A.cha = [white:4, white:5]",
        answers: &["take 1"],
        reasons: &["store-last"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = dice  pool = [blue:3, red:4, green:6]  A.cards = [backpack]  \
                A.stored = [gold:4, red:1]  A.str = [red:1, red:2, red:3]  A.dex = [red:4, red:5, red:6]  \
                A.con = [blue:1, blue:2, blue:4]  A.int = [blue:5, blue:6, white:1]  \
                A.wis = [white:2, white:3]  A.cha = [white:5]",
        answers: &["take 1", "place", "skip"],
        reasons: &["must-unpack"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = end  monster = demon  adventure.location = underworld  \
                adventure.obstacle = riddle  adventure.attack = flame-sword  A.xp = 9  A.gold = 0  B.gold = 0  \
                A.combat-dice = 20",
        answers: &["pass", "roll-dice"],
        reasons: &["held-face"],
    },
    Position {
        game: "roll_player",
        with: &["monsters_and_minions"],
        stranger: None,
        given: "phase = end  monster = kraken  adventure.location = underworld  \
                adventure.obstacle = riddle  adventure.attack = flame-sword  A.xp = 0  A.gold = 9  B.gold = 0  \
                A.combat-dice = 2",
        answers: &[],
        reasons: &["reroll-xp", "mercenary-xp"],
    },
    Position {
        game: "roll_player",
        with: &[],
        stranger: Some("long_way"),
        given: "phase = market  A.cards = [wander]  market = [honest, longsword, chain-helm]",
        answers: &[],
        reasons: &["no-use"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: None,
        given: "phase = turn  placed = yes  A.cards = [merchant, monk, witch]  plague = hispania  \
                anglia.rats = 0  gallia.rats = 0  germania.rats = 0  hispania.rats = 0  \
                hungaria.rats = 0  italia.rats = 0  polonia.rats = 0  scandia.rats = 0",
        answers: &[],
        reasons: &["needs-cubes", "needs-movable", "needs-tokens"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: None,
        given: "phase = turn  plague = hispania  A.gallia = 20",
        answers: &[],
        reasons: &["no-reserve"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: None,
        given: "phase = turn  A.cards = [monk, knight, king]  plague = hispania  A.gallia = 1  \
                gallia.rats = 0",
        answers: &["use monk"],
        reasons: &["acts-now", "other-acts"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: None,
        given: "phase = turn  A.cards = [monk]  plague = hispania  anglia.rats = 3  \
                germania.rats = 3  scandia.rats = 1",
        answers: &["use monk"],
        reasons: &["stuck"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: None,
        given: "phase = turn  placed = yes  A.cards = [knight, king, monk]  plague = italia  \
                A.gallia = 1  gallia.rats = 0",
        answers: &["move-plague gallia"],
        reasons: &["last-round-only", "before-plague-only"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: Some("town_watch"),
        given: "phase = turn  A.cards = [scribe]  plague = hispania",
        answers: &[],
        reasons: &["works-by-itself"],
    },
    Position {
        game: "rattus",
        with: &[],
        stranger: Some("ashen_road"),
        given: "phase = turn  A.cards = [ferryman]  plague = hispania  A.gallia = 1",
        answers: &[],
        reasons: &["no-use"],
    },
];

/// Reasons that no game comes to, and why.
const UNSEEN: [(&str, &str); 1] =
    [("roll_player:too-deep", "so many cards that act on one another are in no pack")];

/// Kinds of things: each one that lies on the table is offered, or it is said why not.
const ALL_TOLD: [(&str, &str); 1] = [("rattus", "class")];

/// What lies on the table and is no cell of a picture, which tells of it in a title.
const UNDRAWN: [(&str, &str, &str); 1] = [("roll_player", "term", "discard-pile")];

/// Looks at refusals and keeps which reasons there were.
struct Looker<'a> {
    game: &'static str,
    /// The choices that there are.
    choices: BTreeSet<String>,
    voices: Vec<Voice<'a>>,
    seen: BTreeSet<String>,
}

impl<'a> Looker<'a> {
    fn new(game: &dyn Shelved, locales: &'a Locales) -> Self {
        let names = ["Anna", "Bram", "Chloe", "Dora"].map(str::to_owned).to_vec();
        let voices = ["en", "fr", "de", "nl"].map(|tag| locales.voice(tag, names.clone())).into();
        Self { game: game.id(), choices: ids(game, "choice"), voices, seen: BTreeSet::new() }
    }

    /// Looks at every refusal of a decision.
    fn look(&mut self, table: &dyn Table) {
        let Waiting::Asks { seat, prompt } = table.waiting() else { return };
        let mut lying = lying(table, Eye::Seat(seat));
        let undrawn = UNDRAWN.iter().filter(|(game, _, _)| *game == self.game);
        lying.extend(undrawn.map(|(_, kind, id)| Ref::new(*kind, *id)));
        let mut seen = BTreeSet::new();
        for refusal in table.refusals() {
            let (about, choice, why) = (&refusal.about, refusal.choice, refusal.why.named_line());
            let case = format!("{}: {choice} {about:?}: {why}", prompt.named_line());
            assert!(self.choices.contains(choice), "there is no such choice: {case}");
            assert!(lying.contains(about), "it lies nowhere: {case}\n{lying:?}");
            assert!(seen.insert((about.clone(), choice)), "two reasons: {case}");
            let offered = table.offers().iter().filter(|offer| offer.id == choice);
            for offer in offered {
                assert!(!Ref::named_in(offer).contains(about), "it is offered: {case}");
            }
            if self.seen.insert(refusal.why.id.clone()) {
                self.say(&refusal.why);
            }
        }
        for (_, kind) in ALL_TOLD.iter().filter(|(game, _)| *game == self.game) {
            let refused = seen.iter().map(|(about, _)| about.clone());
            let told: BTreeSet<Ref> =
                table.offers().iter().flat_map(Ref::named_in).chain(refused).collect();
            let silent: Vec<&Ref> =
                lying.difference(&told).filter(|thing| thing.kind == *kind).collect();
            assert!(silent.is_empty(), "{}: nothing is said of {silent:?}", prompt.named_line());
        }
    }

    /// Says a reason in each language.
    fn say(&self, why: &Message) {
        for voice in &self.voices {
            assert_ne!(voice.say(why), "");
            let gaps = (voice.gaps(), voice.errors().len());
            assert_eq!(gaps, (Vec::new(), 0), "{}: {}", self.game, why.named_line());
        }
    }

    /// Lets bots play a game.
    fn play(&mut self, opened: &dyn Opened, seats: u8, seed: u64) {
        let advisor = if seed.is_multiple_of(2) { Advisor::Random } else { Advisor::Greedy };
        let mut table = opened.table(Setup::seats(seats), seed).expect("a table");
        table.advance();
        while let Waiting::Asks { seat, .. } = table.waiting() {
            self.look(&*table);
            let advice = table.advise(seat, advisor).expect("the seat is asked");
            table.choose(advice.index).expect("an offer");
            table.advance();
        }
    }

    /// Looks at a position.
    fn place(&mut self, game: &dyn Shelved, position: &Position) {
        let Position { with, stranger, given, answers, reasons, .. } = position;
        let opened = match stranger {
            Some(pack) => {
                let mut packs = strangers(game.id());
                packs.retain(|other| other.folder.ends_with(pack));
                open(game, &packs)
            }
            None => {
                built_in_with(game, &with.iter().copied().map(str::to_owned).collect::<Vec<_>>())
            }
        };
        let text = format!("game {}  seats 2\ngiven {given}\nplay\n", game.id());
        let (record, findings) = play::notation::parse(&Source::new("position", text));
        sound(findings);
        let (table, findings) = opened.resume(&record);
        sound(findings);
        let mut table = table.expect("a table");
        table.advance();
        for answer in *answers {
            let offers = table.offers().iter();
            let at = offers.map(Message::line).position(|line| line.starts_with(answer));
            table.choose(at.unwrap_or_else(|| panic!("{answer}: {given}"))).expect("an offer");
            table.advance();
        }
        self.look(&*table);
        let said: BTreeSet<String> = table.refusals().into_iter().map(|one| one.why.id).collect();
        for reason in *reasons {
            assert!(said.contains(*reason), "{reason} in {given}: {said:?}, {:?}", table.offers());
        }
    }
}

/// The messages of a space.
fn ids(game: &dyn Shelved, space: &str) -> BTreeSet<String> {
    let all = game.messages().into_iter().filter(|(other, _)| *other == space);
    all.flat_map(|(_, all)| all).map(|message| message.id.to_owned()).collect()
}

/// The things of a picture, and those on piles.
fn lying(table: &dyn Table, eye: Eye) -> BTreeSet<Ref> {
    let panels = [table.picture(eye), table.piles(eye)].concat();
    let named = panels.iter().flat_map(Panel::messages).flat_map(Ref::named_in);
    let cells = panels.iter().flat_map(|panel| panel.rows.iter().flat_map(|row| &row.cells));
    named.chain(cells.flat_map(|cell| cell.about.iter().cloned())).collect()
}

#[test]
fn what_is_refused_is_not_offered_and_each_reason_comes_up() {
    let mut unseen = BTreeSet::new();
    for game in SHELF {
        let (locales, findings) = Locales::load(&[texts(game.id())]);
        sound(findings);
        let mut looker = Looker::new(*game, &locales);
        for pack in ways(game.id()) {
            let opened = built_in_with(*game, &pack);
            for (seats, seed) in opened.seats().cycle().zip(0..asked("GAMES", 8)) {
                looker.play(&*opened, seats, seed);
            }
        }
        for position in POSITIONS.iter().filter(|position| position.game == game.id()) {
            looker.place(*game, position);
        }
        let all = ids(*game, "refusal");
        unseen.extend(all.difference(&looker.seen).map(|id| format!("{}:{id}", game.id())));
    }
    let listed: BTreeSet<String> = UNSEEN.iter().map(|(id, _)| (*id).to_owned()).collect();
    assert_eq!(unseen, listed, "never said (left), or listed as never said (right)");
}

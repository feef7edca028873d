//! The picture of Monsters & Minions: the monster with its adventure, the current minion, what
//! heroes have earned.

use arrayvec::ArrayVec;
use play::panel::{Cell, Panel, Role, Row};
use play::{Eye, Message, Ref, Say, Seat};

use super::cards::minion::Reward;
use super::choice::MonsterPrompt;
use super::hopes::Hopes;
use super::refusals::{combat_dice, earned};
use super::state::{Monsters, STORED};
use crate::RollPlayer;
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo};
use crate::shown::{Common, common_of};
use crate::state::{State, Variant};
use crate::words::AdventureKind;

/// Titles of panels.
#[derive(Clone, Copy, Debug, Say)]
enum Title {
    /// The monster of the finale.
    Monster,
    /// The current minion, with the number of minions in the deck.
    Minion { deck: u8 },
    /// The current minion, in one line.
    Prey,
}

/// Contents of cells.
#[derive(Clone, Debug, Say)]
enum CellWords {
    /// The monster.
    MonsterCard { monster: MonsterNo },
    /// The attack that slays it.
    Strength { strength: u8 },
    /// The attacks that give the first and the most stars.
    MonsterStars { first: u8, one: u8, last: u8, most: u8 },
    /// An adventure card that the eye does not know.
    AdventureHidden { kind: AdventureKind },
    /// An adventure card that the eye knows.
    AdventureKnown { kind: AdventureKind, adventure: AdventureNo },
    /// The current minion.
    MinionCard { minion: MinionNo },
    /// The reward for totals up to `to`, or without an upper end if it is 0. `first` is the
    /// position of the first reward that is not empty, from 1, or 0 if there is none.
    RewardRow {
        from: u8,
        to: u8,
        xp: u8,
        gold: u8,
        injuries: u8,
        honour: u8,
        trophy: bool,
        first: u8,
    },
    /// The odds against the current minion: the average total, and the chance of the trophy.
    /// `begun`: dice already rolled count too.
    MinionOdds { begun: bool, dice: u8, points: u16, tenths: u16, percent: u8 },
    /// The odds against the monster with the combat dice still to be rolled: the average attack,
    /// and the chance to slay it.
    MonsterOdds { dice: u8, below: bool, points: u16, tenths: u16, percent: u8 },
    /// Experience, honor and injuries of a hero.
    Earned { xp: u8, honour: u8, injuries: u8 },
    /// The trophies of a hero.
    Trophies { minions: ArrayVec<MinionNo, 24> },
    /// Dice stored next to the sheet.
    Stored { dice: ArrayVec<Die, STORED> },
    /// The adventure cards of which the hero has the token.
    Tokens { kinds: ArrayVec<AdventureKind, 3> },
    /// The hero's combat dice by face, the number not yet rolled, and the sum if there are several.
    CombatDice { faces: ArrayVec<u8, 24>, waiting: u8, sum: i16, several: bool },
    /// Combat dice, none of which is rolled yet.
    CombatWaiting { waiting: u8 },
    /// The hero's attack in the finale.
    FinalAttack { attack: i16 },
}

impl MonsterPrompt {
    /// The shared things on the table that the prompt is about.
    pub(crate) fn about(self) -> &'static [Common] {
        match self {
            // The number of an initiative card is the place in market order.
            Self::InitiativeProwled => &[Common::Market, Common::Initiative],
            Self::Hunt { .. } | Self::Mercenary { .. } | Self::CombatReroll { .. } => {
                &[Common::Minion]
            }
            Self::FinaleMercenary { .. } | Self::FinaleReroll { .. } => &[Common::Monster],
            Self::Spending { window, .. } => common_of(window),
            Self::Unpacking { .. } => &[],
        }
    }
}

impl RollPlayer {
    /// A cell about monsters; some of these cells can be asked about.
    fn monster_cell(&self, says: CellWords) -> Cell {
        let shown = match says {
            CellWords::Earned { .. } => Some(earned()),
            CellWords::CombatDice { .. } | CellWords::CombatWaiting { .. } => Some(combat_dice()),
            CellWords::Strength { .. }
            | CellWords::MonsterStars { .. }
            | CellWords::MonsterOdds { .. }
            | CellWords::FinalAttack { .. } => Some(Ref::new("rule", "finale")),
            CellWords::RewardRow { .. } | CellWords::MinionOdds { .. } => {
                Some(Ref::new("rule", "hunt"))
            }
            CellWords::MonsterCard { .. }
            | CellWords::AdventureHidden { .. }
            | CellWords::AdventureKnown { .. }
            | CellWords::MinionCard { .. }
            | CellWords::Trophies { .. }
            | CellWords::Stored { .. }
            | CellWords::Tokens { .. } => None,
        };
        // Honor and injuries are counted in one text with the experience.
        let counts = matches!(says, CellWords::Earned { .. });
        let tokens = ["honour-token", "injury-token"].map(|token| Ref::new("term", token));
        let tokens = tokens.into_iter().filter(|_| counts);
        let cell = Cell::says(Message::of(self, "board", &says));
        match shown {
            Some(thing) => Cell { about: [thing].into_iter().chain(tokens).collect(), ..cell },
            None => cell,
        }
    }

    fn monster_panel(&self, title: Title, rows: Vec<Row>) -> Panel {
        Panel::new(Role::Shared, Message::of(self, "board", &title), rows)
    }

    /// The panels of the monster and the current minion, as far as an eye knows them; `asked` marks
    /// what a prompt is about.
    pub(crate) fn draw_monsters(&self, state: &State, eye: Eye, asked: &[Common]) -> Vec<Panel> {
        let Some(monsters) = state.monsters() else { return Vec::new() };
        let mut panels = Vec::new();
        if let Some(monster) = monsters.monster() {
            let rows = self.monster_rows(state, (monster, monsters), eye);
            let cells = self.monster_brief(monsters, &rows);
            let panel = self.monster_panel(Title::Monster, rows);
            let asked = asked.contains(&Common::Monster);
            panels.push(self.in_brief(Title::Monster, cells, panel.asked(asked)));
        }
        if let Some(minion) = state.prey() {
            let title = Title::Minion { deck: monsters.deck() as u8 };
            let panel = self.monster_panel(title, self.minion_rows(state, minion, eye));
            let cells = vec![self.monster_cell(CellWords::MinionCard { minion })];
            let asked = asked.contains(&Common::Minion);
            panels.push(self.in_brief(Title::Prey, cells, panel.asked(asked)));
        }
        panels
    }

    /// A panel with its version in one line, unless a prompt is about it: then all of it matters.
    fn in_brief(&self, title: Title, cells: Vec<Cell>, panel: Panel) -> Panel {
        if panel.asked {
            return panel;
        }
        let head = Cell::says(Message::of(self, "board", &title));
        Panel { brief: std::iter::once(head).chain(cells).collect(), ..panel }
    }

    /// The monster with its strength, and the known adventure cards.
    fn monster_brief(&self, monsters: &Monsters, rows: &[Row]) -> Vec<Cell> {
        let head = rows.iter().take(1).flat_map(|row| row.cells.iter().take(2).cloned());
        let known = AdventureKind::ALL.iter().filter_map(|kind| {
            let adventure = monsters.adventure(*kind)?;
            Some(self.monster_cell(CellWords::AdventureKnown { kind: *kind, adventure }))
        });
        head.chain(known).collect()
    }

    fn monster_rows(
        &self,
        state: &State,
        (monster, monsters): (MonsterNo, &Monsters),
        eye: Eye,
    ) -> Vec<Row> {
        let card = self.cards.monster(monster);
        let mighty = state.solo() || state.variants().has(Variant::MightyMonsters);
        let might = if mighty { &card.alone } else { &card.several };
        let mut head = vec![
            self.monster_cell(CellWords::MonsterCard { monster }),
            self.monster_cell(CellWords::Strength { strength: might.strength }),
        ];
        if let (Some(first), Some(last)) = (might.stars.first(), might.stars.last()) {
            let most = might.stars.len() as u8;
            let stars = CellWords::MonsterStars { first: *first, one: 1, last: *last, most };
            head.push(self.monster_cell(stars));
        }
        let texts = self.thing("MonsterNo", monster.0.into()).into_iter().collect();
        let mut rows = vec![Row { cells: head, texts }];
        if let Eye::Seat(seat) = eye {
            let hopes = self.hopes_in_finale(state, seat, might.strength);
            rows.extend(hopes.map(|Hopes { dice, tenths, percent, .. }| {
                let (below, tenths) = (tenths < 0, tenths.unsigned_abs());
                let (points, tenths) = (tenths / 10, tenths % 10);
                let says = CellWords::MonsterOdds { dice, below, points, tenths, percent };
                Row::from(vec![self.monster_cell(says)])
            }));
        }
        rows.extend(AdventureKind::ALL.iter().map(|kind| {
            let known = monsters.adventure(*kind);
            let says = match known {
                Some(adventure) => CellWords::AdventureKnown { kind: *kind, adventure },
                None => CellWords::AdventureHidden { kind: *kind },
            };
            let texts = known.and_then(|card| self.thing("AdventureNo", card.0.into()));
            Row { cells: vec![self.monster_cell(says)], texts: texts.into_iter().collect() }
        }));
        rows
    }

    fn minion_rows(&self, state: &State, minion: MinionNo, eye: Eye) -> Vec<Row> {
        let mut head = vec![self.monster_cell(CellWords::MinionCard { minion })];
        if let Eye::Seat(seat) = eye {
            let hopes = self.hopes_in_hunt(state, seat, minion);
            head.extend(hopes.map(|Hopes { begun, dice, tenths, percent }| {
                let (points, tenths) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
                self.monster_cell(CellWords::MinionOdds { begun, dice, points, tenths, percent })
            }));
        }
        let texts = self.thing("MinionNo", minion.0.into()).into_iter().collect();
        let rewards = &self.cards.minion(minion).rewards;
        let ends = rewards.iter().skip(1).map(|row| row.from.saturating_sub(1));
        let cells = rewards.iter().zip(ends.chain([0])).map(|(reward, to)| {
            let Reward { from, xp, gold, injuries, honour, trophy } = *reward;
            let parts = [xp > 0, gold > 0, injuries > 0, honour > 0, trophy];
            let first = (1..).zip(parts).find(|(_, brings)| *brings).map_or(0, |(nth, _)| nth);
            self.monster_cell(CellWords::RewardRow {
                from,
                to,
                xp,
                gold,
                injuries,
                honour,
                trophy,
                first,
            })
        });
        vec![Row { cells: head, texts }, Row::from(cells.collect::<Vec<_>>())]
    }

    /// The rows on a sheet with what the hero has earned.
    pub(crate) fn earned_rows(&self, state: &State, seat: Seat) -> Vec<Row> {
        if state.monsters().is_none() {
            return Vec::new();
        }
        let hero = state.hero(seat);
        let (xp, honour, injuries) = (hero.xp(), hero.honour(), hero.injuries());
        let mut says = vec![CellWords::Earned { xp, honour, injuries }];
        let kinds = AdventureKind::ALL.iter().copied().filter(|kind| hero.has_token(*kind));
        let kinds: ArrayVec<_, 3> = kinds.collect();
        if !kinds.is_empty() {
            says.push(CellWords::Tokens { kinds });
        }
        let mut rows = vec![says];
        let dice: ArrayVec<Die, STORED> = hero.stored().collect();
        if !dice.is_empty() {
            rows.push(vec![CellWords::Stored { dice }]);
        }
        let minions: ArrayVec<_, 24> = hero.trophies().iter().map(MinionNo).take(24).collect();
        if !minions.is_empty() {
            rows.push(vec![CellWords::Trophies { minions }]);
        }
        let faces = (1..).zip(hero.rolled()).flat_map(|(face, dice)| (0..*dice).map(move |_| face));
        let faces: ArrayVec<u8, 24> = faces.take(24).collect();
        let waiting = hero.dice();
        if !faces.is_empty() {
            let (sum, several) = (hero.sum(), faces.len() > 1);
            rows.push(vec![CellWords::CombatDice { faces, waiting, sum, several }]);
        } else if waiting > 0 {
            rows.push(vec![CellWords::CombatWaiting { waiting }]);
        }
        rows.extend(hero.attack().map(|attack| vec![CellWords::FinalAttack { attack }]));
        let cells = |row: Vec<CellWords>| row.into_iter().map(|says| self.monster_cell(says));
        rows.into_iter().map(|row| Row::from(cells(row).collect::<Vec<_>>())).collect()
    }
}

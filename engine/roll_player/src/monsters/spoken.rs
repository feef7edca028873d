//! Queries about monsters, minions and what heroes have earned.

use arrayvec::ArrayVec;
use play::signature::{Signature, signatures};
use play::{Eye, Message, Ref, Say, Seat, Spoken};

use super::cards::minion::Reward;
use super::hopes::Hopes;
use super::state::STORED;
use crate::RollPlayer;
use crate::numbers::{AdventureNo, Die, MinionNo, MonsterNo};
use crate::state::{State, Variant};
use crate::words::AdventureKind;

/// The queries, in the order of the help text.
pub(crate) const QUERIES: &[&str] = &["earned", "stored", "combat", "minion", "odds", "monster"];

/// Maximum number of dice or trophies in a sentence.
const MANY: usize = 24;

/// Number of kinds of rewards.
const PRIZES: usize = 5;

play::words! {
    /// A kind of reward in a hunt.
    Prize {
        /// The minion becomes a trophy.
        Trophy = "trophy",
        /// Experience.
        Xp = "xp",
        /// Gold.
        Gold = "gold",
        /// Honor tokens.
        Honour = "honour",
        /// Injury tokens.
        Injury = "injury",
    }
}

/// An amount of one kind of reward.
#[derive(Clone, Copy, Debug, Say)]
struct Spoils {
    prize: Prize,
    amount: u8,
}

impl Spoils {
    /// All rewards in a row of the table.
    fn of(reward: &Reward) -> ArrayVec<Self, PRIZES> {
        let Reward { from: _, xp, gold, injuries, honour, trophy } = *reward;
        let all = [
            (Prize::Trophy, u8::from(trophy)),
            (Prize::Xp, xp),
            (Prize::Gold, gold),
            (Prize::Honour, honour),
            (Prize::Injury, injuries),
        ];
        let brought = all.into_iter().filter(|(_, amount)| *amount > 0);
        brought.map(|(prize, amount)| Self { prize, amount }).collect()
    }
}

/// Answers to queries.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug, Say)]
enum Says {
    /// What a hero has earned, and which adventure cards it has looked at.
    Earned {
        seat: Seat,
        xp: u8,
        honour: u8,
        injuries: u8,
        minions: ArrayVec<MinionNo, MANY>,
        kinds: ArrayVec<AdventureKind, 3>,
    },
    /// The dice stored next to the sheet.
    Stored { seat: Seat, dice: ArrayVec<Die, STORED> },
    /// The combat dice: faces rolled, number not yet rolled, and the sum.
    Combat { seat: Seat, faces: ArrayVec<u8, MANY>, waiting: u8, sum: i16 },
    /// The attack in the finale.
    Attack { seat: Seat, attack: i16 },
    /// The current minion, and the number of minions below it.
    Minion { minion: MinionNo, deck: u8 },
    /// The odds against the current minion: the average total, and the chance of the trophy.
    /// `begun`: dice already rolled count too.
    Odds { begun: bool, dice: u8, points: u16, tenths: u16, percent: u8 },
    /// The odds in the finale: the average attack, and the chance to slay the monster.
    FinaleOdds { dice: u8, below: bool, points: u16, tenths: u16, percent: u8 },
    /// The reward for totals up to `to`, or without an upper end if it is 0.
    Reward { from: u8, to: u8, spoils: ArrayVec<Spoils, PRIZES> },
    /// The monster, its strength, and the attacks that give the first and the most stars.
    Monster { monster: MonsterNo, strength: u8, first: u8, last: u8, most: u8 },
    /// An adventure card; `None` if the eye does not know it.
    Adventure { kind: AdventureKind, adventure: Option<AdventureNo> },
}

/// The messages of all answers.
pub(crate) fn spoken_messages() -> Vec<Signature> {
    signatures::<Says>()
}

impl RollPlayer {
    fn monster_said(&self, query: &'static str, says: Says) -> Spoken {
        Spoken::new(query, Message::of(self, "spoken", &says))
    }

    /// The sentences that Monsters & Minions adds to the description of the table.
    pub(crate) fn say_monsters(&self, state: &State, eye: Eye) -> Vec<Spoken> {
        let Some(monsters) = state.monsters() else { return Vec::new() };
        // A seat without a character sheet has nothing to describe.
        let seats = state.from(Seat(0)).filter(|seat| state.sheet(*seat).race().is_some());
        let mut all: Vec<Spoken> = seats.flat_map(|seat| self.say_earned(state, seat)).collect();
        if let Some(minion) = state.prey() {
            let deck = monsters.deck() as u8;
            all.push(self.monster_said("minion", Says::Minion { minion, deck }));
            all.extend(self.say_rewards(minion));
            all.extend(self.say_odds(state, minion, eye));
        }
        if let Some(monster) = monsters.monster() {
            let card = self.cards.monster(monster);
            let mighty = state.solo() || state.variants().has(Variant::MightyMonsters);
            let might = if mighty { &card.alone } else { &card.several };
            let [first, last] = [might.stars.first(), might.stars.last()]
                .map(|attack| attack.copied().unwrap_or(might.strength));
            let (strength, most) = (might.strength, might.stars.len() as u8);
            let says = Says::Monster { monster, strength, first, last, most };
            all.push(self.monster_said("monster", says));
            all.extend(self.say_finale_odds(state, strength, eye));
            all.extend(AdventureKind::ALL.iter().map(|kind| {
                let says = Says::Adventure { kind: *kind, adventure: monsters.adventure(*kind) };
                let thing = Ref::new("adventure-kind", kind.word());
                self.monster_said("monster", says).about(Some(thing))
            }));
        }
        all
    }

    fn say_earned(&self, state: &State, seat: Seat) -> Vec<Spoken> {
        let hero = state.hero(seat);
        let (xp, honour, injuries) = (hero.xp(), hero.honour(), hero.injuries());
        let minions = hero.trophies().iter().map(MinionNo).take(MANY).collect();
        let kinds = AdventureKind::ALL.iter().copied().filter(|kind| hero.has_token(*kind));
        let kinds = kinds.collect();
        let mut all = vec![("earned", Says::Earned { seat, xp, honour, injuries, minions, kinds })];
        all.push(("stored", Says::Stored { seat, dice: hero.stored().collect() }));
        let faces = (1..).zip(hero.rolled()).flat_map(|(face, dice)| (0..*dice).map(move |_| face));
        let faces = faces.take(MANY).collect();
        all.push(match hero.attack() {
            Some(attack) => ("combat", Says::Attack { seat, attack }),
            None => {
                let (waiting, sum) = (hero.dice(), hero.sum());
                ("combat", Says::Combat { seat, faces, waiting, sum })
            }
        });
        all.into_iter().map(|(query, says)| self.monster_said(query, says).of(seat)).collect()
    }

    /// The odds for the seat of an eye against a minion.
    fn say_odds(&self, state: &State, minion: MinionNo, eye: Eye) -> Option<Spoken> {
        let Eye::Seat(seat) = eye else { return None };
        let Hopes { begun, dice, tenths, percent } = self.hopes_in_hunt(state, seat, minion)?;
        let tenths = tenths.unsigned_abs();
        let says = Says::Odds { begun, dice, points: tenths / 10, tenths: tenths % 10, percent };
        Some(self.monster_said("odds", says))
    }

    /// The odds for the seat of an eye in the finale, against a monster of this strength.
    fn say_finale_odds(&self, state: &State, strength: u8, eye: Eye) -> Option<Spoken> {
        let Eye::Seat(seat) = eye else { return None };
        let Hopes { dice, tenths, percent, .. } = self.hopes_in_finale(state, seat, strength)?;
        let (below, tenths) = (tenths < 0, tenths.unsigned_abs());
        let (points, tenths) = (tenths / 10, tenths % 10);
        let says = Says::FinaleOdds { dice, below, points, tenths, percent };
        Some(self.monster_said("odds", says))
    }

    /// The reward for each total against a minion, the lowest first.
    fn say_rewards(&self, minion: MinionNo) -> Vec<Spoken> {
        let rewards = &self.cards.minion(minion).rewards;
        let ends = rewards.iter().skip(1).map(|row| row.from.saturating_sub(1));
        let said = (1..).zip(rewards.iter().zip(ends.chain([0]))).map(|(step, (reward, to))| {
            let says = Says::Reward { from: reward.from, to, spoils: Spoils::of(reward) };
            let thing = Ref::new("reward", u8::to_string(&step));
            self.monster_said("minion", says).about(Some(thing))
        });
        said.collect()
    }
}

//! The finale: after the last cleanup all heroes fight the monster.
//!
//! Rules: `finale-adventure`, `finale-mercenaries`, `finale-reroll`, `finale-attack`,
//! `finale-stars`.

use arrayvec::ArrayVec;
use effects::Scripted as _;
use play::{Seat, Sink};
use script::Arguments;
use serde::{Deserialize, Serialize};

use super::cards::adventure::Gives;
use super::choice::{MonsterChance, MonsterChoice, MonsterPrompt, MonsterWhy};
use super::event::MonsterEvent;
use super::experience::{paid, refuse_rerolls};
use super::state::MOST_DICE;
use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::Choice;
use crate::event::{Event, Facts, about};
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::{AdventureNo, SEATS};
use crate::refusal::Refusals;
use crate::state::{Call, State};
use crate::words::{AdventureKind, Attribute, Window};

/// The position in the finale. `nth` counts seats from the first player.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Each seat takes a combat die.
    Begin,
    /// An adventure card is turned face up.
    Turn { kind: AdventureKind },
    /// The adventure card gives its reward to the seats with its token.
    Give { kind: AdventureKind },
    /// The monster affects a seat before it rolls.
    Face { nth: u8 },
    /// A seat hires mercenaries.
    Hire { nth: u8 },
    /// A seat rolls.
    Roll { nth: u8 },
    /// A seat re-rolls dice.
    Reroll { nth: u8 },
    /// A die is re-rolled.
    Rerolling { nth: u8, face: u8 },
    /// The monster makes a seat roll dice again.
    Forced { nth: u8 },
    /// The forced dice are rolled.
    ForcedRoll { nth: u8 },
    /// The attack of a seat is counted.
    Attack { nth: u8 },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        match self {
            Self::Begin | Self::Turn { .. } | Self::Give { .. } => state.first(),
            Self::Face { nth }
            | Self::Hire { nth }
            | Self::Roll { nth }
            | Self::Reroll { nth }
            | Self::Rerolling { nth, .. }
            | Self::Forced { nth }
            | Self::ForcedRoll { nth }
            | Self::Attack { nth } => state.nth(nth),
        }
    }
}

/// What follows when all seats are done with a step.
enum After {
    /// Another step.
    Step(Step),
    /// The end of the game.
    End,
}

impl Step {
    /// What follows, if all seats are done with this step.
    fn after_all(self, seats: u8) -> Option<After> {
        let (nth, next) = match self {
            Self::Face { nth } => (nth, Self::Hire { nth: 0 }),
            Self::Hire { nth } => (nth, Self::Roll { nth: 0 }),
            Self::Roll { nth } => (nth, Self::Reroll { nth: 0 }),
            Self::Reroll { nth } => (nth, Self::Forced { nth: 0 }),
            Self::Forced { nth } => (nth, Self::Attack { nth: 0 }),
            Self::Attack { nth } => return (nth >= seats).then_some(After::End),
            Self::Begin
            | Self::Turn { .. }
            | Self::Give { .. }
            | Self::Rerolling { .. }
            | Self::ForcedRoll { .. } => return None,
        };
        (nth >= seats).then_some(After::Step(next))
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for Step {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if let Some(next) = self.after_all(turn.state.seats()) {
            return turn.go_on_with(next);
        }
        let seat = self.whose(turn.state);
        match self {
            Self::Begin => turn.begin_fight(),
            Self::Turn { kind } => return turn.turn_known(kind) || turn.chance(self),
            Self::Give { kind } => turn.give_all(kind),
            Self::Face { nth } => {
                turn.face(seat);
                turn.step(Self::Face { nth: nth + 1 });
            }
            Self::Hire { nth } => {
                if turn.rules.may_hire(turn.state, seat, false) {
                    return false;
                }
                turn.step(Self::Hire { nth: nth + 1 });
            }
            Self::Roll { nth } => {
                if turn.state.hero(seat).dice() > 0 {
                    return turn.chance(self);
                }
                turn.step(Self::Roll { nth: nth + 1 });
            }
            Self::Reroll { nth } => {
                if turn.rules.rerollable(turn.state, seat).next().is_some() {
                    return false;
                }
                turn.step(Self::Reroll { nth: nth + 1 });
            }
            Self::Rerolling { .. } => return turn.chance(self),
            Self::Forced { nth } => {
                turn.force(seat);
                turn.step(Self::ForcedRoll { nth });
            }
            Self::ForcedRoll { nth } => {
                if turn.state.hero(seat).dice() > 0 {
                    return turn.chance(self);
                }
                turn.step(Self::Forced { nth: nth + 1 });
            }
            Self::Attack { nth } => {
                turn.attack(seat);
                turn.step(Self::Attack { nth: nth + 1 });
            }
        }
        true
    }

    #[inline(never)]
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        let seat = self.whose(state);
        let hero = state.hero(seat);
        let prompt = match self {
            Self::Hire { .. } => {
                let (dice, xp, gold) = (hero.dice(), hero.xp(), state.sheet(seat).gold());
                MonsterPrompt::FinaleMercenary { dice, xp, gold }
            }
            Self::Reroll { .. } => {
                MonsterPrompt::FinaleReroll { attack: rules.attack(state, seat), xp: hero.xp() }
            }
            Self::Turn { kind } => {
                return MonsterChance::Adventure(rules.adventures_of(state, kind)).into();
            }
            Self::Roll { .. } | Self::Rerolling { .. } | Self::ForcedRoll { .. } => {
                return Ask::Chance(Chance::Face(Dice::Combat(seat), None));
            }
            Self::Begin
            | Self::Give { .. }
            | Self::Face { .. }
            | Self::Forced { .. }
            | Self::Attack { .. } => return Ask::Nobody,
        };
        Ask::Seat(seat, prompt.into())
    }

    #[inline(never)]
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let seat = self.whose(state);
        match self {
            Self::Hire { .. } => {
                rules.offer_mercenaries(state, seat, false, offers);
                offers.push(MonsterChoice::RollDice);
            }
            Self::Reroll { .. } => {
                let rerolls = rules.rerollable(state, seat);
                offers.extend(
                    rerolls.map(|(face, xp)| MonsterChoice::RerollCombat { face, xp }.into()),
                );
                offers.push(MonsterChoice::KeepDice);
            }
            Self::Begin
            | Self::Turn { .. }
            | Self::Give { .. }
            | Self::Face { .. }
            | Self::Roll { .. }
            | Self::Rerolling { .. }
            | Self::Forced { .. }
            | Self::ForcedRoll { .. }
            | Self::Attack { .. } => {}
        }
    }

    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let seat = self.whose(state);
        match self {
            Self::Hire { .. } => {
                rules.refuse_mercenaries(state, seat, false, refusals);
                // A seat that cannot pay for a re-roll is not asked again before the game ends.
                rules.refuse_finale_rerolls(state, seat, refusals);
            }
            Self::Reroll { .. } => {
                rules.refuse_finale_rerolls(state, seat, refusals);
                let held = rules.finale_reroll_paid(state, seat).ok();
                let held = held.and_then(|_| rules.held(state, seat).next());
                if let Some(face) = held {
                    refusals.combat_dice("reroll-combat", MonsterWhy::HeldFace { face });
                }
            }
            Self::Begin
            | Self::Turn { .. }
            | Self::Give { .. }
            | Self::Face { .. }
            | Self::Roll { .. }
            | Self::Rerolling { .. }
            | Self::Forced { .. }
            | Self::ForcedRoll { .. }
            | Self::Attack { .. } => {}
        }
    }

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let seat = self.whose(turn.state);
        match self {
            Self::Turn { kind } => {
                let Choice::Monsters(MonsterChoice::DealAdventure(adventure)) = choice else {
                    return;
                };
                turn.turn_adventure(kind, adventure);
            }
            Self::Hire { nth } if choice == MonsterChoice::RollDice.into() => {
                turn.step(Self::Hire { nth: nth + 1 });
            }
            Self::Hire { .. } => turn.hire(seat, choice),
            Self::Roll { .. } | Self::ForcedRoll { .. } => {
                let Choice::Roll(face) = choice else { return };
                turn.tell(MonsterEvent::CombatRolled { seat, face });
            }
            Self::Reroll { nth } => {
                if let Choice::Monsters(MonsterChoice::RerollCombat { face, .. }) = choice {
                    turn.step(Self::Rerolling { nth, face });
                } else if choice == MonsterChoice::KeepDice.into() {
                    turn.step(Self::Reroll { nth: nth + 1 });
                }
            }
            Self::Rerolling { nth, face } => {
                let Choice::Roll(to) = choice else { return };
                let xp = turn.rules.finale_reroll_price(turn.state, seat);
                turn.tell(MonsterEvent::CombatRerolled { seat, from: face, to, xp });
                turn.step(Self::Reroll { nth });
            }
            Self::Begin
            | Self::Give { .. }
            | Self::Face { .. }
            | Self::Forced { .. }
            | Self::Attack { .. } => {}
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Begin | Self::Turn { .. } | Self::Give { .. } => "finale-adventure",
            Self::Face { .. } | Self::Hire { .. } | Self::Roll { .. } => "finale-mercenaries",
            Self::Reroll { .. } | Self::Rerolling { .. } => "finale-reroll",
            Self::Forced { .. } | Self::ForcedRoll { .. } | Self::Attack { .. } => "finale-attack",
        })
    }
}

impl RollPlayer {
    /// A number that the monster's card gives for a seat; 0 without an answer.
    fn of_monster(&self, state: &State, seat: Seat, hook: Hook, facts: &Facts) -> i64 {
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        monster.map_or(0, |monster| self.number(state, (seat, monster.into(), hook), facts))
    }

    /// Whether the monster's card says yes about a face; no without an answer.
    fn says_of(&self, state: &State, seat: Seat, hook: Hook, face: u8) -> bool {
        let monster = state.monsters().and_then(|monsters| monsters.monster());
        let facts = effects::facts_of!(Face(face));
        monster.is_some_and(|monster| {
            self.says(state, (seat, monster.into(), hook), &facts) == Some(true)
        })
    }

    /// The price in experience of a re-roll in the finale.
    fn finale_reroll_price(&self, state: &State, seat: Seat) -> u8 {
        let more = self.of_monster(state, seat, Hook::REROLL_PRICE, &effects::facts_of!());
        (i64::from(self.reroll_price(state)) + more).clamp(0, 99) as u8
    }

    /// How many re-rolls a seat can pay for in the finale.
    pub(crate) fn finale_rerolls(&self, state: &State, seat: Seat) -> u8 {
        state.hero(seat).xp() / self.finale_reroll_price(state, seat).max(1)
    }

    /// The price of a re-roll in the finale, or how much experience is missing.
    fn finale_reroll_paid(&self, state: &State, seat: Seat) -> Result<u8, u8> {
        paid(state.hero(seat).xp(), self.finale_reroll_price(state, seat))
    }

    /// The faces of which a seat may re-roll a die, with the price in experience.
    fn rerollable(&self, state: &State, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        let payers = self.finale_reroll_paid(state, seat).into_iter();
        let faces = payers.flat_map(move |xp| state.hero(seat).faces().map(move |face| (face, xp)));
        faces.filter(move |(face, _)| !self.says_of(state, seat, Hook::HOLDS, *face))
    }

    /// Adds why a seat cannot re-roll any combat dice.
    fn refuse_finale_rerolls(&self, state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
        if let Err(xp) = self.finale_reroll_paid(state, seat) {
            refuse_rerolls(xp, refusals);
        }
    }

    /// The faces that a seat has rolled and the monster does not let it re-roll.
    fn held(&self, state: &State, seat: Seat) -> impl Iterator<Item = u8> {
        state.hero(seat).faces().filter(move |face| self.says_of(state, seat, Hook::HOLDS, *face))
    }

    /// Whether the monster forces a seat to roll dice with a face again.
    pub(super) fn is_forced(&self, state: &State, seat: Seat, face: u8) -> bool {
        self.says_of(state, seat, Hook::MUST_REROLL, face)
    }

    /// What a die with a face counts for a seat, including the monster's change.
    pub(super) fn worth_of_face(&self, state: &State, seat: Seat, face: u8) -> i64 {
        let facts = effects::facts_of!(Face(face));
        i64::from(face) + self.of_monster(state, seat, Hook::FACE_WORTH, &facts)
    }

    /// Number of a seat's dice that the monster forces it to roll again.
    pub(crate) fn forced(&self, state: &State, seat: Seat) -> u8 {
        let hero = state.hero(seat);
        let must = |face: &u8| self.is_forced(state, seat, *face);
        hero.faces().filter(must).map(|face| hero.rolled()[usize::from(face) - 1]).sum()
    }

    /// The attack of a seat: dice, honor and injuries, and changes by its cards and the monster.
    pub(crate) fn attack(&self, state: &State, seat: Seat) -> i16 {
        let hero = state.hero(seat);
        let faces = (1..).zip(hero.rolled()).filter(|(_, dice)| **dice > 0);
        let dice =
            faces.map(|(face, dice)| i64::from(*dice) * self.worth_of_face(state, seat, face));
        let monster = self.of_monster(state, seat, Hook::ATTACK, &effects::facts_of!());
        let cards = self.sum_queries(state, seat, Hook::FINALE_BONUS, &effects::facts_of!());
        let tokens = i64::from(hero.honour()) - i64::from(hero.injuries());
        let sum = dice.sum::<i64>() + tokens + monster + cards;
        sum.clamp(i16::MIN.into(), i16::MAX.into()) as i16
    }

    /// How much an adventure card gives a seat with its token. In a solo game its own condition
    /// must hold too.
    pub(super) fn gives(&self, state: &State, seat: Seat, adventure: AdventureNo) -> u8 {
        let (card, facts) = (adventure.into(), effects::facts_of!());
        let alone = || self.says(state, (seat, card, Hook::ALONE), &facts).unwrap_or(true);
        if state.solo() && !alone() {
            return 0;
        }
        self.number(state, (seat, card, Hook::REWARD), &facts).clamp(0, 20) as u8
    }

    /// The class goals that a seat meets by the rules of final scoring; bit 0 is the first row.
    fn goals(&self, state: &State, seat: Seat) -> u8 {
        let Some(class) = state.sheet(seat).class() else { return 0 };
        let goals = self.cards.class(class).goals;
        let rows = Attribute::ALL.iter().zip(goals);
        let met = rows.filter(|(row, of)| of.goal.met(self.total(state, seat, **row)));
        met.fold(0, |bits, (row, _)| bits | 1 << row.index())
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    fn go_on_with(&mut self, next: After) -> bool {
        match next {
            After::Step(step) => self.step(step),
            After::End => self.tell(Event::Ended),
        }
        true
    }

    fn begin_fight(&mut self) {
        let seat = self.state.first();
        self.tell(MonsterEvent::FinaleBegan { seat });
        for seat in self.state.from(seat) {
            let goals = self.rules.goals(self.state, seat);
            self.tell(MonsterEvent::GoalsCounted { seat, goals });
            let more =
                self.rules.sum_queries(self.state, seat, Hook::FINALE_DICE, &effects::facts_of!());
            let dice = (1 + more).clamp(0, MOST_DICE.into()) as u8;
            self.tell(MonsterEvent::CombatDiceTaken { seat, dice });
        }
        self.step(Step::Turn { kind: AdventureKind::Location });
    }

    /// Turns an adventure card face up if it is known; false if chance must decide.
    fn turn_known(&mut self, kind: AdventureKind) -> bool {
        let known = self.state.adventure(kind);
        if let Some(adventure) = known {
            self.turn_adventure(kind, adventure);
            return true;
        }
        // Only possible in a ruling that names no monster.
        let none = self.rules.adventures_of(self.state, kind).is_empty();
        if none {
            self.step(Step::Give { kind });
        }
        none
    }

    fn turn_adventure(&mut self, kind: AdventureKind, adventure: AdventureNo) {
        if !self.state.monsters().is_some_and(|monsters| monsters.is_open(kind)) {
            self.tell(MonsterEvent::AdventureTurned { kind, adventure });
        }
        self.step(Step::Give { kind });
    }

    /// Gives the reward of the card to all seats with its token, computed from the state before it.
    fn give_all(&mut self, kind: AdventureKind) {
        let next = AdventureKind::at(kind.index() + 1);
        self.step(next.map_or(Step::Face { nth: 0 }, |kind| Step::Turn { kind }));
        let Some(adventure) = self.state.adventure(kind) else { return };
        let holders = self.state.from(self.state.first());
        let holders = holders.filter(|seat| self.state.holds_token(*seat, kind));
        let given = holders.map(|seat| (seat, self.rules.gives(self.state, seat, adventure)));
        let given: ArrayVec<(Seat, u8), SEATS> = given.collect();
        for (seat, count) in given {
            let (dice, xp) = match self.rules.cards.adventure(adventure).gives {
                Gives::Dice => (count, 0),
                Gives::Xp => (0, count),
            };
            self.tell(if count > 0 {
                MonsterEvent::AdventureGave { seat, adventure, dice, xp }
            } else {
                MonsterEvent::AdventureRefused { seat, adventure }
            });
        }
    }

    /// Lets the monster act on a seat before it rolls.
    fn face(&mut self, seat: Seat) {
        let monster = self.state.monsters().and_then(|monsters| monsters.monster());
        let Some(monster) = monster else { return };
        let call = Call { seat, card: monster.into(), hook: Hook::ON_FACED, args: Arguments::NONE };
        if self.rules.cards.handler(call.card, call.hook).is_some() {
            self.queue(call);
        }
    }

    /// Takes up the dice that the monster forces a seat to roll again.
    fn force(&mut self, seat: Seat) {
        for face in self.state.hero(seat).faces() {
            if self.rules.is_forced(self.state, seat, face) {
                let dice = self.state.hero(seat).rolled()[usize::from(face) - 1];
                self.tell(MonsterEvent::RerollForced { seat, face, dice });
            }
        }
    }

    fn attack(&mut self, seat: Seat) {
        let hero = self.state.hero(seat);
        let (sum, honour, injuries) = (hero.sum(), hero.honour(), hero.injuries());
        let attack = self.rules.attack(self.state, seat);
        let more = attack - sum - i16::from(honour) + i16::from(injuries);
        self.tell(MonsterEvent::Attacked { seat, sum, honour, injuries, more, attack });
        let stars = self.rules.monster_stars(self.state, seat);
        self.tell(match stars {
            Some(stars) => MonsterEvent::Slain { seat, stars },
            None => MonsterEvent::Withstood { seat },
        });
    }
}

//! A hunt: a market turn in which a seat fights the current minion instead of buying or discarding.
//!
//! Rules: `hunt-pass`, `hunt-dice`, `hunt-mercenaries`, `hunt-reroll`, `hunt-reward`,
//! `hunt-tokens`, `decision-stay`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::cards::minion::Reward;
use super::choice::{MonsterChance, MonsterChoice, MonsterPrompt, MonsterWhy};
use super::event::MonsterEvent;
use super::state::{MOST_DICE, Monsters};
use crate::RollPlayer;
use crate::cards::{Catalogue, Hook};
use crate::choice::Choice;
use crate::event::{Event, Gain};
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::MinionNo;
use crate::refusal::{Refusals, Why};
use crate::state::State;
use crate::words::{AdventureKind, Window};

/// The position in a hunt.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The hunter fights the current minion or pays for another one.
    Choose { seat: Seat },
    /// The current minion went under the deck, and the next one is revealed.
    Another { seat: Seat },
    /// The hunter hires mercenaries.
    Hire { seat: Seat },
    /// Combat dice are rolled.
    Roll { seat: Seat },
    /// The hunter re-rolls dice.
    Reroll { seat: Seat },
    /// A die is re-rolled.
    Rerolling { seat: Seat, face: u8 },
    /// The reward for a total is paid.
    Reward { seat: Seat, total: u8 },
    /// The hunter looks at an adventure card.
    Look { seat: Seat, kind: AdventureKind },
    /// The next minion is revealed and the hunt ends.
    Next { seat: Seat },
}

impl Step {
    pub(crate) fn whose(self, _: &State) -> Seat {
        let (Self::Choose { seat }
        | Self::Another { seat }
        | Self::Hire { seat }
        | Self::Roll { seat }
        | Self::Reroll { seat }
        | Self::Rerolling { seat, .. }
        | Self::Reward { seat, .. }
        | Self::Look { seat, .. }
        | Self::Next { seat }) = self;
        seat
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for Step {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Choose { .. } => return false,
            Self::Another { seat } => {
                if !turn.turn_minion() {
                    return turn.chance(self);
                }
                turn.step(Self::Choose { seat });
            }
            Self::Hire { seat } => {
                if turn.rules.may_hire(turn.state, seat, true)
                    || turn.rules.may_act(turn.state, seat, Window::BeforeHunt)
                {
                    return false;
                }
                turn.step(Self::Roll { seat });
            }
            Self::Roll { seat } => {
                if turn.state.hero(seat).dice() > 0 {
                    return turn.chance(self);
                }
                turn.step(Self::Reroll { seat });
            }
            Self::Reroll { seat } => {
                let price = turn.rules.reroll_price(turn.state);
                if turn.state.hero(seat).xp() >= price
                    || turn.rules.may_act(turn.state, seat, Window::AfterHunt)
                {
                    return false;
                }
                turn.end_hunt(seat);
            }
            Self::Rerolling { .. } => return turn.chance(self),
            Self::Reward { seat, total } => turn.pay_reward(seat, total),
            Self::Look { seat, kind } => return turn.look(seat, kind) || turn.chance(self),
            Self::Next { seat } => {
                if !turn.turn_minion() {
                    return turn.chance(self);
                }
                turn.open_window(Window::Bought, seat, 0);
            }
        }
        true
    }

    #[inline(never)]
    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        let prompt = match self {
            Self::Choose { .. } => {
                let Some(minion) = state.top_minion() else { return Ask::Nobody };
                MonsterPrompt::Hunt { minion }
            }
            Self::Hire { seat } => {
                let hero = state.hero(seat);
                MonsterPrompt::Mercenary {
                    dice: hero.dice(),
                    xp: hero.xp(),
                    gold: state.sheet(seat).gold(),
                }
            }
            Self::Reroll { seat } => MonsterPrompt::CombatReroll {
                sum: state.hero(seat).sum(),
                xp: state.hero(seat).xp(),
            },
            Self::Another { .. } | Self::Next { .. } => {
                return state.ask_for_minion();
            }
            Self::Roll { seat } | Self::Rerolling { seat, .. } => {
                return Ask::Chance(Chance::Face(Dice::Combat(seat), None));
            }
            Self::Look { kind, .. } => {
                return MonsterChance::Adventure(rules.adventures_of(state, kind)).into();
            }
            Self::Reward { .. } => return Ask::Nobody,
        };
        Ask::Seat(self.whose(state), prompt.into())
    }

    #[inline(never)]
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        match self {
            Self::Choose { seat } => {
                offers.push(MonsterChoice::Fight);
                rules.offer_pass(state, seat, offers);
            }
            Self::Hire { seat } => {
                rules.offer_mercenaries(state, seat, true, offers);
                offers.push(MonsterChoice::RollDice);
            }
            Self::Reroll { seat } => {
                rules.offer_rerolls(state, seat, offers);
                offers.push(MonsterChoice::KeepDice);
            }
            Self::Another { .. }
            | Self::Roll { .. }
            | Self::Rerolling { .. }
            | Self::Reward { .. }
            | Self::Look { .. }
            | Self::Next { .. } => return,
        }
        rules.offer_besides(state, self.whose(state), self.window(), offers);
    }

    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        match self {
            Self::Choose { seat } => {
                let Some(minion) = state.top_minion() else { return };
                if let Err(why) = rules.passing(state, seat) {
                    refusals.minion(minion, "pass-minion", why);
                }
            }
            Self::Hire { seat } => rules.refuse_mercenaries(state, seat, true, refusals),
            Self::Reroll { seat } => rules.refuse_rerolls(state, seat, refusals),
            Self::Another { .. }
            | Self::Roll { .. }
            | Self::Rerolling { .. }
            | Self::Reward { .. }
            | Self::Look { .. }
            | Self::Next { .. } => {}
        }
    }

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Choose { seat } => turn.choose_minion(seat, choice),
            Self::Another { .. } | Self::Next { .. } => {
                let Choice::Monsters(MonsterChoice::DealMinion(minion)) = choice else { return };
                turn.tell(MonsterEvent::MinionTurned { minion });
                if let Self::Next { seat } = self {
                    turn.open_window(Window::Bought, seat, 0);
                } else {
                    turn.step(Self::Choose { seat: self.whose(turn.state) });
                }
            }
            Self::Hire { seat } => {
                if choice == MonsterChoice::RollDice.into() {
                    turn.step(Self::Roll { seat });
                } else {
                    turn.hire(seat, choice);
                }
            }
            Self::Roll { seat } => {
                let Choice::Roll(face) = choice else { return };
                turn.tell(MonsterEvent::CombatRolled { seat, face });
            }
            Self::Reroll { seat } => {
                if let Choice::Monsters(MonsterChoice::RerollCombat { face, .. }) = choice {
                    turn.step(Self::Rerolling { seat, face });
                } else if choice == MonsterChoice::KeepDice.into() {
                    turn.end_hunt(seat);
                }
            }
            Self::Rerolling { seat, face } => {
                let Choice::Roll(to) = choice else { return };
                let xp = turn.rules.reroll_price(turn.state);
                turn.tell(MonsterEvent::CombatRerolled { seat, from: face, to, xp });
                turn.step(Self::Reroll { seat });
            }
            Self::Look { seat, kind } => {
                let Choice::Monsters(MonsterChoice::DealAdventure(adventure)) = choice else {
                    return;
                };
                turn.tell(MonsterEvent::Looked { seat, kind, adventure: Some(adventure) });
                turn.step(Self::Next { seat });
            }
            Self::Reward { .. } => {}
        }
    }

    fn window(self) -> Option<Window> {
        match self {
            Self::Choose { .. } => Some(Window::MarketTurn),
            Self::Hire { .. } => Some(Window::BeforeHunt),
            Self::Reroll { .. } => Some(Window::AfterHunt),
            Self::Another { .. }
            | Self::Roll { .. }
            | Self::Rerolling { .. }
            | Self::Reward { .. }
            | Self::Look { .. }
            | Self::Next { .. } => None,
        }
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Choose { .. } | Self::Another { .. } => "hunt-pass",
            Self::Hire { .. } => "hunt-mercenaries",
            Self::Roll { .. } => "hunt-dice",
            Self::Reroll { .. } | Self::Rerolling { .. } => "hunt-reroll",
            Self::Reward { .. } | Self::Next { .. } => "hunt-reward",
            Self::Look { .. } => "hunt-tokens",
        })
    }
}

/// Adds why a seat does not hunt the current minion now.
pub(crate) fn refuse_hunt(state: &State, why: Why, refusals: &mut Refusals<'_>) {
    let minion = state.prey().filter(|_| state.hunter().is_none());
    if let Some(minion) = minion
        && !refusals.offered(|offer| *offer == MonsterChoice::Hunt.into())
    {
        refusals.minion(minion, "hunt", why);
    }
}

impl RollPlayer {
    /// Offers a hunt if there is a minion.
    #[inline]
    pub(crate) fn offer_hunt(&self, state: &State, offers: &mut Offers<'_>) {
        if state.top_minion().is_some() {
            offers.push(MonsterChoice::Hunt);
        }
    }

    /// Offers another minion for gold, if there is one.
    fn offer_pass(&self, state: &State, seat: Seat, offers: &mut Offers<'_>) {
        if let (Some(minion), Ok(gold)) = (state.top_minion(), self.passing(state, seat)) {
            offers.push(MonsterChoice::PassMinion { minion, gold });
        }
    }

    /// The price of another minion, or why the seat cannot have one.
    fn passing(&self, state: &State, seat: Seat) -> Result<u8, MonsterWhy> {
        let others = state.monsters().map_or(0, Monsters::deck);
        let hunt = self.cards.hunt_rules(state.edition()).filter(|_| others > 0);
        let Some(hunt) = hunt else { return Err(MonsterWhy::LastMinion) };
        match u16::from(hunt.pass_gold).saturating_sub(state.sheet(seat).gold()) {
            0 => Ok(hunt.pass_gold),
            gold => Err(MonsterWhy::PassTooDear { gold }),
        }
    }

    /// Number of combat dice that a seat has against the current minion. Rule: `hunt-dice`.
    pub(crate) fn hunt_dice(&self, state: &State, seat: Seat, minion: MinionNo) -> u8 {
        let weakness = self.number_of(state, seat, minion, Hook::WEAKNESS);
        let cards = self.sum_queries(state, seat, Hook::HUNT_DICE, &effects::facts_of!());
        (1 + weakness.max(0) + cards).clamp(1, MOST_DICE.into()) as u8
    }

    /// The bonus of a seat's cards to the total of a hunt.
    pub(super) fn hunt_bonus(&self, state: &State, seat: Seat) -> i64 {
        self.sum_queries(state, seat, Hook::HUNT_BONUS, &effects::facts_of!())
    }

    /// The total of a hunt: the dice and the bonus of cards.
    fn hunt_total(&self, state: &State, seat: Seat) -> u8 {
        (i64::from(state.hero(seat).sum()) + self.hunt_bonus(state, seat)).clamp(0, u8::MAX.into())
            as u8
    }
}

impl Catalogue {
    /// The reward for a total against a minion.
    pub(crate) fn reward(&self, minion: MinionNo, total: u8) -> Reward {
        let rows = self.minion(minion).rewards.iter();
        rows.rev().find(|row| total >= row.from).copied().unwrap_or_default()
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Reveals the next minion if it is known or there is none; false if chance must decide.
    pub(super) fn turn_minion(&mut self) -> bool {
        let Some(monsters) = self.state.monsters() else { return true };
        if monsters.top().is_some() {
            return true;
        }
        if !monsters.unseen().is_empty() {
            return false;
        }
        if let Some(minion) = monsters.under().first().copied() {
            self.tell(MonsterEvent::MinionTurned { minion });
        }
        true
    }

    fn choose_minion(&mut self, seat: Seat, choice: Choice) {
        let Some(minion) = self.state.top_minion() else { return };
        if let Choice::Monsters(MonsterChoice::PassMinion { gold, .. }) = choice {
            self.tell(MonsterEvent::MinionPassed { seat, minion, gold });
            self.step(Step::Another { seat });
        } else if choice == MonsterChoice::Fight.into() {
            let dice = self.rules.hunt_dice(self.state, seat, minion);
            self.tell(MonsterEvent::Hunted { seat, minion, dice });
            self.step(Step::Hire { seat });
        }
    }

    /// Ends the rolling: the total decides the reward.
    fn end_hunt(&mut self, seat: Seat) {
        let Some(minion) = self.state.top_minion() else { return };
        let total = self.rules.hunt_total(self.state, seat);
        let sum = self.state.hero(seat).sum();
        let more = i16::from(total) - sum;
        self.tell(MonsterEvent::HuntEnded { seat, minion, sum, more, total });
        self.step(Step::Reward { seat, total });
    }

    /// Pays the row of the table for the total. Rows are not added together.
    fn pay_reward(&mut self, seat: Seat, total: u8) {
        let Some(minion) = self.state.top_minion() else { return };
        let Reward { from: _, xp, gold, injuries, honour, trophy } =
            self.rules.cards.reward(minion, total);
        self.tell(MonsterEvent::CombatEnded { seat });
        if xp > 0 {
            self.tell(MonsterEvent::XpGained { seat, xp, card: None });
        }
        if gold > 0 {
            self.tell(Event::GoldGained { seat, gold, gain: Gain::Hunt, card: None });
        }
        if injuries > 0 {
            self.tell(MonsterEvent::Injured { seat, injuries, card: None });
        }
        if honour > 0 {
            self.tell(MonsterEvent::Honoured { seat, honour, card: None });
        }
        if trophy {
            self.take_trophy(seat, minion);
        } else {
            self.tell(MonsterEvent::MinionReturned { minion });
            self.step(Step::Next { seat });
        }
    }

    /// Gives a trophy, with the next token and a look at that card; with all three tokens,
    /// experience instead.
    fn take_trophy(&mut self, seat: Seat, minion: MinionNo) {
        self.tell(MonsterEvent::TrophyTaken { seat, minion });
        match self.state.token_to_come(seat) {
            Some(kind) => {
                self.tell(MonsterEvent::TokenTaken { seat, kind });
                self.step(Step::Look { seat, kind });
            }
            None => {
                self.tell(MonsterEvent::XpGained { seat, xp: 1, card: None });
                self.step(Step::Next { seat });
            }
        }
    }

    /// Lets a seat look at a card that has been looked at before; false if chance must decide the
    /// card.
    fn look(&mut self, seat: Seat, kind: AdventureKind) -> bool {
        let known = self.state.adventure(kind);
        // A table without adventure cards only occurs in a ruling that names no monster.
        if known.is_none() && !self.rules.adventures_of(self.state, kind).is_empty() {
            return false;
        }
        if known.is_some() {
            self.tell(MonsterEvent::Looked { seat, kind, adventure: known });
        }
        self.step(Step::Next { seat });
        true
    }
}

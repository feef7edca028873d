//! Set-up: start player, races, classes, backstories, alignments, market, starting dice.

use play::{Bits, Request, Seat, Sink, Status};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::{Event, Gain};
use crate::flow::{Turn, asks};
use crate::kinds::{Attribute, Colour, SoloMarket};
use crate::state::{ClassNo, Die, RaceNo, State, Step, Variant};

impl RollPlayer {
    pub(crate) fn ask_setup(&self, state: &State) -> Status<Prompt> {
        let face = Status::Chance(Request::Roll { low: 1, high: 6 });
        match state.step() {
            Step::StartRoll | Step::StartDie { .. } => face,
            Step::Race { nth } => asks(state.nth(nth), Prompt::Race),
            Step::ClassDie { .. } => Status::Chance(draw(state)),
            Step::ClassPick { nth, colour } => {
                let prompt = match colour {
                    Some(colour) => Prompt::Class { colour },
                    None => Prompt::AnyClass,
                };
                asks(state.nth(nth), prompt)
            }
            Step::Backstory { .. } => {
                let all = self.cards.backstories_in(state.edition());
                Status::Chance(Request::Deal(all.minus(&state.dealt_backstories())))
            }
            Step::Alignment { .. } => {
                let all = self.cards.alignments_in(state.edition());
                Status::Chance(Request::Deal(all.minus(&state.dealt_alignments())))
            }
            Step::Thin { group, .. } => {
                Status::Chance(Request::Deal(state.decks()[usize::from(group.min(1))]))
            }
            Step::SoloDiscard { .. } | Step::SoloTrash => {
                Status::Chance(Request::Deal(state.deck()))
            }
            Step::StartDraw { left, .. } => match self.equal_die(state, left) {
                Some(colour) => {
                    let mut only = [0; 7];
                    only[colour.index()] = 1;
                    Status::Chance(Request::Draw(only.into_iter().collect()))
                }
                None => Status::Chance(draw(state)),
            },
            Step::StartPlace { nth } => {
                let left = state.tray().len() as u8;
                asks(state.nth(nth), Prompt::StartingDice { left })
            }
            _ => Status::Over,
        }
    }

    pub(crate) fn offer_setup(&self, state: &State, offers: &mut Vec<Choice>) {
        match state.step() {
            Step::Race { .. } => {
                let free = self.cards.races_in(state.edition());
                let taken =
                    |race| state.from(Seat(0)).any(|seat| state.sheet(seat).race() == Some(race));
                let races = free.iter().map(RaceNo).filter(|race| !taken(*race));
                offers.extend(races.map(|race| Choice::TakeRace { race }));
            }
            Step::ClassPick { colour, .. } => {
                let classes = self.cards.classes.iter().zip(0..).filter(|(class, _)| {
                    let wanted = colour.is_none_or(|colour| colour == class.colour);
                    wanted && !self.colour_taken(state, class.colour)
                });
                let classes = classes.map(|(_, at)| ClassNo(at));
                offers.extend(classes.map(|class| Choice::TakeClass { class }));
            }
            Step::StartPlace { nth } => {
                let sheet = state.sheet(state.nth(nth));
                for (at, die) in state.tray().iter().enumerate() {
                    if state.tray()[..at].contains(die) {
                        continue;
                    }
                    offers.extend(sheet.open_rows().map(|row| Choice::Place { die: *die, row }));
                }
            }
            _ => {}
        }
    }

    /// Whether a class of a colour is taken.
    fn colour_taken(&self, state: &State, colour: Colour) -> bool {
        state.from(Seat(0)).any(|seat| self.cards.colour_of(state.sheet(seat)) == Some(colour))
    }

    /// How many starting dice a seat gets.
    fn start_dice(&self, state: &State) -> u8 {
        let edition = self.cards.edition(state.edition());
        let at = usize::from(state.seats() - 1).min(3);
        if state.variants().has(Variant::EqualDice) {
            let short =
                if state.variants().has(Variant::ShortGame) { edition.short_game_dice } else { 0 };
            return 6 + edition.equal_gold_dice[at] + short;
        }
        let more =
            if state.variants().has(Variant::ShortGame) { edition.short_game_dice } else { 0 };
        edition.start_dice[at] + more
    }

    /// Equal dice: the colour of the starting die that comes with `left` dice to come. The two
    /// more dice of the short game are drawn blind [D].
    fn equal_die(&self, state: &State, left: u8) -> Option<Colour> {
        if !state.variants().has(Variant::EqualDice) {
            return None;
        }
        let edition = self.cards.edition(state.edition());
        let gold = edition.equal_gold_dice[usize::from(state.seats() - 1).min(3)];
        let drawn = self.start_dice(state).saturating_sub(left);
        let colour = match drawn {
            0..6 => Colour::at(usize::from(drawn)),
            _ if drawn < 6 + gold => Some(Colour::Gold),
            _ => None,
        };
        colour.filter(|colour| state.bag()[colour.index()] > 0)
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Set-up steps that need no decision any more.
    pub(crate) fn forward_setup(&mut self) -> bool {
        let seats = self.state.seats();
        match self.state.step() {
            Step::StartRoll => return self.forward_start_roll(),
            Step::Race { nth } if nth >= seats => self.step(self.first_class_step(0)),
            Step::ClassDie { nth } | Step::ClassPick { nth, .. } if nth >= seats => {
                self.tell(Event::ClassDiceReturned);
                self.step(Step::Backstory { nth: 0 });
            }
            Step::Backstory { nth } if nth >= seats => self.step(Step::Alignment { nth: 0 }),
            Step::Alignment { nth } if nth >= seats => self.begin_market(),
            Step::Thin { group: 0, left: 0 } => {
                let left = self.thinned();
                self.step(Step::Thin { group: 1, left });
            }
            Step::Thin { group, .. }
                if self.state.decks()[usize::from(group)].is_empty() && group == 0 =>
            {
                self.step(Step::Thin { group: 1, left: 0 });
            }
            Step::Thin { left: 0, .. } => self.begin_row(),
            Step::Thin { group: 1, .. } if self.state.decks()[1].is_empty() => self.begin_row(),
            Step::SoloDiscard { left: 0 } => self.step(Step::SoloTrash),
            Step::StartDraw { nth, .. } if nth >= seats => self.step(Step::Round),
            Step::StartDraw { nth, left: 0 } => {
                self.tell(Event::StartPlacing { seat: self.state.nth(nth) });
                self.step(Step::StartPlace { nth });
            }
            Step::StartPlace { nth } if self.state.tray().is_empty() => {
                let left = self.rules.start_dice(self.state);
                self.step(Step::StartDraw { nth: nth + 1, left });
            }
            _ => return false,
        }
        true
    }

    /// When all have rolled: the highest starts, ties roll again [D].
    fn forward_start_roll(&mut self) -> bool {
        if self.state.solo() {
            self.tell(Event::Started { seat: Seat(0) });
            self.step(Step::Race { nth: 0 });
            return true;
        }
        let rolls = &self.state.rolls()[..usize::from(self.state.seats())];
        if rolls.contains(&0) {
            return false;
        }
        let best = rolls.iter().filter(|face| **face <= 6).max().copied().unwrap_or(6);
        let winners = rolls.iter().filter(|face| **face == best).count();
        if winners > 1 {
            self.tell(Event::StartTied);
            return true;
        }
        let at = rolls.iter().position(|face| *face == best).unwrap_or(0);
        self.tell(Event::Started { seat: Seat(at as u8) });
        self.step(Step::Race { nth: 0 });
        true
    }

    fn first_class_step(&self, nth: u8) -> Step {
        if self.state.variants().has(Variant::FreeClasses) {
            Step::ClassPick { nth, colour: None }
        } else {
            Step::ClassDie { nth }
        }
    }

    fn thinned(&self) -> u8 {
        let edition = self.rules.cards.edition(self.state.edition());
        edition.thinned[usize::from(self.state.seats() - 1).min(3)]
    }

    fn begin_market(&mut self) {
        if self.state.solo() {
            self.tell(Event::EnemySet);
        }
        // In the bazaar there is one pile, mixed before thinning: as many cards leave it.
        let left = self.thinned();
        let both = self.state.decks()[1].is_empty();
        self.step(Step::Thin { group: 0, left: if both { left * 2 } else { left } });
    }

    fn begin_row(&mut self) {
        let edition = self.rules.cards.edition(self.state.edition());
        let step = match (self.state.solo(), edition.solo_market) {
            (true, SoloMarket::Shuffled) => Step::SoloDiscard { left: 1 },
            (true, SoloMarket::Grouped) => Step::SoloTrash,
            (false, _) => Step::Deal { left: self.state.numbers() },
        };
        self.step(step);
    }

    /// After the first market row: coins, then the starting dice.
    pub(crate) fn begin_starting_dice(&mut self) {
        self.tell(Event::CoinsLaid);
        let left = self.rules.start_dice(self.state);
        self.step(Step::StartDraw { nth: 0, left });
    }

    /// Choices and answers of chance during set-up.
    pub(crate) fn choose_setup(&mut self, choice: Choice) {
        match (self.state.step(), choice) {
            (Step::StartRoll, Choice::Roll(face)) => {
                let next = self.state.rolls().iter().position(|rolled| *rolled == 0);
                let seat = Seat(next.unwrap_or(0) as u8);
                self.tell(Event::StartRolled { seat, face });
            }
            (Step::Race { nth }, Choice::TakeRace { race }) => self.take_race(nth, race),
            (Step::ClassDie { nth }, Choice::Draw(colour)) => self.draw_class_die(nth, colour),
            (Step::ClassPick { nth, .. }, Choice::TakeClass { class }) => {
                let seat = self.state.nth(nth);
                self.tell(Event::ClassTaken { seat, class });
                self.step(self.first_class_step(nth + 1));
            }
            (Step::Backstory { nth }, Choice::DealBackstory(backstory)) => {
                self.tell(Event::BackstoryDealt { seat: self.state.nth(nth), backstory });
                self.step(Step::Backstory { nth: nth + 1 });
            }
            (Step::Alignment { nth }, Choice::DealAlignment(alignment)) => {
                self.tell(Event::AlignmentDealt { seat: self.state.nth(nth), alignment });
                self.step(Step::Alignment { nth: nth + 1 });
            }
            (Step::Thin { group, left }, Choice::Deal(card)) => {
                self.tell(Event::Thinned { card });
                self.step(Step::Thin { group, left: left - 1 });
            }
            (Step::SoloDiscard { left }, Choice::Deal(card)) => {
                self.tell(Event::Thinned { card });
                self.step(Step::SoloDiscard { left: left - 1 });
            }
            (Step::SoloTrash, Choice::Deal(card)) => {
                self.tell(Event::Trashed { card });
                self.step(Step::Deal { left: self.state.numbers() });
            }
            (Step::StartDraw { nth, .. }, Choice::Draw(colour)) => {
                self.tell(Event::StartDrawn { seat: self.state.nth(nth), colour });
            }
            (Step::StartDie { nth, colour, .. }, Choice::Roll(face)) => {
                let (seat, die) = (self.state.nth(nth), Die { colour, face });
                self.tell(Event::StartDieRolled { seat, die });
                self.pay_gold_die(seat, die);
            }
            (Step::StartPlace { nth }, Choice::Place { die, row }) => {
                let seat = self.state.nth(nth);
                self.place(seat, die, row);
                self.pay_full_row(seat, row);
            }
            _ => {}
        }
    }

    /// A sheet comes with gold: 5; the third seat has 6, the fourth 7, but not in the short game.
    fn take_race(&mut self, nth: u8, race: RaceNo) {
        let edition = self.rules.cards.edition(self.state.edition());
        let short = self.state.variants().has(Variant::ShortGame);
        let at = if short { 0 } else { usize::from(nth).min(3) };
        let gold = edition.gold[at];
        self.tell(Event::RaceTaken { seat: self.state.nth(nth), race, gold });
        self.step(Step::Race { nth: nth + 1 });
    }

    /// Gold, or a colour that is taken: the die is set aside and another one drawn.
    fn draw_class_die(&mut self, nth: u8, colour: Colour) {
        let seat = self.state.nth(nth);
        self.tell(Event::ClassDieDrawn { seat, colour });
        let open =
            self.rules.cards.has_class(colour) && !self.rules.colour_taken(self.state, colour);
        if open {
            self.step(Step::ClassPick { nth, colour: Some(colour) });
        } else {
            self.tell(Event::ClassDieAside { seat, colour });
        }
    }

    /// Gold for a gold die: 2, and what the seat's cards add.
    pub(crate) fn pay_gold_die(&mut self, seat: Seat, die: Die) {
        if die.colour != Colour::Gold {
            return;
        }
        let gold = self.rules.gold_die_pays(self.state, seat);
        self.tell(Event::GoldGained { seat, gold, gain: Gain::GoldDie });
    }

    /// Puts a die from the tray on the leftmost free space of a row; a full row pays.
    pub(crate) fn place(&mut self, seat: Seat, die: Die, row: Attribute) {
        let Some(space) = self.state.sheet(seat).free(row) else { return };
        self.tell(Event::Placed { seat, die, space });
    }

    /// The gold of a row that has just been filled.
    pub(crate) fn pay_full_row(&mut self, seat: Seat, row: Attribute) {
        if self.state.sheet(seat).free(row).is_none() {
            self.tell(Event::RowFilled { seat, row });
            let gold = self.rules.cards.edition(self.state.edition()).row_pays;
            self.tell(Event::GoldGained { seat, gold, gain: Gain::Row });
        }
    }
}

/// A blind draw from the bag.
pub(crate) fn draw(state: &State) -> Request {
    Request::Draw(state.bag().iter().copied().collect())
}

/// The market cards of two groups as the decks of a new table.
pub(crate) fn piles(groups: [Bits; 2], mixed: bool) -> [Bits; 2] {
    if mixed { [groups[0].or(&groups[1]), Bits::EMPTY] } else { groups }
}

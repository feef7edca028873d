//! The heroes: race, class, backstory and alignment of each seat.
//!
//! Rules: `setup-race`, `setup-gold`, `setup-class`, `setup-cards`, `decision-races`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::{ClassNo, RaceNo};
use crate::state::{State, Variant};
use crate::words::{Colour, Window};

/// The position in creating heroes. `nth` counts seats from the first player; past the last seat,
/// the step is over.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A seat takes a character sheet.
    Race { nth: u8 },
    /// A seat draws a die for its class.
    ClassDie { nth: u8 },
    /// A seat chooses a class, of a color or freely.
    Class { nth: u8, colour: Option<Colour> },
    /// A seat is dealt its backstory.
    Backstory { nth: u8 },
    /// A seat is dealt its alignment.
    Alignment { nth: u8 },
}

impl Step {
    fn nth(self) -> u8 {
        let (Self::Race { nth }
        | Self::ClassDie { nth }
        | Self::Class { nth, .. }
        | Self::Backstory { nth }
        | Self::Alignment { nth }) = self;
        nth
    }

    pub(crate) fn whose(self, state: &State) -> Seat {
        state.nth(self.nth())
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if self.nth() < turn.state.seats() {
            return turn.chance(self);
        }
        match self {
            Self::Race { .. } => turn.next_class(0),
            Self::ClassDie { .. } | Self::Class { .. } => {
                turn.tell(Event::ClassDiceReturned);
                turn.step(Self::Backstory { nth: 0 });
            }
            Self::Backstory { .. } => turn.step(Self::Alignment { nth: 0 }),
            Self::Alignment { .. } => turn.begin_first_market(),
        }
        true
    }

    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        let seat = self.whose(state);
        match self {
            Self::Race { .. } => Ask::Seat(seat, Prompt::Race),
            Self::ClassDie { .. } => Ask::Chance(Chance::Die(Dice::Classes, *state.bag())),
            Self::Class { colour: Some(colour), .. } => Ask::Seat(seat, Prompt::Class { colour }),
            Self::Class { colour: None, .. } => Ask::Seat(seat, Prompt::AnyClass),
            Self::Backstory { .. } => {
                let all = rules.backstories_of(state);
                Ask::Chance(Chance::Backstory(all.minus(&state.dealt_backstories())))
            }
            Self::Alignment { .. } => {
                let all = rules.alignments_of(state);
                Ask::Chance(Chance::Alignment(all.minus(&state.dealt_alignments())))
            }
        }
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        match self {
            Self::Race { .. } => {
                let free = rules.cards.races_in(state.edition());
                let taken =
                    |race| state.from(Seat(0)).any(|seat| state.sheet(seat).race() == Some(race));
                let races = free.iter().map(RaceNo).filter(|race| !taken(*race));
                offers.extend(races.map(|race| Choice::TakeRace { race }));
            }
            Self::Class { colour, .. } => {
                let classes = rules.cards.classes.iter().zip(0..).filter(|(class, _)| {
                    let wanted = colour.is_none_or(|colour| colour == class.colour);
                    wanted && !rules.colour_taken(state, class.colour)
                });
                let classes = classes.map(|(_, at)| ClassNo(at));
                offers.extend(classes.map(|class| Choice::TakeClass { class }));
            }
            Self::ClassDie { .. } | Self::Backstory { .. } | Self::Alignment { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let seat = self.whose(turn.state);
        match self {
            Self::Race { nth } => {
                let Choice::TakeRace { race } = choice else { return };
                turn.take_race(nth, race);
            }
            Self::ClassDie { nth } => {
                let Choice::Draw(colour) = choice else { return };
                turn.draw_class_die(nth, colour);
            }
            Self::Class { nth, .. } => {
                let Choice::TakeClass { class } = choice else { return };
                turn.tell(Event::ClassTaken { seat, class });
                turn.next_class(nth + 1);
            }
            Self::Backstory { nth } => {
                let Choice::DealBackstory(backstory) = choice else { return };
                turn.tell(Event::BackstoryDealt { seat, backstory });
                turn.step(Self::Backstory { nth: nth + 1 });
            }
            Self::Alignment { nth } => {
                let Choice::DealAlignment(alignment) = choice else { return };
                turn.tell(Event::AlignmentDealt { seat, alignment });
                turn.step(Self::Alignment { nth: nth + 1 });
            }
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Race { .. } => "setup-race",
            Self::ClassDie { .. } | Self::Class { .. } => "setup-class",
            Self::Backstory { .. } | Self::Alignment { .. } => "setup-cards",
        })
    }
}

impl RollPlayer {
    /// Starting gold of a place in turn order, from the numbers of the table. The short game and a
    /// table of five pay later places no more than the first.
    pub(crate) fn start_gold(&self, state: &State, nth: usize) -> u8 {
        self.start_gold_for(state, state.seats(), nth).unwrap_or(0)
    }

    /// Starting gold of a place in turn order for another number of seats; `None` if there is no
    /// such place.
    pub(crate) fn start_gold_for(&self, state: &State, seats: u8, nth: usize) -> Option<u8> {
        let numbers = self.cards.numbers(state.edition());
        let short = state.variants().has(Variant::ShortGame);
        if seats > 4 {
            return (nth < usize::from(seats)).then_some(numbers.gold_of_five);
        }
        numbers.gold.get(nth).map(|gold| if short { numbers.gold[0] } else { *gold })
    }

    /// Whether a class of this color is taken.
    fn colour_taken(&self, state: &State, colour: Colour) -> bool {
        state.from(Seat(0)).any(|seat| self.cards.colour_of(state.sheet(seat)) == Some(colour))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Gives a seat its sheet and starting gold.
    fn take_race(&mut self, nth: u8, race: RaceNo) {
        let gold = self.rules.start_gold(self.state, usize::from(nth));
        self.tell(Event::RaceTaken { seat: self.state.nth(nth), race, gold });
        self.step(Step::Race { nth: nth + 1 });
    }

    fn next_class(&mut self, nth: u8) {
        if self.state.variants().has(Variant::FreeClasses) {
            self.step(Step::Class { nth, colour: None });
        } else {
            self.step(Step::ClassDie { nth });
        }
    }

    /// If the die is gold or its color is taken, sets it aside and draws another one.
    fn draw_class_die(&mut self, nth: u8, colour: Colour) {
        let seat = self.state.nth(nth);
        self.tell(Event::ClassDieDrawn { seat, colour });
        let open =
            self.rules.cards.has_class(colour) && !self.rules.colour_taken(self.state, colour);
        if open {
            self.step(Step::Class { nth, colour: Some(colour) });
        } else {
            self.tell(Event::ClassDieAside { seat, colour });
        }
    }
}

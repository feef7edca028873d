//! The cards of a table: everything the rules look up, by number.

use std::collections::BTreeMap;
use std::sync::Arc;

use effects::Handler;
use play::{Bits, SetupError};
use script::{Label, Scripts};

use super::class::{Class, GoalStars};
use super::heard::Heard;
use super::hooks::When;
use super::market::MarketCard;
use super::{Bestiary, Edition, Hook, Numbers, Read};
use crate::numbers::{
    Actor, AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, EditionNo, RaceNo, SetNo, Slot, Space,
};
use crate::state::Sheet;
use crate::words::{Attribute, Colour, MarketKind, Outlook, Window};

/// Most market cards of a table, and most cards of any other kind.
pub const MOST_CARDS: usize = Bits::MOST;

/// A class.
#[derive(Clone, Debug)]
pub struct ClassCard {
    /// Its id.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// Its goals, in the order of the rows.
    pub goals: [GoalStars; 6],
}

/// A race, a backstory or an alignment: id and values.
#[derive(Clone, Debug)]
pub struct Named<T> {
    /// Its id.
    pub id: String,
    /// Its values.
    pub value: T,
}

/// A space of a sheet for which a backstory wants a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The space.
    pub space: Space,
    /// The colour.
    pub colour: Colour,
}

/// A set of armor.
#[derive(Clone, Debug)]
pub struct ArmorSetCards {
    /// Its id.
    pub id: String,
    /// Number of cards of the complete set.
    pub size: u8,
    /// Stars for 1, 2, … cards.
    pub stars: Vec<u8>,
    /// The class colours that get one more star.
    pub colours: Vec<Colour>,
    /// Its cards.
    pub cards: Bits,
}

impl ArmorSetCards {
    /// Whether the class of a sheet gets one more star.
    pub fn suits(&self, class: Option<Colour>) -> bool {
        class.is_some_and(|colour| self.colours.contains(&colour))
    }

    /// Stars for a number of cards; more than the whole set count as the whole set.
    pub fn stars_for(&self, cards: u8) -> u8 {
        let at = usize::from(cards).min(self.stars.len());
        at.checked_sub(1).map_or(0, |at| self.stars[at])
    }
}

/// An edition, with the cards in its box.
#[derive(Clone, Debug)]
pub(crate) struct EditionCards {
    pub id: String,
    pub rules: Edition,
    pub numbers: Numbers,
    pub market: Bits,
    /// Those that lower no price of a card bought from the discard pile.
    pub no_discount_on_discards: Bits,
    /// Those left out of a solo game.
    pub solo_removed: Bits,
    /// Those left out of the open adventure.
    pub open_adventure_removed: Bits,
    pub races: Bits,
    pub backstories: Bits,
    pub alignments: Bits,
    pub minions: Bits,
    /// What is in play only with the later printing of an expansion.
    pub later: Later,
}

/// Cards that an expansion has in its later printing alone.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Later {
    pub market: Bits,
    pub backstories: Bits,
    pub alignments: Bits,
    pub minions: Bits,
}

/// Who acts in a hook.
#[derive(Clone, Debug, Default)]
pub(crate) struct Having {
    /// Market cards.
    pub cards: Bits,
    /// Classes.
    pub classes: Bits,
    /// What else of a hero does; mostly nothing.
    pub rest: Option<Box<Rest>>,
    /// Whether some of them listen to what happens to another seat than their owner's.
    pub by_others: bool,
}

impl Having {
    /// What else of a hero acts, to be added to.
    pub fn rest(&mut self) -> &mut Rest {
        self.rest.get_or_insert_default()
    }

    /// Whether a seat has one of them.
    #[inline(always)]
    pub fn is_had(&self, sheet: &Sheet) -> bool {
        !sheet.owned().and(&self.cards).is_empty()
            || sheet.class().is_some_and(|class| self.classes.has(class.0))
            || self.rest.as_deref().is_some_and(|rest| rest.is_had(sheet))
    }

    /// Those of them that a seat has.
    #[inline]
    pub fn of(&self, sheet: &Sheet) -> (Bits, Option<ClassNo>) {
        let class = sheet.class().filter(|class| self.classes.has(class.0));
        (sheet.owned().and(&self.cards), class)
    }
}

/// What else of a hero acts in a hook.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest {
    /// Races.
    pub races: Bits,
    /// Backstories.
    pub backstories: Bits,
    /// Alignments.
    pub alignments: Bits,
    /// Sets of armor, each with its cards.
    pub sets: Vec<(SetNo, Bits)>,
}

impl Rest {
    /// Whether a seat has one of them.
    #[inline(never)]
    fn is_had(&self, sheet: &Sheet) -> bool {
        self.of(sheet).next().is_some()
    }

    /// Those of them that a seat has; of a set some card suffices.
    #[inline(never)]
    pub fn of(&self, sheet: &Sheet) -> impl Iterator<Item = Slot> {
        let race = sheet.race().filter(|race| self.races.has(race.0));
        let backstory = sheet.backstory().filter(|story| self.backstories.has(story.0));
        let alignment = sheet.alignment().filter(|alignment| self.alignments.has(alignment.0));
        let owned = sheet.owned();
        let sets = self.sets.iter().filter(move |(_, cards)| !owned.and(cards).is_empty());
        let hero = [race.map(Slot::from), backstory.map(Slot::from), alignment.map(Slot::from)];
        hero.into_iter().flatten().chain(sets.map(|(set, _)| Slot::from(*set)))
    }
}

/// All cards of a table and what follows from them. Made once, shared by all threads.
#[derive(Default)]
pub struct Catalogue {
    pub(crate) market: Vec<MarketCard>,
    pub(crate) classes: Vec<ClassCard>,
    pub(crate) races: Vec<Named<[i8; 6]>>,
    pub(crate) backstories: Vec<Named<[Wanted; 6]>>,
    pub(crate) alignments: Vec<Named<[i8; 9]>>,
    pub(crate) sets: Vec<ArmorSetCards>,
    pub(crate) bestiary: Bestiary,
    pub(crate) editions: Vec<EditionCards>,
    pub(super) asks: BTreeMap<Slot, Vec<Label>>,
    pub(super) kinds: [Bits; MarketKind::ALL.len()],
    pub(super) stuck: [Bits; Outlook::ALL.len()],
    pub(super) windows: [Bits; Window::ALL.len()],
    pub(super) own_turn: Bits,
    pub(super) hooks: Vec<Having>,
    pub(super) heard: Heard,
    /// All handlers, and where to find them: the rows are the cards that can act, the columns hooks.
    pub(super) handlers: Vec<Handler<When>>,
    pub(super) handler_at: Vec<u16>,
    /// The first row of each kind.
    pub(super) first_rows: [usize; Actor::KINDS.len()],
    /// Whether some card may look at the deck.
    pub(crate) peeks: bool,
    /// Of what there is more than a table can hold.
    pub(crate) excess: Vec<SetupError>,
    /// The cards that are too many.
    pub(crate) overflow: content::Overflow,
    pub(super) infos: Arc<[content::CardInfo]>,
    /// What the packs hold, as it is written: for remarks.
    pub(super) read: Option<Read>,
    /// What the cards do, for any host.
    pub(crate) scripts: Scripts,
}

impl Catalogue {
    /// The same cards, but none of them ever acts: what the rules cost without effects.
    #[must_use]
    pub fn silenced(mut self) -> Self {
        self.hooks.fill(Having::default());
        self.heard = Heard::default();
        self.handler_at.fill(u16::MAX);
        self
    }

    /// All cards, as their files say.
    pub fn infos(&self) -> &Arc<[content::CardInfo]> {
        &self.infos
    }

    /// The cards that no table has numbers for, because there are too many.
    pub fn overflow(&self) -> &content::Overflow {
        &self.overflow
    }

    /// A market card.
    #[inline]
    pub fn market(&self, card: CardNo) -> &MarketCard {
        nth(&self.market, card.at())
    }

    /// The set that a market card belongs to, if it is a piece of armor.
    pub fn set_of(&self, card: CardNo) -> Option<SetNo> {
        (0..).zip(&self.sets).find(|(_, set)| set.cards.has(card.0)).map(|(at, _)| SetNo(at))
    }

    /// A class.
    #[inline]
    pub fn class(&self, class: ClassNo) -> &ClassCard {
        nth(&self.classes, class.at())
    }

    /// An edition's rules.
    #[inline]
    pub fn edition(&self, edition: EditionNo) -> &Edition {
        &nth(&self.editions, edition.at()).rules
    }

    /// The numbers of a table of an edition.
    #[inline]
    pub(crate) fn numbers(&self, edition: EditionNo) -> &Numbers {
        &self.boxed(edition).numbers
    }

    /// An edition with the cards in its box.
    pub(crate) fn boxed(&self, edition: EditionNo) -> &EditionCards {
        nth(&self.editions, edition.at())
    }

    /// Races of an edition.
    pub(crate) fn races_in(&self, edition: EditionNo) -> Bits {
        self.boxed(edition).races
    }

    /// A race's bonus to a row.
    #[inline]
    pub fn race_bonus(&self, race: RaceNo, row: Attribute) -> i8 {
        self.races.get(race.at()).map_or(0, |race| race.value[row.index()])
    }

    /// The coloured spaces of a backstory.
    #[inline]
    pub fn backstory(&self, backstory: BackstoryNo) -> &[Wanted; 6] {
        &nth(&self.backstories, backstory.at()).value
    }

    /// The stars of an alignment's cells.
    #[inline]
    pub fn alignment(&self, alignment: AlignmentNo) -> &[i8; 9] {
        &nth(&self.alignments, alignment.at()).value
    }

    /// The class colour of a sheet.
    #[inline]
    pub fn colour_of(&self, sheet: &Sheet) -> Option<Colour> {
        sheet.class().map(|class| self.class(class).colour)
    }

    /// Whether some class has a colour.
    pub fn has_class(&self, colour: Colour) -> bool {
        self.classes.iter().any(|class| class.colour == colour)
    }

    /// The total of a row of a sheet: faces and race, without what cards add.
    #[inline]
    pub fn total(&self, sheet: &Sheet, row: Attribute) -> i32 {
        let race = sheet.race().map_or(0, |race| self.race_bonus(race, row));
        sheet.sum(row) + i32::from(race)
    }

    /// Stars of the cell under a sheet's marker; they may be negative.
    pub fn alignment_stars(&self, sheet: &Sheet) -> i32 {
        let grid = sheet.alignment().map(|alignment| self.alignment(alignment));
        grid.map_or(0, |grid| i32::from(grid[sheet.marker().at()]))
    }

    /// Dice of a sheet that lie where its backstory wants their colour. Rule: `backstory-example`.
    pub fn backstory_matches(&self, sheet: &Sheet) -> u8 {
        let Some(backstory) = sheet.backstory() else { return 0 };
        let matches = |wanted: &&Wanted| {
            sheet.die(wanted.space).is_some_and(|die| die.colour == wanted.colour)
        };
        self.backstory(backstory).iter().filter(matches).count() as u8
    }

    /// Market cards of a kind.
    #[inline]
    pub(crate) fn kind(&self, kind: MarketKind) -> &Bits {
        &self.kinds[kind.index()]
    }

    /// Skills whose arrow leads off the grid, from the cell of a marker.
    #[inline]
    pub(crate) fn stuck_at(&self, cell: Cell) -> &Bits {
        nth(&self.stuck, cell.at())
    }

    /// Skills that are offered in a window: those for it, and in the one for the dice laid also
    /// those before the first pick.
    #[inline]
    pub(crate) fn offered_in(&self, window: Window) -> &Bits {
        &self.windows[window.index()]
    }

    /// Skills for the owner's own turn.
    #[inline]
    pub(crate) fn own_turn_only(&self) -> &Bits {
        &self.own_turn
    }

    /// Who acts in a hook.
    #[inline]
    pub(crate) fn having(&self, hook: Hook) -> &Having {
        &self.hooks[hook.index()]
    }

    /// How many cards there are of a kind that can act.
    fn count(&self, kind: Actor) -> usize {
        match kind {
            Actor::Card(_) => self.market.len(),
            Actor::Class(_) => self.classes.len(),
            Actor::Minion(_) | Actor::Monster(_) | Actor::Adventure(_) => self.bestiary.count(kind),
            Actor::Race(_) => self.races.len(),
            Actor::Backstory(_) => self.backstories.len(),
            Actor::Alignment(_) => self.alignments.len(),
            Actor::Set(_) => self.sets.len(),
        }
    }

    /// Numbers the cards that can act, kind after kind; how many there are.
    pub(super) fn number_rows(&mut self) -> usize {
        let mut rows = 0;
        for (nth, kind) in Actor::KINDS.into_iter().enumerate() {
            self.first_rows[nth] = rows;
            rows += self.count(kind);
        }
        rows
    }

    /// The place of a card among those that can act.
    #[inline]
    pub(super) fn row_of(&self, slot: Slot) -> Option<usize> {
        let (kind, at) = slot.kind_and_number();
        self.first_rows.get(kind).map(|first| first + at)
    }

    /// All cards that could act, kind after kind.
    pub(crate) fn actors(&self) -> Vec<Slot> {
        let kinds = Actor::KINDS.into_iter().zip(0..);
        let all = kinds.flat_map(|(kind, nth)| {
            let cards = (0..=u8::MAX).take(self.count(kind));
            cards.map(move |at| Slot::of_kind(nth, at))
        });
        all.collect()
    }

    /// What the scripts of a card ask, by the names that they give their questions.
    pub(crate) fn asks(&self, slot: Slot) -> &[Label] {
        self.asks.get(&slot).map_or(&[], Vec::as_slice)
    }

    /// How a card acts in a hook.
    pub(crate) fn handler(&self, slot: Slot, hook: Hook) -> Option<&Handler<When>> {
        let at = *self.handler_at.get(self.row_of(slot)? * Hook::COUNT + hook.index())?;
        self.handlers.get(usize::from(at))
    }
}

/// A class file's values as the rules look them up.
impl From<(&str, &Class)> for ClassCard {
    fn from((id, class): (&str, &Class)) -> Self {
        Self { id: id.to_owned(), colour: class.colour.colour(), goals: class.goals.in_order() }
    }
}

/// The entry of a number: states hold numbers of the catalogue they were set up with.
#[inline]
pub(crate) fn nth<T>(all: &[T], at: usize) -> &T {
    debug_assert!(at < all.len(), "a number of this catalogue");
    &all[at.min(all.len() - 1)]
}

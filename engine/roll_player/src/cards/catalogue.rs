//! The catalogue: the cards of a table and everything that the rules look up, by number.

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

/// Maximum number of market cards of a table, and of cards of each other kind.
pub const MOST_CARDS: usize = Bits::MOST;

/// A class, as the rules look it up.
#[derive(Clone, Debug)]
pub struct ClassCard {
    /// Its id in the packs.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// Its goals, in the order of the rows.
    pub goals: [GoalStars; 6],
}

/// A race, a backstory or an alignment: an id and values.
#[derive(Clone, Debug)]
pub struct Named<T> {
    /// Its id in the packs.
    pub id: String,
    /// The values that the rules look up.
    pub value: T,
}

/// A space of a sheet where a backstory asks for a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The space.
    pub space: Space,
    /// The colour.
    pub colour: Colour,
}

/// A set of armor, as the rules look it up.
#[derive(Clone, Debug)]
pub struct ArmorSetCards {
    /// Its id in the packs.
    pub id: String,
    /// Number of cards in the complete set.
    pub size: u8,
    /// Stars for 1, 2, … cards.
    pub stars: Vec<u8>,
    /// The class colors that get one more star.
    pub colours: Vec<Colour>,
    /// The market cards of the set.
    pub cards: Bits,
}

impl ArmorSetCards {
    /// Whether a class of this color gets one more star.
    pub fn suits(&self, class: Option<Colour>) -> bool {
        class.is_some_and(|colour| self.colours.contains(&colour))
    }

    /// Stars for a number of cards; more cards than the complete set count as the complete set.
    pub fn stars_for(&self, cards: u8) -> u8 {
        let at = usize::from(cards).min(self.stars.len());
        at.checked_sub(1).map_or(0, |at| self.stars[at])
    }
}

/// An edition with the cards in its box.
#[derive(Clone, Debug)]
pub(crate) struct EditionCards {
    pub id: String,
    pub rules: Edition,
    pub numbers: Numbers,
    pub market: Bits,
    /// Cards that do not lower the price of a card bought from the discard pile.
    pub no_discount_on_discards: Bits,
    /// Cards left out of a solo game.
    pub solo_removed: Bits,
    /// Cards left out in the open adventure.
    pub open_adventure_removed: Bits,
    pub races: Bits,
    pub backstories: Bits,
    pub alignments: Bits,
    pub minions: Bits,
    /// Cards that are in play only with the later printing of an expansion.
    pub later: Later,
}

/// The cards that only the later printing of an expansion has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Later {
    pub market: Bits,
    pub backstories: Bits,
    pub alignments: Bits,
    pub minions: Bits,
}

/// Everything that acts in one hook.
#[derive(Clone, Debug, Default)]
pub(crate) struct Having {
    /// Market cards.
    pub cards: Bits,
    /// Classes.
    pub classes: Bits,
    /// Other parts of a hero that act; usually none.
    pub rest: Option<Box<Rest>>,
    /// Whether any of them listens to events of other seats than its owner.
    pub by_others: bool,
}

impl Having {
    /// The other parts of a hero that act, created if absent.
    pub fn rest(&mut self) -> &mut Rest {
        self.rest.get_or_insert_default()
    }

    /// Whether a seat has any of them.
    #[inline(always)]
    pub fn is_had(&self, sheet: &Sheet) -> bool {
        !sheet.owned().and(&self.cards).is_empty()
            || sheet.class().is_some_and(|class| self.classes.has(class.0))
            || self.rest.as_deref().is_some_and(|rest| rest.is_had(sheet))
    }

    /// Those that a seat has.
    #[inline]
    pub fn of(&self, sheet: &Sheet) -> (Bits, Option<ClassNo>) {
        let class = sheet.class().filter(|class| self.classes.has(class.0));
        (sheet.owned().and(&self.cards), class)
    }
}

/// Races, backstories, alignments and sets of armor that act in one hook.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest {
    /// Races.
    pub races: Bits,
    /// Backstories.
    pub backstories: Bits,
    /// Alignments.
    pub alignments: Bits,
    /// Sets of armor, each with its market cards.
    pub sets: Vec<(SetNo, Bits)>,
}

impl Rest {
    /// Whether a seat has any of them.
    // Never inlined, like `of`: few hooks have a `Rest`, so the usual path stays short.
    #[inline(never)]
    fn is_had(&self, sheet: &Sheet) -> bool {
        self.of(sheet).next().is_some()
    }

    /// Those that a seat has. A set counts if the seat has at least one of its cards.
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

/// All cards of a table and the data derived from them. Built once and shared by all threads.
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
    /// All handlers, and a table of indexes into them: one row for each card that can act, one
    /// column for each hook.
    pub(super) handlers: Vec<Handler<When>>,
    pub(super) handler_at: Vec<u16>,
    /// The first row of each kind of card.
    pub(super) first_rows: [usize; Actor::KINDS.len()],
    /// Whether the script of any card looks at the deck.
    pub(crate) peeks: bool,
    /// Errors for the kinds that have more cards than a table can have.
    pub(crate) excess: Vec<SetupError>,
    /// The cards beyond the maximum.
    pub(crate) overflow: content::Overflow,
    pub(super) infos: Arc<[content::CardInfo]>,
    /// The packs as written in their files, for remarks.
    pub(super) read: Option<Read>,
    /// The compiled scripts, for any host.
    pub(crate) scripts: Scripts,
}

impl Catalogue {
    /// These cards without any effects, to measure what the rules cost by themselves.
    #[must_use]
    pub fn silenced(mut self) -> Self {
        self.hooks.fill(Having::default());
        self.heard = Heard::default();
        self.handler_at.fill(u16::MAX);
        self
    }

    /// All cards as their files describe them.
    pub fn infos(&self) -> &Arc<[content::CardInfo]> {
        &self.infos
    }

    /// The cards beyond the maximum of a table.
    pub fn overflow(&self) -> &content::Overflow {
        &self.overflow
    }

    /// The market card with this number. The number must be of this catalogue.
    #[inline]
    pub fn market(&self, card: CardNo) -> &MarketCard {
        nth(&self.market, card.at())
    }

    /// The set of a market card; `None` if it is not armor.
    pub fn set_of(&self, card: CardNo) -> Option<SetNo> {
        (0..).zip(&self.sets).find(|(_, set)| set.cards.has(card.0)).map(|(at, _)| SetNo(at))
    }

    /// The class with this number. The number must be of this catalogue.
    #[inline]
    pub fn class(&self, class: ClassNo) -> &ClassCard {
        nth(&self.classes, class.at())
    }

    /// The rules of an edition.
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

    /// The races of an edition.
    pub(crate) fn races_in(&self, edition: EditionNo) -> Bits {
        self.boxed(edition).races
    }

    /// The bonus of a race for a row; negative for a penalty.
    #[inline]
    pub fn race_bonus(&self, race: RaceNo, row: Attribute) -> i8 {
        self.races.get(race.at()).map_or(0, |race| race.value[row.index()])
    }

    /// The six spaces of a backstory, one for each row.
    #[inline]
    pub fn backstory(&self, backstory: BackstoryNo) -> &[Wanted; 6] {
        &nth(&self.backstories, backstory.at()).value
    }

    /// The stars of an alignment's cells, in the order of [`Cell`].
    #[inline]
    pub fn alignment(&self, alignment: AlignmentNo) -> &[i8; 9] {
        &nth(&self.alignments, alignment.at()).value
    }

    /// The class color of a sheet; `None` without a class.
    #[inline]
    pub fn colour_of(&self, sheet: &Sheet) -> Option<Colour> {
        sheet.class().map(|class| self.class(class).colour)
    }

    /// Whether any class has this color.
    pub fn has_class(&self, colour: Colour) -> bool {
        self.classes.iter().any(|class| class.colour == colour)
    }

    /// The total of a row of a sheet: faces and race bonus, without market cards.
    #[inline]
    pub fn total(&self, sheet: &Sheet, row: Attribute) -> i32 {
        let race = sheet.race().map_or(0, |race| self.race_bonus(race, row));
        sheet.sum(row) + i32::from(race)
    }

    /// The stars of the cell with a sheet's marker; may be negative.
    pub fn alignment_stars(&self, sheet: &Sheet) -> i32 {
        let grid = sheet.alignment().map(|alignment| self.alignment(alignment));
        grid.map_or(0, |grid| i32::from(grid[sheet.marker().at()]))
    }

    /// The number of dice on a sheet whose color its backstory asks for. Rule: `backstory-example`.
    pub fn backstory_matches(&self, sheet: &Sheet) -> u8 {
        let Some(backstory) = sheet.backstory() else { return 0 };
        let matches = |wanted: &&Wanted| {
            sheet.die(wanted.space).is_some_and(|die| die.colour == wanted.colour)
        };
        self.backstory(backstory).iter().filter(matches).count() as u8
    }

    /// All market cards of a kind.
    #[inline]
    pub(crate) fn kind(&self, kind: MarketKind) -> &Bits {
        &self.kinds[kind.index()]
    }

    /// The skills whose arrow leads off the grid from this cell.
    #[inline]
    pub(crate) fn stuck_at(&self, cell: Cell) -> &Bits {
        nth(&self.stuck, cell.at())
    }

    /// The skills offered in a window. The window after the dice are put down also offers those for
    /// the time before the first pick.
    #[inline]
    pub(crate) fn offered_in(&self, window: Window) -> &Bits {
        &self.windows[window.index()]
    }

    /// The skills that can only be used in the owner's turn.
    #[inline]
    pub(crate) fn own_turn_only(&self) -> &Bits {
        &self.own_turn
    }

    /// Everything that acts in a hook.
    #[inline]
    pub(crate) fn having(&self, hook: Hook) -> &Having {
        &self.hooks[hook.index()]
    }

    /// The number of cards of a kind that can act.
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

    /// Assigns a row to each card that can act, kind by kind. Returns the number of rows.
    pub(super) fn number_rows(&mut self) -> usize {
        let mut rows = 0;
        for (nth, kind) in Actor::KINDS.into_iter().enumerate() {
            self.first_rows[nth] = rows;
            rows += self.count(kind);
        }
        rows
    }

    /// The row of a card; `None` if its kind has no such number.
    #[inline]
    pub(super) fn row_of(&self, slot: Slot) -> Option<usize> {
        let (kind, at) = slot.kind_and_number();
        self.first_rows.get(kind).map(|first| first + at)
    }

    /// All cards that could act, kind by kind.
    pub(crate) fn actors(&self) -> Vec<Slot> {
        let kinds = Actor::KINDS.into_iter().zip(0..);
        let all = kinds.flat_map(|(kind, nth)| {
            let cards = (0..=u8::MAX).take(self.count(kind));
            cards.map(move |at| Slot::of_kind(nth, at))
        });
        all.collect()
    }

    /// The names of the questions that a card's scripts ask.
    pub(crate) fn asks(&self, slot: Slot) -> &[Label] {
        self.asks.get(&slot).map_or(&[], Vec::as_slice)
    }

    /// The handler of a card in a hook.
    pub(crate) fn handler(&self, slot: Slot, hook: Hook) -> Option<&Handler<When>> {
        let at = *self.handler_at.get(self.row_of(slot)? * Hook::COUNT + hook.index())?;
        self.handlers.get(usize::from(at))
    }
}

/// Prepares the values of a class file for the rules.
impl From<(&str, &Class)> for ClassCard {
    fn from((id, class): (&str, &Class)) -> Self {
        Self { id: id.to_owned(), colour: class.colour.colour(), goals: class.goals.in_order() }
    }
}

/// The entry with a number. A state holds numbers of the catalogue that it was set up with.
#[inline]
pub(crate) fn nth<T>(all: &[T], at: usize) -> &T {
    debug_assert!(at < all.len(), "a number of this catalogue");
    &all[at.min(all.len() - 1)]
}

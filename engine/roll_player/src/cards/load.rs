//! From packs to a catalogue: cards are numbered, scripts compiled, hooks bound to functions.

use std::collections::BTreeMap;

use content::{Card, CardKind, Document, HookUse, Library};
use diag::{Diagnostic, Place, Source};
use play::Bits;
use script::{Binder, Wanted};

use super::catalogue::{
    Act, ArmorSetCards, Catalogue, ClassCard, EditionCards, MOST_CARDS, MarketCard, Named,
};
use super::{
    Alignment, Armor, ArmorSet, Backstory, By, Class, Edition, Hook, HookName, Printing, Race,
    Skill, Trait, Weapon, When,
};
use crate::acting::Scratch;
use crate::codes;
use crate::state::{Slot, Space};
use crate::words::{MarketKind, Window};

/// The name of the game in packs.
pub const GAME: &str = "roll_player";

/// Everything read from the packs, before it is numbered.
struct Read {
    weapons: Vec<Card<Weapon>>,
    traits: Vec<Card<Trait>>,
    skills: Vec<Card<Skill>>,
    armor: Vec<Card<Armor>>,
    sets: Vec<Card<ArmorSet>>,
    classes: Vec<Card<Class>>,
    races: Vec<Card<Race>>,
    backstories: Vec<Card<Backstory>>,
    alignments: Vec<Card<Alignment>>,
    editions: Vec<Document<Edition>>,
}

impl Catalogue {
    /// Reads all cards of the game from the packs. What is wrong is said; the cards that are
    /// sound are kept.
    pub fn load(library: &Library<'_>) -> (Self, Vec<Diagnostic>) {
        let mut out = Vec::new();
        let read = Read {
            weapons: take(library.cards(GAME), &mut out),
            traits: take(library.cards(GAME), &mut out),
            skills: take(library.cards(GAME), &mut out),
            armor: take(library.cards(GAME), &mut out),
            sets: take(library.cards(GAME), &mut out),
            classes: take(library.cards(GAME), &mut out),
            races: take(library.cards(GAME), &mut out),
            backstories: take(library.cards(GAME), &mut out),
            alignments: take(library.cards(GAME), &mut out),
            editions: take(library.documents(GAME, "edition"), &mut out),
        };
        out.extend(library.strays(GAME, &KINDS, &["edition"]));
        out.extend(content::duplicates(read.ids()));
        let effects = take(library.effects(GAME), &mut out);
        let mut acts = Acts::new(library.requires(), &effects);
        let mut catalogue = Self { infos: read.infos(), ..Self::default() };
        catalogue.add_market(&read, &mut acts);
        catalogue.add_rest(&read, &mut acts);
        catalogue.add_sets(&read, &mut out);
        catalogue.add_editions(&read, &mut out);
        let Acts { binder, acts, findings } = acts;
        out.extend(findings);
        catalogue.scripts = take(binder.finish(), &mut out);
        catalogue.index(acts);
        (catalogue, out)
    }

    fn add_market(&mut self, read: &Read, acts: &mut Acts) {
        for card in &read.weapons {
            let d = &card.data;
            let market = (MarketKind::Weapon, d.cost, d.dots, d.hands, None, d.printing);
            self.add_card(card, market, acts);
        }
        for card in &read.traits {
            let d = &card.data;
            let market = (MarketKind::Trait, d.cost, d.dots, 0, Some(d.arrow), d.printing);
            self.add_card(card, market, acts);
        }
        for card in &read.skills {
            let d = &card.data;
            let market = (MarketKind::Skill, d.cost, d.dots, 0, Some(d.arrow), d.printing);
            self.add_card(card, market, acts);
        }
        for card in &read.armor {
            let d = &card.data;
            let market = (MarketKind::Armor, d.cost, d.dots, 0, None, d.printing);
            self.add_card(card, market, acts);
        }
    }

    fn add_card<T: CardKind<Hook = HookName, When = When>>(
        &mut self,
        card: &Card<T>,
        (kind, cost, dots, hands, arrow, printing): MarketFields,
        acts: &mut Acts,
    ) {
        if self.market.len() == MOST_CARDS {
            acts.findings.push(too_many("market cards", card.source.top()));
            return;
        }
        let slot = Slot(self.market.len() as u16);
        let id = card.id.clone();
        let later = printing == Printing::Later;
        self.market.push(MarketCard { id, kind, cost, dots, hands, arrow, later });
        acts.bind(slot, card);
    }

    fn add_rest(&mut self, read: &Read, acts: &mut Acts) {
        for (card, at) in read.classes.iter().zip(0u8..=255) {
            self.classes.push(ClassCard::from((card.id.as_str(), &card.data)));
            acts.bind(Slot::class(crate::state::ClassNo(at)), card);
        }
        for card in read.races.iter().take(MOST_CARDS) {
            self.races.push(Named { id: card.id.clone(), value: card.data.bonus.in_order() });
        }
        for card in read.backstories.iter().take(MOST_CARDS) {
            let spaces = card.data.spaces.in_order();
            let value = std::array::from_fn(|row| {
                let slot = spaces[row].space.clamp(1, 3) - 1;
                (Space(row as u8 * 3 + slot), spaces[row].colour)
            });
            self.backstories.push(Named { id: card.id.clone(), value });
        }
        for card in read.alignments.iter().take(MOST_CARDS) {
            let grid = card.data.grid;
            let value = std::array::from_fn(|cell| grid[cell / 3][cell % 3]);
            self.alignments.push(Named { id: card.id.clone(), value });
        }
    }

    fn add_sets(&mut self, read: &Read, out: &mut Vec<Diagnostic>) {
        for set in read.sets.iter().take(MOST_CARDS) {
            let ArmorSet { size, stars, colour } = &set.data;
            let numbers = self.market.iter().zip(0..=255).filter(|(card, _)| {
                let armor = read.armor.iter().find(|armor| armor.id == card.id);
                armor.is_some_and(|armor| armor.data.set == set.id)
            });
            let cards = numbers.map(|(_, at)| at).collect();
            let (id, stars) = (set.id.clone(), stars.clone());
            self.sets.push(ArmorSetCards { id, size: *size, stars, colour: *colour, cards });
        }
        let known = || read.sets.iter().map(|set| set.id.as_str());
        for armor in &read.armor {
            if known().any(|set| set == armor.data.set) {
                continue;
            }
            let message = format!("there is no armor set «{}»", armor.data.set);
            let place = armor.places.value("set");
            let finding = Diagnostic::error(codes::UNKNOWN_SET, message, place);
            out.push(finding.suggest(&armor.data.set, known()));
        }
    }

    fn add_editions(&mut self, read: &Read, out: &mut Vec<Diagnostic>) {
        for edition in &read.editions {
            let rules = edition.data.clone();
            let later = rules.printings.contains(&Printing::Later);
            let market = self.market.iter().zip(0..=255).filter(|(card, _)| later || !card.later);
            let market = market.map(|(_, at)| at).collect();
            let races = read.races.iter().zip(0..=255).filter(|(race, _)| {
                !rules.basic_races_only || race.data.basic || race.pack != edition.pack
            });
            let races = races.map(|(_, at)| at).collect();
            let backstories = listed(&read.backstories, edition, rules.backstories.as_ref(), out);
            let alignments = listed(&read.alignments, edition, rules.alignments.as_ref(), out);
            let id = edition.id.clone();
            self.editions.push(EditionCards { id, rules, market, races, backstories, alignments });
        }
    }

    /// What follows from the cards: bit sets by kind, arrow, window and hook.
    fn index(&mut self, acts: BTreeMap<(Slot, Hook), Act>) {
        for (card, at) in self.market.iter().zip(0..=255) {
            self.kinds[card.kind.index()].add(at);
            if let (MarketKind::Skill, Some(arrow)) = (card.kind, card.arrow) {
                self.arrows[arrow.index()].add(at);
            }
        }
        self.hooks = vec![Bits::EMPTY; Hook::count()];
        self.class_hooks = vec![Bits::EMPTY; Hook::count()];
        self.heard = vec![false; Hook::count()];
        self.heard_by_others = vec![false; Hook::count()];
        for ((slot, hook), act) in &acts {
            self.heard[hook.index()] |= !hook.is_query() && *hook != Hook::ON_USE;
            self.heard_by_others[hook.index()] |= act.when.by != By::Me;
            match (slot.card(), crate::acting::class_of(*slot)) {
                (Some(card), _) => self.hooks[hook.index()].add(card.0),
                (None, Some(class)) => self.class_hooks[hook.index()].add(class.0),
                _ => {}
            }
            if let (Some(card), true) = (slot.card(), *hook == Hook::ON_USE) {
                for window in Window::ALL {
                    let fits = act.when.window.as_ref().is_none_or(|list| list.contains(window));
                    if fits {
                        self.windows[window.index()].add(card.0);
                        self.usable.add(card.0);
                    }
                }
                if act.when.own {
                    self.own_turn.add(card.0);
                }
            }
        }
        self.act_at = vec![u16::MAX; (self.market.len() + self.classes.len()) * Hook::count()];
        for ((slot, hook), act) in acts {
            let at = self.row_of(slot) * Hook::count() + hook.index();
            self.act_at[at] = self.acts.len() as u16;
            self.acts.push(act);
        }
    }
}

type MarketFields = (MarketKind, u8, u8, u8, Option<crate::words::Direction>, Printing);

/// The kinds of cards the game has.
pub const KINDS: [&str; 9] = [
    Weapon::KIND,
    Trait::KIND,
    Skill::KIND,
    Armor::KIND,
    ArmorSet::KIND,
    Class::KIND,
    Race::KIND,
    Backstory::KIND,
    Alignment::KIND,
];

fn take<T>((value, findings): (T, Vec<Diagnostic>), out: &mut Vec<Diagnostic>) -> T {
    out.extend(findings);
    value
}

impl Read {
    fn infos(&self) -> Vec<content::CardInfo> {
        fn all<T: CardKind>(cards: &[Card<T>]) -> impl Iterator<Item = content::CardInfo> {
            cards.iter().map(Card::info)
        }
        all(&self.weapons)
            .chain(all(&self.traits))
            .chain(all(&self.skills))
            .chain(all(&self.armor))
            .chain(all(&self.sets))
            .chain(all(&self.classes))
            .chain(all(&self.races))
            .chain(all(&self.backstories))
            .chain(all(&self.alignments))
            .collect()
    }

    fn ids(&self) -> Vec<(&str, Place)> {
        fn all<T: CardKind>(cards: &[Card<T>]) -> impl Iterator<Item = (&str, Place)> {
            cards.iter().map(Card::named)
        }
        all(&self.weapons)
            .chain(all(&self.traits))
            .chain(all(&self.skills))
            .chain(all(&self.armor))
            .chain(all(&self.sets))
            .chain(all(&self.classes))
            .chain(all(&self.races))
            .chain(all(&self.backstories))
            .chain(all(&self.alignments))
            .collect()
    }
}

/// The cards of a kind that an edition's list names, and all cards of other packs.
fn listed<T: CardKind>(
    cards: &[Card<T>],
    edition: &Document<Edition>,
    list: Option<&Vec<String>>,
    out: &mut Vec<Diagnostic>,
) -> Bits {
    let own = || cards.iter().filter(|card| card.pack == edition.pack);
    for id in list.into_iter().flatten() {
        if !own().any(|card| card.id == *id) {
            let message = format!("the pack has no {} «{id}»", T::KIND);
            let place = edition.source.top();
            let finding = Diagnostic::error(codes::UNKNOWN_CARD, message, place);
            out.push(finding.suggest(id, own().map(|card| card.id.as_str())));
        }
    }
    let wanted = cards.iter().zip(0..=255).filter(|(card, _)| {
        card.pack != edition.pack || list.is_none_or(|list| list.contains(&card.id))
    });
    wanted.map(|(_, at)| at).collect()
}

fn too_many(what: &str, place: Place) -> Diagnostic {
    let message = format!("a table holds at most {MOST_CARDS} {what}");
    Diagnostic::error(content::codes::TOO_MANY_CARDS, message, place)
        .help("play with fewer packs at once")
}

/// What the cards do, while they are being numbered.
struct Acts {
    binder: Binder<Scratch>,
    acts: BTreeMap<(Slot, Hook), Act>,
    findings: Vec<Diagnostic>,
}

impl Acts {
    fn new(requires: BTreeMap<String, Vec<String>>, effects: &[(String, Source)]) -> Self {
        let binder = Binder::new(requires, effects);
        Self { binder, acts: BTreeMap::new(), findings: Vec::new() }
    }

    fn bind<T: CardKind<Hook = HookName, When = When>>(&mut self, slot: Slot, card: &Card<T>) {
        let wanted = card.hooks.iter().map(|hook| {
            let HookUse { function, shared, place, .. } = hook;
            Wanted { function, shared: *shared, place }
        });
        let wanted: Vec<_> = wanted.collect();
        let found = self.binder.bind(&card.pack, card.script.as_ref(), &card.params, &wanted);
        for (hook, found) in card.hooks.iter().zip(found) {
            let Some((function, params)) = found else { continue };
            let source = self.binder.source(function);
            let asks_goals =
                ["goal_met", "goals_met"].iter().any(|verb| source.text().contains(verb));
            let act = Act { function, params, when: hook.when.clone(), asks_goals };
            self.acts.insert((slot, hook.hook.0), act);
        }
    }
}

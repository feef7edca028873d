//! From packs to a catalogue: cards are numbered, scripts compiled, hooks bound to functions.

use std::collections::BTreeMap;

use content::{Card, CardKind, Document, Library};
use diag::{Diagnostic, Place, Source, nearest};
use play::Bits;
use script::{Host, ModuleId, Program};

use super::{Act, ArmorSetCards, Box, Catalogue, ClassCard, MOST_CARDS, MarketCard, Named};
use crate::kinds::{
    Alignment, Armor, ArmorSet, Backstory, By, Class, Edition, Hook, HookName, MarketKind,
    Printing, Race, Skill, Trait, Weapon, When, Window,
};
use crate::stage::Stage;
use crate::state::{Slot, Space};

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
        let mut binder = Binder::new(&effects, library, &mut out);
        let mut catalogue = Self { infos: read.infos(), ..Self::default() };
        catalogue.add_market(&read, &mut binder);
        catalogue.add_rest(&read, &mut binder);
        catalogue.add_sets(&read, binder.out);
        catalogue.add_editions(&read, binder.out);
        let Binder { programs, params, acts, .. } = binder;
        (catalogue.programs, catalogue.params) = (programs, params);
        catalogue.index(acts);
        (catalogue, out)
    }

    /// Loads the scripts into a host. Function and params ids are the same in every host.
    pub(crate) fn furnish(&self, host: &mut Host<Stage>) {
        for program in &self.programs {
            // Programs that fail to load were left out when the catalogue was made.
            let _ = host.load(program);
        }
        for params in &self.params {
            host.params(params);
        }
    }

    fn add_market(&mut self, read: &Read, binder: &mut Binder<'_>) {
        for card in &read.weapons {
            let d = &card.data;
            let market = (MarketKind::Weapon, d.cost, d.dots, d.hands, None, d.printing);
            self.add_card(card, market, binder);
        }
        for card in &read.traits {
            let d = &card.data;
            let market = (MarketKind::Trait, d.cost, d.dots, 0, Some(d.arrow), d.printing);
            self.add_card(card, market, binder);
        }
        for card in &read.skills {
            let d = &card.data;
            let market = (MarketKind::Skill, d.cost, d.dots, 0, Some(d.arrow), d.printing);
            self.add_card(card, market, binder);
        }
        for card in &read.armor {
            let d = &card.data;
            let market = (MarketKind::Armor, d.cost, d.dots, 0, None, d.printing);
            self.add_card(card, market, binder);
        }
    }

    fn add_card<T: CardKind<Hook = HookName, When = When>>(
        &mut self,
        card: &Card<T>,
        (kind, cost, dots, hands, arrow, printing): MarketFields,
        binder: &mut Binder<'_>,
    ) {
        if self.market.len() == MOST_CARDS {
            binder.out.push(too_many("market cards", card.source.top()));
            return;
        }
        let slot = Slot(self.market.len() as u16);
        let id = card.id.clone();
        let later = printing == Printing::Later;
        self.market.push(MarketCard { id, kind, cost, dots, hands, arrow, later });
        binder.bind(slot, card);
    }

    fn add_rest(&mut self, read: &Read, binder: &mut Binder<'_>) {
        for (card, at) in read.classes.iter().zip(0u8..=255) {
            self.classes.push(ClassCard::from((card.id.as_str(), &card.data)));
            binder.bind(Slot::class(crate::state::ClassNo(at)), card);
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
            out.push(suggest("unknown-set", message, place, &armor.data.set, known()));
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
            self.editions.push(Box { id, rules, market, races, backstories, alignments });
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
            match (slot.card(), crate::effect::class_of(*slot)) {
                (Some(card), _) => self.hooks[hook.index()].add(card.0),
                (None, Some(class)) => self.class_hooks[hook.index()].add(class.0),
                _ => {}
            }
            if let (Some(card), true) = (slot.card(), *hook == Hook::ON_USE) {
                for window in Window::ALL {
                    let fits = act.when.window.as_ref().is_none_or(|list| list.contains(window));
                    if fits {
                        self.windows[window.index()].add(card.0);
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

type MarketFields = (MarketKind, u8, u8, u8, Option<crate::kinds::Direction>, Printing);

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
            out.push(suggest("unknown-card", message, place, id, own().map(|c| c.id.as_str())));
        }
    }
    let wanted = cards.iter().zip(0..=255).filter(|(card, _)| {
        card.pack != edition.pack || list.is_none_or(|list| list.contains(&card.id))
    });
    wanted.map(|(_, at)| at).collect()
}

fn suggest<'a>(
    code: &'static str,
    message: String,
    place: Place,
    word: &str,
    known: impl Iterator<Item = &'a str> + Clone,
) -> Diagnostic {
    let help = match nearest(word, known.clone()) {
        Some(near) => format!("did you mean «{near}»?"),
        None => format!("there are: {}", known.collect::<Vec<_>>().join(", ")),
    };
    Diagnostic::error(code, message, place).help(help)
}

fn too_many(what: &str, place: Place) -> Diagnostic {
    let message = format!("a table holds at most {MOST_CARDS} {what}");
    Diagnostic::error("too-many-cards", message, place).help("play with fewer packs at once")
}

/// Compiles scripts and binds hooks to their functions.
struct Binder<'o> {
    host: Host<Stage>,
    shared: Vec<(String, ModuleId)>,
    requires: BTreeMap<String, Vec<String>>,
    programs: Vec<Program>,
    params: Vec<BTreeMap<String, i64>>,
    acts: BTreeMap<(Slot, Hook), Act>,
    out: &'o mut Vec<Diagnostic>,
}

impl<'o> Binder<'o> {
    fn new(
        effects: &[(String, Source)],
        library: &Library<'_>,
        out: &'o mut Vec<Diagnostic>,
    ) -> Self {
        let requires = library.packs().map(|pack| (pack.id.clone(), pack.requires.clone()));
        let mut binder = Self {
            host: Host::new(script::Limits::default()),
            shared: Vec::new(),
            requires: requires.collect(),
            programs: Vec::new(),
            params: Vec::new(),
            acts: BTreeMap::new(),
            out,
        };
        for (pack, source) in effects {
            if let Some(module) = binder.load(source) {
                binder.shared.push((pack.clone(), module));
            }
        }
        binder
    }

    fn load(&mut self, source: &Source) -> Option<ModuleId> {
        let program = match Program::compile(source) {
            Ok(program) => program,
            Err(finding) => {
                self.out.push(finding);
                return None;
            }
        };
        self.out.extend(program.warnings().iter().cloned());
        match self.host.load(&program) {
            Ok(module) => {
                self.programs.push(program);
                Some(module)
            }
            Err(finding) => {
                self.out.push(finding);
                None
            }
        }
    }

    /// Packs whose shared functions a pack may name: its own, and those it requires.
    fn visible(&self, pack: &str) -> Vec<&str> {
        let mut seen = vec![pack.to_owned()];
        let mut at = 0;
        while at < seen.len() {
            for more in self.requires.get(&seen[at]).into_iter().flatten() {
                if !seen.contains(more) {
                    seen.push(more.clone());
                }
            }
            at += 1;
        }
        let visible = self.shared.iter().filter(|(owner, _)| seen.contains(owner));
        let mut names: Vec<&str> =
            visible.flat_map(|(_, module)| self.host.functions(*module)).collect();
        names.sort_unstable();
        names
    }

    fn bind<T: CardKind<Hook = HookName, When = When>>(&mut self, slot: Slot, card: &Card<T>) {
        if card.hooks.is_empty() {
            return;
        }
        let own = card.script.as_ref().map(|script| self.load(script));
        let params = self.host.params(&card.params);
        self.params.push(card.params.clone());
        for hook in &card.hooks {
            let modules: Vec<ModuleId> = if hook.shared {
                self.shared.iter().map(|(_, module)| *module).collect()
            } else {
                // A script that could not be loaded has been reported.
                let Some(Some(module)) = own else { continue };
                vec![module]
            };
            let visible = if hook.shared {
                self.visible(&card.pack)
            } else {
                modules.iter().flat_map(|module| self.host.functions(*module)).collect()
            };
            if !visible.contains(&hook.function.as_str()) {
                let message = format!("there is no function «{}»", hook.function);
                let known = visible.iter().copied();
                let place = hook.place.clone();
                let finding = suggest("missing-function", message, place, &hook.function, known);
                self.out.push(finding);
                continue;
            }
            let mut found =
                modules.iter().filter_map(|module| self.host.function(*module, &hook.function));
            if let Some(function) = found.next() {
                let text = self.host.place(function).source.text().to_owned();
                let asks_goals = text.contains("goal_met") || text.contains("goals_met");
                let act = Act { function, params, when: hook.when.clone(), asks_goals };
                self.acts.insert((slot, hook.hook.0), act);
            }
        }
    }
}

//! From packs to a catalogue: content is checked and numbered, scripts compiled, hooks bound.

use std::collections::{BTreeMap, BTreeSet};

use content::{Card, CardKind, Document, Library};
use diag::{Diagnostic, Source};
use script::{Host, ModuleId, Program};

use super::check::{self, SYMBOLS, suggest};
use super::{Act, Catalogue, MapData, SetData};
use crate::kinds::{BorderKind, Class, Hook, Map, Token, TokenSet};
use crate::stage::Stage;
use crate::state::{CLASSES, Face, FaceNo, REGIONS, RegionNo, Symbol, Symbols};

/// The name of the game in packs.
pub const GAME: &str = "rattus";

/// The kinds of cards the game has.
pub const KINDS: [&str; 1] = [Class::KIND];

/// The folders of other documents.
const DOCUMENTS: [&str; 2] = ["map", "tokens"];

/// Most faces over all sets of tokens: a face is one byte, and two values are taken.
const FACES: usize = 250;

impl Catalogue {
    /// Reads all content of the game from the packs. What is wrong is said; what is sound is kept.
    pub fn load(library: &Library<'_>) -> (Self, Vec<Diagnostic>) {
        let mut out = Vec::new();
        let mut classes: Vec<Card<Class>> = take(library.cards(GAME), &mut out);
        let maps: Vec<Document<Map>> = take(library.documents(GAME, DOCUMENTS[0]), &mut out);
        let sets: Vec<Document<TokenSet>> = take(library.documents(GAME, DOCUMENTS[1]), &mut out);
        out.extend(library.strays(GAME, &KINDS, &DOCUMENTS));
        out.extend(content::duplicates(classes.iter().map(Card::named)));
        let effects = take(library.effects(GAME), &mut out);
        classes.sort_by(|a, b| (a.data.number, &a.id).cmp(&(b.data.number, &b.id)));
        if let Some(one) = classes.get(CLASSES) {
            let message = format!("a table holds at most {CLASSES} class cards");
            out.push(Diagnostic::error("too-many-cards", message, one.source.top()));
            classes.truncate(CLASSES);
        }
        let mut catalogue = Self {
            infos: classes.iter().map(Card::info).collect(),
            classes: classes.iter().map(|card| card.id.clone()).collect(),
            ..Self::default()
        };
        catalogue.add_maps(&maps, &mut out);
        catalogue.add_sets(&sets, library, &mut out);
        let mut binder = Binder::new(&effects, library, &mut out);
        for card in &classes {
            let acts = binder.bind(card);
            for (hook, act) in acts.iter().enumerate() {
                let bit = u16::from(act.is_some()) << catalogue.acts.len();
                catalogue.hooks[hook] |= bit;
            }
            catalogue.acts.push(acts);
        }
        (catalogue.programs, catalogue.params) = (binder.programs, binder.params);
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

    fn add_maps(&mut self, maps: &[Document<Map>], out: &mut Vec<Diagnostic>) {
        let ids: BTreeSet<&String> = maps.iter().flat_map(|map| map.data.region.keys()).collect();
        self.regions = ids.into_iter().cloned().collect();
        if self.regions.len() > REGIONS {
            let message = format!("all maps together have at most {REGIONS} regions");
            let place = maps.last().map(|map| map.source.top());
            out.extend(place.map(|place| {
                let finding = Diagnostic::error("too-many-regions", message, place);
                finding.help("use the same ids again, or play with fewer packs at once")
            }));
            return;
        }
        let number = |id: &String| {
            let at = self.regions.iter().position(|known| known == id).unwrap_or_default();
            RegionNo(at as u8)
        };
        for map in maps {
            let before = out.len();
            check::map(map, out);
            if out.len() > before {
                continue;
            }
            let mut data = MapData {
                id: map.id.clone(),
                used: [0; 3],
                near: [0; REGIONS],
                arrows: [0; REGIONS],
            };
            for (id, region) in &map.data.region {
                let here = number(id);
                for (seats, used) in (2..).zip(&mut data.used) {
                    if region.shade.seats() <= seats {
                        *used |= here.bit();
                    }
                }
                for (other, border) in &region.borders {
                    data.near[here.at()] |= number(other).bit();
                    if border.kind == BorderKind::Arrow {
                        data.arrows[here.at()] |= number(other).bit();
                    }
                }
            }
            self.maps.push(data);
        }
    }

    fn add_sets(
        &mut self,
        sets: &[Document<TokenSet>],
        library: &Library<'_>,
        out: &mut Vec<Diagnostic>,
    ) {
        // A class card that could not be read is no unknown symbol.
        let ids: Vec<&str> = library.ids(GAME, Class::KIND).into_iter().map(|(_, id)| id).collect();
        for set in sets {
            let before = out.len();
            check::tokens(set, &ids, out);
            if self.faces.len() + set.data.token.len() > FACES {
                let message = format!("all sets together have at most {FACES} tokens");
                out.push(Diagnostic::error("too-many-tokens", message, set.source.top()));
            }
            if out.len() > before {
                continue;
            }
            let first = self.faces.len() as u8;
            let numbered = || (first..).zip(&set.data.token);
            let faces = numbered().map(|(at, _)| at).collect();
            let rings = numbered().filter(|(_, token)| token.ring).map(|(at, _)| at).collect();
            for (at, token) in numbered() {
                let face = self.face_of(FaceNo(at), token);
                self.faces.push((token.id.clone(), face));
            }
            self.sets.push(SetData { id: set.id.clone(), faces, rings, removed: set.data.removed });
        }
    }

    fn face_of(&self, no: FaceNo, token: &Token) -> Face {
        let symbols = token.symbols.iter().filter_map(|symbol| {
            if let Some(at) = SYMBOLS.iter().position(|known| known == symbol) {
                return Some([Symbol::MAJORITY, Symbol::ALL][at]);
            }
            let at = self.classes.iter().position(|class| class == symbol)?;
            Some(Symbol(at as u8))
        });
        Face { token: no, limit: token.limit, symbols: Symbols::new(symbols) }
    }
}

fn take<T>((value, findings): (T, Vec<Diagnostic>), out: &mut Vec<Diagnostic>) -> T {
    out.extend(findings);
    value
}

/// Compiles scripts and binds hooks to their functions.
struct Binder<'o> {
    host: Host<Stage>,
    shared: Vec<(String, ModuleId)>,
    requires: BTreeMap<String, Vec<String>>,
    programs: Vec<Program>,
    params: Vec<BTreeMap<String, i64>>,
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
        let program = Program::compile(source).map_err(|finding| self.out.push(finding)).ok()?;
        self.out.extend(program.warnings().iter().cloned());
        let module = self.host.load(&program).map_err(|finding| self.out.push(finding)).ok()?;
        self.programs.push(program);
        Some(module)
    }

    /// Modules whose shared functions a pack may name: its own, and those it requires.
    fn visible(&self, pack: &str) -> Vec<ModuleId> {
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
        visible.map(|(_, module)| *module).collect()
    }

    fn bind(&mut self, card: &Card<Class>) -> [Option<Act>; Hook::ALL.len()] {
        let mut acts = [None; Hook::ALL.len()];
        if card.hooks.is_empty() {
            return acts;
        }
        let own = card.script.as_ref().map(|script| self.load(script));
        let params = self.host.params(&card.params);
        self.params.push(card.params.clone());
        for hook in &card.hooks {
            let modules = if hook.shared {
                self.visible(&card.pack)
            } else {
                // A script that could not be loaded has been reported.
                let Some(Some(module)) = own else { continue };
                vec![module]
            };
            let mut found =
                modules.iter().filter_map(|module| self.host.function(*module, &hook.function));
            if let Some(function) = found.next() {
                acts[hook.hook.index()] = Some(Act { function, params, when: hook.when });
                continue;
            }
            let known = modules.iter().flat_map(|module| self.host.functions(*module));
            let known: Vec<&str> = known.collect();
            let message = format!("there is no function «{}»", hook.function);
            let place = hook.place.clone();
            let known = known.iter().copied();
            let finding = suggest("missing-function", message, place, &hook.function, known);
            self.out.push(finding);
        }
        acts
    }
}

//! From packs to a catalogue: content is checked and numbered, scripts compiled, hooks bound.

use std::collections::BTreeSet;

use content::{Card, CardKind, Document, HookUse, Library};
use diag::Diagnostic;
use script::{Binder, Wanted};

use super::catalogue::{Act, Catalogue, MapData, SetData};
use super::check::{self, SYMBOLS};
use crate::acting::Scratch;
use crate::cards::kinds::{BorderKind, Class, Hook, Map, Token, TokenSet};
use crate::codes;
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
            out.push(Diagnostic::error(content::codes::TOO_MANY_CARDS, message, one.source.top()));
            classes.truncate(CLASSES);
        }
        let mut catalogue = Self {
            infos: classes.iter().map(Card::info).collect(),
            classes: classes.iter().map(|card| card.id.clone()).collect(),
            ..Self::default()
        };
        catalogue.add_maps(&maps, &mut out);
        catalogue.add_sets(&sets, library, &mut out);
        let mut binder = Binder::<Scratch>::new(library.requires(), &effects);
        for card in &classes {
            let acts = bound(&mut binder, card);
            for (hook, act) in acts.iter().enumerate() {
                let bit = u16::from(act.is_some()) << catalogue.acts.len();
                catalogue.hooks[hook] |= bit;
            }
            catalogue.acts.push(acts);
        }
        catalogue.scripts = take(binder.finish(), &mut out);
        (catalogue, out)
    }

    fn add_maps(&mut self, maps: &[Document<Map>], out: &mut Vec<Diagnostic>) {
        let ids: BTreeSet<&String> = maps.iter().flat_map(|map| map.data.region.keys()).collect();
        self.regions = ids.into_iter().cloned().collect();
        if self.regions.len() > REGIONS {
            let message = format!("all maps together have at most {REGIONS} regions");
            let place = maps.last().map(|map| map.source.top());
            out.extend(place.map(|place| {
                let finding = Diagnostic::error(codes::TOO_MANY_REGIONS, message, place);
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
                out.push(Diagnostic::error(codes::TOO_MANY_TOKENS, message, set.source.top()));
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

/// How a card acts in each hook.
fn bound(binder: &mut Binder<Scratch>, card: &Card<Class>) -> [Option<Act>; Hook::ALL.len()] {
    let wanted = card.hooks.iter().map(|hook| {
        let HookUse { function, shared, place, .. } = hook;
        Wanted { function, shared: *shared, place }
    });
    let wanted: Vec<_> = wanted.collect();
    let found = binder.bind(&card.pack, card.script.as_ref(), &card.params, &wanted);
    let mut acts = [None; Hook::ALL.len()];
    for (hook, found) in card.hooks.iter().zip(found) {
        let act = found.map(|(function, params)| Act { function, params, when: hook.when });
        acts[hook.hook.index()] = act;
    }
    acts
}

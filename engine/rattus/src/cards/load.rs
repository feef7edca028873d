//! From packs to a catalogue: content is checked and numbered, scripts compiled, hooks bound.

use std::collections::BTreeSet;

use content::{CardKind, Document, Library};
use diag::Diagnostic;
use play::Bits;
use script::Binder;

use super::catalogue::TokenFace;
use super::tokens::SYMBOLS;
use super::{
    BorderKind, Catalogue, Class, GAME, Hook, HookName, Map, MapData, Read, SetData, Token,
    TokenSet,
};
use super::{map, origins, tokens};
use crate::acting::Scratch;
use crate::codes;
use crate::numbers::{FaceNo, RegionNo};
use crate::state::{CLASSES, REGIONS};
use crate::tokens::{Face, Symbol, Symbols};

/// Most faces over all sets of tokens: so many a set of them holds.
const FACES: usize = Bits::MOST;

impl Catalogue {
    /// Reads all content of the game from the packs. What is wrong is said; what is sound is kept.
    ///
    /// ```
    /// use content::{Library, PackRoot};
    /// use rattus::Catalogue;
    ///
    /// let files = diag::Memory::new()
    ///     .with("cards/isles/pack.toml", "id = \"isles\"\ngame = \"rattus\"\nversion = \"1.0.0\"\napi = 1")
    ///     .with("cards/isles/class/hermit.toml", "number = 1\n[origin]\nnumber = \"known\"")
    ///     .with("cards/isles/class/friar.toml", "number = \"two\"\n[origin]\nnumber = \"known\"");
    /// let (library, _) = Library::open(PackRoot::all(&files, "cards", ""));
    /// let (catalogue, findings) = Catalogue::load(&library);
    ///
    /// assert_eq!(catalogue.infos()[0].id, "hermit");
    /// assert_eq!(findings.len(), 1, "the friar has no number");
    /// ```
    pub fn load(library: &Library<'_>) -> (Self, Vec<Diagnostic>) {
        let (mut read, mut out) = Read::of(library);
        read.classes.sort_by(|a, b| (a.data.number, &a.id).cmp(&(b.data.number, &b.id)));
        if let Some(one) = read.classes.get(CLASSES) {
            let message = format!("a table holds at most {CLASSES} class cards");
            out.push(Diagnostic::error(content::codes::TOO_MANY_CARDS, message, one.source.top()));
            read.classes.truncate(CLASSES);
        }
        let mut catalogue = Self {
            infos: read.infos(),
            classes: read.classes.iter().map(|card| card.id.clone()).collect(),
            ..Self::default()
        };
        origins::look(library, &read, &mut out);
        catalogue.add_maps(&read.maps, &mut out);
        catalogue.add_sets(&read.sets, library, &mut out);
        let mut binder = Binder::<Scratch>::new(library.requires(), &read.effects);
        for (at, card) in read.classes.iter().enumerate() {
            let mut handlers = [None; Hook::COUNT];
            for (HookName(hook), handler) in effects::bind(&mut binder, card) {
                catalogue.hooks.cards[hook.index()] |= 1 << at;
                catalogue.hooks.listens |= hook.event().is_some();
                handlers[hook.index()] = Some(handler);
            }
            catalogue.handlers.push(handlers);
            catalogue.asks.push(effects::labels(card));
        }
        catalogue.scripts = diag::take(binder.finish(), &mut out);
        catalogue.read = Some(read);
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
            let at = self.regions.iter().position(|known| known == id);
            RegionNo(at.expect("a sound map has only regions of its own") as u8)
        };
        for map in maps {
            let before = out.len();
            map::check(map, out);
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
            tokens::check(set, &ids, out);
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
                self.faces.push(TokenFace { id: token.id.clone(), face });
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

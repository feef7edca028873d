//! Loading: from packs to a catalogue. Checks and numbers the content, compiles the scripts, binds
//! hooks to functions.

use std::collections::BTreeSet;

use content::{CardKind, Document, Library};
use diag::{Code, Diagnostic, Place, Severity};
use effects::Unseated;
use play::{Bits, SetupError};
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

/// Maximum number of faces over all sets of tokens, which is the size of a bit set.
const FACES: usize = Bits::MOST;

impl Catalogue {
    /// Reads all content of the game from the packs. Reports what is wrong and keeps the valid
    /// content.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use content::{Library, PackRoot};
    /// use rattus::Catalogue;
    ///
    /// let files = diag::Memory::new()
    ///     .with("cards/isles/pack.toml", "id = \"isles\"\ngame = \"rattus\"\nversion = \"1.0.0\"\napi = 1")
    ///     .with("cards/isles/class/hermit.toml", "number = 1\n[origin]\nnumber = \"known\"")
    ///     .with("cards/isles/class/friar.toml", "number = \"two\"\n[origin]\nnumber = \"known\"");
    /// let (library, _) = Library::open(PackRoot::all(Arc::new(files), "cards", ""));
    /// let (catalogue, findings) = Catalogue::load(&library);
    ///
    /// assert_eq!(catalogue.infos()[0].id, "hermit");
    /// assert_eq!(findings.len(), 1, "the friar has no number");
    /// ```
    pub fn load(library: &Library) -> (Self, Vec<Diagnostic>) {
        let (mut read, mut out) = Read::of(library);
        // The packs are read in order, so the report is at the first card beyond the maximum.
        let excess = read.classes.get(CLASSES).map(|card| card.source.top());
        read.classes.sort_by(|a, b| (a.data.number, &a.id).cmp(&(b.data.number, &b.id)));
        let mut catalogue = Self { infos: read.infos().into(), ..Self::default() };
        let beyond = read.classes.split_off(CLASSES.min(read.classes.len()));
        if let Some(place) = excess {
            let there = (Class::KIND, CLASSES + beyond.len(), CLASSES);
            catalogue.overflow.kinds.insert(Class::KIND);
            catalogue.exceed(content::codes::TOO_MANY_CARDS, there, place, &mut out);
        }
        catalogue.overflow.ids = beyond.iter().map(|card| card.id.clone()).collect();
        catalogue.classes = read.classes.iter().map(|card| card.id.clone()).collect();
        origins::look(library, &read, &mut out);
        catalogue.add_maps(&read.maps, &mut out);
        catalogue.add_sets(&read.sets, library, &mut out);
        let mut binder = Binder::<Scratch>::new(library.requires(), &read.effects, library.crew());
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
        let unseated: Vec<Unseated> = beyond.iter().filter_map(Unseated::of).collect();
        out.extend(effects::bind_unseated::<Scratch>(library, &read.effects, &unseated));
        read.classes.extend(beyond);
        catalogue.read = Some(read);
        (catalogue, out)
    }

    /// Reports that a kind has more cards than a table can have.
    fn exceed(
        &mut self,
        code: Code,
        (kind, there, most): (&str, usize, usize),
        place: Place,
        out: &mut Vec<Diagnostic>,
    ) {
        let message =
            format!("there are {there} of the kind “{kind}”, but a table can hold {most}");
        let finding = Diagnostic::warning(code, message, place).help(
            "lint checks all of them, and --deep runs them in portions; to play, use fewer \
                packs at once",
        );
        out.push(Diagnostic { severity: Severity::Note, ..finding });
        self.excess.push(SetupError::Excess { kind: kind.to_owned(), there, most });
    }

    fn add_maps(&mut self, maps: &[Document<Map>], out: &mut Vec<Diagnostic>) {
        let ids: BTreeSet<&String> = maps.iter().flat_map(|map| map.data.region.keys()).collect();
        self.regions = ids.into_iter().cloned().collect();
        if let Some(last) = maps.last().filter(|_| self.regions.len() > REGIONS) {
            let there = ("region", self.regions.len(), REGIONS);
            self.exceed(codes::TOO_MANY_REGIONS, there, last.source.top(), out);
            self.regions.clear();
            return maps.iter().for_each(|map| map::check(map, out));
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
                spots: [None; REGIONS],
            };
            for (id, region) in &map.data.region {
                let here = number(id);
                data.spots[here.at()] = region.at;
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
        library: &Library,
        out: &mut Vec<Diagnostic>,
    ) {
        // The symbol of a class card that could not be read is not reported as unknown.
        let ids: Vec<&str> = library.ids(GAME, Class::KIND).into_iter().map(|(_, id)| id).collect();
        let count = sets.iter().map(|set| set.data.token.len()).sum();
        if let Some(last) = sets.last().filter(|_| count > FACES) {
            let there = ("token", count, FACES);
            self.exceed(content::codes::TOO_MANY_CARDS, there, last.source.top(), out);
        }
        for set in sets {
            let before = out.len();
            tokens::check(set, &ids, out);
            let no_room = self.faces.len() + set.data.token.len() > FACES;
            if out.len() > before || no_room {
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

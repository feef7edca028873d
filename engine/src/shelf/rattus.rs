//! Rattus on the shelf.

use std::rc::Rc;
use std::sync::Arc;

use content::{CardInfo, Library};
use diag::{Diagnostic, Source};
use play::ruling::Ruled;
use play::{Lock, Message, Record, Session, Setup, SetupError, Table};
use rattus::{Catalogue, GAME, KINDS, Rattus};

use super::{Choices, Opened, Shelved};

/// The game's box.
pub(super) struct RattusBox;

impl Shelved for RattusBox {
    fn id(&self) -> &'static str {
        GAME
    }

    fn kinds(&self) -> &'static [&'static str] {
        &KINDS
    }

    fn open(&self, library: &Library<'_>) -> (Box<dyn Opened>, Vec<Diagnostic>) {
        let (catalogue, findings) = Catalogue::load(library);
        let locks = library.locks(GAME).into_iter().map(|lock| (lock.id, lock.hash));
        let lock = Lock { whole: library.lock(GAME), packs: locks.collect() };
        let cards = catalogue.infos().to_vec();
        let game = Rc::new(Rattus::new(Arc::new(catalogue)));
        (Box::new(OpenedRattus { game, cards, lock }), findings)
    }

    fn schemas(&self) -> Vec<(String, String)> {
        rattus::schemas()
    }
}

struct OpenedRattus {
    game: Rc<Rattus>,
    cards: Vec<CardInfo>,
    lock: Lock,
}

impl Opened for OpenedRattus {
    fn id(&self) -> &'static str {
        GAME
    }

    fn seats(&self) -> (u8, u8) {
        (2, 4)
    }

    fn choices(&self) -> Vec<Choices> {
        let options = self.game.options().into_iter();
        options.map(|(name, values, several)| Choices { name, values, several }).collect()
    }

    fn table(&self, setup: Setup, seed: u64) -> Result<Box<dyn Table>, SetupError> {
        let session = Session::new(Rc::clone(&self.game), setup, seed)?;
        Ok(Box::new(session))
    }

    fn resume(&self, record: &Record) -> (Option<Box<dyn Table>>, Vec<Diagnostic>) {
        let (session, findings) = play::resume(Rc::clone(&self.game), record);
        (session.map(|session| Box::new(session) as Box<dyn Table>), findings)
    }

    fn rulings(&self, source: &Source, bless: bool, hear: &mut dyn FnMut(&Message)) -> Ruled {
        play::ruling::run(&self.game, source, bless, hear)
    }

    fn cards(&self) -> &[CardInfo] {
        &self.cards
    }

    fn lock(&self) -> &Lock {
        &self.lock
    }
}

//! Games as trait objects: implements the shelf's interface once for all games.

use std::cell::{OnceCell, RefCell};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use content::{CardInfo, Library, Locking, PackLock, PackRoot};
use diag::{Claim, Code, Diagnostic};
use effects::Scripted;
use play::ruling::ValueForm;
use play::signature::Signature;
use play::{Lock, Record, Session, Setup, SetupError, SetupOption, Table};
use script::{Hook, Imagination, Stage, Verb, Verbs};

use super::imagining::{self, Sources};
use super::{Flag, Opened, Playable, Rules, RunListener, SharedGame, Shelved};
use crate::Assets;

/// What a game adds to its rules for the shelf.
pub(super) trait Boxed: Playable {
    /// The folders of its packs that contain cards.
    const KINDS: &'static [&'static str];
    /// The folders that determine the numbers of players and the options of a set-up.
    const SETUP_FOLDERS: &'static [&'static str];
    /// The diagnostic codes of this game.
    const CODES: &'static [Code];
    /// What checks the fields of its packs.
    const CLAIMS: &'static [Claim];
    /// The options with their own flags.
    const FLAGS: &'static [Flag] = &[];
    /// The kinds of things that are places of a map, as packs name them.
    const PLACES: &'static [&'static str] = &[];

    /// The cards of a library, and the findings about them.
    fn load(library: &Library) -> (Self::Content, Vec<Diagnostic>);

    /// The cards as data for tools.
    fn infos(content: &Self::Content) -> &[CardInfo];

    /// The messages of its types by locale file.
    fn messages() -> Vec<(&'static str, Vec<Signature>)>;

    /// Earlier answers that a card's special words for a question can use.
    fn answered() -> Vec<Signature>;

    /// The generated files of `schema/<game>/`: file name and text.
    ///
    /// `whole` is the game with all built-in packs, for what they add.
    fn schemas(&self, whole: &Self) -> Vec<(String, String)>;
}

/// Implements the shelf's interface for a game.
pub(super) struct GameBox<G>(PhantomData<fn() -> G>);

impl<G> GameBox<G> {
    /// The only value.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Boxed> Shelved for GameBox<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn kinds(&self) -> &'static [&'static str] {
        G::KINDS
    }

    fn flags(&self) -> &'static [Flag] {
        G::FLAGS
    }

    fn places(&self) -> &'static [&'static str] {
        G::PLACES
    }

    fn setup_folders(&self) -> &'static [&'static str] {
        G::SETUP_FOLDERS
    }

    fn codes(&self) -> &'static [Code] {
        G::CODES
    }

    fn claims(&self) -> &'static [Claim] {
        G::CLAIMS
    }

    fn paths(&self) -> Vec<(&'static str, ValueForm)> {
        play::ruling::paths::<G>()
    }

    fn open(&self, library: &Library) -> (Box<dyn Opened>, Vec<Diagnostic>) {
        let (content, findings) = G::load(library);
        let locks = Locks::of(library.locking(G::ID));
        let shared = SharedBox { content: Arc::new(content), locks };
        (Box::new(OpenedBox::<G>::of(Arc::new(shared))), findings)
    }

    fn messages(&self) -> Vec<(&'static str, Vec<Signature>)> {
        G::messages()
    }

    fn news(&self) -> Vec<&'static str> {
        let mut kinds = Vec::new();
        for (_, kind) in G::news() {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    fn answered(&self) -> Vec<Signature> {
        G::answered()
    }

    fn table_facts(&self) -> Vec<Signature> {
        play::signature::of_table::<G>()
    }

    fn schemas(&self) -> Vec<(String, String)> {
        // With built-in cards: the reference of `.play` lists options and gives examples.
        let files = Arc::new(Assets::new());
        let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
        let whole = G::of(Arc::new(G::load(&library).0));
        library.choose(&[]);
        G::of(Arc::new(G::load(&library).0)).schemas(&whole)
    }

    fn hooks(&self) -> Vec<Hook<'static>> {
        G::hooks().into_iter().map(|(_, hook)| hook).collect()
    }

    fn verbs(&self) -> Vec<Verb> {
        let all = <<G::Scratch as Stage>::Verb as Verbs>::VERBS;
        all.iter().map(|entry| entry.verb).collect()
    }

    fn imagine(&self, library: &Library, cards: &[&CardInfo], hear: RunListener<'_>) {
        let sources = Sources::of(library, G::ID);
        imagining::imagine::<<G::Scratch as Stage>::Verb>(
            &sources,
            &Shelved::hooks(self),
            cards,
            hear,
        );
    }
}

/// Runs the scripts of a game without a state.
type ImaginationOf<G> = Imagination<<<G as Scripted>::Scratch as Stage>::Verb>;

/// The locks of the packs, each computed on demand.
struct Locks {
    files: Locking,
    now: OnceLock<Lock>,
    of_bytes: OnceLock<Lock>,
}

impl Locks {
    fn of(files: Locking) -> Self {
        Self { files, now: OnceLock::new(), of_bytes: OnceLock::new() }
    }
}

/// The lock of a game with these packs.
fn locked(packs: Vec<PackLock>, whole: fn(&[PackLock]) -> String) -> Lock {
    // Limits and prices of scripts affect the rules as well.
    let costs = PackLock {
        id: String::new(),
        version: String::new(),
        hash: format!("costs {}", script::COSTS),
    };
    let whole = whole(&[packs.as_slice(), &[costs]].concat());
    Lock { whole, packs: packs.into_iter().map(|lock| (lock.id, lock.hash)).collect() }
}

struct OpenedBox<G: Boxed> {
    game: Rc<G>,
    shared: Arc<SharedBox<G>>,
    /// Created on demand, for questions about what a card does.
    imagination: OnceCell<RefCell<ImaginationOf<G>>>,
}

/// The part of an opened game that threads share.
struct SharedBox<G: Boxed> {
    content: Arc<G::Content>,
    locks: Locks,
}

impl<G: Boxed> OpenedBox<G> {
    fn of(shared: Arc<SharedBox<G>>) -> Self {
        let game = Rc::new(G::of(Arc::clone(&shared.content)));
        Self { game, shared, imagination: OnceCell::new() }
    }
}

impl<G: Boxed> Opened for OpenedBox<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seating()
    }

    fn options(&self) -> Vec<SetupOption> {
        self.game.options()
    }

    fn table(&self, setup: Setup, seed: u64) -> Result<Box<dyn Table>, SetupError> {
        let session = Session::new(Rc::clone(&self.game), setup, seed)?;
        Ok(Box::new(session))
    }

    fn resume(&self, record: &Record) -> (Option<Box<dyn Table>>, Vec<Diagnostic>) {
        let (session, findings) = play::resume(Rc::clone(&self.game), record);
        (session.map(|session| Box::new(session) as Box<dyn Table>), findings)
    }

    fn cards(&self) -> &[CardInfo] {
        G::infos(&self.shared.content)
    }

    fn imagine(&self, card: &CardInfo, hear: RunListener<'_>) {
        let game = &*self.game;
        let is = |info: &CardInfo| info.kind == card.kind && info.id == card.id;
        let mut actors = game.actors().into_iter();
        let Some(actor) = actors.find(|actor| game.info(*actor).is_some_and(is)) else { return };
        let imagination = || RefCell::new(Imagination::new(game.runtime().scripts()));
        let mut imagination = self.imagination.get_or_init(imagination).borrow_mut();
        let hooks = G::hooks();
        for (at, name) in card.hooks.iter().enumerate() {
            let known = hooks.iter().find(|(_, told)| told.name == name);
            let Some((hook, told)) = known else { continue };
            let Some(handler) = game.handler(actor, *hook) else { continue };
            hear(card, at, &imagination.runs(handler.function, &card.params, told));
        }
    }

    fn lock(&self, like: Option<&Record>) -> &Lock {
        let then = like.and_then(|record| record.head.get("lock"));
        let of_bytes = then.is_some_and(|entry| Lock::parse(&entry.value).is_of_bytes());
        let Locks { files, now, of_bytes: earlier } = &self.shared.locks;
        if of_bytes {
            earlier.get_or_init(|| locked(files.of_bytes(), PackLock::whole_of_bytes))
        } else {
            now.get_or_init(|| locked(files.locks(), PackLock::whole))
        }
    }

    fn share(&self) -> SharedGame {
        let shared = Arc::clone(&self.shared);
        SharedGame(Arc::new(move || Box::new(Self::of(Arc::clone(&shared)))))
    }

    fn rules(&self) -> Rules<'_> {
        Rules(&self.game)
    }
}

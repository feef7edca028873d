//! A game in its box: what the shelf asks of any game, answered once for all of them.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::Arc;

use content::{CardInfo, Library, Locking, Overflow, PackLock, PackRoot};
use diag::{Claim, Code, Diagnostic, Source};
use effects::Scripted;
use effects::trial::{All, Thorough, Triable, Trials};
use play::balance::{self, Stopped};
use play::battery::{self, Effort, Failure, Tried};
use play::ruling::{Form, Ruled};
use play::signature::Signature;
use play::{
    Balance, Checks, Lock, Message, Record, Session, Setup, SetupError, SetupOption, Table,
    Tutorial,
};

use script::{Hook, Imagination, Stage, Verb, Verbs};

use super::imagining::{self, Sources};
use super::proving::{ContentOf, Proving};
use super::{Flag, Heard, Opened, Shelved};
use crate::Assets;

/// More numbers than things of one type have.
const NUMBERS: i64 = 4_096;

/// What a game adds to its rules to stand on the shelf.
pub(super) trait Boxed: Triable {
    /// The folders of its packs that hold cards.
    const KINDS: &'static [&'static str];
    /// The codes of what only it finds wrong.
    const CODES: &'static [Code];
    /// What looks at the fields of its packs.
    const CLAIMS: &'static [Claim];
    /// The options that have a flag of their own.
    const FLAGS: &'static [Flag] = &[];
    /// The kinds of things that are places of a map, as packs name them.
    const PLACES: &'static [&'static str] = &[];

    /// The rules with the cards of a library, the cards as their files say, and what is wrong with
    /// them.
    fn load(library: &Library<'_>) -> (Self, Arc<[CardInfo]>, Vec<Diagnostic>);

    /// What is wrong with the cards as a game; `whole`: whether all of them could be read.
    fn remarks(&self, whole: bool) -> Vec<Diagnostic>;

    /// The cards that no table has numbers for.
    fn overflow(&self) -> &Overflow;

    /// The messages that types list, by locale file.
    fn messages() -> Vec<(&'static str, Vec<Signature>)>;

    /// What the own words of cards for a question can name of earlier answers.
    fn answered() -> Vec<Signature>;

    /// The generated files of `schema/<game>/`: file name and text.
    ///
    /// `whole` is the game with all built-in packs, for what they add.
    fn schemas(&self, whole: &Self) -> Vec<(String, String)>;
}

/// The box of a game.
pub(super) struct GameBox<G>(PhantomData<fn() -> G>);

impl<G> GameBox<G> {
    /// The box.
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

    fn codes(&self) -> &'static [Code] {
        G::CODES
    }

    fn claims(&self) -> &'static [Claim] {
        G::CLAIMS
    }

    fn paths(&self) -> Vec<(&'static str, Form)> {
        play::ruling::paths::<G>()
    }

    fn open(&self, library: &Library<'_>) -> (Box<dyn Opened>, Vec<Diagnostic>) {
        let (game, cards, findings) = G::load(library);
        let locks = Locks::of(library.locking(G::ID));
        let imagination = OnceCell::new();
        (Box::new(OpenedBox { game: Rc::new(game), cards, locks, imagination }), findings)
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

    fn schemas(&self) -> Vec<(String, String)> {
        // With the cards that come with it: the reference of `.play` lists options and gives examples.
        let files = Assets::new();
        let (mut library, _) = Library::open(PackRoot::all(&files, "cards", ""));
        let (whole, _, _) = G::load(&library);
        library.choose(&[]);
        let (game, _, _) = G::load(&library);
        game.schemas(&whole)
    }

    fn hooks(&self) -> Vec<Hook<'static>> {
        G::hooks().into_iter().map(|(_, hook)| hook).collect()
    }

    fn verbs(&self) -> Vec<Verb> {
        let all = <<G::Scratch as Stage>::Verb as Verbs>::VERBS;
        all.iter().map(|entry| entry.verb).collect()
    }

    fn imagine(&self, library: &Library<'_>, cards: &[&CardInfo], hear: Heard<'_>) {
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

/// The locks of the packs, each made when somebody asks for it.
struct Locks {
    files: Locking,
    now: OnceCell<Lock>,
    of_bytes: OnceCell<Lock>,
}

impl Locks {
    fn of(files: Locking) -> Self {
        Self { files, now: OnceCell::new(), of_bytes: OnceCell::new() }
    }
}

/// The lock of a game with these packs.
fn locked(packs: Vec<PackLock>, whole: fn(&[PackLock]) -> String) -> Lock {
    // What scripts may use up decides the rules as well.
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
    cards: Arc<[CardInfo]>,
    locks: Locks,
    /// Made when somebody asks for what a card does.
    imagination: OnceCell<RefCell<ImaginationOf<G>>>,
}

impl<G: Boxed> Opened for OpenedBox<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> RangeInclusive<u8> {
        self.game.seating()
    }

    fn hides(&self) -> bool {
        self.game.hides()
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

    fn sealed(&self, record: &Record) -> Vec<Diagnostic> {
        play::sealed(Rc::clone(&self.game), record)
    }

    fn check_scripts(&self) {
        self.game.check_scripts(Checks::First);
    }

    fn setups(&self) -> Vec<Setup> {
        battery::setups(&*self.game)
    }

    fn battery(&self, games: u64, seed: u64, effort: Effort) -> Result<Tried, Box<Failure>> {
        battery::run(&self.game, &self.setups(), games, seed, effort)
    }

    fn balance(
        &self,
        setup: &Setup,
        seeds: &mut dyn Iterator<Item = u64>,
    ) -> Result<Balance, Stopped> {
        balance::run(&*self.game, setup, seeds)
    }

    fn rulings(&self, source: &Source, bless: bool, hear: &mut dyn FnMut(&Message)) -> Ruled {
        play::ruling::run(&self.game, source, bless, hear)
    }

    fn rehearse(&self, tutorial: &Tutorial) -> Vec<Diagnostic> {
        play::tutorial::rehearse(&self.game, tutorial)
    }

    fn set_up(&self, source: &Source) -> Vec<Diagnostic> {
        play::ruling::set_up(&self.game, source)
    }

    fn proving(&self) -> Box<dyn Proving> {
        Box::new(ContentOf::<G>(Arc::clone(self.game.content())))
    }

    fn remarks(&self, whole: bool) -> Vec<Diagnostic> {
        self.game.remarks(whole)
    }

    fn cards(&self) -> &[CardInfo] {
        &self.cards
    }

    fn imagine(&self, card: &CardInfo, hear: Heard<'_>) {
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

    fn overflow(&self) -> &Overflow {
        self.game.overflow()
    }

    fn spaces(&self, thing: &'static str) -> BTreeSet<String> {
        let spelled = (0..NUMBERS).filter_map(|number| self.game.spell(thing, number));
        spelled.map(|spelled| spelled.space.into_owned()).collect()
    }

    fn trials(&self, thorough: Thorough, wanted: &dyn Fn(&CardInfo) -> bool) -> Box<dyn Trials> {
        Box::new(All::new(&*self.game, thorough, wanted))
    }

    fn lock(&self) -> &Lock {
        let Locks { files, now, .. } = &self.locks;
        now.get_or_init(|| locked(files.locks(), PackLock::whole))
    }

    fn lock_as(&self, record: &Record) -> &Lock {
        let then = record.head.get("lock").map(|entry| Lock::parse(&entry.value));
        if !then.is_some_and(|then| then.is_of_bytes()) {
            return self.lock();
        }
        let Locks { files, of_bytes, .. } = &self.locks;
        of_bytes.get_or_init(|| locked(files.of_bytes(), PackLock::whole_of_bytes))
    }
}

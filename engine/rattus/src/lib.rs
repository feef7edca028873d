//! Rattus: plague, rats and people on a map.
//!
//! Class cards, maps and tokens come from packs ([`Catalogue`]). The face of a token is not part of
//! a [`State`] until a seat has seen it: chance decides it when the token is looked at or flipped.
//!
//! ```text
//! event.rs choice.rs   events, choices and prompts; `numbers.rs` has the numbers they hold
//! state/               a position; `state/absorb.rs` applies events to it
//! refusal.rs           why something is not offered
//! tokens.rs rats.rs    parts of a state: the tokens, and the number of rats in each region
//! flow/                from one decision to the next: `Turn`, `Scene`, the list of steps
//! phase/               the decisions, in the order of the rulebook: each with its `Scene`
//! acting/              class cards: what they add, when they are used, what their verbs do
//! cards/               the content, a file for each kind; `catalogue.rs` is what the rules look up
//! score/               points and the winner; an estimate for bots
//! shown/               picture, topics of the rules, words, generated schemas
//! bench/               options of a set-up, fields of rulings, audit of a state
//! ```
//!
//! Each module implements its part of [`play::Game`].

mod acting;
mod bench;
pub mod cards;
mod choice;
mod claims;
pub mod codes;
mod event;
mod flow;
pub mod numbers;
mod phase;
mod rats;
mod refusal;
mod score;
mod shown;
mod state;
pub mod tokens;

use std::sync::Arc;

use effects::Runtime;
use play::SetupOption;

pub use acting::Verb;
pub use bench::{Options, Rule, RuleOption};
pub use cards::{Catalogue, GAME, KINDS};
pub use choice::{Choice, Prompt};
pub use claims::CLAIMS;
pub use event::Event;
pub use shown::{answered, hooks, messages, schemas};
pub use state::{Layout, State};

use bench::setup_options;

/// The rules with the content of a table. Each thread has its own value, and they share the
/// catalogue.
///
/// ```
/// use std::sync::Arc;
///
/// use content::{Library, PackRoot};
/// use play::{Dealer, NoLog, Rules, Setup};
/// use rattus::{Catalogue, Rattus};
///
/// // A small game of one's own: a class card, a map of three regions, and tokens that strike all.
/// let region = |id: &str, [one, other]: [&str; 2]| {
///     format!(
///         "[region.{id}]\nshade = \"light\"\norigin = \"known\"\n[region.{id}.borders]\n\
///          {one} = {{ kind = \"land\", origin = \"known\" }}\n\
///          {other} = {{ kind = \"land\", origin = \"known\" }}\n"
///     )
/// };
/// let map = [
///     region("avalon", ["thule", "ys"]),
///     region("thule", ["avalon", "ys"]),
///     region("ys", ["avalon", "thule"]),
/// ];
/// let token = |number: u8| {
///     format!(
///         "[[token]]\nid = \"t{number}\"\nlimit = 2\nsymbols = [\"all\"]\n\
///          ring = {}\norigin = \"known\"\n",
///         number < 12
///     )
/// };
/// let tokens: String = (0..49).map(token).collect();
/// let files = diag::Memory::new()
///     .with("cards/isles/pack.toml", "id = \"isles\"\ngame = \"rattus\"\nversion = \"1.0.0\"\napi = 1")
///     .with("cards/isles/class/hermit.toml", "number = 1\n[origin]\nnumber = \"known\"")
///     .with("cards/isles/map/europe.toml", map.concat())
///     .with("cards/isles/tokens/base.toml", format!("starting = 12\nregular = 37\nremoved = [30, 20, 10]\n{tokens}"));
///
/// let (library, findings) = Library::open(PackRoot::all(std::sync::Arc::new(files), "cards", ""));
/// assert_eq!(findings, []);
/// let (catalogue, findings) = Catalogue::load(&library);
/// assert_eq!(findings, []);
///
/// let rattus = Rattus::new(Arc::new(catalogue));
/// let mut state = rattus.start(&Setup::seats(2)).expect("two can play");
/// play::playout::random(&rattus, &mut state, &mut Dealer::new(7), 10_000, &mut NoLog);
/// assert!(state.is_over());
/// let outcome = rattus.outcome(&state).expect("it is over");
/// assert_eq!(outcome.points.len(), 2);
/// ```
pub struct Rattus {
    cards: Arc<Catalogue>,
    options: Vec<SetupOption>,
    runtime: Runtime<acting::Scratch, State>,
    harms: score::Harms,
}

impl Rattus {
    /// The rules with the content of a catalogue.
    pub fn new(cards: Arc<Catalogue>) -> Self {
        let (options, runtime) = (setup_options(&cards), Runtime::new(&cards.scripts));
        Self { cards, options, runtime, harms: score::Harms::new() }
    }

    /// The content of the table.
    pub fn cards(&self) -> &Arc<Catalogue> {
        &self.cards
    }

    /// Memory that the script host uses. All values are 0 before a card has acted.
    pub fn memory(&self) -> script::Memory {
        self.runtime.memory()
    }
}

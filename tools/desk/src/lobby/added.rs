//! The set-ups of a game, and the seats, options and values that optional built-in packs add. Help and
//! the start page list them, so that players find them without knowing the packs.

use std::ops::RangeInclusive;
use std::path::Path;

use content::Pack;
use engine::Opened;
use play::SetupOption;

use crate::packs::{Content, Packs};

/// The possible set-ups of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The options.
    pub options: Vec<SetupOption>,
    /// The number of cards in the packs.
    pub cards: usize,
}

impl Offered {
    /// The possible set-ups of an open game.
    pub fn of(opened: &dyn Opened) -> Self {
        let (seats, options) = (opened.seats(), opened.options());
        Self { seats, options, cards: opened.cards().len() }
    }
}

/// The possible set-ups of a game with some packs; `None` for an unknown id. This reads only the folders
/// that determine them, counts the files of cards, and ignores errors in other files.
///
/// ```
/// let packs = desk::Packs::open(&[])?;
/// let offered = desk::lobby::offered(&packs.content(), engine::SHELF[0].id()).expect("a game");
/// assert!(offered.seats.contains(&2));
/// # Ok::<(), desk::Stop>(())
/// ```
pub fn offered(content: &Content, game: &str) -> Option<Offered> {
    let game = engine::game(game)?;
    let decides = |path: &str| {
        let folder = Path::new(path).parent().and_then(Path::file_name);
        game.setup_folders().iter().any(|one| folder.is_some_and(|folder| folder == *one))
    };
    let (opened, _) = game.open(&content.narrowed(&decides).library);
    let files = |kind: &&str| content.library.ids(game.id(), kind).len();
    let cards = game.kinds().iter().map(files).sum();
    Some(Offered { cards, ..Offered::of(&*opened) })
}

/// What a pack adds to the set-up of its game.
#[derive(Clone, Debug)]
pub struct Added {
    /// The pack's id.
    pub pack: String,
    /// The numbers of players with it.
    pub seats: RangeInclusive<u8>,
    /// All options of a game with the pack.
    pub options: Vec<SetupOption>,
    /// Whether the pack allows more seats.
    pub more_seats: bool,
    /// The options that the pack extends, each with only the values that it adds.
    pub more: Vec<SetupOption>,
}

/// What each optional pack adds to a game, in the order of the packs. What a pack gets from one that
/// it requires is listed there.
pub fn added(packs: &Packs, game: &str) -> Vec<Added> {
    let content = packs.content();
    offered(&content, game).map_or_else(Vec::new, |base| added_to(&base, &content, game))
}

/// Like [`added`], with the packs read, and with their set-ups.
pub fn added_to(base: &Offered, content: &Content, game: &str) -> Vec<Added> {
    let mut all: Vec<Added> = Vec::new();
    for pack in content.left_out.iter().filter(|pack| pack.game == game) {
        let content = content.only_with(&pack.id);
        let Some(Offered { seats, options, .. }) = offered(&content, game) else { continue };
        let required = || all.iter().filter(|other| requires(pack, &other.pack));
        let most = required().map(|other| *other.seats.end()).chain([*base.seats.end()]).max();
        let known: Vec<SetupOption> = required()
            .flat_map(|other| other.options.clone())
            .chain(base.options.clone())
            .collect();
        let more = options.iter().filter_map(|option| beyond(option, &known)).collect();
        let more_seats = most.is_some_and(|most| *seats.end() > most);
        all.push(Added { pack: pack.id.clone(), seats, options, more_seats, more });
    }
    all
}

fn requires(pack: &Pack, other: &str) -> bool {
    pack.requires.iter().any(|required| required == other)
}

/// An option with those of its values that are not among some known ones, if there are any.
fn beyond(option: &SetupOption, known: &[SetupOption]) -> Option<SetupOption> {
    let mut more = option.clone();
    let same = || known.iter().filter(|known| known.name == option.name);
    more.values.retain(|value| !same().any(|known| known.values.contains(value)));
    (!more.values.is_empty()).then_some(more)
}

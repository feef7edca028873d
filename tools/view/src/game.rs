//! One game being played, whoever looks at it.

use desk::{Keeper, Kept, Player, Who};
use engine::Opened;
use play::tutorial::{Beat, Tutorial};
use play::{Actor, Answer, Eye, Seat, Table, UndoRefused, Waiting};

/// So many answers of bots are given before somebody who only watches is shown them.
const BATCH: usize = 40;

/// One game being played: the table, who plays, and the file that keeps every answer before anybody
/// sees what comes of it. It knows no language and no eye; [`Client`](crate::Client)s look at it.
///
/// ```
/// use desk::{Keeper, Packs, Player, Speech};
/// use play::{Eye, Seat};
/// use view::{Client, Match};
///
/// let packs = Packs::open(&[])?;
/// let content = packs.content();
/// let id = engine::SHELF[0].id();
/// let opened = content.playable(id)?;
/// let table = opened.table(play::Setup::seats(2), 7)?;
/// let players = ["Ann=human", "Bo=human"].map(|words| Player::parse(words).expect("a player"));
/// let mut game = Match::new(opened, table, players.to_vec(), Keeper::reading("none.play".into()));
/// game.go_on();
///
/// let client = |tag: &str, seat| {
///     let speech = Speech::open(content.trees(id), &[tag.to_owned()]);
///     Client::new(&game, Eye::Seat(Seat(seat)), speech)
/// };
/// let mut clients = [client("fr", 0), client("de", 1)];
/// let (one, other) = if game.asked() == Some(Seat(0)) { (0, 1) } else { (1, 0) };
/// let ask = clients[one].view(&mut game).ask.expect("one of them is asked");
/// assert!(clients[other].view(&mut game).ask.is_none(), "the other one waits");
/// assert!(game.take(Seat(other as u8), 0).is_err(), "nobody answers for another");
/// game.take(Seat(one as u8), ask.offers.len() - 1).expect("one of the offers");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Match {
    opened: Box<dyn Opened>,
    table: Box<dyn Table>,
    players: Vec<Player>,
    keeper: Keeper,
    tutorial: Option<Tutorial>,
}

/// Why a choice is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The seat is not asked.
    NotAsked,
    /// There are not so many offers.
    NoSuchOffer,
    /// The tutorial expects another one.
    Lesson,
}

impl Match {
    /// Players sit down at a table. `keeper` holds the file of the game.
    pub fn new(
        opened: Box<dyn Opened>,
        table: Box<dyn Table>,
        players: Vec<Player>,
        keeper: Keeper,
    ) -> Self {
        Self { opened, table, players, keeper, tutorial: None }
    }

    /// Plays by a tutorial from here on: bots answer as it is written, and people are asked again
    /// where their choice does not fit. Behind its last answer the game goes on freely, and so does
    /// one that has left its tutorial.
    pub fn teach(&mut self, tutorial: Tutorial) {
        self.tutorial = Some(tutorial).filter(|tutorial| tutorial.reached(&*self.table).is_some());
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The game with its cards.
    pub fn opened(&self) -> &dyn Opened {
        &*self.opened
    }

    /// Who plays, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The file in which it is kept.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// The tutorial by which is played.
    pub(crate) fn tutorial(&self) -> Option<&Tutorial> {
        self.tutorial.as_ref()
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Asks { seat, .. } => Some(seat),
            Waiting::Chance | Waiting::Over => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Over)
    }

    /// How many answers were given.
    pub fn answers(&self) -> usize {
        self.table.answers().len()
    }

    /// How many answers somebody has given.
    pub fn answers_of(&self, seat: Seat) -> usize {
        let by = |answer: &&Answer| answer.actor == Actor::Seat(seat);
        self.table.answers().iter().filter(by).count()
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.who == Who::Human).count()
    }

    /// Whether nobody plays but programs.
    pub fn is_watched(&self) -> bool {
        self.people() == 0
    }

    /// Lets chance and bots answer until a person is asked or the game is over. `true`: somebody
    /// only watches, and there is more to come.
    pub fn go_on(&mut self) -> bool {
        let before = self.answers();
        loop {
            self.table.advance();
            let Some(seat) = self.asked() else { return false };
            let Who::Bot(advisor) = self.players[seat.at()].who else { return false };
            let advised = || self.table.advise(seat, advisor).map_or(0, |advice| advice.index);
            let index = self.written().unwrap_or_else(advised);
            if self.table.choose(index).is_err() {
                return false;
            }
            if self.is_watched() && self.answers() - before >= BATCH {
                return true;
            }
        }
    }

    /// Takes an offer, counted from 0, for a seat.
    ///
    /// # Errors
    ///
    /// Why it is not taken; then nothing has changed.
    pub fn take(&mut self, seat: Seat, offer: usize) -> Result<(), Declined> {
        if self.asked() != Some(seat) {
            return Err(Declined::NotAsked);
        }
        let Some(said) = self.table.offers().get(offer) else { return Err(Declined::NoSuchOffer) };
        if self.beat().is_some_and(|beat| !beat.fits(&said.line())) {
            return Err(Declined::Lesson);
        }
        self.table.choose(offer).map_err(|_| Declined::NoSuchOffer)
    }

    /// The person whose last choice can be taken back, as far as an eye may know.
    ///
    /// # Errors
    ///
    /// Why it cannot be.
    pub fn undoable(&self, asker: Eye) -> Result<Seat, UndoRefused> {
        let person = |answer: &Answer| match answer.actor {
            Actor::Seat(seat) if self.players[seat.at()].who == Who::Human => Some(seat),
            Actor::Seat(_) | Actor::Chance => None,
        };
        let last = self.table.answers().iter().rev().find_map(person);
        let last = last.ok_or(UndoRefused::Nothing)?;
        self.table.may_undo(last, asker).map(|_| last)
    }

    /// Goes back to before the last choice of a seat. Says how many answers were taken back;
    /// whoever looks is then told so with [`Client::went_back`](crate::Client::went_back).
    ///
    /// # Errors
    ///
    /// Why it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        self.table.undo(seat)
    }

    /// Writes the game to its file.
    pub fn keep(&mut self) -> Kept {
        self.keeper.keep(self.table.save())
    }

    /// Writes an entry of the head under which the game is kept, such as `lang`.
    pub(crate) fn note(&mut self, key: &str, value: &str) {
        self.table.note(key, value);
    }

    /// Keeps the faults of cards that were only looked at since, such as for their stars.
    pub(crate) fn look(&mut self) {
        self.table.look();
    }

    /// What the tutorial expects now, if it expects anything.
    pub(crate) fn beat(&self) -> Option<&Beat> {
        let seat = self.asked()?;
        let tutorial = self.tutorial.as_ref()?;
        let beat = tutorial.beats.get(tutorial.reached(&*self.table)?)?;
        // What is written must be offered; where it is not, the game goes on without lessons.
        let offered = self.table.offers().iter().any(|offer| beat.fits(&offer.line()));
        (beat.seat == seat && offered).then_some(beat)
    }

    /// The offer that the tutorial writes here; none where it writes nothing, or no more.
    pub fn written(&self) -> Option<usize> {
        let line = &self.beat()?.reply.choice.text;
        self.table.offers().iter().position(|offer| offer.line() == *line)
    }

    /// The offers that fit what the tutorial expects; none where it expects nothing.
    pub fn fitting(&self) -> Vec<usize> {
        let Some(beat) = self.beat() else { return Vec::new() };
        let offers = self.table.offers().iter().enumerate();
        offers.filter(|(_, offer)| beat.fits(&offer.line())).map(|(nth, _)| nth).collect()
    }
}

//! A game in progress, independent of its viewers.

use desk::{Keeper, Kept, Player, Who};
use engine::Opened;
use play::tutorial::{Beat, Tutorial};
use play::{Actor, Answer, Eye, Seat, Table, UndoRefused, Waiting};

/// Number of bots' answers between two views for a spectator.
const BATCH: usize = 40;
/// Number of answers that a tutorial gives for a learner in a row before they count as a jump, whose
/// events are not shown one by one.
const JUMP: usize = 3;

/// A game in progress: the table, its players, and the file that keeps every answer before its
/// result is shown. It has no language and no eye. [`Client`](crate::Client)s view it.
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
    /// How much of the game the tutorial has jumped over.
    pub(crate) jumped: Jumped,
}

/// The end of a tutorial's last jump.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Jumped {
    /// Number of events before it.
    pub events: usize,
    /// Number of answers before it.
    pub answers: usize,
}

/// Why a choice is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The seat is not asked.
    NotAsked,
    /// No offer has this number.
    NoSuchOffer,
    /// The tutorial expects another choice.
    Lesson,
}

impl Match {
    /// A game with these players. `keeper` holds its file.
    pub fn new(
        opened: Box<dyn Opened>,
        table: Box<dyn Table>,
        players: Vec<Player>,
        keeper: Keeper,
    ) -> Self {
        let jumped = Jumped::default();
        Self { opened, table, players, keeper, tutorial: None, jumped }
    }

    /// Follows a tutorial from now on. Bots answer as written, and people are asked again if their
    /// choice does not fit. Answers without a lesson are given for people, too. After its last
    /// answer, or once a game leaves its tutorial, the game goes on freely.
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

    /// The players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The file of the game.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// The tutorial that the game follows.
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

    /// Whether a person is asked.
    fn is_person_asked(&self) -> bool {
        self.asked().is_some_and(|seat| self.players[seat.at()].who == Who::Human)
    }

    /// The only human player, if there is one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = (0..).map(Seat).zip(&self.players).filter(|(_, it)| it.who == Who::Human);
        let (seat, _) = people.next()?;
        people.next().is_none().then_some(seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Over)
    }

    /// The number of answers.
    pub fn answers(&self) -> usize {
        self.table.answers().len()
    }

    /// The number of answers of a seat.
    pub fn answers_of(&self, seat: Seat) -> usize {
        let by = |answer: &&Answer| answer.actor == Actor::Seat(seat);
        self.table.answers().iter().filter(by).count()
    }

    /// The number of human players.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.who == Who::Human).count()
    }

    /// Whether all players are programs.
    pub fn is_watched(&self) -> bool {
        self.people() == 0
    }

    /// Lets chance, bots and a tutorial answer until a person is asked or the game is over. Returns
    /// `true` if all players are programs and more answers follow.
    pub fn go_on(&mut self) -> bool {
        self.go_on_by(if self.is_watched() { BATCH } else { usize::MAX })
    }

    /// Like [`Self::go_on`], with at most this number of answers. Returns `true` if more follow.
    pub(crate) fn go_on_by(&mut self, most: usize) -> bool {
        let (before, mut given) = (self.answers(), 0);
        loop {
            self.table.advance();
            let Some(seat) = self.asked() else { return false };
            let index = match self.players[seat.at()].who {
                Who::Bot(advisor) => {
                    let advised = || self.table.advise(seat, advisor).map_or(0, |it| it.index);
                    self.written().unwrap_or_else(advised)
                }
                Who::Human => {
                    let untaught = self.beat().is_some_and(|beat| !beat.is_taught());
                    let Some(index) = self.written().filter(|_| untaught) else { return false };
                    given += 1;
                    index
                }
            };
            if self.table.choose(index).is_err() {
                return false;
            }
            if given >= JUMP {
                self.jumped = Jumped { events: self.table.log_len(), answers: self.answers() };
            }
            if self.answers().saturating_sub(before) < most {
                continue;
            }
            if self.is_watched() {
                return true;
            }
            self.table.advance();
            if self.asked().is_some() && !self.is_person_asked() {
                return true;
            }
        }
    }

    /// Takes an offer, counted from 0, for a seat.
    ///
    /// # Errors
    ///
    /// The reason, if the choice is rejected. Nothing has changed then.
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

    /// The person whose last choice can be undone, as far as an eye may know.
    ///
    /// # Errors
    ///
    /// The reason why none can be.
    pub fn undoable(&self, asker: Eye) -> Result<Seat, UndoRefused> {
        let person = |answer: &Answer| match answer.actor {
            Actor::Seat(seat) if self.players[seat.at()].who == Who::Human => Some(seat),
            Actor::Seat(_) | Actor::Chance => None,
        };
        let last = self.table.answers().iter().rev().find_map(person);
        let last = last.filter(|_| !self.was_given()).ok_or(UndoRefused::Nothing)?;
        self.table.may_undo(last, asker).map(|_| last)
    }

    /// Whether the tutorial gives the answer that follows an offer, so that nobody is asked.
    pub(crate) fn answers_after(&self, offer: usize) -> bool {
        let (Some(tutorial), Some(beat)) = (&self.tutorial, self.beat()) else { return false };
        let offers = self.table.offers();
        let fits = offers.get(offer).is_some_and(|said| beat.fits(&said.line()));
        let reached = tutorial.reached(&*self.table).unwrap_or_default();
        let next = tutorial.beats.get(reached + 1);
        fits && next.is_some_and(|next| next.seat == beat.seat && !next.is_taught())
    }

    /// Whether the tutorial gave the last answer of a person. It would give it again.
    pub(crate) fn was_given(&self) -> bool {
        let Some(tutorial) = &self.tutorial else { return false };
        let reached = tutorial.reached(&*self.table).unwrap_or_default();
        let person = |beat: &&Beat| self.players[beat.seat.at()].who == Who::Human;
        let last = tutorial.beats[..reached].iter().rfind(person);
        reached < tutorial.beats.len() && last.is_some_and(|beat| !beat.is_taught())
    }

    /// The number of the present answer among those that people give in the tutorial, counted from
    /// 1, and how many these are. `None` if it teaches none now.
    pub(crate) fn step(&self) -> Option<(usize, usize)> {
        let tutorial = self.tutorial.as_ref()?;
        let learns =
            |beat: &&Beat| beat.is_taught() && self.players[beat.seat.at()].who == Who::Human;
        self.beat().filter(learns)?;
        let count = |beats: &[Beat]| beats.iter().filter(learns).count();
        let reached = tutorial.reached(&*self.table)?;
        Some((count(&tutorial.beats[..=reached]), count(&tutorial.beats)))
    }

    /// Goes back to before the last choice of a seat and returns the number of answers undone. Call
    /// [`Client::went_back`](crate::Client::went_back) for each client afterwards.
    ///
    /// # Errors
    ///
    /// The reason, if it cannot be undone. Nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        self.table.undo(seat)
    }

    /// Writes the game to its file.
    pub fn keep(&mut self) -> Kept {
        self.keeper.keep(self.table.save())
    }

    /// Sets an entry in the head of the saved game, such as `lang`.
    pub(crate) fn note(&mut self, key: &str, value: &str) {
        self.table.note(key, value);
    }

    /// Records faults of cards that only answered queries since the last answer.
    pub(crate) fn look(&mut self) {
        self.table.look();
    }

    /// The answer that the tutorial expects now, if there is one.
    pub(crate) fn beat(&self) -> Option<&Beat> {
        let seat = self.asked()?;
        let tutorial = self.tutorial.as_ref()?;
        let beat = tutorial.beats.get(tutorial.reached(&*self.table)?)?;
        // The written answer must be on offer. If it is not, the game goes on without lessons.
        let offered = self.table.offers().iter().any(|offer| beat.fits(&offer.line()));
        (beat.seat == seat && offered).then_some(beat)
    }

    /// The offer that the tutorial expects here, or `None`.
    pub fn written(&self) -> Option<usize> {
        let line = &self.beat()?.reply.choice.text;
        self.table.offers().iter().position(|offer| offer.line() == *line)
    }

    /// The offers that the tutorial accepts here; empty if it expects nothing.
    pub fn fitting(&self) -> Vec<usize> {
        let Some(beat) = self.beat() else { return Vec::new() };
        let offers = self.table.offers().iter().enumerate();
        offers.filter(|(_, offer)| beat.fits(&offer.line())).map(|(nth, _)| nth).collect()
    }
}

//! The state of the screen, and the change to the next view.

use std::rc::Rc;
use std::time::Duration;

use play::{Eye, Seat};
use ratatui::layout::{Position, Rect};
use text::Glyphs;
use view::{
    Change, Difference, Fold, HotSeat, Input, ListRoom, Notice, Panel, Parting, Sentence, View,
};

use crate::canvas::{Key, PanelInSight, Placed};
use crate::foreseen::Foreseen;
use crate::keys;
use crate::motion::Slowness;
use crate::over::Over;
use crate::paragraph::LaidParagraph;
use crate::plan::{Plan, Plans};
use crate::reel::{Pace, Reel};
use crate::slide::Slides;
use crate::theme::Theme;

/// Number of sentences of the log kept.
const AT_HAND: usize = 100;

/// How a table is drawn and animated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// The colors.
    pub theme: Theme,
    /// The letters and signs that the terminal can show.
    pub glyphs: Glyphs,
    /// The pace of its animation.
    pub pace: Pace,
    /// Whether dice roll and numbers count.
    pub motion: bool,
    /// Whether the last line describes the focus, for listeners.
    pub announce: bool,
    /// Whether the terminal rings when a player is asked after others.
    pub bell: bool,
}

impl Manner {
    /// In these colors, without animation.
    pub const fn still(theme: Theme) -> Self {
        let (glyphs, pace) = (Glyphs::All, Pace::Off);
        Self { theme, glyphs, pace, motion: false, announce: false, bell: false }
    }
}

/// Whether the table stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It stays open.
    On,
    /// The player leaves, or the game has ended and was looked at.
    Stop,
}

/// What a player who leaves wants to play next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextGame {
    /// A game of these players with another seed.
    Again,
    /// This game from a step on, in another file.
    From {
        /// The number of answers before that step.
        answers: usize,
    },
}

/// The content of the screen. Each view gets a new scene, so nothing of the previous view remains.
pub(crate) struct Scene {
    pub view: View,
    /// The plans of its panels for some sizes.
    pub plans: Plans,
    /// New cells, if it is a moment of a game.
    pub fresh: Vec<Key>,
    /// Offers that are one line of the list at first.
    pub folds: Vec<Fold>,
    /// The texts of the cards in each offer.
    pub printed: Vec<Vec<String>>,
    pub pointed: Pointed,
}

impl Scene {
    pub fn new(view: View) -> Self {
        let (plans, pointed) = (Plans::default(), Pointed::default());
        let (fresh, folds, printed) = (Vec::new(), Vec::new(), Vec::new());
        Self { view, plans, fresh, folds, printed, pointed }
    }

    /// Shows panels of an animation step.
    pub fn turn(&mut self, panels: Vec<Panel>) {
        self.view.panels = panels;
        self.plans = Plans::default();
    }
}

/// The focus of a scene, with its details.
#[derive(Default)]
pub(crate) struct Pointed {
    /// The focus.
    pub focus: Option<Key>,
    /// The fold whose offers are listed, instead of all offers.
    pub unfolded: Option<usize>,
    /// The result of the focused offer.
    pub foreseen: Vec<LaidParagraph>,
    pub foreseen_of: Option<usize>,
    /// The differences in it that have a text.
    pub changes: Vec<Difference>,
    /// The texts of the cards in that offer.
    pub printed: Vec<LaidParagraph>,
    /// The future texts of cells.
    pub foreseen_at: Vec<Foreseen>,
    /// What the rules say about the focus, if it has no offer.
    pub explained: Vec<LaidParagraph>,
    pub explained_of: Option<Key>,
    /// The typed digits of an offer's number.
    pub typed: String,
    /// Number of lines of the board above the screen.
    pub above: usize,
    /// Number of lines of the offers above the visible ones.
    pub offers_above: usize,
    /// The focus to which the board was scrolled, with the height of the board at that time.
    pub followed: Option<(Key, usize)>,
}

impl Pointed {
    /// Scrolls the board up.
    pub fn up(&mut self, lines: usize) {
        self.above = self.above.saturating_sub(lines);
    }

    /// Scrolls the board down. Drawing limits it to its end.
    pub fn down(&mut self, lines: usize) {
        self.above = self.above.saturating_add(lines);
    }
}

/// The last frame, for the mouse and for tests.
#[derive(Default)]
pub(crate) struct Drawn {
    /// The plan of the board.
    pub plan: Rc<Plan>,
    /// Whether details of the focus were cut.
    pub cut: bool,
    /// Whether some offers of the list are out of sight.
    pub scrolled: bool,
    /// The spots.
    pub placed: Vec<Placed>,
    /// Spots below a page. A focus there stays.
    pub beneath: Vec<Placed>,
    /// Areas for overlays that hide neither the question nor its lesson.
    pub free: Vec<Rect>,
    /// Texts that did not fit.
    pub clipped: Vec<String>,
    /// The position of the terminal's cursor.
    pub cursor: Option<Position>,
    /// The visible panels.
    pub seen: Vec<PanelInSight>,
    /// Number of visible lines of the page of the end.
    pub page_lines: usize,
}

/// What a listener has heard so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Announced {
    /// The others' actions, the lesson and the question, until a key is pressed that is not for the
    /// overlay.
    pub news: Vec<String>,
    /// Number of parts of an announcement heard before the present one.
    pub part: usize,
    /// The index of the paragraph being read in an overlay.
    pub paragraph: usize,
}

impl Announced {
    /// The state after closing an overlay: whatever came with it is announced then.
    pub fn closed(&self) -> Self {
        Self { news: self.news.clone(), ..Self::default() }
    }
}

/// A table on a screen.
///
/// ```
/// use desk::{Keeper, Packs, Player, Speech};
/// use ratatui::{buffer::Buffer, layout::Rect};
/// use table::{Depth, Ground, Manner, Screen, Theme};
/// use view::HotSeat;
///
/// let packs = Packs::open(&[])?;
/// let content = packs.content();
/// let game = engine::SHELF[0].id();
/// let opened = content.playable(game)?;
/// let table = opened.table(play::Setup::seats(2), 7)?;
/// let players = ["Ann=human", "Bo=greedy"].map(|words| Player::parse(words).expect("a player"));
/// let speech = Speech::open(content.trees(game), &["en".to_owned()]);
/// let keeper = Keeper::new(std::env::temp_dir().join("screen.play"));
/// let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
///
/// let theme = Theme { depth: Depth::None, ground: Ground::Dark };
/// let mut screen = Screen::new(&mut hot_seat, Manner::still(theme));
/// let area = Rect::new(0, 0, 80, 24);
/// let mut buffer = Buffer::empty(area);
/// screen.paint(&mut buffer, area);
/// assert!(screen.view().ask.is_some(), "Ann is asked");
/// assert_ne!(buffer, Buffer::empty(area));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Screen<'t> {
    pub(crate) hot_seat: &'t mut HotSeat,
    pub(crate) manner: Manner,
    /// The content, with the focus.
    pub(crate) scene: Scene,
    /// The last frame.
    pub(crate) drawn: Drawn,
    /// The last events, as far as the viewer may know them.
    pub(crate) told: Vec<Sentence>,
    /// The last message outside the game.
    pub(crate) said: Option<String>,
    /// Why a choice does not fit the lesson.
    pub(crate) otherwise: Option<String>,
    /// The overlay.
    pub(crate) over: Option<Over>,
    /// What a listener has heard.
    pub(crate) heard: Announced,
    /// The question and the table in words for listeners.
    pub(crate) aloud: Option<view::Aloud>,
    /// Whether a question has come since the terminal rang.
    called: bool,
    /// Whether a question has come after news, too recently to have been read.
    pub(crate) unread: bool,
    /// Whether the last message is about the pace, and nothing has moved since.
    pub(crate) pace_told: bool,
    /// Whether the parting message has changed since it was requested.
    changed: bool,
    /// The news before the next view, or a game being looked back at.
    pub(crate) reel: Option<Reel>,
    /// Moving cards.
    pub(crate) slides: Slides,
    /// Whether the terminal is too slow.
    slowness: Slowness,
    /// What the player wants to play next.
    pub(crate) next: Option<NextGame>,
}

impl<'t> Screen<'t> {
    /// The present table.
    pub fn new(hot_seat: &'t mut HotSeat, manner: Manner) -> Self {
        hot_seat.asked_by(keys::COMMANDS);
        let at_the_start = hot_seat.game().answers() == 0;
        while hot_seat.go_on() {}
        let unseen = if at_the_start { hot_seat.unseen() } else { 0..0 };
        let view = hot_seat.view();
        let watched = view.eyes.is_none() && view.hand_over.is_none();
        if watched && manner.pace != Pace::Off {
            // Spectators see the whole game pass by.
            let mut screen = Self::looking_back(hot_seat, manner, Eye::Bystander);
            screen.look_back(Eye::Bystander, true);
            return screen;
        }
        let first = View { panels: Vec::new(), ..hot_seat.sight_of(Eye::Bystander).moment(0) };
        let mut screen = Self::of(hot_seat, manner, first);
        screen.changed = true;
        let from = unseen.start;
        screen.lead_to(view, unseen, from);
        screen
    }

    /// A screen with a view.
    pub(crate) fn of(hot_seat: &'t mut HotSeat, manner: Manner, view: View) -> Self {
        Self {
            hot_seat,
            manner,
            scene: Scene::new(view),
            drawn: Drawn::default(),
            told: Vec::new(),
            said: None,
            otherwise: None,
            over: None,
            heard: Announced::default(),
            aloud: None,
            called: false,
            unread: false,
            pace_told: false,
            changed: false,
            reel: None,
            slides: Slides::default(),
            slowness: Slowness::default(),
            next: None,
        }
    }

    /// The folds of the list.
    pub fn folds(&self) -> &[Fold] {
        &self.scene.folds
    }

    /// The present view.
    pub fn view(&self) -> &View {
        &self.scene.view
    }

    /// Whether the cards of the focused offer have texts.
    pub fn cards_say(&self) -> bool {
        !self.scene.pointed.printed.is_empty()
    }

    /// The last events, as far as the viewer may know them.
    pub fn told(&self) -> &[Sentence] {
        &self.told
    }

    /// The present parting message, if it has changed.
    pub fn parting(&mut self) -> Option<Parting> {
        std::mem::take(&mut self.changed).then(|| self.hot_seat.part())
    }

    /// What a player who leaves wants to play next.
    pub fn next(&self) -> Option<NextGame> {
        self.next
    }

    /// The focus, and all spots.
    pub fn places(&self) -> (Option<&Key>, &[Placed]) {
        (self.scene.pointed.focus.as_ref(), &self.drawn.placed)
    }

    /// Whether the terminal rings now: once for each question after others played.
    pub fn rings(&mut self) -> bool {
        std::mem::take(&mut self.called) && self.manner.bell
    }

    /// Reports how long a frame took to reach the terminal. After several slow ones, animation is
    /// turned off.
    pub fn drawn_in(&mut self, took: Duration) {
        self.manner.motion &= !self.slowness.shows(took);
    }

    /// The position of the terminal's cursor.
    pub fn cursor(&self) -> Option<Position> {
        self.drawn.cursor
    }

    /// The visible panels, and texts that did not fit.
    pub fn sight(&self) -> (&[PanelInSight], &[String]) {
        (&self.drawn.seen, &self.drawn.clipped)
    }

    /// The offers about the focus.
    pub fn pointed(&self) -> Vec<usize> {
        self.meant()
    }

    /// Passes an input on, and shows its result.
    pub(crate) fn say(&mut self, input: Input) -> Flow {
        self.said = None;
        let before = self.hot_seat.game().answers();
        let words = if let Input::Words { words } = &input { words.clone() } else { String::new() };
        // Listeners get responses in sentences.
        self.hot_seat.speak_aloud(self.manner.announce);
        let change = self.hot_seat.take(input);
        self.hot_seat.speak_aloud(false);
        match change {
            Change::Stopped => return Flow::Stop,
            Change::Nothing => {
                let mut notices = self.hot_seat.notices();
                notices.iter_mut().for_each(|notice| self.name_keys(notice, &words));
                self.show(&notices);
                self.list_expected();
            }
            Change::Again | Change::Language | Change::Table => {
                while self.hot_seat.go_on() {}
                let unseen = self.hot_seat.unseen();
                let view = self.hot_seat.view();
                self.changed = true;
                let since = before..self.hot_seat.game().answers();
                match self.hands_on(&view).filter(|_| !since.is_empty()) {
                    Some(own) => self.hand_on(view, own, since),
                    None => {
                        let from = before.min(unseen.start);
                        self.lead_to(view, unseen, from);
                    }
                }
            }
        }
        Flow::On
    }

    /// The player who was asked, if another one at this keyboard looks next.
    fn hands_on(&self, view: &View) -> Option<Seat> {
        let asked = self.scene.view.ask.as_ref().and(self.scene.view.eyes.as_ref())?.seat;
        let alone = view.hand_over.as_ref().is_some_and(|it| !it.undo && it.to.seat != asked);
        (alone || view.news.hand_over.is_some()).then_some(asked)
    }

    /// A new view has arrived.
    pub(crate) fn come(&mut self, view: View) {
        let before = std::mem::take(&mut self.scene.view.panels);
        // The table of another player does not turn into this one.
        let own = self.scene.view.eyes.as_ref().map(|eyes| eyes.seat);
        if own == view.eyes.as_ref().map(|eyes| eyes.seat) {
            self.slide(&before, &view.panels);
        } else {
            self.slides.end();
        }
        self.scene = Scene::new(view);
        let offers = self.scene.view.ask.as_ref().map_or(0, |ask| ask.offers.len());
        let sight = self.hot_seat.sight();
        self.scene.printed = (0..offers).map(|offer| sight.printed(offer, false)).collect();
        // Listeners go through all offers one by one.
        if !self.manner.announce {
            self.scene.folds = sight.folds(ListRoom::Usual);
        }
        self.called = self.scene.view.ask.as_ref().is_some_and(|ask| !ask.again);
        if self.scene.view.hand_over.is_some() || self.scene.view.news.hand_over.is_some() {
            self.told.clear();
        }
        // Undone events disappear from the log.
        if self.scene.view.notices.iter().any(Notice::is_undone) {
            let sight = self.hot_seat.sight();
            self.told = sight.gathered(&sight.last_told(AT_HAND));
            self.scene.view.news.told.clear();
        }
        self.hear();
        let told = std::mem::take(&mut self.scene.view.news.told);
        self.told.extend(self.hot_seat.sight().gathered(&told));
        // What a tutorial jumped over is not news, but belongs in the log.
        if !self.scene.view.lessons.is_empty() && self.hot_seat.sight().is_taught() {
            let sight = self.hot_seat.sight();
            self.told = sight.gathered(&sight.last_told(AT_HAND));
        }
        let more = self.told.len().saturating_sub(AT_HAND);
        self.told.drain(..more);
        let notices = std::mem::take(&mut self.scene.view.notices);
        self.show(&notices);
        self.read_lessons();
        self.hand_over();
    }

    /// Animates cards that moved between two tables.
    pub(crate) fn slide(&mut self, before: &[Panel], after: &[Panel]) {
        self.slides.end();
        if self.manner.motion {
            self.slides.begin(self.hot_seat.sight(), &self.drawn.placed, [before, after]);
        }
    }

    /// The number of moving cards.
    pub fn sliding(&self) -> usize {
        self.slides.count()
    }

    /// A message of the table.
    pub(crate) fn tell(&self, id: &str) -> String {
        self.hot_seat.sight().tell(SPACE, id, &[])
    }
}

/// The space of the table's messages.
pub const SPACE: &str = "table";

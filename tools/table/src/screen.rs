//! What is on the screen, and how the next view comes onto it.

use std::rc::Rc;
use std::time::Duration;

use play::{Eye, Seat};
use ratatui::layout::{Position, Rect};
use view::{Change, HotSeat, Input, Notice, Panel, Parting, Sentence, View};

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

/// So many sentences of the log are kept at hand.
const AT_HAND: usize = 100;

/// How a table is drawn, and how it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Its colours.
    pub theme: Theme,
    /// How fast it shows what happens by itself.
    pub pace: Pace,
    /// Dice roll, and numbers count.
    pub motion: bool,
    /// The last line says what is pointed at, for those who listen.
    pub announce: bool,
    /// The terminal rings when somebody is asked after others played.
    pub bell: bool,
}

impl Manner {
    /// In these colours, with everything at once.
    pub const fn still(theme: Theme) -> Self {
        Self { theme, pace: Pace::Off, motion: false, announce: false, bell: false }
    }
}

/// Whether the table stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    On,
    /// The player leaves, or the game has ended and was looked at.
    Stop,
}

/// What is on the screen. Each view gets a new one, so nothing of the view before is left.
pub(crate) struct Scene {
    pub view: View,
    /// Where its panels stand on screens of some sizes.
    pub plans: Plans,
    /// What is new in it, where it is a moment of a game.
    pub fresh: Vec<Key>,
    pub pointed: Pointed,
}

impl Scene {
    pub fn new(view: View) -> Self {
        Self { view, plans: Plans::default(), fresh: Vec::new(), pointed: Pointed::default() }
    }

    /// Shows panels on their way from one place to another.
    pub fn turn(&mut self, panels: Vec<Panel>) {
        self.view.panels = panels;
        self.plans = Plans::default();
    }
}

/// What is pointed at in a scene, and what is told of that.
#[derive(Default)]
pub(crate) struct Pointed {
    /// What is pointed at.
    pub focus: Option<Key>,
    /// What would come of the offer that is pointed at, and of which this is.
    pub foreseen: Vec<LaidParagraph>,
    pub foreseen_of: Option<usize>,
    /// What is printed on the cards of that offer.
    pub printed: Vec<LaidParagraph>,
    /// What would come, where it would happen.
    pub foreseen_at: Vec<Foreseen>,
    /// What the rules say of what is pointed at, where nothing is offered there, and of what it is.
    pub explained: Vec<LaidParagraph>,
    pub explained_of: Option<Key>,
    /// The digits of an offer's number, as far as they are typed.
    pub typed: String,
    /// So many lines of the board are above the screen.
    pub above: usize,
    /// So many lines of the list of offers are above what is in sight of it.
    pub offers_above: usize,
    /// What was pointed at when the board was moved so that it is in sight, and so many lines of the
    /// board were.
    pub followed: Option<(Key, usize)>,
}

impl Pointed {
    /// Scrolls the board up.
    pub fn up(&mut self, lines: usize) {
        self.above = self.above.saturating_sub(lines);
    }

    /// Scrolls the board down; drawing stops at its end.
    pub fn down(&mut self, lines: usize) {
        self.above = self.above.saturating_add(lines);
    }
}

/// What was drawn last, for the mouse and for who looks at the screen.
#[derive(Default)]
pub(crate) struct Drawn {
    /// How the board was planned, with what is printed on cards or without.
    pub plan: Rc<Plan>,
    /// There was no room for all that is to be said of what is pointed at.
    pub cut: bool,
    /// What can be pointed at.
    pub placed: Vec<Placed>,
    /// What of the table lay below a page: what is pointed at there stays pointed at.
    pub beneath: Vec<Placed>,
    /// Where something can lie over the table that hides neither the question nor its lesson.
    pub free: Vec<Rect>,
    /// What did not fit its place.
    pub clipped: Vec<String>,
    /// Where the cursor of the terminal stood.
    pub cursor: Option<Position>,
    /// The panels in sight.
    pub seen: Vec<PanelInSight>,
    /// So many lines of the page of the end were in sight.
    pub page_lines: usize,
}

/// What somebody who listens has heard so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Announced {
    /// What others did, the lesson that is taught and what is asked now, until a key is pressed that is
    /// not for what lies over the table.
    pub news: Vec<String>,
    /// So many parts of an announcement were heard before the one that is said.
    pub part: usize,
    /// The paragraph that is read, where something to be read lies over the table.
    pub paragraph: usize,
}

impl Announced {
    /// The same when what lay over the table is gone: what came with it is heard then.
    pub fn closed(&self) -> Self {
        Self { news: self.news.clone(), ..Self::default() }
    }
}

/// A table on a screen.
pub struct Screen<'t> {
    pub(crate) hot_seat: &'t mut HotSeat,
    pub(crate) manner: Manner,
    /// What is seen, and what is pointed at in it.
    pub(crate) scene: Scene,
    /// What was drawn last.
    pub(crate) drawn: Drawn,
    /// What has happened last, as whoever looks may know it.
    pub(crate) told: Vec<Sentence>,
    /// What was said last that is no part of the game.
    pub(crate) said: Option<String>,
    /// Why a choice was not the one that a lesson leads to.
    pub(crate) otherwise: Option<String>,
    /// What lies over the table.
    pub(crate) over: Option<Over>,
    /// What somebody who listens has heard.
    pub(crate) heard: Announced,
    /// What is asked and what lies on the table, as it is said to those who listen.
    pub(crate) aloud: Option<view::Aloud>,
    /// A question has come since the terminal rang last.
    called: bool,
    /// A question has come behind what happened before it, and nobody can have read it yet.
    pub(crate) unread: bool,
    /// What was said last is how fast the table moves, and nothing has moved since.
    pub(crate) pace_told: bool,
    /// Whether the last words have changed since they were asked for.
    changed: bool,
    /// How it came to what is seen next, or a game that is looked back at.
    pub(crate) reel: Option<Reel>,
    /// What is on the move.
    pub(crate) slides: Slides,
    /// Whether the terminal keeps up.
    slowness: Slowness,
}

impl<'t> Screen<'t> {
    /// The table as it is now.
    pub fn new(hot_seat: &'t mut HotSeat, manner: Manner) -> Self {
        hot_seat.asked_by(keys::COMMANDS);
        let at_the_start = hot_seat.game().answers() == 0;
        while hot_seat.go_on() {}
        let unseen = if at_the_start { hot_seat.unseen() } else { 0..0 };
        let view = hot_seat.view();
        let watched = view.eyes.is_none() && view.hand_over.is_none();
        if watched && manner.pace != Pace::Off {
            // Those who only watch see a whole game go by.
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

    /// A screen on which a view is seen.
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
        }
    }

    /// What is seen now.
    pub fn view(&self) -> &View {
        &self.scene.view
    }

    /// Whether the cards of the choice that is pointed at say something.
    pub fn cards_say(&self) -> bool {
        !self.scene.pointed.printed.is_empty()
    }

    /// What has happened last, as whoever looks may know it.
    pub fn told(&self) -> &[Sentence] {
        &self.told
    }

    /// The last words as they would be now, if they have changed.
    pub fn parting(&mut self) -> Option<Parting> {
        std::mem::take(&mut self.changed).then(|| self.hot_seat.part())
    }

    /// What is pointed at, and all that can be.
    pub fn places(&self) -> (Option<&Key>, &[Placed]) {
        (self.scene.pointed.focus.as_ref(), &self.drawn.placed)
    }

    /// Whether the terminal rings now, once for each question that comes after others played.
    pub fn rings(&mut self) -> bool {
        std::mem::take(&mut self.called) && self.manner.bell
    }

    /// A frame was drawn, and it took so long until the terminal had it: where that is long again and
    /// again, nothing moves any more.
    pub fn drawn_in(&mut self, took: Duration) {
        self.manner.motion &= !self.slowness.shows(took);
    }

    /// Where the cursor of the terminal stands.
    pub fn cursor(&self) -> Option<Position> {
        self.drawn.cursor
    }

    /// The panels in sight, and what did not fit its place.
    pub fn sight(&self) -> (&[PanelInSight], &[String]) {
        (&self.drawn.seen, &self.drawn.clipped)
    }

    /// The offers that what is pointed at is about.
    pub fn pointed(&self) -> Vec<usize> {
        self.meant()
    }

    /// Hands on what a player says, and shows what comes of it.
    pub(crate) fn say(&mut self, input: Input) -> Flow {
        self.said = None;
        let before = self.hot_seat.game().answers();
        let words = if let Input::Words { words } = &input { words.clone() } else { String::new() };
        // Who listens is answered in sentences.
        self.hot_seat.speak_aloud(self.manner.announce);
        let change = self.hot_seat.take(input);
        self.hot_seat.speak_aloud(false);
        match change {
            Change::Stopped => return Flow::Stop,
            Change::Nothing => {
                let mut notices = self.hot_seat.notices();
                notices.iter_mut().for_each(|notice| self.name_keys(notice, &words));
                self.show(&notices);
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

    /// Who has looked and was asked, where somebody else at the same keyboard shall look next.
    fn hands_on(&self, view: &View) -> Option<Seat> {
        let asked = self.scene.view.ask.as_ref().and(self.scene.view.eyes.as_ref())?.seat;
        let alone = view.hand_over.as_ref().is_some_and(|it| !it.undo && it.to.seat != asked);
        (alone || view.news.hand_over.is_some()).then_some(asked)
    }

    /// A new view has come.
    pub(crate) fn come(&mut self, view: View) {
        let before = std::mem::take(&mut self.scene.view.panels);
        // Another's table does not turn into one's own.
        let own = self.scene.view.eyes.as_ref().map(|eyes| eyes.seat);
        if own == view.eyes.as_ref().map(|eyes| eyes.seat) {
            self.slide(&before, &view.panels);
        } else {
            self.slides.end();
        }
        self.scene = Scene::new(view);
        self.called = self.scene.view.ask.as_ref().is_some_and(|ask| !ask.again);
        if self.scene.view.hand_over.is_some() || self.scene.view.news.hand_over.is_some() {
            self.told.clear();
        }
        // What was taken back has not happened.
        if self.scene.view.notices.iter().any(Notice::is_undone) {
            self.told = self.hot_seat.sight().last_told(AT_HAND);
            self.scene.view.news.told.clear();
        }
        self.hear();
        self.told.append(&mut self.scene.view.news.told);
        let more = self.told.len().saturating_sub(AT_HAND);
        self.told.drain(..more);
        let notices = std::mem::take(&mut self.scene.view.notices);
        self.show(&notices);
        self.read_lessons();
        self.hand_over();
    }

    /// Lets the cards slide that lie elsewhere on a table that comes than on the one before.
    pub(crate) fn slide(&mut self, before: &[Panel], after: &[Panel]) {
        self.slides.end();
        if self.manner.motion {
            self.slides.begin(self.hot_seat.sight(), &self.drawn.placed, [before, after]);
        }
    }

    /// How many cards are on the move.
    pub fn sliding(&self) -> usize {
        self.slides.count()
    }

    /// A text of the table.
    pub(crate) fn tell(&self, id: &str) -> String {
        self.hot_seat.sight().tell(SPACE, id, &[])
    }
}

/// The space of the texts of the table.
pub const SPACE: &str = "table";

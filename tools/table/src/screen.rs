//! What is on the screen, and how the next view comes onto it.

use std::rc::Rc;
use std::time::Duration;

use play::{Eye, Seat};
use ratatui::layout::{Position, Rect};
use view::{Change, HotSeat, Input, Notice, Parting, Sentence, View};

use crate::announce::Heard;
use crate::canvas::{Key, Placed};
use crate::foreseen::Foreseen;
use crate::keys;
use crate::motion::Slowness;
use crate::over::Over;
use crate::paragraph::Paragraph;
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

/// A panel in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its number in the view.
    pub panel: usize,
    /// All of it is in sight, not one line that stands for it, or a part.
    pub whole: bool,
    /// Where.
    pub rect: Rect,
}

/// A table on a screen.
pub struct Screen<'t, 'p> {
    pub(crate) hot_seat: &'t mut HotSeat<'p>,
    pub(crate) manner: Manner,
    pub(crate) view: View,
    /// What has happened last, as whoever looks may know it.
    pub(crate) told: Vec<Sentence>,
    /// What was said last that is no part of the game.
    pub(crate) said: Option<String>,
    /// Why a choice was not the one that a lesson leads to.
    pub(crate) otherwise: Option<String>,
    /// What is pointed at.
    pub(crate) focus: Option<Key>,
    /// What would come of the offer that is pointed at, and of which this is.
    pub(crate) foreseen: Vec<Paragraph>,
    pub(crate) foreseen_of: Option<usize>,
    /// What is printed on the cards of that offer.
    pub(crate) printed: Vec<Paragraph>,
    /// How the board was planned last, with what is printed on cards or without.
    pub(crate) drawn: Rc<Plan>,
    /// What would come, where it would happen.
    pub(crate) foreseen_at: Vec<Foreseen>,
    /// What the rules say of what is pointed at, where nothing is offered there, and of what it is.
    pub(crate) explained: Vec<Paragraph>,
    pub(crate) explained_of: Option<Key>,
    /// There was no room for all that is to be said of what is pointed at.
    pub(crate) cut: bool,
    /// The digits of an offer's number, as far as they are typed.
    pub(crate) typed: String,
    /// What lies over the table.
    pub(crate) over: Option<Over>,
    /// What somebody who listens has heard.
    pub(crate) heard: Heard,
    /// What is asked and what lies on the table, as it is said to those who listen.
    pub(crate) aloud: Option<view::Aloud>,
    /// What was drawn last that can be pointed at.
    pub(crate) placed: Vec<Placed>,
    /// What of the table lay below a page then: what is pointed at there stays pointed at.
    pub(crate) beneath: Vec<Placed>,
    /// Where something can lie over the table that hides neither the question nor its lesson.
    pub(crate) free: Vec<Rect>,
    /// What did not fit its place when it was drawn last.
    pub(crate) clipped: Vec<String>,
    /// Where the panels of this view stand on screens of some sizes.
    pub(crate) plans: Plans,
    /// A question has come since the terminal rang last.
    called: bool,
    /// A question has come behind what happened before it, and nobody can have read it yet.
    pub(crate) unread: bool,
    /// What was said last is how fast the table moves, and nothing has moved since.
    pub(crate) pace_told: bool,
    /// Where the cursor of the terminal stood last.
    pub(crate) cursor: Option<Position>,
    /// The panels that were drawn last.
    pub(crate) seen: Vec<Seen>,
    /// So many lines of the board are above the screen.
    pub(crate) above: usize,
    /// So many lines of the page of the end were in sight when it was drawn last.
    pub(crate) page_lines: usize,
    /// What was pointed at when the board was moved so that it is in sight, and so many lines of the
    /// board were.
    pub(crate) followed: Option<(Key, usize)>,
    /// So many lines of the list of offers are above what is in sight of it.
    pub(crate) offers_above: usize,
    /// Whether the last words have changed since they were asked for.
    changed: bool,
    /// How it came to what is seen next, or a game that is looked back at.
    pub(crate) reel: Option<Reel>,
    /// What is on the move.
    pub(crate) slides: Slides,
    /// Whether the terminal keeps up.
    slowness: Slowness,
    /// What is new in the moment that is seen.
    pub(crate) fresh: Vec<Key>,
}

impl<'t, 'p> Screen<'t, 'p> {
    /// The table as a hot_seat has it now.
    pub fn new(hot_seat: &'t mut HotSeat<'p>, manner: Manner) -> Self {
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
    pub(crate) fn of(hot_seat: &'t mut HotSeat<'p>, manner: Manner, view: View) -> Self {
        Self {
            hot_seat,
            manner,
            view,
            told: Vec::new(),
            said: None,
            otherwise: None,
            focus: None,
            foreseen: Vec::new(),
            foreseen_of: None,
            printed: Vec::new(),
            drawn: Rc::default(),
            foreseen_at: Vec::new(),
            explained: Vec::new(),
            explained_of: None,
            cut: false,
            typed: String::new(),
            over: None,
            heard: Heard::default(),
            aloud: None,
            placed: Vec::new(),
            beneath: Vec::new(),
            free: Vec::new(),
            clipped: Vec::new(),
            plans: Plans::default(),
            called: false,
            unread: false,
            pace_told: false,
            cursor: None,
            seen: Vec::new(),
            above: 0,
            page_lines: 0,
            followed: None,
            offers_above: 0,
            changed: false,
            reel: None,
            slides: Slides::default(),
            slowness: Slowness::default(),
            fresh: Vec::new(),
        }
    }

    /// What is seen now.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Whether the cards of the choice that is pointed at say something.
    pub fn cards_say(&self) -> bool {
        !self.printed.is_empty()
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
        (self.focus.as_ref(), &self.placed)
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
        self.cursor
    }

    /// The panels in sight, and what did not fit its place.
    pub fn sight(&self) -> (&[Seen], &[String]) {
        (&self.seen, &self.clipped)
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
        let asked = self.view.ask.as_ref().and(self.view.eyes.as_ref())?.seat;
        let alone = view.hand_over.as_ref().is_some_and(|it| !it.undo && it.to.seat != asked);
        (alone || view.news.hand_over.is_some()).then_some(asked)
    }

    /// A new view has come.
    pub(crate) fn come(&mut self, view: View) {
        let before = std::mem::take(&mut self.view.panels);
        // Another's table does not turn into one's own.
        let own = self.view.eyes.as_ref().map(|eyes| eyes.seat);
        if own == view.eyes.as_ref().map(|eyes| eyes.seat) {
            self.slide(&before, &view.panels);
        } else {
            self.slides.end();
        }
        self.view = view;
        self.called = self.view.ask.as_ref().is_some_and(|ask| !ask.again);
        if self.view.hand_over.is_some() || self.view.news.hand_over.is_some() {
            self.told.clear();
        }
        // What was taken back has not happened.
        if self.view.notices.iter().any(Notice::is_undone) {
            self.told = self.hot_seat.sight().last_told(AT_HAND);
            self.view.news.told.clear();
        }
        self.hear();
        self.told.append(&mut self.view.news.told);
        let more = self.told.len().saturating_sub(AT_HAND);
        self.told.drain(..more);
        let notices = std::mem::take(&mut self.view.notices);
        self.show(&notices);
        self.read_lessons();
        self.hand_over();
        self.plans = Plans::default();
        self.foreseen_of = None;
        self.foreseen.clear();
        self.printed.clear();
        self.foreseen_at.clear();
        self.explained_of = None;
        self.explained.clear();
        self.focus = None;
        self.typed.clear();
        self.above = 0;
        self.offers_above = 0;
        self.followed = None;
    }

    /// A text of the table.
    pub(crate) fn tell(&self, id: &str) -> String {
        self.hot_seat.sight().tell(SPACE, id, &[])
    }
}

/// The space of the texts of the table.
pub const SPACE: &str = "table";

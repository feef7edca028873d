//! What is on the screen, and what each key does to it.

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use play::{Eye, Seat};
use ratatui::layout::{Position, Rect};
use text::Value;
use view::{Change, HandOver, Input, Notice, Parting, Sentence, Sitting, View};

use crate::announce::Heard;
use crate::canvas::{Key, Look, Placed};
use crate::foreseen::Foreseen;
use crate::keys::{self, Direction, Wish, wish};
use crate::motion::Slowness;
use crate::over::Over;
use crate::paragraph::Paragraph;
use crate::plan::{Little, Plan};
use crate::reading;
use crate::reel::{Pace, Reel};
use crate::slide::Slides;
use crate::theme::Theme;

/// So many sentences of the log are kept at hand.
const AT_HAND: usize = 100;

/// So many sentences are said at once to those who listen; more are read one by one.
const AT_ONCE: usize = 2;

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
    pub(crate) sitting: &'t mut Sitting<'p>,
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
    /// The same, where it would happen.
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
    pub(crate) planned: Vec<((usize, usize, Little), Rc<Plan>)>,
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
    /// The table as a sitting has it now.
    pub fn new(sitting: &'t mut Sitting<'p>, manner: Manner) -> Self {
        sitting.asked_by(keys::COMMANDS);
        let at_the_start = sitting.answers() == 0;
        while sitting.go_on() {}
        let unseen = if at_the_start { sitting.unseen() } else { 0..0 };
        let view = sitting.view();
        let watched = view.eyes.is_none() && view.hand_over.is_none();
        if watched && manner.pace != Pace::Off {
            // Those who only watch see a whole game go by.
            let mut screen = Self::looking_back(sitting, manner, Eye::Bystander);
            screen.look_back(Eye::Bystander, true);
            return screen;
        }
        let first = View { panels: Vec::new(), ..sitting.moment(0, Eye::Bystander) };
        let mut screen = Self::of(sitting, manner, first);
        screen.changed = true;
        let from = unseen.start;
        screen.lead_to(view, unseen, from);
        screen
    }

    /// A screen on which a view is seen.
    pub(crate) fn of(sitting: &'t mut Sitting<'p>, manner: Manner, view: View) -> Self {
        Self {
            sitting,
            manner,
            view,
            told: Vec::new(),
            said: None,
            otherwise: None,
            focus: None,
            foreseen: Vec::new(),
            foreseen_of: None,
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
            planned: Vec::new(),
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

    /// The last words as they would be now, if they have changed.
    pub fn parting(&mut self) -> Option<Parting> {
        std::mem::take(&mut self.changed).then(|| self.sitting.part())
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

    /// Does what a key or the mouse says.
    pub fn take(&mut self, event: &Event) -> Flow {
        if !matches!(event, Event::Resize(..)) {
            self.settle();
        }
        if self.manner.announce && self.hears_on(event) {
            return Flow::On;
        }
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::Down(MouseButton::Right) => {
                    self.point(mouse.column, mouse.row);
                    self.wish(Wish::Card)
                }
                MouseEventKind::ScrollUp => self.wheel(true),
                MouseEventKind::ScrollDown => self.wheel(false),
                _ => Flow::On,
            },
            _ => Flow::On,
        }
    }

    /// What a key does.
    pub(crate) fn press(&mut self, key: &KeyEvent) -> Flow {
        if let Some(over) = self.over.take() {
            return self.over_takes(over, key);
        }
        if let Some(faster) = keys::pace(key) {
            self.change_pace(faster);
            return Flow::On;
        }
        if let Some(flow) = self.reel_takes(key) {
            return flow;
        }
        match wish(key) {
            Some(wish) => self.wish(wish),
            None => {
                // It is said to lead on with any key.
                if self.shows_news() {
                    self.skip();
                }
                Flow::On
            }
        }
    }

    /// The wheel moves what lies over the table, or else what is seen of it, by a line.
    fn wheel(&mut self, up: bool) -> Flow {
        match self.over.take() {
            None => {}
            Some(Over::Reader(page)) => {
                self.roll(page, up);
                return Flow::On;
            }
            Some(over @ (Over::Offers { .. } | Over::Line { .. })) => {
                let key = if up { KeyCode::Up } else { KeyCode::Down };
                return self.over_takes(over, &KeyEvent::new(key, KeyModifiers::NONE));
            }
        }
        let ended = self.view.ask.is_none() && self.view.end.is_some();
        self.wish(match (ended, up) {
            (true, true) => Wish::Move(Direction::Up),
            (true, false) => Wish::Move(Direction::Down),
            (false, true) => Wish::PageUp,
            (false, false) => Wish::PageDown,
        })
    }

    /// Does what a player wants.
    pub(crate) fn wish(&mut self, wish: Wish) -> Flow {
        // What leads to the next question is skipped. The key means what it means there, unless it
        // only leads on, or something comes that is to be read first.
        if self.shows_news() && wish != Wish::Quit {
            self.skip();
            let leads_on = matches!(wish, Wish::Take | Wish::Back);
            let types = matches!(wish, Wish::Digit(_));
            let stays = self.shows_news() || (self.over.is_some() && !types);
            if leads_on || stays {
                return Flow::On;
            }
        }
        if self.view.ask.is_none() {
            return self.without_question(wish);
        }
        if !matches!(wish, Wish::Digit(_) | Wish::Take) {
            self.typed.clear();
        }
        match wish {
            Wish::Move(direction) => self.point_at(self.beside(direction)),
            Wish::Next => self.point_at(self.next_offered(true)),
            Wish::Before => self.point_at(self.next_offered(false)),
            Wish::Take => return self.choose(),
            Wish::Digit(digit) => self.digit(digit),
            Wish::List => self.over = Some(Over::offers(self.all_offers())),
            Wish::Line => self.over = Some(Over::line()),
            Wish::Back => self.said = None,
            Wish::Card => self.explain(),
            Wish::Keys => self.over = Some(self.keys()),
            Wish::Rules => self.read_rules(),
            Wish::Hint => return self.say(Input::Hint),
            Wish::Score => return self.say(Input::Score),
            Wish::Log => return self.say(Input::Log { lines: "all".to_owned() }),
            Wish::Board => return self.say(Input::Board),
            Wish::Piles => return self.say(Input::Piles),
            Wish::Undo => return self.say(Input::Undo),
            Wish::Language => return self.language(),
            Wish::PageUp => self.above = self.above.saturating_sub(1),
            Wish::PageDown => self.above = self.above.saturating_add(1),
            Wish::Top => self.above = 0,
            Wish::Bottom => self.above = usize::MAX,
            Wish::Quit => return Flow::Stop,
        }
        Flow::On
    }

    /// While the table is handed over, when the game is over, and when it is looked back at.
    fn without_question(&mut self, wish: Wish) -> Flow {
        let over = self.view.end.is_some();
        match wish {
            Wish::Quit => return Flow::Stop,
            // The page of the end is read as any other.
            Wish::Move(Direction::Up) if over => self.above = self.above.saturating_sub(1),
            Wish::Move(Direction::Down) if over => self.above = self.above.saturating_add(1),
            Wish::PageUp if over => {
                self.above = self.above.saturating_sub(reading::turn(self.page_lines));
            }
            Wish::PageDown if over => {
                self.above = self.above.saturating_add(reading::turn(self.page_lines));
            }
            Wish::PageUp => self.above = self.above.saturating_sub(1),
            Wish::PageDown => self.above = self.above.saturating_add(1),
            Wish::Top => self.above = 0,
            Wish::Bottom => self.above = usize::MAX,
            Wish::Language => return self.language(),
            Wish::Keys => self.over = Some(self.keys()),
            Wish::Undo if !self.looks_back() => return self.say(Input::Undo),
            Wish::Take if self.view.hand_over.is_some() => return self.say(Input::Again),
            Wish::Board if over => self.look_back_from_the_end(),
            Wish::Next if self.looks_back() => self.point_at(self.next_read(true)),
            Wish::Before if self.looks_back() => self.point_at(self.next_read(false)),
            Wish::Card if self.looks_back() => {
                // Whoever has not pointed at anything yet begins with the first thing.
                self.focus = self.focus.or_else(|| self.next_read(true));
                self.explain();
            }
            Wish::Take
            | Wish::Move(_)
            | Wish::Next
            | Wish::Before
            | Wish::Digit(_)
            | Wish::List
            | Wish::Line
            | Wish::Back
            | Wish::Card
            | Wish::Rules
            | Wish::Hint
            | Wish::Score
            | Wish::Log
            | Wish::Board
            | Wish::Piles
            | Wish::Undo => {}
        }
        Flow::On
    }

    /// Hands on what a player says, and shows what comes of it.
    pub(crate) fn say(&mut self, input: Input) -> Flow {
        self.said = None;
        let before = self.sitting.answers();
        let words = if let Input::Words { words } = &input { words.clone() } else { String::new() };
        // Who listens is answered in sentences.
        self.sitting.speak_aloud(self.manner.announce);
        let change = self.sitting.take(input);
        self.sitting.speak_aloud(false);
        match change {
            Change::Stopped => return Flow::Stop,
            Change::Nothing => {
                let mut notices = self.sitting.notices();
                notices.iter_mut().for_each(|notice| self.name_keys(notice, &words));
                self.show(&notices);
            }
            Change::Again | Change::Language | Change::Table => {
                while self.sitting.go_on() {}
                let unseen = self.sitting.unseen();
                let view = self.sitting.view();
                self.changed = true;
                let since = before..self.sitting.answers();
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
            self.told = self.sitting.last_told(AT_HAND);
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
        self.planned.clear();
        self.foreseen_of = None;
        self.foreseen.clear();
        self.foreseen_at.clear();
        self.explained_of = None;
        self.explained.clear();
        self.focus = None;
        self.typed.clear();
        self.above = 0;
        self.offers_above = 0;
        self.followed = None;
    }

    /// Of several lessons at once all but the last, which stays in sight, lie over the table.
    fn read_lessons(&mut self) {
        let before = self.view.lessons.split_last().map_or(&[][..], |(_, before)| before);
        if !before.is_empty() {
            let text = before.iter().map(|text| Paragraph::new(text.clone(), Look::Plain));
            self.over = Some(Over::news(text.collect()));
        }
    }

    /// Who shall look alone before anything is shown, in the words of the keys of this table.
    pub(crate) fn handing_over(&self) -> Option<String> {
        let HandOver { to, text, undo } = self.view.hand_over.as_ref()?;
        let name = [("name", Value::Text(&to.name))];
        Some(if *undo { self.sitting.tell(SPACE, "hand-over-undo", &name) } else { text.clone() })
    }

    /// Who is asked after somebody else at the same keyboard is told so, until a key is pressed.
    fn hand_over(&mut self) {
        let Some(text) = self.view.news.hand_over.clone() else { return };
        let mut all = vec![Paragraph::new(text, Look::Strong)];
        // Where nothing is seen to happen, it is told.
        if self.manner.pace == Pace::Off {
            all.extend(self.told.iter().map(reading::sentence));
        }
        if let Some(Over::Reader(page)) = self.over.take() {
            all.push(Paragraph::default());
            all.extend(page.text);
        }
        self.over = Some(Over::news(all));
    }

    /// Short notices stand below the table, long ones lie over it.
    fn show(&mut self, notices: &[Notice]) {
        let mut said: Vec<&str> = Vec::new();
        // Who asks why, and names nothing, means what is pointed at.
        let why = self.why_not();
        for notice in notices {
            match notice {
                Notice::Says { id: "no-fault", text } => said.push(why.as_ref().unwrap_or(text)),
                // The keys and the legend of the board have a page of their own.
                Notice::Says { id: "greeting" | "signs", .. } => {}
                // Where the file lies is told at the end; a lesson begins at once, and so does the
                // first question for those who listen.
                Notice::Says { id: "started" | "resumed", .. }
                    if self.manner.announce || !self.view.lessons.is_empty() => {}
                Notice::Says { id: "lesson-otherwise", text } => {
                    self.otherwise = Some(text.clone());
                    said.push(text);
                }
                Notice::Says { text, .. }
                | Notice::Answer { text, .. }
                | Notice::Unread { text } => said.push(text),
                // What has happened stands beside the table anyhow.
                Notice::Log { told } if self.over.is_none() && notices.len() > 1 => {
                    self.told.clone_from(told);
                }
                Notice::Score { scores } if self.manner.announce => {
                    let told = scores.iter().map(|score| score.told.clone());
                    self.over = Some(Over::told(told));
                }
                // Of a long one the newest is looked for.
                Notice::Log { .. } => self.read_from_end(reading::notice(notice)),
                other => self.over = Some(Over::reader(reading::notice(other))),
            }
        }
        if self.manner.announce && said.len() > AT_ONCE {
            self.over = Some(Over::told(said.into_iter().map(str::to_owned)));
        } else if !said.is_empty() {
            self.said = Some(said.join(" "));
        }
    }

    /// The next language.
    fn language(&mut self) -> Flow {
        let tags = self.sitting.languages();
        let now = tags.iter().position(|tag| tag == self.sitting.language_tag());
        let next = now.map_or(0, |now| (now + 1) % tags.len().max(1));
        let Some(tag) = tags.get(next).cloned() else { return Flow::On };
        if self.looks_back() {
            self.sitting.take(Input::Lang { tag });
            self.sitting.notices();
            self.look_again();
            return Flow::On;
        }
        self.say(Input::Lang { tag })
    }

    /// A text of the table.
    pub(crate) fn tell(&self, id: &str) -> String {
        self.sitting.tell(SPACE, id, &[])
    }
}

/// The space of the texts of the table.
pub const SPACE: &str = "table";

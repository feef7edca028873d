//! Carries out the commands of keys and the mouse.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use view::Input;

use crate::canvas::Key;
use crate::keys::{self, Direction, Wish, wish};
use crate::over::Over;
use crate::reading;
use crate::screen::{Flow, NextGame, Screen};

impl Screen<'_> {
    /// Handles a key or the mouse.
    pub fn take(&mut self, event: &Event) -> Flow {
        if let Event::Paste(pasted) = event {
            self.paste(pasted);
            return Flow::On;
        }
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
                    self.explain_at(mouse.column, mouse.row)
                }
                MouseEventKind::ScrollUp => self.wheel(true),
                MouseEventKind::ScrollDown => self.wheel(false),
                _ => Flow::On,
            },
            _ => Flow::On,
        }
    }

    /// Whether handling an event takes long, because choices are compared.
    pub fn weighs(&self, event: &Event) -> bool {
        let Event::Key(key) = event else { return false };
        let hints = key.kind != KeyEventKind::Release && keys::wish(key) == Some(Wish::Hint);
        let asks = self.scene.view.ask.is_some() || self.looks_back();
        hints && asks && self.over.is_none()
    }

    /// Handles a key.
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
                // Any key leads on, as the message says.
                if self.shows_news() {
                    self.skip();
                }
                Flow::On
            }
        }
    }

    /// Explains what is at a position of the screen. Where nothing is, nothing happens, because the
    /// focus is elsewhere.
    fn explain_at(&mut self, column: u16, line: u16) -> Flow {
        if self.shows_news() {
            return self.wish(Wish::Card);
        }
        match self.point(column, line) {
            Some(_) => self.wish(Wish::Card),
            None => Flow::On,
        }
    }

    /// Scrolls the overlay, or else the board, by one line.
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
        let ended = self.scene.view.ask.is_none() && self.scene.view.end.is_some();
        self.wish(match (ended, up) {
            (true, true) => Wish::Move(Direction::Up),
            (true, false) => Wish::Move(Direction::Down),
            (false, true) => Wish::PageUp,
            (false, false) => Wish::PageDown,
        })
    }

    /// Carries out a command.
    pub(crate) fn wish(&mut self, wish: Wish) -> Flow {
        // The news before the next question are skipped. The key then has its usual meaning, unless
        // it only leads on, or a text opens that must be read first.
        if self.shows_news() && wish != Wish::Quit {
            self.skip();
            let leads_on = matches!(wish, Wish::Take | Wish::Back);
            let types = matches!(wish, Wish::Digit(_));
            let stays = self.shows_news() || (self.over.is_some() && !types);
            if leads_on || stays {
                return Flow::On;
            }
        }
        if self.scene.view.ask.is_none() {
            return self.without_question(wish);
        }
        if !matches!(wish, Wish::Digit(_) | Wish::Take) {
            self.scene.pointed.typed.clear();
        }
        match wish {
            Wish::Move(direction) => self.point_at(self.beside(direction)),
            Wish::Next => self.point_at(self.next_offered(true)),
            Wish::Before => self.point_at(self.next_offered(false)),
            Wish::Take => return self.choose(),
            Wish::Digit(digit) => self.digit(digit),
            Wish::List => self.over = Some(Over::offers(self.all_offers())),
            Wish::Line => self.over = Some(Over::line()),
            Wish::Back => self.back(),
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
            Wish::PageUp => self.scene.pointed.up(1),
            Wish::PageDown => self.scene.pointed.down(1),
            Wish::Top => self.scene.pointed.above = 0,
            Wish::Bottom => self.scene.pointed.above = usize::MAX,
            Wish::Again => {}
            Wish::Quit => return Flow::Stop,
        }
        Flow::On
    }

    /// Handles a command while the table is handed over, after the end, and while looking back.
    fn without_question(&mut self, wish: Wish) -> Flow {
        let over = self.scene.view.end.is_some();
        match wish {
            Wish::Quit => return Flow::Stop,
            // The page of the end scrolls like any other.
            Wish::Move(Direction::Up) if over => self.scene.pointed.up(1),
            Wish::Move(Direction::Down) if over => self.scene.pointed.down(1),
            Wish::PageUp if over => self.scene.pointed.up(reading::turn(self.drawn.page_lines)),
            Wish::PageDown if over => self.scene.pointed.down(reading::turn(self.drawn.page_lines)),
            Wish::PageUp => self.scene.pointed.up(1),
            Wish::PageDown => self.scene.pointed.down(1),
            Wish::Top => self.scene.pointed.above = 0,
            Wish::Bottom => self.scene.pointed.above = usize::MAX,
            Wish::Language => return self.language(),
            Wish::Keys => self.over = Some(self.keys()),
            Wish::Undo if over && !self.looks_back() => {
                self.over = Some(Over::told([self.tell("undo-over")].into_iter()));
            }
            Wish::Undo if !self.looks_back() => return self.say(Input::Undo),
            Wish::Take if self.scene.view.hand_over.is_some() => return self.say(Input::Again),
            Wish::Board if over => self.look_back_from_the_end(),
            Wish::Again if over => return self.play_again(),
            Wish::Next if self.looks_back() => self.point_at(self.next_read(true)),
            Wish::Before if self.looks_back() => self.point_at(self.next_read(false)),
            Wish::Card if self.looks_back() => {
                // Without a focus, begin with the first thing.
                self.scene.pointed.focus =
                    self.scene.pointed.focus.or_else(|| self.next_read(true));
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
            | Wish::Again
            | Wish::Undo => {}
        }
        Flow::On
    }

    /// Leaves a game that is over, to play again.
    fn play_again(&mut self) -> Flow {
        self.next = Some(NextGame::Again);
        Flow::Stop
    }

    /// Closes the open fold, or removes the last message.
    fn back(&mut self) {
        match self.scene.pointed.unfolded {
            Some(fold) => self.point_at(Some(Key::Fold(fold))),
            None => self.said = None,
        }
    }

    /// Switches to the next language.
    pub(crate) fn language(&mut self) -> Flow {
        let tags = self.hot_seat.sight().speech().available();
        let now = tags.iter().position(|tag| tag == self.hot_seat.sight().speech().tag());
        let next = now.map_or(0, |now| (now + 1) % tags.len().max(1));
        let Some(tag) = tags.get(next).cloned() else { return Flow::On };
        if self.looks_back() {
            self.hot_seat.take(Input::Lang { tag });
            self.hot_seat.notices();
            self.look_again();
            return Flow::On;
        }
        self.say(Input::Lang { tag })
    }
}

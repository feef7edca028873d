//! Animation of the table: the others' actions one after another, and looking back at games.

use std::ops::Range;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use play::{Eye, Ref, Seat};
use view::{HotSeat, Page, Panel, Sentence, View};

use crate::motion::{PARTS, between, fresh};
use crate::over::Over;
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::recording::svg;
use crate::reel::{Kind, Pace, Reel};
use crate::screen::{Flow, Manner, NextGame, Scene, Screen};

/// Duration of an animation step.
const PART: Duration = Duration::from_millis(70);
/// Minimum time before a key can answer a question that follows news. A key meant for the news then
/// has no effect.
const AT_LEAST: Duration = Duration::from_millis(400);
/// Maximum time for the news between two questions before the first round, except at a slow pace.
const SET_UP: Duration = Duration::from_secs(2);
/// Number of sentences kept from before a moment.
const BEFORE: usize = 20;
/// Columns and lines of a picture.
const PICTURE: (u16, u16) = (100, 30);

impl<'t> Screen<'t> {
    /// Looks back at a game with an eye, from its beginning.
    pub fn looking_back(hot_seat: &'t mut HotSeat, manner: Manner, eye: Eye) -> Self {
        let view = hot_seat.sight_of(eye).moment(0);
        let mut screen = Self::of(hot_seat, manner, view);
        screen.look_back(eye, false);
        screen
    }

    /// Looks at all moments of the game from the first on.
    pub(crate) fn look_back(&mut self, eye: Eye, going: bool) {
        // There is also a table before the first answer.
        let moments = self.hot_seat.sight_of(eye).moments(0..self.hot_seat.game().answers(), None);
        let end = self.hot_seat.game().is_over().then(|| self.hot_seat.game().answers());
        // After the last moment of a finished game, its end is shown.
        let moments: Vec<usize> = [0].into_iter().chain(moments).chain(end).collect();
        let panels = self.scene.view.panels.clone();
        self.reel = Some(Reel {
            moments,
            at: 0,
            from: 0,
            eye,
            part: PARTS,
            time: 100,
            before: panels.clone(),
            after: panels,
            kind: Kind::Back { going },
        });
        self.seek(0);
    }

    /// Shows how the game came to a view, answer by answer, before the view itself. `unseen` are
    /// the answers since the last view. Nothing from `from` on has been reported, so the result of
    /// the player's own answer is reported together with the others' actions. Notices, and views
    /// without news, are shown at once.
    pub(crate) fn lead_to(&mut self, view: View, unseen: Range<usize>, from: usize) {
        let seat = view.eyes.as_ref().map(|eyes| eyes.seat);
        let (Some(own), true) = (seat, view.notices.is_empty() && self.manner.pace != Pace::Off)
        else {
            return self.come(view);
        };
        let moments = self.hot_seat.sight_of(Eye::Seat(own)).moments(unseen, Some(own));
        if moments.is_empty() {
            return self.come(view);
        }
        let other = self.scene.view.eyes.as_ref().map(|eyes| eyes.seat) != seat;
        // The table of another player does not turn into this one.
        let before = if other { Vec::new() } else { self.scene.view.panels.clone() };
        if other {
            self.told.clear();
        }
        // The events before the end can be read before the scores cover the table.
        let holds = view.end.is_some();
        let kind = Kind::News { view: Box::new(view), told: self.told.clone(), holds };
        self.unroll(moments, from, (Eye::Seat(own), before), kind);
    }

    /// Shows the result of a choice to its player before the table goes to another one. In a game
    /// with hidden information, it stays until a key is pressed.
    pub(crate) fn hand_on(&mut self, view: View, own: Seat, since: Range<usize>) {
        let holds = view.hand_over.is_some();
        let eye = Eye::Seat(own);
        let mut moments = self.hot_seat.sight_of(eye).moments(since.clone(), None);
        if self.manner.pace == Pace::Off {
            // Without animation.
            moments.clear();
        }
        if holds && moments.last() != Some(&since.end) {
            moments.push(since.end);
        }
        if moments.is_empty() {
            return self.come(view);
        }
        let all = moments.len() == 1;
        let (before, told) = (self.scene.view.panels.clone(), self.told.clone());
        let known = told.len();
        let kind = Kind::News { view: Box::new(view), told, holds };
        self.unroll(moments, since.start, (eye, before), kind);
        if all {
            let sight = self.hot_seat.sight_of(eye);
            let told: Vec<_> = since.flat_map(|nth| sight.told(nth)).collect();
            let told = sight.gathered(&told);
            self.told.truncate(known);
            self.told.extend(told.iter().cloned());
            self.scene.view.news.told = told;
        }
    }

    /// Begins with the first of some moments, which reports everything since an answer.
    fn unroll(
        &mut self,
        moments: Vec<usize>,
        from: usize,
        (eye, before): (Eye, Vec<Panel>),
        kind: Kind,
    ) {
        let moments = self.hot_seat.sight_of(eye).without_serial(moments);
        let (time, after) = (self.time(&moments, from, eye), Vec::new());
        self.reel = Some(Reel { moments, at: 0, from, eye, part: 0, time, before, after, kind });
        self.seek(0);
    }

    /// How much of the usual time news take, in percent: before the first round, little depends on
    /// them, and there is much of it.
    fn time(&self, moments: &[usize], from: usize, eye: Eye) -> u32 {
        let sight = self.hot_seat.sight_of(eye);
        let is_first = moments.first().is_some_and(|first| sight.stage(*first) == sight.stage(0));
        if !is_first || self.manner.pace == Pace::Slow {
            return 100;
        }
        let starts = [from].into_iter().chain(moments.iter().copied());
        let usual: Duration = starts
            .zip(moments)
            .map(|(from, to)| {
                let told: Vec<Sentence> = (from..*to).flat_map(|nth| sight.told(nth)).collect();
                self.manner.pace.reading(letters(&sight.gathered(&told)))
            })
            .sum();
        let share = SET_UP.as_millis().saturating_mul(100) / usual.as_millis().max(1);
        u32::try_from(share).unwrap_or(100).min(100)
    }

    /// How long the present frame is shown, if another one follows by itself.
    pub fn pause(&self) -> Option<Duration> {
        if self.slides.go_on() {
            return Some(PART);
        }
        if self.unread {
            return Some(AT_LEAST);
        }
        let reel = self.reel.as_ref()?;
        let goes = match &reel.kind {
            Kind::News { .. } => !self.holds(),
            Kind::Back { going } => *going,
        };
        if reel.part < PARTS {
            return Some(PART);
        }
        let letters = letters(&self.scene.view.news.told);
        goes.then(|| reel.taking(self.manner.pace.reading(letters)))
    }

    /// Shows the next frame after the [pause](Self::pause).
    pub fn tick(&mut self) {
        let slides = self.slides.go_on();
        if slides {
            self.slides.step();
        } else if std::mem::take(&mut self.unread) {
            return;
        }
        let Some(reel) = &mut self.reel else { return };
        if reel.part < PARTS {
            reel.part += 1;
            return self.move_on();
        }
        if slides {
            return;
        }
        let last = reel.at + 1 == reel.moments.len();
        match (&mut reel.kind, last) {
            (Kind::News { holds: true, .. }, true) => {}
            (Kind::News { .. }, true) => self.skip(),
            (Kind::Back { going }, true) => *going = false,
            (Kind::News { .. } | Kind::Back { .. }, false) => {
                let next = reel.at + 1;
                // The message about the pace stays visible while it goes on.
                let said = self.said.take().filter(|_| std::mem::take(&mut self.pace_told));
                self.seek(next);
                self.said = said;
            }
        }
    }

    /// Shows the next step of the animation.
    fn move_on(&mut self) {
        let Some(reel) = &self.reel else { return };
        self.scene.turn(between(&reel.before, &reel.after, reel.part));
    }

    /// Ends the animation.
    pub(crate) fn settle(&mut self) {
        self.slides.end();
        if let Some(reel) = self.reel.as_mut().filter(|reel| reel.part < PARTS) {
            reel.part = PARTS;
            self.move_on();
        }
    }

    /// Shows a moment.
    pub(crate) fn seek(&mut self, at: usize) {
        let Some(reel) = &mut self.reel else { return };
        let at = at.min(reel.moments.len().saturating_sub(1));
        let answers = reel.moments.get(at).copied().unwrap_or_default();
        let mut next = self.hot_seat.sight_of(reel.eye).moment(answers);
        if at + 1 < reel.moments.len() || matches!(reel.kind, Kind::News { .. }) {
            next.end = None;
        }
        if matches!(reel.kind, Kind::News { .. }) {
            // Answers without their own moment are reported with the next one.
            let from = at.checked_sub(1).map_or(reel.from, |before| reel.moments[before]);
            let told = (from..answers).flat_map(|nth| self.hot_seat.sight_of(reel.eye).told(nth));
            next.news.told = self.hot_seat.sight_of(reel.eye).gathered(&told.collect::<Vec<_>>());
        }
        let alike = at == reel.at + 1 || (at == 0 && reel.after.is_empty());
        let before = match reel.after.is_empty() {
            true => std::mem::take(&mut reel.before),
            false => std::mem::take(&mut reel.after),
        };
        let fresh = if alike { fresh(&before, &next.panels) } else { Vec::new() };
        // Where there is little time, nothing moves.
        let hurries = reel.time < 100;
        let moves = self.manner.motion && alike && !hurries && !fresh.is_empty();
        reel.at = at;
        reel.part = if moves { 0 } else { PARTS };
        (reel.before, reel.after) = (before.clone(), next.panels.clone());
        match reel.kind {
            Kind::News { .. } => self.told.extend(next.news.told.iter().cloned()),
            Kind::Back { .. } => {
                // The events of the moment are shown as they are, in place of a question.
                let told = before_moment(self.hot_seat, answers.saturating_sub(1), reel.eye);
                self.told = self.hot_seat.sight_of(reel.eye).gathered(&told);
                self.told.extend(next.news.told.iter().cloned());
            }
        }
        if alike && !hurries {
            self.slide(&before, &next.panels);
        } else {
            self.slides.end();
        }
        self.scene = Scene { fresh, ..Scene::new(next) };
        self.said = None;
        if moves {
            self.move_on();
        }
    }

    /// Skips to the view after the news, or to a moment that stays until a key is pressed.
    pub(crate) fn skip(&mut self) {
        if self.is_to_hold() {
            return self.skip_to_hold();
        }
        let Some(reel) = self.reel.take() else { return };
        self.scene.fresh.clear();
        match reel.kind {
            Kind::News { view, told, holds: _ } => {
                self.told = told;
                self.come(*view);
                self.slides.end();
                self.unread = self.scene.view.ask.is_some();
            }
            Kind::Back { .. } => self.reel = Some(reel),
        }
    }

    /// Whether a game is being looked back at.
    pub(crate) fn looks_back(&self) -> bool {
        self.reel.as_ref().is_some_and(|reel| matches!(reel.kind, Kind::Back { .. }))
    }

    /// The number of answers and the eye while looking back.
    pub(crate) fn seen_then(&self) -> Option<(usize, Eye)> {
        let reel = self.reel.as_ref().filter(|_| self.looks_back())?;
        Some((*reel.moments.get(reel.at)?, reel.eye))
    }

    /// The progress of a game being looked back at, with the eye and without. Steps have the
    /// numbers of their answers, as everywhere outside the table.
    pub(crate) fn reel_line(&self) -> Option<[String; 2]> {
        let reel = self.reel.as_ref()?;
        let Kind::Back { going } = reel.kind else { return None };
        let sign = if going { "▶ " } else { "" };
        let answers = reel.moments.get(reel.at).copied().unwrap_or_default();
        let step = format!("{sign}{answers}/{}", self.hot_seat.game().answers());
        Some([format!("{step}  {}", self.eyes_name(reel.eye)), step])
    }

    fn eyes_name(&self, eye: Eye) -> String {
        match eye {
            Eye::Seat(_) => {
                self.scene.view.eyes.as_ref().map_or_else(String::new, |eyes| eyes.name.clone())
            }
            Eye::Bystander => self.tell("eyes-bystander"),
            Eye::Referee => self.tell("eyes-referee"),
        }
    }

    /// Handles a key while looking back. `None`: it has its usual meaning.
    pub(crate) fn reel_takes(&mut self, key: &KeyEvent) -> Option<Flow> {
        let at = self.reel.as_ref().filter(|_| self.looks_back())?.at;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return None;
        }
        match key.code {
            KeyCode::Right | KeyCode::Char('l') | KeyCode::Enter => self.seek(at + 1),
            KeyCode::Left | KeyCode::Char('h') => self.seek(at.saturating_sub(1)),
            // The page of the end is turned, as after a game.
            KeyCode::PageDown if self.scene.view.end.is_some() => {
                self.scene.pointed.down(reading::turn(self.drawn.page_lines));
            }
            KeyCode::PageUp if self.scene.view.end.is_some() && self.scene.pointed.above > 0 => {
                self.scene.pointed.up(reading::turn(self.drawn.page_lines));
            }
            KeyCode::PageDown | KeyCode::Char(']') => self.seek_round(true),
            KeyCode::PageUp | KeyCode::Char('[') => self.seek_round(false),
            KeyCode::Home => self.seek(0),
            KeyCode::End => self.seek(usize::MAX),
            KeyCode::Up | KeyCode::Char('k') => self.scene.pointed.up(1),
            KeyCode::Down | KeyCode::Char('j') => self.scene.pointed.down(1),
            KeyCode::Char(' ') => self.toggle(),
            KeyCode::Char('e') => self.next_eye(),
            KeyCode::Char('/' | 'o') => {
                let last = self.hot_seat.game().answers();
                self.over = Some(Over::moments(self.first_uses(), last));
            }
            KeyCode::Char('g') => self.read_from_end(self.told_so_far()),
            KeyCode::Char('n') => self.review(),
            KeyCode::Char('p') => return Some(self.play_on()),
            KeyCode::Char('w') => self.write_picture(),
            _ => return None,
        }
        Some(Flow::On)
    }

    /// Lists the choices for which a hint would have been worth more.
    fn review(&mut self) {
        let Some(reel) = &self.reel else { return };
        let reviews = self.hot_seat.sight_of(reel.eye).reviews();
        let worse = reviews.iter().flat_map(|player| &player.worse);
        let worse: Vec<_> = worse.map(|it| (it.answer, it.text.clone())).collect();
        let said: Vec<&str> = reviews.iter().map(|player| player.text.as_str()).collect();
        let said = match said.is_empty() {
            true => self.hot_seat.sight().speech().tell("reviewed-none", &[]),
            false => said.join(" "),
        };
        self.said = Some(said);
        if !worse.is_empty() {
            self.over = Some(Over::moments(worse, self.hot_seat.game().answers()));
        }
    }

    /// Leaves, to play on from this moment.
    fn play_on(&mut self) -> Flow {
        let Some((answers, _)) = self.seen_then() else { return Flow::On };
        let game = self.hot_seat.game();
        if game.is_over() && answers == game.answers() {
            self.over = Some(Over::told([self.tell("play-on-nothing")].into_iter()));
            return Flow::On;
        }
        self.next = Some(NextGame::From { answers });
        Flow::Stop
    }

    /// Writes a picture of this moment into a new file in the current folder.
    fn write_picture(&mut self) {
        let Some((answers, _)) = self.seen_then() else { return };
        let stem = self.hot_seat.game().keeper().path().file_stem();
        let stem = stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        self.said = None;
        let picture = svg(self, PICTURE);
        let notice = self.hot_seat.write_new(&format!("{stem}-{answers}.svg"), &picture, "shared");
        self.show(&[notice]);
    }

    fn toggle(&mut self) {
        let pace = self.manner.pace;
        if let Some(Reel { kind: Kind::Back { going }, .. }) = &mut self.reel {
            *going = !*going;
            if pace == Pace::Off {
                self.manner.pace = Pace::Steady;
            }
        }
    }

    /// Makes the pace faster or slower.
    pub(crate) fn change_pace(&mut self, faster: bool) {
        self.manner.pace = self.manner.pace.next(faster);
        self.said = Some(self.tell(self.manner.pace.text()));
        self.pace_told = true;
    }

    /// Goes to the next or previous moment with another round or turn.
    fn seek_round(&mut self, onward: bool) {
        let Some(reel) = &self.reel else { return };
        let stage =
            |at: usize| self.hot_seat.sight_of(reel.eye).stage(reel.moments.get(at).copied()?);
        let (now, last) = (stage(reel.at), reel.moments.len() - 1);
        let found = if onward {
            (reel.at + 1..=last).find(|at| stage(*at) != now).unwrap_or(last)
        } else {
            // The start of this round, or of the one before if already there.
            let from = reel.at.saturating_sub(1);
            let round = stage(from);
            (0..from).rev().find(|at| stage(*at) != round).map_or(0, |at| at + 1)
        };
        self.seek(found);
    }

    /// Changes to the next eye, at this moment or the last one that it knows.
    fn next_eye(&mut self) {
        let Some(reel) = &self.reel else { return };
        let eyes = self.hot_seat.sight().eyes();
        let now = eyes.iter().position(|eye| *eye == reel.eye).unwrap_or(0);
        let (eye, answers) = (eyes[(now + 1) % eyes.len()], reel.moments[reel.at]);
        self.look_back(eye, false);
        self.seek_answer(answers);
    }

    /// Goes to the last moment after at most this number of answers.
    pub(crate) fn seek_answer(&mut self, answers: usize) {
        let Some(reel) = &self.reel else { return };
        let after = reel.moments.partition_point(|moment| *moment <= answers);
        let last = reel.moments.get(after.saturating_sub(1)).copied().unwrap_or_default();
        self.seek(reel.moments.partition_point(|moment| *moment < last));
    }

    /// Goes to the moment that reports an answer, counted from 1: the answer itself may have no
    /// news.
    pub(crate) fn seek_number(&mut self, number: usize) {
        let Some(reel) = &self.reel else { return };
        self.seek(reel.moments.partition_point(|moment| *moment < number));
    }

    /// Looks at the last table of a finished game, with the player's eye.
    pub(crate) fn look_back_from_the_end(&mut self) {
        let own = self.scene.view.eyes.as_ref().map(|eyes| Eye::Seat(eyes.seat));
        self.look_back(own.unwrap_or(Eye::Referee), false);
        self.seek_answer(self.hot_seat.game().answers());
    }

    /// Whether news before the next question is being shown.
    pub(crate) fn shows_news(&self) -> bool {
        self.reel.as_ref().is_some_and(|reel| matches!(reel.kind, Kind::News { .. }))
    }

    /// Whether the present moment stays until a key is pressed.
    pub(crate) fn holds(&self) -> bool {
        let last = |reel: &Reel| reel.at + 1 == reel.moments.len();
        self.reel.as_ref().is_some_and(|reel| reel.holds() && last(reel))
    }

    /// Whether the game ends after the news.
    pub(crate) fn leads_to_end(&self) -> bool {
        self.reel.as_ref().is_some_and(|reel| match &reel.kind {
            Kind::News { view, .. } => view.end.is_some(),
            Kind::Back { .. } => false,
        })
    }

    /// Whether a later moment stays until a key is pressed.
    fn is_to_hold(&self) -> bool {
        self.reel.as_ref().is_some_and(Reel::holds) && !self.holds()
    }

    /// Skips to a moment that stays until a key is pressed. Skipped events are added to the log.
    fn skip_to_hold(&mut self) {
        let Some(reel) = &self.reel else { return };
        let (eye, last) = (reel.eye, reel.moments.len() - 1);
        // The last moment reports only the events since the one before it.
        let between = reel.moments[reel.at]..last.checked_sub(1).map_or(0, |at| reel.moments[at]);
        let told: Vec<Sentence> =
            between.flat_map(|nth| self.hot_seat.sight_of(eye).told(nth)).collect();
        self.told.extend(told);
        self.seek(last);
        self.settle();
    }

    /// Shows this moment again in another language.
    pub(crate) fn look_again(&mut self) {
        if let Some(Reel { at, .. }) = self.reel {
            self.seek(at);
        }
    }

    /// The progress of the game after this number of answers, as in the table's heading.
    pub(crate) fn heading_then(&self, answers: usize) -> String {
        let heading = self.reel.as_ref().map(|reel| self.hot_seat.sight_of(reel.eye));
        heading.and_then(|sight| sight.heading(answers)).unwrap_or_default()
    }

    /// Each mentioned card as on its page, with the progress of the game, and the index of the
    /// answer that first mentions it.
    fn first_uses(&self) -> Vec<(usize, String)> {
        let Some(reel) = &self.reel else { return Vec::new() };
        let mut seen: Vec<Ref> = Vec::new();
        let mut found: Vec<(usize, String)> = Vec::new();
        for answers in reel.moments.iter().copied().filter(|one| *one > 0) {
            for told in self.hot_seat.sight_of(reel.eye).told(answers - 1) {
                for about in told.parts.into_iter().filter_map(|part| part.about) {
                    if seen.contains(&about) {
                        continue;
                    }
                    if let Some(Page::Card { card }) =
                        self.hot_seat.sight().pages(std::slice::from_ref(&about)).into_iter().next()
                    {
                        let text = format!("{} · {}", card.heading, self.heading_then(answers));
                        found.push((answers - 1, text));
                    }
                    seen.push(about);
                }
            }
        }
        found
    }

    fn told_so_far(&self) -> Vec<LaidParagraph> {
        let answers = self.reel.as_ref().map_or(0, |reel| reel.moments[reel.at]);
        let eye = self.reel.as_ref().map_or(Eye::Bystander, |reel| reel.eye);
        let told = (0..answers).flat_map(|nth| self.hot_seat.sight_of(eye).told(nth));
        told.map(|told| reading::sentence(&told)).collect()
    }
}

/// The number of letters in sentences.
fn letters(told: &[Sentence]) -> usize {
    told.iter().map(|told| told.text.len()).sum()
}

/// The last sentences before an answer.
fn before_moment(hot_seat: &HotSeat, answers: usize, eye: Eye) -> Vec<Sentence> {
    let mut told: Vec<Vec<Sentence>> = Vec::new();
    let mut count = 0;
    for nth in (0..answers).rev() {
        let some = hot_seat.sight_of(eye).told(nth);
        count += some.len();
        told.push(some);
        if count >= BEFORE {
            break;
        }
    }
    told.into_iter().rev().flatten().collect()
}

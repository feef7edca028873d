//! The focus: how it moves, and what is done with it.

use play::Ref;
use view::{Input, Notice, Page, Preview, Sentence, Surroundings, WhyNot};

use crate::canvas::{Key, Look, Placed, at};
use crate::foreseen::Foreseen;
use crate::keys::Wish;
use crate::over::Over;
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::screen::{Flow, Screen};

impl Screen<'_> {
    /// Takes the focused offer, or the one whose number was typed.
    pub(crate) fn choose(&mut self) -> Flow {
        // A key meant for the news must not answer a question that has only just come.
        if self.unread {
            return Flow::On;
        }
        if let Ok(number) = std::mem::take(&mut self.scene.pointed.typed).parse::<usize>() {
            return self.say(Input::Offer { offer: number.wrapping_sub(1) });
        }
        match &self.meant()[..] {
            [] => {
                match self.why_not() {
                    Some(why) => self.said = Some(why),
                    None => self.explain(),
                }
                Flow::On
            }
            [offer] => self.say(Input::Offer { offer: *offer }),
            [first, ..] if matches!(self.scene.pointed.focus, Some(Key::Fold(_))) => {
                self.point_at(Some(Key::Offer(*first)));
                Flow::On
            }
            several => {
                self.over = Some(Over::offers(self.some_offers(several)));
                Flow::On
            }
        }
    }

    /// The offers about the focus.
    pub(crate) fn meant(&self) -> Vec<usize> {
        match &self.scene.pointed.focus {
            Some(Key::Offer(offer)) => vec![*offer],
            Some(Key::Fold(fold)) => self
                .scene
                .folds
                .get(*fold)
                .map_or_else(Vec::new, |fold| fold.offers.clone().collect()),
            Some(key) => self.spot(key).map_or_else(Vec::new, |one| one.spot.offers.clone()),
            None => Vec::new(),
        }
    }

    /// Computes the result of the focused offer, once for each focus.
    pub(crate) fn foresee(&mut self) {
        // If several offers are about one thing, the first one. A fold is not yet about any.
        let folded = matches!(self.scene.pointed.focus, Some(Key::Fold(_)));
        let offer = self.meant().first().copied().filter(|_| !folded);
        if offer == self.scene.pointed.foreseen_of {
            return;
        }
        self.scene.pointed.foreseen_of = offer;
        let preview = offer.and_then(|offer| self.hot_seat.sight().preview(offer));
        let printed = offer.and_then(|offer| self.scene.printed.get(offer));
        let faint = |text: &String| LaidParagraph::new(text.clone(), Look::Faint);
        self.scene.pointed.printed = printed.into_iter().flatten().map(faint).collect();
        let news = preview.as_ref().map(|preview| self.without_the_offer(preview));
        self.scene.pointed.foreseen = news.as_ref().map_or_else(Vec::new, reading::preview);
        let changes = preview.as_ref().map_or(&[][..], |preview| &preview.changes);
        let told = changes.iter().filter(|change| !change.text.is_empty());
        self.scene.pointed.changes = told.cloned().collect();
        self.scene.pointed.foreseen_at = Foreseen::all(&self.scene.view, changes);
    }

    /// A preview without the sentences that only repeat the offer: they name nothing else.
    fn without_the_offer(&self, preview: &Preview) -> Preview {
        let own = self.scene.view.eyes.as_ref().map(|eyes| Ref::new("seat", eyes.seat.to_string()));
        let offers = self.scene.view.ask.as_ref().map_or(&[][..], |ask| &ask.offers);
        let about = offers.get(preview.offer).map_or(&[][..], |offer| &offer.about);
        let is_known = |thing: &Ref| Some(thing) == own.as_ref() || about.contains(thing);
        let repeats =
            |told: &Sentence| told.parts.iter().filter_map(|it| it.about.as_ref()).all(is_known);
        let mut news = preview.clone();
        let changes = news.changes.iter().any(|change| !change.text.is_empty());
        news.told.retain(|told| !changes || about.is_empty() || !repeats(told));
        news
    }

    /// Looks up what the rules say about the focus, once for each focus. If there is an offer, its
    /// result says more.
    pub(crate) fn look_up(&mut self) {
        if self.scene.pointed.focus == self.scene.pointed.explained_of {
            return;
        }
        self.scene.pointed.explained_of = self.scene.pointed.focus;
        let asked =
            matches!(self.scene.pointed.focus, Some(Key::Cell(..))) && self.meant().is_empty();
        let pages = if asked { self.pages() } else { Vec::new() };
        self.scene.pointed.explained = reading::notice(&Notice::Pages { pages });
        // Remove the separator from the next page.
        let blank =
            |text: &Vec<LaidParagraph>| text.last().is_some_and(|last| last.text().is_empty());
        while blank(&self.scene.pointed.explained) {
            self.scene.pointed.explained.pop();
        }
    }

    /// The explanations of the focus.
    fn pages(&mut self) -> Vec<Page> {
        self.hot_seat.speak_aloud(self.manner.announce);
        let pages = match &self.scene.pointed.focus {
            Some(Key::Offer(offer)) => self.hot_seat.sight().explained_offer(*offer),
            Some(key) => {
                let about = self.spot(key).map(|one| one.spot.about.clone());
                let mut about = about.unwrap_or_default();
                // Offered things come before others in the cell.
                let offers = self.scene.view.ask.iter().flat_map(|ask| &ask.offers).enumerate();
                let meant = self.meant();
                let offers = offers.filter(|(at, _)| meant.contains(at));
                let offered: Vec<&Ref> = offers.flat_map(|(_, offer)| &offer.about).collect();
                about.sort_by_key(|thing| !offered.contains(&thing));
                self.explained_at(key, &about)
            }
            None => Vec::new(),
        };
        self.hot_seat.speak_aloud(false);
        pages
    }

    /// Explanations of things at a spot, now or at the moment looked back at.
    pub(crate) fn explained_at(&self, key: &Key, about: &[Ref]) -> Vec<Page> {
        let (panel, row) = match key {
            Key::Cell(panel, row, _) => (*panel, Some(*row)),
            Key::Panel(panel) => (*panel, None),
            Key::Offer(_) | Key::Fold(_) | Key::Entry(_) => (usize::MAX, None),
        };
        let panel = self.scene.view.panels.get(panel);
        let row = panel.zip(row).and_then(|(panel, row)| panel.rows.get(row));
        let head = row.and_then(|row| row.cells.first());
        let then = self.seen_then();
        let sight = match then {
            Some((_, eye)) => self.hot_seat.sight_of(eye),
            None => self.hot_seat.sight(),
        };
        let surroundings = Surroundings {
            role: panel.map(|panel| panel.role),
            head: head.map_or(&[], |cell| &cell.about),
            answers: then.map(|(answers, _)| answers),
        };
        sight.explained_in(about, surroundings)
    }

    /// The last position of a spot.
    pub(crate) fn spot(&self, key: &Key) -> Option<&Placed> {
        self.drawn.placed.iter().chain(&self.drawn.beneath).find(|one| one.spot.key == *key)
    }

    /// Handles a digit of an offer's number, and moves the focus to it. If no offer has the number,
    /// another one begins with the digit.
    pub(crate) fn digit(&mut self, digit: char) {
        let offers = self.scene.view.ask.as_ref().map_or(0, |ask| ask.offers.len());
        let offered = |typed: &String| {
            let number = typed.parse::<usize>().ok()?.checked_sub(1)?;
            (number < offers).then_some(number)
        };
        let ways = [format!("{}{digit}", self.scene.pointed.typed), digit.to_string()];
        self.scene.pointed.typed.clear();
        for typed in ways {
            if let Some(offer) = offered(&typed) {
                self.scene.pointed.typed = typed;
                return self.point_at(Some(Key::Offer(offer)));
            }
        }
    }

    pub(crate) fn click(&mut self, column: u16, line: u16) -> Flow {
        if let Some(over) = self.over.take() {
            return self.over_clicked(over, column, line);
        }
        // A click does not belong to a number typed before.
        self.scene.pointed.typed.clear();
        if self.shows_news() || (self.scene.view.ask.is_none() && !self.looks_back()) {
            return self.wish(Wish::Take);
        }
        let (before, unread) = (self.scene.pointed.focus, self.unread);
        match self.point(column, line) {
            Some(key) if before == Some(key) && !unread => self.choose(),
            _ => Flow::On,
        }
    }

    /// Moves the focus, and removes the last message to make room for details. An offer in a fold
    /// opens it; any other line of the list closes it.
    pub(crate) fn point_at(&mut self, key: Option<Key>) {
        self.scene.pointed.unfolded = match key {
            Some(Key::Offer(offer)) => match self.line_with(offer) {
                Key::Fold(fold) => Some(fold),
                Key::Offer(_) | Key::Cell(..) | Key::Panel(_) | Key::Entry(_) => None,
            },
            Some(Key::Fold(_)) => None,
            Some(Key::Cell(..) | Key::Panel(_) | Key::Entry(_)) | None => {
                self.scene.pointed.unfolded
            }
        };
        self.scene.pointed.focus = key;
        self.said = None;
        self.unread = false;
    }

    /// After a choice that does not fit a lesson: closes a fold in which the expected one is not.
    pub(crate) fn list_expected(&mut self) {
        let expected = self.hot_seat.game().written().filter(|_| self.declines());
        let (Some(expected), Some(fold)) = (expected, self.scene.pointed.unfolded) else { return };
        if !self.scene.folds[fold].offers.contains(&expected) {
            self.scene.pointed.unfolded = None;
            self.scene.pointed.focus = Some(Key::Fold(fold));
        }
    }

    /// Moves the focus to a position of the screen.
    pub(crate) fn point(&mut self, column: u16, line: u16) -> Option<Key> {
        let key = at(&self.drawn.placed, column, line).map(|one| one.spot.key)?;
        self.point_at(Some(key));
        Some(key)
    }

    /// Why the focus is not offered; `None` if there is nothing to say.
    fn refusal(&self) -> Option<String> {
        let Some(key @ Key::Cell(panel, ..)) = &self.scene.pointed.focus else { return None };
        let role = self.scene.view.panels.get(*panel)?.role;
        let about = &self.spot(key)?.spot.about;
        let why = about.iter().filter_map(|thing| self.hot_seat.sight().why_not(thing, role));
        let refused: Vec<WhyNot> = why.filter(|why| !why.refusals.is_empty()).collect();
        // Each text names the thing, because the focus may be a sign, or several things.
        let texts: Vec<&str> = refused.iter().map(|why| why.text.as_str()).collect();
        (!texts.is_empty()).then(|| texts.join(" "))
    }

    /// What prevents taking the focus, or that the question is about something else.
    pub(crate) fn why_not(&self) -> Option<String> {
        self.refusal().or_else(|| self.not_asked())
    }

    /// That the question has nothing to do with the focus; `None` for a card, which is explained
    /// instead.
    fn not_asked(&self) -> Option<String> {
        let Some(key @ Key::Cell(panel, ..)) = &self.scene.pointed.focus else { return None };
        let role = self.scene.view.panels.get(*panel)?.role;
        let about = &self.spot(key)?.spot.about;
        if !self.hot_seat.sight().pages(about).is_empty() {
            return None;
        }
        about
            .iter()
            .find_map(|thing| self.hot_seat.sight().why_not(thing, role))
            .map(|why| why.text)
    }

    /// Shows the rules about the question: its paragraph, then the rest of the chapter.
    pub(crate) fn read_rules(&mut self) {
        self.said = None;
        self.hot_seat.speak_aloud(self.manner.announce);
        let topic = self.scene.view.ask.as_ref().and_then(|ask| ask.topic.clone());
        let rule = topic.map(|topic| self.hot_seat.sight().chapter_on(topic));
        self.hot_seat.speak_aloud(false);
        let pages: Vec<Page> = rule.into_iter().map(|rule| Page::Rule { rule }).collect();
        // A lesson may be longer than its visible part above the question.
        let lesson = self.scene.view.lessons.last().cloned();
        let lesson = lesson.map(|lesson| LaidParagraph::new(lesson, Look::Plain));
        let lesson = lesson.into_iter().flat_map(|lesson| [lesson, LaidParagraph::default()]);
        let text: Vec<_> = lesson.chain(reading::notice(&Notice::Pages { pages })).collect();
        if text.is_empty() {
            self.said = Some(self.tell("nothing-to-explain"));
        } else {
            self.over = Some(Over::reader(text));
        }
    }

    /// Explains the focus.
    pub(crate) fn explain(&mut self) {
        if let Some(Key::Panel(no)) = self.scene.pointed.focus {
            return self.show_panel(no);
        }
        let mut pages = self.pages();
        self.hot_seat.sight().tell_deeds(&mut pages);
        // Details without room on the table are included, too.
        let mut rest = if self.drawn.cut { self.about_what(pages.is_empty()) } else { Vec::new() };
        if rest == self.scene.pointed.explained {
            rest.clear();
        }
        if pages.is_empty() && rest.is_empty() {
            // A player without a sheet is in a panel with the others.
            match self.panel_of_player() {
                Some(no) => self.show_panel(no),
                None => self.said = Some(self.tell("nothing-to-explain")),
            }
        } else {
            let pages = reading::notice(&Notice::Pages { pages });
            self.over = Some(Over::reader(pages.into_iter().chain(rest).collect()));
        }
    }

    /// The panel with the focused player.
    fn panel_of_player(&self) -> Option<usize> {
        let Some(Key::Cell(no, row, column)) = self.scene.pointed.focus else { return None };
        let cell = self.scene.view.panels.get(no)?.rows.get(row)?.cells.get(column)?;
        cell.about.iter().any(|thing| thing.kind == "seat").then_some(no)
    }

    /// Shows a panel completely on a page.
    fn show_panel(&mut self, no: usize) {
        let Some(panel) = self.scene.view.panels.get(no) else { return };
        let said = self.aloud.as_ref().and_then(|aloud| aloud.panels.get(no));
        let panels = vec![said.unwrap_or(panel).clone()];
        self.over = Some(Over::reader(reading::notice(&Notice::Panels { panels })));
    }
}

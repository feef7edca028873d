//! Messages outside the game: notices, lessons, and the next player.

use text::Value;
use view::{HandOver, Notice, Page, Rule, repeated};

use crate::canvas::{Key, Look};
use crate::over::Over;
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::reel::Pace;
use crate::screen::{SPACE, Screen};

/// Maximum number of sentences read to listeners at once; more are read one by one.
const AT_ONCE: usize = 2;

impl Screen<'_> {
    /// Adapts a notice to the screen. Help for unknown words differs from line mode, and a chapter
    /// of the rules is shown completely because it can be scrolled. Listeners get the shorter
    /// version, line by line.
    pub(crate) fn name_keys(&self, notice: &mut Notice, words: &str) {
        let whole = |rule: &mut Rule| {
            let cut = rule.cut && !self.manner.announce;
            if let Some(whole) = self.hot_seat.sight().whole_chapter(&rule.id).filter(|_| cut) {
                *rule = whole;
            }
        };
        if let Notice::Help { topic: Some(rule), .. } = notice {
            whole(rule);
        }
        if let Notice::Pages { pages } = notice {
            for page in pages {
                if let Page::Rule { rule } = page {
                    whole(rule);
                }
            }
        }
        if let Notice::Says { id: "no-such-offer", text } = notice {
            let typed = [("typed", Value::Text(&repeated(words)))];
            *text = self.hot_seat.sight().tell(SPACE, "no-such-choice", &typed);
        }
    }

    /// Opens several new lessons as an overlay, except the last, which stays visible.
    pub(crate) fn read_lessons(&mut self) {
        let before = self.scene.view.lessons.split_last().map_or(&[][..], |(_, before)| before);
        if !before.is_empty() {
            let text = before.iter().map(|text| LaidParagraph::new(text.clone(), Look::Plain));
            self.over = Some(Over::news(text.collect()));
        }
    }

    /// The request that a player look alone, with the keys of this table.
    pub(crate) fn handing_over(&self) -> Option<String> {
        let HandOver { to, text, undo } = self.scene.view.hand_over.as_ref()?;
        let secret = if self.hot_seat.secret() { "yes" } else { "no" };
        let name = [("name", &*to.name), ("secret", secret)];
        let name = name.map(|(name, text)| (name, Value::Text(text)));
        Some(if *undo {
            self.hot_seat.sight().tell(SPACE, "hand-over-undo", &name)
        } else {
            text.clone()
        })
    }

    /// Without animation, shows the next player at this keyboard what the others did, until a key
    /// is pressed. Otherwise they have just seen it, and the question names the player.
    pub(crate) fn hand_over(&mut self) {
        let still = self.manner.pace == Pace::Off;
        let Some(text) = self.scene.view.news.hand_over.clone().filter(|_| still) else { return };
        let mut all = vec![LaidParagraph::new(text, Look::Strong)];
        all.extend(self.told.iter().map(reading::sentence));
        if let Some(Over::Reader(page)) = self.over.take() {
            all.push(LaidParagraph::default());
            all.extend(page.text);
        }
        self.over = Some(Over::news(all));
    }

    /// Shows short notices below the table, and long ones as overlays.
    pub(crate) fn show(&mut self, notices: &[Notice]) {
        let mut said: Vec<&str> = Vec::new();
        // A question "why" without a name is about the focus.
        let why = self.why_not();
        for notice in notices {
            match notice {
                Notice::Says { id: "no-fault", text } => said.push(why.as_ref().unwrap_or(text)),
                // The keys and the legend of the board have a separate page.
                Notice::Says { id: "greeting" | "signs", .. } => {}
                // The path of the file is shown at the end. A lesson begins at once, and so does
                // the first question for listeners.
                Notice::Says { id: "started" | "resumed", .. }
                    if self.manner.announce || !self.scene.view.lessons.is_empty() => {}
                Notice::Says { id: "lesson-otherwise", text } => {
                    self.otherwise = Some(text.clone());
                    said.push(text);
                }
                Notice::Says { id: "lesson-hint", text } => {
                    let written = self.hot_seat.game().written().map(Key::Offer);
                    self.point_at(written.or(self.scene.pointed.focus));
                    said.push(text);
                }
                Notice::Says { text, .. }
                | Notice::Answer { text, .. }
                | Notice::Unread { text } => said.push(text),
                // Events are next to the table anyway.
                Notice::Log { told } if self.over.is_none() && notices.len() > 1 => {
                    self.told.clone_from(told);
                }
                Notice::Score { scores } if self.manner.announce => {
                    let told = scores.iter().map(|score| score.told.clone());
                    self.over = Some(Over::told(told));
                }
                // Focus the recommended offer, so that it can be examined and taken.
                Notice::Hint { weights, .. } => {
                    let best = weights.first().map(|best| Key::Offer(best.offer));
                    self.point_at(best.or(self.scene.pointed.focus));
                    self.over = Some(Over::reader(reading::notice(notice)));
                }
                // A long log opens at its end.
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
}

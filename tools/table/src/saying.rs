//! What is said beside the game: answers, lessons, and who is asked next.

use text::Value;
use view::{HandOver, Notice, Page, Rule};

use crate::canvas::{Key, Look};
use crate::over::Over;
use crate::paragraph::LaidParagraph;
use crate::reading;
use crate::reel::Pace;
use crate::screen::{SPACE, Screen};

/// So many sentences are said at once to those who listen; more are read one by one.
const AT_ONCE: usize = 2;

impl Screen<'_> {
    /// What helps where no words are understood is another thing on a screen than line by line; and a
    /// chapter of the rules, whose pages are turned here, is there as a whole. Who listens hears what
    /// is said of it line by line.
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
            let typed = [("typed", Value::Text(words))];
            *text = self.hot_seat.sight().tell(SPACE, "no-such-choice", &typed);
        }
    }

    /// Of several lessons at once all but the last, which stays in sight, lie over the table.
    pub(crate) fn read_lessons(&mut self) {
        let before = self.scene.view.lessons.split_last().map_or(&[][..], |(_, before)| before);
        if !before.is_empty() {
            let text = before.iter().map(|text| LaidParagraph::new(text.clone(), Look::Plain));
            self.over = Some(Over::news(text.collect()));
        }
    }

    /// Who shall look alone before anything is shown, in the words of the keys of this table.
    pub(crate) fn handing_over(&self) -> Option<String> {
        let HandOver { to, text, undo } = self.scene.view.hand_over.as_ref()?;
        let name = [("name", Value::Text(&to.name))];
        Some(if *undo {
            self.hot_seat.sight().tell(SPACE, "hand-over-undo", &name)
        } else {
            text.clone()
        })
    }

    /// Who is asked after somebody else at the same keyboard is told so, until a key is pressed.
    pub(crate) fn hand_over(&mut self) {
        let Some(text) = self.scene.view.news.hand_over.clone() else { return };
        let mut all = vec![LaidParagraph::new(text, Look::Strong)];
        // Where nothing is seen to happen, it is told.
        if self.manner.pace == Pace::Off {
            all.extend(self.told.iter().map(reading::sentence));
        }
        if let Some(Over::Reader(page)) = self.over.take() {
            all.push(LaidParagraph::default());
            all.extend(page.text);
        }
        self.over = Some(Over::news(all));
    }

    /// Short notices stand below the table, long ones lie over it.
    pub(crate) fn show(&mut self, notices: &[Notice]) {
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
                // What has happened stands beside the table anyhow.
                Notice::Log { told } if self.over.is_none() && notices.len() > 1 => {
                    self.told.clone_from(told);
                }
                Notice::Score { scores } if self.manner.announce => {
                    let told = scores.iter().map(|score| score.told.clone());
                    self.over = Some(Over::told(told));
                }
                // What is advised is pointed at: it can be looked at, and taken.
                Notice::Hint { weights, .. } => {
                    let best = weights.first().map(|best| Key::Offer(best.offer));
                    self.point_at(best.or(self.scene.pointed.focus));
                    self.over = Some(Over::reader(reading::notice(notice)));
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
}

//! Previews of offers: the messages, the table afterwards, and the differences.

use play::{Message, Ref};
use text::Value;

use crate::differing::Sides;
use crate::foretold::DifferenceTeller;
use crate::notice::{Notice, Preview};
use crate::sentence::sentence;
use crate::sight::Sight;
use desk::SPACE;

impl Sight<'_> {
    /// The result of an offer, counted from 0, without changing the game. `None` if there is no
    /// such offer, or no one may look now.
    pub fn preview(self, offer: usize) -> Option<Preview> {
        let seat = self.asked()?;
        let preview = self.table().preview(offer)?;
        let voice = self.speech().voice();
        let wording = self.wording(&voice);
        let now = self.table().picture(self.eye);
        let sides = Sides { wording: &wording, own: seat };
        let about = self.offers().get(offer).map_or_else(Vec::new, Ref::named_in);
        let teller =
            DifferenceTeller { voice: &voice, own: seat, about, aloud: self.speech().is_aloud() };
        let changes = sides.differences(&now, &preview.panels);
        let swept = teller.swept(&changes);
        let is_swept = |told: &&Message| {
            let named = Ref::named_in(told);
            !named.is_empty() && named.iter().all(|thing| swept.contains(thing))
        };
        let told = preview.told.iter().filter(|told| !is_swept(told));
        let told = told.map(|message| sentence(&voice, self.table(), message));
        let changes = teller.tell(changes);
        let mut foreseen = Preview {
            offer,
            told: told.collect(),
            panels: wording.plain(&preview.panels),
            changes,
            chance: preview.chance,
            next: None,
            over: preview.over,
        };
        foreseen.next = match &preview.asks {
            _ if preview.chance => Some(voice.tell(SPACE, "preview-chance", &[])),
            _ if foreseen.tells() || self.game.answers_after(offer) => None,
            Some(asks) => {
                let question = voice.say(asks);
                Some(voice.tell(SPACE, "preview-asks", &[("question", Value::Text(&question))]))
            }
            None => Some(voice.tell(SPACE, "preview-nothing", &[])),
        };
        Some(foreseen)
    }

    /// Notices about the result of an offer.
    pub(crate) fn foretell(self, offer: usize) -> Vec<Notice> {
        let Some(preview) = self.preview(offer) else { return vec![self.no_such_number()] };
        let said = if self.speech().is_aloud() { self.foreseen(offer) } else { None };
        let voice = self.speech().voice();
        let named = self.offers().get(offer).map_or_else(String::new, |said| voice.say(said));
        let text = voice.tell(SPACE, "preview", &[("offer", Value::Text(&named))]);
        if self.speech().is_aloud() {
            let says = |text: String| Notice::Says { id: "preview", text };
            let mut notices = vec![says(text), Notice::Log { told: preview.told }];
            notices.extend(said.into_iter().chain(preview.next).map(says));
            return notices;
        }
        vec![Notice::Preview { text, preview }]
    }
}

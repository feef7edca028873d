//! What would come of an offer: what would be told, the table as it would be, and what differs.

use play::panel::Role;
use play::{Message, Ref};
use schemars::JsonSchema;
use serde::Serialize;
use text::Value;

use crate::differing::Sides;
use crate::foretold::DifferenceTeller;
use crate::notice::Notice;
use crate::panel::Panel;
use crate::sentence::{Sentence, sentence};
use crate::sight::Sight;
use desk::SPACE;

/// What would come of an offer, as far as the asked player may know: up to where something is rolled
/// or drawn, or somebody has a choice. Nothing of it has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Preview {
    /// The offer, counted from 0.
    pub offer: usize,
    /// What would be told, a sentence for each event but those of what lies for all and only goes when
    /// a round is over.
    pub told: Vec<Sentence>,
    /// The whole table as it would be. Its cells have no offers.
    pub panels: Vec<Panel>,
    /// What would be different on the table: first what the asked player has of goods, such as gold,
    /// then cards that come to a player, then the other numbers by which the asked player does well
    /// or badly, then what else is on the map or in front of the asked
    /// player, what is others', what lies for all, and titles last; of each, what the offer is about
    /// comes first.
    pub changes: Vec<Difference>,
    /// What comes next is rolled or drawn.
    pub chance: bool,
    /// A last sentence: that something is rolled or drawn then; where nothing else is to be told, what
    /// the player is asked then, or that nothing changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The game would be over.
    pub over: bool,
}

impl Preview {
    /// Whether something is to be told of what would be different.
    pub fn tells(&self) -> bool {
        !self.told.is_empty() || self.changes.iter().any(|change| !change.text.is_empty())
    }
}

/// A cell that would be different, or a row that would come or go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Difference {
    /// What the panel shows in which it stands.
    pub role: Role,
    /// Where it stands on the table now; absent for what would come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// What it is called there: its player where that is another one than the asked, its row and its
    /// column; empty where it says so itself.
    pub label: String,
    /// The things that it shows now, or would show.
    pub about: Vec<Ref>,
    /// What it says now; empty for what would come.
    pub before: String,
    /// What it would say; empty for what would go.
    pub after: String,
    /// Names of several words in both: none of them is told in part.
    pub whole: Vec<String>,
    /// What is to be told of it, in one line; empty where another difference tells it, too, and where
    /// it is only of use at its place.
    pub text: String,
}

/// A place on the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Position {
    /// The panel.
    pub panel: usize,
    /// Its row; absent: it is the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The cell of the row; absent: it is all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Sight<'_> {
    /// What would come of an offer, counted from 0. Nothing of it happens. `None`: there is no such
    /// offer, or nobody may look now.
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
            _ if foreseen.tells() => None,
            Some(asks) => {
                let question = voice.say(asks);
                Some(voice.tell(SPACE, "preview-asks", &[("question", Value::Text(&question))]))
            }
            None => Some(voice.tell(SPACE, "preview-nothing", &[])),
        };
        Some(foreseen)
    }

    /// Tells what would come of an offer.
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

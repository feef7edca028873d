//! What is pointed at, in one line to be spoken.

use crate::over::{Over, Paragraph, narrowed};
use crate::screen::Screen;

impl Screen<'_, '_> {
    /// What somebody who listens has to hear now: what is pointed at and what would come of it, or
    /// what lies over the table, or else what has just happened.
    pub fn announcement(&self) -> String {
        match &self.over {
            Some(Over::Reader { text, above }) => {
                let mut lines = text.iter().skip(*above).map(Paragraph::text);
                lines.find(|line| !line.is_empty()).unwrap_or_default()
            }
            Some(Over::Offers { all, typed, at, .. }) => {
                let entry = narrowed(all, typed).get(*at).map(|(no, text)| numbered(*no, text));
                entry.unwrap_or_else(|| self.tell("nothing-fits"))
            }
            Some(Over::Line { typed }) => format!(":{typed}"),
            None => self.announced(),
        }
    }

    fn announced(&self) -> String {
        if let Some(said) = &self.said {
            return said.replace('\n', " ");
        }
        if let Some(text) = self.handing_over() {
            return text;
        }
        if let Some(end) = &self.view.end {
            return end.told.first().map_or_else(String::new, |verdict| verdict.join(" "));
        }
        let foreseen = self.foreseen.iter().map(Paragraph::text);
        match (&self.focus, &self.meant()[..]) {
            (Some(_), [offer]) => {
                let offers = self.view.ask.iter().flat_map(|ask| &ask.offers);
                let text = offers.map(|one| one.text.clone()).nth(*offer).unwrap_or_default();
                [numbered(*offer, &text)]
                    .into_iter()
                    .chain(foreseen)
                    .collect::<Vec<_>>()
                    .join(" · ")
            }
            (Some(key), meant) => {
                let text = self.spot(key).map_or("", |one| one.spot.text.as_str());
                let numbers: Vec<String> = meant.iter().map(|no| (no + 1).to_string()).collect();
                let numbers = numbers.join(", ");
                let parts = [text, &numbers].into_iter().filter(|part| !part.is_empty());
                parts.collect::<Vec<_>>().join(": ")
            }
            (None, _) => {
                let told = self.view.news.told.iter().map(|told| told.text.as_str());
                told.collect::<Vec<_>>().join(" ")
            }
        }
    }
}

fn numbered(no: usize, text: &str) -> String {
    format!("{}. {text}", no + 1)
}

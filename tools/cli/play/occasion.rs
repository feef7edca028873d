//! A game that begins where a card is about to act.

use std::path::Path;

use author::{Missed, NoOccasion, Occasion};
use content::CardInfo;
use desk::Speech;
use desk::lobby::RulingFile;
use diag::nearest;
use play::Ref;
use text::Value;
use view::{CardBook, HotSeat};

use super::Opening;
use super::trouble::{CommandError, NOTHING, said};
use crate::args::PlayArgs;

impl Opening {
    /// A new game at a position in which a card is about to act. A card that no pack in use has is
    /// looked for in the other built-in ones.
    pub fn at_occasion(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        wanted: &str,
    ) -> Result<HotSeat, CommandError> {
        let game = args.game.as_deref().map(|name| self.turn_to(name)).transpose()?;
        let mut found = author::occasion(&self.content, game, wanted);
        if let Err(NoOccasion::Card(_) | NoOccasion::Line) = found {
            let all = self.content.with_all();
            if let Ok(elsewhere) = author::occasion(&all, game, wanted) {
                self.change_packs(self.content.only_with(&elsewhere.card.pack), elsewhere.game);
                found = author::occasion(&self.content, game, wanted);
            }
        }
        let Occasion { game, card, hooks, approach } = match found {
            Ok(occasion) => occasion,
            Err(why) => return Err(no_occasion(&self.speech, wanted, why)),
        };
        self.turn_to(game)?;
        let position = RulingFile::of(Path::new(&card.path), approach.start(game));
        let seed = args.seed.or(Some(approach.seed));
        let mut hot_seat = self.at_position(args, lang, &position, seed)?;
        let chosen: Vec<&str> = approach.choices.iter().map(String::as_str).collect();
        hot_seat.go_on();
        hot_seat.lead_to(&Ref::new(card.kind, card.id), &hooks.join(", "), &chosen);
        Ok(hot_seat)
    }
}

/// Why no position was found in which a card is about to act.
fn no_occasion(speech: &Speech, typed: &str, why: NoOccasion) -> CommandError {
    let named =
        |card: &CardInfo| CardBook::new(std::slice::from_ref(card)).name(&speech.voice(), card);
    let (id, card, list) = match why {
        NoOccasion::Stopped(stop) => return stop.into(),
        NoOccasion::Card(known) => {
            let name = typed.split('.').next().unwrap_or(typed);
            let near = nearest(name, known.iter().map(String::as_str)).unwrap_or(NOTHING);
            let values = [("typed", Value::Text(name)), ("near", Value::Text(near))];
            return said(speech, "error-at-card", &values);
        }
        NoOccasion::Line => return said(speech, "error-at-line", &[("typed", Value::Text(typed))]),
        NoOccasion::Hook(card, hooks) => ("error-at-hook", named(&card), hooks.join(", ")),
        NoOccasion::Missed(card, why) => {
            let why = match why {
                Missed::Unknown | Missed::Never => "never",
                Missed::Guarded => "guarded",
                Missed::Line => "line",
                Missed::Elsewhere => "elsewhere",
            };
            ("error-at-missed", named(&card), why.to_owned())
        }
    };
    let hook = typed.split_once('.').map_or(typed, |(_, hook)| hook);
    let values = [("card", &*card), ("list", &list), ("why", &list), ("typed", hook)];
    said(speech, id, &values.map(|(name, text)| (name, Value::Text(text))))
}

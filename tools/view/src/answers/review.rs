//! A look back at choices: what a careful player would have chosen, and the difference.

use desk::SPACE;
use play::{Actor, Eye, Seat};
use text::Value;

use crate::answers::hint::TOLD;
use crate::score;
use crate::sight::Sight;

/// A choice in a game, beside the one of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The index of the answer, counted from 0.
    pub answer: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// How much less the choice is worth than that of a hint, in thousandths of a point. 0 if a
    /// hint counts both as equal.
    pub loss: i64,
    /// Both choices in one sentence, with the difference.
    pub text: String,
}

/// The choices of one player, beside those of hints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReview {
    /// The choices for which a hint would have been worth more, in order.
    pub worse: Vec<Reviewed>,
    /// The number of all choices between several offers, and the sum of the differences.
    pub text: String,
}

impl Sight<'_> {
    /// The `nth` answer beside the choice of a hint at that time, which knows only what the seat
    /// knew. `None` if there was no choice, or these eyes may not know it.
    pub fn review(self, nth: usize) -> Option<Reviewed> {
        let answer = self.table().answers().get(nth)?;
        let Actor::Seat(seat) = answer.actor else { return None };
        let open = self.eye == Eye::Referee || self.eye == Eye::Seat(seat);
        if !self.table().was_choice(nth) || (!open && engine::errand::hides(self.opened())) {
            return None;
        }
        let (offers, advice) = self.table().counsel_at(nth)?;
        let chosen = offers.iter().position(|offer| offer.line() == answer.line)?;
        let worth = |index| advice.reasons.iter().find(|it| it.index == index).map(|it| it.worth);
        let loss = worth(advice.index)? - worth(chosen)?;
        let loss = if loss < TOLD { 0 } else { loss };
        let voice = self.speech().voice();
        let (name, points) = (voice.seat(seat), score::worth(&voice, loss));
        let (offer, best) = (voice.say(&offers[chosen]), voice.say(offers.get(advice.index)?));
        let values = [("name", &name), ("offer", &offer), ("best", &best), ("points", &points)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        Some(Reviewed { answer: nth, seat, loss, text: voice.tell(SPACE, "reviewed", &values) })
    }

    /// The choices of the viewer, or of all people (if all players are programs, of all players)
    /// for eyes without a seat. Players without a choice are left out.
    pub fn reviews(self) -> Vec<PlayerReview> {
        let is_person = |seat: Seat| {
            let player = self.game.players().get(seat.at());
            player.is_some_and(|player| player.who == desk::Who::Human)
        };
        let is_wanted = |seat: &Seat| match self.eye {
            Eye::Seat(own) => own == *seat,
            Eye::Bystander | Eye::Referee => self.game.is_watched() || is_person(*seat),
        };
        let seats = desk::seats().take(usize::from(self.table().seats())).filter(is_wanted);
        seats.filter_map(|seat| self.review_of(seat)).collect()
    }

    fn review_of(self, seat: Seat) -> Option<PlayerReview> {
        let answers = self.table().answers().iter().enumerate();
        let own = answers.filter(|(_, answer)| answer.actor == Actor::Seat(seat));
        let own: Vec<Reviewed> = own.filter_map(|(nth, _)| self.review(nth)).collect();
        if own.is_empty() {
            return None;
        }
        let all = own.len();
        let worse: Vec<Reviewed> = own.into_iter().filter(|it| it.loss > 0).collect();
        let voice = self.speech().voice();
        let lost = score::worth(&voice, worse.iter().map(|it| it.loss).sum());
        let count = |count: usize| Value::Int(i64::try_from(count).unwrap_or(i64::MAX));
        let name = voice.seat(seat);
        let values = [
            ("name", Value::Text(&name)),
            ("alike", count(all - worse.len())),
            ("count", count(all)),
            ("points", Value::Text(&lost)),
        ];
        Some(PlayerReview { text: voice.tell(SPACE, "reviewed-sum", &values), worse })
    }
}

//! What a careful player would do.

use std::cmp::Reverse;

use desk::SPACE;
use play::{Advice, Promise, Share};
use text::{Value, Voice};

use crate::book::joined;
use crate::matching::NOTHING;
use crate::notice::{Notice, Reason, Weight};
use crate::score;
use crate::sight::Sight;

/// Number of offers that a hint lists.
const HINTS: usize = 5;
/// Number of reasons listed for each offer.
const REASONS: usize = 5;
/// Minimum value of a listed reason, in thousandths of a point: less would be shown as 0.0.
pub(crate) const TOLD: i64 = 50;

impl Sight<'_> {
    /// The best offers with their estimated values. `None` if these eyes are not asked.
    pub fn hint(self) -> Option<Notice> {
        self.asked()?;
        if let Some(notice) = self.hint_of_lesson() {
            return Some(notice);
        }
        let tries = self.client.telling().hints;
        let advice = self.table().counsel(tries)?;
        let voice = self.speech().voice();
        let offers = self.offers();
        let alike = alike(&voice, &advice);
        let tries: u32 = advice.reasons.iter().map(|promise| promise.tries).sum();
        let mut promises = advice.reasons;
        let reasons: Vec<(usize, Vec<Share>)> = promises
            .iter()
            .map(|promise| (promise.index, self.table().reasons(promise.index)))
            .collect();
        let of = |promise: &Promise| {
            let found = reasons.iter().find(|(index, _)| *index == promise.index);
            found.map_or(&[][..], |(_, reasons)| reasons)
        };
        let taken = |promise: &Promise| {
            of(promise).iter().map(|share| share.worth.min(0)).sum::<i64>() / TOLD
        };
        // A reason that all offers have in common does not support any of them.
        let told = |share: &Share| (share.worth < 0, score::stars(&voice, share.worth.abs()));
        let is_common = |share: &Share| {
            let is_so = |other: &Share| other.of == share.of && told(other) == told(share);
            reasons.len() > 1 && reasons.iter().all(|(_, other)| other.iter().any(is_so))
        };
        let weight = |promise: &Promise| {
            let all = of(promise);
            let gain = all.iter().map(|share| share.worth).sum();
            let own = all.iter().filter(|share| !is_common(share)).cloned().collect();
            self.weighed(&voice, *promise, tries, (gain, own))
        };
        // Among equal offers, the one with the smallest loss comes first.
        promises[..alike.min(HINTS)].sort_by_cached_key(|promise| Reverse(taken(promise)));
        let said = |promise: &Promise| offers.get(promise.index).map(|offer| voice.say(offer));
        let best: Vec<String> = promises.iter().take(alike).filter_map(said).collect();
        Some(Notice::Hint {
            text: hint_text(&voice, &best),
            weights: promises.iter().take(HINTS).map(weight).collect(),
        })
    }

    /// The value of an offer, its share of the tries of a search, how much it gains, and the
    /// reasons, which add up to the gain.
    fn weighed(
        self,
        voice: &Voice<'_>,
        promise: Promise,
        tries: u32,
        (gain, reasons): (i64, Vec<Share>),
    ) -> Weight {
        let Promise { index, worth, tries: own } = promise;
        let reasons = told_reasons(voice, reasons, gain);
        let (more, less) = (list(voice, &reasons, false), list(voice, &reasons, true));
        let offer = self.offers().get(index).map_or_else(String::new, |said| voice.say(said));
        let worth_told = score::worth(voice, worth);
        let sign = if gain > 0 { "+" } else { "" };
        let gain = match score::rounded(gain) {
            0 => NOTHING.to_owned(),
            _ if reasons.is_empty() => NOTHING.to_owned(),
            _ => format!("{sign}{}", score::stars(voice, gain)),
        };
        let values = [
            ("offer", &offer),
            ("worth", &worth_told),
            ("gain", &gain),
            ("for", &more),
            ("against", &less),
        ];
        let values = values.map(|(name, text)| (name, Value::Text(text))).into_iter();
        let tried = match tries {
            0 => Value::Text(NOTHING),
            _ => Value::Int((i64::from(own) * 100 + i64::from(tries) / 2) / i64::from(tries)),
        };
        let values: Vec<_> =
            values.chain([("tried", tried), ("tries", Value::Int(tries.into()))]).collect();
        let text = voice.tell(SPACE, "hint-line", &values);
        Weight {
            offer: index,
            text,
            worth: Some(worth),
            tries: (tries > 0).then_some(own),
            reasons,
        }
    }
}

/// The number of offers that count as equal to the best: they show one value, or differ less than
/// the error of estimates with unexplored draws. A search has one opinion.
fn alike(voice: &Voice<'_>, advice: &Advice) -> usize {
    let Some(best) = advice.reasons.first() else { return 0 };
    let told = |promise: &Promise| score::stars(voice, promise.worth);
    let is_alike = |promise: &Promise| match best.tries {
        0 => best.worth - promise.worth < TOLD || told(best) == told(promise),
        _ => promise.index == best.index,
    };
    advice.reasons.iter().take_while(|promise| is_alike(promise)).count()
}

/// The most important reasons, and the sum of the others, so that all of them add up to the gain.
fn told_reasons(voice: &Voice<'_>, reasons: Vec<Share>, gain: i64) -> Vec<Reason> {
    let large = reasons.into_iter().filter(|share| share.worth.abs() >= TOLD).take(REASONS);
    let reason = |share: Share| Reason { of: voice.say(&share.of), worth: share.worth };
    let mut reasons: Vec<Reason> = large.map(reason).collect();
    let shown: i64 = reasons.iter().map(|reason| score::rounded(reason.worth)).sum();
    let rest = score::rounded(gain) - shown;
    if rest != 0 && !reasons.is_empty() {
        reasons.push(Reason { of: voice.tell(SPACE, "hint-rest", &[]), worth: rest });
    }
    reasons
}

/// The reasons for an offer, or those against it.
fn list(voice: &Voice<'_>, reasons: &[Reason], against: bool) -> String {
    let some = reasons.iter().filter(|reason| (reason.worth < 0) == against);
    let said = some.map(|reason| {
        let points = score::stars(voice, reason.worth.abs());
        let values = [("of", Value::Text(&reason.of)), ("points", Value::Text(&points))];
        voice.tell(SPACE, "hint-reason", &values)
    });
    let joined = |list: String, next: String| {
        let values = [("list", Value::Text(&list)), ("next", Value::Text(&next))];
        voice.tell(SPACE, "told-choice-next", &values)
    };
    said.reduce(joined).unwrap_or_else(|| NOTHING.to_owned())
}

/// The recommended offer, or the names of two equally good ones, or the first of more.
fn hint_text(voice: &Voice<'_>, best: &[String]) -> String {
    let first = best.first().map_or("", String::as_str);
    let count = i64::try_from(best.len()).unwrap_or(i64::MAX);
    match best {
        [_, _] => {
            let offers = joined(voice, best.to_vec(), " · ");
            voice.tell(SPACE, "hint-two", &[("offers", Value::Text(&offers))])
        }
        [] | [_] => voice.tell(SPACE, "hint", &[("offer", Value::Text(first))]),
        [..] => {
            let values = [("offer", Value::Text(first)), ("count", Value::Int(count))];
            voice.tell(SPACE, "hint-tied", &values)
        }
    }
}

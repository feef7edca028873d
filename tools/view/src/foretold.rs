//! Puts differences into words and into order: what matters to the asked player comes first, and
//! one cause is mentioned once.

use desk::SPACE;
use play::panel::Role;
use play::{Ref, Seat};
use text::{Value, Voice, fold};

use crate::apart::common;
use crate::differing::{BETWEEN, CellChange, ChangedPart, tells};
use crate::notice::Difference;
use crate::rulebook::term_name;

/// Stands for a missing text.
const NOTHING: &str = "none";

/// The sign between the name of a place and its new content, in each language.
const BECOMES: &str = " ⇒ ";

/// Maximum number of words before a sign. With fewer, a common ending is written once, after the
/// sign.
const MANY: usize = 4;

/// Number of places on a sheet up to which new things are listed in separate lines.
const FEW: usize = 2;

/// Puts differences into words.
pub(crate) struct DifferenceTeller<'a> {
    pub voice: &'a Voice<'a>,
    /// The seat of the viewer.
    pub own: Seat,
    /// The things in the chosen offer.
    pub about: Vec<Ref>,
    /// Whether signs are written in words.
    pub aloud: bool,
}

/// Importance, highest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// The viewer's goods, such as gold.
    Goods,
    /// Cards that a player gets.
    Cards,
    /// The viewer's other numbers and goals, and those on the map.
    Numbers,
    /// Everything else on the map or in front of the viewer.
    Own,
    /// Things of other players.
    Others,
    /// Shared things.
    Shared,
    /// Titles.
    Titles,
}

impl DifferenceTeller<'_> {
    /// The differences with their texts, by importance.
    pub fn tell(&self, changes: Vec<CellChange>) -> Vec<Difference> {
        let texts: Vec<String> = changes.iter().map(|change| self.told(change, &changes)).collect();
        let ranks: Vec<Rank> = changes.iter().map(|change| self.rank(change, &changes)).collect();
        let mut all: Vec<_> = changes.into_iter().zip(texts).zip(ranks).collect();
        all.sort_by_key(|((change, _), rank)| (*rank, !self.is_chosen(change)));
        let mut all: Vec<_> = all.into_iter().map(|(told, _)| told).collect();
        self.gather(&mut all);
        let shared = all.iter_mut().filter(|(change, _)| is_for_all(change.role) && !self.aloud);
        name_once(&mut shared.map(|(change, text)| (&*change.place, text)).collect::<Vec<_>>());
        let difference = |(change, text)| {
            let CellChange { role, at, label, about, before, after, whole, .. } = change;
            Difference { role, at, label, about, before, after, whole, text }
        };
        all.into_iter().map(difference).collect()
    }

    /// Combines the changes of the viewer's sheet if there are more than [`FEW`] places, such as
    /// the goals of a new class. A row in which all numbers are zero is left out.
    fn gather(&self, all: &mut [(CellChange, String)]) {
        let comes = |(change, text): &&mut (CellChange, String)| {
            let mine = change.role == Role::Sheet { seat: self.own };
            // A thing from another place is described together with that place.
            mine && change.before.is_empty() && !text.is_empty() && *text == self.differs(change)
        };
        let mut new: Vec<_> = all.iter_mut().filter(comes).collect();
        if new.len() <= FEW {
            return;
        }
        let said = |(change, text): &mut (CellChange, String)| match &change.short {
            Some(_) if change.is_nil => None,
            Some(short) if change.label.is_empty() => Some(short.clone()),
            _ if change.label.is_empty() => Some(change.after.clone()),
            _ => Some(text.clone()),
        };
        let parts: Vec<String> = new.iter_mut().filter_map(|told| said(told)).collect();
        let values = [("label", NOTHING), ("before", ""), ("after", &*parts.join(BETWEEN))];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        let line = self.voice.tell(SPACE, "preview-new", &values);
        new.iter_mut().for_each(|(_, text)| text.clear());
        if let Some((_, text)) = new.first_mut() {
            *text = line;
        }
    }

    fn is_chosen(&self, change: &CellChange) -> bool {
        change.about.iter().any(|thing| self.about.contains(thing))
    }

    fn rank(&self, change: &CellChange, all: &[CellChange]) -> Rank {
        let mine = change.whose == Some(self.own);
        let on_map = match change.role {
            Role::Map | Role::Known => true,
            Role::Round | Role::Sheet { .. } | Role::Shared | Role::Pile => false,
        };
        // The place of a moved thing is less important than the number it changes there.
        let comes = |thing: &Ref| all.iter().any(|other| other.lost.contains(thing));
        let counts = change.counts && !(change.is_place && change.gained.iter().any(comes));
        if change.is_title() {
            Rank::Titles
        } else if counts && mine && change.is_amount && change.label.is_empty() {
            Rank::Goods
        } else if counts && (mine || on_map) {
            Rank::Numbers
        } else if change.whose.is_some() && !change.gained.is_empty() && !change.is_place {
            Rank::Cards
        } else if mine || on_map {
            Rank::Own
        } else if change.whose.is_some() {
            Rank::Others
        } else {
            Rank::Shared
        }
    }

    /// The text of a difference, given all others. Empty if another difference says it.
    fn told(&self, change: &CellChange, all: &[CellChange]) -> String {
        if self.is_silent(change, all) {
            return String::new();
        }
        let moved = self.moved(change, all).or_else(|| self.shifted(change, all));
        moved.unwrap_or_else(|| self.differs(change))
    }

    /// Whether a difference is not described.
    ///
    /// This holds for the size of a pile, for a thing that is described at its destination, and for
    /// a marker that moves through the picture. Among shared things, only chosen and new ones add
    /// something to the log.
    fn is_silent(&self, change: &CellChange, all: &[CellChange]) -> bool {
        if change.is_title() {
            return match change.role {
                Role::Shared | Role::Pile | Role::Known | Role::Sheet { .. } => true,
                Role::Round | Role::Map => false,
            };
        }
        if self.is_swept(change) {
            return true;
        }
        if self.is_nameless(change) {
            return true;
        }
        let comes = |thing: &Ref| all.iter().any(|other| other.gained.contains(thing));
        let goes = !change.lost.is_empty() && change.gained.is_empty();
        if goes && !change.is_place && change.lost.iter().all(comes) {
            return true;
        }
        let [before, after] = &change.ids;
        let swaps = |other: &&CellChange| {
            let [one, two] = &other.ids;
            let alike = other.about == change.about && other.label == change.label;
            alike && (one, two) == (after, before)
        };
        change.is_place && before != after && all.iter().any(|other| swaps(&other))
    }

    /// Whether a number at a place has neither a name nor a word, such as a cell of a grid. Only its
    /// place on the board says what it counts.
    fn is_nameless(&self, change: &CellChange) -> bool {
        let bare = |text: &str| !text.contains(char::is_alphabetic);
        let bare = bare(&change.before) && bare(&change.after);
        change.is_place && bare && change.label.is_empty() && self.named(change).is_none()
    }

    /// The shared things that disappear only because a round is over.
    pub fn swept(&self, changes: &[CellChange]) -> Vec<Ref> {
        let swept = changes.iter().filter(|change| self.is_swept(change));
        swept.flat_map(|change| change.lost.iter().cloned()).collect()
    }

    /// Whether a shared thing disappears only because a round is over, or its price is no longer
    /// affordable, and it was not chosen.
    fn is_swept(&self, change: &CellChange) -> bool {
        let goes = change.after.is_empty() || !change.lost.is_empty();
        let goes = goes && change.gained.is_empty();
        is_for_all(change.role) && !self.is_chosen(change) && (goes || change.is_sign)
    }

    /// The text that things move from one place to another, if nothing else changes.
    fn moved(&self, change: &CellChange, all: &[CellChange]) -> Option<String> {
        if change.is_place || change.gained.is_empty() || !change.lost.is_empty() {
            return None;
        }
        let from = |thing: &Ref| all.iter().find(|other| other.lost.contains(thing));
        let from = change.gained.iter().map(from).collect::<Option<Vec<&CellChange>>>()?;
        let [first, others @ ..] = &from[..] else { return None };
        if first.place == change.place || others.iter().any(|it| it.place != first.place) {
            return None;
        }
        let names = gained_names(change, &from)?;
        let values = [("what", &names), ("from", &first.place), ("to", &change.place)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        Some(self.voice.tell(SPACE, "preview-moved", &values))
    }

    /// The text that things move from one of the viewer's lists to another one, such as from the
    /// usable cards to the used ones. They are not new.
    fn shifted(&self, change: &CellChange, all: &[CellChange]) -> Option<String> {
        let has_new = !change.gained.is_empty() && change.lost.is_empty();
        if change.is_place || !change.label.is_empty() || !has_new {
            return None;
        }
        let is_from = |other: &&CellChange| {
            let here = other.place == change.place && !other.is_place;
            here && change.gained.iter().all(|thing| other.lost.contains(thing))
        };
        let from = all.iter().find(is_from)?;
        let (one, other) = (list_name(&from.before)?, list_name(&change.after)?);
        let names = gained_names(change, &[from]).filter(|_| one != other)?;
        let values = [("what", &*names), ("from", one), ("to", other)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        Some(self.voice.tell(SPACE, "preview-moved", &values))
    }

    /// The unit of an amount, if the cell has no word for it. Two numbers with only a sign say
    /// little.
    fn named(&self, change: &CellChange) -> Option<String> {
        let name = change.about.iter().find_map(|thing| term_name(self.voice, thing));
        let said = fold(&change.before);
        // Shared things are described with their place.
        let is_bare = change.is_amount && !is_for_all(change.role);
        name.filter(|name| is_bare && !said.contains(&fold(name)))
    }

    /// The old and the new text of each fact, after a label or the word `none`.
    fn each_apart(&self, label: &str, facts: &[(&str, &str)], whole: &[String]) -> String {
        let labels = [label].into_iter().chain(std::iter::repeat(NOTHING));
        let each = facts.iter().zip(labels).map(|((before, after), label)| {
            let (old, new) = apart(before, after, whole);
            let values = [("label", label), ("before", &*old), ("after", &*new)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            self.voice.tell(SPACE, "preview-change", &values)
        });
        each.collect::<Vec<_>>().join(BETWEEN)
    }

    /// The text of a cell that changes, appears or disappears.
    fn differs(&self, change: &CellChange) -> String {
        let nothing = String::new();
        let (before, after) = match &change.part {
            Some(ChangedPart::Comes(what)) => (&nothing, what),
            Some(ChangedPart::Goes(what)) => (what, &nothing),
            None => {
                let short = |said: &String| change.short.as_ref().filter(|_| !said.is_empty());
                let [before, after] = [&change.before, &change.after];
                (short(before).unwrap_or(before), short(after).unwrap_or(after))
            }
        };
        let or_none =
            |text: &str| if text.is_empty() { NOTHING.to_owned() } else { text.to_owned() };
        let apart_each = |_: &Vec<_>| !self.aloud && !is_for_all(change.role);
        if let Some(facts) = several(before, after).filter(apart_each) {
            return self.each_apart(&or_none(&change.label), &facts, &change.whole);
        }
        let grows = !self.aloud && is_for_all(change.role) && only_adds(before, after);
        let (old, new) = match self.aloud || grows {
            true => (before.clone(), after.clone()),
            false => {
                let (before, after) = facts(before, after);
                apart(&before, &after, &change.whole)
            }
        };
        // An empty space, or nothing, was there before.
        let id = match (before.is_empty(), after.is_empty()) {
            (_, true) => "preview-gone",
            (true, false) => "preview-new",
            (false, false) if change.is_place && !tells(before) => "preview-new",
            (false, false) => "preview-change",
        };
        // A shared cell names the thing, but not its place.
        let (label, old) = match (id, is_for_all(change.role) && change.label.is_empty()) {
            ("preview-change", true) if self.aloud => (&change.label, old),
            // The unchanged part needs no mention there.
            ("preview-change", true) if grows => (&change.label, change.place.clone()),
            ("preview-change", true) => (&change.label, format!("{}{BETWEEN}{old}", change.place)),
            (_, true) => (&change.place, old),
            (_, false) => (&change.label, old),
        };
        let unit = self.named(change);
        let label = if label.is_empty() { unit.as_ref().unwrap_or(label) } else { label };
        let [old, new] =
            [old, new].map(|text| if label.is_empty() { text } else { sum(&text).to_owned() });
        let values = [("label", or_none(label)), ("before", old), ("after", new)];
        let values = values.each_ref().map(|(name, text)| (*name, Value::Text(text)));
        self.voice.tell(SPACE, id, &values)
    }
}

/// Names a place once if several of its cells change, with all of these changes in the first text.
fn name_once(texts: &mut [(&str, &mut String)]) {
    for at in 1..texts.len() {
        let (before, rest) = texts.split_at_mut(at);
        let (place, text) = &mut rest[0];
        let named = format!("{place}{BECOMES}");
        let Some(only) = text.strip_prefix(&named).filter(|_| !place.is_empty()) else { continue };
        let first = before.iter_mut().find(|(_, first)| first.starts_with(&named));
        if let Some((_, first)) = first {
            first.push_str(BETWEEN);
            first.push_str(only);
            text.clear();
        }
    }
}

/// The names of the things that a place gains from others.
fn gained_names(change: &CellChange, from: &[&CellChange]) -> Option<String> {
    let named = |thing: &Ref| {
        let names = from.iter().flat_map(|it| &it.names).chain(&change.names);
        let mut names = names.filter(|(named, _)| named == thing);
        names.next().map(|(_, name)| name.as_str())
    };
    Some(change.gained.iter().map(named).collect::<Option<Vec<&str>>>()?.join(", "))
}

/// The name of a list, before its items.
fn list_name(text: &str) -> Option<&str> {
    text.split_once(':').map(|(name, _)| name.trim_end())
}

/// Whether a panel or a map is shared.
fn is_for_all(role: Role) -> bool {
    match role {
        Role::Shared | Role::Pile => true,
        Role::Round | Role::Map | Role::Known | Role::Sheet { .. } => false,
    }
}

/// The facts that differ between two texts; empty if one has more of them.
fn other_facts<'t>(before: &'t str, after: &'t str) -> Vec<(&'t str, &'t str)> {
    let (old, new) = (before.split(BETWEEN), after.split(BETWEEN));
    let alike = old.clone().count() == new.clone().count();
    old.zip(new).filter(|(old, new)| alike && old != new).collect()
}

/// These facts, if there are several.
fn several<'t>(before: &'t str, after: &'t str) -> Option<Vec<(&'t str, &'t str)>> {
    Some(other_facts(before, after)).filter(|others| others.len() > 1)
}

/// If two texts consist of several facts, the differing ones; otherwise both texts.
fn facts(before: &str, after: &str) -> (String, String) {
    let others = other_facts(before, after);
    if others.is_empty() {
        return (before.to_owned(), after.to_owned());
    }
    let (old, new): (Vec<&str>, Vec<&str>) = others.into_iter().unzip();
    (old.join(BETWEEN), new.join(BETWEEN))
}

/// Two texts without their common ending, the second also without the common beginning. Joined by a
/// sign, they show the difference once. Names are not split.
fn apart(before: &str, after: &str, whole: &[String]) -> (String, String) {
    let (old, new): (Vec<&str>, Vec<&str>) =
        (before.split(' ').collect(), after.split(' ').collect());
    let (first, last) = common(&old, &new, whole);
    // After this number of words, a reader expects the ending right there.
    let last = if old.len() - first - last > MANY { 0 } else { last };
    let parts = [&old[first..old.len() - last], &new[first..new.len() - last]];
    // A part that only appears or disappears is shown with its context.
    if parts.iter().any(|part| part.is_empty()) {
        return (before.to_owned(), after.to_owned());
    }
    let old = old[..old.len() - last].join(" ");
    // A continuation follows after the sign.
    (old.trim_end_matches([',', ';']).to_owned(), new[first..].join(" "))
}

/// A sum without its sign, which on a board separates it from its parts.
fn sum(text: &str) -> &str {
    text.strip_prefix("= ").unwrap_or(text)
}

/// Whether a text contains everything another says, and more. A dash means nothing.
fn only_adds(before: &str, after: &str) -> bool {
    let mut said = after.split(' ');
    before.split(' ').filter(|word| *word != "–").all(|word| said.any(|other| other == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_title_each_fact_that_differs_is_told() {
        let (before, after) =
            ("Anna’s turn · round 2 · beads: 8", "Bot B’s turn · round 2 · beads: 7");
        let facts = several(before, after).expect("two differ");
        assert_eq!(facts, [("Anna’s turn", "Bot B’s turn"), ("beads: 8", "beads: 7")]);
        assert_eq!(several(before, "Anna’s turn · round 3 · beads: 8"), None);
        assert_eq!(several("Anna’s turn", "Bot B’s turn · beads: 7"), None);
    }

    #[test]
    fn a_place_is_named_once() {
        let mut texts = ["Track ⇒ 1: P1", "Track ⇒ 2: B1", "Track · 3: P2 ⇒ –", "Track ⇒ 4: –"]
            .map(str::to_owned);
        name_once(&mut texts.iter_mut().map(|text| ("Track", text)).collect::<Vec<_>>());
        assert_eq!(texts, ["Track ⇒ 1: P1 · 2: B1 · 4: –", "", "Track · 3: P2 ⇒ –", ""]);
    }

    #[test]
    fn a_sum_loses_its_sign() {
        assert_eq!(sum("= 7"), "7");
        assert_eq!(sum("7 = 3 + 4"), "7 = 3 + 4");
    }

    #[test]
    fn what_is_only_added_to_is_known() {
        assert!(only_adds("4: +1 gold", "4: R4 +1 gold"));
        assert!(only_adds("6: –", "6: X5"));
        assert!(!only_adds("4: R4 +1 gold", "4: +1 gold"));
        assert!(!only_adds("4: R4", "5: R4"));
    }

    fn joined(before: &str, after: &str) -> String {
        let (old, new) = apart(before, after, &["good will".to_owned()]);
        format!("{old} ⇒ {new}")
    }

    #[test]
    fn of_several_facts_those_are_told_that_differ() {
        let said = |before, after| {
            let (before, after) = facts(before, after);
            joined(&before, &after)
        };
        assert_eq!(said("Anna’s turn · beads: 27", "Anna’s turn · beads: 26"), "beads: 27 ⇒ 26");
        assert_eq!(
            said("Anna’s turn · beads: 27 · last", "Bo’s turn · beads: 27 · last"),
            "Anna’s ⇒ Bo’s turn"
        );
        assert_eq!(said("Anna · 3", "Bo"), "Anna · 3 ⇒ Bo");
    }

    #[test]
    fn what_both_say_is_told_once() {
        assert_eq!(joined("4 on the map", "5 on the map"), "4 ⇒ 5 on the map");
        assert_eq!(joined("= 2", "= 7"), "= 2 ⇒ 7");
        assert_eq!(joined("Tools: Axe", "Tools: Axe, Bow"), "Tools: Axe ⇒ Axe, Bow");
        assert_eq!(joined("two are here", "two more are here"), "two are here ⇒ two more are here");
        assert_eq!(joined("16–17 ★2", "✓ ★2"), "16–17 ⇒ ✓ ★2");
        assert_eq!(joined("1: Anna", "1: –"), "1: Anna ⇒ –");
        assert_eq!(joined("5 gold", "5 gold ✗"), "5 gold ⇒ 5 gold ✗");
        assert_eq!(
            joined("on good will, 1 star", "on ill will, 1 star"),
            "on good will ⇒ ill will, 1 star"
        );
        assert_eq!(joined("", "2"), " ⇒ 2");
        assert_eq!(
            joined("for good will (2)", "for ill will (3)"),
            "for good will (2) ⇒ ill will (3)"
        );
    }
}

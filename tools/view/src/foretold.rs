//! What is told of differences, and in which order: what matters to whoever is asked comes first, and
//! what comes of one thing is told once.

use desk::SPACE;
use play::panel::Role;
use play::{Ref, Seat};
use text::{Value, Voice, fold};

use crate::apart::common;
use crate::differing::{BETWEEN, CellChange, ChangedPart, tells};
use crate::notice::Difference;
use crate::rulebook::term_name;

/// Stands for a text that there is not.
const NOTHING: &str = "none";

/// So many words stand before a sign and what is told once behind it, and no more.
const MANY: usize = 4;

/// In so many places something may come to a sheet, each told in a line of its own.
const FEW: usize = 2;

/// Puts differences into words.
pub(crate) struct DifferenceTeller<'a> {
    pub voice: &'a Voice<'a>,
    /// The seat that looks.
    pub own: Seat,
    /// What is chosen.
    pub about: Vec<Ref>,
    /// Signs are said in words.
    pub aloud: bool,
}

/// What matters, the most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// What whoever looks has of goods, such as gold.
    Goods,
    /// Cards that come to a player.
    Cards,
    /// Other numbers and goals of whoever looks, and those on the map.
    Numbers,
    /// What else is on the map, or in front of whoever looks.
    Own,
    /// What lies in front of others.
    Others,
    /// What lies for all.
    Shared,
    /// Titles.
    Titles,
}

impl DifferenceTeller<'_> {
    /// The differences with what is told of them, in the order in which they matter.
    pub fn tell(&self, changes: Vec<CellChange>) -> Vec<Difference> {
        let texts: Vec<String> = changes.iter().map(|change| self.told(change, &changes)).collect();
        let ranks: Vec<Rank> = changes.iter().map(|change| self.rank(change, &changes)).collect();
        let mut all: Vec<_> = changes.into_iter().zip(texts).zip(ranks).collect();
        all.sort_by_key(|((change, _), rank)| (*rank, !self.is_chosen(change)));
        let mut all: Vec<_> = all.into_iter().map(|(told, _)| told).collect();
        self.gather(&mut all);
        let difference = |(change, text)| {
            let CellChange { role, at, label, about, before, after, whole, .. } = change;
            Difference { role, at, label, about, before, after, whole, text }
        };
        all.into_iter().map(difference).collect()
    }

    /// What comes to the own sheet in more than [`FEW`] places, such as the sheet itself or the goals
    /// of a class, is told in one line. A row of it that says no more than zero says nothing.
    fn gather(&self, all: &mut [(CellChange, String)]) {
        let comes = |(change, text): &&mut (CellChange, String)| {
            let mine = change.role == Role::Sheet { seat: self.own };
            // What comes from another place is told with that.
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
        // Where something comes to lie says less than what it counts there.
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

    /// What is told of a difference, among all; nothing where another one says it.
    fn told(&self, change: &CellChange, all: &[CellChange]) -> String {
        if self.is_silent(change, all) {
            return String::new();
        }
        self.moved(change, all).unwrap_or_else(|| self.differs(change))
    }

    /// Whether nothing is told of a difference: how many lie on a pile is of no use, what comes to
    /// another place is told there, a marker that steps through a picture is seen, and of what lies
    /// for all only what is chosen or comes there says more than the log.
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

    /// The things of what lies for all that only go when a round is over.
    pub fn swept(&self, changes: &[CellChange]) -> Vec<Ref> {
        let swept = changes.iter().filter(|change| self.is_swept(change));
        swept.flat_map(|change| change.lost.iter().cloned()).collect()
    }

    /// Whether something of what lies for all only goes when a round is over, or can only be paid no
    /// more, and is not what is chosen.
    fn is_swept(&self, change: &CellChange) -> bool {
        let goes = change.after.is_empty() || !change.lost.is_empty();
        let goes = goes && change.gained.is_empty();
        is_for_all(change.role) && !self.is_chosen(change) && (goes || change.is_sign)
    }

    /// That things come from one place to another, if that is all.
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
        let named = |thing: &Ref| {
            let names = from.iter().flat_map(|it| &it.names).chain(&change.names);
            let mut names = names.filter(|(named, _)| named == thing);
            names.next().map(|(_, name)| name.as_str())
        };
        let names = change.gained.iter().map(named).collect::<Option<Vec<&str>>>()?.join(", ");
        let values = [("what", &names), ("from", &first.place), ("to", &change.place)];
        let values = values.map(|(name, text)| (name, Value::Text(text)));
        Some(self.voice.tell(SPACE, "preview-moved", &values))
    }

    /// What an amount is of, where the cell does not say it in a word: behind a sign two numbers say
    /// little.
    fn named(&self, change: &CellChange) -> Option<String> {
        let name = change.about.iter().find_map(|thing| term_name(self.voice, thing));
        let said = fold(&change.before);
        // What lies for all is told with where it lies.
        let is_bare = change.is_amount && !is_for_all(change.role);
        name.filter(|name| is_bare && !said.contains(&fold(name)))
    }

    /// What each of some facts says and would say.
    fn each_apart(&self, facts: &[(&str, &str)], whole: &[String]) -> String {
        let each = facts.iter().map(|(before, after)| {
            let (old, new) = apart(before, after, whole);
            let values = [("label", NOTHING), ("before", &*old), ("after", &*new)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            self.voice.tell(SPACE, "preview-change", &values)
        });
        each.collect::<Vec<_>>().join(BETWEEN)
    }

    /// What a cell says and would say, or what comes or goes.
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
        if let Some(facts) = several(before, after).filter(|_| change.is_title() && !self.aloud) {
            return self.each_apart(&facts, &change.whole);
        }
        let grows = !self.aloud && is_for_all(change.role) && only_adds(before, after);
        let (old, new) = match self.aloud || grows {
            true => (before.clone(), after.clone()),
            false => {
                let (before, after) = facts(before, after);
                apart(&before, &after, &change.whole)
            }
        };
        let or_none =
            |text: &str| if text.is_empty() { NOTHING.to_owned() } else { text.to_owned() };
        // What lay there before is a free space, or nothing.
        let id = match (before.is_empty(), after.is_empty()) {
            (_, true) => "preview-gone",
            (true, false) => "preview-new",
            (false, false) if change.is_place && !tells(before) => "preview-new",
            (false, false) => "preview-change",
        };
        // A cell of what lies for all says what it is, but not where it lies.
        let (label, old) = match (id, is_for_all(change.role) && change.label.is_empty()) {
            ("preview-change", true) if self.aloud => (&change.label, old),
            // What stays as it is says nothing there.
            ("preview-change", true) if grows => (&change.label, change.place.clone()),
            ("preview-change", true) => (&change.label, format!("{}{BETWEEN}{old}", change.place)),
            (_, true) => (&change.place, old),
            (_, false) => (&change.label, old),
        };
        let unit = self.named(change);
        let label = if label.is_empty() { unit.as_ref().unwrap_or(label) } else { label };
        let values = [("label", or_none(label)), ("before", old), ("after", new)];
        let values = values.each_ref().map(|(name, text)| (*name, Value::Text(text)));
        self.voice.tell(SPACE, id, &values)
    }
}

/// Whether something lies for all.
fn is_for_all(role: Role) -> bool {
    match role {
        Role::Shared | Role::Pile => true,
        Role::Round | Role::Map | Role::Known | Role::Sheet { .. } => false,
    }
}

/// The facts of two texts that differ; nothing if one has more of them.
fn other_facts<'t>(before: &'t str, after: &'t str) -> Vec<(&'t str, &'t str)> {
    let (old, new) = (before.split(BETWEEN), after.split(BETWEEN));
    let alike = old.clone().count() == new.clone().count();
    old.zip(new).filter(|(old, new)| alike && old != new).collect()
}

/// They, if several do.
fn several<'t>(before: &'t str, after: &'t str) -> Option<Vec<(&'t str, &'t str)>> {
    Some(other_facts(before, after)).filter(|others| others.len() > 1)
}

/// Of two texts of several facts those that differ; of others all.
fn facts(before: &str, after: &str) -> (String, String) {
    let others = other_facts(before, after);
    if others.is_empty() {
        return (before.to_owned(), after.to_owned());
    }
    let (old, new): (Vec<&str>, Vec<&str>) = others.into_iter().unzip();
    (old.join(BETWEEN), new.join(BETWEEN))
}

/// Two texts without what both end with, and the second without what both begin with: joined by a sign
/// they say what differs, and the rest once. No name is parted.
fn apart(before: &str, after: &str, whole: &[String]) -> (String, String) {
    let (old, new): (Vec<&str>, Vec<&str>) =
        (before.split(' ').collect(), after.split(' ').collect());
    let (first, last) = common(&old, &new, whole);
    // Whoever has read so many words looks for the end behind them.
    let last = if old.len() - first - last > MANY { 0 } else { last };
    let parts = [&old[first..old.len() - last], &new[first..new.len() - last]];
    // A part that only comes or goes is told with what stands around it.
    if parts.iter().any(|part| part.is_empty()) {
        return (before.to_owned(), after.to_owned());
    }
    let old = old[..old.len() - last].join(" ");
    // What would go on stands behind the sign.
    (old.trim_end_matches([',', ';']).to_owned(), new[first..].join(" "))
}

/// Whether a text says all that another says, and more. A dash says that there is nothing.
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

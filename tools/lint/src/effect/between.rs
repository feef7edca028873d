//! A text against the texts of other languages: numbers that have changed places, and a choice that
//! one language drops.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use text::BASE;

use super::judge::{Compared, Contradiction};
use super::learned::{self, Learned};
use super::said::CardText;
use super::words::ListWords;
use crate::codes;

/// So many other languages that agree are believed against one.
const MAJORITY: usize = 2;

/// What the words around a number say of it.
type Role = BTreeSet<String>;

/// Adds what contradicts between languages. What is known to contradict the script is not said twice.
pub(super) fn compare(
    card: &CardInfo,
    all: &mut [(CardText<'_>, Compared)],
    learned: &BTreeMap<&str, Learned>,
) {
    let Some(base) = all.iter().position(|(said, _)| said.tag == BASE) else { return };
    let of = |said: &CardText<'_>| match learned.get(said.tag) {
        Some(learned) => learned.swapped(card, &all[base].0, said),
        None => swapped(card, &all[base].0, said),
    };
    let mut swapped: Vec<Option<(String, String)>> = all.iter().map(|(said, _)| of(said)).collect();
    let pair = swapped.iter().flatten().next().cloned();
    let agree = swapped.iter().enumerate().all(|(at, one)| at == base || *one == pair);
    if agree && all.len() > MAJORITY {
        // All others agree against the base.
        swapped = vec![None; all.len()];
        swapped[base] = pair;
    }
    let may: Vec<Option<bool>> = all.iter().map(|(said, _)| said.says_may()).collect();
    for (at, (said, compared)) in all.iter_mut().enumerate() {
        if let Some((one, other)) = &swapped[at]
            && !compared.wrong.iter().any(is_of_numbers)
        {
            let message = format!(
                "the text of “{}” has “{one}” where other languages have “{other}”",
                card.id
            );
            let help = "put each number where the other language has it";
            compared.wrong.push(Contradiction::between(codes::TEXT_SWAPPED, message, help));
        }
        let others = may.iter().enumerate().filter(|(other, _)| *other != at);
        let mut others = others.filter_map(|(_, said)| *said);
        let agree = others.clone().count() > MAJORITY && others.all(|said| said);
        let less = said.says(ListWords::UpTo) == Some(true);
        if agree
            && may[at] == Some(false)
            && !less
            && !compared.wrong.iter().any(|one| one.is_of(codes::TEXT_MAY))
        {
            let message = format!(
                "the text of “{}” does not say that the owner may decline, \
                 unlike all other languages",
                card.id
            );
            let help = "say that the owner may decline";
            compared.wrong.push(Contradiction::between(codes::TEXT_MAY, message, help));
        }
    }
}

fn is_of_numbers(one: &Contradiction) -> bool {
    [codes::TEXT_AMOUNT, codes::TEXT_BOUND, codes::TEXT_THING].iter().any(|code| one.is_of(*code))
}

/// Two numbers of a card that have changed places: in what the words around them say, each is what the
/// other is in the base.
fn swapped(card: &CardInfo, base: &CardText<'_>, said: &CardText<'_>) -> Option<(String, String)> {
    if base.tag == said.tag {
        return None;
    }
    let names: Vec<&str> = card.numbers().map(|(name, _)| name).collect();
    let pairs = names.iter().enumerate();
    let mut pairs = pairs.flat_map(|(at, one)| names[at + 1..].iter().map(move |two| (*one, *two)));
    let pair = pairs.find(|(one, two)| {
        let [here_one, here_two] = [*one, *two].map(|name| role(said, name));
        let [base_one, base_two] = [*one, *two].map(|name| role(base, name));
        match (here_one, here_two, base_one, base_two) {
            (Some(here_one), Some(here_two), Some(base_one), Some(base_two)) => {
                base_one != base_two && here_one == base_two && here_two == base_one
            }
            _ => false,
        }
    });
    pair.map(|(one, two)| (one.to_owned(), two.to_owned()))
}

/// What the words around a number of a card say of it; none where the text shows it nowhere or more
/// than once.
fn role(said: &CardText<'_>, name: &str) -> Option<Role> {
    let [spot] = said.spots(name)[..] else { return None };
    let mut role = Role::new();
    for (list, name) in [(ListWords::AtLeast, "at-least"), (ListWords::AtMost, "at-most")] {
        if said.says_near(list, spot) {
            role.insert(name.to_owned());
        }
    }
    role.extend(learned::units(said, name)?);
    Some(role)
}

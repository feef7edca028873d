//! What a card does in the words of a language, made of its signature: for a reviewer or a translator,
//! who sees the meaning of the code beside the printed text.

use content::{CardInfo, Library};
use engine::Shelved;
use text::{Value, Voice};

use super::signature::{Amount, HookDoes, Tables};
use super::words::SPACE;

/// The space of what verbs do and hooks answer.
const DOES: &str = "does";

/// How the messages for what hooks answer begin.
const ANSWER: &str = "answer-";

/// What stands between the verbs of a hook.
const BETWEEN: &str = "; ";

/// What a card does, hook by hook, in the order of the card: the hook's name, and what it does there.
///
/// A verb or an answer that the language has no message for is called as scripts call it.
pub fn exact(
    game: &dyn Shelved,
    library: &Library<'_>,
    card: &CardInfo,
    voice: &Voice<'_>,
) -> Vec<(String, String)> {
    let tables = Tables::of(game);
    let mut lines = Vec::new();
    game.imagine(library, &[card], &mut |card, at, told| {
        let does = tables.signature(card, at, told);
        let line = line(card, &does, voice);
        lines.push((does.hook, line));
    });
    lines
}

fn line(card: &CardInfo, does: &HookDoes, voice: &Voice<'_>) -> String {
    if does.query {
        let Some(amount) = &does.answers else { return said(voice, "exact-yes-no", &[]) };
        let amount = shown(card, amount, voice);
        return message(voice, &format!("{ANSWER}{}", does.hook), &amount);
    }
    let deeds = does.deeds.iter().map(|deed| {
        let amounts = deed.amounts.iter().map(|(_, amount)| shown(card, amount, voice));
        message(voice, &deed.verb, &amounts.collect::<Vec<_>>().join(", "))
    });
    let deeds = deeds.collect::<Vec<_>>().join(BETWEEN);
    match (deeds.is_empty(), does.may) {
        (true, _) => said(voice, "exact-nothing", &[]),
        (false, true) => said(voice, "exact-may", &[("does", &deeds)]),
        (false, false) => deeds,
    }
}

/// A message of what verbs do, or the name that it has in scripts.
fn message(voice: &Voice<'_>, name: &str, amount: &str) -> String {
    let id = name.replace('_', "-");
    if voice.word(DOES, &id, None, &[]).is_none() {
        return name.to_owned();
    }
    voice.tell(DOES, &id, &[("amount", Value::Text(amount))])
}

/// A number with the params that it comes from: `2`, `gold = 2`, or that it varies with them.
fn shown(card: &CardInfo, amount: &Amount, voice: &Voice<'_>) -> String {
    let of_card = |name: &String| {
        let value = card.params.get(name)?;
        Some(format!("{name} = {}", voice.number(*value)))
    };
    let params: Vec<String> = amount.moved.iter().filter_map(of_card).collect();
    let params = params.join(", ");
    match (amount.only(), params.is_empty()) {
        (Some(value), true) => voice.number(value),
        (Some(_), false) => params,
        (None, false) => said(voice, "exact-varies", &[("params", &params)]),
        (None, true) => said(voice, "exact-any", &[]),
    }
}

fn said(voice: &Voice<'_>, id: &str, values: &[(&str, &str)]) -> String {
    let values: Vec<_> = values.iter().map(|(name, text)| (*name, Value::Text(text))).collect();
    voice.tell(SPACE, id, &values)
}

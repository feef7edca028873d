//! Text against effect: what the text of a card says in each language, compared with what its scripts
//! do.
//!
//! From the runs of a card’s functions comes its [`Signature`]: which verbs act, with what numbers, and
//! which params move them; whether the owner can decline; whether others are meant. Of its text in a
//! language come the words and numbers (`said.rs`), by tables of words that are texts themselves
//! (`words.rs`). `judge.rs` compares the two. Runs are plain data: those made here are imagined
//! ([`script::Imagination`]); others can be fed in their place.

mod between;
mod judge;
mod learned;
mod said;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use deeds::{Signature, Tables};
use diag::Diagnostic;
use text::{BASE, Voice};

use crate::look::Look;
use crate::rules::CalledScripts;
use judge::Compared;
use learned::Learned;
use said::CardText;
pub(crate) use words::Words;

/// What came of the comparison of a card's text in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The card: its kind and id.
    pub card: (&'static str, String),
    /// The id of its pack.
    pub pack: String,
    /// The language.
    pub tag: String,
    /// What came of it.
    pub verdict: TextVerdict,
}

/// What came of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextVerdict {
    /// All that could be compared agrees.
    Confirmed,
    /// Something contradicts.
    Contradicted,
    /// Nothing could be compared, for this reason.
    Declined(&'static str),
}

/// Compares the texts of all cards that act with what they do.
pub(crate) fn judge(look: &Look<'_>, out: &mut Vec<Diagnostic>) -> Vec<Judged> {
    let words = Words::of(look.locales, look.keys);
    let voices = look.tags.iter().map(|tag| (tag.as_str(), look.locales.voice(tag, Vec::new())));
    let voices: BTreeMap<&str, Voice<'_>> = voices.collect();
    let none = Words::default();
    let learned = Learned::of(look, &words, &voices);
    let signatures = signatures(look);
    let mut judged = Vec::new();
    let read: BTreeSet<&str> = look.read_cards().map(|card| card.path.as_str()).collect();
    for card in acting(look).filter(|card| read.contains(card.path.as_str())) {
        let signature = signatures.get(card.path.as_str());
        let mut compared: Vec<(CardText<'_>, Compared)> = Vec::new();
        for (tag, voice) in &voices {
            let Some(key) = look.text_of(tag, card) else { continue };
            let words = words.get(*tag).unwrap_or(&none);
            let said = CardText::of(card, key, voice, words);
            let verdict = match (said, signature) {
                (None, _) => TextVerdict::Declined("no text says what it does"),
                (_, None) => TextVerdict::Declined("its functions cannot be run"),
                (Some(_), Some(one)) if one.hooks.iter().all(|hook| hook.runs == 0) => {
                    TextVerdict::Declined("its functions fail with all made-up answers")
                }
                (Some(said), Some(signature)) => {
                    let found = judge::compare(card, signature, &said);
                    let verdict = verdict(&found);
                    compared.push((said, found));
                    verdict
                }
            };
            let (name, pack) = ((card.kind, card.id.clone()), card.pack.clone());
            judged.push(Judged { card: name, pack, tag: (*tag).to_owned(), verdict });
        }
        between::compare(card, &mut compared, &learned);
        for (said, found) in compared.iter().filter(|(_, found)| !found.wrong.is_empty()) {
            let here =
                |one: &&mut Judged| one.tag == said.tag && one.card == (card.kind, card.id.clone());
            judged
                .iter_mut()
                .rev()
                .filter(here)
                .take(1)
                .for_each(|one| one.verdict = verdict(found));
        }
        if let Some(signature) = signature {
            out.extend(findings(&compared, signature));
        }
    }
    judged
}

fn verdict(compared: &Compared) -> TextVerdict {
    match compared {
        Compared { wrong, .. } if !wrong.is_empty() => TextVerdict::Contradicted,
        Compared { checks: 0, .. } => TextVerdict::Declined("no words are known for what it does"),
        Compared { .. } => TextVerdict::Confirmed,
    }
}

/// What is told: a contradiction of all languages is one finding, at the base.
fn findings(compared: &[(CardText<'_>, Compared)], signature: &Signature) -> Vec<Diagnostic> {
    let everywhere = |one| {
        let all = compared.iter().all(|(_, compared)| compared.wrong.contains(one));
        compared.len() > 1 && all
    };
    let mut told = Vec::new();
    let mut seen = BTreeSet::new();
    let base = compared.iter().position(|(said, _)| said.tag == BASE).unwrap_or(0);
    for (at, (said, found)) in compared.iter().enumerate() {
        for one in &found.wrong {
            if everywhere(one) && (at != base || !seen.insert(one)) {
                continue;
            }
            told.extend(one.finding(said, signature));
        }
    }
    told
}

/// The cards that act: of all packs, or of those that somebody named.
fn acting<'l>(look: &Look<'l>) -> impl Iterator<Item = &'l CardInfo> {
    let (content, all) = (look.content, look.content.folders().is_empty());
    let acting = look.cards.iter().filter(|card| !card.hooks.is_empty());
    acting.filter(move |card| all || content.is_own(&card.path))
}

/// What the cards do, by the paths of their files.
pub(crate) fn signatures(look: &Look<'_>) -> BTreeMap<String, Signature> {
    let tables = Tables::of(look.shelved);
    let cards: Vec<&CardInfo> = acting(look).collect();
    let scripts = CalledScripts::of(look.scripts);
    let mut all: BTreeMap<String, Signature> = BTreeMap::new();
    look.shelved.imagine(&look.content.library, &cards, &mut |card, at, told| {
        let mut signature = tables.signature(card, at, told);
        if let Some(function) = card.functions.get(at)
            && let Some((script, reach)) = scripts.reach(card, function)
        {
            signature.reads =
                reach.reads.iter().map(|read| script.said(*read).to_owned()).collect();
            let verbs = reach.verbs.iter().filter_map(|verb| look.api.verb(script.said(*verb)));
            signature.could = verbs.clone().flat_map(|verb| verb.tells).copied().collect();
            signature.could_ask = verbs.clone().any(|verb| tables.asks(verb));
            signature.literals = literals(script.source.text());
        }
        let card = all.entry(card.path.clone()).or_insert_with(|| Signature { hooks: Vec::new() });
        card.hooks.push(signature);
    });
    all
}

/// The whole numbers in the text of a script, without its comments.
fn literals(script: &str) -> BTreeSet<i64> {
    let code = script.lines().map(|line| line.split("--").next().unwrap_or(""));
    let words = code.flat_map(|line| line.split(|one: char| !one.is_alphanumeric() && one != '_'));
    words.filter_map(|word| word.parse().ok()).collect()
}

//! What can be said about texts: Fluent's own findings, texts that cards lack, and differences
//! between languages.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use desk::{Content, SPACE};
use diag::{Diagnostic, Place, Severity, Source, nearest};
use engine::{Opened, SHELF};
use play::signature::Signature;
use text::keys::{Difference, Key, What, compare_keys, keys, shows};
use text::{BASE, Locales};

use super::asks::{Named, is_own_word, is_question};
use crate::codes;

/// Everything about the texts of a game's packs.
pub fn look(content: &Content<'_>, game: &dyn Opened) -> Vec<Diagnostic> {
    let trees = content.trees(game.id());
    let (locales, mut findings) = Locales::load(&trees);
    let keys = keys(&locales);
    let at = keys.iter().map(|key| ((key.tag, key.space, key.id), key));
    let by_place = at.collect();
    let unread = findings.iter().chain(&content.findings);
    let unread = unread.filter(|finding| finding.severity == Severity::Error);
    let unread: BTreeSet<String> =
        unread.map(|finding| finding.place.source.path().to_owned()).collect();
    let tags = locales.tags();
    let options = game.options().iter().map(|option| option.name.replace('-', "_")).collect();
    let (game, cards) = (game.id(), game.cards());
    let look = Look { content, game, cards, options, keys: by_place, tags: &tags, unread };
    look.names(&mut findings);
    look.strangers(&mut findings);
    look.own_words(&mut findings);
    look.prompts(&mut findings);
    let slips = look.messages(&mut findings);
    look.promised(&mut findings);
    findings.extend(text::forms::look(&locales));
    let differences = compare_keys(&keys, &tags, BASE);
    findings.extend(differences.iter().filter_map(|found| look.difference(found, &slips)));
    findings
}

/// The space of the questions of a game.
const ASK: &str = "ask";

struct Look<'l> {
    content: &'l Content<'l>,
    game: &'l str,
    cards: &'l [CardInfo],
    /// The options of a set-up, as variables write them.
    options: Vec<String>,
    /// By language, space and id.
    keys: BTreeMap<(&'l str, &'l str, &'l str), &'l Key<'l>>,
    /// The languages.
    tags: &'l [String],
    /// Files with errors: what they lack is no second finding.
    unread: BTreeSet<String>,
}

impl Look<'_> {
    fn key(&self, tag: &str, card: &CardInfo) -> Option<&Key<'_>> {
        self.keys.get(&(tag, card.kind, card.id.as_str())).copied()
    }

    /// Cards without a name, and acting cards without a text. Where the base has one, a language
    /// that lacks it is told among the differences.
    fn names(&self, out: &mut Vec<Diagnostic>) {
        let broken = |kind: &str| {
            let file = format!("/{kind}.ftl");
            self.unread.iter().any(|path| path.ends_with(&file))
        };
        for card in self.cards.iter().filter(|card| !broken(card.kind)) {
            let named = |tag: &str| self.key(tag, card).is_some_and(|key| key.variables.is_some());
            let packs = self.content.library.packs();
            let languages = packs.filter(|pack| pack.id == card.pack);
            let languages: Vec<&str> =
                languages.flat_map(|pack| &pack.languages).map(String::as_str).collect();
            let top = || Source::new(card.path.as_str(), "").top();
            let lacking = languages.iter().filter(|tag| !named(tag) && !named(BASE));
            let lacking: Vec<String> = lacking.map(|tag| format!("“{tag}”")).collect();
            if !lacking.is_empty() {
                let message = format!("“{}” has no name in {}", card.id, lacking.join(", "));
                let help = format!("write “{} = …” in {}.ftl", card.id, card.kind);
                out.push(Diagnostic::warning(codes::NO_NAME, message, top()).help(help));
            }
            let base = if named(BASE) { Some(BASE) } else { languages.first().copied() };
            let key = base.and_then(|tag| self.key(tag, card));
            let told =
                |key: &Key<'_>| key.attributes.iter().any(|attribute| attribute.name == "text");
            if let Some(key) = key.filter(|key| !card.hooks.is_empty() && !told(key)) {
                let message = format!("“{}” acts, but its text does not say how", card.id);
                out.push(
                    Diagnostic::warning(codes::NO_CARD_TEXT, message, key.place.clone())
                        .help("add the attribute “.text = …”"),
                );
            }
        }
    }

    /// Names of cards that are not there.
    fn strangers(&self, out: &mut Vec<Diagnostic>) {
        let kinds =
            SHELF.iter().filter(|game| game.id() == self.game).flat_map(|game| game.kinds());
        for kind in kinds.copied().collect::<BTreeSet<_>>() {
            let ids = || self.cards.iter().filter(move |card| card.kind == kind);
            let known: BTreeSet<&str> = ids().map(|card| card.id.as_str()).collect();
            // Nothing at all of a kind: its cards could not be read, which is said elsewhere.
            let keys = self.keys.values().filter(|key| key.space == kind && !known.is_empty());
            for key in keys.filter(|key| !known.contains(key.id)) {
                let pack = self.content.pack_of_text(key.place.source.path());
                // The cards of a pack that could not be opened are not known.
                let opened = pack.is_some_and(|pack| engine::game(&pack.game).is_some());
                if !opened || self.content.has_file(kind, key.id) || key.id.starts_with('-') {
                    continue;
                }
                let message = format!("there is no card “{}” of kind “{kind}”", key.id);
                let finding = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
                out.push(match nearest(key.id, known.iter().copied()) {
                    Some(near) => finding.help(format!("did you mean “{near}”?")),
                    None => finding.help("take the text out, or name it like the card's file"),
                });
            }
        }
    }

    /// Variables of card texts that show nothing (neither numbers of the card nor words of
    /// options, such as `$edition_word`), and words for questions: those that a card lacks and
    /// those that nobody sees. What a language lacks is told among the differences.
    fn own_words(&self, out: &mut Vec<Diagnostic>) {
        let game = SHELF.iter().find(|game| game.id() == self.game);
        let messages = game.map(|game| game.messages()).unwrap_or_default();
        let answered = game.map(|game| game.answered()).unwrap_or_default();
        let of = |space: &str| {
            let found = messages.iter().find(|(name, _)| *name == space);
            found.map_or(&[] as &[Signature], |(_, messages)| messages)
        };
        let options = self.options.iter().map(|option| format!("{option}_word")).collect();
        let (prompts, choices) = (of("ask"), of("choice"));
        let named = Named { prompts, choices, answered: &answered, options };
        for card in self.cards {
            let keys: Vec<_> = self.tags.iter().filter_map(|tag| self.key(tag, card)).collect();
            let first = keys.iter().find(|key| key.tag == BASE).or(keys.first());
            out.extend(first.into_iter().flat_map(|key| named.lacking(card, key)));
            for key in keys {
                for (name, place) in key.variables.into_iter().flatten() {
                    if !named.shows(card, None, name) {
                        out.push(unknown_variable(name, card, place));
                    }
                }
                for attribute in &key.attributes {
                    out.extend(named.stray(card, attribute));
                    let variables = attribute.variables.iter();
                    let strange = variables
                        .filter(|(name, _)| !named.shows(card, Some(attribute.name), name));
                    out.extend(strange.map(|(name, place)| unknown_variable(name, card, place)));
                }
            }
        }
    }

    /// Colons in questions: one at the end looks for an answer behind it that does not come, and one
    /// within collides with that behind the player's name, where the language has one there.
    fn prompts(&self, out: &mut Vec<Diagnostic>) {
        let asked = |tag: &str| self.keys.get(&(tag, SPACE, "asked")).copied();
        for key in self.keys.values() {
            let named =
                || asked(key.tag).or_else(|| asked(BASE)).is_some_and(|key| key.colon.is_some());
            let whole = key.colon.filter(|_| key.space == ASK && !key.id.starts_with('-'));
            let own = key.attributes.iter().filter(|one| is_question(one.name));
            let own = own.filter(|_| self.cards.iter().any(|card| card.kind == key.space));
            let colons = whole.into_iter().chain(own.filter_map(|one| one.colon));
            out.extend(colons.filter(|colon| colon.last || named()).map(|colon| {
                let message = if colon.last {
                    "a question ends with a colon".to_owned()
                } else {
                    format!("a colon in a question, which “{}” puts behind “Name:”", key.tag)
                };
                Diagnostic::warning(codes::PROMPT_COLON, message, colon.place.clone())
                    .help("ask without it: what the question is about can stand in brackets behind")
            }));
        }
    }

    /// Texts of messages that the game does not have, and variables that are no arguments of their
    /// message. Gives back the texts with such a variable: language, space and id.
    fn messages(&self, out: &mut Vec<Diagnostic>) -> BTreeSet<(&str, &str, &str)> {
        let mut slips = BTreeSet::new();
        let game = SHELF.iter().find(|game| game.id() == self.game);
        for (space, known) in game.iter().flat_map(|game| game.messages()) {
            let by_id: BTreeMap<&str, &Signature> =
                known.iter().map(|message| (message.id.as_str(), message)).collect();
            let keys: Vec<&Key<'_>> =
                self.keys.values().copied().filter(|key| key.space == space).collect();
            for key in &keys {
                let Some(message) = by_id.get(key.id) else {
                    let same =
                        |other: &&&Key| other.tag == key.tag && other.refers.contains(&key.id);
                    if !key.id.starts_with('-') && keys.iter().find(same).is_none() {
                        out.push(no_message(key, &known));
                    }
                    continue;
                };
                let before = out.len();
                out.extend(strange_variables(key, message));
                if out.len() > before {
                    slips.insert((key.tag, key.space, key.id));
                }
            }
        }
        slips
    }

    /// Languages that a pack promises and that have no text at all.
    fn promised(&self, out: &mut Vec<Diagnostic>) {
        for pack in self.content.packs_of(self.game) {
            for tag in pack.languages.iter().filter(|tag| !self.tags.contains(tag)) {
                let message = format!("the pack promises texts in “{tag}”, and there are none");
                let word = format!("\"{tag}\"");
                let at = pack.source.text().find(&word).map(|at| at..at + word.len());
                let place = at.map_or(pack.source.top(), |range| pack.source.place(range));
                out.push(
                    Diagnostic::warning(codes::NO_LANGUAGE, message, place)
                        .help(format!("write locales/{tag}/…ftl, or take “{tag}” out")),
                );
            }
        }
    }

    /// A difference between a language and the base, if the pack that it belongs to promises the
    /// language.
    fn difference(
        &self,
        found: &Difference,
        slips: &BTreeSet<(&str, &str, &str)>,
    ) -> Option<Diagnostic> {
        let tag = &found.tag;
        // A wrong variable has been told; that the languages differ in it follows.
        let slip = |tag: &str| slips.contains(&(tag, found.space.as_str(), found.id.as_str()));
        if slip(tag) || slip(BASE) {
            return None;
        }
        let about = found.base.as_ref().unwrap_or(&found.place).source.path();
        let pack = self.content.pack_of_text(about);
        let promised = |languages: &[String]| languages.iter().any(|known| known == tag);
        if pack.is_some_and(|pack| !promised(&pack.languages)) || self.said_of_card(found) {
            return None;
        }
        let message = differs(found, tag)?;
        let finding = Diagnostic::warning(codes::LANGUAGES_DIFFER, message, found.place.clone());
        if tag == BASE {
            return Some(finding.help("all other languages agree on another: correct this one"));
        }
        let finding = finding.help(format!("what “{tag}” lacks is said in “{BASE}”"));
        Some(match &found.base {
            Some(base) if *base != found.place => {
                finding.label(base.clone(), format!("in “{BASE}”"))
            }
            _ => finding,
        })
    }

    /// Whether the look at the cards says it: texts of cards that are not there, and numbers that
    /// a card has not.
    fn said_of_card(&self, found: &Difference) -> bool {
        let mut kinds =
            SHELF.iter().filter(|game| game.id() == self.game).flat_map(|game| game.kinds());
        if !kinds.any(|kind| *kind == found.space) {
            return false;
        }
        let at = (found.space.as_str(), found.id.as_str());
        let Some(card) = self.cards.iter().find(|card| (card.kind, card.id.as_str()) == at) else {
            return true;
        };
        match &found.what {
            What::Extra | What::ExtraVariable { .. } => true,
            What::MissingVariable { name, .. } => !card.has_number(name),
            _ => false,
        }
    }
}

/// A difference in words; nothing for what is a language's own affair, such as a gender.
fn differs(found: &Difference, tag: &str) -> Option<String> {
    let name = format!("{}/{}", found.space, found.id);
    let part = |attribute: &Option<String>| match attribute {
        Some(attribute) => format!("“.{attribute}” of “{name}”"),
        None => format!("“{name}”"),
    };
    Some(match &found.what {
        What::Missing => format!("“{name}” has no text in “{tag}”"),
        What::MissingValue => format!("“{name}” has attributes in “{tag}”, but no text"),
        What::Extra => format!("“{name}” is in “{tag}” only"),
        What::MissingAttribute(attribute) if is_text(attribute) => {
            format!("“{name}” has no “.{attribute}” in “{tag}”")
        }
        What::MissingAttribute(_) | What::ExtraAttribute(_) => return None,
        What::MissingVariable { attribute, name } => {
            format!("{} does not use “${name}” in “{tag}”", part(attribute))
        }
        What::ExtraVariable { attribute, name } => {
            format!("{} uses “${name}” in “{tag}” only", part(attribute))
        }
    })
}

fn no_message(key: &Key<'_>, known: &[Signature]) -> Diagnostic {
    let message = format!("the game has no message “{}/{}”", key.space, key.id);
    let finding = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
    match nearest(key.id, known.iter().map(|message| message.id.as_str())) {
        Some(near) => finding.help(format!("did you mean “{near}”?")),
        None => {
            finding.help("take the text out; `cardwright schema` prints the messages of a game")
        }
    }
}

/// The variables of a text that show no argument of its message.
fn strange_variables(key: &Key<'_>, message: &Signature) -> Vec<Diagnostic> {
    let names: Vec<&str> = message.args.iter().map(|(name, _)| name.as_str()).collect();
    let attributes = key.attributes.iter().map(|one| one.variables);
    let variables = attributes.chain(key.variables).flatten();
    let strange = variables.filter(|(variable, _)| !names.iter().any(|name| shows(variable, name)));
    let told = strange.map(|(variable, place)| {
        let message = format!("the message has no argument “{variable}”");
        let finding = Diagnostic::error(codes::UNKNOWN_VARIABLE, message, place.clone());
        finding.suggest(variable, names.iter().copied())
    });
    told.collect()
}

fn unknown_variable(name: &str, card: &CardInfo, place: &Place) -> Diagnostic {
    let numbers: Vec<&str> = card.numbers().map(|(name, _)| name).collect();
    let message = format!("the card has no number “{name}”");
    let finding = Diagnostic::error(codes::UNKNOWN_VARIABLE, message, place.clone());
    match nearest(name, numbers.iter().copied()) {
        Some(near) => finding.help(format!("did you mean “${near}”?")),
        None => finding.help(format!("the numbers of this card are: {}", numbers.join(", "))),
    }
}

/// Attributes that are shown; the others are grammar, which is each language's own.
fn is_text(attribute: &str) -> bool {
    matches!(attribute, "text" | "flavour" | "title" | "power" | "code" | "is")
        || is_own_word(attribute)
}

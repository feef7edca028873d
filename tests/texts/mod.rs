//! Every language says everything: nothing missing, nothing left in English.

mod asked;
mod called;
mod coverage;
mod golden;
mod numbers;
pub mod page;
mod pages;
mod phrases;
mod rulebook;
mod scenes;
mod tales;
mod terms;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use content::CardInfo;
use engine::{SHELF, Shelved};
use play::{Advisor, Arg, Args, Eye, Message, Seat, Setup, Table, Waiting};
use text::keys::{What, compare, keys};
use text::{BASE, Locales, PSEUDO, Voice};
use view::CardBook;

use crate::support::{built_in, root, sound, texts, with_all};

/// The languages there are.
pub const TAGS: [&str; 4] = ["de", "en", "fr", "nl"];

fn locales(game: &dyn Shelved) -> Locales {
    let (locales, findings) = Locales::load(&[texts(game.id())]);
    sound(findings);
    locales
}

#[test]
fn the_languages_have_the_same_messages_and_variables() {
    for game in SHELF {
        same_messages(&locales(*game));
    }
}

fn same_messages(locales: &Locales) {
    assert_eq!(locales.tags(), TAGS);
    let mut wrong = Vec::new();
    for difference in compare(locales, BASE) {
        // A language may have more attributes and may leave a variable unused: grammar differs.
        let grave = matches!(
            difference.what,
            What::Missing | What::Extra | What::MissingValue | What::ExtraVariable { .. }
        ) || matches!(&difference.what, What::MissingAttribute(name)
            if ["text", "flavour", "title", "power", "code", "is"].contains(&name.as_str()));
        if grave {
            wrong.push(format!("{}: {:?}", difference.place, difference.what));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each tutorial says what the signs mean that stand on its table.
#[test]
fn tutorials_explain_their_signs() {
    for game in SHELF {
        let signs: &[&str] = match game.id() {
            "roll_player" => &["★", "✓", "✗", "+", "[", "("],
            _ => &["†", "°", "~", "+"],
        };
        for tag in TAGS {
            let file = root().join(format!("locales/{tag}/{}/lesson.ftl", game.id()));
            let lessons = std::fs::read_to_string(file).expect("each game has lessons");
            for sign in signs {
                assert!(lessons.contains(sign), "{tag} {}: {sign} is not explained", game.id());
            }
        }
        // A goal that is lost and a price that cannot be paid have the same sign.
        for tag in TAGS.iter().filter(|_| game.id() == "roll_player") {
            let file = root().join(format!("locales/{tag}/roll_player/lesson.ftl"));
            let lessons = std::fs::read_to_string(file).expect("each game has lessons");
            assert!(lessons.matches('✗').count() > 1, "{tag}: ✗ is explained in part");
        }
    }
}

/// Between the parts of a list that is said aloud stands what the language wants there.
#[test]
fn lists_said_aloud_are_set_as_the_language_sets_them() {
    for tag in TAGS {
        let file = root().join(format!("locales/{tag}/cli.ftl"));
        let texts = std::fs::read_to_string(file).expect("the program has texts");
        let room = if tag == "fr" { "\u{202f}" } else { "" };
        let list = format!("list-aloud = {{ $before }}{room}; {{ $after }}\n");
        assert!(texts.contains(&list), "{tag}: {list}");
    }
}

/// `l10n.toml`, by which translators' tools find the texts, names the languages there are.
#[test]
fn translators_tools_know_each_language() {
    let locales = locales(SHELF[0]);
    let tags: Vec<_> = locales.tags().into_iter().filter(|tag| *tag != BASE).collect();
    let list = format!("locales = {tags:?}\n");
    let settings = std::fs::read_to_string(root().join("l10n.toml")).expect("it is there");
    assert!(settings.contains(&list), "l10n.toml lacks the line {list}");
}

/// In French no line ends before a colon, behind an opening guillemet and so on: their spaces do not
/// break.
#[test]
fn french_signs_are_not_parted_from_their_words() {
    let parted = [" :", " ;", " ?", " !", " »", "« "];
    let mut wrong = BTreeSet::new();
    for game in SHELF {
        let locales = locales(*game);
        for key in keys(&locales).into_iter().filter(|key| key.tag == "fr") {
            let span = key.whole.span;
            let text = &key.whole.source.text()[span.start as usize..span.end as usize];
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let lines = lines.filter(|line| parted.iter().any(|sign| line.contains(sign)));
            wrong.extend(lines.map(|line| format!("{}: {line}", key.space)));
        }
    }
    assert!(wrong.is_empty(), "write U+00A0 for these spaces: {wrong:#?}");
}

/// What the types of a game can say has a text, whether or not a game of bots comes to say it.
#[test]
fn every_variant_that_is_said_has_a_message() {
    for game in SHELF {
        let locales = locales(*game);
        let keys = keys(&locales);
        let there: BTreeSet<(&str, &str)> = keys
            .iter()
            .filter(|key| key.tag == BASE && key.variables.is_some())
            .map(|key| (key.space, key.id))
            .collect();
        let spaces = game.messages();
        assert!(spaces.len() >= 3, "{} names what happens, is chosen and is asked", game.id());
        let said = spaces.iter().flat_map(|(space, known)| known.iter().map(|it| (*space, it)));
        let said = said.map(|(space, message)| (space, message.id));
        let silent: Vec<_> = said.filter(|message| !there.contains(message)).collect();
        assert_eq!(silent, [], "{}: locales/{BASE} lacks these", game.id());
    }
}

/// The files whose messages are said by themselves, and not as words in others.
const SENTENCES: [&str; 10] =
    ["ask", "board", "choice", "end", "hint", "log", "refusal", "rules", "score", "spoken"];

/// Everything that is said in some games with bots. They are played once for all tests.
fn everything_said(game: &'static dyn Shelved) -> Arc<[Message]> {
    static SAID: Mutex<BTreeMap<&str, Arc<[Message]>>> = Mutex::new(BTreeMap::new());
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(said.entry(game.id()).or_insert_with(|| said_in_games(game).into()))
}

/// Plays games with bots and gives everything that is said on the way.
fn said_in_games(game: &dyn Shelved) -> Vec<Message> {
    let games = [built_in(game), with_all(game)];
    let setups = engine::errand::setups(&*games[0]);
    let mut said = Vec::new();
    // Of every number of seats, and of the options one after another; every other game with all
    // packs.
    let some = setups.iter().enumerate().step_by((setups.len() / 7).max(1));
    for ((seed, setup), opened) in some.zip(games.iter().cycle()) {
        let table = opened.table(setup.clone(), seed as u64);
        listen(&mut *table.expect("the set-up is one of the game's"), &mut said);
    }
    let spaces: BTreeSet<&str> = said.iter().map(|message| message.space).collect();
    // A game may have no topics of rules; then it has no file for them.
    let ruled = keys(&locales(game)).iter().any(|key| key.space == "rules");
    let all = SENTENCES.into_iter().filter(|space| ruled || *space != "rules");
    assert_eq!(spaces, all.collect(), "{} says something of each", game.id());
    // Most is said again and again.
    let once = |message: Message| ((message.space, message.named_line()), message);
    said.into_iter().map(once).collect::<BTreeMap<_, _>>().into_values().collect()
}

fn listen(table: &mut dyn Table, said: &mut Vec<Message>) {
    let eyes = [Eye::Seat(Seat(0)), Eye::Seat(Seat(table.seats() - 1)), Eye::Bystander];
    let mut told = 0;
    loop {
        table.advance();
        eyes.iter().for_each(|eye| said.extend(table.log(told, *eye)));
        told = table.log_len();
        let Waiting::Asks { seat, prompt } = table.waiting() else { break };
        said.push(prompt);
        explained(&*table);
        said.extend(table.offers().iter().cloned());
        let picture = table.picture(Eye::Seat(seat));
        said.extend(picture.iter().flat_map(|panel| panel.messages()).cloned());
        said.extend(table.refusals().into_iter().map(|refusal| refusal.why));
        said.extend(table.reasons(0).into_iter().map(|share| share.of));
        said.extend(table.spoken(Eye::Seat(seat)).into_iter().map(|spoken| spoken.says));
        let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
    }
    said.extend(table.rules().iter().flat_map(|chapter| chapter.messages()).cloned());
    let piles = table.piles(Eye::Bystander);
    said.extend(piles.iter().flat_map(|panel| panel.messages()).cloned());
    for seat in 0..table.seats() {
        said.extend(table.tally(Seat(seat), eyes[0]).into_iter().map(|line| line.reason));
    }
    said.extend(table.ending().concat());
}

/// What is asked is explained by a message of the rulebook; scripts of cards may ask what no rule
/// does.
fn explained(table: &dyn Table) {
    let Some(topic) = table.topic() else { return };
    let rules = table.rules();
    let known = rules.iter().flat_map(|chapter| chapter.messages()).any(|said| said.id == topic);
    assert!(known, "the rulebook has no «{topic}»");
}

fn names() -> Vec<String> {
    ["Anna", "Bram", "Chloé", "Dörte"].map(str::to_owned).to_vec()
}

#[test]
fn whole_games_are_said_in_every_language() {
    for game in SHELF {
        let table = built_in(*game).table(Setup::seats(2), 1).expect("two may play");
        said_in_all(&locales(*game), &everything_said(*game), &table.facts());
    }
}

fn said_in_all(locales: &Locales, said: &[Message], table: &Args) {
    let base = locales.voice(BASE, names()).at_table(table);
    for tag in locales.tags() {
        let voice = locales.voice(&tag, names()).at_table(table);
        // A cell of a picture may be meant to be empty.
        let empty = said.iter().find(|message| {
            voice.say(message).trim().is_empty() && !base.say(message).trim().is_empty()
        });
        assert_eq!(empty, None, "{tag} says nothing");
        // The score sheet of all players has a title for each kind of line.
        for line in said.iter().filter(|message| message.space == "score") {
            let title = voice.word("score", &line.id, Some("title"), &[]);
            assert!(title.is_some(), "{tag}: score/{} has no title", line.id);
        }
        assert_eq!(voice.gaps(), [], "{tag} has gaps");
        let errors: Vec<_> = voice.errors().iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
    }
}

/// Who does something stands out in each language, and a sentence is the same in pieces.
#[test]
fn players_are_found_in_what_is_told() {
    for game in SHELF {
        let (locales, said) = (locales(*game), everything_said(*game));
        for tag in locales.tags() {
            let voice = locales.voice(&tag, names());
            for message in said.iter().filter(|message| message.space == "log") {
                let seats = message.args.iter().map(|(_, arg)| arg);
                let seats = seats.filter(|arg| matches!(arg, Arg::Seat(_)));
                let (text, pieces) = (voice.say(message), voice.pieces(message));
                for seat in seats.filter(|seat| names_seat(&text, seat)) {
                    let found = pieces.iter().any(|piece| piece.arg == Some(seat));
                    assert!(found, "{tag}: “{text}” {pieces:?}");
                }
            }
        }
    }
}

fn names_seat(text: &str, seat: &Arg) -> bool {
    matches!(seat, Arg::Seat(seat) if text.contains(&names()[seat.at()]))
}

#[test]
fn no_language_leaks_another() {
    // Where a message is missing the next language of the chain speaks. None may have to. A missing
    // attribute is as bad where it is shown (see above); as a hint of grammar it is never borrowed.
    for game in SHELF {
        speaks_alone(&locales(*game));
    }
}

fn speaks_alone(locales: &Locales) {
    let missing: Vec<_> = compare(locales, BASE)
        .into_iter()
        .filter(|difference| matches!(difference.what, What::Missing | What::MissingValue))
        .map(|difference| format!("{}: {}/{}", difference.tag, difference.space, difference.id))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_kind_of_card_is_named() {
    for game in SHELF {
        let (locales, opened) = (locales(*game), with_all(*game));
        let kinds: BTreeSet<&str> = opened.cards().iter().map(|card| card.kind).collect();
        for tag in locales.tags() {
            let voice = locales.voice(&tag, names());
            let id = |kind: &&str| format!("kind-{}", kind.replace('_', "-"));
            let nameless = |kind: &&&str| voice.word("card", &id(kind), None, &[]).is_none();
            assert_eq!(kinds.iter().find(nameless), None, "{} in {tag}", game.id());
        }
    }
}

/// What the file of a card says has words in each language: its fields, and what stands in those
/// that players do not read of the card.
#[test]
fn every_field_of_a_card_is_named() {
    for game in SHELF {
        let (locales, opened) = (locales(*game), with_all(*game));
        let book = CardBook::new(opened.cards());
        for tag in locales.tags() {
            let voice = locales.voice(&tag, names());
            let named = |id: &str| voice.word("card", id, Some("is"), &[]).is_some();
            let nameless = |key: &&String| {
                let id = key.replace('_', "-");
                !named(&id) && !named(&format!("row-{id}"))
            };
            let keys = |card: &'_ CardInfo| -> Vec<String> {
                card.fields.keys().chain(card.origin.keys()).cloned().collect()
            };
            let keys: BTreeSet<String> = opened.cards().iter().flat_map(keys).collect();
            assert_eq!(keys.iter().find(nameless), None, "{} in {tag}", game.id());
            let fields = opened.cards().iter().flat_map(|card| card.fields.iter());
            let raw = fields.filter(|(key, value)| {
                let says = |key: &str| book.field(&voice, key, value).is_some();
                !says(key) && !says(&format!("row-{key}"))
            });
            let raw: BTreeSet<&String> = raw.map(|(key, _)| key).collect();
            assert_eq!(raw, BTreeSet::new(), "{} in {tag}", game.id());
        }
    }
}

#[test]
fn a_pseudo_language_leaves_no_plain_sentence() {
    for game in SHELF {
        nothing_plain(&locales(*game), &everything_said(*game));
    }
}

fn nothing_plain(locales: &Locales, said: &[Message]) {
    let pseudo = locales.pseudo(BASE).expect("the base language is there");
    let voice = pseudo.voice(PSEUDO, names());
    let names: BTreeSet<String> = names().into_iter().collect();
    for message in said {
        let text = voice.say(message);
        let plain = plain_words(&text, &names);
        assert!(plain.len() < 2, "“{text}” holds plain words {plain:?} ({message:?})");
    }
    gapless(&voice);
}

fn gapless(voice: &Voice<'_>) {
    assert_eq!(voice.gaps(), []);
}

/// Words of plain letters that a sentence in no language at all would have: two of them in one
/// text mean a sentence that never went through Fluent.
fn plain_words(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let plain = words
        .filter(|word| word.len() > 3 && word.chars().all(|letter| letter.is_ascii_lowercase()));
    plain.filter(|word| !names.contains(*word)).map(str::to_owned).collect()
}

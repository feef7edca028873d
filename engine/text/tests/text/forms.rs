//! Functions for forms of names: in sentences, with lists, and errors in their use.

use play::{Arg, Message, Seat, Spelled};
use text::Gender;

use crate::{clean, load, told};

const WORDS: &str = "quoted = « { $name } »\nlist-two = { $head } et { $tail }\n\
    list-more = { $head }, { $tail }\nlist-last = { $head } et { $tail }\n";

const WEAPONS: &str = "bow = Arc\n    .gender = m\nsword = Épée\n    .gender = f\n\
    club = Gourdin\n    .gender = m\n    .of = de son Gourdin\n";

const SKILLS: &str = "-head = Compétence\n    .gender = f\n\nclimb = Grimper\n";

fn say(log: &str, name: &str) -> String {
    let locales = clean(&[
        ("en/log.ftl", "line = { $seat }\n"),
        ("fr/log.ftl", log),
        ("fr/words.ftl", WORDS),
        ("fr/weapon.ftl", WEAPONS),
        ("fr/skill.ftl", SKILLS),
        ("en/weapon.ftl", "axe = Rusty Axe\n"),
    ]);
    let word = |space: &'static str, id: &'static str| Arg::Word(Spelled::new(space, id));
    let cards = ["bow", "sword", "club"].map(|id| word("weapon", id)).to_vec();
    let message = Message::bare("log", "line")
        .with("seat", Arg::Seat(Seat(0)))
        .with("bow", word("weapon", "bow"))
        .with("club", word("weapon", "club"))
        .with("axe", word("weapon", "axe"))
        .with("climb", word("skill", "climb"))
        .with("cards", Arg::List(cards));
    let voice = locales.voice("fr", vec![name.to_owned()]);
    let line = voice.say(&message);
    assert_eq!(voice.errors(), []);
    line
}

#[test]
fn names_take_the_forms_of_their_language() {
    assert_eq!(say("line = { THE($bow) }, { OF($bow) }\n", ""), "l’Arc, de l’Arc");
    assert_eq!(say("line = { START(THE($bow)) }\n", ""), "L’Arc");
    assert_eq!(say("line = { OF($seat) }\n", "Odile"), "d’Odile");
    assert_eq!(say("line = { OF($club) }\n", ""), "de son Gourdin");
    assert_eq!(say("line = { OF(\"jeton\", gender: \"m\") }\n", ""), "du jeton");
}

#[test]
fn a_player_without_a_name_is_a_noun_of_the_words() {
    let locales = clean(&[
        ("en/log.ftl", "line = { $seat }\n"),
        ("fr/log.ftl", "line = { OF($seat) }\n"),
        ("fr/words.ftl", "seat = Joueur { $n }\n    .gender = m\n"),
    ]);
    let message = Message::bare("log", "line").with("seat", Arg::Seat(Seat(1)));
    assert_eq!(locales.voice("fr", Vec::new()).say(&message), "du Joueur B");
}

#[test]
fn sentences_agree_with_a_player_whose_gender_was_said() {
    let log = "line = { $seat } est { $seat_gender ->\n    [f] arrivée\n   *[other] arrivé\n  }.\n";
    let locales = clean(&[("en/log.ftl", "line = { $seat }\n"), ("fr/log.ftl", log)]);
    let message = Message::bare("log", "line").with("seat", Arg::Seat(Seat(0)));
    let say = |gender: Option<Gender>| {
        let voice = locales.voice("fr", vec!["Dominique".to_owned()]);
        voice.with_genders(vec![gender]).say(&message)
    };
    assert_eq!(say(Some(Gender::Feminine)), "Dominique est arrivée.");
    assert_eq!(say(Some(Gender::Masculine)), "Dominique est arrivé.");
    assert_eq!(say(None), "Dominique est arrivé.");
}

#[test]
fn names_behind_a_common_noun_stand_in_quotes() {
    assert_eq!(say("line = { OF($climb) }\n", ""), "de la Compétence « Grimper »");
    assert_eq!(say("line = { LOWER($climb) }\n", ""), "grimper");
}

#[test]
fn terms_are_nouns_with_data_of_their_own() {
    let terms = "-bag = sac\n    .gender = m\n-trash = poubelle\n    .gender = f\n\
        -card = { $count ->\n    [other] cartes\n   *[one] carte\n  }\n    .gender = f\n";
    let say = |line: &str| {
        let locales = clean(&[
            ("en/log.ftl", "line = Line\n"),
            ("fr/log.ftl", &format!("line = {line}\n")),
            ("fr/terms.ftl", terms),
        ]);
        assert_eq!(told(&text::forms::look(&locales)), Vec::<String>::new());
        let voice = locales.voice("fr", Vec::new());
        let line = voice.say(&Message::bare("log", "line"));
        assert_eq!(voice.errors(), []);
        line
    };
    assert_eq!(say("{ OF(-bag) }, { TO(-bag) }, { THE(-trash) }"), "du sac, au sac, la poubelle");
    assert_eq!(
        say("{ START(THE(-card)) } { OF(-card( count: \"one\" ) ) }"),
        "La carte de la carte"
    );
    assert_eq!(say("{ TO(-card(count: \"other\")) } -bag"), "aux cartes -bag");
    assert_eq!(say("{ LOWER(-bag) } { OF(\"sac\", gender: \"m\") }"), "sac du sac");
}

#[test]
fn what_is_wrong_with_terms_as_nouns_has_a_place() {
    let (locales, findings) = load(&[
        ("en/log.ftl", "a = A\nb = B\n"),
        ("fr/log.ftl", "a = { OF(-bag, gender: \"m\") }\nb = { OF(-die) }{ LOWER(-die) }\n"),
        (
            "fr/terms.ftl",
            "-bag = sac\n    .gender = m\n-die = dé\n-top = dessus\n    .gender = n\n",
        ),
    ]);
    assert_eq!(findings, []);
    let expected = [
        "locales/fr/log.ftl:1:16 redundant-form `-bag` already defines its `gender`",
        "locales/fr/log.ftl:2:11 noun-datum `-die` has no `.gender`, so `OF` puts no article before it",
        "locales/fr/terms.ftl:5:6 noun-datum `.gender` has the unknown value `n`",
    ];
    assert_eq!(told(&text::forms::look(&locales)), expected);
}

#[test]
fn a_list_takes_the_form_name_by_name() {
    let listed = say("line = { THE($cards) }; { QUOTE($cards) }; { $cards }\n", "");
    let expected = "l’Arc, l’Épée et le Gourdin; « Arc », « Épée » et « Gourdin »; \
        Arc, Épée et Gourdin";
    assert_eq!(listed, expected);
}

#[test]
fn a_name_of_another_language_is_not_inflected() {
    assert_eq!(say("line = { THE($axe) } { LOWER($axe) } { QUOTE($axe) }\n", ""), {
        "Rusty Axe Rusty Axe « Rusty Axe »"
    });
}

#[test]
fn a_call_that_a_language_does_not_know_has_a_place() {
    let (_, findings) = load(&[
        ("en/log.ftl", "a = { OF($card) }\n"),
        ("fr/log.ftl", "a = { THE($card, case: \"dat\") }\nb = { OF($a, $b) }\n"),
        ("de/log.ftl", "a = { THE($card, case: \"acc\") }\nb = { THE($card, case: \"abl\") }\n"),
    ]);
    assert_eq!(
        told(&findings),
        [
            "locales/de/log.ftl:2:25 argument `case` has an invalid value",
            "locales/en/log.ftl:1:7 unknown-function unknown function `OF` in “en”",
            "locales/fr/log.ftl:1:18 argument `THE` has no option `case`",
            "locales/fr/log.ftl:2:7 argument `OF` takes one name, not 2",
        ]
    );
}

#[test]
fn forms_that_are_computed_anyway_and_unknown_data_are_told() {
    let weapons = "bow = Arc\n    .gender = m\n    .the = l’Arc\n    .of = d’un Arc\n\
        sword = Épée\n    .gender = feminine\n";
    let locales = clean(&[("en/weapon.ftl", "bow = Bow\n"), ("fr/weapon.ftl", weapons)]);
    assert_eq!(
        told(&text::forms::look(&locales)),
        [
            "locales/fr/weapon.ftl:3:6 redundant-form `.the` is the form that `THE($…)` computes \
             anyway",
            "locales/fr/weapon.ftl:6:6 noun-datum `.gender` has the unknown value `feminine`",
        ]
    );
}

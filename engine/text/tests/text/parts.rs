//! Parts of arguments, facts about the table, quotes in quotes, and signs in words.

use std::borrow::Cow;

use play::{Arg, Message, Setup, Spelled};
use text::{Locales, Value};

use crate::clean;

fn locales() -> Locales {
    clean(&[
        (
            "en/game/log.ftl",
            "scored = { $stars_sign ->\n    [minus] costs { $stars_size }\n    [zero] nothing\n   *[plus] earns { $stars_size }\n }\n\
             listed = { $cards }; { $cards_then }; { $cards_commas }; { $cards_count }\n\
             ended = { $alone_word ->\n    [yes] You\n   *[no] All { $players }\n }{ $long_word ->\n    [yes] {\" \"}(long)\n   *[none] {\"\"}\n }\n\
             chose = He chose “{ $offer }”.\nkept = “{ $offer }\n",
        ),
        (
            "en/game/words.ftl",
            "list-two = { $head } and { $tail }\nlist-more = { $head }, { $tail }\n\
             list-last = { $head } and { $tail }\nlist-then = { $head }, then { $tail }\n\
             quoted = “{ $name }”\nquoted-within = ‘{ $name }’\n\
             said-minus = minus { $n }\nsaid-plus = plus { $n }\nsaid-either = plus or minus { $n }\n\
             said-range = { $from } to { $to }\nsaid-two = { $from } or { $to }\nsaid-least = { $from } or more\n",
        ),
        ("en/game/card.ftl", "a = Axe\nb = Bow\nc = Cap\n"),
    ])
}

fn cards(ids: &[&'static str]) -> Arg {
    Arg::List(ids.iter().map(|id| Arg::Word(Spelled::new("card", *id))).collect())
}

#[test]
fn a_number_has_a_sign_and_a_size() {
    let locales = locales();
    let voice = locales.voice("en", vec![]);
    let scored = |n| voice.say(&Message::bare("log", "scored").with("stars", Arg::Int(n)));
    assert_eq!([-2, 0, 3].map(scored), ["costs 2", "nothing", "earns 3"]);
}

#[test]
fn a_list_can_be_an_order_or_a_row() {
    let locales = locales();
    let voice = locales.voice("en", vec![]);
    let listed = |ids| voice.say(&Message::bare("log", "listed").with("cards", cards(ids)));
    assert_eq!(
        listed(&["a", "b", "c"]),
        "Axe, Bow and Cap; Axe, then Bow, then Cap; Axe, Bow, Cap; 3"
    );
    assert_eq!(listed(&["b"]), "Bow; Bow; Bow; 1");
}

#[test]
fn every_text_can_ask_about_the_table() {
    let locales = locales();
    let ended = |setup: Setup, own: Option<&str>| {
        let facts = setup.facts();
        let voice = locales.voice("en", vec![]).at_table(&facts);
        let own = own.map(|word| ("alone", Value::Text(word)));
        voice.tell("log", "ended", &own.into_iter().collect::<Vec<_>>())
    };
    assert_eq!(ended(Setup::seats(1).with("length", "long"), None), "You (long)");
    assert_eq!(ended(Setup::seats(3), None), "All 3");
    assert_eq!(ended(Setup::seats(3), Some("yes")), "You", "values of the text come first");
    let fact = |name: &'static str, n| (Cow::from(name), Arg::Int(n));
    let facts = vec![fact("players", 5)];
    let voice = locales.voice("en", vec![]).at_table(&facts);
    assert_eq!(voice.tell("log", "ended", &[]), "All 5");
    assert_eq!(voice.errors(), []);
}

#[test]
fn a_quotation_in_another_has_the_inner_quotes() {
    let locales = locales();
    let voice = locales.voice("en", vec![]);
    let chose = |id: &str, offer| voice.tell("log", id, &[("offer", Value::Text(offer))]);
    assert_eq!(chose("chose", "Buy “Axe” now"), "He chose “Buy ‘Axe’ now”.");
    assert_eq!(chose("chose", "“Keep “Axe””"), "He chose “‘Keep “Axe”’”.");
    assert_eq!(chose("chose", "Buy it"), "He chose “Buy it”.");
    assert_eq!(chose("kept", "Buy “Axe”"), "“Buy “Axe”", "what is not closed stays");
}

#[test]
fn signs_of_numbers_are_words_for_listeners() {
    let locales = locales();
    let voice = locales.voice("en", vec![]).aloud(true);
    let said = |text| {
        let text = voice.tell("log", "chose", &[("offer", Value::Text(text))]);
        text["He chose “".len()..text.len() - "”.".len()].to_owned()
    };
    assert_eq!(said("−2, goal 16–17, +1, ±1"), "minus 2, goal 16 or 17, plus 1, plus or minus 1");
    assert_eq!(said("14–18 or 7+"), "14 to 18 or 7 or more");
    assert_eq!(said("a–b, 3 + 4, x−1"), "a–b, 3 + 4, x−1");
}

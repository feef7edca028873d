//! From messages to sentences.

use play::{Arg, Message, Seat, Spelled};
use text::{Locales, PSEUDO, Value, Voice};

use crate::clean;

fn word(space: &'static str, id: &'static str, word: &'static str) -> Arg {
    Arg::Word(Spelled::written(space, id, word))
}

fn die(colour: &'static str, face: i64) -> Arg {
    let colour = match colour {
        "red" => word("words", "colour-red", "red"),
        _ => word("words", "colour-gold", "gold"),
    };
    Arg::Group(Message::bare("words", "die").with("colour", colour).with("face", Arg::Int(face)))
}

fn game() -> Locales {
    clean(&[
        (
            "en/game/log.ftl",
            "bought = { $seat } bought { $card } for { $cost ->\n    [one] one coin\n   *[other] { $cost } coins\n }.\n\
             rolled = { $seat } rolled { $dice } ({ $dice_count }).\n\
             moved = { $direction_word ->\n    [good] Up\n   *[evil] Down\n }!\n\
             only-english = { $card } is { $card_article } thing\n\
             gain = { -coin } { $armor-set } { $armor_set_word }\n",
        ),
        (
            "en/game/words.ftl",
            "seat = Player { $n }\ndie = { $colour } { $face }\ncolour-red = red\n    .code = R\ncolour-gold = gold\n    .code = Y\n\
             direction-good = good\nlist-two = { $head } and { $tail }\nlist-more = { $head }, { $tail }\n\
             list-last = { $head } and { $tail }\nlist-none = nothing\n",
        ),
        (
            "en/game/weapon.ftl",
            "sword = Sword\n    .article = a\n    .text = Gain { $bonus }.\nbow = Bow\n    .article = a\n",
        ),
        ("en/game/terms.ftl", "-coin = coin\n"),
        (
            "fr/game/log.ftl",
            "bought = { $card_gender ->\n    [feminine] Achetée\n   *[masculine] Acheté\n } par { $seat } : { $card }, { $cost ->\n    [one] { $cost } pièce\n   *[other] { $cost } pièces\n }.\n\
             placed = { $seat } pose { $die_colour_the } sur { $die_face } ({ $die }, { $die_word }, { $die_colour_word })\n",
        ),
        (
            "fr/game/words.ftl",
            "die = dé { $colour } ({ $face })\ncolour-red = rouge\n    .the = le dé rouge\ncolour-gold = or\n",
        ),
        (
            "fr/game/weapon.ftl",
            "sword = Épée\n    .gender = feminine\nbow = Arc\n    .gender = masculine\n",
        ),
        ("eo/game/weapon.ftl", "sword = Glavo\n"),
    ])
}

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), String::new()]
}

fn bought(seat: u8, card: &'static str, cost: i64) -> Message {
    Message::bare("log", "bought")
        .with("seat", Arg::Seat(Seat(seat)))
        .with("card", word("weapon", card, card))
        .with("cost", Arg::Int(cost))
}

fn quiet(voice: &Voice<'_>) {
    assert_eq!(voice.errors(), []);
    assert_eq!(voice.gaps(), []);
}

#[test]
fn numbers_select_the_plural_of_the_language() {
    let game = game();
    let en = game.voice("en", names());
    assert_eq!(en.say(&bought(0, "sword", 1)), "Ada bought Sword for one coin.");
    assert_eq!(en.say(&bought(1, "bow", 0)), "Player B bought Bow for 0 coins.");
    let fr = game.voice("fr", names());
    assert_eq!(fr.say(&bought(0, "bow", 0)), "Acheté par Ada : Arc, 0 pièce.");
    assert_eq!(fr.say(&bought(0, "bow", 2)), "Acheté par Ada : Arc, 2 pièces.");
    quiet(&en);
    quiet(&fr);
}

#[test]
fn attributes_of_a_word_are_variables() {
    let game = game();
    let fr = game.voice("fr", names());
    assert!(fr.say(&bought(0, "sword", 3)).starts_with("Achetée par"));
    let placed = |colour| {
        Message::bare("log", "placed").with("seat", Arg::Seat(Seat(0))).with("die", die(colour, 5))
    };
    let line = "Ada pose le dé rouge sur 5 (dé rouge (5), die, red)";
    assert_eq!(fr.say(&placed("red")), line);
    // Without `.the`, the plain word is used.
    assert_eq!(fr.say(&placed("gold")), "Ada pose or sur 5 (dé or (5), die, gold)");
    assert_eq!(fr.say(&bought(7, "bow", 2)), "Acheté par Player H : Arc, 2 pièces.");
    quiet(&fr);
}

#[test]
fn a_sentence_of_the_base_keeps_the_words_of_the_language() {
    let game = game();
    let fr = game.voice("fr", names());
    let only = Message::bare("log", "only-english").with("card", word("weapon", "sword", "sword"));
    assert_eq!(fr.say(&only), "Épée is a thing");
    let moved =
        Message::bare("log", "moved").with("direction", word("words", "direction-good", "good"));
    assert_eq!(fr.say(&moved), "Up!");
    let eo = game.voice("eo", names());
    assert_eq!(eo.chain(), ["eo", "en"]);
    assert_eq!(eo.say(&bought(0, "sword", 2)), "Ada bought Glavo for 2 coins.");
    assert_eq!(eo.say(&bought(0, "bow", 2)), "Ada bought Bow for 2 coins.");
    quiet(&fr);
    quiet(&eo);
}

#[test]
fn attributes_fall_back_on_their_own() {
    let game = game();
    let fr = game.voice("fr", names());
    let text = fr.word("weapon", "sword", Some("text"), &[("bonus", Arg::Int(12345))]);
    assert_eq!(text.as_deref(), Some("Gain 12,345."));
    assert_eq!(fr.word("words", "colour-red", Some("code"), &[]).as_deref(), Some("R"));
    assert_eq!(fr.word("words", "colour-red", Some("none"), &[]), None);
    assert_eq!(fr.word("words", "colour-red", None, &[]).as_deref(), Some("rouge"));
    quiet(&fr);
}

#[test]
fn lists_are_joined_and_counted() {
    let game = game();
    let en = game.voice("en", names());
    let say = |dice: &[Arg]| {
        let rolled = Message::bare("log", "rolled").with("seat", Arg::Seat(Seat(0)));
        en.say(&rolled.with("dice", Arg::List(dice.to_vec())))
    };
    let (one, two) = (die("red", 1), die("gold", 2));
    assert_eq!(say(&[]), "Ada rolled nothing (0).");
    assert_eq!(say(std::slice::from_ref(&one)), "Ada rolled red 1 (1).");
    assert_eq!(say(&[one.clone(), two.clone()]), "Ada rolled red 1 and gold 2 (2).");
    let four = [one.clone(), two, one, Arg::Int(10000)];
    assert_eq!(say(&four), "Ada rolled red 1, gold 2, red 1 and 10,000 (4).");
    quiet(&en);
}

#[test]
fn hyphens_of_names_are_underscores() {
    let game = game();
    let en = game.voice("en", names());
    let gain = Message::bare("log", "gain").with("armor-set", word("words", "colour-red", "mail"));
    assert_eq!(en.say(&gain), "coin red mail");
}

#[test]
fn an_argument_may_be_absent() {
    let text = "a = { $die_word ->\n    [none] nothing\n   *[other] { $die }\n }\nb = { $die }\n\
                c = { $n_word }\nd = { $list_word ->\n [none] no\n *[some] yes\n }\n";
    let locales =
        clean(&[("en/a.ftl", text), ("en/words.ftl", "die = { $face }\ncolour-red = red\n")]);
    let voice = locales.voice("en", vec![]);
    assert_eq!(voice.say(&Message::bare("a", "a")), "nothing");
    assert_eq!(voice.say(&Message::bare("a", "a").with("die", die("red", 6))), "6");
    assert_eq!(voice.tell("a", "c", &[("n", Value::Int(10000))]), "10000");
    assert_eq!(voice.say(&Message::bare("a", "d").with("list", Arg::List(vec![]))), "no");
    assert_eq!(voice.errors(), []);
    assert_eq!(voice.say(&Message::bare("a", "b")), "{$die}");
    assert_eq!(voice.errors().len(), 1);
}

#[test]
fn gaps_and_slips_are_shown_and_kept() {
    let game = game();
    let fr = game.voice("fr", names());
    assert_eq!(fr.say(&Message::bare("log", "nowhere")), "⟨log/nowhere⟩");
    let strange = Message::bare("log", "only-english").with("card", word("weapon", "axe", "axe"));
    assert_eq!(fr.say(&strange), "⟨weapon/axe⟩ is ⟨weapon/axe⟩ thing");
    let gap = |space: &str, id: &str| (space.to_owned(), id.to_owned());
    assert_eq!(fr.gaps(), [gap("log", "nowhere"), gap("weapon", "axe")]);
    let missing = Message::bare("log", "placed").with("seat", Arg::Seat(Seat(0)));
    assert_eq!(fr.say(&missing), "Ada pose {$die_colour_the} sur {$die_face} ({$die}, none, none)");
    assert_eq!(fr.errors().len(), 3);
    assert_eq!(fr.errors()[0].to_string(), "fr: log/placed: Unknown variable: $die_colour_the");
}

#[test]
fn numbers_are_grouped_as_the_language_does() {
    let space = "n = { $n } { NUMBER($n, useGrouping: \"false\") } { 0.5 } { NUMBER($n, minimumFractionDigits: 1) }";
    let files = ["en", "fr", "de", "eo"].map(|tag| format!("{tag}/a.ftl"));
    let files: Vec<_> = files.iter().map(|path| (path.as_str(), space)).collect();
    let locales = clean(&files);
    let say = |tag: &str, n| locales.voice(tag, vec![]).tell("a", "n", &[("n", Value::Int(n))]);
    assert_eq!(say("en", 1234567), "1,234,567 1234567 0.5 1,234,567.0");
    assert_eq!(say("de", 12345), "12.345 12345 0,5 12.345,0");
    assert_eq!(say("fr", -12345), "−12\u{202f}345 −12345 0,5 −12\u{202f}345,0");
    assert_eq!(say("eo", 1234), "1234 1234 0,5 1234,0");
    assert_eq!(locales.voice("de", vec![]).number(-100_000), "−100.000");
}

#[test]
fn the_pseudo_language_marks_every_text_of_a_message() {
    let game = game();
    let pseudo = game.pseudo("en").expect("English was loaded");
    let voice = pseudo.voice(PSEUDO, names());
    assert_eq!(voice.say(&bought(0, "sword", 2)), "Ada [ƀóúǧħŧ] [Šŵóřđ] [ƒóř] 2 [çóíñš].");
    assert_eq!(voice.word("words", "colour-red", Some("code"), &[]).as_deref(), Some("R"));
    let gain = Message::bare("log", "gain").with("armor-set", word("words", "colour-red", "mail"));
    assert_eq!(voice.say(&gain), "[çóíñ] [řéđ] mail");
    quiet(&voice);
    assert_eq!(pseudo.tags(), [PSEUDO]);
    assert!(game.pseudo("xx").is_none());
}

#[test]
fn nothing_steers_the_terminal() {
    let locales = clean(&[("en/a.ftl", "a = { $t }{ \"\\u001B\" }[2J\n  two\n")]);
    let voice = locales.voice("en", vec!["\u{1b}]0;x".to_owned()]);
    assert_eq!(voice.tell("a", "a", &[("t", Value::Text("\u{7}x"))]), "\\u0007x\\u001b[2J\ntwo");
    assert_eq!(voice.tell("a", "a", &[("t", Value::Text("x\ny"))]), "x\\u000ay\\u001b[2J\ntwo");
    assert_eq!(voice.seat(Seat(0)), "\\u001b]0;x");
}

#[test]
fn a_term_and_a_message_may_share_their_name() {
    let locales = clean(&[
        ("en/terms.ftl", "-die = dice { -seat } { $n }\n-seat = seat\n    .many = yes\n"),
        (
            "en/words.ftl",
            "die = the { -die(n: 12) }, { -own }, { $die }\n-own = { -die }\nseat = { -seat.many ->\n [yes] many\n *[no] one\n }\n",
        ),
    ]);
    let voice = locales.voice("en", vec![]);
    assert_eq!(voice.tell("words", "seat", &[]), "many");
    let die = voice.tell("words", "die", &[("die", Value::Text("d6"))]);
    assert!(die.starts_with("the dice seat") && die.ends_with(", d6"), "{die}");
}

#[test]
fn a_sentence_knows_where_its_arguments_stand() {
    let locales = clean(&[
        (
            "fr/game/log.ftl",
            "lent = { START(THE($die)) } { OF($seat) } et { $die }, { $n }, { $dice } ({ $die_word }).\n\
             odd = { $who ->\n    [Odile] toi\n   *[other] lui\n } { $who }\n",
        ),
        (
            "fr/game/words.ftl",
            "die = dé { $colour }\n    .gender = m\ncolour-red = rouge\ncolour-gold = or\n\
             list-two = { $head } et { $tail }\n",
        ),
    ]);
    // A name must not be mistaken for a mark.
    let voice = locales.voice("fr", vec!["Odil\u{81}e\u{3}".to_owned(), "Odile".to_owned()]);
    let seat = Arg::Seat(Seat(0));
    let dice = Arg::List(vec![die("red", 1), die("gold", 2)]);
    let message = Message::bare("log", "lent").with("die", die("red", 5));
    let message = message.with("seat", seat.clone()).with("n", Arg::Int(3)).with("dice", dice);
    let pieces = voice.pieces(&message);
    let said: Vec<_> = pieces.iter().map(|piece| (piece.text.as_str(), piece.arg)).collect();
    let red = die("red", 5);
    assert_eq!(
        said,
        [
            ("Le dé rouge", Some(&red)),
            (" ", None),
            ("d’Odil\\u0081e\\u0003", Some(&seat)),
            (" et ", None),
            ("dé rouge", Some(&red)),
            (", 3, dé rouge et dé or (die).", None),
        ]
    );
    // A comparison of an argument takes precedence over its mark.
    let odd = Message::bare("log", "odd").with("who", Arg::Seat(Seat(1)));
    let odd = voice.pieces(&odd);
    assert_eq!((odd.len(), odd[0].text.as_str(), odd[0].arg), (1, "toi Odile", None));
}

#[test]
fn locales_cross_threads() {
    fn crosses<T: Send + Sync>() {}
    crosses::<Locales>();
}

//! What a player asks is answered: why something is not offered, what an offer is about, what the
//! rules say of it, and what is typed in the words of another language.

use std::collections::BTreeSet;

use desk::{Content, Keeper, Packs, Player, Speech};
use diag::Source;
use play::panel::Role;
use play::{Advisor, Eye, Ref, Setup, Waiting};
use view::{Change, HotSeat, Input, Notice, Page, RulePart, Surroundings};

use crate::support::{program, with_all};
use crate::texts::TAGS;

const GAME: &str = "roll_player";

/// The market, a minion on top, and somebody else who has taken a race.
const MARKET: &str = "phase = market  first = A  monster = kraken  minion = kobold  \
                      minions = [bandit, goblin]  market = [longsword, chain-helm, weak]  \
                      A.gold = 3  A.race = human  B.race = dragonkin  A.class = bard";
/// Dice to be taken, one of them a boost die.
const DICE: &str = "phase = dice  monster = kraken  minion = kobold  A.class = bard  \
                    pool = [boost:4, red:3, gold:6]  A.race = human";
/// A weapon in hand, and a total that brings the most that the minion has to give.
const ARMED: &str = "phase = market  first = A  monster = demon  minion = bugbear  \
                     adventure.location = dark-temple  adventure.obstacle = skeleton-horde  \
                     market = [longsword, chain-helm, weak]  A.race = gnome  A.class = shaman  \
                     A.alignment = lunatic  A.backstory = persecuted  A.gold = 6  A.xp = 2  \
                     A.cards = [ancient-spear]  A.tokens = [location, obstacle]  \
                     A.trophies = [harpy, satyr]  A.str = [purple:3, boost:7]  \
                     A.dex = [green:4, purple:5]  A.con = [gold:4, white:6, green:3]  \
                     A.int = [black:4]  A.wis = [gold:6, boost:8, white:4]  \
                     A.cha = [blue:4, green:2]";
const ROLLED: &str = "A hunt  A fight  A roll-dice  * roll 4  * roll 5  * roll 6";

fn packs() -> Packs {
    Packs::open(&[]).expect("built in").with_all()
}

/// A person and a bot in a position.
fn hot_seat(content: &Content, tag: &str, given: &str) -> HotSeat {
    after(content, tag, given, "")
}

/// The same after some answers.
fn after(content: &Content, tag: &str, given: &str, answers: &str) -> HotSeat {
    let given = given.split("  ").map(|one| format!("given {}\n", one.trim()));
    let given: String = given.collect();
    let answers = answers.split("  ").map(|one| format!("  {one}\n"));
    let answers: String = answers.filter(|line| !line.trim().is_empty()).collect();
    let text = format!("game {GAME}\nseats 2\nseed 3\n{given}play\n{answers}");
    let (records, findings) = play::notation::parse_all(&Source::new("answered.play", &text));
    assert!(findings.is_empty(), "{findings:?}");
    let opened = content.playable(GAME).expect("sound");
    let (table, findings) = opened.resume(&records[0]);
    let table = table.unwrap_or_else(|| panic!("{findings:?}"));
    let players = ["Ann", "Bo=random"].map(|words| Player::parse(words).expect("so"));
    let speech = Speech::open(content.trees(GAME), &[tag.to_owned()]);
    let keeper = Keeper::reading("answered.play".into());
    let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
    while hot_seat.go_on() {}
    hot_seat.view();
    hot_seat
}

/// What a line is answered with.
fn asked(hot_seat: &mut HotSeat, line: &str) -> Notice {
    let change = hot_seat.take(Input::Words { words: line.to_owned() });
    assert_eq!(change, Change::Nothing, "“{line}” is no answer to the question");
    let mut notices = hot_seat.notices();
    assert_eq!(notices.len(), 1, "“{line}”: {notices:?}");
    notices.remove(0)
}

fn said(hot_seat: &mut HotSeat, line: &str) -> (&'static str, String) {
    match asked(hot_seat, line) {
        Notice::Says { id, text } => (id, text),
        other => panic!("“{line}”: {other:?}"),
    }
}

fn pages(hot_seat: &mut HotSeat, line: &str) -> Vec<Page> {
    match asked(hot_seat, line) {
        Notice::Pages { pages } => pages,
        other => panic!("“{line}”: {other:?}"),
    }
}

/// The offers in words.
fn offers(hot_seat: &mut HotSeat) -> Vec<String> {
    let ask = hot_seat.view().ask.expect("somebody is asked");
    ask.offers.into_iter().map(|offer| offer.text).collect()
}

#[test]
fn what_is_a_choice_is_told_as_one() {
    let packs = packs();
    let content = packs.content();
    let mut hot_seat = hot_seat(&content, "en", MARKET);
    let all = offers(&mut hot_seat);
    for (at, offer) in all.iter().enumerate() {
        let (id, text) = said(&mut hot_seat, &format!("why {}", at + 1));
        let numbered = format!("{}. {offer}", at + 1);
        assert!(id == "why-offered" && text.contains(&numbered), "{text}");
    }
    assert_eq!(said(&mut hot_seat, "why 99").0, "no-such-number");
    // The offer of the hunt names no thing in its line, but this minion to the player.
    let Notice::WhyNot { things } = asked(&mut hot_seat, "why kobold") else { panic!("a thing") };
    let hunt = all.iter().position(|offer| offer.contains("Kobold")).expect("it is offered");
    assert_eq!(things[0].offers, [hunt], "{things:?}");
    let Notice::WhyNot { things } = asked(&mut hot_seat, "why dragonkin") else {
        panic!("a thing")
    };
    assert!(things[0].text.contains("Bo"), "another has it: {things:?}");
    // A choice of something that lies nowhere.
    let opened = content.playable(GAME).expect("sound");
    let table = opened.table(Setup::seats(2), 3).expect("two can play");
    let players = ["Ann", "Bo=random"].map(|words| Player::parse(words).expect("so"));
    let speech = Speech::open(content.trees(GAME), &["en".to_owned()]);
    let keeper = Keeper::reading("answered.play".into());
    let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
    while hot_seat.go_on() {}
    let all = offers(&mut hot_seat);
    for race in ["elf", "gnome"] {
        let choice = all.iter().any(|offer| offer.to_lowercase().contains(race));
        let (id, text) = match asked(&mut hot_seat, &format!("why {race}")) {
            Notice::Says { id, text } => (id, text),
            Notice::WhyNot { things } => ("thing", things[0].text.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(id == "why-offered", choice, "{text}");
    }
}

/// Own red dice, also one where white is wanted and places where red is, and one of somebody else.
const COLOURS: &str = "phase = dice  first = A  A.race = human  A.class = bard  B.class = thief  \
                       A.backstory = aristocrat  A.str = [red:3, green:2]  A.dex = [red:4]  \
                       B.str = [white:3, purple:5]  pool = [blue:2, red:3, gold:6]";

#[test]
fn a_colour_means_all_of_ones_own_that_have_it() {
    let packs = packs();
    let content = packs.content();
    for (tag, code, word) in [
        ("en", "r", Some("red")),
        ("de", "r", None),
        ("fr", "ro", Some("rouge")),
        ("nl", "r", None),
    ] {
        let mut hot_seat = hot_seat(&content, tag, COLOURS);
        let all = offers(&mut hot_seat);
        let Notice::WhyNot { things } = asked(&mut hot_seat, &format!("why {code}")) else {
            panic!("{tag}: things")
        };
        // The die to be taken, and in one sentence those that lie on the sheet.
        let [first, rest] = &things[..] else { panic!("{tag}: {things:?}") };
        assert_eq!(first.offers.len(), 1, "{tag}: {things:?}");
        assert!(all[first.offers[0]].contains('3'), "{tag}: {all:?}");
        assert!(rest.offers.is_empty() && rest.also.len() >= 2, "{tag}: {things:?}");
        assert!(rest.name.contains('4') && !rest.text.contains("Bo"), "{tag}: {things:?}");
        // By the word as it is said of a die they are the same.
        let Some(word) = word else { continue };
        let Notice::WhyNot { things: by_word } = asked(&mut hot_seat, &format!("why {word}"))
        else {
            panic!("{tag}: things")
        };
        assert!(by_word.iter().any(|it| it.name == rest.name), "{tag}: {by_word:?} {rest:?}");
        assert!(by_word.iter().all(|it| !it.text.contains("Bo")), "{tag}: {by_word:?}");
    }
}

#[test]
fn two_choices_that_look_equally_good_are_both_named() {
    let packs = packs();
    let content = packs.content();
    let mut seen = 0;
    for tag in TAGS {
        let opened = content.playable(GAME).expect("sound");
        let table = opened.table(Setup::seats(2), 3).expect("two can play");
        let players = ["Ann", "Bo=random"].map(|words| Player::parse(words).expect("so"));
        let speech = Speech::open(content.trees(GAME), &[tag.to_owned()]);
        let keeper = Keeper::reading("answered.play".into());
        let mut hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
        for _ in 0..40 {
            while hot_seat.go_on() {}
            let all = offers(&mut hot_seat);
            let Notice::Hint { text, weights } = asked(&mut hot_seat, "hint") else { panic!("so") };
            let named: Vec<bool> =
                weights.iter().map(|weight| text.contains(&all[weight.offer])).collect();
            if named.iter().filter(|named| **named).count() == 2 && named[0] && named[1] {
                seen += 1;
            }
            assert!(named[0], "{tag}: {text}");
            hot_seat.take(Input::Offer { offer: 0 });
        }
    }
    assert!(seen > TAGS.len(), "{seen}");
}

#[test]
fn alone_an_initiative_card_is_explained_by_what_the_enemy_does() {
    for (with, rule) in [(false, "solo-die"), (true, "solo-prowl")] {
        let packs = Packs::open(&[]).expect("built in");
        let packs = if with { packs.with_all() } else { packs };
        let content = packs.content();
        for (seats, alone) in [(1, true), (2, false)] {
            let opened = content.playable(GAME).expect("sound");
            let table = opened.table(Setup::seats(seats), 3).expect("so many can play");
            let players = ["Ann", "Bo=random"].map(|words| Player::parse(words).expect("so"));
            let players = players[..usize::from(seats)].to_vec();
            let speech = Speech::open(content.trees(GAME), &["en".to_owned()]);
            let keeper = Keeper::reading("answered.play".into());
            let mut hot_seat = HotSeat::new(opened, table, players, speech, keeper);
            while hot_seat.go_on() {}
            let pages = hot_seat.sight().explained(&[Ref::new("initiative-card", "1")]);
            let is_rule =
                |page: &Page| matches!(page, Page::Rule { rule: it } if it.text.contains("enem"));
            assert_eq!(pages.iter().any(is_rule), alone, "{rule}: {pages:?}");
            let turns = format!("{pages:?}").contains("your place in the market");
            assert_eq!(turns, !alone, "{rule}: {pages:?}");
        }
    }
}

#[test]
fn whatever_an_offer_is_about_is_explained() {
    let packs = packs();
    let content = packs.content();
    for tag in TAGS {
        let mut hot_seat = hot_seat(&content, tag, MARKET);
        let hunt = offers(&mut hot_seat).iter().position(|offer| offer.contains("obold"));
        let hunt = hunt.expect("a hunt is offered");
        let found = pages(&mut hot_seat, &format!("? {}", hunt + 1));
        let minion = |page: &Page| matches!(page, Page::Card { card } if card.kind == "minion");
        assert!(found.iter().any(minion), "{tag}: {found:?}");
        assert_eq!(hot_seat.take(Input::Offer { offer: hunt }), Change::Table);
        while hot_seat.go_on() {}
        for at in 1..=offers(&mut hot_seat).len() {
            assert!(!pages(&mut hot_seat, &format!("? {at}")).is_empty(), "{tag} {at}");
        }
        assert_eq!(said(&mut hot_seat, "? 99").0, "no-such-number", "{tag}");
    }
}

#[test]
fn the_choice_that_is_asked_for_is_told_with_its_card() {
    let packs = packs();
    let content = packs.content();
    let mut hot_seat = hot_seat(&content, "en", MARKET);
    let all = offers(&mut hot_seat);
    let sword = all.iter().position(|offer| offer.contains("Longsword")).expect("on sale");
    let Notice::Answer { text, .. } = asked(&mut hot_seat, &format!("ch {}", sword + 1)) else {
        panic!("it is answered")
    };
    assert!(text.contains("each of your dice"), "{text}");
}

#[test]
fn a_die_is_explained_as_what_it_is() {
    let packs = packs();
    let content = packs.content();
    let hot_seat = hot_seat(&content, "en", DICE);
    let name = |die: &'static str| match &hot_seat.sight().explained(&[Ref::new("die", die)])[..] {
        [Page::Term { name, .. }, ..] => name.clone(),
        other => panic!("{other:?}"),
    };
    assert_ne!(name("boost:4"), name("red:3"));
    assert_ne!(name("gold:6"), name("red:3"));
}

#[test]
fn a_row_a_space_a_die_and_a_card_of_a_sheet_say_what_they_need() {
    let packs = packs();
    let content = packs.content();
    for tag in TAGS {
        let hot_seat = hot_seat(&content, tag, ARMED);
        let sight = hot_seat.sight();
        let panels = sight.moment(hot_seat.game().answers()).panels;
        let sheet = panels.iter().find(|panel| matches!(panel.role, Role::Sheet { .. }));
        let sheet = sheet.expect("a sheet");
        let cells = sheet.rows.iter().flat_map(|row| row.cells.iter().map(move |cell| (row, cell)));
        let mut kinds = BTreeSet::new();
        for (row, cell) in cells {
            let role = Some(sheet.role);
            let head = row.cells.first().map_or(&[][..], |cell| &cell.about);
            let pages = sight.explained_in(&cell.about, Surroundings { role, head, answers: None });
            let facts: Vec<&str> = pages
                .iter()
                .filter_map(|page| match page {
                    Page::Term { text, .. } => Some(text.as_str()),
                    Page::Card { .. } | Page::Rule { .. } | Page::Command { .. } => None,
                })
                .collect();
            for thing in &cell.about {
                let numbers =
                    facts.iter().any(|text| text.contains(|it: char| it.is_ascii_digit()));
                let kind = thing.kind.to_string();
                if ["attribute", "space", "outlook", "backstory", "alignment"].contains(&&*kind) {
                    assert!(numbers, "{tag} {thing:?}: {pages:?}");
                    kinds.insert(kind);
                }
            }
        }
        assert_eq!(kinds.len(), 5, "{tag}: {kinds:?}");
        let rule = sight.explained(&[Ref::new("attribute", "str")]);
        let acts = |page: &Page| matches!(page, Page::Rule { rule } if rule.id == "action-str");
        assert!(rule.iter().any(acts), "{tag}: {rule:?}");
    }
}

#[test]
fn how_a_die_is_placed_is_said_where_one_is_placed() {
    let packs = packs();
    let content = packs.content();
    for tag in TAGS {
        let mut hot_seat = hot_seat(&content, tag, DICE);
        hot_seat.take(Input::Offer { offer: 1 });
        while hot_seat.go_on() {}
        assert!(offers(&mut hot_seat).len() > 1, "{tag}: it can go into several rows");
        let explained = hot_seat.sight().explained_offer(0);
        assert!(matches!(&explained[0], Page::Rule { .. }), "{tag}: {explained:?}");
    }
}

#[test]
fn what_a_paragraph_announces_follows_it() {
    for game in engine::SHELF {
        let packs = packs();
        let content = packs.content();
        for tag in TAGS {
            let opened = content.playable(game.id()).expect("sound");
            let table = opened.table(Setup::seats(2), 1).expect("two can play");
            let ids: Vec<String> = table.rules().iter().map(|one| one.lead.id.clone()).collect();
            let players = ["Ann", "Bo=random"].map(|words| Player::parse(words).expect("so"));
            let speech = Speech::open(content.trees(game.id()), &[tag.to_owned()]);
            let keeper = Keeper::reading("answered.play".into());
            let hot_seat = HotSeat::new(opened, table, players.to_vec(), speech, keeper);
            for id in ids {
                let rule = hot_seat.sight().chapter(&id).expect("a chapter");
                let text = |part: &RulePart| match part {
                    RulePart::Text { text, .. } => text.clone(),
                    RulePart::Steps { .. }
                    | RulePart::Table { .. }
                    | RulePart::List { .. }
                    | RulePart::Example { .. } => String::new(),
                };
                let said: Vec<String> =
                    [rule.text.clone()].into_iter().chain(rule.parts.iter().map(text)).collect();
                for (at, one) in said.iter().enumerate() {
                    let list = said.get(at + 1).is_some_and(String::is_empty);
                    assert!(!one.ends_with(':') || list, "{} {tag} {id}: {one}", game.id());
                }
                let announced = usize::from(rule.text.ends_with(':'));
                assert_eq!(rule.announced().len(), announced, "{} {tag} {id}", game.id());
            }
        }
    }
}

#[test]
fn the_command_for_a_whole_chapter_works() {
    let packs = packs();
    let content = packs.content();
    let hot_seat = hot_seat(&content, "en", MARKET);
    for id in ["hunt", "adventure"] {
        let whole =
            hot_seat.sight().chapter(id).and_then(|rule| rule.whole).expect("there is more");
        let command = whole.split_once("cardwright ").expect("a command").1;
        let ran = program().args(command.split(' ')).output().expect("it runs");
        let text = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && text.contains('\n'), "{whole}: {text}");
    }
}

#[test]
fn a_card_with_a_text_is_told_once() {
    let packs = packs();
    let content = packs.content();
    let mut hot_seat = hot_seat(&content, "en", MARKET);
    for card in ["shaman", "bard", "kobold"] {
        let told = pages(&mut hot_seat, &format!("? {card}"));
        for page in told {
            let Page::Card { card } = page else { continue };
            assert!(!card.lines.iter().any(|line| line.contains("script")), "{card:?}");
        }
    }
}

#[test]
fn a_hint_gives_nothing_up_for_nothing() {
    let packs = packs();
    let content = packs.content();
    let mut hot_seat = after(&content, "en", ARMED, ROLLED);
    let all = offers(&mut hot_seat);
    let drop = all.iter().position(|offer| offer.contains("Spear")).expect("known: dropped");
    let leave = all.iter().position(|offer| offer.contains("as they are")).expect("it ends");
    let Notice::Hint { text, weights } = asked(&mut hot_seat, "hint") else { panic!("a hint") };
    assert!(!text.contains("Spear"), "{text}");
    let worth = |offer| {
        let weight = weights.iter().find(|weight| weight.offer == offer);
        weight.and_then(|weight| weight.worth).expect("it is weighed")
    };
    assert!(worth(drop) < worth(leave), "{weights:?}");
}

#[test]
fn words_of_another_language_lead_back() {
    let packs = packs();
    let content = packs.content();
    let mut hot_seat = hot_seat(&content, "fr", MARKET);
    let mut say = |words: &str| hot_seat.take(Input::Words { words: words.to_owned() });
    assert_eq!(say("langue de"), Change::Language);
    assert_eq!(say("langue fr"), Change::Language);
    assert_eq!(say("sprache nl"), Change::Language);
    assert_eq!(say("taal en"), Change::Language);
    // A language has its name in each other one.
    for tag in TAGS {
        for name in ["Dutch", "néerlandais", "niederländisch", "NEDERLANDS"] {
            assert_eq!(say(&format!("lang {tag}")), Change::Language);
            assert_eq!(say(&format!("lang {name}")), Change::Language, "{tag}: {name}");
        }
    }
    assert_eq!(say("lang klingon"), Change::Nothing);
    assert_eq!(say("quit?"), Change::Nothing, "who asks what a command does does not mean it");
}

#[test]
fn only_news_of_what_is_played_are_listed() {
    for (with, hunts) in [(false, false), (true, true)] {
        let packs = Packs::open(&[]).expect("built in");
        let packs = if with { packs.with_all() } else { packs };
        let content = packs.content();
        let opened = content.playable(GAME).expect("sound");
        let table = opened.table(Setup::seats(2), 1).expect("two can play");
        let kinds: Vec<&str> = table.news().into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(kinds.contains(&"hunts"), hunts, "{kinds:?}");
        assert_eq!(kinds.contains(&"rewards"), hunts, "{kinds:?}");
        assert!(kinds.contains(&"dice"), "{kinds:?}");
    }
}

#[test]
fn who_fought_did_not_keep_out_of_fights() {
    let opened = with_all(engine::game(GAME).expect("on the shelf"));
    let mut unarmed = 0;
    for seed in 0..4 {
        let mut table = opened.table(Setup::seats(3), seed).expect("three can play");
        table.advance();
        while let Waiting::Asks { seat, .. } = table.waiting() {
            let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
            table.choose(advice.index).expect("an offer");
            table.advance();
        }
        let told = table.ending();
        let ids: Vec<&str> = told.iter().flatten().map(|message| message.id.as_str()).collect();
        assert!(ids.contains(&"beaten") || ids.contains(&"slew"), "{ids:?}");
        assert!(!ids.contains(&"unarmed"), "{ids:?}");
        unarmed += 3 - ids.iter().filter(|id| **id == "armed").count();
        assert!(table.picture(Eye::Bystander).len() > 1);
    }
    assert!(unarmed > 0, "somebody has no weapon");
}

/// Longsword lets each 6 count one higher where goals are scored, and only what is there then counts.
#[test]
fn an_offer_tells_the_total_that_goals_will_see() {
    let packs = packs();
    let content = packs.content();
    let given = "phase = dice  A.class = bard  A.race = human  A.cards = [longsword]  \
                 A.str = [red:6]  pool = [gold:6, red:3]  monster = kraken  minion = kobold";
    let mut hot_seat = after(&content, "en", given, "A take 1 gold:6");
    let all = offers(&mut hot_seat);
    let six = all.iter().find(|offer| offer.contains("Strength"));
    let six = six.unwrap_or_else(|| panic!("a free space: {all:?}"));
    assert!(six.contains("(14, goal "), "two sixes count seven each: {six}");
}

//! The fields of rulings: what `given` sets and `then` reads.

use play::ruling::value::{self, enough, list, or_dash, unless_dash, whole, word};
use play::ruling::{Field, FieldError, ValueForm};

use super::phase::Phase;
use super::values::{dice_in, die};
use crate::RollPlayer;
use crate::numbers::{AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Number, RaceNo};
use crate::state::{Counter, MOST_CHARISMA, ROW, TRAY};
use crate::words::{Colour, Outlook, Stock};

/// What is missing when the bag cannot supply the dice of a ruling.
const BAG: &str = "such dice in the bag";

const fn field(path: &'static str, doc: &'static str) -> Field<RollPlayer> {
    Field::new(path, doc)
}

/// Checks that a list is not longer than `most`.
fn at_most<T>(most: usize, list: Vec<T>, asked: &str) -> Result<Vec<T>, FieldError> {
    if list.len() > most {
        return Err(FieldError::unfit(asked, format!("at most {most} of them")));
    }
    Ok(list)
}

/// All fields, in the order in which they are applied. Fields that take what others leave come
/// after those. The phase fills in what is missing and puts markers in the center.
pub(super) const FIELDS: &[Field<RollPlayer>] = &[
    field("round", "The number of the round, from 1; 0 in set-up.")
        .given(|_, state, _, value| whole(value, 1..=99).map(|round| state.give_round(round)))
        .then(|_, state, _| Ok(state.round().to_string())),
    field("first", "The first player.")
        .given(|_, state, _, value| {
            value::seat(value, state.seats()).map(|seat| state.give_first(seat))
        })
        .then(|_, state, _| Ok(state.first().to_string())),
    field(
        "deck",
        "The cards of the deck, in any order: chance decides which comes next. All others go to \
         the discard pile, or out of the game if `discard` is given, too.",
    )
    .form(ValueForm::Set)
    .given(|game, state, _, value| game.cards_in(value).map(|cards| state.give_deck(&cards)))
    .then(|game, state, _| {
        let [upper, lower] = state.decks();
        Ok(game.ids(upper.or(lower).iter().map(CardNo)))
    }),
    field(
        "coming",
        "The cards of the deck that can come next: those of the upper group while there are any.",
    )
    .form(ValueForm::Set)
    .then(|game, state, _| Ok(game.ids(state.deck().iter().map(CardNo)))),
    field("discard", "The cards of the discard pile. All others of the pile leave the game.")
        .form(ValueForm::Set)
        .given(|game, state, _, value| game.cards_in(value).map(|cards| state.give_discard(&cards)))
        .then(|game, state, _| Ok(game.ids(state.discard().iter().map(CardNo)))),
    field("trash", "The cards out of the game. All others of them go under the deck.")
        .form(ValueForm::Set)
        .given(|game, state, _, value| game.cards_in(value).map(|cards| state.give_trash(&cards)))
        .then(|game, state, _| Ok(game.ids(state.trash().iter().map(CardNo)))),
    field("market", "The ids of the cards in the market row, from the left.")
        .form(ValueForm::List)
        .given(|game, state, _, value| {
            let cards = at_most(ROW, game.cards_in(value)?, value)?;
            state.give_market(&cards);
            Ok(())
        })
        .then(|game, state, _| Ok(game.ids(state.row().iter().copied()))),
    field(
        "pool",
        "The dice on the initiative cards, from the first card, such as `red:5`; `-` for none.",
    )
    .form(ValueForm::List)
    .given(|_, state, _, value| {
        let places = value::items(value);
        let dice = places.map(|place| if place == "-" { Ok(None) } else { die(place).map(Some) });
        let dice = at_most(state.numbers().into(), dice.collect::<Result<_, _>>()?, value)?;
        enough(state.give_pool(&dice), BAG)
    })
    .then(|_, state, _| {
        Ok(list((1..=state.numbers()).map(|number| or_dash(state.pool(Number(number))))))
    }),
    field("tray", "The dice that are drawn but not yet on an initiative card.")
        .form(ValueForm::List)
        .given(|_, state, _, value| {
            let dice = at_most(TRAY, dice_in(value)?, value)?;
            enough(state.give_tray(&dice), BAG)
        })
        .then(|_, state, _| Ok(list(state.tray().iter()))),
    field("coins", "The numbers of the initiative cards that hold a coin.")
        .form(ValueForm::Set)
        .given(|_, state, _, value| {
            let all = state.numbers();
            let numbers = value::items(value).map(|number| whole(number, 1..=all).map(Number));
            numbers.collect::<Result<Vec<_>, _>>().map(|numbers| state.give_coins(&numbers))
        })
        .then(|_, state, _| {
            Ok(list((1..=state.numbers()).filter(|number| state.coin(Number(*number)))))
        }),
    field("bag", "The number of dice in the bag for each color, such as `red:7`.")
        .form(ValueForm::Set)
        .then(|game, state, _| {
            let box_of = &game.cards.numbers(state.edition()).dice;
            let there = Colour::ALL.iter().filter(|colour| box_of[colour.index()] > 0);
            let left =
                |colour: &Colour| format!("{}:{}", colour.word(), state.bag()[colour.index()]);
            Ok(list(there.map(left)))
        }),
    field("A.race", "The id of the seat's race.")
        .given(|game, state, of, value| {
            let races = game.cards.races.iter().map(|race| race.id.as_str());
            let race = unless_dash(value, |id| value::named(id, races))?;
            let race = race.map(|at| RaceNo(at as u8));
            state.give_sheet(of.seat, |sheet| sheet.race = race);
            Ok(())
        })
        .then(|game, state, of| {
            let race = state.sheet(of.seat).race();
            Ok(or_dash(race.map(|race| &game.cards.races[race.at()].id)))
        }),
    field(
        "A.class",
        "The id of the class; `-` for none. Without a class, there is no power, no color and no \
         goal.",
    )
    .given(|game, state, of, value| {
        let classes = game.cards.classes.iter().map(|class| class.id.as_str());
        let class = unless_dash(value, |id| value::named(id, classes))?;
        let class = class.map(|at| ClassNo(at as u8));
        state.give_sheet(of.seat, |sheet| sheet.class = class);
        Ok(())
    })
    .then(|game, state, of| {
        let class = state.sheet(of.seat).class();
        Ok(or_dash(class.map(|class| &game.cards.class(class).id)))
    }),
    field("A.backstory", "The id of the backstory.")
        .given(|game, state, of, value| {
            let backstories = game.cards.backstories.iter().map(|backstory| backstory.id.as_str());
            let backstory = unless_dash(value, |id| value::named(id, backstories))?;
            let backstory = backstory.map(|at| BackstoryNo(at as u8));
            state.give_sheet(of.seat, |sheet| sheet.backstory = backstory);
            Ok(())
        })
        .then(|game, state, of| {
            let backstory = state.sheet(of.seat).backstory();
            Ok(or_dash(backstory.map(|backstory| &game.cards.backstories[backstory.at()].id)))
        }),
    field("A.alignment", "The id of the alignment.")
        .given(|game, state, of, value| {
            let alignments = game.cards.alignments.iter().map(|alignment| alignment.id.as_str());
            let alignment = unless_dash(value, |id| value::named(id, alignments))?;
            let alignment = alignment.map(|at| AlignmentNo(at as u8));
            state.give_sheet(of.seat, |sheet| sheet.alignment = alignment);
            Ok(())
        })
        .then(|game, state, of| {
            let alignment = state.sheet(of.seat).alignment();
            Ok(or_dash(alignment.map(|alignment| &game.cards.alignments[alignment.at()].id)))
        }),
    field("A.gold", "Gold.")
        .given(|_, state, of, value| {
            let gold = whole(value, 0..=255)?;
            state.give_sheet(of.seat, |sheet| sheet.gold = gold);
            Ok(())
        })
        .then(|_, state, of| Ok(state.sheet(of.seat).gold().to_string())),
    field("A.charisma", "Charisma tokens.")
        .given(|_, state, of, value| {
            let tokens = whole(value, 0..=MOST_CHARISMA)?;
            state.give_sheet(of.seat, |sheet| sheet.charisma = tokens);
            Ok(())
        })
        .then(|_, state, of| Ok(state.sheet(of.seat).charisma().to_string())),
    field("A.cards", "The ids of the seat's market cards.")
        .form(ValueForm::Set)
        .given(|game, state, of, value| {
            game.cards_in(value).map(|cards| state.give_cards(of.seat, &cards))
        })
        .then(|game, state, of| Ok(game.ids(state.sheet(of.seat).owned().iter().map(CardNo)))),
    field("A.exhausted", "The ids of the exhausted ones among them.")
        .form(ValueForm::Set)
        .given(|game, state, of, value| {
            game.cards_in(value).map(|cards| state.give_exhausted(of.seat, &cards))
        })
        .then(|game, state, of| Ok(game.ids(state.exhausted_of(of.seat).iter().map(CardNo)))),
    field(
        "A.counts",
        "The counters of the seat's cards, such as `regular:2`. Counters at 0 are left out.",
    )
    .form(ValueForm::Set)
    .given(|game, state, of, value| {
        for item in value::items(value) {
            let (id, shows) = item.split_once(':').unwrap_or((item, ""));
            let card = game.card(id)?;
            let Some(rule) = game.cards.market(card).counter else {
                return Err(FieldError::unfit(id, "a card with a counter"));
            };
            if !state.sheet(of.seat).owned().has(card.0) {
                return Err(FieldError::unfit(id, "a card of the seat"));
            }
            let shows = whole(shows, 0..=rule.most)?;
            state.give_counter(Counter { card, shows, each_round: rule.each_round });
        }
        Ok(())
    })
    .then(|game, state, of| {
        let owned = state.sheet(of.seat).owned();
        let shown = state.counters().iter().filter(|counter| owned.has(counter.card.0));
        Ok(list(
            shown
                .map(|counter| format!("{}:{}", game.cards.market(counter.card).id, counter.shows)),
        ))
    }),
    field("A.initiative", "The number of the initiative card that was taken; `-` for none.")
        .given(|_, state, of, value| {
            let number = unless_dash(value, |number| whole(number, 1..=state.numbers()))?;
            state.give_number(of.seat, number.map(Number));
            Ok(())
        })
        .then(|_, state, of| Ok(or_dash(state.number_of(of.seat).map(|number| number.0)))),
    field(
        "phase",
        "The phase at which a ruling begins, or the current phase. `given` also supplies a \
         missing race, backstory and alignment, in the order of the cards. It supplies no class, \
         so a seat without one has no power, no color and no goals.",
    )
    .words::<Phase>()
    .given(|game, state, _, value| word::<Phase>(value).map(|phase| game.give_phase(state, phase)))
    .then(|_, state, _| Ok(Phase::of(state.step()).word().to_owned())),
    field("A.marker", "The cell of the alignment marker.")
        .words::<Outlook>()
        .given(|_, state, of, value| {
            let cell = Cell(word::<Outlook>(value)?.index() as u8);
            state.give_sheet(of.seat, |sheet| sheet.marker = cell);
            Ok(())
        })
        .then(|_, state, of| Ok(Outlook::of(state.sheet(of.seat).marker()).word().to_owned())),
    field("A.<str|dex|con|int|wis|cha>", "The dice of a row from the left, such as `red:5`.")
        .form(ValueForm::List)
        .given(|_, state, of, value| {
            let dice = at_most(3, dice_in(value)?, value)?;
            enough(state.give_row(of.seat, word(of.name)?, &dice), BAG)
        })
        .then(|_, state, of| {
            Ok(list(state.sheet(of.seat).row(word(of.name)?).map(|(_, die)| die)))
        }),
    field("A.total.<str|dex|con|int|wis|cha>", "The total of a row, as goals count it.")
        .then(|game, state, of| Ok(game.total(state, of.seat, word(of.name)?).to_string())),
    field("A.sum.<str|dex|con|int|wis|cha>", "The sum of the faces in a row.")
        .then(|_, state, of| Ok(state.sum(of.seat, word(of.name)?).to_string())),
    field("A.dice", "The number of dice on the sheet.")
        .then(|_, state, of| Ok(state.sheet(of.seat).dice().count().to_string())),
    field("A.matches", "The number of dice that match the backstory.")
        .then(|game, state, of| Ok(game.cards.backstory_matches(state.sheet(of.seat)).to_string())),
    field("A.hands", "The number of hands that the weapons need.")
        .then(|game, state, of| Ok(game.hands(state, of.seat).to_string())),
    field("A.price.<card>", "The price of a card in the market, for this seat.")
        .then(|game, state, of| game.price_of(state, of, Stock::Market)),
    field("A.price.discard.<card>", "Its price from the discard pile.")
        .then(|game, state, of| game.price_of(state, of, Stock::Discard)),
    field("A.price.deck.<card>", "Its price from the deck.")
        .then(|game, state, of| game.price_of(state, of, Stock::Deck)),
    field("A.stars", "All stars of the seat, if the game ended now.")
        .then(|game, state, of| Ok(game.stars(state, of.seat).to_string())),
    field(
        "A.stars.<part>",
        "The stars for one part: `goals`, `class-dice`, `alignment`, `backstory`, `armor`, \
         `cards`, `gold`, a row, an armor set or a card.",
    )
    .then(|game, state, of| Ok(game.stars_for(state, of.seat, of.name)?.to_string())),
];

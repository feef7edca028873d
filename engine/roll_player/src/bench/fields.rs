//! What rulings set (`given`) and look at (`then`).

use play::ruling::value::{self, enough, list, or_dash, whole, word};
use play::ruling::{Field, FieldError};
use play::{Message, Rules};

use super::phase::Phase;
use super::values::{dice_in, die};
use crate::RollPlayer;
use crate::state::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, MOST_CHARISMA, Number, ROW, RaceNo, TRAY,
};
use crate::words::{Colour, Outlook, Stock};

/// The dice that a ruling takes come out of the bag.
const BAG: &str = "such dice in the bag";

const fn field(path: &'static str, doc: &'static str) -> Field<RollPlayer> {
    Field::new(path, doc)
}

/// A list that must not be longer.
fn at_most<T>(most: usize, list: Vec<T>, asked: &str) -> Result<Vec<T>, FieldError> {
    if list.len() > most {
        return Err(FieldError::unfit(asked, format!("at most {most} of them")));
    }
    Ok(list)
}

/// All fields: first those of the table, then those of a seat.
pub(super) const FIELDS: &[Field<RollPlayer>] = &[
    field(
        "phase",
        "The start of `roll`, `dice`, `market`, `cleanup`, or `end`; seats get \
                         what they lack of race, class, backstory and alignment.",
    )
    .given(|game, state, _, value| word::<Phase>(value).map(|phase| game.give_phase(state, phase))),
    field("round", "The round, from 1 on; 0 in set-up.")
        .given(|_, state, _, value| whole(value, 1..=99).map(|round| state.give_round(round)))
        .then(|_, state, _| Ok(state.round().to_string())),
    field("first", "The first player.")
        .given(|_, state, _, value| {
            value::seat(value, state.seats()).map(|seat| state.give_first(seat))
        })
        .then(|_, state, _| Ok(state.first().to_string())),
    field("market", "The cards of the market, by their ids; what lay there goes under the deck.")
        .given(|game, state, _, value| {
            let cards = at_most(ROW, game.cards_in(value)?, value)?;
            state.give_market(&cards);
            Ok(())
        })
        .then(|game, state, _| Ok(game.ids(state.row().iter().copied()))),
    field("discard", "The cards of the discard pile.")
        .given(|game, state, _, value| game.cards_in(value).map(|cards| state.give_discard(&cards)))
        .then(|game, state, _| Ok(game.ids(state.discard().iter().map(CardNo)))),
    field("deck", "The cards of the deck; the others of it go to the discard pile.")
        .given(|game, state, _, value| game.cards_in(value).map(|cards| state.give_deck(&cards)))
        .then(|game, state, _| Ok(game.ids(state.deck().iter().map(CardNo)))),
    field("trash", "The cards out of the game.")
        .then(|game, state, _| Ok(game.ids(state.trash().iter().map(CardNo)))),
    field(
        "pool",
        "The dice on the initiative cards from the first on, such as `red:5`; `-` for none.",
    )
    .given(|_, state, _, value| {
        let places = value::items(value);
        let dice = places.map(|place| if place == "-" { Ok(None) } else { die(place).map(Some) });
        let dice = at_most(state.numbers().into(), dice.collect::<Result<_, _>>()?, value)?;
        enough(state.give_pool(&dice), BAG)
    })
    .then(|_, state, _| {
        Ok(list((1..=state.numbers()).map(|number| or_dash(state.pool(Number(number))))))
    }),
    field("tray", "The dice drawn and not yet laid.")
        .given(|_, state, _, value| {
            let dice = at_most(TRAY, dice_in(value)?, value)?;
            enough(state.give_tray(&dice), BAG)
        })
        .then(|_, state, _| Ok(list(state.tray().iter()))),
    field("coins", "The initiative cards that hold a coin, by their numbers.")
        .given(|_, state, _, value| {
            let all = state.numbers();
            let numbers = value::items(value).map(|number| whole(number, 1..=all).map(Number));
            numbers.collect::<Result<Vec<_>, _>>().map(|numbers| state.give_coins(&numbers))
        })
        .then(|_, state, _| {
            Ok(list((1..=state.numbers()).filter(|number| state.coin(Number(*number)))))
        }),
    field("bag", "The dice in the bag, colour by colour, such as `red:7`.").then(|_, state, _| {
        let left = |colour: &Colour| format!("{}:{}", colour.word(), state.bag()[colour.index()]);
        Ok(list(Colour::ALL.iter().map(left)))
    }),
    field("offers", "What can be chosen now.").then(|game, state, _| {
        let mut offers = Vec::new();
        game.offers(state, &mut offers);
        Ok(list(offers.iter().map(|offer| Message::of(game, "choice", offer).line())))
    }),
    field("over", "Whether the game is over: `yes` or `no`.")
        .then(|game, state, _| Ok(value::yes(game.outcome(state).is_some()))),
    field(
        "verdict",
        "What decides the game as it stands: stars, gold, dice, or the rank of a solo game.",
    )
    .then(|game, state, _| {
        let told = game.told_at_the_end(state);
        Ok(or_dash(told.iter().flatten().next().map(Message::line)))
    }),
    field("winner", "The seats that win as it stands.")
        .then(|game, state, _| Ok(list(game.result(state).winners))),
    field("A.race", "The race of a seat, by its id.").given(|game, state, of, value| {
        let races = game.cards.races.iter().map(|race| race.id.as_str());
        let race = RaceNo(value::named(value, races)? as u8);
        state.give_sheet(of.seat, |sheet| sheet.race = Some(race));
        Ok(())
    }),
    field("A.class", "The class, by its id.")
        .given(|game, state, of, value| {
            let classes = game.cards.classes.iter().map(|class| class.id.as_str());
            let class = ClassNo(value::named(value, classes)? as u8);
            state.give_sheet(of.seat, |sheet| sheet.class = Some(class));
            Ok(())
        })
        .then(|game, state, of| {
            let class = state.sheet(of.seat).class();
            Ok(or_dash(class.map(|class| &game.cards.class(class).id)))
        }),
    field("A.backstory", "The backstory, by its id.").given(|game, state, of, value| {
        let backstories = game.cards.backstories.iter().map(|backstory| backstory.id.as_str());
        let backstory = BackstoryNo(value::named(value, backstories)? as u8);
        state.give_sheet(of.seat, |sheet| sheet.backstory = Some(backstory));
        Ok(())
    }),
    field("A.alignment", "The alignment, by its id.").given(|game, state, of, value| {
        let alignments = game.cards.alignments.iter().map(|alignment| alignment.id.as_str());
        let alignment = AlignmentNo(value::named(value, alignments)? as u8);
        state.give_sheet(of.seat, |sheet| sheet.alignment = Some(alignment));
        Ok(())
    }),
    field("A.marker", "The cell of the alignment marker, such as `lawful-good`.")
        .given(|_, state, of, value| {
            let cell = Cell(word::<Outlook>(value)?.index() as u8);
            state.give_sheet(of.seat, |sheet| sheet.marker = cell);
            Ok(())
        })
        .then(|_, state, of| Ok(Outlook::of(state.sheet(of.seat).marker()).word().to_owned())),
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
    field("A.cards", "The market cards of a seat.")
        .given(|game, state, of, value| {
            game.cards_in(value).map(|cards| state.give_cards(of.seat, &cards))
        })
        .then(|game, state, of| Ok(game.ids(state.sheet(of.seat).owned().iter().map(CardNo)))),
    field("A.exhausted", "Those of them that are exhausted.")
        .given(|game, state, of, value| {
            game.cards_in(value).map(|cards| state.give_exhausted(of.seat, &cards))
        })
        .then(|game, state, of| Ok(game.ids(state.sheet(of.seat).exhausted().iter().map(CardNo)))),
    field("A.initiative", "The number of the initiative card taken; `-` for none.")
        .given(|_, state, of, value| {
            let number = whole(value, 1..=state.numbers())?;
            state.give_number(of.seat, Number(number));
            Ok(())
        })
        .then(|_, state, of| Ok(or_dash(state.number_of(of.seat).map(|number| number.0)))),
    field("A.<str|dex|con|int|wis|cha>", "The dice of a row from the left, such as `red:5`.")
        .given(|_, state, of, value| {
            let dice = at_most(3, dice_in(value)?, value)?;
            enough(state.give_row(of.seat, word(of.name)?, &dice), BAG)
        })
        .then(|_, state, of| {
            Ok(list(state.sheet(of.seat).row(word(of.name)?).map(|(_, die)| die)))
        }),
    field("A.total.<str|dex|con|int|wis|cha>", "The total of a row as goals count it.")
        .then(|game, state, of| Ok(game.total(state, of.seat, word(of.name)?).to_string())),
    field("A.sum.<str|dex|con|int|wis|cha>", "The faces of a row added up.")
        .then(|_, state, of| Ok(state.sum(of.seat, word(of.name)?).to_string())),
    field("A.dice", "How many dice lie on the sheet.")
        .then(|_, state, of| Ok(state.sheet(of.seat).dice().count().to_string())),
    field("A.matches", "How many of them match the backstory.")
        .then(|game, state, of| Ok(game.cards.backstory_matches(state.sheet(of.seat)).to_string())),
    field("A.hands", "Hands that the weapons need.")
        .then(|game, state, of| Ok(game.hands(state, of.seat).to_string())),
    field("A.price.<card>", "What a card in the market costs the seat.").then(|game, state, of| {
        Ok(game.price(state, of.seat, game.card(of.name)?, Stock::Market).to_string())
    }),
    field("A.stars", "All stars of the seat as it stands.")
        .then(|game, state, of| Ok(game.stars(state, of.seat).to_string())),
    field(
        "A.stars.<part>",
        "Those for `goals`, `class-dice`, `alignment`, `backstory`, `armor`, \
                                  `cards`, `gold`, for a row, a set of armor or a card.",
    )
    .then(|game, state, of| Ok(game.stars_for(state, of.seat, of.name)?.to_string())),
];

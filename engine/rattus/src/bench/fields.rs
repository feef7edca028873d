//! What rulings can set (`given`) and look at (`then`).

use play::ruling::{Field, FieldError, value};
use play::{Message, Rules};

use crate::Rattus;
use crate::cards::{members, regions};
use crate::flow::Step;
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::phase::{BeforePlague, Count, Final, Last, Late, Spread};
use crate::state::{CROWD, CUBES, State};

/// The fields, each with how it is set and looked at.
pub(crate) const FIELDS: &[Field<Rattus>] = &[
    field("phase", "Where a ruling begins: `turn`, `spread`, `ravage`, `late`, `last`, `final`.")
        .given(|game, state, _, value| {
            game.give_phase(state, value::word(value)?);
            Ok(())
        }),
    field("first", "The starting seat.")
        .given(|_, state, _, value| {
            state.give_first(value::seat(value, state.seats())?);
            Ok(())
        })
        .then(|_, state, _| Ok(state.first().to_string())),
    field("active", "The seat whose turn it is; in the last round, that of the last turn.")
        .given(|_, state, _, value| {
            state.give_active(value::seat(value, state.seats())?);
            Ok(())
        })
        .then(|_, state, _| Ok(state.active().to_string())),
    field("plague", "The region of the plague.")
        .given(|game, state, _, value| {
            state.give_plague(game.region(state, value)?);
            Ok(())
        })
        .then(|game, state, _| Ok(value::or_dash(state.plague().map(|at| game.region_id(at))))),
    field("placed", "Whether the active seat has placed cubes: `yes` or `no`.")
        .given(|_, state, _, value| {
            state.give_placed(value::is_yes(value)?);
            Ok(())
        })
        .then(|_, state, _| Ok(value::yes(state.placed()))),
    field("supply", "Tokens in the supply; the others are set aside.")
        .given(|_, state, _, value| {
            let tokens = value::whole(value, 0..=u8::MAX)?;
            state.give_supply(tokens)
        })
        .then(|_, state, _| Ok(state.supply().to_string())),
    field("aside", "Tokens set aside unseen.").then(|_, state, _| Ok(state.aside().to_string())),
    field("spent", "The faces of tokens turned up, by id.")
        .given(|game, state, _, value| {
            for id in value::items(value) {
                let face = game.face_of(state, id)?;
                state.give_spent(face)?;
            }
            Ok(())
        })
        .then(|game, state, _| {
            Ok(value::list(state.spent().iter().map(|face| game.face_id(FaceNo(face)))))
        }),
    field("neutral", "Neutral cubes that the plague counts as.")
        .then(|_, state, _| Ok(state.neutral().to_string())),
    field("board", "Tokens on the board.")
        .then(|_, state, _| Ok(state.lying().count_ones().to_string())),
    field("over", "Whether the game is over.").then(|_, state, _| Ok(value::yes(state.is_over()))),
    field("winner", "Who wins, as the board is now.")
        .then(|game, state, _| Ok(value::list(game.result(state).winners))),
    field("verdict", "Why, as a line of the end.").then(|game, state, _| {
        let told = game.told_at_the_end(state);
        Ok(value::or_dash(told.iter().flatten().next().map(Message::line)))
    }),
    field("offers", "What the asked seat may choose, as lines.").then(|game, state, _| {
        let mut offers = Vec::new();
        game.offers(state, &mut offers);
        let lines = offers.iter().map(|offer| Message::of(game, "choice", offer).line());
        Ok(value::list(lines))
    }),
    field("A.castle", "Cubes of the seat in the castle, out of its reserve.")
        .given(|_, state, of, value| {
            let cubes = value::whole(value, 0..=CUBES)?;
            state.give_castle(of.seat, cubes)
        })
        .then(|_, state, of| Ok(state.castle(of.seat).to_string())),
    field("A.cards", "The class cards of the seat, by id.")
        .given(|game, state, of, value| {
            let cards: Result<Vec<_>, _> = value::items(value).map(|id| game.card(id)).collect();
            state.give_cards(of.seat, &cards?);
            Ok(())
        })
        .then(|game, state, of| {
            let cards = members(state.held(of.seat).into());
            Ok(value::list(cards.map(|card| &game.cards.classes[usize::from(card)])))
        }),
    field("A.reserve", "Cubes of the seat in reserve.")
        .then(|_, state, of| Ok(state.reserve(of.seat).to_string())),
    field("A.board", "Cubes of the seat in all regions.")
        .then(|_, state, of| Ok(state.on_map(of.seat).to_string())),
    field("A.points", "Cubes of the seat in all regions and in the castle.")
        .then(|_, state, of| Ok(state.points(of.seat).to_string())),
    field("A.reach", "How many regions the seat may move the plague.")
        .then(|game, state, of| Ok(game.reach(state, of.seat).to_string())),
    field("A.known", "The faces on the board that the seat has seen, by id.").then(
        |game, state, of| {
            let known = state.tokens().filter_map(|(no, _)| state.face_for(no, of.seat));
            Ok(value::list(known.map(|face| game.face_id(face))))
        },
    ),
    field("A.<region>", "Cubes of the seat in a region, out of its reserve.")
        .given(|game, state, of, value| {
            let region = game.region(state, of.name)?;
            let cubes = value::whole(value, 0..=CUBES)?;
            state.give_cubes(of.seat, region, cubes)
        })
        .then(|game, state, of| Ok(state.cubes(game.region(state, of.name)?, of.seat).to_string())),
    field("<region>.rats", "Tokens in a region, out of the supply.")
        .given(|game, state, of, value| {
            let region = game.region(state, of.name)?;
            let tokens = value::whole(value, 0..=CROWD)?;
            state.give_rats(region, tokens)
        })
        .then(|game, state, of| Ok(state.rats(game.region(state, of.name)?).to_string())),
    field("<region>.faces", "The faces of the tokens in a region, by id; `-` where nobody knows.")
        .given(|game, state, of, value| {
            let region = game.region(state, of.name)?;
            let faces: Result<Vec<_>, _> =
                value::items(value).map(|id| game.face_of(state, id)).collect();
            state.give_faces(region, &faces?)
        })
        .then(|game, state, of| {
            let tokens = members(state.tokens_in(game.region(state, of.name)?)).map(TokenNo);
            let face = |token| value::or_dash(state.face(token).map(|face| game.face_id(face)));
            Ok(value::list(tokens.map(face)))
        }),
    field("<region>.cubes", "Cubes of all seats in a region.")
        .then(|game, state, of| Ok(state.population(game.region(state, of.name)?).to_string())),
];

const fn field(path: &'static str, doc: &'static str) -> Field<Rattus> {
    Field::new(path, doc)
}

play::words! {
    /// The parts of the game that a ruling can begin with.
    Phase {
        /// Before the plague has moved.
        Turn = "turn",
        /// Two new tokens are to come.
        Spread = "spread",
        /// Before the first token is turned up.
        Ravage = "ravage",
        /// After the ravage.
        Late = "late",
        /// The last round.
        Last = "last",
        /// The ravage of all regions.
        Final = "final",
    }
}

impl Rattus {
    /// Brings a state to a part of the active seat's turn, or to the end.
    fn give_phase(&self, state: &mut State, phase: Phase) {
        let step: Step = match phase {
            Phase::Turn => BeforePlague.into(),
            Phase::Spread => Spread { left: 2 }.into(),
            Phase::Ravage => Count.into(),
            Phase::Late => Late.into(),
            Phase::Last => Last { nth: 0 }.into(),
            Phase::Final => Final { region: RegionNo(0) }.into(),
        };
        if state.plague().is_none() {
            let first = regions(self.cards.used(state)).next();
            state.give_plague(first.expect("a map has regions in use"));
        }
        state.give_step(step);
    }

    /// A region in use, by its id.
    fn region(&self, state: &State, id: &str) -> Result<RegionNo, FieldError> {
        let used: Vec<_> = regions(self.cards.used(state)).collect();
        let at = value::named(id, used.iter().map(|region| self.region_id(*region)))?;
        Ok(used[at])
    }

    fn card(&self, id: &str) -> Result<ClassNo, FieldError> {
        let at = value::named(id, self.cards.classes.iter().map(String::as_str))?;
        Ok(ClassNo(at as u8))
    }

    /// A face of the set that is played, by its id.
    fn face_of(&self, state: &State, id: &str) -> Result<FaceNo, FieldError> {
        let faces: Vec<_> = self.cards.set(state.set()).faces.iter().map(FaceNo).collect();
        let at = value::named(id, faces.iter().map(|face| self.face_id(*face)))?;
        Ok(faces[at])
    }

    fn region_id(&self, region: RegionNo) -> &str {
        &self.cards.regions[region.at()]
    }

    fn face_id(&self, face: FaceNo) -> &str {
        &self.cards.faces[face.at()].id
    }
}

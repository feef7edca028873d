//! The fields of rulings: what `given` sets and `then` reads.

use play::ruling::{Field, FieldError, ValueForm, value};

use super::phase::Phase;
use crate::Rattus;
use crate::cards::{members, regions};
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::state::{CROWD, CUBES, State};

/// All fields, in the order in which they are applied. Fields that take what others leave, such as
/// the supply, come after those.
pub(crate) const FIELDS: &[Field<Rattus>] = &[
    field("first", "The first player.")
        .given(|_, state, _, value| {
            state.give_first(value::seat(value, state.seats())?);
            Ok(())
        })
        .then(|_, state, _| Ok(state.first().to_string())),
    field(
        "active",
        "The seat whose turn it is; in the last round, the seat that took the last turn.",
    )
    .given(|_, state, _, value| {
        state.give_active(value::seat(value, state.seats())?);
        Ok(())
    })
    .then(|_, state, _| Ok(state.active().to_string())),
    field(
        "plague",
        "The region of the plague. If it is not given, `phase` puts the plague in the first \
         region.",
    )
    .given(|game, state, _, value| {
        state.give_plague(value::unless_dash(value, |id| game.region(state, id))?);
        Ok(())
    })
    .then(|game, state, _| Ok(value::or_dash(state.plague().map(|at| game.region_id(at))))),
    field("taken", "Whether the active seat has taken a class card: `yes` or `no`.")
        .given(|_, state, _, value| {
            state.give_taken(value::is_yes(value)?);
            Ok(())
        })
        .then(|_, state, _| Ok(value::yes(state.taken()))),
    field("placed", "Whether the active seat has placed cubes: `yes` or `no`.")
        .given(|_, state, _, value| {
            state.give_placed(value::is_yes(value)?);
            Ok(())
        })
        .then(|_, state, _| Ok(value::yes(state.placed()))),
    field("neutral", "The number of neutral cubes that the plague counts as.")
        .then(|_, state, _| Ok(state.neutral().to_string())),
    field("A.castle", "The seat's cubes in the castle. `given` takes them from the reserve.")
        .given(|_, state, of, value| {
            let cubes = value::whole(value, 0..=CUBES)?;
            state.give_castle(of.seat, cubes)
        })
        .then(|_, state, of| Ok(state.castle(of.seat).to_string())),
    field("A.cards", "The ids of the seat's class cards.")
        .form(ValueForm::Set)
        .given(|game, state, of, value| {
            let cards: Result<Vec<_>, _> = value::items(value).map(|id| game.card(id)).collect();
            state.give_cards(of.seat, &cards?);
            Ok(())
        })
        .then(|game, state, of| {
            let cards = members(state.held(of.seat).into());
            Ok(value::list(cards.map(|card| &game.cards.classes[usize::from(card)])))
        }),
    field("A.reserve", "The seat's cubes in the reserve.")
        .then(|_, state, of| Ok(state.reserve(of.seat).to_string())),
    field("A.board", "The seat's cubes in all regions.")
        .then(|_, state, of| Ok(state.on_map(of.seat).to_string())),
    field("A.points", "The seat's cubes in all regions and in the castle.")
        .then(|_, state, of| Ok(state.points(of.seat).to_string())),
    field("A.reach", "The number of regions that the seat may move the plague.")
        .then(|game, state, of| Ok(game.reach(state, of.seat).to_string())),
    field(
        "<region>.faces",
        "The ids of the faces of the tokens in a region; `-` for an unknown face.",
    )
    .form(ValueForm::List)
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
    field("<region>.rats", "The number of tokens in a region. `given` takes them from the supply.")
        .given(|game, state, of, value| {
            let region = game.region(state, of.name)?;
            let tokens = value::whole(value, 0..=CROWD)?;
            state.give_rats(region, tokens)
        })
        .then(|game, state, of| Ok(state.rats(game.region(state, of.name)?).to_string())),
    field("<region>.cubes", "The cubes of all seats in a region.")
        .then(|game, state, of| Ok(state.population(game.region(state, of.name)?).to_string())),
    field(
        "A.known",
        "The ids of the faces on the board that the seat has seen. The tokens must be on the \
         board already.",
    )
    .form(ValueForm::Set)
    .given(|game, state, of, value| {
        value::items(value).try_for_each(|id| {
            let face = game.face_of(state, id)?;
            value::enough(state.give_known(of.seat, face), "such faces on the board")
        })
    })
    .then(|game, state, of| {
        let known = state.tokens().filter_map(|(no, _)| state.face_for(no, of.seat));
        Ok(value::list(known.map(|face| game.face_id(face))))
    }),
    field("A.<region>", "The seat's cubes in a region. `given` takes them from the reserve.")
        .given(|game, state, of, value| {
            let region = game.region(state, of.name)?;
            let cubes = value::whole(value, 0..=CUBES)?;
            state.give_cubes(of.seat, region, cubes)
        })
        .then(|game, state, of| Ok(state.cubes(game.region(state, of.name)?, of.seat).to_string())),
    field("spent", "The ids of the faces that were turned face up.")
        .form(ValueForm::Set)
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
    field("supply", "The number of tokens in the supply. All others are set aside.")
        .given(|_, state, _, value| {
            let tokens = value::whole(value, 0..=u8::MAX)?;
            state.give_supply(tokens)
        })
        .then(|_, state, _| Ok(state.supply().to_string())),
    field("aside", "The number of tokens set aside unseen.")
        .then(|_, state, _| Ok(state.aside().to_string())),
    field("board", "The number of tokens on the board.")
        .then(|_, state, _| Ok(state.lying().count_ones().to_string())),
    field("phase", "The phase at which a ruling begins, or the current phase.")
        .words::<Phase>()
        .given(|game, state, _, value| {
            game.give_phase(state, value::word(value)?);
            Ok(())
        })
        .then(|_, state, _| Ok(Phase::of(state.step()).word().to_owned())),
    effects::trial::acts(),
];

const fn field(path: &'static str, doc: &'static str) -> Field<Rattus> {
    Field::new(path, doc)
}

impl Rattus {
    /// The region in use with this id.
    fn region(&self, state: &State, id: &str) -> Result<RegionNo, FieldError> {
        let used: Vec<_> = regions(self.cards.used(state)).collect();
        let at = value::named(id, used.iter().map(|region| self.region_id(*region)))?;
        Ok(used[at])
    }

    fn card(&self, id: &str) -> Result<ClassNo, FieldError> {
        let at = value::named(id, self.cards.classes.iter().map(String::as_str))?;
        Ok(ClassNo(at as u8))
    }

    /// The face with this id in the set that is played.
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

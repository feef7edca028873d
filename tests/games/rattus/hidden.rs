//! What only a Witch has seen, nobody else can see.

use play::ruling::Fields as _;
use play::{
    Dealer, Eye, Message, NoLog, Rules, Seat, Secrets, Session, Setup, Shown, Status, UndoRefused,
    battery,
};
use rattus::{Choice, Rattus, State};

const EYES: [Eye; 3] = [Eye::Seat(Seat(1)), Eye::Seat(Seat(2)), Eye::Bystander];

/// A table at which A is about to see a token.
fn looking(game: &Rattus) -> State {
    let mut state = game.start(&Setup::seats(3)).expect("three can play");
    for (path, value) in [("phase", "turn"), ("A.cards", "[witch, monk]"), ("gallia.rats", "2")] {
        game.patch(&mut state, path, value).expect("a path");
    }
    for line in ["use witch", "pick-token 3 gallia"] {
        answer(game, &mut state, line);
    }
    assert!(matches!(game.status(&state), Status::Chance(_)));
    state
}

fn answer(game: &Rattus, state: &mut State, line: &str) {
    let mut offers = Vec::new();
    game.offers(state, &mut offers);
    let printed = |offer: &Choice| Message::of(game, "choice", offer).line();
    let found = offers.iter().find(|offer| printed(offer) == line);
    game.apply(state, *found.expect("an offer"), &mut NoLog);
}

/// The state after chance has shown a face, and what an eye is told of it.
fn shown(game: &Rattus, state: &State, face: u16, eye: Eye) -> (State, Vec<String>) {
    let (mut state, mut log) = (state.clone(), Vec::new());
    let choice = game.chance(&state, face);
    game.apply(&mut state, choice, &mut log);
    let told = log.iter().filter(|event| game.tells(event));
    let line = |event| Message::of(game, "log", &game.witness(event, eye)).named_line();
    (state, told.map(line).collect())
}

#[test]
fn two_faces_look_the_same_to_others() {
    let game = super::built_in();
    let state = looking(&game);
    for eye in EYES {
        let (one, first) = shown(&game, &state, 0, eye);
        let (other, second) = shown(&game, &state, 5, eye);
        assert_ne!(one, other);
        assert_eq!(first, ["looked seat=A region=gallia token=3"]);
        assert_eq!(first, second);
        assert_eq!(game.observe(&one, eye), game.observe(&other, eye));
        assert_eq!(game.picture(&one, eye), game.picture(&other, eye));
        if let Eye::Seat(seat) = eye {
            battery::blind(&*game, &one, &other, seat).expect("the same to see");
        }
    }
    let own = Eye::Seat(Seat(0));
    let (one, first) = shown(&game, &state, 0, own);
    let (other, second) = shown(&game, &state, 5, own);
    assert_ne!(first, second);
    assert_ne!(game.observe(&one, own), game.observe(&other, own));
    assert_ne!(game.picture(&one, own), game.picture(&other, own));
}

#[test]
fn a_known_token_is_remembered_where_it_goes() {
    let game = super::built_in();
    let (mut state, _) = shown(&game, &looking(&game), 5, Eye::Referee);
    answer(&game, &mut state, "decline");
    for line in ["use monk", "pick-token 3 gallia t06:2:majority,merchant,monk"] {
        answer(&game, &mut state, line);
    }
    let mut log = Vec::new();
    let mut offers = Vec::new();
    game.offers(&state, &mut offers);
    game.apply(&mut state, offers[0], &mut log);
    let moved = log.iter().find(|event| game.tells(event)).expect("a token moved");
    let line = |eye| Message::of(&*game, "log", &game.witness(moved, eye)).named_line();
    // Which token goes is seen by everybody at the table.
    for eye in EYES.into_iter().chain([Eye::Seat(Seat(0))]) {
        assert_eq!(line(eye), "token-moved seat=A from=gallia to=anglia token=3");
    }
    assert_eq!(game.probe(&state, "A.known"), Ok("[t06]".to_owned()));
    assert_eq!(
        game.probe(&game.observe(&state, Eye::Seat(Seat(0))), "A.known"),
        Ok("[t06]".to_owned())
    );
    let others = game.observe(&state, Eye::Seat(Seat(1)));
    assert_eq!(game.probe(&others, "anglia.faces"), Ok("[-, -]".to_owned()));
}

#[test]
fn undo_stops_where_a_token_was_looked_at() {
    let game = super::built_in();
    let mut session = Session::new(game, Setup::seats(2), 3).expect("two can play");
    let mut dealer = Dealer::new(1);
    // A look is an answer of chance or reveals a face: neither can be taken back.
    for _ in 0..400 {
        session.advance();
        let asked = match session.status() {
            Status::Asks { seat, .. } => seat,
            _ => break,
        };
        let told = session.told_of(session.answers().len() - 1);
        if told.iter().any(|line| line.starts_with("looked")) {
            assert!(session.undo(asked).is_err(), "{told:?}");
            // Who asks is told what he may know: another not the face.
            let reason = |asker| match session.may_undo(asked, asker) {
                Err(UndoRefused::Revealed(told)) => told.named_line(),
                other => panic!("{other:?}"),
            };
            let [own, other] = [asked, asked.after(1, 2)].map(|seat| reason(Eye::Seat(seat)));
            assert!(own.contains(" face="), "{own}");
            assert!(!other.contains(" face=") && own.starts_with(&other), "{other}");
            return;
        }
        let offers = session.offers();
        let witch = offers.iter().position(|offer| offer.line().ends_with(" witch"));
        let token = offers.iter().position(|offer| offer.line().starts_with("pick-token"));
        let index = witch.or(token).unwrap_or(dealer.below(offers.len() as u32) as usize);
        session.choose(index).expect("an offer");
    }
    panic!("nobody looked at a token");
}

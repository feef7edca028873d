//! What rulings set and look at, whatever the game.

use play::ruling::FieldError;
use play::ruling::Fields as _;
use play::{Game, Setup};

/// Each field of a game can be read, takes what it shows, and refuses what is none of its values.
/// `names` says what stands for the open parts of paths; on the table is what is `given`.
pub fn keep_their_laws<G: Game>(game: &G, names: &[(&str, &str)], given: &[(&str, &str)]) {
    let mut state = game.start(&Setup::seats(2)).expect("two can play");
    for (path, value) in given {
        game.patch(&mut state, path, value).expect("known: given");
    }
    let mut set = 0;
    for field in G::fields() {
        let named = |path: String, (open, name): &(&str, &str)| path.replace(open, name);
        let path = names.iter().fold(field.path.to_owned(), named);
        // Of words that are listed, the first one.
        let path = match path.split_once('<').zip(path.split_once('|')) {
            Some(((head, _), (first, _))) => format!("{head}{}", &first[head.len() + 1..]),
            None => path,
        };
        let mut again = state.clone();
        let shown = match game.probe(&state, &path) {
            Ok(shown) => shown,
            Err(FieldError::WriteOnly) => {
                let wrong = game.patch(&mut again, &path, "tpyo");
                assert!(is_refused(&wrong), "{path} = tpyo: {wrong:?}");
                set += 1;
                continue;
            }
            Err(why) => panic!("{path}: {why}"),
        };
        match game.patch(&mut again, &path, &shown) {
            Ok(()) => {
                assert_eq!(game.probe(&again, &path).as_ref(), Ok(&shown), "{path}");
                let wrong = game.patch(&mut again, &path, "tpyo");
                assert!(is_refused(&wrong), "{path} = tpyo: {wrong:?}");
                set += 1;
            }
            Err(why) => assert_eq!(why, FieldError::ReadOnly, "{path} = {shown}"),
        }
    }
    println!("{}: {set} of {} fields can be given", G::ID, G::fields().len());
    assert!(set * 2 > G::fields().len());
}

/// Whether it is said that something is none of the values.
fn is_refused(patched: &Result<(), FieldError>) -> bool {
    matches!(patched, Err(FieldError::Unknown { .. } | FieldError::Unfit { .. }))
}

//! What is the only offer is no choice: nobody is asked it, and undo goes back past it.

use engine::SHELF;
use play::{Actor, Advisor, Setup, Waiting};

use crate::support::built_in;

#[test]
fn nobody_is_asked_what_is_the_only_offer() {
    for game in SHELF {
        let opened = built_in(*game);
        let (mut taken, mut crossed) = (0, 0);
        for seed in 0..6 {
            let mut table = opened.table(Setup::seats(2), seed).expect("two can play");
            let (mut without_choice, mut furthest) = (Vec::new(), 0);
            loop {
                let from = table.answers().len();
                table.advance();
                let answers = table.answers().iter().enumerate().skip(from);
                let by_seats = answers.filter(|(_, answer)| answer.actor != Actor::Chance);
                without_choice.extend(by_seats.map(|(nth, _)| nth));
                let Waiting::Asks { seat, .. } = table.waiting() else { break };
                assert!(table.offers().len() > 1, "{}: {:?}", game.id(), table.offers());

                // Once at each place: what was taken back is chosen again.
                let answers = table.answers().len();
                let further = answers > furthest;
                furthest = furthest.max(answers);
                if let Some(Ok(back)) = further.then(|| table.undo(seat)) {
                    assert!(table.offers().len() > 1, "{}: undone to no choice", game.id());
                    crossed += without_choice.iter().filter(|nth| **nth + back >= answers).count();
                    without_choice.retain(|nth| nth + back < answers);
                }
                let Waiting::Asks { seat, .. } = table.waiting() else { break };
                let advice = table.advise(seat, Advisor::Random).expect("the seat is asked");
                table.choose(advice.index).expect("the offer is there");
            }
            taken += without_choice.len();
        }
        assert!(taken > 0 && crossed > 0, "{}: {taken} and {crossed}", game.id());
    }
}

//! What rulings must not say: each is refused, at its place.

use diag::{Diagnostic, Source};

use crate::support::roll_player;

fn found(text: &str) -> Vec<Diagnostic> {
    let text = format!("game roll_player  seats 2\n{text}\n");
    play::ruling::run(&roll_player(), &Source::new("r.play", text), false, &mut |_| {}).findings
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    for (text, place, code, said) in [
        ("given A.class = wizrad\nthen round = 0", "2:17", "bad-given", "did you mean “wizard”?"),
        ("given A.cards = [climb climb]\nthen round = 0", "2:17", "bad-given", "each of them once"),
        (
            "given market = [weak] deck = [loyal weak]\nthen round = 0",
            "2:23",
            "bad-given",
            "`deck` is [loyal] after all `given` lines: another one changes it",
        ),
        (
            "given A.initiative = 2 B.initiative = 2\nthen round = 0",
            "2:7",
            "bad-given",
            "`A.initiative` is - after all `given` lines",
        ),
        (
            "given phase = dice A.cards = [climb]\nthen A.cards lacks longswrod",
            "3:20",
            "bad-then",
            "did you mean “longsword”?",
        ),
        (
            "given phase = dice\nthen offers lacks use climbb",
            "3:19",
            "bad-then",
            "did you mean “climb”?",
        ),
        (
            "given phase = market\nplay\n  refused: A buy longswrod",
            "4:14",
            "bad-then",
            "did you mean “longsword”?",
        ),
        (
            "given phase = market\nplay\n  refused: A take 1 rde:1",
            "4:14",
            "bad-then",
            "did you mean “red”?",
        ),
        (
            "given phase = market\nplay\n  refused: A discard weak 3",
            "4:14",
            "bad-then",
            "expected nothing more after `discard card`",
        ),
    ] {
        let found = found(text);
        let [finding] = &found[..] else { panic!("one finding for {text}: {found:?}") };
        assert_eq!(finding.place.to_string(), format!("r.play:{place}"), "{text}");
        assert_eq!(finding.code.name(), code, "{text}");
        assert!(finding.message.contains(said), "no “{said}” in {}", finding.message);
    }
}

#[test]
fn what_holds_in_one_edition_alone_is_told_of_the_other() {
    let found = found("ruling 48 cards\nedition first second\nthen deck has courageous");
    let [finding] = &found[..] else { panic!("one finding: {found:?}") };
    assert_eq!(finding.note.as_deref(), Some("at the table with edition first"));
}

//! Cards tried out of their turn: what is found, and rulings that show it.

use std::rc::Rc;
use std::sync::Arc;

use diag::Source;
use effects::trial::{All, Bestowed, Ending, Flaw, Thorough, Triable, Trial, Trials};
use effects::{Acting, Chain, HappenedOf, Takes};
use play::{NoLog, Seat};
use script::{Arguments, PassedValue, Type};

use super::cards::Hook;
use super::event::{Call, Card, Event, Heard};
use super::rules::Turn;
use super::state::State;
use super::{Content, Toy, toy, with_script};

const HOOKS: [Hook; 6] =
    [Hook::Worth, Hook::OnRolled, Hook::OnGained, Hook::OnPaid, Hook::OnStolen, Hook::OnPlayed];

impl Triable for Toy {
    type Content = Content;

    fn content(&self) -> &Arc<Content> {
        &self.content
    }

    fn of(content: Arc<Content>) -> Self {
        let runtime = effects::Runtime::new(&content.scripts);
        Self { content, runtime }
    }

    fn hooks() -> Vec<(Hook, script::Hook<'static>)> {
        let told = |hook: Hook| script::Hook {
            name: hook.word(),
            doc: "",
            takes: hook.takes(),
            returns: (hook == Hook::Worth).then_some(Type::Int),
            event: hook != Hook::Worth,
            moment: (hook == Hook::Worth).then_some(script::Moment::End),
            guards: &[],
            number: None,
            only: None,
        };
        HOOKS.into_iter().map(|hook| (hook, told(hook))).collect()
    }

    fn actors(&self) -> Vec<Card> {
        (0..self.ids.len() as u8).map(Card).collect()
    }

    fn bestowed(&self, card: Card, _: Option<Hook>) -> Vec<Bestowed> {
        vec![Bestowed::Added("A.front", self.ids[usize::from(card.0)].clone())]
    }

    fn heard(event: &Event) -> Option<(Hook, Option<Seat>, Arguments)> {
        event.heard().map(|Heard { hook, seat, args, .. }| (hook, Some(seat), args))
    }

    fn thing(_: Card) -> Option<(&'static str, i16)> {
        None
    }

    fn hears(&self, _: &State, call: &Call, event: &Event) -> bool {
        let handler = self.handlers.get(&(call.card, call.hook));
        handler.zip(event.heard()).is_some_and(|(handler, heard)| {
            let card = heard.card.map(|_| call.card);
            handler.when.hears(call.seat, call.card, &Heard { card, ..heard })
        })
    }

    fn callable(&self, _: &State, _: &Call) -> bool {
        true
    }

    fn things(&self, _: &State, _: &'static str) -> Vec<i16> {
        Vec::new()
    }

    fn happened(event: &Event) -> Option<HappenedOf<Self>> {
        if let Event::Effect(happened) = event { Some(*happened) } else { None }
    }

    fn begin(&self, state: &mut State, call: Call, log: &mut Vec<Event>) {
        let mut turn = Turn { toy: self, state, log, chain: Chain::default() };
        turn.begin_effect(call);
    }

    fn wait(&self, state: &mut State, call: Call) {
        Turn { toy: self, state, log: &mut NoLog, chain: Chain::default() }
            .note(Event::Queued { call });
    }
}

/// What the only hook of a card comes to.
fn tried(toy: &Rc<Toy>, card: &str) -> Trial {
    let thorough = Thorough { steps: 200, seed: 0 };
    let all = All::new(&**toy, thorough, &|info| info.id == card);
    assert_eq!(all.count(), 1, "{card} has one hook");
    all.worker().attempt(0)
}

/// What is wrong with a card that has another script, and the ruling that shows it.
fn found(card: &str, hook: &str, body: &str) -> (Rc<Toy>, Flaw, Option<String>) {
    let script = format!(
        "--!strict\nlocal function {hook}(me: Me, p: Params, ...)\n{body}\nend\n\
         return {{ {hook} = {hook} }}\n"
    );
    let toy = with_script(card, &script);
    let mut found = tried(&toy, card).found;
    assert_eq!(found.len(), 1, "{found:?}");
    let found = found.remove(0);
    (toy, found.flaw, found.ruling)
}

/// Pastes a ruling: it fails, and says this.
fn fails(toy: &Rc<Toy>, ruling: &str, says: &str) {
    let ruled = play::ruling::run(toy, &Source::new("pasted.play", ruling), false, &mut |_| {});
    assert!(ruled.findings.iter().any(|found| found.message.contains(says)), "{ruling}\n{ruled:?}");
}

#[test]
fn every_answer_of_every_trick_is_given() {
    let toy = toy();
    let all = All::new(&*toy, Thorough::default(), &|_| true);
    let mut worker = all.worker();
    for nth in 0..all.count() {
        let trial = worker.attempt(nth);
        assert!(trial.exhausted > 0 && trial.left == 0, "{trial:?}");
        assert!(trial.found.is_empty(), "{trial:?}");
    }
}

#[test]
fn runs_are_told_as_data() {
    let seen = tried(&toy(), "wager").seen;
    let won = seen.iter().find(|seen| seen.events.iter().any(|event| event == "gained"));
    let won = won.expect("a wager can be won");
    let verbs: Vec<&str> = won.said.iter().map(|said| said.verb.as_str()).collect();
    assert_eq!(verbs, ["pick_number", "roll", "gain"]);
    assert_eq!(
        won.said[0].args,
        [("least", PassedValue::Number(1)), ("most", PassedValue::Number(6))]
    );
    assert_eq!(won.end, Ending::Done);
}

#[test]
fn a_script_that_throws_after_one_answer_is_found() {
    let body =
        "if me:pick_number(1, 6) == 4 and me:roll() == 2 then error(\"boom\") end me:gain(1)";
    let (toy, flaw, ruling) = found("wager", "on_played", body);
    assert!(matches!(&flaw, Flaw::Fails(fault) if fault.cause == "error"), "{flaw:?}");
    let ruling = ruling.expect("known: shown");
    assert!(ruling.contains(" pick-number 4\n  * roll 2\n"), "{ruling}");
    assert!(ruling.lines().count() < 10, "it is short:\n{ruling}");
    fails(&toy, &ruling, "boom");
}

/// Lint tells it as `breaks-law`.
#[test]
fn a_law_that_a_card_breaks_is_found() {
    let (toy, flaw, ruling) = found("lookout", "on_rolled", "me:double()");
    assert!(matches!(&flaw, Flaw::Breaks(law) if law.contains("cards in all")), "{flaw:?}");
    fails(&toy, &ruling.expect("known: shown"), "law of the game");
}

/// Lint tells it as `reads-hidden`.
#[test]
fn what_its_owner_may_not_know_is_found() {
    let body = "local _, by = ... if me:spy(by) > 4 then me:gain(1) end me:gain(1)";
    let (toy, flaw, ruling) = found("lookout", "on_rolled", body);
    assert_eq!(flaw, Flaw::Peeks("spy".to_owned()));
    // Two tables that look the same to the owner of the card: what comes of them is not.
    let ruling = ruling.expect("known: shown");
    assert!(ruling.lines().count() < 22, "it is short:\n{ruling}");
    let source = Source::new("pasted.play", &*ruling);
    let ruled = play::ruling::run(&toy, &source, false, &mut |_| {});
    let failed: Vec<bool> = ruled.rulings.iter().map(|one| one.failed()).collect();
    assert_eq!(failed, [false, true], "{ruling}\n{ruled:?}");
    fails(&toy, &ruling, "beads` is");
    // Once the script does not look, both hold.
    let fixed = "--!strict\nlocal function on_rolled(me: Me, p: Params)\n me:gain(2)\nend\n\
                  return { on_rolled = on_rolled }\n";
    let alike = "--!strict\nlocal function on_rolled(me: Me, p: Params)\n me:gain(1)\nend\n\
                 return { on_rolled = on_rolled }\n";
    let holds = [fixed, alike].map(|script| {
        let toy = with_script("lookout", script);
        let ruled = play::ruling::run(&toy, &source, false, &mut |_| {});
        ruled.rulings.iter().filter(|one| one.failed()).count()
    });
    assert!(holds.contains(&0) && holds.iter().all(|failed| *failed != 1), "{holds:?}\n{ruling}");
}

/// A script that looks and does the same whatever it saw: no ruling can ask what it looked at.
#[test]
fn what_comes_to_nothing_has_no_ruling() {
    let body = "local _, by = ... if me:spy(by) > 2 then me:gain(1) else me:gain(1) end";
    let (_, flaw, ruling) = found("lookout", "on_rolled", body);
    assert_eq!((flaw, ruling), (Flaw::Peeks("spy".to_owned()), None));
}

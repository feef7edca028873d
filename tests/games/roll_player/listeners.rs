//! Who hears an event: for each hook that cards can have it is told whose event it is, and shown
//! in random games in which every class has all hooks, once for each word of the guard `by`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

use content::{Library, PackRoot};
use diag::{Files, Memory, Source};
use engine::Assets;
use play::{Dealer, Rules, Seat, Setup, Sink, notation, playout};
use roll_player::cards::{self, Hook};
use roll_player::state::{Pending, State};
use roll_player::{Catalogue, Event, RollPlayer};

use crate::rulings::without_hooks;
use crate::support::sound;

/// Events that are one seat's own: `me` is that seat, `other` all the others.
pub(super) const OWN: &str = "acted adjusted bought charisma_returned charisma_taken declined die_returned \
                   discarded dropped exchanged exhausted gold_gained gold_paid marker_moved \
                   market_entered market_left moved placed pool_changed readied recalled replaced \
                   rerolled restored row_filled skill_copied skill_used spared swapped taken turned";

/// Events of the table: everybody's own, without the guard `by`.
const TABLE: &str = "bag_empty cleaned coins_laid dealt drawn ended enemy_rolled faulted \
                     first_passed laid laid_on left_over market_opened pool_lifted reshuffled \
                     rolled round_began swept thinned trashed";

/// A box with 36 dice: two sheets take them all.
const BOX: [(&str, &str); 2] =
    [("colour_dice = 10", "colour_dice = 5"), ("gold_dice = 13", "gold_dice = 6")];

/// A position with that box from which they come to what random games do not: there are two dice in
/// the bag for three cards, one sheet is full before the other, and the deck is used up.
const LATE: &str = "game roll_player  seats 2  seed 0
given phase = roll   deck = [weak]
given A.str = [green:1, green:1, green:1]   A.dex = [green:1, green:1, blue:1]
given A.con = [blue:1, blue:1, blue:1]   A.int = [blue:1, red:1, red:1]
given A.wis = [red:1, red:1, red:1]   A.cha = [purple:1, purple:1, purple:1]
given B.str = [purple:1, purple:1, black:1]   B.dex = [black:1, black:1, black:1]
given B.con = [black:1, white:1, white:1]   B.int = [white:1, white:1, white:1]
given B.wis = [gold:1, gold:1, gold:1]   B.cha = [gold:1]
play
";

pub(super) fn hooks(events: &str) -> BTreeSet<String> {
    events.split(' ').map(|event| format!("on_{event}")).collect()
}

#[test]
fn whose_each_event_is_stands_in_the_list() {
    let listed: BTreeSet<String> = hooks(OWN).union(&hooks(TABLE)).cloned().collect();
    let all = cards::hooks::hooks().into_iter();
    let of_events = all.filter(|hook| hook.returns.is_none() && hook.name != "on_use");
    let there: BTreeSet<String> = of_events.map(|hook| hook.name.to_owned()).collect();
    assert_eq!(listed, there);
}

#[test]
fn each_event_is_heard_by_those_it_concerns() {
    for by in ["me", "other", "any"] {
        let (usual, small) = (game(by, true), game(by, false));
        let mut heard = Heard { by, own: hooks(OWN), ..Heard::default() };
        let friendly = Setup::seats(2).with("variants", "friendly-market");
        for setup in [Setup::seats(2), Setup::seats(1), friendly] {
            for seed in 0..30 {
                (heard.seats, heard.playing) = (setup.seats, false);
                heard.listen(&usual, usual.start(&setup).expect("the set-up is played"), seed);
            }
        }
        for seed in 0..5 {
            (heard.seats, heard.playing) = (2, true);
            heard.listen(&small, late(&small), seed);
        }
        let all: BTreeSet<String> = hooks(OWN).union(&hooks(TABLE)).cloned().collect();
        let missing: Vec<_> = all.difference(&heard.seen).collect();
        assert!(missing.is_empty(), "by = «{by}»: nothing was heard of {missing:?}");
    }
}

/// The position of [`LATE`].
fn late(game: &Rc<RollPlayer>) -> State {
    let (record, findings) = notation::parse(&Source::new("late.play", LATE));
    sound(findings);
    let (session, findings) = play::follow::resume(game.clone(), &record);
    sound(findings);
    session.expect("a table").state().clone()
}

/// A game in which each class has the hook of every event, and does nothing in it; but it acts when
/// a die is taken and fails when an action is declined, so that what comes of that is heard too. Or it
/// does nothing at all, in a box with few dice.
fn game(by: &str, acts: bool) -> Rc<RollPlayer> {
    let (own, mut hooked) = (hooks(OWN), String::new());
    for hook in own.union(&hooks(TABLE)) {
        let act = match hook.as_str() {
            "on_declined" if acts => "fail",
            "on_taken" if acts => "act",
            _ => "hear",
        };
        write!(hooked, "\n[hooks.{hook}]\nuse = \"{act}\"\n").expect("a string takes all");
        if own.contains(hook) {
            writeln!(hooked, "when = {{ by = \"{by}\" }}").expect("a string takes all");
        }
    }
    with_classes(&hooked, LISTENER, if acts { &[] } else { &BOX })
}

/// A game whose classes have other hooks, which name functions of another script, and whose usual
/// edition says something else.
pub(super) fn with_classes(hooked: &str, script: &str, edition: &[(&str, &str)]) -> Rc<RollPlayer> {
    let mut files = Memory::copy_of(&Assets::new());
    let classes: Vec<String> = files
        .list()
        .into_iter()
        .filter(|path| path.contains("roll_player/class/") && path.ends_with(".toml"))
        .collect();
    for path in classes {
        let text = files.read(&path).expect("it was listed").into_owned();
        let text = without_hooks(&String::from_utf8(text).expect("cards are UTF-8"));
        files = files.with(path.as_str(), text + hooked).without(&path.replace(".toml", ".luau"));
    }
    files = files.with("cards/roll_player/effects/listener.luau", script);
    let usual = "cards/roll_player/edition/second.toml";
    let text = files.read(usual).expect("it is the usual one").into_owned();
    let mut text = String::from_utf8(text).expect("UTF-8");
    for (old, new) in edition {
        assert!(text.contains(old), "{usual} says «{old}»");
        text = text.replace(old, new);
    }
    files = files.with(usual, text);
    let (library, _) = Library::open(PackRoot::all(&files, "cards", ""));
    let (catalogue, findings) = Catalogue::load(&library);
    assert!(findings.is_empty(), "{findings:?}");
    Rc::new(RollPlayer::new(Arc::new(catalogue)))
}

/// What the classes do.
const LISTENER: &str = "--!strict
local function hear(_me: Me) end

local function fail(_me: Me)
	error(\"it fails\")
end

local function act(me: Me)
	me:pay_gold(1)
	local skill = me:pick_card({ kind = \"skill\", ready = true })
	if skill then
		me:use_skill(skill)
		me:exhaust(skill)
	end
	local card = me:pick_card({ from = \"discard\" })
	if card then
		me:add_to_market(card)
	end
end

return { act = act, fail = fail, hear = hear }
";

/// Compares, for each event, the seats whose cards were queued with those it concerns.
#[derive(Default)]
struct Heard<'a> {
    by: &'a str,
    seats: u8,
    /// During set-up no card hears anything.
    playing: bool,
    own: BTreeSet<String>,
    /// The event told last, and the seats whose cards were queued for it.
    event: Option<(Event, Vec<Seat>)>,
    seen: BTreeSet<String>,
}

impl Sink<Event> for Heard<'_> {
    fn take(&mut self, event: Event) {
        if let Event::Queued { pending: Pending::Effect(call) } = event
            && let Some((told, seats)) = &mut self.event
            && call.hook == Hook::of(told)
        {
            // Market cards with the hook hear it too; all seats have a class.
            if call.card.card().is_none() {
                seats.push(call.seat);
            }
            return;
        }
        self.compare();
        self.playing |= matches!(event, Event::RoundBegan { .. });
        self.event = Some((event, Vec::new()));
    }
}

impl Heard<'_> {
    /// Plays a random game from a position to its end.
    fn listen(&mut self, game: &RollPlayer, mut state: State, seed: u64) {
        let (mut dealer, mut offers) = (Dealer::new(seed), Vec::new());
        playout::random(game, &mut state, &mut dealer, &mut offers, 20_000, self);
        self.compare();
    }

    fn compare(&mut self) {
        let Some((event, mut seats)) = self.event.take() else { return };
        let name = Hook::of(&event).name();
        if !event.audience().cards() || !self.playing {
            return assert_eq!(seats, [], "{name} is for no card");
        }
        let all = || (0..self.seats).map(Seat);
        let seat = event.facts().seat;
        let expected: Vec<Seat> = match (self.by, self.own.contains(name)) {
            ("me", true) => all().filter(|other| seat == Some(*other)).collect(),
            ("other", true) => all().filter(|other| seat != Some(*other)).collect(),
            _ => all().collect(),
        };
        seats.sort();
        assert_eq!(seats, expected, "by = «{}»: {event:?}", self.by);
        self.seen.insert(name.to_owned());
    }
}

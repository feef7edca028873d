//! Who hears an event: for each hook that cards can have it is told whose event it is, and shown
//! in random games in which every class has all hooks, once for each word of the guard `by`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

use diag::{Files, Memory, Source};
use engine::Assets;
use play::{Dealer, Rules, Seat, Setup, notation, playout};
use roll_player::cards::Hook;
use roll_player::state::{Pending, State};
use roll_player::{Catalogue, Event, RollPlayer};

use crate::games::listening::{Listeners, Told, hooks};
use crate::support::{Stranger, library_with, sound};

/// Events that are one seat's own: `me` is that seat, `other` all the others.
pub(super) const OWN: &str = "acted action_bought adjusted bought card_given charisma_returned charisma_taken declined die_returned \
                   discarded dropped exchanged exhausted gold_gained gold_paid handed healed honoured hunt_ended \
                   hunted injured marker_moved \
                   market_entered market_left minion_passed moved placed pool_changed readied recalled recovered replaced \
                   rerolled restored row_filled skill_copied skill_used spared swapped swapped_with taken token_taken \
                   traded trophy_taken turned xp_gained xp_paid";

/// Events of the table: everybody's own, without the guard `by`.
const TABLE: &str = "bag_empty cleaned coins_laid dealt drawn ended enemy_rolled faulted \
                     first_passed laid laid_on left_over market_opened pool_lifted reshuffled \
                     rolled round_began swept thinned trashed";

/// What a game is played with.
#[derive(Clone, Copy, PartialEq)]
enum Played {
    /// The base game.
    Usual,
    /// Few dice.
    Small,
    /// Minions, too.
    Hunting,
}

/// A box with 36 dice: two sheets take them all.
const BOX: [(&str, &str); 2] =
    [("colour_dice = 10", "colour_dice = 5"), ("gold_dice = 13", "gold_dice = 6")];

/// A position with that box from which they come to what random games do not: there are two dice in
/// the bag for three cards, one sheet is full before the other, and the deck is used up.
const LATE: &str = "game roll_player  seats 2  seed 0
given phase = roll   deck = [weak]   A.class = barbarian   B.class = druid
given A.str = [green:1, green:1, green:1]   A.dex = [green:1, green:1, blue:1]
given A.con = [blue:1, blue:1, blue:1]   A.int = [blue:1, red:1, red:1]
given A.wis = [red:1, red:1, red:1]   A.cha = [purple:1, purple:1, purple:1]
given B.str = [purple:1, purple:1, black:1]   B.dex = [black:1, black:1, black:1]
given B.con = [black:1, white:1, white:1]   B.int = [white:1, white:1, white:1]
given B.wis = [gold:1, gold:1, gold:1]   B.cha = [gold:1]
play
";

/// Whether a hook is that of an event.
pub(super) fn acts_by_event(hook: &script::Hook<'_>) -> bool {
    hook.returns.is_none() && !["on_use", "on_faced"].contains(&hook.name)
}

#[test]
fn whose_each_event_is_stands_in_the_list() {
    let listed: BTreeSet<String> = hooks(OWN).union(&hooks(TABLE)).cloned().collect();
    let all = Hook::told_to_authors().into_iter();
    let of_events = all.filter(acts_by_event);
    let there: BTreeSet<String> = of_events.map(|hook| hook.name.to_owned()).collect();
    assert_eq!(listed, there);
}

#[test]
fn each_event_is_heard_by_those_it_concerns() {
    for by in ["me", "other", "any"] {
        let [usual, small, hunting] =
            [Played::Usual, Played::Small, Played::Hunting].map(|which| game(by, which));
        let mut seen = BTreeSet::new();
        let friendly = Setup::seats(2).with("variants", "friendly-market");
        for setup in [Setup::seats(2), Setup::seats(1), friendly] {
            for seed in 0..30 {
                let state = usual.start(&setup).expect("the set-up is played");
                seen.append(&mut listen(by, &usual, state, seed));
            }
        }
        for (seats, seed) in [(1, 0), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (2, 7)] {
            let state = hunting.start(&Setup::seats(seats)).expect("the set-up is played");
            seen.append(&mut listen(by, &hunting, state, seed));
        }
        for seed in 0..5 {
            seen.append(&mut listen(by, &small, late(&small), seed));
        }
        let all: BTreeSet<String> = hooks(OWN).union(&hooks(TABLE)).cloned().collect();
        let missing: Vec<_> = all.difference(&seen).collect();
        assert!(missing.is_empty(), "by = “{by}”: nothing was heard of {missing:?}");
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
/// a die is taken, gives when the first player changes and fails when an action is declined, so that
/// what comes of that is heard too. Or it does nothing at all, in a box with few dice.
fn game(by: &str, which: Played) -> Rc<RollPlayer> {
    let acts = which != Played::Small;
    let (own, mut hooked) = (hooks(OWN), String::new());
    for hook in own.union(&hooks(TABLE)) {
        let act = match hook.as_str() {
            "on_declined" if acts => "fail",
            "on_first_passed" if acts => "give",
            "on_taken" if which == Played::Usual => "act",
            "on_taken" if which == Played::Hunting => "earn",
            _ => "hear",
        };
        write!(hooked, "\n[hooks.{hook}]\nuse = \"{act}\"\n").expect("a string takes all");
        if own.contains(hook) {
            writeln!(hooked, "when = {{ by = \"{by}\" }}").expect("a string takes all");
        }
    }
    match which {
        Played::Usual => with_classes(&hooked, LISTENER, &[], (&[], &[])),
        Played::Small => with_classes(&hooked, LISTENER, &BOX, (&[], &[])),
        Played::Hunting => with_classes(&hooked, LISTENER, &[], (&["monsters_and_minions"], &[])),
    }
}

/// A game whose classes have other hooks, which name functions of another script, and whose usual
/// edition says something else; with packs that build on the base game.
pub(super) fn with_classes(
    hooked: &str,
    script: &str,
    edition: &[(&str, &str)],
    (with, strangers): (&[&str], &[Stranger]),
) -> Rc<RollPlayer> {
    let mut files = Memory::copy_of(&Assets::new());
    let classes: Vec<String> = files
        .list()
        .into_iter()
        .filter(|path| {
            let packs = ["roll_player"].iter().chain(with);
            let mut folders = packs.map(|pack| format!("cards/{pack}/class/"));
            folders.any(|folder| path.starts_with(&folder)) && path.ends_with(".toml")
        })
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
        assert!(text.contains(old), "{usual} says “{old}”");
        text = text.replace(old, new);
    }
    files = files.with(usual, text);
    let with: Vec<String> = with.iter().map(|pack| (*pack).to_owned()).collect();
    let (library, _) = library_with(files, &with, strangers);
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
	local own = me:pick_card({ kind = \"trait\" })
	local other = me:pick_card({ from = \"market\", kind = \"trait\" })
	if own and other then
		me:trade(own, other)
	elseif own and me:rivals()[1] then
		me:give_card(own, me:rivals()[1])
	end
	for _, rival in me:rivals() do
		for _, die in me:rival_dice(rival, {}) do
			local mine = me:pick_die({})
			if mine then
				me:swap_with_rival(mine, die)
				return
			end
		end
	end
end

local function give(me: Me)
	for _, rival in me:rivals() do
		me:give_gold(rival, 1)
	end
end

local function earn(me: Me)
	if me:injuries() == 0 then
		me:injure(1)
	elseif me:round() > 4 then
		me:heal(1)
	end
	me:gain_xp(4)
	me:pay_xp(1)
end

return { act = act, earn = earn, fail = fail, give = give, hear = hear }
";

/// Plays a random game from a position to its end, and gives the hooks of the events that cards could
/// hear. During set-up no card hears anything; then all seats have a class.
fn listen(by: &str, game: &RollPlayer, mut state: State, seed: u64) -> BTreeSet<String> {
    let (own, seats) = (hooks(OWN), game.seats(&state));
    let mut playing = state.round() > 0;
    let told = |event: &Event| match event {
        Event::Queued { pending: Pending::Effect(call) } => match call.card.card() {
            None => Told::Queued { hook: call.hook.name(), seat: call.seat },
            // Market cards with the hook hear it too.
            Some(_) => Told::Skipped,
        },
        event => Told::Happened {
            hook: Hook::of(event).name(),
            cards: event.audience().cards(),
            seat: event.facts().seat,
        },
    };
    let holders = |event: &Event| {
        playing |= matches!(event, Event::RoundBegan { .. });
        if playing { (0..seats).map(Seat).collect() } else { Vec::new() }
    };
    let mut listeners = Listeners::new(by, &own, told, holders);
    let mut dealer = Dealer::new(seed);
    playout::random(game, &mut state, &mut dealer, 20_000, &mut listeners);
    listeners.compare();
    listeners.seen
}

/// A card's text without its tables of hooks.
fn without_hooks(toml: &str) -> String {
    let mut kept = String::new();
    let mut inside = false;
    for line in toml.lines() {
        if line.starts_with('[') {
            inside = line.starts_with("[hooks");
        }
        if !inside {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

//! One game with several clients, each with its own eyes and in its own language; and what can be asked
//! of a game, which opens no file and changes nothing.

use desk::{Content, Keeper, Packs, Player, Speech};
use play::{Eye, Seat, Setup, Waiting};
use view::{Change, Client, Declined, HeardInput, HotSeat, Input, Match, Notice, View, Wish};

/// Whose eyes look, in which language: three players, and one who only watches.
const LOOK: [(Eye, &str); 4] = [
    (Eye::Seat(Seat(0)), "fr"),
    (Eye::Seat(Seat(1)), "de"),
    (Eye::Seat(Seat(2)), "nl"),
    (Eye::Bystander, "en"),
];

const PEOPLE: [&str; 3] = ["Ann", "Bo", "Cy"];

fn people(count: usize) -> Vec<Player> {
    PEOPLE[..count].iter().map(|words| Player::parse(words).expect("so")).collect()
}

fn keeper() -> Keeper {
    Keeper::reading("clients.play".into())
}

/// Three people sit down; nothing is kept.
fn begun(content: &Content, game: &str, seed: u64) -> Match {
    let opened = content.playable(game).expect("sound");
    let table = opened.table(Setup::seats(3), seed).expect("three can play");
    Match::new(opened, table, people(3), keeper())
}

fn client(content: &Content, game: &Match, (eye, tag): (Eye, &str)) -> Client {
    let trees = content.trees(game.table().game_id());
    Client::new(game, eye, Speech::open(trees, &[tag.to_owned()]))
}

/// All games with all that there is for them.
fn with_games(mut with: impl FnMut(&Content, &'static str)) {
    let packs = Packs::open(&[]).expect("built in").with_all();
    let content = packs.content();
    engine::SHELF.iter().for_each(|game| with(&content, game.id()));
}

/// A client at a table, and what it has seen.
struct Looker {
    client: Client,
    eye: Eye,
    events: usize,
}

impl Looker {
    /// A view that shows what these eyes may see, in this language, and nothing else.
    fn view(&mut self, game: &mut Match) -> View {
        let view = self.client.view(game);
        let voice = self.client.speech().voice();
        let told: Vec<_> = view.news.told.iter().map(|sentence| sentence.text.clone()).collect();
        let log = game.table().log(self.events, self.eye);
        let log: Vec<_> = log.iter().map(|message| voice.say(message)).collect();
        assert_eq!(told, log, "{:?} reads what it may know", self.eye);
        self.events = game.table().log_len();
        let asked = match game.table().waiting() {
            Waiting::Asks { seat, prompt } if self.eye == Eye::Seat(seat) => {
                Some(voice.say(&prompt))
            }
            Waiting::Asks { .. } | Waiting::Chance | Waiting::Over => None,
        };
        assert_eq!(view.ask.as_ref().map(|ask| ask.prompt.clone()), asked, "{:?}", self.eye);
        let titles: Vec<_> = view.panels.iter().map(|panel| panel.title.clone()).collect();
        let seen = game.table().picture(self.eye);
        let seen: Vec<_> = seen.iter().map(|panel| voice.say(&panel.title)).collect();
        assert_eq!(titles, seen, "{:?}", self.eye);
        view
    }

    /// What somebody sees who comes later with the same eyes and reads the same language.
    fn again(&self, content: &Content, game: &mut Match) -> View {
        client(content, game, (self.eye, self.client.speech().tag())).view(game)
    }
}

/// A number below a bound that depends on the position alone.
fn any(game: &Match, below: usize) -> usize {
    (game.table().hash() >> 7) as usize % below
}

#[test]
fn three_players_and_a_spectator_look_at_one_game() {
    with_games(|content, id| {
        let mut game = begun(content, id, 3);
        let all = LOOK.map(|look| Looker {
            client: client(content, &game, look),
            eye: look.0,
            events: 0,
        });
        let mut all: Vec<Looker> = all.into_iter().collect();
        let (mut undone, mut secrets) = (0, 0);
        while !game.is_over() {
            game.go_on();
            let views: Vec<View> = all.iter_mut().map(|looker| looker.view(&mut game)).collect();
            let eyes = [views[0].panels == views[1].panels, views[1].panels == views[2].panels];
            assert_ne!(eyes, [true; 2], "nobody reads another's language");
            let Some(seat) = game.asked() else { break };
            let offers = game.table().offers().len();
            let other = Seat((seat.0 + 1) % 3);
            assert_eq!(game.take(other, 0), Err(Declined::NotAsked));
            assert_eq!(game.take(seat, offers), Err(Declined::NoSuchOffer));
            secrets += usize::from(game.table().holds_secrets(seat));
            game.take(seat, any(&game, offers)).expect("it is offered");
            // Now and then the player takes the choice back.
            let heard = all[seat.at()].client.hear(&game, Input::Undo);
            assert_eq!(heard, HeardInput { notices: Vec::new(), wish: Wish::Undo });
            if any(&game, 4) == 0 && game.undoable(all[seat.at()].eye) == Ok(seat) {
                undone += game.undo(seat).expect("it can be");
                for looker in &mut all {
                    looker.client.went_back(&game);
                    looker.events = looker.events.min(game.table().log_len());
                }
                game.take(seat, offers - 1).expect("it is offered");
            }
            if game.answers().is_multiple_of(8) {
                game.go_on();
                for looker in &mut all {
                    let (view, later) = (looker.view(&mut game), looker.again(content, &mut game));
                    assert_eq!(view.panels, later.panels, "how one came there makes no difference");
                    assert_eq!(view.ask.map(|ask| ask.offers), later.ask.map(|ask| ask.offers));
                }
            }
        }
        assert!(undone > 2 && secrets > 2, "{id}: {undone} undone, {secrets} secrets");
        for looker in &mut all {
            let end = looker.again(content, &mut game).end.expect("the game is over");
            assert!(!end.scores.is_empty());
        }
    });
}

#[test]
fn what_is_asked_of_a_game_changes_nothing() {
    with_games(|content, id| {
        let mut game = begun(content, id, 5);
        for _ in 0..20 {
            game.go_on();
            let Some(seat) = game.asked() else { break };
            let mut asker = client(content, &game, LOOK[seat.at()]);
            let mut other = client(content, &game, LOOK[(seat.at() + 1) % 3]);
            let before = (game.table().save(), game.table().hash());
            let offers = game.table().offers().len();
            let about = |about: &str| Input::Why { about: about.to_owned() };
            let offer = offers - 1;
            let of = String::new;
            for input in [
                Input::Hint,
                Input::Score,
                Input::Preview { offer },
                about("1"),
                about(""),
                Input::Help { about: of() },
                Input::Query { query: "choices".to_owned(), of: of() },
            ] {
                let heard = asker.hear(&game, input.clone());
                assert_eq!(heard.wish, Wish::Nothing);
                assert!(!heard.notices.is_empty(), "{id}: {input:?} is answered");
                assert_eq!(heard, asker.hear(&game, input), "the same again");
            }
            // Nobody else learns what could be chosen, or what would come of it.
            assert_eq!(other.hear(&game, Input::Hint).notices, []);
            let foretold = other.hear(&game, Input::Preview { offer }).notices;
            assert!(matches!(&foretold[..], [Notice::Says { id: "no-such-number", .. }]));
            assert_eq!(before, (game.table().save(), game.table().hash()), "{id}");
            game.take(seat, any(&game, offers)).expect("it is offered");
        }
        assert!(!game.keeper().path().exists(), "nothing is written");
    });
}

#[test]
fn the_table_is_handed_over_where_somebody_knows_more() {
    with_games(|content, id| {
        let (mut pages, mut changes) = (0, 0);
        for seed in 0..4 {
            let (more, of) = handed_over(content, id, seed);
            (pages, changes) = (pages + more, changes + of);
        }
        println!("{id}: {pages} pages, {changes} times somebody else is asked");
        assert!(pages > 0 && pages < changes, "{id}: {pages} pages for {changes} changes");
    });
}

/// Two people play at one keyboard: how often the table is handed over on a page of its own, and how
/// often somebody else is asked.
fn handed_over(content: &Content, id: &str, seed: u64) -> (usize, usize) {
    let opened = content.playable(id).expect("sound");
    let table = opened.table(Setup::seats(2), seed).expect("two can play");
    let speech = Speech::open(content.trees(id), &["en".to_owned()]);
    let mut shared = HotSeat::new(opened, table, people(2), speech, keeper());
    let (mut pages, mut alone, mut changes, mut last) = (0, None, 0, None);
    loop {
        while shared.go_on() {}
        let view = shared.view();
        if let Some(page) = view.hand_over {
            pages += 1;
            assert!(view.panels.is_empty() && view.ask.is_none(), "{id}");
            assert_eq!(shared.take(Input::Offer { offer: 0 }), Change::Nothing, "not yet");
            assert_eq!(shared.take(Input::Again), Change::Table);
            alone = Some(page.to.seat);
            continue;
        }
        let (Some(eyes), Some(ask)) = (&view.eyes, &view.ask) else { return (pages, changes) };
        changes += usize::from(last != Some(eyes.seat));
        last = Some(eyes.seat);
        if alone != Some(eyes.seat) {
            alone = None;
            assert!(!shared.game().table().holds_secrets(eyes.seat), "{id}: others look, too");
            let public = shared.sight_of(Eye::Bystander);
            let log: Vec<_> =
                (0..shared.game().answers()).flat_map(|nth| public.told(nth)).collect();
            let known = |text: &String| log.iter().any(|one| one.text == *text);
            let mut told = view.news.told.iter().map(|one| &one.text);
            assert!(told.all(known), "{id}: {:?}", view.news.told);
        }
        let offer = any(shared.game(), ask.offers.len());
        assert_eq!(shared.take(Input::Offer { offer }), Change::Table);
    }
}

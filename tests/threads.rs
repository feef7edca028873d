//! Packs are read once and played with in several threads, each with its own game and language.

use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::thread;

use desk::lobby::NewGame;
use desk::{Content, Packs, Player, Speech};
use play::{Eye, Seat};
use view::{Client, Match};

use crate::cli::Folder;
use crate::support::{root, strangers};

/// How many choices the person in each thread makes.
const CHOICES: usize = 12;

/// A game and the client of the person who plays it, as a thread of a server holds them.
struct Worker {
    game: Match,
    client: Client,
}

impl Worker {
    fn begin(content: &Content, game: &str, tag: &str, save: PathBuf) -> Self {
        let players = ["Ann=human", "Bo=greedy"].map(|words| Player::parse(words).expect("so"));
        let (game, players) = (game.to_owned(), players.to_vec());
        let wish = NewGame { game, players, seed: Some(7), save: Some(save), ..NewGame::default() };
        let begun = wish.begin(content).expect("two can play");
        let trees = content.trees(begun.opened.id());
        let game = Match::new(begun.opened, begun.table, begun.players, begun.keeper);
        let speech = Speech::open(trees, &[tag.to_owned()]);
        let client = Client::new(&game, Eye::Seat(Seat(0)), speech);
        Self { game, client }
    }

    /// Makes the choices and returns the questions as the person read them.
    fn play(&mut self) -> Vec<String> {
        let mut questions = Vec::new();
        while questions.len() < CHOICES {
            self.game.go_on();
            let ask = self.client.view(&mut self.game).ask.expect("Ann is asked");
            let offer = questions.len() % ask.offers.len();
            questions.push(ask.prompt);
            self.game.take(Seat(0), offer).expect("it is offered");
        }
        questions
    }
}

/// Plays in this thread after the content is gone. Returns the record and the questions.
fn played(content: Arc<Content>, game: &str, tag: &str, save: PathBuf) -> (String, Vec<String>) {
    let gone: Weak<Content> = Arc::downgrade(&content);
    let mut worker = Worker::begin(&content, game, tag, save);
    drop(content);
    // The owner and the other thread drop theirs too, also when they fail.
    while gone.strong_count() > 0 {
        thread::yield_now();
    }
    let questions = worker.play();
    (worker.game.table().save(), questions)
}

#[test]
fn two_threads_share_content_and_play_the_same_game_in_two_languages() {
    let folder = Folder::new();
    for game in engine::SHELF.iter().map(|game| game.id()) {
        let pack = root().join(&strangers(game)[0].folder);
        let content = Packs::open(&[pack]).expect("a pack").content();
        let content = Arc::new(content);
        let threads = ["de", "fr"].map(|tag| {
            let content = Arc::clone(&content);
            let save = folder.path(&format!("{game}-{tag}.play"));
            thread::spawn(move || played(content, game, tag, save))
        });
        drop(content);
        let [one, other] = threads.map(|thread| thread.join().expect("it plays"));
        assert_eq!(one.0, other.0, "the same seed and choices give the same record");
        assert!(one.0.contains(&format!("game {game}")), "{}", one.0);
        let questions = one.1.iter().zip(&other.1);
        assert!(questions.clone().all(|(german, french)| german != french), "{one:?}\n{other:?}");
        assert_eq!(questions.count(), CHOICES);
    }
}

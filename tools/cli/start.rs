//! `cardwright` without a command: the pages for beginning, continuing and looking back at games, on
//! the whole screen of a terminal or line by line.

mod fresh;
mod kept;
mod lines;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use ::play::Setup;
use desk::lobby::NewGame;
use desk::{Packs, Speech};
use engine::SHELF;
use table::{Act, Entry, Form, Lobby, Then};
use text::{Value, Voice};
use view::{Rulebook, game_name};

use crate::args::{PackArgs, PlayArgs, ReplayArgs, ScreenArgs};
use crate::line::paragraph;
use crate::play::{CommandError, Opening, OtherWays, Purpose, SavedGame, TYPED, full, saved_games};
use crate::settings::{self, Settings};
use crate::{output, play, replay, results, usage};
use fresh::Fresh;
use kept::KeptGame;

/// The space of the pages' messages.
const SPACE: &str = "start";

/// Opens the pages, and again after each game, until the user leaves. In a pipe they must be asked
/// for; otherwise, the possible commands are printed.
pub fn run(asked: &ScreenArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !terminal && !asked.plain && !asked.speak {
        return usage::without_command();
    }
    let settings = match settings::of(asked, lang) {
        Ok(settings) => settings,
        Err(error) => return play::explained(Err(error)),
    };
    let screen = settings.screen(asked);
    let mut lang = lang.map(str::to_owned);
    let mut fresh = Fresh::new();
    let (mut said, mut left) = (String::new(), FIRST[0]);
    loop {
        let packs = Packs::open(&[])?.with_all();
        let wish = settings.wish(lang.as_deref());
        let mut start = Start::new(&packs, wish, OpenPage::First, fresh);
        start.said = std::mem::take(&mut said);
        start.left = left;
        start.show(&screen)?;
        if start.turned {
            lang = Some(start.opening.speech.tag().to_owned());
        }
        left = start.page.opened_by().unwrap_or(left);
        fresh = start.fresh;
        let Some(wanted) = start.wanted else { return Ok(output::CLEAN) };
        match done(wanted, asked, lang.as_deref(), &settings) {
            Ok(_) => {}
            // The message is shown on the next page.
            Err(CommandError::Said(text)) => said = text,
            Err(CommandError::Other(error)) => return Err(error),
        }
    }
}

/// Carries out the player's choice.
fn done(
    wanted: PageChoice,
    asked: &ScreenArgs,
    lang: Option<&str>,
    settings: &Settings,
) -> Result<u8, CommandError> {
    let screen = asked.clone();
    let mut args = PlayArgs { screen, ..PlayArgs::default() };
    let mut wished = None;
    match wanted {
        PageChoice::New(packs, wish) => (args.packs, wished) = (packs, Some(wish)),
        PageChoice::Learn(name) => args.tutorial = Some(Some(name)),
        PageChoice::GoOn(file) => args.resume = Some(Some(file)),
        PageChoice::LookBack(file) => {
            let screen = args.screen;
            let args = ReplayArgs { file: Some(file), screen, ..ReplayArgs::default() };
            return replay::begin(&args, lang, settings);
        }
    }
    play::begin(&args, wished, lang, settings)
}

/// The saved game that the user chooses on a separate page.
pub fn saved(
    purpose: Purpose,
    asked: &PackArgs,
    (screen, lang): (&ScreenArgs, Option<&str>),
) -> Result<Option<PathBuf>, CommandError> {
    let packs = play::open_folders(&asked.folders, lang)?.with_all();
    let mut start = Start::new(&packs, lang, OpenPage::First, Fresh::new());
    start.alone = true;
    start.folders.clone_from(&asked.folders);
    if screen.speak {
        start.opening.speech.speak_aloud(true);
    }
    start.opening.complain_of_language();
    start.open(OpenPage::Saved(purpose));
    if start.listed.is_empty() && !full::fits(screen) {
        output::print(&paragraph(&start.said))?;
        return Ok(None);
    }
    start.show(screen)?;
    Ok(match start.wanted {
        Some(PageChoice::GoOn(file) | PageChoice::LookBack(file)) => Some(file),
        Some(PageChoice::New(..) | PageChoice::Learn(_)) | None => None,
    })
}

/// The user's choice on the pages.
enum PageChoice {
    /// A new game with some packs.
    New(PackArgs, NewGame),
    /// A tutorial.
    Learn(String),
    /// Continue a saved game.
    GoOn(PathBuf),
    /// Look back at a saved game.
    LookBack(PathBuf),
}

/// The open page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpenPage {
    First,
    New,
    Tutorials,
    Saved(Purpose),
    /// A saved game, to be named or deleted.
    Kept,
    Rules,
    /// The chapters of a rulebook.
    Chapters,
}

impl OpenPage {
    /// The entry of the first page that opens it.
    fn opened_by(self) -> Option<&'static str> {
        Some(match self {
            Self::First => return None,
            Self::New => "new",
            Self::Tutorials => "tutorial",
            Self::Saved(Purpose::GoOn) => "go-on",
            Self::Saved(Purpose::LookBack) => "look-back",
            Self::Saved(Purpose::Tidy) | Self::Kept => "tidy",
            Self::Rules | Self::Chapters => "rules",
        })
    }
}

/// The entries of the first page, in order.
const FIRST: [&str; 9] =
    ["new", "tutorial", "go-on", "look-back", "results", "tidy", "rules", "language", "leave"];

/// The pages.
struct Start {
    opening: Opening,
    page: OpenPage,
    fresh: Fresh,
    /// The listed saved games.
    listed: Vec<SavedGame>,
    /// The saved game on its page.
    kept: KeptGame,
    /// The rulebook whose chapters are listed.
    read: Option<Rulebook>,
    said: String,
    wanted: Option<PageChoice>,
    /// The named folders of packs.
    folders: Vec<PathBuf>,
    /// Whether there is no page before this one.
    alone: bool,
    /// Whether another language was chosen.
    turned: bool,
    /// The entry of the first page that was open before.
    left: &'static str,
}

impl Start {
    fn new(packs: &Packs, lang: Option<&str>, page: OpenPage, fresh: Fresh) -> Self {
        let opening = Opening::new(packs, lang);
        let (said, folders) = (String::new(), Vec::new());
        let (listed, kept, read, wanted) = (Vec::new(), KeptGame::default(), None, None);
        let (alone, turned, left) = (false, false, FIRST[0]);
        let mut start = Self {
            opening,
            page,
            fresh,
            listed,
            kept,
            read,
            said,
            wanted,
            folders,
            alone,
            turned,
            left,
        };
        start.fresh.refresh(&mut start.opening);
        start
    }

    /// Shows the pages, on the whole screen if there is room.
    fn show(&mut self, screen: &ScreenArgs) -> anyhow::Result<()> {
        if screen.speak {
            self.opening.speech.speak_aloud(true);
        }
        if full::fits(screen) { Ok(full::lobby(self, screen)?) } else { lines::show(self) }
    }

    fn speech(&self) -> &Speech {
        &self.opening.speech
    }

    fn say(&self, id: &str) -> String {
        say(self.speech(), id, &[])
    }

    /// Opens a page.
    fn open(&mut self, page: OpenPage) -> Then {
        self.said.clear();
        self.listed.clear();
        if let OpenPage::Saved(purpose) = page {
            // If there is a page for it, its name is shown.
            let [begin, look_back] = ["new", "look-back"].map(|entry| self.say(entry));
            let here = OtherWays { begin: &begin, look_back: &look_back };
            let ways = if self.alone { TYPED } else { here };
            let speech = &self.opening.speech;
            let games = saved_games(&self.folders, speech).map_err(|error| error.to_string());
            match games.and_then(|games| purpose.among(games, speech, ways)) {
                Ok(games) => self.listed = games,
                Err(said) => self.said = said,
            }
        }
        self.left = self.page.opened_by().unwrap_or(self.left);
        self.page = page;
        Then::Turn
    }

    fn take_first(&mut self, entry: usize, act: &Act) -> Then {
        match FIRST.get(entry).copied() {
            Some("language") => self.next_language(*act != Act::Before),
            Some("new") => return self.open(OpenPage::New),
            Some("tutorial") => return self.open(OpenPage::Tutorials),
            Some("go-on") => return self.open(OpenPage::Saved(Purpose::GoOn)),
            Some("look-back") => return self.open(OpenPage::Saved(Purpose::LookBack)),
            Some("results") => return self.results(),
            Some("tidy") => return self.open(OpenPage::Saved(Purpose::Tidy)),
            Some("rules") => return self.open(OpenPage::Rules),
            _ => return Then::Leave,
        }
        Then::Stay
    }

    /// Shows the player's results.
    fn results(&mut self) -> Then {
        match results::chapters(&self.opening, None) {
            Ok(chapters) if chapters.is_empty() => {
                self.said = self.speech().tell("results-none", &[]);
            }
            Ok(chapters) => return Then::Read(chapters),
            Err(CommandError::Said(text)) => self.said = text,
            Err(CommandError::Other(error)) => self.said = format!("{error:#}"),
        }
        Then::Stay
    }

    fn take_tutorial(&mut self, entry: usize) -> Then {
        let Some((name, _)) = self.opening.tutorials().into_iter().nth(entry) else {
            return self.back();
        };
        self.wanted = Some(PageChoice::Learn(name));
        Then::Leave
    }

    fn take_saved(&mut self, entry: usize, purpose: Purpose) -> Then {
        let Some(game) = self.listed.get(entry) else { return self.back() };
        let file = game.path.clone();
        self.wanted = Some(match purpose {
            Purpose::GoOn => PageChoice::GoOn(file),
            Purpose::LookBack => PageChoice::LookBack(file),
            Purpose::Tidy => return self.open_kept(entry),
        });
        Then::Leave
    }

    /// The rulebooks: each game without expansions, then with each one.
    fn books(&self) -> Vec<(&'static str, Option<String>)> {
        let of = |id: &'static str| {
            let packs = self.opening.content.packs_of(id).filter(|pack| !pack.requires.is_empty());
            let more = packs.map(|pack| Some(pack.id.clone())).collect::<Vec<_>>();
            [None].into_iter().chain(more).map(move |pack| (id, pack))
        };
        SHELF.iter().flat_map(|game| of(game.id())).collect()
    }

    /// Opens the rules of a game, possibly with an expansion.
    fn open_book(&mut self, entry: usize) -> Then {
        let Some((id, pack)) = self.books().into_iter().nth(entry) else { return self.back() };
        let with: Vec<String> = pack.into_iter().collect();
        match self.book(id, &with) {
            Ok(book) => {
                let then = self.open(OpenPage::Chapters);
                self.read = Some(book);
                then
            }
            Err(error) => {
                self.said = error.to_string();
                Then::Stay
            }
        }
    }

    /// The rules of a game with some packs.
    fn book(&self, id: &str, with: &[String]) -> anyhow::Result<Rulebook> {
        let content = Packs::open(&[])?.with(with).content();
        let opened = content.playable(id)?;
        let table = opened.table(Setup::seats((*opened.seats().start()).max(2)), 0)?;
        let mut own = self.speech().beside(content.trees(id));
        own.switch(self.speech().tag());
        own.sit_at(&*table);
        Ok(Rulebook::of(&*opened, &*table, &own.voice()))
    }

    /// Shows a chapter; the first entry is all of them.
    fn read(&mut self, entry: usize) -> Then {
        let mut chapters = self.read.iter().flat_map(|book| &book.chapters);
        match entry.checked_sub(1) {
            None => Then::Read(chapters.cloned().collect()),
            Some(at) => match chapters.nth(at) {
                Some(chapter) => Then::Read(vec![chapter.clone()]),
                None => self.back(),
            },
        }
    }

    fn next_language(&mut self, onward: bool) {
        let tags = self.speech().available().to_vec();
        let now = tags.iter().position(|tag| tag == self.speech().tag()).unwrap_or(0);
        let step = if onward { 1 } else { tags.len().saturating_sub(1) };
        if let Some(tag) = tags.get((now + step) % tags.len().max(1)) {
            self.opening.speech.switch(tag);
            self.turned = true;
        }
        self.fresh.refresh(&mut self.opening);
        match self.page {
            OpenPage::Saved(_) => drop(self.open(self.page)),
            // Its chapters are still in the previous language.
            OpenPage::Chapters => drop(self.open(OpenPage::Rules)),
            OpenPage::First
            | OpenPage::New
            | OpenPage::Tutorials
            | OpenPage::Kept
            | OpenPage::Rules => {}
        }
    }

    fn first(&self) -> Vec<Entry> {
        let entry = |id: &&str| Entry {
            label: self.say(id),
            chosen: (*id == "language").then(|| self.say("own-name")),
            about: about(&self.speech().voice(), id),
            ..Entry::default()
        };
        FIRST.iter().map(entry).collect()
    }

    fn way_back(&self) -> Entry {
        let label = if self.alone { "leave" } else { "back" };
        Entry { label: self.say(label), ..Entry::default() }
    }

    fn saved_entries(&self) -> Vec<Entry> {
        let entry = |game: &SavedGame| Entry {
            label: game.text.clone(),
            shorter: game.shorter.clone(),
            about: game.path.display().to_string(),
            group: game.group.clone(),
            ..Entry::default()
        };
        self.listed.iter().map(entry).chain([self.way_back()]).collect()
    }

    fn tutorials(&self) -> Vec<Entry> {
        let entry = |(_, title): (String, String)| Entry {
            label: title,
            about: about(&self.speech().voice(), "tutorial"),
            ..Entry::default()
        };
        self.opening.tutorials().into_iter().map(entry).chain([self.way_back()]).collect()
    }

    fn book_entries(&self) -> Vec<Entry> {
        let entry = |(id, pack): (&str, Option<String>)| {
            let own = self.speech().beside(self.opening.content.trees(id));
            let voice = own.voice();
            let game = game_name(&voice, id);
            let label = match pack {
                None => game,
                Some(pack) => {
                    let pack = usage::pack_name(&voice, &pack);
                    let values = [("game", Value::Text(&game)), ("pack", Value::Text(&pack))];
                    say(self.speech(), "with-pack", &values)
                }
            };
            Entry { label, ..Entry::default() }
        };
        self.books().into_iter().map(entry).chain([self.way_back()]).collect()
    }

    fn chapter_entries(&self) -> Vec<Entry> {
        let entry = |(label, about): (String, String)| Entry { label, about, ..Entry::default() };
        let all = entry((self.say("all-chapters"), String::new()));
        let chapters = self.read.iter().flat_map(|book| &book.chapters);
        let chapters = chapters.map(|rule| entry((rule.title.clone(), rule.text.clone())));
        [all].into_iter().chain(chapters).chain([self.way_back()]).collect()
    }
}

impl Lobby for Start {
    fn form(&self) -> Form {
        let (title, entries) = match self.page {
            OpenPage::First => ("title", self.first()),
            OpenPage::New => ("new", self.fresh.entries(self.speech())),
            OpenPage::Tutorials => ("tutorial", self.tutorials()),
            OpenPage::Saved(Purpose::GoOn) => ("go-on", self.saved_entries()),
            OpenPage::Saved(Purpose::LookBack) => ("look-back", self.saved_entries()),
            OpenPage::Saved(Purpose::Tidy) => ("tidy", self.saved_entries()),
            OpenPage::Kept => ("tidy", self.kept_entries()),
            OpenPage::Rules => ("rules", self.book_entries()),
            OpenPage::Chapters => ("rules", self.chapter_entries()),
        };
        let book = self.read.as_ref().filter(|_| self.page == OpenPage::Chapters);
        let title = book.map_or_else(|| self.say(title), |book| book.title.clone());
        Form { title, entries, said: self.said.clone() }
    }

    fn pointed(&self) -> usize {
        let open = FIRST.iter().position(|what| *what == self.left);
        open.filter(|_| self.page == OpenPage::First).unwrap_or_default()
    }

    fn act(&mut self, entry: usize, act: Act) -> Then {
        self.said.clear();
        match self.page {
            OpenPage::First => self.take_first(entry, &act),
            OpenPage::Saved(purpose) => self.take_saved(entry, purpose),
            OpenPage::Kept => self.take_kept(entry, act),
            OpenPage::Tutorials => self.take_tutorial(entry),
            OpenPage::Rules => self.open_book(entry),
            OpenPage::Chapters => self.read(entry),
            OpenPage::New => match self.fresh.act(entry, act, &mut self.opening) {
                fresh::PageResult::Changed => {
                    let said = self.fresh.cut_name(entry, &self.opening.speech);
                    self.said = said.unwrap_or_default();
                    Then::Stay
                }
                fresh::PageResult::Back => self.back(),
                fresh::PageResult::Begun(packs, wish) => {
                    self.wanted = Some(PageChoice::New(packs, wish));
                    Then::Leave
                }
            },
        }
    }

    fn back(&mut self) -> Then {
        match self.page {
            _ if self.alone => Then::Leave,
            OpenPage::First => Then::Leave,
            OpenPage::Chapters => self.open(OpenPage::Rules),
            OpenPage::Kept => self.open(OpenPage::Saved(Purpose::Tidy)),
            OpenPage::New | OpenPage::Tutorials | OpenPage::Saved(_) | OpenPage::Rules => {
                self.open(OpenPage::First)
            }
        }
    }

    fn turn_language(&mut self) {
        self.next_language(true);
    }

    fn tell(&self, id: &str) -> String {
        self.speech().voice().tell(table::SPACE, id, &[])
    }
}

/// A message of the pages.
fn say(speech: &Speech, id: &str, values: &[(&str, Value<'_>)]) -> String {
    speech.voice().tell(SPACE, id, values)
}

/// The description of an entry.
fn about(voice: &Voice<'_>, id: &str) -> String {
    voice.word(SPACE, id, Some("about"), &[]).unwrap_or_default()
}

//! From the command line to a table at which a player is asked.

use std::path::{Path, PathBuf};

use desk::lobby::{self, Begun, NewGame, NotBegun, NotOpened, Offered, RulingFile, SavedRecord};
use desk::{Content, Keeper, LONGEST_NAME, Packs, Player, PlayerError, Speech, Who, shown, wishes};
use engine::Opened;
use play::{Advisor, Setup};
use text::Value;
use view::HotSeat;

use super::day::{seed_of, today};
use super::trouble::{self, CommandError, NOTHING, said};
use crate::abilities;
use crate::args::{Flags, PackArgs, PlayArgs};
use crate::line::paragraph;
use crate::output;

/// The opened packs, and the language.
pub struct Opening {
    /// The packs.
    pub content: Content,
    /// The language, with the texts of one game.
    pub speech: Speech,
    /// The game of these texts.
    spoken: &'static str,
}

/// Opens the packs on the command line, and those of a saved game, as far as their folders are
/// known.
pub fn open_packs(
    asked: &PackArgs,
    saved: Option<&Path>,
    lang: Option<&str>,
) -> Result<Packs, CommandError> {
    complain_of_twice(&asked.folders, lang)?;
    match lobby::open(&asked.folders, &asked.with, saved) {
        Ok(packs) => Ok(packs),
        Err(error) => {
            // Packs that can be opened may have the texts in the player's language.
            let sound = matches!(error, NotOpened::NoPack { .. });
            let packs = Packs::open(if sound { &asked.folders } else { &[] })?;
            Err(trouble::not_opened(&Opening::new(&packs, lang).speech, error))
        }
    }
}

/// Opens the packs in some folders, in addition to the default ones.
pub fn open_folders(folders: &[PathBuf], lang: Option<&str>) -> Result<Packs, CommandError> {
    let asked = PackArgs { folders: folders.to_vec(), ..PackArgs::default() };
    open_packs(&asked, None, lang)
}

/// Warns about folders that are named twice; each is read once.
fn complain_of_twice(folders: &[PathBuf], lang: Option<&str>) -> Result<(), CommandError> {
    for (at, folder) in folders.iter().enumerate() {
        if folders[..at].iter().any(|first| desk::files::is_same(first, folder)) {
            let packs = Packs::open(&[])?;
            let speech = Opening::new(&packs, lang).speech;
            let text = speech.tell("pack-twice", &[("path", Value::Text(&shown(folder)))]);
            output::complain(&paragraph(&text));
        }
    }
    Ok(())
}

impl Opening {
    /// Reads packs and texts.
    pub fn new(packs: &Packs, lang: Option<&str>) -> Self {
        let content = packs.content();
        let game = lobby::first_game();
        let mut speech = Speech::open(content.trees(game), &wishes(lang));
        speech.spell_in(abilities::glyphs());
        let opening = Self { content, speech, spoken: game };
        opening.complain_of_texts();
        opening
    }

    /// Warns if the preferred language is not available for the game. Packs may add languages.
    pub fn complain_of_language(&self) {
        if let Some(wish) = self.speech.unmet() {
            let list = self.speech.languages();
            let values = [("typed", wish), ("near", NOTHING), ("list", &list)];
            let values = values.map(|(name, text)| (name, Value::Text(text)));
            output::complain(&paragraph(&self.speech.tell("no-such-language", &values)));
        }
    }

    fn complain_of_texts(&self) {
        if self.speech.faults() > 0 {
            let count = i64::try_from(self.speech.faults()).unwrap_or(i64::MAX);
            let text = self.speech.tell("faulty-texts", &[("count", Value::Int(count))]);
            output::complain(&paragraph(&text));
        }
    }

    /// Switches to the texts of a game; returns its id.
    pub fn turn_to(&mut self, name: &str) -> Result<&'static str, CommandError> {
        let id = lobby::game_id(name).map_err(|error| self.not_begun(error))?;
        if id != self.spoken {
            self.speech.turn_to(self.content.trees(id));
            self.spoken = id;
            self.complain_of_texts();
        }
        self.complain_of_language();
        Ok(id)
    }

    /// Uses other packs from now on, with the texts of a game.
    pub fn change_packs(&mut self, content: Content, game: &'static str) {
        self.content = content;
        self.speech.turn_to(self.content.trees(game));
        self.spoken = game;
    }

    /// Opens a game by its name, or the default game, and switches to its texts.
    pub fn game(&mut self, name: Option<&str>) -> Result<Box<dyn Opened>, CommandError> {
        let id = self.turn_to(name.unwrap_or(lobby::first_game()))?;
        lobby::opened(&self.content, id).map_err(|error| self.not_begun(error))
    }

    /// Opens a game with those packs that belong to it.
    pub fn playable(&self, id: &str) -> Result<Box<dyn Opened>, CommandError> {
        lobby::playable(&self.content, id).map_err(|error| self.not_begun(error))
    }

    /// The possible set-ups of a game. Built-in packs are valid, so only the user's packs are read
    /// completely.
    pub fn offered(&self, id: &str) -> Result<Offered, CommandError> {
        let is_built_in = self.content.folders().is_empty();
        match lobby::offered(&self.content, id).filter(|_| is_built_in) {
            Some(offered) => Ok(offered),
            None => Ok(Offered::of(&*self.playable(id)?)),
        }
    }

    /// The error of a game that does not begin, in the player's language.
    pub fn not_begun(&self, error: NotBegun) -> CommandError {
        self.not_begun_with(&Flags::default(), error)
    }

    /// Like [`Self::not_begun`], with the options as typed.
    pub fn not_begun_with(&self, flags: &Flags, error: NotBegun) -> CommandError {
        trouble::not_begun(&self.speech, (flags, &self.content.folders()), error)
    }

    /// The language to save with the game: the one in `lang`, if there are texts in it.
    pub fn named_language(&self, lang: Option<&str>) -> Option<String> {
        let met = lang.filter(|_| self.speech.unmet().is_none());
        met.map(|_| self.speech.tag().to_owned())
    }

    /// The settings of a new game, from the command line.
    pub fn wish(&self, args: &PlayArgs) -> Result<NewGame, CommandError> {
        let players = asked(args, &self.speech)?;
        let Setup { options, .. } =
            options(&self.speech, Setup::default(), &args.options, &args.flags)?;
        let game = args.game.as_deref().unwrap_or(lobby::first_game()).to_owned();
        let (seed, save) = (seed(args), args.save.clone());
        Ok(NewGame { game, players, options, seed, save, lang: None })
    }

    /// A new game with the players, options and language of a saved one.
    pub fn again(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        file: &Path,
    ) -> Result<HotSeat, CommandError> {
        let saved = SavedRecord::read(file).map_err(|error| self.not_begun(error))?;
        let new = saved.again().map_err(|error| self.not_begun(error))?;
        self.turn_to(&new.game)?;
        if lang.is_none() {
            self.speech.switch(saved.lang());
        }
        self.start(NewGame { seed: seed(args), save: args.save.clone(), ..new }, lang, &args.flags)
    }

    /// A new game.
    pub fn start(
        mut self,
        mut wish: NewGame,
        lang: Option<&str>,
        flags: &Flags,
    ) -> Result<HotSeat, CommandError> {
        self.turn_to(&wish.game)?;
        wish.lang = self.named_language(lang);
        let begun = wish.begin(&self.content);
        let begun = begun.map_err(|error| self.not_begun_with(flags, error))?;
        Ok(self.started(begun))
    }

    /// Saves a new game and greets the players.
    pub fn started(self, begun: Begun) -> HotSeat {
        let seed = begun.seed;
        let mut hot_seat = self.seated(begun);
        hot_seat.keep();
        hot_seat.greet("started", seed);
        hot_seat
    }

    fn seated(self, begun: Begun) -> HotSeat {
        let Begun { opened, table, players, keeper, tutorial, .. } = begun;
        let named = self.content.named().map(|(pack, folder)| (pack.id.clone(), folder.to_owned()));
        let folders = named.collect();
        let mut hot_seat = HotSeat::new(opened, table, players, self.speech, keeper);
        hot_seat.with_folders(folders);
        if let Some(tutorial) = tutorial {
            hot_seat.teach(tutorial);
        }
        hot_seat
    }

    /// A new game at the position of a ruling. The file is only read.
    pub fn at_ruling(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        file: &Path,
    ) -> Result<HotSeat, CommandError> {
        let has_options = !args.flags.on(Setup::default()).options.is_empty();
        if has_options || !args.options.is_empty() || args.players.is_some() || args.solo {
            return Err(said(&self.speech, "error-ruling-options", &[]));
        }
        let rulings = RulingFile::read(file).map_err(|error| self.not_begun(error))?;
        self.turn_to(rulings.game())?;
        self.at_position(args, lang, &rulings, seed(args))
    }

    /// A new game at the position of a ruling, marked as such.
    pub(super) fn at_position(
        self,
        args: &PlayArgs,
        lang: Option<&str>,
        rulings: &RulingFile,
        seed: Option<u64>,
    ) -> Result<HotSeat, CommandError> {
        let players = named_players(args, &self.speech)?;
        let (save, lang) = (args.save.clone(), self.named_language(lang));
        let new = NewGame { players, seed, save, lang, ..NewGame::default() };
        let begun = rulings.begin(&self.content, args.ruling.as_deref(), new);
        let begun = begun.map_err(|error| self.not_begun(error))?;
        let mut hot_seat = self.started(begun);
        hot_seat.warn("resumed-ruling");
        Ok(hot_seat)
    }

    /// Continues a saved game, in its own language unless another is named.
    pub fn resume(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        file: &Path,
    ) -> Result<HotSeat, CommandError> {
        let keeper = match args.from {
            None => lobby::hold_again(file, args.save.as_deref()),
            // The game itself is only read.
            Some(_) => Ok(Keeper::reading(file.to_owned())),
        };
        let keeper = keeper.map_err(|error| self.not_begun(error))?;
        let saved = SavedRecord::read(file).and_then(|saved| saved.check().map(|()| saved));
        let saved = saved.map_err(|error| self.not_begun(error))?;
        self.turn_to(saved.game())?;
        if lang.is_none() {
            // If that language is no longer available, the game goes on in another.
            self.speech.switch(saved.lang());
        }
        let begun = match args.from {
            None => saved.go_on(&self.content, keeper, args.trust),
            Some(step) => saved.go_on_from(&self.content, keeper, (args.trust, step)),
        };
        let mut begun = begun.map_err(|error| self.not_begun(error))?;
        if args.from.is_some_and(|step| begun.table.answers().len() < step) {
            let steps = i64::try_from(begun.table.answers().len()).unwrap_or(i64::MAX);
            return Err(said(&self.speech, "no-such-step", &[("steps", Value::Int(steps))]));
        }
        if args.from.is_some() {
            let keeper = lobby::keeper_for(&begun, args.save.as_deref());
            begun.keeper = keeper.map_err(|error| self.not_begun(error))?;
            desk::remember(&self.content, begun.keeper.path());
        }
        let changed = match begun.table.head().value(play::CHANGED) {
            "" => None,
            play::PACKS_CHANGED => Some("resumed-packs-changed"),
            play::FROM_RULING => Some("resumed-ruling"),
            _ => Some("resumed-changed"),
        };
        let seed = begun.seed;
        let mut hot_seat = self.seated(begun);
        hot_seat.greet("resumed", seed);
        for id in saved.torn.then_some("resumed-torn").into_iter().chain(changed) {
            hot_seat.warn(id);
        }
        hot_seat.remind();
        Ok(hot_seat)
    }
}

/// The named seed, or that of the day.
fn seed(args: &PlayArgs) -> Option<u64> {
    args.seed.or_else(|| seed_of(&today()).filter(|_| args.daily))
}

/// The set-up with options given by name or as flags, each once.
pub fn options(
    speech: &Speech,
    setup: Setup,
    typed: &[String],
    flags: &Flags,
) -> Result<Setup, CommandError> {
    let mut setup = flags.on(setup);
    for option in typed {
        let Some((name, value)) = option.split_once('=') else {
            return Err(said(speech, "error-no-value", &[("option", Value::Text(option))]));
        };
        let name = name.trim();
        if setup.options.contains_key(name) {
            return Err(said(speech, "error-option-twice", &[("option", Value::Text(name))]));
        }
        setup = setup.with(name, value.trim());
    }
    Ok(setup)
}

/// Says that the name of a player is shortened.
pub fn name_cut(player: &Player, speech: &Speech) -> String {
    let most = i64::try_from(LONGEST_NAME).unwrap_or(i64::MAX);
    let values = [("name", Value::Text(&player.name)), ("most", Value::Int(most))];
    speech.tell("name-cut", &values)
}

/// The players that the command line names.
fn named_players(args: &PlayArgs, speech: &Speech) -> Result<Vec<Player>, CommandError> {
    let mut players = Vec::new();
    for words in &args.seats {
        let player = Player::parse(words).map_err(|error| {
            let (id, name, word) = match error {
                PlayerError::Who(word) => ("error-seat", "who", word),
                PlayerError::Gender(word) => ("error-gender", "gender", word),
            };
            said(speech, id, &[("seat", Value::Text(words)), (name, Value::Text(word))])
        })?;
        if Player::is_cut(words) {
            output::complain(&paragraph(&name_cut(&player, speech)));
        }
        players.push(player);
    }
    Ok(players)
}

/// The players on the command line, and a bot at each seat that is left.
fn asked(args: &PlayArgs, speech: &Speech) -> Result<Vec<Player>, CommandError> {
    let mut players = named_players(args, speech)?;
    let count = count(args, players.len(), speech)?;
    for at in players.len()..count {
        let human = at == 0 && args.seats.is_empty();
        let who = if human { Who::Human } else { Who::Bot(Advisor::Greedy) };
        players.push(Player::new("", who));
    }
    Ok(players)
}

/// The number of seats on the command line.
fn count(args: &PlayArgs, named: usize, speech: &Speech) -> Result<usize, CommandError> {
    let asked = args.players.map(usize::from);
    let wanted = match (args.solo, asked) {
        (true, Some(players)) if players != 1 => {
            return Err(said(speech, "error-solo", &[]));
        }
        (true, _) => 1,
        (false, Some(players)) => players,
        (false, None) if named > 0 => named,
        (false, None) => 2,
    };
    if named > wanted {
        let seats = i64::try_from(named).unwrap_or(i64::MAX);
        let players = i64::try_from(wanted).unwrap_or(i64::MAX);
        let values = [("seats", Value::Int(seats)), ("players", Value::Int(players))];
        return Err(said(speech, "error-too-many-seats", &values));
    }
    Ok(wanted)
}

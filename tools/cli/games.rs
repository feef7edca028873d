//! `cardwright games`: the list of games.

use std::ops::RangeInclusive;

use content::Pack;
use desk::lobby::{Offered, added_to, first_game};
use desk::{Content, LanguageShare, Packs, SPACE, Speech, said, share_text, shares, shares_of};
use engine::{Flag, SHELF};
use play::SetupOption;
use serde_json::json;
use text::tally::SaidFile;
use text::{Value, Voice};

use crate::args::GamesArgs;
use crate::line::{pad, paragraph, width, wrap};
use crate::output;
use crate::play::{CommandError, Opening, explained, open_folders};
use crate::usage::added::{added_values, seats};
use crate::usage::{SPACE as USAGE, option_name, pack_name, spoken};

/// Lists the games with their seats, options, packs and languages.
pub fn run(args: &GamesArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    explained(open_folders(&args.folders, lang).and_then(|packs| list(args, lang, &packs)))
}

fn list(args: &GamesArgs, lang: Option<&str>, packs: &Packs) -> Result<u8, CommandError> {
    let mut opening = Opening::new(packs, lang);
    let games = match &args.game {
        Some(name) => {
            let game = opening.game(Some(name))?;
            vec![(game.id(), Offered::of(&*game))]
        }
        None => {
            opening.complain_of_language();
            let games = SHELF.iter().map(|game| Ok((game.id(), opening.offered(game.id())?)));
            games.collect::<Result<Vec<_>, CommandError>>()?
        }
    };
    let content = &opening.content;
    if args.json {
        let games = games.iter().map(|(id, game)| data(id, game, content));
        let games: Vec<_> = games.collect();
        output::print(&format!("{:#}\n", json!({ "games": games })))?;
        return Ok(output::CLEAN);
    }
    let all = Packs::open(&args.folders)?.with_all();
    let whole = all.content();
    let mut text = String::new();
    let mut of_first = None;
    for (id, game) in &games {
        let all = said(&content.trees(id));
        text.push_str(&lines((id, game, &all), (content, &whole), &opening.speech));
        text.push('\n');
        of_first = of_first.or((**id == *first_game()).then_some(all));
    }
    let all = of_first.unwrap_or_else(|| said(&content.trees(first_game())));
    let own = shares(all.iter().filter(|file| is_of_program(file)));
    let voice = opening.speech.voice();
    let languages = told(&voice, &own);
    let program = voice.tell(SPACE, "games-program", &[("languages", Value::Text(&languages))]);
    text.push_str(&paragraph(&program));
    output::print(&text)?;
    Ok(output::CLEAN)
}

/// Whether a file contains texts of the program, not of a game.
fn is_of_program(file: &SaidFile) -> bool {
    [SPACE, USAGE].contains(&file.space.as_str())
}

fn told(voice: &Voice<'_>, shares: &[LanguageShare]) -> String {
    shares.iter().map(|share| share_text(voice, share)).collect::<Vec<_>>().join(", ")
}

/// A game for people, with the packs in use and with all packs. `all` are the messages of its
/// texts.
fn lines(
    (id, game, all): (&str, &Offered, &[SaidFile]),
    (content, whole): (&Content, &Content),
    speech: &Speech,
) -> String {
    let (added, speech) = (added_to(game, content, id), speech.beside(content.trees(id)));
    let voice = speech.voice();
    let beside = speech.beside(whole.trees(id));
    let named = beside.voice();
    let flags = engine::game(id).map_or(&[][..], |shelved| shelved.flags());
    let mut rows = vec![(row(&voice, "seats"), seats(&voice, &game.seats, &added))];
    let own = &game.options;
    let more = added.iter().flat_map(|added| &added.more);
    let more = more.filter(|more| own.iter().all(|option| option.name != more.name));
    rows.extend(own.iter().chain(more).map(|option| {
        let flag = flags.iter().find(|flag| flag.option == option.name);
        let is_own = own.iter().any(|one| one.name == option.name);
        let values = if is_own { spoken(&named, option) } else { Vec::new() };
        let more = added.iter().flat_map(|added| added_values(added, &named, option.name));
        let values: Vec<String> = values.into_iter().chain(more).collect();
        (typed(option, flag), choices(&named, option, &values))
    }));
    let own = all.iter().filter(|file| !is_of_program(file));
    rows.push((row(&voice, "languages"), told(&voice, &shares(own))));
    for pack in content.packs_of(id) {
        let own = all.iter().filter(|file| {
            let of = content.pack_of_text(&file.path);
            of.is_some_and(|other| other.id == pack.id)
        });
        let languages = told(&voice, &shares(own));
        let name = pack_name(&named, &pack.id);
        let name = if name == pack.id { name } else { format!("{name} ({})", pack.id) };
        let text = format!("{name} {} · {languages}", pack.version);
        rows.push((row(&voice, "pack"), text));
    }
    for pack in content.left_out.iter().filter(|pack| pack.game == id) {
        let name = pack_name(&named, &pack.id);
        let values = [("pack", Value::Text(&pack.id)), ("name", Value::Text(&name))];
        let text = voice.tell(SPACE, "games-with", &values);
        rows.push((row(&voice, "with"), text));
    }
    rows.push((row(&voice, "cards"), game.cards.to_string()));
    page(&voice, id, rows)
}

/// The rows of a game under its name.
fn page(voice: &Voice<'_>, game: &str, rows: Vec<(String, String)>) -> String {
    let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let mut out = match voice.word("words", "game", None, &[]) {
        Some(name) => format!("{game} ({name})\n"),
        None => format!("{game}\n"),
    };
    for (name, text) in rows {
        let lines = wrap(&format!("  {}  ", pad(&name, widest)), &text);
        lines.iter().for_each(|line| out.push_str(&format!("{line}\n")));
    }
    out
}

fn row(voice: &Voice<'_>, name: &str) -> String {
    voice.tell(SPACE, &format!("row-{name}"), &[])
}

/// An option in the notation of the command line.
fn typed(option: &SetupOption, flag: Option<&Flag>) -> String {
    flag.map_or_else(|| format!("--option {}=", option.name), |flag| flag.typed.to_owned())
}

/// The subject of an option, and its possible values.
fn choices(voice: &Voice<'_>, option: &SetupOption, values: &[String]) -> String {
    let values = values.join(", ");
    let name = option_name(voice, option.name).unwrap_or_else(|| option.name.to_owned());
    let id = if option.several { "games-several" } else { "games-option" };
    voice.tell(SPACE, id, &[("name", Value::Text(&name)), ("values", Value::Text(&values))])
}

fn data(id: &str, game: &Offered, content: &Content) -> serde_json::Value {
    let added = added_to(game, content, id);
    let pack = |pack: &Pack| json!({ "id": pack.id, "version": pack.version, "languages": pack.languages });
    let left_out = content.left_out.iter().filter(|pack| pack.game == id);
    // An optional pack is listed with the set-up of the game including it.
    let with = left_out.map(|left| {
        let mut data = pack(left);
        if let Some(added) = added.iter().find(|added| added.pack == left.id) {
            data["seats"] = seats_data(&added.seats);
            data["options"] = options_data(&added.options);
        }
        data
    });
    let languages = shares_of(&content.trees(id))
        .into_iter()
        .map(|share| json!({ "tag": share.tag, "messages": share.said, "of": share.all }));
    json!({
        "id": id,
        "seats": seats_data(&game.seats),
        "options": options_data(&game.options),
        "packs": content.packs_of(id).map(pack).collect::<Vec<_>>(),
        "with": with.collect::<Vec<_>>(),
        "cards": game.cards,
        "languages": languages.collect::<Vec<_>>(),
    })
}

fn seats_data(seats: &RangeInclusive<u8>) -> serde_json::Value {
    json!({ "least": seats.start(), "most": seats.end() })
}

fn options_data(options: &[SetupOption]) -> serde_json::Value {
    let data = options.iter().map(
        |option| json!({ "name": option.name, "values": option.values, "several": option.several }),
    );
    data.collect()
}

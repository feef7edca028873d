//! `cardwright games`: the shelf.

use std::fmt::Write as _;

use engine::{Opened, SHELF};
use serde_json::json;

use crate::args::GamesArgs;
use crate::content::{Content, Packs};
use crate::output;

/// Lists the games with their seats, options and packs.
pub fn run(args: &GamesArgs) -> anyhow::Result<u8> {
    let packs = Packs::open(&args.packs)?;
    let content = packs.content();
    let games = SHELF.iter().map(|game| content.playable(game.id()));
    let games = games.collect::<Result<Vec<_>, _>>()?;
    let text = if args.json {
        let games: Vec<_> = games.iter().map(|game| data(game.as_ref(), &content)).collect();
        format!("{:#}\n", json!({ "games": games }))
    } else {
        let games: Vec<_> = games.iter().map(|game| lines(game.as_ref(), &content)).collect();
        games.join("\n")
    };
    output::print(&text)?;
    Ok(output::CLEAN)
}

fn lines(game: &dyn Opened, content: &Content<'_>) -> String {
    let (least, most) = game.seats();
    let mut out = format!("{}\n  seats     {least} to {most}\n", game.id());
    for choices in game.choices() {
        let several = if choices.several { " (any of them)" } else { "" };
        let _ = writeln!(out, "  {:<9} {}{several}", choices.name, choices.values.join(", "));
    }
    let packs = content.packs_of(game.id());
    let packs: Vec<_> = packs.map(|pack| format!("{} {}", pack.id, pack.version)).collect();
    let _ = writeln!(out, "  packs     {}", packs.join(", "));
    let _ = writeln!(out, "  cards     {}", game.cards().len());
    out
}

fn data(game: &dyn Opened, content: &Content<'_>) -> serde_json::Value {
    let (least, most) = game.seats();
    let options = game.choices().into_iter().map(|choices| {
        json!({ "name": choices.name, "values": choices.values, "several": choices.several })
    });
    let packs = content
        .packs_of(game.id())
        .map(|pack| json!({ "id": pack.id, "version": pack.version, "languages": pack.languages }));
    json!({
        "id": game.id(),
        "seats": { "least": least, "most": most },
        "options": options.collect::<Vec<_>>(),
        "packs": packs.collect::<Vec<_>>(),
        "cards": game.cards().len(),
    })
}

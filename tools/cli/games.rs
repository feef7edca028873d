//! `cardwright games`: the shelf.

use std::fmt::Write as _;

use desk::{Content, Packs};
use engine::{Opened, SHELF};
use serde_json::json;

use crate::args::GamesArgs;
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
    let (least, most) = game.seats().into_inner();
    let mut rows = vec![("seats", format!("{least} to {most}"))];
    rows.extend(game.options().into_iter().map(|option| {
        let several = if option.several { " (any of them)" } else { "" };
        (option.name, format!("{}{several}", option.values.join(", ")))
    }));
    let packs = content.packs_of(game.id());
    let packs: Vec<_> = packs.map(|pack| format!("{} {}", pack.id, pack.version)).collect();
    rows.push(("packs", packs.join(", ")));
    rows.push(("cards", game.cards().len().to_string()));
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut out = format!("{}\n", game.id());
    for (name, text) in rows {
        let _ = writeln!(out, "  {name:<width$}  {text}");
    }
    out
}

fn data(game: &dyn Opened, content: &Content<'_>) -> serde_json::Value {
    let (least, most) = game.seats().into_inner();
    let options = game.options().into_iter().map(
        |option| json!({ "name": option.name, "values": option.values, "several": option.several }),
    );
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

//! `cardwright replay`: a saved game, finished or damaged, line by line.

use std::path::Path;

use content::CardInfo;
use desk::lobby::{PackChanges, SavedRecord, note_cards};
use desk::{Keeper, SPACE, Speech, introduce, players_of};
use diag::{Diagnostic, Report};
use engine::Opened;
use play::{Actor, Eye, Record, Seat, Table};
use table::{Depth, Ground, Manner, NextGame, Pace, Theme};
use text::{Value, Voice};
use view::{Fault, FaultReport, HotSeat, Notice, called, sentence};

use crate::args::{ReplayArgs, ScreenArgs};
use crate::line::{self, Keyboard, Paint, paragraph, wrap};
use crate::play::{
    CommandError, Opening, Purpose, Quote, explained, finding_text, full, next_args, open_packs,
    trouble,
};
use crate::settings::{self, Settings};
use crate::simulate::PlayablePlan;
use crate::{output, start};

/// Maximum number of findings shown with their lines: later ones are often consequences of the
/// first.
const FINDINGS_SHOWN: usize = 5;
/// Columns and lines of a shared picture or recording.
const SHARED: (u16, u16) = (100, 30);

/// Shows a saved game.
pub fn run(args: &ReplayArgs, lang: Option<&str>) -> anyhow::Result<u8> {
    let settings = settings::of(&args.screen, lang);
    explained(settings.and_then(|settings| begin(args, lang, &settings)))
}

/// Shows the named saved game, or one from a list.
pub fn begin(
    args: &ReplayArgs,
    lang: Option<&str>,
    settings: &Settings,
) -> Result<u8, CommandError> {
    let (screen, lang) = (settings.screen(&args.screen), settings.wish(lang));
    if let Some((plan, nth)) = args.plan.as_deref().zip(args.game) {
        return of_plan((args, &screen), (plan, nth), lang, settings);
    }
    let file = match &args.file {
        Some(file) => file.clone(),
        None => match start::saved(Purpose::LookBack, &args.packs, (&screen, lang))? {
            Some(file) => file,
            None => return Ok(output::CLEAN),
        },
    };
    let packs = open_packs(&args.packs, Some(&file), lang)?;
    let mut opening = Opening::new(&packs, lang);
    if screen.speak {
        opening.speech.speak_aloud(true);
    }
    let (code, next) = show((args, &screen), &file, opening)?;
    match next {
        Some((next, tag)) => {
            let args = next_args(next, file, (&args.screen, &args.packs));
            crate::play::begin(&args, None, Some(&tag), settings)
        }
        None => Ok(code),
    }
}

/// Shows a game of a simulation, which is played again for that.
fn of_plan(
    (args, screen): (&ReplayArgs, &ScreenArgs),
    (path, nth): (&Path, u64),
    lang: Option<&str>,
    settings: &Settings,
) -> Result<u8, CommandError> {
    let PlayablePlan { plan, mut opening, opened, packs } =
        PlayablePlan::of_file(path, &args.packs, lang)?;
    opening.speech.speak_aloud(screen.speak);
    let table = sim::table_of(&plan, &*opened, nth).map_err(anyhow::Error::from)?;
    let Some(mut table) = table else {
        let games = plan.seeds.count().saturating_mul(plan.rotations().len() as u64);
        let values = [("games", Value::Text(&games.to_string()))];
        return Err(CommandError::Said(opening.speech.tell("error-game-of-plan", &values)));
    };
    note_cards(&mut *table, &opening.content, &*opened);
    let file = path.with_extension(format!("{nth}.play"));
    let saved = table.save();
    let (code, next) = show_table((args, screen, &file), opened, table, opening.speech)?;
    let Some((next, tag)) = next else { return Ok(code) };
    // Only a saved game can be played again or from a step.
    desk::files::write_whole(&file, &saved)?;
    let args = next_args(next, file, (&args.screen, &packs));
    crate::play::begin(&args, None, Some(&tag), settings)
}

/// A sound game on the full screen or line by line, its review, or its file to share.
fn show_table(
    (args, screen, file): (&ReplayArgs, &ScreenArgs, &Path),
    opened: Box<dyn Opened>,
    mut table: Box<dyn Table>,
    mut speech: Speech,
) -> Result<ReplayEnd, CommandError> {
    let written = args.review || args.share.is_some();
    if !(args.step || args.report) && (written || full::fits(screen)) {
        return with_table((args, screen, file), opened, table, speech);
    }
    line_by_line(args, &mut speech, &mut *table, opened.cards())?;
    Ok((output::CLEAN, None))
}

/// The exit code, and what the player wants to play next in which language.
type ReplayEnd = (u8, Option<(NextGame, String)>);

fn show(
    (args, screen): (&ReplayArgs, &ScreenArgs),
    file: &Path,
    mut opening: Opening,
) -> Result<ReplayEnd, CommandError> {
    let saved = SavedRecord::read(file).map_err(|error| opening.not_begun(error))?;
    if saved.game().is_empty() {
        return Ok((nameless((args, file), &opening.speech, &saved.findings)?, None));
    }
    let opened = opening.game(Some(saved.game()))?;
    let SavedRecord { record, mut findings, .. } = saved;
    let mut speech = opening.speech;
    let changed = PackChanges::of(&record, opened.lock(Some(&record)));
    if let Some(changes) = &changed {
        let text = trouble::changes(&speech, changes);
        output::print(&format!("{text}{}\n", paragraph(&speech.tell("replay-changed", &[]))))?;
    }
    let (mut table, more) = followed(&*opened, record, changed.is_some());
    findings.extend(more);
    if let Some(table) = table.take_if(|_| findings.is_empty() && changed.is_none()) {
        return show_table((args, screen, file), opened, table, speech);
    }
    if args.share.is_some() {
        let path = file.display().to_string();
        let values = [("path", Value::Text(&path))];
        return Err(CommandError::Said(speech.tell("share-cut", &values)));
    }
    if let Some(table) = &mut table
        && !line_by_line(args, &mut speech, &mut **table, opened.cards())?
    {
        return Ok((output::CLEAN, None));
    }
    if findings.is_empty() {
        return Ok((output::CLEAN, None));
    }
    let over = table.is_some_and(|table| table.outcome().is_some());
    broken((args, file), &speech, &findings, Quote::of(engine::errand::hides(&*opened) && !over))?;
    Ok((output::FINDINGS, None))
}

/// Prints a game line by line. Returns `false` if the reader stops.
fn line_by_line(
    args: &ReplayArgs,
    speech: &mut Speech,
    table: &mut dyn Table,
    cards: &[CardInfo],
) -> Result<bool, CommandError> {
    introduce(speech, &players_of(table.head(), table.seats()), &*table);
    let eye = eye(args, speech, table)?;
    if !answers(&speech.voice(), table, cards, eye, args.step)? {
        return Ok(false);
    }
    output::print(&over(speech, table, Paint(output::colour())))?;
    table.look();
    if args.report {
        failed(&speech.voice(), table, cards)?;
    }
    Ok(true)
}

/// The table of a saved game. With other cards, every state differs, so answers are followed as far
/// as possible without comparing states.
fn followed(
    opened: &dyn Opened,
    record: Record,
    changed: bool,
) -> (Option<Box<dyn Table>>, Vec<Diagnostic>) {
    if changed { opened.resume(&play::trusted(record)) } else { opened.resume(&record) }
}

/// A file that does not name its game.
fn nameless(
    (args, file): (&ReplayArgs, &Path),
    speech: &Speech,
    findings: &[Diagnostic],
) -> Result<u8, CommandError> {
    broken((args, file), speech, findings, Quote::Line)?;
    let path = file.display().to_string();
    let text = speech.tell("no-game-in-file", &[("path", Value::Text(&path))]);
    output::print(&paragraph(&text))?;
    Ok(output::FINDINGS)
}

/// A valid saved game on the full screen, its review, or its file to share.
fn with_table(
    (args, screen, file): (&ReplayArgs, &ScreenArgs, &Path),
    opened: Box<dyn Opened>,
    table: Box<dyn Table>,
    mut speech: Speech,
) -> Result<ReplayEnd, CommandError> {
    let players = players_of(table.head(), table.seats());
    introduce(&mut speech, &players, &*table);
    let eye = eye(args, &speech, &*table)?;
    let keeper = Keeper::reading(file.to_owned());
    let mut hot_seat = HotSeat::new(opened, table, players, speech, keeper);
    if args.review {
        return Ok((review(&hot_seat, eye)?, None));
    }
    if let Some(shared) = &args.share {
        return Ok((share(&mut hot_seat, (screen, eye), shared)?, None));
    }
    let next = full::look_back(&mut hot_seat, screen, eye)?;
    let tag = hot_seat.sight().speech().tag().to_owned();
    Ok((output::CLEAN, next.map(|next| (next, tag))))
}

/// Prints the choices for which a hint would have been worth more, and their sum for each player.
fn review(hot_seat: &HotSeat, eye: Eye) -> anyhow::Result<u8> {
    let sight = hot_seat.sight_of(eye);
    let (reviews, aloud) = (sight.reviews(), sight.speech().is_aloud());
    let lines = |first: &str, text: &str| match aloud {
        true => line::aloud::lines(text),
        false => wrap(first, text).join("\n") + "\n",
    };
    let digits = hot_seat.game().answers().to_string().len();
    for (nth, player) in reviews.iter().enumerate() {
        let worse = player.worse.iter().map(|it| {
            let first = format!("{:>digits$}  ", it.answer + 1);
            lines(&first, &it.text)
        });
        let between = if nth > 0 { "\n" } else { "" };
        let worse: String = worse.collect();
        output::print(&format!("{between}{worse}{}", lines("", &player.text)))?;
    }
    if reviews.is_empty() {
        output::print(&lines("", &sight.speech().tell("reviewed-none", &[])))?;
    }
    Ok(output::CLEAN)
}

/// Writes a game into a new file, in the form that its extension names.
fn share(
    hot_seat: &mut HotSeat,
    (screen, eye): (&ScreenArgs, Eye),
    file: &Path,
) -> Result<u8, CommandError> {
    let ends = file.extension().and_then(|ends| ends.to_str()).unwrap_or_default();
    // A file shows the same whatever terminal it was written from.
    let theme = Theme { depth: Depth::All, ground: Ground::Dark };
    let manner = Manner { theme, ..full::manner(screen) };
    let text = match ends {
        "txt" => written(hot_seat, eye),
        "svg" => table::picture(hot_seat, manner, eye, SHARED),
        "cast" => {
            // Without a pace, nothing would move.
            let moving = Manner { pace: Pace::Quick, motion: true, ..manner };
            table::cast(hot_seat, moving, eye, SHARED).map_err(anyhow::Error::from)?
        }
        _ => return Err(CommandError::Said(hot_seat.sight().speech().tell("share-how", &[]))),
    };
    match hot_seat.write_new(&file.display().to_string(), &text, "shared") {
        Notice::Says { id: "shared", text } => output::print(&paragraph(&text))?,
        Notice::Says { text, .. } => return Err(CommandError::Said(text)),
        Notice::Unread { .. }
        | Notice::Log { .. }
        | Notice::Answer { .. }
        | Notice::Panels { .. }
        | Notice::Score { .. }
        | Notice::Help { .. }
        | Notice::Pages { .. }
        | Notice::Hint { .. }
        | Notice::Preview { .. }
        | Notice::Faults { .. }
        | Notice::WhyNot { .. }
        | Notice::Several { .. } => {}
    }
    Ok(output::CLEAN)
}

/// A game line by line, as a text.
fn written(hot_seat: &HotSeat, eye: Eye) -> String {
    let speech = hot_seat.sight().speech();
    let (table, cards) = (hot_seat.game().table(), hot_seat.game().opened().cards());
    let voice = speech.voice();
    let all = 0..table.answers().len();
    let lines = all.map(|nth| answer(&voice, table, (cards, Paint(false)), (nth, eye)));
    lines.chain([over(speech, table, Paint(false))]).collect()
}

/// The eye. A finished game has no secrets any more. For an unfinished or damaged one, only public
/// information is shown.
fn eye(args: &ReplayArgs, speech: &Speech, table: &dyn Table) -> Result<Eye, CommandError> {
    let Some(word) = &args.eyes else {
        return Ok(if table.outcome().is_some() { Eye::Referee } else { Eye::Bystander });
    };
    called(&speech.voice(), table.seats(), word).map(Eye::Seat).map_err(|list| {
        let values = [("typed", Value::Text(word)), ("list", Value::Text(&list))];
        CommandError::Said(speech.tell("no-such-player", &values))
    })
}

/// The log, answer by answer. Returns `false` if the reader stops.
fn answers(
    voice: &Voice<'_>,
    table: &dyn Table,
    cards: &[CardInfo],
    eye: Eye,
    step: bool,
) -> anyhow::Result<bool> {
    let mut keyboard = Keyboard::stream();
    let paint = Paint(output::colour());
    for nth in 0..table.answers().len() {
        let out = answer(voice, table, (cards, paint), (nth, eye));
        output::print(&out)?;
        if step && !out.is_empty() {
            match keyboard.line("")? {
                Some(line) if !matches!(line.as_str(), "q" | "quit") => {}
                _ => return Ok(false),
            }
        }
    }
    Ok(true)
}

/// The log of the `nth` answer.
fn answer(
    voice: &Voice<'_>,
    table: &dyn Table,
    (cards, paint): (&[CardInfo], Paint),
    (nth, eye): (usize, Eye),
) -> String {
    let digits = table.answers().len().to_string().len();
    let said = |first: &str, text: &str| match voice.is_aloud() {
        true => line::aloud::lines(text),
        false => wrap(first, text).join("\n") + "\n",
    };
    let log = table.log_of(nth, eye);
    let mut first = format!("{:>digits$}  ", nth + 1);
    let mut out = String::new();
    for message in &log {
        let told = sentence(voice, table, message);
        if voice.is_aloud() {
            out.push_str(&said(&first, &told.text));
            continue;
        }
        for line in line::sentence(paint, &first, &told) {
            out.push_str(&format!("{line}\n"));
        }
        first = " ".repeat(first.len());
    }
    if log.is_empty()
        && let Actor::Seat(seat) = table.answers()[nth].actor
    {
        out.push_str(&said(&first, &silent(voice, table, (nth, seat), eye)));
    }
    for fault in table.faults_of(nth) {
        out.push_str(&said(&first, &Fault::new(voice, cards, fault).text));
        first = " ".repeat(first.len());
    }
    out
}

/// The choice of a seat in the `nth` answer, if no event shows it.
fn silent(voice: &Voice<'_>, table: &dyn Table, (nth, seat): (usize, Seat), eye: Eye) -> String {
    let name = voice.seat(seat);
    match table.chosen(nth, eye).map(|chosen| voice.say(&chosen)) {
        Some(offer) => {
            let values = [("name", Value::Text(&name)), ("offer", Value::Text(&offer))];
            voice.tell(SPACE, "silent", &values)
        }
        None => voice.tell(SPACE, "silent-hidden", &[("name", Value::Text(&name))]),
    }
}

/// The result of the game, or that it is not over.
fn over(speech: &Speech, table: &dyn Table, paint: Paint) -> String {
    let voice = speech.voice();
    match table.outcome() {
        Some(outcome) => {
            let end = view::end(&voice, table, &outcome);
            match voice.is_aloud() {
                true => line::aloud::end(&end),
                false => line::end(paint, &end),
            }
        }
        None => {
            let count = i64::try_from(table.answers().len()).unwrap_or(i64::MAX);
            paragraph(&voice.tell(SPACE, "not-over", &[("count", Value::Int(count))]))
        }
    }
}

/// Complete reports about failed cards, for their authors.
fn failed(voice: &Voice<'_>, table: &dyn Table, cards: &[CardInfo]) -> anyhow::Result<()> {
    let mut told: Vec<FaultReport> = Vec::new();
    for fault in table.faults() {
        let report = FaultReport::new(voice, cards, fault);
        if told.len() < FINDINGS_SHOWN && told.iter().all(|known| known.report != report.report) {
            told.push(report);
        }
    }
    if told.is_empty() {
        return Ok(());
    }
    let text = voice.tell(SPACE, "fault-reports", &[]);
    Ok(output::print(&format!("\n{}", line::reports(&text, &told)))?)
}

/// Errors in the file, in the player's words; with `--report`, with their lines in English.
fn broken(
    (args, file): (&ReplayArgs, &Path),
    speech: &Speech,
    findings: &[Diagnostic],
    quote: Quote,
) -> anyhow::Result<()> {
    let mut first: Vec<&Diagnostic> = findings.iter().collect();
    first.sort_by_key(|finding| finding.place.span.start);
    if let Some(finding) = first.first() {
        output::print(&format!("\n{}", paragraph(&finding_text(speech, finding, quote))))?;
    }
    if !args.report {
        let command = format!("cardwright replay {} --report", file.display());
        let more = speech.tell("replay-report", &[("command", Value::Text(&command))]);
        return Ok(output::print(&paragraph(&more))?);
    }
    let shown = first.into_iter().take(FINDINGS_SHOWN).cloned().collect();
    let report = Report::new(shown);
    Ok(output::print(&format!("\n{}", report.human(output::colour())))?)
}

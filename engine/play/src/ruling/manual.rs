//! The reference of `.play` for one game, generated from the code that reads it.

use std::fmt::Write as _;

use super::answers::{example, written};
use super::{ValueForm, fields};
use crate::codes;
use crate::game::Game;
use crate::record::{FREE_KEYS, PLAIN_KEYS, RULE_KEY};
use crate::setup::SetupOption;
use crate::signature::{Signature, signatures};

/// The lines of a record in order: an example of each, and its meaning.
const LINES: [(&str, &str); 12] = [
    ("# a comment", "A comment. It may also end any other line."),
    (
        "key value",
        "A line of the head. Several keys may share a line, with two spaces between. Lines before \
         the first `ruling` hold for all rulings of the file; each ruling may have other values \
         after its title.",
    ),
    ("ruling a title", "Begins a ruling. A file without such a line is one record."),
    (
        "given path = value other = value",
        "Changes the empty table before the first answer. The order does not matter. An entry that \
         takes from another one is refused. More entries may follow on indented lines.",
    ),
    ("play", "Starts the answers."),
    (
        "  A answer",
        "The answer of a seat, as the offer prints; `*` is chance. A hash of the state after the \
         answer may follow: `@` and eight digits. In a saved game that is not over, `?` hides an \
         answer of chance that not everyone may know, and `?3` means the third offer.",
    ),
    (
        "    > event",
        "What the answer above caused: all events, in order. `>` without an event means none.",
    ),
    (
        "  refused: A answer",
        "A is asked, but no offer begins with these words. `refused not-asked: B answer`: another \
         seat is asked. `refused after-the-end: A answer`: the game is over.",
    ),
    ("then path = value", "Must be true here. The order matters in lists, not in sets."),
    (
        "then path has value other lacks value",
        "What a list must and must not contain. Write several values in brackets: `[a, b]`.",
    ),
    ("sees A = words", "What a seat is shown here; see below."),
    ("hides A = words", "What a seat is not shown here."),
];

/// The section about what players see.
const LOOKS: &str = "
## What a player sees

`sees A = [looked seat=A, t09]`: seat A is shown each of these pieces of text at this point. \
`hides A = t09`: it is shown none of them. `*` is a spectator. A word after a point selects one \
part:

| part | |
|---|---|
| `A.view` | The board and the open piles. |
| `A.log` | All events that the seat was shown since the beginning, as events print. |
| `A.prompt` | The question with its offers, if the seat is asked. |
| `A.undo` | The result if the seat now took back the last choice of any player: `undone A`, \
`nothing`, or why not: `chance …` or `revealed …`, with the event as the seat may know it. |

## Tutorials

A tutorial is a file in the folder `tutorial/` of a pack. Play it with `cardwright play --tutorial \
PACK/NAME`. Its head sets the table and needs a `seed`. `played B greedy` lets a bot play a seat. \
After `play`, write the choices of all seats. Leave out the answers of chance, and choices with \
only \
one offer.

| line | |
|---|---|
| `  lesson ID` | Shows the message `ID` of `lesson.ftl` before the next choice, with its number \
among the choices that are taught. If the player \
chooses something else, its attribute `.otherwise` is shown. The attribute `.title` of the first \
lesson is the title of the tutorial. |
| `  A CHOICE` | The choice that is expected of a person, or made by a bot. Without a lesson before \
it, the program makes a person's choice, too; so a tutorial skips what it has shown. |
| `    or CHOICE` | Another accepted choice; `or any` accepts every offer. The rest of the \
tutorial \
must be possible after it, too. |

After the last choice, the game goes on freely. `cardwright test` and `cardwright lint` play each \
tutorial as written, and once with each other accepted choice.
";

/// The `.play` reference of a game, `schema/<game>/play.md`. `whole` is the game with all its
/// built-in packs, so that seats, options and examples of the packs are listed too.
pub fn manual<G: Game>(game: &G, whole: &G, name: &str) -> String {
    let mut page = format!(
        "# Records of {name}: `.play`\n\n\
         Saved games, rulings and bug reports share one notation. `cardwright test` runs rulings. \
         The rulings of a pack are beside its cards or in its folder `rulings/`. Name any other \
         file on the command line.\n\n## Lines\n\n| line | |\n|---|---|\n"
    );
    for (line, about) in LINES {
        let _ = writeln!(page, "| `{line}` | {about} |");
    }
    keys(game, whole, &mut page);
    fields::<G>(&mut page);
    words::<G>(&mut page);
    page.push_str(
        "\n## Answers\n\nAn answer follows a seat or `*`. Parts in brackets are optional. A wrong \
         answer is reported with one of the codes ",
    );
    let codes = [codes::NO_SUCH_OFFER, codes::NOT_ASKED, codes::AFTER_THE_END];
    let _ = writeln!(page, "{}.\n", codes.map(|code| format!("`{code}`")).join(", "));
    messages(whole, &signatures::<G::Choice>(), "", &mut page);
    page.push_str("\n## Questions\n\nThe values of the path `asks`.\n\n");
    messages(whole, &signatures::<G::Prompt>(), "A ", &mut page);
    page.push_str(LOOKS);
    page
}

/// Writes the keys of the head.
fn keys<G: Game>(game: &G, whole: &G, page: &mut String) {
    page.push_str(
        "\n## Keys of the head\n\nTo run a ruling at several tables, give a key several values: \
         `edition first second`.\n\n| key | values | |\n|---|---|---|\n",
    );
    let (least, most) = game.seating().into_inner();
    let mut seats = format!("{least} to {most}");
    if *whole.seating().end() > most {
        let _ = write!(seats, ", with packs up to {}", whole.seating().end());
    }
    for (key, about) in PLAIN_KEYS.into_iter().chain([RULE_KEY]).chain(FREE_KEYS) {
        let values = match key {
            "game" => format!("`{}`", G::ID),
            "seats" => seats.clone(),
            _ => String::new(),
        };
        let _ = writeln!(page, "| `{key}` | {values} | {about} |");
    }
    let (own, all) = (game.options(), whole.options());
    let added = all.iter().filter(|option| own.iter().all(|known| known.name != option.name));
    for option in own.iter().chain(added) {
        let values = |known: &[SetupOption]| -> Vec<String> {
            let same = known.iter().filter(|other| other.name == option.name);
            same.flat_map(|other| &other.values).map(|value| format!("`{value}`")).collect()
        };
        let own = values(&own);
        let more = values(&all).into_iter().filter(|value| !own.contains(value));
        let more: Vec<String> = more.collect();
        let several = if option.several { "; it takes any number of values" } else { "" };
        let packs = match (own.is_empty(), more.is_empty()) {
            (_, true) => String::new(),
            (true, false) => " A pack adds it.".to_owned(),
            (false, false) => format!(" A pack adds {}.", more.join(", ")),
        };
        let (name, values) = (option.name, [own, more].concat().join(", "));
        let _ = writeln!(page, "| `{name}` | {values} | An option of the game{several}.{packs} |");
    }
}

/// Writes the paths of `given` and `then`.
fn fields<G: Game>(page: &mut String) {
    page.push_str(
        "\n## Paths\n\n`given` sets a field before the first answer; `then` checks it. `A` is any \
         seat, `<…>` a name, `<a|b>` one of these words. Write a list as `[a, b]` or `[a b]`. \
         `cardwright cards list` prints the ids of cards.\n\n\
         | path | given | then | form | |\n|---|---|---|---|---|\n",
    );
    let mark = |is: bool| if is { "yes" } else { "" };
    for field in fields::all::<G>() {
        let (given, then) = fields::uses(&field);
        // A bar would end the cell of the table.
        let path = field.path.replace('|', "\\|");
        let form = match field.form {
            ValueForm::One => String::new(),
            ValueForm::List
            | ValueForm::Set
            | ValueForm::Bag
            | ValueForm::Lines
            | ValueForm::Line => field.form.to_string(),
        };
        let (given, then) = (mark(given), mark(then));
        let _ = writeln!(page, "| `{path}` | {given} | {then} | {form} | {} |", field.doc);
    }
}

/// Writes the words that fields accept.
fn words<G: Game>(page: &mut String) {
    for field in fields::all::<G>().filter(|field| !field.words.is_empty()) {
        let _ = write!(page, "\n## Values of `{}`\n\n| | |\n|---|---|\n", field.path);
        for (word, about) in field.words.iter().zip(field.about) {
            let _ = writeln!(page, "| `{word}` | {} |", about.trim());
        }
    }
}

/// Writes messages with an example each.
fn messages<G: Game>(game: &G, all: &[Signature], before: &str, page: &mut String) {
    page.push_str("| form | example |\n|---|---|\n");
    for signature in all {
        let (form, example) = (written(signature), example(game, signature));
        let _ = writeln!(page, "| `{before}{form}` | `{before}{example}` |");
    }
}

#[cfg(test)]
mod tests {
    use diag::Source;

    use super::*;
    use crate::notation;

    /// The examples of the manual form one record, line by line.
    #[test]
    fn every_line_of_the_manual_can_be_read() {
        let text: String = LINES.iter().map(|(line, _)| format!("{line}\n")).collect();
        let (records, findings) = notation::parse_all(&Source::new("lines.play", text));
        assert_eq!(findings, []);
        let [record] = &records[..] else { panic!("one ruling") };
        assert_eq!((record.given.len(), record.steps.len()), (2, 6));
    }

    #[test]
    fn all_that_a_game_reads_stands_in_its_reference() {
        let page = manual(&crate::example::Pig, &crate::example::Pig, "Pig");
        for part in
            ["| `seats` | 2 to 4 |", "| `A.points` | yes | yes |", "| `roll value` | `roll 1` |"]
        {
            assert!(page.contains(part), "no “{part}” in:\n{page}");
        }
        for part in ["| `offers` |  | yes | set of lines |", "| `A turn` | `A turn` |"] {
            assert!(page.contains(part), "no “{part}” in:\n{page}");
        }
    }
}

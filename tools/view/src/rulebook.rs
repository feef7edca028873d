//! The rulebook in words.

use desk::SPACE;
use diag::{Files, Source};
use engine::{Assets, Opened};
use play::message::Arg;
use play::rulebook::Part as Given;
use play::{Chapter, Eye, Message, Ref, Table};
use text::{Value, Voice, by_name, fold};

use crate::book::CardBook;
use crate::matching::{Found, NOTHING, find};
use crate::rule::{Item, Rule, RulePart, Step, Told, announces};
use crate::wording::Wording;

/// The attribute with the title of a chapter.
const TITLE: &str = "title";
/// Shown for a card without a text.
const UNSAID: &str = "–";
/// The space of the meanings of terms.
const GLOSSARY: &str = "glossary";

/// A rulebook, or some of its chapters, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The language.
    pub lang: String,
    /// The subject of the explanation.
    pub title: String,
    /// The heading of the table of contents.
    pub contents: String,
    /// The chapters.
    pub chapters: Vec<Rule>,
}

/// How much of a chapter is put into words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChapterExtent {
    /// All of it.
    Whole,
    /// All except cards and examples, for a screen.
    Screen,
}

impl Rulebook {
    /// The rulebook for a table.
    pub fn of(opened: &dyn Opened, table: &dyn Table, voice: &Voice<'_>) -> Self {
        let teller = ChapterTeller { opened, table, voice };
        let mut chapters: Vec<Rule> = table
            .rules()
            .iter()
            .map(|chapter| teller.chapter(chapter, ChapterExtent::Whole))
            .collect();
        chapters.extend(teller.glossary());
        let name = voice.tell("words", "game", &[]);
        Self {
            lang: voice.chain().first().map_or_else(String::new, |tag| (*tag).to_owned()),
            title: voice.tell(SPACE, "rulebook", &[("game", Value::Text(&name))]),
            contents: voice.tell(SPACE, "contents", &[]),
            chapters,
        }
    }

    /// Keeps only the chapters that a word names, by title or else by id, or else what contains the
    /// word: paragraphs, rows of tables, cards, and words of the glossary. The error is a message if
    /// there is none.
    pub fn keep(&mut self, word: &str, voice: &Voice<'_>) -> Result<(), String> {
        let titles: Vec<String> = self.chapters.iter().map(|rule| rule.title.clone()).collect();
        let ids: Vec<String> = self.chapters.iter().map(|rule| rule.id.clone()).collect();
        let found = match find(word, &titles) {
            Found::None => find(word, &ids),
            found => found,
        };
        let hits = match found {
            Found::One(at) => vec![at],
            Found::Several(hits) => hits,
            Found::None if self.keep_passages(word) => return Ok(()),
            Found::None => {
                let near = diag::nearest(word, titles.iter().map(String::as_str));
                let near = Value::Text(near.unwrap_or(NOTHING));
                let values = [("typed", Value::Text(word)), ("near", near)];
                return Err(voice.tell(SPACE, "no-such-topic", &values));
            }
        };
        let mut at = 0..;
        self.chapters.retain(|_| at.next().is_some_and(|at| hits.contains(&at)));
        Ok(())
    }

    /// Keeps only the passages with a word that begins so, if there are any.
    fn keep_passages(&mut self, word: &str) -> bool {
        let word = fold(word);
        if word.is_empty() {
            return false;
        }
        let passages = self.chapters.iter().filter_map(|rule| rule.passages(&word));
        let passages: Vec<Rule> = passages.collect();
        let found = !passages.is_empty();
        if found {
            self.chapters = passages;
        }
        found
    }
}

/// The text of a paragraph of a table's rules, by its id.
pub fn paragraph(
    opened: &dyn Opened,
    table: &dyn Table,
    voice: &Voice<'_>,
    id: &str,
) -> Option<String> {
    let teller = ChapterTeller { opened, table, voice };
    let chapters = table.rules();
    let rule = chapters.iter().find_map(|chapter| teller.paragraph(chapter, id));
    rule.map(|rule| rule.text)
}

/// A term: its names, the first of which is shown, and its meaning.
pub(crate) struct Term {
    /// The id of the term, the same in every language.
    pub id: String,
    /// All its names.
    pub names: Vec<String>,
    /// Its meaning in one sentence.
    pub text: String,
}

/// All terms of a language, in the order of its file.
pub(crate) fn terms(voice: &Voice<'_>) -> Vec<Term> {
    let term = |id: &String| {
        let names = voice.word(GLOSSARY, id, Some(TITLE), &[])?;
        let names = names.split(',').map(|name| name.trim().to_owned()).collect();
        Some(Term { id: id.clone(), names, text: voice.tell(GLOSSARY, id, &[]) })
    };
    voice.ids(GLOSSARY).iter().filter_map(term).collect()
}

/// The name of a thing that is a term.
pub(crate) fn term_name(voice: &Voice<'_>, thing: &Ref) -> Option<String> {
    let names = voice.word(GLOSSARY, &thing.id, Some(TITLE), &[]).filter(|_| thing.kind == "term");
    names?.split(',').next().map(|name| name.trim().to_owned())
}

/// Whether a cell is the name of a card: tables of cards are in the order of their names.
fn is_card(cell: &Message) -> bool {
    matches!(&cell.args[..], [(_, Arg::Word(word))] if word.space != "words")
}

/// Whether a part is included in this extent of a chapter.
fn fits(part: &Given, extent: ChapterExtent) -> bool {
    match part {
        Given::Says(_) | Given::Steps(_) | Given::Table(_) => true,
        Given::Cards(_) | Given::Example(_) => extent == ChapterExtent::Whole,
    }
}

impl Wording<'_> {
    /// The chapters of the rules.
    pub fn rules(&self) -> Vec<Rule> {
        let teller = self.teller();
        self.table.rules().iter().map(|chapter| teller.on_screen(chapter)).collect()
    }

    /// A chapter of the rules, by its id.
    pub fn rule(&self, id: &str) -> Option<Rule> {
        let chapters = self.table.rules();
        let chapter = chapters.iter().find(|chapter| chapter.lead.id == id)?;
        Some(self.teller().on_screen(chapter))
    }

    /// A chapter of the rules with cards and examples, by its id.
    pub fn whole_rule(&self, id: &str) -> Option<Rule> {
        let chapters = self.table.rules();
        let chapter = chapters.iter().find(|chapter| chapter.lead.id == id)?;
        Some(self.teller().whole(chapter))
    }

    /// Only the lead of a chapter, by its id.
    pub fn lead(&self, id: &str) -> Option<Rule> {
        let chapters = self.table.rules();
        let chapter = chapters.iter().find(|chapter| chapter.lead.id == id)?;
        Some(self.teller().head(chapter))
    }

    /// The chapter that explains the question, with the paragraph about it.
    pub fn topic(&self) -> Option<Rule> {
        self.paragraph(self.table.topic()?)
    }

    /// A paragraph of the rules by its id, under the title of its chapter.
    pub fn paragraph(&self, id: &str) -> Option<Rule> {
        let teller = self.teller();
        self.table.rules().iter().find_map(|chapter| teller.paragraph(chapter, id))
    }

    fn teller(&self) -> ChapterTeller<'_> {
        ChapterTeller { opened: self.opened, table: self.table, voice: self.voice }
    }
}

/// Puts chapters into words.
struct ChapterTeller<'a> {
    /// The game.
    opened: &'a dyn Opened,
    /// The table to which the rules apply.
    table: &'a dyn Table,
    /// The language.
    voice: &'a Voice<'a>,
}

impl ChapterTeller<'_> {
    /// A chapter as shown on a screen.
    fn on_screen(&self, chapter: &Chapter) -> Rule {
        self.chapter(chapter, ChapterExtent::Screen)
    }

    /// All of a chapter.
    fn whole(&self, chapter: &Chapter) -> Rule {
        self.chapter(chapter, ChapterExtent::Whole)
    }

    /// A chapter with only one paragraph.
    fn paragraph(&self, chapter: &Chapter, id: &str) -> Option<Rule> {
        let message = chapter.messages().find(|message| message.id == id)?;
        let text = self.voice.say(message);
        let is_it = |part: &Given| matches!(part, Given::Says(says) if says.id == id);
        let next = chapter.parts.iter().position(is_it).map_or(0, |at| at + 1);
        let lead = next > 0 || chapter.lead.id == id;
        let announced = chapter.parts.get(next).filter(|_| lead && announces(&text));
        let announced = announced.filter(|part| fits(part, ChapterExtent::Screen));
        let parts = announced.map(|part| self.part(part)).into_iter().collect();
        Some(Rule { text, parts, ..self.head(chapter) })
    }

    /// The lead of a chapter.
    fn head(&self, chapter: &Chapter) -> Rule {
        let Message { space, id, args, .. } = &chapter.lead;
        let args: Vec<_> = args.iter().map(|(name, arg)| (name.as_ref(), arg.clone())).collect();
        let title = self.voice.word(space, id, Some(TITLE), &args);
        let title = title.unwrap_or_else(|| id.clone());
        let text = self.voice.say(&chapter.lead);
        Rule { id: id.clone(), title, text, parts: Vec::new(), cut: false, whole: None }
    }

    fn chapter(&self, chapter: &Chapter, extent: ChapterExtent) -> Rule {
        // If an example or a list of cards is left out, so is the paragraph that announces it.
        let leads = |at: usize| match (&chapter.parts[at], chapter.parts.get(at + 1)) {
            (Given::Says(_), Some(Given::Example(_))) => true,
            (Given::Says(says), Some(Given::Cards(_))) => announces(&self.voice.say(says)),
            (
                Given::Says(_)
                | Given::Steps(_)
                | Given::Table(_)
                | Given::Cards(_)
                | Given::Example(_),
                _,
            ) => false,
        };
        let left_out = |at: usize| extent == ChapterExtent::Screen && leads(at);
        let parts = chapter.parts.iter().enumerate();
        let shown = parts.filter(|(at, part)| fits(part, extent) && !left_out(*at));
        let parts: Vec<RulePart> = shown.map(|(_, part)| self.part(part)).collect();
        let cut = parts.len() < chapter.parts.len();
        let rule = self.head(chapter);
        let command = self.command(&rule.id);
        let whole = self.voice.tell(SPACE, "whole-chapter", &[("command", Value::Text(&command))]);
        let whole = (extent == ChapterExtent::Screen && !chapter.parts.is_empty()).then_some(whole);
        Rule { parts, cut, whole, ..rule }
    }

    /// The command that shows a whole chapter, with the packs and options of this table.
    fn command(&self, chapter: &str) -> String {
        let game = self.table.game_id();
        let mut words = vec![format!("cardwright rules {game} {chapter}")];
        let is_built_in =
            |pack: &String| Assets::new().read(&format!("cards/{pack}/pack.toml")).is_some();
        let packs = self.opened.lock(None).packs.iter().map(|(pack, _)| pack);
        let packs = packs.filter(|pack| *pack != game && is_built_in(pack));
        words.extend(packs.map(|pack| format!("--with {pack}")));
        let setup = self.table.setup();
        words.extend((setup.seats == 1).then(|| "--players 1".to_owned()));
        let flags = engine::game(game).map_or(&[][..], |game| game.flags());
        let of_seat: Vec<&str> =
            self.opened.options().iter().filter(|it| it.seat).map(|it| it.name).collect();
        let chosen = setup.options.iter().filter(|(name, _)| !of_seat.contains(&name.as_str()));
        words.extend(chosen.map(|(name, value)| {
            match flags.iter().find(|flag| flag.option == name.as_str()) {
                Some(flag) => format!("{} {value}", flag.typed),
                None => format!("--option {name}={value}"),
            }
        }));
        words.join(" ")
    }

    fn part(&self, part: &Given) -> RulePart {
        let say = |message: &Message| self.voice.say(message);
        match part {
            Given::Says(message) => RulePart::Text { id: message.id.clone(), text: say(message) },
            Given::Steps(steps) => {
                let step = |step: &Message| Step { id: step.id.clone(), text: say(step) };
                RulePart::Steps { steps: steps.iter().map(step).collect() }
            }
            Given::Table(grid) => {
                let columns: Vec<String> = grid.columns.iter().map(say).collect();
                let mut rows: Vec<Vec<String>> =
                    grid.rows.iter().map(|row| row.iter().map(say).collect()).collect();
                if grid.rows.iter().all(|row| row.first().is_some_and(is_card)) {
                    rows.sort_by_key(|row| row.first().map(|name| by_name(name)));
                }
                let apart = rows.iter().map(|row| self.apart(&columns, row)).collect();
                RulePart::Table { columns, rows, apart }
            }
            Given::Cards(cards) => RulePart::List { items: self.cards(cards) },
            Given::Example(text) => self.example(text),
        }
    }

    /// The cells of a row, each except the first after its heading.
    fn apart(&self, columns: &[String], row: &[String]) -> Vec<String> {
        let headed = columns.iter().zip(row).skip(1).map(|(name, value)| {
            let values = [("name", Value::Text(name)), ("value", Value::Text(value))];
            self.voice.tell(SPACE, "row-cell", &values)
        });
        row.iter().take(1).cloned().chain(headed).collect()
    }

    fn cards(&self, cards: &[Ref]) -> Vec<Item> {
        let book = CardBook::new(self.opened.cards());
        let item = |card| {
            let lines = book.text(self.voice, card).into_iter();
            let mut lines: Vec<String> = lines.chain(book.fields(self.voice, card)).collect();
            if lines.is_empty() {
                lines.push(UNSAID.to_owned());
            }
            Item { name: book.name(self.voice, card), lines }
        };
        let mut items: Vec<Item> = book.among(cards).into_iter().map(item).collect();
        items.sort_by_key(|item| by_name(&item.name));
        items
    }

    /// An example, played. Answers of chance appear only in the events.
    fn example(&self, text: &str) -> RulePart {
        let source = Source::new("example.play", text);
        let (records, _) = play::notation::parse_all(&source);
        let table = records.first().and_then(|record| self.opened.resume(record).0);
        let Some(table) = table else {
            return RulePart::Example { panels: Vec::new(), told: Vec::new() };
        };
        // The reader of an example may know all choices and views.
        let eye = Eye::Referee;
        let told = (0..table.answers().len()).map(|nth| Told {
            chosen: table.chosen(nth, eye).map(|choice| self.voice.say(&choice)),
            log: table.log_of(nth, eye).iter().map(|event| self.voice.say(event)).collect(),
        });
        let told = told.collect();
        let wording = Wording { voice: self.voice, table: &*table, opened: self.opened };
        let eye = Eye::Bystander;
        let panels = wording.panels(&table.picture_at(0, eye), eye);
        RulePart::Example { panels, told }
    }

    /// The meanings of all terms, as a chapter.
    fn glossary(&self) -> Option<Rule> {
        let items = terms(self.voice).into_iter().map(|term| Item {
            name: term.names.into_iter().next().unwrap_or_default(),
            lines: vec![term.text],
        });
        let mut items: Vec<Item> = items.collect();
        items.sort_by_key(|item| by_name(&item.name));
        let part = RulePart::List { items };
        Some(Rule {
            id: GLOSSARY.to_owned(),
            title: self.voice.tell(SPACE, GLOSSARY, &[]),
            text: self.voice.tell(SPACE, "glossary-about", &[]),
            parts: vec![part],
            cut: false,
            whole: None,
        })
    }
}

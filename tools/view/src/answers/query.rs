//! Queries: one fact about the table for one or two letters, in one sentence.
//!
//! Some queries come from the game, in the space `query`; the others are available in every game. A
//! query never answers the question of the game, because its letters are never those of an offer.

use desk::SPACE;
use play::{Arg, Eye, Message, Panel, Ref, Seat, Spoken};
use text::{Value, Voice, fold, with_digits};

use crate::answers::offers::{is_letters, numbered};
use crate::matching::{Found, find};
use crate::notice::{Notice, Query};
use crate::players::called;
use crate::score;
use crate::sentence::ended;
use crate::sight::Sight;
use crate::wording::Extent;

/// The space of the letters of a game's queries.
const QUERY: &str = "query";

/// Number of events shown, unless another number is requested.
const NEWS: usize = 8;

/// Queries of every game.
#[derive(Clone, Copy)]
enum OwnQuery {
    /// What has happened since the player's last turn.
    News,
    /// The scores if the game ended now.
    Points,
    /// The question.
    Asked,
    /// The offers.
    Choices,
}

/// These queries with their names.
const OWN: [(&str, OwnQuery); 4] = [
    ("news", OwnQuery::News),
    ("points", OwnQuery::Points),
    ("asked", OwnQuery::Asked),
    ("choices", OwnQuery::Choices),
];

/// A sentence with the name and the sign of its thing.
struct FoundAnswer {
    whose: Option<Seat>,
    about: Option<Ref>,
    name: String,
    code: Option<String>,
    text: String,
    /// For a shared thing: the things it names directly, and new ones in its list. If one is a
    /// card, its text is shown as well.
    names: Vec<Ref>,
}

impl FoundAnswer {
    /// A fact about a thing has the name of the thing, or else its label on the table.
    fn new(voice: &Voice<'_>, table: &[Panel], news: &[Ref], spoken: &Spoken) -> Self {
        let Spoken { whose, about, says, .. } = spoken;
        let id = about.as_ref().map_or_else(String::new, |thing| {
            let shown = table.iter().flat_map(Panel::messages);
            let mut shown = shown.filter(|says| Ref::named_in(says).first() == Some(thing));
            shown.next().map_or_else(|| thing.id.to_string(), |says| voice.say(says))
        });
        let pieces = voice.pieces(says);
        let named = |arg: Option<&Arg>| about.is_some() && arg.and_then(Ref::named_by) == *about;
        let name = pieces.iter().find(|piece| named(piece.arg)).map(|piece| piece.text.clone());
        // The content of a numbered card is not the name of the card.
        let number = about.as_ref().map(|thing| thing.id.to_string());
        let number = number.filter(|id| voice.is_aloud() && id.parse::<usize>().is_ok());
        let code =
            says.args.iter().find(|(_, arg)| named(Some(arg))).and_then(|(_, arg)| match arg {
                Arg::Word(word) => voice.word(&word.space, &word.id, Some("code"), &[]),
                Arg::Int(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) | Arg::List(_) => {
                    None
                }
            });
        Self {
            whose: *whose,
            about: about.clone(),
            name: name.or(number).unwrap_or(id),
            code,
            text: voice.say(says),
            names: match (whose, about) {
                (None, None) => named_alone(says).into_iter().chain(listed(says, news)).collect(),
                (Some(_), _) | (None, Some(_)) => Vec::new(),
            },
        }
    }

    /// Whether it belongs to the viewer, or to no player.
    fn is_before(&self, eye: Eye) -> bool {
        self.whose.is_none_or(|whose| eye == Eye::Seat(whose))
    }
}

impl Sight<'_> {
    /// The available queries, in the order of the help: the game's own, then those of every game.
    pub fn queries(self) -> Vec<Query> {
        let voice = self.speech().voice();
        let of_game = |name: &'static str| Query {
            name,
            word: voice.tell(QUERY, name, &[]),
            about: voice.tell(QUERY, &format!("help-{name}"), &[]),
        };
        let own = |(name, _): &(&'static str, OwnQuery)| Query {
            name,
            word: voice.tell(SPACE, &format!("query-{name}"), &[]),
            about: voice.tell(SPACE, &format!("help-query-{name}"), &[]),
        };
        self.table().queries().into_iter().map(of_game).chain(OWN.iter().map(own)).collect()
    }

    /// The query in a line, and the text after its letters.
    pub(crate) fn queried(self, line: &str) -> Option<(String, String)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = fold(first);
        let asked = self.queries().into_iter().find(|query| fold(&query.word) == first)?;
        Some((asked.name.to_owned(), rest.trim().to_owned()))
    }

    /// The queries that these letters mean in other languages; empty for longer words. A player who
    /// types letters of another language must not choose an offer by accident.
    pub(crate) fn queried_elsewhere(self, line: &str) -> Vec<String> {
        let first = line.split_whitespace().next().unwrap_or_default();
        if !is_letters(first) {
            return Vec::new();
        }
        let first = fold(first);
        let of_game = self.table().queries().into_iter().map(|name| (QUERY, name, name.to_owned()));
        let own = OWN.iter().map(|(name, _)| (SPACE, *name, format!("query-{name}")));
        let all: Vec<_> = of_game.chain(own).collect();
        let texts: Vec<_> = all.iter().map(|(space, _, id)| (*space, id.clone())).collect();
        let told = self.speech().tell_everywhere(&texts);
        let told = all.iter().zip(told).filter(|(_, told)| told.iter().any(|it| fold(it) == first));
        told.map(|((_, name, _), _)| (*name).to_owned()).collect()
    }

    /// Answers a query by its id in one sentence. Also returns the query if it needs a thing.
    pub(crate) fn answer(self, name: &str, of: &str) -> (Notice, Option<&'static str>) {
        if let Some((query, own)) = OWN.iter().find(|(own, _)| *own == name) {
            let text = match own {
                OwnQuery::News => match self.lines(of, NEWS) {
                    Some(most) => self.tell_news(most),
                    None => {
                        let letters = self.speech().tell(&format!("query-{query}"), &[]);
                        return (self.no_lines(&letters, of), None);
                    }
                },
                OwnQuery::Points => self.tell_points(),
                OwnQuery::Asked => self.tell_asked(),
                OwnQuery::Choices => return (self.tell_choices(query, of), None),
            };
            return (Notice::Answer { query, text }, None);
        }
        let queries = self.table().queries();
        let Some(query) = queries.into_iter().find(|query| *query == name) else {
            let all: Vec<_> = self.queries().into_iter().map(|query| query.name).collect();
            let list = all.join(", ");
            let values = [("typed", Value::Text(name)), ("list", Value::Text(&list))];
            return (self.says("no-such-query", &values), None);
        };
        match self.told_of(query, of) {
            Ok(text) => (Notice::Answer { query, text }, None),
            Err(things) if things.is_empty() => (self.says("nothing-to-tell", &[]), None),
            Err(things) => {
                let (list, letters) =
                    (things.join(", "), self.speech().voice().tell(QUERY, query, &[]));
                let values = [("typed", of), ("query", &letters), ("list", &list)];
                let values = values.map(|(name, text)| (name, Value::Text(text)));
                (self.says("tell-of-which", &values), Some(query))
            }
        }
    }

    /// The answer of a game's query about something. The error lists the things it can be about.
    pub(crate) fn told_of(self, query: &str, of: &str) -> Result<String, Vec<String>> {
        let voice = self.speech().voice();
        let told = self.table().spoken(self.eye);
        let told = told.iter().filter(|spoken| spoken.query == query);
        let table = self.table().picture(self.eye);
        let news = self.table().log(self.client.seen.since, self.log_eye);
        let news: Vec<Ref> = news.iter().flat_map(Ref::named_in).collect();
        let answers = told.map(|spoken| FoundAnswer::new(&voice, &table, &news, spoken));
        let answers: Vec<FoundAnswer> = answers.collect();
        match self.chosen(&voice, &answers, of) {
            Ok(answer) => {
                let wording = self.wording(&voice);
                let printed: Vec<String> =
                    answer.names.iter().filter_map(|thing| wording.named_text(thing)).collect();
                match printed.is_empty() {
                    true => Ok(answer.text.clone()),
                    false => Ok(format!("{} {}", ended(&answer.text), printed.join(" "))),
                }
            }
            // If no thing is named, all answers are shown.
            Err(things) if of.is_empty() && !things.is_empty() => {
                Ok(things.iter().map(|it| it.text.as_str()).collect::<Vec<_>>().join(" "))
            }
            Err(things) => Err(things.iter().map(|it| it.name.clone()).collect()),
        }
    }

    /// The one answer that is meant. The error lists the answers to choose from.
    fn chosen<'s>(
        self,
        voice: &Voice<'_>,
        answers: &'s [FoundAnswer],
        of: &str,
    ) -> Result<&'s FoundAnswer, Vec<&'s FoundAnswer>> {
        let all = of_things(answers.iter().filter(|answer| answer.is_before(self.eye)));
        let found = thing(&all, of);
        if let Some(found) = found {
            return Ok(found);
        }
        let (first, last) = (of.split_once(' '), of.rsplit_once(' '));
        let named = [(of, ""), first.unwrap_or_default(), last.map(swapped).unwrap_or_default()];
        for (player, rest) in named {
            let Ok(whose) = called(voice, self.table().seats(), player) else { continue };
            let theirs = answers.iter().filter(|answer| answer.whose == Some(whose));
            if let Some(found) = thing(&of_things(theirs), rest) {
                return Ok(found);
            }
        }
        Err(all.into_iter().filter(|answer| answer.about.is_some()).collect())
    }

    /// The last events since the player's last turn, as many as requested.
    fn tell_news(self, most: usize) -> String {
        let told = self.log(self.client.seen.since, most);
        let told: Vec<String> = told.into_iter().map(|sentence| sentence.text).collect();
        if told.is_empty() { self.speech().tell("no-news", &[]) } else { told.join(" ") }
    }

    /// The score of every player if the game ended now.
    fn tell_points(self) -> String {
        let voice = self.speech().voice();
        let scores = score::scores(&voice, self.table(), self.eye);
        let told = scores.iter().filter_map(|score| {
            let total = score.lines.last()?;
            let points = score::counted(&voice, total.points.value);
            let values = [("name", Value::Text(&score.name)), ("points", Value::Text(&points))];
            Some(voice.tell(SPACE, "told-points", &values))
        });
        let list = told.collect::<Vec<_>>().join(", ");
        voice.tell(SPACE, "told-score", &[("list", Value::Text(&list))])
    }

    /// The query.
    fn tell_asked(self) -> String {
        let voice = self.speech().voice();
        let (Some(seat), Some(prompt)) = (self.asked(), self.prompt()) else {
            return voice.tell(SPACE, "nothing-to-tell", &[]);
        };
        let (name, prompt) = (voice.seat(seat), voice.say(&prompt));
        let values = [("name", Value::Text(&name)), ("prompt", Value::Text(&prompt))];
        voice.tell(SPACE, "told-asked", &values)
    }

    /// All offers, or one of them with the texts of its cards.
    fn tell_choices(self, query: &'static str, of: &str) -> Notice {
        let count = self.offers().len();
        let one = if of.is_empty() {
            None
        } else {
            match numbered(of).map_or_else(|| self.offer_meant(of), Ok) {
                Ok(offer) if offer < count => Some(offer),
                Ok(_) => return self.no_such_number(),
                Err(notice) => return *notice,
            }
        };
        let voice = self.speech().voice();
        let offers = self.wording(&voice).offers(self.eye);
        let shown = offers.iter().enumerate().filter(|(at, _)| one.is_none_or(|one| one == *at));
        let told = shown.map(|(at, offer)| {
            let number = voice.number(i64::try_from(at + 1).unwrap_or(i64::MAX));
            let values = [("number", Value::Text(&number)), ("offer", Value::Text(&offer.text))];
            voice.tell(SPACE, "told-choice", &values)
        });
        let joined = |list: String, next: String| {
            let values = [("list", Value::Text(&list)), ("next", Value::Text(&next))];
            voice.tell(SPACE, "told-choice-next", &values)
        };
        let list = told.reduce(joined).unwrap_or_default();
        let text = voice.tell(SPACE, "told-choices", &[("list", Value::Text(&list))]);
        let cards = one.map(|one| self.wording(&voice).cards_of(one, Extent::Fields));
        let cards = cards.unwrap_or_default().into_iter();
        let text = match cards.len() {
            0 => text,
            _ => [ended(&text)].into_iter().chain(cards).collect::<Vec<_>>().join(" "),
        };
        Notice::Answer { query, text }
    }
}

/// The things that a message names directly, not in a list.
pub(crate) fn named_alone(says: &Message) -> Vec<Ref> {
    let args = says.args.iter().filter(|(_, arg)| !matches!(arg, Arg::List(_)));
    args.filter_map(|(_, arg)| Ref::named_by(arg)).collect()
}

/// The things in the lists of a message that news are about.
fn listed(says: &Message, news: &[Ref]) -> Vec<Ref> {
    let items = says.args.iter().flat_map(|(_, arg)| match arg {
        Arg::List(items) => &items[..],
        Arg::Int(_) | Arg::Word(_) | Arg::Numbered(..) | Arg::Seat(_) | Arg::Group(_) => &[],
    });
    items.filter_map(Ref::named_by).filter(|thing| news.contains(thing)).collect()
}

fn swapped<'t>((rest, player): (&'t str, &'t str)) -> (&'t str, &'t str) {
    (player, rest)
}

/// The answers, those without a thing first.
fn of_things<'s>(answers: impl Iterator<Item = &'s FoundAnswer>) -> Vec<&'s FoundAnswer> {
    let mut all: Vec<_> = answers.collect();
    all.sort_by_key(|answer| answer.about.is_some());
    all
}

/// The answer about a named thing: by its own number, its position in the list, its sign, its name
/// or a part of that. Without a name, the first answer without a thing.
fn thing<'s>(answers: &[&'s FoundAnswer], of: &str) -> Option<&'s FoundAnswer> {
    let things = || answers.iter().copied().filter(|answer| answer.about.is_some());
    if of.is_empty() {
        return answers.iter().copied().find(|answer| answer.about.is_none());
    }
    let of = &*with_digits(of);
    if let Ok(number) = of.parse::<usize>() {
        let is_own = |answer: &&FoundAnswer| answer.about.as_ref().is_some_and(|it| it.id == of);
        let nth = || things().nth(number.checked_sub(1)?);
        return things().find(is_own).or_else(nth);
    }
    let typed = fold(of);
    let sign = |answer: &&FoundAnswer| answer.code.as_ref().is_some_and(|code| fold(code) == typed);
    let names: Vec<String> = things().map(|answer| answer.name.clone()).collect();
    things().find(sign).or_else(|| match find(of, &names) {
        Found::One(at) => things().nth(at),
        Found::Several(_) | Found::None => None,
    })
}

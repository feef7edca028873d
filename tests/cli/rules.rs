//! Rulebooks as files: HTML that needs nothing else and can be printed, Markdown whose tables are whole.

use std::collections::BTreeSet;

use engine::SHELF;

use super::cardwright;
use crate::texts::TAGS;

/// The rulebook of each game in each language: game, language, text.
fn books(format: &str) -> Vec<(&'static str, &'static str, String)> {
    // With an expansion some paragraphs are said for each of several cards.
    let expanded = ["rules", "roll_player", "--with", "promos_monsters"];
    let games = SHELF.iter().map(|game| (game.id(), vec!["rules", game.id()]));
    let games = games.chain([("roll_player", expanded.to_vec())]);
    let all = games.flat_map(|(game, args)| TAGS.map(|tag| (game, args.clone(), tag)));
    let told = all.map(|(game, args, tag)| {
        let ran = cardwright(&[&args[..], &["--lang", tag, "--format", format]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game} in {tag}");
        (game, tag, ran.out)
    });
    told.collect()
}

/// A tag of HTML: its name, its attributes, and whether it ends an element.
#[derive(Debug, PartialEq)]
struct Tag {
    name: String,
    attributes: Vec<(String, String)>,
    ends: bool,
}

/// The attributes of a tag, which are all quoted.
fn attributes(mut text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    while let Some((name, rest)) = text.split_once("=\"") {
        let (value, more) = rest.split_once('"').expect("an attribute ends with a quote");
        found.push((name.trim().to_owned(), value.to_owned()));
        text = more;
    }
    assert_eq!(text.trim(), "", "an attribute without a value");
    found
}

/// All tags of a file, and the texts between them.
fn parsed(html: &str) -> (Vec<Tag>, Vec<&str>) {
    let mut rest = html.strip_prefix("<!DOCTYPE html>\n").expect("it says that it is HTML");
    let (mut tags, mut texts) = (Vec::new(), Vec::new());
    while let Some((text, more)) = rest.split_once('<') {
        texts.push(text);
        let (tag, more) = more.split_once('>').expect("a tag ends");
        let (ends, tag) = tag.strip_prefix('/').map_or((false, tag), |tag| (true, tag));
        let (name, inside) = tag.split_once(' ').unwrap_or((tag, ""));
        tags.push(Tag { name: name.to_owned(), attributes: attributes(inside), ends });
        rest = more;
    }
    assert_eq!(rest.trim(), "", "text behind the last tag");
    (tags, texts)
}

/// The elements that may hold an element; a few hold nothing and have no end.
fn holders(name: &str) -> &'static [&'static str] {
    match name {
        "head" | "body" => &["html"],
        "meta" | "title" | "style" => &["head"],
        "h1" | "nav" | "section" => &["body"],
        "h2" => &["nav", "section"],
        "ol" => &["nav", "section"],
        "ul" => &["div"],
        "li" => &["ol", "ul"],
        "a" => &["li"],
        "dl" | "div" => &["section"],
        "dt" | "dd" => &["dl"],
        "p" | "table" => &["section", "div"],
        "strong" => &["p"],
        "caption" | "thead" | "tbody" => &["table"],
        "tr" => &["thead", "tbody"],
        "th" | "td" => &["tr"],
        _ => panic!("the element “{name}” is not known here"),
    }
}

/// Every element stands where it may, and ends.
fn well_nested(tags: &[Tag]) {
    let mut open: Vec<&str> = Vec::new();
    for tag in tags {
        let name = tag.name.as_str();
        if tag.ends {
            assert_eq!(open.pop(), Some(name), "an element ends that is not open");
        } else if name == "html" {
            assert!(open.is_empty());
            open.push(name);
        } else {
            let holder = open.last().expect("all stands in `html`");
            assert!(holders(name).contains(holder), "“{name}” in “{holder}”");
            if name != "meta" {
                open.push(name);
            }
        }
    }
    assert!(open.is_empty(), "{open:?} does not end");
}

/// What each tag of a name says for an attribute.
fn values<'t>(tags: &'t [Tag], attribute: &str) -> Vec<&'t str> {
    let all = tags.iter().flat_map(|tag| &tag.attributes);
    all.filter(|(name, _)| name == attribute).map(|(_, value)| value.as_str()).collect()
}

#[test]
fn html_is_whole_and_leads_nowhere_else() {
    for (game, lang, html) in books("html") {
        let (tags, texts) = parsed(&html);
        well_nested(&tags);
        let attributes = tags.iter().flat_map(|tag| &tag.attributes);
        for (name, value) in attributes {
            let known = ["lang", "charset", "name", "content", "id", "href", "class", "colspan"];
            assert!(known.contains(&name.as_str()), "{game} in {lang}: {name}=\"{value}\"");
            assert!(!value.contains("//"), "{game} in {lang}: {name}=\"{value}\" leads elsewhere");
        }
        for text in texts {
            let outside = ["http:", "https:", "url(", "@import"].iter();
            let outside: Vec<_> = outside.filter(|word| text.contains(**word)).collect();
            assert!(outside.is_empty(), "{game} in {lang} names {outside:?}:\n{text}");
        }
        let ids = values(&tags, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "{game} in {lang}: an id stands twice");
        let links = values(&tags, "href");
        for link in &links {
            let target = link.strip_prefix('#').expect("a link into the file");
            assert!(unique.contains(target), "{game} in {lang}: {link} leads nowhere");
        }
        let chapters: Vec<String> = tags
            .iter()
            .filter(|tag| tag.name == "section" && !tag.ends)
            .map(|tag| format!("#{}", tag.attributes[0].1))
            .collect();
        assert_eq!(links, chapters, "{game} in {lang}: the contents list the chapters in order");
        assert_eq!(values(&tags, "lang"), [lang], "{game}");
        assert!(html.contains("@media print {"), "{game} in {lang} can be printed");
    }
}

#[test]
fn a_chapter_alone_is_html_too() {
    let ran = cardwright(&["rules", "rattus", "ravage", "--format", "html"]);
    let (tags, _) = parsed(&ran.out);
    well_nested(&tags);
    assert_eq!(values(&tags, "href"), [""; 0]);
    assert_eq!(values(&tags, "id")[0], "ravage");
}

/// The cells of a line of a table; `\|` is no border.
fn cells(line: &str) -> usize {
    line.replace("\\|", "").matches('|').count() - 1
}

#[test]
fn markdown_has_whole_tables_and_no_markup_of_another_kind() {
    for (game, lang, text) in books("markdown") {
        let lines: Vec<&str> = text.lines().collect();
        let mut tables = 0;
        for (at, line) in lines.iter().enumerate() {
            let place = format!("{game} in {lang}, line {}: {line}", at + 1);
            let bare = line.replace("\\<", "").replace("\\[", "").replace("\\]", "");
            assert!(!bare.contains(['<', '[', ']']), "markup or a link: {place}");
            if !line.starts_with('|') {
                continue;
            }
            assert!(line.ends_with('|'), "{place}");
            let before = if at == 0 { "" } else { lines[at - 1] };
            if before.starts_with('|') {
                assert_eq!(cells(before), cells(line), "{place}");
            } else {
                assert_eq!(before, "", "a table begins behind a blank line: {place}");
                assert_eq!(lines[at + 1], format!("|{}", "---|".repeat(cells(line))), "{place}");
                tables += 1;
            }
        }
        let headings = lines.iter().filter(|line| line.starts_with("## ")).count();
        assert!(
            tables > 5 && headings > 10,
            "{game} in {lang}: {tables} tables, {headings} chapters"
        );
    }
}

//! Pages as one HTML file, which loads nothing and can be printed.

use diag::markup;

/// The style for screen and paper.
const STYLE: &str = include_str!("style.css");

/// The end of a page.
pub const END: &str = "</body>\n</html>\n";

/// The beginning of a page, with its title.
pub fn open(lang: &str, title: &str) -> String {
    let (lang, title) = (markup(lang), markup(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    )
}

/// A row of cells, with `th` or `td`.
pub fn row(tag: &str, cells: &[String]) -> String {
    let cell = |cell: &String| format!("<{tag}>{}</{tag}>", markup(cell));
    format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<String>())
}

/// A picture with its title, which scrolls where the page is too narrow; nothing without a picture.
pub fn figure(caption: &str, svg: &str) -> String {
    if svg.is_empty() {
        return String::new();
    }
    let caption = markup(caption);
    format!("<figure class=\"numbers\">\n<figcaption>{caption}</figcaption>\n{svg}</figure>\n")
}

/// A table with a row of heads.
pub fn table(heads: &[String], rows: &[Vec<String>]) -> String {
    let body: String = rows.iter().map(|cells| row("td", cells)).collect();
    let head = row("th", heads);
    format!("<table>\n<thead>\n{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n")
}

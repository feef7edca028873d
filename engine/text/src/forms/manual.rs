//! The manual of functions for translators, generated from the functions.

use std::fmt::Write as _;

use super::{Setting, data, functions};

/// The languages with their own functions.
pub(super) const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

const HEAD: &str = "\
# Forms of names

A text can ask for a form of a name: `{ OF($card) }`, `{ THE($card, case: \"dat\") }`. A function takes a variable, or another function around one (`{ START(THE($card)) }`). Of a list it gives the form of each name. It can also be given a term, whose data stand with it in `terms.ftl`: `{ THE(-bag) }`, `{ OF(-card(count: \"other\")) }`; and a text in quotes, with the data of the noun behind it: `{ THE(\"sac\", gender: \"m\") }`.

The language computes the form from the data of the noun, which are attributes of the name's message:

```ftl
longbow = Arc Long
    .gender = m
```

A name without `.gender` has no article, like that of a player or of a land. How sentences speak of a player is said at the table (`--seat Anna:f`) and selected by: `{ $seat_gender -> [f] … [m] … *[other] … }`; most players say nothing, so the last must read well.

Where a form would be wrong, it is written by hand, in an attribute that is called like the function and its options: `.of = de Hollande`, `.the-dat = …`. One that is what the function gives anyway is a finding of lint (`redundant-form`).

A file whose names need a common noun before them has the term `-head`, with the data of that noun; the names stand behind it in quotes (French: « la Compétence « Grimper » »). How a name is quoted says the message `quoted` of `words.ftl`.

Every name in every form stands in `tests/texts/golden/`.
";

/// A page for translators: the functions of each language, their options and the data of nouns.
pub fn manual() -> String {
    let mut page = HEAD.to_owned();
    for language in LANGUAGES {
        write!(page, "\n## {language}\n\n| function | gives the name | options |\n|---|---|---|\n")
            .expect("a string can be written");
        for function in functions(language) {
            let (name, does, options) = (function.name, function.does, list(function.options));
            writeln!(page, "| `{name}` | {does} | {options} |").expect("a string can be written");
        }
        let data = list(data(language));
        let data = if data.is_empty() { "none".to_owned() } else { data };
        writeln!(page, "\nData of a noun: {data}.").expect("a string can be written");
    }
    page
}

/// Names, each with its possible words.
fn list(settings: &[Setting]) -> String {
    let setting = |setting: &Setting| match setting.values {
        [] => format!("`{}` (a word)", setting.name),
        values => format!("`{}` ({})", setting.name, values.join(", ")),
    };
    settings.iter().map(setting).collect::<Vec<_>>().join("; ")
}

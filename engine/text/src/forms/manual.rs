//! The manual of functions for translators, generated from the functions.

use std::fmt::Write as _;

use super::{Setting, data, functions};

/// The languages with their own functions.
pub(super) const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

const HEAD: &str = "\
# Forms of names

A text can ask for a form of a name: `{ OF($card) }`, `{ THE($card, case: \"dat\") }`. A function takes a variable, or another function around one (`{ START(THE($card)) }`). Of a list it gives the form of each name. It also takes a term, whose data are in `terms.ftl`: `{ THE(-bag) }`, `{ OF(-card(count: \"other\")) }`; and a quoted text, followed by the data of the noun: `{ THE(\"sac\", gender: \"m\") }`.

The language computes the form from the data of the noun, which are attributes of the name's message:

```ftl
longbow = Arc Long
    .gender = m
```

A name without `.gender` has no article, like that of a player or of a land. The gender of a player is set at the table (`--seat Anna:f`) and used as a selector: `{ $seat_gender -> [f] … [m] … *[other] … }`. Most players do not set it, so the last variant must read well.

If a form would be wrong, write it by hand, in an attribute with the name of the function and its options: `.of = de Hollande`, `.the-dat = …`. Lint reports a form that the function computes anyway (`redundant-form`).

A file whose names need a common noun before them has the term `-head`, with the data of that noun. The names follow it in quotes (French: « la Compétence « Grimper » »). The message `quoted` of `words.ftl` defines the quotes.

`tests/texts/golden/` lists every name in every form.
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

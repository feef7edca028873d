//! The manual of functions for translators, generated from the functions.

use std::fmt::Write as _;

use super::{Setting, data, functions};

/// The languages with their own functions.
pub(super) const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

const HEAD: &str = "\
# Forms of names

A text can ask for a form of a name: `{ OF($card) }`, `{ THE($card, case: \"dat\") }`. A function \
takes one of these:

| argument | example |
|---|---|
| a variable; a list gives the form of each name | `{ OF($card) }` |
| another function around a variable | `{ START(THE($card)) }` |
| a term, with its data in `terms.ftl` | `{ THE(-bag) }`, `{ OF(-card(count: \"other\")) }` |
| a text in quotes, followed by the data of the noun | `{ THE(\"sac\", gender: \"m\") }` |

The language computes the form from the data of the noun. These data are attributes of the name's \
message:

```ftl
longbow = Arc Long
    .gender = m
```

- A name without `.gender`, such as that of a player or a country, has no article.
- A player's gender is set at the table (`--seat Anna:f`). Select by it: `{ $seat_gender -> [f] … \
[m] … *[other] … }`. Most players set none, so `*[other]` must read well.
- If the computed form would be wrong, write it by hand. Name the attribute after the function \
and its options: `.of = de Hollande`, `.the-dat = …`. If it equals the computed form, lint \
reports `redundant-form`.
- If the names of a file need a common noun before them, add the term `-head` to the file, with \
the data of that noun. The names then follow it in quotes. French: « la Compétence « Grimper » ».
- The message `quoted` of `words.ftl` says how a name is quoted.

Every name in every form is in `tests/texts/golden/`.
";

/// A page for translators: the functions of each language, their options and the data of nouns.
pub fn manual() -> String {
    let mut page = HEAD.to_owned();
    for language in LANGUAGES {
        write!(page, "\n## {language}\n\n| function | form | options |\n|---|---|---|\n")
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

//! The kinds of findings, and their pages.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::CodeClass;

/// The kind of a finding, such as `unknown-key`, with the page that explains it.
///
/// A crate declares its codes with [`codes!`](crate::codes!). Codes with equal names are equal.
#[derive(Clone, Copy)]
pub struct Code {
    name: &'static str,
    page: &'static str,
}

impl Code {
    /// A code. Its name is in kebab-case and never changes, because people search for it and
    /// programs sort by it.
    pub const fn new(name: &'static str, page: &'static str) -> Self {
        Self { name, page }
    }

    /// The name, as in reports.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The page in Markdown: the meaning of the code, an example with the finding, and how to fix
    /// it.
    pub const fn page(self) -> &'static str {
        self.page
    }

    /// The class in the line below the title of the page.
    pub fn class(self) -> Option<CodeClass> {
        CodeClass::of(self.page)
    }

    /// The meaning of the code: the first paragraph of the page in one line.
    pub fn means(self) -> String {
        let paragraphs = self.page.split("\n\n").skip(1);
        let mut paragraphs = paragraphs.filter(|text| !text.starts_with('*'));
        paragraphs.next().unwrap_or(self.name).replace('\n', " ")
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({})", self.name)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

/// Declares the codes of a crate: a constant for each, documented by its page, and the list `ALL`.
///
/// Use it in the crate's `codes.rs`. The page of `unknown-key` is `codes/unknown-key.md` next to
/// that file. A code without a page does not compile.
///
/// ```text
/// diag::codes! {
///     UNKNOWN_KEY = "unknown-key",
/// }
/// ```
#[macro_export]
macro_rules! codes {
    ($($code:ident = $name:literal),* $(,)?) => {
        $(
            #[doc = include_str!(concat!("codes/", $name, ".md"))]
            pub const $code: $crate::Code =
                $crate::Code::new($name, include_str!(concat!("codes/", $name, ".md")));
        )*

        /// Every code of this crate.
        pub const ALL: &[$crate::Code] = &[$($code),*];
    };
}

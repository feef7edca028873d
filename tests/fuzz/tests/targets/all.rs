//! All targets: the function of the crate, its runs in the tests, and the ending of the files that it
//! takes.

/// Hands the list of targets to a macro.
#[macro_export]
macro_rules! all_targets {
    ($with:ident) => {
        $with! {
            pack 60 "pack.toml",
            card 60 ".toml",
            script 60 ".luau",
            texts 60 ".ftl",
            record 60 ".play",
            names 60 ".toml",
            lint_card 8 ".toml",
            lint_script 8 ".luau",
            lint_shared 8 ".luau",
            lint_ruling 8 ".play",
            lint_texts 8 ".ftl",
            lint_translation 8 ".ftl",
            lint_settings 8 "lint.toml",
            lint_allows 8 ".luau",
            lint_baseline 60 ".ftl",
        }
    };
}

//! Patterns of paths: `*` is any text within a folder name, `?` one character, `**` any folders.

/// Whether a path matches a pattern. The time is proportional to the lengths of both, whatever the
/// number of stars.
pub(crate) fn fits(pattern: &str, path: &str) -> bool {
    let pattern: Vec<&str> = pattern.split('/').collect();
    let path: Vec<&str> = path.split('/').collect();
    // For each prefix of the path, whether the pattern so far matches it.
    let mut fit = vec![false; path.len() + 1];
    fit[0] = true;
    for (nth, part) in pattern.iter().enumerate() {
        if *part == "**" {
            let first = fit.iter().position(|fit| *fit).unwrap_or(fit.len());
            // At the end of a pattern it must match something.
            let last = usize::from(nth + 1 == pattern.len());
            (0..fit.len()).for_each(|at| fit[at] = at >= first + last);
        } else {
            for at in (0..path.len()).rev() {
                fit[at + 1] = fit[at] && fits_name(part, path[at]);
            }
            fit[0] = false;
        }
    }
    fit[path.len()]
}

/// Whether a name matches a pattern with stars. Each star matches as little as possible.
fn fits_name(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(letter) if *letter == '?' || *letter == name[n] => (p, n) = (p + 1, n + 1),
            Some(_) | None => match &mut star {
                Some((at, taken)) => {
                    *taken += 1;
                    (p, n) = (*at + 1, *taken);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|letter| *letter == '*')
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn stars_stay_in_their_folder_and_two_of_them_do_not() {
        for (pattern, path) in [
            ("trait/*.toml", "trait/lucky.toml"),
            ("**/*.toml", "trait/lucky.toml"),
            ("**/*.toml", "pack.toml"),
            ("locales/eo/**", "locales/eo/trait.ftl"),
            ("**", "a/b/c"),
            ("a/**/c", "a/c"),
            ("a/**/c", "a/b/b/c"),
            ("?rait/l*k*.toml", "trait/lucky.toml"),
            ("*", "pack.toml"),
        ] {
            assert!(fits(pattern, path), "{pattern} {path}");
        }
        for (pattern, path) in [
            ("*.toml", "trait/lucky.toml"),
            ("trait/*", "trait/a/b"),
            ("locales/eo/**", "locales/eo"),
            ("locales/eo", "locales/eo/trait.ftl"),
            ("a/**/c", "a/b"),
            ("?", ""),
            ("", "a"),
        ] {
            assert!(!fits(pattern, path), "{pattern} {path}");
        }
        let (stars, letters) = ("*a".repeat(2_000), "a".repeat(10_000));
        assert!(!fits(&format!("{stars}b"), &letters), "and it does not take for ever");
    }
}

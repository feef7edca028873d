//! Turns the errors of a schema check into findings with places: one finding per cause.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Meant, Place, Source, meant};
use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use jsonschema::types::JsonType;
use serde_json::Value;
use toml::de::{DeTable, DeValue};

use crate::codes;
use crate::places::{value_at, walk};

/// Maximum number of findings in one file; further ones are only counted.
pub(crate) const MOST: usize = 50;

/// Maximum length of a list of candidates.
const LISTED: usize = 40;

/// Reports the errors of a schema check in file order.
pub(crate) fn explain(
    source: &Source,
    table: &DeTable<'_>,
    schema: &Value,
    errors: &[ValidationError<'_>],
) -> Vec<Diagnostic> {
    let mut file = Explainer::new(source, table, schema);
    for error in errors {
        file.take(error);
    }
    file.missing_keys();
    let mut out = file.out;
    out.sort_by_key(|finding| finding.place.span);
    cut(&mut out, source);
    out
}

/// Keeps the first [`MOST`] findings of a file and counts the rest.
pub(crate) fn cut(findings: &mut Vec<Diagnostic>, source: &Source) {
    let Some(rest) = findings.len().checked_sub(MOST).filter(|rest| *rest > 0) else {
        return;
    };
    findings.truncate(MOST);
    let message = format!("{rest} more findings in this file are not shown");
    findings.push(Diagnostic::error(codes::TOO_MANY, message, source.top()));
}

struct Explainer<'e> {
    source: &'e Source,
    table: &'e DeTable<'e>,
    schema: &'e Value,
    out: Vec<Diagnostic>,
    /// Values already reported for a wrong type.
    mistyped: BTreeSet<String>,
    /// Missing keys, by the path of their table.
    missing: BTreeMap<String, Vec<String>>,
    /// Keys that a misspelled key probably means.
    meant: BTreeSet<(String, String)>,
}

impl<'e> Explainer<'e> {
    fn new(source: &'e Source, table: &'e DeTable<'e>, schema: &'e Value) -> Self {
        Self {
            source,
            table,
            schema,
            out: Vec::new(),
            mistyped: BTreeSet::new(),
            missing: BTreeMap::new(),
            meant: BTreeSet::new(),
        }
    }

    fn take(&mut self, error: &ValidationError<'_>) {
        let at = error.instance_path().as_str();
        match error.kind() {
            Kind::AdditionalProperties { unexpected } => {
                for key in unexpected {
                    self.unknown_key(at, key, &keys_beside(self.schema, error));
                }
            }
            Kind::Required { property } => {
                let key = property.as_str().unwrap_or_default().to_owned();
                self.missing.entry(at.to_owned()).or_default().push(key);
            }
            Kind::PropertyNames { error } => {
                let name = error.instance().as_str().unwrap_or_default().to_owned();
                let place = self.key_place(at, &name);
                let message = format!("“{name}” is not a valid name");
                self.out.push(
                    Diagnostic::error(codes::BAD_FORMAT, message, place).help(
                        "a name has lowercase letters, digits and _, and begins with a letter",
                    ),
                );
            }
            Kind::Type { kind } => self.mistype(at, expected(kind)),
            Kind::Enum { .. } | Kind::Constant { .. } => self.choice(error, at, &[]),
            Kind::AnyOf { context }
            | Kind::OneOfNotValid { context }
            | Kind::OneOfMultipleValid { context } => self.choice(error, at, context),
            _ if self.mistyped.contains(at) => {}
            _ => self.limit(error, at),
        }
    }

    fn unknown_key(&mut self, at: &str, key: &str, known: &[String]) {
        let place = self.key_place(at, key);
        let table = said(at);
        let message = match table.as_str() {
            "" => format!("unknown key “{key}”"),
            table => format!("unknown key “{key}” in “{table}”"),
        };
        let finding = Diagnostic::error(codes::UNKNOWN_KEY, message, place.clone());
        let finding = match meant(key, known.iter().map(String::as_str)) {
            Some(Meant { word: near, safety }) => {
                self.meant.insert((at.to_owned(), near.to_owned()));
                finding.help(format!("did you mean “{near}”?")).fix_as(safety, place, near)
            }
            None if known.is_empty() => finding.help("take it out"),
            None => finding.help(format!("known: {}", list(known))),
        };
        self.out.push(finding);
    }

    fn missing_keys(&mut self) {
        for (at, mut keys) in std::mem::take(&mut self.missing) {
            keys.retain(|key| !self.meant.contains(&(at.clone(), key.clone())));
            if keys.is_empty() {
                continue;
            }
            let (are, help) = if keys.len() == 1 { ("is", "add it") } else { ("are", "add them") };
            let keys = list(&keys);
            let message = match said(&at).as_str() {
                "" => format!("{keys} {are} missing"),
                table => format!("{keys} {are} missing in “{table}”"),
            };
            let place = self.value_place(&at);
            self.out.push(Diagnostic::error(codes::MISSING_KEY, message, place).help(help));
        }
    }

    /// A value that fits none of several alternatives. The most similar alternative is reported.
    fn choice(
        &mut self,
        error: &ValidationError<'_>,
        at: &str,
        branches: &[Vec<ValidationError<'static>>],
    ) {
        let mistyped = |branch: &[ValidationError<'static>]| {
            let mut types = Vec::new();
            branch.iter().for_each(|error| types_of(error, at, &mut types));
            !types.is_empty() && !types.iter().any(|kind| is_of(error.instance(), *kind))
        };
        let mut words = Vec::new();
        words_of(error, at, &mut words);
        if !words.is_empty() && error.instance().is_string() {
            return self.unknown_word(error, at, &words);
        }
        if self.mistyped.contains(at) {
            return;
        }
        let deeper = branches.iter().filter(|branch| !mistyped(branch.as_slice())).find(|branch| {
            branch.iter().any(|error| {
                error.instance_path().as_str() != at
                    || !matches!(error.kind(), Kind::Enum { .. } | Kind::Constant { .. })
            })
        });
        if let Some(branch) = deeper {
            return branch.iter().for_each(|error| self.take(error));
        }
        let mut types = Vec::new();
        types_of(error, at, &mut types);
        if !words.is_empty() && !types.contains(&JsonType::String) {
            types.push(JsonType::String);
        }
        self.mistype(at, types);
    }

    fn unknown_word(&mut self, error: &ValidationError<'_>, at: &str, words: &[String]) {
        let word = error.instance().as_str().unwrap_or_default();
        let place = self.value_place(at);
        let message = format!("“{}” has the unknown value “{word}”", said(at));
        let finding = Diagnostic::error(codes::UNKNOWN_WORD, message, place.clone());
        let all = list(words);
        self.out.push(match meant(word, words.iter().map(String::as_str)) {
            Some(Meant { word: near, safety }) => finding
                .help(format!("did you mean “{near}”? Known: {all}"))
                .fix_as(safety, place, format!("\"{near}\"")),
            None => finding.help(format!("known: {all}")),
        });
    }

    fn mistype(&mut self, at: &str, types: Vec<JsonType>) {
        if !self.mistyped.insert(at.to_owned()) {
            return;
        }
        let found = self.value(at);
        let names: Vec<_> = types.iter().filter_map(|kind| type_name(*kind)).collect();
        let wanted =
            if names.is_empty() { "something else".to_owned() } else { names.join(" or ") };
        let what = found.map_or("what it is", found_name);
        let place = self.value_place(at);
        let message = match said(at).as_str() {
            "" => format!("the file must be {wanted}, not {what}"),
            name => format!("“{name}” must be {wanted}, not {what}"),
        };
        let finding = Diagnostic::error(codes::WRONG_TYPE, message, place.clone());
        let number = found.and_then(DeValue::as_str).filter(|text| text.parse::<i64>().is_ok());
        self.out.push(match number {
            Some(number) if types.contains(&JsonType::Integer) => {
                finding.help("write the number without quotes").fix(place, number)
            }
            _ => finding,
        });
    }

    /// A value of the correct type outside its limits.
    fn limit(&mut self, error: &ValidationError<'_>, at: &str) {
        let name = said(at);
        let value = error.instance();
        let entries = || value.as_object().map_or(0, serde_json::Map::len);
        let length = || value.as_array().map_or_else(entries, Vec::len);
        let (code, message) = match error.kind() {
            Kind::Maximum { limit } => {
                (codes::OUT_OF_RANGE, format!("“{name}” must be at most {limit}, not {value}"))
            }
            Kind::Minimum { limit } => {
                (codes::OUT_OF_RANGE, format!("“{name}” must be at least {limit}, not {value}"))
            }
            Kind::MaxItems { limit } => (
                codes::WRONG_LENGTH,
                format!("“{name}” takes at most {limit} entries, not {}", length()),
            ),
            Kind::MaxProperties { limit } => (
                codes::WRONG_LENGTH,
                format!("“{name}” takes at most {limit} entries, not {}", length()),
            ),
            Kind::MinItems { limit } => (
                codes::WRONG_LENGTH,
                format!("“{name}” needs at least {limit} entries, not {}", length()),
            ),
            Kind::Pattern { .. } => (
                codes::BAD_FORMAT,
                format!("“{name}” has an invalid format: “{}”", value.as_str().unwrap_or("")),
            ),
            _ => (codes::BAD_VALUE, format!("“{name}” is invalid: {error}")),
        };
        let finding = Diagnostic::error(code, message, self.value_place(at));
        let about = parent(self.schema, error)["description"].as_str();
        let help = match (error.kind(), about) {
            (Kind::Pattern { pattern }, Some(about)) => Some(format!("{about} Format: {pattern}")),
            (Kind::Pattern { pattern }, None) => Some(format!("format: {pattern}")),
            (_, about) => about.map(str::to_owned),
        };
        self.out.push(match help {
            Some(help) => finding.help(help),
            None => finding,
        });
    }

    fn value(&self, at: &str) -> Option<&DeValue<'e>> {
        let steps = steps(at);
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        value_at(self.table, &steps).map(toml::Spanned::get_ref)
    }

    fn value_place(&self, at: &str) -> Place {
        let steps = steps(at);
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        walk(self.table, &steps)
            .map_or_else(|| self.source.top(), |spot| self.source.place(spot.value))
    }

    fn key_place(&self, at: &str, key: &str) -> Place {
        let mut steps = steps(at);
        steps.push(key.to_owned());
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        walk(self.table, &steps)
            .map_or_else(|| self.source.top(), |spot| self.source.place(spot.key))
    }
}

/// The steps of a JSON pointer.
fn steps(pointer: &str) -> Vec<String> {
    let step = |step: &str| step.replace("~1", "/").replace("~0", "~");
    pointer.split('/').skip(1).map(step).collect()
}

/// A JSON pointer in the notation of authors: `goals.str.stars`.
fn said(pointer: &str) -> String {
    steps(pointer).join(".")
}

/// Writes a list of quoted words.
fn list(words: &[String]) -> String {
    let shown: Vec<_> = words.iter().take(LISTED).map(|word| format!("“{word}”")).collect();
    let dots = if words.len() > LISTED { ", …" } else { "" };
    format!("{}{dots}", shown.join(", "))
}

/// The schema that contains the failed keyword.
fn parent<'s>(schema: &'s Value, error: &ValidationError<'_>) -> &'s Value {
    let path = error.schema_path().as_str();
    let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
    schema.pointer(parent).unwrap_or(&Value::Null)
}

fn keys_beside(schema: &Value, error: &ValidationError<'_>) -> Vec<String> {
    let keys = parent(schema, error)["properties"].as_object();
    keys.map(|keys| keys.keys().cloned().collect()).unwrap_or_default()
}

/// Collects the possible words for a value, from all alternatives about this value.
fn words_of(error: &ValidationError<'_>, at: &str, out: &mut Vec<String>) {
    if error.instance_path().as_str() != at {
        return;
    }
    match error.kind() {
        Kind::Enum { options } => {
            let words = options.as_array().into_iter().flatten().filter_map(Value::as_str);
            out.extend(words.map(str::to_owned));
        }
        Kind::Constant { expected_value } => out.extend(expected_value.as_str().map(str::to_owned)),
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => {
            context.iter().flatten().for_each(|error| words_of(error, at, out));
        }
        _ => {}
    }
}

/// Collects the possible types for a value, from all alternatives about this value.
fn types_of(error: &ValidationError<'_>, at: &str, out: &mut Vec<JsonType>) {
    if error.instance_path().as_str() != at {
        return;
    }
    let mut add = |kind| {
        if !out.contains(&kind) {
            out.push(kind);
        }
    };
    match error.kind() {
        Kind::Type { kind } => expected(kind).into_iter().for_each(add),
        Kind::Enum { .. } | Kind::Constant { .. } => add(JsonType::String),
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => {
            context.iter().flatten().for_each(|error| types_of(error, at, out));
        }
        _ => {}
    }
}

fn expected(kind: &TypeKind) -> Vec<JsonType> {
    match kind {
        TypeKind::Single(one) => vec![*one],
        TypeKind::Multiple(several) => several.iter().collect(),
    }
}

fn is_of(value: &Value, kind: JsonType) -> bool {
    match kind {
        JsonType::Null => value.is_null(),
        JsonType::Boolean => value.is_boolean(),
        JsonType::Integer => value.is_i64() || value.is_u64(),
        JsonType::Number => value.is_number(),
        JsonType::String => value.is_string(),
        JsonType::Array => value.is_array(),
        JsonType::Object => value.is_object(),
    }
}

fn type_name(kind: JsonType) -> Option<&'static str> {
    Some(match kind {
        JsonType::Null => return None,
        JsonType::Boolean => "true or false",
        JsonType::Integer => "a whole number",
        JsonType::Number => "a number",
        JsonType::String => "text",
        JsonType::Array => "a list",
        JsonType::Object => "a table",
    })
}

fn found_name(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

//! A schema, compiled when a file is compared with it for the first time.

use std::sync::OnceLock;

use diag::{Diagnostic, Source};
use serde_json::{Map, Number, Value};
use toml::de::{DeTable, DeValue};

use crate::explain::explain;

/// The schema of some files.
pub(crate) struct FileSchema<'a> {
    make: fn() -> Value,
    whole: OnceLock<Compiled>,
    make_narrow: Option<Box<dyn Fn() -> Value + Sync + 'a>>,
    narrow: OnceLock<Compiled>,
}

/// A schema ready to check with.
struct Compiled {
    schema: Value,
    validator: jsonschema::Validator,
}

impl<'a> FileSchema<'a> {
    /// The schema that a function makes.
    pub(crate) fn new(make: fn() -> Value) -> Self {
        Self { make, whole: OnceLock::new(), make_narrow: None, narrow: OnceLock::new() }
    }

    /// The same, with a narrower schema that is tried first, because it is quicker to make: what
    /// fits it fits the whole one.
    pub(crate) fn trying(self, narrow: impl Fn() -> Value + Sync + 'a) -> Self {
        Self { make_narrow: Some(Box::new(narrow)), ..self }
    }

    /// Whether a table has this shape. Everything that is wrong is said.
    pub(crate) fn fits(
        &self,
        source: &Source,
        table: &DeTable<'_>,
        out: &mut Vec<Diagnostic>,
    ) -> bool {
        let image = Value::Object(image_of_table(table));
        if let Some(make) = &self.make_narrow {
            let narrow = self.narrow.get_or_init(|| compile(make()));
            if narrow.validator.is_valid(&image) {
                return true;
            }
        }
        let Compiled { schema, validator } = self.whole.get_or_init(|| compile((self.make)()));
        if validator.is_valid(&image) {
            return true;
        }
        let errors: Vec<_> = validator.iter_errors(&image).collect();
        out.extend(explain(source, table, schema, &errors));
        false
    }
}

fn compile(schema: Value) -> Compiled {
    let validator = jsonschema::options()
        .with_draft(jsonschema::Draft::Draft7)
        .build(&schema)
        .expect("a schema made by schemars is a schema");
    Compiled { schema, validator }
}

/// The JSON image of a table. Its nesting is bounded by the check before parsing.
fn image_of_table(table: &DeTable<'_>) -> Map<String, Value> {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), image(value.get_ref()))).collect()
}

/// The JSON image of a value; what JSON cannot hold (dates, infinite numbers) becomes null, which
/// no schema accepts.
fn image(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Boolean(value) => Value::Bool(*value),
        DeValue::Integer(digits) => match i64::from_str_radix(digits.as_str(), digits.radix()) {
            Ok(value) => Value::from(value),
            Err(_) => fraction(digits.as_str()),
        },
        DeValue::Float(digits) => fraction(digits.as_str()),
        DeValue::Datetime(_) => Value::Null,
        DeValue::Array(list) => list.iter().map(|value| image(value.get_ref())).collect(),
        DeValue::Table(table) => Value::Object(image_of_table(table)),
    }
}

fn fraction(digits: &str) -> Value {
    digits.parse().ok().and_then(Number::from_f64).map_or(Value::Null, Value::Number)
}

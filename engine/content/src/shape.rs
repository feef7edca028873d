//! Schemas that are compiled when the first file is compared with them.

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

/// A schema that is ready for checking.
struct Compiled {
    schema: Value,
    validator: jsonschema::Validator,
}

impl<'a> FileSchema<'a> {
    /// The schema that a function creates.
    pub(crate) fn new(make: fn() -> Value) -> Self {
        Self { make, whole: OnceLock::new(), make_narrow: None, narrow: OnceLock::new() }
    }

    /// Adds a narrower schema that is tried first because it is faster to create. A file that fits
    /// it also fits the whole schema.
    pub(crate) fn trying(self, narrow: impl Fn() -> Value + Sync + 'a) -> Self {
        Self { make_narrow: Some(Box::new(narrow)), ..self }
    }

    /// Whether a table fits this schema. All errors are reported.
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

/// The JSON form of a table. The check before parsing limits its nesting.
fn image_of_table(table: &DeTable<'_>) -> Map<String, Value> {
    table.iter().map(|(key, value)| (key.get_ref().to_string(), image(value.get_ref()))).collect()
}

/// The JSON form of a value. Values that JSON cannot express (dates, infinite numbers) become null,
/// which no schema accepts.
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

//! A compiled schema, and TOML checked against it.

use diag::{Diagnostic, Source};
use serde_json::{Map, Number, Value};
use toml::de::{DeTable, DeValue};

use crate::explain::explain;

/// A schema ready to check with.
pub(crate) struct Shape {
    schema: Value,
    validator: jsonschema::Validator,
}

impl Shape {
    /// Compiles a schema.
    pub(crate) fn new(schema: Value) -> Self {
        let validator = jsonschema::options()
            .with_draft(jsonschema::Draft::Draft7)
            .build(&schema)
            .expect("a schema made by schemars is a schema");
        Self { schema, validator }
    }

    /// Whether a table has this shape. Everything that is wrong is said.
    pub(crate) fn fits(
        &self,
        source: &Source,
        table: &DeTable<'_>,
        out: &mut Vec<Diagnostic>,
    ) -> bool {
        let image = Value::Object(image_of_table(table));
        if self.validator.is_valid(&image) {
            return true;
        }
        let errors: Vec<_> = self.validator.iter_errors(&image).collect();
        out.extend(explain(source, table, &self.schema, &errors));
        false
    }
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

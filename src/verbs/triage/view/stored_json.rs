//! The stored reports of engines, as JSON.

use serde_json::Value;

use host::hex::Hex;

/// The value of a stored report. A text that is no JSON becomes a string.
pub(in crate::verbs::triage) fn value(stored: &str) -> Value {
    serde_json::from_str(stored).map_or_else(|_| Value::String(stored.to_owned()), in_hexadecimal)
}

/// With observed values in hexadecimal: databases hold them as numbers.
fn in_hexadecimal(value: Value) -> Value {
    match value {
        Value::Array(all) => Value::Array(all.into_iter().map(in_hexadecimal).collect()),
        Value::Object(mut map) => {
            if let (true, Some(value)) = (map.contains_key("site"), map.get_mut("value")) {
                *value = number(value.take());
            }
            let entries = map.into_iter().map(|(key, value)| match (key.as_str(), value) {
                ("observations", Value::Array(all)) => (key, all.into_iter().map(observation).collect()),
                (_, value) => (key, in_hexadecimal(value)),
            });
            Value::Object(entries.collect())
        }
        other => other,
    }
}

/// A site and what was observed there, in a module also which bits of it are determined.
fn observation(value: Value) -> Value {
    match value {
        Value::Array(mut parts) => {
            parts.iter_mut().skip(1).for_each(|part| *part = number(part.take()));
            Value::Array(parts)
        }
        other => in_hexadecimal(other),
    }
}

fn number(value: Value) -> Value {
    value.as_u64().map_or(value, |number| Value::String(Hex(number).to_string()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_of_every_stored_form_are_in_hexadecimal() {
        let max = u64::MAX;
        for (stored, expected) in [
            (
                json!({"finished": [{"site": 3, "value": max}]}),
                json!({"finished": [{"site": 3, "value": "0xffffffffffffffff"}]}),
            ),
            (
                json!({"crashed": {"signal": 11, "log": [{"site": 0, "value": 9}]}}),
                json!({"crashed": {"signal": 11, "log": [{"site": 0, "value": "0x9"}]}}),
            ),
            (json!({"observations": [[4, max]]}), json!({"observations": [[4, "0xffffffffffffffff"]]})),
            (
                json!({"expected": {"allowed": [{"observations": [[4, 1, max]], "decisions": []}]}}),
                json!({"expected": {"allowed": [{"observations": [[4, "0x1", "0xffffffffffffffff"]], "decisions": []}]}}),
            ),
            (json!({"observations": [[4, "0x1"]]}), json!({"observations": [[4, "0x1"]]})),
            (
                json!({"rejected": {"diagnostic": "error: '1' 2"}}),
                json!({"rejected": {"diagnostic": "error: '1' 2"}}),
            ),
            (json!("out-of-fuel"), json!("out-of-fuel")),
        ] {
            assert_eq!(value(&stored.to_string()), expected);
        }
        assert_eq!(value("no JSON"), json!("no JSON"));
    }
}

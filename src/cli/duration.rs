//! Durations as people write them.

use std::time::Duration;

/// The longest duration: what is longer is a mistake in typing.
const LONGEST: Duration = Duration::from_secs(366 * 24 * 60 * 60);

/// Reads numbers with units, added up: `90s`, `15m`, `8h`, `1h 30m`, `2days` (see [`humantime::parse_duration`]). It is
/// more than zero and at most [`LONGEST`].
pub(super) fn duration(text: &str) -> Result<Duration, String> {
    let refused =
        |why: &str| format!("`{text}` is not a duration: {why}; write it like 90s, 15m, 8h or 1h 30m");
    if text.trim_start().strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    {
        return Err(refused("it is negative"));
    }
    if !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit()) {
        return Err(refused("it has no unit"));
    }
    match humantime::parse_duration(text).map_err(|why| refused(&why.to_string()))? {
        Duration::ZERO => Err(refused("it is zero")),
        long if long > LONGEST => Err(refused("it is longer than 366 days")),
        duration => Ok(duration),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_with_units_are_added_up() {
        for (text, seconds) in [
            ("90s", 90),
            ("15m", 900),
            ("8h", 28_800),
            ("2d", 172_800),
            ("1h 30m", 5400),
            ("1.5h", 5400),
            ("366days", 31_622_400),
        ] {
            assert_eq!(duration(text), Ok(Duration::from_secs(seconds)), "{text}");
        }
    }

    #[test]
    fn each_mistake_is_named() {
        for (text, why) in [
            ("", "value was empty"),
            ("60", "it has no unit"),
            ("-1s", "it is negative"),
            ("0s", "it is zero"),
            ("367d", "it is longer than 366 days"),
            ("99999999999h", "it is longer than 366 days"),
            ("9999999999999999999h", "number is too large"),
            ("99999999999999999999s", "number is too large"),
            ("h", "expected number"),
            ("--programs", "expected number"),
            ("3 fortnights", "unknown time unit"),
            ("8\u{e9}", "invalid character"),
        ] {
            let message = duration(text).expect_err(text);
            assert!(
                message.starts_with(&format!("`{text}` is not a duration: ")) && message.contains(why),
                "{message}"
            );
        }
    }
}

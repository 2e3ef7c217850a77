//! Moments as dates of the calendar, in UTC.

use std::time::{Duration, UNIX_EPOCH};

/// The date of a moment.
pub(super) fn day(at: i64) -> String {
    written(at).split('T').next().unwrap_or_default().to_owned()
}

/// The date and the time of a moment to the minute.
pub(super) fn minute(at: i64) -> String {
    let written = written(at);
    let (date, time) = written.split_once('T').unwrap_or_default();
    format!("{date} {}", time.get(..5).unwrap_or_default())
}

/// A moment as RFC 3339 has it. What is before 1970, or has a year of five digits, is the nearest moment that can be written.
fn written(at: i64) -> String {
    const LAST: u64 = 253_402_300_799_000;
    let since = Duration::from_millis(u64::try_from(at).unwrap_or(0).min(LAST));
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_of_the_calendar() {
        let moments = [0, 1_700_000_000_000, -5, i64::MAX];
        assert_eq!(moments.map(day), ["1970-01-01", "2023-11-14", "1970-01-01", "9999-12-31"]);
        assert_eq!(moments.map(minute)[1..3], ["2023-11-14 22:13", "1970-01-01 00:00"]);
    }
}

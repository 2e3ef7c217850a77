//! Time. C11 7.27. It starts at [`START`] and passes with the steps of the program, so that every run is the same. The time zone
//! is UTC.

use super::super::{ConcreteMachine, Halt};
use super::arguments::{Arguments, MAX_BYTES};
use super::{LibraryCall, LibraryResult};
use crate::register::Register;
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

/// Seconds since 1970 when a program starts: in September 2001.
pub const START: i64 = 1_000_000_000;
/// Steps in a microsecond.
const STEPS: u64 = 1000;
const DAYS: [&str; 7] = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The members of `struct tm` in their order: seconds, minutes, hours, day of the month, month, years since 1900, day of the week,
/// day of the year, daylight saving time.
type CalendarTime = [i64; 9];

impl ConcreteMachine {
    /// Microseconds since the start.
    fn passed(&self) -> i64 {
        ((self.full - self.fuel) / STEPS) as i64
    }

    pub(super) fn time_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let micros = self.passed();
        let (seconds, rest) = (START + micros / 1_000_000, micros % 1_000_000);
        match function {
            F::Time => {
                let place = self.word(arguments)?;
                if place.bits != 0 {
                    self.write_bytes(place, &seconds.to_le_bytes())?;
                }
                Ok(LibraryResult::long(seconds))
            }
            F::Clock => Ok(LibraryResult::long(micros)),
            F::Gettimeofday | F::ClockGettime => {
                let (unit, place) = match function {
                    F::Gettimeofday => (1, self.word(arguments)?),
                    _ => {
                        self.int(arguments)?;
                        (1000, self.word(arguments)?)
                    }
                };
                self.write_bytes(place, &[seconds.to_le_bytes(), (rest * unit).to_le_bytes()].concat())?;
                Ok(LibraryResult::int(0))
            }
            F::Difftime => {
                let (end, start) = (self.size(arguments)? as i64, self.size(arguments)? as i64);
                Ok(LibraryResult::Double(end.wrapping_sub(start) as f64))
            }
            F::GmtimeR | F::LocaltimeR => {
                let (from, to) = (self.word(arguments)?, self.word(arguments)?);
                let bytes = self.bytes_at(from, 8)?;
                let mut word = [0; 8];
                word.copy_from_slice(&bytes);
                self.store_calendar(to, calendar(i64::from_le_bytes(word)))?;
                Ok(LibraryResult::Pointer(to))
            }
            F::Mktime => {
                let place = self.word(arguments)?;
                let seconds = seconds_of(&self.load_calendar(place)?);
                self.store_calendar(place, calendar(seconds))?;
                Ok(LibraryResult::long(seconds))
            }
            _ => {
                let (to, most) = (self.word(arguments)?, self.size(arguments)?);
                let format = self.string(arguments)?;
                let place = self.word(arguments)?;
                let mut text = String::new();
                write_calendar(&mut text, &format, &self.load_calendar(place)?)
                    .ok_or(Halt::Undefined(UbKind::PoisonArgument))?;
                // C11 7.27.3.5p8: nothing if it does not fit.
                if text.len() as u64 >= most.min(MAX_BYTES) {
                    return Ok(LibraryResult::Number(0));
                }
                self.write_bytes(to, &[text.as_bytes(), b"\0"].concat())?;
                Ok(LibraryResult::Number(text.len() as u64))
            }
        }
    }

    fn load_calendar(&mut self, place: Register) -> Result<CalendarTime, Halt> {
        let mut time = [0; 9];
        // Only the first six and the last are read by `mktime`; the others may be uninitialised.
        for (at, member) in time.iter_mut().enumerate() {
            match self.bytes_at(Self::advanced(place, 4 * at as u64), 4) {
                Ok(bytes) => {
                    *member = i64::from(i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
                }
                Err(Halt::Undefined(UbKind::ObservedPoison)) if at > 5 => {}
                Err(halt) => return Err(halt),
            }
        }
        Ok(time)
    }

    /// Fills a `struct tm` of 56 bytes: after the members follow the distance from UTC and the zone's name, which is not known.
    fn store_calendar(&mut self, place: Register, time: CalendarTime) -> Result<(), Halt> {
        let mut bytes: Vec<u8> = time.iter().flat_map(|&member| (member as i32).to_le_bytes()).collect();
        bytes.resize(56, 0);
        self.write_bytes(place, &bytes)
    }
}

/// Days since 1970 of the first of March of a year, counted as if years started in March.
fn days_before_march(year: i64) -> i64 {
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) - 719_468
}

pub fn calendar(seconds: i64) -> CalendarTime {
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // 400 years have 146,097 days; within them the estimate is a year or two off.
    let mut year = 1970 + (days * 400).div_euclid(146_097);
    while days_before_march(year) > days {
        year -= 1;
    }
    while days_before_march(year + 1) <= days {
        year += 1;
    }
    let day = days - days_before_march(year);
    // Months from March have 31, 30, 31, 30, 31 days and so on: 153 days in five months.
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 { (month + 2, year) } else { (month - 10, year + 1) };
    let week = (days + 4).rem_euclid(7);
    let first = days_before_march(year - 1) + 306;
    [second % 60, second / 60 % 60, second / 3600, day_of_month, month, year - 1900, week, days - first, 0]
}

pub fn seconds_of(time: &CalendarTime) -> i64 {
    let [second, minute, hour, day, month, year, ..] = *time;
    let months = month - 2 + 12 * (year + 1900);
    let (year, month) = (months.div_euclid(12), months.rem_euclid(12));
    let days = days_before_march(year) + (153 * month + 2) / 5 + day - 1;
    ((days * 24 + hour) * 60 + minute) * 60 + second
}

/// C11 7.27.3.5 in the "C" locale; `None` for a conversion that it does not have.
pub fn write_calendar(text: &mut String, format: &[u8], time: &CalendarTime) -> Option<()> {
    use std::fmt::Write as _;
    let [second, minute, hour, day, month, year, week, yday, _] = *time;
    let name =
        |names: &[&'static str], at: i64| usize::try_from(at).ok().and_then(|at| names.get(at).copied());
    let (week_day, month_name) = (name(&DAYS, week).unwrap_or("?"), name(&MONTHS, month).unwrap_or("?"));
    let half_day = if hour % 12 == 0 { 12 } else { hour % 12 };
    let mut bytes = format.iter();
    while let Some(&byte) = bytes.next() {
        if byte != b'%' {
            text.push(char::from(byte));
            continue;
        }
        // Writing to a `String` does not fail.
        let _ = match *bytes.next()? {
            b'Y' => write!(text, "{}", year + 1900),
            b'C' => write!(text, "{:02}", (year + 1900) / 100),
            b'y' => write!(text, "{:02}", year.rem_euclid(100)),
            b'm' => write!(text, "{:02}", month + 1),
            b'd' => write!(text, "{day:02}"),
            b'e' => write!(text, "{day:2}"),
            b'H' => write!(text, "{hour:02}"),
            b'I' => write!(text, "{half_day:02}"),
            b'M' => write!(text, "{minute:02}"),
            b'S' => write!(text, "{second:02}"),
            b'j' => write!(text, "{:03}", yday + 1),
            b'w' => write!(text, "{week}"),
            b'u' => write!(text, "{}", if week == 0 { 7 } else { week }),
            b'U' => write!(text, "{:02}", (yday + 7 - week) / 7),
            b'W' => write!(text, "{:02}", (yday + 7 - (week + 6) % 7) / 7),
            b'a' => write!(text, "{}", &week_day[..3.min(week_day.len())]),
            b'A' => write!(text, "{week_day}"),
            b'b' | b'h' => write!(text, "{}", &month_name[..3.min(month_name.len())]),
            b'B' => write!(text, "{month_name}"),
            b'p' => write!(text, "{}", if hour < 12 { "AM" } else { "PM" }),
            b's' => write!(text, "{}", seconds_of(time)),
            b'z' => write!(text, "+0000"),
            b'Z' => write!(text, "GMT"),
            b'n' => writeln!(text),
            b't' => write!(text, "\t"),
            b'%' => write!(text, "%"),
            b'D' | b'x' => expanded(text, b"%m/%d/%y", time),
            b'F' => expanded(text, b"%Y-%m-%d", time),
            b'T' | b'X' => expanded(text, b"%H:%M:%S", time),
            b'R' => expanded(text, b"%H:%M", time),
            b'r' => expanded(text, b"%I:%M:%S %p", time),
            b'c' => expanded(text, b"%a %b %e %H:%M:%S %Y", time),
            _ => return None,
        };
    }
    Some(())
}

/// Writes what a conversion stands for.
fn expanded(text: &mut String, format: &[u8], time: &CalendarTime) -> std::fmt::Result {
    write_calendar(text, format, time).ok_or(std::fmt::Error)
}

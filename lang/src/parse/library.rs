//! The macros of the headers of the C library that programs of the subset may include. The types that they name, `true`, `false` and
//! `NULL` are known without them (`scope.rs`). All platforms here are LP64, and have the same limits.

use base::text::{Result, unsupported};

/// A header, and lines of a name and its replacement.
const HEADERS: [(&str, &str); 8] = [
    (
        "stdint.h",
        "INT8_MIN (-128)
INT16_MIN (-32767-1)
INT32_MIN (-2147483647-1)
INT64_MIN (-9223372036854775807L-1)
INT8_MAX 127
INT16_MAX 32767
INT32_MAX 2147483647
INT64_MAX 9223372036854775807L
UINT8_MAX 255
UINT16_MAX 65535
UINT32_MAX 4294967295U
UINT64_MAX 18446744073709551615UL",
    ),
    (
        "limits.h",
        "CHAR_BIT 8
SCHAR_MIN (-128)
SCHAR_MAX 127
UCHAR_MAX 255
SHRT_MIN (-32767-1)
SHRT_MAX 32767
USHRT_MAX 65535
INT_MIN (-2147483647-1)
INT_MAX 2147483647
UINT_MAX 4294967295U
LONG_MIN (-9223372036854775807L-1)
LONG_MAX 9223372036854775807L
ULONG_MAX 18446744073709551615UL
LLONG_MIN (-9223372036854775807LL-1)
LLONG_MAX 9223372036854775807LL
ULLONG_MAX 18446744073709551615ULL",
    ),
    ("stdbool.h", ""),
    ("stddef.h", ""),
    ("string.h", ""),
    ("stdio.h", ""),
    ("stdlib.h", "EXIT_SUCCESS 0\nEXIT_FAILURE 1"),
    (
        "stdarg.h",
        "va_list __builtin_va_list
va_start __builtin_va_start
va_arg __builtin_va_arg
va_end __builtin_va_end
va_copy __builtin_va_copy",
    ),
];

/// The definitions of a header for a line `#include <…>`, as names with their replacements; `None` for another line.
pub(super) fn included(
    line: &str,
    at: usize,
) -> Result<Option<impl Iterator<Item = (&'static str, &'static str)>>> {
    let Some(name) = line[1..].trim_start().strip_prefix("include") else { return Ok(None) };
    let name = name.trim();
    let of_library =
        name.strip_prefix('<').and_then(|name| name.split_once('>')).map(|(name, _)| name.trim());
    let found = HEADERS.iter().find(|(header, _)| Some(*header) == of_library);
    match found {
        Some((_, lines)) => Ok(Some(lines.lines().filter_map(|line| line.split_once(' ')))),
        None => {
            let known: Vec<String> = HEADERS.iter().map(|(header, _)| format!("<{header}>")).collect();
            unsupported(at, format!("`#include {name}`, other than of {}", known.join(", ")))
        }
    }
}

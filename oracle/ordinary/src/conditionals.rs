//! The text that a compiler takes of files with conditional lines: a reduction need not ask about the rest, and a file without
//! conditional lines says everything that its declarations need.

use std::collections::HashSet;

use host::Failure;
use reducer::{SourceText, TAKEN_GROUP};

use crate::{TestPlace, Validity};

/// The text of the translation units without conditional lines, and without the groups that the compiler of the check does not take; `None` if
/// there are none. Headers stay as they are: each inclusion may take others.
///
/// # Errors
/// [`Failure::Infrastructure`] if the compiler cannot be run.
pub fn without_conditionals(
    text: &SourceText,
    validity: &Validity,
    place: &TestPlace,
) -> Result<Option<SourceText>, Failure> {
    let units: HashSet<_> = place.units().collect();
    let chosen: Vec<bool> = place.names().iter().map(|name| units.contains(name.as_os_str())).collect();
    let Some(marked) = text.with_groups_marked(&chosen) else { return Ok(None) };
    let Some(macros) = validity.macros(&marked, place)? else { return Ok(None) };
    let number =
        |line: &str| line.strip_prefix("#define ")?.trim_end().strip_prefix(TAKEN_GROUP)?.parse().ok();
    let taken: HashSet<usize> = macros.lines().filter_map(number).collect();
    Ok(Some(text.without_conditionals(&chosen, &|group| taken.contains(&group))))
}

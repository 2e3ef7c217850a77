//! The visible part of a run: values, some of whose bits may be open, and the end.

use std::fmt::{self, Display};

use host::hex;
use interpreter::UbKind;
use ir::Module;
use judge::inprocess::modules::end_in_words;
use refine::bits::RunEnd;
use serde::Serialize;

use super::entry::{Entry, RESULT};

/// The observations and the end of a run, or the common part of several.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Shown {
    pub(super) ended: String,
    pub(super) undefined: bool,
    /// Site and value.
    observations: Vec<(u32, Masked)>,
    result: Vec<Piece>,
}

/// A piece of a result; `None` is poison.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Piece {
    #[serde(rename = "type")]
    ty: String,
    value: Option<Masked>,
}

/// A number, some of whose bits may be anything; those are 0 in `value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Masked {
    #[serde(serialize_with = "hex::serialize")]
    pub(super) value: u64,
    #[serde(serialize_with = "hex::serialize")]
    pub(super) determined: u64,
}

impl Shown {
    pub(super) fn new(module: &Module, entry: &Entry, end: RunEnd, seen: Vec<(u32, Masked)>) -> Shown {
        let (observations, mut result) = split(entry, seen);
        // The caller is ours: that it shows poison only says what was returned.
        let returned_poison = matches!(end, RunEnd::Undefined(UbKind::ObservedPoison, place) if Some(place.function) == entry.caller);
        if returned_poison && let Some(piece) = entry.pieces.get(result.len()) {
            result.push(Piece { ty: piece.clone(), value: None });
        }
        Shown {
            ended: if returned_poison { "finished".to_owned() } else { end_in_words(module, end) },
            undefined: matches!(end, RunEnd::Undefined(..)) && !returned_poison,
            observations,
            result,
        }
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let observations =
            self.observations.iter().map(|(site, value)| format!("  observed at {site}: {value}"));
        let result = self.result.iter().map(|piece| match piece.value {
            Some(value) => format!("  result: {} {value}", piece.ty),
            None => format!("  result: {} poison", piece.ty),
        });
        observations.chain(result).collect()
    }

    /// The bits common to both; `None` if the observations are at other sites, or the ends differ.
    pub(super) fn meet(mut self, other: &Shown) -> Option<Shown> {
        let same_sites = self
            .observations
            .iter()
            .map(|(site, _)| site)
            .eq(other.observations.iter().map(|(site, _)| site));
        let same_pieces = self
            .result
            .iter()
            .map(|piece| piece.value.is_some())
            .eq(other.result.iter().map(|piece| piece.value.is_some()));
        if self.ended != other.ended || !same_sites || !same_pieces {
            return None;
        }
        for ((_, ours), (_, theirs)) in self.observations.iter_mut().zip(&other.observations) {
            *ours = ours.meet(*theirs);
        }
        for (ours, theirs) in self.result.iter_mut().zip(&other.result) {
            ours.value = ours.value.zip(theirs.value).map(|(a, b)| a.meet(b));
        }
        Some(self)
    }
}

impl Masked {
    fn meet(self, other: Masked) -> Masked {
        let determined = self.determined & other.determined & !(self.value ^ other.value);
        Masked { value: self.value & determined, determined }
    }
}

impl Display for Masked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Masked { value, determined: u64::MAX } => write!(f, "{value}"),
            Masked { determined: 0, .. } => f.write_str("anything"),
            Masked { value, determined } => {
                write!(f, "{value:#x}, but the bits {:#x} may be anything", !determined)
            }
        }
    }
}

/// Divides observations into those of the program and, after them, the pieces of its result.
fn split(entry: &Entry, mut seen: Vec<(u32, Masked)>) -> (Vec<(u32, Masked)>, Vec<Piece>) {
    let own = seen.iter().rposition(|(site, _)| *site != RESULT).map_or(0, |last| last + 1);
    // A program may observe at that site itself; of the last ones only as many as the result has are pieces.
    let first = own.max(seen.len().saturating_sub(entry.pieces.len()));
    let pieces = seen.split_off(first).into_iter().zip(&entry.pieces);
    let result = pieces.map(|((_, value), piece)| Piece { ty: piece.clone(), value: Some(value) });
    let result = result.collect();
    (seen, result)
}

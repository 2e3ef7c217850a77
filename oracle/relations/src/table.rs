//! The tables in memory: rows in order, so that a lookup by leading columns is a range.

use crate::domain::{
    Block, Function, Immediate, Instruction, Metadata, Number, Operand, Record, Signature, Type, Variable,
    Word,
};

/// The rows of a relation with `N` columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<const N: usize> {
    rows: Vec<[u32; N]>,
}

impl<const N: usize> Default for Table<N> {
    fn default() -> Self {
        Table { rows: Vec::new() }
    }
}

impl<const N: usize> Table<N> {
    /// Adds a row; [`Table::sort`] must follow before a lookup.
    #[inline]
    pub fn push(&mut self, row: [u32; N]) {
        self.rows.push(row);
    }

    /// All rows.
    pub fn iter(&self) -> std::slice::Iter<'_, [u32; N]> {
        self.rows.iter()
    }

    /// The rows that start with these columns.
    #[inline]
    #[must_use]
    pub fn prefix<const P: usize>(&self, key: [u32; P]) -> &[[u32; N]] {
        // In most tables the first column counts up from 0, once or with gaps.
        let guess = key[0] as usize;
        let dense = self.rows.get(guess).is_some_and(|row| row[0] == key[0]);
        let first = match dense
            && (guess == 0 || self.rows[guess - 1][..P] < key[..])
            && self.rows[guess][..P] >= key[..]
        {
            true => guess,
            false => self.rows.partition_point(|row| row[..P] < key[..]),
        };
        let rest = &self.rows[first..];
        let count = match rest.iter().take(4).position(|row| row[..P] != key[..]) {
            Some(count) => count,
            None => rest.partition_point(|row| row[..P] == key[..]),
        };
        &rest[..count]
    }

    /// Whether a row starts with these columns.
    #[inline]
    #[must_use]
    pub fn has<const P: usize>(&self, key: [u32; P]) -> bool {
        !self.prefix(key).is_empty()
    }

    /// Puts the rows in order, each once.
    pub fn sort(&mut self) {
        if !self.rows.is_sorted_by(|left, right| left < right) {
            self.rows.sort_unstable();
            self.rows.dedup();
        }
    }
}

/// The rows of any relation.
pub trait Rows {
    /// The number of rows.
    fn count(&self) -> usize;
    /// A row.
    fn row(&self, at: usize) -> &[u32];
    /// Adds a row; `false` if it has another number of columns.
    fn add(&mut self, row: &[u32]) -> bool;
    /// Removes the rows that a function does not keep.
    fn keep(&mut self, keep: &mut dyn FnMut(&[u32]) -> bool);
}

impl<const N: usize> Rows for Table<N> {
    fn count(&self) -> usize {
        self.rows.len()
    }

    fn row(&self, at: usize) -> &[u32] {
        self.rows.get(at).map_or(&[], |row| row)
    }

    fn add(&mut self, row: &[u32]) -> bool {
        let Ok(row) = row.try_into() else { return false };
        self.rows.push(row);
        true
    }

    fn keep(&mut self, keep: &mut dyn FnMut(&[u32]) -> bool) {
        self.rows.retain(|row| keep(row));
    }
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

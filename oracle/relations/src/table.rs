//! The tables in memory: rows in order, so that a lookup by leading columns is a range.

use crate::domain::{
    Block, Function, Immediate, Instruction, Metadata, Number, Operand, Record, Signature, Type, Variable,
    Word,
};

/// The rows of a relation with `N` columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<const N: usize> {
    rows: Vec<[u32; N]>,
    /// The first row of each number in the first column, if these numbers are dense and the rows too many to look at each.
    starts: Vec<u32>,
}

impl<const N: usize> Default for Table<N> {
    fn default() -> Self {
        Table { rows: Vec::new(), starts: Vec::new() }
    }
}

/// The rows that are looked at one by one.
const FEW: usize = 8;

/// So many numbers may be possible for each row where a first column is looked up by its number.
const SPARSE: usize = 16;

impl<const N: usize> Table<N> {
    /// Adds a row; [`Table::sort`] must follow before a lookup.
    #[inline]
    pub fn push(&mut self, row: [u32; N]) {
        self.rows.push(row);
    }

    /// Makes room for further rows.
    pub fn reserve(&mut self, rows: usize) {
        self.rows.reserve(rows);
    }

    /// All rows.
    pub fn iter(&self) -> std::slice::Iter<'_, [u32; N]> {
        self.rows.iter()
    }

    /// The rows that start with these columns.
    #[inline]
    #[must_use]
    pub fn prefix<const P: usize>(&self, key: [u32; P]) -> &[[u32; N]] {
        let rows = self.of_first(key[0]);
        if P == 1 || rows.is_empty() {
            return rows;
        }
        let rest = |row: &[u32; N]| -> [u32; P] { std::array::from_fn(|at| row[at]) };
        if rows.len() <= FEW {
            let first = rows.iter().position(|row| rest(row) == key).unwrap_or(rows.len());
            let count = rows[first..].iter().position(|row| rest(row) != key).unwrap_or(rows.len() - first);
            return &rows[first..first + count];
        }
        let first = rows.partition_point(|row| rest(row) < key);
        let count = rows[first..].partition_point(|row| rest(row) == key);
        &rows[first..first + count]
    }

    /// The rows with this number in the first column.
    #[inline]
    fn of_first(&self, first: u32) -> &[[u32; N]] {
        if self.starts.is_empty() {
            return self.search(first);
        }
        let at = first as usize;
        match self.starts.get(at..).and_then(|starts| starts.first_chunk::<2>()) {
            Some(&[start, next]) => self.rows.get(start as usize..next as usize).unwrap_or(&[]),
            None => &[],
        }
    }

    /// The same, without an index.
    fn search(&self, first: u32) -> &[[u32; N]] {
        if self.rows.len() <= FEW {
            let start = self.rows.iter().position(|row| row[0] == first).unwrap_or(self.rows.len());
            let count = self.rows[start..].iter().take_while(|row| row[0] == first).count();
            return &self.rows[start..start + count];
        }
        let start = self.rows.partition_point(|row| row[0] < first);
        let count = self.rows[start..].partition_point(|row| row[0] == first);
        &self.rows[start..start + count]
    }

    /// True if a row starts with these columns.
    #[inline]
    #[must_use]
    pub fn has<const P: usize>(&self, key: [u32; P]) -> bool {
        !self.prefix(key).is_empty()
    }

    /// Puts the rows in order, each once.
    pub fn sort(&mut self) {
        self.starts.clear();
        let first = self.rows.iter().map(|row| row[0]).max();
        let dense =
            first.filter(|&first| self.rows.len() > FEW && first as usize <= SPARSE * self.rows.len());
        let is_sorted = self.rows.is_sorted_by(|left, right| left < right);
        match (dense, is_sorted) {
            (None, true) => {}
            (None, false) => {
                self.rows.sort_unstable();
                self.rows.dedup();
            }
            (Some(last), true) => self.index(last),
            (Some(last), false) => {
                self.sort_by_counting(last);
                let rows = self.rows.len();
                self.rows.dedup();
                if self.rows.len() != rows {
                    self.starts.clear();
                    self.index(last);
                }
            }
        }
    }

    /// Notes where the rows of each first column start. They are in order.
    fn index(&mut self, last: u32) {
        self.starts.reserve(last as usize + 2);
        for (at, row) in self.rows.iter().enumerate() {
            if self.starts.len() <= row[0] as usize {
                self.starts.resize(row[0] as usize + 1, at as u32);
            }
        }
        self.starts.push(self.rows.len() as u32);
    }

    /// Puts the rows in order by counting those of each first column, and notes where they start.
    fn sort_by_counting(&mut self, last: u32) {
        // One place further, so that after the rows are placed each number has its start.
        self.starts.resize(last as usize + 3, 0);
        for row in &self.rows {
            self.starts[row[0] as usize + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        let mut placed = vec![[0; N]; self.rows.len()];
        for row in &self.rows {
            let next = &mut self.starts[row[0] as usize + 1];
            placed[*next as usize] = *row;
            *next += 1;
        }
        self.starts.pop();
        for ends in self.starts.windows(2) {
            let alike = &mut placed[ends[0] as usize..ends[1] as usize];
            if alike.len() > 1 && !alike.is_sorted() {
                alike.sort_unstable();
            }
        }
        self.rows = placed;
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

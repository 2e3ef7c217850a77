//! The layout of DNA: a change of one byte changes one part of a program.
//!
//! A DNA is a string of *genes* at fixed positions, one for each part of a program: a plan (counts and features),
//! the globals, and then, round by round, one record, one signature and one body. A gene is read by its
//! own [`Choices`], so that a flipped byte in a record's gene leaves every other record and every
//! function as it was (apart from their uses of the changed record). A body's gene is cut further into *cells*,
//! one for each statement at any depth: a flipped byte changes one statement. Genes beyond the end of
//! the bytes read as empty, which gives the cheapest part of their kind.
//!
//! ```text
//! plan | globals | record 0 | signature 0 | body 0 | record 1 | … | body 7
//!      | indeterminate parameters 0 | … | indeterminate parameters 7 | conventions | ms_struct
//!      | types of bit-fields | alignments of enumerations | atomic members | complex integers
//!      | transparent unions | storage orders | decimal numbers | arrays of length zero
//!      | records without a tag | combinations of features
//! ```

use lang::{FEATURES, Features};
use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::choices::Choices;

/// A gene, named after the part of a program that it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gene {
    /// The plan: counts and features.
    Plan,
    /// Global variables.
    Globals,
    /// The record of this number.
    Record(u32),
    /// The signature of the function of this number.
    Signature(u32),
    /// The statements of the function of this number.
    Body(u32),
    /// The scalars that may be indeterminate in the parameters and the result of the function of this number.
    IndeterminateParams(u32),
    /// The calling conventions of all functions.
    Conventions,
    /// The records that are laid out as Microsoft's compiler does.
    MsStructs,
    /// The alignments of the types of bit-fields.
    BitFieldTypes,
    /// The alignments of enumerations.
    EnumAlignments,
    /// The members that are atomic.
    Atomics,
    /// The transparent unions.
    TransparentUnions,
    /// The records with a storage order of their own.
    StorageOrders,
    /// The decision to have the rare type of this number, in the order of the table of features.
    RareType(u32),
    /// The arrays of length zero.
    ZeroLengths,
    /// The records that only a `typedef` names.
    UntaggedRecords,
    /// The combinations of features that the program is about.
    Combination,
}

/// The number of records and of functions that have genes of their own; the genes of later ones read as empty.
pub const ROUNDS: u32 = 8;
/// The length of a statement's cell in bytes.
pub const CELL_BYTES: usize = 24;
/// The number of cells in a body's gene.
const CELLS_PER_BODY: usize = 20;

/// The length of the plan's gene in bytes. It is fixed, so that a new feature leaves every other gene where it is, and with it
/// the programs of all seeds. A plan draws a byte for each feature that has odds and then the counts and the callers: if the
/// gene were too short for those, every program would be the smallest of its profile.
const PLAN_BYTES: usize = 137;
/// The bytes for the counts of a plan and two for each function that has genes, with some to spare.
const COUNT_BYTES: usize = 32;
const _: () = assert!(with_odds() + COUNT_BYTES <= PLAN_BYTES);
const GLOBALS_BYTES: usize = 64;
const RECORD_BYTES: usize = 72;
const SIGNATURE_BYTES: usize = 24;
const BODY_BYTES: usize = CELL_BYTES * CELLS_PER_BODY;
const INDETERMINATE_PARAMS_BYTES: usize = 40;
/// A byte for the program and one for each function, of which the profile `signatures` has most.
const CONVENTIONS_BYTES: usize = 48;
/// A byte for the program and one for each record.
const MS_STRUCTS_BYTES: usize = 32;
/// A byte for the program, and one or two for each bit-field.
const BIT_FIELD_TYPES_BYTES: usize = 96;
/// A byte for the program, and two for each enumeration.
const ENUM_ALIGNMENTS_BYTES: usize = 8;
/// A byte for the program, and one for each member that can be atomic.
const ATOMICS_BYTES: usize = 56;
/// A byte for the program.
const RARE_TYPE_BYTES: usize = 1;
/// A byte for the program, and up to five for each of at most two unions, with some to spare.
const TRANSPARENT_UNIONS_BYTES: usize = 16;
/// A byte for the program, and one for each record.
const STORAGE_ORDERS_BYTES: usize = 33;
/// A byte for the program, up to seven for each record, and two for one of its own.
const ZERO_LENGTHS_BYTES: usize = 96;
/// A byte for the program, and one for each record.
const UNTAGGED_RECORDS_BYTES: usize = 34;
/// A byte for the program, and one for each of two combinations.
const COMBINATION_BYTES: usize = 3;
/// The number of parts that [`Genome::part`] cuts a body's gene into.
const PARTS_PER_BODY: u32 = 4;
/// The number of parts in a DNA.
pub const ALL_PARTS: u32 = PARTS_PER_BODY * ROUNDS;
const PART_BYTES: usize = BODY_BYTES / PARTS_PER_BODY as usize;
const ROUND_BYTES: usize = RECORD_BYTES + SIGNATURE_BYTES + BODY_BYTES;

/// The length in bytes of a DNA in which no gene is cut short.
pub const DNA_BYTES: usize = Gene::Combination.span().0 + COMBINATION_BYTES;

/// The number of rare types.
const RARE_TYPES: u32 = Features::RARE_TYPES.bits().count_ones();

/// The number of features for which a plan draws a byte: all that some programs must not use.
const fn with_odds() -> usize {
    let (mut count, mut row) = (0, 0);
    while row < FEATURES.len() {
        if FEATURES[row].odds != 16 {
            count += 1;
        }
        row += 1;
    }
    count
}

impl Gene {
    /// Lists every gene of a full DNA, in order.
    pub fn iter() -> impl Iterator<Item = Gene> {
        let rounds = (0..ROUNDS).flat_map(|i| [Gene::Record(i), Gene::Signature(i), Gene::Body(i)]);
        let indeterminate = (0..ROUNDS).map(Gene::IndeterminateParams);
        let first = [Gene::Plan, Gene::Globals].into_iter();
        first
            .chain(rounds)
            .chain(indeterminate)
            .chain([
                Gene::Conventions,
                Gene::MsStructs,
                Gene::BitFieldTypes,
                Gene::EnumAlignments,
                Gene::Atomics,
                Gene::RareType(0),
                Gene::TransparentUnions,
                Gene::StorageOrders,
            ])
            .chain((1..RARE_TYPES).map(Gene::RareType))
            .chain([Gene::ZeroLengths, Gene::UntaggedRecords, Gene::Combination])
    }

    /// The position of the gene's first byte, and its length in bytes.
    pub const fn span(self) -> (usize, usize) {
        const FIRST_ROUND: usize = PLAN_BYTES + GLOBALS_BYTES;
        const BEHIND_ROUNDS: usize = FIRST_ROUND + ROUND_BYTES * ROUNDS as usize;
        const LAST: usize = BEHIND_ROUNDS + INDETERMINATE_PARAMS_BYTES * ROUNDS as usize;
        match self {
            Gene::Plan => (0, PLAN_BYTES),
            Gene::Globals => (PLAN_BYTES, GLOBALS_BYTES),
            Gene::Record(i) => (FIRST_ROUND + ROUND_BYTES * i as usize, RECORD_BYTES),
            Gene::Signature(i) => (FIRST_ROUND + ROUND_BYTES * i as usize + RECORD_BYTES, SIGNATURE_BYTES),
            Gene::Body(i) => {
                (FIRST_ROUND + ROUND_BYTES * i as usize + RECORD_BYTES + SIGNATURE_BYTES, BODY_BYTES)
            }
            Gene::IndeterminateParams(i) => {
                (BEHIND_ROUNDS + INDETERMINATE_PARAMS_BYTES * i as usize, INDETERMINATE_PARAMS_BYTES)
            }
            Gene::Conventions => (LAST, CONVENTIONS_BYTES),
            Gene::MsStructs => (LAST + CONVENTIONS_BYTES, MS_STRUCTS_BYTES),
            Gene::BitFieldTypes => (LAST + CONVENTIONS_BYTES + MS_STRUCTS_BYTES, BIT_FIELD_TYPES_BYTES),
            Gene::EnumAlignments => {
                let before = CONVENTIONS_BYTES + MS_STRUCTS_BYTES + BIT_FIELD_TYPES_BYTES;
                (LAST + before, ENUM_ALIGNMENTS_BYTES)
            }
            Gene::Atomics => (Gene::EnumAlignments.span().0 + ENUM_ALIGNMENTS_BYTES, ATOMICS_BYTES),
            // The first was here before there were others, which come last so that every other gene stays where it is.
            Gene::RareType(0) => (Gene::Atomics.span().0 + ATOMICS_BYTES, RARE_TYPE_BYTES),
            Gene::TransparentUnions => {
                (Gene::RareType(0).span().0 + RARE_TYPE_BYTES, TRANSPARENT_UNIONS_BYTES)
            }
            Gene::StorageOrders => {
                (Gene::TransparentUnions.span().0 + TRANSPARENT_UNIONS_BYTES, STORAGE_ORDERS_BYTES)
            }
            Gene::RareType(i) => {
                let before = RARE_TYPE_BYTES * (i as usize - 1);
                (Gene::StorageOrders.span().0 + STORAGE_ORDERS_BYTES + before, RARE_TYPE_BYTES)
            }
            Gene::ZeroLengths => (Gene::RareType(RARE_TYPES).span().0, ZERO_LENGTHS_BYTES),
            Gene::UntaggedRecords => {
                (Gene::ZeroLengths.span().0 + ZERO_LENGTHS_BYTES, UNTAGGED_RECORDS_BYTES)
            }
            Gene::Combination => (Gene::UntaggedRecords.span().0 + UNTAGGED_RECORDS_BYTES, COMBINATION_BYTES),
        }
    }

    /// True if both genes decide the same kind of part, so that one can be copied over the other.
    pub const fn same_kind(self, other: Gene) -> bool {
        self.span().1 == other.span().1
    }
}

/// A DNA as genes.
#[derive(Clone, Copy, Debug)]
pub struct Genome<'a>(pub &'a [u8]);

impl<'a> Genome<'a> {
    fn bytes(self, gene: Gene) -> &'a [u8] {
        let (start, length) = match gene {
            Gene::Record(i) | Gene::Signature(i) | Gene::Body(i) | Gene::IndeterminateParams(i)
                if i >= ROUNDS =>
            {
                return &[];
            }
            _ => gene.span(),
        };
        let rest = self.0.get(start..).unwrap_or(&[]);
        &rest[..length.min(rest.len())]
    }

    /// Starts reading a gene.
    pub fn choices(self, gene: Gene) -> Choices<'a> {
        Choices::new(self.bytes(gene))
    }

    /// Starts reading the part of this number: a quarter of a body's gene. The profile `signatures` draws more
    /// functions than there are bodies, one from each part.
    pub fn part(self, number: u32) -> Choices<'a> {
        let bytes = self.bytes(Gene::Body(number / PARTS_PER_BODY));
        let (start, length) = (number as usize % PARTS_PER_BODY as usize * PART_BYTES, PART_BYTES);
        let rest = bytes.get(start..).unwrap_or(&[]);
        Choices::new(&rest[..length.min(rest.len())])
    }

    /// The cells of a function's body.
    pub fn cells(self, function: u32) -> Cells<'a> {
        Cells(self.bytes(Gene::Body(function)))
    }
}

/// The cells of a body that have not been read yet.
#[derive(Clone, Copy, Debug)]
pub struct Cells<'a>(&'a [u8]);

impl<'a> Cells<'a> {
    /// Starts reading the next cell; an empty one when there is no more.
    pub fn next_cell(&mut self) -> Choices<'a> {
        let (cell, rest) = self.0.split_at(CELL_BYTES.min(self.0.len()));
        self.0 = rest;
        Choices::new(cell)
    }
}

/// Makes the DNA of program `index` in the sequence of a seed.
#[must_use]
pub fn dna(seed: u64, index: u64) -> Vec<u8> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(index);
    let mut bytes = vec![0; DNA_BYTES];
    rng.fill_bytes(&mut bytes);
    bytes
}

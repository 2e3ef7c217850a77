//! How much a lowering says of accesses.

/// Whether the code says what clang says of accesses where it optimises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AccessMetadata {
    /// Nothing, as at `-O0`.
    #[default]
    None,
    /// `range` and `noundef` of a `_Bool`, `tbaa.struct` of the copy of a record, as at `-O1` and above.
    Optimizing,
}

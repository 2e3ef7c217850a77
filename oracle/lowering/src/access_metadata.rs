//! The amount of metadata that a lowering adds to accesses.

/// The choice to add, or not, the metadata that clang adds to accesses where it optimises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AccessMetadata {
    /// Nothing, as at `-O0`.
    #[default]
    None,
    /// `range` and `noundef` of a `_Bool`, `tbaa.struct` of the copy of a record, as at `-O1` and above.
    Optimizing,
}

//! The flow of indeterminate values through a program.

bitflags::bitflags! {
    /// A set of things a program does with indeterminate values.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Flow: u8 {
        /// A single scalar is copied while it may be indeterminate.
        const FIELD = 1;
        /// A record is assigned, copied by `memcpy` or the first value of another while a scalar of it may be
        /// indeterminate.
        const RECORD = 1 << 1;
        /// Such a record is passed.
        const ARGUMENT = 1 << 2;
        /// Such a record is returned.
        const RESULT = 1 << 3;
        /// A bit-field gets a determinate value while the member declared right before or after it is a bit-field that may be
        /// indeterminate.
        const NEIGHBOUR = 1 << 4;
    }
}

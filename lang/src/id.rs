//! The numbers by which the parts of a program refer to each other.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub u32);

        impl $id {
            /// The position in its table.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}
ids! {
    /// Names a record in [`crate::Program::records`].
    RecordId,
    /// Names an enumeration in [`crate::Program::enums`].
    EnumId,
    /// Names a global in [`crate::Program::globals`].
    GlobalId,
    /// Names a function in [`crate::Program::functions`].
    FuncId,
    /// Names a parameter or local variable in [`crate::Function::locals`].
    LocalId,
    /// Names a place in the source where something is observed; unique in a program.
    SiteId,
}

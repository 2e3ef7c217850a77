//! First values of locals.

use serde::{Deserialize, Serialize};

use crate::Init;

/// The first value of a local variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LocalInit {
    /// `T x = init;`
    Init(Init),
    /// `T x; memset(&x, byte, sizeof x);` and then every live scalar of `x` assigned from the initialiser,
    /// one by one: the same value as [`LocalInit::Init`], but the padding holds the byte. The initialiser
    /// names every live scalar.
    Graffiti(u8, Init),
    /// `T x; (void)&x;`: a record or an array of records, every scalar of which is indeterminate until it is
    /// assigned (C11 6.7.9p10). The address is taken because reading an object that could have been declared
    /// `register` before it has a value is undefined whatever its type (6.3.2.1p2); of one that could not, an
    /// indeterminate value without a trap representation is merely unspecified (3.19.2, 6.2.6.1p5). What may
    /// be done with one is the business of [`crate::check`].
    Indeterminate,
}

impl LocalInit {
    /// The initialiser, where one is written.
    #[must_use]
    pub const fn written(&self) -> Option<&Init> {
        match self {
            LocalInit::Init(init) | LocalInit::Graffiti(_, init) => Some(init),
            LocalInit::Indeterminate => None,
        }
    }
}

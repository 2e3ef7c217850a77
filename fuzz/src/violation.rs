//! The report of a check on an input that shows a mistake of ours.

/// A property that does not hold for an input: our own mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The property, in a few words; findings of one property fall into one bucket.
    pub property: &'static str,
    /// The state that was found instead.
    pub detail: String,
}

impl Violation {
    /// The violation of a property.
    pub fn new(property: &'static str, detail: impl Into<String>) -> Violation {
        Violation { property, detail: detail.into() }
    }
}

/// Nothing, or the violation of a property that does not hold.
///
/// # Errors
/// [`Violation`] if it does not hold.
pub(crate) fn require(
    holds: bool,
    property: &'static str,
    detail: impl FnOnce() -> String,
) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation::new(property, detail())) }
}

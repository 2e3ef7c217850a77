//! The uses of a value that need it as a number.

base::named! {
    /// The use that required an unknown bit to be decided. Its name is a noun phrase for what the bit decides.
    pub enum Reason {
        /// The way of a branch.
        Branch = "the way of a branch",
        /// The way of a switch.
        Switch = "the way of a switch",
        /// The arm of a select.
        Select = "the arm of a select",
        /// The address of an access.
        Address = "the address of an access",
        /// The size of an object or a bulk operation.
        Size = "the size of an object or a bulk operation",
        /// A division must be known to be defined or not.
        Divisor = "whether a division is defined",
        /// The amount of a shift.
        ShiftAmount = "the amount of a shift",
        /// A promise must be known to be kept or not.
        Flag = "whether a promise is kept",
        /// The lane of a vector.
        Lane = "the lane of a vector",
        /// The function that is called.
        Callee = "the function that is called",
        /// An assumption must be known to hold or not.
        Assumption = "whether an assumption holds",
        /// The bits beside an odd-width integer must be known to be zero or not.
        ExtraBits = "whether the bits beside an odd-width integer are zero",
        /// A number must be known to fit an integer or not.
        FloatToInt = "whether a number fits an integer",
        /// An observed value must be known.
        Observation = "what is observed",
    }
}

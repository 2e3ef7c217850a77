//! The values of columns: a number for each, of its domain.

use ir::ValueId;

/// Defines the domains.
macro_rules! domains {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(pub u32);
        )*
    };
}

domains! {
    /// A type: those of the module's table, then `label`, then function types.
    Type;
    /// A function of the module.
    Function;
    /// An identifier: global symbols, then for each function its values and its labels.
    Variable;
    /// A constant.
    Immediate;
    /// A use: that of a variable has its number; those of immediates follow.
    Operand;
    /// An instruction, numbered through the module.
    Instruction;
    /// A block, numbered through the module.
    Block;
    /// A node of metadata.
    Metadata;
    /// A text.
    Word;
    /// A number; [`Number::MOST`] stands for all that are greater.
    Number;
    /// A record of the source.
    Record;
    /// A function of the source.
    Signature;
}

impl Number {
    /// The greatest number of engines of Datalog: 2,147,483,647.
    pub const MOST: Number = Number(i32::MAX as u32);

    /// A number, or [`Number::MOST`] in place of a greater one.
    #[must_use]
    pub fn saturating(number: impl TryInto<u32>) -> Number {
        number.try_into().map_or(Number::MOST, |number| Number(number).min(Number::MOST))
    }
}

impl Operand {
    /// The use of a variable.
    #[must_use]
    pub const fn variable(variable: Variable) -> Operand {
        Operand(variable.0)
    }
}

impl Variable {
    /// A value of a function whose first one has this number.
    pub(crate) const fn local(base: u32, value: ValueId) -> Variable {
        Variable(base + value.0)
    }
}

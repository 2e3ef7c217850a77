//! The contents of constants that are no small `Copy` values, which are in a pool of the module.

use ethnum::U256;

use crate::constant::Const;
use crate::expression::ConstantExpression;
use crate::metadata::MetadataValue;
use crate::wide::WideInteger;

/// The contents of a constant that is no small value: an aggregate, a long integer or an expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AggregateBody {
    /// One constant per member, element or lane.
    Elements(Vec<Const>),
    /// An array of `i8`, printed as `c"…"`.
    Bytes(Vec<u8>),
    /// An `iN` of more than 128 and at most 256 bits, zero-extended.
    Integer(U256),
    /// An `iN` of more than 256 bits whose value needs more than 128.
    Wide(WideInteger),
    /// A scalar or vector that depends on addresses.
    Expression(ConstantExpression),
    /// Metadata, which some intrinsics take as an argument: its type is `metadata`. LangRef "Metadata Type".
    Metadata(MetadataValue),
}

impl AggregateBody {
    /// The constants that this one consists of.
    pub fn parts(&self) -> &[Const] {
        match self {
            AggregateBody::Elements(elements) => elements,
            AggregateBody::Expression(expression) => expression.operands(),
            AggregateBody::Metadata(MetadataValue::Constant(constant)) => std::slice::from_ref(constant),
            AggregateBody::Bytes(_)
            | AggregateBody::Integer(_)
            | AggregateBody::Wide(_)
            | AggregateBody::Metadata(_) => &[],
        }
    }

    /// The constants that this one consists of, to be changed.
    pub fn parts_mut(&mut self) -> &mut [Const] {
        match self {
            AggregateBody::Elements(elements) => elements,
            AggregateBody::Expression(expression) => expression.operands_mut(),
            AggregateBody::Metadata(MetadataValue::Constant(constant)) => std::slice::from_mut(constant),
            AggregateBody::Bytes(_)
            | AggregateBody::Integer(_)
            | AggregateBody::Wide(_)
            | AggregateBody::Metadata(_) => &mut [],
        }
    }
}

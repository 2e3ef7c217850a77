//! The size of a unit of one function, and its total order.

use std::fmt;

use lang::{FloatType, IntType, SignatureUnit, Type, UnitFunction};

use super::passes;

/// The size of a unit of one function, compared from the first number to the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnitSize {
    /// Parameters, result, `...`, records and members.
    pub parts: u32,
    /// Attributes, unions, and bit-fields.
    pub attributes: u32,
    /// The distances of all types from `int`.
    pub types: u32,
    /// The length of the text, in bytes.
    pub text: u32,
}

impl UnitSize {
    /// Measures a unit.
    #[must_use]
    pub fn measure(unit: &SignatureUnit) -> UnitSize {
        let [UnitFunction { signature, .. }] = &unit.functions[..] else { return UnitSize::default() };
        let used = unit.records_of(&unit.functions);
        let records = used.iter().map(|id| &unit.types[*id]);
        let fields: usize = records.clone().map(|record| 1 + record.fields.len()).sum();
        let attributes: usize = records.clone().map(passes::attributes).sum();
        let types = records.flat_map(|record| record.fields.iter().map(|field| weight(&field.ty)));
        let passed = signature.params.iter().chain(&signature.ret).map(weight);
        let parts = signature.params.len()
            + usize::from(signature.ret.is_some())
            + usize::from(signature.tail.is_some())
            + fields;
        let types: usize = types.chain(passed).sum();
        let numbers = [parts, attributes, types, unit.to_string().len()];
        let [parts, attributes, types, text] =
            numbers.map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        UnitSize { parts, attributes, types, text }
    }
}

impl fmt::Display for UnitSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnitSize { parts, attributes, .. } = self;
        write!(f, "{parts} parts, {attributes} attributes")
    }
}

/// The distance of a type from `int`.
pub(super) fn weight(ty: &Type) -> usize {
    match ty {
        Type::Void => 0,
        Type::Int(IntType::Int) => 1,
        Type::Int(IntType::Long | IntType::SChar | IntType::Short) => 2,
        Type::Int(_) => 3,
        Type::Enum(_) => 5,
        Type::Float(FloatType::Double) => 2,
        Type::Float(FloatType::Float) => 3,
        Type::Float(_) => 4,
        Type::Pointer(_) | Type::FunctionPointer(_) => 4,
        Type::Complex(_) | Type::Vector(..) => 8,
        Type::Array(of, count) => 4 + *count as usize + weight(of),
        Type::Record(_) => 6,
    }
}

//! The job of an engine: some functions of a unit, called or calling, and the layouts of the records in them.

use std::collections::BTreeSet;

use lang::{EnumDef, EnumId, RecordId, SignatureUnit, Type, UnitFunction};
use lowering::layout::Layouts;

/// The slot of a function's result.
pub const RESULT: u32 = 99;
/// The slot of the first parameter as the caller has it after the call.
pub const AFTER: u32 = 100;
/// The slot of the first parameter as a second form of callee widens it.
pub const WIDE: u32 = 200;

/// The most parameters that a function of a unit may have: slots of parameters end below that of the result.
pub const MAX_PARAMETERS: usize = RESULT as usize;

/// A part of a unit for one side.
#[derive(Clone, Debug)]
pub struct UnitJob<'a> {
    /// The unit.
    pub unit: &'a SignatureUnit,
    /// The layouts of its records by our rules. An emitter may ask them where its language wants to be told (representation
    /// clauses), never where the language has rules of its own.
    pub layouts: &'a Layouts,
    /// The numbers of the functions to define.
    pub callees: BTreeSet<u32>,
    /// The numbers of the functions to call.
    pub callers: BTreeSet<u32>,
    /// True if the layouts of the records are asked for, too.
    pub with_layouts: bool,
}

impl UnitJob<'_> {
    /// The functions to define.
    pub fn callees(&self) -> impl Iterator<Item = &UnitFunction> {
        self.unit.functions.iter().filter(|function| self.callees.contains(&function.number))
    }

    /// The functions to call.
    pub fn callers(&self) -> impl Iterator<Item = &UnitFunction> {
        self.unit.functions.iter().filter(|function| self.callers.contains(&function.number))
    }

    /// The functions to define or to call.
    pub fn functions(&self) -> impl Iterator<Item = &UnitFunction> + Clone {
        let is_asked = |number| self.callees.contains(number) || self.callers.contains(number);
        self.unit.functions.iter().filter(move |function| is_asked(&function.number))
    }

    /// The records that these functions pass, with those in them, each after those in it.
    #[must_use]
    pub fn records(&self) -> Vec<RecordId> {
        self.unit.records_of(self.functions()).into_iter().collect()
    }

    /// The enumerations that these functions pass, by themselves or in records, with their numbers.
    pub fn enums(&self) -> impl Iterator<Item = (u32, &EnumDef)> {
        self.enum_ids().into_iter().map(|id| (id.0, &self.unit.types[id]))
    }

    /// The same by number.
    #[must_use]
    pub fn enum_ids(&self) -> BTreeSet<EnumId> {
        self.unit.enums_of(self.functions())
    }
}

/// The C type to which a second form of callee widens a small integer, where callees rely on callers having extended it.
///
/// On x86-64 the psABI says nothing of the bits above a small integer, but clang's callees take them for an extension to 32 bits,
/// which all callers of gcc and clang make. The RISC-V psABI (integer calling convention) extends to 32 bits by the type's sign
/// and from there to 64 by the sign bit. AAPCS64 6.8.2 leaves the bits unspecified.
#[must_use]
pub(crate) fn widened(unit: &SignatureUnit, ty: &Type) -> Option<&'static str> {
    let Type::Int(int) = ty else { return None };
    let bits = int.width().0;
    match unit.types.target {
        _ if int.is_bit_precise() => None,
        lang::Target::X86_64Linux if bits < 32 => Some("int"),
        lang::Target::RiscV64Linux if bits <= 32 => Some("long"),
        lang::Target::X86_64Linux | lang::Target::AArch64Linux | lang::Target::RiscV64Linux => None,
    }
}

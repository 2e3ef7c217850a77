//! Placement of the arguments of a variadic call by LLVM's back ends: the memory areas behind a `va_list`, as data.
//!
//! LLVM leaves `va_arg` to the front end, so a module reads the `va_list` itself: the structure that `llvm.va_start`
//! fills and the memory that it points to. Both are fixed by the platform's C calling convention and by LLVM's
//! treatment of IR types. A [`VariadicPlan`] describes them for one list of arguments; each interpreter executes the
//! plan with its own code.
//!
//! Bytes that no argument fills are indeterminate: the registers of named arguments (a compiler need not save them),
//! the rest of a register, padding between arguments on the stack. The registers that named arguments take determine
//! where the unnamed ones start.

mod aarch64;
mod riscv64;
mod x86_64;

use ir::{
    Align, Bits, Bytes, FunctionAttrs, Module, ParamAttr, ParamAttrs, Passing, Target, Type, TypeId,
    TypeTable,
};

use crate::outcome::Unsupported;

/// Number of areas that a call fills: up to two register save areas, and the stack, which is the last.
pub const AREAS: usize = 3;

/// A position in [`VariadicPlan::areas`].
pub type Area = usize;

/// The index of the stack area.
pub const STACK: Area = AREAS - 1;

/// Size and alignment of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeAlign {
    /// The size.
    pub size: Bytes,
    /// The alignment.
    pub align: Align,
}

/// The part of an argument that is copied to an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartContent {
    /// `width` bits of the value, starting at bit `first` of its representation in memory.
    Value {
        /// The first bit.
        first: Bits,
        /// The number of bits.
        width: Bits,
    },
    /// The bytes that the argument points to: `byval`.
    Object {
        /// The size of the object.
        size: Bytes,
    },
}

/// One copy of an argument, or of a part of it, into an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgumentPart {
    /// Position in the argument list, named arguments included.
    pub argument: u32,
    /// The part that is copied.
    pub content: PartContent,
    /// The area that it is copied to.
    pub area: Area,
    /// The offset in the area.
    pub at: Bytes,
}

/// A field that `llvm.va_start` writes into a `va_list`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaListField {
    /// An `i32`.
    Number {
        /// The offset in the list.
        at: Bytes,
        /// The number.
        value: i32,
    },
    /// An address in an area.
    Address {
        /// The offset in the list.
        at: Bytes,
        /// The area.
        area: Area,
        /// The offset in the area.
        offset: Bytes,
    },
}

/// The areas that a variadic call sets up, and their contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariadicPlan {
    /// The areas.
    pub areas: [SizeAlign; AREAS],
    /// The parts of the unnamed arguments.
    pub parts: Vec<ArgumentPart>,
}

/// The facts about an argument that the calling conventions depend on.
#[derive(Clone, Copy, Debug)]
pub struct VariadicArgument {
    /// The type.
    pub ty: TypeId,
    /// The attributes of the parameter.
    pub attrs: ParamAttrs,
}

/// The facts about a module and function that the placement of arguments depends on.
#[derive(Clone, Copy)]
pub struct VariadicConvention<'m> {
    /// The types of the module.
    pub types: &'m TypeTable,
    /// Attributes of the function that calls (for a plan) or is called (for `va_start`).
    pub attrs: Option<&'m FunctionAttrs>,
    /// The platform.
    pub target: Target,
}

/// The fill state of a register file or of the stack: both conventions count registers and stack bytes.
#[derive(Clone, Copy, Debug, Default)]
struct AreaUse {
    general: u32,
    vector: u32,
    stack: Bytes,
    /// The largest alignment of an object on the stack.
    align: Align,
}

/// The place of a scalar or vector of an argument; `None` if it is in no area.
type ScalarRule =
    fn(&VariadicConvention<'_>, &mut ArgumentMoves, TypeId) -> Result<Option<(Area, Bytes)>, Unsupported>;

/// The copies collected so far.
#[derive(Default)]
struct ArgumentMoves {
    used: AreaUse,
    parts: Vec<ArgumentPart>,
    /// True if the argument that is placed is a named one.
    is_named: bool,
}

impl AreaUse {
    /// Reserves room on the stack, in whole words (psABI 3.2.3, AAPCS64 C.16), and returns its offset.
    fn push(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align);
        self.stack = Bytes(at.0.saturating_add(size.0));
        self.align = self.align.max(align);
        at
    }
}

impl<'m> VariadicConvention<'m> {
    /// The convention of a module's platform.
    ///
    /// # Errors
    /// Its triple is of a platform that [`Target`] lacks.
    pub fn for_module(
        module: &'m Module,
        attrs: Option<&'m FunctionAttrs>,
    ) -> Result<VariadicConvention<'m>, Unsupported> {
        match module.triple {
            None => Ok(VariadicConvention { types: &module.types, attrs, target: module.target }),
            Some(_) => Err(Unsupported::Instruction("variadic arguments on another platform")),
        }
    }

    /// The plan of a call with these arguments, the first `named` of which are named.
    ///
    /// # Errors
    /// An argument has a type that clang does not pass in this way.
    pub fn plan(&self, arguments: &[VariadicArgument], named: usize) -> Result<VariadicPlan, Unsupported> {
        let moves = self.moves(arguments, named)?;
        let parts = moves.parts.into_iter().filter(|part| part.argument as usize >= named).collect();
        let stack = SizeAlign {
            size: moves.used.stack.align_to(Align::EIGHT),
            align: moves.used.align.max(Align::SIXTEEN),
        };
        Ok(VariadicPlan { areas: self.areas(stack), parts })
    }

    /// The fields that `llvm.va_start` writes in a function with these parameters.
    ///
    /// # Errors
    /// Those of [`VariadicConvention::plan`].
    pub fn list(&self, parameters: &[VariadicArgument]) -> Result<Vec<VaListField>, Unsupported> {
        Ok(fields(self.target, self.moves(parameters, parameters.len())?.used))
    }

    /// The numbers that `llvm.va_start` writes in a function without named parameters, with their positions: for the
    /// general registers and for the vector registers, where the list counts them.
    pub fn initial_numbers(target: Target) -> Vec<(Bytes, i32)> {
        let fields = fields(target, AreaUse::default());
        let number = |field| match field {
            VaListField::Number { at, value } => Some((at, value)),
            VaListField::Address { .. } => None,
        };
        fields.into_iter().filter_map(number).collect()
    }

    /// True if the function's `"target-features"` name a feature. Implied features are not derived, because clang lists them all.
    fn has_feature(&self, feature: &str) -> bool {
        let strings = self.attrs.map(|attrs| attrs.strings.as_slice()).unwrap_or_default();
        let mut named = strings.iter().filter(|(key, _)| key == "target-features");
        named.any(|(_, value)| value.split(',').any(|enabled| enabled.strip_prefix('+') == Some(feature)))
    }

    fn areas(&self, stack: SizeAlign) -> [SizeAlign; AREAS] {
        match self.target {
            Target::X86_64Linux => x86_64::areas(stack),
            Target::AArch64Linux => aarch64::areas(stack),
            Target::RiscV64Linux => riscv64::areas(stack),
        }
    }

    fn moves(&self, arguments: &[VariadicArgument], named: usize) -> Result<ArgumentMoves, Unsupported> {
        let mut moves = ArgumentMoves::default();
        for (argument, at) in arguments.iter().zip(0..) {
            moves.is_named = (at as usize) < named;
            if argument.attrs.has(ParamAttr::InReg) {
                return Err(Unsupported::Instruction("inreg argument of a variadic function"));
            }
            match self.target {
                Target::X86_64Linux => x86_64::argument(self, &mut moves, at, argument)?,
                Target::AArch64Linux => aarch64::argument(self, &mut moves, at, argument)?,
                Target::RiscV64Linux => riscv64::argument(self, &mut moves, at, argument)?,
            }
        }
        Ok(moves)
    }

    /// Places a value that starts `first` bits into the argument, by the rule for scalars. Members of aggregates are placed as
    /// separate arguments.
    fn value(
        &self,
        moves: &mut ArgumentMoves,
        at: u32,
        (ty, first): (TypeId, Bits),
        scalar: ScalarRule,
    ) -> Result<(), Unsupported> {
        if let Some(members) = self.members(ty) {
            return members
                .into_iter()
                .try_for_each(|(ty, bit)| self.value(moves, at, (ty, Bits(first.0 + bit.0)), scalar));
        }
        if let Some((area, place)) = scalar(self, moves, ty)? {
            moves.value(at, first, self.types.bit_width(ty), (area, place));
        }
        Ok(())
    }

    /// The members of a structure or array with their offsets in bits; `None` for a scalar or vector.
    fn members(&self, ty: TypeId) -> Option<Vec<(TypeId, Bits)>> {
        if let Type::Vector(..) = self.types.get(ty) {
            return None;
        }
        let count = self.types.element_count(ty)?;
        (0..count)
            .map(|at| Some((self.types.element(ty, at)?, self.types.offset(ty, at)?.checked_bits()?)))
            .collect()
    }
}

/// The fields of a list after arguments that have taken these registers and this much of the stack.
fn fields(target: Target, used: AreaUse) -> Vec<VaListField> {
    match target {
        Target::X86_64Linux => x86_64::list(used),
        Target::AArch64Linux => aarch64::list(used),
        Target::RiscV64Linux => riscv64::list(used),
    }
}

/// The area with the saved vector registers, and the distance of the first of them; `None` where none are saved.
pub const fn saved_vectors(target: Target) -> Option<(Area, Bytes)> {
    match target {
        Target::X86_64Linux => Some(x86_64::SAVED_VECTORS),
        Target::AArch64Linux => Some(aarch64::SAVED_VECTORS),
        Target::RiscV64Linux => None,
    }
}

impl ArgumentMoves {
    /// Adds the copy of a whole value of type `ty` that starts `first` bits into the argument.
    fn value(&mut self, argument: u32, first: Bits, width: Bits, (area, at): (Area, Bytes)) {
        let content = PartContent::Value { first, width };
        self.parts.push(ArgumentPart { argument, content, area, at });
    }
}

/// Size and alignment of a `byval(ty)` object. Without `align` on the parameter, the alignment is the type's, and at
/// least a word.
fn object(types: &TypeTable, attrs: &ParamAttrs) -> Option<SizeAlign> {
    let Passing::ByVal(ty) = attrs.passing else { return None };
    let align = attrs.align.unwrap_or(types.align(ty)).max(Align::EIGHT);
    Some(SizeAlign { size: types.size(ty), align })
}

const FOREIGN: Unsupported = Unsupported::Instruction("argument of this type in a variadic call");

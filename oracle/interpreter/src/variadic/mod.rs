//! Where the back end puts the arguments of a call of a variadic function: the areas behind `va_list`, as data.
//!
//! LLVM leaves `va_arg` to the front end, so a module reads `va_list` itself: the structure that `llvm.va_start` fills
//! and the memory that it points to. Both are fixed by the platform's C calling convention and by what LLVM makes of
//! the types of IR. A [`VariadicPlan`] says it for one list of arguments; the interpreters execute it, each in its own way.
//!
//! What no argument fills is indeterminate: the registers of named arguments (a compiler need not save them), the
//! rest of a register, padding between arguments on the stack. Which registers named arguments take decides where the
//! others begin.

mod aarch64;
mod x86_64;

use ir::{
    Align, Bits, Bytes, FunctionAttrs, ParamAttr, ParamAttrs, Passing, Target, Type, TypeId, TypeTable,
};

use crate::fault::FaultSet;
use crate::outcome::Unsupported;

/// The areas that a call fills: saved registers of one kind or of both, and the stack. The last one is the stack.
pub(crate) const AREAS: usize = 3;

/// A position in [`VariadicPlan::areas`].
pub(crate) type Area = usize;

/// The stack's.
pub(crate) const STACK: Area = AREAS - 1;

/// An object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SizeAlign {
    pub(crate) size: Bytes,
    pub(crate) align: Align,
}

/// What of an argument is put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PartContent {
    /// So many bits of the value, from this one of its bits in memory on.
    Value { first: Bits, width: Bits },
    /// The bytes that it points to: `byval`.
    Object { size: Bytes },
}

/// One move of an argument, or of a part of it, into an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ArgumentPart {
    /// Position among all arguments.
    pub(crate) argument: u32,
    pub(crate) content: PartContent,
    pub(crate) area: Area,
    pub(crate) at: Bytes,
}

/// What `llvm.va_start` writes at one position of a `va_list`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VaListField {
    /// An `i32`.
    Number { at: Bytes, value: i32 },
    /// An address in an area.
    Address { at: Bytes, area: Area, offset: Bytes },
}

/// The memory that a call of a variadic function sets up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VariadicPlan {
    pub(crate) areas: [SizeAlign; AREAS],
    /// The arguments that are not named.
    pub(crate) parts: Vec<ArgumentPart>,
}

/// One argument as the conventions look at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariadicArgument {
    pub(crate) ty: TypeId,
    pub(crate) attrs: ParamAttrs,
}

/// What the arguments of a call go by.
#[derive(Clone, Copy)]
pub(crate) struct VariadicConvention<'m> {
    pub(crate) types: &'m TypeTable,
    /// Of the function that calls or is called.
    pub(crate) attrs: Option<&'m FunctionAttrs>,
    pub(crate) target: Target,
    pub(crate) faults: FaultSet,
}

/// A register file or the stack as it fills up: both conventions count registers and stack bytes.
#[derive(Clone, Copy, Debug, Default)]
struct AreaUse {
    general: u32,
    vector: u32,
    stack: Bytes,
    /// The most that something on the stack asks for.
    align: Align,
}

/// The moves so far.
#[derive(Default)]
struct ArgumentMoves {
    used: AreaUse,
    parts: Vec<ArgumentPart>,
}

impl AreaUse {
    /// Room on the stack; every slot is whole words (psABI 3.2.3, AAPCS64 C.16).
    fn push(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.round_up(align);
        self.stack = Bytes(at.0.saturating_add(size.0));
        self.align = self.align.max(align);
        at
    }
}

impl VariadicConvention<'_> {
    /// What a call with these arguments sets up, of which the first `named` are named.
    ///
    /// # Errors
    /// A type that clang passes in no such way.
    pub(crate) fn plan(
        &self,
        arguments: &[VariadicArgument],
        named: usize,
    ) -> Result<VariadicPlan, Unsupported> {
        let moves = self.moves(arguments)?;
        let parts = moves.parts.into_iter().filter(|part| part.argument as usize >= named).collect();
        let stack = SizeAlign {
            size: moves.used.stack.round_up(Align::EIGHT),
            align: moves.used.align.max(Align::SIXTEEN),
        };
        Ok(VariadicPlan { areas: self.areas(stack), parts })
    }

    /// What `llvm.va_start` does in a function with these parameters.
    ///
    /// # Errors
    /// As [`VariadicConvention::plan`].
    pub(crate) fn list(&self, parameters: &[VariadicArgument]) -> Result<Vec<VaListField>, Unsupported> {
        let used = self.moves(parameters)?.used;
        Ok(match self.target {
            Target::X86_64 => x86_64::list(used, self.faults),
            Target::Aarch64 => aarch64::list(used, self.faults),
        })
    }

    /// Whether the function may use a feature of its target (`"target-features"`). Only what is named counts: clang names
    /// all that follows from one.
    fn has_feature(&self, feature: &str) -> bool {
        let strings = self.attrs.map(|attrs| attrs.strings.as_slice()).unwrap_or_default();
        let mut named = strings.iter().filter(|(key, _)| key == "target-features");
        named.any(|(_, value)| value.split(',').any(|one| one.strip_prefix('+') == Some(feature)))
    }

    /// The size of a `va_list`.
    pub(crate) fn list_size(target: Target) -> Bytes {
        match target {
            Target::X86_64 => x86_64::LIST,
            Target::Aarch64 => aarch64::LIST,
        }
    }

    fn areas(&self, stack: SizeAlign) -> [SizeAlign; AREAS] {
        match self.target {
            Target::X86_64 => x86_64::areas(stack),
            Target::Aarch64 => aarch64::areas(stack),
        }
    }

    fn moves(&self, arguments: &[VariadicArgument]) -> Result<ArgumentMoves, Unsupported> {
        let mut moves = ArgumentMoves::default();
        for (argument, at) in arguments.iter().zip(0..) {
            if argument.attrs.has(ParamAttr::InReg) {
                return Err(Unsupported::Instruction("inreg argument of a variadic function"));
            }
            match self.target {
                Target::X86_64 => x86_64::argument(self, &mut moves, at, argument)?,
                Target::Aarch64 => aarch64::argument(self, &mut moves, at, argument)?,
            }
        }
        Ok(moves)
    }

    /// The members of a structure or array and where they lie; `None` of what is one value.
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

impl ArgumentMoves {
    /// Notes a move of a whole value of type `ty` that lies `first` bits into the argument.
    fn value(&mut self, argument: u32, first: Bits, width: Bits, (area, at): (Area, Bytes)) {
        let content = PartContent::Value { first, width };
        self.parts.push(ArgumentPart { argument, content, area, at });
    }
}

/// `byval(ty)` has no `align` of its own on the parameter: the type's, and at least a word.
fn object(types: &TypeTable, attrs: &ParamAttrs) -> Option<SizeAlign> {
    let Passing::ByVal(ty) = attrs.passing else { return None };
    let align = attrs.align.unwrap_or(types.align(ty)).max(Align::EIGHT);
    Some(SizeAlign { size: types.size(ty), align })
}

const FOREIGN: Unsupported = Unsupported::Instruction("argument of this type in a variadic call");

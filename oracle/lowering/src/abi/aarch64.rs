//! Procedure Call Standard for the Arm 64-bit Architecture (AAPCS64, 2022Q3), section 6.8.2 "Parameter passing rules"
//! and 6.9 "Result return", for Linux: variadic arguments are passed like any others. What a compiler does otherwise, or
//! where the document is silent, is a row of [quirks](super::quirks), which amends a step of it ([`Amend`]).
//!
//! Stage B is [`classify`], stages A and C are [`Next`]; rules about scalable types (A.3, B.1, B.2, C.7, C.8) have nothing
//! to apply to.

mod coercion;
pub(super) mod homogeneous;

use lang::{Align, Bytes, Field, IntType, Record, RecordId, Signature, Type, type_as_passed};
use smallvec::smallvec;

pub use homogeneous::{Base, Homogeneous, is_empty};

use super::{
    ArgPass, Context, Convention, Extension, FunctionAbi, Location, Piece, ReturnPass, Role, VaArg, Variadic,
};

/// The kind of an argument after stage B, by which stage C decides where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// It has no data and is no argument.
    Nothing,
    /// "Integral or Pointer Type", and what compilers treat like one: vectors below 8 bytes.
    Integral,
    /// "Half-, Single-, Double- or Quad-precision Floating-point or Short Vector Type".
    FloatOrVector,
    /// "HFA" or "HVA" (5.9.5).
    Homogeneous(Homogeneous),
    /// Any other "Composite Type", of at most 16 bytes.
    Composite,
    /// B.4: "copied to memory allocated by the caller and the argument is replaced by a pointer to the copy".
    Reference,
}

/// An argument after stage B, as stage C sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its kind.
    pub class: Class,
    /// Its size, as B.5 leaves it to C.3 and C.16 to round up.
    pub size: Bytes,
    /// Its alignment by B.6.
    pub align: Align,
    /// The alignment that C.4 and C.14 round the NSAA up to.
    pub stacked: Align,
    /// True if C.10 rounds the NGRN up.
    pub even: bool,
}

super::step::steps! {
    /// A step of the algorithm, and how a quirk amends what it yields.
    pub enum Amend {
        /// 5.9.4: the natural alignment of a record.
        NaturalAlignment(fn(Context<'_>, RecordId, Align) -> Align),
        /// 5.9.5: whether a field counts as a member of a homogeneous aggregate.
        Member(fn(Context<'_>, &Record, &Field, bool) -> bool),
        /// Stage B: the kind of a type.
        Class(fn(Context<'_>, &Type, Class) -> Class),
        /// Stage B: what it leaves of an argument.
        Argument(fn(Context<'_>, &Type, Role, Argument) -> Argument),
        /// Stage C: the registers that it finds taken.
        Registers(fn(&Type, Role, &mut Next)),
        /// Stage C: an argument that the rules would not pass so.
        Allocate(fn(Argument, &mut Next) -> Option<ArgPass>),
        /// 6.9: where a result is returned.
        ResultPlace(fn(Context<'_>, &Type, Location) -> Location),
        /// True if members of a record get lost where it is passed in registers, or as scalars are.
        Loses(fn(Context<'_>, &Type) -> bool),
    }
}

/// "r0…r7: Parameter/result registers" (6.1.1).
pub const GENERAL: [&str; 8] = ["x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"];
/// 6.1.2: "The first eight registers, v0-v7, are used to pass argument values into a subroutine and to return result
/// values".
pub const VECTOR: [&str; 8] = ["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"];
/// "Indirect result location register" (6.1.1).
pub const RESULT: &str = "x8";

/// "double-word": 8 bytes (5.1).
pub const DOUBLE_WORD: Bytes = Bytes(8);
pub(super) const QUAD_WORD: Bytes = Bytes(16);
/// B.6, C.4, C.10, C.14: no argument is aligned further.
pub(super) const QUAD_ALIGN: Align = Align::SIXTEEN;

/// Stage B: "For each argument in the list the first matching rule from the following list is applied."
#[must_use]
pub fn classify(context: Context<'_>, ty: &Type) -> Class {
    let mut class = by_document(context, ty);
    context.amend_aapcs64(Step::Class, |amend| {
        if let Amend::Class(amended) = amend {
            class = amended(context, ty, class);
        }
    });
    class
}

fn by_document(context: Context<'_>, ty: &Type) -> Class {
    let size = context.layouts.size(ty);
    match ty {
        Type::Void => Class::Nothing,
        // `_BitInt` of more than 128 bits is an array of quad-words (AAPCS64 2024Q3, 10.1.1).
        Type::Int(_) | Type::Enum(_) if size > QUAD_WORD => Class::Reference,
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => Class::Integral,
        Type::Float(_) => Class::FloatOrVector,
        Type::Vector(..) => vector(size),
        Type::Record(_) | Type::Complex(_) | Type::Array(..) => composite(context, ty, size),
    }
}

/// 5.4: a short vector has 8 or 16 bytes. No rule speaks of other vectors; compilers pass smaller ones like integers, and
/// larger ones as B.4 does composite types.
fn vector(size: Bytes) -> Class {
    match size {
        DOUBLE_WORD | QUAD_WORD => Class::FloatOrVector,
        Bytes(0..8) => Class::Integral,
        _ => Class::Reference,
    }
}

fn composite(context: Context<'_>, ty: &Type, size: Bytes) -> Class {
    // C.12 gives a type without size no register.
    if size == Bytes::ZERO {
        return Class::Nothing;
    }
    // B.3: "If the argument type is an HFA or an HVA, then the argument is used unmodified."
    if let Some(homogeneous) = homogeneous::homogeneous_aggregate(context, ty) {
        return Class::Homogeneous(homogeneous);
    }
    // B.4: "a Composite Type that is larger than 16 bytes".
    if size > QUAD_WORD { Class::Reference } else { Class::Composite }
}

/// 5.9.4 "Natural alignment": "The natural alignment of a composite type is the maximum of each of the member
/// alignments of the 'top-level' members of the composite type i.e. before any alignment adjustment of the entire
/// composite is applied".
#[must_use]
pub fn natural_alignment(context: Context<'_>, ty: &Type) -> Align {
    let Type::Record(id) = ty else { return context.layouts.align(ty) };
    let mut align = context.layouts[*id].unadjusted;
    context.amend_aapcs64(Step::NaturalAlignment, |amend| {
        if let Amend::NaturalAlignment(amended) = amend {
            align = amended(context, *id, align);
        }
    });
    align
}

/// The entry points of these rules.
pub(super) const CONVENTION: Convention = Convention { signature: classify_signature, variadic_argument };

/// Stages A to C for every argument, and 6.9 for the result. The unnamed arguments are where callers put them
/// ([`Role::Unnamed`]), or where `va_arg` looks for them.
fn classify_signature(context: Context<'_>, signature: &Signature, unnamed: Role) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(context, ty));
    let mut next = Next::default();
    let named = signature.named();
    let mut args = Vec::with_capacity(signature.params.len());
    let (fixed, rest) = signature.params.split_at(named.min(signature.params.len()));
    args.extend(fixed.iter().map(|ty| argument(context, ty, Role::Named, &mut next)));
    let after_named = next;
    args.extend(rest.iter().map(|ty| argument(context, ty, unnamed, &mut next)));
    let variadic = signature.tail.map(|_| Variadic {
        named,
        general: after_named.general as u8,
        vector: after_named.vector as u8,
        stack: after_named.stack,
        vectors_of_call: next.vector as u8,
    });
    FunctionAbi { ret, args, stack: next.stack, variadic }
}

/// The next registers and stack address for an argument.
#[derive(Clone, Copy, Debug)]
pub struct Next {
    /// "The Next General-purpose Register Number (NGRN)".
    pub general: usize,
    /// "The Next SIMD and Floating-point Register Number (NSRN)".
    pub vector: usize,
    /// "The next stacked argument address (NSAA)", from the first stacked argument.
    stack: Bytes,
}

/// Stage A.
impl Default for Next {
    fn default() -> Next {
        // A.1, A.2, A.4.
        Next { general: 0, vector: 0, stack: Bytes::ZERO }
    }
}

/// Stage C: "the following rules are applied in turn until the argument has been allocated".
impl Next {
    fn allocate(&mut self, argument: Argument) -> Location {
        match argument.class {
            Class::FloatOrVector => self.float_or_vector(argument.size, argument.stacked),
            Class::Homogeneous(of) => self.homogeneous(of, argument),
            Class::Integral => self.integral(argument),
            Class::Nothing | Class::Composite => self.composite(argument),
            Class::Reference => self.integral(POINTER),
        }
    }

    /// A value of a floating-point or short vector type.
    pub fn float_or_vector(&mut self, size: Bytes, align: Align) -> Location {
        // C.1
        if self.vector < VECTOR.len() {
            return self.vectors(1);
        }
        // C.4 to C.6
        Location::Stack(self.stacked(size, align))
    }

    fn homogeneous(&mut self, of: Homogeneous, argument: Argument) -> Location {
        // C.2: "sufficient unallocated SIMD and Floating-point registers (NSRN + number of members <= 8)".
        if self.vector + of.members as usize <= VECTOR.len() {
            return self.vectors(of.members as usize);
        }
        // C.3: "the NSRN is set to 8 and the size of the argument is rounded up to the nearest multiple of 8 bytes".
        self.vector = VECTOR.len();
        // C.4, C.6
        Location::Stack(self.stacked(argument.size, argument.stacked))
    }

    /// A value of an integral type.
    pub fn integral(&mut self, argument: Argument) -> Location {
        // C.9
        if argument.size <= DOUBLE_WORD && self.general < GENERAL.len() {
            return self.generals(1);
        }
        self.even(argument);
        // C.11: "the size of the argument is equal to 16 and the NGRN is less than 7".
        if argument.size > DOUBLE_WORD && self.general + 1 < GENERAL.len() {
            return self.generals(2);
        }
        // C.13
        self.general = GENERAL.len();
        // C.14, C.16, C.17
        Location::Stack(self.stacked(argument.size, argument.stacked))
    }

    fn composite(&mut self, argument: Argument) -> Location {
        // Only a faulty reading has an argument without data.
        let words = argument.size.0.div_ceil(DOUBLE_WORD.0).max(1) as usize;
        self.even(argument);
        // C.12: "the size in double-words of the argument is not more than 8 minus NGRN".
        if words <= GENERAL.len() - self.general {
            return self.generals(words);
        }
        // C.13
        self.general = GENERAL.len();
        // C.14, C.15
        Location::Stack(self.stacked(argument.size, argument.stacked))
    }

    /// C.10: "If the argument has an alignment of 16 then the NGRN is rounded up to the next even number."
    fn even(&mut self, argument: Argument) {
        if argument.even {
            self.general = self.general.next_multiple_of(2);
        }
    }

    /// "The NGRN is incremented by the number of registers used."
    fn generals(&mut self, count: usize) -> Location {
        let first = self.general;
        self.general += count;
        Location::Registers(&GENERAL[first..self.general])
    }

    /// "The NSRN is incremented by the number of registers used."
    fn vectors(&mut self, count: usize) -> Location {
        let first = self.vector;
        self.vector += count;
        Location::Registers(&VECTOR[first..self.vector])
    }

    /// C.4 and C.14: "The NSAA is rounded up to the larger of 8 or the Natural Alignment of the argument's type". C.6,
    /// C.15, C.17: "copied to memory at the adjusted NSAA. The NSAA is incremented by the size of the argument", which
    /// C.3, B.5, C.5 and C.16 have made a multiple of 8.
    pub fn stacked(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align);
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }
}

/// The address of a copy, as stage C sees it (B.4).
pub const POINTER: Argument = Argument {
    class: Class::Integral,
    size: DOUBLE_WORD,
    align: Align::EIGHT,
    stacked: Align::EIGHT,
    even: false,
};

/// The place of an argument of `...` if no register were taken yet, in which `va_arg` looks for it.
fn variadic_argument(context: Context<'_>, ty: &Type) -> ArgPass {
    argument(context, ty, Role::VaArg(VaArg::Document), &mut Next::default())
}

fn argument(context: Context<'_>, ty: &Type, role: Role, next: &mut Next) -> ArgPass {
    // GNU C manual, "Common Type Attributes": by "the calling conventions of the first member of the transparent union".
    let ty = type_as_passed(context.program, ty);
    let argument = stage_b(context, ty, role);
    if argument.class == Class::Nothing {
        return ArgPass::Nothing;
    }
    context.amend_aapcs64(Step::Registers, |amend| {
        if let Amend::Registers(amended) = amend {
            amended(ty, role, next);
        }
    });
    let mut amended = None;
    context.amend_aapcs64(Step::Allocate, |amend| {
        if let Amend::Allocate(allocated) = amend {
            amended = allocated(argument, next);
        }
    });
    if let Some(amended) = amended {
        return amended;
    }
    let place = next.allocate(argument);
    let piece = Piece { ty: coercion::argument(context, ty, argument), offset: Bytes::ZERO, place };
    match argument.class {
        Class::Reference => ArgPass::Reference { pointer: piece },
        Class::Homogeneous(_) => {
            let (pieces, extension) = (smallvec![piece], Extension::None);
            ArgPass::Direct { pieces, extension, stack_align: Some(argument.align) }
        }
        // Unlike in the 32-bit AAPCS, "named integral values must be narrowed by the callee rather than the caller".
        _ => ArgPass::direct(smallvec![piece], Extension::None),
    }
}

/// Stage B. B.6: "The copy will have 8-byte alignment if its natural alignment is <= 8 and 16-byte alignment if its natural
/// alignment is >= 16. The alignment of the copy is used for applying marshaling rules."
fn stage_b(context: Context<'_>, ty: &Type, role: Role) -> Argument {
    let (class, size) = (classify(context, ty), context.layouts.size(ty));
    let align = match ty {
        // 10.1.1: a `_BitInt` of two double-words is a quad-word.
        Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)) if size == QUAD_WORD => QUAD_ALIGN,
        _ => natural_alignment(context, ty).max(Align::EIGHT).min(QUAD_ALIGN),
    };
    let mut argument = Argument { class, size, align, stacked: align, even: align >= QUAD_ALIGN };
    context.amend_aapcs64(Step::Argument, |amend| {
        if let Amend::Argument(amended) = amend {
            argument = amended(context, ty, role, argument);
        }
    });
    argument
}

/// 6.9: "If the type, T, of the result of a function is such that `void func(T arg)` would require that arg be passed as a
/// value in a register (or set of registers) […], then the result is returned in the same registers as would be used for
/// such an argument."
fn result(context: Context<'_>, ty: &Type) -> ReturnPass {
    let argument = stage_b(context, ty, Role::Named);
    match argument.class {
        Class::Nothing => ReturnPass::Nothing,
        Class::Composite if argument.size == Bytes::ZERO => ReturnPass::Nothing,
        // "Otherwise, the caller shall reserve a block of memory […]. The address of the memory block shall be passed as an
        // additional argument to the function in x8."
        Class::Reference => ReturnPass::Memory { align: context.layouts.align(ty), pointer: RESULT },
        _ => {
            let place = result_place(context, ty, argument);
            ReturnPass::Direct(coercion::result(context, ty, argument.class, place), Extension::None)
        }
    }
}

fn result_place(context: Context<'_>, ty: &Type, argument: Argument) -> Location {
    let mut place = Next::default().allocate(argument);
    context.amend_aapcs64(Step::ResultPlace, |amend| {
        if let Amend::ResultPlace(amended) = amend {
            place = amended(context, ty, place);
        }
    });
    place
}

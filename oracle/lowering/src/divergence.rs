//! Records that clang 19 and gcc 12 treat differently by design, or at least have for years.
//!
//! Both dialects are implemented ([`Dialect`]), so that a divergence is not a pattern to be matched but a
//! difference to be computed: it names a record exactly when the two compilers really part.

use lang::{Align, IntType, Program, RecordId, Signature, Target, Type};

use crate::abi::x86_64::{self, InMemory};
use crate::abi::{self, Context, aarch64};
use crate::fault::FaultSet;
use crate::layout::{Dialect, LayoutError, Layouts};
use crate::shape::Shapes;

macro_rules! divergences {
    ($($variant:ident = $name:literal : $says:literal,)*) => {
        /// A way in which the compilers differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Divergence {
            $(#[doc = $says] $variant,)*
        }

        impl Divergence {
            /// Every one.
            pub const ALL: &'static [Divergence] = &[$(Divergence::$variant,)*];

            /// Its name in the ledger.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Divergence::$variant => $name,)* }
            }

            /// What differs, in one line.
            #[must_use]
            pub const fn description(self) -> &'static str {
                match self { $(Divergence::$variant => $says,)* }
            }
        }
    };
}

divergences! {
    AlignedBitField = "aligned-bit-field":
        "clang lets a bit-field that `aligned` moved cross its storage unit, gcc moves it on to the next",
    AlignedBitFieldUnderPack = "aligned-bit-field-under-pack":
        "clang drops an `aligned` above the `#pragma pack` from a bit-field, gcc aligns to the pack",
    UnnamedBitFieldClass = "unnamed-bit-field-class":
        "an unnamed bit-field is padding to clang's argument classes, INTEGER to gcc's, in a union also `:0`",
    MisalignedMember = "misaligned-member":
        "any misaligned member sends a record to memory in clang, in gcc only a scalar, and of arrays the first",
    MemberlessRecord = "memberless-record":
        "on AArch64 a record of unnamed bit-fields only is no argument to clang, and takes a register in gcc",
    UnnamedBitFieldInHomogeneous = "unnamed-bit-field-in-homogeneous":
        "on AArch64 `:0` in a union, or an inner record of unnamed bit-fields only, ends an HFA in gcc, not in clang",
    LoweredQuadWordBitField = "lowered-quad-word-bit-field":
        "on AArch64 a packed bit-field of 16-byte type makes an argument aligned to 16 in gcc, not in clang",
    FlexibleArrayMember = "flexible-array-member":
        "a record with a flexible array member goes to memory in clang, in gcc by the classes of the others",
    OneLaneVector = "one-lane-vector":
        "a vector of one float is INTEGER to clang and MEMORY to gcc; of one double, the result is SSE to clang",
    EightbyteOfHalves = "eightbyte-of-halves":
        "clang passes two `_Float16` as an integer before a part of at most four bytes, and drops what a union's float hides",
    PaddingInMemory = "padding-in-memory":
        "a record in memory of nothing but unnamed bit-fields takes its size of the stack in clang, in gcc nothing",
    WideVectorResult = "wide-vector-result":
        "a vector wider than the registers comes back in several of them in clang, in memory in gcc",
    Int128AtTheEnd = "int128-at-the-end":
        "an `__int128` that finds one register left takes it from the next argument in clang, not in gcc",
}

/// The divergences that touch a record, sorted: of its layout, or of how it is passed by value.
///
/// # Errors
/// On records no checked program has.
pub fn divergences(program: &Program, record: RecordId) -> Result<Vec<Divergence>, LayoutError> {
    let layouts = |dialect| Layouts::in_dialect(program, dialect, FaultSet::NONE);
    let (clang, gcc) = (layouts(Dialect::Clang)?, layouts(Dialect::Gcc)?);
    let mut found = Vec::new();
    of_layout(program, &clang, &gcc, record, &mut found);
    found.extend(of_class(program, &clang, record));
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// Those of the layouts of a record and of the records in it.
fn of_layout(program: &Program, clang: &Layouts, gcc: &Layouts, id: RecordId, found: &mut Vec<Divergence>) {
    for field in &program[id].fields {
        if let Type::Record(inner) = field.ty.element() {
            of_layout(program, clang, gcc, *inner, found);
        }
    }
    if clang[id] == gcc[id] || !found.is_empty() {
        return;
    }
    // The first bit-field that differs is the cause; what follows it has only been moved.
    found.push(match program[id].pragma_pack {
        Some(_) => Divergence::AlignedBitFieldUnderPack,
        None => Divergence::AlignedBitField,
    });
}

/// The divergences in how the values of a signature travel, sorted.
///
/// # Errors
/// On records no checked program has.
pub fn of_signature(program: &Program, signature: &Signature) -> Result<Vec<Divergence>, LayoutError> {
    let layouts = Layouts::of(program, FaultSet::NONE)?;
    let readings = Readings { program, layouts: &layouts, shapes: &Shapes::of(program, &layouts) };
    let types = signature.params.iter().chain(&signature.ret);
    let mut found: Vec<_> = types.filter_map(|ty| readings.value(ty)).collect();
    let wide = |ty: &Type| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128));
    if found.is_empty() && signature.params.iter().any(wide) && readings.part(signature) {
        found.push(Divergence::Int128AtTheEnd);
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// Those of the classes of a record passed by value, both compilers' rules applied to one layout.
fn of_class(program: &Program, layouts: &Layouts, id: RecordId) -> Option<Divergence> {
    let shapes = &Shapes::of(program, layouts);
    let readings = Readings { program, layouts, shapes };
    match program.target {
        Target::X86_64Linux => readings.value(&Type::Record(id)),
        Target::AArch64Linux => {
            of_aapcs64(readings.context(Dialect::Clang), readings.context(Dialect::Gcc), id)
        }
    }
}

/// Both readings of the rules, applied to one layout.
#[derive(Clone, Copy)]
struct Readings<'a> {
    program: &'a Program,
    layouts: &'a Layouts,
    shapes: &'a Shapes,
}

impl Readings<'_> {
    fn context(&self, dialect: Dialect) -> Context<'_> {
        Context { dialect, ..Context::new(self.program, self.layouts, self.shapes) }
    }

    /// Whether the compilers part over a signature.
    fn part(&self, signature: &Signature) -> bool {
        let read = |dialect| abi::of_signature(self.context(dialect), signature);
        read(Dialect::Clang) != read(Dialect::Gcc)
    }

    /// Why they part over a value that is taken and returned.
    fn value(&self, ty: &Type) -> Option<Divergence> {
        let signature = Signature { ret: Some(ty.clone()), params: vec![ty.clone()], named: None };
        if self.program.target != Target::X86_64Linux || !self.part(&signature) {
            return None;
        }
        let read = |dialect| x86_64::classify(self.context(dialect), ty);
        Some(match (read(Dialect::Clang), read(Dialect::Gcc)) {
            (Err(InMemory::FlexibleArray), _) => Divergence::FlexibleArrayMember,
            (_, Err(InMemory::OneLane)) => Divergence::OneLaneVector,
            (_, Err(InMemory::WideVector)) => Divergence::WideVectorResult,
            (Err(_), Err(_)) => Divergence::PaddingInMemory,
            (Ok(clang), Ok(gcc)) if clang == gcc => Divergence::EightbyteOfHalves,
            (Ok(_), Ok(_)) => Divergence::UnnamedBitFieldClass,
            _ => Divergence::MisalignedMember,
        })
    }
}

/// The same on AArch64: other kinds of arguments, or another alignment.
fn of_aapcs64(clang: Context<'_>, gcc: Context<'_>, id: RecordId) -> Option<Divergence> {
    let ty = Type::Record(id);
    let classes = [clang, gcc].map(|context| aarch64::classify(context, &ty));
    let is_quad = |context| aarch64::natural_alignment(context, &ty) >= Align::SIXTEEN;
    match classes {
        [aarch64::Class::Nothing, other] if other != aarch64::Class::Nothing => {
            Some(Divergence::MemberlessRecord)
        }
        [one, other] if one != other => Some(Divergence::UnnamedBitFieldInHomogeneous),
        [aarch64::Class::Composite, _] if is_quad(clang) != is_quad(gcc) => {
            Some(Divergence::LoweredQuadWordBitField)
        }
        _ => None,
    }
}

//! Records that clang 19 and gcc 12 treat differently by design, or at least have for years.
//!
//! Both dialects are implemented ([`Dialect`]), so that a divergence is not a pattern to be matched but a
//! difference to be computed: it names a record exactly when the two compilers really part.

use lang::{Align, Program, RecordId, Target, Type};

use crate::abi::{Context, aarch64, x86_64};
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

/// Those of the classes of a record passed by value, both compilers' rules applied to one layout.
fn of_class(program: &Program, layouts: &Layouts, id: RecordId) -> Option<Divergence> {
    let shapes = Shapes::of(program, layouts);
    let in_dialect = |dialect| Context { dialect, ..Context::new(program, layouts, &shapes) };
    if program.target == Target::AArch64Linux {
        return of_aapcs64(in_dialect(Dialect::Clang), in_dialect(Dialect::Gcc), id);
    }
    let ty = Type::Record(id);
    // Why it is in memory is nothing that a caller sees.
    let read = |dialect| x86_64::classify(in_dialect(dialect), &ty).ok();
    match (read(Dialect::Clang), read(Dialect::Gcc)) {
        (clang, gcc) if clang == gcc => None,
        (Some(_), Some(_)) => Some(Divergence::UnnamedBitFieldClass),
        _ => Some(Divergence::MisalignedMember),
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

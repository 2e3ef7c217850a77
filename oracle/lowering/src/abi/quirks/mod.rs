//! Deviations of compilers from the documents of their platforms, and choices where these are silent: one row for each such
//! quirk. The rules of a document ([`super::x86_64`], [`super::aarch64`], [`super::riscv64`]) consist of steps, and a row names the step
//! that it amends, so that the files of the rules hold the documents and nothing else.

pub mod clang;
pub mod gcc;
mod riscv64;

use std::sync::LazyLock;

use lang::{Bytes, Program, RecordId, Target, Type};

use super::step::Amendment;
use super::{Context, aarch64, riscv64 as rules_of_riscv64, x86_64};
use crate::layout::Dialect;

/// A deviation of some compilers from the document of a platform. `Amend` are the steps of that document.
#[derive(Debug)]
pub struct Quirk<Amend: 'static> {
    /// Unique on its platform; the ledger's name, where it has an entry for the difference between compilers.
    pub name: &'static str,
    /// The behaviour of the compilers, in one line.
    pub description: &'static str,
    /// The compilers that do so.
    pub compilers: Compilers,
    /// The clause they depart from, and the function of the compiler or the report of the defect.
    pub source: &'static str,
    /// Declarations in C, of which the last function is called otherwise because of it; before it may stand one whose
    /// parameters are its unnamed arguments.
    pub example: &'static str,
    /// The step that it amends, and how.
    pub amend: Amend,
}

/// Compilers of some versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compilers {
    /// Every clang.
    Clang,
    /// Every clang before this major version.
    ClangBefore(u32),
    /// Every clang from the first of these major versions on and before the second.
    ClangFrom(u32, u32),
    /// Every clang from this major version on.
    ClangSince(u32),
    /// Every gcc.
    Gcc,
    /// Every gcc before this major version.
    GccBefore(u32),
    /// Every gcc from this major version on.
    GccSince(u32),
    /// Every clang before a major version, and every gcc before one.
    Before {
        /// That of clang.
        clang: u32,
        /// That of gcc.
        gcc: u32,
    },
    /// Every compiler.
    All,
}

impl Compilers {
    /// True if compilers of a dialect are among them.
    #[must_use]
    pub const fn include(self, dialect: Dialect) -> bool {
        match self {
            Compilers::Clang => !dialect.is_gcc(),
            Compilers::ClangBefore(version) => dialect.is_clang_before(version),
            Compilers::ClangFrom(first, end) => {
                dialect.is_clang_before(end) && !dialect.is_clang_before(first)
            }
            Compilers::ClangSince(version) => !dialect.is_gcc() && !dialect.is_clang_before(version),
            Compilers::Gcc => dialect.is_gcc(),
            Compilers::GccBefore(version) => dialect.is_gcc_before(version),
            Compilers::GccSince(version) => dialect.is_gcc() && !dialect.is_gcc_before(version),
            Compilers::Before { clang, gcc } => dialect.is_clang_before(clang) || dialect.is_gcc_before(gcc),
            Compilers::All => true,
        }
    }
}

/// True if a record has nothing but unnamed bit-fields, arrays of length zero, and such records: empty to clang's `isEmptyRecord`, and to
/// gcc's `default_is_empty_type`. A flexible array is no array of length zero.
#[must_use]
pub fn is_memberless(program: &Program, id: RecordId) -> bool {
    program[id].fields.iter().all(|field| match (field.bits, &field.ty) {
        (Some(_), _) => field.is_unnamed_bit_field(),
        (None, ty) if ty.is_array_of_none() => !field.flexible,
        (None, ty) => ty.element().as_record().is_some_and(|inner| is_memberless(program, inner)),
    })
}

/// The type of the only data of a structure, whatever without data is in it: gcc gives the structure the machine mode of that
/// (`compute_record_mode`), unless a flexible array, whose size it does not know, is in it.
fn only_data<'a>(context: Context<'a>, ty: &'a Type) -> Option<&'a Type> {
    match ty {
        Type::Array(of, 1) => only_data(context, of),
        Type::Array(..) => None,
        Type::Record(id) if context.program[*id].is_union() => None,
        Type::Record(id) => {
            let fields = &context.program[*id].fields;
            if fields.iter().any(|field| field.flexible) {
                return None;
            }
            let mut data = fields.iter().filter(|field| context.layouts.size(&field.ty) > Bytes::ZERO);
            let only = data.next().filter(|only| only.bits.is_none())?;
            if data.next().is_some() { None } else { only_data(context, &only.ty) }
        }
        scalar => Some(scalar),
    }
}

/// The quirks that a reading of the documents has.
#[derive(Clone, Copy, Debug)]
pub struct Quirks {
    of: Option<Dialect>,
    selection: Selection,
    with: Deviations,
}

/// The quirks of a compiler that count.
#[derive(Clone, Copy, Debug)]
enum Selection {
    All,
    Without(&'static str),
    Only(&'static str),
}

impl Selection {
    fn has(self, name: &str) -> bool {
        match self {
            Selection::All => true,
            Selection::Without(left_out) => left_out != name,
            Selection::Only(kept) => kept == name,
        }
    }
}

/// Amended steps that no compiler's quirk amends, on one of the platforms.
#[derive(Clone, Copy, Debug)]
pub enum Deviations {
    /// Steps of the psABI.
    X86_64(&'static [x86_64::Amend]),
    /// Steps of AAPCS64.
    AArch64(&'static [aarch64::Amend]),
    /// Steps of the RISC-V psABI.
    RiscV64(&'static [rules_of_riscv64::Amend]),
}

impl Deviations {
    const NONE: Deviations = Deviations::X86_64(&[]);
}

impl Quirks {
    /// The documents alone.
    pub const NONE: Quirks = Quirks { of: None, selection: Selection::All, with: Deviations::NONE };

    /// Those of a compiler.
    #[must_use]
    pub const fn for_dialect(dialect: Dialect) -> Quirks {
        Quirks { of: Some(dialect), ..Quirks::NONE }
    }

    /// All of these but the one of this name.
    #[must_use]
    pub const fn without_quirk(self, name: &'static str) -> Quirks {
        Quirks { selection: Selection::Without(name), ..self }
    }

    /// Of these the one of this name.
    #[must_use]
    pub const fn only_quirk(self, name: &'static str) -> Quirks {
        Quirks { selection: Selection::Only(name), ..self }
    }

    /// The other deviations of these ([`Quirks::with_deviations`]), from the documents alone.
    #[must_use]
    pub const fn without_compiler(self) -> Quirks {
        Quirks { of: None, ..self }
    }

    /// These, and other deviations, which have the last word.
    #[must_use]
    pub const fn with_deviations(self, with: Deviations) -> Quirks {
        Quirks { with, ..self }
    }

    /// True if this is one of them.
    #[must_use]
    pub fn has<Amend>(self, quirk: &Quirk<Amend>) -> bool {
        self.of.is_some_and(|dialect| quirk.compilers.include(dialect)) && self.selection.has(quirk.name)
    }
}

/// The quirks of every compiler on x86-64.
pub fn on_x86_64() -> impl Iterator<Item = &'static Quirk<x86_64::Amend>> {
    clang::X86_64.iter().chain(gcc::X86_64)
}

/// The quirks of every compiler on AArch64.
pub fn on_aarch64() -> impl Iterator<Item = &'static Quirk<aarch64::Amend>> {
    clang::AARCH64.iter().chain(gcc::AARCH64)
}

/// The quirks of every compiler on RISC-V.
pub fn on_riscv64() -> impl Iterator<Item = &'static Quirk<rules_of_riscv64::Amend>> {
    riscv64::QUIRKS.iter()
}

/// The compilers that have the quirk of this name on a platform; `None` if the platform has no such quirk.
#[must_use]
pub fn compilers(target: Target, name: &str) -> Option<Compilers> {
    fn compilers_of<A: 'static>(
        mut rows: impl Iterator<Item = &'static Quirk<A>>,
        name: &str,
    ) -> Option<Compilers> {
        rows.find(|row| row.name == name).map(|row| row.compilers)
    }
    match target {
        Target::X86_64Linux => compilers_of(on_x86_64(), name),
        Target::AArch64Linux => compilers_of(on_aarch64(), name),
        Target::RiscV64Linux => compilers_of(on_riscv64(), name),
    }
}

/// The name of the quirk by which a member of a record, or a part of one, is not passed where the record is passed in registers, or
/// as scalars are: neither caller nor callee looks at it, so that no value of the type arrives whole. `None` where all members are
/// passed.
#[must_use]
pub fn lost_part(context: Context<'_>, ty: &Type) -> Option<&'static str> {
    ty.as_record()?;
    match context.program.target {
        Target::X86_64Linux => losing(
            context,
            on_x86_64(),
            |amend| matches!(amend, x86_64::Amend::Loses(loses) if loses(context, ty)),
        ),
        Target::AArch64Linux => losing(
            context,
            on_aarch64(),
            |amend| matches!(amend, aarch64::Amend::Loses(loses) if loses(context, ty)),
        ),
        Target::RiscV64Linux => losing(
            context,
            on_riscv64(),
            |amend| matches!(amend, rules_of_riscv64::Amend::Loses(loses) if loses(context, ty)),
        ),
    }
}

/// The name of the first quirk that a reading has and that loses a part.
fn losing<A: Copy + 'static>(
    context: Context<'_>,
    mut quirks: impl Iterator<Item = &'static Quirk<A>>,
    loses: impl Fn(A) -> bool,
) -> Option<&'static str> {
    let found = quirks.find(|quirk| context.quirks.has(quirk) && loses(quirk.amend))?;
    Some(found.name)
}

/// A table of quirks, and the sets of the rows of a dialect and of a step: bit `n` stands for row `n`. Every argument of
/// every call asks several steps, so only the rows that have something to say are looked at.
struct Table<Amend: 'static> {
    rows: Vec<&'static Quirk<Amend>>,
    of_dialect: [u64; Dialect::ALL.len()],
    of_step: [u64; 32],
}

impl<Amend: Amendment> Table<Amend> {
    fn new(rows: impl Iterator<Item = &'static Quirk<Amend>>) -> Table<Amend> {
        let mut table = Table { rows: rows.collect(), of_dialect: [0; Dialect::ALL.len()], of_step: [0; 32] };
        assert!(table.rows.len() <= 64, "a set has a bit for each row");
        for (bit, row) in table.rows.iter().enumerate() {
            for dialect in Dialect::ALL {
                table.of_dialect[dialect as usize] |= u64::from(row.compilers.include(dialect)) << bit;
            }
            table.of_step[row.amend.step()] |= 1 << bit;
        }
        table
    }

    /// The amended versions of a step by these quirks, in the order of the table.
    fn amended(&self, quirks: Quirks, step: usize) -> impl Iterator<Item = Amend> {
        let mut left = quirks.of.map_or(0, |dialect| self.of_dialect[dialect as usize]) & self.of_step[step];
        std::iter::from_fn(move || {
            let row = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(self.rows[row as usize])
        })
        .filter(move |quirk| quirks.selection.has(quirk.name))
        .map(|quirk| quirk.amend)
    }
}

static ON_X86_64: LazyLock<Table<x86_64::Amend>> = LazyLock::new(|| Table::new(on_x86_64()));
static ON_AARCH64: LazyLock<Table<aarch64::Amend>> = LazyLock::new(|| Table::new(on_aarch64()));
static ON_RISCV64: LazyLock<Table<rules_of_riscv64::Amend>> = LazyLock::new(|| Table::new(on_riscv64()));

impl Context<'_> {
    /// The amended step of the psABI, by the first quirk for which `by` gives one.
    #[inline]
    pub(super) fn amended_psabi<T>(
        self,
        step: x86_64::Step,
        mut by: impl FnMut(x86_64::Amend) -> Option<T>,
    ) -> Option<T> {
        let deviations = if let Deviations::X86_64(amended) = self.quirks.with { amended } else { &[] };
        let of_compilers = ON_X86_64.amended(self.quirks, step as usize);
        deviations.iter().copied().find_map(&mut by).or_else(|| { of_compilers }.find_map(by))
    }

    /// The value of a step of AAPCS64 after every quirk has amended it.
    #[inline]
    pub(super) fn amend_aapcs64(self, step: aarch64::Step, mut by: impl FnMut(aarch64::Amend)) {
        let deviations = if let Deviations::AArch64(amended) = self.quirks.with { amended } else { &[] };
        ON_AARCH64.amended(self.quirks, step as usize).for_each(&mut by);
        deviations.iter().copied().for_each(by);
    }

    /// The value of a step of the RISC-V psABI after every quirk has amended it.
    pub(super) fn amend_lp64d(
        self,
        step: rules_of_riscv64::Step,
        mut by: impl FnMut(rules_of_riscv64::Amend),
    ) {
        let deviations = if let Deviations::RiscV64(amended) = self.quirks.with { amended } else { &[] };
        ON_RISCV64.amended(self.quirks, step as usize).for_each(&mut by);
        deviations.iter().copied().for_each(by);
    }
}

//! Records and calls that clang 19, older clangs and gcc 12 treat differently by design, or at least have for years.
//!
//! Each dialect is implemented ([`Dialect`]), so that a divergence is not a pattern to be matched but a
//! difference to be computed: it names a record exactly when two compilers really part.

use lang::{Align, Bytes, FloatType, IntType, Program, RecordId, Signature, Target, Type};
use lowering::abi::x86_64::{self, InMemory};
use lowering::abi::{self, Context, Quirks, VaArg, VectorUnit, aarch64, riscv64};
use lowering::layout::{Dialect, LayoutError, Layouts};
use lowering::shape::MemTypes;

macro_rules! divergences {
    ($($variant:ident = $name:literal : $says:literal,)*) => {
        /// A way in which the compilers differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) enum Divergence {
            $(#[doc = $says] $variant,)*
        }

        impl Divergence {
            /// Every one.
            pub(crate) const ALL: &'static [Divergence] = &[$(Divergence::$variant,)*];

            /// Its name in the ledger.
            pub(crate) const fn name(self) -> &'static str {
                match self { $(Divergence::$variant => $name,)* }
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
    LoweredQuadWordFetched = "lowered-quad-word-fetched":
        "on AArch64 gcc's `va_arg` looks at an even register for a short record of such a bit-field, its callers do not",
    FlexibleArrayMember = "flexible-array-member":
        "a record with a flexible array member goes to memory in clang, in gcc by the classes of the others",
    AtomicMember = "atomic-member":
        "a record with an atomic member goes to memory in clang, in gcc by the class of its type",
    OneLaneVector = "one-lane-vector":
        "a vector of one float is INTEGER to clang and MEMORY to gcc; of one double, the result is SSE to clang",
    EightbyteOfHalves = "eightbyte-of-halves":
        "clang passes two `_Float16` as an integer before a part of at most four bytes",
    QuadAndDoubles = "quad-and-doubles":
        "clang from 18 on passes the first eightbyte of a union of a `__float128` and others of class SSE as an integer",
    HiddenHalf = "hidden-half":
        "clang drops what a member has behind a `float` of a union, and a `_Float16` behind two others and a bit-field, in their eightbyte",
    PaddingInMemory = "padding-in-memory":
        "a record in memory of nothing but unnamed bit-fields takes its size of the stack in clang, in gcc nothing; nor has such a result an address there",
    WideVectorResult = "wide-vector-result":
        "a vector wider than the registers comes back in several of them in clang, in memory in gcc",
    NamedWideVector = "named-wide-vector":
        "a named vector of 32 or 64 bytes of a variadic function goes on the stack in clang, in a register in gcc",
    EmptyBesideWideVector = "empty-beside-wide-vector":
        "a member without a size sends a structure of one vector of 32 or 64 bytes to memory in clang, not in gcc",
    UnionWithVector = "union-with-vector":
        "a union of a vector and something longer, if only padding, goes in a wide register in clang, in memory in gcc",
    WideUnionFetched = "wide-union-fetched":
        "clang's callers put an unnamed union with a vector on the stack, its `va_arg` looks for it in registers",
    Int128AtTheEnd = "int128-at-the-end":
        "an `__int128` that finds one register left takes it from the next argument in clang, not in gcc",
    Int128Split = "int128-split":
        "an `__int128` that finds one register left is split, and on the stack aligned to 8, in clang before 18",
    UnnamedInt128 = "unnamed-int128":
        "clang's callers do not put an unnamed `__int128` on the stack, or what follows it, where `va_arg` looks",
    UnnamedBitFieldFetched = "unnamed-bit-field-fetched":
        "clang's `va_arg` misses what is behind a lower eightbyte of unnamed bit-fields, and before 18 behind a record of them",
    Float128InMemory = "float128-in-memory":
        "clang before 18 passes and returns a record with a `__float128` in memory",
    Float128Uncounted = "float128-uncounted":
        "clang before 18 counts no register for a `__float128`, and its `va_arg` looks for one on the stack",
    UncountedEightbyte = "uncounted-eightbyte":
        "clang before 18 counts no register for an SSE eightbyte behind one of unnamed bit-fields, and never sees them run out",
    PaddingCounted = "padding-counted":
        "gcc's `va_start` counts a named record in memory of nothing but unnamed bit-fields, which is not passed",
    DroppedElement = "dropped-element":
        "gcc passes an array by the classes of its first element, and nothing of others where that one has padding",
    ShortVector = "short-vector":
        "on AArch64 a vector below 8 bytes is returned in v0 by clang and in x0 by gcc, which passes one of one float on the stack",
    UnnamedBitInt = "unnamed-bit-int":
        "on AArch64 clang's `va_arg` before 19 does not look at an even register or multiple of 16 for a long `_BitInt`",
    BitIntAlignment = "bit-int-alignment":
        "on AArch64 a `_BitInt` of more than 64 bits is aligned to 8 in clang before 19, since then to 16",
    HiddenBits = "hidden-bits":
        "clang before 19 copies a union in one register as the `_BitInt` in it, and loses what others have above its width",
    AlignedTypedef = "aligned-typedef":
        "clang before 19 takes a typedef's alignment for its type's, and passes the first part of what crosses an eightbyte",
    LoweredHomogeneous = "lowered-homogeneous":
        "on AArch64 an HFA of quad-words that `packed` lowers is aligned to 16 on the stack by clang before 18, to 8 since",
    ZeroWidthInHomogeneous = "zero-width-in-homogeneous":
        "on AArch64 `:0` in a structure ends an HFA in clang before 15",
    ZeroWidthInFlattened = "zero-width-in-flattened":
        "on RISC-V `:0` before the second field keeps a structure from being flattened in clang, not in gcc",
    MemberlessInFlattened = "memberless-in-flattened":
        "on RISC-V a member of unnamed bit-fields only is none to clang, and a field of a flattened structure in gcc",
    AtomicInFlattened = "atomic-in-flattened":
        "on RISC-V an atomic member keeps a structure from being flattened in clang, not in gcc",
    EmptyInFlattened = "empty-in-flattened":
        "on RISC-V an empty union or an array of empty structures keeps a structure from being flattened in gcc",
    OverlappingBitField = "overlapping-bit-field":
        "on RISC-V clang takes as much of a flattened structure for a bit-field as its type is long, and loses what is there",
    FlexibleArrayAlone = "flexible-array-alone":
        "on RISC-V clang passes a word for a structure without a size that ends in a flexible array, gcc nothing",
    BitIntExtension = "bit-int-extension":
        "on RISC-V an `unsigned _BitInt` of 17 to 31 bits is sign-extended in clang",
}

/// Two compilers, and the options of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Between {
    /// Their readings of the ABI: where gcc's way is one of them, it is the second.
    pub(crate) dialects: [Dialect; 2],
    /// The vector registers they may use.
    pub(crate) vectors: VectorUnit,
}

impl Between {
    /// The compilers that the functions without a choice are about.
    pub(crate) const CLANG_AND_GCC: Between = Between::dialects(Dialect::Clang, Dialect::Gcc);

    /// Two dialects with the vector registers that every processor has.
    pub(crate) const fn dialects(one: Dialect, other: Dialect) -> Between {
        Between { dialects: [one, other], vectors: VectorUnit::Sse }
    }
}

/// The divergences between clang and gcc that touch a record, sorted: of its layout, or of how it is passed by value.
///
/// # Errors
/// On records no checked program has.
pub(crate) fn divergences(program: &Program, record: RecordId) -> Result<Vec<Divergence>, LayoutError> {
    of_record(program, record, Between::CLANG_AND_GCC)
}

/// The divergences between two dialects that touch a record, sorted.
///
/// # Errors
/// On records no checked program has.
pub(crate) fn of_record(
    program: &Program,
    record: RecordId,
    between: Between,
) -> Result<Vec<Divergence>, LayoutError> {
    let layouts = |dialect| Layouts::in_dialect(program, dialect);
    let (one, other) = (layouts(between.dialects[0])?, layouts(between.dialects[1])?);
    let mut found = Vec::new();
    of_layout(program, &one, &other, record, &mut found);
    if !found.is_empty() && !between.dialects.iter().any(|dialect| dialect.is_gcc()) {
        // clangs place bit-fields alike.
        found = vec![Divergence::BitIntAlignment];
    }
    found.extend(of_class(program, &one, record, between));
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

/// The divergences between two dialects in how the values of a signature are passed, from callers of either one to callees of
/// the other, sorted. A dialect may diverge from itself: its `va_arg` from its callers.
///
/// # Errors
/// On records no checked program has.
pub(crate) fn of_signature(
    program: &Program,
    signature: &Signature,
    between: Between,
) -> Result<Vec<Divergence>, LayoutError> {
    let layouts = Layouts::compute(program)?;
    let readings =
        Readings { program, layouts: &layouts, shapes: &MemTypes::compute(program, &layouts), between };
    let types = signature.params.iter().chain(&signature.ret);
    let mut found: Vec<_> = types.filter_map(|ty| readings.value(ty)).collect();
    if found.is_empty() && readings.part(signature) {
        found.push(match program.target {
            Target::X86_64Linux => readings.placement(signature),
            Target::AArch64Linux => readings.placement_on_aarch64(signature),
            Target::RiscV64Linux => readings.placement_on_riscv64(signature),
        });
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// True if a dialect's `va_arg` does not look for an unnamed argument of a function where callers of the same dialect put it.
pub(crate) fn misreads_itself(program: &Program, signature: &Signature, dialect: Dialect) -> bool {
    let layouts = Layouts::compute(program).unwrap();
    let shapes = &MemTypes::compute(program, &layouts);
    let between = Between::dialects(dialect, dialect);
    Readings { program, layouts: &layouts, shapes, between }.part(signature)
}

/// Those of the classes of a record passed by value, both compilers' rules applied to one layout.
fn of_class(program: &Program, layouts: &Layouts, id: RecordId, between: Between) -> Option<Divergence> {
    let shapes = &MemTypes::compute(program, layouts);
    let readings = Readings { program, layouts, shapes, between };
    match program.target {
        Target::X86_64Linux => readings.value(&Type::Record(id)),
        Target::AArch64Linux => readings.of_aapcs64(id),
        Target::RiscV64Linux => readings.of_lp64d(id).or_else(|| readings.lost_part(&Type::Record(id))),
    }
}

/// Both readings of the rules, applied to one layout.
#[derive(Clone, Copy)]
struct Readings<'a> {
    program: &'a Program,
    layouts: &'a Layouts,
    shapes: &'a MemTypes,
    between: Between,
}

impl Readings<'_> {
    fn context(&self, dialect: Dialect) -> Context<'_> {
        let vectors = self.between.vectors;
        Context {
            quirks: Quirks::for_dialect(dialect),
            vectors,
            ..Context::new(self.program, self.layouts, self.shapes)
        }
    }

    /// True if callers of one and callees of the other part over a signature.
    fn part(&self, signature: &Signature) -> bool {
        let [one, other] = self.between.dialects;
        let differ = |caller, callee| {
            let passed = abi::classify_signature(self.context(caller), signature);
            !passed.is_compatible_with(&abi::callee_view(self.context(callee), signature, VaArg::Compiler))
        };
        differ(one, other) || differ(other, one)
    }

    /// The divergence in placement for a signature whose values, each alone, the two compilers pass in one way.
    fn placement(&self, signature: &Signature) -> Divergence {
        let wide = |ty: &Type| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128));
        let named = signature.named();
        let fixed: Vec<Type> = signature.params.iter().take(named).cloned().collect();
        let has_wide = fixed.iter().any(wide);
        let fixed = Signature { params: fixed, ..signature.clone() };
        let [one, other] = self.between.dialects;
        match signature.params.iter().any(wide) {
            _ if one.is_gcc() && other.is_gcc() => Divergence::PaddingCounted,
            _ if (one.is_clang_before(18) || other.is_clang_before(18))
                && signature.params.contains(&Type::Float(FloatType::Quad)) =>
            {
                Divergence::Float128Uncounted
            }
            // What is passed otherwise only because the function is variadic.
            _ if self.part(&fixed) && !self.part(&Signature { tail: None, ..fixed.clone() }) => {
                Divergence::NamedWideVector
            }
            false if signature.tail.is_none() => Divergence::UncountedEightbyte,
            false if self.has_wide_union(signature) => Divergence::WideUnionFetched,
            false => Divergence::UnnamedBitFieldFetched,
            true if !has_wide || !self.part(&fixed) => Divergence::UnnamedInt128,
            true if one.is_clang_before(18) != other.is_clang_before(18) => Divergence::Int128Split,
            true => Divergence::Int128AtTheEnd,
        }
    }

    /// True if a union is passed in a wide register for clang, and not for the document.
    fn has_wide_union(&self, signature: &Signature) -> bool {
        let classes = |dialect, ty| x86_64::classify(self.context(dialect), ty);
        let parts = |ty| classes(self.between.dialects[0], ty).is_ok() && classes(Dialect::Gcc, ty).is_err();
        let is_wide = |ty: &&Type| self.layouts.size(ty) > Bytes(16);
        signature.params.iter().filter(is_wide).any(parts)
    }

    /// The same on AArch64, also where they part over one value.
    fn placement_on_aarch64(&self, signature: &Signature) -> Divergence {
        let types = || signature.params.iter().chain(&signature.ret);
        let of_record = types().filter_map(Type::as_record).find_map(|id| self.of_aapcs64(id));
        let class = |ty: &Type| aarch64::classify(self.context(Dialect::Clang), ty);
        let is_long = |ty: &Type| matches!(ty, Type::Int(_)) && self.layouts.size(ty) > Bytes(8);
        match of_record {
            Some(divergence) => divergence,
            None if types().any(|ty| class(ty) == aarch64::Class::Nothing) => {
                Divergence::UnnamedBitFieldFetched
            }
            None if types().any(|ty| matches!(class(ty), aarch64::Class::Homogeneous(_))) => {
                Divergence::LoweredHomogeneous
            }
            None if types().any(is_long) => Divergence::UnnamedBitInt,
            None if types().any(|ty| class(ty) == aarch64::Class::Composite) => {
                Divergence::LoweredQuadWordFetched
            }
            None => Divergence::ShortVector,
        }
    }

    /// The same on RISC-V.
    fn placement_on_riscv64(&self, signature: &Signature) -> Divergence {
        let types = || signature.params.iter().chain(&signature.ret);
        let of_record = types().filter_map(Type::as_record).find_map(|id| self.of_lp64d(id));
        let is_long = |ty: &Type| matches!(ty, Type::Int(_)) && self.layouts.size(ty) > Bytes(8);
        let is_alone = |ty: &Type| ty.as_record().is_some() && self.layouts.size(ty) == Bytes::ZERO;
        match of_record {
            Some(divergence) => divergence,
            None if types().any(is_long) => Divergence::UnnamedBitInt,
            None if types().any(is_alone) => Divergence::FlexibleArrayAlone,
            None if types().any(|ty| ty.as_record().is_some()) => Divergence::UnnamedBitFieldFetched,
            None => Divergence::BitIntExtension,
        }
    }

    /// The divergence in flattening a structure, named like the quirk of one of the two that makes the
    /// difference.
    fn of_lp64d(&self, id: RecordId) -> Option<Divergence> {
        let ty = Type::Record(id);
        let class = |dialect, without: &'static str| {
            let context = self.context(dialect);
            riscv64::classify(Context { quirks: context.quirks.without_quirk(without), ..context }, &ty)
        };
        let [one, other] = self.between.dialects;
        if class(one, "") == class(other, "") {
            return None;
        }
        let makes_it = |divergence: &&Divergence| {
            [one, other].into_iter().any(|dialect| class(dialect, divergence.name()) != class(dialect, ""))
        };
        Divergence::ALL.iter().find(makes_it).copied()
    }

    /// The divergence for a value that is taken and returned.
    fn value(&self, ty: &Type) -> Option<Divergence> {
        let signature = Signature { ret: Some(ty.clone()), params: vec![ty.clone()], ..Default::default() };
        if self.program.target != Target::X86_64Linux || !self.part(&signature) {
            return self.lost_part(ty);
        }
        let [clang, gcc] = self.between.dialects.map(|dialect| x86_64::classify(self.context(dialect), ty));
        let cut = self.lost_part(ty) == Some(Divergence::AlignedTypedef);
        let believed = self.between.dialects.iter().any(|dialect| dialect.is_clang_before(19));
        Some(match (clang, gcc) {
            _ if cut || (believed && clang.is_ok() != gcc.is_ok() && self.names_alignment(ty)) => {
                Divergence::AlignedTypedef
            }
            (Err(InMemory::FlexibleArray), _) => Divergence::FlexibleArrayMember,
            (Err(InMemory::Atomic), _) => Divergence::AtomicMember,
            (Err(InMemory::Quad), _) | (_, Err(InMemory::Quad)) => Divergence::Float128InMemory,
            (_, Err(InMemory::OneLane)) => Divergence::OneLaneVector,
            (_, Err(InMemory::WideVector)) => Divergence::WideVectorResult,
            (Ok(_), Err(InMemory::TooLarge)) => Divergence::UnionWithVector,
            (Err(InMemory::TooLarge), Ok(_)) => Divergence::EmptyBesideWideVector,
            (Err(_), Err(_)) => Divergence::PaddingInMemory,
            (Ok(clang), Ok(gcc)) if clang == gcc && self.holds_quad(ty) => Divergence::QuadAndDoubles,
            (Ok(clang), Ok(gcc)) if clang == gcc => Divergence::EightbyteOfHalves,
            (Ok(_), Ok(_)) => Divergence::UnnamedBitFieldClass,
            _ => Divergence::MisalignedMember,
        })
    }

    /// The part that one of them loses of a value that both pass in the same place.
    fn lost_part(&self, ty: &Type) -> Option<Divergence> {
        let lost =
            self.between.dialects.iter().find_map(|dialect| abi::lost_part(self.context(*dialect), ty))?;
        Divergence::ALL.iter().copied().find(|divergence| divergence.name() == lost)
    }

    /// True if a value is or holds a `__float128`.
    fn holds_quad(&self, ty: &Type) -> bool {
        match ty.element() {
            Type::Record(id) => self.program[*id].fields.iter().any(|field| self.holds_quad(&field.ty)),
            scalar => *scalar == Type::Float(FloatType::Quad),
        }
    }

    /// True if a member has an alignment by a `typedef`.
    fn names_alignment(&self, ty: &Type) -> bool {
        let Some(id) = ty.element().as_record() else { return false };
        let mut fields = self.program[id].fields.iter();
        fields.any(|field| field.typedef_align.is_some() || self.names_alignment(&field.ty))
    }

    /// The same on AArch64: other kinds of arguments, or another alignment.
    fn of_aapcs64(&self, id: RecordId) -> Option<Divergence> {
        let ty = Type::Record(id);
        let [clang, gcc] = self.between.dialects.map(|dialect| self.context(dialect));
        let newest = aarch64::classify(self.context(Dialect::Clang), &ty);
        let is_quad = |context| aarch64::natural_alignment(context, &ty) >= Align::SIXTEEN;
        match [clang, gcc].map(|context| aarch64::classify(context, &ty)) {
            [aarch64::Class::Nothing, other] if other != aarch64::Class::Nothing => {
                Some(Divergence::MemberlessRecord)
            }
            [one, other] if one != other && (other == newest || !self.between.dialects[1].is_gcc()) => {
                Some(Divergence::ZeroWidthInHomogeneous)
            }
            [one, other] if one != other => Some(Divergence::UnnamedBitFieldInHomogeneous),
            [aarch64::Class::Composite, _] if is_quad(clang) != is_quad(gcc) => {
                Some(Divergence::LoweredQuadWordBitField)
            }
            _ => None,
        }
    }
}

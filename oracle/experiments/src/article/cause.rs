//! The causes for which the article's rules differ from the platform's: one row for each cause, the first that fits
//! counts.

use lang::{Bytes, Field, FloatType, IntType, PartType, Program, RecordId, Target, Type};
use lowering::layout::Layouts;

/// A value that is passed differently.
#[derive(Debug)]
pub struct Subject<'a> {
    /// The program that has its type.
    pub program: &'a Program,
    /// The layouts of the program's records.
    pub layouts: &'a Layouts,
    /// Its type.
    pub ty: &'a Type,
    /// True if it would be passed differently without the other arguments, too.
    pub alone: bool,
}

/// A row of the table.
#[derive(Debug)]
pub struct Cause {
    /// Its name.
    pub name: &'static str,
    /// The platform's rule.
    pub clause: &'static str,
    /// True if this is the cause of a value that is passed differently; it depends on the target.
    pub fits: fn(&Subject<'_>) -> bool,
}

macro_rules! causes {
    ($($target:ident $name:literal, $clause:literal: $fits:expr;)*) => {
        &[$(Cause {
            name: $name,
            clause: $clause,
            fits: |subject| subject.program.target == Target::$target && ($fits)(subject),
        },)*]
    };
}

/// All causes.
pub const CAUSES: &[Cause] = causes! {
    X86_64Linux "alignment of the copy on the stack",
        "psABI 3.2.3p3 rule 1: memory respects the argument's alignment, which `aligned` raises": |s: &Subject<'_>| {
            s.size() > Bytes(16) && s.is_over_aligned()
        };
    X86_64Linux "registers run out",
        "psABI 3.2.3p3: without registers for every eightbyte the whole argument goes to the stack": |s: &Subject<'_>| !s.alone;
    X86_64Linux "no data",
        "psABI 3.2.3p2: NO_CLASS, for padding and empty structures; no register": |s: &Subject<'_>| s.scalars().is_empty();
    X86_64Linux "flexible array member",
        "psABI 3.2.3p2 is silent; clang passes such a record in MEMORY, gcc does not": |s: &Subject<'_>| s.has_field(&is_flexible);
    X86_64Linux "unaligned member",
        "psABI 3.2.3p2 rule 1: an object with unaligned fields has class MEMORY": |s: &Subject<'_>| s.has_unaligned_member();
    X86_64Linux "long double",
        "psABI 3.2.3p2: X87 and X87UP; an argument goes to the stack, a result comes back in st0": |s: &Subject<'_>| {
            s.has(&|ty| matches!(ty, Type::Float(FloatType::LongDouble) | Type::Complex(PartType::Float(FloatType::LongDouble))))
        };
    X86_64Linux "vector",
        "psABI 3.2.3p2: SSE and SSEUP; sixteen bytes in one vector register": |s: &Subject<'_>| {
            s.has(&|ty| matches!(ty, Type::Vector(..)))
        };
    X86_64Linux "unnamed bit-fields fill an eightbyte",
        "psABI 3.2.3p2: NO_CLASS (clang; gcc says INTEGER); no register for that eightbyte": |s: &Subject<'_>| {
            s.has_field(&|field| field.is_unnamed_bit_field()) && s.has_empty_word()
        };
    X86_64Linux "floating-point numbers in a general register",
        "psABI 3.2.3p2 rule 4: an eightbyte of nothing but SSE is passed in a vector register": |s: &Subject<'_>| {
            s.size() <= Bytes(8)
        };
    X86_64Linux "members of a union one after the other",
        "psABI 3.2.3p2 rule 4: each member of a union is classified where it lies, and the classes merged": |s: &Subject<'_>| s.has_union();
    X86_64Linux "padding shifts fields into the wrong eightbyte",
        "psABI 3.2.3p2 rule 3: each eightbyte is classified by what lies in it, at its offset": |_: &Subject<'_>| true;
    AArch64Linux "alignment of sixteen",
        "AAPCS64 6.8.2 C.10: a pair of registers starts at an even one": |s: &Subject<'_>| {
            s.size() <= Bytes(16) && s.natural_alignment() >= Bytes(16) && !s.all_floats()
        };
    AArch64Linux "registers run out",
        "AAPCS64 6.8.2 C.3, C.13: all of an argument goes to the stack, and what comes after it too": |s: &Subject<'_>| !s.alone;
    AArch64Linux "no data",
        "AAPCS64 6.8.2 is silent; gcc and clang pass nothing": |s: &Subject<'_>| s.scalars().is_empty();
    AArch64Linux "vectors",
        "AAPCS64 5.9.5.2: up to four short vectors of one size are an HVA, a vector register each": |s: &Subject<'_>| {
            s.has(&|ty| matches!(ty, Type::Vector(..)))
        };
    AArch64Linux "union in a homogeneous aggregate",
        "AAPCS64 5.9.5: members of a union count once, the most numerous": |s: &Subject<'_>| {
            s.all_floats() && s.has_union()
        };
    AArch64Linux "padding between floating-point members",
        "AAPCS64 5.9.5, and clang's reading of it: with padding it is no HFA": |s: &Subject<'_>| s.all_floats();
    AArch64Linux "other", "AAPCS64 6.8.2": |_: &Subject<'_>| true;
};

fn is_flexible(field: &Field) -> bool {
    field.flexible
}

impl Subject<'_> {
    fn size(&self) -> Bytes {
        self.layouts.size(self.ty)
    }

    fn scalars(&self) -> Vec<Type> {
        let mut all = Vec::new();
        scalars(self.program, self.ty, &mut all);
        all
    }

    fn all_floats(&self) -> bool {
        self.scalars().iter().all(|ty| matches!(ty, Type::Float(_)))
    }

    /// True if a record in it, or itself, has such a field.
    fn has_field(&self, fits: &dyn Fn(&Field) -> bool) -> bool {
        self.records().iter().any(|id| self.program[*id].fields.iter().any(fits))
    }

    /// True if a member anywhere in it is of such a type.
    fn has(&self, fits: &dyn Fn(&Type) -> bool) -> bool {
        self.has_field(&|field| fits(field.ty.element()))
    }

    fn has_union(&self) -> bool {
        self.records().iter().any(|id| self.program[*id].is_union())
    }

    /// Without `aligned` on the record itself.
    fn natural_alignment(&self) -> Bytes {
        self.ty.as_record().map_or(Bytes::ZERO, |id| self.layouts[id].unadjusted.bytes())
    }

    fn is_over_aligned(&self) -> bool {
        let aligned = |id: &RecordId| {
            let record = &self.program[*id];
            record.aligned.is_some() || record.fields.iter().any(|field| field.aligned.is_some())
        };
        self.records().iter().any(aligned)
    }

    /// An ordinary member somewhere that is not where its type's alignment has it.
    fn has_unaligned_member(&self) -> bool {
        let unaligned = |id: &RecordId| {
            let placed = self.program[*id].fields.iter().zip(&self.layouts[*id].fields);
            let mut members = placed.filter(|(field, _)| field.bits.is_none());
            members.any(|(field, at)| !at.offset.is_aligned(self.layouts.align(&field.ty)))
        };
        // A nested record may itself lie askew; its own members then do.
        self.records().iter().any(unaligned)
    }

    /// One of the two eightbytes holds no scalar.
    fn has_empty_word(&self) -> bool {
        let Type::Record(id) = self.ty else { return false };
        let runs = lowering::layout::bit_map(self.program, self.layouts, *id);
        let members = || runs.iter().filter(|run| matches!(run.owner, lowering::layout::BitOwner::Field(_)));
        let touches = |word: u64| {
            members().any(|run| run.start.0 < (word + 1) * 64 && (run.start + run.width).0 > word * 64)
        };
        let words = self.size().0.div_ceil(8);
        words <= 2 && (0..words).any(|word| !touches(word))
    }

    fn records(&self) -> Vec<RecordId> {
        let mut all = Vec::new();
        collect(self.program, self.ty, &mut all);
        all
    }
}

fn scalars(program: &Program, ty: &Type, all: &mut Vec<Type>) {
    match ty {
        Type::Void => {}
        Type::Record(id) => {
            program[*id].live_fields().for_each(|(_, field)| scalars(program, &field.ty, all));
        }
        Type::Array(of, count) | Type::Vector(of, count) => {
            (0..*count).for_each(|_| scalars(program, of, all));
        }
        Type::Complex(part) => all.extend([part.ty().clone(), part.ty().clone()]),
        Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            all.push(ty.clone());
        }
    }
}

fn collect(program: &Program, ty: &Type, all: &mut Vec<RecordId>) {
    if let Type::Record(id) = ty.element() {
        all.push(*id);
        program[*id].fields.iter().for_each(|field| collect(program, &field.ty, all));
    }
}

/// The member types that the enumeration of small records is made of.
pub(super) fn member_types() -> Vec<Type> {
    let vector = |of: Type, lanes: u32| Type::Vector(Box::new(of), lanes);
    let float = Type::Float(FloatType::Float);
    vec![
        Type::Int(IntType::Char),
        Type::Int(IntType::Short),
        Type::INT,
        Type::Int(IntType::Long),
        Type::Int(IntType::Int128),
        float.clone(),
        Type::Float(FloatType::Double),
        Type::Float(FloatType::LongDouble),
        Type::Float(FloatType::Half),
        Type::Complex(FloatType::Float.into()),
        Type::INT.pointer_to(),
        vector(float.clone(), 2),
        vector(float, 4),
    ]
}

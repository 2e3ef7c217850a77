//! Random types that AAPCS64 distinguishes: homogeneous aggregates and near misses, composites of one to three double-words,
//! quad-words, and everything else.

use lang::{
    Align, Bits, EnumDef, EnumId, Field, FloatType, FuncId, IntType, Program, Record, RecordId, RecordKind,
    Signature, Target, Type,
};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// The types that both compilers have, that all clangs have, and that the newest has.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Types {
    Common,
    AnyClang,
    Clang,
}

/// A program of `records` random records. The first has no members, the second only an unnamed one, the third is aligned beyond
/// its member.
pub(crate) fn program(rng: &mut ChaCha8Rng, records: usize, types: Types) -> Program {
    let packed = EnumDef {
        tag: "ep".into(),
        constants: vec![("EP0".into(), -1), ("EP1".into(), 300)],
        packed: true,
        aligned: None,
    };
    let float = |name| Field::member(name, Type::Float(FloatType::Float));
    let wide = EnumDef {
        tag: "eu".into(),
        constants: vec![("EU0".into(), 0), ("EU1".into(), 3)],
        packed: false,
        aligned: None,
    };
    let mut program = Program {
        target: Target::AArch64Linux,
        enums: vec![packed, wide],
        records: vec![
            Record::structure("R0", Vec::new()),
            Record::structure("R1", vec![Field::unnamed(Type::INT, 5)]),
            Record {
                aligned: Some(Align::SIXTEEN),
                ..Record::structure("R2", vec![Field::member("m2_1", Type::Int(IntType::Long))])
            },
            Record::structure("R3", vec![Field::member("m3_1", Type::Record(RecordId(0))), float("m3_2")]),
        ],
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    for index in 4..records {
        let mut maker = Maker { rng, types, program: &program, names: 0 };
        let record = maker.record(index);
        program.records.push(record);
    }
    program
}

/// Random signatures over a program's records: enough arguments to use up both kinds of registers.
pub(crate) fn signatures(
    rng: &mut ChaCha8Rng,
    program: &Program,
    count: usize,
    types: Types,
) -> Vec<Signature> {
    let signature = |_| {
        let mut maker = Maker { rng: &mut *rng, types, program, names: 0 };
        let ret = maker.rng.random_ratio(4, 5).then(|| maker.value());
        let most = *[4, 10, 24].choose(maker.rng).unwrap();
        let params = maker.rng.random_range(0..=most);
        let params: Vec<_> = (0..params).map(|_| maker.value()).collect();
        let promoted = params.iter().rev().take_while(|ty| survives_promotion(program, ty)).count();
        let first = (params.len() - promoted).max(1);
        let variadic = first <= params.len() && maker.rng.random_ratio(1, 5);
        let named = variadic.then(|| maker.rng.random_range(first..=params.len()) as u32);
        Signature { ret, params, tail: named.map(lang::VariadicTail::ellipsis), ..Default::default() }
    };
    (0..count).map(signature).collect()
}

/// True if the default argument promotions leave a type as it is (C11 6.5.2.2p6).
fn survives_promotion(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) => *float > FloatType::Float,
        Type::Int(_) | Type::Enum(_) => {
            let int = lang::typing::integer(program, ty).unwrap();
            int.is_bit_precise() || int.rank() >= IntType::Int.rank()
        }
        _ => true,
    }
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    types: Types,
    program: &'a Program,
    names: usize,
}

/// The floating types that parameters have.
const FLOATS: [FloatType; 4] = [FloatType::Half, FloatType::Float, FloatType::Double, FloatType::LongDouble];
/// Those that members have, with clang: gcc has no `__fp16` on x86-64, no function passes one by itself (ACLE 10.1), and clang has
/// `__float128` on x86-64 alone.
const MEMBERS: [FloatType; 5] =
    [FloatType::Storage16, FloatType::Half, FloatType::Float, FloatType::Double, FloatType::LongDouble];
const WIDTHS: [u16; 12] = [2, 7, 8, 9, 31, 33, 63, 64, 65, 100, 127, 128];

impl Maker<'_> {
    /// A type of a parameter or result.
    fn value(&mut self) -> Type {
        match self.rng.random_range(0..12) {
            0..2 => Type::Float(*FLOATS.choose(self.rng).unwrap()),
            2..4 => self.integer(),
            4 => self.complex(),
            5 => {
                let size = *[1, 2, 4, 8, 8, 16, 16, 32, 64].choose(self.rng).unwrap();
                self.vector(size)
            }
            _ => Type::Record(RecordId(self.rng.random_range(0..self.program.records.len() as u32))),
        }
    }

    /// A floating type of a member.
    fn float(&mut self) -> Type {
        let known: &[FloatType] = if self.types == Types::Common { &FLOATS } else { &MEMBERS };
        Type::Float(*known.choose(self.rng).unwrap())
    }

    fn complex(&mut self) -> Type {
        match self.rng.random_ratio(1, 2) {
            true => Type::Complex((*FLOATS[1..].choose(self.rng).unwrap()).into()),
            false => Type::Complex((*IntType::STANDARD[1..].choose(self.rng).unwrap()).into()),
        }
    }

    fn integer(&mut self) -> Type {
        match self.rng.random_range(0..10) {
            0 => Type::Int(IntType::Int128),
            1 => Type::Int(IntType::UInt128),
            2 => Type::INT.pointer_to(),
            3 => Type::Enum(EnumId(self.rng.random_range(0..2))),
            4 | 5 if self.types != Types::Common => self.bit_precise(),
            _ => Type::Int(*IntType::STANDARD.choose(self.rng).unwrap()),
        }
    }

    fn bit_precise(&mut self) -> Type {
        let width = *WIDTHS.choose(self.rng).unwrap();
        // clang before 19 dies of bit-fields of fewer (corpus/known.toml).
        let width = if self.types == Types::AnyClang { width.max(8) } else { width };
        let wider = self.types == Types::Clang && self.rng.random_ratio(1, 8);
        let width = if wider { self.rng.random_range(129..=255) } else { width };
        Type::Int(if self.rng.random() { IntType::BitInt(width) } else { IntType::UBitInt(width) })
    }

    /// A vector of `size` bytes.
    fn vector(&mut self, size: u32) -> Type {
        const LANES: [(Type, u32); 6] = [
            (Type::Float(FloatType::Float), 4),
            (Type::Float(FloatType::Double), 8),
            (Type::Int(IntType::SChar), 1),
            (Type::Int(IntType::UShort), 2),
            (Type::INT, 4),
            (Type::Int(IntType::Long), 8),
        ];
        let fitting: Vec<_> = LANES.into_iter().filter(|(_, bytes)| *bytes <= size).collect();
        let (lane, bytes) = fitting.choose(self.rng).unwrap();
        Type::Vector(Box::new(lane.clone()), size / bytes)
    }

    fn name(&mut self, index: usize) -> String {
        self.names += 1;
        format!("m{index}_{}", self.names)
    }

    fn align(&mut self, most: u32) -> Align {
        Align::from_bytes(1 << self.rng.random_range(0..=most)).unwrap()
    }

    fn record(&mut self, index: usize) -> Record {
        let homogeneous = self.rng.random_ratio(3, 5);
        let mut fields = if homogeneous { self.homogeneous(index) } else { self.general(index) };
        if self.rng.random_ratio(1, 8) && !fields.iter().any(|field| self.holds_array_of_empty(&field.ty)) {
            let none = self.zero_length(index);
            fields.insert(self.rng.random_range(0..=fields.len()), none);
        }
        let union = self.rng.random_ratio(1, 6);
        let active = fields.iter().position(|field| !field.is_unnamed_bit_field());
        let kind = match active {
            Some(active) if union => RecordKind::Union { active: active as u32 },
            _ => RecordKind::Struct,
        };
        if kind == RecordKind::Struct && active.is_some() && self.rng.random_ratio(1, 16) {
            let of = if homogeneous { Type::Float(FloatType::Float) } else { Type::INT };
            fields.push(Field::flexible_array(self.name(index), of));
        }
        let packed = self.rng.random_ratio(1, 12);
        let aligned = self.rng.random_ratio(1, 8).then(|| self.align(5));
        let pragma_pack = self.rng.random_ratio(1, 16).then(|| self.align(4));
        Record {
            tag: format!("R{index}").into(),
            kind,
            fields,
            packed,
            aligned,
            pragma_pack,
            ms_struct: false,
            transparent: false,
            big_endian: false,
            untagged: false,
        }
    }

    /// Members of one base type, and now and then a member of another.
    fn homogeneous(&mut self, index: usize) -> Vec<Field> {
        let base = match self.rng.random_range(0..7) {
            0..5 => self.float(),
            5 => self.vector(8),
            _ => self.vector(16),
        };
        let count = *[1, 2, 2, 3, 3, 4, 4, 5].choose(self.rng).unwrap();
        let mut fields: Vec<_> = (0..count).map(|_| self.of_base(index, &base)).collect();
        if self.rng.random_ratio(1, 3) {
            let foreign = self.foreign(index);
            fields.insert(self.rng.random_range(0..=fields.len()), foreign);
        }
        fields
    }

    fn of_base(&mut self, index: usize, base: &Type) -> Field {
        let ty = match (self.rng.random_range(0..12), base) {
            (0, Type::Float(float)) if *float > FloatType::Half => Type::Complex((*float).into()),
            (1, _) => {
                let count = self.rng.random_range(1..=4);
                Type::Array(Box::new(base.clone()), count)
            }
            (2, _) => self.earlier().unwrap_or_else(|| base.clone()),
            (3, Type::Vector(..)) => self.vector(8),
            _ => base.clone(),
        };
        let mut field = Field::member(self.name(index), ty);
        field.aligned = self.rng.random_ratio(1, 16).then(|| self.align(5));
        field
    }

    /// A field that is not a member, or a member that does not fit.
    fn foreign(&mut self, index: usize) -> Field {
        let ty = match self.rng.random_range(0..6) {
            0 | 1 => {
                return Field::unnamed(
                    Type::Int(*[IntType::Char, IntType::Int].choose(self.rng).unwrap()),
                    0,
                );
            }
            2 => Type::Record(RecordId(0)),
            3 => Type::Array(Box::new(Type::Record(RecordId(self.rng.random_range(0..2)))), 2),
            4 => return Field::unnamed(Type::INT, 3),
            _ => self.float(),
        };
        Field::member(self.name(index), ty)
    }

    /// clang dies of an array of empty structures before padding in an eightbyte of class SSE (llvm-project#224203), and an array of
    /// length zero may put padding there.
    fn holds_array_of_empty(&self, ty: &Type) -> bool {
        let Some(id) = ty.element().as_record() else { return false };
        let record = &self.program[id];
        let is_empty = record.live_fields().next().is_none();
        (is_empty && matches!(ty, Type::Array(..)))
            || record.fields.iter().any(|field| self.holds_array_of_empty(&field.ty))
    }

    /// An array of no floating members, integers or records.
    fn zero_length(&mut self, index: usize) -> Field {
        let of = match self.rng.random_range(0..3) {
            0 => self.float(),
            1 => self.integer(),
            _ => self.earlier().unwrap_or(Type::INT),
        };
        Field::member(self.name(index), Type::Array(Box::new(of), 0))
    }

    /// A record declared before without a flexible array member, in an array or not.
    fn earlier(&mut self) -> Option<Type> {
        let flexible = |record: &Record| record.fields.last().is_some_and(|field| field.flexible);
        let known: Vec<_> = self.program.records().filter(|(_, record)| !flexible(record)).collect();
        let record = Type::Record(known.choose(self.rng)?.0);
        let many = self.rng.random_ratio(1, 4);
        Some(if many { Type::Array(Box::new(record), 2) } else { record })
    }

    fn general(&mut self, index: usize) -> Vec<Field> {
        let count = self.rng.random_range(1..=4);
        (0..count).map(|_| self.random_field(index)).collect()
    }

    fn random_field(&mut self, index: usize) -> Field {
        let mut field = match self.rng.random_range(0..10) {
            0..4 => self.bit_field(index),
            4 => {
                let ty = self.earlier().unwrap_or(Type::INT);
                Field::member(self.name(index), ty)
            }
            5 => {
                let of = self.integer();
                let count = self.rng.random_range(1..=3);
                Field::member(self.name(index), Type::Array(Box::new(of), count))
            }
            6 => {
                let ty = self.float();
                Field::member(self.name(index), ty)
            }
            7 => {
                let size = *[1, 2, 4, 8, 16, 32].choose(self.rng).unwrap();
                let ty = self.vector(size);
                Field::member(self.name(index), ty)
            }
            _ => {
                let ty = self.integer();
                Field::member(self.name(index), ty)
            }
        };
        field.packed = self.rng.random_ratio(1, 10);
        let may_align = field.bits.is_none();
        field.aligned = (may_align && self.rng.random_ratio(1, 10)).then(|| self.align(4));
        field
    }

    fn bit_field(&mut self, index: usize) -> Field {
        let ty = loop {
            let ty = self.integer();
            if ty.is_integer() {
                break ty;
            }
        };
        let most = lang::typing::integer(self.program, &ty).unwrap().width().0;
        let width = self.rng.random_range(0..=most);
        if width == 0 || self.rng.random_ratio(1, 6) {
            return Field { bits: Some(Bits(width)), ..Field::unnamed(ty, width) };
        }
        Field::bit_field(self.name(index), ty, width)
    }
}

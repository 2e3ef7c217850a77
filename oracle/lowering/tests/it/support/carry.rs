//! Programs that carry random values of every type through random signatures, and what they must observe: known
//! independent of any reading of layouts or calls, because every value is a constant.

use lang::{
    Bits, Callee, ComplexPart, EnumDef, EnumId, Expr, ExprKind, Field, FloatObservation, FloatType, FuncId,
    Function, Init, IntType, Local, LocalId, LocalInit, MAX_BIT_INT, Number, PartType, PathStep, Place,
    Program, Record, RecordId, RecordKind, Side, Signature, SiteId, Stmt, Target, Type, typing,
};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// The floating types that clang has.
const FLOATS: [FloatType; 6] = [
    FloatType::Storage16,
    FloatType::Half,
    FloatType::Float,
    FloatType::Double,
    FloatType::LongDouble,
    FloatType::Quad,
];

/// The features of a compiler on the other side.
#[derive(Clone, Copy)]
pub(crate) struct KnownTypes {
    /// The widest `_BitInt`, 0 for none.
    pub(crate) bit_int: u16,
    /// The bytes of the longest vector.
    pub(crate) vector: u32,
    /// `__fp16`
    pub(crate) storage16: bool,
    /// Only what all compilers here agree about: neither packed records nor unnamed bit-fields, nor `__int128` beyond
    /// the registers ([`super::divergence`]).
    pub(crate) agreed: bool,
    /// `__int128` among unnamed arguments.
    pub(crate) int128_unnamed: bool,
}

impl KnownTypes {
    /// All there is.
    pub(crate) const ALL: KnownTypes =
        KnownTypes { bit_int: MAX_BIT_INT, vector: 32, storage16: true, agreed: false, int128_unnamed: true };
}

/// A program, and the site and bits of everything it observes, in order.
pub(crate) struct Carrier {
    pub(crate) program: Program,
    pub(crate) expected: Vec<(u32, u64)>,
}

impl std::borrow::Borrow<Program> for Carrier {
    fn borrow(&self) -> &Program {
        &self.program
    }
}

/// So many functions, each called once.
pub(crate) fn carrier(rng: &mut ChaCha8Rng, target: Target, knows: KnownTypes, functions: u32) -> Carrier {
    let mut maker = Maker { rng, knows, program: empty(target), sites: 0, names: 0, expected: Vec::new() };
    let mut entry = function("entry", Side::Caller);
    for index in 0..functions {
        maker.call(index, &mut entry);
    }
    maker.program.entry = FuncId(maker.program.functions.len() as u32);
    maker.program.functions.push(entry);
    Carrier { program: maker.program, expected: maker.expected }
}

fn empty(target: Target) -> Program {
    let small = vec![("ES0".into(), -3), ("ES1".into(), 100)];
    let large = vec![("EL0".into(), 0), ("EL1".into(), 60000)];
    Program {
        target,
        enums: vec![
            EnumDef { tag: "small".into(), constants: small, packed: true, aligned: None },
            EnumDef { tag: "large".into(), constants: large, packed: true, aligned: None },
        ],
        records: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    }
}

fn function(name: &str, side: Side) -> Function {
    Function {
        name: name.into(),
        ret: None,
        params: 0,
        tail: None,
        locals: Vec::new(),
        body: Vec::new(),
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side,
    }
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    knows: KnownTypes,
    program: Program,
    sites: u32,
    /// The number of records so far, including unfinished ones.
    names: u32,
    expected: Vec<(u32, u64)>,
}

impl Maker<'_> {
    /// A callee that observes its parameters and returns a value, and its call in `entry`.
    fn call(&mut self, index: u32, entry: &mut Function) {
        let signature = self.signature();
        let values: Vec<_> = signature.params.iter().map(|ty| self.value(ty)).collect();
        let result = signature.ret.as_ref().map(|ty| self.value(ty));
        let seen: Vec<_> = values.iter().map(|(_, words)| words.clone()).collect();
        self.callee(index, &signature, &seen, result.as_ref().map(|(init, _)| init));
        let id = FuncId(self.program.functions.len() as u32 - 1);
        let mut args = Vec::new();
        let mut kept = Vec::new();
        for (at, ((init, words), ty)) in values.into_iter().zip(&signature.params).enumerate() {
            if ty.is_scalar() || self.rng.random() {
                args.push(as_expr(init, ty));
                continue;
            }
            let place = self.local(entry, format!("a{index}_{at}"), ty, LocalInit::Init(init));
            args.push(Expr::read(place.clone()));
            kept.push((place, words));
        }
        let callee = match self.rng.random_ratio(1, 4) {
            true => Callee::Pointer(Box::new(Expr {
                kind: ExprKind::FunctionAddress(id),
                ty: Type::FunctionPointer(Box::new(signature.clone())),
            })),
            false => Callee::Direct(id),
        };
        let ty = signature.ret.clone().unwrap_or(Type::Void);
        let call = Expr { kind: ExprKind::Call(callee, args), ty };
        match (&signature.ret, result) {
            (Some(ty), Some((_, words))) => {
                let place = self.local(entry, format!("r{index}"), ty, LocalInit::Init(Init::Value(call)));
                self.observe(&place, &words, &mut entry.body);
            }
            _ => entry.body.push(Stmt::Expr(call)),
        }
        // The callee has overwritten its own copy.
        for (place, words) in kept {
            self.observe(&place, &words, &mut entry.body);
        }
    }

    fn local(&mut self, function: &mut Function, name: String, ty: &Type, init: LocalInit) -> Place {
        let id = LocalId(function.locals.len() as u32);
        function.locals.push(Local { name: name.into(), ty: ty.clone(), volatile: false });
        function.body.push(Stmt::Declare(id, init));
        Place::local(id, ty.clone())
    }

    fn callee(&mut self, index: u32, signature: &Signature, seen: &[Vec<u64>], result: Option<&Init>) {
        let mut callee = function(&format!("f{index}"), Side::Callee);
        callee.ret = signature.ret.clone();
        callee.params = signature.params.len() as u32;
        callee.tail = signature.tail;
        for (at, ty) in signature.params.iter().enumerate() {
            callee.locals.push(Local { name: format!("p{at}").into(), ty: ty.clone(), volatile: false });
        }
        for ((at, ty), words) in (0u32..).zip(&signature.params).zip(seen) {
            let place = Place::local(LocalId(at), ty.clone());
            self.observe(&place, words, &mut callee.body);
        }
        for (at, ty) in (0u32..).zip(&signature.params) {
            if ty.as_record().is_some() {
                callee.body.push(Stmt::SetMemory(Place::local(LocalId(at), ty.clone()), 0));
            }
        }
        if let (Some(ty), Some(init)) = (&signature.ret, result) {
            callee.body.push(Stmt::Return(Some(as_expr(init.clone(), ty))));
        }
        self.program.functions.push(callee);
    }

    fn signature(&mut self) -> Signature {
        let ret = self.rng.random_ratio(5, 6).then(|| self.ty());
        let variadic = self.rng.random_ratio(2, 5);
        let named = if variadic { self.rng.random_range(1..8) } else { self.rng.random_range(0..14) };
        let mut params: Vec<_> = (0..named).map(|_| self.ty()).collect();
        if variadic {
            // `va_start` wants a last named parameter that the promotions leave alone (C11 7.16.1.4p4).
            params[named - 1] = Type::INT;
            for _ in 0..self.rng.random_range(0..10) {
                params.push(self.unnamed());
            }
        }
        Signature {
            ret,
            params,
            tail: variadic.then_some(lang::VariadicTail::ellipsis(named as u32)),
            ..Default::default()
        }
    }

    /// A type that the default argument promotions leave alone.
    fn unnamed(&mut self) -> Type {
        loop {
            let ty = self.ty();
            let promoted = match &ty {
                Type::Int(IntType::Int128 | IntType::UInt128) => !self.knows.int128_unnamed,
                Type::Int(int) => typing::promote(&self.program, *int, None) != *int,
                Type::Enum(id) => self.program[*id].underlying().width() < IntType::Int.width(),
                Type::Float(float) => *float < FloatType::Double,
                _ => false,
            };
            if !promoted {
                return ty;
            }
        }
    }

    fn ty(&mut self) -> Type {
        match self.rng.random_range(0..12) {
            0 | 1 => self.whole(),
            2..=6 => Type::Record(self.record(0)),
            _ => self.scalar(false),
        }
    }

    fn int(&mut self) -> IntType {
        const WIDTHS: [u16; 16] = [2, 3, 7, 9, 16, 17, 31, 33, 37, 63, 64, 65, 100, 127, 128, 200];
        match self.rng.random_range(0..9) {
            0 if !self.knows.agreed => IntType::Int128,
            1 if !self.knows.agreed => IntType::UInt128,
            2 | 3 => match WIDTHS.choose(self.rng) {
                Some(&width) if width <= self.knows.bit_int => {
                    if self.rng.random() {
                        IntType::BitInt(width)
                    } else {
                        IntType::UBitInt(width)
                    }
                }
                _ => IntType::Long,
            },
            _ => *IntType::STANDARD.choose(self.rng).unwrap_or(&IntType::Int),
        }
    }

    /// A type of a member; a parameter, or a result, is no `__fp16` (ACLE 10.1). clang has `__float128` on x86-64 alone.
    fn float(&mut self, member: bool) -> FloatType {
        let stored = member && self.knows.storage16;
        let quad = self.program.target == Target::X86_64Linux;
        let mut float = || *FLOATS.choose(self.rng).unwrap_or(&FloatType::Float);
        loop {
            match float() {
                FloatType::Storage16 if !stored => {}
                FloatType::Quad if !quad => {}
                float => return float,
            }
        }
    }

    fn scalar(&mut self, member: bool) -> Type {
        match self.rng.random_range(0..10) {
            0..4 => Type::Float(self.float(member)),
            4 => Type::Enum(EnumId(self.rng.random_range(0..2))),
            _ => Type::Int(self.int()),
        }
    }

    /// A complex number or a vector.
    fn whole(&mut self) -> Type {
        /// clang has no `_Complex` of the short types, and gcc none that is spelt `__float128`.
        const COMPLEX: [FloatType; 4] =
            [FloatType::Float, FloatType::Double, FloatType::LongDouble, FloatType::Quad];
        if self.rng.random_ratio(1, 2) {
            let quad = self.program.target == Target::X86_64Linux && !self.knows.agreed;
            let known = if quad { &COMPLEX[..] } else { &COMPLEX[..3] };
            let float = *known.choose(self.rng).unwrap_or(&FloatType::Float);
            let int = *IntType::STANDARD[1..].choose(self.rng).unwrap_or(&IntType::Int);
            let part = if self.rng.random_ratio(1, 2) { PartType::Float(float) } else { PartType::Int(int) };
            return Type::Complex(part);
        }
        const LANES: [(Type, u32); 7] = [
            (Type::Int(IntType::SChar), 1),
            (Type::Int(IntType::UShort), 2),
            (Type::Int(IntType::Int), 4),
            (Type::Int(IntType::ULong), 8),
            (Type::Float(FloatType::Float), 4),
            (Type::Float(FloatType::Double), 8),
            (Type::Int(IntType::UChar), 1),
        ];
        let (lane, size) = LANES[self.rng.random_range(0..LANES.len())].clone();
        let bytes = [8, 16, 16, self.knows.vector][self.rng.random_range(0..4)];
        // gcc passes a vector of one floating lane otherwise (`Divergence::OneLaneVector`).
        let least = if self.knows.agreed && matches!(lane, Type::Float(_)) { 2 } else { 1 };
        Type::Vector(Box::new(lane), (bytes / size).max(least))
    }

    fn record(&mut self, depth: u32) -> RecordId {
        self.names += 1;
        let index = self.names;
        let most = [1, 2, 3, 4, 6][self.rng.random_range(0..5)];
        let like = self.rng.random_ratio(1, 4).then(|| Type::Float(self.float(true)));
        let mut fields = Vec::new();
        for at in 0..self.rng.random_range(0..=most) {
            let name = format!("m{index}_{at}");
            let field = match (&like, self.rng.random_range(0..12)) {
                (Some(ty), _) => Field::member(name, ty.clone()),
                (None, 0..3) => self.bit_field(name),
                (None, 3) if depth < 2 => Field::member(name, Type::Record(self.record(depth + 1))),
                (None, 4) => {
                    let of = self.scalar(true);
                    Field::member(name, Type::Array(Box::new(of), self.rng.random_range(1..4)))
                }
                (None, 5 | 6) => Field::member(name, self.whole()),
                _ => Field::member(name, self.scalar(true)),
            };
            fields.push(field);
        }
        let live = fields.iter().position(|field| !field.is_unnamed_bit_field());
        let kind = match live {
            Some(active) if self.rng.random_ratio(1, 8) => RecordKind::Union { active: active as u32 },
            _ => RecordKind::Struct,
        };
        let packed = !self.knows.agreed && self.rng.random_ratio(1, 10);
        let id = RecordId(self.program.records.len() as u32);
        let tag = format!("R{}", id.0);
        self.program.records.push(Record { kind, packed, ..Record::structure(tag, fields) });
        id
    }

    fn bit_field(&mut self, name: String) -> Field {
        let int = self.int();
        let most = int.width().0.min(128);
        let width = self.rng.random_range(u64::from(self.knows.agreed)..=most);
        if width == 0 || !self.knows.agreed && self.rng.random_ratio(1, 8) {
            return Field::unnamed(Type::Int(int), width);
        }
        Field::bit_field(name, Type::Int(int), width)
    }

    /// A random value, and the words it is observed as.
    fn value(&mut self, ty: &Type) -> (Init, Vec<u64>) {
        let mut words = Vec::new();
        let init = self.init(ty, None, &mut words);
        (init, words)
    }

    fn init(&mut self, ty: &Type, bits: Option<Bits>, words: &mut Vec<u64>) -> Init {
        match ty {
            Type::Record(id) => {
                let live: Vec<_> =
                    self.program[*id].live_fields().map(|(at, field)| (at, field.clone())).collect();
                let parts = live.into_iter().map(|(at, field)| (at, self.init(&field.ty, field.bits, words)));
                Init::Record { fields: parts.collect(), designated: true }
            }
            Type::Array(of, count) | Type::Vector(of, count) => {
                let elements = (0..*count).map(|at| (at, self.init(of, None, words))).collect();
                Init::Array { elements, designated: false }
            }
            Type::Complex(part) => {
                let mut part = || match self.init(part.ty(), None, words) {
                    Init::Value(value) => Box::new(value),
                    other => unreachable!("{other:?} of a part"),
                };
                Init::Complex(part(), part())
            }
            Type::Float(float) => Init::Value(self.number(*float, words)),
            Type::Enum(id) => {
                let (_, value) = self.program[*id].constants[self.rng.random_range(0..2)];
                Init::Value(self.integer(ty, Number::from(value), words))
            }
            Type::Int(int) => {
                let (least, most) = typing::range(&self.program, *int, bits);
                let value = match self.rng.random_range(0..5) {
                    0 => least,
                    1 => most,
                    _ => {
                        let noise = Number::from_words(self.rng.random(), self.rng.random());
                        typing::wrap(&self.program, noise, *int, bits)
                    }
                };
                Init::Value(self.integer(ty, value, words))
            }
            Type::Void | Type::Pointer(_) | Type::FunctionPointer(_) => unreachable!("not made here"),
        }
    }

    fn integer(&self, ty: &Type, value: Number, words: &mut Vec<u64>) -> Expr {
        let width = typing::integer(&self.program, ty).map_or(1, |int| int.width().0);
        words.extend((0..width.div_ceil(64)).map(|at| (value >> (64 * at as u32)).as_u64()));
        Expr { kind: ExprKind::Int(value), ty: ty.clone() }
    }

    /// Exact in every format.
    fn number(&mut self, float: FloatType, words: &mut Vec<u64>) -> Expr {
        let value = f64::from(self.rng.random_range(-1000..1000)) / 4.0;
        match float.spec().observation {
            FloatObservation::Float => words.push(u64::from((value as f32).to_bits())),
            FloatObservation::Double => words.push(value.to_bits()),
            FloatObservation::TwoDoubles => words.extend([value.to_bits(), 0]),
        }
        Expr { kind: ExprKind::Float(value.to_bits()), ty: Type::Float(float) }
    }

    /// Observes every scalar of a place, which come to these words.
    fn observe(&mut self, place: &Place, words: &[u64], body: &mut Vec<Stmt>) {
        let mut scalars = Vec::new();
        leaves(&self.program, place.clone(), &mut scalars);
        let mut words = words.iter();
        for scalar in scalars {
            let count = match &scalar.ty {
                Type::Float(float) if float.exceeds_double() => 2,
                ty => typing::integer(&self.program, ty).map_or(1, |int| int.width().0.div_ceil(64)),
            };
            let site = self.sites;
            self.sites += 1;
            self.expected.extend(words.by_ref().take(count as usize).map(|word| (site, *word)));
            body.push(Stmt::Observe(SiteId(site), Expr::read(scalar)));
        }
        assert!(words.next().is_none(), "a word that nothing observes");
    }
}

fn as_expr(init: Init, ty: &Type) -> Expr {
    match init {
        Init::Value(value) => value,
        init => Expr { kind: ExprKind::Literal(Box::new(init)), ty: ty.clone() },
    }
}

/// The scalars of a place, in the order of their values.
fn leaves(program: &Program, place: Place, out: &mut Vec<Place>) {
    match place.ty.clone() {
        Type::Record(id) => {
            for (at, field) in program[id].live_fields() {
                leaves(program, place.clone().stepped(PathStep::Field(id, at), field.ty.clone()), out);
            }
        }
        Type::Array(of, count) | Type::Vector(of, count) => {
            for at in 0..count {
                let index = Expr::int(at, Type::INT);
                leaves(program, place.clone().stepped(PathStep::Index(Box::new(index)), (*of).clone()), out);
            }
        }
        Type::Complex(float) => {
            for part in [ComplexPart::Real, ComplexPart::Imaginary] {
                leaves(
                    program,
                    place.clone().stepped(PathStep::Part(part), Type::of_part(float).clone()),
                    out,
                );
            }
        }
        _ => out.push(place),
    }
}

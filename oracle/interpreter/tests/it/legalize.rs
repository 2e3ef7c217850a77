//! `ir::legalize` against a model of bits: random bit-packed structures, with random reads and writes of members.

use interpreter::{Config, Interpreter, Outcome, Semantics, UbKind};
use ir::{
    Align, Bits, Bytes, Const, FieldAccess, Function, FunctionBuilder, MemoryOp, Module, Neighbours, Op,
    Operand, Packing, Param, Type, TypeId,
};
use rand::seq::IndexedRandom as _;
use rand::{Rng, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// A bit of the model; `None` if it was never written, or written with poison.
type Bit = Option<bool>;

/// A structure with its integer members and their runs. A run is a C11 memory location: a maximal sequence of adjacent
/// members.
struct PackedStructure {
    module: Module,
    ty: TypeId,
    members: Vec<PackedMember>,
}

#[derive(Clone, Copy, Debug)]
struct PackedMember {
    index: u32,
    ty: TypeId,
    start: usize,
    width: usize,
    /// The run's first byte, and the first byte after it.
    run: (u64, u64),
}

impl PackedStructure {
    /// A structure of one to four runs, some adjacent and some with bytes between them.
    fn random(rng: &mut ChaCha8Rng) -> PackedStructure {
        let mut module = Module::new();
        let mut fields = Vec::new();
        for _ in 0..rng.random_range(1..=4) {
            let mut bits = 0;
            for _ in 0..rng.random_range(1..=6) {
                let usual = [1, 2, 3, 4, 5, 7, 8, 8, 9, 13, 16, 17, 24, 31, 32, 33, 48, 63, 64];
                let width = *usual.choose(rng).expect("not empty");
                fields.push(module.types.int(width));
                bits += width;
            }
            if !bits.is_multiple_of(8) {
                fields.push(module.types.int(8 - bits % 8));
            }
            let gap = rng.random_range(0..4);
            fields.push(module.types.array(gap, TypeId::I8));
        }
        let ty = module.types.named("struct.S", &fields, Packing::Bits);
        let members = members(&module, ty);
        PackedStructure { module, ty, members }
    }

    fn size(&self) -> Bytes {
        self.module.types.size(self.ty)
    }

    fn access(&self, rng: &mut ChaCha8Rng, member: PackedMember, ptr: Operand) -> FieldAccess {
        FieldAccess {
            of: self.ty,
            index: member.index,
            ptr,
            align: Align::ONE,
            volatile: rng.random_ratio(1, 4),
        }
    }
}

fn members(module: &Module, ty: TypeId) -> Vec<PackedMember> {
    let fields = module.types.fields(ty).expect("a structure");
    let mut found: Vec<PackedMember> = Vec::new();
    for (index, &field) in fields.iter().enumerate() {
        let Type::Int(width) = *module.types.get(field) else { continue };
        let Bits(start) = module.types.bit_offset(ty, index as u64).expect("a member");
        let index = index as u32;
        let end = (start + u64::from(width)).div_ceil(8);
        let first = match found.last() {
            Some(last) if last.index + 1 == index => last.run.0,
            _ => start / 8,
        };
        found.push(PackedMember {
            index,
            ty: field,
            start: start as usize,
            width: width as usize,
            run: (first, end),
        });
    }
    // A run ends with its last member.
    for at in (1..found.len()).rev() {
        if found[at - 1].run.0 == found[at].run.0 {
            found[at - 1].run.1 = found[at].run.1;
        }
    }
    found
}

/// The initial and stored contents of a program's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StoredContents {
    /// Every byte is written first, and every stored value is defined.
    Defined,
    /// Memory starts unwritten; every stored value is defined.
    Uninitialized,
    /// Memory starts unwritten, and stored values may be poison.
    Poison,
}

/// A program under construction, with the model that predicts its observations.
struct AccessProgram {
    subject: PackedStructure,
    build: FunctionBuilder,
    object: Operand,
    model: Vec<Bit>,
    observe: ir::FuncId,
    expected: Vec<u64>,
}

impl AccessProgram {
    fn new(mut subject: PackedStructure) -> AccessProgram {
        let params = vec![Param::plain(TypeId::I32), Param::plain(TypeId::I64)];
        let observe = subject.module.add_function(Function::declaration("bf_observe", TypeId::VOID, params));
        let mut build = FunctionBuilder::new(Function::declaration("main", TypeId::VOID, Vec::new()));
        let object = build.entry_alloca(subject.ty, Align::EIGHT);
        let model = vec![None; subject.size().0 as usize * 8];
        AccessProgram { subject, build, object, model, observe, expected: Vec::new() }
    }

    /// A random program.
    fn random(rng: &mut ChaCha8Rng, contents: StoredContents) -> AccessProgram {
        let mut program = AccessProgram::new(PackedStructure::random(rng));
        if contents == StoredContents::Defined {
            program.fill(rng);
        }
        for _ in 0..20 {
            let member = *program.subject.members.choose(rng).expect("not empty");
            if rng.random() {
                let defined = contents != StoredContents::Poison || rng.random_ratio(2, 3);
                program.store(rng, member, defined);
            } else {
                program.load(rng, member);
            }
        }
        for at in 0..program.subject.members.len() {
            program.load(rng, program.subject.members[at]);
        }
        program
    }

    fn fill(&mut self, rng: &mut ChaCha8Rng) {
        for at in 0..self.subject.size().0 {
            let byte: u8 = rng.random();
            let ptr = self.build.byte_offset(self.object, at);
            self.build.store(Const::i8(byte), ptr, Align::ONE);
            self.write(8 * at as usize, 8, u64::from(byte));
        }
    }

    fn write(&mut self, start: usize, width: usize, value: u64) {
        for bit in 0..width {
            self.model[start + bit] = Some(value >> bit & 1 != 0);
        }
    }

    /// Stores a constant, a computed value, or poison.
    fn store(&mut self, rng: &mut ChaCha8Rng, member: PackedMember, defined: bool) {
        let field = self.subject.access(rng, member, self.object);
        if !defined {
            self.build.store_field(Const::Poison(member.ty), field);
            self.model[member.start..member.start + member.width].fill(None);
            return;
        }
        let value: u64 = rng.random();
        let constant = Const::int(member.ty, member.width as u32, u128::from(value));
        let computed = rng.random::<bool>().then(|| self.build.xor(constant, Const::Zero(member.ty)));
        self.build.store_field(computed.unwrap_or(constant.into()), field);
        self.write(member.start, member.width, value);
    }

    /// Loads a member, and observes it if the model knows its value.
    fn load(&mut self, rng: &mut ChaCha8Rng, member: PackedMember) {
        let field = self.subject.access(rng, member, self.object);
        let value = self.build.load_field(member.ty, field);
        let Some(known) = self.known(member) else { return };
        if rng.random() {
            self.expected.push(known);
            self.show(member, value);
        } else {
            let unused = 64 - member.width as u32;
            self.expected.push(((known << unused).cast_signed() >> unused).cast_unsigned());
            self.show_signed(member, value);
        }
    }

    fn known(&self, member: PackedMember) -> Option<u64> {
        let bits = &self.model[member.start..member.start + member.width];
        bits.iter().rev().try_fold(0, |value, bit| bit.map(|bit| value << 1 | u64::from(bit)))
    }

    fn show(&mut self, member: PackedMember, value: Operand) {
        let wide = if member.width == 64 { value } else { self.build.zext(value, TypeId::I64) };
        self.observe(wide);
    }

    fn show_signed(&mut self, member: PackedMember, value: Operand) {
        let wide = if member.width == 64 { value } else { self.build.sext(value, TypeId::I64) };
        self.observe(wide);
    }

    fn observe(&mut self, value: Operand) {
        self.build.call_plain(self.observe, TypeId::VOID, &[Const::i32(0).into(), value]);
    }

    fn finish(mut self) -> (Module, Vec<u64>) {
        self.build.ret_void();
        self.subject.module.add_function(self.build.finish());
        (self.subject.module, self.expected)
    }
}

/// The program's observations, or its outcome if it does not finish.
fn run(module: &Module, semantics: Semantics) -> Result<Vec<u64>, Outcome> {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(module, "main", &Config { semantics, ..Config::default() });
    match run.outcome {
        Outcome::Finished => Ok(run.observations.iter().map(|seen| seen.value).collect()),
        other => Err(other),
    }
}

fn legal(module: &Module, neighbours: Neighbours) -> Module {
    let mut module = module.clone();
    ir::legalize(&mut module, neighbours).expect("well-formed");
    if let Err(error) = ir::verify(&module) {
        panic!("{error}\n{}", ir::print_module(&module));
    }
    module
}

/// Asserts that random programs observe what the model predicts.
fn check(contents: StoredContents, neighbours: Option<Neighbours>, semantics: Semantics) {
    for seed in 0..400 {
        let (module, expected) =
            AccessProgram::random(&mut ChaCha8Rng::seed_from_u64(seed), contents).finish();
        let module = neighbours.map_or_else(|| module.clone(), |neighbours| legal(&module, neighbours));
        let got = run(&module, semantics);
        assert_eq!(got, Ok(expected), "seed {seed}\n{}", ir::print_module(&module));
    }
}

#[test]
fn legalized_loads_give_what_was_stored() {
    for neighbours in [None, Some(Neighbours::Words), Some(Neighbours::FrozenWords), Some(Neighbours::Lanes)]
    {
        check(StoredContents::Defined, neighbours, Semantics::LLVM_19);
        check(StoredContents::Defined, neighbours, Semantics::THESIS);
    }
}

#[test]
fn word_accesses_keep_undef_neighbours() {
    check(StoredContents::Uninitialized, Some(Neighbours::Words), Semantics::LLVM_19);
}

#[test]
fn frozen_word_accesses_keep_poison_neighbours() {
    check(StoredContents::Poison, Some(Neighbours::FrozenWords), Semantics::LLVM_19);
}

#[test]
fn lane_accesses_keep_all_neighbours() {
    for semantics in [Semantics::THESIS, Semantics::LLVM_19, Semantics::LLVM_TRUNK, Semantics::ALIVE2] {
        check(StoredContents::Poison, Some(Neighbours::Lanes), semantics);
        check(StoredContents::Poison, None, semantics);
    }
}

/// A structure of two members of four bits, both observed: stores `first` in the first, then 5 in the second.
fn two_nibbles(
    first: Option<Const>,
    neighbours: Neighbours,
    semantics: Semantics,
) -> Result<Vec<u64>, Outcome> {
    let mut module = Module::new();
    let i4 = module.types.int(4);
    let ty = module.types.named("struct.S", &[i4, i4], Packing::Bits);
    let members = members(&module, ty);
    let mut program = AccessProgram::new(PackedStructure { module, ty, members });
    let field =
        |index| FieldAccess { of: ty, index, ptr: program.object, align: Align::ONE, volatile: false };
    let (low, high) = (field(0), field(1));
    program.build.store_field(Const::int(i4, 4, 5), high);
    if let Some(first) = first {
        program.build.store_field(first, low);
    }
    let value = program.build.load_field(i4, high);
    program.show(program.subject.members[1], value);
    run(&legal(&program.finish().0, neighbours), semantics)
}

/// The documentation of [`Neighbours`] states the limit of each kind.
#[test]
fn each_kind_of_neighbours_fails_beyond_its_documented_limit() {
    let poison = || {
        let mut module = Module::new();
        Some(Const::Poison(module.types.int(4)))
    };
    let lost = |got| matches!(got, Err(Outcome::Undefined(UbKind::ObservedPoison, _)));
    let (words, frozen, lanes) = (Neighbours::Words, Neighbours::FrozenWords, Neighbours::Lanes);
    assert_eq!(two_nibbles(None, words, Semantics::LLVM_19), Ok(vec![5]));
    assert!(lost(two_nibbles(poison(), words, Semantics::LLVM_19)), "poison stored spreads over the word");
    assert!(lost(two_nibbles(None, words, Semantics::THESIS)), "poison in memory spreads over the word");
    assert_eq!(two_nibbles(poison(), frozen, Semantics::LLVM_19), Ok(vec![5]));
    assert!(lost(two_nibbles(None, frozen, Semantics::THESIS)), "freezing the value does not help memory");
    assert_eq!(two_nibbles(poison(), lanes, Semantics::THESIS), Ok(vec![5]));
}

/// An access, by the bytes it touches.
#[derive(Clone, Copy, Debug)]
struct AccessedBytes {
    offset: u64,
    size: u64,
    volatile: bool,
    writes: bool,
}

/// All accesses in a function that has the structure's address as its parameter.
fn accesses(module: &Module, function: &Function) -> Vec<AccessedBytes> {
    let mut offsets = vec![0; function.values.len()];
    let mut found = Vec::new();
    for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
        let Op::Memory(memory) = &instruction.op else { continue };
        let (ptr, ty, volatile, writes) = match memory {
            MemoryOp::Load { ty, ptr, volatile, .. } => (*ptr, *ty, *volatile, false),
            MemoryOp::Store { value, ptr, volatile, .. } => {
                (*ptr, value.ty(&function.values).expect("a value"), *volatile, true)
            }
            MemoryOp::Gep(gep) => {
                let Operand::Const(Const::Int { value, .. }) = gep.indices[0] else { panic!("{gep:?}") };
                offsets[instruction.result.expect("an address").index()] = value as u64;
                continue;
            }
            other => panic!("{other:?} in a legalised function"),
        };
        let Operand::Value(ptr) = ptr else { panic!("a constant address") };
        let size = module.types.store_size(ty).0;
        found.push(AccessedBytes { offset: offsets[ptr.index()], size, volatile, writes });
    }
    found
}

/// The accesses after legalising a copy of each of these members onto itself.
fn legal_accesses(
    subject: &PackedStructure,
    fields: &[(PackedMember, FieldAccess)],
    neighbours: Neighbours,
) -> Vec<AccessedBytes> {
    let params = vec![Param::plain(TypeId::PTR)];
    let mut build = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, params));
    for &(member, field) in fields {
        let field = FieldAccess { ptr: build.param(0), ..field };
        let value = build.load_field(member.ty, field);
        build.store_field(value, field);
    }
    build.ret_void();
    let mut module = subject.module.clone();
    let id = module.add_function(build.finish());
    let module = legal(&module, neighbours);
    accesses(&module, &module.functions[id.index()])
}

/// No access leaves its C11 memory location, for reading or writing: the neighbouring bytes may be atomic or belong to
/// another thread. A volatile load becomes one load; a volatile store becomes one load and one store, or one store.
#[test]
fn no_access_leaves_its_run() {
    for (seed, neighbours) in (0..300).zip([Neighbours::Words, Neighbours::Lanes].into_iter().cycle()) {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let subject = PackedStructure::random(rng);
        let members = subject.members.iter();
        let fields: Vec<_> = members.map(|&m| (m, subject.access(rng, m, Const::Null.into()))).collect();
        let inside = |touched: &AccessedBytes, member: &PackedMember| {
            touched.offset >= member.run.0 && touched.offset + touched.size <= member.run.1
        };
        for &(member, field) in &fields {
            let alone = legal_accesses(&subject, &[(member, field)], neighbours);
            assert!(alone.iter().all(|touched| inside(touched, &member)), "{alone:?} of {member:?}");
            assert!(alone.iter().all(|touched| touched.volatile == field.volatile));
            let loads = alone.iter().filter(|touched| !touched.writes).count();
            assert!((1..=2).contains(&loads) && alone.len() - loads == 1, "{alone:?}");
        }
        let together = legal_accesses(&subject, &fields, neighbours);
        let covered = |touched| subject.members.iter().any(|member| inside(touched, member));
        assert!(together.iter().all(covered), "{together:?} of {:?}", subject.members);
    }
}

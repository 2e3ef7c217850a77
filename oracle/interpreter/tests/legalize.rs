//! `ir::legalize` against a model of bits: random explicitly packed structures, random reads and writes of members.

use interpreter::{Config, Interpreter, Outcome, Semantics, UbKind};
use ir::{
    Align, Bits, Bytes, Const, FieldAccess, Function, FunctionBuilder, Memory, Module, Neighbours, Op,
    Operand, Packing, Param, Type, TypeId,
};
use rand::seq::IndexedRandom as _;
use rand::{Rng, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// A bit of the model; `None` was never written, or written with poison.
type Bit = Option<bool>;

/// A structure with its integer members, and the bytes of the run that each is in.
struct Subject {
    module: Module,
    ty: TypeId,
    members: Vec<Member>,
}

#[derive(Clone, Copy, Debug)]
struct Member {
    index: u32,
    ty: TypeId,
    start: usize,
    width: usize,
    /// First byte of the run, and the first after it.
    run: (u64, u64),
}

impl Subject {
    /// One to four runs, some with bytes between them, some touching.
    fn random(rng: &mut ChaCha8Rng) -> Subject {
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
        Subject { module, ty, members }
    }

    fn size(&self) -> Bytes {
        self.module.types.size(self.ty)
    }

    fn access(&self, rng: &mut ChaCha8Rng, member: Member, ptr: Operand) -> FieldAccess {
        FieldAccess {
            of: self.ty,
            index: member.index,
            ptr,
            align: Align::ONE,
            volatile: rng.random_ratio(1, 4),
        }
    }
}

fn members(module: &Module, ty: TypeId) -> Vec<Member> {
    let fields = module.types.fields(ty).expect("a structure");
    let mut found: Vec<Member> = Vec::new();
    for (index, &field) in fields.iter().enumerate() {
        let Type::Int(width) = *module.types.get(field) else { continue };
        let Bits(start) = module.types.bit_offset(ty, index as u64).expect("a member");
        let index = index as u32;
        let end = (start + u64::from(width)).div_ceil(8);
        let first = match found.last() {
            Some(last) if last.index + 1 == index => last.run.0,
            _ => start / 8,
        };
        found.push(Member {
            index,
            ty: field,
            start: start as usize,
            width: width as usize,
            run: (first, end),
        });
    }
    // The run ends where its last member does.
    for at in (1..found.len()).rev() {
        if found[at - 1].run.0 == found[at].run.0 {
            found[at - 1].run.1 = found[at].run.1;
        }
    }
    found
}

/// What a program begins with and stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contents {
    /// Every byte is written first; every value stored is defined.
    Defined,
    /// Nothing is written first.
    Uninitialized,
    /// Nor is every value stored defined.
    Poison,
}

/// A program under construction beside the model that says what it observes.
struct Script {
    subject: Subject,
    build: FunctionBuilder,
    object: Operand,
    model: Vec<Bit>,
    observe: ir::FuncId,
    expected: Vec<u64>,
}

impl Script {
    fn new(mut subject: Subject) -> Script {
        let params = vec![Param::plain(TypeId::I32), Param::plain(TypeId::I64)];
        let observe = subject.module.add_function(Function::declaration("bf_observe", TypeId::VOID, params));
        let mut build = FunctionBuilder::new(Function::declaration("main", TypeId::VOID, Vec::new()));
        let object = build.entry_alloca(subject.ty, Align::EIGHT);
        let model = vec![None; subject.size().0 as usize * 8];
        Script { subject, build, object, model, observe, expected: Vec::new() }
    }

    /// A random program.
    fn random(rng: &mut ChaCha8Rng, contents: Contents) -> Script {
        let mut script = Script::new(Subject::random(rng));
        if contents == Contents::Defined {
            script.fill(rng);
        }
        for _ in 0..20 {
            let member = *script.subject.members.choose(rng).expect("not empty");
            if rng.random() {
                let defined = contents != Contents::Poison || rng.random_ratio(2, 3);
                script.store(rng, member, defined);
            } else {
                script.load(rng, member);
            }
        }
        for at in 0..script.subject.members.len() {
            script.load(rng, script.subject.members[at]);
        }
        script
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

    /// Stores a constant, something computed, or poison.
    fn store(&mut self, rng: &mut ChaCha8Rng, member: Member, defined: bool) {
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

    /// Loads a member, and observes it if the model knows what it is.
    fn load(&mut self, rng: &mut ChaCha8Rng, member: Member) {
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

    fn known(&self, member: Member) -> Option<u64> {
        let bits = &self.model[member.start..member.start + member.width];
        bits.iter().rev().try_fold(0, |value, bit| bit.map(|bit| value << 1 | u64::from(bit)))
    }

    fn show(&mut self, member: Member, value: Operand) {
        let wide = if member.width == 64 { value } else { self.build.zext(value, TypeId::I64) };
        self.observe(wide);
    }

    fn show_signed(&mut self, member: Member, value: Operand) {
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

/// What the program observes, or why it does not finish.
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

/// What random programs observe is what the model says.
fn check(contents: Contents, neighbours: Option<Neighbours>, semantics: Semantics) {
    for seed in 0..400 {
        let (module, expected) = Script::random(&mut ChaCha8Rng::seed_from_u64(seed), contents).finish();
        let module = neighbours.map_or_else(|| module.clone(), |neighbours| legal(&module, neighbours));
        let got = run(&module, semantics);
        assert_eq!(got, Ok(expected), "seed {seed}\n{}", ir::print_module(&module));
    }
}

#[test]
fn members_are_what_was_stored() {
    for neighbours in [None, Some(Neighbours::Words), Some(Neighbours::FrozenWords), Some(Neighbours::Lanes)]
    {
        check(Contents::Defined, neighbours, Semantics::LLVM_19);
        check(Contents::Defined, neighbours, Semantics::THESIS);
    }
}

#[test]
fn words_keep_neighbours_of_undef() {
    check(Contents::Uninitialized, Some(Neighbours::Words), Semantics::LLVM_19);
}

#[test]
fn frozen_words_keep_neighbours_of_stored_poison() {
    check(Contents::Poison, Some(Neighbours::FrozenWords), Semantics::LLVM_19);
}

#[test]
fn lanes_keep_neighbours_of_anything() {
    for semantics in [Semantics::THESIS, Semantics::LLVM_19, Semantics::LLVM_TRUNK, Semantics::ALIVE2] {
        check(Contents::Poison, Some(Neighbours::Lanes), semantics);
        check(Contents::Poison, None, semantics);
    }
}

/// Two members of four bits, both to be observed: `first` is stored, then the second as 5.
fn two_nibbles(
    first: Option<Const>,
    neighbours: Neighbours,
    semantics: Semantics,
) -> Result<Vec<u64>, Outcome> {
    let mut module = Module::new();
    let i4 = module.types.int(4);
    let ty = module.types.named("struct.S", &[i4, i4], Packing::Bits);
    let members = members(&module, ty);
    let mut script = Script::new(Subject { module, ty, members });
    let field = |index| FieldAccess { of: ty, index, ptr: script.object, align: Align::ONE, volatile: false };
    let (low, high) = (field(0), field(1));
    script.build.store_field(Const::int(i4, 4, 5), high);
    if let Some(first) = first {
        script.build.store_field(first, low);
    }
    let value = script.build.load_field(i4, high);
    script.show(script.subject.members[1], value);
    run(&legal(&script.finish().0, neighbours), semantics)
}

/// The documentation of [`Neighbours`] says where each kind stops being right.
#[test]
fn each_kind_of_neighbours_has_its_limit() {
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

/// An access, by what it touches.
#[derive(Clone, Copy, Debug)]
struct Touched {
    offset: u64,
    size: u64,
    volatile: bool,
    writes: bool,
}

/// Every access in a function whose parameter is the address of the structure.
fn accesses(module: &Module, function: &Function) -> Vec<Touched> {
    let mut offsets = vec![0; function.values.len()];
    let mut found = Vec::new();
    for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
        let Op::Memory(memory) = &instruction.op else { continue };
        let (ptr, ty, volatile, writes) = match memory {
            Memory::Load { ty, ptr, volatile, .. } => (*ptr, *ty, *volatile, false),
            Memory::Store { value, ptr, volatile, .. } => {
                (*ptr, value.ty(&function.values).expect("a value"), *volatile, true)
            }
            Memory::Gep(gep) => {
                let Operand::Const(Const::Int { value, .. }) = gep.indices[0] else { panic!("{gep:?}") };
                offsets[instruction.result.expect("an address").index()] = value as u64;
                continue;
            }
            other => panic!("{other:?} in a legalised function"),
        };
        let Operand::Value(ptr) = ptr else { panic!("a constant address") };
        let size = module.types.store_size(ty).0;
        found.push(Touched { offset: offsets[ptr.index()], size, volatile, writes });
    }
    found
}

/// What copying each of these members onto itself becomes.
fn legal_accesses(
    subject: &Subject,
    fields: &[(Member, FieldAccess)],
    neighbours: Neighbours,
) -> Vec<Touched> {
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

/// The C11 memory location is never left, by reads nor by writes: what is beside it may be an atomic, or another
/// thread's. A volatile load is one load; a volatile store is one load and one store, or one store.
#[test]
fn no_access_leaves_its_run() {
    for (seed, neighbours) in (0..300).zip([Neighbours::Words, Neighbours::Lanes].into_iter().cycle()) {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let subject = Subject::random(rng);
        let members = subject.members.iter();
        let fields: Vec<_> = members.map(|&m| (m, subject.access(rng, m, Const::Null.into()))).collect();
        let inside = |touched: &Touched, member: &Member| {
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

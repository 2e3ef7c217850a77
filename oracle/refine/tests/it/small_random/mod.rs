//! Random small programs: a `main` over integers of a few bits, vectors of them and a few bytes of memory.

mod memory;
mod vector;

use ir::{
    ArithFlags, BinaryOp, CastFlags, CastOp, Compare, Const, FuncId, Function, FunctionBuilder, IntPredicate,
    Module, Operand, Param, Type, TypeId,
};

/// The splitmix64 generator.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % limit as u64) as usize
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A program under construction.
pub(crate) struct ProgramMaker {
    module: Module,
    b: FunctionBuilder,
    random: Random,
    /// Operands that are available: defined in blocks that dominate the current one.
    values: Vec<Operand>,
    scalars: Vec<TypeId>,
    vectors: Vec<TypeId>,
    /// Objects of two bytes.
    objects: Vec<Operand>,
    record: TypeId,
    observe: FuncId,
    /// A function that returns its `noundef` argument.
    strict: FuncId,
    /// A function that returns its vector argument.
    passing: FuncId,
}

type Production = fn(&mut ProgramMaker);

const PRODUCTIONS: &[Production] = &[
    ProgramMaker::arithmetic,
    ProgramMaker::arithmetic,
    ProgramMaker::arithmetic,
    ProgramMaker::compare,
    ProgramMaker::resize,
    ProgramMaker::freeze,
    ProgramMaker::select,
    ProgramMaker::select,
    ProgramMaker::bitcast,
    ProgramMaker::lanes,
    ProgramMaker::shuffle,
    ProgramMaker::call,
    ProgramMaker::diamond,
    ProgramMaker::load,
    ProgramMaker::load_frozen,
    ProgramMaker::store,
    ProgramMaker::store,
    ProgramMaker::copy,
    ProgramMaker::copy,
    ProgramMaker::field,
    ProgramMaker::field,
    ProgramMaker::address,
];

/// The program generated from a seed.
pub(crate) fn program(seed: u64) -> Module {
    let mut module = Module::new();
    let params = [TypeId::I32, TypeId::I64].map(Param::plain).to_vec();
    let observe = module.add_function(Function::declaration("bf_observe", TypeId::VOID, params));
    let scalars: Vec<_> = [1, 2, 3, 4, 8].map(|width| module.types.int(width)).to_vec();
    let [_, i2, i3, i4, _] = scalars[..] else { unreachable!("five widths") };
    let vectors = [(2, i2), (2, i4), (4, TypeId::I1), (8, TypeId::I1), (3, TypeId::I1)];
    let vectors = vectors.map(|(count, lane)| module.types.vector(count, lane)).to_vec();
    let record = module.types.structure(&[i3, i4, TypeId::I1, TypeId::I8], ir::Packing::Bits);
    let strict = identity(&mut module, "strict", i4, true);
    let passing = identity(&mut module, "passing", vectors[0], false);
    let b = FunctionBuilder::new(Function::declaration("main", TypeId::VOID, Vec::new()));
    let (random, values, objects) = (Random(seed), Vec::new(), Vec::new());
    let mut maker = ProgramMaker {
        module,
        b,
        random,
        values,
        scalars,
        vectors,
        objects,
        record,
        observe,
        strict,
        passing,
    };
    maker.allocate();
    // Each program uses few kinds of instruction, so that they interact.
    let menu: Vec<Production> = (0..4).map(|_| maker.random.pick(PRODUCTIONS)).collect();
    for _ in 0..3 + maker.random.below(8) {
        let production = maker.random.pick(&menu);
        production(&mut maker);
    }
    (0..3).for_each(|site| maker.observe(site));
    maker.b.ret_void();
    let main = maker.b.finish();
    maker.module.add_function(main);
    maker.module
}

fn identity(module: &mut Module, name: &str, ty: TypeId, noundef: bool) -> FuncId {
    let mut param = Param::plain(ty);
    if noundef {
        param.attrs = ir::ParamAttrs::NOUNDEF;
    }
    let mut b = FunctionBuilder::new(Function::declaration(name, ty, vec![param]));
    let value = b.param(0);
    b.ret(value);
    module.add_function(b.finish())
}

impl ProgramMaker {
    fn any_type(&mut self) -> TypeId {
        if self.random.one_in(3) { self.random.pick(&self.vectors) } else { self.random.pick(&self.scalars) }
    }

    fn constant(&mut self, ty: TypeId) -> Operand {
        match self.random.below(10) {
            0 => return Const::Poison(ty).into(),
            1 => return Const::Undef(ty).into(),
            _ => {}
        }
        let bits = self.random.below(256) as u128;
        let Type::Vector(count, lane) = *self.module.types.get(ty) else { return self.int(ty, bits).into() };
        let lanes = (0..count).map(|at| {
            let poison = self.random.one_in(4);
            if poison { Const::Poison(lane) } else { self.int(lane, bits >> at) }
        });
        let lanes: Vec<_> = lanes.collect();
        self.module.aggregate(ty, lanes).into()
    }

    fn int(&self, ty: TypeId, bits: u128) -> Const {
        let width = self.module.types.int_width(ty).expect("an integer type");
        Const::int(ty, width, bits)
    }

    /// An earlier value of the type, or a constant.
    pub(crate) fn operand(&mut self, ty: TypeId) -> Operand {
        let known: Vec<_> = self.values.iter().copied().filter(|&value| self.b.ty(value) == ty).collect();
        if known.is_empty() || self.random.one_in(4) { self.constant(ty) } else { self.random.pick(&known) }
    }

    fn scalar(&mut self) -> Operand {
        let ty = self.random.pick(&self.scalars);
        self.operand(ty)
    }

    fn width(&self, value: Operand) -> u32 {
        let ty = self.module.types.scalar(self.b.ty(value));
        self.module.types.int_width(ty).expect("integers only")
    }

    fn arithmetic(&mut self) {
        let op = self.random.pick(&BinaryOp::ALL[..13]);
        let ty = self.any_type();
        let (lhs, mut rhs) = (self.operand(ty), self.operand(ty));
        let shifts = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
        if shifts && self.module.types.int_width(ty).is_some() && !self.random.one_in(3) {
            let amount = self.random.below(3) as u128;
            rhs = self.int(ty, amount).into();
        }
        let mut on = || self.random.one_in(2);
        let flags = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                ArithFlags { nuw: on(), nsw: on(), ..ArithFlags::NONE }
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => {
                ArithFlags { exact: on(), ..ArithFlags::NONE }
            }
            BinaryOp::Or => ArithFlags { disjoint: on(), ..ArithFlags::NONE },
            _ => ArithFlags::NONE,
        };
        let value = self.b.binary(op, flags, lhs, rhs);
        self.values.push(value);
    }

    fn compare(&mut self) {
        let ty = if self.random.one_in(4) { self.vectors[2] } else { self.random.pick(&self.scalars) };
        let (lhs, rhs) = (self.operand(ty), self.operand(ty));
        let predicate = self.random.pick(IntPredicate::ALL);
        let result = if ty == self.vectors[2] { ty } else { TypeId::I1 };
        let value = self.b.compare(result, Compare::Int { predicate, lhs, rhs });
        self.values.push(value);
    }

    fn resize(&mut self) {
        let value = self.scalar();
        let to = self.random.pick(&self.scalars);
        let (from, width) = (self.width(value), self.module.types.int_width(to).expect("an integer type"));
        let (on, other) = (self.random.one_in(2), self.random.one_in(2));
        let (op, flags) = match (from.cmp(&width), on) {
            (std::cmp::Ordering::Equal, _) => return,
            (std::cmp::Ordering::Greater, nuw) => {
                (CastOp::Trunc, CastFlags { nuw, nsw: other, ..CastFlags::default() })
            }
            (_, true) => (CastOp::ZExt, CastFlags { nneg: other, ..CastFlags::default() }),
            (_, false) => (CastOp::SExt, CastFlags::default()),
        };
        let value = self.b.cast(op, flags, value, to);
        self.values.push(value);
    }

    fn freeze(&mut self) {
        let ty = self.any_type();
        let value = self.operand(ty);
        let value = self.b.freeze(value);
        self.values.push(value);
    }

    fn select(&mut self) {
        let ty = if self.random.one_in(3) { self.vectors[2] } else { self.any_type() };
        let lane_wise = ty == self.vectors[2] && self.random.one_in(2);
        let condition = self.operand(if lane_wise { ty } else { TypeId::I1 });
        let (x, y) = (self.operand(ty), self.operand(ty));
        let value = self.b.select(condition, x, y);
        self.values.push(value);
    }

    fn call(&mut self) {
        let (callee, ty) = if self.random.one_in(2) {
            (self.strict, self.scalars[3])
        } else {
            (self.passing, self.vectors[0])
        };
        let value = self.operand(ty);
        let value = self.b.call_plain(callee, ty, &[value]);
        self.values.extend(value);
    }

    /// A conditional branch with two arms that meet in a phi.
    fn diamond(&mut self) {
        let ty = self.any_type();
        let condition = self.operand(TypeId::I1);
        let condition = if self.random.one_in(3) { condition } else { self.b.freeze(condition) };
        let (left, right, merge) = (self.b.new_block(), self.b.new_block(), self.b.new_block());
        let (x, y) = (self.operand(ty), self.operand(ty));
        self.b.cond_br(condition, left, right);
        for block in [left, right] {
            self.b.position(block);
            self.b.br(merge);
        }
        self.b.position(merge);
        let value = self.b.phi(ty, &[(x, left), (y, right)]);
        self.values.push(value);
    }

    /// Observes a recent value, possibly frozen.
    fn observe(&mut self, site: i32) {
        let late = self.values.len().saturating_sub(4);
        let value = match self.values.len() {
            0 => self.constant(TypeId::I1),
            count => self.values[late + self.random.below(count - late)],
        };
        let frozen = self.random.one_in(2);
        let mut value = if frozen { self.b.freeze(value) } else { value };
        let ty = self.b.ty(value);
        if let Some(lanes) = self.module.types.element_count(ty) {
            let lane = Const::i32(self.random.below(lanes as usize) as i32);
            value = self.b.extract_element(self.module.types.scalar(ty), value, lane);
        }
        let wide = self.b.zext(value, TypeId::I64);
        self.b.call_plain(self.observe, TypeId::VOID, &[Const::i32(site).into(), wide]);
    }
}

//! Builds one function, instruction by instruction. It does not borrow the module, so that the author can intern
//! types and add globals on the way; nothing is folded or checked here (see [`crate::verify`]).

use smallvec::SmallVec;

use crate::attributes::ParamAttrs;
use crate::constant::Operand;
use crate::function::{Block, BlockId, Function, ValueId};
use crate::instruction::{AggregateOp, Call, Callee, Choice, Instruction, Op, VectorOp};
use crate::memory::{Gep, GepFlags, Memory};
use crate::module::FuncId;
use crate::operator::{
    ArithFlags, Binary, BinaryOp, Cast, CastFlags, CastOp, Compare, FloatPredicate, IntPredicate,
};
use crate::terminator::Terminator;
use crate::types::TypeId;
use crate::units::Align;

/// A function under construction, positioned at the end of one of its blocks.
#[derive(Debug)]
pub struct FunctionBuilder {
    function: Function,
    /// Allocas of the entry block, put in front of it at the end.
    allocas: Vec<Instruction>,
    /// Per block, whether its terminator has been set.
    terminated: Vec<bool>,
    current: BlockId,
}

macro_rules! binary_methods {
    ($($(#[$doc:meta])* $method:ident => $op:ident,)*) => {$(
        $(#[$doc])*
        pub fn $method(&mut self, lhs: impl Into<Operand>, rhs: impl Into<Operand>) -> Operand {
            self.binary(BinaryOp::$op, ArithFlags::NONE, lhs, rhs)
        }
    )*};
}

macro_rules! cast_methods {
    ($($(#[$doc:meta])* $method:ident => $op:ident,)*) => {$(
        $(#[$doc])*
        pub fn $method(&mut self, value: impl Into<Operand>, to: TypeId) -> Operand {
            self.cast(CastOp::$op, CastFlags::default(), value, to)
        }
    )*};
}

impl FunctionBuilder {
    /// Starts the body of `declaration`, positioned in a new entry block.
    pub fn new(declaration: Function) -> FunctionBuilder {
        let mut builder = FunctionBuilder {
            function: declaration,
            allocas: Vec::new(),
            terminated: Vec::new(),
            current: BlockId::ENTRY,
        };
        builder.function.blocks.clear();
        builder.function.values.truncate(builder.function.params.len());
        builder.new_block();
        builder
    }

    /// The function so far.
    pub fn function(&self) -> &Function {
        &self.function
    }

    /// The value of parameter `index`.
    pub fn param(&self, index: usize) -> Operand {
        self.function.param_value(index).into()
    }

    /// The type of an operand.
    ///
    /// # Panics
    /// If it is a value of another function.
    pub fn ty(&self, operand: impl Into<Operand>) -> TypeId {
        let operand = operand.into();
        match operand.ty(&self.function.values) {
            Some(ty) => ty,
            None => panic!("{operand:?} is not a value of @{}", self.function.name),
        }
    }

    /// A new block, unreachable until something branches to it.
    pub fn new_block(&mut self) -> BlockId {
        self.function.blocks.push(Block { instructions: Vec::new(), terminator: Terminator::Unreachable });
        self.terminated.push(false);
        BlockId(self.terminated.len() as u32 - 1)
    }

    /// Continues at the end of `block`.
    pub fn position(&mut self, block: BlockId) {
        self.current = block;
    }

    /// The block instructions are added to.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// Whether the current block has its terminator; nothing more may be added to it then.
    pub fn is_terminated(&self) -> bool {
        self.terminated[self.current.index()]
    }

    /// The finished function. Blocks without a terminator end in `unreachable`.
    pub fn finish(mut self) -> Function {
        if !self.allocas.is_empty() {
            let entry = &mut self.function.blocks[0].instructions;
            self.allocas.append(entry);
            *entry = self.allocas;
        }
        self.function
    }

    fn new_value(&mut self, ty: TypeId) -> ValueId {
        self.function.values.push(ty);
        ValueId(self.function.values.len() as u32 - 1)
    }

    fn push(&mut self, result: Option<ValueId>, op: Op) {
        debug_assert!(!self.is_terminated(), "instruction after the end of %b{}", self.current.0);
        let block = &mut self.function.blocks[self.current.index()];
        block.instructions.push(Instruction { result, op, metadata: None });
    }

    fn define(&mut self, ty: TypeId, op: Op) -> Operand {
        let value = self.new_value(ty);
        self.push(Some(value), op);
        value.into()
    }

    fn terminate(&mut self, terminator: Terminator) {
        debug_assert!(!self.is_terminated(), "second terminator in %b{}", self.current.0);
        self.function.blocks[self.current.index()].terminator = terminator;
        self.terminated[self.current.index()] = true;
    }
}

/// Arithmetic, conversions, comparisons.
impl FunctionBuilder {
    /// A binary operation with flags.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        let ty = self.ty(lhs);
        self.define(ty, Op::Binary(Binary { op, flags, lhs, rhs }))
    }

    binary_methods! {
        /// `add`
        add => Add,
        /// `sub`
        sub => Sub,
        /// `mul`
        mul => Mul,
        /// `udiv`
        udiv => UDiv,
        /// `sdiv`
        sdiv => SDiv,
        /// `urem`
        urem => URem,
        /// `srem`
        srem => SRem,
        /// `shl`
        shl => Shl,
        /// `lshr`
        lshr => LShr,
        /// `ashr`
        ashr => AShr,
        /// `and`
        and => And,
        /// `or`
        or => Or,
        /// `xor`
        xor => Xor,
        /// `fadd`
        fadd => FAdd,
        /// `fsub`
        fsub => FSub,
        /// `fmul`
        fmul => FMul,
        /// `fdiv`
        fdiv => FDiv,
        /// `frem`
        frem => FRem,
    }

    /// A conversion with flags.
    pub fn cast(&mut self, op: CastOp, flags: CastFlags, value: impl Into<Operand>, to: TypeId) -> Operand {
        let value = value.into();
        self.define(to, Op::Cast(Cast { op, flags, value, to }))
    }

    cast_methods! {
        /// `trunc`
        trunc => Trunc,
        /// `zext`
        zext => ZExt,
        /// `sext`
        sext => SExt,
        /// `fptrunc`
        fptrunc => FpTrunc,
        /// `fpext`
        fpext => FpExt,
        /// `fptoui`
        fptoui => FpToUi,
        /// `fptosi`
        fptosi => FpToSi,
        /// `uitofp`
        uitofp => UiToFp,
        /// `sitofp`
        sitofp => SiToFp,
        /// `ptrtoint`
        ptrtoint => PtrToInt,
        /// `inttoptr`
        inttoptr => IntToPtr,
        /// `bitcast`
        bitcast => BitCast,
    }

    /// `fneg`
    pub fn fneg(&mut self, value: impl Into<Operand>) -> Operand {
        let value = value.into();
        let ty = self.ty(value);
        self.define(ty, Op::FNeg(value))
    }

    /// `freeze`
    pub fn freeze(&mut self, value: impl Into<Operand>) -> Operand {
        let value = value.into();
        let ty = self.ty(value);
        self.define(ty, Op::Freeze(value))
    }

    /// `icmp` of scalars.
    pub fn icmp(
        &mut self,
        predicate: IntPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        self.compare(TypeId::I1, Compare::Int { predicate, lhs, rhs })
    }

    /// `fcmp` of scalars.
    pub fn fcmp(
        &mut self,
        predicate: FloatPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        self.compare(TypeId::I1, Compare::Float { predicate, lhs, rhs })
    }

    /// A comparison of any kind; `ty` is `i1`, or a vector of as many `i1` as the operands have lanes.
    pub fn compare(&mut self, ty: TypeId, compare: Compare) -> Operand {
        self.define(ty, Op::Compare(compare))
    }

    /// `select`
    pub fn select(
        &mut self,
        condition: impl Into<Operand>,
        if_true: impl Into<Operand>,
        if_false: impl Into<Operand>,
    ) -> Operand {
        let (condition, if_true, if_false) = (condition.into(), if_true.into(), if_false.into());
        let ty = self.ty(if_true);
        self.define(ty, Op::Choice(Choice::Select { condition, if_true, if_false }))
    }

    /// `phi`; more edges can be added by [`FunctionBuilder::add_incoming`].
    pub fn phi(&mut self, ty: TypeId, incoming: &[(Operand, BlockId)]) -> Operand {
        self.define(ty, Op::Choice(Choice::Phi { ty, incoming: incoming.to_vec() }))
    }

    /// Adds an edge to a phi. Does nothing if `phi` is not the result of one.
    pub fn add_incoming(&mut self, phi: Operand, value: impl Into<Operand>, from: BlockId) {
        let Operand::Value(id) = phi else { return };
        let instructions = self.function.blocks.iter_mut().flat_map(|block| &mut block.instructions);
        for instruction in instructions {
            if instruction.result == Some(id)
                && let Op::Choice(Choice::Phi { incoming, .. }) = &mut instruction.op
            {
                incoming.push((value.into(), from));
                return;
            }
        }
    }
}

/// Memory.
impl FunctionBuilder {
    /// An object that lives until the function returns, in front of the entry block.
    pub fn entry_alloca(&mut self, ty: TypeId, align: Align) -> Operand {
        let value = self.new_value(TypeId::PTR);
        let op = Op::Memory(Memory::Alloca { ty, count: None, align });
        self.allocas.push(Instruction { result: Some(value), op, metadata: None });
        value.into()
    }

    /// `alloca` here.
    pub fn alloca(&mut self, ty: TypeId, count: Option<Operand>, align: Align) -> Operand {
        self.define(TypeId::PTR, Op::Memory(Memory::Alloca { ty, count, align }))
    }

    /// `load`
    pub fn load(&mut self, ty: TypeId, ptr: impl Into<Operand>, align: Align) -> Operand {
        self.load_from(ty, ptr.into(), align, false)
    }

    /// `load volatile`
    pub fn load_volatile(&mut self, ty: TypeId, ptr: impl Into<Operand>, align: Align) -> Operand {
        self.load_from(ty, ptr.into(), align, true)
    }

    fn load_from(&mut self, ty: TypeId, ptr: Operand, align: Align, volatile: bool) -> Operand {
        self.define(ty, Op::Memory(Memory::Load { ty, ptr, align, volatile }))
    }

    /// `store`
    pub fn store(&mut self, value: impl Into<Operand>, ptr: impl Into<Operand>, align: Align) {
        let (value, ptr) = (value.into(), ptr.into());
        self.push(None, Op::Memory(Memory::Store { value, ptr, align, volatile: false }));
    }

    /// `store volatile`
    pub fn store_volatile(&mut self, value: impl Into<Operand>, ptr: impl Into<Operand>, align: Align) {
        let (value, ptr) = (value.into(), ptr.into());
        self.push(None, Op::Memory(Memory::Store { value, ptr, align, volatile: true }));
    }

    /// `getelementptr`
    pub fn gep(
        &mut self,
        flags: GepFlags,
        source: TypeId,
        base: impl Into<Operand>,
        indices: &[Operand],
    ) -> Operand {
        let gep = Gep { source, base: base.into(), indices: indices.to_vec(), flags };
        self.define(TypeId::PTR, Op::Memory(Memory::Gep(gep)))
    }

    /// `getelementptr inbounds i8`: `offset` bytes further; none for zero.
    pub fn byte_offset(&mut self, base: impl Into<Operand>, offset: u64) -> Operand {
        let base = base.into();
        if offset == 0 {
            return base;
        }
        let offset = crate::constant::Const::i64(offset as i64).into();
        self.gep(GepFlags::INBOUNDS, TypeId::I8, base, &[offset])
    }
}

/// Aggregates and vectors in registers. The result type is given where finding it would need the type table.
impl FunctionBuilder {
    /// `extractvalue`; `ty` is the member's type.
    pub fn extract_value(&mut self, ty: TypeId, aggregate: impl Into<Operand>, path: &[u32]) -> Operand {
        let (aggregate, indices) = (aggregate.into(), SmallVec::from_slice(path));
        self.define(ty, Op::Aggregate(AggregateOp::Extract { aggregate, indices }))
    }

    /// `insertvalue`
    pub fn insert_value(
        &mut self,
        aggregate: impl Into<Operand>,
        value: impl Into<Operand>,
        path: &[u32],
    ) -> Operand {
        let (aggregate, value, indices) = (aggregate.into(), value.into(), SmallVec::from_slice(path));
        let ty = self.ty(aggregate);
        self.define(ty, Op::Aggregate(AggregateOp::Insert { aggregate, value, indices }))
    }

    /// `extractelement`; `ty` is the lane's type.
    pub fn extract_element(
        &mut self,
        ty: TypeId,
        vector: impl Into<Operand>,
        index: impl Into<Operand>,
    ) -> Operand {
        let (vector, index) = (vector.into(), index.into());
        self.define(ty, Op::Vector(VectorOp::Extract { vector, index }))
    }

    /// `insertelement`
    pub fn insert_element(
        &mut self,
        vector: impl Into<Operand>,
        value: impl Into<Operand>,
        index: impl Into<Operand>,
    ) -> Operand {
        let (vector, value, index) = (vector.into(), value.into(), index.into());
        let ty = self.ty(vector);
        self.define(ty, Op::Vector(VectorOp::Insert { vector, value, index }))
    }

    /// `shufflevector`; `ty` is a vector with as many lanes as `mask`.
    pub fn shuffle_vector(
        &mut self,
        ty: TypeId,
        first: impl Into<Operand>,
        second: impl Into<Operand>,
        mask: &[Option<u32>],
    ) -> Operand {
        let (first, second, mask) = (first.into(), second.into(), mask.to_vec());
        self.define(ty, Op::Vector(VectorOp::Shuffle { first, second, mask }))
    }
}

/// Calls and terminators.
impl FunctionBuilder {
    /// Any call; `None` when it returns `void`.
    pub fn call(&mut self, call: Call) -> Option<Operand> {
        let result = (call.ret != TypeId::VOID).then(|| self.new_value(call.ret));
        self.push(result, Op::Call(Box::new(call)));
        result.map(Operand::from)
    }

    /// A direct call without attributes.
    pub fn call_plain(&mut self, callee: FuncId, ret: TypeId, args: &[Operand]) -> Option<Operand> {
        let args = args.iter().map(|&arg| (arg, ParamAttrs::NONE)).collect();
        let callee = Callee::Direct(callee);
        self.call(Call { callee, ret, ret_attrs: ParamAttrs::NONE, args, fixed: None })
    }

    /// `ret`
    pub fn ret(&mut self, value: impl Into<Operand>) {
        self.terminate(Terminator::Ret(Some(value.into())));
    }

    /// `ret void`
    pub fn ret_void(&mut self) {
        self.terminate(Terminator::Ret(None));
    }

    /// `br`
    pub fn br(&mut self, to: BlockId) {
        self.terminate(Terminator::Br(to));
    }

    /// `br i1`
    pub fn cond_br(&mut self, condition: impl Into<Operand>, if_true: BlockId, if_false: BlockId) {
        self.terminate(Terminator::CondBr { condition: condition.into(), if_true, if_false });
    }

    /// `switch`; case values are zero-extended.
    pub fn switch(&mut self, value: impl Into<Operand>, default: BlockId, cases: Vec<(u128, BlockId)>) {
        self.terminate(Terminator::Switch { value: value.into(), default, cases });
    }

    /// `unreachable`
    pub fn unreachable(&mut self) {
        self.terminate(Terminator::Unreachable);
    }
}

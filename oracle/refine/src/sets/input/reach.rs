//! The differences between inputs that two functions can see: the size of the objects that they access, and the numbers that they
//! mention.

use std::ptr;

use ir::{
    Align, Block, Call, Callee, Const, FuncId, Function, MemoryOp, Module, Op, Operand, Terminator, TypeId,
};

use semantics::intrinsic::is_expanded;
use semantics::masked::MaskedArguments;
use smol_str::SmolStr;

use crate::library::BODIES;
use crate::machine::builtin::{BuiltinFunction, stops};
use crate::machine::masked::{LanePointers, constant_align};

use super::space::may_overlap;

/// Largest object behind a pointer parameter, in bytes.
pub(crate) const MAX_OBJECT: u64 = 256;
/// Elements that an address moves by where the index is no constant.
const OPEN_STEPS: u64 = 2;
/// Bytes that a bulk operation accesses where its length is no constant, at most, if the functions name no greater number.
const OPEN_LENGTH: u64 = 4;
/// The largest number that may be a length.
const LARGEST_LENGTH: u64 = 1 << 31;
/// Numbers of bytes by which a pointer lies beside another.
const MAX_SHIFTS: usize = 3;
/// Offsets that are taken from the functions, to compare them with each other.
const MAX_OFFSETS: usize = 16;
/// Numbers that are taken from the functions.
const MAX_NUMBERS: usize = 12;

/// The facts of functions' instructions that decide which inputs matter.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// Bytes of the widest access of the functions, with the distances that their addresses move by.
    pub(super) object: u64,
    /// The same of the first function only.
    pub(super) first: u64,
    /// Bytes by which an address moves towards the start of its object, at most.
    pub(super) before: u64,
    /// True if a function writes memory.
    pub(super) writes: bool,
    /// True if a function accesses more than the largest object.
    pub(super) is_wide: bool,
    /// The variables that the functions name, by their names.
    pub(super) globals: Vec<SmolStr>,
    /// The functions whose addresses are compared, by their names.
    pub(super) functions: Vec<SmolStr>,
    /// Integer constants, by their low 64 bits.
    pub(super) numbers: Vec<u64>,
    /// The largest of them that may be a length.
    largest_number: u64,
    /// True if the length of a bulk operation is no constant.
    has_open_length: bool,
    /// The numbers of bytes that masked operations may access, by the last lane of the mask.
    pub(super) masked: Vec<u64>,
    /// True if a function calls others that the module does not define.
    pub(super) calls: bool,
    /// True if it depends on luck that an access is aligned: it asks for more than an object promises.
    pub(super) alignment: bool,
    /// The alignments that accesses ask for, ascending, without the largest.
    pub(super) lesser_alignments: Vec<Align>,
    pub(super) shifts: Shifts,
}

/// Numbers of bytes by which a pointer may lie beside another so that accesses meet.
#[derive(Clone, Debug)]
pub(super) struct Shifts {
    pub(super) tried: Vec<u64>,
    /// True if accesses may meet by other numbers as well.
    pub(super) are_cut: bool,
}

/// The accesses of a function and those that it calls.
struct AccessWidths {
    /// Bytes of the widest one.
    widest: u64,
    /// Bytes by which addresses move away from the start of their object.
    distance: u64,
}

impl AccessWidths {
    fn access(&mut self, bytes: u64) {
        self.widest = self.widest.max(bytes);
    }
}

impl Shifts {
    /// Those below the size of an object that are multiples of the least alignment of an access: all, if they are few, or else the smallest
    /// that offsets and alignments tell apart.
    fn below(object: u64, asked: &[Align], mut offsets: Vec<u64>) -> Shifts {
        let least = asked.iter().map(|align| align.bytes().0).min().unwrap_or(1);
        let all = || (1..).map(|at| at * least).take_while(|&shift| shift < object);
        let are_cut = all().nth(MAX_SHIFTS).is_some();
        if !are_cut {
            return Shifts { tried: all().collect(), are_cut };
        }
        offsets.sort_unstable();
        offsets.dedup();
        offsets.truncate(MAX_OFFSETS);
        let apart = offsets.iter().flat_map(|a| offsets.iter().map(|b| a.abs_diff(*b)));
        let mut tried: Vec<u64> =
            apart.chain(offsets.iter().copied()).chain(asked.iter().map(|align| align.bytes().0)).collect();
        tried.retain(|&shift| 0 < shift && shift < object);
        tried.sort_unstable();
        tried.dedup();
        tried.truncate(MAX_SHIFTS);
        Shifts { tried, are_cut }
    }
}

/// The alignments and places of accesses, and the alignments of objects.
struct AlignedAccesses {
    /// The least that an object has.
    promised: Align,
    /// Those that accesses and promises ask for.
    asked: Vec<Align>,
    /// Bytes by which addresses move, away from the start of their object or towards it.
    offsets: Vec<u64>,
}

impl AlignedAccesses {
    fn note(&mut self, module: &Module, op: &Op) {
        match op {
            Op::Memory(MemoryOp::Alloca { align, .. }) => self.promised = self.promised.min(*align),
            Op::Memory(
                MemoryOp::Load { align, .. }
                | MemoryOp::LoadFrozen { align, .. }
                | MemoryOp::Store { align, .. },
            ) => self.asked.push(*align),
            Op::Memory(MemoryOp::Gep(gep)) => self.offsets.push(step(module, gep).unsigned_abs()),
            Op::Call(call) => self.note_call(module, call),
            _ => {}
        }
    }

    fn note_call(&mut self, module: &Module, call: &Call) {
        self.asked.extend(call.args.iter().filter_map(|(_, attrs)| attrs.align));
        let masked = MaskedArguments::of_call(module, call);
        self.asked.extend(masked.and_then(|masked| constant_align(masked.align)));
        for bundle in call.bundles.iter().filter(|bundle| bundle.tag == "align") {
            self.asked.extend(bundle.args.get(1).and_then(|&operand| constant_align(operand)));
        }
        if bulk_length(module, call).is_some() {
            // Its pointers need not be aligned.
            self.asked.push(Align::ONE);
        }
    }
}

impl Reach {
    /// The facts of the functions of both modules; functions of a module that call each other count together.
    pub(crate) fn compute(functions: &[(&Module, &Function)]) -> Reach {
        let mut reach = Reach {
            object: 1,
            first: 0,
            before: 0,
            writes: false,
            is_wide: false,
            globals: Vec::new(),
            functions: Vec::new(),
            numbers: Vec::new(),
            largest_number: 0,
            has_open_length: false,
            masked: Vec::new(),
            calls: false,
            alignment: false,
            lesser_alignments: Vec::new(),
            shifts: Shifts { tried: Vec::new(), are_cut: false },
        };
        let mut aligned =
            AlignedAccesses { promised: Align::SIXTEEN, asked: Vec::new(), offsets: Vec::new() };
        for &(module, function) in functions {
            let promises = function.params.iter().filter_map(|param| param.attrs.align);
            aligned.promised = promises.fold(aligned.promised, Align::min);
            let mut widths = AccessWidths { widest: 1, distance: 0 };
            let called = with_called(module, function);
            for &of in &called {
                // What bodies of functions of the C library pass on is what these were passed.
                let is_body = !ptr::eq(of, function) && BODIES.iter().any(|(name, _)| *name == of.name);
                for instruction in of.instructions() {
                    aligned.note(module, &instruction.op);
                    reach.note_operation(module, of, &instruction.op, &mut widths);
                    if let Op::Call(call) = &instruction.op {
                        reach.has_open_length |= !is_body && has_open_length(module, call);
                    }
                }
            }
            for block in called.iter().flat_map(|function| &function.blocks) {
                reach.note_terminator(module, block);
            }
            reach.note_widths(widths);
        }
        let AlignedAccesses { promised, mut asked, offsets } = aligned;
        asked.sort_unstable();
        asked.dedup();
        reach.shifts = Shifts::below(reach.object, &asked, offsets);
        reach.alignment = asked.pop().is_some_and(|largest| largest > promised);
        reach.lesser_alignments = asked;
        reach
    }

    /// True if the functions access more of an object than those of any input have.
    pub(crate) fn needs_large_objects(&self) -> bool {
        self.is_wide
    }

    /// True if they tell lengths apart that are beyond the objects of any input.
    pub(crate) fn needs_large_lengths(&self) -> bool {
        self.has_open_length && self.largest_number >= MAX_OBJECT
    }

    /// True if inputs have not all lengths, or not all ways in which parameters of a function overlap.
    pub(crate) fn is_bounded(&self, function: &Function) -> bool {
        self.has_open_length || self.shifts.are_cut && may_overlap(function, self)
    }

    /// The bytes of an object that the functions access at most, as far as the limit on the objects of inputs.
    pub(crate) fn accessed_bytes(&self) -> u64 {
        self.object
    }

    fn note_operation(&mut self, module: &Module, function: &Function, op: &Op, widths: &mut AccessWidths) {
        match op {
            Op::Memory(MemoryOp::Load { ty, .. } | MemoryOp::LoadFrozen { ty, .. }) => {
                widths.access(module.types.store_size(*ty).0);
            }
            Op::Memory(MemoryOp::Store { value, .. }) => {
                self.writes = true;
                let ty = value.ty(&function.values).unwrap_or(TypeId::I8);
                widths.access(module.types.store_size(ty).0);
            }
            Op::Memory(MemoryOp::Gep(gep)) => match step(module, gep) {
                forth @ 0.. => widths.distance = widths.distance.saturating_add(forth as u64),
                back => self.before = self.before.saturating_add(back.unsigned_abs()),
            },
            Op::Call(call) => {
                self.calls |= is_open(module, call);
                self.writes |= writes(module, call);
                widths.access(lengths(op).max(promised_bytes(call)));
                let masked = masked_bytes(module, function, call);
                masked.iter().for_each(|&bytes| widths.access(bytes));
                self.masked.extend(masked);
            }
            Op::Compare(_) => self.note_functions(module, op),
            _ => {}
        }
        op.operands().for_each(|operand| self.note(module, operand));
    }

    fn note_terminator(&mut self, module: &Module, Block { terminator, .. }: &Block) {
        terminator.operands().for_each(|operand| self.note(module, operand));
        if let Terminator::Switch { cases, .. } = terminator {
            cases.iter().for_each(|&(case, _)| self.note_number(case as u64));
        }
    }

    /// Notes the accesses of a function and those that it calls.
    fn note_widths(&mut self, AccessWidths { mut widest, distance }: AccessWidths) {
        if self.has_open_length {
            // A comparison with a number tells it from the next one.
            widest = widest.max(OPEN_LENGTH).max((self.largest_number + 1).min(MAX_OBJECT));
        }
        // The widest access may be the one at the farthest address.
        let needed = widest.saturating_add(distance);
        self.is_wide |= needed > MAX_OBJECT || self.before > MAX_OBJECT;
        self.object = self.object.max(needed.min(MAX_OBJECT));
        self.before = self.before.min(MAX_OBJECT);
        if self.first == 0 {
            self.first = self.object;
        }
    }

    fn note(&mut self, module: &Module, operand: Operand) {
        match operand {
            Operand::Const(Const::Int { value, .. }) => self.note_number(value as u64),
            Operand::Const(Const::Global { id, .. }) => {
                let global = module.globals.get(id.index()).filter(|global| !global.constant);
                if let Some(global) = global.filter(|global| !self.globals.contains(&global.name)) {
                    self.globals.push(global.name.clone());
                }
            }
            _ => {}
        }
    }

    fn note_functions(&mut self, module: &Module, compare: &Op) {
        for operand in compare.operands() {
            let Operand::Const(Const::Function(id)) = operand else { continue };
            let Some(function) = module.functions.get(id.index()) else { continue };
            if !self.functions.contains(&function.name) {
                self.functions.push(function.name.clone());
            }
        }
    }

    fn note_number(&mut self, number: u64) {
        if number <= LARGEST_LENGTH {
            self.largest_number = self.largest_number.max(number);
        }
        if self.numbers.len() < MAX_NUMBERS && !self.numbers.contains(&number) {
            self.numbers.push(number);
        }
    }
}

/// The function and all that it calls, through others or not, as far as the module defines them.
fn with_called<'m>(module: &'m Module, function: &'m Function) -> Vec<&'m Function> {
    let mut reached = vec![function];
    let mut seen: Vec<FuncId> = Vec::new();
    let mut at = 0;
    while let Some(caller) = reached.get(at).copied() {
        for call in caller.calls() {
            let Callee::Direct(id) = call.callee else { continue };
            if !seen.contains(&id) {
                seen.push(id);
                let defined = module.functions.get(id.index()).filter(|callee| !callee.is_declaration());
                reached.extend(defined.filter(|&callee| !ptr::eq(callee, function)));
            }
        }
        at += 1;
    }
    reached
}

/// True if the effect of a call depends on a function that the module does not define.
fn is_open(module: &Module, call: &Call) -> bool {
    let Callee::Direct(id) = call.callee else { return true };
    let Some(callee) = module.functions.get(id.index()) else { return true };
    let known =
        !callee.is_declaration() || BuiltinFunction::recognize(callee).is_some() || is_expanded(callee);
    !known && !stops(callee)
}

/// The bytes that a call promises for its pointers.
fn promised_bytes(call: &Call) -> u64 {
    let attrs = call.args.iter().map(|(_, attrs)| attrs).chain([&call.ret_attrs]);
    let bytes = attrs.flat_map(|attrs| [attrs.dereferenceable, attrs.dereferenceable_or_null]);
    bytes.flatten().map(|bytes| bytes.0).max().unwrap_or(0)
}

/// True if a call writes memory, as far as its intrinsic or function shows.
fn writes(module: &Module, call: &Call) -> bool {
    let Callee::Direct(id) = call.callee else { return true };
    let builtin = module.functions.get(id.index()).and_then(BuiltinFunction::recognize);
    matches!(
        builtin,
        Some(BuiltinFunction::Copy { .. } | BuiltinFunction::Set | BuiltinFunction::MaskedStore(_))
    )
}

/// The functions of the C library that access as much as an argument says, with the number of that argument.
const LENGTHS: [(&str, usize); 13] = [
    ("__memcpy_chk", 2),
    ("__memmove_chk", 2),
    ("__memset_chk", 2),
    ("__order_of_bytes", 2),
    ("__order_of_strings", 2),
    ("bcmp", 2),
    ("memchr", 2),
    ("memcmp", 2),
    ("mempcpy", 2),
    ("memrchr", 2),
    ("strncmp", 2),
    ("strncpy", 2),
    ("strnlen", 1),
];

/// True if a call accesses as much as an argument says that is no constant, or promises that as much can be accessed.
fn has_open_length(module: &Module, call: &Call) -> bool {
    let promises = call.bundles.iter().filter(|bundle| bundle.tag.starts_with("dereferenceable"));
    let promised = promises.filter_map(|bundle| bundle.args.get(1).copied());
    let mut lengths = bulk_length(module, call).into_iter().chain(promised);
    lengths.any(|length| matches!(length, Operand::Value(_)))
}

/// The length of a bulk operation.
fn bulk_length(module: &Module, call: &Call) -> Option<Operand> {
    let Callee::Direct(id) = call.callee else { return None };
    let callee = module.functions.get(id.index())?;
    let at = match BuiltinFunction::recognize(callee) {
        Some(BuiltinFunction::Copy { .. } | BuiltinFunction::Set) => Some(2),
        _ => LENGTHS.iter().find(|(name, _)| *name == callee.name).map(|&(_, at)| at),
    };
    call.args.get(at?).map(|&(length, _)| length)
}

/// The numbers of bytes that a masked operation may access from its pointer, by the last lane that the mask names.
fn masked_bytes(module: &Module, caller: &Function, call: &Call) -> Vec<u64> {
    let Callee::Direct(id) = call.callee else { return Vec::new() };
    let builtin = module.functions.get(id.index()).and_then(BuiltinFunction::recognize);
    let (vector, pointers) = match (builtin, call.args.first()) {
        (Some(BuiltinFunction::MaskedLoad(pointers)), _) => (Some(call.ret), pointers),
        (Some(BuiltinFunction::MaskedStore(pointers)), Some((value, _))) => {
            (value.ty(&caller.values), pointers)
        }
        _ => return Vec::new(),
    };
    let Some(vector) = vector else { return Vec::new() };
    let lane = module.types.store_size(module.types.scalar(vector)).0;
    match pointers {
        LanePointers::Each => vec![lane],
        LanePointers::SideBySide => {
            let lanes = module.types.element_count(vector).unwrap_or(1);
            (1..=lanes).map(|lanes| lanes * lane).collect()
        }
    }
}

/// Bytes by which an address moves, or by which it may move where an index is no constant.
fn step(module: &Module, gep: &ir::Gep) -> i64 {
    let mut ty = gep.source;
    let mut sum: i64 = 0;
    for (at, index) in gep.indices.iter().enumerate() {
        let known = match *index {
            Operand::Const(Const::Int { ty, value }) => {
                // A constant is kept zero-extended, but an index has a sign.
                let unused = 64 - module.types.int_width(ty).unwrap_or(64).clamp(1, 64);
                Some((value as i64) << unused >> unused)
            }
            Operand::Const(Const::Zero(_)) => Some(0),
            _ => None,
        };
        let bytes = |of: TypeId| i64::try_from(module.types.size(of).0).unwrap_or(i64::MAX);
        if at == 0 {
            sum = sum.saturating_add(bytes(ty).saturating_mul(known.unwrap_or(OPEN_STEPS as i64)));
        } else {
            let member = known.and_then(|index| u64::try_from(index).ok()).unwrap_or(0);
            let Some(inner) = module.types.element(ty, member) else { break };
            let moved = match known {
                Some(_) => module.types.offset(ty, member).map_or(0, |offset| offset.0 as i64),
                None => bytes(inner).saturating_mul(OPEN_STEPS as i64),
            };
            sum = sum.saturating_add(moved);
            ty = inner;
        }
    }
    sum
}

/// The constant length of a bulk operation, or the largest constant that may be one.
fn lengths(op: &Op) -> u64 {
    let number = |operand: Operand| match operand {
        Operand::Const(Const::Int { value, .. }) => u64::try_from(value).ok(),
        _ => None,
    };
    op.operands().filter_map(number).filter(|length| *length <= MAX_OBJECT).max().unwrap_or(0)
}

//! The accesses of a module by another strategy.

use std::collections::HashMap;

use base::{Align, Bits, Bytes};
use ir::{
    BlockId, Const, Function, FunctionBuilder, Instruction, MemoryOp, Module, Op, Operand, Packing, Type,
    TypeId, ValueId,
};
use lang::IntType;
use lowering::LegalVectors;
use lowering::shape::Access;
use lowering::strategy::{BitField, Bodies, Coercion, Emitter, Member, Strategy, Wanted};

use crate::layouts::StatedLayouts;
use crate::place::units;
use crate::recognise::Recognition;
use crate::record_load::RecordLoad;
use crate::site::{Action, AssignedValue, FieldOrigin, ShownSign, Site, UnitBits};

/// Lowers the recognised accesses, and the loads of records that are passed, by a strategy. Everything else stays; the values of a
/// function are numbered anew, in the order of the text. What a strategy writes that LLVM has not is to be legalised:
/// [`lowering::legalize`].
pub fn relower(
    module: &mut Module,
    recognition: &Recognition,
    layouts: &StatedLayouts,
    strategy: &Strategy,
    vectors: LegalVectors,
) {
    let (mut sites, mut loads) = (recognition.sites.as_slice(), recognition.record_loads.as_slice());
    for id in recognition.functions() {
        let replaceable = Replaceable {
            sites: split_off_start(&mut sites, |site| site.function == id),
            loads: split_off_start(&mut loads, |load| load.function == id),
        };
        let blank = Function::declaration("", TypeId::VOID, Vec::new());
        let old = std::mem::replace(&mut module.functions[id.index()], blank);
        let rewriter = FunctionRewriter { layouts, strategy };
        module.functions[id.index()] = rewriter.rewrite(module, old, replaceable, vectors);
    }
}

/// Splits off the first items, all for which that is true.
fn split_off_start<'a, T>(items: &mut &'a [T], is_first: impl Fn(&T) -> bool) -> &'a [T] {
    let (first, rest) = items.split_at(items.iter().take_while(|&item| is_first(item)).count());
    *items = rest;
    first
}

/// The accesses and loads of a function that a strategy lowers in its own way, in the order of the text.
#[derive(Clone, Copy)]
struct Replaceable<'a> {
    sites: &'a [Site],
    loads: &'a [RecordLoad],
}

struct FunctionRewriter<'a> {
    layouts: &'a StatedLayouts,
    strategy: &'a Strategy,
}

impl FunctionRewriter<'_> {
    fn rewrite(
        &self,
        module: &mut Module,
        mut function: Function,
        replaceable: Replaceable<'_>,
        vectors: LegalVectors,
    ) -> Function {
        let blocks = std::mem::take(&mut function.blocks);
        let build = FunctionBuilder::emptied(function, blocks.len());
        let mut emitter = Emitter { module, build, vectors };
        let mut replaced = HashMap::new();
        let mut sites = replaceable.sites.iter().peekable();
        let mut loads = replaceable.loads.iter().peekable();
        for (block, id) in blocks.into_iter().zip(0..) {
            emitter.build.position(BlockId(id));
            let mut next = 0;
            for (at, mut instruction) in block.instructions.into_iter().enumerate() {
                if let Some(site) = sites.next_if(|site| site.block.0 == id && site.instructions.start == at)
                {
                    next = site.instructions.end;
                    self.access(&mut emitter, site, &mut replaced);
                }
                if at < next {
                    continue;
                }
                instruction.op.operands_mut().for_each(|operand| substitute(operand, &replaced));
                match loads.next_if(|load| load.block.0 == id && load.instruction == at) {
                    Some(_) => self.record_load(&mut emitter, instruction, &mut replaced),
                    None => emitter.build.keep(instruction),
                }
            }
            emitter.build.terminate(block.terminator);
            emitter.build.attach_to_terminator(block.metadata);
        }
        let mut function = emitter.build.finish();
        // A phi may use what a later block defines.
        function.operands_mut().for_each(|operand| substitute(operand, &replaced));
        function.number_values();
        function
    }

    /// Emits a load of a record, or of a part of it, and notes what is now passed. Its pieces, of which a strategy freezes each by
    /// itself, are bits: by the address alone it is seldom known where fields end.
    fn record_load(&self, e: &mut Emitter<'_>, load: Instruction, replaced: &mut HashMap<ValueId, Operand>) {
        let Op::Memory(MemoryOp::Load { ty, ptr, align, .. }) = load.op else { return e.build.keep(load) };
        let (first, result, place) = (e.build.position_in_block(), load.result, load.metadata);
        let passed = match self.strategy.coercion {
            Coercion::Plain => return e.build.keep(load),
            Coercion::Frozen => load_parts(e, ty, (ptr, align), PartFreeze::Whole),
            Coercion::Piecewise | Coercion::Bitwise => load_parts(e, ty, (ptr, align), PartFreeze::Bits),
        };
        e.build.attach_from(first, place);
        replaced.extend(result.map(|result| (result, passed)));
    }

    /// Emits an access, and notes what is now the value that the function uses.
    fn access(&self, e: &mut Emitter<'_>, site: &Site, replaced: &mut HashMap<ValueId, Operand>) {
        let boundaries = boundaries(self.layouts, site);
        let neighbours = neighbours(&boundaries, &site.bits);
        let member =
            (self.strategy.bodies == Bodies::Explicit).then(|| member(e.module, &boundaries, &site.bits));
        let mut record = site.unit_address;
        substitute(&mut record, replaced);
        let (declared, result, signed) = match site.action {
            Action::Read { declared, .. } => (declared, declared, site.bits.sign == ShownSign::Signed),
            Action::Write { declared, result, .. } => {
                let result = result.map_or(declared, |result| result.ty);
                (declared, result, site.bits.sign == ShownSign::Signed)
            }
        };
        let field = BitField {
            record,
            align: site.align,
            access: own_access(&site.bits),
            declared,
            result,
            signed,
            straddles: false,
            volatile: site.volatile,
            big_endian: None,
            neighbours: &neighbours,
            member,
        };
        let first = e.build.position_in_block();
        let (old, new) = match site.action {
            Action::Read { result, .. } => (Some(result), Some((self.strategy.load)(e, &field))),
            Action::Write { mut value, result, .. } => {
                substitute(&mut value, replaced);
                let value = written(e, value, declared, &site.bits);
                let wanted = if result.is_some() { Wanted::Value } else { Wanted::Nothing };
                let new = (self.strategy.store)(e, &field, value, wanted);
                (result.map(|AssignedValue { value, .. }| value), new)
            }
        };
        // clang gives accesses to bit-fields no metadata but their place in the source.
        e.build.attach_from(first, site.attachments);
        replaced.extend(old.zip(new));
    }
}

/// The way in which an integer of a record is frozen.
#[derive(Clone, Copy)]
enum PartFreeze {
    Whole,
    Bits,
}

/// Loads a value each of whose integers is frozen. What is no integer is one field's.
fn load_parts(
    e: &mut Emitter<'_>,
    ty: TypeId,
    (ptr, align): (Operand, Align),
    freeze: PartFreeze,
) -> Operand {
    let types = &e.module.types;
    match (types.get(ty), types.element_count(ty)) {
        (Type::Int(_), _) if types.is_frozen_by_bits(ty) => match freeze {
            PartFreeze::Bits => e.build.load_frozen(ty, ptr, align),
            PartFreeze::Whole => {
                let value = e.build.load(ty, ptr, align);
                e.build.freeze(value)
            }
        },
        (Type::Array(..) | Type::Struct { .. }, Some(count)) => {
            (0..count).fold(Const::Poison(ty).into(), |whole: Operand, at| {
                let types = &e.module.types;
                let (Some(element), Some(offset)) = (types.element(ty, at), types.offset(ty, at)) else {
                    return whole;
                };
                let part = e.build.byte_offset(ptr, offset.0);
                let value = load_parts(e, element, (part, align.at_offset(offset)), freeze);
                e.build.insert_value(whole, value, &[at as u32])
            })
        }
        _ => e.build.load(ty, ptr, align),
    }
}

/// A constant as the field's value, from its place in the unit; any other value as it is.
fn written(e: &mut Emitter<'_>, value: Operand, declared: IntType, bits: &UnitBits) -> Operand {
    let constant = match value {
        Operand::Const(constant) => e.module.integer_value(constant),
        Operand::Value(_) => None,
    };
    constant.map_or(value, |constant| e.integer(declared.width(), constant >> bits.shift.0 as u32))
}

fn substitute(operand: &mut Operand, replaced: &HashMap<ValueId, Operand>) {
    if let Operand::Value(value) = operand
        && let Some(by) = replaced.get(value)
    {
        *operand = *by;
    }
}

fn own_access(bits: &UnitBits) -> Access {
    Access { start: Bytes(0), unit: bits.unit, shift: bits.shift, width: bits.width }
}

/// The bits at which fields of the unit begin or end, the unit's own among them, in order. If the record is not known, those of all
/// that it may be: there is no field that they cut wrongly, since they only make pieces smaller.
fn boundaries(layouts: &StatedLayouts, site: &Site) -> Vec<Bits> {
    let names = match &site.origin {
        FieldOrigin::Record(name) => std::slice::from_ref(name),
        FieldOrigin::AnyOf(names) => names.as_slice(),
    };
    let bits = &site.bits;
    let mut all = vec![Bits(0), bits.shift, bits.shift + bits.width, bits.unit];
    for record in names.iter().filter_map(|name| layouts.record(name)) {
        let is_unit = |unit: &crate::StatedUnit, width: Bits| {
            unit.width == bits.unit && unit.shift == bits.shift && width == bits.width
        };
        let starts = record.fields.iter().flat_map(|field| {
            units(field, site.volatile).filter(|unit| is_unit(unit, field.width)).map(|unit| unit.start)
        });
        for start in starts {
            let of_unit = record.fields.iter().flat_map(|field| {
                units(field, site.volatile)
                    .filter(move |unit| unit.start == start && unit.width == bits.unit)
                    .flat_map(|unit| [unit.shift, unit.shift + field.width])
            });
            all.extend(of_unit);
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// The pieces between the boundaries as accesses, the field's own whole.
fn neighbours(boundaries: &[Bits], bits: &UnitBits) -> Vec<Option<Access>> {
    let pieces = boundaries.windows(2).map(|pair| Access {
        start: Bytes(0),
        unit: bits.unit,
        shift: pair[0],
        width: pair[1] - pair[0],
    });
    pieces.map(Some).collect()
}

/// The field as a member of an explicitly packed structure that has the unit's pieces, and the field whole.
fn member(module: &mut Module, boundaries: &[Bits], bits: &UnitBits) -> Member {
    let (first, end) = (bits.shift, bits.shift + bits.width);
    let kept: Vec<Bits> = boundaries.iter().copied().filter(|at| *at <= first || *at >= end).collect();
    let widths = kept.windows(2).map(|pair| pair[1] - pair[0]);
    let fields: Vec<TypeId> = widths.map(|width| module.types.int(width.0 as u32)).collect();
    let of = module.types.structure(&fields, Packing::Bits);
    let index = kept.iter().position(|at| *at == first).unwrap_or(0) as u32;
    Member { of, index, width: bits.width }
}

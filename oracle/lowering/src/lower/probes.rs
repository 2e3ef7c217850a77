//! The layout questions as code: the answers come through real stores, by the strategy under test.

use base::{Faults, Sound};
use ir::{FunctionBuilder, Module, Operand, TypeId};
use lang::layout_query::{LayoutQuery, SITE_BASE, layout_queries};
use lang::{Align, FuncId, Function, Number, Program, RecordId, Side, Type, Unit, lies_big_endian};

use super::convert::ScalarType;
use super::environment::Environment;
use super::function::{Address, Lowerer};
use super::memory::ScalarAccess;
use super::observe::site_constant;
use super::place::{Target, bit_field_of};
use super::promises::AttachmentCache;
use super::va_arg::Lists;
use super::{LowerError, Options, runtime};
use crate::fault::Fault;
use crate::strategy::{BitField, Emitter, Wanted};

/// Appends `void name(void)`, which observes the answer to question `i` of [`layout_queries`] at site [`SITE_BASE`]` + i`.
/// `prefix` makes the module's type names differ from those of other programs.
///
/// # Errors
/// On programs the checker refuses.
pub fn layout_probes(
    module: &mut Module,
    program: &Program,
    prefix: &str,
    name: &str,
    options: &Options,
) -> Result<ir::FuncId, LowerError> {
    let records = Program { globals: Vec::new(), functions: Vec::new(), ..program.clone() };
    let prefix = format!("{prefix}probed.");
    let unit = Unit { tag_prefix: &prefix, ..Unit::WHOLE };
    let environment = Environment::declare(module, &records, &unit, options)?;
    let empty = Function::empty(name, Side::Callee);
    let declaration =
        ir::Function { dso_local: true, ..ir::Function::declaration(name, TypeId::VOID, Vec::new()) };
    let declared = module.add_function(declaration.clone());
    let build = FunctionBuilder::new(declaration);
    let e = Emitter { module, build, vectors: options.vectors };
    let mut lowerer = Lowerer {
        environment: &environment,
        id: FuncId(0),
        function: &empty,
        e,
        homes: Vec::new(),
        lists: Lists::default(),
        attachments: AttachmentCache::default(),
        exits: Vec::new(),
        faults: Sound,
    };
    for (index, probe) in (0u32..).zip(&layout_queries(program)) {
        lowerer.probe(site_constant(SITE_BASE + index), probe)?;
    }
    lowerer.e.build.ret_void();
    let Emitter { module, build, .. } = lowerer.e;
    module.define(declared, build.finish());
    Ok(declared)
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    fn probe(&mut self, site: Operand, probe: &LayoutQuery) -> Result<(), LowerError> {
        let layouts = &self.environment.layouts;
        let number = match probe {
            LayoutQuery::Size(record) => layouts[*record].size,
            LayoutQuery::Align(record) => layouts[*record].align.bytes(),
            LayoutQuery::Offset(record, path) => {
                layouts.offset_along(self.environment.program, *record, path).bytes_floor()
            }
            LayoutQuery::AllOnes(record, path) => return self.all_ones(site, *record, path),
        };
        let args = [site, runtime::bytes(number).into()];
        self.e.build.call_plain(self.environment.runtime.observe, TypeId::VOID, &args);
        Ok(())
    }

    fn all_ones(&mut self, site: Operand, record: RecordId, path: &[u32]) -> Result<(), LowerError> {
        let size = self.environment.layouts[record].size;
        let object = self.zeroed(record);
        let (target, ty) = self.member_along(object, record, path)?;
        let ones = match ty {
            ScalarType::Int(int) => self.e.number(int, Number::MINUS_ONE),
            ScalarType::Float(_) | ScalarType::Pointer => {
                return Err(LowerError::IllTyped("a probe of no integer"));
            }
        };
        self.store(&target, ty, ones, Wanted::Nothing);
        let args = [site, object.ptr, runtime::bytes(size).into()];
        self.e.build.call_plain(self.environment.runtime.observe_bytes, TypeId::VOID, &args);
        Ok(())
    }

    fn zeroed(&mut self, record: RecordId) -> Address {
        let layout = &self.environment.layouts[record];
        let ty = self.environment.record_type(record);
        let (size, align): (_, Align) = (layout.size, layout.align);
        let object = Address { ptr: self.e.build.entry_alloca(ty, align), align };
        self.fill(object, 0, size);
        object
    }

    /// The member a path of [`Probe`] names.
    fn member_along(
        &mut self,
        object: Address,
        record: RecordId,
        path: &[u32],
    ) -> Result<(Target<'a>, ScalarType), LowerError> {
        let environment = self.environment;
        let (mut at, mut record) = (object, record);
        // The last step is apart: only there a bit-field may be, which has no address.
        let Some((last, inner)) = path.split_last() else {
            return Err(LowerError::IllTyped("a probe of a whole record"));
        };
        for index in inner {
            at = self.part(at, environment.layouts[record].fields[*index as usize].offset.bytes_floor());
            match environment.program[record].fields[*index as usize].ty {
                Type::Record(inner) => record = inner,
                _ => return Err(LowerError::IllTyped("a probe through no record")),
            }
        }
        let field = &environment.program[record].fields[*last as usize];
        let ty = self.scalar(&field.ty)?;
        let target = match (field.bits, ty) {
            (Some(width), ScalarType::Int(declared)) => {
                let bits = bit_field_of(environment, record, *last, width, declared)?;
                Target::Bits(BitField { record: at.ptr, align: at.align, ..bits })
            }
            _ => {
                let offset = environment.layouts[record].fields[*last as usize].offset;
                let big_endian = lies_big_endian(&environment.program[record], field);
                let access = ScalarAccess { volatile: field.volatile, big_endian };
                Target::Object { at: self.part(at, offset.bytes_floor()), access }
            }
        };
        Ok((target, ty))
    }
}

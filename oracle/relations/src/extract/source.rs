//! The facts that the IR does not have: the records and functions of the program in C, and how its platform passes them.

use lang::{
    Field, FuncId, Program, Record as SourceRecord, RecordId, RecordKind, Signature as Called, SignatureUnit,
    Type,
};
use lowering::abi::{ArgPass, Context, Location, ReturnPass, classify_signature};
use lowering::layout::{Layout, LayoutError, Layouts};
use lowering::shape::MemTypes;

use crate::domain::{Number, Record, Signature};
use crate::facts::Facts;

/// The bits of an eightbyte, the unit in which psABI 3.2.3 classifies.
const EIGHTBYTE: u64 = 64;

impl Facts {
    /// Adds the relations about the source: records, and how functions are called on the program's platform.
    ///
    /// # Errors
    /// [`LayoutError`] if a record has no layout.
    pub fn add_source(&mut self, program: &Program) -> Result<(), LayoutError> {
        let functions = program.functions().map(|(id, function)| (id, &*function.name, function.signature()));
        self.records_and_signatures(program, functions)
    }

    /// The same of a unit of signatures, which has no module.
    ///
    /// # Errors
    /// [`LayoutError`] if a record has no layout.
    pub fn add_unit(&mut self, unit: &SignatureUnit) -> Result<(), LayoutError> {
        let names: Vec<String> =
            unit.functions.iter().map(|function| format!("f_{}", function.number)).collect();
        let functions = unit.functions.iter().zip(&names);
        let functions = functions.map(|(one, name)| (FuncId(one.number), &**name, one.signature.clone()));
        self.records_and_signatures(&unit.types, functions)
    }

    fn records_and_signatures<'a>(
        &mut self,
        program: &Program,
        functions: impl Iterator<Item = (FuncId, &'a str, Called)>,
    ) -> Result<(), LayoutError> {
        let layouts = Layouts::compute(program)?;
        let shapes = MemTypes::compute(program, &layouts);
        for (id, record) in program.records() {
            self.record(program, id, record, &layouts[id]);
        }
        let context = Context::new(program, &layouts, &shapes);
        for (id, name, signature) in functions {
            self.signature(context, id, name, &signature);
        }
        self.tables.sort();
        Ok(())
    }

    fn record(&mut self, program: &Program, id: RecordId, record: &SourceRecord, layout: &Layout) {
        let r = Record(id.0);
        let kind = match record.kind {
            RecordKind::Struct => "struct",
            RecordKind::Union { .. } => "union",
        };
        let (name, kind_word) = (self.add_word(&record.tag), self.add_word(kind));
        let type_name = self.add_word(&format!("{kind}.{}", record.tag));
        let tables = &mut self.tables;
        tables.add_record(r);
        tables.add_record_name(r, name);
        tables.add_record_kind(r, kind_word);
        tables.add_record_type(r, type_name);
        tables.add_record_size(r, Number::saturating(layout.size.0));
        tables.add_record_align(r, Number::saturating(layout.align.bytes().0));
        if record.packed {
            tables.add_record_packed(r);
        }
        if record.untagged {
            tables.add_record_untagged(r);
        }
        if let Some(align) = record.aligned {
            tables.add_record_aligned(r, Number::saturating(align.bytes().0));
        }
        for (at, field) in record.fields.iter().enumerate() {
            self.field(program, r, at, field, layout);
        }
        // The members of a union overlap, so they are no locations side by side.
        if record.kind == RecordKind::Struct {
            self.locations(r, record, layout);
        }
    }

    fn field(&mut self, program: &Program, r: Record, at: usize, field: &Field, layout: &Layout) {
        let Some(place) = layout.fields.get(at) else { return };
        let index = Number::saturating(at);
        let name = self.add_word(field.name.as_deref().unwrap_or(""));
        let ty = self.add_word(&lang::print::ty(program, &field.ty));
        let (offset, width) = (place.offset.0, place.width.0);
        let tables = &mut self.tables;
        tables.add_record_field(r, index, name);
        tables.add_record_field_type(r, index, ty);
        tables.add_record_field_offset(r, index, Number::saturating(offset));
        tables.add_record_field_width(r, index, Number::saturating(width));
        // A bit-field of width 0 is in no eightbyte.
        if width > 0 {
            let last = (offset + width - 1) / EIGHTBYTE;
            tables.add_record_field_eightbytes(
                r,
                index,
                Number::saturating(offset / EIGHTBYTE),
                Number::saturating(last),
            );
        }
        if field.bits.is_some() {
            tables.add_record_field_bit_field(r, index);
        }
        if field.packed {
            tables.add_record_field_packed(r, index);
        }
        if let Some(align) = field.aligned {
            tables.add_record_field_aligned(r, index, Number::saturating(align.bytes().0));
        }
    }

    /// The memory locations of a structure. C11 3.14: adjacent bit-fields are one, unless one of width 0 separates them; every
    /// other member is one (the locations inside records and arrays are not distinguished).
    fn locations(&mut self, r: Record, record: &SourceRecord, layout: &Layout) {
        let mut location = 0;
        let mut open: Option<(u64, u64)> = None;
        let mut close = |facts: &mut Facts, bits: Option<(u64, u64)>, of_bit_fields: bool| {
            let Some((first, end)) = bits else { return };
            let (first, end) = (Number::saturating(first / 8), Number::saturating(end.div_ceil(8)));
            facts.tables.add_record_location(r, Number(location), first, end);
            if of_bit_fields {
                facts.tables.add_record_location_bit_fields(r, Number(location));
            }
            location += 1;
        };
        for (field, place) in record.fields.iter().zip(&layout.fields) {
            let (first, end) = (place.offset.0, place.offset.0 + place.width.0);
            match field.bits {
                Some(_) if first == end => close(self, open.take(), true),
                Some(_) => open = Some(open.map_or((first, end), |(start, _)| (start, end))),
                None => {
                    close(self, open.take(), true);
                    close(self, Some((first, end)), false);
                }
            }
        }
        close(self, open, true);
    }

    fn signature(&mut self, context: Context<'_>, id: FuncId, name: &str, called: &Called) {
        let s = Signature(id.0);
        let name = self.add_word(name);
        self.tables.add_signature(s);
        self.tables.add_signature_name(s, name);
        self.tables.add_signature_nparams(s, Number::saturating(called.params.len()));
        if called.tail.is_some() {
            self.tables.add_signature_variadic(s);
        }
        let abi = classify_signature(context, called);
        let class = self.add_word(match abi.ret {
            ReturnPass::Nothing => "ignore",
            ReturnPass::Direct(..) => "direct",
            ReturnPass::Memory { .. } => "sret",
        });
        self.tables.add_result_class(s, class);
        for (at, (ty, pass)) in called.params.iter().zip(&abi.args).enumerate() {
            let index = Number::saturating(at);
            if let Some(record) = ty.as_record() {
                self.tables.add_signature_record(s, index, Record(record.0));
            }
            self.argument(s, index, pass);
            // It is on the stack only because the arguments before it took the registers.
            if is_on_stack(pass) && !is_on_stack_alone(context, ty) {
                self.tables.add_passed_after_registers(s, index);
            }
        }
    }

    fn argument(&mut self, s: Signature, index: Number, pass: &ArgPass) {
        let class = self.add_word(match pass {
            ArgPass::Nothing => "ignore",
            ArgPass::Direct { .. } => "direct",
            ArgPass::Memory { .. } => "byval",
            ArgPass::Reference { .. } => "indirect",
        });
        self.tables.add_argument_class(s, index, class);
        let places: Vec<Location> = match pass {
            ArgPass::Nothing => Vec::new(),
            ArgPass::Direct { pieces, .. } => pieces.iter().map(|piece| piece.place).collect(),
            ArgPass::Memory { at, .. } => vec![Location::Stack(*at)],
            ArgPass::Reference { pointer } => vec![pointer.place],
        };
        for (piece, place) in places.into_iter().enumerate() {
            let place = self.add_word(match place {
                Location::Registers(_) => "registers",
                Location::Stack(_) => "stack",
                Location::Split(..) => "split",
            });
            self.tables.add_argument_piece(s, index, Number::saturating(piece), place);
        }
    }
}

/// True if some of an argument is on the stack, the address of a copy included.
fn is_on_stack(pass: &ArgPass) -> bool {
    match pass {
        ArgPass::Nothing => false,
        ArgPass::Direct { pieces, .. } => pieces.iter().any(|piece| piece.place.is_on_stack()),
        ArgPass::Memory { .. } => true,
        ArgPass::Reference { pointer } => pointer.place.is_on_stack(),
    }
}

/// True if a value of the type is on the stack even as the only argument.
fn is_on_stack_alone(context: Context<'_>, ty: &Type) -> bool {
    let alone = Called { params: vec![ty.clone()], ..Called::default() };
    classify_signature(context, &alone).args.first().is_some_and(is_on_stack)
}

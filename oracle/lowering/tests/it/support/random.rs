//! A small maker of random records: everything that shapes a layout, nothing else.

use lang::{
    Align, Bits, EnumDef, EnumId, Field, FloatType, FuncId, IntType, Program, Record, RecordId, RecordKind,
    Signature, Target, Type, bit_field_type_can_be_aligned,
};
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// The structures that can be, with `ms_struct`.
pub(crate) fn with_ms_struct(program: Program) -> Program {
    let with = |record: Record| Record { ms_struct: record.can_be_ms_struct(), ..record };
    Program { records: program.records.into_iter().map(with).collect(), ..program }
}

/// Half of the bit-fields whose types can be are of types that a `typedef` aligns.
pub(crate) fn with_aligned_bit_field_types(rng: &mut ChaCha8Rng, mut program: Program) -> Program {
    let before = program.clone();
    for (record, before_it) in program.records.iter_mut().zip(&before.records) {
        for (field, before_it_in) in record.fields.iter_mut().zip(&before_it.fields) {
            let align = Align::from_bytes(1 << rng.random_range(0..=4)).unwrap();
            if rng.random() && bit_field_type_can_be_aligned(&before, before_it, before_it_in, align) {
                field.typedef_align = Some(align);
            }
        }
    }
    program
}

/// Enumerations that `aligned` aligns above and below their size, where no array has elements of them, and every second member that can be
/// one atomic.
pub(crate) fn with_aligned_enums(mut program: Program) -> Program {
    let is_array =
        |field: &Field| matches!(field.ty, Type::Array(..)) && matches!(field.ty.element(), Type::Enum(_));
    program.records.iter_mut().for_each(|record| {
        record.fields.iter_mut().filter(|field| is_array(field)).for_each(|field| field.ty = Type::INT)
    });
    for (definition, align) in program.enums.iter_mut().zip([16, 2]) {
        definition.aligned = Align::from_bytes(align);
    }
    // Nothing packed lies around them: an atomic access to what is not aligned is none.
    let fields = program.records.iter().flat_map(|record| &record.fields);
    let inner: Vec<RecordId> = fields.filter_map(|field| field.ty.element().as_record()).collect();
    let is_plain = |record: &Record| !record.packed && record.pragma_pack.is_none();
    for index in (0..program.records.len()).filter(|index| !inner.contains(&RecordId(*index as u32))) {
        let record = &program.records[index];
        let can_be =
            |field: &Field| matches!(field.ty, Type::Enum(_)) && lang::field_can_be_atomic(&program, field);
        let atomic: Vec<bool> = record.fields.iter().map(|field| is_plain(record) && can_be(field)).collect();
        let fields = program.records[index].fields.iter_mut().zip(atomic).filter(|(_, atomic)| *atomic);
        fields.step_by(2).for_each(|(field, _)| field.atomic = true);
    }
    program
}

/// Two thirds of the records that can be, big-endian.
pub(crate) fn with_storage_order(mut program: Program) -> Program {
    for index in (0..program.records.len()).filter(|index| index % 3 > 0) {
        let can_be = lang::record_can_be_big_endian(&program, &program.records[index]);
        program.records[index].big_endian = can_be;
    }
    program
}

/// The features that random records may have.
#[derive(Clone, Copy)]
pub(crate) struct RandomTypes {
    /// `packed`, `aligned`, `#pragma pack` now and then.
    pub(crate) attributes: bool,
    /// `aligned` on bit-fields, alone and under `#pragma pack`.
    pub(crate) aligned_bit_fields: bool,
    /// The most members.
    pub(crate) members: usize,
    /// Arrays and records inside records.
    pub(crate) nested: bool,
}

/// A program of `records` random records and nothing else.
pub(crate) fn program(rng: &mut ChaCha8Rng, records: usize, taste: RandomTypes) -> Program {
    let enums = vec![
        EnumDef {
            tag: "eu".into(),
            constants: vec![("EU0".into(), 0), ("EU1".into(), 3)],
            packed: false,
            aligned: None,
        },
        EnumDef {
            tag: "es".into(),
            constants: vec![("ES0".into(), -1), ("ES1".into(), 3)],
            packed: false,
            aligned: None,
        },
    ];
    let mut program = Program {
        target: Target::X86_64Linux,
        enums,
        records: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    let mut uses = vec![Use::Nowhere; records];
    for index in 0..records {
        let mut maker = Maker { rng, taste, names: 0, program: &program, uses: &mut uses };
        let record = maker.record(index);
        program.records.push(record);
    }
    program
}

/// Random signatures over a program's records: enough scalars before and between to use up the registers.
pub(crate) fn signatures(rng: &mut ChaCha8Rng, program: &Program, count: usize) -> Vec<Signature> {
    let anonymous = program.anonymous_records();
    let usable: Vec<_> = program.records().filter(|(id, _)| !anonymous.contains(id)).collect();
    let ty = |rng: &mut ChaCha8Rng, records: u32| match rng.random_range(0..10) {
        n if n < records => Type::Record(usable.choose(rng).unwrap().0),
        _ => scalar(rng),
    };
    let signature = |_| {
        let ret = rng.random_ratio(3, 4).then(|| ty(rng, 8));
        let params = rng.random_range(0..14);
        Signature { ret, params: (0..params).map(|_| ty(rng, 4)).collect(), ..Default::default() }
    };
    (0..count).map(signature).collect()
}

fn scalar(rng: &mut ChaCha8Rng) -> Type {
    match rng.random_range(0..10) {
        0 | 1 => Type::Float(FloatType::Float),
        2 | 3 => Type::Float(FloatType::Double),
        4 => Type::INT.pointer_to(),
        5 => Type::Enum(EnumId(rng.random_range(0..2))),
        _ => Type::Int(*IntType::STANDARD.choose(rng).unwrap()),
    }
}

struct Maker<'a> {
    rng: &'a mut ChaCha8Rng,
    taste: RandomTypes,
    names: usize,
    program: &'a Program,
    uses: &'a mut Vec<Use>,
}

/// The use of a record: one that is an anonymous member is used nowhere else.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Nowhere,
    Named,
    Anonymous,
}

impl Maker<'_> {
    fn record(&mut self, index: usize) -> Record {
        let union = self.rng.random_ratio(1, 6);
        let members = self.rng.random_range(1..=self.taste.members);
        let mut fields: Vec<Field> = (0..members).map(|_| self.field(index)).collect();
        let active = fields.iter().position(|f| !f.is_unnamed_bit_field());
        let active = active.unwrap_or_else(|| {
            fields.push(Field::member("only", Type::Int(IntType::Char)));
            fields.len() - 1
        });
        let kind = if union { RecordKind::Union { active: active as u32 } } else { RecordKind::Struct };
        let attributes = self.taste.attributes;
        let packed = attributes && self.rng.random_ratio(1, 5);
        let aligned = (attributes && self.rng.random_ratio(1, 8)).then(|| self.align(32));
        // The pragma around a record is in force inside its anonymous members, too.
        let may_pack = attributes && !fields.iter().any(Field::is_anonymous_record);
        let pragma_pack = (may_pack && self.rng.random_ratio(1, 8)).then(|| self.align(16));
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

    fn align(&mut self, most: u64) -> Align {
        let exponent = self.rng.random_range(0..=most.trailing_zeros());
        Align::from_bytes(1 << exponent).unwrap()
    }

    fn name(&mut self, index: usize) -> String {
        self.names += 1;
        format!("m{index}_{}", self.names)
    }

    fn field(&mut self, index: usize) -> Field {
        let mut field = match self.rng.random_range(0..10) {
            0..5 => self.bit_field(index),
            5 if self.taste.nested => self.nested(index),
            6 if self.taste.nested => self.array(index),
            _ => {
                let ty = scalar(self.rng);
                Field::member(self.name(index), ty)
            }
        };
        let may_align = field.bits.is_none() || self.taste.aligned_bit_fields;
        // Attributes on an anonymous member would have to stand inside its declaration.
        if self.taste.attributes && !field.is_anonymous_record() {
            field.packed = self.rng.random_ratio(1, 8);
            field.aligned = (may_align && self.rng.random_ratio(1, 8)).then(|| self.align(16));
        }
        field
    }

    fn int(&mut self) -> IntType {
        *IntType::STANDARD.choose(self.rng).unwrap()
    }

    fn bit_field(&mut self, index: usize) -> Field {
        let ty = match self.rng.random_range(0..8) {
            0 => Type::Enum(EnumId(self.rng.random_range(0..2))),
            _ => Type::Int(self.int()),
        };
        let most = lang::typing::integer(self.program, &ty).unwrap().width().0;
        let width = match self.rng.random_range(0..8) {
            0 => 0,
            1 => most,
            2 => (most / 2).max(1),
            _ => self.rng.random_range(1..=most),
        };
        if width == 0 || self.rng.random_ratio(1, 6) {
            return Field { bits: Some(Bits(width)), ..Field::unnamed(ty, width) };
        }
        Field::bit_field(self.name(index), ty, width)
    }

    fn array(&mut self, index: usize) -> Field {
        let of = if self.rng.random_ratio(1, 4) { self.known(index) } else { None };
        if let Some(id) = of {
            self.uses[id.index()] = Use::Named;
        }
        let of = of.map_or_else(|| scalar(self.rng), Type::Record);
        let count = self.rng.random_range(1..=4);
        Field::member(self.name(index), Type::Array(Box::new(of), count))
    }

    /// A record declared before that is no anonymous member.
    fn known(&mut self, index: usize) -> Option<RecordId> {
        let known: Vec<_> = (0..index).filter(|i| self.uses[*i] != Use::Anonymous).collect();
        known.choose(self.rng).map(|i| RecordId(*i as u32))
    }

    fn nested(&mut self, index: usize) -> Field {
        let Some(id) = self.known(index) else {
            return Field::member(self.name(index), Type::INT);
        };
        // A record under its own pragma cannot be an anonymous member: the pragma would have to stand inside.
        let may_hide = self.uses[id.index()] == Use::Nowhere && self.program[id].pragma_pack.is_none();
        if may_hide && id.index() + 1 == index && self.rng.random_ratio(1, 3) {
            self.uses[id.index()] = Use::Anonymous;
            return Field::anonymous(Type::Record(id));
        }
        self.uses[id.index()] = Use::Named;
        Field::member(self.name(index), Type::Record(id))
    }
}

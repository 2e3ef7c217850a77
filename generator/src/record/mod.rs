//! Records: their members, attributes and what they amount to.

mod attribute;
mod field;
pub(crate) mod shape;

use lang::{EnumDef, Field, IntType, Program, Record, RecordId, RecordKind, Type};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::config::Limits;
use crate::feature::Features;
use shape::Shape;

pub(crate) use field::{FIELDS, pointee};

/// The types of a program in the making.
#[derive(Debug)]
pub(crate) struct Types<'c> {
    pub(crate) program: Program,
    /// By [`RecordId`].
    pub(crate) shapes: Vec<Shape>,
    /// Those with a tag that can be used anywhere: not the anonymous ones.
    pub(crate) named: Vec<RecordId>,
    pub(crate) enabled: Features,
    /// What a `single` program is about.
    pub(crate) focus: Features,
    pub(crate) limits: &'c Limits,
    /// Names of productions that were used, when somebody asked.
    pub(crate) trace: Option<Vec<&'static str>>,
}

/// Where a record in the making stands.
struct Place {
    /// An anonymous record's members share the name space of the record around it.
    prefix: String,
    /// Scalars that still fit.
    room: u32,
    /// Stands in another record: takes no further records in.
    inner: bool,
    /// Stands in a packed record: carries no alignment of its own (gcc's `-Wpacked-not-aligned`).
    flat: bool,
}

/// A record in the making.
pub(crate) struct Draft<'t, 'c, 'd> {
    types: &'t mut Types<'c>,
    choices: &'t mut Choices<'d>,
    record: Record,
    place: Place,
}

impl Types<'_> {
    /// The enumerations a program has: one without and one with negative constants.
    pub(crate) fn enumerations(&mut self, choices: &mut Choices<'_>) {
        let lists: [&[i64]; 4] = [&[0, 1, 2, 5], &[-3, 0, 6], &[0, 0x7FFF_FFFF], &[-1, 1]];
        let first = choices.below(4);
        for (e, list) in [first, (first + 1) % 4].into_iter().enumerate() {
            let constants = (0..).zip(lists[list as usize]);
            let constants = constants.map(|(i, value)| (format_smolstr!("E{e}_{i}"), *value)).collect();
            self.program.enums.push(EnumDef { tag: format_smolstr!("E{e}"), constants, packed: false });
        }
        if self.enabled.contains(Features::PACKED_ENUM) {
            self.packed_enumeration(choices);
        }
    }

    /// An enumeration of one byte or two, with or without a sign.
    fn packed_enumeration(&mut self, choices: &mut Choices<'_>) {
        let lists: [&[i64]; 4] = [&[0, 1, 200], &[-1, 0, 100], &[0, 40_000], &[-300, 5]];
        let list = lists[choices.below(4) as usize];
        let number = self.program.enums.len();
        let constants = (0..).zip(list);
        let constants = constants.map(|(i, value)| (format_smolstr!("E{number}_{i}"), *value)).collect();
        self.program.enums.push(EnumDef { tag: format_smolstr!("E{number}"), constants, packed: true });
    }

    /// Draws a record and puts it into the table.
    pub(crate) fn record(&mut self, choices: &mut Choices<'_>) -> RecordId {
        let tag = format_smolstr!("S{}", self.named.len());
        let room = self.limits.leaves.max(1);
        let record = match self.without_scalars(choices) {
            Some(fields) => Record::structure(tag, fields),
            None => {
                let place = Place { prefix: "f".to_owned(), room, inner: false, flat: false };
                self.draft(choices, Record::structure(tag, Vec::new()), place)
            }
        };
        let id = self.add(record);
        self.named.push(id);
        id
    }

    /// Now and then the members of a record that nothing can be read from: none, or unnamed bit-fields. The first
    /// record of a program has scalars.
    fn without_scalars(&self, choices: &mut Choices<'_>) -> Option<Vec<Field>> {
        let open = [Features::EMPTY_RECORD, Features::UNNAMED_RECORD].map(|f| self.enabled.contains(f));
        if self.named.is_empty() || open == [false; 2] || !(choices.chance(4) || self.about_no_scalars()) {
            return None;
        }
        if open[0] && (!open[1] || choices.chance(8)) {
            return Some(Vec::new());
        }
        let unnamed = (0..choices.between(1, 3)).map(|_| field::unnamed(choices));
        Some(unnamed.collect())
    }

    fn about_no_scalars(&self) -> bool {
        self.focus.intersects(Features::EMPTY_RECORD | Features::UNNAMED_RECORD)
    }

    /// A record of which there can be arrays.
    pub(crate) fn global_record(&self, choices: &mut Choices<'_>) -> RecordId {
        let fixed: Vec<RecordId> =
            self.named.iter().copied().filter(|id| !self.shapes[id.index()].flexible).collect();
        choices.pick(&fixed).or(self.named.first()).copied().unwrap_or(RecordId(0))
    }

    /// Puts a record that is given into the table, for use anywhere.
    pub(crate) fn take(&mut self, record: Record) {
        let id = self.add(record);
        self.named.push(id);
    }

    /// Puts a record into the table and sums it up.
    pub(crate) fn add(&mut self, record: Record) -> RecordId {
        let id = RecordId(self.program.records.len() as u32);
        self.program.records.push(record);
        let shape = shape::shape(&self.program, &self.shapes, id);
        self.shapes.push(shape);
        id
    }

    fn draft(&mut self, choices: &mut Choices<'_>, record: Record, place: Place) -> Record {
        let mut draft = Draft { types: self, choices, record, place };
        draft.attributes();
        draft.fields();
        draft.record
    }
}

impl Draft<'_, '_, '_> {
    pub(crate) fn may(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// Takes its members' alignment away.
    fn packs(&self) -> bool {
        self.record.packed || self.record.pragma_pack.is_some()
    }

    fn fields(&mut self) {
        let most = if self.place.inner { 3 } else { self.types.limits.fields.max(1) };
        // What is indeterminate wants neighbours.
        let least = if self.may(Features::INDETERMINATE) { 3.min(most) } else { 1 };
        let count = self.choices.between(least, most);
        for _ in 0..count {
            if self.place.room == 0 {
                break;
            }
            let field = field::draw(self);
            let field = self.field_attributes(field);
            self.place.room = self.place.room.saturating_sub(self.scalars(&field));
            self.record.fields.push(field);
        }
        if !self.record.fields.iter().any(|f| self.scalars(f) > 0) {
            let last = self.name();
            self.record.fields.push(Field::bit_field(last, Type::UINT, 5));
            self.place.room = self.place.room.saturating_sub(1);
        }
        if self.record.is_union() {
            self.choose_active();
        } else {
            self.flexible_array();
        }
    }

    /// Now and then ends a structure with a flexible array member.
    fn flexible_array(&mut self) {
        let about = self.types.focus.contains(Features::FLEXIBLE_ARRAY);
        if self.may(Features::FLEXIBLE_ARRAY) && !self.place.inner && (self.choices.chance(5) || about) {
            let of = Type::Int(self.choices.of([IntType::Int, IntType::Char, IntType::ULongLong]));
            let last = Field::member(self.name(), Type::Array(Box::new(of), 0));
            self.record.fields.push(last);
        }
    }

    /// The members of a union that programs could use are those with scalars; one of them it is.
    fn choose_active(&mut self) {
        let usable: Vec<u32> =
            (0u32..).zip(&self.record.fields).filter(|(_, f)| self.scalars(f) > 0).map(|(i, _)| i).collect();
        if let Some(&active) = self.choices.pick(&usable) {
            self.record.kind = RecordKind::Union { active };
        }
    }

    /// How many scalars a field adds.
    fn scalars(&self, field: &Field) -> u32 {
        if field.is_unnamed_bit_field() {
            return 0;
        }
        scalars(&self.types.shapes, &field.ty)
    }

    /// The next member's name.
    pub(crate) fn name(&self) -> smol_str::SmolStr {
        format_smolstr!("{}{}", self.place.prefix, self.record.fields.len())
    }
}

/// How many live scalars an object of a type has.
pub(crate) fn scalars(shapes: &[Shape], ty: &Type) -> u32 {
    match ty {
        Type::Array(of, count) => count * scalars(shapes, of),
        Type::Vector(_, lanes) => *lanes,
        Type::Complex(_) => 2,
        Type::Record(id) => shapes[id.index()].leaves.len() as u32,
        _ => 1,
    }
}

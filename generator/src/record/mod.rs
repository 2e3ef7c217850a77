//! Records: their members, their attributes and a summary of each.

mod attribute;
mod field;
pub(crate) mod summary;

use lang::{EnumDef, Features, Field, IntType, Program, Record, RecordId, RecordKind, Type};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::config::Limits;
use summary::RecordSummary;

pub(crate) use field::{FIELDS, pointee};

/// The types of a program under construction.
#[derive(Debug)]
pub(crate) struct ProgramTypes<'c> {
    pub(crate) program: Program,
    /// The summaries of the records, by [`RecordId`].
    pub(crate) summaries: Vec<RecordSummary>,
    /// The records with a tag, which can be used anywhere; anonymous records are left out.
    pub(crate) named: Vec<RecordId>,
    pub(crate) enabled: Features,
    /// The features in focus; see [`crate::plan::ProgramPlan::focus`].
    pub(crate) focus: Features,
    pub(crate) limits: &'c Limits,
    /// The names of the productions used, if a trace is wanted.
    pub(crate) trace: Option<Vec<&'static str>>,
}

/// The surroundings of a record under construction.
struct RecordContext {
    /// The prefix of member names: the members of an anonymous record share the name space of the record around it.
    prefix: String,
    /// The number of scalars that still fit.
    scalars_left: u32,
    /// True for a record inside a record: it contains no further records.
    nested: bool,
    /// True inside a packed record: no member has an alignment attribute (gcc's `-Wpacked-not-aligned`).
    in_packed: bool,
}

/// A record under construction.
pub(crate) struct RecordDraft<'t, 'c, 'd> {
    types: &'t mut ProgramTypes<'c>,
    choices: &'t mut Choices<'d>,
    record: Record,
    context: RecordContext,
    /// The productions of its members so far.
    drawn: Vec<&'static str>,
}

impl ProgramTypes<'_> {
    /// Adds the enumerations of a program: one without and one with negative constants.
    pub(crate) fn enumerations(&mut self, choices: &mut Choices<'_>) {
        let lists: [&[i64]; 4] = [&[0, 1, 2, 5], &[-3, 0, 6], &[0, 0x7FFF_FFFF], &[-1, 1]];
        let first = choices.below(4);
        for (e, list) in [first, (first + 1) % 4].into_iter().enumerate() {
            let constants = (0..).zip(lists[list as usize]);
            let constants = constants.map(|(i, value)| (format_smolstr!("E{e}_{i}"), *value)).collect();
            self.program.enums.push(EnumDef {
                tag: format_smolstr!("E{e}"),
                constants,
                packed: false,
                aligned: None,
            });
        }
        if self.enabled.contains(Features::PACKED_ENUM) {
            self.packed_enumeration(choices);
        }
    }

    /// Adds a packed enumeration of one or two bytes, signed or unsigned.
    fn packed_enumeration(&mut self, choices: &mut Choices<'_>) {
        let lists: [&[i64]; 4] = [&[0, 1, 200], &[-1, 0, 100], &[0, 40_000], &[-300, 5]];
        let list = lists[choices.below(4) as usize];
        let number = self.program.enums.len();
        let constants = (0..).zip(list);
        let constants = constants.map(|(i, value)| (format_smolstr!("E{number}_{i}"), *value)).collect();
        self.program.enums.push(EnumDef {
            tag: format_smolstr!("E{number}"),
            constants,
            packed: true,
            aligned: None,
        });
    }

    /// Draws a record and puts it into the table.
    pub(crate) fn record(&mut self, choices: &mut Choices<'_>) -> RecordId {
        let tag = format_smolstr!("S{}", self.named.len());
        let scalars_left = self.limits.leaves.max(1);
        let record = match self.without_scalars(choices) {
            Some(fields) => Record::structure(tag, fields),
            None => {
                let context =
                    RecordContext { prefix: "f".to_owned(), scalars_left, nested: false, in_packed: false };
                self.draft(choices, Record::structure(tag, Vec::new()), context)
            }
        };
        let id = self.add(record);
        self.named.push(id);
        id
    }

    /// Draws, now and then, the members of a record without scalars: none, or unnamed bit-fields. The first record of a
    /// program has scalars.
    fn without_scalars(&self, choices: &mut Choices<'_>) -> Option<Vec<Field>> {
        let open = [Features::EMPTY_RECORD, Features::UNNAMED_RECORD].map(|f| self.enabled.contains(f));
        if self.named.is_empty() || open == [false; 2] || !(choices.chance(4) || self.focuses_on_no_scalars())
        {
            return None;
        }
        if open[0] && (!open[1] || choices.chance(8)) {
            return Some(Vec::new());
        }
        // Padding of whole eightbytes: what is longer than two of them travels in memory.
        if choices.chance(4) {
            let eightbyte = |_| Field::unnamed(Type::Int(IntType::Long), 64);
            return Some((0..choices.number_between(1, 4)).map(eightbyte).collect());
        }
        let unnamed = (0..choices.number_between(1, 3)).map(|_| field::unnamed(choices));
        Some(unnamed.collect())
    }

    fn focuses_on_no_scalars(&self) -> bool {
        self.focus.intersects(Features::EMPTY_RECORD | Features::UNNAMED_RECORD)
    }

    /// Draws a record that can be the element of an array: one without a flexible array member.
    pub(crate) fn global_record(&self, choices: &mut Choices<'_>) -> RecordId {
        let fixed: Vec<RecordId> =
            self.named.iter().copied().filter(|id| !self.summaries[id.index()].flexible).collect();
        choices.pick(&fixed).or(self.named.first()).copied().unwrap_or(RecordId(0))
    }

    /// Adds a given record to the table and to the records that can be used anywhere.
    pub(crate) fn take(&mut self, record: Record) {
        let id = self.add(record);
        self.named.push(id);
    }

    /// Adds a record and its summary to the tables.
    pub(crate) fn add(&mut self, record: Record) -> RecordId {
        let id = RecordId(self.program.records.len() as u32);
        self.program.records.push(record);
        let summary = summary::summarize(&self.program, &self.summaries, id);
        self.summaries.push(summary);
        id
    }

    fn draft(&mut self, choices: &mut Choices<'_>, record: Record, context: RecordContext) -> Record {
        let mut draft = RecordDraft { types: self, choices, record, context, drawn: Vec::new() };
        draft.attributes();
        draft.fields();
        draft.record
    }
}

impl RecordDraft<'_, '_, '_> {
    pub(crate) fn allows(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// True if the record reduces the alignment of its members.
    fn packs(&self) -> bool {
        self.record.packed || self.record.pragma_pack.is_some()
    }

    fn fields(&mut self) {
        let most = if self.context.nested { 3 } else { self.types.limits.fields.max(1) };
        // Poison leaks between neighbouring fields, so a record needs some.
        let least = if self.allows(Features::INDETERMINATE) { 3.min(most) } else { 1 };
        let count = self.choices.number_between(least, most);
        for _ in 0..count {
            if self.context.scalars_left == 0 {
                break;
            }
            let field = field::draw(self);
            let field = self.field_attributes(field);
            self.context.scalars_left = self.context.scalars_left.saturating_sub(self.scalars(&field));
            self.record.fields.push(field);
        }
        if !self.record.fields.iter().any(|f| self.scalars(f) > 0) {
            let last = self.name();
            self.record.fields.push(Field::bit_field(last, Type::UINT, 5));
            self.context.scalars_left = self.context.scalars_left.saturating_sub(1);
        }
        if self.record.is_union() {
            self.choose_active();
        } else {
            self.flexible_array();
        }
    }

    /// Ends a structure with a flexible array member now and then.
    fn flexible_array(&mut self) {
        let about = self.types.focus.contains(Features::FLEXIBLE_ARRAY);
        if self.allows(Features::FLEXIBLE_ARRAY) && !self.context.nested && (self.choices.chance(5) || about)
        {
            let of = Type::Int(self.choices.one_of([IntType::Int, IntType::Char, IntType::ULongLong]));
            self.record.fields.push(Field::flexible_array(self.name(), of));
        }
    }

    /// Draws the active member of a union, one that has scalars.
    fn choose_active(&mut self) {
        let usable: Vec<u32> =
            (0u32..).zip(&self.record.fields).filter(|(_, f)| self.scalars(f) > 0).map(|(i, _)| i).collect();
        if let Some(&active) = self.choices.pick(&usable) {
            self.record.kind = RecordKind::Union { active };
        }
    }

    /// The number of scalars that a field adds.
    fn scalars(&self, field: &Field) -> u32 {
        if field.is_unnamed_bit_field() {
            return 0;
        }
        scalars(&self.types.summaries, &field.ty)
    }

    /// The name of the next member.
    pub(crate) fn name(&self) -> smol_str::SmolStr {
        format_smolstr!("{}{}", self.context.prefix, self.record.fields.len())
    }
}

/// The number of live scalars in an object of a type.
pub(crate) fn scalars(summaries: &[RecordSummary], ty: &Type) -> u32 {
    match ty {
        Type::Array(of, count) => count * scalars(summaries, of),
        Type::Vector(_, lanes) => *lanes,
        Type::Complex(_) => 2,
        Type::Record(id) => summaries[id.index()].leaves.len() as u32,
        _ => 1,
    }
}

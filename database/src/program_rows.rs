//! Rows that the crash database keeps of a program as relations (docs/relations.md): those of its module and its
//! source, and *shapes*, which
//! are facts without names that two programs may have in common.

use std::collections::{BTreeSet, HashMap};

use ir::Module;
use lang::{SignatureUnit, Unit};
use lowering::lower::{self, Options};
use relations::{Domain, Facts, Operand, Variable, Word};
use smol_str::{SmolStr, format_smolstr};

use case_files::Language;
use case_files::translation;

/// The most shapes of a program; those of a reduced one are some dozens.
const SHAPES: usize = 80;
/// The most instructions of a program: what is not reduced to the end may be long.
const INSTRUCTIONS: usize = 300;

/// The rows of a program.
#[derive(Clone, Debug, Default)]
pub struct ProgramRows {
    /// The instructions.
    pub instructions: Vec<InstructionRow>,
    /// The operands.
    pub operands: Vec<OperandRow>,
    /// The members of records.
    pub fields: Vec<FieldRow>,
    /// The arguments of functions.
    pub arguments: Vec<ArgumentRow>,
    /// Facts without names.
    pub shapes: BTreeSet<SmolStr>,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct InstructionRow {
    /// Its number in the module.
    pub instruction: u32,
    /// The number of its function.
    pub function: u32,
    /// The number of its block in the module.
    pub block: u32,
    /// The keyword.
    pub opcode: SmolStr,
    /// The variable that it defines.
    pub result: Option<u32>,
    /// The type of that.
    pub ty: Option<SmolStr>,
    /// The bytes that it reads or writes.
    pub bytes: Option<u32>,
}

/// An operand.
#[derive(Clone, Debug)]
pub struct OperandRow {
    /// The instruction.
    pub instruction: u32,
    /// The role.
    pub role: SmolStr,
    /// The position among those of the role.
    pub position: u32,
    /// The variable, if it is one.
    pub variable: Option<u32>,
    /// The constant, if it is one.
    pub immediate: Option<SmolStr>,
}

/// A member of a record.
#[derive(Clone, Debug)]
pub struct FieldRow {
    /// The record.
    pub record: u32,
    /// The position of the member.
    pub position: u32,
    /// The declared type.
    pub ty: SmolStr,
    /// The offset in bits.
    pub offset: u32,
    /// The width in bits.
    pub width: u32,
    /// True if it is a bit-field.
    pub bit_field: bool,
    /// True if it has the attribute `packed`.
    pub packed: bool,
}

/// An argument of a function of the source.
#[derive(Clone, Debug)]
pub struct ArgumentRow {
    /// The function.
    pub signature: u32,
    /// The position of the parameter.
    pub position: u32,
    /// The ABI class by which it is passed.
    pub class: SmolStr,
    /// The place of its first part.
    pub place: Option<SmolStr>,
    /// The record, if it is one.
    pub record: Option<u32>,
    /// True if it is on the stack because earlier arguments took the registers.
    pub after_registers: bool,
}

/// The rows of a program; `None` if there are none: the text is damaged, or an ordinary program has no clang that makes a module of it.
#[must_use]
pub fn rows(language: Language, text: &str) -> Option<ProgramRows> {
    let (module, facts) = match language {
        Language::C => {
            // Lowered by bitfrost and not by a clang, because only so there are relations about the source.
            let program = lang::parse::program(text, "program.c").ok()?;
            let module = lower::program(&program, &Unit::WHOLE, &Options::default()).ok()?;
            let mut facts = Facts::extract(&module);
            facts.add_source(&program).ok()?;
            (module, facts)
        }
        Language::LlvmIr => {
            let module = ir::read_module(text).ok()?;
            let facts = Facts::extract(&module);
            (module, facts)
        }
        Language::OrdinaryC => {
            let module = translation::of_c(text).ok()?;
            let facts = Facts::extract(&module);
            (module, facts)
        }
        Language::Signatures => {
            let unit: SignatureUnit = text.parse().ok()?;
            let module = Module::default();
            let mut facts = Facts::extract(&module);
            facts.add_unit(&unit).ok()?;
            (module, facts)
        }
    };
    let count = facts.tables.instruction.iter().count();
    (count <= INSTRUCTIONS).then(|| RowReader { module: &module, facts: &facts }.rows())
}

struct RowReader<'a> {
    module: &'a Module,
    facts: &'a Facts,
}

impl RowReader<'_> {
    fn rows(&self) -> ProgramRows {
        let mut rows = ProgramRows {
            instructions: self.instructions(),
            operands: self.operands(),
            fields: self.fields(),
            arguments: self.arguments(),
            shapes: BTreeSet::new(),
        };
        rows.shapes = self.shapes(&rows).into_iter().take(SHAPES).collect();
        rows
    }

    fn word(&self, number: u32) -> SmolStr {
        self.facts.text(self.module, Domain::Word, number)
    }

    fn ty(&self, number: u32) -> SmolStr {
        self.facts.text(self.module, Domain::Type, number)
    }

    fn type_of(&self, variable: u32) -> Option<u32> {
        self.facts.tables.variable_type.prefix([variable]).first().map(|row| row[1])
    }

    fn instructions(&self) -> Vec<InstructionRow> {
        let tables = &self.facts.tables;
        let rows = tables.instruction_opcode.iter().map(|&[instruction, opcode]| {
            let result = tables.instruction_to.prefix([instruction]).first().map(|row| row[1]);
            let opcode = self.word(opcode);
            InstructionRow {
                instruction,
                function: tables.instruction_function.prefix([instruction]).first().map_or(0, |row| row[1]),
                block: tables.instruction_block.prefix([instruction]).first().map_or(0, |row| row[1]),
                bytes: self.bytes(instruction, &opcode, result),
                ty: result.and_then(|result| self.type_of(result)).map(|ty| self.ty(ty)),
                opcode,
                result,
            }
        });
        rows.collect()
    }

    /// The bytes that a load or store touches.
    fn bytes(&self, instruction: u32, opcode: &str, result: Option<u32>) -> Option<u32> {
        let tables = &self.facts.tables;
        let ty = match opcode {
            "load" => self.type_of(result?)?,
            "store" => {
                let value = self.facts.find_word("value")?;
                let operand = tables.instruction_operand.prefix([instruction, value.0]).first()?[3];
                match self.facts.immediate_of(Operand(operand)) {
                    Some(immediate) => tables.immediate_type.prefix([immediate.0]).first()?[1],
                    None => self.type_of(operand)?,
                }
            }
            _ => return None,
        };
        tables.type_store_size.prefix([ty]).first().map(|row| row[1])
    }

    fn operands(&self) -> Vec<OperandRow> {
        let rows =
            self.facts.tables.instruction_operand.iter().map(|&[instruction, role, position, operand]| {
                let immediate = self.facts.immediate_of(Operand(operand));
                OperandRow {
                    instruction,
                    role: self.word(role),
                    position,
                    variable: immediate.is_none().then_some(operand),
                    immediate: immediate
                        .map(|immediate| self.facts.text(self.module, Domain::Immediate, immediate.0)),
                }
            });
        rows.collect()
    }

    fn fields(&self) -> Vec<FieldRow> {
        let tables = &self.facts.tables;
        let number = |table: &relations::Table<3>, record: u32, at: u32| {
            table.prefix([record, at]).first().map_or(0, |row| row[2])
        };
        let rows = tables.record_field_type.iter().map(|&[record, position, ty]| FieldRow {
            record,
            position,
            ty: self.word(ty),
            offset: number(&tables.record_field_offset, record, position),
            width: number(&tables.record_field_width, record, position),
            bit_field: tables.record_field_bit_field.has([record, position]),
            packed: tables.record_field_packed.has([record, position]) || tables.record_packed.has([record]),
        });
        rows.collect()
    }

    fn arguments(&self) -> Vec<ArgumentRow> {
        let tables = &self.facts.tables;
        let rows = tables.argument_class.iter().map(|&[signature, position, class]| ArgumentRow {
            signature,
            position,
            class: self.word(class),
            place: tables.argument_piece.prefix([signature, position]).first().map(|row| self.word(row[3])),
            record: tables.signature_record.prefix([signature, position]).first().map(|row| row[2]),
            after_registers: tables.passed_after_registers.has([signature, position]),
        });
        rows.collect()
    }

    /// The questions that the program answers come first, so that a limit does not cut them off.
    fn shapes(&self, rows: &ProgramRows) -> Vec<SmolStr> {
        let derived = self.facts.derive();
        let mut shapes: Vec<SmolStr> =
            derived.answers().iter().map(|answer| format_smolstr!("? {}", answer.rule)).collect();
        shapes.extend(derived.violations().iter().map(|broken| format_smolstr!("! {}", broken.rule)));
        shapes.extend(self.records(rows));
        for argument in &rows.arguments {
            let what = if argument.record.is_some() { "record" } else { "scalar" };
            let place = argument.place.as_deref().unwrap_or("nowhere");
            shapes.push(format_smolstr!("argument {what} {} {place}", argument.class));
        }
        for one in &rows.instructions {
            match &one.ty {
                // A name of a type is the choice of one program, and says nothing that two could have in
                // common.
                Some(ty) if !ty.contains('%') => shapes.push(format_smolstr!("{} {ty}", one.opcode)),
                _ => shapes.push(one.opcode.clone()),
            }
        }
        for &[instruction, flag] in self.facts.tables.instruction_flag.iter() {
            shapes.push(format_smolstr!("{} {}", self.opcode(instruction), self.word(flag)));
        }
        for row in &rows.operands {
            let from = row.variable.and_then(|variable| self.definition(Variable(variable)));
            if let Some(from) = from {
                shapes.push(format_smolstr!("{} {} < {from}", self.opcode(row.instruction), row.role));
            }
        }
        let mut seen = BTreeSet::new();
        shapes.retain(|shape| seen.insert(shape.clone()));
        shapes
    }

    /// Each record by what its members are, in their order.
    fn records(&self, rows: &ProgramRows) -> Vec<SmolStr> {
        let tables = &self.facts.tables;
        let kinds = tables.record_kind.iter();
        let kind_of = |record: u32| tables.record_kind.prefix([record]).first().map(|row| self.word(row[1]));
        let untagged = tables.record_untagged.iter().filter_map(|&[record]| {
            let name = tables.record_name.prefix([record]).first()?;
            Some((self.word(name[1]), kind_of(record)?))
        });
        let untagged: HashMap<SmolStr, SmolStr> = untagged.collect();
        let of = |&[record, kind]: &[u32; 2]| {
            let fields = rows.fields.iter().filter(|field| field.record == record);
            let members: Vec<String> = fields
                .map(|field| {
                    let is_named =
                        ["struct ", "union ", "enum "].iter().any(|start| field.ty.starts_with(start));
                    let first = field.ty.split([' ', '[']).next().unwrap_or_default();
                    let ty = untagged
                        .get(first)
                        .map_or(if is_named { first } else { field.ty.as_str() }, SmolStr::as_str);
                    let width = if field.bit_field { format!(":{}", field.width) } else { String::new() };
                    let packed = if field.packed { " packed" } else { "" };
                    format!("{ty}{width}{packed}")
                })
                .collect();
            format_smolstr!("{} {{ {} }}", self.word(kind), members.join("; "))
        };
        kinds.map(of).collect()
    }

    fn opcode(&self, instruction: u32) -> SmolStr {
        let opcode = self.facts.tables.instruction_opcode.prefix([instruction]).first();
        opcode.map_or(SmolStr::default(), |row| self.word(row[1]))
    }

    /// The name of the construct that defines a variable.
    fn definition(&self, variable: Variable) -> Option<SmolStr> {
        let tables = &self.facts.tables;
        if tables.parameter.has([variable.0]) {
            return Some(SmolStr::new_static("parameter"));
        }
        let defined = tables.instruction_to.iter().find(|row| row[1] == variable.0)?;
        let Word(opcode) = Word(tables.instruction_opcode.prefix([defined[0]]).first()?[1]);
        Some(self.word(opcode))
    }
}

//! The schema: every relation with its columns, their domains, its key and where it comes from. What is generated at build time
//! (the tables in memory, the rules), the extraction, the export and the page of `facts --schema` follow this table.

mod language;
mod opcodes;
mod table;

pub(crate) use language::LANGUAGE;
pub use opcodes::{Count, OPCODES, OpcodeRoles, Role, RoleKind};
pub use table::RELATIONS;

/// The domain of a column. In memory each is a number of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Domain {
    /// A type, a function type included.
    Type,
    /// A function.
    Function,
    /// An identifier: a parameter, a result, a label, a global symbol.
    Variable,
    /// A constant.
    Immediate,
    /// A variable or an immediate where it is used.
    Operand,
    /// An instruction.
    Instruction,
    /// A block.
    Block,
    /// A node of metadata.
    Metadata,
    /// A name, a keyword or another text.
    Word,
    /// A number from 0 to 2,147,483,647, which stands for all that are greater: engines of Datalog have 32 bits.
    Number,
    /// A record of the source.
    Record,
    /// A signature of the source.
    Signature,
}

impl Domain {
    /// All domains.
    pub const ALL: &'static [Domain] = &[
        Domain::Type,
        Domain::Function,
        Domain::Variable,
        Domain::Immediate,
        Domain::Operand,
        Domain::Instruction,
        Domain::Block,
        Domain::Metadata,
        Domain::Word,
        Domain::Number,
        Domain::Record,
        Domain::Signature,
    ];

    /// The name, as rules declare columns.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Domain::Type => "type",
            Domain::Function => "function",
            Domain::Variable => "variable",
            Domain::Immediate => "immediate",
            Domain::Operand => "operand",
            Domain::Instruction => "instruction",
            Domain::Block => "block",
            Domain::Metadata => "metadata",
            Domain::Word => "word",
            Domain::Number => "number",
            Domain::Record => "record",
            Domain::Signature => "signature",
        }
    }

    /// The domain of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Domain> {
        Domain::ALL.iter().copied().find(|domain| domain.name() == name)
    }
}

/// The source of a relation's description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelationOrigin {
    /// Relations of the checklist that `facts --schema` prints (`E1`), and the first of the thesis's tables that they are in.
    Thesis(&'static str, u8),
    /// Completed here, with the thesis's principles.
    Completed,
    /// About the source, which the IR cannot tell.
    Source,
    /// About the instruction set: the same rows for every module.
    Language,
}

/// A relation that is extracted.
#[derive(Clone, Copy, Debug)]
pub struct Relation {
    /// The name. The thesis writes a colon in place of the underscore after an entity: `function:param`.
    pub name: &'static str,
    /// The columns: name and domain.
    pub columns: &'static [(&'static str, Domain)],
    /// The number of leading columns that determine the others; all of them in a set.
    pub key: usize,
    /// The source of its description.
    pub origin: RelationOrigin,
    /// The meaning of a row.
    pub doc: &'static str,
}

/// The relation of an opcode's role, which is a view of one of the five relations that hold the arguments of all instructions.
#[derive(Clone, Debug)]
pub struct RoleView {
    /// The name: `add_instruction_first_operand`.
    pub name: String,
    /// The opcode.
    pub opcode: &'static str,
    /// The role.
    pub role: Role,
    /// The relation that holds it.
    pub of: &'static str,
}

/// The relation that holds the values of all roles of a kind.
#[must_use]
pub const fn holder(kind: RoleKind) -> &'static str {
    match kind {
        RoleKind::Operand => "instruction_operand",
        RoleKind::Label => "instruction_label",
        RoleKind::Type => "instruction_type_argument",
        RoleKind::Number => "instruction_number",
        RoleKind::Word => "instruction_word",
    }
}

/// The relations of all roles of all opcodes.
pub fn role_views() -> impl Iterator<Item = RoleView> {
    OPCODES.iter().flat_map(|roles| {
        roles.roles.iter().map(|&role| RoleView {
            name: format!("{}_instruction_{}", roles.opcode, role.name),
            opcode: roles.opcode,
            role,
            of: holder(role.kind),
        })
    })
}

impl RoleView {
    /// The domain of the value.
    #[must_use]
    pub const fn domain(&self) -> Domain {
        match self.role.kind {
            RoleKind::Operand => Domain::Operand,
            RoleKind::Label => Domain::Variable,
            RoleKind::Type => Domain::Type,
            RoleKind::Number => Domain::Number,
            RoleKind::Word => Domain::Word,
        }
    }
}

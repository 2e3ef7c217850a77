//! The instructions: their names, and the roles of their operands, labels and other arguments. From it come a subset of
//! `instruction` and a relation per role for each (thesis, tables 87 to 119; the names of those that it does not spell out follow
//! its principles).

/// The number of values of a role that an instruction has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly one.
    One,
    /// None or one.
    Maybe,
    /// Any number, with an index.
    Many,
}

/// The kind of the value of a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleKind {
    /// An operand.
    Operand,
    /// The label of a block.
    Label,
    /// A type that is written in the instruction.
    Type,
    /// A number that is written in the instruction: an index, a number of bytes.
    Number,
    /// A word of the instruction, such as a predicate.
    Word,
}

/// A role of an opcode.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    /// The name, which is the end of the relation's name.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: RoleKind,
    /// The number of its values.
    pub count: Count,
}

/// An opcode and its roles. Those of operands are in the order of `ir::Op::operands`.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeRoles {
    /// The opcode's keyword.
    pub opcode: &'static str,
    /// The roles.
    pub roles: &'static [Role],
}

use Count::{Many, Maybe, One};
use RoleKind::{Label, Number, Operand, Type, Word};

const fn role(name: &'static str, kind: RoleKind, count: Count) -> Role {
    Role { name, kind, count }
}

const fn opcode(opcode: &'static str, roles: &'static [Role]) -> OpcodeRoles {
    OpcodeRoles { opcode, roles }
}

const BINARY: &[Role] = &[role("first_operand", Operand, One), role("second_operand", Operand, One)];
const UNARY: &[Role] = &[role("operand", Operand, One)];
const CONVERSION: &[Role] = &[role("from", Operand, One), role("to_type", Type, One)];
const COMPARISON: &[Role] = &[
    role("first_operand", Operand, One),
    role("second_operand", Operand, One),
    role("condition", Word, One),
];
const CALLEE: Role = role("function", Operand, One);
const ARGUMENT: Role = role("arg", Operand, Many);
const BUNDLED: Role = role("bundle_operand", Operand, Many);
const SIGNATURE: Role = role("signature", Type, One);
const CONVENTION: Role = role("calling_convention", Word, One);
const ADDRESS: Role = role("address", Operand, One);
const ALIGN: Role = role("align", Number, One);
const VOLATILE: Role = role("volatile", Word, Maybe);
const ORDERING: Role = role("ordering", Word, Maybe);
const TYPE: Role = role("type", Type, One);
const INDEX: Role = role("index", Number, Many);
const INDICES: Role = role("nindices", Number, One);

/// The table: the 56 instructions of the thesis, the ones that LLVM has gained since, and bitfrost's three.
pub const OPCODES: &[OpcodeRoles] = &[
    opcode("add", BINARY),
    opcode("sub", BINARY),
    opcode("mul", BINARY),
    opcode("udiv", BINARY),
    opcode("sdiv", BINARY),
    opcode("urem", BINARY),
    opcode("srem", BINARY),
    opcode("shl", BINARY),
    opcode("lshr", BINARY),
    opcode("ashr", BINARY),
    opcode("and", BINARY),
    opcode("or", BINARY),
    opcode("xor", BINARY),
    opcode("fadd", BINARY),
    opcode("fsub", BINARY),
    opcode("fmul", BINARY),
    opcode("fdiv", BINARY),
    opcode("frem", BINARY),
    opcode("trunc", CONVERSION),
    opcode("zext", CONVERSION),
    opcode("sext", CONVERSION),
    opcode("fptrunc", CONVERSION),
    opcode("fpext", CONVERSION),
    opcode("fptoui", CONVERSION),
    opcode("fptosi", CONVERSION),
    opcode("uitofp", CONVERSION),
    opcode("sitofp", CONVERSION),
    opcode("ptrtoint", CONVERSION),
    opcode("inttoptr", CONVERSION),
    opcode("bitcast", CONVERSION),
    opcode("addrspacecast", CONVERSION),
    opcode("fneg", UNARY),
    opcode("freeze", UNARY),
    opcode("icmp", COMPARISON),
    opcode("fcmp", COMPARISON),
    opcode(
        "select",
        &[
            role("condition", Operand, One),
            role("true_operand", Operand, One),
            role("false_operand", Operand, One),
        ],
    ),
    opcode("phi", &[role("value", Operand, Many), role("label", Label, Many), TYPE]),
    opcode("alloca", &[role("size", Operand, Maybe), TYPE, ALIGN]),
    opcode("load", &[ADDRESS, TYPE, ALIGN, VOLATILE, ORDERING]),
    opcode("store", &[role("value", Operand, One), ADDRESS, ALIGN, VOLATILE, ORDERING]),
    opcode("loadfield", &[ADDRESS, TYPE, INDEX, ALIGN, VOLATILE]),
    opcode("storefield", &[role("value", Operand, One), ADDRESS, TYPE, INDEX, ALIGN, VOLATILE]),
    opcode("loadfrozen", &[ADDRESS, TYPE, ALIGN, VOLATILE]),
    opcode(
        "getelementptr",
        &[role("base", Operand, One), role("index", Operand, Many), role("source_type", Type, One)],
    ),
    opcode("fence", &[role("ordering", Word, One)]),
    opcode(
        "cmpxchg",
        &[
            ADDRESS,
            role("expected", Operand, One),
            role("new", Operand, One),
            ALIGN,
            VOLATILE,
            role("ordering", Word, One),
            role("failure_ordering", Word, One),
        ],
    ),
    opcode(
        "atomicrmw",
        &[
            ADDRESS,
            role("value", Operand, One),
            role("operation", Word, One),
            ALIGN,
            VOLATILE,
            role("ordering", Word, One),
        ],
    ),
    opcode("va_arg", &[role("list", Operand, One), TYPE]),
    opcode("extractvalue", &[role("base", Operand, One), INDEX, INDICES]),
    opcode("insertvalue", &[role("base", Operand, One), role("value", Operand, One), INDEX, INDICES]),
    opcode("extractelement", &[role("base", Operand, One), role("index", Operand, One)]),
    opcode(
        "insertelement",
        &[role("base", Operand, One), role("value", Operand, One), role("index", Operand, One)],
    ),
    opcode(
        "shufflevector",
        &[
            role("first_vector", Operand, One),
            role("second_vector", Operand, One),
            role("mask", Number, Many),
            role("nlanes", Number, One),
        ],
    ),
    opcode(
        "landingpad",
        &[
            role("clause", Operand, Many),
            role("catch_clause", Number, Many),
            role("filter_clause", Number, Many),
            TYPE,
            role("cleanup", Word, Maybe),
        ],
    ),
    opcode("catchpad", &[role("parent", Operand, One), ARGUMENT]),
    opcode("cleanuppad", &[role("parent", Operand, Maybe), ARGUMENT]),
    opcode("call", &[CALLEE, ARGUMENT, BUNDLED, SIGNATURE, CONVENTION, role("tail", Word, Maybe)]),
    opcode("ret", &[role("value", Operand, Maybe)]),
    opcode(
        "br",
        &[
            role("condition", Operand, Maybe),
            role("true_label", Label, One),
            role("false_label", Label, Maybe),
        ],
    ),
    opcode(
        "switch",
        &[
            role("operand", Operand, One),
            role("default_label", Label, One),
            role("case", Operand, Many),
            role("case_label", Label, Many),
        ],
    ),
    opcode("indirectbr", &[ADDRESS, role("label", Label, Many)]),
    opcode(
        "invoke",
        &[
            CALLEE,
            ARGUMENT,
            BUNDLED,
            role("normal_label", Label, One),
            role("exception_label", Label, One),
            SIGNATURE,
            CONVENTION,
        ],
    ),
    opcode(
        "callbr",
        &[
            CALLEE,
            ARGUMENT,
            BUNDLED,
            role("fallthrough_label", Label, One),
            role("indirect_label", Label, Many),
            SIGNATURE,
            CONVENTION,
        ],
    ),
    opcode("resume", UNARY),
    opcode(
        "catchswitch",
        &[
            role("parent", Operand, Maybe),
            role("handler_label", Label, Many),
            role("unwind_label", Label, Maybe),
        ],
    ),
    opcode("catchret", &[role("pad", Operand, One), role("label", Label, One)]),
    opcode("cleanupret", &[role("pad", Operand, One), role("unwind_label", Label, Maybe)]),
    opcode("unreachable", &[]),
];

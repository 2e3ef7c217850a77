//! The rare features of a program, which tell about a cause.

use lang::visit::{Visit, walk};
use lang::{BinaryOp, Expr, ExprKind, Features, Program, Type, feature_set};

// The features that say something about a cause. What nearly every program has, and what only carries values to where they are
// observed, is in none of these tables.

/// The operations, the most telling first: a reduction takes away operators that do not matter.
const OPERATIONS: &[Features] = &[
    feature_set![SWITCH],
    feature_set![FLOAT_ARITHMETIC],
    feature_set![DIVISION],
    feature_set![SHIFT],
    feature_set![STEP],
    feature_set![LOGICAL],
    feature_set![COMPARISON],
    feature_set![CONDITIONAL],
    feature_set![BITWISE],
    feature_set![COMPOUND],
    feature_set![MEMCPY],
    feature_set![MEMSET],
    feature_set![RECORD_ASSIGNMENT],
];

/// The kinds of types and members, those that say most first. Some of them survive a reduction although they do not matter.
const TYPES: &[Features] = &[
    feature_set![FLEXIBLE_ARRAY],
    feature_set![UNNAMED_RECORD],
    feature_set![EMPTY_RECORD],
    feature_set![ZERO_WIDTH],
    feature_set![UNNAMED_BIT_FIELD],
    feature_set![ALIGNED_BIT_FIELD],
    feature_set![ALIGNED_BIT_FIELD_TYPE],
    feature_set![ATOMIC_FIELD],
    feature_set![ALIGNED_TYPEDEF],
    feature_set![ALIGNED_FIELD],
    feature_set![ALIGNED_RECORD],
    feature_set![MS_STRUCT],
    feature_set![TRANSPARENT_UNION],
    feature_set![STORAGE_ORDER],
    feature_set![PRAGMA_PACK],
    feature_set![PACKED_FIELD],
    feature_set![PACKED_RECORD],
    feature_set![PACKED_ENUM],
    feature_set![ALIGNED_ENUM],
    feature_set![LONG_COMPLEX],
    feature_set![COMPLEX_INTEGER],
    feature_set![DECIMAL],
    feature_set![QUAD],
    feature_set![COMPLEX],
    feature_set![LONG_DOUBLE],
    feature_set![HALF],
    feature_set![STORAGE16],
    feature_set![VECTOR_64],
    feature_set![VECTOR_32],
    feature_set![SHORT_VECTOR],
    feature_set![VECTOR],
    feature_set![BIT_INT_BIT_FIELD],
    feature_set![WIDE_BIT_INT],
    feature_set![BIT_INT],
    feature_set![INT128_BIT_FIELD],
    feature_set![INT128],
    feature_set![MS_ABI],
    feature_set![VARIADIC_LIST],
    feature_set![LIST_COPY],
    feature_set![VARIADIC_RECORD],
    feature_set![VARIADIC],
    feature_set![BOOL_BIT_FIELD],
    feature_set![ENUM_BIT_FIELD],
    feature_set![WIDE_BIT_FIELD],
    feature_set![BIT_FIELD],
    feature_set![VOLATILE_FIELD],
    feature_set![ANONYMOUS_UNION],
    feature_set![UNION],
    feature_set![BOOL],
];

/// The features that tell something where no operation and no type does.
const REST: &[Features] = &[
    feature_set![MODIFIED_COPY],
    feature_set![RECURSION],
    feature_set![CALLBACK],
    feature_set![POINTER_CALL],
    feature_set![DYNAMIC_INDEX],
    feature_set![GLOBAL_INITIALISER],
    feature_set![ANONYMOUS_RECORD],
    feature_set![ARRAY_FIELD],
    feature_set![ARITHMETIC],
    feature_set![ENUM],
    feature_set![COMMA],
    feature_set![CAST],
];

/// The types of operands with which an operation is another one for a compiler, and which a reduction leaves only where they matter.
const OPERANDS: &[Features] = &[
    feature_set![COMPLEX],
    feature_set![LONG_DOUBLE],
    feature_set![HALF],
    feature_set![BIT_INT],
    feature_set![INT128],
];

/// The most telling operation of a program in which code goes wrong, with its operands if these say something, too; or what else it
/// has, by name.
pub(super) fn of_code(program: &Program) -> Option<String> {
    let operation = first(program, &[OPERATIONS]);
    let operands = first(program, &[OPERANDS]);
    match (operation, operands) {
        (Some(operation), Some(operands)) => Some(format!("{operation} of {operands}")),
        (Some(operation), None) => Some(operation),
        (None, _) => first(program, &[TYPES, REST]),
    }
}

/// The most telling feature of a program whose types are laid out wrongly or refused, by name.
pub(super) fn of_types(program: &Program) -> Option<String> {
    first(program, &[TYPES, OPERATIONS, REST])
}

fn first(program: &Program, tables: &[&[Features]]) -> Option<String> {
    let features = features(program);
    let found = tables.iter().copied().flatten().find(|one| features.contains(**one))?;
    found.names().next().map(str::to_owned)
}

/// The features of a program. That an operator assigns, as well, says less than which it is.
fn features(program: &Program) -> Features {
    let mut operators = CompoundOperators(Features::empty());
    walk::program(&mut operators, program);
    Features::of_program(program) | operators.0
}

/// The features that the operators of compound assignments would have by themselves.
struct CompoundOperators(Features);

impl Visit for CompoundOperators {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Compound(op, place, _) = &expr.kind {
            self.0 |= match op {
                _ if op.is_shift() => Features::SHIFT,
                _ if matches!(place.ty, Type::Float(_)) => Features::FLOAT_ARITHMETIC,
                BinaryOp::Div | BinaryOp::Rem => Features::DIVISION,
                BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => Features::BITWISE,
                _ => Features::ARITHMETIC,
            };
        }
        walk::expr(self, expr);
    }
}

/// The unusual features of a program's types, by name.
pub(super) fn types(program: &Program) -> Vec<String> {
    let all = TYPES.iter().fold(Features::empty(), |all, one| all | *one);
    (features(program) & all).names().map(str::to_owned).collect()
}

/// The features of a program that say something about a cause, by name.
pub(super) fn all(program: &Program) -> Vec<String> {
    let all = [OPERATIONS, TYPES, REST].into_iter().flatten().fold(Features::empty(), |all, one| all | *one);
    (features(program) & all).names().map(str::to_owned).collect()
}

//! The rare features of a program, which tell about a cause: the table of features ranks them. What nearly every program has, and what
//! only carries values to where they are observed, has no rank.

use lang::visit::{Visit, walk};
use lang::{ExprKind, FeatureRow, Features, Program, Telling};

/// The most telling operation of a program in which code goes wrong, with its operands if these say something, too; or what else it
/// has, by name.
pub(super) fn of_code(program: &Program) -> Option<String> {
    let features = features(program);
    let operation = first(features, is_operation);
    let operands = first(features, |row| row.tells_as_operand);
    match (operation, operands) {
        (Some(operation), Some(operands)) => Some(format!("{operation} of {operands}")),
        (Some(only), None) => Some(only),
        (None, _) => first(features, |_| true),
    }
}

/// The most telling feature of a program whose types are laid out wrongly or refused, by name.
pub(super) fn of_types(program: &Program) -> Option<String> {
    let features = features(program);
    first(features, is_type).or_else(|| first(features, |_| true))
}

const fn is_operation(row: &FeatureRow) -> bool {
    matches!(row.telling, Some(Telling::Operation(_)))
}

const fn is_type(row: &FeatureRow) -> bool {
    matches!(row.telling, Some(Telling::Type(_)))
}

/// The name of the feature that says most among some.
fn first(features: Features, among: fn(&FeatureRow) -> bool) -> Option<String> {
    let ranked = features.rows().filter(|row| row.telling.is_some() && among(row));
    ranked.min_by_key(|row| row.telling).map(|row| row.name.to_owned())
}

/// The features of a program. That an operator assigns, as well, says less than which it is.
fn features(program: &Program) -> Features {
    let mut features = Features::of_program(program);
    let mut operators = walk::exprs(|expr| {
        if let ExprKind::Compound(op, place, _) = &expr.kind {
            features |= Features::of_operator(*op, &place.ty);
        }
    });
    operators.program(program);
    drop(operators);
    features
}

/// The unusual features of a program's types, by name.
pub(super) fn types(program: &Program) -> Vec<String> {
    features(program).rows().filter(|row| is_type(row)).map(|row| row.name.to_owned()).collect()
}

/// The features of a program that say something about a cause, by name.
pub(super) fn rare_features(program: &Program) -> Vec<String> {
    features(program).rows().filter(|row| row.telling.is_some()).map(|row| row.name.to_owned()).collect()
}

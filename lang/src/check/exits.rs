//! The ends of statements: whether control can reach the next one.

use crate::Stmt;

/// The ways out of a statement list other than `return`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Exits {
    /// Past its end.
    end: bool,
    /// By a `break` that leaves what encloses the list.
    breaks: bool,
}

/// True when every path through a body returns.
pub(super) fn always_returns(body: &[Stmt]) -> bool {
    !list(body).end
}

fn list(stmts: &[Stmt]) -> Exits {
    let mut breaks = false;
    for stmt in stmts {
        let exits = statement(stmt);
        breaks |= exits.breaks;
        if !exits.end {
            return Exits { end: false, breaks };
        }
    }
    Exits { end: true, breaks }
}

fn statement(stmt: &Stmt) -> Exits {
    match stmt {
        Stmt::Return(_) | Stmt::Continue => Exits::default(),
        Stmt::Break => Exits { end: false, breaks: true },
        Stmt::If(_, yes, no) => {
            let (yes, no) = (list(yes), list(no));
            Exits { end: yes.end || no.end, breaks: yes.breaks || no.breaks }
        }
        Stmt::Block(body) => list(body),
        Stmt::Switch { cases, default, .. } => {
            let leaves = cases.iter().any(|case| {
                let exits = list(&case.body);
                exits.breaks || (exits.end && !case.falls_through)
            });
            let default = list(default);
            Exits { end: leaves || default.end || default.breaks, breaks: false }
        }
        // A loop's bound may be met, whatever its body does.
        _ => Exits { end: true, breaks: false },
    }
}

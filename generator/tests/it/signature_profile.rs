//! The profile `signatures`: the calls, lengths and uses of results in its programs.

use generator::{Config, Profile, cross_side_calls, dna, program};
use lang::{Callee, Expr, ExprKind, Program, Side, Type, visit};

fn programs(count: u64) -> impl Iterator<Item = Program> {
    let config = Config::new(Profile::Signatures);
    (0..count).map(move |i| program(&dna(41, i), &config))
}

/// The number of calls in the entry, nested calls included.
fn calls(made: &Program) -> usize {
    struct Calls(usize);
    impl visit::Visit for Calls {
        fn expr(&mut self, expr: &Expr) {
            // A call of a fold function passes the address of a record.
            let record = |ty: &Type| matches!(ty, Type::Pointer(to) if to.as_record().is_some());
            let fold = |arguments: &[Expr]| arguments.first().is_some_and(|a| record(&a.ty));
            if let ExprKind::Call(_, arguments) = &expr.kind {
                self.0 += usize::from(!fold(arguments));
            }
            visit::walk::expr(self, expr);
        }
    }
    let mut calls = Calls(0);
    visit::Visit::function(&mut calls, &made[made.entry]);
    calls.0
}

#[test]
fn every_signature_is_called_once_across_the_sides() {
    let most = Config::new(Profile::Signatures).limits.signatures as usize;
    for made in programs(200) {
        assert_eq!(calls(&made), most, "{}", lang::print::program(&made));
        let mut found = cross_side_calls(&made);
        // Functions that take a `va_list` belong to the signature that passes it.
        found.retain(|id| made[*id].tail.is_none_or(|tail| !tail.passing.is_list()));
        assert!(found.len() >= most, "{}", found.len());
        let behind = found.iter().filter(|id| made[**id].side == Side::Caller).count();
        assert_eq!(found.len() - behind, most, "a trampoline or a function of the callee side each");
    }
}

#[test]
fn signatures_are_of_every_length() {
    // A trampoline has one parameter more than the signature: the pointer.
    let mut lengths = [0usize; 26];
    for made in programs(200) {
        for id in cross_side_calls(&made) {
            lengths[made[id].params as usize] += 1;
        }
    }
    assert!(lengths[..=24].iter().all(|count| *count > 0), "{lengths:?}");
}

#[test]
fn results_are_discarded_and_nested_and_functions_called_through_pointers() {
    let (mut thrown, mut passed, mut pointers) = (0, 0, 0);
    for made in programs(200) {
        struct Uses<'a>(&'a mut usize, &'a mut usize, &'a mut usize);
        impl visit::Visit for Uses<'_> {
            fn stmt(&mut self, stmt: &lang::Stmt) {
                if let lang::Stmt::Expr(Expr { kind: ExprKind::Call(..), ty }) = stmt {
                    *self.0 += usize::from(ty.as_record().is_some());
                }
                visit::walk::stmt(self, stmt);
            }
            fn expr(&mut self, expr: &Expr) {
                if let ExprKind::Call(callee, arguments) = &expr.kind {
                    let call = |a: &&Expr| matches!(a.kind, ExprKind::Call(..)) && a.ty.as_record().is_some();
                    *self.1 += arguments.iter().filter(call).count();
                    *self.2 += usize::from(matches!(callee, Callee::Pointer(_)));
                }
                visit::walk::expr(self, expr);
            }
        }
        visit::Visit::function(&mut Uses(&mut thrown, &mut passed, &mut pointers), &made[made.entry]);
    }
    assert!(thrown > 20 && passed > 100 && pointers > 100, "{thrown} {passed} {pointers}");
}

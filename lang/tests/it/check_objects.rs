//! Scopes, indices, unions, addresses, lifetimes, null pointers, `memcpy` and `memset`, initialisers.

use crate::check_support;

use check_support::*;
use lang::BinaryOp::*;
use lang::{
    Expr, ExprKind, Init, LocalId, LocalInit, Place, Program, RecordKind, Side, StepOp, Stmt, Type, UnaryOp,
};

fn masked() -> Expr {
    bin(BitAnd, get(X), i(3))
}

fn take(pointer: Expr) -> Stmt {
    run(call(TAKE, Type::INT, vec![pointer]))
}

fn set(place: Place, value: Expr) -> Stmt {
    run(assign(place, value))
}

#[test]
fn locals_are_declared_once_and_used_in_scope() {
    let inner = || Stmt::Block(vec![declare(Y, val(i(1)))]);
    bodies([
        ("in scope", "ok", vec![Stmt::Block(vec![declare(Y, val(i(1))), observe(get(Y))])]),
        ("before", "OutOfScope", vec![observe(get(Y)), declare(Y, val(i(1)))]),
        ("after", "OutOfScope", vec![inner(), observe(get(Y))]),
        ("in its own initialiser", "OutOfScope", vec![declare(Y, val(get(Y)))]),
        ("twice", "DeclaredTwice", vec![inner(), inner()]),
        ("a parameter's number", "UnknownId", vec![declare(99, val(i(1)))]),
        (
            "case by case",
            "OutOfScope",
            vec![Stmt::Switch {
                value: get(X),
                cases: vec![lang::Case {
                    label: lang::Number::ONE,
                    body: vec![declare(Y, val(i(1)))],
                    falls_through: true,
                }],
                default: vec![observe(get(Y))],
            }],
        ),
    ]);
    changes([("never", "NeverDeclared", |p: &mut Program| p.functions[0].body.truncate(5))]);
}

#[test]
fn counters_are_written_by_their_loop_only() {
    let reads = vec![observe(get(W))];
    let lower = Stmt::While {
        variable: LocalId(W),
        bound: 4,
        condition: bin(Less, get(W), uint(9)),
        body: vec![run(assign(element(bin(Sub, get(W), uint(1))), i(1)))],
    };
    bodies([
        ("read", "ok", vec![counted(W, 3, reads.clone())]),
        ("after the loop", "OutOfScope", vec![counted(W, 3, vec![]), observe(get(W))]),
        ("written", "CounterWritten", vec![counted(W, 3, vec![run(step(StepOp::PreIncrement, var(W)))])]),
        ("addressed", "CounterWritten", vec![counted(W, 3, vec![run(addr(var(W)))])]),
        ("of another type", "CounterType", vec![counted(Y, 3, vec![])]),
        ("declared before", "DeclaredTwice", vec![declare(W, val(uint(0))), counted(W, 3, reads)]),
        ("while", "ok", vec![lower]),
    ]);
}

#[test]
fn indices_are_inside() {
    let at = |index| vec![observe(rd(element(index)))];
    let counting = |count| vec![counted(W, count, vec![observe(rd(element(get(W))))])];
    bodies([
        ("last", "ok", at(i(3))),
        ("one past", "IndexRange", at(i(4))),
        ("negative", "IndexRange", at(i(-1))),
        ("masked", "ok", at(masked())),
        ("remainder", "ok", at(bin(Rem, get(U), uint(4)))),
        ("signed remainder", "IndexRange", at(bin(Rem, get(X), i(4)))),
        ("counter", "ok", counting(4)),
        ("counter too far", "IndexRange", counting(5)),
        ("a loop that never runs", "ok", counting(0)),
        ("plain char", "CharIndex", vec![declare(CH, val(i(1))), observe(rd(element(get(CH))))]),
    ]);
}

#[test]
fn paths_fit_their_types() {
    let inactive = field(var(NV), N, 0);
    let unnamed = Place { ty: Type::INT, ..field(local_place(HV, Type::Record(H)), H, 0) };
    let anonymous = field(var(OV), O, 0);
    let o = || declare(OV, list([list([val(i(1)), val(i(2))]), val(i(3))]));
    let give = || call(GIVE, Type::Record(S), vec![get(SV)]);
    bodies([
        ("active member", "ok", vec![observe(rd(field(var(NV), N, 1)))]),
        ("inactive member", "InactiveMember", vec![observe(rd(inactive))]),
        ("another record's", "NoSuchPart", vec![observe(rd(field(var(SV), N, 1)))]),
        (
            "unnamed bit-field",
            "NoSuchPart",
            vec![declare(HV, Init::Record { fields: vec![], designated: true }), observe(rd(unnamed))],
        ),
        ("member of an anonymous one", "ok", vec![o(), observe(rd(field(anonymous.clone(), A, 1)))]),
        ("anonymous as a whole", "AnonymousMember", vec![o(), run(rd(anonymous))]),
        ("temporary's member", "ok", vec![observe(rd(field(temporary(give()), S, 1)))]),
        ("temporary's element", "Temporary", vec![observe(rd(index(field(temporary(give()), S, 3), i(1))))]),
        ("temporary as a whole", "Temporary", vec![run(rd(temporary(give())))]),
        ("temporary assigned", "Temporary", vec![set(field(temporary(give()), S, 0), i(1))]),
        ("a read as a temporary", "Temporary", vec![observe(rd(field(temporary(get(SV)), S, 0)))]),
    ]);
}

#[test]
fn addresses_are_of_plain_aligned_objects() {
    let k = || declare(KV, list([val(i(1)), val(i(2))]));
    let v = || declare(VV, list([val(i(1)), val(i(2))]));
    bodies([
        ("local", "ok", vec![take(addr(var(X)))]),
        ("element", "ok", vec![take(addr(element(masked())))]),
        ("bit-field", "AddressOfBitField", vec![take(addr(field(var(SV), S, 2)))]),
        ("volatile", "AddressOfVolatile", vec![declare(VOL, val(i(1))), take(addr(var(VOL)))]),
        ("volatile member", "AddressOfVolatile", vec![v(), take(addr(field(var(VV), V, 0)))]),
        ("its neighbour", "ok", vec![v(), take(addr(field(var(VV), V, 1)))]),
        ("packed member", "AddressOfPacked", vec![k(), take(addr(field(var(KV), K, 1)))]),
        ("packed record", "ok", vec![k(), run(addr(var(KV)))]),
        (
            "a record without members",
            "AddressOfEmpty",
            vec![declare(HV, Init::Record { fields: vec![], designated: true }), run(addr(var(HV)))],
        ),
    ]);
}

#[test]
fn pointers_do_not_outlive_what_they_point_to() {
    let p = || declare(PTR, val(addr(var(X))));
    let inner = |stmt| vec![p(), Stmt::Block(vec![declare(Y, val(i(1))), stmt])];
    let pv = |pointer| declare(PV, list([val(pointer), val(i(1))]));
    let member = || field(var(PV), P, 0);
    bodies([
        ("to the same block", "ok", vec![p(), observe(rd(deref(get(PTR))))]),
        ("reassigned, same lifetime", "ok", inner(set(var(PTR), addr(element(i(1)))))),
        ("to an inner block", "Dangling", inner(set(var(PTR), addr(var(Y))))),
        ("member to a local", "ok", vec![pv(addr(var(X))), observe(rd(deref(rd(member()))))]),
        ("member to a global only", "Dangling", vec![pv(addr(g())), set(member(), addr(var(X)))]),
        ("in a global", "Dangling", vec![set(field(global_place(1, Type::Record(P)), P, 0), addr(var(X)))]),
        ("a global's in a global", "ok", vec![set(field(global_place(1, Type::Record(P)), P, 0), addr(g()))]),
        (
            "copied out of its block",
            "Dangling",
            vec![
                declare(PV, val(rd(global_place(1, Type::Record(P))))),
                declare(PTR, val(addr(var(X)))),
                set(member(), get(PTR)),
            ],
        ),
    ]);
}

/// A function of the caller side that the entry could call, with one pointer parameter `q`.
fn with_function(ret: Option<Type>, body: Vec<Stmt>) -> Program {
    let mut p = program(vec![]);
    let pointer = Type::INT.pointer_to();
    p.functions.push(lang::Function { side: Side::Caller, ..function("f", ret, &[("q", pointer)], body) });
    p
}

#[test]
fn pointers_are_passed_down_and_never_up() {
    let pointer = Type::INT.pointer_to();
    let q = || rd(local_place(0, Type::INT.pointer_to()));
    let global = field(global_place(1, Type::Record(P)), P, 0);
    let down = with_function(None, vec![run(assign(deref(q()), i(1)))]);
    assert_eq!(verdict(&down), "ok", "followed");
    assert_eq!(verdict(&with_function(Some(pointer.clone()), vec![ret(q())])), "Dangling", "returned");
    assert_eq!(verdict(&with_function(Some(pointer), vec![ret(addr(g()))])), "ok", "a global's returned");
    assert_eq!(verdict(&with_function(None, vec![set(global, q())])), "Dangling", "in a global");
}

#[test]
fn pointers_that_may_be_null_are_tested() {
    let p = || declare(PTR, val(null()));
    let follow = || observe(rd(deref(get(PTR))));
    let test = |condition| vec![p(), Stmt::If(condition, vec![follow()], vec![])];
    let otherwise = |condition| vec![p(), Stmt::If(condition, vec![], vec![follow()])];
    let not_null = || bin(NotEqual, get(PTR), null());
    let other = || declare(PTR2, val(addr(var(X))));
    bodies([
        ("untested", "MayBeNull", vec![p(), follow()]),
        ("tested", "ok", test(get(PTR))),
        ("compared", "ok", test(not_null())),
        ("found null", "MayBeNull", otherwise(get(PTR))),
        ("found not to be", "ok", otherwise(un(UnaryOp::LogicalNot, get(PTR)))),
        ("and", "ok", test(bin(LogicalAnd, get(X), not_null()))),
        ("or", "MayBeNull", test(bin(LogicalOr, get(X), not_null()))),
        ("in the condition", "ok", vec![p(), observe(bin(LogicalAnd, get(PTR), rd(deref(get(PTR)))))]),
        ("written later", "MayBeNull", {
            let mut body = test(get(PTR));
            body.push(set(var(PTR), addr(var(X))));
            body
        }),
        ("another variable with an address", "ok", vec![p(), other(), observe(rd(deref(get(PTR2))))]),
        (
            "another variable without",
            "MayBeNull",
            vec![p(), declare(PTR2, val(get(PTR))), observe(rd(deref(get(PTR2))))],
        ),
        (
            "left out of a list",
            "MayBeNull",
            vec![
                declare(PV, Init::Record { fields: vec![(1, val(i(1)))], designated: true }),
                observe(rd(deref(rd(field(var(PV), P, 0))))),
            ],
        ),
        (
            "filled with zeros",
            "MayBeNull",
            vec![
                declare(PV, val(rd(global_place(1, Type::Record(P))))),
                Stmt::SetMemory(var(PV), 0),
                observe(rd(deref(rd(field(var(PV), P, 0))))),
            ],
        ),
    ]);
}

#[test]
fn memcpy_is_between_distinct_records() {
    let o = || declare(SW, Init::Record { fields: vec![], designated: true });
    let through = |pointer: Expr| deref(pointer);
    let address = |id| addr(var(id));
    bodies([
        ("two locals", "ok", vec![o(), Stmt::CopyMemory(var(SV), var(SW))]),
        ("itself", "Overlap", vec![Stmt::CopyMemory(var(SV), var(SV))]),
        ("two types", "TypeMismatch", vec![Stmt::CopyMemory(var(SV), var(NV))]),
        ("a scalar", "NoSuchObject", vec![Stmt::CopyMemory(var(X), var(X))]),
        ("through a pointer to it", "Overlap", vec![Stmt::CopyMemory(through(address(SV)), var(SV))]),
        ("through a pointer to another", "ok", vec![o(), Stmt::CopyMemory(through(address(SV)), var(SW))]),
    ]);
}

#[test]
fn memset_leaves_values() {
    let b = || declare(BV, list([val(Expr::int(1, BOOL)), val(i(1))]));
    let pv = || declare(PV, val(rd(global_place(1, Type::Record(P)))));
    bodies([
        ("zeros", "ok", vec![Stmt::SetMemory(var(SV), 0)]),
        ("ones", "ok", vec![Stmt::SetMemory(var(SV), 0xFF)]),
        ("another byte", "MemsetByte", vec![Stmt::SetMemory(var(SV), 1)]),
        ("a truth value of ones", "MemsetByte", vec![b(), Stmt::SetMemory(var(BV), 0xFF)]),
        ("a pointer of ones", "MemsetByte", vec![pv(), Stmt::SetMemory(var(PV), 0xFF)]),
        ("an inactive float of ones", "ok", vec![Stmt::SetMemory(var(NV), 0xFF)]),
    ]);
}

#[test]
fn initialisers_fit() {
    let part = |index, init| Init::Record { fields: vec![(index, init)], designated: true };
    let four = || Init::Array { elements: (0..4).map(|n| (n, val(i(1)))).collect(), designated: false };
    let gap = Init::Array { elements: vec![(1, val(i(1)))], designated: false };
    let far = Init::Array { elements: vec![(4, val(i(1)))], designated: true };
    let full = |last: Init| list([val(i(1)), val(uint(1)), val(i(1)), last]);
    let graffiti = |init| vec![Stmt::Declare(LocalId(SW), LocalInit::Graffiti(0xA5, init))];
    let three = || Init::Array { elements: (0..3).map(|n| (n, val(i(1)))).collect(), designated: false };
    bodies([
        ("every member", "ok", vec![declare(SW, full(four()))]),
        ("leading elements", "ok", vec![declare(SW, full(three()))]),
        ("one left out", "InitOrder", vec![declare(SW, list([val(i(1))]))]),
        ("one by name", "ok", vec![declare(SW, part(1, val(uint(1))))]),
        ("one that is not there", "InitOrder", vec![declare(SW, part(9, val(i(1))))]),
        ("an element after a gap", "InitOrder", vec![declare(SW, full(gap))]),
        ("an element outside", "InitOrder", vec![declare(SW, full(far))]),
        ("a list for a scalar", "InitShape", vec![declare(Y, list([]))]),
        ("a record by value", "ok", vec![declare(SW, val(get(SV)))]),
        (
            "a union's active member by name",
            "ok",
            vec![set(
                var(NV),
                Expr { kind: ExprKind::Literal(Box::new(part(1, val(i(1))))), ty: Type::Record(N) },
            )],
        ),
        (
            "a union's inactive member",
            "InitOrder",
            vec![set(
                var(NV),
                Expr { kind: ExprKind::Literal(Box::new(part(0, val(i(1))))), ty: Type::Record(N) },
            )],
        ),
        (
            "an anonymous member by value",
            "AnonymousMember",
            vec![
                declare(OV, list([list([val(i(1)), val(i(2))]), val(i(3))])),
                set(
                    var(OV),
                    Expr {
                        kind: ExprKind::Literal(Box::new(list([val(i(1)), val(i(1))]))),
                        ty: Type::Record(O),
                    },
                ),
            ],
        ),
        (
            "a literal of an anonymous member's type",
            "AnonymousReused",
            vec![run(Expr {
                kind: ExprKind::Literal(Box::new(list([val(i(1)), val(i(1))]))),
                ty: Type::Record(A),
            })],
        ),
        (
            "a literal of no type",
            "UnknownId",
            vec![run(Expr {
                kind: ExprKind::Literal(Box::new(list([]))),
                ty: Type::Record(lang::RecordId(99)),
            })],
        ),
        (
            "a null pointer to nothing known",
            "UnknownId",
            vec![run(Expr { kind: ExprKind::Null, ty: Type::Record(lang::RecordId(99)).pointer_to() })],
        ),
        ("graffiti on everything", "ok", graffiti(full(four()))),
        ("graffiti with a gap", "GraffitiIncomplete", graffiti(part(0, val(i(1))))),
        ("graffiti with too few elements", "GraffitiIncomplete", graffiti(full(three()))),
        (
            "graffiti on a scalar",
            "VolatileMemory",
            vec![Stmt::Declare(LocalId(Y), LocalInit::Graffiti(1, val(i(1))))],
        ),
    ]);
}

#[test]
fn globals_are_initialised_by_what_is_fixed() {
    changes([
        ("a literal", "ok", |p| p.globals[0].init = Some(val(i(3)))),
        ("out of range", "ConstantRange", |p| p.globals[0].init = Some(val(uint(1 << 31)))),
        ("a value", "NotConstant", |p| p.globals[0].init = Some(val(rd(g())))),
        ("a local's address", "NotConstant", |p| p.globals[0].init = Some(val(addr(var(X))))),
        ("an assignment", "NotConstant", |p| p.globals[0].init = Some(val(assign(var(X), i(1))))),
        ("a sum", "NotConstant", |p| p.globals[0].init = Some(val(bin(Add, i(1), i(1))))),
        ("an address of the other side", "WrongSide", |p| {
            let address = addr(global_place(2, Type::INT));
            p.globals[1].init = Some(list([val(address), val(i(1))]));
        }),
        ("nothing, so a null pointer", "ok", |p| p.globals[1].init = None),
    ]);
}

#[test]
fn sides_keep_to_their_globals() {
    bodies([
        ("own", "ok", vec![observe(rd(g()))]),
        ("the other's", "WrongSide", vec![observe(rd(global_place(2, Type::INT)))]),
        ("none", "UnknownId", vec![observe(rd(global_place(9, Type::INT)))]),
    ]);
}

#[test]
fn an_inactive_union_is_refused_in_the_table() {
    changes([("no such member", "NoActiveMember", |p| p.records[1].kind = RecordKind::Union { active: 2 })]);
}

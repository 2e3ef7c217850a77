//! Lists of unnamed arguments: read, copied and passed on, in text and in the rules.
#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use lang::check::{self, Violation};
use lang::{LocalId, Program, Stmt, VariadicPassing, parse, print, va_list_forwarding};

const SEED: &str = include_str!("../../../corpus/seeds/call_list_passed_on.c");

fn read(source: &str) -> Result<Program, base::text::TextError> {
    parse::program(source, "lists.c")
}

fn seed() -> Program {
    read(SEED).unwrap()
}

fn function<'p>(program: &'p Program, name: &str) -> &'p lang::Function {
    program.functions.iter().find(|function| function.name == name).expect("a function of this name")
}

/// The program with something in its text replaced.
fn edited(from: &str, to: &str) -> Program {
    assert!(SEED.contains(from), "{from}");
    read(&SEED.replacen(from, to, 1)).unwrap()
}

fn refused(program: &Program) -> Violation {
    *check::program(program).unwrap_err().violation
}

#[test]
fn a_program_reads_back_as_it_was_printed() {
    let program = seed();
    check::program(&program).unwrap();
    let text = print::program(&program);
    let again = read(&text).unwrap();
    assert_eq!(again, program, "{text}");
    assert_eq!(print::program(&again), text);
}

#[test]
fn arguments_in_a_list_are_reads_of_parameters() {
    let program = seed();
    let f = function(&program, "f");
    let passes: Vec<_> =
        f.body.iter().filter_map(|stmt| va_list_forwarding::find(&program, f, stmt)).collect();
    let spans: Vec<_> = passes.iter().map(|pass| (pass.from, pass.to, pass.tail.passing)).collect();
    assert_eq!(spans, [(2, 6, VariadicPassing::List), (2, 4, VariadicPassing::ListPointer)]);
    assert_eq!(f.va_copy_before, Some(2));
    assert!(passes.iter().all(|pass| pass.arguments.len() as u32 == pass.tail.named + pass.to - pass.from));
}

#[test]
fn the_last_to_pass_a_list_by_value_passes_its_own() {
    let program = seed();
    let own = |name: &str| {
        let function = function(&program, name);
        let at = va_list_forwarding::passes_own(&program, function)?;
        va_list_forwarding::find(&program, function, &function.body[at]).map(|own| own.tail.passing)
    };
    assert_eq!((own("by_value"), own("f")), (Some(VariadicPassing::List), None));
    let by_value = function(&program, "by_value");
    let copy = by_value.clone();
    assert_eq!(
        va_list_forwarding::passes_own(&program, &copy),
        va_list_forwarding::passes_own(&program, by_value)
    );
    assert!(va_list_forwarding::opens(&program, function(&program, "by_value")));
    assert!(!va_list_forwarding::opens(&program, function(&program, "last")));
    // In a branch it may be left out, and then the arguments after it need the list.
    let branch = edited("int r = last(bf_list);", "int r = 0;");
    assert!(check::program(&branch).is_ok());
}

#[test]
fn what_travels_in_a_list_is_what_came() {
    let mut changed = seed();
    let f = changed.functions.iter().position(|f| f.name == "f").unwrap();
    changed.functions[f].locals[2].volatile = true;
    assert!(matches!(refused(&changed), Violation::ListChanged { name } if name == "p2"));
    let written = edited(
        "    return r;\n}\n\n/* side: caller */",
        "    p3 = 1.0;\n    return r;\n}\n\n/* side: caller */",
    );
    assert!(matches!(refused(&written), Violation::ListChanged { name } if name == "p3"));
}

#[test]
fn what_travels_in_a_list_is_in_order() {
    let mut swapped = seed();
    let f = swapped.functions.iter().position(|f| f.name == "f").unwrap();
    let call = swapped.functions[f].body.iter_mut().find_map(|stmt| match stmt {
        Stmt::Declare(_, lang::LocalInit::Init(lang::Init::Value(value))) => Some(value),
        _ => None,
    });
    let lang::ExprKind::Call(_, arguments) = &mut call.unwrap().kind else { panic!("a call") };
    let lang::ExprKind::Read(place) = &mut arguments[1].kind else { panic!("a parameter") };
    place.base = lang::PlaceBase::Local(LocalId(1));
    assert_eq!(refused(&swapped), Violation::ListOrder);
}

#[test]
fn only_who_opens_a_list_passes_one() {
    let mut pointer = seed();
    let by_value = pointer.functions.iter().position(|f| f.name == "by_value").unwrap();
    pointer.functions[by_value].tail.as_mut().unwrap().passing = VariadicPassing::ListPointer;
    assert_eq!(refused(&pointer), Violation::NoList);
    let mut va_copy_before = seed();
    va_copy_before.functions[by_value].va_copy_before = Some(0);
    assert_eq!(refused(&va_copy_before), Violation::ListCopied(0));
}

#[test]
fn a_call_that_passes_a_list_stands_alone() {
    let text = SEED.replacen("int r = last(bf_list);", "int r = 1 + last(bf_list);", 1);
    assert_eq!(refused(&read(&text).unwrap()), Violation::ListElsewhere);
}

#[test]
fn a_list_is_refused_where_it_is_not_one() {
    for (from, to) in [
        ("by_value(p2, bf_ap)", "by_value(p2, &bf_ap)"),
        ("by_address(n, &bf_ap)", "by_address(n, bf_ap)"),
        ("last(bf_list)", "last(bf_ap)"),
        ("    int r = last(bf_list);", "    int r = last(bf_list);\n    r = last(bf_list);"),
        ("    int r = last(bf_list);\n    return r;", "    { int r = last(bf_list); return r; }"),
        ("p5 = __builtin_va_arg(bf_ap, long);\n    __builtin_va_end", "__builtin_va_end"),
        ("__builtin_va_end(bf_again);\n", ""),
    ] {
        assert!(SEED.contains(from), "{from}");
        assert!(read(&SEED.replacen(from, to, 1)).is_err(), "{to}");
    }
}

#[test]
fn a_pointer_says_what_its_callees_are_passed() {
    let c = "double (*p)(int, ... /* passes: long, double */);";
    let program = read(&format!("{c}\nvoid entry(void) {{ }}\nint main(void) {{ entry(); return 0; }}"));
    let program = program.unwrap();
    check::program(&program).unwrap();
    assert!(print::program(&program).contains(c), "{}", print::program(&program));
    let nested = "int (*q)(int, ... /* passes: int (*)(int, ...) */);";
    let program = read(&format!("{nested}\nint main(void) {{ return 0; }}")).unwrap();
    assert!(matches!(refused(&program), Violation::UnnamedType { .. }));
}

//! Code that no run reaches is left out of a C program.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use ordinary::{Invocation, TestPlace, without_unreached};
use reducer::SourceText;

fn left(text: &str) -> Vec<String> {
    let place = TestPlace::new(vec!["case.c".into()]).unwrap();
    let smaller = without_unreached(&SourceText::new([text]), &[], &Invocation::default(), &place).unwrap();
    smaller.iter().map(|text| text.files().collect::<String>().split_whitespace().collect()).collect()
}

#[test]
fn what_does_not_run_is_left_out() {
    let text = "int printf(const char *, ...);\n\
                static int never(int x) { if (x) return 1; return 2; }\n\
                static int odd(int x) { switch (x) { case 1: return 7; default: break; } return x & 1; }\n\
                int main(void) {\n\
                int i = 3;\n\
                if (i == 4) i = never(i); else i++;\n\
                for (; i > 9; i--) { printf(\"%d\", i); }\n\
                while (i < 6) i++;\n\
                l: if (odd(i)) { goto l; }\n\
                return 0;\n}\n";
    let [all, functions] = &left(text)[..] else { panic!() };
    let expected = "intmain(void){inti=3;if(i==4);elsei++;for(;i>9;i--);while(i<6)i++;if(odd(i));return0;}";
    assert!(all.ends_with(expected), "{all}");
    assert!(!all.contains("never") && all.contains("case1:;default:break;"), "{all}");
    assert!(functions.contains("never(intx){return0;}") && functions.contains("i=never(i)"), "{functions}");
}

#[test]
fn a_program_that_dies_has_run_as_well() {
    let text = "void abort(void); int main(void) { abort(); return 1; }";
    assert_eq!(left("void abort(void); int main(int n, char **v) { if (n > 5) n = 2; abort(); }").len(), 1);
    assert!(left(text).is_empty(), "the result of a function stays");
}

/// One that could do harm, does not end, or is no program.
#[test]
#[ignore = "10 CPU s: five reductions"]
fn other_programs_are_not_run() {
    let dead = "if (0) x = 1;";
    for body in ["remove(\"x\");", "for (;;) ;", "asm(\"\");", "REMOVE"] {
        let text =
            format!("int remove(const char *); int main(void) {{ int x = 0; {dead} {body} return x; }}");
        assert!(left(&text).is_empty(), "{body}");
    }
    assert!(left("int x; void f(void) { if (x) x = 1; }").is_empty());
}

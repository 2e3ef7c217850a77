//! `refinement::reachable_part`.

use refine::refinement::reachable_part::*;
use refine::sets::FunctionRef;

#[test]
fn only_what_is_called_keeps_its_body() {
    let text = "define i8 @a(i8 %x) {\n  %r = call i8 @b(i8 %x)\n  ret i8 %r\n}\n\
                    define i8 @b(i8 %x) {\n  %r = call i8 @llvm.umin.i8(i8 %x, i8 1)\n  ret i8 %r\n}\n\
                    define i8 @c(i8 %x) {\n  %r = call i8 @outside(i8 %x)\n  ret i8 %r\n}\n\
                    define i8 @d(ptr %f) {\n  %r = call i8 %f(i8 1)\n  ret i8 %r\n}\n\
                    declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @outside(i8)\n";
    let module = ir::read_module(text).expect("a module");
    let bodies = |name: &str| -> Vec<String> {
        let function = module.function(name).expect(name);
        let part = reached(FunctionRef { module: &module, function });
        let defined = part.functions.iter().filter(|function| !function.is_declaration());
        defined.map(|function| function.name.to_string()).collect()
    };
    assert_eq!(bodies("a"), ["a", "b"]);
    assert_eq!(bodies("b"), ["b"]);
    assert_eq!(bodies("c"), ["a", "b", "c", "d"], "what is outside may call back");
    assert_eq!(bodies("d"), ["a", "b", "c", "d"]);
}

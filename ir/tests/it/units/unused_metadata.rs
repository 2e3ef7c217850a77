//! Removal of metadata that nothing names.

#[test]
fn what_nothing_names_goes() {
    let text = "declare void @g(metadata)\ndefine void @f() !a !0 {\n  call void @g(metadata !3)\n  ret void\n}\n\
                !named = !{!2}\n!0 = !{!1}\n!1 = !{!0}\n!2 = !{!\"listed\"}\n!3 = !{i32 3}\n!4 = !{!5}\n!5 = !{!4, !0}\n";
    let mut module = ir::read_module(text).unwrap();
    module.drop_unused_metadata();
    assert_eq!(module.metadata.nodes.len(), 4);
    module.functions[1].metadata = None;
    module.drop_unused_metadata();
    let printed = ir::print_module(&module);
    assert!(printed.contains("!named = !{!0}\n\n!0 = !{!\"listed\"}\n!1 = !{i32 3}\n"), "{printed}");
    assert!(printed.contains("metadata !1"), "{printed}");
}

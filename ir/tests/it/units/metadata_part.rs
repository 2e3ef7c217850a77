//! `metadata::part`.

use ir::*;

#[test]
fn a_part_has_what_is_reached() {
    let text = "!named = !{!0, !1, !2, !3}\n!0 = !{!3, i64 1}\n!1 = !{!2}\n!2 = !{!\"apart\"}\n!3 = distinct !{!3, !\"self\"}\n";
    let module = ir::read_module(text).unwrap();
    let table = &module.metadata;
    let at = |name: u32| table.named[0].1[name as usize];
    let (part, ids) = table.part(&[at(3), at(0)]);
    assert_eq!(part.nodes.len(), 2);
    assert_eq!(ids, [MetadataId(0), MetadataId(1)]);
    assert!(part.nodes[0].distinct);
    assert_eq!(part.values(ids[0]).unwrap()[0], MetadataValue::Node(ids[0]));
    assert_eq!(part.values(ids[1]).unwrap()[0], MetadataValue::Node(ids[0]));
}

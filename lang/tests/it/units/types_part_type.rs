//! `types::part_type`.

use lang::*;

#[test]
fn parts_are_types() {
    for float in FloatType::ALL {
        assert_eq!(PartType::from(float).ty(), &Type::Float(float));
    }
    for int in IntType::STANDARD {
        assert_eq!(PartType::from(int).ty(), &Type::Int(int));
    }
    for int in [IntType::Bool, IntType::Int128, IntType::BitInt(8)] {
        assert!(!PartType::from(int).has_complex());
    }
}

#[test]
fn parts_are_written_by_their_names() {
    for (part, text) in [
        (PartType::Float(FloatType::Double), r#"{"Complex":"Double"}"#),
        (PartType::Int(IntType::UShort), r#"{"Complex":"UShort"}"#),
    ] {
        let ty = Type::Complex(part);
        assert_eq!(serde_json::to_string(&ty).unwrap(), text);
        assert_eq!(serde_json::from_str::<Type>(text).unwrap(), ty);
    }
}

//! `read::omitted`.

use ir::read::omitted::*;

use ir::{FunctionAttr, ParamAttr};

#[test]
fn words_that_a_module_represents_are_not_skipped() {
    for attribute in ParamAttr::ALL {
        assert!(!PARAMETER.iter().any(|(name, _)| *name == attribute.keyword()), "{attribute:?}");
    }
    for attribute in FunctionAttr::ALL {
        assert!(!FUNCTION.contains(&attribute.keyword()), "{attribute:?}");
        assert!(!FUNCTION_WORDS.contains(&attribute.keyword()), "{attribute:?}");
    }
}

//! Reduction of units of one function: signatures for plug-in engines, with the records that they pass. The table of passes goes by
//! tier, as for programs.

mod batch;
mod passes;
mod size;

use std::hash::{DefaultHasher, Hash, Hasher};

use lang::{
    Record, RecordId, Signature, SignatureUnit, UnitFunction, record_can_be_big_endian,
    record_can_be_untagged, union_can_be_transparent,
};

use crate::{PassTier, Reducible, ReductionPass, SiteRange};

pub use batch::{one_step, reduce_units};
pub use size::UnitSize;

/// The edit of a pass, at the sites in the range.
pub type UnitEdit = fn(&mut SignatureUnit, &mut SiteRange);

const fn pass(name: &'static str, tier: PassTier, edit: UnitEdit) -> ReductionPass<SignatureUnit> {
    ReductionPass { name, tier, edit }
}

/// Every pass, in the order in which they run.
const PASSES: &[ReductionPass<SignatureUnit>] = &[
    pass("drop-parameter", PassTier::Coarse, passes::drop_parameter),
    pass("drop-result", PassTier::Coarse, passes::drop_result),
    pass("drop-field", PassTier::Coarse, passes::drop_field),
    pass("drop-ellipsis", PassTier::Coarse, passes::drop_ellipsis),
    pass("drop-convention", PassTier::Coarse, passes::drop_convention),
    pass("pass-simpler-type", PassTier::Medium, passes::pass_simpler_type),
    pass("simpler-field", PassTier::Medium, passes::simpler_field),
    pass("flatten-record", PassTier::Medium, passes::flatten),
    pass("drop-attribute", PassTier::Fine, passes::drop_attribute),
    pass("narrow-bit-field", PassTier::Fine, passes::narrow_bit_field),
];

/// Cases are units of one function.
impl Reducible for SignatureUnit {
    type Size = UnitSize;
    type Edit = UnitEdit;

    const PASSES: &'static [ReductionPass<SignatureUnit>] = PASSES;

    fn size(&self) -> UnitSize {
        UnitSize::measure(self)
    }

    /// Edits the sites in the range, then removes records that the function does not pass any more.
    fn edit(&mut self, edit: UnitEdit, sites: &mut SiteRange) {
        edit(self, sites);
        *self = self.renamed();
    }

    /// A variadic function has a named parameter (C11 6.7.6.3p9 as compilers read it), and the others are of types that the default
    /// argument promotions leave as they are (C11 6.5.2.2p6). A record is of the form that its attributes ask for.
    fn is_well_formed(&self) -> bool {
        let [UnitFunction { signature, .. }] = &self.functions[..] else { return false };
        let has_its_form = |id: RecordId| {
            let record: &Record = &self.types[id];
            (!record.transparent || union_can_be_transparent(&self.types, record))
                && (!record.big_endian || record_can_be_big_endian(&self.types, record))
                && (!record.untagged || record_can_be_untagged(&self.types, id))
        };
        self.records_of(&self.functions).into_iter().all(has_its_form)
            && signature.tail.is_none_or(|tail| tail.named > 0)
            && signature.params[signature.named()..].iter().all(passes::is_promoted)
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_string().hash(&mut hasher);
        hasher.finish()
    }

    /// A function without parameters and result.
    fn empty(&self) -> SignatureUnit {
        SignatureUnit::new(&self.types, [Signature::default()]).renamed()
    }

    fn renamed(&self) -> SignatureUnit {
        self.functions.first().map_or_else(|| self.clone(), |function| self.single_function(function))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signature_unit::size::weight;

    fn unit(c: &str) -> SignatureUnit {
        c.parse().unwrap()
    }

    fn reduced(c: &str, interesting: impl Fn(&SignatureUnit) -> bool) -> String {
        let test = |candidates: &[(usize, SignatureUnit)]| {
            Ok::<_, std::convert::Infallible>(candidates.iter().map(|(_, one)| interesting(one)).collect())
        };
        let Ok(mut all) = reduce_units(vec![unit(c)], test);
        all.remove(0).to_string()
    }

    #[test]
    fn what_does_not_matter_goes() {
        let c = "struct A { char c; float f[3]; }; struct B { struct A a; unsigned n : 7; double d; };\n\
                 struct A f(long, struct B, double, struct A);";
        // Some record with a double in it is passed.
        let has_double = |unit: &SignatureUnit| {
            let used = unit.records_of(&unit.functions);
            used.iter().any(|id| {
                unit.types[*id].fields.iter().any(|field| weight(&field.ty) == 2 && !field.ty.is_integer())
            })
        };
        assert_eq!(reduced(c, has_double), "struct R0 {\n    double m0;\n};\nvoid f_0(struct R0);\n");
        assert_eq!(reduced(c, |unit| unit.functions[0].signature.ret.is_some()), "int f_0(void);\n");
    }

    #[test]
    fn a_record_gets_a_tag_where_it_does_not_matter() {
        let c = "typedef struct { int a; double b; } A; typedef struct { A a; } B; B f(A, B);";
        let passes_record = |unit: &SignatureUnit| !unit.records_of(&unit.functions).is_empty();
        assert_eq!(reduced(c, passes_record), "struct R0 {\n    int m0;\n};\nvoid f_0(struct R0);\n");
        let passes_untagged =
            |unit: &SignatureUnit| unit.records_of(&unit.functions).iter().any(|id| unit.types[*id].untagged);
        assert_eq!(reduced(c, passes_untagged), "typedef struct {\n    int m0;\n} R0;\nvoid f_0(R0);\n");
    }

    #[test]
    fn a_variadic_function_keeps_a_name() {
        let c = "int f(int, double, ... /* passes: double, long */);";
        let variadic = |unit: &SignatureUnit| {
            let signature = &unit.functions[0].signature;
            signature.tail.is_some() && signature.named() < signature.params.len()
        };
        assert_eq!(reduced(c, variadic), "void f_0(int, ... /* passes: int */);\n");
    }

    #[test]
    fn every_step_is_smaller_and_reads_back() {
        for c in [
            "union U { short s[4]; struct { int a : 3; int : 0; } x; }; union U f(union U, char, void *);",
            "union __attribute__((transparent_union)) T { int i; unsigned u; float f; }; int f(union T, union T, union T);",
            "struct B { int a : 3; long l; short s[2]; } __attribute__((scalar_storage_order(\"big-endian\")));\n\
             struct P { char *p; struct B b; }; struct B f(struct P, struct B);",
            "typedef struct { int a : 3; long l; } T; typedef union { T t[2]; short s; } U; T f(U, double, T, U, int, char *);",
            "struct __attribute__((packed)) P { long double x; _Complex float z; }; int f(struct P, ... /* passes: struct P */);",
        ] {
            let whole = unit(c);
            let steps = one_step(&whole);
            assert!(steps.len() > 8, "{}", steps.len());
            for step in steps {
                assert!(step.size() < whole.size());
                assert_eq!(step.to_string().parse::<SignatureUnit>().unwrap().to_string(), step.to_string());
            }
        }
    }
}

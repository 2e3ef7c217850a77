//! Counts of the signatures through which one compiler's code calls another's.

use lang::{Program, Signature, Type};
use lowering::abi::{ArgPass, Context, FunctionAbi, ReturnPass, VectorUnit, classify_signature};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;
use serde::{Deserialize, Serialize};

/// Signatures, and those of them that need more than registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignatureCount {
    /// Functions called across the sides.
    pub total: u64,
    /// Those of them with a record that travels in memory: on the stack, by reference, or as a result through a pointer.
    pub records_beyond_registers: u64,
}

impl SignatureCount {
    /// The counts of a program in code with these vector registers; zero if its records have no layout.
    #[must_use]
    pub fn of_program(program: &Program, vectors: VectorUnit) -> SignatureCount {
        let Ok(layouts) = Layouts::compute(program) else { return SignatureCount::default() };
        let shapes = MemTypes::compute(program, &layouts);
        let context = Context { vectors, ..Context::new(program, &layouts, &shapes) };
        let called = generator::cross_side_calls(program);
        let with_records = called.iter().map(|id| program[*id].signature()).filter(has_record);
        let beyond = with_records
            .filter(|signature| record_in_memory(signature, &classify_signature(context, signature)));
        SignatureCount { records_beyond_registers: beyond.count() as u64, total: called.len() as u64 }
    }

    /// Adds the counts of a part.
    pub fn add(&mut self, part: SignatureCount) {
        let SignatureCount { total, records_beyond_registers } = part;
        self.total += total;
        self.records_beyond_registers += records_beyond_registers;
    }
}

fn is_record(ty: &Type) -> bool {
    ty.as_record().is_some()
}

fn has_record(signature: &Signature) -> bool {
    signature.params.iter().chain(&signature.ret).any(is_record)
}

fn record_in_memory(signature: &Signature, abi: &FunctionAbi) -> bool {
    let result =
        signature.ret.as_ref().is_some_and(is_record) && matches!(abi.ret, ReturnPass::Memory { .. });
    let argument = |(ty, pass): (&Type, &ArgPass)| is_record(ty) && in_memory(pass);
    result || signature.params.iter().zip(&abi.args).any(argument)
}

fn in_memory(pass: &ArgPass) -> bool {
    match pass {
        ArgPass::Nothing => false,
        ArgPass::Direct { pieces, .. } => pieces.iter().any(|piece| piece.place.is_on_stack()),
        ArgPass::Memory { .. } | ArgPass::Reference { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(callee: &str) -> SignatureCount {
        let records = "struct S { long a; int b; }; struct L { long a[3]; };";
        let text = format!(
            "void bf_observe(unsigned int, unsigned long long);\n{records}\nvoid entry(void);\n{callee}\n/* side: caller */\n\
             void entry(void) {{ struct S s = {{1, 2}}; struct L l = {{{{1, 2, 3}}}}; (void)s; (void)l; CALL; }}\n"
        );
        let (declaration, call) = callee.split_once('|').unwrap();
        let text = text.replace(callee, declaration).replace("CALL", call);
        SignatureCount::of_program(&lang::parse::program(&text, "test.c").unwrap(), VectorUnit::default())
    }

    #[test]
    fn what_travels_in_memory_is_told_from_what_does_not() {
        let of = |total, records_beyond_registers| SignatureCount { total, records_beyond_registers };
        let define = |signature: &str| {
            format!("/* side: callee */ void f{signature} {{ }}").replace("{ }", "{ return; }")
        };
        assert_eq!(count(&format!("{}|f(s)", define("(struct S p)"))), of(1, 0));
        assert_eq!(count(&format!("{}|f(l)", define("(struct L p)"))), of(1, 1));
        let late = define("(long a, long b, long c, long d, long e, struct S p)");
        assert_eq!(count(&format!("{late}|f(1L, 2L, 3L, 4L, 5L, s)")), of(1, 1));
    }
}

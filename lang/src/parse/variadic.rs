//! The parameters of a variadic function that have no name in its declaration (C11 7.16).
//!
//! ```c
//! int f(int last, ...)
//! {
//!     __builtin_va_list bf_ap;
//!     __builtin_va_start(bf_ap, last);
//!     double x = __builtin_va_arg(bf_ap, double);
//!     __builtin_va_end(bf_ap);
//! ```
//!
//! They are read before any body, because every call needs their types.

use super::declarator::{Declared, Parameter};
use super::error::{Fault, Result};
use super::item::Parser;
use crate::{Signature, Type};

impl<'s> Parser<'s> {
    /// Reads what a variadic function's body begins with, behind its brace.
    pub(super) fn unnamed_parameters(
        &mut self,
        signature: &mut Signature,
        parameters: &mut Vec<Parameter<'s>>,
    ) -> Result<()> {
        if !self.cursor.accept("__builtin_va_list") {
            return Ok(());
        }
        let list = self.cursor.identifier("the name of a list of arguments")?;
        let last = parameters.last().and_then(|parameter| parameter.name).unwrap_or_default();
        for text in [";", "__builtin_va_start", "(", list, ",", last, ")", ";"] {
            self.cursor.expect(text)?;
        }
        while !self.cursor.accept("__builtin_va_end") {
            let parameter = self.unnamed_parameter(list)?;
            signature.params.push(parameter.ty.clone());
            parameters.push(parameter);
        }
        for text in ["(", list, ")", ";"] {
            self.cursor.expect(text)?;
        }
        Ok(())
    }

    /// `T p = __builtin_va_arg(list, T);`
    fn unnamed_parameter(&mut self, list: &str) -> Result<Parameter<'s>> {
        let at = self.cursor.here();
        let specifiers = self.specifiers()?;
        let declared: Declared<'s> = self.declarator(&specifiers)?;
        let (name, volatile) = (declared.name, declared.volatile);
        let ty: Type = declared.object(at)?;
        for text in ["=", "__builtin_va_arg", "(", list, ","] {
            self.cursor.expect(text)?;
        }
        if self.abstract_type()? != ty {
            return Err(Fault::unsupported(
                at,
                "an argument of another type than the variable it is put into",
            ));
        }
        self.cursor.expect(")")?;
        self.cursor.expect(";")?;
        Ok(Parameter { name, ty, volatile })
    }
}

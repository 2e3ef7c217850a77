//! Characters in the "C" locale. C11 7.4.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use semantics::UbKind;
use semantics::c_library::LibraryFunction;

impl ConcreteMachine {
    pub(super) fn character_call(
        &mut self,
        function: LibraryFunction,
        arguments: &mut Arguments<'_>,
    ) -> LibraryCall {
        let number = self.int(arguments)?;
        // C11 7.4p1: the argument is an `unsigned char` or EOF.
        let Ok(byte) = u8::try_from(number) else {
            return match number {
                -1 if matches!(function, LibraryFunction::Toupper | LibraryFunction::Tolower) => {
                    Ok(LibraryResult::int(-1))
                }
                -1 => Ok(LibraryResult::int(0)),
                _ => Err(Halt::Undefined(UbKind::PoisonArgument)),
            };
        };
        Ok(match function {
            LibraryFunction::Toupper => LibraryResult::int(i32::from(byte.to_ascii_uppercase())),
            LibraryFunction::Tolower => LibraryResult::int(i32::from(byte.to_ascii_lowercase())),
            LibraryFunction::Isdigit => LibraryResult::truth(byte.is_ascii_digit()),
            LibraryFunction::Isalpha => LibraryResult::truth(byte.is_ascii_alphabetic()),
            LibraryFunction::Isalnum => LibraryResult::truth(byte.is_ascii_alphanumeric()),
            LibraryFunction::Isupper => LibraryResult::truth(byte.is_ascii_uppercase()),
            LibraryFunction::Islower => LibraryResult::truth(byte.is_ascii_lowercase()),
            LibraryFunction::Isprint => LibraryResult::truth((32..127).contains(&byte)),
            LibraryFunction::Isgraph => LibraryResult::truth(byte.is_ascii_graphic()),
            LibraryFunction::Iscntrl => LibraryResult::truth(byte.is_ascii_control()),
            LibraryFunction::Isxdigit => LibraryResult::truth(byte.is_ascii_hexdigit()),
            LibraryFunction::Ispunct => LibraryResult::truth(byte.is_ascii_punctuation()),
            LibraryFunction::Isblank => LibraryResult::truth(byte == b' ' || byte == 9),
            _ => LibraryResult::truth(byte == b' ' || (9..=13).contains(&byte)),
        })
    }
}

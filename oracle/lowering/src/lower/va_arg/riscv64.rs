//! RISC-V psABI, "va_list, va_start, and va_arg": a `va_list` "has the same representation as `void*` and points to a sequence
//! of zero or more arguments with preceding padding for alignment, formatted and aligned as variadic arguments passed on the
//! stack".

use base::Faults;
use ir::TypeId;
use lang::{Align, Bytes, Type};

use super::{Address, List, Lowerer};
use crate::abi::ArgPass;
use crate::abi::riscv64::argument_align;
use crate::fault::Fault;

/// The pointer is all of the list.
const NEXT: Bytes = Bytes::ZERO;

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// `va_arg(list, ty)` into a home of that type: "align its `va_list` argument, fetch a value, and increment the `va_list`
    /// according to the alignment and size of a variadic argument of the given type".
    pub(super) fn va_arg_riscv64(&mut self, list: List, ty: &Type, pass: &ArgPass, home: Address) {
        match pass {
            ArgPass::Nothing => {}
            ArgPass::Direct { .. } => {
                let align = match self.faults.has(Fault::VaPairUnaligned) {
                    true => Align::EIGHT,
                    false => argument_align(&self.environment.layouts, ty),
                };
                let size = self.environment.layouts.size(ty);
                // clang passes a word for some structures without a size (the quirk "flexible-array-alone").
                self.fetch(list, size.max(Bytes(8)), align, (home, size));
            }
            // "If the type is passed by reference, the size and alignment used will be those of a pointer, and the fetched
            // pointer will be used as the address of the actual argument."
            ArgPass::Reference { .. } | ArgPass::Memory { .. }
                if self.faults.has(Fault::VaValueNotPointer) =>
            {
                self.fetch(list, Bytes(8), Align::EIGHT, (home, Bytes(8)));
            }
            ArgPass::Reference { .. } | ArgPass::Memory { .. } => {
                let slot = self.pop(list, NEXT, Bytes(8), Align::EIGHT);
                let ptr = self.e.build.load(TypeId::PTR, slot.ptr, slot.align);
                let layouts = &self.environment.layouts;
                let (size, align) = (layouts.size(ty), layouts.align(ty));
                self.copy(home, Address { ptr, align }, size);
            }
        }
    }

    /// Takes an argument of a size off the list, and copies so much of it.
    fn fetch(&mut self, list: List, size: Bytes, align: Align, (home, copied): (Address, Bytes)) {
        let one_word = size > Bytes(8) && self.faults.has(Fault::VaPairTakesOneWord);
        let taken = if one_word { Bytes(8) } else { size };
        let from = self.pop(list, NEXT, taken, align);
        self.copy(home, from, copied);
    }
}

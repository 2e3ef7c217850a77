//! Locals with constant initialisers, made as clang 19 makes them (`emitStoresForConstant`,
//! clang/lib/CodeGen/CGDecl.cpp): copied from a constant, or filled and then stored to here and there.
//!
//! The image is the same for every strategy: all of them agree on which bit of a record is whose, and a copy moves bits.
//! It holds no poison. Padding is zero in it, where clang's constant has undef bytes, which its assembler makes zero:
//! C leaves padding open (C11 6.2.6.1p6), and what is stored field by field after `memset` has zeros there as well.

use base::Faults;
use ir::{Const, GlobalId, Linkage, Operand};
use lang::{Bits, Bytes, Init, Local, Type};
use smol_str::format_smolstr;

use super::LowerError;
use super::function::{Address, Lowerer};
use super::image::{Image, ImagePiece};
use super::memory::ScalarAccess;
use crate::fault::Fault;

/// A larger object is filled, if that leaves little to do (`shouldUseBZeroPlusStoresToInitialize` and
/// `shouldUseMemSetToInitialize`).
const ALWAYS_COPIED: Bytes = Bytes(32);
/// The greatest number of non-zero scalars that are stored one by one.
const FEW_STORES: usize = 6;

/// The way in which an object comes to hold its image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plan {
    /// Every byte is the same.
    Filled(u8),
    /// All zeros, then what is not zero.
    FilledThenStored,
    /// Copied from a constant.
    Copied,
}

impl Plan {
    fn for_image(image: &Image<'_, impl Faults<Fault>>) -> Plan {
        match image.repeated_byte() {
            Some(0) => Plan::Filled(0),
            _ if image.size() <= ALWAYS_COPIED => Plan::Copied,
            _ if image.non_zero().nth(FEW_STORES).is_none() => Plan::FilledThenStored,
            Some(byte) => Plan::Filled(byte),
            None => Plan::Copied,
        }
    }
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// The image of a local whose first value clang takes from a constant: an array or record, all constant.
    pub(super) fn constant_image(&self, ty: &'a Type, init: &'a Init) -> Option<Image<'a, F>> {
        // With the fault that forgets omitted members there is no image to copy.
        let stored = self.faults.has(Fault::OmittedMembersKept);
        let aggregate = matches!(ty, Type::Array(..) | Type::Record(_));
        // What is not constant is evaluated, which reports ill-typed initialisers, too.
        if aggregate && !stored { Image::new(self.environment, ty, init, self.faults).ok() } else { None }
    }

    /// Gives a new local its first value.
    pub(super) fn declare_constant(
        &mut self,
        object: Address,
        local: &'a Local,
        image: Image<'a, F>,
    ) -> Result<(), LowerError> {
        let (size, volatile) = (image.size(), local.volatile);
        match Plan::for_image(&image) {
            Plan::Filled(byte) => self.fill_as(object, byte, size, volatile),
            Plan::FilledThenStored => {
                self.fill_as(object, 0, size, volatile);
                return image
                    .non_zero()
                    .try_for_each(|piece| self.store_piece(object, &image, piece, volatile));
            }
            Plan::Copied => {
                let constant = self.constant(object, local, image);
                let from = Address { ptr: Const::global(constant).into(), align: object.align };
                self.copy_as(object, from, size, volatile);
            }
        }
        Ok(())
    }

    fn store_piece(
        &mut self,
        object: Address,
        image: &Image<'a, F>,
        piece: &ImagePiece<'a>,
        volatile: bool,
    ) -> Result<(), LowerError> {
        match *piece {
            ImagePiece::Scalar { at, ty, value } => {
                let at = self.part(object, at);
                self.scalar_member(at, ty, ScalarAccess::new(volatile), value)
            }
            ImagePiece::Byte { at } => {
                let byte: Operand = self.e.integer(Bits(8), image.byte(at).into());
                let at = self.part(object, at);
                if volatile {
                    self.e.build.store_volatile(byte, at.ptr, at.align);
                } else {
                    self.e.build.store(byte, at.ptr, at.align);
                }
                Ok(())
            }
        }
    }

    /// The constant a local is copied from (`CodeGenModule::createUnnamedGlobalFrom`).
    fn constant(&mut self, object: Address, local: &Local, image: Image<'a, F>) -> GlobalId {
        let initializer = image.constant(self.e.module);
        let function = self.environment.functions[self.id.index()];
        let function = function.map_or("", |id| self.e.module.functions[id.index()].name.as_str());
        let name = format_smolstr!("__const.{function}.{}", local.name);
        let align = object.align;
        self.e.module.add_global(ir::Global {
            constant: true,
            linkage: Linkage::Private,
            unnamed_addr: true,
            ..ir::Global::variable(name, initializer.ty(), initializer, align)
        })
    }
}

//! Access to a window as a vector of bits: poison stays in its lane, in registers and in memory. LangRef "Vector Type":
//! the vector has the memory layout of the integer that its bitcast gives, lane 0 in the lowest bit on little-endian
//! targets.

use super::rewrite::{Rewriter, WindowAccess};
use crate::constant::{Const, Operand};
use crate::types::TypeId;

/// The member's lanes of the window, as an integer: poison if one of them is.
pub(super) fn load(r: &mut Rewriter<'_>, access: &WindowAccess) {
    let (window, member) = types(r, access);
    let lanes = access.load(&mut r.build, window);
    let mask: Vec<_> = (access.shift..access.shift + access.width).map(Some).collect();
    let picked = r.build.shuffle_vector(member, lanes, Const::Poison(window), &mask);
    r.build.bitcast(picked, access.ty);
}

/// Stores the window with the member's lanes replaced.
pub(super) fn store(r: &mut Rewriter<'_>, access: &WindowAccess, value: Operand) {
    let (window, member) = types(r, access);
    let old = access.load(&mut r.build, window);
    let lanes = r.build.bitcast(value, member);
    let placed = |lane: u32| lane.checked_sub(access.shift).filter(|&lane| lane < access.width);
    let spread: Vec<_> = (0..access.window).map(placed).collect();
    let wide = r.build.shuffle_vector(window, lanes, Const::Poison(member), &spread);
    let own = |lane: u32| if placed(lane).is_some() { access.window + lane } else { lane };
    let mask: Vec<_> = (0..access.window).map(|lane| Some(own(lane))).collect();
    let new = r.build.shuffle_vector(window, old, wide, &mask);
    access.store(&mut r.build, new);
}

/// The vector types of the window and of the member.
fn types(r: &mut Rewriter<'_>, access: &WindowAccess) -> (TypeId, TypeId) {
    (r.types.vector(access.window, TypeId::I1), r.types.vector(access.width, TypeId::I1))
}

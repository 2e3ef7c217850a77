//! Inputs with their numbers and contents left open: where pointers point, and how objects lie.

use ir::{Align, Bytes, Function, Module, Operand, TypeId};
use smol_str::SmolStr;

use super::ObjectSharing;
use super::reach::Reach;
use super::space::{self, MAX_GLOBAL, PointerShape, is_open};
use crate::sets::behaviours::Enumeration;
use crate::sets::outcome::Inconclusive;

/// Limit on the arrangements of one pair of functions.
const MAX_SHAPES: usize = 600;

/// The form of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentShape {
    /// A value without pointers.
    Number,
    /// A pointer to an object of the input, `offset` bytes from its start.
    Object {
        object: usize,
        offset: i64,
    },
    /// A pointer to a global.
    Global(u32),
    /// A pointer to a function of [`InputShape::functions`].
    Function(usize),
    Null,
    Poison,
}

/// An input whose numbers and contents are open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct InputShape {
    pub(crate) arguments: Vec<ArgumentShape>,
    /// Size and alignment of the objects behind parameters, and who else accesses them.
    pub(crate) objects: Vec<(Bytes, Align, ObjectSharing)>,
    /// The globals whose contents are open, and their sizes.
    pub(crate) globals: Vec<(u32, Bytes)>,
    /// The functions to which pointers may point, by their names.
    pub(crate) functions: Vec<SmolStr>,
    /// True if objects are better aligned than they promise.
    pub(crate) lucky: bool,
    /// Number of objects that precede those of the parameters.
    pub(crate) first_object: u32,
}

impl InputShape {
    /// The objects that functions outside the module may access, by their index in memory.
    pub(crate) fn shared_objects(&self, module: &Module) -> Vec<usize> {
        let globals = module.globals.iter().enumerate().filter(|(_, global)| !global.constant);
        let globals = globals.map(|(at, _)| at);
        let objects = self.objects.iter().enumerate().filter(|(_, (.., sharing))| sharing.is_shared());
        globals.chain(objects.map(|(at, _)| module.globals.len() + at)).collect()
    }

    /// The objects that the caller sees after the call, by their index in memory.
    pub(crate) fn visible_objects(&self, module: &Module) -> Vec<usize> {
        let visible = self.objects.iter().enumerate().filter(|(_, (.., sharing))| sharing.is_visible());
        visible.map(|(at, _)| module.globals.len() + at).collect()
    }

    /// The input with one more argument, a pointer of this kind; `None` if there is no place for it.
    fn with_pointer(&self, pointer: PointerShape) -> Option<InputShape> {
        let mut shape = self.clone();
        let argument = match pointer {
            PointerShape::Own { size, align, sharing, offset } => {
                shape.objects.push((size, align, sharing));
                ArgumentShape::Object { object: shape.objects.len() - 1, offset }
            }
            PointerShape::Same(earlier) => shape.arguments[earlier],
            PointerShape::Near { earlier, shift, size, align } => {
                shape.place_near(earlier, shift, (size, align))?
            }
            PointerShape::Global(index) => ArgumentShape::Global(index),
            PointerShape::Function(at) => ArgumentShape::Function(at),
            PointerShape::Null => ArgumentShape::Null,
            PointerShape::Poison => ArgumentShape::Poison,
        };
        shape.arguments.push(argument);
        Some(shape)
    }

    /// A place some bytes after that of an earlier argument, or before it, where that is the start of an object of such a size and alignment,
    /// which grows.
    fn place_near(
        &mut self,
        earlier: usize,
        shift: i64,
        (size, align): (Bytes, Align),
    ) -> Option<ArgumentShape> {
        let ArgumentShape::Object { object, offset: 0 } = self.arguments[earlier] else { return None };
        let (bytes, aligned, sharing) = &mut self.objects[object];
        let writable = matches!(sharing, ObjectSharing::Shared | ObjectSharing::Private);
        if *bytes < size || *aligned != align || !writable {
            return None;
        }
        bytes.0 += shift.unsigned_abs();
        // What comes before the start makes room for it.
        for argument in &mut self.arguments {
            if let ArgumentShape::Object { object: of, offset } = argument
                && *of == object
            {
                *offset += (-shift).max(0);
            }
        }
        Some(ArgumentShape::Object { object, offset: shift.max(0) })
    }
}

/// True if a function uses the parameter with this number.
fn is_used(function: &Function, at: usize) -> bool {
    let parameter = function.param_value(at);
    let is_parameter = |operand: Operand| operand == Operand::from(parameter);
    function.instructions().any(|instruction| instruction.op.operands().any(is_parameter))
        || function.blocks.iter().any(|block| block.terminator.operands().any(is_parameter))
}

/// All arrangements of the inputs that `functions` can distinguish, the first of which is the source.
///
/// # Errors
/// There are too many.
pub(crate) fn shapes(
    enumeration: &Enumeration<'_>,
    functions: [(&Module, &Function); 2],
) -> Result<Vec<InputShape>, Inconclusive> {
    let [(module, source), (_, target)] = functions;
    let reach = Reach::compute(&functions);
    let mut globals = Vec::new();
    for (at, global) in module.globals.iter().enumerate().filter(|(_, global)| is_open(global)) {
        let size = module.types.size(global.ty);
        if size.0 > MAX_GLOBAL {
            return Err(Inconclusive::TooLarge("a global that anything may have written"));
        }
        globals.push((at as u32, size));
    }
    let first_object = module.globals.len() as u32;
    let functions = reach.functions.iter().take(space::MAX_FUNCTIONS).cloned().collect();
    let mut shapes = vec![InputShape { globals, functions, first_object, ..InputShape::default() }];
    for (at, param) in source.params.iter().enumerate() {
        if param.ty == TypeId::PTR {
            let mut pointers = space::pointer_shapes(enumeration, source, at, &reach);
            // Nobody sees where a pointer points that neither function uses.
            if !is_used(source, at) && !is_used(target, at) && param.attrs == target.params[at].attrs {
                pointers.truncate(1);
            }
            let with = |shape: &InputShape| {
                pointers.iter().filter_map(|&of| shape.with_pointer(of)).collect::<Vec<_>>()
            };
            shapes = shapes.iter().flat_map(with).collect();
        } else {
            shapes.iter_mut().for_each(|shape| shape.arguments.push(ArgumentShape::Number));
        }
        if shapes.len() > MAX_SHAPES {
            return Err(Inconclusive::TooLarge("many pointers"));
        }
    }
    if reach.alignment {
        let lucky: Vec<_> = shapes.iter().map(|shape| InputShape { lucky: true, ..shape.clone() }).collect();
        shapes.extend(lucky);
    }
    Ok(shapes)
}

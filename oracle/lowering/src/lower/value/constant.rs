//! Static initialisers.

use base::Faults;
use ir::Module;
use lang::{Global, GlobalId};

use crate::fault::Fault;
use crate::lower::LowerError;
use crate::lower::environment::Environment;
use crate::lower::image::{Image, ImageError};

/// Gives a global its initial value.
pub(crate) fn define(
    module: &mut Module,
    environment: &Environment<'_>,
    id: GlobalId,
    global: &Global,
    faults: impl Faults<Fault>,
) -> Result<(), LowerError> {
    let (Some(defined), Some(init)) = (environment.globals[id.index()], &global.init) else {
        return Ok(());
    };
    let image = Image::new(environment, &global.ty, init, faults).map_err(|why| match why {
        ImageError::IllTyped(what) => LowerError::IllTyped(what),
        ImageError::NotConstant(what) => LowerError::NotConstant { global: global.name.to_string(), what },
    })?;
    let constant = image.constant(module);
    let slot = &mut module.globals[defined.index()];
    slot.ty = constant.ty();
    slot.initializer = Some(constant);
    Ok(())
}

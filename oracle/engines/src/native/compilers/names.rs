//! The names by which a compiler may be meant here, known without asking any: a wrong name is refused before the first process starts.

use crate::native::discovery::{self, FAMILIES};
use crate::native::settings::Settings;
use crate::native::toolchain::Environment;
use crate::native::{identify, platform::Platform};
use lowering::strategy::Strategy;

/// False if it is certain, from the names of files and the settings alone, that no engine of a toolchain goes by this name.
#[must_use]
pub fn may_be_called(word: &str, environment: &Environment, settings: &Settings) -> bool {
    let platform = Platform::for_target(settings.target.unwrap_or_default());
    let is_family = FAMILIES.iter().any(|(family, _)| *family == word);
    let is_ours = Strategy::named(word).is_some()
        || environment.stages.iter().any(|stages| stages.name() == word)
        || settings.strategies.iter().any(|strategy| strategy == word);
    // A name without its version is a family's; a compiler without a family in the settings is asked for it.
    let is_described = settings.compilers.iter().any(|custom| {
        let family = custom.family.as_deref();
        custom.name.starts_with(word)
            || family.map_or(identify::FAMILIES.contains(&word), |family| family == word)
    });
    let is_file = || discovery::compilers_by_name(&environment.search_path, platform).contains_key(word);
    is_family || is_ours || is_described || is_file()
}

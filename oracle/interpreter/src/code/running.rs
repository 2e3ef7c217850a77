//! The promises of functions and calls about how a run goes on. LangRef "willreturn", "nofree".

/// The promises of a function, or of a call of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct RunningPromise {
    /// Control comes back.
    pub(crate) returns: bool,
    /// No object that existed before is freed.
    pub(crate) keeps: bool,
    /// The parameters whose objects are not freed, by the first of their registers.
    pub(crate) kept: Vec<u32>,
}

/// The promises of a module.
#[derive(Clone, Debug, Default)]
pub(crate) struct RunningTables {
    /// By the number of the function; functions after the last one promise nothing.
    pub(crate) functions: Vec<RunningPromise>,
    /// By the number of the call site, in ascending order; other sites promise nothing.
    pub(crate) sites: Vec<(u32, RunningPromise)>,
}

impl RunningTables {
    /// The promises of a function and of a call site; the entry function has none.
    pub(crate) fn promises(&self, function: u32, site: Option<u32>) -> impl Iterator<Item = &RunningPromise> {
        let at = site.and_then(|site| self.sites.binary_search_by_key(&site, |(site, _)| *site).ok());
        let of_site = at.map(|at| &self.sites[at].1);
        self.functions.get(function as usize).into_iter().chain(of_site)
    }
}

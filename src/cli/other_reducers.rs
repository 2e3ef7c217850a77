//! Options of C-Reduce and C-Vise that scripts give: taken, and answered with what bitfrost does in their place.

use clap::Args;

/// Options of C-Reduce and C-Vise that bitfrost has no use for.
#[derive(Debug, Args)]
#[group(skip)]
pub struct OtherReducersArgs {
    /// Keep temporary files.
    #[arg(long, hide = true, requires = "interest")]
    save_temps: bool,
    /// Run the test on equal candidates again.
    #[arg(long, hide = true, requires = "interest")]
    no_cache: bool,
    /// Make no copy of the original.
    #[arg(long, hide = true, requires = "interest")]
    tidy: bool,
    /// Try harder.
    #[arg(long, hide = true, requires = "interest")]
    sllooww: bool,
}

impl OtherReducersArgs {
    /// The answer to each option that is given.
    pub fn answers(&self) -> impl Iterator<Item = &'static str> {
        let rows = [
            (
                self.save_temps,
                "--save-temps: no file is left over; the result has the best so far at any time",
            ),
            (self.no_cache, "--no-cache: a candidate equal to an earlier one is never tested again"),
            (self.tidy, "--tidy: originals are copied only with --in-place"),
            (self.sllooww, "--sllooww: every reduction goes on until no pass makes the files smaller"),
        ];
        rows.into_iter().filter_map(|(is_given, answer)| is_given.then_some(answer))
    }
}

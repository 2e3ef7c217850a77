//! The reduced regressions of `corpus/regressions`, by their headers.

use include_dir::{Dir, include_dir};

static REGRESSIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus/regressions");

/// The header of a regression.
pub(super) struct Regression {
    /// The name of the file.
    pub file: String,
    /// The family of the compiler that is wrong.
    pub family: String,
    /// The versions in which it was seen.
    pub versions: Vec<String>,
    /// The target, where the header names one.
    pub target: Option<String>,
    pub what: String,
    pub clause: String,
    /// The origin, which names the entry of the ledger if there is one.
    from: String,
}

/// Every regression, by name.
pub(super) fn regressions() -> Vec<Regression> {
    let mut all: Vec<Regression> = REGRESSIONS
        .files()
        .filter_map(|file| Some(Regression::read(file.path().to_str()?, file.contents_utf8()?)))
        .collect();
    all.sort_by(|a, b| a.file.cmp(&b.file));
    all
}

impl Regression {
    fn read(file: &str, text: &str) -> Regression {
        let values = |key: &str| {
            let lines = text.lines().filter_map(|line| {
                line.strip_prefix(" * ").or_else(|| line.strip_prefix("; "))?.strip_prefix(key)
            });
            lines.filter_map(|rest| rest.strip_prefix(": ")).collect::<Vec<_>>().join(" ")
        };
        let wrong = values("wrong");
        let (family, versions) = wrong.split_once(' ').unwrap_or((&wrong, ""));
        let target = text.lines().find_map(|line| line.strip_prefix("/* target: ")?.strip_suffix(" */"));
        Regression {
            file: file.to_owned(),
            family: family.to_owned(),
            versions: versions.split(", ").map(str::to_owned).collect(),
            target: target.map(str::to_owned),
            what: values("what"),
            clause: values("clause"),
            from: values("from"),
        }
    }

    /// The path below `corpus`.
    pub(super) fn path(&self) -> String {
        format!("regressions/{}", self.file)
    }

    /// True if its origin names an entry of the ledger.
    pub(super) fn names(&self, id: &str) -> bool {
        self.from.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).any(|word| word == id)
    }
}

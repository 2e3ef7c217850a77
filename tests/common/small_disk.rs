//! A disk that runs full: a small file system in memory in a mount namespace of its own.

use super::{Ended, Place, ended};

/// Runs a script in a place where `disk` is a file system of this size. `$BITFROST` is the binary.
pub fn on_small_disk(place: &Place, size: &str, script: &str) -> Ended {
    std::fs::create_dir(place.path("disk")).unwrap();
    let script = format!(
        "set -eu; mount -t tmpfs -o size={size} none disk\n\
         said() {{ n=0; until grep -q \"$1\" said; do n=$((n+1)); [ $n -lt 1200 ]; sleep 0.05; done; }}\n{script}"
    );
    // As another user than root, in a user namespace too.
    let mount = if rustix::process::geteuid().is_root() { "-m" } else { "-rm" };
    // In a chroot the root directory is no mount of its own, and so has no propagation to be changed.
    let unchanged = ["--propagation", "unchanged"];
    let namespace = |options: &[&str]| {
        let mut command = assert_cmd::Command::new("unshare");
        command.arg(mount).args(options);
        command
    };
    let makes = |options: &[&str]| namespace(options).arg("true").output().unwrap().status.success();
    let mut command = if makes(&[]) { namespace(&[]) } else { namespace(&unchanged) };
    let binary = place.command().get_program().to_owned();
    command.args(["sh", "-c", &script]).current_dir(&place.0).env("BITFROST", binary);
    ended(command.env_remove("BITFROST_DB"))
}

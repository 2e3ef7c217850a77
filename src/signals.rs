//! Signals that would end the process where an error says more, and the one that only asks.

/// From now on a write beyond the file size limit (`ulimit -f`) is an error like a full disk, and not the end of
/// the process. Programs that are started get the signal as ever: a handler does not survive `exec`.
pub fn survive_size_limit() {
    extern "C" fn nothing(_: libc::c_int) {}
    let handler: extern "C" fn(libc::c_int) = nothing;
    // SAFETY: the handler does nothing, which is safe in any state of the process.
    unsafe {
        libc::signal(libc::SIGXFSZ, handler as libc::sighandler_t);
    }
}

/// True while there is a process of this number, whoever's it is.
#[must_use]
pub fn process_exists(number: u32) -> bool {
    let Ok(number) = libc::pid_t::try_from(number) else { return false };
    // SAFETY: signal 0 is sent to nobody; `kill` only says whether it could be.
    let answer = unsafe { libc::kill(number, 0) };
    answer == 0 || std::io::Error::last_os_error().raw_os_error() == Some(libc::EPERM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_exists_and_an_impossible_one_does_not() {
        assert!(process_exists(std::process::id()));
        assert!(!process_exists(u32::MAX));
    }
}

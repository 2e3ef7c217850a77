//! A signal that would end the process where an error says more.

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

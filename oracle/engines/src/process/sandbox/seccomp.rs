//! The system calls that foreign code may not make: those that reach another process, another machine or the kernel itself, and that no
//! compiler needs. To a process with this filter of seccomp(2) the kernel does not have them (`ENOSYS`): it is the one answer at which a C library
//! that would use clone3(2) takes clone(2). A program of another word size, to which the numbers say nothing, is killed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    sock_filter,
};

/// Refused whatever the arguments are.
const REFUSED: [libc::c_long; 54] = [
    // Connections, to this machine as well: a socket in a file can be that of a program which does anything.
    libc::SYS_socket,
    // These do what they are told without further system calls.
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    // Memory, semaphores and queues that have no file and outlive their processes.
    libc::SYS_shmget,
    libc::SYS_shmat,
    libc::SYS_shmctl,
    libc::SYS_semget,
    libc::SYS_semctl,
    libc::SYS_semop,
    libc::SYS_msgget,
    libc::SYS_msgctl,
    libc::SYS_msgsnd,
    libc::SYS_msgrcv,
    libc::SYS_mq_open,
    libc::SYS_mq_unlink,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    // Other processes.
    libc::SYS_pidfd_getfd,
    libc::SYS_kcmp,
    libc::SYS_move_pages,
    libc::SYS_migrate_pages,
    libc::SYS_perf_event_open,
    libc::SYS_bpf,
    libc::SYS_userfaultfd,
    // Another view of the file system.
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_mount_setattr,
    libc::SYS_fsopen,
    libc::SYS_fspick,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_open_by_handle_at,
    libc::SYS_unshare,
    // Its flags are behind a pointer, which no filter can follow.
    libc::SYS_clone3,
    libc::SYS_setns,
    libc::SYS_quotactl,
    // The machine, for root where there are no namespaces.
    libc::SYS_reboot,
    libc::SYS_kexec_load,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_acct,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_sethostname,
    libc::SYS_syslog,
];

/// Refused unless this argument, the number of a process or a thread, is zero: the caller's own.
const OF_OTHERS: [(libc::c_long, u8); 5] = [
    (libc::SYS_prlimit64, 0),
    (libc::SYS_sched_setscheduler, 0),
    (libc::SYS_sched_setparam, 0),
    (libc::SYS_setpriority, 1),
    (libc::SYS_ioprio_set, 1),
];

/// The flags of clone(2) by which a process gets a namespace.
const NEW_NAMESPACES: libc::c_int = libc::CLONE_NEWUSER
    | libc::CLONE_NEWNS
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWCGROUP;

/// The numbers of system calls from here on are those of x86-64's other interface, x32, which does the same.
const X32: u32 = 0x4000_0000;

/// The filter; `None` on a processor that the library does not know. The kernel runs it once for every number of a system call when it is
/// installed, so that there is one, and a short one.
pub(super) static FILTER: LazyLock<Option<BpfProgram>> = LazyLock::new(|| filter().ok());

fn filter() -> Result<BpfProgram, seccompiler::BackendError> {
    let mut rules: BTreeMap<_, _> = REFUSED.map(|call| (call, Vec::new())).into();
    for (call, argument) in OF_OTHERS {
        let other = condition(argument, SeccompCmpOp::Ne, 0)?;
        rules.insert(call, vec![SeccompRule::new(vec![other])?]);
    }
    let namespaces: u64 = NEW_NAMESPACES.cast_unsigned().into();
    let mut any_namespace = Vec::new();
    for flag in (0..u64::BITS).map(|bit| 1_u64 << bit).filter(|flag| flag & namespaces != 0) {
        any_namespace.push(SeccompRule::new(vec![condition(0, SeccompCmpOp::MaskedEq(flag), flag)?])?);
    }
    rules.insert(libc::SYS_clone, any_namespace);
    let missing = SeccompAction::Errno(libc::ENOSYS.cast_unsigned());
    let architecture = std::env::consts::ARCH.try_into()?;
    let native = SeccompFilter::new(rules, SeccompAction::Allow, missing.clone(), architecture)?;
    let instruction = |code: u32, jt, jf, k| sock_filter { code: code as u16, jt, jf, k };
    let of_x32 = [
        // The number is the first word of what a filter sees.
        instruction(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0, 0),
        instruction(libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K, 0, 1, X32),
        instruction(libc::BPF_RET | libc::BPF_K, 0, 0, missing.into()),
    ];
    let native: BpfProgram = native.try_into()?;
    Ok(of_x32.into_iter().chain(native).collect())
}

fn condition(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompCondition, seccompiler::BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)
}

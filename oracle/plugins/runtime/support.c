/* The support object of a unit: it fills, checks, masks and reports values for foreign code, which only declares types,
 * defines and calls functions, and takes addresses. docs/engines.md describes the protocol.
 *
 * The unit's tables (bf_functions, bf_slots, bf_values, bf_masks) are generated beside it. The report goes into memory that is
 * shared with bitfrost as descriptor 0, so that it outlives whatever the foreign code does. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include "support.h"

enum { MAGIC = 0x62667031, LOG = 8 << 20, MAX_SLOT_BYTES = 1 << 16, SECONDS_PER_CALL = 2, SECONDS_PER_SCRIPT_CALL = 20 };
enum kind { MISMATCH = 1, SIGNAL = 2, MISSING = 3, LAYOUT = 4, BITS = 5, STRAY = 6, REFUSED = 7, MISALIGNED = 8, RAN = 9 };

struct shared {
    uint32_t magic, start, position, finished, used, dropped, checks, runs, entered;
    uint32_t reserved[7];
    unsigned char log[LOG];
};

static struct shared fallback, *shared = &fallback;

/* The run that is going on: its function, its direction, its round, and the checks made. */
static const struct bf_function *current;
static int direction, value_round;
static uint32_t checks;
/* The calls before the one that counts, for code that is compiled when it is hot. */
static int rehearsals;
/* The rounds that are not run, as bits. */
static unsigned left_out;
/* For each function the directions that were refused, as bits. */
static unsigned char *refused;

void bf_attach(void)
{
    void *memory = mmap(0, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0);
    if (memory != MAP_FAILED && ((struct shared *)memory)->magic == MAGIC)
        shared = memory;
    shared->position = shared->start;
    refused = calloc(bf_function_count + 1, 1);
}

static void note(enum kind kind, uint32_t slot, const void *bytes, uint32_t size)
{
    uint32_t head[4] = {kind, shared->position, slot, size};
    uint32_t padded = (size + 3) & ~3u;
    if (size > MAX_SLOT_BYTES || shared->used + sizeof head + padded > LOG) {
        shared->dropped++;
        return;
    }
    memcpy(shared->log + shared->used, head, sizeof head);
    memcpy(shared->log + shared->used + sizeof head, bytes, size);
    shared->used += sizeof head + padded;
}

/* The slot of the current function, or none if the foreign code asks for one that is not there. */
static const struct bf_slot *slot_of(int number, int slot)
{
    int index = -1;
    if (current && (uint32_t)number == current->number) {
        int parameters = (int)current->parameters;
        if (slot >= 0 && slot < parameters)
            index = slot;
        else if (slot == BF_RESULT)
            index = parameters;
        else if (slot >= BF_AFTER && slot < BF_AFTER + parameters)
            index = slot - BF_AFTER;
        else if (slot >= BF_WIDE && slot < BF_WIDE + parameters)
            index = parameters + 1 + slot - BF_WIDE;
    }
    if (index < 0) {
        uint32_t said[2] = {(uint32_t)number, (uint32_t)slot};
        note(STRAY, (uint32_t)slot, said, sizeof said);
        return 0;
    }
    return &bf_slots[current->slots + index];
}

static const unsigned char *value_of(const struct bf_slot *slot)
{
    return bf_values + (size_t)value_round * bf_values_size + slot->offset;
}

void bf_fill(int number, int slot, void *object)
{
    const struct bf_slot *said = slot_of(number, slot);
    if (said)
        memcpy(object, value_of(said), said->size);
}

void bf_check(int number, int slot, void *object)
{
    const struct bf_slot *said = slot_of(number, slot);
    if (!said || rehearsals)
        return;
    const unsigned char *expected = value_of(said), *mask = bf_masks + said->offset, *got = object;
    checks++;
    for (uint32_t i = 0; i < said->size; i++)
        if ((expected[i] ^ got[i]) & mask[i]) {
            note(MISMATCH, (uint32_t)slot, got, said->size);
            return;
        }
}

void bf_report(int number, int slot, void *object)
{
    bf_check(number, slot, object);
    const struct bf_slot *said = slot_of(number, slot);
    /* A parameter is the callee's own: the caller's object must not show this. */
    if (said)
        memset(object, 0x5a, said->size);
}

void *bf_result_address;
/* What begins at a power of two in it is aligned to that and no more. */
unsigned char bf_result_memory[1 << 17] __attribute__((aligned(4096)));

/* The callee of the reference: the caller's memory for its result is aligned as the type demands. */
void bf_result_at(int number, int align)
{
    uint32_t said[2] = {(uint32_t)align, (uint32_t)((uintptr_t)bf_result_address % 4096)};
    if (current && (uint32_t)number == current->number && !rehearsals && said[1] % said[0])
        note(MISALIGNED, BF_RESULT, said, sizeof said);
}

void bf_layout(int record, int what, long value)
{
    int64_t said[2] = {record, value};
    note(LAYOUT, (uint32_t)what, said, sizeof said);
}

void bf_bits(int record, int member, void *object)
{
    unsigned char said[8 + 1024];
    int64_t which = record;
    uint32_t size = (uint32_t)record < bf_record_count ? bf_record_sizes[record] : 0;
    size = size > 1024 ? 1024 : size;
    memcpy(said, &which, 8);
    memcpy(said + 8, object, size);
    note(BITS, (uint32_t)member, said, 8 + size);
}

/* The engine cannot make one of the calls; the text says why. Before the runs or in the midst of one, which then owes nothing. */
void bf_refuse(int number, int direction, const char *why)
{
    unsigned char said[4 + 200] = {0};
    size_t length = strnlen(why, 200);
    int32_t which = number;
    memcpy(said, &which, 4);
    memcpy(said + 4, why, length);
    note(REFUSED, (uint32_t)direction, said, 4 + (uint32_t)length);
    for (uint32_t i = 0; i < bf_function_count; i++)
        if (bf_functions[i].number == (uint32_t)number)
            refused[i] |= (unsigned char)(1 << (direction != 0));
}

static int is_refused(const struct bf_function *function, int direction)
{
    return refused[function - bf_functions] >> direction & 1;
}

/* One of the rounds of values is not run: numbers of some languages have a single NaN, and the round of extremes passes many. */
void bf_leave_out(int round)
{
    left_out |= 1u << round;
}

/* The calls that are still to come before the one that counts. */
void bf_rehearse(int left)
{
    rehearsals = left;
}

/* Runs by position: 0 asks the layouts, then each function has its directions and rounds. */
static int decode(uint32_t position)
{
    if (!position) {
        current = 0;
        return BF_LAYOUTS;
    }
    uint32_t run = position - 1, per_function = 2 * bf_rounds;
    if (run / per_function >= bf_function_count)
        return BF_END;
    current = &bf_functions[run / per_function];
    direction = run % per_function >= bf_rounds;
    value_round = (int)(run % bf_rounds);
    return 2 * (int)current->number + direction;
}

static void end_run(void)
{
    if (current && !is_refused(current, direction)) {
        uint32_t owed = direction ? current->owed_by_reference : current->owed_by_engine;
        if (checks != owed)
            note(MISSING, checks, &owed, sizeof owed);
        shared->checks += checks;
        shared->runs++;
        note(RAN, 0, "", 0);
    }
    shared->position++;
}

/* A call that does not end is ended by SIGALRM: here by the handler of bf_drive, in scripts with the process. */
static void bound(int seconds)
{
    struct itimerval timer = {{0, 0}, {seconds, 0}};
    setitimer(ITIMER_REAL, &timer, 0);
}

/* A call whose result one side leaves on the x87 stack and the other looks for in memory is no matter of the calls behind it. */
static void reset_floating_point(void)
{
#ifdef __x86_64__
    __asm__ volatile("fninit");
#endif
}

static int started, is_driven;

/* The position of the next function or direction: what a run died of is not tried with other values. */
static uint32_t after(uint32_t position)
{
    return position ? (position - 1) / bf_rounds * bf_rounds + bf_rounds + 1 : 1;
}

/* Stays behind in a script that has declared everything, and lets children of it make the runs: one that dies costs a fork, where
 * starting the language again and declaring everything once more would cost seconds. A child of a process with several threads has
 * only one of them, so that runtimes which keep threads of their own run by themselves, and are started again. */
static void stay_behind(void)
{
    struct stat tasks;
    /* A directory has a link for each one in it, besides the two of its own: the threads. */
    if (shared == &fallback || stat("/proc/self/task", &tasks) || tasks.st_nlink != 3)
        return;
    for (;;) {
        int status = 0;
        pid_t child = fork();
        if (child <= 0)
            return;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR)
            ;
        if (shared->finished)
            _exit(0);
        uint32_t died_of = WIFSIGNALED(status) ? (uint32_t)WTERMSIG(status) : SIGABRT;
        note(SIGNAL, died_of, &died_of, sizeof died_of);
        shared->position = after(shared->position);
    }
}

int bf_next(void)
{
    if (started)
        end_run();
    shared->entered = 1;
    if (!started && !is_driven)
        stay_behind();
    started = 1;
    rehearsals = 0;
    reset_floating_point();
    for (;; shared->position++) {
        checks = 0;
        int code = decode(shared->position);
        if (code == BF_END) {
            shared->finished = 1;
            bound(0);
            return code;
        }
        int can_run = code == BF_LAYOUTS ? bf_can_lay_out() : bf_can_run(current, direction) && !is_refused(current, direction);
        if (can_run && (code == BF_LAYOUTS || !(left_out >> value_round & 1))) {
            bound(is_driven ? SECONDS_PER_CALL : SECONDS_PER_SCRIPT_CALL);
            return code;
        }
    }
}

void bf_run_reference(int number)
{
    if (current && (uint32_t)number == current->number && current->reference)
        current->reference();
}

static sigjmp_buf back;

static void died(int signal)
{
    siglongjmp(back, signal);
}

/* What lies below the stack pointer, and would be taken for arguments there, is none of the values. */
static void __attribute__((noinline)) paint(void)
{
    volatile unsigned char stack[4096];
    for (unsigned i = 0; i < sizeof stack; i++)
        stack[i] = 0xa5;
}

/* The driver of objects: it makes every run, and goes on behind one that crashes or hangs. */
int bf_drive(void)
{
    static unsigned char alternative[1 << 16];
    stack_t stack = {.ss_sp = alternative, .ss_size = sizeof alternative};
    struct sigaction action = {.sa_handler = died, .sa_flags = SA_ONSTACK | SA_NODEFER};
    static const int deadly[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGALRM};
    sigaltstack(&stack, 0);
    for (unsigned i = 0; i < sizeof deadly / sizeof *deadly; i++)
        sigaction(deadly[i], &action, 0);
    bf_attach();
    is_driven = 1;
    bf_start();
    for (int code; (code = bf_next()) != BF_END;) {
        int signal = sigsetjmp(back, 1);
        if (signal) {
            uint32_t said = (uint32_t)signal;
            note(SIGNAL, (uint32_t)signal, &said, sizeof said);
            /* What the run still owed is no second finding. */
            checks = current ? (direction ? current->owed_by_reference : current->owed_by_engine) : 0;
            continue;
        }
        paint();
        if (code == BF_LAYOUTS)
            bf_lay_out();
        else if (direction)
            current->reference();
        else
            current->engine();
    }
    return 0;
}

/* The driver: runs every program of a batch, in every pair of configurations, in one process.
 *
 * It is linked with the objects under test into one static executable without a C library, and is started
 * with a file of shared memory as its standard input. That file holds what to run and takes what happened;
 * its layout is described, and written and read by us, in oracle/engines/src/native/shared.rs.
 *
 * A run that crashes ends the process (there are no signal handlers: memory may be ruined); the shared memory
 * says which run it was, and a new driver is started at the next. Nothing here is trusted with more than that.
 */
typedef unsigned long long word;
typedef unsigned int site_number;
typedef void function(void);

enum { PROT_READ_WRITE = 3, MAP_SHARED_FIXED = 0x11, MAP_PRIVATE_FIXED_ANONYMOUS = 0x32 };

/* Everything is at a fixed address: what wrong code does must not depend on where things happen to be, and the
 * driver finds its state again whatever a run did to registers and to the data of this executable. */
#define SHARED_ADDRESS 0x200000000000ull
#define SNAPSHOT_ADDRESS 0x300000000000ull
#define STACK_ADDRESS 0x400000000000ull
/* Nothing is mapped below the stack: one that overflows is a crash. */
#define STACK_SIZE (1ull << 20)
/* How much of the stack is filled with a pattern before each run, so that what a run finds there never comes
 * from the run before it. */
#define PAINTED_SIZE 8192
#define PAINT 0xa5

#define MAGIC 0x74736f7266746962ull

/* In the order of shared.rs. */
enum state { NOT_RUN, RUNNING, FINISHED, SAME, TOO_MANY, NO_ROOM };
enum exit_code { ALL_RUN = 0, BAD_INPUT = 2, ENDED_EARLY = 3 };

struct observation {
    word site;
    word value;
};

/* One run: an entry function, and the table of what it may reach. */
struct run {
    word entry;    /* an address */
    word table;    /* the index of its first function in the tables */
    word group;    /* runs of one group should observe the same */
    word state;
    word first;    /* where in the log it begins */
    word count;    /* how many observations it made */
    word checksum; /* of these */
    word reserved;
};

struct shared {
    word magic;
    word size; /* of the file, in bytes */
    word run_count;
    word next;         /* in: the run to start with; out: the one that is running */
    word runs;         /* where in the file they are, in bytes; as the two below */
    word tables;
    word log;
    word log_capacity; /* in observations; at least run_capacity */
    word run_capacity; /* the most observations one run may make */
    word cursor;       /* observations in the log */
    word run_end;      /* where in the log the current run has to stop */
    word data;         /* the address of this executable's writable data */
    word data_size;
    word saved_stack;
    word reserved[2];
};

#define SHARED ((struct shared *)SHARED_ADDRESS)
#define AT(offset) ((void *)(SHARED_ADDRESS + (offset)))
#define ORDERED __asm__ volatile("" ::: "memory")

/* What the objects under test reach the other side through. */
function **bf_table;

/* What depends on the machine: the header of the platform in this directory. It has, under these names,
 *
 * _start   calls bf_main;
 * map      is mmap(2), for reading and writing: the address, or an error;
 * leave    is exit_group(2);
 * bf_call  calls a function on the stack under test, and comes back even if that clobbered every register: the
 *          driver's own stack pointer waits in SHARED->saved_stack. Every register holds a pattern on the way in, and
 *          the modes of the floating-point units are those of a new process, so that code which reads what nobody set
 *          reads the same on every run;
 * memcpy, memset, memmove, which compilers call without being asked.
 */
void bf_call(word entry, word stack);
_Static_assert(__builtin_offsetof(struct shared, saved_stack) == 0x68, "bf_call knows where it is");
#include "machine.h"

/* tcc's library calls it where `va_arg` is of no type that it knows. */
void abort(void)
{
    __builtin_trap();
}

int memcmp(const void *left, const void *right, word size)
{
    const unsigned char *l = left, *r = right;
    for (; size; size--, l++, r++)
        if (*l != *r)
            return *l < *r ? -1 : 1;
    return 0;
}

/* The programs' only output. */

static void end_early(word state)
{
    struct shared *shared = SHARED;
    struct run *runs = AT(shared->runs);
    runs[shared->next].state = state;
    leave(ENDED_EARLY);
}

void bf_observe(site_number site, word value)
{
    struct shared *shared = SHARED;
    struct observation *log = AT(shared->log);
    word at = shared->cursor;
    if (at >= shared->run_end)
        end_early(shared->run_end == shared->log_capacity ? NO_ROOM : TOO_MANY);
    log[at].site = site;
    log[at].value = value;
    ORDERED;
    shared->cursor = at + 1;
}

/* IEEE 754 leaves the bits of a NaN to the machine: all are observed as one. */

void bf_observe_f32(site_number site, float value)
{
    union {
        float value;
        unsigned int bits;
    } as = {value};
    bf_observe(site, value != value ? 0x7fc00000u : as.bits);
}

void bf_observe_f64(site_number site, double value)
{
    union {
        double value;
        word bits;
    } as = {value};
    bf_observe(site, value != value ? 0x7ff8000000000000ull : as.bits);
}

/* Eight bytes at a time, little-endian, the last padded with zero. */
void bf_observe_bytes(site_number site, const void *bytes, unsigned long size)
{
    const unsigned char *from = bytes;
    for (; size; from += sizeof(word)) {
        word value = 0;
        unsigned long part = size < sizeof value ? size : sizeof value;
        memcpy(&value, from, part);
        bf_observe(site, value);
        size -= part;
    }
}

/* The runs. */

static word checksum(const struct observation *log, word count)
{
    word sum = count;
    for (word i = 0; i < count; i++)
        sum = ((sum << 7 | sum >> 57) ^ log[i].site * 0x9e3779b97f4a7c15ull) + log[i].value;
    return sum;
}

static int same(const struct observation *left, const struct observation *right, word count)
{
    for (word i = 0; i < count; i++)
        if (left[i].site != right[i].site || left[i].value != right[i].value)
            return 0;
    return 1;
}

/* A log like that of the first run of its group is not kept twice. */
static void finish(struct shared *shared, struct run *run, const struct run *model)
{
    struct observation *log = AT(shared->log);
    run->count = shared->cursor - run->first;
    if (model && model->group == run->group && model->count == run->count &&
        same(log + model->first, log + run->first, run->count)) {
        shared->cursor = run->first;
        run->first = model->first;
        run->checksum = model->checksum;
        run->state = SAME;
    } else {
        run->checksum = checksum(log + run->first, run->count);
        run->state = FINISHED;
    }
}

static void execute(struct shared *shared, struct run *run)
{
    word room = shared->log_capacity - shared->cursor;
    memcpy((void *)shared->data, (void *)SNAPSHOT_ADDRESS, shared->data_size);
    memset((void *)(STACK_ADDRESS + STACK_SIZE - PAINTED_SIZE), PAINT, PAINTED_SIZE);
    bf_table = (function **)AT(shared->tables) + run->table;
    run->first = shared->cursor;
    run->state = RUNNING;
    shared->run_end = shared->cursor + (room < shared->run_capacity ? room : shared->run_capacity);
    ORDERED;
    bf_call(run->entry, STACK_ADDRESS + STACK_SIZE);
}

static void execute_all(void)
{
    struct shared *shared = SHARED;
    struct run *runs = AT(shared->runs);
    const struct run *model = 0;
    for (; shared->next < shared->run_count; shared->next++) {
        struct run *run = &runs[shared->next];
        execute(shared, run);
        finish(shared, run, model);
        if (!model || model->group != run->group)
            model = run;
    }
}

/* The question whether code runs here: where there is no input, the driver exits with the answer. */
__attribute__((weak)) int bf_probe(void);

void bf_main(void)
{
    word page = 4096;
    if (map(SHARED_ADDRESS, page, MAP_SHARED_FIXED, 0) != SHARED_ADDRESS || SHARED->magic != MAGIC)
        leave(bf_probe ? bf_probe() : BAD_INPUT);
    if (map(SHARED_ADDRESS, SHARED->size, MAP_SHARED_FIXED, 0) != SHARED_ADDRESS)
        leave(BAD_INPUT);
    if (map(SNAPSHOT_ADDRESS, SHARED->data_size + page, MAP_PRIVATE_FIXED_ANONYMOUS, -1) != SNAPSHOT_ADDRESS)
        leave(BAD_INPUT);
    if (map(STACK_ADDRESS, STACK_SIZE, MAP_PRIVATE_FIXED_ANONYMOUS, -1) != STACK_ADDRESS)
        leave(BAD_INPUT);
    memcpy((void *)SNAPSHOT_ADDRESS, (void *)SHARED->data, SHARED->data_size);
    execute_all();
    leave(ALL_RUN);
}

/* Between the support object, the tables of a unit and the code under test. */
#include <stddef.h>
#include <stdint.h>

/* Slots of a function: its parameters from 0, its result, a parameter as the caller has it after the call, and a small integer
 * widened by a second form of callee. */
enum { BF_RESULT = 99, BF_AFTER = 100, BF_WIDE = 200 };

/* What bf_next returns in the place of 2 * number + direction. */
enum { BF_END = -1, BF_LAYOUTS = -2 };

struct bf_slot {
    uint32_t size, offset;
};

struct bf_function {
    uint32_t number, slots, parameters;
    /* The checks that a run owes whose caller is the engine's, or the reference's. */
    uint32_t owed_by_engine, owed_by_reference;
    void (*engine)(void);
    void (*reference)(void);
};

extern const struct bf_function bf_functions[];
extern const struct bf_slot bf_slots[];
extern const unsigned char bf_values[], bf_masks[];
extern const uint32_t bf_function_count, bf_rounds, bf_values_size, bf_record_count;
extern const uint32_t bf_record_sizes[];

/* In the tables or the engine's object. */
int bf_can_run(const struct bf_function *, int direction);
int bf_can_lay_out(void);
void bf_lay_out(void) __attribute__((weak));
void bf_start(void);

/* For the code under test. */
void bf_fill(int number, int slot, void *object);
void bf_check(int number, int slot, void *object);
void bf_report(int number, int slot, void *object);
void bf_layout(int record, int what, long value);
void bf_bits(int record, int member, void *object);
void bf_refuse(int number, int direction, const char *why);

/* For the reference: the address of the memory of a result, as its entry notes it, and the memory that it gives. */
extern void *bf_result_address;
extern unsigned char bf_result_memory[];
void bf_result_at(int number, int align);

/* For scripts, which load the unit as a shared library. */
void bf_attach(void);
int bf_next(void);
void bf_run_reference(int number);
void bf_set(int number, void *function);
void bf_offer(int number);
void bf_offer_layouts(void);
void bf_leave_out(int round);
void bf_rehearse(int left);
int bf_drive(void);

/* Declarations as headers have them, for `bitfrost explain`: every compiler takes this file as it is, and explain reads
 * all of it. Written for the purpose, after the shapes of POSIX, pthreads, graphics and codec headers. */
#ifndef DECLARATIONS_H
#define DECLARATIONS_H 1

#include <stdint.h>
#include <stddef.h>
#include <stdbool.h>
#pragma GCC diagnostic push

#ifdef __cplusplus
extern "C" {
#endif

#define NAME_MAX_BYTES 14
#define MASK_BITS (8 * sizeof(unsigned long))
#define PUBLIC __attribute__((__visibility__("default")))
#define TWICE(x) ((x) * 2)

/* File status. */
typedef unsigned long long file_offset_t;
typedef int32_t process_t, *process_pointer_t;
struct time_spec {
    long tv_sec;
    long int tv_nsec;
};
struct file_status {
    uint64_t st_dev, st_ino;
    unsigned st_mode; unsigned int st_nlink;
    uint32_t st_uid, st_gid;
    file_offset_t st_rdev;
    signed long st_size;
    int st_blksize, __pad2;
    long st_blocks;
    struct time_spec st_atim, st_mtim, st_ctim;
    unsigned __glibc_reserved[2];
};
extern int file_status(const char *__restrict path, struct file_status *__restrict buffer)
    __attribute__((__nothrow__, __leaf__)) __attribute__((__nonnull__(1, 2)));
struct time_value { long tv_sec; long tv_usec; };
struct timer_value { struct time_value it_interval, it_value; };
extern int set_timer(int which, const struct timer_value *restrict new_value, struct timer_value *restrict old);
struct calendar { int sec, min, hour, mday, mon, year, wday, yday, isdst; long gmtoff; const char *zone; };
extern struct calendar *split_time(const int64_t *timer) __asm__("" "split_time64");
double difference(int64_t end, int64_t start) __attribute__((const));

/* Signals. */
typedef union signal_value { int sival_int; void *sival_ptr; } signal_value_t;
typedef struct {
    int si_signo, si_errno, si_code;
    int __pad0;
    union {
        int _pad[(128 / sizeof(int)) - 4];
        struct { process_t si_pid; uint32_t si_uid; } _kill;
        struct { int si_tid; int si_overrun; signal_value_t si_sigval; } _timer;
        struct { void *si_addr; short int si_addr_lsb; struct { void *_lower; void *_upper; } _bounds; } _fault;
        struct { long si_band; int si_fd; } _poll;
    } _fields;
} signal_info_t __attribute__((__aligned__(8)));
typedef void handler_t(int);
typedef void (*action_t)(int, signal_info_t *, void *);
extern handler_t *set_handler(int number, handler_t *handler);
typedef struct { unsigned long bits[1024 / MASK_BITS]; } signal_set_t;
struct signal_action {
    union { handler_t *plain; action_t with_info; } handler;
    signal_set_t mask;
    int flags;
    void (*restorer)(void);
};

/* Threads. */
struct list_node { struct list_node *prev, *next; };
typedef struct list_node list_node_t;
typedef union {
    struct { int lock; unsigned count; int owner; unsigned nusers; int kind; short spins, elision; list_node_t list; } data;
    char size[40];
    long align;
} mutex_t;
typedef struct thread *thread_t;
typedef union { char size[56]; long align; } thread_attributes_t;
extern int create_thread(thread_t *restrict, const thread_attributes_t *restrict, void *(*start)(void *), void *restrict)
    __attribute__((nonnull(1, 3)));
extern _Noreturn void exit_thread(void *);

/* Geometry. */
typedef struct Vec2 { float x, y; } Vec2;
typedef struct { float x, y, z; } Vec3;
typedef struct { float x, y, z, w; } Vec4;
typedef struct { Vec4 column[4]; } Mat4;
typedef union { struct { uint8_t r, g, b, a; }; uint32_t packed; } Color;
typedef float __m128 __attribute__((__vector_size__(16), __may_alias__));
typedef long long __m128i __attribute__((__vector_size__(16)));
PUBLIC Vec3 cross(Vec3, Vec3);
static inline float dot2(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
static __inline__ __attribute__((__always_inline__, __gnu_inline__, __artificial__)) Vec4 scaled(Vec4 v, float by)
{
    struct local { Vec4 v; } result = { { v.x * by, v.y * by, v.z * by, v.w * by } };
    return result.v;
}
extern Mat4 multiplied(const Mat4 *a, const Mat4 *b);
__m128 blended(__m128 a, __m128 b, int mask);
__m128i shuffled(__m128i a, const unsigned char control[static 16]);
double complex_modulus(double _Complex z);
void draw(Vec2 at, Color fill, unsigned char alpha, double angle, Vec4 clip, ...);

/* Formatted output, callbacks, arrays. */
extern int print_formatted(const char *restrict format, ...) __attribute__((__format__(__printf__, 1, 2)));
int print_to(char *restrict out, size_t length, const char *restrict format, ...) __attribute__((format(printf, 3, 4)));
extern void sort(void *base, size_t members, size_t size, int (*compare)(const void *, const void *));
int main_like(int argc, char *argv[], char **environment);
void fill(size_t n, double values[n], int grid[][3], const long limits[2]);
char *(*lookup(const char *name, int (*(*chosen)(void))[4]))(int, char);
extern volatile int tick_count;
extern const char *const message_list[];
static const int table[] = { 1, 2, TWICE(3) };

/* Protocols: bit-fields, packing, flexible arrays, enumerations. */
enum kind { KIND_NONE, KIND_A = 'a', KIND_HIGH = 1 << 12, KIND_LAST __attribute__((deprecated)) = KIND_HIGH + 1, };
typedef enum { LEVEL_LOW = -1, LEVEL_MIDDLE, LEVEL_HIGH } level_t;
struct internet_header {
    unsigned int length : 4, version : 4;
    uint8_t tos;
    uint16_t total_length, id, fragment;
    uint8_t ttl, protocol;
    uint16_t checksum;
    struct { uint32_t s_addr; } source, destination;
};
struct __attribute__((__packed__)) ethernet_frame {
    uint8_t destination[6], source[6];
    uint16_t type;
    __extension__ union { uint8_t bytes[4]; uint32_t word; };
};
#pragma pack(push, 1)
typedef struct tagBitmapHeader {
    uint16_t bfType; uint32_t bfSize; uint16_t bfReserved1, bfReserved2; uint32_t bfOffBits;
} BitmapHeader, *BitmapHeaderPointer;
#pragma pack(pop)
struct directory_entry { uint64_t d_ino; int64_t d_off; unsigned short d_reclen; unsigned char d_type; char d_name[NAME_MAX_BYTES + 2]; };
struct event { uint32_t events; union { void *ptr; int fd; uint32_t u32; uint64_t u64; } data; } __attribute__((packed));
struct message { size_t length; enum kind kind; level_t level : 3; bool urgent : 1; char text[]; };
typedef int64_t loose_int64_t __attribute__((aligned(4)));
struct old_layout { int version; loose_int64_t value; };
typedef struct { _Alignas(16) unsigned char block[16]; uint32_t round; } cipher_state_t;
struct buffer_vector { void *iov_base; size_t iov_len; };
struct message_header {
    void *name; uint32_t name_length;
    struct buffer_vector *iov; size_t iov_length;
    void *control; size_t control_length; int flags;
};
extern long send_message(int fd, const struct message_header *message, int flags);
typedef struct { long long ll __attribute__((__aligned__(__alignof__(long long)))); long double ld; } greatest_t;
struct event event_of(struct internet_header, level_t, enum kind, _Bool);
cipher_state_t next_state(cipher_state_t state, greatest_t greatest, __int128 counter);

_Static_assert(sizeof(struct time_spec) == 16, "two words");

#ifdef __cplusplus
}
#endif
#endif /* DECLARATIONS_H */

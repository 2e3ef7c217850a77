/* zlib in one unit: every level, and the checksums. */
#define Z_SOLO
#include "text.h"
#include "adler32.c"
#include "crc32.c"
#undef DO1
#undef DO8
#include "deflate.c"
#include "trees.c"
#include "inffast.c"
#include "inftrees.c"
#undef CHUNK
#include "inflate.c"
#include "zutil.c"

static voidpf take(voidpf opaque, uInt items, uInt size) { (void)opaque; return malloc((size_t)items * size); }
static void give(voidpf opaque, voidpf place) { (void)opaque, free(place); }

int main(void)
{
    int failed = 0;
    make_text();
    for (int level = 0; level <= 9; level += 3) {
        z_stream to = {0}, from = {0};
        to.zalloc = from.zalloc = take;
        to.zfree = from.zfree = give;
        deflateInit(&to, level);
        to.next_in = original, to.avail_in = SIZE;
        to.next_out = packed, to.avail_out = sizeof packed;
        failed |= deflate(&to, Z_FINISH) != Z_STREAM_END;
        inflateInit(&from);
        from.next_in = packed, from.avail_in = (uInt)to.total_out;
        from.next_out = unpacked, from.avail_out = SIZE;
        failed |= inflate(&from, Z_FINISH) != Z_STREAM_END;
        failed |= report(to.total_out);
        deflateEnd(&to);
        inflateEnd(&from);
    }
    printf("%08lx %08lx\n", crc32(0, original, SIZE), adler32(1, original, SIZE));
    return failed;
}

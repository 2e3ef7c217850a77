/* miniz, with its own deflate, inflate and checksums. */
#define MINIZ_NO_STDIO
#define MINIZ_NO_TIME
#include "text.h"
#include <assert.h>
#include <limits.h>
/* For x86, it reads words where they are not aligned, which is undefined (C11 6.3.2.3). */
#undef __x86_64__
#include "miniz.c"

int main(void)
{
    int failed = 0;
    make_text();
    for (int level = 0; level <= 9; level += 3) {
        mz_ulong size = sizeof packed, back = SIZE;
        failed |= mz_compress2(packed, &size, original, SIZE, level);
        failed |= mz_uncompress(unpacked, &back, packed, size);
        failed |= report(size);
    }
    printf("%08lx\n", (unsigned long)mz_crc32(MZ_CRC32_INIT, original, SIZE));
    return failed;
}

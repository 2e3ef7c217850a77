/* LZ4, fast and high compression, in one unit. Version 1.10 computes addresses outside its source, which is undefined (C11 6.5.6p8), and
   `interpret` says so: `prefixPtr + pos8 - prefixIdx` in LZ4MID_compress (level 2, shown at -O0), and from level 3 on
   `matchPtr - lookBackLength` in LZ4HC_InsertAndGetWiderMatch. */
#include "text.h"
#ifndef LEVEL
#define LEVEL 2
#endif
#include "lz4.c"
#include "lz4hc.c"

int main(void)
{
    int failed = 0, size;
    make_text();
    size = LZ4_compress_default((char *)original, (char *)packed, SIZE, sizeof packed);
    failed |= LZ4_decompress_safe((char *)packed, (char *)unpacked, size, SIZE) != SIZE;
    failed |= report((size_t)size);
    memset(unpacked, 0, SIZE);
    size = LZ4_compress_HC((char *)original, (char *)packed, SIZE, sizeof packed, LEVEL);
    failed |= LZ4_decompress_safe((char *)packed, (char *)unpacked, size, SIZE) != SIZE;
    return failed | report((size_t)size);
}

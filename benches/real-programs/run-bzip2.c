/* bzip2's library in one unit. */
#define BZ_NO_STDIO
#include "text.h"
#include "blocksort.c"
#undef SET_BH
#undef CLEAR_BH
#include "bzlib.c"
#include "compress.c"
#include "crctable.c"
#include "decompress.c"
#include "huffman.c"
#include "randtable.c"

void bz_internal_error(int code) { printf("internal error %d\n", code); exit(3); }

int main(void)
{
    unsigned size = sizeof packed, back = SIZE;
    int failed;
    make_text();
    failed = BZ2_bzBuffToBuffCompress((char *)packed, &size, (char *)original, SIZE, 1, 0, 30);
    failed |= BZ2_bzBuffToBuffDecompress((char *)unpacked, &back, (char *)packed, size, 0, 0);
    failed |= BZ2_bzBuffToBuffDecompress((char *)unpacked, &back, (char *)packed, size, 1, 0);
    return failed | report(size);
}

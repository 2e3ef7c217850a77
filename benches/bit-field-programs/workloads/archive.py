"""Writes an archive of 60 files of text that repeats itself, a third of them stored as they are."""

import random
import sys
import zipfile

random.seed(1)
WORDS = [format(random.getrandbits(40), "x") for _ in range(500)]
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    for number in range(60):
        text = " ".join(random.choices(WORDS, k=20000))
        kind = zipfile.ZIP_STORED if number % 3 == 0 else zipfile.ZIP_DEFLATED
        entry = zipfile.ZipInfo(f"folder{number % 7}/file{number}.txt", date_time=(2000, 1, 1, 0, 0, 0))
        archive.writestr(entry, text, kind)

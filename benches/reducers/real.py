#!/usr/bin/env python3
"""Compares `bitfrost reduce` with other reducers on inputs of real size: C, GNU C, C++ and modules of LLVM IR, made from packages.

    benches/reducers/run --real DIR [TOOL…]              inputs, runs and results in DIR; what was run is not run again
    benches/reducers/run --real DIR --summary            a table of them
    LIMIT=600 INPUTS='lvm regex' BITFROST=path           seconds of each reduction; the inputs; the executable
    PYTHON=python3.13                                    the Python of Shrink Ray, whose newest versions need 3.12
    CLOCK=cpu                                            seconds are those of CPU time, for a machine that has other work

Each tool has one job. The tools of an input run at the same time, as many as there are processors. A size at a moment is that of the smallest
file that the test has taken by then, so that all tools are measured alike, whether they keep a best file or not. CPU time is that of the tool's
process and all that it has started: of each process that runs, and of those that it has waited for. `own` is that of the process itself."""

import bisect
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
LIMIT = int(os.environ.get("LIMIT", "600"))
# `wall` or `cpu`.
CLOCK = os.environ.get("CLOCK", "wall")
MOMENTS = [30, 60, 120, 300, 600]
# By CPU time, the wall time after which a reduction is ended all the same, as a multiple of the limit: processes may wait.
PATIENCE = 6

# The crates whose C is preprocessed, with their versions.
CRATES = {"lua-src": "547.0.0", "libsqlite3-sys": "0.35.0", "libmimalloc-sys": "0.1.49", "blake3": "1.8.7", "zstd-sys": "2.0.16"}

C_TEST = "clang-19 -O2 -S -w -o - {file}"
GNU_C_TEST = "gcc -O1 -S -w -o - {file}"
CXX_TEST = "clang++-19 -O1 -S -w -o - {file}"
MODULE_TEST = "opt-19 -O2 -S -o - {file}"


# Name, file, the command that makes it (its output is the file), the command of the test, and what its output has to contain. Bitfrost is told
# of flags that the text needs.
INPUTS = [
    ("lvm", "case.c", "clang-19 -E -P -I{lua}/lua-5.4.7 {lua}/lua-5.4.7/lvm.c", C_TEST, ["cvttsd2si", "idivq"]),
    ("lparser", "case.c", "clang-19 -E -P -I{lua}/lua-5.4.7 {lua}/lua-5.4.7/lparser.c", C_TEST, ["luaK_patchlist", "shll"]),
    ("sqlite", "case.c", "cat {sqlite}/sqlite3/sqlite3.c", "cat {file}", ["sqlite3_prepare_v2", "sqlite3BtreeInsert"]),
    ("zstd", "case.c", "clang-19 -E -P -DZSTD_DISABLE_ASM -I{zstd}/zstd/lib {zstd}/zstd/lib/compress/zstd_compress.c", C_TEST, ["bsrl", "imulq"]),
    ("csmith", "case.c", "csmith --bitfields --packed-struct --seed 7 -o raw.c && clang-19 -w -E -P -I/usr/include/csmith raw.c", C_TEST, ["idivb", "pandn"]),
    ("mimalloc", "case.c", "gcc -E -P -I{mimalloc}/c_src/mimalloc/v2/include {mimalloc}/c_src/mimalloc/v2/src/alloc.c", GNU_C_TEST, ["rolq", "mulq"]),
    ("blake3", "case.c", "gcc -E -P -mavx2 {blake3}/c/blake3_avx2.c", "gcc -O1 -mavx2 -S -w -o - {file}", ["vpunpckhqdq", "vpshufb"]),
    ("containers", "case.cpp", "clang++-19 -std=c++17 -E -P {here}/inputs/containers.cpp", CXX_TEST, ["_Unwind_Resume", "divsd"]),
    ("regex", "case.cpp", "clang++-19 -std=c++17 -E -P {here}/inputs/regex.cpp", CXX_TEST, ["__dynamic_cast", "imul"]),
    ("classes", "case.cpp", "cat {here}/inputs/classes.cpp", CXX_TEST, ["__cxa_throw", "sqrtsd"]),
    ("lvm-ir", "case.ll", "clang-19 -O0 -Xclang -disable-O0-optnone -w -S -emit-llvm -I{lua}/lua-5.4.7 -o - {lua}/lua-5.4.7/lvm.c", MODULE_TEST, ["sdiv i64", "llvm.floor.f64("]),
    ("containers-ir", "case.ll", "clang++-19 -O0 -g -Xclang -disable-O0-optnone -S -emit-llvm -o - {here}/inputs/containers.cpp", MODULE_TEST, ["fdiv double", "invoke "]),
    ("rust-ir", "case.ll", "rustc --edition 2021 -g --emit=llvm-ir -o - {here}/inputs/map.rs | sed 's/ captures([^)]*)//g; s/ nocreateundeforpoison//'", MODULE_TEST, ["srem", "llvm.ctpop"]),
]

FLAGS = {"blake3": "-mavx2", "containers": "-std=c++17", "regex": "-std=c++17"}

# The tools and the kinds of files that each takes, with its command in the directory of a run.
TOOLS = {
    "bitfrost": ({".c", ".cpp", ".ll"}, "{bitfrost} reduce {file} --test ./test.sh --jobs 1 {flags}"),
    "cvise": ({".c", ".cpp", ".ll"}, "cvise --n 1 ./test.sh {file}"),
    "creduce": ({".c", ".cpp"}, "creduce --n 1 ./test.sh {file}"),
    "llvm-reduce": ({".ll"}, "llvm-reduce-19 -j 1 --test=./test.sh -o reduced.ll {file}"),
    "shrinkray": ({".c", ".cpp"}, "{work}/venv/bin/shrinkray --parallelism 1 --target smaller ./by-input.sh {file}"),
    "treereduce": ({".c"}, "{work}/cargo/bin/treereduce-c -j 1 -s {file} -o smaller --interesting-exit-code 0 -- ./test.sh @@.c"),
}

TEST = """#!/bin/sh
# Arguments: the file; without any it is {file} in the directory of the test.
echo x >>"$BENCH/runs"
file=${{1:-{file}}}
out=$({command} 2>/dev/null) || exit 1
{wants}
size=$(stat -c %s "$file") now=$(date +%s.%N) runs=$(wc -l <"$BENCH/runs")
echo "$now $size $runs" >>"$BENCH/taken"
[ -s "$BENCH/best" ] && [ "$(stat -c %s "$BENCH/best")" -le "$size" ] || cp "$file" "$BENCH/best"
"""

BY_INPUT = """#!/bin/sh
cd "$(mktemp -d)" && cat >{file} && {at}/test.sh
status=$?
rm -rf "$PWD"
exit $status
"""


def sh(command, at, **more):
    return subprocess.run(["sh", "-c", command], cwd=at, check=True, **more)


def install(work, tools):
    wanted = {"clang-19": "clang-19", "csmith": "csmith", "opt-19": "llvm-19", "cvise": "cvise", "creduce": "creduce"}
    missing = [package for program, package in wanted.items() if not shutil.which(program) and (program in tools or program not in TOOLS)]
    if missing:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = " ".join([*missing, "libcsmith-dev"])
        sh(f"apt-get install -y -qq --no-install-recommends {packages} >/dev/null", work, env=environment)
    if "shrinkray" in tools and not (work / "venv/bin/shrinkray").exists():
        sh(f"{os.environ.get('PYTHON', 'python3')} -m venv venv && venv/bin/pip -q install shrinkray", work)
    if "treereduce" in tools and not (work / "cargo/bin/treereduce-c").exists():
        sh("cargo install -q --root cargo treereduce-c", work)
    if "BITFROST" not in os.environ:
        sh(f"cargo build -q --release --manifest-path {PROJECT}/Cargo.toml", work)


def sources(work):
    """The directories of the crates' sources."""
    place = work / "crates"
    if not (place / "vendor").exists():
        (place / "src").mkdir(parents=True, exist_ok=True)
        (place / "src/lib.rs").write_text("")
        lines = [f'{name} = "={version}"\n' for name, version in CRATES.items()]
        (place / "Cargo.toml").write_text('[package]\nname = "inputs"\nversion = "0.0.0"\n[workspace]\n[dependencies]\n' + "".join(lines))
        sh("cargo vendor -q vendor >/dev/null", place)
    short = {"lua-src": "lua", "libsqlite3-sys": "sqlite", "libmimalloc-sys": "mimalloc", "blake3": "blake3", "zstd-sys": "zstd"}
    return {short[name]: place / "vendor" / name for name in CRATES}


def make_input(work, places, name, file, make, test, wants):
    """The directory with an input and its test, which takes it."""
    at = work / "inputs" / name
    if (at / "test.sh").exists():
        return at
    at.mkdir(parents=True, exist_ok=True)
    with open(at / file, "wb") as text:
        sh(make.format(here=HERE, **places), at, stdout=text)
    checks = "\n".join(f"case $out in *{shlex.quote(want)}*) ;; *) exit 1 ;; esac" for want in wants)
    script = TEST.format(file=file, command=test.format(file='"$file"'), wants=checks)
    (at / "test.new").write_text(script)
    (at / "test.new").chmod(0o755)
    trial = subprocess.run(["./test.new"], cwd=at, env={**os.environ, "BENCH": str(at)}, check=False)
    if trial.returncode:
        sys.exit(f"{name}: the test does not take its input")
    for left in ("runs", "taken", "best"):
        (at / left).unlink()
    (at / "test.new").rename(at / "test.sh")
    return at


def start(work, input_at, name, file, tool):
    """Starts a reduction in a process group of its own."""
    at = work / "run" / f"{name}-{tool}"
    shutil.rmtree(at, ignore_errors=True)
    at.mkdir(parents=True)
    shutil.copy(input_at / file, at / file)
    shutil.copy(input_at / "test.sh", at / "test.sh")
    (at / "by-input.sh").write_text(BY_INPUT.format(file=file, at=at))
    (at / "by-input.sh").chmod(0o755)
    bitfrost = os.path.abspath(os.environ.get("BITFROST", PROJECT / "target/release/bitfrost"))
    flags = f"--cflags={FLAGS[name]}" if name in FLAGS else ""
    command = TOOLS[tool][1].format(file=file, bitfrost=bitfrost, work=work, flags=flags)
    said = open(at / "said", "wb")
    environment = {**os.environ, "BENCH": str(at)}
    process = subprocess.Popen(shlex.split(command), cwd=at, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)
    return at, process, time.time()


class Usage:
    """The CPU time of a process and its descendants over time."""

    TICK = os.sysconf("SC_CLK_TCK")

    def __init__(self, pid, began):
        self.pid, self.began = pid, began
        # Pairs of wall time and CPU time since the start.
        self.samples = [(0.0, 0.0)]
        # The CPU time of the process itself, without what it has started.
        self.own = 0.0

    def sample(self):
        parents, times = {}, {}
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                # The name of the program, which may have blanks, ends with the last parenthesis.
                fields = Path(f"/proc/{entry}/stat").read_text(errors="replace").rpartition(")")[2].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry))
            times[int(entry)] = sum(map(int, fields[11:15])) / self.TICK
            if int(entry) == self.pid:
                self.own = max(self.own, sum(map(int, fields[11:13])) / self.TICK)
        left, total = [self.pid], 0.0
        while left:
            at = left.pop()
            total += times.get(at, 0.0)
            left += parents.get(at, [])
        # A process that has ended and that nobody has waited for yet is missing for a moment.
        self.note(max(total, self.samples[-1][1]))

    def note(self, cpu):
        self.samples.append((time.time() - self.began, cpu))

    def cpu(self):
        return self.samples[-1][1]

    def now(self):
        return self.cpu() if CLOCK == "cpu" else time.time() - self.began

    def at(self, wall):
        """The reading of the clock at a wall time."""
        if CLOCK != "cpu":
            return wall
        after = bisect.bisect_left(self.samples, (wall, 0.0))
        if after == len(self.samples):
            return self.cpu()
        (from_wall, from_cpu), (to_wall, to_cpu) = self.samples[max(after - 1, 0)], self.samples[after]
        return from_cpu + (to_cpu - from_cpu) * (wall - from_wall) / max(to_wall - from_wall, 1e-9)


def watch(usage, process):
    """Waits for a reduction, and ends it at the limit; true if it has ended by itself."""
    ended = False
    while not ended and usage.now() < LIMIT and time.time() - usage.began < PATIENCE * LIMIT:
        time.sleep(0.25)
        usage.sample()
        ended = waited(usage, process, os.WNOHANG)
    seconds = time.time() - usage.began
    over = ended
    if not ended:
        os.killpg(process.pid, signal.SIGINT)
        give_up = time.time() + 10
        while not over and time.time() < give_up:
            time.sleep(0.1)
            over = waited(usage, process, os.WNOHANG)
        if not over:
            os.killpg(process.pid, signal.SIGKILL)
            waited(usage, process, 0)
    return ended, seconds


def waited(usage, process, flags):
    pid, _, used = os.wait4(process.pid, flags)
    if pid:
        usage.note(max(used.ru_utime + used.ru_stime, usage.cpu()))
    return bool(pid)


def finish(at, process, began, file, before):
    """Waits for a reduction, at most to the limit; its record."""
    usage = Usage(process.pid, began)
    ended, seconds = watch(usage, process)
    taken = [line.split() for line in (at / "taken").read_text().splitlines()] if (at / "taken").exists() else []
    sizes = [(usage.at(float(when) - began), int(size)) for when, size, _ in taken]
    best = lambda moment: min((size for when, size in sizes if when <= moment), default=before)
    return {
        "clock": CLOCK,
        "ended": ended,
        "seconds": round(seconds, 1),
        "cpu": round(usage.cpu(), 1),
        "own_cpu": round(usage.own, 1),
        "runs": len((at / "runs").read_text().splitlines()) if (at / "runs").exists() else 0,
        "sizes": {str(moment): best(moment) for moment in MOMENTS if moment <= LIMIT},
        "end": best(float("inf")),
        # Pairs of a size and the runs of the test up to it, for each that is smaller than all before.
        "smaller": smaller([(int(size), int(runs)) for _, size, runs in taken]),
        "tokens": tokens(at / "best", file),
    }


def smaller(taken):
    """The pairs of a size and a number of runs whose sizes are smaller than all before."""
    pairs = []
    for size, runs in taken:
        if not pairs or size < pairs[-1][0]:
            pairs.append((size, runs))
    return pairs


def runs_to(record, size):
    """The runs of the test that a tool made until it had at most this size; `None` if it never had."""
    return next((runs for found, runs in record.get("smaller", []) if found <= size), None)


def tokens(path, file):
    """The number of tokens of C or C++, by clang's lexer."""
    if not path.exists() or file.endswith(".ll"):
        return None
    language = "c++" if file.endswith(".cpp") else "c"
    command = ["clang-19", "-w", "-fsyntax-only", "-Xclang", "-dump-tokens", "-x", language, str(path)]
    lines = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False).stderr.splitlines()
    return sum(1 for line in lines if "'" in line and "Loc=<" in line) - 1


def summary(work):
    records = [json.loads(line) for line in (work / "results.jsonl").read_text().splitlines()]
    print(f"{'input':14} {'tool':12} " + " ".join(f"{str(m) + ' s':>9}" for m in MOMENTS) + f" {'end':>9} {'tokens':>7} {'runs':>6} {'seconds':>8} {'CPU s':>7} {'own':>6}")
    for r in records:
        sizes = " ".join(f"{r['sizes'].get(str(m)) or '-':>9}" for m in MOMENTS)
        seconds = f"{r['seconds']}" + ("" if r["ended"] else "+")
        print(f"{r['input']:14} {r['tool']:12} {sizes} {r['end'] or '-':>9} {r['tokens'] or '-':>7} {r['runs']:>6} {seconds:>8} {r['cpu']:>7} {r.get('own_cpu', '-'):>6}")
    print("runs of the test: in all, and of bitfrost until it had what the peer ended with")
    own_records = {r["input"]: r for r in records if r["tool"] == "bitfrost"}
    for r in records:
        if r["tool"] != "bitfrost" and (own := own_records.get(r["input"])):
            print(f"{r['input']:14} {r['tool']:12} {r['end']:>9} bytes in {r['runs']:>6} runs, bitfrost in {runs_to(own, r['end']) or '-':>6} of {own['runs']}")
    for moment in ["60", "end"]:
        size = lambda r: (r["end"] if moment == "end" else r["sizes"].get(moment)) or float("inf")
        compared = won = 0
        for name in dict.fromkeys(r["input"] for r in records):
            of_input = [r for r in records if r["input"] == name]
            own = [size(r) for r in of_input if r["tool"] == "bitfrost"]
            peers = [size(r) for r in of_input if r["tool"] != "bitfrost"]
            if own and peers:
                compared += 1
                won += own[0] <= min(peers)
        print(f"no larger than the best peer at {moment}{' s' if moment != 'end' else ''}: {won} of {compared}")


def main():
    work = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else sys.exit(__doc__)
    work.mkdir(parents=True, exist_ok=True)
    if sys.argv[2:] == ["--summary"]:
        return summary(work)
    tools = sys.argv[2:] or list(TOOLS)
    if unknown := [tool for tool in tools if tool not in TOOLS]:
        sys.exit(f"no tool {unknown[0]}: {', '.join(TOOLS)}")
    install(work, tools)
    places = sources(work)
    results = work / "results.jsonl"
    done = [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []
    done = {(record["input"], record["tool"]) for record in done}
    chosen = os.environ.get("INPUTS", "").split()
    for name, file, make, test, wants in INPUTS:
        if chosen and name not in chosen:
            continue
        input_at = make_input(work, places, name, file, make, test, wants)
        left = [tool for tool in tools if Path(file).suffix in TOOLS[tool][0] and (name, tool) not in done]
        while left:
            wave, left = left[: os.cpu_count()], left[os.cpu_count() :]
            before = (input_at / file).stat().st_size
            records = {}

            def measure(tool, at, process, began):
                records[tool] = finish(at, process, began, file, before)

            running = [threading.Thread(target=measure, args=(tool, *start(work, input_at, name, file, tool))) for tool in wave]
            for step in [threading.Thread.start, threading.Thread.join]:
                for thread in running:
                    step(thread)
            for tool in wave:
                record = {"input": name, "tool": tool, "before": before, "limit": LIMIT, **records[tool]}
                with open(results, "a") as out:
                    out.write(json.dumps(record) + "\n")
                print(f"{name} by {tool}: {record['before']} to {record['end']} bytes, {record['runs']} runs, {record['seconds']} s", file=sys.stderr)
    summary(work)


main()

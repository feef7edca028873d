"""The table of docs/src/performance.md, «A random game»: instructions a game by the file of the
function that takes them, with all that is inlined into it.

    python3 tests/bench/by_file.py games [silenced]

reads what callgrind wrote (`valgrind --tool=callgrind --callgrind-out-file=games …`). What takes
less than 1 in 250 of the first file's total stands in one row at the end, so that rows sum up.
"""

import collections
import re
import subprocess
import sys

# Games in one measured run, as in `instructions.rs`.
GAMES = 200


def home(function):
    """The file of a function, as the path of its module tells it."""
    within = re.match(r"<(.+?)(<.*>)? as ", function)
    path = within.group(1) if within else function
    if path.startswith("<"):
        path = path.lstrip("<&")
    path = re.sub(r"[<{].*", "", path)
    modules = []
    for part in path.split("::"):
        if not re.fullmatch(r"[a-z_][a-z_0-9]*", part):
            break
        modules.append(part)
    if len(modules) > 1 and len(modules) == len(path.split("::")) and not within:
        modules.pop()
    if modules and modules[0] in ("alloc", "core", "std", "arrayvec", "rand_pcg"):
        return "libraries"
    if not modules or len(modules) == 1:
        return "`malloc`, `free`, `memcpy`"
    room, rest = modules[0], modules[1:4]
    return f"`{room}`: `{'/'.join(rest)}`"


def counted(file):
    """Instructions of a file of callgrind by home."""
    words = ["callgrind_annotate", "--threshold=100", "--auto=no", file]
    listed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    homes = collections.Counter()
    for line in listed.splitlines():
        row = re.match(r"\s*([\d,]+) \(\s*[\d.]+%\)  (\S+?):(.+?)( \[[^\]]*\])?$", line)
        if row:
            homes[home(row.group(3))] += int(row.group(1).replace(",", ""))
    return homes


def main():
    tables = [counted(file) for file in sys.argv[1:]]
    first = tables[0]
    total = sum(first.values())
    large = [name for name, count in first.most_common() if count * 250 >= total]
    rows = [(name, [table[name] for table in tables]) for name in large]
    sums = [sum(table.values()) for table in tables]
    rest = [whole - sum(table[name] for name in large) for whole, table in zip(sums, tables)]
    for name, counts in [*rows, ("the rest", rest), ("all", sums)]:
        shown = " | ".join(f"{round(count / GAMES, -2):,.0f}" for count in counts)
        print(f"| {shown} | {name} |")


if __name__ == "__main__":
    main()

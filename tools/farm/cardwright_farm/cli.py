"""Plays the shards of a simulation of Cardwright on a cluster, and merges them."""

import argparse
import collections
import contextlib
import itertools
import json
import logging
import math
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from . import task
from .engines import Dask, HyperQueue
from .task import EMPTY, Failure, Job

# Exit codes, as those of the program.
CLEAN, FINDINGS, COULD_NOT_RUN = 0, 1, 2
# The file that says which worker played which shard, for `verify`: a shard and an address a line.
WORKERS = "workers.tsv"


class Progress:
    """One line on a terminal; elsewhere a line each half minute."""

    def __init__(self, of):
        self.of, self.count, self.start, self.last = of, 0, time.monotonic(), 0.0
        self.tty = sys.stderr.isatty()

    def show(self, workers, force=False):
        now = time.monotonic()
        if not force and now - self.last < (0.5 if self.tty else 30):
            return
        self.last, rate = now, self.count / max(now - self.start, 0.001)
        parts = [f"{self.count} of {self.of} shards"]
        if workers is not None:
            parts.append(f"workers: {len(workers)}")
        if self.count:
            left = math.ceil((self.of - self.count) / rate)
            parts += [f"{rate:.1f} a second", f"{left // 60}:{left % 60:02} min left"]
        ends = ("\r\x1b[2K", "") if self.tty else ("", "\n")
        print(ends[0] + ", ".join(parts), end=ends[1], file=sys.stderr, flush=True)

    def say(self, text):
        print(("\r\x1b[2K" if self.tty else "") + text, file=sys.stderr, flush=True)


def head(data):
    """The key and the name of a shard, from the bytes of its file; None if they are not whole."""
    try:
        shard = json.loads(data)
        return shard["question"], shard["shard"]
    except (ValueError, KeyError, TypeError):
        return None


def differs(mine, theirs):
    """Why a shard with another key is out of date."""
    if theirs is None:
        return "not a shard, or not whole"
    names = {"lock": "other cards", "plan": "another plan", "against": "another --against"}
    what = [name for part, name in names.items() if theirs.get(part) != mine.get(part)]
    return "played with " + (" and ".join(what) or "another version of Cardwright")


def fresh(folder, key, of):
    """The shards of a folder that are up to date, as for `cardwright merge --status`."""
    found = set()
    for path in sorted(folder.glob("*.json")):
        if path.name == "results.json":
            continue
        name, there = path.stem, head(path.read_bytes())
        mine = name.isdecimal() and str(int(name)) == name and int(name) < of
        if not mine or (there and there[1] != f"{name}/{of}"):
            # `merge` would refuse it after hours of play.
            raise Failure(f"{path}: not one of {of} shards; delete it, or name another folder")
        if there and there[0] == key:
            found.add(int(name))
    return found


def run(engine, key, indexes, keep, retries, avoid=None):
    """Plays shards. Calls `keep` with each; returns those that failed more than `retries` times."""
    avoid, attempts = avoid or {}, collections.Counter()
    progress, failed, todo = Progress(len(indexes)), [], iter(indexes)

    def submit(count):
        batch = list(itertools.islice(todo, count))
        for worker, part in itertools.groupby(batch, avoid.get):
            engine.submit(list(part), 0, worker)
        return len(batch)

    waiting = submit(engine.window)
    workers = engine.workers()
    while waiting:
        progress.show(workers)
        done = engine.next(1.0)
        if done is None:
            workers = engine.workers()
            continue
        index, (worker, data, error) = done
        there = head(data) if data is not None else None
        if error is None and there != (key, f"{index}/{engine.job.of}"):
            error = differs(key, there and there[0])
        if error is None:
            progress.count += 1
            keep(index, data, worker)
        else:
            attempts[index] += 1
            many = f"attempt {attempts[index]} of {retries + 1}"
            progress.say(f"shard {index} failed on {worker or 'a lost worker'}, {many}: {error}")
            if attempts[index] <= retries:
                # A broken machine fails fast, and would use up all attempts.
                engine.submit([index], attempts[index], worker)
                continue
            failed.append(index)
        waiting += submit(1) - 1
    progress.show(workers, force=True)
    if progress.tty:
        print(file=sys.stderr)
    return failed


@contextlib.contextmanager
def farm(args, job, key):
    """Connects, compares all workers with this machine, and cancels on any way out but the end."""
    if args.hyperqueue:
        engine = HyperQueue(args.hyperqueue, job, args.out)
    else:
        engine = Dask(args.scheduler, job, args.wait)
    try:
        for worker, found in engine.looks():
            there = head(found) if isinstance(found, bytes) else None
            if there is None or there[0] != key:
                why = differs(key, there[0]) if there else found
                raise Failure(f"worker {worker}: {why}\nAll machines need the same plan and packs.")
        yield engine
    except BaseException:
        engine.cancel()
        raise
    finally:
        engine.close()


def prepared(args, of):
    """The job, and the key that its shards must have."""
    path = os.path.abspath
    program = path(args.program) if os.sep in args.program else args.program
    against = path(args.against) if args.against else None
    build = None if args.any_build else task.build(program)
    job = Job(program, path(args.plan), against, of, args.threads, build)
    args.out.mkdir(parents=True, exist_ok=True)
    return job, head(task.play(job, EMPTY))[0]


def simulate(args):
    job, key = prepared(args, args.shards)
    there = fresh(args.out, key, job.of)
    todo = [index for index in range(job.of) if index not in there]
    # The program puts the plan beside a shard, with the paths of its packs: `merge` needs it.
    subprocess.run(
        job.command(EMPTY, str(args.out / ".empty")), check=True, stderr=subprocess.DEVNULL
    )
    (args.out / ".empty").unlink()
    if there:
        print(f"{len(there)} of {job.of} shards are up to date.", file=sys.stderr)

    def keep(index, data, worker):
        task.write_whole(str(args.out / f"{index}.json"), data)
        played.write(f"{index}\t{worker}\n")
        played.flush()

    if todo:
        with farm(args, job, key) as engine, open(args.out / WORKERS, "a") as played:
            failed = run(engine, key, todo, keep, args.retries)
        if failed:
            raise Failure(f"failed: {', '.join(map(str, sorted(failed)))}; nothing was merged")
    return subprocess.run([task.find(job.program), "merge", str(args.out)], check=False).returncode


def verify(args):
    heads = (head(path.read_bytes()) for path in sorted(args.out.glob("[0-9]*.json")))
    of = next((int(found[1].split("/")[1]) for found in heads if found), None)
    if of is None:
        raise Failure(f"{args.out}: there are no shards")
    job, key = prepared(args, of)
    there = sorted(fresh(args.out, key, job.of))
    if not there:
        raise Failure(f"{args.out}: no shard is up to date")
    # Another sample each time: what is known beforehand can be played honestly.
    count = max(1, math.ceil(len(there) * args.sample / 100))
    sample = sorted(random.SystemRandom().sample(there, count))
    lines = (args.out / WORKERS).read_text().splitlines() if (args.out / WORKERS).exists() else []
    parts = (line.partition("\t") for line in lines)
    played = {int(index): worker for index, _, worker in parts if index.isdecimal()}
    other, same = [], []

    def keep(index, data, worker):
        if worker is None or worker == played.get(index):
            same.append(index)
        path = args.out / f"{index}.json"
        if path.read_bytes() != data:
            other.append(index)
            by = played.get(index, "an unknown worker")
            print(f"{path}: shard {index}/{job.of} of {by} has other results on {worker}.")

    with farm(args, job, key) as engine:
        failed = run(engine, key, sample, keep, args.retries, played)
    if same:
        print(f"{len(same)} shards were repeated where they had been played.", file=sys.stderr)
    if failed:
        raise Failure(f"failed: {', '.join(map(str, sorted(failed)))}")
    end = f"{len(other)} differ." if other else "all as in their files."
    print(f"{len(sample)} of {len(there)} shards played again: {end}")
    return FINDINGS if other else CLEAN


def number(low, high):
    def read(typed):
        if not low <= int(typed) <= high:
            raise ValueError
        return int(typed)

    read.__name__ = f"number from {low} to {high}"
    return read


def percent(typed):
    part = float(typed.rstrip("%"))
    if not 0 < part <= 100:
        raise ValueError
    return part


def parser():
    parser = argparse.ArgumentParser(prog="cardwright-farm", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    both = argparse.ArgumentParser(add_help=False)
    where = both.add_mutually_exclusive_group(required=True)
    where.add_argument("--scheduler", metavar="ADDRESS", help="address or file of a Dask scheduler")
    where.add_argument("--hyperqueue", metavar="DIR", help="folder of a HyperQueue server")
    add = both.add_argument
    add("--plan", required=True, metavar="FILE", help="plan, at the same path on all machines")
    add("--against", metavar="PATH", help="other plan or pack, if two ways to play are compared")
    add("--out", type=Path, default=Path("shards"), metavar="DIR", help="folder of the shards")
    add("--program", default="cardwright", help="program, on all machines")
    add("--any-build", action="store_true", help="accept programs with other bytes")
    add("--retries", type=number(0, 1000), default=3, metavar="N", help="for each shard (3)")
    add("--threads", type=number(1, 1024), default=1, metavar="N", help="for each shard (1)")
    add("--wait", type=float, default=60, metavar="SECONDS", help="for the first worker (60)")
    one = commands.add_parser("simulate", parents=[both], help="play the shards, and merge them")
    one.add_argument("--shards", type=number(1, 1_000_000), required=True, metavar="N")
    two = commands.add_parser("verify", parents=[both], help="repeat shards on other workers")
    two.add_argument("--sample", type=percent, default=1.0, metavar="PERCENT", help="(1%%)")
    return parser


def main(line=None):
    args = parser().parse_args(line)
    args.out = args.out.absolute()
    # Slurm and Kubernetes end a client with SIGTERM: the shards are to be cancelled then, too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    # Dask logs a page of tracebacks when a connection is lost; one line says it here.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return {"simulate": simulate, "verify": verify}[args.command](args)
    except KeyboardInterrupt:
        print("\ncancelled; the same command continues", file=sys.stderr)
    except (Failure, OSError, subprocess.SubprocessError) as error:
        print(f"error: {error}", file=sys.stderr)
    except ModuleNotFoundError as error:
        print(f"error: {error}; pip install 'cardwright-farm[hyperqueue]'", file=sys.stderr)
    return COULD_NOT_RUN

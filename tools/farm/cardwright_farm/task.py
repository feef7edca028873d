"""The part that runs on workers: one process of the program plays one shard."""

import dataclasses
import functools
import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile

# A shard without games for most plans: the program prints its key, and checks plan and packs.
EMPTY = "0/1000000"
# Seconds between two looks at whether the shard is still wanted.
LOOK = 0.2
# Starts a program that dies with its parent: a worker that is killed would leave an orphan that
# plays on. Not `preexec_fn`, which may deadlock in a process with threads.
TIED = """
import ctypes, os, sys
try: ctypes.CDLL(None).prctl(1, 9)  # PR_SET_PDEATHSIG, SIGKILL: Linux only
except (AttributeError, OSError, TypeError): pass
if os.getppid() == int(sys.argv[1]): os.execv(sys.argv[2], sys.argv[2:])
"""


class Failure(Exception):
    """A shard was not played; the text says why."""


class Stopped(Exception):
    """The shard is not wanted any more."""


@dataclasses.dataclass(frozen=True)
class Job:
    """The shards to play. Paths are the same on all machines."""

    program: str
    plan: str
    against: str | None
    of: int
    threads: int
    # The SHA-256 of the program, or None if any build may play.
    build: str | None

    def command(self, shard, out="-"):
        line = [find(self.program), "simulate", "--plan", self.plan, "--shard", shard, "--out", out]
        line += ["--threads", str(self.threads)]
        return line + (["--against", self.against] if self.against else [])


def find(program):
    """The path of a program."""
    path = shutil.which(program)
    if path is None:
        raise Failure(f"there is no program {program}")
    return os.path.abspath(path)


def build(program):
    """The SHA-256 of a program."""
    path = find(program)
    about = os.stat(path)
    return hashed(path, about.st_mtime_ns, about.st_size)


@functools.lru_cache
def hashed(path, _changed, _size):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def play(job, shard, stopped=lambda: False):
    """Plays a shard; returns the bytes of its file."""
    # Versions are equal between two builds of one release; bytes are not.
    if job.build and build(job.program) != job.build:
        raise Failure(f"{find(job.program)} is another build; --any-build accepts it")
    line = [sys.executable, "-I", "-S", "-c", TIED, str(os.getpid()), *job.command(shard)]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe) as process:
        while True:
            try:
                out, err = process.communicate(timeout=LOOK)
                break
            except subprocess.TimeoutExpired:
                # A cancelled task goes on in its thread: nobody else ends its process.
                if stopped():
                    process.kill()
                    raise Stopped from None
    if process.returncode != 0:
        err = err.decode(errors="replace").strip()
        raise Failure(f"exit code {process.returncode}\n{err[-2000:]}".strip())
    return out


def outcome(worker, job, shard, stopped):
    """The worker's name, the bytes of the shard, and why there are none."""
    try:
        return worker, play(job, shard, stopped), None
    except (Failure, OSError) as error:
        return worker, None, str(error)


def on_dask(job, shard):
    """A task of Dask. Workers import it by name, so that versions can be compared."""
    from distributed import get_worker

    worker = get_worker()
    key, tasks = worker.get_current_task(), worker.state.tasks

    # Also true if the client is gone: the scheduler then drops its tasks.
    def stopped():
        return key not in tasks or tasks[key].state == "cancelled"

    return outcome(worker.address, job, shard, stopped)


def write_whole(path, data):
    """Writes a file whole or not at all."""
    folder, name = os.path.split(path)
    # Two tasks may play the same shard after a machine was lost: each has a file of its own.
    handle, part = tempfile.mkstemp(prefix=f".{name}.", suffix=".part", dir=folder)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(part, 0o644)
        os.replace(part, path)
    except BaseException:
        os.unlink(part)
        raise


def on_hyperqueue(folder, index, attempt):
    """A task of HyperQueue, a process: its outcome is a file in a shared folder."""
    parent, path = os.getppid(), os.path.join(folder, "job.json")
    with open(path) as file:
        job = Job(**json.load(file))

    # HyperQueue's API cannot cancel: the client removes the folder, also for tasks that wait.
    def stopped():
        return os.getppid() != parent or not os.path.exists(path)

    host, data, error = outcome(socket.gethostname(), job, f"{index}/{job.of}", stopped)
    text = json.dumps([host, data and data.decode(), error])
    write_whole(os.path.join(folder, f"{index}-{attempt}"), text.encode())


if __name__ == "__main__":
    on_hyperqueue(*sys.argv[1:])

"""The couriers: each takes numbers of shards and returns outcomes in any order."""

import dataclasses
import json
import os
import queue
import sys
import tempfile
import time
import uuid

from . import task
from .task import Failure


class Dask:
    """A scheduler of Dask and its workers. They are shared: nothing here ends them."""

    # The most shards that the scheduler knows of at once, at about 2 kB each.
    window = 10_000

    def __init__(self, address, job, wait):
        from distributed import Client

        self.job, self.futures, self.done = job, {}, queue.SimpleQueue()
        # The same arguments are the same task to Dask, and the same task has an old answer.
        self.run = uuid.uuid4().hex[:12]
        at = {"scheduler_file": address} if os.path.isfile(address) else {"address": address}
        try:
            self.client = Client(**at, timeout=wait, set_as_default=False)
        except (OSError, ValueError) as error:
            raise Failure(f"{address}: no scheduler: {error}") from None
        try:
            # Without a timeout it waits for ever.
            self.client.wait_for_workers(1, timeout=wait)
        except TimeoutError:
            self.close()
            raise Failure(f"{address}: no worker in {wait:g} seconds") from None
        at = self.client.scheduler.address
        if at.startswith("tcp://") and not at.startswith(("tcp://127.", "tcp://[::1]")):
            print(f"warning: {at}: no TLS: anyone who reaches it can run code", file=sys.stderr)

    def looks(self):
        """Compares versions, and asks each worker for the key of its plan and packs."""
        # `check=True` compares Dask's packages only, and only warns.
        seen = self.client.get_versions(packages=["cardwright_farm"])
        here = versions(seen["client"])
        for name, there in [("the scheduler", seen["scheduler"]), *seen["workers"].items()]:
            if (has := versions(there)) != here:
                raise Failure(f"{name} has {has}\nthis machine has {here}")
        found = self.client.run(task.play, self.job, task.EMPTY, on_error="return")
        return found.items()

    def workers(self):
        return list(self.client.nthreads())

    def others(self, avoid):
        """The workers on other machines than that of an address, or at least other workers."""
        workers = self.workers()
        host = avoid.rpartition(":")[0]
        far = [worker for worker in workers if worker.rpartition(":")[0] != host]
        return far or [worker for worker in workers if worker != avoid]

    def submit(self, indexes, attempt, avoid=None):
        others = self.others(avoid) if avoid else []
        for index in indexes:
            future = self.client.submit(
                task.on_dask,
                self.job,
                f"{index}/{self.job.of}",
                key=f"cardwright-{self.run}-{index}-of-{self.job.of}-{attempt}",
                pure=False,
                # Retries of Dask count exceptions only, not dead workers. `cli.run` counts both.
                retries=0,
                # Not as a wish (`allow_other_workers`), which lets an idle worker steal the task.
                workers=others or None,
            )
            self.futures[index] = future, set(others)
            future.add_done_callback(lambda future, index=index: self.done.put((index, future)))

    def next(self, seconds):
        """A shard and its outcome; None if none came in time."""
        try:
            index, future = self.done.get(timeout=seconds)
        except queue.Empty:
            return self.stuck()
        if self.futures.get(index, (None,))[0] is not future:
            return None
        # What is written to disk need not stay on the cluster: the future ends here.
        del self.futures[index]
        try:
            return index, future.result()
        # KilledWorker, or whatever else befell the task outside the program.
        except Exception as error:
            self.check()
            return index, (None, None, f"{type(error).__name__}: {error}")

    def stuck(self):
        """A shard whose workers are all gone: its task would wait for them for ever."""
        self.check()
        workers = set(self.workers())
        for index, (future, others) in self.futures.items():
            if workers and others and not others & workers:
                del self.futures[index]
                future.cancel()
                return index, (None, None, "its worker is gone")
        return None

    def check(self):
        if self.client.status != "running":
            raise Failure("the scheduler is gone")

    def cancel(self):
        self.client.cancel([future for future, _ in self.futures.values()], force=True)

    def close(self):
        # Before anything ends the scheduler, or the client prints a page about reconnecting.
        self.client.close()


def versions(machine):
    """The versions that must be equal: those of Dask and of this package, and Python's first two."""
    packages = machine["packages"]
    python = ".".join(packages["python"].split(".")[:2])
    names = ("cardwright_farm", "distributed")
    return f"Python {python}, " + ", ".join(f"{name} {packages[name]}" for name in names)


class HyperQueue:
    """A server of HyperQueue. Outcomes are files in a folder that all machines share."""

    # A job has all its tasks from the beginning.
    window = 1_000_000

    def __init__(self, server, job, folder):
        from hyperqueue import Client

        try:
            self.client = Client(server)
        except Exception as error:
            raise Failure(f"{server}: no server of HyperQueue: {error}") from None
        self.job, self.attempts, self.jobs = job, {}, {}
        self.scratch = tempfile.TemporaryDirectory(prefix=".farm-", dir=folder)
        task.write_whole(self.path("job.json"), json.dumps(dataclasses.asdict(job)).encode())

    def path(self, name):
        return os.path.join(self.scratch.name, name)

    def looks(self):
        """HyperQueue cannot ask each worker. The key in each shard must do."""
        return ()

    def workers(self):
        return None

    def submit(self, indexes, attempt, _avoid=None):
        from hyperqueue import Job
        from hyperqueue.ffi.protocol import ResourceRequest

        job = Job(max_fails=None, default_workdir=self.scratch.name)
        line = [sys.executable, "-m", "cardwright_farm.task", self.scratch.name]
        needs = ResourceRequest(cpus=self.job.threads)
        for index in indexes:
            args = [*line, str(index), str(attempt)]
            job.program(args, stdout=None, stderr=None, resources=needs)
            self.attempts[index] = attempt
        self.jobs[self.client.submit(job).id] = [(index, attempt) for index in indexes]

    def next(self, seconds):
        """A shard and its outcome; None if none came in time."""
        for _ in range(max(1, int(seconds / task.LOOK))):
            for entry in os.scandir(self.scratch.name):
                index, _, attempt = entry.name.partition("-")
                if index.isdecimal() and attempt.isdecimal():
                    with open(entry.path) as file:
                        host, text, error = json.load(file)
                    os.unlink(entry.path)
                    if self.attempts.get(int(index)) == int(attempt):
                        del self.attempts[int(index)]
                        return int(index), (host, text and text.encode(), error)
            time.sleep(task.LOOK)
        # Tasks that failed without an outcome: no Python there, or too many dead workers. Not
        # `wait_for_jobs` in a thread: `submit` then waits for ever.
        for job, failed in self.client.connection.get_failed_tasks(list(self.jobs)).items():
            for number, why in failed.items():
                index, attempt = self.jobs[job][number]
                if self.attempts.get(index) == attempt:
                    del self.attempts[index]
                    return index, (None, None, why.error)
        return None

    def cancel(self):
        self.close()

    def close(self):
        # Also ends what still plays: tasks look whether the folder is there.
        self.scratch.cleanup()

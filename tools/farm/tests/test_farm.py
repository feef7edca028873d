"""The farm with a real scheduler and two workers, which are killed, fail and cheat.

CARDWRIGHT names the program. Run it with: python3 -m unittest discover tools/farm/tests
"""

import contextlib
import importlib.util
import io
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

FARM = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(FARM))

from cardwright_farm import cli, engines, task
from distributed import Client

CARDWRIGHT = os.path.abspath(os.environ["CARDWRIGHT"])
PLAN = 'game = "rattus"\nseeds = "1..350"\n\n[[seat]]\nbot = "random"\n\n[[seat]]\nbot = "random"\n'
# A program that misbehaves once for each file named after a way and a shard, such as `lie-2-7`.
WRAPPER = """#!/bin/sh
shard=$(echo "$*" | sed 's/.*--shard \\([0-9]*\\)\\/\\([0-9]*\\).*/\\1-\\2/')
once() { rm "HERE/$1-$shard" 2>/dev/null; }
once fail || once fail-again && { echo "no space left" >&2; exit 2; }
# The worker is the parent: the shell replaced what the worker had started.
once kill && { echo $$ >HERE/orphan; kill -9 $PPID; exec sleep 1000; }
once lie && { PROGRAM "$@" | sed 's/"games":/"games":1/'; exit; }
[ -e HERE/cards ] && [ -n "$ON_WORKER" ] && { PROGRAM "$@" | sed 's/"lock":"/&0/'; exit; }
[ -e HERE/slow ] && [ -n "$ON_WORKER" ] && [ "$shard" != 0-1000000 ] &&
    { echo $$ >"HERE/pid-$shard"; exec sleep 1000; }
exec PROGRAM "$@"
"""


def until(condition, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def alive(pid):
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


class Cluster(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="cardwright-farm-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.here = Path(cls.folder.name)
        (cls.here / "plan.toml").write_text(PLAN)
        cls.program = cls.here / "program"
        text = WRAPPER.replace("HERE", str(cls.here)).replace("PROGRAM", CARDWRIGHT)
        cls.program.write_text(text)
        cls.program.chmod(0o755)
        line = [CARDWRIGHT, "simulate", "--plan", "plan.toml", "--out", "one"]
        subprocess.run(line, cwd=cls.here, check=True, stdout=subprocess.DEVNULL)
        cls.begin()

    def farm(self, *words, program=None, where=None):
        """Calls the command; returns the exit code and what it printed."""
        printed = io.StringIO()
        with contextlib.redirect_stderr(printed), contextlib.redirect_stdout(printed):
            code = cli.main(self.line(*words, program=program, where=where))
        return code, printed.getvalue()

    def line(self, command, *words, program=None, where=None):
        line = [command, "--plan", str(self.here / "plan.toml"), *(where or self.where)]
        return [*line, "--program", str(program or self.program), *words]

    def out(self, name):
        return ["--out", str(self.here / name)]

    def flag(self, *names):
        for name in names:
            (self.here / name).touch()
            self.addCleanup((self.here / name).unlink, missing_ok=True)

    def pids(self):
        """The processes that play a slow shard, or played one."""
        pids = (path.read_text().strip() for path in self.here.glob("pid-*"))
        return [pid for pid in pids if pid]

    def interrupted(self, end):
        """Interrupts a client while two shards are played: their processes end."""
        self.flag("slow")
        line = [sys.executable, "-m", "cardwright_farm"]
        line += self.line("simulate", "--shards", "9", *self.out(f"cut{end}"))
        env = {**os.environ, "PYTHONPATH": str(FARM)}
        client = subprocess.Popen(line, env=env, stderr=subprocess.PIPE, text=True)
        until(lambda: len(self.pids()) == 2)
        client.send_signal(end)
        printed = client.communicate(timeout=120)[1]
        if end != signal.SIGKILL:
            self.assertEqual(client.returncode, 2, printed)
            self.assertIn("cancelled; the same command continues", printed)
        until(lambda: not any(map(alive, self.pids())))
        self.assertEqual(len(self.pids()), 2, "another shard began")
        for path in self.here.glob("pid-*"):
            path.unlink()

    def same(self, name):
        one, many = ((self.here / it / "results.json").read_bytes() for it in ("one", name))
        self.assertEqual(one, many)
        left = [path.name for path in (self.here / name).iterdir() if path.name.startswith(".")]
        self.assertEqual(left, [])

    def played(self, name):
        lines = (self.here / name / "workers.tsv").read_text().splitlines()
        return [int(line.split("\t")[0]) for line in lines]


class WithDask(Cluster):
    @classmethod
    def begin(cls):
        cls.file = cls.here / "scheduler.json"
        cls.where = ["--scheduler", str(cls.file)]
        # The first death of a worker fails its task, which is then up to the farm.
        env = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
        cls.processes = [
            cls.start(
                "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-show", "--no-jupyter",
                # Also without a dashboard it would bind its usual port.
                "--dashboard-address", "127.0.0.1:0", env=env,
            )
        ]  # fmt: skip
        until(cls.file.exists)
        cls.addClassCleanup(cls.end)
        cls.worker()
        cls.worker()

    @classmethod
    def start(cls, what, *words, env=None):
        line = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", cls.file]
        env = {**os.environ, "PYTHONPATH": str(FARM), **(env or {})}
        quiet = subprocess.DEVNULL
        return subprocess.Popen([*line, *words], env=env, cwd=cls.here, stdout=quiet, stderr=quiet)

    @classmethod
    def worker(cls):
        # A nanny costs a process, and the memory limit does not see the program.
        words = ["--no-nanny", "--nthreads", "1", "--memory-limit", "0", "--no-dashboard"]
        words += ["--dashboard-address", "127.0.0.1:0", "--local-directory", cls.here / "scratch"]
        cls.processes.append(cls.start("worker", *words, env={"ON_WORKER": "1"}))
        with Client(scheduler_file=str(cls.file), timeout=120) as client:
            client.wait_for_workers(len(client.nthreads()) + 1, timeout=120)

    @classmethod
    def end(cls):
        # SIGTERM to all at once leaves workers that wait for their scheduler.
        with Client(scheduler_file=str(cls.file), timeout=120) as client:
            client.shutdown()
        for process in cls.processes:
            process.wait(120)

    def test_any_division_has_the_bytes_of_one_process(self):
        code, printed = self.farm("simulate", "--shards", "1", *self.out("n1"))
        self.assertEqual(code, 0, printed)
        self.same("n1")

    def test_deaths_and_failures_cost_attempts_only(self):
        self.flag("fail-3-40", "fail-again-3-40", "kill-30-40")
        code, printed = self.farm("simulate", "--shards", "40", *self.out("n40"))
        self.assertEqual(code, 0, printed)
        self.same("n40")
        self.assertEqual(len(re.findall("shard 3 failed on tcp.*\n?no space left", printed)), 2)
        self.assertIn("attempt 2 of 4: exit code 2", printed)
        self.assertIn("shard 30 failed on a lost worker, attempt 1 of 4: KilledWorker", printed)
        orphan = (self.here / "orphan").read_text().strip()
        self.assertFalse(alive(orphan), "the program outlived its worker")
        # All shards of a worker wait for another one, which dies: the first must do.
        code, printed = self.farm("simulate", "--shards", "3", *self.out("n3"))
        self.assertEqual(code, 0, printed)
        self.worker()
        self.flag("kill-0-3")
        code, printed = self.farm("verify", "--sample", "100%", *self.out("n3"))
        self.assertEqual(code, 0, printed)
        self.assertIn("3 shards were repeated where they had been played", printed)
        self.assertIn("3 of 3 shards played again: all as in their files.", printed)
        self.worker()
        # Once more: only what is missing, cut or out of date is played.
        folder = self.here / "n40"
        (folder / "4.json").unlink()
        text = (folder / "6.json").read_text()
        (folder / "6.json").write_text(text[: len(text) // 2])
        text = (folder / "8.json").read_text()
        (folder / "8.json").write_text(text.replace('"lock":"', '"lock":"0'))
        line = [CARDWRIGHT, "merge", str(folder), "--status"]
        status = subprocess.run(line, capture_output=True, text=True, check=False).stdout
        self.assertTrue(status.startswith("37 of 40 shards"), status)
        code, printed = self.farm("simulate", "--shards", "40", *self.out("n40"))
        self.assertEqual((code, "37 of 40 shards are up to date" in printed), (0, True), printed)
        self.assertEqual(sorted(self.played("n40")[40:]), [4, 6, 8])
        self.same("n40")
        code, printed = self.farm("simulate", "--shards", "7", *self.out("n40"))
        self.assertEqual((code, "not one of 7 shards" in printed), (2, True), printed)

    def test_a_lie_is_found_by_another_worker(self):
        self.flag("lie-2-7")
        code, printed = self.farm("simulate", "--shards", "7", *self.out("n7"))
        self.assertEqual(code, 0, printed)
        lied = (self.here / "n7/results.json").read_bytes()
        self.assertNotEqual(lied, (self.here / "one/results.json").read_bytes())
        code, printed = self.farm("verify", "--sample", "100%", *self.out("n7"))
        self.assertEqual(code, 1, printed)
        found = re.findall(r"shard (.*) of tcp\S* has other results on tcp", printed)
        self.assertEqual(found, ["2/7"])
        self.assertIn("7 of 7 shards played again: 1 differ.", printed)
        self.assertNotIn("where they had been played", printed)
        (self.here / "n7/2.json").unlink()
        code, printed = self.farm("simulate", "--shards", "7", *self.out("n7"))
        self.assertEqual(code, 0, printed)
        self.same("n7")
        code, printed = self.farm("verify", "--sample", "1%", *self.out("n7"))
        self.assertIn("1 of 7 shards played again: all as in their files.", printed)
        self.assertEqual(code, 0, printed)

    def test_nothing_plays_on_after_an_interruption(self):
        self.interrupted(signal.SIGINT)
        self.interrupted(signal.SIGKILL)

    def test_reasons_are_given_before_games(self):
        def refused(wanted, *words, **more):
            code, printed = self.farm(*words, **more)
            self.assertEqual(code, 2, printed)
            self.assertIn(wanted, printed)

        words = ["simulate", "--shards", "3", *self.out("none")]
        nobody = ["--scheduler", "127.0.0.1:9"]
        refused("no scheduler", *words, "--wait", "0.5", where=nobody)
        refused("there is no program nowhere", *words, program="nowhere")
        with mock.patch.object(engines, "versions", side_effect=["Dask 2", "Dask 1"]):
            refused("the scheduler has Dask 1\nthis machine has Dask 2", *words)
        self.flag("cards")
        refused("played with other cards", *words)
        (self.here / "cards").unlink()
        plan = self.here / "other.toml"
        plan.write_text(PLAN.replace("rattus", "ratus"))
        refused("unknown game “ratus”", *words, "--plan", str(plan))
        self.flag("fail-1-3", "fail-again-1-3")
        refused("failed: 1; nothing was merged", *words, "--retries", "1")
        self.assertFalse((self.here / "none/results.json").exists())
        code, printed = self.farm("verify", *self.out("nowhere"))
        self.assertEqual((code, "there are no shards" in printed), (2, True), printed)
        # A worker that joins later is not asked: its shards are.
        job = task.Job(str(self.program), str(self.here / "plan.toml"), None, 3, 1, "0" * 64)
        with self.assertRaisesRegex(task.Failure, "another build"):
            task.play(job, "0/3")


@unittest.skipUnless(importlib.util.find_spec("hyperqueue"), "hyperqueue is not installed")
class WithHyperQueue(Cluster):
    @classmethod
    def begin(cls):
        # In a process of its own: it prints, and has the environment of a worker.
        code = (
            "import sys\n"
            "from hyperqueue.cluster import LocalCluster, WorkerConfig\n"
            "with LocalCluster(sys.argv[1]) as cluster:\n"
            "    for _ in range(2): cluster.start_worker(WorkerConfig(cores=1))\n"
            "    sys.stdin.read()\n"
        )
        server = cls.here / "server"
        cls.where = ["--hyperqueue", str(server)]
        env = {**os.environ, "PYTHONPATH": str(FARM), "ON_WORKER": "1"}
        line, pipe = [sys.executable, "-c", code, str(server)], subprocess.PIPE
        cls.server = subprocess.Popen(line, env=env, stdin=pipe, stdout=subprocess.DEVNULL)
        cls.addClassCleanup(cls.server.communicate)
        until((server / "hq-current" / "access.json").exists)

    def test_the_contract_is_that_of_dask(self):
        self.flag("fail-3-7", "fail-again-3-7", "lie-2-7")
        code, printed = self.farm("simulate", "--shards", "7", *self.out("n7"))
        self.assertEqual(code, 0, printed)
        self.assertEqual(len(re.findall("shard 3 failed on .*\n?no space left", printed)), 2)
        code, printed = self.farm("verify", "--sample", "100%", *self.out("n7"))
        self.assertEqual((code, "shard 2/7 of" in printed), (1, True), printed)
        (self.here / "n7/2.json").unlink()
        code, printed = self.farm("simulate", "--shards", "7", *self.out("n7"))
        self.assertEqual(code, 0, printed)
        self.assertEqual(self.played("n7")[7:], [2])
        self.same("n7")
        self.interrupted(signal.SIGTERM)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Compares `cardwright lint` with general tools on the same files: which seeded defects each tool
finds at all, by class, and how long each takes for a pack of 1,000 cards. Prints Markdown.

A defect is the example on the page of a code (`codes/*.md`): files that are wrong, and, where the
page shows them, the files mended. A tool has found it when it says something of the wrong files that
it does not say of sound ones. Tools that are not installed have empty columns.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from others import ELSEWHERE, FAMILIES

ROOT = Path(__file__).resolve().parents[2]
PACK = (
    'id = "example"\ngame = "roll_player"\nversion = "1.0.0"\napi = 1\n'
    'requires = ["roll_player"]\n'
)
TIMES = 5


class Case:
    """A seeded defect."""

    def __init__(self, path):
        page = path.read_text(encoding="utf-8")
        self.code = path.stem
        self.family = re.search(r"^\*(\w+) · ", page, re.M).group(1)
        self.command, self.wrong, self.mended = None, {}, {}
        for block in page.split("\n```")[1::2]:
            fence, _, text = block.partition("\n")
            if fence == "console":
                self.command = text.split("\n")[0].removeprefix("$ cardwright ").split()
            elif " " in fence:
                files = self.wrong if self.command is None else self.mended
                files[fence.split(" ", 1)[1]] = text + "\n"
        if not any(name.lower().endswith("pack.toml") for name in self.wrong):
            self.wrong["pack.toml"] = PACK

    def game(self):
        pack = next((text for name, text in self.wrong.items() if name.endswith("pack.toml")), PACK)
        return "rattus" if '"rattus"' in pack else "roll_player"

    def write(self, tree, files):
        for name, text in files.items():
            path = tree / self.code / "example" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def cases():
    pages = [*ROOT.glob("engine/*/src/codes/*.md"), *ROOT.glob("tools/*/src/codes/*.md")]
    pages += ROOT.glob("tools/cli/codes/*.md")
    found = [Case(page) for page in sorted(pages, key=lambda page: page.stem)]
    return [case for case in found if case.command]


def ran(words, folder):
    """What a program says; nothing where it is not installed."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout + done.stderr


def files(tree, ending):
    """The files with an ending, as paths in a tree, but for the schemas."""
    found = (path.relative_to(tree).as_posix() for path in tree.rglob("*" + ending))
    return sorted(path for path in found if not path.startswith(("schema/", ".")) and "/" in path)


class Tool:
    """A tool: what its files end with, and what it says of a tree as pairs of file and words."""

    def __init__(self, name, version, ending, says):
        self.name, self.ending, self.says = name, ending, says
        said = ran(version, ROOT)
        number = re.search(r"\d+(\.\d+)+", said or "")
        self.version = number.group(0) if number else None


def tombi(tree):
    report = tree / ".tombi.jsonl"
    words = ["--diagnostics-format", "json-lines", "--diagnostics-file", str(report)]
    ran(["tombi", "lint", "--offline", "--quiet", *words], tree)
    lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    found = map(json.loads, lines)
    return [(one["path"], one["message"]) for one in found]


def taplo(tree):
    said = ran(["taplo", "check", "--colors", "never"], tree)
    pairs = re.findall(r"^(?:error|warning): (.*)\n\s*┌─ (.*?):\d+:\d+", said, re.M)
    return [(os.path.relpath(path, tree), words) for words, path in pairs]


def check_jsonschema(tree):
    found = []
    for schema, of_schema in schemas(tree):
        said = ran(
            ["check-jsonschema", "--output-format", "json", "--schemafile", schema, *of_schema], tree
        )
        report = json.loads(said[said.index("{") : said.rindex("}") + 1])
        found += [(one["filename"], one["message"]) for one in report.get("errors", [])]
        found += [(one["filename"], one["message"]) for one in report.get("parse_errors", [])]
    return found


def compare_locales(tree):
    if not (tree / "l10n.toml").exists():
        return []
    said = ran(["compare-locales", "--json", "-", "l10n.toml", "."], tree)
    found = []

    def walk(path, node):
        if isinstance(node, list):
            for entry in node:
                found.extend((path, f"{kind}: {words}") for kind, words in entry.items())
        else:
            for name, inner in node.items():
                walk(f"{path}/{name}" if path else name, inner)

    start = said.find("[")
    for report in json.loads(said[start : said.rindex("]") + 1]) if start >= 0 else []:
        walk("", report["details"])
    for line in ran(["moz-l10n-lint", "l10n.toml"], tree).splitlines():
        path, _, words = line.partition(" ")
        found.append((path, words))
    return found


def moz_fluent_lint(tree):
    folders = sorted({path.rsplit("/locales/", 1)[0] for path in files(tree, ".ftl")})
    folders = [f"{folder}/locales" for folder in folders if (tree / folder / "locales").is_dir()]
    said = ran(["moz-fluent-lint", *folders], tree) if folders else ""
    pairs = re.findall(r"File path: (.*)\n.*\n.*\n\s*((?:Error|Warning).*)", said)
    return [(path.strip(), words) for path, words in pairs]


def selene(tree):
    (tree / "selene.toml").write_text('std = "luau"\n', encoding="utf-8")
    said = ran(["selene", "--display-style", "json", *files(tree, ".luau")], tree)
    found = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    found = [one for one in found if "primary_label" in one]
    return [(one["primary_label"]["filename"], one["message"]) for one in found]


def luau_analyze(tree):
    found = []
    for game in ("rattus", "roll_player"):
        of_game = [path for path in files(tree, ".luau") if GAMES[path.split("/")[0]] == game]
        definitions = ROOT / f"schema/{game}/api.d.luau"
        if of_game:
            said = ran(["luau-check", str(definitions), *of_game], tree)
            found += re.findall(r"^(.*?):\d+:\d+: (.*)$", said, re.M)
    return found


TOOLS = [
    Tool("tombi", ["tombi", "--version"], ".toml", tombi),
    Tool("taplo", ["taplo", "--version"], ".toml", taplo),
    Tool("check-jsonschema", ["check-jsonschema", "--version"], ".toml", check_jsonschema),
    Tool("compare-locales", ["compare-locales", "--version"], ".ftl", compare_locales),
    Tool("moz-fluent-linter", ["moz-fluent-lint", "--version"], ".ftl", moz_fluent_lint),
    Tool("selene", ["selene", "--version"], ".luau", selene),
    Tool("luau-analyze", ["luau-check", "--version"], ".luau", luau_analyze),
]

# The game of each folder of a tree.
GAMES = {}


def schemas(tree):
    """Each schema with the files of a tree that it is for."""
    of = {}
    for path in files(tree, ".toml"):
        parts = path.split("/")
        game = GAMES[parts[0]]
        if parts[-1] in ("pack.toml", "lint.toml"):
            of.setdefault(f"schema/{parts[-1].split('.')[0]}.schema.json", []).append(path)
        elif len(parts) > 2 and (tree / f"schema/{game}/{parts[-2]}.schema.json").exists():
            of.setdefault(f"schema/{game}/{parts[-2]}.schema.json", []).append(path)
    return sorted(of.items())


def tie(tree, program):
    """Puts beside the packs of a tree what the tools need to know of them."""
    for name in ran([program, "schema"], tree).split():
        path = tree / "schema" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ran([program, "schema", name], tree), encoding="utf-8")
    tied, ruled = [], []
    for schema, of_schema in schemas(tree):
        included = json.dumps(of_schema)
        tied.append(f'[[schemas]]\npath = "{schema}"\ninclude = {included}\n')
        ruled.append(f'[[rule]]\ninclude = {included}\n\n[rule.schema]\npath = "{schema}"\n')
    (tree / "tombi.toml").write_text("\n".join(tied), encoding="utf-8")
    (tree / ".taplo.toml").write_text("\n".join(ruled), encoding="utf-8")
    paths, locales = [], set()
    for folder in sorted({path.rsplit("/locales/", 1)[0] for path in files(tree, ".ftl")}):
        texts = tree / folder / "locales"
        tags = sorted(path.name for path in texts.iterdir() if path.is_dir()) if texts.is_dir() else []
        others = [tag for tag in tags if tag != "en"]
        if "en" in tags:
            locales.update(others)
            paths.append(
                f'[[paths]]\nlocales = {json.dumps(others)}\n'
                f'reference = "{folder}/locales/en/**/*.ftl"\n'
                f'l10n = "{folder}/locales/{{locale}}/**/*.ftl"\n'
            )
    if paths:
        head = f'basepath = "."\nlocales = {json.dumps(sorted(locales))}\n\n'
        (tree / "l10n.toml").write_text(head + "\n".join(paths), encoding="utf-8")


def by_case(pairs):
    """What is said of each folder of a tree, without the folder's name."""
    of = {}
    for path, words in pairs:
        code = path.removeprefix("./").split("/")[0]
        of.setdefault(code, set()).add((path.removeprefix("./").removeprefix(code), words))
    return of


def found_by(tool, wrong, sound, all_cases):
    """The codes of the defects that a tool finds."""
    said, else_ = by_case(tool.says(wrong)), by_case(tool.says(sound))
    noise = {words for pairs in else_.values() for _, words in pairs}
    found = set()
    for case in all_cases:
        here = said.get(case.code, set())
        if case.mended:
            here = here - else_.get(case.code, set())
        else:
            here = {pair for pair in here if pair[1] not in noise}
        if here:
            found.add(case.code)
    return found


def found_by_us(program, wrong, all_cases):
    found = set()
    for case in all_cases:
        said = ran([program, *case.command], wrong / case.code)
        if f"[{case.code}]" in said:
            found.add(case.code)
    return found


def seconds(run):
    """The shortest time of some runs: what else the machine does only adds to it."""
    taken = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        run()
        taken.append(time.perf_counter() - begun)
    return min(taken)


def table(columns, all_cases, found, times):
    names = [f"{name} {version}" if version else f"{name} (not installed)" for name, version in columns]
    rows = [["class", "defects", *names, *ELSEWHERE]]
    for family, means in FAMILIES.items():
        codes = {case.code for case in all_cases if case.family == family}
        counts = [str(len(codes & found[name])) if version else "" for name, version in columns]
        elsewhere = [said.get(family, "–") for said in ELSEWHERE.values()]
        rows.append([f"{family}: {means}", str(len(codes)), *counts, *elsewhere])
    totals = [str(len(found[name])) if version else "" for name, version in columns]
    rows.append(["all", str(len(all_cases)), *totals, *[""] * len(ELSEWHERE)])
    taken = [f"{times[name]:.2f}" if name in times else "" for name, _ in columns]
    rows.append(["seconds, 1,000 cards", "", *taken, *[""] * len(ELSEWHERE)])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|" + "---|" * (len(rows[0]) - 1))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", default="cardwright", help="the program")
    parser.add_argument("--pack", type=Path, help="a pack to take the time with (see README.md)")
    parser.add_argument("--keep", type=Path, help="a folder for the files that are compared")
    args = parser.parse_args()
    program = str(Path(args.program).resolve()) if "/" in args.program else args.program
    if ran([program, "--version"], ROOT) is None:
        sys.exit(f"there is no program {program}")
    version = ran([program, "--version"], ROOT).split()[-1]
    all_cases = cases()
    GAMES.update((case.code, case.game()) for case in all_cases)
    with tempfile.TemporaryDirectory() as made:
        folder = args.keep or Path(made)
        wrong, sound = folder / "wrong", folder / "sound"
        for case in all_cases:
            case.write(wrong, case.wrong)
            if case.mended:
                case.write(sound, {**case.wrong, **case.mended})
        tie(wrong, program)
        tie(sound, program)
        found = {"cardwright": found_by_us(program, wrong, all_cases)}
        installed = [tool for tool in TOOLS if tool.version]
        for tool in installed:
            found[tool.name] = found_by(tool, wrong, sound, all_cases)
        times = {}
        if args.pack:
            times["cardwright"] = seconds(
                lambda: ran([program, "lint", str(args.pack / "made_up")], ROOT)
            )
            GAMES["made_up"] = "roll_player"
            tie(args.pack, program)
            for tool in installed:
                times[tool.name] = seconds(lambda tool=tool: tool.says(args.pack))
        columns = [("cardwright", version), *((tool.name, tool.version) for tool in TOOLS)]
        print(table(columns, all_cases, found, times))
        if args.keep:
            listed = {name: sorted(codes) for name, codes in found.items()}
            (folder / "found.json").write_text(json.dumps(listed, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()

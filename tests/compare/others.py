"""The classes of defects, and what tools for the content of one game look at, from their public
documentation and sources."""

FAMILIES = {
    "pack": "manifest, folders, files",
    "data": "fields and references of cards",
    "script": "scripts, without running them",
    "flow": "values through a card",
    "deep": "scripts, run",
    "ruling": "rulings",
    "record": "saved games",
    "text": "texts and translations",
    "effect": "text against script",
    "game": "cards as a game",
    "policy": "settings of the linter",
}

ELSEWHERE = {
    # OpenRA.Mods.Common/Lint: passes over a mod (`--check-yaml`) and over its maps.
    "OpenRA `--check-yaml`": {
        "pack": "files that are named and not there",
        "data": "unknown fields; references to actors, weapons, sequences, voices, palettes; ranges",
        "script": "whether the script that is named is there",
        "flow": "conditions granted and not consumed, consumed and not granted",
        "text": "syntax; keys and variables missing or unused",
        "game": "maps: players, tiles, bounds; what must be built first",
    },
    # amtep/tiger: README.md, annotations.md, filter.md.
    "tiger (ck3-tiger, vic3-tiger)": {
        "pack": "descriptor, encoding, names of files, files that are missing or unused",
        "data": "unknown and missing fields, duplicates, references to items, ranges",
        "script": "triggers and effects by the type of their scope, conditions that make no sense",
        "text": "texts missing in languages that are chosen, unused; markup and calls in texts",
        "game": "history of characters, rivers, bookmarks",
        "policy": "filters, annotations, a baseline",
    },
}

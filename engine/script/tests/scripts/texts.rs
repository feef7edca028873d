//! Type definitions and the manual.

use diag::Source;
use script::{Hook, Parameter, Program, Type, definitions, manual};

use crate::toy::{Item, Toy};

const ITEM: Parameter =
    Parameter { name: "item", doc: "what is bought", kind: <Item as script::Param>::TYPE };

const BUYER: Parameter =
    Parameter { name: "by", doc: "who buys it", kind: <play::Seat as script::Param>::TYPE };

const HOOKS: [Hook<'static>; 2] = [
    Hook {
        name: "on_use",
        doc: "The card is used.",
        takes: &[],
        returns: None,
        guards: &[],
        number: None,
        event: true,
        moment: None,
        only: None,
    },
    Hook {
        name: "price",
        doc: "Change of a price.",
        takes: &[ITEM, BUYER],
        returns: Some(Type::Int),
        guards: &["by", "kind"],
        number: None,
        event: true,
        moment: None,
        only: None,
    },
];

#[test]
fn definitions_are_plain_luau_and_stable() {
    let text = definitions::<Toy>("toy", &HOOKS);
    assert_eq!(text, definitions::<Toy>("toy", &HOOKS));
    // Apart from what only definition files can express, the text is also a valid script.
    let plain = text
        .replace("declare extern type Item with\nend\n", "export type Item = any\n")
        .replace("declare extern type Seat with\nend\n", "export type Seat = any\n");
    Program::compile(&Source::new("api.d.luau", plain)).unwrap();
    for line in [
        "export type Colour = \"red\" | \"blue\"",
        "declare extern type Item with",
        "\tcolour: Colour?,",
        "\toptional: boolean?,",
        "\t--- The amount to add.",
        "\tadd: (self: Me, amount: number) -> (),",
        "\tcount: (self: Me, which: Which?) -> number,",
        "\tat_least: (self: Me, least: number, strictly: boolean?) -> boolean,",
        "\tpick: (self: Me, which: Which?) -> Item?,",
        "\titems: (self: Me, which: Which?) -> { Item },",
        "\tcolours: (self: Me) -> { Colour },",
        "export type OnUse = (me: Me, p: Params) -> ()",
        "export type Hooks = {",
        "\tprice: Price?,",
        "declare extern type Seat with",
        "--- @param by who buys it",
        "export type Price = (me: Me, p: Params, item: Item, by: Seat) -> number",
    ] {
        let line =
            line.replace("\t--- The amount to add.", "\t--- @param amount The amount to add.");
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}

#[test]
fn the_manual_lists_every_verb() {
    let text = manual::<Toy>("toy", &HOOKS);
    for words in [
        "- `me:colour_of(item)` → Colour: The color of an item: even ones are red.",
        "  - `amount` (number): The amount to add.",
        "- `me:pick{ Which }` → Item?: Asks for an item; returns nothing if none fits.",
        "| `price` | Change of a price. | `item: Item`, what is bought; `by: Seat`, who buys it | number | `by` `kind` |",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
}

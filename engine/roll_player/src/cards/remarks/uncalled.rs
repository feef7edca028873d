//! Hooks that the rules never call for the kind of their card.

use content::CardInfo;
use diag::Diagnostic;

use crate::cards::Hook;
use crate::codes;

pub(super) fn look(cards: &[CardInfo], out: &mut Vec<Diagnostic>) {
    for card in cards {
        for name in &card.hooks {
            let hook = Hook::for_cards().find(|hook| hook.name() == name);
            if let Some(hook) = hook.filter(|hook| !hook.is_called_of(card.kind)) {
                out.push(found(card, hook));
            }
        }
    }
}

fn found(card: &CardInfo, hook: Hook) -> Diagnostic {
    let (name, kind) = (hook.name(), card.kind);
    let message = format!("the rules never call “{name}” on a card of the kind “{kind}”");
    let place = card.places().key(&format!("hooks.{name}"));
    let own = || {
        let own = Hook::for_cards().filter(|hook| hook.is_called_of(kind));
        own.map(|hook| format!("“{}”", hook.name())).collect::<Vec<_>>().join(", ")
    };
    let help = match hook.only_of() {
        Some(only) => format!("remove it; only cards of the kind “{only}” have this hook"),
        None => format!("use one of the hooks of this kind: {}", own()),
    };
    Diagnostic::error(codes::UNCALLED_HOOK, message, place).help(help)
}

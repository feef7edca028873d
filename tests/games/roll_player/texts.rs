//! What the languages must tell apart.

use std::sync::Arc;

use engine::Assets;
use roll_player::GAME;
use roll_player::words::MarketKind;
use text::{Locales, Tree, Value};

/// A row of the cards of a hero begins with the name of their kind: a kind without a case of its
/// own would be said like another.
#[test]
fn each_kind_of_market_card_has_its_row() {
    let (locales, _) = Locales::load(&[Tree::packs(Arc::new(Assets::new()), "locales", &[GAME])]);
    for tag in locales.tags() {
        let voice = locales.voice(&tag, Vec::new());
        let row = |kind: &MarketKind| {
            let (word, cards) = (Value::Text(kind.word()), Value::Text("…"));
            voice.tell(
                "board",
                "owned",
                &[("kind_word", word), ("kind", Value::Text("")), ("cards", cards)],
            )
        };
        let rows: Vec<String> = MarketKind::ALL.iter().map(row).collect();
        for (nth, row) in rows.iter().enumerate() {
            let like = rows[..nth].iter().position(|other| other == row);
            let like = like.map(|other| (MarketKind::ALL[other], MarketKind::ALL[nth]));
            assert_eq!(like, None, "{tag}: two kinds are said alike: “{row}”");
            let name = row.split(':').next().unwrap_or_default();
            assert!(!name.trim().is_empty(), "{tag}: {:?} has no case", MarketKind::ALL[nth]);
        }
    }
}

//! Cards beyond the maximum of a table. They are read and their scripts bound like all others, but
//! a table with these packs is refused.

use content::{Card, CardKind, Library, Overflow};
use diag::{Diagnostic, Severity, Source};
use effects::Unseated;
use play::SetupError;

use crate::acting::Scratch;

/// The cards beyond the maximum.
#[derive(Default)]
pub(super) struct Beyond {
    pub(super) overflow: Overflow,
    scripts: Vec<Unseated>,
    excess: Vec<SetupError>,
}

impl Beyond {
    /// The cards of a kind within the maximum. The others are kept here and reported.
    pub(super) fn cut<'c, T: CardKind>(
        &mut self,
        cards: &'c [Card<T>],
        most: usize,
        out: &mut Vec<Diagnostic>,
    ) -> &'c [Card<T>] {
        let (kept, beyond) = cards.split_at(most.min(cards.len()));
        beyond.iter().for_each(|card| self.add(card));
        if let Some(first) = beyond.first() {
            self.exceed((T::KIND, cards.len(), most), &first.source, out);
            self.overflow.kinds.insert(T::KIND);
        }
        kept
    }

    /// Adds a card beyond the maximum.
    pub(super) fn add<T: CardKind>(&mut self, card: &Card<T>) {
        self.overflow.ids.insert(card.id.clone());
        self.scripts.extend(Unseated::of(card));
    }

    /// Reports that a kind has more cards than a table can have; `first` is the first card beyond
    /// the maximum.
    pub(super) fn exceed(
        &mut self,
        (kind, there, most): (&str, usize, usize),
        first: &Source,
        out: &mut Vec<Diagnostic>,
    ) {
        let message =
            format!("there are {there} cards of the kind “{kind}”, but a table can hold {most}");
        let finding = Diagnostic::warning(content::codes::TOO_MANY_CARDS, message, first.top())
            .help(
                "lint checks all of them, and --deep runs them in portions; to play, use fewer \
                packs at once",
            );
        out.push(Diagnostic { severity: Severity::Note, ..finding });
        self.excess.push(SetupError::Excess { kind: kind.to_owned(), there, most });
    }

    /// Whether a card with this id is beyond the maximum.
    pub(super) fn has(&self, id: &str) -> bool {
        self.overflow.ids.contains(id)
    }

    /// Binds the scripts. Returns the list of cards beyond the maximum and the errors that refuse a
    /// set-up.
    pub(super) fn finish(
        self,
        library: &Library,
        shared: &[(String, Source)],
        out: &mut Vec<Diagnostic>,
    ) -> (Overflow, Vec<SetupError>) {
        out.extend(effects::bind_unseated::<Scratch>(library, shared, &self.scripts));
        (self.overflow, self.excess)
    }
}

//! Cards that no table has numbers for: they are read and their scripts bound like all others, and a
//! table with them is refused.

use content::{Card, CardKind, Library, Overflow};
use diag::{Diagnostic, Severity, Source};
use effects::Unseated;
use play::SetupError;

use crate::acting::Scratch;

/// The cards without numbers.
#[derive(Default)]
pub(super) struct Beyond {
    pub(super) overflow: Overflow,
    scripts: Vec<Unseated>,
    excess: Vec<SetupError>,
}

impl Beyond {
    /// The cards of a kind that there are numbers for; the others are kept here, and said.
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

    /// Keeps a card without a number.
    pub(super) fn add<T: CardKind>(&mut self, card: &Card<T>) {
        self.overflow.ids.insert(card.id.clone());
        self.scripts.extend(Unseated::of(card));
    }

    /// Says that there are more cards of a kind than a table can hold; `first` is the first beyond.
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

    /// Whether a card with an id is among them.
    pub(super) fn has(&self, id: &str) -> bool {
        self.overflow.ids.contains(id)
    }

    /// Binds the scripts; gives back which cards they are, and why no table can be set up.
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

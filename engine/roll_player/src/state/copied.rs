//! Copies of a state, made for each card that acts and each line that is searched.

use super::State;

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            table: self.table,
            queue: self.queue.clone(),
            interlude: self.interlude,
            outer: self.outer,
            effect: self.effect.clone(),
            extras: self.extras.clone(),
            counters: self.counters.clone(),
            budget: self.budget.clone(),
        }
    }

    /// Copies into an existing state, such as the draft of a card that acts, without a new
    /// allocation.
    fn clone_from(&mut self, source: &Self) {
        let Self { table, queue, interlude, outer, effect, extras, counters, budget } = source;
        self.table = *table;
        self.queue.clone_from(queue);
        self.interlude = *interlude;
        self.outer = *outer;
        self.effect.clone_from(effect);
        self.extras.clone_from(extras);
        self.counters.clone_from(counters);
        self.budget.clone_from(budget);
    }
}

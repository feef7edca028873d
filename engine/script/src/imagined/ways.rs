//! The ways that runs take: at each point the answer that was taken least there.

/// A tree of answers, and where a run is in it.
pub(super) struct AnswerWays {
    /// The first is where runs begin.
    nodes: Vec<Vec<Branch>>,
    /// The way of the run so far: nodes and answers.
    way: Vec<(usize, usize)>,
    /// Where the run is.
    at: usize,
    /// A way that is taken again, as far as it leads.
    again: Option<Vec<usize>>,
    /// Whether the tree has no other way.
    whole: bool,
}

/// An answer at a node.
#[derive(Clone, Copy, Default)]
struct Branch {
    taken: u32,
    /// Where it leads; none while nobody went on from there.
    next: Option<usize>,
    /// Whether all ways behind it were taken.
    whole: bool,
}

impl Default for AnswerWays {
    fn default() -> Self {
        Self { nodes: vec![Vec::new()], way: Vec::new(), at: 0, again: None, whole: false }
    }
}

impl AnswerWays {
    /// Which of so many answers is taken here; of none the first.
    pub(super) fn take(&mut self, count: usize) -> usize {
        let count = count.max(1);
        if let Some(again) = &self.again {
            let answer = again.get(self.way.len()).map_or(0, |answer| answer % count);
            self.way.push((0, answer));
            return answer;
        }
        let at = self.at;
        let node = &mut self.nodes[at];
        node.resize(count.max(node.len()), Branch::default());
        let (answer, _) = node
            .iter()
            .enumerate()
            .take(count)
            .min_by_key(|(answer, branch)| (branch.whole, branch.taken, *answer))
            .expect("one at least");
        node[answer].taken += 1;
        let free = self.nodes.len();
        let next = *self.nodes[at][answer].next.get_or_insert(free);
        if next == free {
            self.nodes.push(Vec::new());
        }
        self.at = next;
        self.way.push((at, answer));
        answer
    }

    /// A run is over: its way, to be taken again.
    pub(super) fn end(&mut self) -> Vec<usize> {
        let way = std::mem::take(&mut self.way);
        let mut whole = true;
        for (node, answer) in way.iter().rev() {
            let branches = &mut self.nodes[*node];
            branches[*answer].whole |= whole;
            whole = branches.iter().all(|branch| branch.whole);
        }
        (self.at, self.whole) = (0, whole);
        way.into_iter().map(|(_, answer)| answer).collect()
    }

    /// The next run takes a way again.
    pub(super) fn follow(&mut self, way: &[usize]) {
        self.way.clear();
        self.again = Some(way.to_vec());
    }

    /// The next run takes a new way.
    pub(super) fn lead(&mut self) {
        self.way.clear();
        self.again = None;
    }

    /// Whether all ways have been taken.
    pub(super) fn is_whole(&self) -> bool {
        self.whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_are_taken_once() {
        let (mut ways, mut seen) = (AnswerWays::default(), Vec::new());
        while !ways.is_whole() {
            // Two answers first; behind the second of them three more.
            if ways.take(2) == 1 {
                ways.take(3);
            }
            seen.push(ways.end());
        }
        assert_eq!(seen, [vec![0], vec![1, 0], vec![1, 1], vec![1, 2]]);
    }

    #[test]
    fn a_way_taken_again_changes_nothing() {
        let mut ways = AnswerWays::default();
        ways.take(2);
        let way = ways.end();
        ways.follow(&way);
        assert_eq!((ways.take(2), ways.take(5)), (0, 0), "what lies behind it is the first");
        ways.lead();
        assert_eq!(ways.take(2), 1);
    }
}

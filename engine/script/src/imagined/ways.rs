//! The paths of runs: at each point, the answer taken least often there.

/// A tree of answers, with the position of a run.
pub(super) struct AnswerWays {
    /// The first node is the start of all runs.
    nodes: Vec<Vec<Branch>>,
    /// The path of the run so far: nodes and answers.
    way: Vec<(usize, usize)>,
    /// The current node of the run.
    at: usize,
    /// A path to follow again, as far as it leads.
    again: Option<Vec<usize>>,
    /// Whether the tree has no other paths.
    whole: bool,
}

/// An answer at a node.
#[derive(Clone, Copy, Default)]
struct Branch {
    taken: u32,
    /// The next node; `None` if no run has gone on from here.
    next: Option<usize>,
    /// Whether all paths through it have been taken.
    whole: bool,
}

impl Default for AnswerWays {
    fn default() -> Self {
        Self { nodes: vec![Vec::new()], way: Vec::new(), at: 0, again: None, whole: false }
    }
}

impl AnswerWays {
    /// The answer to take here, out of `count`; the first if `count` is zero.
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

    /// Ends a run. Returns its path, to be followed again.
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

    /// Makes the next run follow a path.
    pub(super) fn follow(&mut self, way: &[usize]) {
        self.way.clear();
        self.again = Some(way.to_vec());
    }

    /// Makes the next run take a new path.
    pub(super) fn lead(&mut self) {
        self.way.clear();
        self.again = None;
    }

    /// Whether all paths have been taken.
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
            // Two answers first; after the second of them, three more.
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

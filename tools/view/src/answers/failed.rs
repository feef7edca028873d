//! Which cards failed, where and why.

use desk::SPACE;

use crate::notice::{FaultReport, Notice};
use crate::sight::Sight;

/// Maximum number of faults shown together.
const FAULTS: usize = 3;

impl Sight<'_> {
    /// Where and why scripts of cards failed last, each fault once.
    pub(crate) fn why_failed(self) -> Notice {
        let voice = self.speech().voice();
        let mut faults: Vec<FaultReport> = Vec::new();
        for fault in self.table().faults().into_iter().rev() {
            let report = FaultReport::new(&voice, self.opened().cards(), fault);
            if faults.len() < FAULTS && !faults.contains(&report) {
                faults.insert(0, report);
            }
        }
        if faults.is_empty() {
            return self.says("no-fault", &[]);
        }
        Notice::Faults { text: voice.tell(SPACE, "fault-reports", &[]), faults }
    }
}

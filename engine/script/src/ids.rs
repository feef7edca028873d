//! What a host knows its modules, functions and parameters by.

/// A module loaded into a host. Holds for that host only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ModuleId(pub(crate) u32);

impl ModuleId {
    pub(crate) fn at(self) -> usize {
        self.0 as usize
    }
}

/// A function of a module. Holds for the host that gave it, or one that loaded the same programs
/// in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub(crate) u32);

impl FunctionId {
    #[inline]
    pub(crate) fn at(self) -> usize {
        self.0 as usize
    }
}

/// A frozen table of parameters. Holds for the host that gave it, or one that was furnished in the
/// same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ParamsId(pub(crate) u32);

//! Ids of modules, functions and params in a host.

/// A module loaded into a host. Valid only in that host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ModuleId(pub(crate) u32);

impl ModuleId {
    pub(crate) fn at(self) -> usize {
        self.0 as usize
    }
}

/// A function of a module. Valid in the host that returned it, and in hosts that loaded the same
/// programs in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(pub(crate) u32);

impl FunctionId {
    #[inline]
    pub(crate) fn at(self) -> usize {
        self.0 as usize
    }
}

/// A frozen table of params. Valid in the host that returned it, and in hosts prepared in the same
/// order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ParamsId(pub(crate) u32);

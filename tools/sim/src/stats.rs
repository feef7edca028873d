//! Statistics of units: means, rates, differences, and when to stop.

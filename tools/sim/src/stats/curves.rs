//! The normal distribution and Student's t.

use libm::{erfc, exp, lgamma, log};

/// Degrees of freedom from which t is taken for normal. The quantiles differ by less than 2e-5.
const NORMAL: u64 = 100_000;

/// Halvings of a search: enough for the last bit of a double.
const HALVINGS: u32 = 64;

/// The z for which a share of `level` is between −z and z: 1.96 for 0.95.
pub fn normal_quantile(level: f64) -> f64 {
    search(level, |z| 1.0 - erfc(z / std::f64::consts::SQRT_2))
}

/// The t for which a share of `level` is between −t and t, with these degrees of freedom.
///
/// ```
/// let t = sim::stats::student_quantile(0.95, 4);
/// assert!((t - 2.776_445).abs() < 1e-6);
/// ```
pub fn student_quantile(level: f64, freedom: u64) -> f64 {
    if freedom >= NORMAL {
        return normal_quantile(level);
    }
    search(level, |t| 1.0 - student_chance(t, freedom))
}

/// How likely a value at least as far from 0 is, with these degrees of freedom.
pub fn student_chance(t: f64, freedom: u64) -> f64 {
    if freedom >= NORMAL {
        return erfc(t.abs() / std::f64::consts::SQRT_2);
    }
    let freedom = freedom.max(1) as f64;
    beta(freedom / 2.0, 0.5, freedom / (freedom + t * t))
}

/// The value at which a rising share reaches `level`.
fn search(level: f64, share: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while share(high) < level && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..HALVINGS {
        let mid = (low + high) / 2.0;
        if share(mid) < level {
            low = mid;
        } else {
            high = mid;
        }
    }
    high
}

/// The regularized incomplete beta function, by the continued fraction of Lentz.
fn beta(a: f64, b: f64, x: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta(b, a, 1.0 - x);
    }
    let front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1.0 - x)) / a;
    let (mut c, mut d) = (1.0, solid(1.0 - (a + b) * x / (a + 1.0)).recip());
    let mut fraction = d;
    for nth in 1..=300 {
        let m = f64::from(nth);
        for step in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = solid(1.0 + step * d).recip();
            c = solid(1.0 + step / c);
            fraction *= c * d;
        }
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    front * fraction
}

/// A number by which one may divide.
fn solid(number: f64) -> f64 {
    if number.abs() < 1e-300 { 1e-300 } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        let table =
            [(1, 12.706_205), (2, 4.302_653), (9, 2.262_157), (30, 2.042_272), (120, 1.979_930)];
        for (freedom, t) in table {
            assert!((student_quantile(0.95, freedom) - t).abs() < 1e-6, "{freedom}");
        }
        assert!((student_quantile(0.99, 10) - 3.169_273).abs() < 1e-6);
        assert!((normal_quantile(0.95) - 1.959_964).abs() < 1e-6);
        assert!((student_quantile(0.95, 99_999) - student_quantile(0.95, 100_000)).abs() < 5e-5);
        assert!((student_chance(2.228_139, 10) - 0.05).abs() < 1e-7);
    }
}

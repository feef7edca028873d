//! The normal distribution and the t distribution.
//!
//! Every operation is IEEE arithmetic or `libm`, so results are the same bits on every machine.

/// The degrees of freedom from which t is turned into a normal deviate by Hill's expansion
/// (algorithm 395 of the ACM), which is exact to 1e-12 there. Below, finite sums are exact.
const MANY: u64 = 200;

/// The probability that a standard normal deviate is at most `x`.
pub fn normal_cdf(x: f64) -> f64 {
    libm::erfc(-x / std::f64::consts::SQRT_2) / 2.0
}

/// The value that a standard normal deviate stays below with probability `p`.
///
/// Infinite at 0 and 1.
pub fn normal_quantile(p: f64) -> f64 {
    quantile(p, |x| libm::erfc(x / std::f64::consts::SQRT_2))
}

/// The probability that a t deviate is at most `t`.
pub fn t_cdf(t: f64, freedom: u64) -> f64 {
    let tail = t_outside(t, freedom) / 2.0;
    if t > 0.0 { 1.0 - tail } else { tail }
}

/// The value that a t deviate stays below with probability `p`.
///
/// Infinite at 0 and 1.
pub fn t_quantile(p: f64, freedom: u64) -> f64 {
    quantile(p, |t| t_outside(t, freedom))
}

/// The probability that a t deviate is farther from 0 than `t`, on either side.
pub fn t_outside(t: f64, freedom: u64) -> f64 {
    let freedom = freedom.max(1);
    let v = freedom as f64;
    let ratio = t * t / v;
    if ratio.is_infinite() {
        return 0.0;
    }
    if freedom >= MANY {
        return libm::erfc(hill(ratio, v) / std::f64::consts::SQRT_2);
    }
    (1.0 - inside(ratio, freedom)).max(0.0)
}

/// The probability that t² is below `ratio` times the degrees of freedom.
///
/// It is a finite sum of powers of a cosine (Abramowitz and Stegun, 26.7.3 and 26.7.4).
fn inside(ratio: f64, freedom: u64) -> f64 {
    let cosine2 = 1.0 / (1.0 + ratio);
    let sine = (ratio / (1.0 + ratio)).sqrt();
    let odd = freedom % 2 == 1;
    let (mut term, mut sum) = (1.0, 0.0);
    for nth in 1..=freedom / 2 {
        sum += term;
        let even = (2 * nth) as f64;
        term *= cosine2 * if odd { even / (even + 1.0) } else { (even - 1.0) / even };
    }
    if odd {
        let angle = libm::atan(ratio.sqrt());
        std::f64::consts::FRAC_2_PI * (angle + sine * cosine2.sqrt() * sum)
    } else {
        sine * sum
    }
}

/// The normal deviate that is exceeded as often as t, where `ratio` is t²/v (Hill 1970).
fn hill(ratio: f64, v: f64) -> f64 {
    let a = v - 0.5;
    let b = 48.0 * a * a;
    let y = a * libm::log1p(ratio);
    let late = (((-0.4 * y - 3.3) * y - 24.0) * y - 85.5) / (0.8 * y * y + 100.0 + b);
    ((late + y + 3.0) / b + 1.0) * y.sqrt()
}

/// The value below which a symmetric deviate stays with probability `p`, by halving. `outside` is
/// the probability of being farther from 0 than a value.
fn quantile(p: f64, outside: impl Fn(f64) -> f64) -> f64 {
    if p < 0.5 {
        return -quantile(1.0 - p, outside);
    }
    let rest = 2.0 * (1.0 - p);
    if rest <= 0.0 {
        return f64::INFINITY;
    }
    let (mut low, mut high) = (0.0, 1.0);
    while outside(high) > rest {
        (low, high) = (high, high * 2.0);
    }
    loop {
        let mid = (low + high) / 2.0;
        if mid <= low || mid >= high {
            return mid;
        }
        if outside(mid) > rest { low = mid } else { high = mid }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Quantiles of 0.975 and 0.995, from the tables of Abramowitz and Stegun (26.10) with the
    /// further digits of R 4: `qt(p, df)`.
    const TABLE: [(u64, f64, f64); 8] = [
        (1, 12.7062047, 63.6567412),
        (2, 4.3026527, 9.9248432),
        (5, 2.5705818, 4.0321430),
        (10, 2.2281389, 3.1692727),
        (29, 2.0452296, 2.7563859),
        (30, 2.0422725, 2.7499957),
        (60, 2.0002978, 2.6602830),
        (120, 1.9799304, 2.6174211),
    ];

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
    }

    #[test]
    fn t_quantiles_are_those_of_the_tables() {
        for (freedom, wide, wider) in TABLE {
            near(t_quantile(0.975, freedom), wide);
            near(t_quantile(0.995, freedom), wider);
            near(t_quantile(0.025, freedom), -wide);
            near(t_cdf(wide, freedom), 0.975);
        }
        near(t_quantile(0.975, 1_000_000_000), 1.9599640);
    }

    #[test]
    fn normal_quantiles_are_those_of_the_tables() {
        for (p, z) in [(0.5, 0.0), (0.9, 1.2815516), (0.975, 1.9599640), (0.9995, 3.2905267)] {
            near(normal_quantile(p), z);
            near(normal_cdf(z), p);
            near(normal_cdf(-z), 1.0 - p);
        }
        assert_eq!(normal_quantile(1.0), f64::INFINITY);
        assert_eq!(normal_quantile(0.0), f64::NEG_INFINITY);
    }

    /// The two ways to count meet: the expansion is as good as the sum where it takes over.
    #[test]
    fn the_expansion_agrees_with_the_sum() {
        for t in [0.1_f64, 1.0, 2.0, 3.5, 6.0] {
            for freedom in [MANY, MANY + 1] {
                let ratio = t * t / freedom as f64;
                let sum = 1.0 - inside(ratio, freedom);
                assert!((t_outside(t, freedom) - sum).abs() < 1e-11, "{t} {freedom}");
            }
        }
    }
}

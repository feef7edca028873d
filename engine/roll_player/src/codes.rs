//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    FLAT_GRID = "flat-grid",
    GOAL_ALWAYS_MET = "goal-always-met",
    GOAL_OUT_OF_REACH = "goal-out-of-reach",
    NO_ADVENTURE = "no-adventure",
    RANK_OUT_OF_REACH = "rank-out-of-reach",
    REWARD_OUT_OF_REACH = "reward-out-of-reach",
    REWARDS_DISORDERED = "rewards-disordered",
    SET_INCOMPLETE = "set-incomplete",
    SET_STARS = "set-stars",
    STARS_FALL = "stars-fall",
    STARS_OUT_OF_REACH = "stars-out-of-reach",
    TWIN_CARD = "twin-card",
    UNKNOWN_CARD = "unknown-card",
    UNKNOWN_EDITION = "unknown-edition",
    UNKNOWN_MONSTER = "unknown-monster",
    UNKNOWN_SET = "unknown-set",
}

//! The codes of what this room finds wrong, each with its page in `codes/`.

diag::codes! {
    FLAT_GRID = "flat-grid",
    GOAL_ALWAYS_MET = "goal-always-met",
    GOAL_OUT_OF_REACH = "goal-out-of-reach",
    NEVER_IN_PLAY = "never-in-play",
    NO_ADVENTURE = "no-adventure",
    NO_ROUNDS = "no-rounds",
    RANK_OUT_OF_REACH = "rank-out-of-reach",
    REWARD_OUT_OF_REACH = "reward-out-of-reach",
    REWARDS_DISORDERED = "rewards-disordered",
    RIVAL_EXPANSIONS = "rival-expansions",
    SET_INCOMPLETE = "set-incomplete",
    SET_STARS = "set-stars",
    STARS_FALL = "stars-fall",
    STARS_OUT_OF_REACH = "stars-out-of-reach",
    THINNED_OUT = "thinned-out",
    TWIN_CARD = "twin-card",
    UNKNOWN_CARD = "unknown-card",
    UNKNOWN_EDITION = "unknown-edition",
    UNKNOWN_MONSTER = "unknown-monster",
    UNKNOWN_SET = "unknown-set",
}

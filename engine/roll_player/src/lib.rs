//! roll_player

//! The compiled targets beside known answers and beside the naive interpreter: two independent ways to the same moves.

#[path = "differential/answers.rs"]
mod answers;
#[path = "differential/compare.rs"]
mod compare;
#[path = "differential/hostile.rs"]
mod hostile;
#[path = "differential/random.rs"]
mod random;

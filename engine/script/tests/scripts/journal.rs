//! The journal as a value.

use script::{CAPACITY, Journal, Recorded, fingerprint};

#[test]
fn a_journal_is_a_value() {
    let mut journal = Journal::new();
    assert!(journal.is_empty());
    journal.push(7, Recorded::Int(-3));
    journal.push(9, Recorded::Nil);
    let copy = journal;
    assert_eq!(copy, journal);
    assert_eq!(journal.get(0), Some((7, Recorded::Int(-3))));
    assert_eq!(journal.get(1), Some((9, Recorded::Nil)));
    assert_eq!(journal.get(2), None);
    assert!(std::mem::size_of::<Journal>() <= 66);
    assert_eq!(format!("{journal:?}"), "[(7, Int(-3)), (9, Nil)]");
}

#[test]
fn a_full_journal_takes_no_more() {
    let mut journal = Journal::new();
    for at in 0..CAPACITY {
        assert!(journal.push(at as u16, Recorded::Nil));
    }
    let full = journal;
    assert!(!journal.push(99, Recorded::Nil));
    assert_eq!(journal, full);
}

#[test]
fn fingerprints_are_the_same_for_ever() {
    assert_eq!(fingerprint(&(1u8, 2u16, -3i64, "four")), 21516);
    assert_ne!(fingerprint(&1u8), fingerprint(&2u8));
    assert_eq!(fingerprint(&5usize), fingerprint(&5u64));
    let [zero, one, five] = [0u8, 1, 5];
    let bytes = (five, zero, zero, zero, zero, zero, zero, zero);
    assert_eq!(fingerprint(&5i64), fingerprint(&bytes), "byte by byte");
    let bytes = (five, one, zero, zero, zero, zero, zero, zero);
    assert_eq!(fingerprint(&261i64), fingerprint(&bytes), "byte by byte");
}

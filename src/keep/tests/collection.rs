use super::{Bench, contract};
use crate::UserStore;
use crate::collection::Booking;
use crate::collection::Copies;

contract!(
    copies_come_in_and_go_out_and_none_are_below_none,
    a_card_that_was_renamed_is_kept_once,
    two_who_book_at_once_lose_nothing,
);

fn copies(name: &str, count: u32) -> Copies {
    Copies { name: name.to_owned(), former: Vec::new(), count }
}

fn book(store: &mut dyn UserStore, booking: Booking, list: &[(&str, u32)]) -> Vec<(u32, u32)> {
    let list: Vec<Copies> = list.iter().map(|(name, n)| copies(name, *n)).collect();
    let booked = store.book(booking, &list).expect("booked");
    booked.iter().map(|one| (one.before, one.after)).collect()
}

fn owned(store: &dyn UserStore) -> Vec<(String, u32)> {
    store.owned().expect("read")
}

fn copies_come_in_and_go_out_and_none_are_below_none(bench: &Bench) {
    let mut store = bench.store();
    let mut book = |booking, list: &[(&str, u32)]| book(&mut *store, booking, list);
    assert_eq!(book(Booking::Add, &[("Odo", 2), ("Kira", 1)]), [(0, 2), (0, 1)]);
    assert_eq!(book(Booking::Add, &[("Odo", 1)]), [(2, 3)]);
    assert_eq!(book(Booking::Set, &[("Odo", 5)]), [(3, 5)]);
    assert_eq!(book(Booking::Remove, &[("Odo", 1), ("Kira", 9)]), [(5, 4), (1, 0)]);
    assert_eq!(book(Booking::Add, &[("Odo", u32::MAX)]), [(4, u32::MAX)]);
    assert_eq!(book(Booking::Replace, &[("Kira", 2)]), [(0, 2)]);
    assert_eq!(owned(&*store), [("Kira".to_owned(), 2)]);
}

fn a_card_that_was_renamed_is_kept_once(bench: &Bench) {
    let mut store = bench.store();
    book(&mut *store, Booking::Add, &[("Old", 2), ("New", 1)]);
    let renamed = Copies { former: vec!["Old".to_owned()], ..copies("New", 4) };
    let booked = store.book(Booking::Add, &[renamed]).expect("booked");
    assert_eq!((booked[0].before, booked[0].after), (3, 7));
    assert_eq!(owned(&*store), [("New".to_owned(), 7)]);
}

fn two_who_book_at_once_lose_nothing(bench: &Bench) {
    const TIMES: u32 = 10;
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut store = bench.store();
                for _ in 0..TIMES {
                    book(&mut *store, Booking::Add, &[("Odo", 1)]);
                }
            });
        }
    });
    assert_eq!(owned(&*bench.store()), [("Odo".to_owned(), 2 * TIMES)]);
}

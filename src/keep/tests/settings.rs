use super::{Bench, contract};

contract!(the_last_value_is_kept);

fn the_last_value_is_kept(bench: &Bench) {
    let mut store = bench.store();
    assert_eq!(store.setting("a").expect("read"), None);
    for body in ["1", "2", "zero \0, one \u{1}, two \u{2}"] {
        store.keep_setting("a", body).expect("kept");
        let kept = store.setting("a").expect("read");
        assert_eq!(kept.as_deref(), Some(body));
    }
}

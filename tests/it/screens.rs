//! Whole screens, as files under `tests/cmd/<command>`, and the examples of the README.

use crate::kit::desk::Desk;

#[test]
fn screens_look_as_written() {
    let desk = Desk::new();
    trycmd::TestCases::new()
        .env("TRICORDER_CACHE_DIR", desk.cache.path().to_string_lossy())
        .env("TRICORDER_DATA_DIR", desk.own.path().to_string_lossy())
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1")
        .case("tests/cmd/*/*.trycmd")
        .case("README.md")
        .run();
}

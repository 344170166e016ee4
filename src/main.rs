#![doc = include_str!("README.md")]

use std::process::ExitCode;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|panic| terminal::report_panic(&panic.to_string())));
    ExitCode::from(terminal::run(std::env::args_os().skip(1).collect()))
}

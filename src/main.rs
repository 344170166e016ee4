//! The `tricorder` binary: arguments in, screen out, exit code.

use std::process::ExitCode;

use tricorder::cli;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|panic| cli::report_panic(&panic.to_string())));
    ExitCode::from(cli::run(std::env::args_os().skip(1).collect()))
}

//! Tells the linker to keep the list of addresses that the loader adapts short.

/// A program that ends after two milliseconds feels every page the loader has to read: the list of the addresses
/// it must adapt becomes eighty times shorter. Only where the C library is known to read it (glibc 2.36, musl 1.2.4).
fn main() {
    let is = |variable: &str, known: &[&str]| std::env::var(variable).is_ok_and(|value| known.contains(&&*value));
    if is("CARGO_CFG_TARGET_OS", &["linux"]) && is("CARGO_CFG_TARGET_ENV", &["gnu", "musl"]) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

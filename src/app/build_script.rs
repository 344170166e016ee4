//! Packs the licenses of what the program is built from.

fn main() -> std::io::Result<()> {
    generate::write_packed("NOTICES", "NOTICES.txt")
}

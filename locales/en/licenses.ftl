# Licenses of the program and of what it is built from.

licenses-title = Licenses
licenses-own = tricorder and its texts are licensed under either of Apache License 2.0 or MIT, at your option.
licenses-others = { $count } packages by other authors are part of it, each under the license named after it; the numbers refer to the texts at the end. Which of them a program contains depends on the system it is built for. SQLite, which is also part of it, is in the public domain. The source of each package is available from crates.io under its name.
licenses-inside = In the program
licenses-tools = Only to build and test it
licenses-text = Text { $number }: { $license }

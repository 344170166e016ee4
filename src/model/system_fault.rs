//! What systems and databases refuse, as far as a player can do something about it.

use std::io;

use crate::codes;

codes!(
    /// Why a file, a folder or a database could not be read or written.
    SystemFault {
        /// Nothing lies at this path.
        Missing => "missing",
        /// A link on the way leads nowhere, or the disk it led to is gone.
        Unmounted => "unmounted",
        /// The rights do not suffice.
        Forbidden => "forbidden",
        /// A folder lies where a file is meant.
        Folder => "folder",
        /// A file lies where a folder is meant.
        NoFolder => "no-folder",
        /// The device has no room left.
        Full => "full",
        /// Nothing may be written there.
        ReadOnly => "read-only",
        /// Another program holds it.
        Busy => "busy",
        /// The text is not UTF-8.
        NotText => "not-text",
        /// It ends in the middle.
        CutOff => "cut-off",
        /// Nobody takes what is written.
        Closed => "closed",
        /// The file is something else than a database.
        NoDatabase => "no-database",
        /// What was read is not what was written.
        Damaged => "damaged",
        /// More than is read.
        TooLarge => "too-large",
        /// Nobody answers there.
        Unreachable => "unreachable",
        /// It is no address of a server.
        NoAddress => "no-address",
        /// The way there was to be encrypted, which the program does not do.
        Unencrypted => "unencrypted",
        /// The program was built without what it takes.
        LeftOut => "left-out",
        /// Anything else; the system's own words say what.
        Other => "other",
    }
);

/// Whoever reads at the other end of a pipe is gone: a code of Windows that its standard library has no kind for.
/// Shells whose pipes have names, such as that of Git, meet it.
const PIPE_NOT_CONNECTED: i32 = 233;

/// Whether something cannot be written because its reader went away.
pub fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe || cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED)
}

impl From<io::ErrorKind> for SystemFault {
    fn from(kind: io::ErrorKind) -> SystemFault {
        match kind {
            io::ErrorKind::NotFound => SystemFault::Missing,
            io::ErrorKind::StaleNetworkFileHandle => SystemFault::Unmounted,
            io::ErrorKind::PermissionDenied => SystemFault::Forbidden,
            io::ErrorKind::IsADirectory => SystemFault::Folder,
            io::ErrorKind::NotADirectory => SystemFault::NoFolder,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => SystemFault::Full,
            io::ErrorKind::ReadOnlyFilesystem => SystemFault::ReadOnly,
            io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy => SystemFault::Busy,
            io::ErrorKind::FileTooLarge => SystemFault::TooLarge,
            io::ErrorKind::InvalidData => SystemFault::NotText,
            io::ErrorKind::UnexpectedEof => SystemFault::CutOff,
            io::ErrorKind::BrokenPipe => SystemFault::Closed,
            _ => SystemFault::Other,
        }
    }
}

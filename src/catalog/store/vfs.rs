//! How SQLite reads [`Pages`]: as a file system that has one file, which never changes. The only place with
//! `unsafe`, for SQLite speaks C.

#![allow(unsafe_code)]
// SQLite counts bytes of pages and paths in C’s signed numbers.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

use std::cell::Cell;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr;
use std::slice;
use std::sync::OnceLock;

use rusqlite::ffi;
use rusqlite::ffi::{sqlite3_file, sqlite3_io_methods, sqlite3_vfs};
use rusqlite::{Connection, OpenFlags};

use crate::checksums::Pages;

const NAME: &CStr = c"tricorder-pages";
/// What the one file is called; nothing is found by it.
const FILE: &str = "catalog";

thread_local! {
    /// The pages of the connection that is being opened.
    static NEXT: Cell<Option<Pages>> = const { Cell::new(None) };
}

/// A connection that reads these pages and cannot change them.
///
/// # Errors
/// When the first page is damaged.
pub(super) fn connect(pages: Pages) -> rusqlite::Result<Connection> {
    register()?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    NEXT.set(Some(pages));
    let opened = Connection::open_with_flags_and_vfs(FILE, flags, NAME);
    // SQLite may have given up before it opened anything.
    NEXT.set(None);
    opened
}

/// What SQLite keeps of an open file: its methods first, as it wants it.
#[repr(C)]
struct VfsFile {
    base: sqlite3_file,
    pages: *mut Pages,
}

/// Makes the file system known, once a process. Clock, chance and temporary files stay those of the system.
fn register() -> rusqlite::Result<()> {
    static CODE: OnceLock<c_int> = OnceLock::new();
    let code = *CODE.get_or_init(|| {
        // SAFETY: without a name SQLite gives its own file system, which is never freed; what is registered is
        // leaked and so outlives all connections.
        unsafe {
            let system = ffi::sqlite3_vfs_find(ptr::null());
            if system.is_null() {
                return ffi::SQLITE_ERROR;
            }
            let mut own = *system;
            // Temporary files are the system's own and need its room.
            own.szOsFile = own.szOsFile.max(size_of::<VfsFile>() as c_int);
            own.zName = NAME.as_ptr();
            own.pNext = ptr::null_mut();
            own.pAppData = system.cast();
            own.xOpen = Some(open);
            own.xAccess = Some(access);
            own.xFullPathname = Some(full_pathname);
            // The 0: connections that name no file system keep that of the system.
            ffi::sqlite3_vfs_register(Box::leak(Box::new(own)), 0)
        }
    });
    match code {
        ffi::SQLITE_OK => Ok(()),
        code => Err(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None)),
    }
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // Version 1 has neither shared memory nor mapped files, so what belongs to these is never called.
    iVersion: 1,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(number),
    xFileSize: Some(file_size),
    xLock: Some(number),
    xUnlock: Some(number),
    xCheckReservedLock: Some(is_locked),
    xFileControl: Some(control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(characteristics),
    xShmMap: None,
    xShmLock: None,
    xShmBarrier: None,
    xShmUnmap: None,
    xFetch: None,
    xUnfetch: None,
};

/// SAFETY: SQLite hands over `szOsFile` bytes for the file, this file system and somewhere for the flags.
unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    taken: *mut c_int,
) -> c_int {
    unsafe {
        if flags & ffi::SQLITE_OPEN_MAIN_DB == 0 {
            let system: *mut sqlite3_vfs = (*vfs).pAppData.cast();
            return match (*system).xOpen {
                Some(open) => open(system, name, file, flags, taken),
                None => ffi::SQLITE_CANTOPEN,
            };
        }
        // Without methods SQLite closes nothing if opening fails below.
        (*file).pMethods = ptr::null();
        let Some(pages) = NEXT.take() else {
            return ffi::SQLITE_CANTOPEN;
        };
        file.cast::<VfsFile>().write(VfsFile {
            base: sqlite3_file { pMethods: ptr::from_ref(&METHODS) },
            pages: Box::into_raw(Box::new(pages)),
        });
        if !taken.is_null() {
            *taken = flags;
        }
        ffi::SQLITE_OK
    }
}

/// SAFETY: SQLite closes what `open` made, once and last.
unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    unsafe { drop(Box::from_raw((*file.cast::<VfsFile>()).pages)) };
    ffi::SQLITE_OK
}

/// SAFETY: SQLite reads from what `open` made into `amount` bytes of its own.
unsafe extern "C" fn read(file: *mut sqlite3_file, into: *mut c_void, amount: c_int, offset: i64) -> c_int {
    let (pages, into) = unsafe {
        // Whoever reads behind the end finds zeros: SQLite relies on it.
        into.cast::<u8>().write_bytes(0, amount as usize);
        let into = slice::from_raw_parts_mut(into.cast::<u8>(), amount as usize);
        (&*(*file.cast::<VfsFile>()).pages, into)
    };
    match pages.read(offset.cast_unsigned(), into) {
        Ok(read) if read == into.len() => ffi::SQLITE_OK,
        Ok(_) => ffi::SQLITE_IOERR_SHORT_READ,
        Err(_) => ffi::SQLITE_IOERR_READ,
    }
}

/// SAFETY: SQLite asks about what `open` made and has room for the answer.
unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut i64) -> c_int {
    unsafe { *size = (*(*file.cast::<VfsFile>()).pages).size().cast_signed() };
    ffi::SQLITE_OK
}

/// SAFETY: touches nothing.
unsafe extern "C" fn write(_: *mut sqlite3_file, _: *const c_void, _: c_int, _: i64) -> c_int {
    ffi::SQLITE_READONLY
}

/// SAFETY: touches nothing.
unsafe extern "C" fn truncate(_: *mut sqlite3_file, _: i64) -> c_int {
    ffi::SQLITE_READONLY
}

/// Locks and syncs of a file that never changes.
///
/// SAFETY: touches nothing.
unsafe extern "C" fn number(_: *mut sqlite3_file, _: c_int) -> c_int {
    ffi::SQLITE_OK
}

/// SAFETY: SQLite has room for the answer.
unsafe extern "C" fn is_locked(_: *mut sqlite3_file, answer: *mut c_int) -> c_int {
    unsafe { *answer = 0 };
    ffi::SQLITE_OK
}

/// SAFETY: touches nothing.
unsafe extern "C" fn control(_: *mut sqlite3_file, _: c_int, _: *mut c_void) -> c_int {
    ffi::SQLITE_NOTFOUND
}

/// SAFETY: touches nothing.
unsafe extern "C" fn sector_size(_: *mut sqlite3_file) -> c_int {
    0
}

/// Nothing is locked and no journal sought.
///
/// SAFETY: touches nothing.
unsafe extern "C" fn characteristics(_: *mut sqlite3_file) -> c_int {
    ffi::SQLITE_IOCAP_IMMUTABLE
}

/// There is no other file.
///
/// SAFETY: SQLite has room for the answer.
unsafe extern "C" fn access(_: *mut sqlite3_vfs, _: *const c_char, _: c_int, answer: *mut c_int) -> c_int {
    unsafe { *answer = 0 };
    ffi::SQLITE_OK
}

/// SAFETY: SQLite hands over a text that ends and room for `size` bytes.
unsafe extern "C" fn full_pathname(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    size: c_int,
    full: *mut c_char,
) -> c_int {
    unsafe {
        let name = CStr::from_ptr(name).to_bytes_with_nul();
        if name.len() > size as usize {
            return ffi::SQLITE_CANTOPEN;
        }
        ptr::copy_nonoverlapping(name.as_ptr().cast(), full, name.len());
    }
    ffi::SQLITE_OK
}

//! The file of the settings.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// Why settings cannot be read or kept.
    SettingsError as Settings;

    /// There is no folder for settings.
    NoFolder => 2, err_no_config_folder(), try hint_no_config_folder();
    /// The file cannot be read.
    File { path: PathBuf, reason: Reason }
        => 2, err_settings_file(path, reason), try hint_settings_file(path);
    /// A line of the file begins with no setting.
    Unknown { path: PathBuf, line: usize, key: String }
        => 2, err_settings_unknown(path, line, key), try hint_settings_unknown();
    /// A setting of the file has a value it does not take.
    Unfit { path: PathBuf, line: usize, key: String, value: String, allowed: Vec<String> }
        => 2, err_settings_unfit(path, line, value, key), try hint_settings_unfit(allowed);
    /// There is no such setting.
    NoSuchSetting { key: String, allowed: Vec<String>, suggestions: Vec<String> }
        => 2, err_no_such_setting(key), try hint_no_such_setting(allowed), near suggestions;
    /// A setting does not take a value.
    Refused { key: String, value: String, allowed: Vec<String> }
        => 2, err_setting_refused(value, key), try hint_setting_refused(key, allowed);
    /// The file cannot be written.
    Unwritable { path: PathBuf, reason: Reason }
        => 2, err_settings_unwritable(path, reason), try hint_settings_unwritable();
}

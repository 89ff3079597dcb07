//! The manifest of an archive: which pack it is, what it needs, and what each file must be.

use semver::{Version, VersionReq};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Refusal;
use crate::name::{fit_id, fit_path};

/// The form of manifests that is written and read here.
pub const MANIFEST_FORMAT: u32 = 1;

/// What an archive says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The form of this manifest.
    pub format: u32,
    /// The id of the pack.
    pub id: String,
    /// Its version.
    pub version: Version,
    /// What must be there too, by id.
    pub needs: Vec<Need>,
    /// Its files, by path.
    pub files: Vec<FileEntry>,
}

/// A pack that is needed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// Its id.
    pub id: String,
    /// Which versions will do.
    pub version: VersionReq,
}

/// A file, and what it must be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileEntry {
    /// Its path in the pack.
    pub path: String,
    /// Its length in bytes.
    pub length: u64,
    /// The SHA-256 of what it holds, in hexadecimal digits.
    pub sha256: String,
}

/// The SHA-256 of bytes, in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Manifest {
    /// As it stands in an archive; the same manifest is always the same text.
    pub fn text(&self) -> String {
        // Plain texts and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// What identifies the pack with all that it holds, however it was compressed.
    pub fn sha256(&self) -> String {
        digest(self.text().as_bytes())
    }

    /// Reads a manifest, and refuses one that is not exactly as it would be written here.
    pub(crate) fn read(bytes: &[u8]) -> Result<Manifest, Refusal> {
        let broken = |error: &str| Refusal::new("manifest-broken", &[("error", error)]);
        let text = std::str::from_utf8(bytes).map_err(|error| broken(&error.to_string()))?;
        // A manifest of a later form may look otherwise in everything but this.
        let head: Head = serde_json::from_str(text).map_err(|error| broken(&error.to_string()))?;
        if head.format != MANIFEST_FORMAT {
            return Err(Refusal::new("manifest-format", &[("format", &head.format.to_string())]));
        }
        let manifest: Manifest = serde_json::from_str(text).map_err(|error| broken(&error.to_string()))?;
        fit_id(&manifest.id)?;
        for need in &manifest.needs {
            fit_id(&need.id)?;
        }
        for file in &manifest.files {
            fit_path(&file.path)?;
        }
        let sorted = manifest.files.is_sorted_by(|one, next| one.path < next.path)
            && manifest.needs.is_sorted_by(|one, next| one.id < next.id);
        if !sorted || manifest.text() != text {
            return Err(Refusal::new("manifest-form", &[]));
        }
        Ok(manifest)
    }
}

#[derive(Deserialize)]
struct Head {
    format: u32,
}

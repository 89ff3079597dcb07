//! The list of what is installed: exact versions and hashes. A pack is installed when it stands here, and not before.

use semver::Version;
use serde::{Deserialize, Serialize};

use crate::Refusal;
use crate::manifest::{Manifest, Need};
use crate::name::fit_id;

/// The form of lists that is written and read here.
pub const LOCK_FORMAT: u32 = 1;

/// What is installed, by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// The form of this list.
    pub format: u32,
    /// The packs, by id.
    pub packs: Vec<Installed>,
}

/// An installed pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: Version,
    /// The SHA-256 of its manifest, which holds those of its files.
    pub sha256: String,
    /// What it needs.
    pub needs: Vec<Need>,
}

impl Default for Lock {
    fn default() -> Lock {
        Lock { format: LOCK_FORMAT, packs: Vec::new() }
    }
}

impl Installed {
    /// What stands in the list for a pack.
    pub fn of(manifest: &Manifest) -> Installed {
        Installed {
            id: manifest.id.clone(),
            version: manifest.version.clone(),
            sha256: manifest.sha256(),
            needs: manifest.needs.clone(),
        }
    }
}

impl Lock {
    /// Reads a list.
    pub fn read(text: &str) -> Result<Lock, Refusal> {
        let broken = |error: &str| Refusal::new("manifest-broken", &[("error", error)]);
        let lock: Lock = serde_json::from_str(text).map_err(|error| broken(&error.to_string()))?;
        if lock.format != LOCK_FORMAT {
            return Err(Refusal::new("manifest-format", &[("format", &lock.format.to_string())]));
        }
        for pack in &lock.packs {
            fit_id(&pack.id)?;
            // The hash is the name of a folder.
            if pack.sha256.len() != 64
                || !pack.sha256.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
            {
                return Err(broken(&pack.sha256));
            }
        }
        Ok(lock)
    }

    /// As it is written.
    pub fn text(&self) -> String {
        // Plain texts and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The pack with this id.
    pub fn find(&self, id: &str) -> Option<&Installed> {
        self.packs.iter().find(|pack| pack.id == id)
    }

    /// Puts a pack in, in place of one with the same id.
    pub fn put(&mut self, pack: Installed) {
        self.packs.retain(|known| known.id != pack.id);
        self.packs.push(pack);
        self.packs.sort_by(|one, other| one.id.cmp(&other.id));
    }
}

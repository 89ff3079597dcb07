//! A hash that is the same on every machine, for files, chance and what is on offer.

/// The FNV-1a hash: small, portable, and the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(pub u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Six signs of it, for people who compare them.
    pub fn short(self) -> String {
        format!("{:06x}", (self.0 ^ self.0 >> 24) & 0xff_ffff)
    }

    /// Adds bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
